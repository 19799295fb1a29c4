"""What the start page, the form of a new match and the rules reader need: games, set-ups, rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from battlebook import labels
from battlebook.kernel import game as kernel
from battlebook.kernel.rules import Ruling as KernelRuling
from battlebook.kernel.typed import TYPED_DICE
from battlebook.kernel.words import message_id, words
from battlebook.players.levels import LEVELS
from battlebook.table import pages, rulebooks
from battlebook.table.pages import Choice, Place, SeatRange, SetupOption, Switch

MINUTES = 30
KINDS = ["human", "local", "computer", "open"]


@cache
def lexicon(package: str, lang: str) -> labels.Labels:
    """The words of a game's package in a language."""
    return labels.Labels(lang, (package,))


def has(game: kernel.Game, message: str) -> bool:
    """Whether a message of a game is written."""
    return lexicon(labels.package_of(game), "en").find(message) is not None


def plain_words(message: str) -> Any:
    """Words without arguments."""
    return words(message)


@cache
def described(game: kernel.Game) -> pages.Game:
    """One game."""
    sizes = [len(s.seat_names) for s in game.setups]
    return pages.Game(
        key=game.key,
        words=plain_words(f"{game.prefix}-title"),
        about=plain_words(f"{game.prefix}-title.about"),
        seats=SeatRange(min(sizes), max(sizes)),
        minutes=MINUTES,
        ready=True,
        hides=any(game.hides_in(s.key) for s in game.setups),
        setups=[setup(game, s) for s in game.setups],
        variants=[*[variant(game, v) for v in game.variants], typed_dice()],
        rulings=[ruling_switch(r) for r in game.ledger.rulings.values() if r.switch],
        armies=armies(game),
        levels=[Choice(key=one.key, words=typed(one.title), about=typed(one.about)) for one in LEVELS.values()],
    )


def typed(said: Any) -> Any:
    """Kernel words where a struct is declared: the same thing on the wire."""
    return said


def setup(game: kernel.Game, s: kernel.Setup) -> pages.Setup:
    """One set-up; its armies stand at the seats instead of in the form."""
    message = f"{game.prefix}-setup-{s.key}"
    bring = max((len(f.default) for f in s.fields if f.kind.endswith("armies")), default=0)
    made = pages.Setup(
        key=s.key,
        words=plain_words(message),
        rule=s.rule,
        hides=game.hides_in(s.key),
        options=[option(game, f) for f in s.fields if not f.kind.endswith("armies")],
        seats=[Place(words=plain_words(name), army=n < bring, kinds=KINDS) for n, name in enumerate(s.seat_names)],
    )
    if has(game, f"{message}.about"):
        made.about = plain_words(f"{message}.about")
    return made


def option(game: kernel.Game, f: kernel.Field) -> SetupOption:
    """One field of a set-up's form."""
    words_of = plain_words(f"{game.prefix}-field-{f.name}")
    made = SetupOption(key=f.name, kind=f.kind, words=words_of, default=f.default)
    if f.choices:
        made.choices = [Choice(key=value, words=plain_words(message)) for value, message in f.choices]
    if f.kind == "number":
        made.min, made.max = f.limits
    if f.seat >= 0:
        made.seat = f.seat
    if f.rule:
        made.rule = f.rule
    return made


def variant(game: kernel.Game, v: kernel.Variant) -> Switch:
    """One variant."""
    return Switch(key=v.key, words=plain_words(f"{game.prefix}-variant-{v.key}"), rule=v.rule)


def typed_dice() -> Switch:
    """The variant that every game has: real dice, typed in."""
    return Switch(key=TYPED_DICE, words=plain_words("typed-variant"), why=plain_words("typed-variant.about"))


def ruling_switch(r: KernelRuling) -> Switch:
    """One ruling that can be read in another way."""
    name = message_id(r.id)
    return Switch(
        key=r.id,
        words=plain_words(name),
        why=plain_words(f"{name}.question"),
        rule=r.rules[0] if r.rules else r.id,
        options=[Choice(key=str(n), words=plain_words(f"{name}.option-{n}")) for n in range(len(r.options))],
        chosen=r.default,
    )


def armies(game: kernel.Game) -> list[Choice]:
    """The ready-made armies: the choices of fields that hold the armies of all seats (of a kind "...armies")."""
    found = {
        value: message
        for s in game.setups
        for f in s.fields
        if f.kind.endswith("armies")
        for value, message in f.choices
    }
    return [Choice(key=value, words=plain_words(message)) for value, message in found.items()]


def in_languages(game: kernel.Game, message: str, otherwise: str) -> dict[str, str]:
    """A message in every language, or the ledger's own English."""
    package = labels.package_of(game)
    return {lang: lexicon(package, lang).find(message) or otherwise for lang in labels.LANGUAGES}


@cache
def cards(game: kernel.Game) -> list[dict[str, Any]]:
    """A game's cards and units as its own ``cards()`` tells them, with their names in every language for a search."""
    return named(game, game.cards())


@cache
def deck_book(game: kernel.Game) -> dict[str, Any]:
    """Heroes and playing cards as a game's own ``deck_book()`` tells them, with their names in every language."""
    return {part: named(game, rows) for part, rows in game.deck_book().items()}


def named(game: kernel.Game, rows: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Rows of a game, with the name of each in every language, so that a search finds it."""
    return [{**one, "names": in_languages(game, one["name"], one["name"])} for one in rows]


@cache
def rulebook(game: kernel.Game) -> rulebooks.Rulebook:
    """A game's rules and rulings."""
    return rulebooks.Rulebook(
        game=game.key,
        words=plain_words(f"{game.prefix}-title"),
        sections=sections(game),
        rules=[
            rulebooks.Rule(
                id=r.id,
                section=r.section,
                origin=r.origin,
                kind=r.kind,
                scope=r.scope,
                text=in_languages(game, f"{message_id(r.id)}.text", r.text),
                words=plain_words(message_id(r.id)),
            )
            for r in game.ledger.rules.values()
        ],
        rulings=[ruling(game, r) for r in game.ledger.rulings.values()],
    )


def sections(game: kernel.Game) -> list[rulebooks.Section]:
    """The headings of the rulebook for which there are words, in the order of the rules; others keep the ledger's."""
    found = []
    for section in dict.fromkeys(r.section for r in game.ledger.rules.values()):
        message = f"{game.prefix}-section-{'-'.join(re.findall('[a-z0-9]+', section.lower()))}"
        if has(game, message):
            found.append(rulebooks.Section(key=section, words=plain_words(message)))
    return found


def ruling(game: kernel.Game, r: KernelRuling) -> rulebooks.Ruling:
    """One ruling in every language."""
    name = message_id(r.id)
    options = [in_languages(game, f"{name}.option-{n}", text) for n, text in enumerate(r.options)]
    return rulebooks.Ruling(
        id=r.id,
        rules=list(r.rules),
        words=plain_words(name),
        question=in_languages(game, f"{name}.question", r.question),
        answer=options[r.default],
        why=in_languages(game, f"{name}.why", r.why),
        options=options,
        chosen=r.default,
        switch=r.switch,
    )
