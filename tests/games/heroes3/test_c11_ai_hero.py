"""Chapter 11, AI Heroes: the AI Deck and what each of its cards does."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.cards import AI_CARDS, CARD_INDEX, CARDS
from battlebook.games.heroes3.content_kinds import DIFFICULTIES
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import holder, lasting, sum_on
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.state import DEFENDER
from battlebook.kernel.chance import DICE, Source
from battlebook.kernel.frames import advance, answer
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.fights import Fight, listed

AI = [card.id for card in AI_CARDS]


class Zeros(Source):
    """Every die shows 0, every draw takes the first card."""

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        return 1 if stream == DICE else 0


def fight(deck: list[str], difficulty: str = "normal", spells: tuple[str, ...] = (), **holder_more: Any) -> Fight:
    """Dwarves and Griffins of a player without cards against an AI Hero's Crusaders and Halberdiers."""
    army = [listed("dwarves pack"), listed("griffins pack")]
    options = {"armies": [army], "heroes": [{"hero": "catherine", "level": 1}], "foe": "castle-core"}
    s = begin(GAME, Spec("ai-hero", {**options, "difficulty": difficulty}), Zeros())
    f = Fight(s)
    advance(s)
    f.place(dwarves="a2", griffins="d2")
    verbs_cards.change(s, 0, hand=(), pile=())
    verbs_cards.change(s, DEFENDER, ai_deck=tuple(AI.index(c) for c in deck), **holder_more)
    verbs_cards.change(s, DEFENDER, pile=tuple(CARD_INDEX[c] for c in spells))
    return f


def until_drawn(f: Fight, n: int = 1) -> Fight:
    """The player does nothing until the AI has drawn so many cards."""
    while len(f.told("ai-draws")) < n and f.s.ask is not None:
        f.do(*(("pass",) if ("pass",) in f.offered() else ("end",) if ("end",) in f.offered() else f.offered()[0]))
    return f


def raised(f: Fight) -> dict[str, int]:
    """Attack and Defense that lie on the AI's units, by operation."""
    return {e["card"]["msg"].removeprefix("h3-card-"): e["n"] for e in f.told("ai-raise")}


@pytest.mark.rule("h3:11:ai-hero-card", "h3:11:ai-card-types", "h3:11:ai-deck-shuffle")
def test_a_card_is_drawn_whenever_the_ai_hero_activates_a_unit() -> None:
    f = until_drawn(fight(["ai_attack_b"]))
    kinds = [e.kind for e in f.events if e.kind in ("activates", "ai-draws", "moves", "attacks")]
    at = kinds.index("ai-draws")
    assert kinds[at - 1] == "activates" and "ai-draws" not in kinds[:at]
    assert holder(f.s, DEFENDER).ai_deck == () and len(holder(f.s, DEFENDER).ai_discard) == 1


@pytest.mark.rule("h3:11:ai-deck-empty")
def test_an_empty_deck_gives_nothing_more() -> None:
    f = fight([])
    while f.s.ask is not None and f.s.round < 2:
        f.do(*(("pass",) if ("pass",) in f.offered() else ("end",) if ("end",) in f.offered() else f.offered()[0]))
    assert f.told("ai-draws") == []


@pytest.mark.rule("h3:11:ai-card-strength")
@pytest.mark.parametrize(("difficulty", "n"), list(zip(DIFFICULTIES, (1, 1, 2, 2))))
def test_the_strength_follows_the_difficulty(difficulty: str, n: int) -> None:
    assert raised(until_drawn(fight(["ai_attack_b"], difficulty)))["attack"] == n


@pytest.mark.rule("h3:11:ai-might-stays")
def test_a_defense_card_stays_until_the_first_attack_on_the_unit() -> None:
    f = until_drawn(fight(["ai_defense_b"]))
    rows = [row for row in lasting(f.s) if row.op == "defense"]
    assert len(rows) == 1
    unit = rows[0].unit
    while any(row.op == "defense" for row in lasting(f.s)) and f.s.ask is not None:
        assert not [e for e in f.told("hits") if e["target"]["id"] == unit]
        wanted = [k for k in f.offered() if k[0] == "attack" and k[1] == unit]
        plain = ("end",) if ("end",) in f.offered() else f.offered()[0]
        f.do(*(wanted[0] if wanted else plain))
    hits = [e for e in f.told("hits") if e["target"]["id"] == unit]
    helped = [any(r["words"]["id"] == "h3-card-defense" for r in e["sum"]["rows"]) for e in hits]
    assert helped == [True] + [False] * (len(hits) - 1)


@pytest.mark.rule("h3:11:ai-magic")
def test_harm_goes_to_the_players_unit_of_the_highest_defense() -> None:
    f = fight(["ai_spell_b"], "hard", ("slow",))
    strong = max(range(2), key=lambda u: f.s.card(u).defense)
    until_drawn(f)
    assert [sum_on(f.s, u, "initiative") for u in range(2)] == [-3 if u == strong else 0 for u in range(2)]
    assert [CARDS[c].id for c in holder(f.s, DEFENDER).in_play] == ["slow"]


@pytest.mark.rule("h3:11:ai-magic")
def test_help_goes_to_its_own_unit_of_the_highest_defense() -> None:
    f = until_drawn(fight(["ai_spell_a"], "easy", ("haste",)))
    own = range(2, f.s.unit_count())
    best = max(f.s.card(u).defense for u in own)
    fast = [u for u in own if sum_on(f.s, u, "initiative")]
    assert len(fast) == 1 and f.s.card(fast[0]).defense == best


@pytest.mark.rule("h3:11:ai-draw")
def test_some_skills_draw_again() -> None:
    f = until_drawn(fight(["ai_skill_a", "ai_attack_b"], "hard"))
    kinds = [e.kind for e in f.events if e.kind in ("ai-draws", "activates")]
    assert kinds[kinds.index("ai-draws") :][:2] == ["ai-draws", "ai-draws"]


@pytest.mark.rule("h3:11:ai-card-strength")
def test_the_skill_of_a_hero_without_a_scenario_mends_his_most_damaged_unit() -> None:
    f = fight(["ai_skill_a"], "easy")
    unit = next(u for u in range(2, f.s.unit_count()) if health(f.s, u) > 2)
    verbs.set_damage(f.s, unit, 2)
    until_drawn(f)
    assert [e["unit"]["id"] for e in f.told("heals")][:1] == [unit]


@pytest.mark.rule("h3:11:ai-no-surrender", "h3:4:no-limit-ai-hero")
def test_nobody_surrenders_to_an_ai_hero() -> None:
    f = fight([], gold=99)
    verbs_cards.change(f.s, 0, gold=99)
    while f.s.ask is not None and f.ask.kind != "act":
        f.do("pass")
    assert ("surrender",) not in f.offered()
    assert answer(f.s, 0, ("surrender",)) is not None
