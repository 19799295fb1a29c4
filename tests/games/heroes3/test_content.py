"""The content of the game: complete, without faults, and every kind of bad content is named with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from battlebook.games.heroes3 import content, content_check, content_kinds
from battlebook.kernel.content_files import Text, read_package
from battlebook.kernel.content_report import Fault, Report

PACKAGE = "battlebook.games.heroes3"


def changed(name: str, old: str, new: str) -> Report:
    """The check of the installed content with one change in one file."""
    texts = []
    for text in read_package(PACKAGE):
        if text.name == name:
            assert old in text.text
            text = Text(name, text.text.replace(old, new, 1))
        texts.append(text)
    words = content_check.read_words(texts)
    rest = content_check.read([t for t in texts if t.name not in content_check.VOCABULARIES], words)
    return Report(0, 0, tuple(sorted({*words.faults, *rest.faults})))


def line_of(name: str, wanted: str) -> int:
    """The first line of a packaged file that holds some text."""
    (text,) = (t.text for t in read_package(PACKAGE) if t.name == name)
    return next(n for n, line in enumerate(text.splitlines(), 1) if wanted in line)


def test_the_installed_content_has_no_fault() -> None:
    report = content.check()
    assert report.faults == ()
    assert (report.files, report.records) == (39, 832)


def test_every_unit_is_there() -> None:
    records = content.CONTENT.records
    assert Counter(r.kind.name for r in records if r.kind.key == "unit") == {
        "unit": 70 + 4,
        "neutral unit": 93,
        "bank unit": 19,
        "siege card": 1,
    }
    per_faction = Counter(u["faction"] for u in content.UNITS.values() if "faction" in u)
    assert per_faction == dict.fromkeys(content_kinds.FACTIONS, 7)
    assert {tier: len(deck) for tier, deck in content.NEUTRAL_DECKS.items()} == {
        "bronze": 36,
        "silver": 28,
        "golden": 21,
        "azure": 8,
    }
    assert len(content.BANKS) == 12
    assert len(content.ARMIES) == 20


def test_faces_are_numbered_by_unit_and_side() -> None:
    assert len(content.FACES) == len(content.FACE_INDEX) == 2 * 74 + 2 + 93 + 19 + 1
    for (unit, side), index in content.FACE_INDEX.items():
        face = content.FACES[index]
        assert (face.index, face.unit) == (index, unit)
        assert face.side == side.removeprefix("alt_")
        if side in ("pack", "alt_pack"):
            few = content.FACE_INDEX[unit, side.replace("pack", "few")]
            assert face.few_index == few
        else:
            assert face.few_index == -1
    titans = content.FACES[content.FACE_INDEX["titans", "pack"]]
    assert (titans.attack, titans.initiative) == (6, 11)


def test_a_unit_may_have_another_face_as_a_neutral_or_as_a_guard() -> None:
    few = content.FACES[content.FACE_INDEX["gold_dragons", "few"]]
    neutral = content.FACES[content.FACE_INDEX["gold_dragons", "neutral"]]
    guard = content.FACES[content.FACE_INDEX["gold_dragons@dragon_utopia", "neutral"]]
    assert (few.tier, neutral.tier, guard.tier) == (2, 3, -1)


def test_deferred_uses_wait_for_something_and_nothing_else_is_listed() -> None:
    uses = [use for use in content.check().deferred if not use.file.startswith(("cards/", "heroes/"))]
    scopes = {i: k["scope"] for i, k in content.KEYWORDS.items()}
    assert {scopes[u.keyword] for u in uses} == {"deferred"}
    assert {u.waits for u in uses} <= set(content_kinds.WAITS)
    every = [a["kw"] for unit_side in content.FACE_INDEX for a in abilities_of(unit_side)]
    assert len(uses) == sum(scopes[kw] == "deferred" for kw in every)
    first = uses[0]
    assert f"kw = {first.keyword!r}".replace("'", '"') in line_text(first.file, first.line)


def abilities_of(unit_side: tuple[str, str]) -> list[dict[str, object]]:
    index = content.FACE_INDEX[unit_side]
    rows: list[dict[str, object]] = content.FACE_RECORDS[index][unit_side[1].removeprefix("alt_")]["abilities"]
    return rows


def line_text(name: str, line: int) -> str:
    (text,) = (t.text for t in read_package(PACKAGE) if t.name == name)
    return text.splitlines()[line - 1]


CASTLE = "units/castle.toml"
BAD: list[tuple[str, str, str, str, str, str, str]] = [
    # file, old, new, text of the line, record, field, reason
    (CASTLE, "initiative = 6", "initiatve = 6", "initiative = 6", "unit griffins", "few.initiatve",
     "unknown field 'initiatve' (nearest: 'initiative')"),
    (CASTLE, "attack = 2", 'attack = "2"', "attack = 2", "unit griffins", "few.attack",
     "must be a whole number, not text ('2')"),
    (CASTLE, "health = 4", "health = 0", "health = 4", "unit griffins", "few.health", "is 0, must be at least 1"),
    (CASTLE, '"retaliate_unlimited"', '"retaliate_unlimted"', "retaliate_unlimited", "unit griffins",
     "few.abilities[0].kw", "unknown keyword 'retaliate_unlimted' (nearest: 'retaliate_unlimited')"),
    (CASTLE, "nonadjacent_only = true", "non_adjacent = true", "nonadjacent_only", "unit marksmen",
     "pack.abilities[0].non_adjacent",
     "unknown parameter 'non_adjacent' of 'double_attack' (nearest: 'nonadjacent_only')"),
    (CASTLE, 'scope = "adjacent"', 'scope = "near"', 'scope = "adjacent"', "unit zealots",
     "pack.abilities[0].scope", "unknown word 'near'; known: adjacent, all"),
    (CASTLE, "faces = [0]", "faces = [2]", "faces = [0]", "unit crusaders", "pack.abilities[0].faces[0]",
     "is 2, must be at most 1"),
    (CASTLE, 'tier = "silver"', 'tier = "silber"', 'tier = "silver"', "unit crusaders", "tier",
     "unknown word 'silber' (nearest: 'silver'); known: bronze, silver, golden, azure"),
    (CASTLE, 'id = "halberdiers"', 'id = "griffins"', 'id = "halberdiers"', "unit griffins", "id",
     "id 'griffins' is used before in units/castle.toml:6"),
    ("neutrals/azure.toml", '["black_dragons"]', '["black_dragon"]', '["black_dragons"]', "neutral unit titans",
     "neutral.abilities[1].units[0]",
     "there is no unit or neutral unit 'black_dragon' (nearest: 'black_dragons')"),
    ("banks.toml", '"skeletons@crypt"', '"skeleton@crypt"', '"skeletons@crypt"', "bank crypt", "units[0]",
     "there is no bank unit 'skeleton@crypt' (nearest: 'skeletons@crypt')"),
    ("banks.toml", '"skeletons@crypt"', '"wraiths@shipwreck"', '"skeletons@crypt"', "bank crypt", "units[0]",
     "'wraiths@shipwreck' guards another bank"),
    ("tables.toml", 'easy = ["bronze"]', 'easy = ["bronce"]', 'easy = ["bronze"]', "table difficulty_table",
     "rows.I.easy[0]", "unknown word 'bronce' (nearest: 'bronze'); known: bronze, silver, golden, azure"),
    ("armies/ready.toml", "points = 75", "points = 70", "points = 75", "army castle-core", "points",
     "is 70, the units cost 75"),
    ("armies/ready.toml", '"griffins"', '"cerberi"', '"griffins"', "army castle-core", "units[0].unit",
     "is not of faction 'castle'"),
    ("keywords.toml", 'type = "int"', 'type = "integer"', 'type = "int"', "keyword activation_damage",
     "params.n.type", "unknown word 'integer' (nearest: 'int'); known: int, bool, count, faces, "
     "word, words, units, text"),
    ("keywords.toml", 'deferred = "map"\n', "", 'scope = "deferred"', "keyword map_effect", "deferred",
     "is missing: what a deferred keyword waits for"),
]  # fmt: skip


@pytest.mark.parametrize("case", BAD, ids=[f"{c[4]}-{c[5]}" for c in BAD])
def test_bad_content_is_named_with_its_place(case: tuple[str, str, str, str, str, str, str]) -> None:
    name, old, new, at, record, field, reason = case
    faults = [f for f in changed(name, old, new).faults if (f.record, f.field) == (record, field)]
    expected = Fault(name, line_of(name, at), record, field, reason)
    if field == "deferred":
        expected = expected._replace(line=faults[0].line)
    assert faults == [expected]


def test_missing_provenance_is_a_fault() -> None:
    old = 'docs/units/griffins.md"\nprovenance = "public"\n'
    report = changed(CASTLE, old, old.partition("\n")[0] + "\n")
    assert [(f.record, f.field) for f in report.faults] == [("unit griffins", "provenance")]


def test_one_card_cannot_stand_in_two_files() -> None:
    report = changed("units/summoned.toml", 'id = "air_elementals"', 'id = "cerberi"')
    assert [f.message for f in report.faults] == ["id 'cerberi' is used before in units/inferno.toml:42"] or [
        f.field for f in report.faults
    ] == ["id"]


# ------------------------------------------------------------------------------------------------ packs

PACK = """schema = "units/1"
game = "heroes3"
kind = "faction"
provenance = "built-in"

