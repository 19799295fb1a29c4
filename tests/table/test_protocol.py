"""docs/protocol.md holds one recorded exchange for each message; each is run again here."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from battlebook.table import protocol
from tests.table.exchanges import blocks, run
from tests.table.house import House

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("n", range(len(blocks())))
def test_the_document_tells_the_truth(house: House, n: int) -> None:
    run(house, blocks()[n])


def tags(union: object) -> set[str]:
    """The ``t`` of every message of a side."""
    return {cls.__struct_config__.tag for cls in get_args(union)}


def test_every_message_has_an_exchange() -> None:
    text = "\n".join(blocks())
    assert set(re.findall(r'^\w+< \{"t":"([a-z-]+)"', text, re.M)) == tags(protocol.FromTable)
    assert set(re.findall(r'^\w+> \{"v":1,"t":"([a-z-]+)"', text, re.M)) - {"dance"} == tags(protocol.FromPage)


def test_the_pages_types_are_those_of_the_structs() -> None:
    command = [sys.executable, "scripts/protocol_types.py", "--check"]
    env = {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
