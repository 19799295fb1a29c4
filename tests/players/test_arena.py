"""The arena: the same game with and without a record, and honest results."""

from __future__ import annotations

import pytest

from battlebook.kernel.saves import dumps, loads, verify
from battlebook.players import arena
from battlebook.players.arena import Endless, play, play_match, sampled_spec
from battlebook.players.loading import game_name, game_named
from tests.kernel.toys.tutorial.game import Tutorial
from tests.toys import toys


@pytest.mark.parametrize("key", toys())
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_recorded_game_is_the_game_without_a_record(key: str, level: str) -> None:
    game = toys()[key]
    setup = game.setups[0]
    levels = [level] * len(setup.seat_names)
    spec = sampled_spec(game, setup.key, 3)
    match, recorded = play_match(game, spec, 3, levels)
    assert recorded._replace(seconds=0) == play(game, spec, 3, levels)._replace(seconds=0)
    assert verify(game, loads(dumps(match))).ok
    assert [seat.level for seat in match.header.seats] == levels


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_ANSWERS", 3)
    game = toys()["four_seats"]
    with pytest.raises(Endless, match="did not end within 3 answers"):
        play(game, sampled_spec(game, "table", 1), 1, ["random"] * 4)


def test_a_game_without_a_result_is_an_error() -> None:
    class Mute(Tutorial):
        def result(self, s: object) -> None:
            return None

    game = Mute()
    with pytest.raises(ValueError, match="without a result"):
        play(game, sampled_spec(game, "duel", 1), 1, ["random"] * 2)


def test_a_worker_finds_a_game_by_its_name() -> None:
    for game in toys().values():
        assert game_named(game_name(game)) is game
    with pytest.raises(KeyError):
        game_named("no_such_game")
