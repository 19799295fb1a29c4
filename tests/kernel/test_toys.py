"""The toys stay small, show every hard shape, and the tutorial's page shows the tutorial's code."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from battlebook.kernel.options import Sealed
from battlebook.kernel.windows import Window
from tests.harness.cases import Case, toys
from tests.harness.walk import begun, decisions

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"
TUTORIAL = ROOT / "tests/kernel/toys/tutorial"
FORMS = {"pick", "order", "partition", "place", "pay", "number"}


def rule_lines(path: Path) -> tuple[int, int]:
    """Lines of code without imports, docstrings and blank lines: of the rules, and with the class of the game."""
    tree = ast.parse(path.read_text("utf-8"))
    code = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
    games = [
        node for node in code if isinstance(node, ast.ClassDef) and any("Game" in ast.unparse(b) for b in node.bases)
    ]
    whole = sum(map(lines_of, code))
    return whole - sum(map(lines_of, games)), whole


def lines_of(node: ast.AST) -> int:
    """How many lines hold code of a node."""
    prose = {
        line
        for inner in ast.walk(node)
        if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant) and isinstance(inner.value.value, str)
        for line in range(inner.lineno, (inner.end_lineno or 0) + 1)
    }
    held = {line for inner in ast.walk(node) for line in range(*span(inner))}
    first = min((d.lineno for d in getattr(node, "decorator_list", [])), default=0)
    return len((held | ({first} if first else set())) - prose)


def span(node: ast.AST) -> tuple[int, int]:
    """The lines of a node without statements inside it that have lines of their own."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.If | ast.For | ast.While):
        return node.lineno, node.lineno + 1
    if isinstance(node, ast.stmt):
        return node.lineno, (node.end_lineno or node.lineno) + 1
    return 0, 0


def test_the_tutorial_has_about_sixty_lines_of_rules() -> None:
    rules, whole = rule_lines(TUTORIAL / "game.py")
    assert rules <= 65 and whole <= 105


@pytest.mark.parametrize("key", ["duel_of_spells", "bent_dice", "four_seats"])
def test_a_toy_has_at_most_a_hundred_and_fifty_lines(key: str) -> None:
    assert rule_lines(TUTORIAL.parent / key / "game.py")[1] <= 150


# ---------------------------------------------------------------------------------------------- hard shapes


def shapes(key: str, seed: int) -> Counter[str]:
    """What a random game of a toy shows."""
    game = toys()[key]
    found: Counter[str] = Counter()
    s = begun(Case(game, game.setups[0]), seed)
    s.sink = []
    for seat, part in decisions(s, Random(seed)):
        found[part.form.kind if part.form else "options"] += 1
        found["sealed"] += isinstance(s.ask, Sealed)
        found["window"] += isinstance(s.stack[-1], Window)
        found["react in another's turn"] += isinstance(s.stack[-1], Window) and seat != getattr(
            s.stack[0], "seat", seat
        )
        found["hidden hand"] += any(game.secrets(s, other) for other in range(len(game.setups[0].seat_names)))
    found.update(event.kind for event in s.sink)
    return found


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("duel_of_spells", {"sealed", "pick", "hidden hand"}),
        ("bent_dice", {"number", "window", "hidden hand", "react in another's turn"}),
        ("four_seats", {"sealed", "partition", "place", "window", "hidden hand"}),
    ],
)
def test_hands_and_secret_choices_are_in_every_run(key: str, wanted: set[str]) -> None:
    for seed in range(20):
        assert all(shapes(key, seed)[shape] for shape in wanted), f"seed {seed}"


def test_every_form_appears_in_a_toy() -> None:
    seen = sum((shapes(key, seed) for key in toys() for seed in range(5)), Counter())
    assert {form for form in FORMS if seen[form]} == FORMS


def test_rare_things_happen_too() -> None:
    seen = sum((shapes(key, seed) for key in toys() for seed in range(40)), Counter())
    for kind in ("tie-die", "card-back", "fell", "bent", "snatched", "missed", "peeked", "shown"):
        assert seen[kind], kind


# ----------------------------------------------------------------------------------------------- the page


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


def code_of(text: str) -> list[str]:
    """The lines without blank lines and dividing lines."""
    return [line for line in text.splitlines() if line.strip() and not line.startswith("# ---")]


def test_the_page_shows_the_tutorials_code() -> None:
    *game, test = blocks("python")
    shown = [line for block in game for line in code_of(block)]
    for there, here in zip(shown, code_of((TUTORIAL / "game.py").read_text("utf-8")), strict=False):
        assert there == here
    assert len(shown) == len(code_of((TUTORIAL / "game.py").read_text("utf-8")))
    assert test in (ROOT / "tests/kernel/test_tutorial.py").read_text("utf-8")
    assert blocks("toml")[0] in (TUTORIAL / "ledger/rules.toml").read_text("utf-8")
