"""What the three card toys share: numbered cards with names of their own in hands, a face-down pile and a discard pile.

A hidden card is a negative number that tells no more than its back. The names come from the set-up, so that the hiding
suite can plant words there and look for them in everything that leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from battlebook.kernel.determinize import awaken, deal_constrained
from battlebook.kernel.events import Event
from battlebook.kernel.game import Field, Game, Problem, Setup, Spec, form_problems
from battlebook.kernel.knowledge import may_see, public_part, reveal, seat_mask, show
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.rules import Refusal
from battlebook.kernel.state import HELD, INTS, STATIC, VALUE, State
from battlebook.kernel.words import OptionWords, Ref, words

HIDDEN = -1
CARDS = 12
NAMES = Field("names", "words", tuple(f"card-{n}" for n in range(CARDS)))
ZONES = {"names": STATIC, "seen": INTS, "hands": VALUE, "pile": VALUE, "discard": HELD}
Cards = tuple[int, ...]


class CardState(State):
    """``names`` of the cards; ``seen``: by card, the seats that know it; ``hands`` by seat, in ascending order."""

    __slots__ = ("discard", "hands", "names", "pile", "seen")

    def __init__(self, seats: int, names: Sequence[str] = NAMES.default) -> None:
        super().__init__()
        self.names = tuple(names)
        self.seen = [0] * CARDS
        self.hands: tuple[Cards, ...] = ((),) * seats
        self.pile: Cards = tuple(range(CARDS))
        self.discard: Cards = ()


# ---------------------------------------------------------------------------------------------------- verbs


def keep(s: CardState, seat: int, hand: Sequence[int]) -> None:
    """These cards are now the seat's hand."""
    s.hands = tuple(tuple(sorted(hand)) if n == seat else h for n, h in enumerate(s.hands))


def take(s: CardState, seat: int, card: int, rule: str) -> None:
    """The seat takes a card in hand that nobody else sees."""
    keep(s, seat, (*s.hands[seat], card))
    show(s.seen, card, seat_mask(seat))
    mine = {"seat": seat, "card": name(s, card)}
    s.emit(Event("taken", rule, {"seat": seat}, mine, seat_mask(seat)))


def lay_open(s: CardState, seat: int, card: int, kind: str, rule: str) -> None:
    """The seat lays a card of its hand open."""
    keep(s, seat, [other for other in s.hands[seat] if other != card])
    reveal(s.seen, card)
    s.emit(Event(kind, rule, {"seat": seat, "card": name(s, card)}, reveals=True))


def holds_cards(s: CardState, seat: int) -> bool:
    return bool(s.hands[seat])


# ------------------------------------------------------------------------------------------- what is known


def name(s: CardState, card: int) -> Ref:
    """A card's name for views and words; a hidden card has none."""
    return {"ref": "card", "id": s.names[card] if card >= 0 else "hidden"}


def one_setup(prefix: str, seats: int, rule: str, *fields: Field) -> tuple[Setup, ...]:
    """The only set-up of a card toy."""
    return (Setup("table", tuple(f"{prefix}-seat-{n}" for n in range(seats)), (NAMES, *fields), rule),)


class CardGame(Game):
    """Everything about hiding and finding cards that does not depend on the toy's rules."""

    def sample_spec(self, setup: str, rng: Random) -> Spec:
        spec = super().sample_spec(setup, rng)
        names = tuple(f"w{rng.getrandbits(64):016x}" for _ in range(CARDS))
        return spec._replace(options={**spec.options, "names": names})

    def problems(self, spec: Spec) -> list[Problem]:
        found = form_problems(self, spec)
        if len(set(spec.options.get("names", ()))) != CARDS:
            found.append(Problem("names", Refusal(self.setups[0].rule, "names")))
        return found

    def back(self, card: int) -> int:
        """What the back of a card tells."""
        return 0

    def zones(self, s: Any) -> tuple[Cards, ...]:
        """Every zone of cards."""
        return (*s.hands, s.pile, s.discard)

    def conserved(self, s: Any) -> tuple[Any, ...]:
        return tuple(sorted(card for zone in self.zones(s) for card in zone))

    def sees(self, s: Any, card: int, seat: int) -> bool:
        """Whether the seat knows where this card is."""
        return may_see(s.seen, card, seat)

    def secrets(self, s: Any, seat: int) -> tuple[str, ...]:
        return tuple(s.names[card] for card in range(CARDS) if not self.sees(s, card, seat))

    def known_cards(self, k: Any, s: Any, seat: int) -> Any:
        """Give the empty state ``k`` what the seat knows of the kernel's fields and of the cards."""
        public_part(k, s, seat)
        k.seen = [mask if may_see(s.seen, card, seat) else 0 for card, mask in enumerate(s.seen)]
        k.hands = tuple(self.seen_zone(s, hand, seat) for hand in s.hands)
        k.pile = self.seen_zone(s, s.pile, seat)
        k.discard = s.discard
        return k

    def seen_zone(self, s: Any, zone: Cards, seat: int) -> Cards:
        """A zone in an order that tells nothing: the cards that the seat knows, then the backs of the others."""
        known = [card for card in zone if self.sees(s, card, seat)]
        hidden = [HIDDEN - self.back(card) for card in zone if not self.sees(s, card, seat)]
        return (*sorted(known), *sorted(hidden))

    def fill(self, known: Any, rng: Random) -> Any:
        world = self.table.clone(known)
        zones = self.zones(known)
        places = [card for zone in zones for card in zone if card < 0]
        unseen = [card for card in range(CARDS) if not any(card in zone for zone in zones)]
        fits = [lambda card, place=place: HIDDEN - self.back(card) == place for place in places]
        dealt = iter(deal_constrained(unseen, fits, rng))
        for seat, hand in enumerate(known.hands):
            keep(world, seat, [card if card >= 0 else next(dealt) for card in hand])
            for card in world.hands[seat]:
                show(world.seen, card, seat_mask(seat))
        world.pile = self.piled(card if card >= 0 else next(dealt) for card in known.pile)
        return awaken(world, rng)

    def piled(self, cards: Any) -> Cards:
        """A pile without order is kept ascending."""
        return tuple(sorted(cards))

    def view(self, known: Any, seat: int) -> dict[str, Any]:
        hands = [[name(known, card) for card in hand] for hand in known.hands]
        pile, discard = ([name(known, card) for card in zone] for zone in (known.pile, known.discard))
        return {"hands": hands, "pile": pile, "discard": discard}

    def option_words(self, known: Any, ask: Ask, option: Option) -> OptionWords:
        cards = {kind: name(known, card) for kind, card in option.target}
        return OptionWords(words(f"{self.prefix}-option-{option.key[0]}", **cards))
