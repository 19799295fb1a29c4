"""Heroes' levels, starting decks, and why a deck is not legal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3 import hero_decks, heroes
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, HEROES
from battlebook.games.heroes3.heroes import (
    NOTHING,
    SKIRMISH_REMOVES,
    Removed,
    deck_ids,
    deck_problems,
    expert_uses,
    hand_limit,
    starting_deck,
)
from battlebook.kernel.game import Problem
from battlebook.labels import Labels

PACKAGE = "battlebook.games.heroes3"
PLAIN = ["attack", "magic_arrow", "titans_gladius"]


def causes(found: list[Problem]) -> list[tuple[str, str]]:
    return [(p.refusal.rule, p.refusal.cause) for p in found]


# ---------------------------------------------------------------------------------------------- levels


@pytest.mark.rule("h3:13:level-1", "h3:13:level-2", "h3:13:level-3")
def test_the_first_levels() -> None:
    assert [(hand_limit(level), expert_uses(level)) for level in (1, 2, 3)] == [(4, 0), (4, 1), (5, 1)]


@pytest.mark.rule("h3:13:level-4", "h3:13:level-5")
def test_the_middle_levels() -> None:
    assert [(hand_limit(level), expert_uses(level)) for level in (4, 5)] == [(5, 2), (6, 2)]


@pytest.mark.rule("h3:13:level-6", "h3:13:level-7")
def test_the_last_levels() -> None:
    assert [(hand_limit(level), expert_uses(level)) for level in (6, 7)] == [(6, 3), (7, 3)]


@pytest.mark.rule("h3:13:xp-two-per-level")
@pytest.mark.parametrize("level", [0, 8, "7", True, None])
def test_there_is_no_level_beyond_seven(level: object) -> None:
    (problem,) = deck_problems("deck", PLAIN, "catherine", level)
    assert causes([problem]) == [("h3:13:xp-two-per-level", "level")]
    assert problem.args == {"level": str(level), "most": 7}


# ---------------------------------------------------------------------------------------- starting deck


@pytest.mark.rule("h3:13:start-deck")
def test_a_might_hero_begins_with_nine_cards_and_one_magic_arrow() -> None:
    assert deck_ids(starting_deck("catherine", 1)) == [
        "attack", "attack", "defense", "defense", "power", "knowledge", "magic_arrow", "leadership", "catherine_1",
    ]  # fmt: skip


@pytest.mark.rule("h3:13:start-deck")
def test_a_magic_hero_begins_with_two_magic_arrows() -> None:
    assert deck_ids(starting_deck("solmyr", 1)) == [
        "power", "power", "knowledge", "knowledge", "knowledge", "magic_arrow", "magic_arrow", "sorcery", "solmyr_1",
    ]  # fmt: skip


@pytest.mark.rule("h3:13:start-deck")
def test_the_starting_deck_of_every_hero_is_nine_cards_and_grows_with_the_level() -> None:
    for name, hero in HEROES.items():
        assert len(starting_deck(name, 1)) == 9
        sizes = [len(starting_deck(name, level)) for level in range(1, 8)]
        assert sizes == [9, 9, 9, 10, 10, 11, 11]
        assert deck_ids(starting_deck(name, 6))[8:] == list(hero.specialties)


# ---------------------------------------------------------------------------------------------- legality


def test_a_deck_of_known_cards_is_legal() -> None:
    mixed = [*PLAIN, "empowered_attack", "empowered_offense", "catherine_1", "estates", "town_portal"]
    assert deck_problems("deck", mixed, "catherine", 1) == []
    assert heroes.card_counts(heroes.deck_indices([*mixed, "attack"]))["attack"] == 2


@pytest.mark.rule("h3:13:start-deck")
@pytest.mark.parametrize(
    ("deck", "cause"),
    [
        ([], "empty"),
        ("magic_arrow", "malformed"),
        (7, "malformed"),
        (None, "malformed"),
        ([7], "malformed"),
        ([{"scrol": ["haste"]}], "malformed"),
        ([{"scroll": "haste"}], "malformed"),
        (["magic_arow"], "unknown-card"),
        (["solmyr_1"], "foreign-specialty"),
        (["catherine_4"], "specialty-level"),
        (["catherine_1", "catherine_1"], "specialty-twice"),
    ],
)
def test_why_a_deck_is_not_legal(deck: object, cause: str) -> None:
    found = deck_problems("deck", deck, "catherine", 3)
    assert causes(found) == [("h3:13:start-deck", cause)]
    assert {p.field for p in found} == {"deck"}


@pytest.mark.rule("h3:13:start-deck")
def test_a_mistyped_name_is_answered_with_the_nearest() -> None:
    (card,) = deck_problems("deck", ["titan_gladius"], "catherine", 1)
    (hero,) = deck_problems("deck", PLAIN, "katherine", 1)
    assert card.args == {"name": "titan_gladius", "nearest": "titans_gladius"}
    assert (hero.refusal.cause, hero.args["nearest"]) == ("unknown-hero", "catherine")


@pytest.mark.rule("h3:12:necromancy-faction")
def test_necromancy_is_for_the_necropolis() -> None:
    for card in ("necromancy", "empowered_necromancy"):
        assert deck_problems("deck", [card], "sandro", 1) == []
        assert causes(deck_problems("deck", [card], "catherine", 1)) == [("h3:12:necromancy-faction", "deck")]


@pytest.mark.rule("h3:15:war-machine-permanent")
def test_war_machines_lie_in_no_deck() -> None:
    assert causes(deck_problems("deck", ["ballista"], "gerwulf", 1)) == [("h3:15:war-machine-permanent", "deck")]


@pytest.mark.rule("h3:18:removed-cards")
def test_a_skirmish_removes_diplomacy_and_logistics() -> None:
    deck = ["diplomacy", "logistics", "empowered_logistics", "tactics"]
    assert deck_problems("deck", deck, "dessa", 3) == []
    assert causes(deck_problems("deck", deck, "dessa", 3, SKIRMISH_REMOVES)) == [("h3:18:removed-cards", "deck")] * 3
    assert "logistics" in deck_ids(hero_decks.resolve("starting", "dessa", 3))
    assert "logistics" not in deck_ids(hero_decks.resolve("starting", "dessa", 3, SKIRMISH_REMOVES))


@pytest.mark.rule("h3:12:spell-scroll-two")
@pytest.mark.parametrize(
    ("scrolls", "found"),
    [
        ([["haste", "slow"], ["bless"]], []),
        ([["haste"], ["slow"], ["bless"]], ["many"]),
        ([["haste", "slow", "bless"]], ["spells"]),
        ([[]], ["spells"]),
        ([["offense"], ["hast"]], ["not-a-spell", "not-a-spell"]),
        ([[7], [["haste"]]], ["not-a-spell", "not-a-spell"]),
    ],
)
def test_two_spell_scrolls_of_two_spells(scrolls: list[list[Any]], found: list[str]) -> None:
    deck = [*PLAIN, *({"scroll": spells} for spells in scrolls)]
    problems = deck_problems("deck", deck, "catherine", 1)
    assert [p.refusal.cause for p in problems] == found
    deck_problems("deck", [{"scroll": []}], "catherine", 1)  # cites the rule where the deck is legal
    if not found:
        assert heroes.deck_scrolls(deck) == tuple(tuple(CARD_INDEX[s] for s in spells) for spells in scrolls)
        assert deck_ids(heroes.deck_indices(deck)) == PLAIN


# ------------------------------------------------------------------------------------ ready and random


def test_the_built_in_decks_of_every_hero_are_legal_at_every_level() -> None:
    assert set(hero_decks.VETERANS) == set(HEROES)
    for name in HEROES:
        for ready in hero_decks.READY:
            for level in range(1, 8):
                assert deck_problems("deck", deck_ids(hero_decks.ready_deck(name, ready, level)), name, level) == []
        veteran = hero_decks.ready_deck(name, "veteran", 7)
        assert len(veteran) == 20
        assert Counter(starting_deck(name, 7)) <= Counter(veteran)
        more = Counter(veteran) - Counter(starting_deck(name, 7))
        kinds = Counter(CARDS[index].kind for index in more.elements())
        by_type = {
            "might": {"ability": 4, "spell": 2, "artifact": 3},
            "magic": {"ability": 4, "spell": 4, "artifact": 1},
        }
        assert kinds == by_type[HEROES[name].type]
        assert all(hero_decks.is_useful(CARDS[index], name) for index in more)


def test_random_decks_are_legal_useful_and_repeatable() -> None:
    for seed in range(60):
        rng = Random(seed)
        name, level = rng.choice(list(HEROES)), rng.randint(1, 7)
        deck = hero_decks.random_deck(Random(seed), name, level)
        assert deck == hero_decks.random_deck(Random(seed), name, level)
        assert deck_problems("deck", deck_ids(deck), name, level) == []
        more = Counter(deck) - Counter(starting_deck(name, level))
        assert all(n == 1 for n in more.values())
        assert not any(CARDS[c].kind == "spell" and CARDS[c].uses[0].effects[0].op == "map" for c in more)
    sizes = [len(hero_decks.random_deck(Random(1), "solmyr", level)) for level in range(1, 8)]
    assert sizes == [9 + 0 + 3, 9 + 1 + 3, 9 + 2 + 3, 10 + 2 + 6, 10 + 3 + 6, 11 + 3 + 8, 11 + 4 + 8]


@pytest.mark.rule("h3:13:start-deck")
@pytest.mark.parametrize(
    ("deck", "cause"),
    [
        ("starting", None),
        ("veteran", None),
        ({"random": 7}, None),
        (PLAIN, None),
        ("veterans", "unknown-deck"),
        ({"random": "7"}, "malformed"),
        ({"random": True}, "malformed"),
        ({"seed": 7}, "malformed"),
        (["ballista"], "deck"),
    ],
)
def test_a_deck_in_any_of_its_forms(deck: object, cause: str | None) -> None:
    found = hero_decks.problems("deck", deck, "catherine", 4)
    assert [p.refusal.cause for p in found] == ([] if cause is None else [cause])
    if cause is None:
        assert deck_problems("deck", deck_ids(hero_decks.resolve(deck, "catherine", 4)), "catherine", 4) == []
    assert hero_decks.problems("deck", deck, "nobody", 4)[0].refusal.cause == "unknown-hero"


def test_every_reason_has_words_in_both_languages() -> None:
    bad: list[tuple[object, object, object, Removed]] = [
        (PLAIN, "katherine", 1, NOTHING),
        (PLAIN, "catherine", 9, NOTHING),
        ([], "catherine", 1, NOTHING),
        (3, "catherine", 1, NOTHING),
        (["xyz"], "catherine", 1, NOTHING),
        (["ballista", "necromancy", "diplomacy", "solmyr_1", "catherine_6"], "catherine", 1, SKIRMISH_REMOVES),
        (["catherine_1", "catherine_1", *[{"scroll": ["ballista", "haste", "slow"]}] * 3], "catherine", 1, NOTHING),
    ]
    found = [p for deck, hero, level, removed in bad for p in deck_problems("d", deck, hero, level, removed)]
    found += hero_decks.problems("d", "veterans", "catherine", 1)
    for lang in ("en", "de"):
        labels = Labels(lang, (PACKAGE,))
        for p in found:
            message = p.refusal.rule.replace(":", "-") + "--" + p.refusal.cause
            assert labels.bundles[0].has_message(message), (lang, message)
            said = labels.words({"id": message, "args": dict(p.args)})
            assert "{" not in said and "[" not in said, said
    english = Labels("en", (PACKAGE,))
    (necromancy,) = deck_problems("d", ["necromancy"], "catherine", 1)
    words = english.words({"id": "h3-12-necromancy-faction--deck", "args": dict(necromancy.args)})
    assert words == "Necromancy is for heroes of the Necropolis; Catherine is none."
