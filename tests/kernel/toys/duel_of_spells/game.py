"""Duel of spells: both mages seal a spell, the weakest resolves first, a fallen caster gets the card back."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.chance import CARDS, DICE, Source, draw_one, roll
from battlebook.kernel.events import Event
from battlebook.kernel.forms import Answer, Fault, Pick
from battlebook.kernel.frames import Frame, push, restart, stop
from battlebook.kernel.game import Result, Spec, Variant
from battlebook.kernel.knowledge import forget
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import load_ledger
from battlebook.kernel.sealed import answers_by_seat, sealed
from battlebook.kernel.state import INTS, ROW, VALUE, Table, with_one
from battlebook.kernel.words import words
from tests.kernel.toys.cards import ZONES, CardGame, CardState, keep, lay_open, name, one_setup, take

LEDGER = load_ledger(__package__)
BOTH = (0, 1)
HEALTH = 5
TOO_STRONG = LEDGER.refusal("duel:1:exchange", "too-strong")
HOLD = Group(LEDGER("duel:2:hold"), "hold", (Option(("hold",)),))
SPELLS = tuple(Option(("cast", card), (("card", card),)) for card in range(12))


def power(card: int) -> int:
    return card // 2 + 1


class DuelState(CardState):
    """``table``: the spells that are turned over and not yet cast. ``health``, ``lives``: by seat."""

    __slots__ = ("health", "lives", "table")

    def __init__(self, names: Any, lives: int) -> None:
        super().__init__(2, names)
        self.table: tuple[int, ...] = ()
        self.health = [HEALTH, HEALTH]
        self.lives = (lives, lives)


class Opening(Frame):
    """1 The opening hands."""


def draw_up(s: DuelState, seat: int) -> None:
    """1 Three spells in hand; an empty pile is made anew from the discards."""
    while len(s.hands[seat]) < 3:
        if not s.pile:
            s.pile, s.discard = tuple(sorted(s.discard)), ()
            for card in s.pile:
                forget(s.seen, card)
        card, s.pile = draw_one(s, CARDS, s.pile)
        take(s, seat, card, "duel:1:hand")


def each_draws_three_spells(s: DuelState, f: Opening) -> None:
    for seat in BOTH:
        draw_up(s, seat)


def refuse_exchange(answer: Answer) -> Fault | None:
    """1 Spells of together more than ten may not be exchanged."""
    return (TOO_STRONG, -1) if sum(map(power, answer)) > 10 else None


def each_may_exchange_two(s: DuelState, f: Opening) -> Ask:
    forms = [Pick("duel:1:exchange", s.hands[n], 0, 2, refuse_exchange) for n in BOTH]
    asks = [Ask(n, "duel:1:exchange", "exchange", form=forms[n]) for n in BOTH]
    return sealed("duel:1:exchange", "exchange", asks)


def the_exchange_is_made(s: DuelState, f: Opening) -> None:
    for seat, given in answers_by_seat(BOTH, s.answer).items():
        keep(s, seat, [card for card in s.hands[seat] if card not in given])
        draw_up(s, seat)
        s.pile = tuple(sorted((*s.pile, *given)))
        for card in given:
            forget(s.seen, card)
    push(s, Round())


class Round(Frame):
    """2 A round of spells."""


def both_seal_a_spell(s: DuelState, f: Round) -> Ask:
    spells = [Group("duel:2:cast", "cast", tuple(SPELLS[card] for card in s.hands[n])) for n in BOTH]
    return sealed("duel:2:seal", "seal", [Ask(n, "duel:2:seal", "seal", (spells[n], HOLD)) for n in BOTH])


def the_weakest_spell_comes_first(s: DuelState, f: Round) -> None:
    answers = answers_by_seat(BOTH, s.answer)
    spells = [(seat, key[1]) for seat, key in answers.items() if key != ("hold",)]
    for seat, card in spells:
        lay_open(s, seat, card, "turned", "duel:2:seal")
        s.table = (*s.table, card)
    if len(spells) == 2 and power(spells[0][1]) == power(spells[1][1]):
        spells = spells[:: 1 - 2 * roll(s, DICE, 2)]
        s.emit(Event("tie-die", "duel:2:tie-die", {"seat": spells[1][0]}))
    s.note("duel:2:weakest-first")
    for seat, card in sorted(spells, key=lambda spell: -power(spell[1])):
        push(s, Cast(seat, card, s.lives[seat]))


def hands_are_filled_and_the_next_round_begins(s: DuelState, f: Round) -> None:
    if 0 in s.lives:
        s.emit(Event("ended", "duel:3:lives", {}))
        stop(s)
        return
    for seat in BOTH:
        draw_up(s, seat)
    restart(s, Round())


class Cast(Frame):
    """2 One spell resolves. ``life``: the lives of its caster when it was turned over."""

    __slots__ = fields = ("seat", "card", "life")

    def __init__(self, seat: int, card: int, life: int) -> None:
        self.seat, self.card, self.life = seat, card, life


def a_fallen_caster_takes_the_card_back(s: DuelState, f: Cast) -> None:
    s.table = tuple(card for card in s.table if card != f.card)
    if s.lives[f.seat] < f.life:
        keep(s, f.seat, (*s.hands[f.seat], f.card))
        s.emit(Event("card-back", "duel:2:card-back", {"seat": f.seat, "card": name(s, f.card)}))
    else:
        s.discard = (*s.discard, f.card)
        strike(s, 1 - f.seat, power(f.card))


def strike(s: DuelState, seat: int, points: int) -> None:
    """2 A mage without health falls, loses a life and stands up with full health."""
    s.health[seat] -= points
    s.emit(Event("struck", "duel:2:cast", {"seat": seat, "points": points}))
    if s.health[seat] <= 0:
        s.lives = with_one(s.lives, seat, s.lives[seat] - 1)
        s.health[seat] = HEALTH
        s.emit(Event("fell", "duel:2:fall", {"seat": seat, "lives": s.lives[seat]}))


Opening.steps = (each_draws_three_spells, each_may_exchange_two, the_exchange_is_made)
Round.steps = (both_seal_a_spell, the_weakest_spell_comes_first, hands_are_filled_and_the_next_round_begins)
Cast.steps = (a_fallen_caster_takes_the_card_back,)
FIELDS = {"table": VALUE, "health": INTS, "lives": ROW}


class Duel(CardGame):
    key, prefix, ledger = "duel_of_spells", "duel", LEDGER
    table = Table(DuelState, {**ZONES, **FIELDS}, (Opening, Round, Cast))
    setups = one_setup("duel", 2, LEDGER("duel:1:hand"))
    variants = (Variant("quick", LEDGER("duel:3:quick")),)

    def new_state(self, spec: Spec, source: Source) -> DuelState:
        quick = "quick" in spec.variants
        s = DuelState(spec.options["names"], 1 if quick else 2)
        s.source = source
        if quick:
            s.note("duel:3:quick")
        push(s, Opening())
        return s

    def result(self, s: DuelState) -> Result | None:
        won = tuple(seat for seat in BOTH if s.lives[1 - seat] == 0)
        return Result(won, won, "lives", "duel:3:lives") if won else None

    def zones(self, s: DuelState) -> tuple[tuple[int, ...], ...]:
        return (*super().zones(s), s.table)

    def known(self, s: DuelState, seat: int) -> DuelState:
        k: DuelState = self.known_cards(DuelState(s.names, 0), s, seat)
        k.table, k.health, k.lives = s.table, s.health[:], s.lives
        return k

    def view(self, known: DuelState, seat: int) -> dict[str, Any]:
        return {**super().view(known, seat), "lives": known.lives, "health": known.health}

    def form_words(self, known: DuelState, ask: Ask) -> dict[str, Any]:
        hand = known.hands[ask.seat]
        return {"items": [{"key": card, "words": words("duel-spell", card=name(known, card))} for card in hand]}

    def evaluate(self, s: DuelState, seat: int) -> float:
        mine, other = (s.lives[n] * HEALTH + s.health[n] for n in (seat, 1 - seat))
        return (mine - other) / (3 * HEALTH)

    def left(self, s: DuelState) -> dict[int, float]:
        return {seat: float(s.lives[seat] * HEALTH + s.health[seat]) for seat in (0, 1)}


GAME = Duel()
