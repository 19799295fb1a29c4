"""Chapter 18, the Skirmish: two Heroes of one size, decks that grow by drawn cards, a Combat on the Battlefield Board
in which cards and expert uses come back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlebook.games.heroes3 import verbs_battlefield, verbs_cards, verbs_heroes, verbs_holders, verbs_stock
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, HEROES
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c2_heroes import Hands
from battlebook.games.heroes3.rules.c12_costs import slots
from battlebook.games.heroes3.rules.c17_battlefield import Battlefield
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.games.heroes3.verbs_stock import DECKS, PILES
from battlebook.kernel.chance import DICE, roll
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame, push, replace, restart
from battlebook.kernel.options import Ask

DRAW_TWO: Final = LEDGER("h3:18:draw-two")
REGAIN: Final = LEDGER("h3:18:regain-expert")
TOKEN_ROLL: Final = LEDGER("h3:18:initiative-token-roll")
REMOVED: Final = LEDGER("h3:18:removed-cards")
FOREIGN: Final = LEDGER("h3:12:necromancy-faction")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")

SIZES: Final = ("short", "medium", "large")
SIZE_RULES: Final = tuple(LEDGER(f"h3:18:skirmish-{size}") for size in SIZES)
ROWS: Final[tuple[Mapping[str, Any], ...]] = tuple(TABLES["skirmish_setup"][size] for size in SIZES)
FIELD: Final[Mapping[str, Any]] = TABLES["board_battlefield"]
CARDS_A_ROUND: Final = int(FIELD["draw_per_round"])
EXPERTS_A_ROUND: Final = int(FIELD["expert_regain_per_round"])
DICE_EACH: Final = 2
FACES: Final[tuple[int, ...]] = tuple(int(face["n"]) for face in TABLES["resource_die"]["faces"])
KINDS: Final = ("ability", "artifact", "spell")  # the decks in the order of the table
HERO_LIST: Final = tuple(HEROES.values())
NO_TOWER: Final = -1
NOT_YET: Final = -1


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Skirmish(Frame):
    """18 Two players with equal means on the Battlefield Board. ``size``: index of `SIZES`."""

    __slots__ = ("size",)
    fields = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size


def both_roll_for_the_token(s: State, f: Skirmish) -> None:
    """18 Two Resource Dice each; the higher total takes the Initiative Token. Equal totals are rolled again."""
    s.note(REMOVED)
    totals = [0, 0]
    while totals[ATTACKER] == totals[DEFENDER]:
        totals = [roll_resource_dice(s, side) for side in (ATTACKER, DEFENDER)]
    verbs_battlefield.take_token(s, ATTACKER if totals[ATTACKER] > totals[DEFENDER] else DEFENDER, TOKEN_ROLL)


def roll_resource_dice(s: State, side: int) -> int:
    """18 The total of a side's dice, whatever resources they show."""
    faces = [FACES[roll(s, DICE, len(FACES))] for _ in range(DICE_EACH)]
    if s.sink is not None or s.recorder is not None:
        dice = [{"die": "resource", "faces": faces, "used": list(range(DICE_EACH))}]
        verbs_holders.say_side(s, "rolls-for-token", TOKEN_ROLL, side, dice=dice, n=sum(faces))
    return sum(faces)


def both_prepare_their_decks(s: State, f: Skirmish) -> None:
    """18 The holder of the token draws first, then the other player."""
    push(s, DeckPreparation(1 - s.token, f.size))
    push(s, DeckPreparation(s.token, f.size))


def both_hands_are_drawn(s: State, f: Skirmish) -> None:
    """18 The decks are shuffled and hands drawn up to the hand limit."""
    push(s, Hands())


def they_meet_on_the_battlefield(s: State, f: Skirmish) -> None:
    """17 Obstacles, units in turns, Combat."""
    push(s, Battlefield(NO_TOWER))


