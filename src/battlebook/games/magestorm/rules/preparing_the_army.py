"""Preparing the Army: secret composition of the units, their sizes and what their figures betray."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN
from battlebook.games.magestorm.rules.procedures import Composition
from battlebook.games.magestorm.state import ALL_KNIGHTS, KNIGHTS, LARGE, State, unit_of
from battlebook.kernel.form_groups import Groups
from battlebook.kernel.forms import Answer, Fault
from battlebook.kernel.options import Ask
from battlebook.kernel.sealed import sealed

ARMY: Final = LEDGER("ms:setup:army")
SECRET: Final = LEDGER("ms:prep:composition-secret")
CHOSEN: Final = LEDGER("ms:prep:order-chosen")
FIGURES: Final = LEDGER("ms:prep:figures-anonymous")
ARMY_NOTES: Final = (
    LEDGER("ms:box:kragis-cards"),
    LEDGER("ms:box:lausjan-cards"),
    LEDGER("ms:army:kragis-roster"),
    LEDGER("ms:army:lausjan-roster"),
    LEDGER("ms:prep:first-line-four"),
)
KNIGHTS_SHOW: Final = LEDGER("ms:prep:waldwika-visible")
ALL_SHOW: Final = LEDGER("ms:prep:all-waldwika-visible")
FORMED_NOTES: Final = (SECRET, CHOSEN, FIGURES)
SIZES: Final = (LEDGER("ms:prep:small-three-or-less"), LEDGER("ms:prep:large-four-plus"))
TOO_MANY: Final = LEDGER.refusal("ms:prep:max-units")
TOO_FEW: Final = LEDGER.refusal("ms:prep:min-units")
WRONG_SIZE: Final = LEDGER.refusal("ms:prep:two-to-six")
SMALLEST: Final = 2
LARGEST: Final = 6


class Army(Groups):
    """The form of an army; what is wrong with an answer is told by the rule it breaks. The items are the positions of
    the army's cards in ascending order."""

    __slots__ = ()

    def shape(self, answer: Answer) -> Fault | None:
        """Sizes from two to six, and no more and no fewer units than the scenario allows."""
        fault = super().shape(answer)
        if fault is None:
            return None
        groups: list[Answer] = [group for group in answer if type(group) is tuple]
        cards = [card for group in groups for card in group]
        if len(groups) < len(answer) or any(type(card) is not int for card in cards):
            return fault
        if tuple(sorted(cards)) != self.items:
            return fault
        for i, group in enumerate(groups):
            if not self.small <= len(group) <= self.large:
                return WRONG_SIZE, i
        if len(groups) > self.most:
            return TOO_MANY, self.most
        return (TOO_FEW, -1) if len(groups) < self.least else fault


def both_players_form_their_units(s: State, f: Composition) -> Ask | None:
    """Which cards, in which order, under which number: in secret, at the same time."""
    return sealed(SECRET, "army", [army_ask(s, side) for side in (KRAGIS, LAUSJAN)])


def army_ask(s: State, side: int) -> Ask:
    """The ask for one side's units."""
    army = s.plan.army(side)
    form = Army(ARMY, tuple(range(len(army.cards))), (army.least, army.most), (SMALLEST, LARGEST))
    return Ask(side, ARMY, "army", (), form, (side,))


def the_units_lie_ready(s: State, f: Composition) -> None:
    """Each unit has a number and figures that betray only what they should."""
    for side, groups in enumerate(s.answer):
        cards = s.plan.army(side).cards
        for i, group in enumerate(groups):
            unit = unit_of(side, i + 1)
            verbs.form_unit(s, unit, tuple([cards[n] for n in group]), ARMY)
            note_figures(s, s.look[unit])
    for rule in (*FORMED_NOTES, *ARMY_NOTES):
        s.note(rule)


def note_figures(s: State, look: int) -> None:
    """One base or two; knights where there are some, nothing but knights where there are no others."""
    s.note(SIZES[1 if look & LARGE else 0])
    if look & KNIGHTS:
        s.note(ALL_SHOW if look & ALL_KNIGHTS else KNIGHTS_SHOW)


Composition.steps = (both_players_form_their_units, the_units_lie_ready)
Composition.rules = (SECRET, ARMY)
