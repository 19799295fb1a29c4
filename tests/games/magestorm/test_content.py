"""The content: complete, consistent with the book's sums, with a reason for every fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from battlebook.games.magestorm import content
from battlebook.games.magestorm.content import CARDS, INSTALLED, LIMITS, MAGES, SCENARIOS, SPELLS, TERRAIN
from battlebook.games.magestorm.content_check import read
from battlebook.kernel.content_files import Text, read_package

COUNTS = {"troop": 10, "creature": 8, "spell": 37, "terrain": 10, "mage": 4, "scenario": 12, "sum": 14, "single": 9}
HEAD = 'schema = "corrections/1"\ngame = "magestorm"\nprovenance = "printed"\n'


def faults(text: str) -> list[tuple[int, str, str]]:
    """Line, field and message of each fault of some corrections."""
    found = read([Text("own.toml", HEAD + text)], INSTALLED)
    return [(f.line - HEAD.count("\n"), f.field, f.message) for f in sorted(found.faults)]


def test_everything_of_the_box_is_there() -> None:
    assert content.check().faults == ()
    assert {name: len(INSTALLED.family(name)) for name in COUNTS} == COUNTS
    assert sum(c.copies for c in CARDS if c.troop) == 56
    assert Counter(c.side for c in CARDS if c.troop for _ in range(c.copies)) == {0: 28, 1: 28}
    assert sum(s.copies for s in SPELLS) == 30
    assert [len(m.boxes) for m in MAGES] == [13, 14, 13, 11]
    assert [len(m.links) for m in MAGES] == [14, 16, 13, 12]
    assert [t.cost for t in TERRAIN] == [1, 2, 2, 2, 0, 1, 1, 1, 2, 2]
    assert LIMITS["power_points_per_mage"] == 25


def values(data: Any) -> Iterator[dict[str, Any]]:
    """Every table with a value."""
    if isinstance(data, dict):
        if "value" in data:
            yield data
        for inner in data.values():
            yield from values(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from values(inner)


def test_every_number_of_a_card_says_where_it_comes_from() -> None:
    cards = [r for r in INSTALLED.records if r.kind.name in ("troop", "creature")]
    counted = Counter(v["provenance"] for r in cards for v in values({k: r.data[k] for k in VALUES}))
    assert sum(counted.values()) == 18 * 8
    assert counted["built-in"] == 79 and counted["printed"] + counted["derived"] == 65


VALUES = ("initiative", "attack", "defense", "damage", "resistance")


def test_a_wrong_value_contradicts_the_sums_of_the_book() -> None:
    texts = read_package(content.PACKAGE)
    wrong = [t._replace(text=t.text.replace("initiative = { value = 6,", "initiative = { value = 5,")) for t in texts]
    found = [f for f in read(wrong).faults if f.record == "sum C01"]
    assert [(f.field, f.message) for f in found] == [("addends[0]", "kirtais has 5, the book's sum has 6")]


def test_scenarios_keep_to_the_box() -> None:
    assert [s.printed for s in SCENARIOS] == list(range(1, 13))
    assert all(len(s.terrain) == 99 and len(s.armies[0].zone) and len(s.armies[1].zone) for s in SCENARIOS)
    line = next(s for s in SCENARIOS if s.id == "the-long-line")
    assert [len(army.cards) for army in line.armies] == [26, 28]
    assert sum(t != 0 for t in line.terrain) == 18
    woods = next(s for s in SCENARIOS if s.id == "the-burning-woods")
    assert Counter(TERRAIN[t].id for t in woods.terrain)["special-forest"] == 4
    assert sum(TERRAIN[t].forest for t in woods.terrain) == 16


@pytest.mark.parametrize(
    ("text", "line", "field", "message"),
    [
        ('[[troop]]\nid = "geltz"\nresistance = "ten"', 3, "resistance", "must be a table, not text ('ten')"),
        ('[[troop]]\nid = "gelz"\nresistance = 10', 1, "army", "no troop 'gelz' to override (nearest: 'geltz')"),
        ('[[mage]]\nid = "druid"\nlinks = [{ between = ["source", "oaks"], dots = 1 }]', 3, "links[0].between[1]",
         "there is no box 'oaks' (nearest: 'oak')"),
        ('[[scenario]]\nid = "ferngate"\nmap = ["", "", "", "", "", "", "", "", ". . . . . . . . . ."]', 3, "map[8]",
         "row 1 has 10 hexes, must have 11"),
        ('[[scenario]]\nid = "ferngate"\n[scenario.kragis]\ntroops = { skaitan = 5 }', 4, "kragis.troops.skaitan",
         "is 5, but the box holds 4 cards"),
        ('[[scenario]]\nid = "ferngate"\n[scenario.kragis]\ntroops = { hairus = 1 }', 4, "kragis.troops.hairus",
         "the kragis have no troop 'hairus'"),
        ('[[scenario]]\nid = "two-crossings"\n[scenario.kragis]\nzone = { hexes = ["A5", "B1"] }', 4, "kragis.zone",
         "no unit can stand in A5 (river)"),
        ('[[scenario]]\nid = "two-crossings"\ncrossings = { D5 = ["E", "W"], H5 = ["E", "W"] }', 3, "kragis.zone",
         "no way leads from A1"),
        ('[[scenario]]\nid = "ferngate"\nsites = { temple = "F5", west-village = "L5" }', 3, "sites.west-village",
         "unknown word 'L5'"),
        ('[[scenario]]\nid = "greyfang-mine"\nunits = 3', 3, "units", "unknown field 'units'"),
    ],
)  # fmt: skip
def test_a_fault_has_line_field_and_reason(text: str, line: int, field: str, message: str) -> None:
    found = faults(text)
    assert any(f[1] == field and message in f[2] for f in found), found
    assert line in [f[0] for f in found if f[1] == field] or field.endswith("zone")


def test_an_owner_corrects_single_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.toml"
    own.write_text(HEAD + '[[troop]]\nid = "geltz"\nresistance = 10\nattack = { melee = 4 }\n', "utf-8")
    assert content.check(str(own)).faults == ()
    monkeypatch.setenv(content.CORRECTIONS, str(own))
    installed, over = content.read_all()
    records = {r.key: r.data for r in (*installed.records, *over.records)}
    geltz = content.Library(records).cards[0]
    assert geltz.resistance == 10 and [geltz.values[step][1] for step in (0, 1)] == [3, 4]


def test_corrections_with_a_fault_are_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.toml"
    own.write_text(HEAD + '[[troop]]\nid = "geltz"\nresistance = 0\n', "utf-8")
    monkeypatch.setenv(content.CORRECTIONS, str(own))
    with pytest.raises(content.BrokenContent, match=r"own\.toml.*geltz.*resistance"):
        content.read_all()
