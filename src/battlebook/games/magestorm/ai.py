"""What the computer's players need to know of this game: how well a side stands, and which answers to look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from battlebook.games.magestorm.rules.victory import holds, left
from battlebook.games.magestorm.state import OVER, State
from battlebook.kernel.options import Ask, Key

MOST_FORMS = 6
MOST_OPTIONS = 14
FEWEST_OTHERS = 4
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
    """A few answers to a form; every option, or of many those at hexes that matter and some others."""
    if ask.form is not None:
        return [ask.form.sample(rng) for _ in range(MOST_FORMS)]
    options = list(ask.options())
    if len(options) <= MOST_OPTIONS:
        return [option.key for option in options]
    matter = {site for _, site in s.plan.scenario.sites} | {s.place[u] for u in s.units_of(1 - ask.seat)}
    first = [o for o in options if not o.target or any(n == "space" and at in matter for n, at in o.target)]
    rest = [o for o in options if o not in first]
    more = rng.sample(rest, min(len(rest), max(FEWEST_OTHERS, MOST_OPTIONS - len(first))))
    return [option.key for option in (*first, *more)]
