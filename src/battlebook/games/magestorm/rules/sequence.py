"""Gameplay, Sequence of Play: rounds of two turns, turns of four phases, and the end of the game."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_magic
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import victory
from battlebook.games.magestorm.rules.procedures import (
    CombatPhase,
    MagicPhase,
    MovementPhase,
    Round,
    StrategicPhase,
    Turn,
)
from battlebook.games.magestorm.state import COMBAT, MAGIC, MOVEMENT, STRATEGY, State
from battlebook.kernel.frames import push, restart, stop

TWO_TURNS: Final = LEDGER("ms:seq:rounds-two-turns")
SECOND_SAME: Final = LEDGER("ms:seq:second-player-same")
ADVANCES: Final = LEDGER("ms:seq:round-marker-advances")
BY_SCENARIO: Final = LEDGER("ms:seq:rounds-by-scenario")
AT_THE_END: Final = LEDGER("ms:seq:victory-check-end")
PHASE_ORDER: Final = LEDGER("ms:seq:phase-order")
DURATIONS: Final = LEDGER("msr:durations")


def the_round_begins(s: State, f: Round) -> None:
    """The round marker lies on this round."""
    verbs.begin_round(s, f.number, ADVANCES)


def the_first_player_takes_a_turn(s: State, f: Round) -> None:
    """The scenario names the first player."""
    push(s, Turn(s.plan.scenario.first))


def the_second_player_takes_a_turn(s: State, f: Round) -> None:
    """Then the second player carries out the same phases."""
    push(s, Turn(1 - s.plan.scenario.first))


def the_round_ends(s: State, f: Round) -> None:
    """What the scenario scores or decides at the end of each round."""
    victory.score_round(s)
    if victory.decided_at_round_end(s):
        stop(s)


def the_marker_advances_or_the_game_ends(s: State, f: Round) -> None:
    """After the scenario's last round the victory conditions are checked."""
    s.note(BY_SCENARIO)
    if f.number < s.plan.scenario.rounds:
        restart(s, Round(f.number + 1))
        return
    victory.decide_at_the_end(s)
    stop(s)


Round.steps = (
    the_round_begins,
    the_first_player_takes_a_turn,
    the_second_player_takes_a_turn,
    the_round_ends,
    the_marker_advances_or_the_game_ends,
)
Round.rules = (ADVANCES, TWO_TURNS, SECOND_SAME, AT_THE_END, ADVANCES)


def effects_of_the_last_turn_end(s: State, f: Turn) -> None:
    """Spells that last until the beginning of this turn end before its magic phase."""
    verbs.begin_turn(s, f.side, PHASE_ORDER)
    verbs_magic.end_effects(s, f.side, DURATIONS)


def the_magic_phase(s: State, f: Turn) -> None:
    """Magic phase."""
    verbs.begin_phase(s, MAGIC)
    push(s, MagicPhase(f.side))


def the_strategic_phase(s: State, f: Turn) -> None:
    """Strategic phase."""
    verbs.begin_phase(s, STRATEGY)
    push(s, StrategicPhase(f.side))


def the_movement_phase(s: State, f: Turn) -> None:
    """Movement phase."""
    if end_if_decided(s):
        return
    verbs.begin_phase(s, MOVEMENT)
    push(s, MovementPhase(f.side))


def the_combat_phase(s: State, f: Turn) -> None:
    """Combat phase."""
    if end_if_decided(s):
        return
    verbs.begin_phase(s, COMBAT)
    push(s, CombatPhase(f.side))


def the_turn_ends(s: State, f: Turn) -> None:
    """Conditions that end the game at once may be met."""
    end_if_decided(s)


Turn.steps = (
    effects_of_the_last_turn_end,
    the_magic_phase,
    the_strategic_phase,
    the_movement_phase,
    the_combat_phase,
    the_turn_ends,
)
Turn.rules = (DURATIONS, PHASE_ORDER, PHASE_ORDER, PHASE_ORDER, PHASE_ORDER, PHASE_ORDER)


def end_if_decided(s: State) -> bool:
    """End the game when a condition that needs no end of round is met."""
    if victory.decided_now(s):
        stop(s)
        return True
    return False
