"""Every kept playthrough is played again and comes out the same."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, file_of, kept_cases, text_of
from tests.harness.cases import Case, toys

HINT = "read the difference; python -m tests.golden --update {0} accepts it"


@pytest.mark.parametrize("case", kept_cases(), ids=lambda case: case.name)
def test_a_playthrough_comes_out_the_same(case: Case) -> None:
    file = file_of(case)
    assert file.is_file(), f"{file.name} is missing: {HINT.format(case.game.key)}"
    kept = file.read_text("utf-8").splitlines()
    played = text_of(case).splitlines()
    first = next((n for n, (a, b) in enumerate(zip(kept, played, strict=False)) if a != b), min(len(kept), len(played)))
    assert kept[first : first + 5] == played[first : first + 5], f"line {first + 1}: {HINT.format(case.game.key)}"


def test_every_toy_keeps_one_and_none_is_left_over() -> None:
    assert {file.parent.name for file in FOLDER.glob("*/*.txt")} >= set(toys())
    assert set(FOLDER.glob("*/*.txt")) == {file_of(case) for case in kept_cases()}
