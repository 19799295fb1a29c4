"""Bad content of cards, heroes and decks is named with its place; packs may change cards and add some."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlebook.games.heroes3 import content
from battlebook.kernel.content_files import read_package
from tests.games.heroes3.test_content import PACKAGE, changed

# ---------------------------------------------------------------------------------------------- faults

SPELLS, CASTLE = "cards/spells.toml", "heroes/castle.toml"
FAULTS = [
    (SPELLS, 'op = "defense_vs_ranged"', 'op = "defence_vs_ranged"', "spell air_shield", "cast.op",
     "unknown keyword 'defence_vs_ranged' (nearest: 'defense_vs_ranged')"),
    (SPELLS, "value = 2 }", 'value = "two" }', "spell air_shield", "cast.levels[1].value",
     "must be a whole number, not text ('two')"),
    (SPELLS, "{ power = 1, value = 2 }", "{ power = 0, value = 2 }", "spell air_shield", "cast.levels",
     "need [0, 0, 2] Power, which does not rise"),
    (SPELLS, 'target = "unit"', 'target = "units"', "spell air_shield", "cast.target", "unknown word 'units' (nearest"),
    (SPELLS, 'duration = "combat"', 'duration = "fight"', "spell air_shield", "cast.duration",
     "unknown word 'fight'"),
    (SPELLS, 'school = "air"', 'school = "aire"', "spell air_shield", "school", "unknown word 'aire' (nearest: 'air')"),
    (SPELLS, 'id = "berserk"', 'id = "titans_gladius"', "spell titans_gladius", "id",
     "id 'titans_gladius' is taken by the artifact in cards/artifacts.toml:"),
    (SPELLS, 'summons = "air_elementals"', 'summons = "air_elemental"', "spell summon_air_elemental", "cast.summons",
     "there is no unit or neutral unit 'air_elemental' (nearest: 'air_elementals')"),
    ("cards/artifacts.toml", 'op = "reroll", n = 1', 'op = "reroll", m = 1', "artifact ambassadors_sash",
     "options[1][0].m", "unknown parameter 'm' of 'reroll'; known: timing, n"),
    ("cards/abilities.toml", 'empowered = "expert"\ntext', 'empowered = "expart"\ntext', "ability air_magic",
     "empowered", "unknown word 'expart' (nearest: 'expert'); known: expert"),
    ("cards/war_machines.toml", "factory = 5", "factory = -5", "war machine ammo_cart", "cost.factory",
     "is -5, must be at least 0"),
    ("cards/ai.toml", "hard = 1", "hardly = 1", "ai card ai_attack_a", "n.hardly", "unknown field 'hardly' (nearest"),
    (CASTLE, 'starting_ability = "wisdom"', 'starting_ability = "wisdon"', "hero adelaide", "starting_ability",
     "there is no ability 'wisdon' (nearest: 'wisdom')"),
    (CASTLE, "attack = 1, defense = 0", "attack = 3, defense = 0", "hero adelaide", "statistics",
     "make a starting deck of 11 cards, not of 9"),
    (CASTLE, 'doubles_for = ["crusaders"]', 'doubles_for = ["cruzaders"]', "hero catherine",
     "specialties.I.doubles_for[0]", "there is no unit or neutral unit 'cruzaders' (nearest: 'crusaders')"),
    (CASTLE, 'text = "discard 1:', 'doubles_for = ["crusaders"]\ntext = "discard 1:', "hero adelaide",
     "specialties.I.doubles_for", "stands beside effects that belong to no single unit"),
    ("decks.toml", '"titans_cuirass"', '"titan_cuirass"', "deck adelaide-veteran", "cards[19]",
     "there is no card 'titan_cuirass' (nearest: 'titans_cuirass')"),
    ("effects.toml", 'scope = "engine"', 'scope = "engin"', "effect activate_again", "scope",
     "unknown word 'engin' (nearest: 'engine'); known: engine, map"),
    ("effects.toml", "params = {}\n", "", "effect all_defend", "params", "is missing: the parameters of the effect"),
    ("tables.toml", '"diplomacy"', '"diplomatie"', "table skirmish_setup", "removed_cards[0]",
     "there is no ability 'diplomatie' (nearest: 'diplomacy')"),
    ("tables.toml", 'what = "gold"', 'what = "golt"', "table resource_die", "faces[0].what", "unknown word 'golt'"),
]  # fmt: skip


@pytest.mark.parametrize("case", FAULTS, ids=[f"{c[3]}-{c[4]}" for c in FAULTS])
def test_bad_content_is_named_with_its_place(case: tuple[str, str, str, str, str, str]) -> None:
    name, old, new, record, field, reason = case
    report = changed(name, old, new)
    found = [f for f in report.faults if (f.record, f.field) == (record, field)]
    assert len(found) == 1, report.faults[:5]
    assert found[0].message.startswith(reason) or reason in found[0].message
    (text,) = (t.text for t in read_package(PACKAGE) if t.name == name)
    if "is missing" in reason:
        old = f'id = "{record.split()[-1]}"'
        found[0] = found[0]._replace(line=found[0].line + 1)  # told at the record itself
    assert (found[0].file, found[0].line) == (name, text[: text.index(old)].count("\n") + 1)


def test_a_missing_source_is_a_fault() -> None:
    source = 'source = "github:Mirzipan/Homm3_BG_Database@04ea02b27:docs/spells/air_shield.md"\n'
    report = changed(SPELLS, source, "")
    assert [(f.record, f.field) for f in report.faults] == [("spell air_shield", "source")]


# ----------------------------------------------------------------------------------------------- packs

PACK = """schema = "cards/1"
game = "heroes3"
kind = "artifacts"
provenance = "built-in"

[[artifact]]
id = "centaurs_axe"
options = [[{ timing = "instant", op = "multiply_die", by = 4 }]]

[[artifact]]
id = "my_ring"
name = "My Ring"
level = "minor"
combat = true
options = [[{ timing = "instant", op = "draw", n = 1 }], [{ timing = "instant", op = "power", n = 1 }]]
text = "draw 1 | +1 Power"
"""


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("", "", "", ""),
        ("by = 4", "times = 4", "options[0][0].times", "unknown parameter 'times' of 'multiply_die'"),
        ('id = "my_ring"', 'id = "implosion"', "id", "id 'implosion' is taken by the spell in cards/spells.toml:"),
        ('id = "centaurs_axe"', 'id = "centaur_axe"', "name", "no artifact 'centaur_axe' to override (nearest: 'cent"),
    ],
)
def test_a_pack_may_change_and_add_cards(tmp_path: Path, old: str, new: str, field: str, reason: str) -> None:
    (tmp_path / "my.toml").write_text(PACK.replace(old, new) if old else PACK, "utf-8")
    report = content.check(str(tmp_path))
    assert (report.files, report.records) == (1, 2)
    found = [f for f in report.faults if f.field == field]
    assert len(found) == (1 if field else 0)
    assert all(reason in f.message for f in found)
    assert bool(report.faults) == bool(field)
