"""What the computer's players need to know of this game: how well a side stands, and which answers to look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from battlebook.games.magestorm.rules.combat.step_02_first_magic import Casting
from battlebook.games.magestorm.rules.victory import holds, left
from battlebook.games.magestorm.state import OVER, State
from battlebook.kernel.options import Ask, Key

MOST_FORMS = 6
SCORE = 0.04
SITE = 0.03
MARGIN = 0.9


def evaluate(s: State, seat: int) -> float:
    """From -1 to 1: what is left of the armies, points, and hexes held."""
    if s.stage == OVER:
        return 0.0 if s.winner < 0 else 1.0 if s.winner == seat else -1.0
    mine, theirs = left(s, seat) + 1, left(s, 1 - seat) + 1
    worth = (mine - theirs) / (mine + theirs)
    worth += SCORE * (s.score[seat] - s.score[1 - seat])
    for _, site in s.plan.scenario.sites:
        worth += SITE * (holds(s, seat, site) - holds(s, 1 - seat, site))
    return max(-MARGIN, min(MARGIN, worth))


def candidates(s: State, ask: Ask, rng: Random) -> Sequence[Key]:
    """Every option, or a few answers to a form."""
    if isinstance(ask.form, Casting):
        return spell_choices(ask.form, rng)
    if ask.form is not None:
        return [ask.form.sample(rng) for _ in range(MOST_FORMS)]
    return [option.key for option in ask.options()]


def spell_choices(form: Casting, rng: Random) -> list[Key]:
    """Spell cards for a magic step: none, all, and some of them; none alone where nothing can come of it."""
    if form.useless:
        return [()]
    found: list[Key] = [(), form.candidates]
    found += [form.sample(rng) for _ in range(MOST_FORMS)]
    return list(dict.fromkeys(found))
