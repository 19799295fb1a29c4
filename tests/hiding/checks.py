"""What must hold so that nothing hidden leaves. Each check plays a random game and raises AssertionError at a leak.

The checks know no game. The tests run them over every game; the meta-tests run them over toys with a planted leak.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import check, give, open_part
from battlebook.kernel.game import Game
from battlebook.kernel.options import Key, Sealed
from battlebook.kernel.sealed import others_sealed
from battlebook.kernel.state import State
from battlebook.players.levels import LEVELS
from tests.harness.cases import Case
from tests.harness.walk import begun, decisions, wrong_answers

FOLLOWED = 6  # decisions over which two equal worlds are compared
LOOKED_AT = 0.5  # the part of a game's decisions at which two worlds are made
TRIES = 20  # attempts to find an answer that is legal in both worlds


def sent(game: Game, s: State, seat: int, rng: Random) -> list[str]:
    """Everything that the gate makes for a seat at this moment, as the texts that would be sent, in order."""
    known = game.known(s, seat)
    found: list[Any] = [gate.waiting(s), gate.view(game, s, seat), game.heading(known), gate.ask(game, s, seat)]
    part = open_part(s, seat) if seat >= 0 else None
    if part is not None:
        wrong = wrong_answers(part, rng)
        found += [gate.why(game, s, seat, key) for key in wrong]
        found += [repr(check(s, seat, key)) for key in wrong]
        found += [gate.odds(game, s, seat, option.key) for option in list(part.options())[:5]]
    return [json.dumps(what) for what in found]


# ------------------------------------------------------------------------------------------- two equal worlds


def check_equal_worlds(case: Case, seed: int) -> None:
    """Two worlds that are equal to a seat send it the same bytes, now and over the following decisions."""
    game = case.game
    rng = Random(seed)
    s = begun(case, seed)
    for _ in decisions(s, rng):
        seat = rng.choice((*case.seats, -1))
        if rng.random() > LOOKED_AT:
            continue
        truth = game.table.clone(s)
        world = game.fill(game.known(s, seat), rng)
        world.source = truth.source
        follow(game, truth, world, seat, Random(rng.random()))


def follow(game: Game, a: State, b: State, seat: int, rng: Random) -> None:
    """Give both worlds the same answers as long as they stay equal to the seat."""
    for _ in range(FOLLOWED):
        assert known_bytes(game, a, seat) == known_bytes(game, b, seat), "known: the world does not fit"
        mark = rng.random()
        assert sent(game, a, seat, Random(mark)) == sent(game, b, seat, Random(mark)), "what is sent differs"
        if a.ask is None:
            return
        asked = rng.choice(gate.waiting(a))
        keys = two_answers(a, b, asked, asked != seat and isinstance(a.ask, Sealed), rng)
        if keys is None:
            return
        opens = bool(a.sealed) and gate.waiting(a) == [asked]  # the last of some secret answers: all are opened
        a.sink, b.sink = [], []
        give(a, asked, keys[0])
        give(b, asked, keys[1])
        if not still_equal(game, a, b, seat, opens):
            return


def two_answers(a: State, b: State, asked: int, secret: bool, rng: Random) -> tuple[Key, Key] | None:
    """An answer for each world: the same, legal in both (None when it was not found), or when they are ``secret`` any
    two, because nobody else may notice the difference."""
    asks = [part for part in (open_part(a, asked), open_part(b, asked)) if part is not None]
    if secret:
        return asks[0].sample(rng), asks[1].sample(rng)
    for n in range(TRIES):
        key = asks[n % 2].sample(rng)
        if check(a, asked, key) is None and check(b, asked, key) is None:
            return key, key
    return None


def still_equal(game: Game, a: State, b: State, seat: int, opens: bool) -> bool:
    """Whether the worlds are still equal to the seat after the same answer; if so, it was told the same.

    They may part when something was shown: secret answers opened, an event that reveals, a private event of the seat.
    """
    assert a.sink is not None and b.sink is not None
    happened = [*a.sink, *b.sink]
    shown = opens or any(e.reveals or (seat >= 0 and e.seats >> seat & 1) for e in happened)
    if known_bytes(game, a, seat) != known_bytes(game, b, seat):
        assert shown, "known: the seat knows more, and nothing was shown"
        return False
    told = [json.dumps(gate.events(game, s.sink or (), seat)) for s in (a, b)]
    assert told[0] == told[1] or shown, "events differ, and nothing was shown"
    return True


def known_bytes(game: Game, s: State, seat: int) -> bytes:
    """What the seat knows, as bytes."""
    canonical: bytes = game.table.canonical(game.known(s, seat))
    return canonical


def check_no_answer_is_known(case: Case, seed: int) -> None:
    """A known state holds neither the last answer nor anybody else's secret one."""
    game = case.game
    s = begun(case, seed)
    for _ in decisions(s, Random(seed)):
        for seat in (*case.seats, -1):
            known = game.known(s, seat)
            assert known.answer is None
            assert known.sealed == others_sealed(s.sealed, seat)


