"""The players: legal, deterministic, from what their seat knows alone; greedy sees what is good."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, check, give, open_part, push
from battlebook.kernel.game import Game, Spec
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.proof import open_key
from battlebook.labels import LANGUAGES, PLAYERS, Labels
from battlebook.players.greedy import Greedy
from battlebook.players.levels import LEVELS, player
from battlebook.players.uniform import Uniform
from tests.kernel.toys.tutorial.game import Turn, Tutorial, TutorialState
from tests.players.positions import positions
from tests.toys import toys

GAMES = list(toys().values())
SEEDS = range(3)


def every_position() -> list[tuple[Game, Any, int]]:
    """Positions of all toys: (game, state, seat that is asked)."""
    return [(game, s, seat) for game in GAMES for seed in SEEDS for _, s, seat in positions(game, seed)]


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal(level: str) -> None:
    for game, s, seat in every_position():
        known = game.known(s, seat)
        choice = player(level, game).choose(known, seat, Random(1))
        assert check(s, seat, choice.key) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answer_and_leaves_the_known_state_alone(level: str) -> None:
    for game, s, seat in every_position():
        known = game.known(s, seat)
        before = game.table.plain(known), known.ask
        first = player(level, game).choose(known, seat, Random(7))
        assert (game.table.plain(known), known.ask) == before
        assert player(level, game).choose(game.known(s, seat), seat, Random(7)) == first


@pytest.mark.parametrize("level", LEVELS)
def test_other_truths_behind_the_same_knowledge_give_the_same_answer(level: str) -> None:
    for game, s, seat in every_position():
        known = game.known(s, seat)
        other = game.known(game.fill(known, Random(3)), seat)
        assert game.table.plain(known) == game.table.plain(other)
        mine = player(level, game).choose(known, seat, Random(5))
        assert player(level, game).choose(other, seat, Random(5)) == mine


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_and_every_reason_has_words(level: str, lang: str) -> None:
    labels = Labels(lang, (PLAYERS,))
    said = [LEVELS[level].title, LEVELS[level].about]
    said += [player(level, game).choose(game.known(s, seat), seat, Random(1)).why for game, s, seat in every_position()]
    for words in said:
        text = labels.words(words)
        assert not text.startswith("[") and "{" not in text and "\n" not in text


def test_random_takes_every_option_equally_often() -> None:
    ask = Ask(
        0, "r", "k", tuple(Group("r", "v", tuple(Option(("o", g, i)) for i in range(n))) for g, n in ((0, 1), (1, 3)))
    )
    rng = Random(1)
    taken = [Uniform().answer(ask, rng).key for _ in range(4000)]
    assert len(set(taken)) == 4
    assert all(900 < taken.count(key) < 1100 for key in set(taken))


class Told(Tutorial):
    """A tutorial in which nothing is hidden, so that dice alone make worlds differ, and a win is worth most."""

    hides = False

    def evaluate(self, s: TutorialState, seat: int) -> float:
        won = self.result(s)
        return super().evaluate(s, seat) / 2 if won is None else 1.0 if seat in won.seats else -1.0


def turn_of(points: list[int], cards: list[int], goal: int) -> TutorialState:
    """Seat 0 is to roll or to show its card."""
    game = Told()
    s = game.new_state(Spec("duel", {"goal": goal}), Keyed(open_key(1)))
    s.stack.clear()
    s.at.clear()
    s.cards[:] = cards
    s.seen[:] = [1, 2]
    s.points[:] = points
    push(s, Turn(0))
    advance(s)
    return s


@pytest.mark.parametrize(("card", "best"), [(6, ("show",)), (1, ("roll",))])
def test_greedy_shows_a_good_card_and_keeps_a_bad_one(card: int, best: tuple[str]) -> None:
    game = Told()
    s = turn_of([0, 0], [card, 3], 30)
    for seed in range(20):
        choice = Greedy(game).choose(game.known(s, 0), 0, Random(seed))
        assert choice.key == best
        assert choice.why["id"] == "player-why-greedy"
        assert choice.why["args"]["value"] > choice.why["args"]["second"]


def test_greedy_takes_a_win_that_lies_there() -> None:
    game = Told()
    s = turn_of([9, 11], [3, 3], 12)
    assert Greedy(game).choose(game.known(s, 0), 0, Random(1)).key == ("show",)


@pytest.mark.parametrize(
    ("values", "keys", "why"),
    [
        ({("roll",): 0.1, ("show",): 0.4}, {("show",)}, "greedy"),
        ({("roll",): 0.4, ("show",): 0.4}, {("roll",), ("show",)}, "equal"),
        ({("roll",): 0.0}, {("roll",)}, "only"),
    ],
)
def test_what_a_game_judges_itself_is_not_tried(values: dict[Any, float], keys: set[tuple[str]], why: str) -> None:
    class Judge(Told):
        def judged(self, known: Any, ask: Ask, rng: Random) -> dict[Any, float]:
            return values

        def fill(self, known: Any, rng: Random) -> Any:
            raise AssertionError("nothing is tried")

    game = Judge()
    s = turn_of([0, 0], [6, 3], 30)
    chosen = [Greedy(game).choose(game.known(s, 0), 0, Random(seed)) for seed in range(20)]
    assert {choice.key for choice in chosen} == keys
    assert {choice.why["id"] for choice in chosen} == {f"player-why-{why}"}


def test_one_candidate_needs_no_look() -> None:
    class One(Told):
        def candidates(self, s: Any, ask: Ask, rng: Random) -> list[tuple[str]]:
            return [("roll",)]

        def fill(self, known: Any, rng: Random) -> Any:
            raise AssertionError("nothing to compare")

    game = One()
    choice = Greedy(game).choose(game.known(turn_of([0, 0], [1, 1], 12), 0), 0, Random(1))
    assert choice == (("roll",), {"id": "player-why-only", "args": {}})


def test_the_true_dice_never_reach_a_player() -> None:
    """With a source that would give the dice away, greedy does not profit: it guesses the same whatever they are."""
    game = Told()
    choices = set()
    for seed in range(10):
        s = turn_of([0, 0], [4, 3], 30)
        s.source = Keyed(open_key(seed))
        choices.add(Greedy(game).choose(game.known(s, 0), 0, Random(2)).key)
    assert len(choices) == 1


def test_positions_are_answered_to_the_end() -> None:
    for game in GAMES:
        _, s, _ = positions(game, 1)[0]
        rng = Random(1)
        while s.ask is not None:
            for seat in s.ask.seats:
                if open_part(s, seat) is not None:
                    give(s, seat, Greedy(game).choose(game.known(s, seat), seat, rng).key)
        assert game.result(s) is not None
