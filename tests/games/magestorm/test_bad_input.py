"""Corrections, scenarios and saved matches with faults: each is told with place, reason and the nearest name."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from battlebook.games.magestorm import content
from battlebook.games.magestorm.content import INSTALLED
from battlebook.games.magestorm.content_check import read
from battlebook.games.magestorm.game import GAME
from battlebook.kernel.content_files import Text
from battlebook.kernel.frames import open_part
from battlebook.kernel.gate import waiting
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match, source_of
from battlebook.kernel.proof import OPEN, Proof
from battlebook.kernel.saves import SaveError, dumps, loads, verify

HEAD = 'schema = "corrections/1"\ngame = "magestorm"\nprovenance = "printed"\n'
FIRST = HEAD.count("\n") + 1  # the line after the head
FERNGATE = '[[scenario]]\nid = "ferngate"\n'
RIVER = '[[scenario]]\nid = "two-crossings"\n'
MAP = "map = [\n" + 8 * '  ". . . . . . . . . . .",\n' + '  ". . . . . . . . . .",\n]'
GAP = (
    "boxes = [\n"
    + "".join(f'  {{ id = "b{n}", kind = "channeling", provenance = "printed" }},\n' for n in range(17))
    + "]"
)


class Bad(NamedTuple):
    """A text below the head, and of one of its faults the line in it, record, field and part of the message."""

    text: str
    line: int
    record: str
    field: str
    message: str


BAD = {
    # What the issue names.
    "unreachable deployment": Bad(
        RIVER + 'crossings = { D5 = ["E", "W"], H5 = ["E", "W"] }', 1, "scenario two-crossings", "kragis.zone",
        "no way leads from A1 to the enemy's zone"),
    "deployment in a river": Bad(
        RIVER + '[scenario.kragis]\nzone = { hexes = ["A5", "B1"] }', 4, "scenario two-crossings", "kragis.zone",
        "no unit can stand in A5 (river)"),
    "more cards than the box": Bad(
        FERNGATE + "[scenario.kragis]\ntroops = { skaitan = 5 }", 4, "scenario ferngate", "kragis.troops.skaitan",
        "is 5, but the box holds 4 cards"),
    "a link to no box": Bad(
        '[[mage]]\nid = "druid"\nlinks = [\n  { between = ["source", "oaks"], dots = 1 },\n]', 4, "mage druid",
        "links[0].between[1]", "there is no box 'oaks' (nearest: 'oak')"),
    "a map row too short": Bad(
        FERNGATE + MAP, 12, "scenario ferngate", "map[8]", "row 1 has 10 hexes, must have 11"),
    # Maps and sites.
    "too few map rows": Bad(FERNGATE + 'map = [". . . . . . . . . . ."]', 3, "scenario ferngate", "map", "9"),
    "an unknown terrain": Bad(
        FERNGATE + MAP.replace(". . . . . . . . . .\",\n]", ". . . . . . . . . Q .\",\n]"), 12, "scenario ferngate",
        "map[8]", "unknown terrain 'Q'; known: "),
    "a site off the map": Bad(
        FERNGATE + 'sites = { temple = "F5", west-village = "L5" }', 3, "scenario ferngate", "sites.west-village",
        "unknown word 'L5'"),
    "points for no site": Bad(
        FERNGATE + '[[scenario.victory]]\ntype = "control"\nside = "both"\nsites = ["tempel"]\nvp = 1', 6,
        "scenario ferngate", "victory[0].sites[0]", "there is no site 'tempel' (nearest: 'temple')"),
    "a bridge that leads off the map": Bad(
        RIVER + 'crossings = { A5 = ["W", "E"], D5 = ["NE", "SW"], H5 = ["NE", "SW"] }', 3, "scenario two-crossings",
        "crossings.A5", "A5 holds neither bridge nor ford"),
    "a direction that does not exist": Bad(
        RIVER + 'crossings = { D5 = ["N", "S"] }', 3, "scenario two-crossings", "crossings.D5[0]", "unknown word 'N'"),
    # Armies.
    "a troop of the other side": Bad(
        FERNGATE + "[scenario.kragis]\ntroops = { hairus = 1 }", 4, "scenario ferngate", "kragis.troops.hairus",
        "the kragis have no troop 'hairus'"),
    "a misspelt troop": Bad(
        FERNGATE + "[scenario.kragis]\ntroops = { gelz = 1 }", 4, "scenario ferngate", "kragis.troops.gelz",
        "the kragis have no troop 'gelz' (nearest: 'geltz')"),
    "too few cards for the units": Bad(
        FERNGATE + "[scenario.lausjan]\nunits_min = 12\nunits_max = 12", 4, "scenario ferngate", "lausjan.units_min",
        "cards do not make 12 units of at least 2"),
    "more units than there are": Bad(
        FERNGATE + "[scenario.lausjan]\nunits_max = 13", 4, "scenario ferngate", "lausjan.units_max",
        "is 13, an army has at most 12 units"),
    "too many power points": Bad(
        FERNGATE + "[scenario.kragis]\nopening_tokens = 26", 4, "scenario ferngate", "kragis.opening_tokens",
        "is 26, more power points than a mage may have"),
    "a mage who does not exist": Bad(
        FERNGATE + '[scenario.kragis]\nmage = "firemagus"', 4, "scenario ferngate", "kragis.mage",
        "there is no mage 'firemagus' (nearest: 'firemage')"),
    # What is special.
    "escort without anything to carry": Bad(
        FERNGATE + '[[scenario.victory]]\ntype = "escort"\nside = "kragis"\nto = "temple"', 4, "scenario ferngate",
        "victory[0].type", "'escort' needs a table 'loads'"),
    "a victory condition of no kind": Bad(
        FERNGATE + '[[scenario.victory]]\ntype = "controll"\nside = "both"', 4, "scenario ferngate", "victory[0].type",
        "(nearest: 'control')"),
    "only one side deploys": Bad(
        FERNGATE + 'deploy_order = ["kragis", "kragis"]', 3, "scenario ferngate", "deploy_order",
        "must name both sides"),
    "nothing of this name in a scenario": Bad(
        '[[scenario]]\nid = "greyfang-mine"\nround = 3', 3, "scenario greyfang-mine", "round",
        "unknown field 'round' (nearest: 'rounds')"),
    # Boards, cards, spells, terrain.
    "a board with too many boxes": Bad(
        f'[[mage]]\nid = "druid"\n{GAP}', 3, "mage druid", "boxes", "are 17, a board has room for 16"),
    "a board without a source": Bad(
        f'[[mage]]\nid = "druid"\n{GAP}', 3, "mage druid", "boxes", "must hold exactly one source box"),
    "a link twice": Bad(
        '[[mage]]\nid = "druid"\nlinks = [\n  { between = ["source", "oak"], dots = 1 },\n'
        '  { between = ["oak", "source"], dots = 1 },\n]', 5, "mage druid", "links[1].between",
        "the two boxes have a link already"),
    "a troop that cannot be overridden": Bad(
        '[[troop]]\nid = "gelz"\nresistance = 10', 1, "troop gelz", "army",
        "no troop 'gelz' to override (nearest: 'geltz')"),
    "a troop too tough": Bad(
        '[[troop]]\nid = "geltz"\nresistance = 31', 3, "troop geltz", "resistance", "31"),
    "more cards of a spell than can be told apart": Bad(
        '[[spell]]\nid = "speed"\ncards = 9', 3, "spell speed", "cards", "9"),
    "the limits of the rules": Bad("[limits]\nunits_per_army = 15", 1, "", "limits", "limits"),
    # Installed records that a correction spoils.
    "a code that maps use": Bad(
        '[[terrain]]\nid = "forest"\ncode = "W"', 1, "terrain forest", "", "has a fault: unknown terrain 'F'"),
    "a code that is no word": Bad(
        '[[terrain]]\nid = "forest"\ncode = "F F"', 3, "terrain forest", "code", "is no word that a map could hold"),
    "fewer cards than armies have": Bad(
        '[[troop]]\nid = "skaitan"\ncount = 1', 1, "troop skaitan", "",
        "but the box holds 1 cards"),
    "a spell whose box is of another kind": Bad(
        '[[spell]]\nid = "run"\ntype = "tactical"\ncards = 1', 1, "spell run", "",
        "with it mage airmage, boxes["),
    "a card of combat without cards": Bad(
        '[[spell]]\nid = "run"\ntype = "tactical"', 1, "spell run", "cards", "is missing: spells of combat have cards"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_fault_is_told_with_its_place(name: str) -> None:
    bad = BAD[name]
    found = read([Text("own.toml", HEAD + bad.text)], INSTALLED).faults
    told = [(f.file, f.line - FIRST + 1, f.record, f.field) for f in found if bad.message in f.message]
    assert ("own.toml", bad.line, bad.record, bad.field) in told, [str(f) for f in found]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('schema = "corrections/1"\ngame = "magestorm"\n[[troop]\n', 3, "TOML"),
        ('schema = "correction/1"\ngame = "magestorm"\n', 1, "corrections/1"),
        ('game = "magestorm"\n[[troop]]\nid = "geltz"\n', 1, "schema"),
        ('schema = "corrections/1"\ngame = "magestrom"\n', 2, "magestorm"),
        (HEAD + '[[tropp]]\nid = "geltz"\n', 4, "troop"),
        (HEAD.replace("provenance", "#") + '[[troop]]\nid = "geltz"\nresistance = 9\n', 4, "provenance"),
    ],
)
def test_a_file_that_is_none_says_where(text: str, line: int, message: str) -> None:
    found = read([Text("own.toml", text)], INSTALLED).faults
    assert any(f.line == line and message in str(f) for f in found), [str(f) for f in found]


def test_a_correction_without_a_fault_has_none() -> None:
    fine = FERNGATE + "rounds = 9\n" + '[[terrain]]\nid = "forest"\ncost = 1\n[[troop]]\nid = "geltz"\nresistance = 9\n'
    assert read([Text("own.toml", HEAD + fine)], INSTALLED).faults == []


def test_the_report_of_a_file_names_it(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(HEAD + BAD["a link to no box"].text, "utf-8")
    told = [str(fault) for fault in content.check(str(own)).faults]
    place = "own.toml:7: mage druid, links[0].between[1]: "
    assert any(text.split("/")[-1] == place + "there is no box 'oaks' (nearest: 'oak')" for text in told), told
    empty = tmp_path / "empty"
    empty.mkdir()
    assert content.check(str(empty)).faults[0].message == "holds no TOML file"


# ------------------------------------------------------------------------------------------------- saved matches


@cache
def saved() -> list[dict[str, Any]]:
    """The lines of a whole random match."""
    header = make_header(
        GAME,
        "m1",
        GAME.sample_spec("duel-at-the-ford-stone", Random(1)),
        (SeatInfo("A"), SeatInfo("B")),
        Proof(OPEN, 470),
    )
    match, rng = Match(GAME, header, source_of(header, "")), Random(470)
    while not match.over:
        seat = waiting(match.state)[0]
        part = open_part(match.state, seat)
        assert part is not None and match.answer(seat, part.sample(rng)) is None
    return [json.loads(line) for line in dumps(match).splitlines()]


def written(rows: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)


def rows_with(at: int, **values: Any) -> list[dict[str, Any]]:
    """The lines with other values in one of them."""
    rows = list(saved())
    rows[at] = {**rows[at], **values}
    return rows


def test_a_saved_match_passes() -> None:
    report = verify(GAME, loads(written(saved())))
    assert report.ok and report.decisions > 90


@pytest.mark.parametrize(
    ("rows", "decision", "field", "message"),
    [
        (lambda: rows_with(2, key=[[0, 1]]), 1, "key", "ms:"),  # an army of one unit
        (lambda: rows_with(2, seat=1), 1, "", ""),
        (lambda: rows_with(20, digest="0" * 32), 19, "digest", ""),
        (lambda: rows_with(30, key=["no-such-verb", 1]), 29, "key", ""),
        (lambda: saved()[:-1], -2, "end", "the match is over, the file has no end"),
    ],
)
def test_a_changed_match_says_which_decision(rows: Any, decision: int, field: str, message: str) -> None:
    report = verify(GAME, loads(written(rows())))
    first = report.faults[0]
    assert (first.decision, first.field if field else "") == (decision, field) and message in first.message, first


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (lambda: written(saved())[:-40], "line {0}: not JSON"),
        (lambda: written([*saved()[:9], *saved()[10:]]), "line 10: decision 9 stands where 8 belongs"),
        (lambda: written(saved()[:1]), "line 2: the opening is missing"),
        (lambda: written(rows_with(3, draws="six")), "line 4: the decision lacks or spoils"),
    ],
)
def test_a_damaged_file_says_which_line(text: Any, message: str) -> None:
    with pytest.raises(SaveError) as raised:
        loads(text())
    assert message.format(len(saved())) in str(raised.value)


def test_a_match_of_no_scenario_cannot_begin() -> None:
    rows = rows_with(0, setup="fern-gate")
    report = verify(GAME, loads(written(rows)))
    assert report.faults[0].field == "header" and "unknown-setup" in report.faults[0].message
