"""The verbs for cubes and tokens: the only functions that put one on a unit or take one off."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import note_marks, say, token_ref
from battlebook.kernel.state import with_one

BLACK_CUBE: Final = "black-cube"
DEFENSE: Final = "defense"
PARALYSIS: Final = "paralysis"
WEAKNESS: Final = "weakness"
ATTACK: Final = "attack"
CORROSION: Final = "corrosion"
POISON: Final = "poison"


def place_black_cube(s: State, unit: int, rule: str) -> None:
    """The unit has retaliated this Round."""
    s.retaliated |= 1 << unit
    if s.sink is not None or s.recorder is not None:
        say(s, "token-placed", rule, unit, token=token_ref(BLACK_CUBE), n=1)


def remove_black_cube(s: State, unit: int, rule: str) -> None:
    """The unit may retaliate again this Round."""
    s.retaliated &= ~(1 << unit)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-removed", rule, unit, token=token_ref(BLACK_CUBE))


def place_defense_token(s: State, unit: int, rule: str) -> None:
    """The unit Defends."""
    s.defending |= 1 << unit
    if s.sink is not None or s.recorder is not None:
        say(s, "defends", rule, unit)


def discard_defense_token(s: State, unit: int, rule: str) -> None:
    """Its token goes at the start of its activation."""
    s.defending &= ~(1 << unit)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-removed", rule, unit, token=token_ref(DEFENSE))


def paralyse(s: State, unit: int, rule: str) -> None:
    """The unit gets a Paralysis Token."""
    s.paralysed |= 1 << unit
    if s.sink is not None or s.recorder is not None:
        say(s, "token-placed", rule, unit, token=token_ref(PARALYSIS), n=1)


def free(s: State, unit: int, rule: str) -> None:
    """Its Paralysis Token is removed."""
    s.paralysed &= ~(1 << unit)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-removed", rule, unit, token=token_ref(PARALYSIS))


def corrode(s: State, unit: int, rule: str) -> None:
    """The unit gets a Corrosion Token."""
    s.corroded |= 1 << unit
    note_marks(s, unit)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-placed", rule, unit, token=token_ref(CORROSION), n=1)


def poison(s: State, unit: int, cubes: int, rule: str) -> None:
    """The unit gets poison cubes."""
    s.poison = with_one(s.poison, unit, s.poison[unit] + cubes)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-placed", rule, unit, token=token_ref(POISON), n=cubes)


def remove_poison_cube(s: State, unit: int) -> None:
    """One cube has done its damage."""
    s.poison = with_one(s.poison, unit, s.poison[unit] - 1)


def place_token(s: State, unit: int, token: str, n: int, rounds: int, rule: str) -> None:
    """An Attack or Weakness Token for so many Rounds, in the place of one it has."""
    if token == ATTACK:
        s.boost = with_one(s.boost, unit, n)
        s.boost_rounds = with_one(s.boost_rounds, unit, rounds)
    else:
        s.weak = with_one(s.weak, unit, n)
        s.weak_rounds = with_one(s.weak_rounds, unit, rounds)
    note_marks(s, unit)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-placed", rule, unit, token=token_ref(token), n=n, rounds=rounds)


def age_tokens(s: State, unit: int, attack_rule: str, weakness_rule: str) -> None:
    """A Round is over for the unit's Attack and Weakness Tokens."""
    if s.boost_rounds[unit]:
        s.boost_rounds = with_one(s.boost_rounds, unit, s.boost_rounds[unit] - 1)
        if not s.boost_rounds[unit]:
            s.boost = with_one(s.boost, unit, 0)
            note_marks(s, unit)
            if s.sink is not None or s.recorder is not None:
                say(s, "token-removed", attack_rule, unit, token=token_ref(ATTACK))
    if s.weak_rounds[unit]:
        s.weak_rounds = with_one(s.weak_rounds, unit, s.weak_rounds[unit] - 1)
        if not s.weak_rounds[unit]:
            s.weak = with_one(s.weak, unit, 0)
            note_marks(s, unit)
            if s.sink is not None or s.recorder is not None:
                say(s, "token-removed", weakness_rule, unit, token=token_ref(WEAKNESS))


def spend(s: State, unit: int) -> None:
    """Its once-per-Combat ability is used up."""
    s.spent |= 1 << unit


def buff(s: State, unit: int, n: int, rule: str) -> None:
    """The active unit attacks stronger until its activation ends."""
    s.buff = n
    if s.sink is not None or s.recorder is not None:
        say(s, "buffed", rule, unit, n=n)
