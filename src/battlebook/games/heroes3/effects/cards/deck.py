"""Cards about cards: Power, drawing, discarding, taking back."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_holders
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, Effect
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import amount
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules import c12_spells
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.rules import Refusal

POWER: Final = LEDGER("h3:12:spell-empower")
OTHER_SCHOOL: Final = LEDGER.refusal("h3:12:schools", "other-power")
DRAW: Final = LEDGER("h3:4:hand-only")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
TO_HAND: Final = LEDGER("h3:12:gained-card-to-hand")
SPELL_KINDS: Final = ("spell",)


def add_power(s: State, h: Happening) -> None:
    """Power for the next Spell, perhaps of one School only."""
    held = holder(s, h.side)
    school = h.get("school", "") or held.school
    verbs_cards.change(s, h.side, power=held.power + amount(s, h), school=school)
    c12_spells.note_power(s, h.side, h.table.card)
    if s.sink is not None or s.recorder is not None:
        verbs_holders.say_side(s, "gains-power", POWER, h.side, n=amount(s, h), total=held.power + amount(s, h))


def refuse_power(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Power of two Schools cannot lie together."""
    bound, school = holder(s, m.side).school, e.args.get("school", "")
    return OTHER_SCHOOL if bound and school and bound != school else None


def draw(s: State, h: Happening) -> None:
    """Draw cards; that is the only way to get one in Combat."""
    verbs_cards.draw_cards(s, h.side, amount(s, h), DRAW, RESHUFFLE)


def recoverable(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Cards of the own discard pile that the effect may take."""
    kinds = e.args.get("of", ())
    never = e.args.get("not_", "")
    name = e.args.get("name", "")
    if name:
        return (("card", CARD_INDEX[name]),) if CARD_INDEX[name] in holder(s, m.side).discard else ()
    found = [c for c in holder(s, m.side).discard if CARDS[c].kind != never and (not kinds or CARDS[c].kind in kinds)]
    return tuple(("card", c) for c in sorted(set(found)))


def recover(s: State, h: Happening) -> None:
    """Take a card of the discard pile into the hand."""
    if h.table.sort == "card" and h.table.number in holder(s, h.side).discard:
        verbs_cards.recover(s, h.side, h.table.number, TO_HAND)


register("power", add_power, None, refuse_power)
register("draw", draw)
register("recover_card", recover, recoverable)
