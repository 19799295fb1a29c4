"""``battlebook verify``: what is right passes, what was changed anywhere is found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlebook.kernel.chance import Keyed
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.proof import OPEN, SEALED, Proof, commit, computer_contribution, open_key, sealed_key
from battlebook.kernel.saves import SaveError, dumps, loads, verify
from battlebook.players.arena import play_on, sampled_spec
from tests.cli.conftest import Run
from tests.toys import toys

Place = tuple[Any, ...]


def open_match(version: str = "") -> Match:
    """A finished match whose seed is known: hidden hands, sealed choices, dice."""
    game = toys()["duel_of_spells"]
    spec = sampled_spec(game, "table", 4)
    seats = [SeatInfo("random", "computer", "random")] * 2
    header = make_header(game, "m0", spec, seats, Proof(OPEN, 4))
    match = Match(game, header._replace(rules_version=version or game.version), Keyed(open_key(4)))
    play_on(game, lambda: match.state, ["random", "random"], 4, lambda seat, key: match.answer(seat, key))
    return match


def sealed_file() -> str:
    """A finished match with a sealed proof: one person, one computer."""
    game = toys()["tutorial"]
    secret = "5e" * 32
    values = ["c1" * 32, computer_contribution(secret, 1)]
    rows = tuple((commit(v), v, seat == 1) for seat, v in enumerate(values))
    seats = [SeatInfo("Anna"), SeatInfo("greedy", "computer", "greedy")]
    proof = Proof(SEALED, 0, commit(secret), rows)
    header = make_header(game, "m1", sampled_spec(game, "duel", 1), seats, proof)
    match = Match(game, header, Keyed(sealed_key(secret, "m1", rows)))
    play_on(game, lambda: match.state, ["random", "random"], 1, lambda seat, key: match.answer(seat, key))
    return dumps(match, secret)


FILES = {"open": dumps(open_match()), "sealed": sealed_file()}


def places(value: Any, path: Place = ()) -> Iterator[Place]:
    """The path of everything inside a JSON value, the value itself included."""
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*path, name))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, (*path, i))


def changed(value: Any) -> list[Any]:
    """Other values in the place of a value, of its own kind and of others."""
    others: list[Any] = [None, 0, 1, -1, 7, "", "x", "0", True, False, [], [0], {}]
    if type(value) is int:
        others += [value + 1, value - 1, str(value), float(value)]
    elif type(value) is str:
        others += [value + "0", value[1:], value.swapcase(), "f" * len(value)]
    elif type(value) is list:
        others += [value[:-1], [*value, 0], value[::-1]]
    elif type(value) is dict:
        others += [{**value, "more": 1}, *({k: v for k, v in value.items() if k != name} for name in value)]
    return [other for other in others if json.dumps(other) != json.dumps(value)]


def inside(rows: list[Any], path: Place) -> Any:
    for step in path:
        rows = rows[step]
    return rows


def put(rows: list[Any], path: Place, value: Any) -> str:
    """The file with another value in a place."""
    new = json.loads(json.dumps(rows))
    inside(new, path[:-1])[path[-1]] = value
    return "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in new)


def accepted(text: str) -> bool:
    """Whether a file passes."""
    try:
        saved = loads(text)
    except SaveError:
        return False
    game = toys().get(saved.header.game)
    return game is not None and verify(game, saved).ok


@pytest.mark.parametrize("kind", FILES)
def test_an_untouched_file_passes(kind: str) -> None:
    assert accepted(FILES[kind])


@pytest.mark.parametrize("kind", FILES)
def test_a_change_of_any_field_is_found(kind: str) -> None:
    rows = [json.loads(line) for line in FILES[kind].splitlines()]
    missed = [
        (path, inside(rows, path), value)
        for path in places(rows)
        if path
        for value in changed(inside(rows, path))
        if accepted(put(rows, path, value))
    ]
    assert missed == []


@pytest.mark.parametrize("kind", FILES)
@settings(max_examples=150)
@given(data=st.data())
def test_a_change_of_any_character_is_found(kind: str, data: st.DataObject) -> None:
    text = FILES[kind]
    at = data.draw(st.integers(0, len(text) - 2))
    new = data.draw(st.sampled_from('09afx{}[]",: -'))
    if text[at] != new and json_rows(text[:at] + new + text[at + 1 :]) != json_rows(text):
        assert not accepted(text[:at] + new + text[at + 1 :])


def json_rows(text: str) -> Any:
    """What a text says, whatever its blanks; the text itself when it is no JSON."""
    try:
        return [json.loads(line) for line in text.splitlines()]
    except json.JSONDecodeError:
        return text


@pytest.mark.parametrize("kind", FILES)
def test_a_line_left_out_doubled_or_moved_is_found(kind: str) -> None:
    lines = FILES[kind].splitlines(keepends=True)
    for i in range(len(lines) - 1):
        assert not accepted("".join(lines[:i] + lines[i + 1 :]))
        assert not accepted("".join(lines[: i + 1] + lines[i:]))
        assert not accepted("".join([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]))


def test_a_file_says_that_it_is_right(battlebook: Run, match_file: Path) -> None:
    ended = battlebook("verify", match_file)
    assert ended.status == 0 and "ok" in ended.out
    document = battlebook("verify", "--json", match_file).document
    assert document["ok"] and document["finished"] and document["faults"] == []
    assert document["file"] == str(match_file) and document["decisions"] > 20


def test_a_fault_is_named_with_its_place(battlebook: Run, match_file: Path) -> None:
    rows = [json.loads(line) for line in match_file.read_text("utf-8").splitlines()]
    match_file.write_text(put(rows, (9, "digest"), "0" * 32), "utf-8")
    ended = battlebook("verify", match_file)
    assert ended.status == 1 and "decision 8, digest: the digest differs" in ended.out
    (fault,) = battlebook("verify", "--json", match_file).document["faults"]
    assert (fault["decision"], fault["field"]) == (8, "digest")


def test_several_files_are_checked_in_one_go(battlebook: Run, match_file: Path, tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt.battle"
    spoilt.write_text("{}\n", "utf-8")
    document = battlebook("verify", "--json", match_file, spoilt)
    assert document.status == 1
    assert [row["ok"] for row in document.document["files"]] == [True, False]


def test_a_file_cut_short_in_a_line_is_a_fault(battlebook: Run, match_file: Path) -> None:
    text = match_file.read_text("utf-8")
    match_file.write_text(text[: len(text) // 2], "utf-8")
    ended = battlebook("verify", match_file)
    assert ended.status == 1 and "cut short or damaged" in ended.out


def test_a_match_that_still_runs_says_so(battlebook: Run, match_file: Path) -> None:
    lines = match_file.read_text("utf-8").splitlines(keepends=True)
    match_file.write_text("".join(lines[:12]), "utf-8")
    ended = battlebook("verify", match_file)
    assert ended.status == 0 and "not finished" in ended.out
    assert battlebook("verify", "--json", match_file).document["finished"] is False


def test_a_lost_end_is_a_fault(battlebook: Run, match_file: Path) -> None:
    lines = match_file.read_text("utf-8").splitlines(keepends=True)
    match_file.write_text("".join(lines[:-1]), "utf-8")
    assert "no end" in battlebook("verify", match_file).out


def test_a_match_of_another_rules_version_is_replayed_and_noted(battlebook: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.battle"
    path.write_text(dumps(open_match("0.9")), "utf-8")
    ended = battlebook("verify", path)
    assert ended.status == 0 and "made under rules version 0.9" in ended.out


def test_a_file_of_another_format_is_refused(battlebook: Run, match_file: Path) -> None:
    match_file.write_text(match_file.read_text("utf-8").replace('"battlebook":2', '"battlebook":3'), "utf-8")
    ended = battlebook("verify", match_file)
    assert ended.status == 1 and "format 2" in ended.out


def test_a_match_of_a_game_that_is_not_here_is_a_fault(battlebook: Run, match_file: Path) -> None:
    ended = battlebook("verify", match_file, games={})
    assert ended.status == 1 and "no game 'four_seats'" in ended.out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[]\n", b"{}\n", b"nonsense"])
def test_what_is_no_match_file_is_a_fault(battlebook: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.battle"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        assert battlebook(command, path).status == 1


def test_a_sealed_match_that_was_not_opened_is_a_fault() -> None:
    rows = [json.loads(line) for line in FILES["sealed"].splitlines()]
    report = verify(toys()["tutorial"], loads(put(rows, (len(rows) - 1, "opened"), "")))
    assert [fault.message for fault in report.faults] == ["the secret is not opened"]
