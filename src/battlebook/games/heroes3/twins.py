"""Faces that no card shows but effects make: a unit without its abilities, and units under a Horde or Legion card.

They follow the printed faces in ``ALL_FACES``, so a face stays one number in the state and every rule reads
it as usual.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.cards import CARDS, Effect
from battlebook.games.heroes3.content import FACE_KEYS, FACE_RECORDS, FACES
from battlebook.games.heroes3.faces import Face, make_face
from battlebook.games.heroes3.state import State

PRINTED: Final = len(FACES)
OVERLAY: Final = "overlay_card"
DISABLED: Final = "disable_ability"
ALL_DISABLED: Final = "disable_all_abilities"
FACE_OPS: Final = frozenset({OVERLAY, DISABLED, ALL_DISABLED})
WORTH_OF_A_CARD: Final = 4  # gold, for the evaluation


def blank_faces() -> tuple[Face, ...]:
    """Every printed face without its abilities, in the same order; after a flip there are none either."""
    found: list[Face] = []
    for face, (_, key), record in zip(FACES, FACE_KEYS, FACE_RECORDS):
        side = key.removeprefix("alt_")
        bare: dict[str, Any] = {**record, side: {**record[side], "abilities": []}}
        few = face.few_index + PRINTED if face.few_index >= 0 else -1
        found.append(make_face(face.index + PRINTED, bare, side, few))
    return tuple(found)


def overlay_effects() -> dict[int, Effect]:
    """The cards that are put on a unit, with what they say."""
    return {c.index: e for c in CARDS for use in c.uses for e in use.effects if e.op == OVERLAY}


BLANK: Final = blank_faces()
FACES_BELOW: Final[dict[int, int]] = {}  # an overlaid face -> the face below
OVERLAID: Final[dict[tuple[int, int], int]] = {}  # (card, face below) -> the face


def overlaid_faces() -> tuple[Face, ...]:
    """A face for each such card on each face it fits. It counts as one more side: the face below comes after it."""
    found: list[Face] = []
    for card, effect in overlay_effects().items():
        name, _, side = str(effect.args["on"]).partition("_")
        for face in (*FACES, *BLANK):
            if face.unit == name and (side == "any" or face.side == side):
                index = 2 * PRINTED + len(found)
                numbers = {stat: effect.args[stat] for stat in ("attack", "defense", "health", "initiative")}
                found.append(
                    replace(face, index=index, few_index=face.index, value=face.value + WORTH_OF_A_CARD, **numbers)
                )
                FACES_BELOW[index] = face.index
                OVERLAID[card, face.index] = index
    return tuple(found)


ALL_FACES: Final[tuple[Face, ...]] = (*FACES, *BLANK, *overlaid_faces())


def printed(face: int) -> int:
    """The printed face under whatever effects make of it."""
    below = FACES_BELOW.get(face, face)
    return below - PRINTED if below >= PRINTED else below


def settle(s: State, unit: int) -> None:
    """Show the face that the effects on the unit ask for."""
    face = printed(s.face[unit])
    for row in s.lasting:
        if row[0] == ALL_DISABLED or (row[0] == DISABLED and row[3] == unit):
            face = BLANK[face].index
            break
    for row in s.lasting:
        if row[0] == OVERLAY and row[3] == unit:
            face = OVERLAID.get((row[2], face), face)
    if face != s.face[unit]:
        verbs.show_face(s, unit, face)


def settle_all(s: State) -> None:
    """The same for every unit on the board."""
    for unit in MEMBERS[s.alive[0] | s.alive[1]]:
        settle(s, unit)