# ---------------------------------------------------------------------------------------------------- canaries


def check_canaries(case: Case, seed: int) -> None:
    """No planted word leaves for a seat, or for a spectator, that may not read it."""
    game = case.game
    rng = Random(seed)
    s = begun(case, seed)
    before = {reader: set(game.secrets(s, reader)) for reader in (*case.seats, -1)}
    s.sink = []
    for _ in decisions(s, rng):
        for reader, old in before.items():
            now = set(game.secrets(s, reader))
            search(sent(game, s, reader, Random(seed)), now, f"seat {reader}")
            quiet = [event for event in s.sink if not event.reveals]
            search(map(json.dumps, gate.events(game, quiet, reader)), now & old, f"events of seat {reader}")
            before[reader] = now
        s.sink = []


def search(texts: Any, secrets: set[str], where: str) -> None:
    for text in texts:
        for word in secrets:
            assert word not in text, f"a hidden word was sent to {where}: {text[:200]}"


def words_are_used(case: Case, seed: int) -> bool:
    """Whether the planted words reach somebody who may read them: else looking for them proves nothing."""
    game = case.game
    s = begun(case, seed)
    for _ in decisions(s, Random(seed)):
        hidden = set(game.secrets(s, -1))
        for reader in case.seats:
            texts = "".join(sent(game, s, reader, Random(seed)))
            if any(word in texts for word in hidden - set(game.secrets(s, reader))):
                return True
    return False


# ------------------------------------------------------------------------------------------------------ worlds


def content(game: Game, s: State) -> list[Any]:
    """The game's own fields of a state, for comparison."""
    own = [n for n, kind in game.table.fields.items() if kind in ("value", "held", "ints", "bytes", "row", "packed")]
    return [getattr(s, name) for name in own if name not in ("answer", "sealed", "counts", "at")]


def moments(case: Case, seed: int) -> Iterator[tuple[State, int, State]]:
    """(truth, seat, known) wherever something is hidden from the seat."""
    s = begun(case, seed)
    for _ in decisions(s, Random(seed)):
        for seat in (*case.seats, -1):
            known = case.game.known(s, seat)
            if content(case.game, known) != content(case.game, s):
                yield s, seat, known


def check_worlds_are_diverse(case: Case, seed: int, worlds: int = 8) -> None:
    """Where something is hidden, filled worlds differ among each other and from the truth (usually: late in a game
    the seat may have worked everything out)."""
    game = case.game
    seen, various, true = 0, 0, 0
    for s, _, known in moments(case, seed):
        made = [content(game, game.fill(known, Random(seed * 1000 + n))) for n in range(worlds)]
        seen += 1
        various += any(world != made[0] for world in made)
        true += all(world == content(game, s) for world in made)
    assert various * 2 >= seen, f"only {various} of {seen} moments have different worlds"
    assert true * 2 <= seen, f"{true} of {seen} moments give the truth alone"


def check_worlds_come_from_the_known_alone(case: Case, seed: int) -> None:
    """Equal known states from different truths give, with equal generators, the same world."""
    game = case.game
    for n, (_, seat, known) in enumerate(moments(case, seed)):
        other = game.known(game.fill(known, Random(n)), seat)
        worlds = [game.fill(k, Random(seed)) for k in (known, other)]
        assert game.table.digest(worlds[0]) == game.table.digest(worlds[1])
        assert not any(isinstance(value, Source) for value in content(game, known))


# ----------------------------------------------------------------------------------------------------- players


def check_players_get_the_known_alone(case: Case, seed: int, most: int = 3) -> None:
    """Equal known states from different truths lead to equal moves, at every level."""
    game = case.game
    s = begun(case, seed)
    rng = Random(seed)
    for seat, _ in decisions(s, rng):
        if rng.random() > 0.15:
            continue
        known = game.known(s, seat)
        other = game.known(game.fill(known, rng), seat)
        for level in LEVELS.values():
            moves = [level.make(game).choose(k, seat, Random(seed)) for k in (known, other)]
            assert moves[0] == moves[1], f"{level.key} sees more than its seat"
        most -= 1
        if most == 0:
            return


CHECKS = (
    check_equal_worlds,
    check_no_answer_is_known,
    check_canaries,
    check_worlds_are_diverse,
    check_worlds_come_from_the_known_alone,
    check_players_get_the_known_alone,
)
