"""Cards in words: every name, every effect with all its parameters, in both languages and without a gap."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from battlebook.games.heroes3 import content, hero_decks
from battlebook.games.heroes3.card_words import (
    ALSO,
    card_sentences,
    card_view,
    deck_view,
    hero_view,
)
from battlebook.games.heroes3.cards import AI_CARDS, CARD_INDEX, CARDS, HEROES
from battlebook.games.heroes3.content_cards import DURATIONS, TARGETS
from battlebook.labels import LANGUAGES, Labels, bundle, named_sources

PACKAGE = "battlebook.games.heroes3"
FILES = ("card-effects", "cards", "heroes")
SAID_AS = {
    "target": ("$for", "$whom", "$to"),
    "who": ("$for", "$whom", "$to"),
    "types": ("$whom",),
    "tiers": ("$tiers", "$whom"),
    "duration": ("$during",),
    "value": ("$values",),
    "levels": ("$values", "$powers"),
    "power": ("$bronze",),
    "lasts": ("HP", "LP"),
}


def spoken(made: FluentBundle, said: Mapping[str, Any]) -> str:
    """A sentence, where a gap in it is an error instead of a bracket."""
    name, _, attribute = said["id"].partition(".")
    assert made.has_message(name), said["id"]
    found = made.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, said["id"]
    args = {k: spoken(made, v) if isinstance(v, Mapping) else v for k, v in said["args"].items()}
    text, errors = made.format_pattern(pattern, args)
    assert not errors, (said["id"], errors)
    return str(text)


def raw(lang: str, stem: str) -> str:
    (text,) = (t for name, t in named_sources(PACKAGE, lang) if name == f"{stem}.{lang}.ftl")
    return text


def messages(lang: str, stem: str) -> dict[str, str]:
    """The messages of a label file by id, as they are written."""
    parts = re.split(r"^(h3[\w-]*) =", raw(lang, stem), flags=re.MULTILINE)
    assert len(set(parts[1::2])) == len(parts[1::2])
    return dict(zip(parts[1::2], parts[2::2]))


@pytest.mark.parametrize("stem", FILES)
def test_both_languages_have_the_same_messages(stem: str) -> None:
    assert messages("en", stem).keys() == messages("de", stem).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_hero_has_a_name(lang: str) -> None:
    made = bundle(lang, (PACKAGE,))
    names = [c.name_message for c in CARDS] + [h.name_message for h in HEROES.values()]
    names += [c.name_message for c in AI_CARDS]
    for name in names:
        assert spoken(made, {"id": name, "args": {}})
    assert (
        len({spoken(made, {"id": c.name_message, "args": {}}) for c in CARDS if c.kind in ("spell", "artifact")}) == 149
    )


def test_names_are_those_that_are_printed() -> None:
    made = bundle("en", (PACKAGE,))
    for kind in ("statistic", "ability", "spell", "artifact", "war machine"):
        for name, record in content.CONTENT.family(kind).items():
            said = spoken(made, {"id": CARDS[CARD_INDEX[name]].name_message, "args": {}})
            assert said == record.data["name"].replace("'", "’")
    for name, record in content.CONTENT.family("hero").items():
        assert spoken(made, {"id": HEROES[name].name_message, "args": {}}) == record.data["name"]
        for card, level in zip(HEROES[name].specialties, ("I", "IV", "VI")):
            said = spoken(made, {"id": CARDS[CARD_INDEX[card]].name_message, "args": {}})
            assert said.replace("\u00ad", "") == f"{record.data['specialty_name']} {level}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_play_a_card_is_a_whole_sentence(lang: str) -> None:
    made = bundle(lang, (PACKAGE,))
    for card in CARDS:
        found = [spoken(made, said) for said in card_sentences(card)]
        assert len(found) == len(card.uses)
        for text in found:
            assert text.endswith("."), (card.id, text)
            assert not re.search(r"[{}\[\]_]|\bnone\b|  | \.|\.\.|true|false", text), (card.id, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_parameter_of_an_effect_is_told(lang: str) -> None:
    written = messages(lang, "card-effects")
    for op, entry in content.EFFECTS.items():
        text = written[f"h3-op-{op.replace('_', '-')}"]
        for name in entry.get("params", {}):
            if name in ALSO:
                assert f"h3-also-{name.replace('_', '-')}" in written
                continue
            told = (f"${name}", *SAID_AS.get(name, ()), *(("$cards",) if name == "n" else ()))
            assert any(word in text for word in told), (op, name)
        value = entry.get("spell", {}).get("value", {}).get("type")
        told = {"tiers": ("$whom", "$to", "$for"), "ints": ("$values",), "words": ("$grades",), "word": ("$value",)}
        if value in told:
            assert any(word in text for word in told[value]), op


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_target_and_duration_has_words(lang: str) -> None:
    made = bundle(lang, (PACKAGE,))
    for target in (*TARGETS, "none"):
        found = made.get_message(f"h3-target-{target.replace('_', '-')}")
        assert {"to", "for"} <= set(found.attributes)
    for duration in (*DURATIONS, "none"):
        assert made.has_message(f"h3-during-{duration.replace('_', '-')}")


READ = [
    ("magic_arrow", 1, "1 Power (Activation): 2 damage to a unit.",
     "1 Zauberkraft (Aktivierung): 2 Schaden an einer Einheit."),
    ("haste", 2, "2 Power (Ongoing): +3 Initiative for a unit until the end of Combat.",
     "2 Zauberkraft (Andauernd): +3 Initiative für eine Einheit bis zum Ende des Kampfes."),
    ("blind", 1, "1 Power (Activation): Paralyse a Bronze or Silver unit.",
     "1 Zauberkraft (Aktivierung): Lähme eine Einheit der Stufe Bronze oder Silber."),
    ("offense", 1, "Expert (Instant): +2 Attack. Draw 1 card.", "Expertenwirkung (Sofort): +2 Angriff. Ziehe 1 Karte."),
    ("empowered_ballistics", 0, "Instant: In a Siege, destroy 3 Walls and the Gate.",
     "Sofort: Zerstöre in einer Belagerung 3 Mauern und das Tor."),
    ("shield_of_the_damned", 1, "Or Instant: +5 Defense. The unit takes 2 damage.",
     "Oder Sofort: +5 Verteidigung. Die Einheit erleidet 2 Schaden."),
    ("boots_of_polarity", 0, "Instant: Roll 2 dice right after an enemy Spell and choose 1: on +1 it has no effect.",
     "Sofort: Wirf 2 Würfel unmittelbar nach einem feindlichen Zauber und wähle 1: Bei +1 hat er keine Wirkung."),
    ("mutare_4", 0,
     "Ongoing: +1 HP for one of your units until the end of Combat. Twice as much for Dragons of any kind.",
     "Andauernd: +1 LP für eine eigene Einheit bis zum Ende des Kampfes. Doppelt für Drachen jeder Art."),
    ("crag_hack_4", 0, "Ongoing: +1 Attack for one of your units. Discard 1 card for +1 more.",
     "Andauernd: +1 Angriff für eine eigene Einheit. Wirf 1 Karte für weitere +1 ab."),
    ("cannon", 0,
     "Permanent: 2 damage to an enemy unit. At the start of each Round. This is optional. It costs 1 expert use.",
     "Dauerhaft: 2 Schaden an einer feindlichen Einheit. Zu Beginn jeder Runde. Das ist freigestellt. "
     "Es kostet 1 Expertennutzung."),
    ("view_air", 2, "2 Power (Map): Gain 1 valuables.", "2 Zauberkraft (Karte): Erhalte 1 Kostbarkeit."),
]  # fmt: skip


@pytest.mark.parametrize("case", READ, ids=[c[0] for c in READ])
def test_how_cards_read(case: tuple[str, int, str, str]) -> None:
    name, number, english, german = case
    said = card_sentences(CARDS[CARD_INDEX[name]])[number]
    assert Labels("en", (PACKAGE,)).words(said) == english
    assert Labels("de", (PACKAGE,)).words(said) == german


def test_a_viewer_gets_every_card_as_data() -> None:
    for card in CARDS:
        view = card_view(card.index)
        assert json.loads(json.dumps(view))["id"] == card.id
        assert [u["mode"] for u in view["uses"]] == [u.mode for u in card.uses]
    arrow = card_view(CARD_INDEX["magic_arrow"])
    assert (arrow["school"], arrow["grade"], arrow["level"], arrow["provenance"]) == ("any", "basic", None, "public")
    assert arrow["text"] == "1/2/3 damage to a unit"


def test_decks_and_heroes_as_data() -> None:
    rows = deck_view(hero_decks.ready_deck("solmyr", "starting", 1))
    assert {row["card"]["id"]: row["n"] for row in rows} == {
        "power": 2, "knowledge": 3, "magic_arrow": 2, "sorcery": 1, "solmyr_1": 1,
    }  # fmt: skip
    english = Labels("en", (PACKAGE,))
    for name in HEROES:
        view = hero_view(name)
        assert sum(view["statistics"].values()) + view["magic_arrows"] == 7
        for said in (view["name"], view["class"], view["type"], view["starting_ability"], *view["specialties"]):
            assert spoken(english.bundles[0], said)
