"""Every message of the table is written in both languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import battlebook.table
from battlebook.labels import KERNEL, sources

FOLDER = Path(battlebook.table.__file__).parent


def messages(lang: str, package: str = "battlebook.table") -> dict[str, set[str]]:
    """Message ids and the arguments they use."""
    text = "\n".join(sources(package, lang))
    found = {}
    for name, body in re.findall(r"^([a-z][\w-]*) = (.*(?:\n .*)*)", text, re.M):
        found[name] = set(re.findall(r"\$(\w+)", body))
    return found


def test_both_languages_say_the_same() -> None:
    for package in ("battlebook.table", KERNEL):
        assert messages("en", package) == messages("de", package) != {}


def test_every_code_has_words() -> None:
    said = messages("en") | messages("en", KERNEL)
    code = "\n".join(p.read_text("utf-8") for p in FOLDER.rglob("*.py"))
    codes = set(re.findall(r'(?:NotPossible\(\d+, |\.error\(\s*)"([a-z-]+)"', code))
    codes |= set(re.findall(r'return [1-9]\d+, "([a-z-]+)"', code))
    codes |= set(re.findall(r'return "((?:store|match)-failed)"', code))
    assert len(codes) > 30
    assert {f"table-{c}" for c in codes} <= set(said)
    ids = set(re.findall(r'words\(\s*"([a-z][\w-]+)"', code))
    assert ids <= set(said), ids - set(said)
