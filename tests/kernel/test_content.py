"""Content files: every kind of fault is found with file, line, record, field and reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from battlebook.kernel.content import Content, check_texts, content_hash, overlay
from battlebook.kernel.content_files import Text, read_package, read_path
from battlebook.kernel.content_lines import line_of, locate
from battlebook.kernel.content_report import Fault, Report
from battlebook.kernel.content_schema import (
    BOOL,
    STR,
    FileKind,
    RecordKind,
    choice,
    each,
    either,
    mapping,
    maybe,
    number,
    ref,
    table,
    tagged,
)

EFFECTS = tagged("kw", {"strike": table({"n": number(1, 9)}), "flee": table({"far": maybe(BOOL)})})
BEAST = table(
    {
        "name": STR,
        "size": choice("small", "large"),
        "speed": number(0, 9),
        "effects": each(EFFECTS, most=2),
        "lair": maybe(ref("lair")),
        "stats": maybe(mapping(number())),
        "either": maybe(either(STR, each(STR))),
    }
)
KINDS = (
    FileKind("beasts/1", (RecordKind("beast", "beast", BEAST),), kind="wild"),
    FileKind("beasts/1", (RecordKind("beast", "beast", BEAST),), kind="tame", header={"owner": maybe(STR)}),
    FileKind("lairs/1", (RecordKind("lair", "lair", table({"name": STR})), RecordKind("map", "map", BEAST, True))),
)
HEADER = 'schema = "beasts/1"\ngame = "toy"\nkind = "wild"\nprovenance = "built-in"\n'
WOLF = """
[[beast]]
id = "wolf"
name = "Wolf"
size = "small"
speed = 5
effects = [
    { kw = "strike", n = 2 },
]
"""
LAIR = 'schema = "lairs/1"\ngame = "toy"\n[[lair]]\nid = "cave"\nname = "Cave"\nprovenance = "printed"\n'


def read(*texts: str, base: Content | None = None) -> Content:
    return check_texts([Text(f"f{i}.toml", t) for i, t in enumerate(texts)], KINDS, "toy", base)


def only_fault(*texts: str) -> Fault:
    content = read(*texts)
    assert len(content.faults) == 1, content.faults
    return content.faults[0]


def test_good_files_have_no_faults() -> None:
    content = read(HEADER + WOLF, LAIR)
    assert content.faults == []
    assert content.report() == Report(2, 2, ())
    assert list(content.family("beast")) == ["wolf"]


@pytest.mark.parametrize(
    ("change", "line", "field", "reason"),
    [
        (("speed = 5", "sped = 5"), 10, "sped", "unknown field 'sped' (nearest: 'speed')"),
        (("speed = 5", 'speed = "5"'), 10, "speed", "must be a whole number, not text ('5')"),
        (("speed = 5", "speed = true"), 10, "speed", "must be a whole number, not true or false (True)"),
        (("speed = 5", "speed = 12"), 10, "speed", "is 12, must be at most 9"),
        (("speed = 5", "speed = -1"), 10, "speed", "is -1, must be at least 0"),
        (('"small"', '"smal"'), 9, "size", "unknown word 'smal' (nearest: 'small'); known: small, large"),
        (('"strike"', '"strik"'), 12, "effects[0].kw", "unknown keyword 'strik' (nearest: 'strike')"),
        (("n = 2", "m = 2"), 12, "effects[0].m", "unknown parameter 'm' of 'strike'; known: n"),
        (("n = 2", "n = 20"), 12, "effects[0].n", "is 20, must be at most 9"),
        (('kw = "strike", ', ""), 12, "effects[0].kw", "is missing"),
        (('{ kw = "strike", n = 2 }', "7"), 12, "effects[0]", "must be a table, not a whole number (7)"),
        (("effects = [", "lair = 'cav'\neffects = ["), 11, "lair", "there is no lair 'cav' (nearest: 'cave')"),
        (("effects = [", "stats = { a = 'x' }\neffects = ["), 11, "stats.a", "must be a whole number, not text ('x')"),
        (("effects = [", "either = [1]\neffects = ["), 11, "either[0]", "must be text, not a whole number (1)"),
        (('name = "Wolf"', ""), 6, "name", "field 'name' is missing"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(change: tuple[str, str], line: int, field: str, reason: str) -> None:
    text = (HEADER + WOLF).replace(*change)
    assert Fault("f0.toml", line, "beast wolf", field, reason) in read(text, LAIR).faults


def test_every_fault_is_collected() -> None:
    text = HEADER + WOLF.replace("speed = 5", 'speed = "5"').replace("small", "smal").replace("strike", "strik")
    assert [f.line for f in read(text).report().faults] == [9, 10, 12]


def test_duplicate_ids_name_the_first_place() -> None:
    fault = only_fault(HEADER + WOLF, HEADER + "\n" + WOLF)
    assert fault == Fault("f1.toml", 8, "beast wolf", "id", "id 'wolf' is used before in f0.toml:6")


def test_missing_provenance_and_missing_source() -> None:
    bare = only_fault(HEADER.replace('provenance = "built-in"\n', "") + WOLF)
    assert (bare.line, bare.field) == (5, "provenance")
    assert bare.message == "is missing: one of printed, derived, public, built-in"
    public = only_fault(HEADER + WOLF + 'provenance = "public"\n')
    assert (public.field, public.message) == ("source", "is missing: public values name their source")


def test_text_that_is_not_toml_names_the_line() -> None:
    fault = only_fault(HEADER + "[[beast]\nid = 3\n")
    assert (fault.line, fault.record) == (5, "")
    assert fault.message.startswith("is not valid TOML: ")
    assert only_fault(HEADER + 'x = "').line == 5


def test_a_header_must_be_known() -> None:
    wrong = only_fault(HEADER.replace("beasts/1", "beast/1"))
    assert wrong.message == "unknown schema 'beast/1' (nearest: 'beasts/1'); known: beasts/1, lairs/1"
    assert only_fault(HEADER.replace("wild", "wlid")).message.startswith("unknown kind 'wlid' (nearest: 'wild')")
    assert only_fault(HEADER.replace('kind = "wild"\n', "")).field == "kind"
    assert only_fault("game = 'toy'\n").field == "schema"
    assert only_fault(HEADER.replace("toy", "chess")).message == "is for 'chess', not for 'toy'"
    assert only_fault(HEADER + "bests = []\n").message == "unknown field 'bests' (nearest: 'beast')"
    assert only_fault(HEADER + "[beast]\nid = 'wolf'\n").message == "must be written [[beast]]"


def test_a_pack_changes_values_and_states_its_own_provenance() -> None:
    base = read(HEADER + WOLF, LAIR)
    change = '[[beast]]\nid = "wolf"\nspeed = 7\n'
    pack = read(HEADER + change, base=base)
    assert pack.faults == []
    assert pack.records[0].data["speed"] == 7
    assert pack.records[0].data["name"] == "Wolf"
    silent = read(HEADER.replace('provenance = "built-in"\n', "") + change, base=base)
    assert [f.field for f in silent.faults] == ["provenance"]
    wrong = read(HEADER + change.replace("7", "77"), base=base)
    assert [(f.line, f.field) for f in wrong.faults] == [(7, "speed")]


def test_a_pack_with_a_misspelt_id_is_told_the_nearest() -> None:
    base = read(HEADER + WOLF, LAIR)
    pack = read(HEADER + '[[beast]]\nid = "wolff"\nspeed = 7\n', base=base)
    assert pack.faults[0].message == (
        "field 'name' is missing; there is no beast 'wolff' to override (nearest: 'wolf')"
    )


def test_overlay_goes_into_tables_and_replaces_lists() -> None:
    assert overlay({"a": {"b": 1, "c": 2}, "l": [1, 2]}, {"a": {"b": 3}, "l": [4]}) == {
        "a": {"b": 3, "c": 2},
        "l": [4],
    }


def test_the_hash_names_the_values_alone() -> None:
    one, two = read(HEADER + WOLF, LAIR), read(LAIR, "# a comment\n" + HEADER + WOLF)
    assert content_hash(one.records) == content_hash(two.records)
    assert len(content_hash(one.records)) == 32
    faster = read((HEADER + WOLF).replace("speed = 5", "speed = 6"), LAIR)
    assert content_hash(one.records) != content_hash(faster.records)


def test_lines_of_every_shape() -> None:
    text = '''# comment
a = 1
b.c = """
[x]
y = 2
"""
list = [
    1, # one
    { k = "]", l = [
        2,
    ] },
]
[t."q.r"]
d = 1979-05-27T07:32:00Z
[[u]]
e = 'it = [3]'
[u.v]
f = -1.5
[[u]]
[[u.w]]
g = {}
'''
    tomllib.loads(text)
    lines = locate(text)
    wanted = {
        ("a",): 2,
        ("b", "c"): 3,
        ("list",): 7,
        ("list", 0): 8,
        ("list", 1): 9,
        ("list", 1, "l"): 9,
        ("list", 1, "l", 0): 10,
        ("t", "q.r"): 13,
        ("t", "q.r", "d"): 14,
        ("u", 0): 15,
        ("u", 0, "e"): 16,
        ("u", 0, "v"): 17,
        ("u", 0, "v", "f"): 18,
        ("u", 1): 19,
        ("u", 1, "w", 0): 20,
        ("u", 1, "w", 0, "g"): 21,
    }
    assert {p: lines[p] for p in wanted} == wanted
    assert line_of(lines, ("u", 1, "missing", 3)) == 19


def test_lines_of_the_packaged_content() -> None:
    def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
        inner: list[tuple[str | int, object]] = []
        if isinstance(value, dict):
            inner = list(value.items())
        elif isinstance(value, list):
            inner = list(enumerate(value))
        found = [path] if path else []
        for key, below in inner:
            found += paths(below, (*path, key))
        return found

    texts = read_package("battlebook.games.heroes3") + read_package("battlebook.games.heroes3", "ledger")
    for text in texts:
        lines = locate(text.text)
        assert [p for p in paths(tomllib.loads(text.text)) if p not in lines] == [], text.name


def test_reading_a_path(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "b.toml").write_text("x = 1", "utf-8")
    (tmp_path / "a.toml").write_bytes(b"ok = 1\n# \xff\n")
    (tmp_path / "c.txt").write_text("no")
    first, second = read_path(str(tmp_path))
    assert first.problem == "is not UTF-8 text (line 2)"
    assert second == Text(str(tmp_path / "sub" / "b.toml"), "x = 1")
    assert read_path(second.name) == [second]
    with pytest.raises(OSError, match="nowhere"):
        read_path(str(tmp_path / "nowhere"))
    assert check_texts([first], KINDS, "toy").faults == [Fault(first.name, 1, "", "", first.problem)]


def test_a_report_is_json_and_a_fault_one_line() -> None:
    report = read(HEADER + WOLF.replace("5", "55")).report()
    row = report.plain()["faults"][0]
    assert row == {
        "file": "f0.toml",
        "line": 10,
        "record": "beast wolf",
        "field": "speed",
        "message": "is 55, must be at most 9",
    }
    assert str(report.faults[0]) == "f0.toml:10: beast wolf, speed: is 55, must be at most 9"
