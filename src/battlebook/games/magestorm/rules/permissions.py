"""Why not: the refusal of a key that an ask does not offer, and the candidates that are listed as refused."""

from __future__ import annotations

from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.rules import magic_phase, movement_reasons, setup
from battlebook.games.magestorm.rules.combat import step_03_deployment
from battlebook.games.magestorm.state import State
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Refusal


def refusal(s: State, ask: Ask, key: Key) -> Refusal | None:
    """The first refusal of a key in rule order; None when the key makes no sense in this ask."""
    if any(type(part) is not int for part in key[1:]):
        return None
    if ask.kind in movement_reasons.KINDS:
        return movement_reasons.refusal(s, ask, key)
    if ask.kind == "deploy" and len(key) == 2 and key[0] == "deploy" and 0 <= key[1] < HEXES:
        return setup.refuse_deploy(s, ask.seat, key[1])
    if ask.kind == "tokens" and len(key) == 3 and key[0] == "token" and is_box(s, ask.seat, key):
        return magic_phase.refuse_token(s, ask.seat, key[1], key[2])
    if ask.kind == "place" and len(key) == 2 and key[0] == "place" and 0 <= key[1] <= len(s.line[ask.seat]):
        return step_03_deployment.refuse_place(s, ask.seat, key[1])
    return None


def is_box(s: State, side: int, key: Key) -> bool:
    """Whether both numbers of a key are boxes of the side's board."""
    boxes = len(s.mage(side).boxes)
    return bool(0 <= key[1] < boxes and 0 <= key[2] < boxes)


def likely(s: State, ask: Ask) -> list[Option]:
    """Candidates that a person might look for and that are not offered."""
    found: list[Option] = []
    if ask.kind == "deploy":
        found = [setup.DEPLOY[h] for h in s.plan.army(ask.seat).zone]
    if ask.kind == "tokens":
        for link in s.mage(ask.seat).links:
            found += [magic_phase.TOKEN[link.a][link.b], magic_phase.TOKEN[link.b][link.a]]
        found.sort(key=lambda option: option.key)
    if ask.kind in movement_reasons.KINDS:
        found = movement_reasons.likely(s, ask)
    if ask.kind == "place":
        found = [step_03_deployment.PLACE[0]]
    offered = {option.key for option in ask.options()}
    return [option for option in found if option.key not in offered]
