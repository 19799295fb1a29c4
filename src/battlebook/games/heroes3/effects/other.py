"""9 Other abilities: they replace the whole normal activation - no move, no attack, no Defend."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlebook.games.heroes3 import verbs_siege, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import summon_demons, tokens
from battlebook.games.heroes3.faces import Face
from battlebook.games.heroes3.rules import c9_discards
from battlebook.games.heroes3.state import DEFENDER, State
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.rules import Refusal

OTHER: Final = LEDGER("h3:9:ability-other")
WRONG_TYPE: Final = LEDGER.refusal("h3:9:ability-other", "type")
NOTHING_THERE: Final = LEDGER.refusal("h3:9:ability-other", "siege")
ONLY_THUS: Final = LEDGER("h3:7:tower-only-ranged-or-cards")
WALL, GATE, TOWER = 1, 2, 4
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
    if face.digs_instead and c9_discards.can_dig(s, s.side[unit], face.digs_instead):
        options += aimed("dig-spell", (unit,))
    if face.destroys and (s.forts or s.tower):
        options += siege_cards(s, face)
    return (Group(OTHER, "ability", options),) if options else ()


def siege_cards(s: State, face: Face) -> tuple[Option, ...]:
    """Walls, the Gate and the Arrow Tower, anywhere, as far as the card names them."""
    spaces = s.forts & ~s.gate if face.destroys & WALL else 0
    spaces |= s.gate if face.destroys & GATE else 0
    towers = s.tower & s.alive[DEFENDER] if face.destroys & TOWER else 0
    walls = tuple([Option(("ability", "destroy", space), (("space", space),)) for space in MEMBERS[spaces]])
    return walls + tuple([Option(("ability", "destroy-tower", u), (("unit", u),)) for u in MEMBERS[towers]])


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
    elif ability == "dig-spell":
        c9_discards.dig(s, s.side[unit], face.digs_instead)
    elif ability == "weakness-token":
        tokens.give(s, aim, verbs_tokens.WEAKNESS, face.weakness_instead, face.weakness_rounds, OTHER)
    elif ability == "destroy":
        verbs_siege.destroy_fortification(s, aim, OTHER)
    elif ability == "destroy-tower":
        verbs_siege.destroy_tower(s, OTHER)
        s.note(ONLY_THUS)
    else:
        summon_demons.resolve(s, unit, ability, aim)


def why_not(s: State, unit: int, face: Face, key: Key, unknown: Refusal) -> Iterator[Refusal]:
    """Why an ability that is not offered cannot be used."""
    ability, aim = key[1], key[2]
    if ability == "attack-token" and face.attack_token:
        yield WRONG_TYPE
    elif ability == "weakness-token" and face.weakness_instead:
        yield NO_ENEMY
    elif ability in ("destroy", "destroy-tower") and face.destroys:
        yield NOTHING_THERE
    elif ability in ("summon", "reinforce") and face.summons_demons:
        yield from summon_demons.why_not(s, unit, ability, aim)
    else:
        yield unknown
