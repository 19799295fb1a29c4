"""What the computer's players need to know of this game: how well a side stands, and what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from battlebook.games.magestorm import ai_army, ai_combat, ai_moves, ai_spells
from battlebook.games.magestorm.ai_fate import judge_fate
from battlebook.games.magestorm.ai_mind import Mind, mind_of
from battlebook.games.magestorm.ai_orders import judge_orders
from battlebook.games.magestorm.ai_tokens import judge_tokens
from battlebook.games.magestorm.rules.victory import holds, left
from battlebook.games.magestorm.state import OVER, State
from battlebook.kernel.options import Ask, Key

MOST_FORMS: Final = 6
SCORE: Final = 0.04
SITE: Final = 0.03
MARGIN: Final = 0.9
SCALE: Final = 400.0  # of values in troops' worth: so much is half of everything

Judge = Callable[[Mind, Ask], dict[Key, float]]
BY_MIND: Final[dict[str, Judge]] = {
    "deploy": ai_army.judge_deployment,
    "deploy-unit": ai_army.judge_next,
    "objective": ai_army.judge_marker,
    "carrier": ai_moves.judge_carrier,
    "spells": ai_spells.judge_spells,
    "spell-target": ai_spells.judge_target,
    "flare-unit": ai_spells.judge_named,
    "orders": judge_orders,
    "move-unit": ai_moves.judge_units,
    "toward": ai_moves.judge_toward,
    "step": ai_moves.judge_step,
    "arrive": ai_moves.judge_arrival,
    "movement-ends": ai_moves.judge_ends,
    "combat": ai_moves.judge_combats,
    "fight": ai_moves.judge_first,
    "advance": ai_moves.judge_advance,
    "magic": ai_combat.judge_magic,
    "place": ai_combat.judge_place,
}


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


def judged(s: State, ask: Ask, rng: Random) -> dict[Key, float]:
    """What each answer is worth, from -1 to 1. Answers that nobody thought of are left out."""
    return {key: value / (SCALE + abs(value)) for key, value in values_of(s, ask, rng).items()}


def values_of(s: State, ask: Ask, rng: Random) -> dict[Key, float]:
    """The same in troops' worth."""
    if ask.form is None and ask.count() == 1:
        return {option.key: 0.0 for option in ask.options()}
    if ask.kind in BY_MIND:
        return BY_MIND[ask.kind](mind_of(s, ask.seat), ask)
    if ask.kind == "army":
        return ai_army.judge_army(s, ask, rng)
    if ask.kind == "tokens":
        return judge_tokens(s, ask)
    if ask.kind in ("fate", "reroll"):
        return judge_fate(s, ask)
    if ask.kind == "powers":
        return ai_combat.judge_powers(ask)
    if ask.kind == "rearrange":
        return ai_army.judge_rearranging(s, ask)
    if ask.kind == "too-many":
        return ai_army.judge_discards(s, ask)
    return anything(ask, rng)


def anything(ask: Ask, rng: Random) -> dict[Key, float]:
    """Answers that are as good as each other."""
    if ask.form is not None:
        return {ask.form.sample(rng): 0.0 for _ in range(MOST_FORMS)}
    return {option.key: 0.0 for option in ask.options()}


def candidates(s: State, ask: Ask, rng: Random) -> Sequence[Key]:
    """The answers that were thought of, the best first."""
    found = values_of(s, ask, rng)
    return sorted(found, key=lambda key: -found[key])
