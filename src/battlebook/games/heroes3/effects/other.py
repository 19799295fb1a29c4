"""9 Other abilities: they replace the whole normal activation - no move, no attack, no Defend."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlebook.games.heroes3 import verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import summon_demons, tokens
from battlebook.games.heroes3.faces import Face
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.rules import Refusal

OTHER: Final = LEDGER("h3:9:ability-other")
WRONG_TYPE: Final = LEDGER.refusal("h3:9:ability-other", "type")
NO_ENEMY: Final = LEDGER.refusal("h3:9:ability-other", "enemy")


def ability_groups(s: State, unit: int, face: Face) -> tuple[Group, ...]:
    """What the unit may do instead of its normal activation."""
    options: tuple[Option, ...] = ()
    if face.attack_token:
        options += aimed("attack-token", attack_token_targets(s, face))
    if face.summons_demons:
        options += summon_demons.options(s, unit)
    if face.weakness_instead:
        options += aimed("weakness-token", MEMBERS[s.alive[1 - s.side[unit]]])
    return (Group(OTHER, "ability", options),) if options else ()


def aimed(ability: str, units: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a target."""
    return tuple(Option(("ability", ability, u), (("unit", u),)) for u in units)


def attack_token_targets(s: State, face: Face) -> tuple[int, ...]:
    """Units of the types the card names."""
    units = MEMBERS[s.alive[0] | s.alive[1]]
    return tuple(u for u in units if face.attack_token_types >> s.faces[s.face[u]].type & 1)


def resolve(s: State, unit: int, key: Key) -> None:
    """Carry out the chosen ability. The last thing a step does."""
    face = s.faces[s.face[unit]]
    ability, aim = key[1], key[2]
    if ability == "attack-token":
        tokens.give(s, aim, verbs_tokens.ATTACK, face.attack_token, face.attack_token_rounds, OTHER)
    elif ability == "weakness-token":
        tokens.give(s, aim, verbs_tokens.WEAKNESS, face.weakness_instead, face.weakness_rounds, OTHER)
    else:
        summon_demons.resolve(s, unit, ability, aim)


def why_not(s: State, unit: int, face: Face, key: Key, unknown: Refusal) -> Iterator[Refusal]:
    """Why an ability that is not offered cannot be used."""
    ability, aim = key[1], key[2]
    if ability == "attack-token" and face.attack_token:
        yield WRONG_TYPE
    elif ability == "weakness-token" and face.weakness_instead:
        yield NO_ENEMY
    elif ability in ("summon", "reinforce") and face.summons_demons:
        yield from summon_demons.why_not(s, unit, ability, aim)
    else:
        yield unknown
