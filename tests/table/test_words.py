"""Every message of the table is written in both languages, with the same arguments."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import battlebook.table
from battlebook.kernel.game import games
from battlebook.labels import KERNEL, LANGUAGES, package_of, sources

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


def test_no_message_is_written_twice() -> None:
    """The first of two would hide the second one: the label of one form in the place of another's."""
    packages = ["battlebook.table", *(package_of(game) for game in games().values())]
    twice = {
        (package, lang, name)
        for package in packages
        for lang in LANGUAGES
        for name, n in Counter(re.findall(r"^([a-z][\w-]*) =", "\n".join(sources(package, lang)), re.M)).items()
        if n > 1
    }
    assert twice == set()
