"""The four Neutral decks of a match: which cards they hold, and which lie in the discard piles already.

Two options that no form shows: ``expansions``, the owned ones (default: all), and ``discarded``, ids of Neutral Units
that were fought before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from battlebook.games.heroes3.armies import nearest
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.content import FACE_INDEX, FACE_KEYS, FACE_RECORDS, NEUTRAL_DECKS
from battlebook.games.heroes3.faces import NO_TIER, TIERS
from battlebook.games.heroes3.state import DEFENDER, OVER, Rulings, State
from battlebook.kernel.game import Problem, Spec

Piles = tuple[tuple[int, ...], ...]

TOO_FEW = LEDGER.refusal("h3:10:four-decks", "too-few")
NO_EXPANSION = LEDGER.refusal("h3:10:four-decks", "expansion")
NO_CARD = LEDGER.refusal("h3:10:four-decks", "card")
ONE_EACH = 0
BANK_CARDS = "Naval Battles Expansion ("  # lists the guards of banks, no Neutral cards


def owned_by(face: int) -> list[str]:
    """The expansions that hold the Neutral card of a face."""
    return [name for name in FACE_RECORDS[face]["expansion"] if not name.startswith(BANK_CARDS)]


EXPANSIONS: tuple[str, ...] = tuple(
    sorted({name for pile in NEUTRAL_DECKS.values() for face in pile for name in owned_by(face)})
)


def copies(face: int, owned: Sequence[str], composition: int) -> int:
    """How many copies of a card are in the decks (h3r:neutral-deck-composition): one if any owned expansion holds it,
    or one for each that does."""
    holders = sum(1 for name in owned_by(face) if name in owned)
    return min(1, holders) if composition == ONE_EACH else holders


def make_decks(spec: Spec, rulings: Rulings) -> tuple[Piles, Piles]:
    """Decks and discard piles by tier, each as faces in ascending order."""
    owned = tuple(spec.options.get("expansions", EXPANSIONS))
    return shared_out(owned, tuple(spec.options.get("discarded", ())), rulings.neutral_deck_composition)


@lru_cache(maxsize=64)
def shared_out(owned: tuple[str, ...], discarded: tuple[str, ...], composition: int) -> tuple[Piles, Piles]:
    """Decks and discard piles for some expansions, discarded units and a reading of h3r:neutral-deck-composition."""
    gone = Counter(FACE_INDEX[unit, "neutral"] for unit in discarded)
    decks: list[tuple[int, ...]] = []
    discards: list[tuple[int, ...]] = []
    for tier in TIERS:
        pile = [f for f in NEUTRAL_DECKS[tier] for _ in range(copies(f, owned, composition))]
        used = Counter({f: min(n, gone[f]) for f, n in Counter(pile).items()})
        decks.append(tuple(sorted((Counter(pile) - used).elements())))
        discards.append(tuple(sorted(used.elements())))
    return tuple(decks), tuple(discards)


def deck_problems(spec: Spec, tiers: Sequence[int]) -> list[Problem]:
    """Unknown expansions or cards, and tiers with fewer cards than the fight needs."""
    found: list[Problem] = []
    for name, known, refusal in (
        ("expansions", EXPANSIONS, NO_EXPANSION),
        ("discarded", [FACE_KEYS[f][0] for pile in NEUTRAL_DECKS.values() for f in pile], NO_CARD),
    ):
        listed = spec.options.get(name, ())
        if not isinstance(listed, (list, tuple)):
            found.append(Problem(name, refusal, nearest(listed, known)))
            continue
        found += [Problem(name, refusal, nearest(one, known)) for one in listed if one not in known]
    return found or short_decks(spec, tiers)


def short_decks(spec: Spec, tiers: Sequence[int]) -> list[Problem]:
    """Tiers of which more cards are needed than there are."""
    decks, discards = make_decks(spec, Rulings(spec.rulings, spec.variants))
    return [
        Problem("expansions", TOO_FEW, {"tier": TIERS[tier], "n": len(decks[tier] + discards[tier]), "needed": needed})
        for tier, needed in sorted(Counter(tiers).items())
        if len(decks[tier] + discards[tier]) < needed
    ]


def is_deck_card(s: State, unit: int) -> bool:
    """Whether a unit is a card of a Neutral deck."""
    face = s.card(unit)
    return face.side == "neutral" and face.tier != NO_TIER


def neutral_cards(s: State) -> int:
    """Neutral Unit cards in the decks, in the discard piles and as units; no decision changes their number."""
    piles = sum(map(len, s.decks)) + sum(map(len, s.discards))
    gone = s.fallen if s.stage != OVER else s.fallen | s.alive[DEFENDER]
    if s.campaign is not None and not s.unit_count():  # those that were recruited are in the Unit Deck
        return piles + sum(1 for face in s.campaign.deck if s.faces[face].side == "neutral")
    return piles + sum(1 for u in range(s.unit_count()) if is_deck_card(s, u) and not (s.discards and gone >> u & 1))


def own_units(s: State) -> int:
    """Units of the players' armies, summoned ones and the Arrow Tower left out; no decision changes their number."""
    owned = [u for u in range(s.unit_count()) if s.side[u] != s.plan.neutral_side]
    return sum(1 for u in owned if not (s.summoned | s.tower) >> u & 1)
