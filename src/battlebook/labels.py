"""Words for people outside the browser: the same Fluent files, turned into plain text.

A package's labels are the files ``<lang>.ftl`` and ``*.<lang>.ftl`` in its folder ``labels``. What a language lacks is
read in English, and a message that nobody wrote shows as its id in brackets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from battlebook.kernel.game import Game
from battlebook.kernel.words import Words, message_id

LANGUAGES = ("en", "de")
PLAYERS = "battlebook.players"
COMMANDS = "battlebook.commands"
KERNEL = "battlebook.kernel"


def package_of(game: Game) -> str:
    """The package a game lives in."""
    return type(game).__module__.rpartition(".")[0]


def named_sources(package: str, lang: str) -> list[tuple[str, str]]:
    """A package's label files in a language, as (name, text) in the order of their names."""
    folder = files(package) / "labels"
    if not folder.is_dir():
        return []
    found = [f for f in folder.iterdir() if f.name == f"{lang}.ftl" or f.name.endswith(f".{lang}.ftl")]
    return [(f.name, f.read_text("utf-8")) for f in sorted(found, key=lambda f: f.name)]


def sources(package: str, lang: str) -> list[str]:
    """The texts of a package's label files in a language."""
    return [text for _, text in named_sources(package, lang)]


class Labels:
    """Words of some packages in a language. ``names``: what the seats are called."""

    def __init__(self, lang: str, packages: Sequence[str], names: Sequence[str] = ()) -> None:
        self.names = names
        languages = dict.fromkeys((lang, "en"))
        self.bundles = [bundle(language, tuple(packages)) for language in languages]

    def find(self, message: str, args: Mapping[str, Any] | None = None) -> str | None:
        """The text of a message (``id`` or ``id.attribute``), or None when no language has it."""
        name, _, attribute = message.partition(".")
        for made in self.bundles:
            if made.has_message(name):
                found = made.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return str(made.format_pattern(pattern, dict(args or {}))[0])
        return None

    def text(self, message: str, **args: Any) -> str:
        """The text of a message, or its id in brackets."""
        found = self.find(message, args)
        return f"[{message}]" if found is None else found

    def words(self, said: Words) -> str:
        """A `Words` record as text, its references and inner words included."""
        args = {name: self.argument(value) for name, value in said["args"].items()}
        return self.text(said["id"], **args)

    def argument(self, value: Any) -> Any:
        """An argument as Fluent takes it: a number or a text."""
        if isinstance(value, Mapping):
            return self.thing(value) if "ref" in value else self.words({"id": value["id"], "args": value["args"]})
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list | tuple):
            return ", ".join(str(self.argument(v)) for v in value)
        return value if isinstance(value, int | float | str) else "none"

    def thing(self, ref: Mapping[str, Any]) -> str:
        """The name of a thing that a reference points at."""
        sort, number = ref["ref"], ref["id"]
        if ref.get("msg"):
            return self.text(ref["msg"])
        if sort == "rule":
            return self.rule(str(number))
        if sort == "seat" and isinstance(number, int) and 0 <= number < len(self.names):
            return self.names[number]
        return str(number)

    def rule(self, rule: str) -> str:
        """A rule's short label: section and name, or what its id says."""
        section, _, slug = rule.partition(":")[2].partition(":")
        name = self.find(message_id(rule)) or (slug or section).replace("-", " ")
        return f"§ {section} {name}" if slug else f"§ {name}"


@cache
def bundle(lang: str, packages: tuple[str, ...]) -> FluentBundle:
    """All label files of some packages in a language; read once."""
    made = FluentBundle([lang], use_isolating=False)
    for package in packages:
        for text in sources(package, lang):
            made.add_resource(FluentResource(text))
    return made


def labels_for(game: Game, lang: str, names: Sequence[str] = ()) -> Labels:
    """The words of a game, of the computer's players and of the command line."""
    return Labels(lang, (COMMANDS, KERNEL, PLAYERS, package_of(game)), names)