[[unit]]
id = "griffins"

[unit.few]
attack = 3
"""


def write(folder: Path, text: str, name: str = "my.toml") -> str:
    (folder / name).write_text(text, "utf-8")
    return str(folder)


def test_a_pack_may_override_values(tmp_path: Path) -> None:
    report = content.check(write(tmp_path, PACK))
    assert report == Report(1, 1, ())


@pytest.mark.parametrize(
    ("change", "line", "field", "reason"),
    [
        (lambda t: t.replace("attack = 3", "atack = 3"), 10, "few.atack", "unknown field 'atack' (nearest: 'attack')"),
        (
            lambda t: t.replace("attack = 3", "attack = 3.5"),
            10,
            "few.attack",
            "must be a whole number, not a number",
        ),
        (
            lambda t: t.replace('"griffins"', '"grifins"'),
            6,
            "name",
            "no unit 'grifins' to override (nearest: 'griffins')",
        ),
        (lambda t: t.replace('provenance = "built-in"\n', ""), 5, "provenance", "is missing: one of"),
        (lambda t: t.replace("units/1", "unit/1"), 1, "schema", "(nearest: 'units/1')"),
        (lambda t: t.replace("units/1", "keywords/1"), 1, "schema", "unknown schema 'keywords/1'"),
        (lambda t: t + "attack = 4\n", 11, "", "is not valid TOML: Cannot overwrite a value"),
    ],
)
def test_a_bad_pack_is_told_where(
    tmp_path: Path, change: Callable[[str], str], line: int, field: str, reason: str
) -> None:
    path = write(tmp_path, change(PACK))
    faults = [f for f in content.check(path).faults if f.field == field]
    assert len(faults) == 1
    assert (faults[0].file, faults[0].line) == (str(tmp_path / "my.toml"), line)
    assert reason in faults[0].message


def test_a_pack_lists_what_waits(tmp_path: Path) -> None:
    path = write(tmp_path, PACK + 'abilities = [\n  { kw = "necropolis_reinforce_on_death", tier = "bronze" },\n]\n')
    (use,) = content.check(path).deferred
    assert (use.line, use.record, use.keyword, use.waits) == (
        12,
        "unit griffins",
        "necropolis_reinforce_on_death",
        "map",
    )


def test_an_empty_or_missing_path(tmp_path: Path) -> None:
    assert content.check(str(tmp_path)).faults == (Fault(str(tmp_path), 1, "", "", "holds no TOML file"),)
    with pytest.raises(OSError, match="nowhere"):
        content.check(str(tmp_path / "nowhere"))
