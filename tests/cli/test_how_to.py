"""What the how-to pages show is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from battlebook.kernel.game import games
from tests.cli.conftest import Run

PAGES = Path(__file__).parents[2] / "docs" / "how-to"


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (PAGES / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("changed", [False, True])
def test_the_pack_of_add_a_card(
    battlebook: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    pack = blocks("add-a-card.md", "toml")[0]
    right, wrong = blocks("add-a-card.md", "text")
    monkeypatch.chdir(tmp_path)
    text = pack.replace("health", "helth", 1) if changed else pack
    Path("my-units.toml").write_text(text, "utf-8")
    ended = battlebook("content", "check", "my-units.toml", games=games())
    assert ended.status == changed
    shown = wrong if changed else right.partition("\n")[2]
    assert shown.strip() in ended.out


def test_the_artifact_of_add_a_card(battlebook: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = blocks("add-a-card.md", "toml")[1]
    monkeypatch.chdir(tmp_path)
    for changed in (False, True):
        Path("my-cards.toml").write_text(pack.replace('"draw"', '"drow"') if changed else pack, "utf-8")
        ended = battlebook("content", "check", "my-cards.toml", games=games())
        assert ended.status == changed
        assert ("unknown keyword 'drow' (nearest: 'draw')" if changed else "1 records, no faults") in ended.out


def test_the_ruling_of_add_a_ruling(battlebook: Run) -> None:
    block = blocks("add-a-ruling.md", "toml")[0]
    (row,) = battlebook("rules", "heroes3", "h3r:stall", "--json", games=games()).document["found"]
    assert row["switch"] and f'id = "{row["id"]}"' in block and f'question = "{row["text"]}"' in block
    assert row["implemented"]