Skirmish.steps = (
    both_roll_for_the_token,
    both_prepare_their_decks,
    both_hands_are_drawn,
    they_meet_on_the_battlefield,
)


# ------------------------------------------------------------------------------------------- the decks grow


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class DeckPreparation(Frame):
    """18 A player draws Abilities, Artifacts and Spells, of which some stay in the deck. ``kind``: index of `KINDS`;
    ``shown``: how many cards lie open, or -1 before."""

    __slots__ = ("kind", "shown", "side", "size")
    fields = ("side", "size", "kind", "shown")

    def __init__(self, side: int, size: int, kind: int = 0, shown: int = NOT_YET) -> None:
        self.side = side
        self.size = size
        self.kind = kind
        self.shown = shown


def cards_are_drawn(s: State, f: DeckPreparation) -> None:
    """18 They lie open; a card that the Hero's Faction cannot use is passed over."""
    faction = HERO_LIST[holder(s, f.side).hero].faction
    deck = DECKS.index(KINDS[f.kind])
    fitting = [c for c in s.stock[deck] if CARDS[c].faction in ("", faction)]
    if len(fitting) < len(s.stock[deck]):
        s.note(FOREIGN)
    shown = verbs_stock.turn_over(s, f.side, deck, drawn_and_kept(s, f)[0], fitting, SIZE_RULES[f.size])
    replace(s, DeckPreparation(f.side, f.size, f.kind, shown))


def some_are_kept(s: State, f: DeckPreparation) -> Ask | None:
    """18 So many of them as the size of the Skirmish says; Spells are all kept."""
    cards = open_cards(s, f)
    keep = drawn_and_kept(s, f)[1]
    if keep >= len(cards):
        return None
    rule = SIZE_RULES[f.size]
    return Ask(s.seat(f.side), rule, "keep-cards", (), Pick(rule, slots(cards), keep, keep), (keep, f.kind))


def they_join_the_deck(s: State, f: DeckPreparation) -> None:
    """18 The others stay discarded; then the next kind of cards."""
    cards = open_cards(s, f)
    keep = drawn_and_kept(s, f)[1]
    kept = cards if keep >= len(cards) else tuple([cards[i] for i in s.answer])
    verbs_stock.take_into_deck(s, f.side, DECKS.index(KINDS[f.kind]), kept, SIZE_RULES[f.size])
    if f.kind + 1 < len(KINDS):
        restart(s, DeckPreparation(f.side, f.size, f.kind + 1))


DeckPreparation.steps = (cards_are_drawn, some_are_kept, they_join_the_deck)


def drawn_and_kept(s: State, f: DeckPreparation) -> tuple[int, int]:
    """18 How many cards of the kind are drawn and how many kept; of Spells a Might Hero gets fewer."""
    row = ROWS[f.size]
    if KINDS[f.kind] == "spell":
        n = int(row["spells"][HERO_LIST[holder(s, f.side).hero].type])
        return n, n
    rule = row["abilities" if KINDS[f.kind] == "ability" else "artifacts"]
    return int(rule["draw"]), int(rule["keep"])


def open_cards(s: State, f: DeckPreparation) -> tuple[int, ...]:
    """The cards that were drawn: the top of their discard pile."""
    return s.stock[PILES + DECKS.index(KINDS[f.kind])][-f.shown :] if f.shown > 0 else ()


FRAMES: Final[tuple[type[Frame], ...]] = (Skirmish, DeckPreparation)


# ------------------------------------------------------------------------------------------- between Rounds


def cards_come_back(s: State) -> None:
    """18 At the end of each Round every player draws two cards and regains one used expert use."""
    for side in (s.token, 1 - s.token):
        verbs_cards.draw_cards(s, side, CARDS_A_ROUND, DRAW_TWO, RESHUFFLE)
        used = holder(s, side).experts
        if used:
            verbs_heroes.regain_experts(s, side, min(used, EXPERTS_A_ROUND), REGAIN)
