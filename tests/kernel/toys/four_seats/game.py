"""Four seats, two teams: dig for cards in an ordered pile; every seat may snatch in another's turn; some may peek."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.chance import CARDS, Source, shuffle
from battlebook.kernel.events import Event
from battlebook.kernel.form_groups import Groups
from battlebook.kernel.forms import Order, Partition, Place
from battlebook.kernel.frames import Frame, push, restart, stop
from battlebook.kernel.game import Denied, Result, Spec
from battlebook.kernel.knowledge import forget, reveal, seat_mask, seen_by, show
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal, load_ledger
from battlebook.kernel.sealed import answers_by_seat, sealed
from battlebook.kernel.state import INTS, VALUE, Table
from battlebook.kernel.windows import Window, window_steps
from tests.kernel.toys.cards import (
    HIDDEN,
    ZONES,
    CardGame,
    CardState,
    holds_cards,
    lay_open,
    name,
    one_setup,
    take,
)

LEDGER = load_ledger(__package__)
SEATS = (0, 1, 2, 3)
TURNS = 20
WEAK = LEDGER.refusal("four:3:weak", "weak")
NO_SUPPLY = LEDGER.refusal("four:2:no-supply", "no-supply")
SNATCHES = tuple(Option(("snatch", card), (("card", card),)) for card in range(12))
DIG = Group(LEDGER("four:2:dig"), "dig", (Option(("dig",)),))
REST = Group(LEDGER("four:2:rest"), "rest", (Option(("rest",)),))
PEEK = Group(LEDGER("four:2:peek"), "peek", (Option(("peek",)),))


def worth(card: int) -> int:
    return card // 2 + 1


class FourState(CardState):
    """``pile``: in order, top first. ``lanterns``: the seats that may look through it. ``miss``: the dig misses."""

    __slots__ = ("lanterns", "miss", "supplies", "turns")

    def __init__(self, names: Any) -> None:
        super().__init__(4, names)
        self.lanterns, self.miss, self.turns = 0, False, 0
        self.supplies = [0] * 4


def take_top(s: FourState, seat: int, rule: str) -> None:
    card, s.pile = s.pile[0], s.pile[1:]
    take(s, seat, card, rule)


class Opening(Frame):
    """1 Setting up."""


def hands_are_dealt(s: FourState, f: Opening) -> None:
    s.pile = shuffle(s, CARDS, s.pile)
    for seat in SEATS * 2:
        take_top(s, seat, "four:1:pile")


def supplies_are_shared_out(s: FourState, f: Opening) -> Ask:
    share = Partition("four:1:supplies", (0, 1, 2, 3), 2, 3, fallback=(0, 0, 1, 1))
    return sealed("four:1:supplies", "share", [Ask(n, "four:1:supplies", "share", (), share) for n in (0, 1)])


def shares_are_opened(s: FourState, f: Opening) -> None:
    for seat, parts in answers_by_seat((0, 1), s.answer).items():
        s.supplies[seat], s.supplies[seat + 2] = parts.count(0), parts.count(1)
    s.emit(Event("shared", "four:1:supplies", {"supplies": tuple(s.supplies)}))


def the_camp_is_made(s: FourState, f: Opening) -> Ask:
    watches = Ask(2, "four:1:watches", "watches", form=Groups("four:1:watches", SEATS, (1, 2), (2, 4)))
    lanterns = Ask(3, "four:1:lanterns", "lanterns", form=Place("four:1:lanterns", (0, 1), SEATS, 1, 2))
    return sealed("four:1:lanterns", "lanterns", [watches, lanterns])


def turns_begin(s: FourState, f: Opening) -> None:
    s.lanterns = seat_mask(*[seat for _, seat in s.answer[1]])
    s.emit(Event("lanterns", "four:1:lantern-right", {"seats": s.lanterns}, reveals=True))
    push(s, Turn(s.answer[0][0][0]))


class Turn(Frame):
    """2 A turn: dig, rest, or peek and dig."""

    __slots__ = fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def refuse_peek(s: FourState, seat: int) -> Refusal | None:
    """2 Peeking costs a supply."""
    return NO_SUPPLY if s.supplies[seat] == 0 else None


def the_seat_digs_rests_or_peeks(s: FourState, f: Turn) -> Ask:
    return Ask(f.seat, "four:2:turn", "turn", (DIG, REST) if refuse_peek(s, f.seat) else (DIG, REST, PEEK))


def its_choice_is_carried_out(s: FourState, f: Turn) -> None:
    s.turns += 1
    choice = s.answer[0]
    s.supplies[f.seat] += {"dig": 0, "rest": 1, "peek": -1}[choice]
    if choice != "rest":
        push(s, Dig(f.seat))
    if choice == "peek":
        push(s, Peek(f.seat))


def the_next_seat_follows(s: FourState, f: Turn) -> None:
    if s.pile and s.turns < TURNS:
        restart(s, Turn((f.seat + 1) % 4))
        return
    for seat in SEATS:
        for card in s.hands[seat]:
            reveal(s.seen, card)
            s.emit(Event("opened", "four:4:end", {"seat": seat, "card": name(s, card)}, reveals=True))
    stop(s)


class Peek(Turn):
    """2 Looking at the two top cards and putting them back."""


def the_top_cards_are_looked_at(s: FourState, f: Peek) -> None:
    for card in s.pile[:2]:
        show(s.seen, card, seat_mask(f.seat))
    mine = {"seat": f.seat, "cards": [name(s, card) for card in s.pile[:2]]}
    s.emit(Event("peeked", "four:2:peek", {"seat": f.seat}, mine, seat_mask(f.seat), reveals=True))


def their_order_is_chosen(s: FourState, f: Peek) -> Ask:
    return Ask(f.seat, "four:2:peek", "order", form=Order("four:2:peek", tuple(sorted(s.pile[:2]))))


def they_are_put_back(s: FourState, f: Peek) -> None:
    s.pile = (*s.answer, *s.pile[2:])
    for card in s.answer:
        forget(s.seen, card, keep=seat_mask(f.seat))


class Dig(Turn):
    """2 Taking the top card, unless it is snatched away."""


def every_seat_may_snatch(s: FourState, f: Dig) -> None:
    s.miss = False
    push(s, Snatch(tuple((f.seat + n) % 4 for n in (1, 2, 3, 4))))


def the_card_is_taken_or_missed(s: FourState, f: Dig) -> None:
    if s.miss:
        s.pile = (*s.pile[1:], s.pile[0])
        s.emit(Event("missed", "four:3:miss", {"seat": f.seat}))
    else:
        take_top(s, f.seat, "four:2:dig")


class Snatch(Window):
    """3 Snatching."""

    __slots__ = ()


def refuse_snatch(s: FourState, card: int) -> Refusal | None:
    """3 Only cards worth three or more snatch."""
    return WEAK if worth(card) < 3 else None


def cards_that_snatch(s: FourState, f: Snatch, seat: int) -> tuple[Group, ...]:
    plays = tuple(SNATCHES[card] for card in s.hands[seat] if refuse_snatch(s, card) is None)
    return (Group("four:3:snatch", "snatch", plays),)


def a_card_snatches(s: FourState, f: Snatch, seat: int, key: Key) -> None:
    lay_open(s, seat, key[1], "snatched", "four:3:snatch")
    s.discard, s.miss = (*s.discard, key[1]), not s.miss


Opening.steps = (hands_are_dealt, supplies_are_shared_out, shares_are_opened, the_camp_is_made, turns_begin)
Turn.steps = (the_seat_digs_rests_or_peeks, its_choice_is_carried_out, the_next_seat_follows)
Peek.steps = (the_top_cards_are_looked_at, their_order_is_chosen, they_are_put_back)
Dig.steps = (every_seat_may_snatch, the_card_is_taken_or_missed)
Snatch.steps = window_steps(LEDGER("four:3:all-pass"), "snatch", cards_that_snatch, a_card_snatches, holds_cards)
FIELDS = {"lanterns": VALUE, "miss": VALUE, "turns": VALUE, "supplies": INTS}


class FourSeats(CardGame):
    key, prefix, ledger = "four_seats", "four", LEDGER
    table = Table(FourState, {**ZONES, **FIELDS}, (Opening, Turn, Peek, Dig, Snatch))
    setups = one_setup("four", 4, LEDGER("four:1:pile"))

    def new_state(self, spec: Spec, source: Source) -> FourState:
        s = FourState(spec.options["names"])
        s.source = source
        push(s, Opening())
        return s

    def side(self, s: FourState, seat: int) -> int:
        return seat % 2

    def riches(self, s: FourState) -> list[int]:
        return [sum(worth(card) for seat in (team, team + 2) for card in s.hands[seat]) for team in (0, 1)]

    def result(self, s: FourState) -> Result | None:
        if s.stack:
            return None
        even, odd = self.riches(s)
        sides = () if even == odd else (int(odd > even),)
        return Result(tuple(seat for seat in SEATS if seat % 2 in sides), sides, "riches", "four:4:end")

    def sees(self, s: FourState, card: int, seat: int) -> bool:
        lantern = seat >= 0 and s.lanterns >> seat & 1
        return super().sees(s, card, seat) or bool(lantern and card in s.pile)

    def known(self, s: FourState, seat: int) -> FourState:
        k: FourState = self.known_cards(FourState(s.names), s, seat)
        k.pile = tuple(card if self.sees(s, card, seat) else HIDDEN for card in s.pile)
        k.lanterns, k.miss, k.turns, k.supplies = s.lanterns, s.miss, s.turns, s.supplies[:]
        return k

    def piled(self, cards: Any) -> tuple[int, ...]:
        return tuple(cards)

    def view(self, known: FourState, seat: int) -> dict[str, Any]:
        remembered = [name(known, card) for card in seen_by(known.seen, seat)]
        shown = {"supplies": known.supplies, "turns": known.turns, "remembered": remembered}
        return {**super().view(known, seat), **shown}

    def why_not(self, s: FourState, ask: Ask, key: Key) -> list[Refusal]:
        refusal = None
        if ask.kind == "snatch" and key[1:] in [(card,) for card in s.hands[ask.seat]]:
            refusal = refuse_snatch(s, key[1])
        elif ask.kind == "turn" and key == ("peek",):
            refusal = refuse_peek(s, ask.seat)
        return [refusal] if refusal else []

    def denied(self, s: FourState, ask: Ask) -> list[Denied]:
        options = [PEEK.options[0], *[SNATCHES[card] for card in s.hands[ask.seat]]]
        found = [(option, tuple(self.why_not(s, ask, option.key))) for option in options]
        return [Denied(option.key, option.target, why) for option, why in found if why]

    def evaluate(self, s: FourState, seat: int) -> float:
        riches = self.riches(s)
        return (riches[seat % 2] - riches[1 - seat % 2]) / 42


GAME = FourSeats()
