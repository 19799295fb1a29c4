"""A twentieth of `make soak`: no error, all files verified in fresh processes, greedy ahead; a stopped one goes on."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from battlebook.kernel.game import games

SCRIPT = Path(__file__).parents[2] / "scripts" / "soak.py"
SHARE = 20


def soak(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the script with its work and results in a folder."""
    command = [sys.executable, str(SCRIPT), "--share", str(SHARE), "--work", str(folder / "work"), "--out", str(folder)]
    return subprocess.run([*command, *words], capture_output=True, text=True)


def test_a_twentieth_of_the_soak(tmp_path: Path) -> None:
    stopped = soak(tmp_path, "--minutes", "0")
    assert stopped.returncode == 0 and "time is up; run again to go on" in stopped.stdout
    done = soak(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    for key in [key for key, game in games().items() if game.complete]:
        report = json.loads((tmp_path / f"soak-{key}.json").read_text("utf-8"))
        assert report["clean"] and report["strong"]
        assert (report["random"]["games"], report["greedy"]["games"]) == (2000 // SHARE, 300 // SHARE // 3)
        assert report["duels"]["games"] == 2 * 200 // SHARE
        assert set(report["random"]["setups"]) == {setup.key for setup in games()[key].setups}
    again = soak(tmp_path)
    assert again.returncode == 0 and "no faults" not in again.stdout  # nothing is done twice


def test_small_chunks_share_a_process_that_verifies_and_great_ones_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SCRIPT.parent)
    script = importlib.import_module("soak")
    chunks = [
        script.Chunk(kind, "s", n, n) for kind, n in (("random", 60), ("duels", 20), ("greedy", 1), ("random", 250))
    ]
    assert [chunk.games for chunk in chunks] == [60, 40, 1, 250]
    assert list(script.grouped(chunks)) == [chunks[:2], chunks[2:3], chunks[3:]] and list(script.grouped([])) == []


def test_an_unknown_game(tmp_path: Path) -> None:
    ended = soak(tmp_path, "chess")
    assert ended.returncode == 2 and "unknown game 'chess'" in ended.stderr
