"""axe-core in the page: what it finds against WCAG 2.2 AA."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules whose answer a theme can change
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

RUN = """
async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)}`));
}
"""


@cache
def script() -> str:
    """The program; web/'s packages are installed when they are not there yet."""
    if not SCRIPT.is_file():
        subprocess.run([sys.executable, "scripts/page.py", "npm", "--version"], cwd=ROOT, check=True)
    return SCRIPT.read_text("utf-8")


def violations(page: Page, rules: list[str] = TAGS) -> list[str]:
    """Everything that axe finds on a page, or only by some of its rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script())
    found: list[str] = page.evaluate(RUN, rules)
    return found
