"""Cards that answer a Spell: it has no effect, or gets another target."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_holders
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, Effect
from battlebook.games.heroes3.effects.cards.aims import chosen_units
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, happening_now
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.holders import CardOnTable
from battlebook.games.heroes3.rules.c12_own_rolls import enter_result, throw_for_card
from battlebook.games.heroes3.rules.c12_permissions import targets_of
from battlebook.games.heroes3.rules.procedures_cards import ANSWER, Moment, OwnRoll, Play
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import unit_ref
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

STOPPED: Final = LEDGER("h3:12:spell-basic-level")
ARROW_SCHOOL: Final = LEDGER("h3:12:magic-arrow-school")
NO_SPELL: Final = LEDGER.refusal("h3:12:schools", "no-spell")
TOO_STRONG: Final = LEDGER.refusal("h3:12:spell-empower", "too-strong")
OTHER_SCHOOL: Final = LEDGER.refusal("h3:12:schools", "other-spell")
NOT_OURS: Final = LEDGER.refusal("h3:12:schools", "not-aimed-at-you")
COUNTER: Final = "counter"
BELOW: Final = 2  # the answered Spell lies below the answer


def answered(s: State, m: Moment) -> CardOnTable | None:
    """The enemy Spell that waits for an answer."""
    if m.kind != ANSWER or not s.casting:
        return None
    table = CardOnTable._make(s.casting[-1])
    return table if table.side != m.side and not table.stopped else None


def refuse_counter(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Only an enemy Spell, of the School, grade and Power that the card names."""
    spell = answered(s, m)
    if spell is None:
        return NO_SPELL
    card = CARDS[spell.card]
    school = e.args.get("counters") or e.args.get("school", "")
    if (school and spell.school != school) or card.grade not in e.args.get("value", (card.grade,)):
        return OTHER_SCHOOL
    if spell.power > int(e.args.get("max_power", spell.power)):
        return TOO_STRONG
    return None


def counter(s: State, h: Happening) -> None:
    """The Spell has no effect; some cards need luck: the best of their dice."""
    dice = int(h.get("dice", 0))
    if CARDS[CardOnTable._make(s.casting[-BELOW]).card].school == "any":
        s.note(ARROW_SCHOOL)
    if not dice:
        verbs_cards.stop_card(s, BELOW, STOPPED)
        return
    rolled = throw_for_card(s, COUNTER, dice, h.side, STOPPED)
    if s.sink is not None or s.recorder is not None:
        shown = {"die": "attack", "faces": list(rolled), "used": rolled.index(max(rolled))}
        verbs_holders.say_side(s, "rolls-dice", STOPPED, h.side, dice=[shown])


def dice_counter(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """One of the right faces is enough."""
    h = happening_now(s)
    if h is not None and set(dice) & set(h.get("on")):
        verbs_cards.stop_card(s, BELOW, STOPPED)


enter_result(COUNTER, dice_counter)
register("counter_spell", counter, None, refuse_counter)


# -------------------------------------------------------------------------------------------- Magic Mirror


def play_of(s: State, depth: int) -> Play:
    """The frame of a card being played; ``depth`` counts down from the top."""
    return [f for f in s.stack if isinstance(f, Play)][-depth]


def other_targets(s: State, depth: int) -> tuple[Target, ...]:
    """What else the Spell could have been aimed at."""
    f = play_of(s, depth)
    aims = targets_of(s, f.moment(), CARDS[f.card].uses[f.use]) or ()
    return tuple(t for t in aims if t != (f.sort, f.number))


def refuse_mirror(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The Spell must be aimed at an own unit, and have somewhere else to go."""
    spell = answered(s, m)
    if spell is None:
        return NO_SPELL
    own = spell.sort == "unit" and spell.number in chosen_units(
        s, m, e._replace(args={**e.args, "spell": ""}), e.args["target"]
    )
    return None if own and other_targets(s, 1) else NOT_OURS


def new_targets(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """The other targets of the Spell."""
    if picked:
        return ()
    return tuple(Option(("pick", sort, number), ((sort, number),)) for sort, number in sorted(other_targets(s, BELOW)))


def turn_aside(s: State, h: Happening, picked: Picked) -> None:
    """The Spell gets the new target."""
    _, sort, number = picked[0]
    verbs_cards.aim_again(s, BELOW, sort, number)
    if sort == "unit" and (s.sink is not None or s.recorder is not None):
        verbs_holders.say_side(s, "turns-aside", STOPPED, h.side, unit=unit_ref(s, number))


further("redirect_spell", "mirror", new_targets, turn_aside)
register("redirect_spell", choose, None, refuse_mirror)
