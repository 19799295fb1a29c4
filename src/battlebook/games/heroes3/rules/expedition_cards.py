"""Cards that are played on the map of an expedition (h3r:expedition-cards), and Neutral Units that are recruited so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import DWELLING, Campaign
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, Params
from battlebook.games.heroes3.content_check import VALUABLE
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.holders import UNTIL_USED, Lasting, holder
from battlebook.games.heroes3.rules.c13_hero import expert_uses
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push, replace
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
AZURE_TOO: Final = LEDGER("h3:10:gold-dwelling-azure")
ONLY_HAND: Final = LEDGER.refusal("h3r:expedition-cards", "not-in-hand")
NO_USE: Final = LEDGER.refusal("h3r:expedition-cards", "no-use")
NO_EFFECT: Final = LEDGER.refusal("h3r:expedition-cards", "no-effect")
NO_EXPERT: Final = LEDGER.refusal("h3:12:expert-limit", "used-up")
HAVE_MACHINE: Final = LEDGER.refusal("h3:15:war-machine-permanent", "owned")
TOO_DEAR: Final = LEDGER.refusal("h3r:expedition-cards", "gold")
BRONZE: Final = TIERS.index("bronze")
SILVER: Final = TIERS.index("silver")
GOLDEN: Final = TIERS.index("golden")
AZURE: Final = TIERS.index("azure")
NONE_GROUP: Final = Group(CARDS_RULE, "leave-them", (Option(("leave-them",)),))


def gain_gold(s: State, card: int, args: Params) -> None:
    """Gold comes in."""
    trail.gain_gold(s, args["n"], CARDS_RULE)


def gain_valuables(s: State, card: int, args: Params) -> None:
    """Valuables are gold here."""
    trail.gain_gold(s, VALUABLE * args["n"], CARDS_RULE)


def gain_mp(s: State, card: int, args: Params) -> None:
    """The Main Hero goes further in this Round."""
    trade.gain_mp(s, args["n"], CARDS_RULE)


def widen_search(s: State, card: int, args: Params) -> None:
    """The next Search turns over more cards."""
    verbs_cards.begin_effect(s, Lasting("search_bonus", ATTACKER, card, n=args["to"], until=UNTIL_USED))


def buy_machine(s: State, card: int, args: Params) -> None:
    """A War Machine for a lower price."""
    trade.buy_machine(s, CARD_INDEX[args["which"]], args["gold"], CARDS_RULE)


def find_neutrals(s: State, card: int, args: Params) -> None:
    """Neutral Units offer their service. The last thing a step does."""
    push(s, Diplomacy())


MAP_OPS: Final[dict[str, Callable[[State, int, Params], None]]] = {
    "gold": gain_gold,
    "materials": gain_gold,
    "valuables": gain_valuables,
    "mp": gain_mp,
    "search_bonus": widen_search,
    "buy_war_machine": buy_machine,
    "recruit_neutral": find_neutrals,
}


def acts_on_map(card: int, use: int) -> bool:
    """Whether a use does something on this map: all its effects, none of which asks for further cards."""
    found = CARDS[card].uses[use]
    if found.timing == "permanent" or found.mode == "power":
        return False
    return all(effect.op in MAP_OPS and "discard" not in effect.args for effect in found.effects)


def refuse_play(s: State, card: int, use: int) -> Refusal | None:
    """A card of the hand whose use acts on the map, an expert one as often as the Level allows."""
    h = holder(s, ATTACKER)
    if card not in h.hand:
        return ONLY_HAND
    if not 0 <= use < len(CARDS[card].uses):
        return NO_USE
    if not acts_on_map(card, use):
        return NO_EFFECT
    if CARDS[card].uses[use].mode == "expert" and h.experts >= expert_uses(h.level) + h.more_experts:
        return NO_EXPERT
    for effect in CARDS[card].uses[use].effects:
        if effect.op == "buy_war_machine" and CARD_INDEX[effect.args["which"]] in h.machines:
            return HAVE_MACHINE
        if effect.op == "buy_war_machine" and trail.expedition(s).gold < effect.args["gold"]:
            return TOO_DEAR
    return None


def play_groups(s: State) -> tuple[Group, ...]:
    """Every card that can be played on the map now."""
    hand = sorted(set(holder(s, ATTACKER).hand))
    keys = [(card, use) for card in hand for use in range(len(CARDS[card].uses))]
    options = [Option(("play", c, use), (("card", c),)) for c, use in keys if refuse_play(s, c, use) is None]
    return (Group(CARDS_RULE, "play", tuple(options)),) if options else ()


def likely_keys(s: State) -> list[tuple[Key, tuple[tuple[str, int], ...]]]:
    """Every use of every card in hand."""
    hand = sorted(set(holder(s, ATTACKER).hand))
    return [(("play", card, use), (("card", card),)) for card in hand for use in range(len(CARDS[card].uses))]


def why_not(s: State, key: Key) -> Refusal | None:
    """Why a card cannot be played on the map; None for what is no card."""
    if len(key) != 3 or type(key[1]) is not int or type(key[2]) is not int or not 0 <= key[1] < len(CARDS):
        return None
    return refuse_play(s, key[1], key[2])


def play(s: State, card: int, use: int) -> None:
    """The card leaves the hand, then its effects happen. The last thing a step does."""
    found = CARDS[card].uses[use]
    leaves = any("remove_self" in effect.args for effect in found.effects)
    trade.play_on_map(s, card, use, found.mode == "expert", leaves, CARDS_RULE)
    for effect in found.effects:
        MAP_OPS[effect.op](s, card, effect.args)


# ------------------------------------------------------------------------------------------- Neutral Units


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Diplomacy(Frame):
    """Neutral Unit cards are turned over, one for each kind of Dwelling; one of them may be recruited. ``shown``: their
    faces."""

    __slots__ = ("shown",)
    fields = ("shown",)

    def __init__(self, shown: tuple[int, ...] = ()) -> None:
        self.shown = shown


def cards_are_turned_over(s: State, f: Diplomacy) -> None:
    """One of each tier that there are Dwellings for; 10 with golden ones an azure card too."""
    tiers = dwellings(trail.expedition(s))
    if AZURE in tiers:
        s.note(AZURE_TOO)
    faces = [trade.draw_neutral(s, tier, AZURE_TOO if tier == AZURE else CARDS_RULE) for tier in tiers]
    replace(s, Diplomacy(tuple(sorted([face for face in faces if face >= 0]))))


def one_may_be_recruited(s: State, f: Diplomacy) -> Ask | None:
    """For its price; the others stay discarded."""
    gold = trail.expedition(s).gold
    faces = [face for face in sorted(set(f.shown)) if s.faces[face].value <= gold]
    if not faces:
        return None
    options = tuple([Option(("recruit-neutral", face), (("troop", face),)) for face in faces])
    groups = (Group(CARDS_RULE, "recruit-neutral", options), NONE_GROUP)
    return Ask(0, CARDS_RULE, "diplomacy", groups)


def it_joins_the_unit_deck(s: State, f: Diplomacy) -> None:
    """Unless nobody was chosen."""
    if s.answer is not None and s.answer[0] == "recruit-neutral":
        trade.recruit_neutral(s, s.answer[1], s.faces[s.answer[1]].value, CARDS_RULE)


Diplomacy.steps = (cards_are_turned_over, one_may_be_recruited, it_joins_the_unit_deck)
FRAMES: Final[tuple[type[Frame], ...]] = (Diplomacy,)


def dwellings(c: Campaign) -> tuple[int, ...]:
    """The tiers of Neutral Units that answer: Towns and Settlements have bronze and silver Dwellings."""
    golden = any(c.sites[n].kind == DWELLING and c.is_visited(n) for n in range(len(c.sites)))
    town = (BRONZE, SILVER) if c.havens() else ()
    return (*town, GOLDEN, AZURE) if golden else town
