"""What cards bring on the map of an expedition (h3r:expedition-cards): gold, morale, cards, Experience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from battlebook.games.heroes3 import verbs_cards, verbs_heroes
from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import Campaign
from battlebook.games.heroes3.cards import Params
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.content_check import VALUABLE
from battlebook.games.heroes3.effects.cards.purse import DICE_OF
from battlebook.games.heroes3.holders import UNTIL_COMBAT, UNTIL_USED, Lasting, effects_for, holder
from battlebook.games.heroes3.rules.c5_after import NECROPOLIS
from battlebook.games.heroes3.rules.c12_search import OWN, search
from battlebook.games.heroes3.rules.c13_expedition import MOST_XP, learn
from battlebook.games.heroes3.rules.expedition_lessons import Lesson, teachable
from battlebook.games.heroes3.rules.expedition_map import resource_dice
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.frames import push
from battlebook.kernel.rules import Refusal

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
NO_STATISTIC: Final = LEDGER.refusal("h3r:expedition-cards", "no-statistic")
NOT_RISEN: Final = LEDGER.refusal("h3r:expedition-cards", "not-risen")
NOT_NEGATIVE: Final = LEDGER.refusal("h3r:expedition-cards", "not-negative")
IGNORED: Final = LEDGER.refusal("h3:14:necropolis-no-morale", "ignores")
HAVE_MORALE: Final = LEDGER.refusal("h3r:expedition-cards", "morale")
XP_PER_LEVEL: Final[int] = TABLES["hero_levels"]["xp_per_level"]
INCOME: Final = "expedition_income"  # an effect that lasts: gold in every other Round
OFTEN: Final = 2
VIEW: Final[dict[str, int]] = {"3 gold": 3, "2 materials": 2, "1 valuables": VALUABLE}


class Use(NamedTuple):
    """A use of a card on the map: the card, which use, the parameters of one of its effects."""

    card: int
    use: int
    args: Params


Do = Callable[[State, Use], None]
Refuse = Callable[[State, Campaign, Use], "Refusal | None"]


class MapOp(NamedTuple):
    """One operation on the map. ``do`` is the last thing a step does."""

    do: Do
    refuse: Refuse | None = None


# -------------------------------------------------------------------------------------------- gold and morale


def gain_gold(s: State, u: Use) -> None:
    """Gold comes in; building materials are gold here."""
    trail.gain_gold(s, u.args["n"], CARDS_RULE)


def gain_valuables(s: State, u: Use) -> None:
    """Valuables are gold here."""
    trail.gain_gold(s, VALUABLE * u.args["n"], CARDS_RULE)


def gain_either(s: State, u: Use) -> None:
    """Valuables or materials: the valuable is worth more."""
    trail.gain_gold(s, VALUABLE, CARDS_RULE)


def roll_for_gold(s: State, u: Use) -> None:
    """Resource Dice, of which the best counts."""
    dice, more = DICE_OF.get(u.card, (1, 0))
    trail.gain_gold(s, max(resource_dice(s, dice)) + more, CARDS_RULE)


def gain_income(s: State, u: Use) -> None:
    """Materials in every other Round, as long as the card is in play."""
    verbs_cards.begin_effect(s, Lasting(INCOME, ATTACKER, u.card, n=u.args["n"], until=UNTIL_COMBAT))


def gain_dear_income(s: State, u: Use) -> None:
    """Valuables in every other Round."""
    verbs_cards.begin_effect(s, Lasting(INCOME, ATTACKER, u.card, n=VALUABLE * u.args["n"], until=UNTIL_COMBAT))


def raise_morale(s: State, u: Use) -> None:
    """14 A Negative Token goes, or a Positive one comes."""
    verbs_heroes.set_morale(s, ATTACKER, min(1, holder(s, ATTACKER).morale + 1), CARDS_RULE)


def refuse_morale(s: State, c: Campaign, u: Use) -> Refusal | None:
    """14 The Necropolis has none, and nobody has two Positive Tokens."""
    if c.faction == NECROPOLIS:
        return IGNORED
    return HAVE_MORALE if holder(s, ATTACKER).morale > 0 else None


# -------------------------------------------------------------------------------------------- cards and Levels


def draw(s: State, u: Use) -> None:
    """Cards of the own deck."""
    verbs_cards.draw_cards(s, ATTACKER, u.args["n"], CARDS_RULE, RESHUFFLE)


def widen_search(s: State, u: Use) -> None:
    """The next Search turns over more cards."""
    verbs_cards.begin_effect(s, Lasting("search_bonus", ATTACKER, u.card, n=u.args["to"], until=UNTIL_USED))


def search_stock(s: State, u: Use) -> None:
    """A Search of the Spell or the Artifact deck."""
    search(s, ATTACKER, u.args["deck"], u.args["n"])


def search_own(s: State, u: Use) -> None:
    """A Search of the own deck."""
    search(s, ATTACKER, OWN, u.args["n"])


def learn_half(s: State, u: Use) -> None:
    """13 Half a Level is 1 Experience."""
    learn(s, XP_PER_LEVEL // 2 * u.args["n"], CARDS_RULE)


def learn_whole(s: State, u: Use) -> None:
    """13 A whole Level."""
    learn(s, XP_PER_LEVEL * u.args["n"], CARDS_RULE)


def refuse_learning(s: State, c: Campaign, u: Use) -> Refusal | None:
    """Only in a Round in which a Level was reached."""
    return None if c.risen and c.xp < MOST_XP else NOT_RISEN


def empower(s: State, u: Use) -> None:
    """Statistics become Empowered ones."""
    push(s, Lesson(u.args["n"]))


def refuse_empower(s: State, c: Campaign, u: Use) -> Refusal | None:
    """There must be one in hand."""
    return None if teachable(s) else NO_STATISTIC


def lift_gloom(s: State, u: Use) -> None:
    """14 A Negative Token is ignored: it goes."""
    verbs_heroes.set_morale(s, ATTACKER, 0, CARDS_RULE)


def refuse_to_lift(s: State, c: Campaign, u: Use) -> Refusal | None:
    """14 There is one."""
    return None if holder(s, ATTACKER).morale < 0 else NOT_NEGATIVE


def view(s: State, u: Use) -> None:
    """A Spell finds gold."""
    trail.gain_gold(s, VIEW[u.args["value"]], CARDS_RULE)


def income_of_cards(s: State, day: int) -> int:
    """Gold that Permanent cards bring at the beginning of a Round."""
    return 0 if day % OFTEN else sum(row.n for row in effects_for(s, ATTACKER, INCOME))


GAINS: Final[dict[str, MapOp]] = {
    "gold": MapOp(gain_gold),
    "materials": MapOp(gain_gold),
    "valuables": MapOp(gain_valuables),
    "valuables_or_materials": MapOp(gain_either),
    "resource_dice": MapOp(roll_for_gold),
    "morale": MapOp(raise_morale, refuse_morale),
    "draw": MapOp(draw),
    "search": MapOp(search_stock),
    "search_deck": MapOp(search_own),
    "search_bonus": MapOp(widen_search),
    "xp_half": MapOp(learn_half, refuse_learning),
    "xp_level": MapOp(learn_whole, refuse_learning),
    "empower_statistics": MapOp(empower, refuse_empower),
}
# Permanent cards that act between Combats.
LASTING_OPS: Final[dict[str, MapOp]] = {
    "income_materials": MapOp(gain_income),
    "income_valuables": MapOp(gain_dear_income),
}
VIEW_AIR: Final = MapOp(view)
GLOOM: Final = MapOp(lift_gloom, refuse_to_lift)
