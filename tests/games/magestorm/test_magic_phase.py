"""Magic Phase: power points along links, new ones on the source."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.rules.procedures import MagicPhase
from battlebook.games.magestorm.state import BOARD_ROOM
from battlebook.kernel import gate
from tests.games.magestorm.begun import Begun
from tests.games.magestorm.field import Field


def airmage(**tokens: int) -> Field:
    return Field(mages=("airmage", "druid"), tokens={"K": {k.replace("_", "-"): n for k, n in tokens.items()}})


def move(field: Field, start: str, end: str, n: int = 1) -> Field:
    for _ in range(n):
        field.do("token", field.box("K", start), field.box("K", end))
    return field


def why(field: Field, start: str, end: str) -> list[str]:
    return field.why("token", field.box("K", start), field.box("K", end))


@pytest.mark.rule("ms:magic-phase:move-then-place", "ms:gloss:source-box", "ms:magic:tokens-by-scenario")
def test_first_old_points_move_then_new_ones_come() -> None:
    field = airmage(source=2).run(MagicPhase(0))
    move(field, "source", "wind", 2)
    assert field.idle()  # nothing left that could move
    assert field.tokens("K") == {"source": 3, "wind": 2}  # the scenario gives three


@pytest.mark.rule("ms:magic-phase:dots-limit", "ms:magic:dots-are-capacity")
def test_no_more_points_cross_than_the_link_has_dots() -> None:
    field = airmage(source=4).run(MagicPhase(0))
    move(field, "source", "wind", 2)
    assert why(field, "source", "wind") == ["ms:magic-phase:dots-limit"]
    move(field, "source", "movement")


@pytest.mark.rule("ms:magic-phase:dots-both-directions", "ms:magic-phase:any-direction")
def test_both_directions_count_together() -> None:
    field = airmage(fly=1, hurricane=1).run(MagicPhase(0))
    move(field, "fly", "hurricane")
    assert why(field, "hurricane", "fly") == ["ms:magic-phase:dots-limit"]
    move(field, "hurricane", "astral")


@pytest.mark.rule("ms:magic-phase:one-step", "msr:token-move-simultaneous")
def test_each_point_moves_once() -> None:
    field = airmage(source=1, wind=1).run(MagicPhase(0))
    move(field, "source", "wind")
    move(field, "wind", "breeze")
    assert field.idle()
    field = airmage(source=1, run=1).run(MagicPhase(0))
    move(field, "source", "wind")
    assert why(field, "wind", "breeze") == ["ms:magic-phase:one-step"]
    assert why(field, "breeze", "wind") == ["ms:magic-phase:one-step"]


@pytest.mark.rule("ms:magic:links-only")
def test_only_along_links() -> None:
    field = airmage(source=4).run(MagicPhase(0))
    assert why(field, "source", "breeze") == ["ms:magic:links-only"]


@pytest.mark.rule("ms:magic-phase:optional")
def test_moving_is_optional() -> None:
    field = airmage(source=2).run(MagicPhase(0)).do("done")
    assert field.tokens("K") == {"source": 5}


@pytest.mark.rule("ms:magic-phase:cap-25", "msr:power-cap-placement")
def test_placing_stops_at_25() -> None:
    field = airmage(source=23).run(MagicPhase(0)).do("done")
    assert field.tokens("K") == {"source": 25}
    field = airmage(source=25).run(MagicPhase(0)).do("done")
    assert field.tokens("K") == {"source": 25}


def test_ruins_feed_magic_in_their_scenario() -> None:
    units = {"K1": "C6 geltz geltz", "K2": "F5 geltz geltz", "L1": "F5 walthus walthus"}
    field = Field(units, scenario="the-standing-stones", mages=("fate-guardian", "airmage")).run(MagicPhase(0))
    assert field.tokens("K") == {"source": 4}  # three, and one for C6; F5 is contested


def test_the_boards_are_open_and_say_what_is_left() -> None:
    match = Begun("ferngate").until("tokens")
    board = gate.view(GAME, match.s, 1)["mages"][0]
    assert board["boxes"][0]["tokens"] == 4 and board["links"][0] == {"a": 0, "b": 1, "dots": 2, "used": 0}
    match.do(0, "token", 0, 1)
    board = gate.view(GAME, match.s, 1)["mages"][0]
    assert board["links"][0]["used"] == 1 and board["boxes"][1]["arrived"] == 1
    assert match.s.tokens[BOARD_ROOM] == 4
