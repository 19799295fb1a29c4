"""Attack, Weakness and Corrosion Tokens."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import Table, duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
OGRES = {"ogres few": 1, "ogres pack": 2, "ogres neutral": 2}


def boosted(card: str, friend: str = "boars neutral a4", target: str = DUMMY) -> Table:
    """Ogres have put their token on the friend B, who stands next to the target."""
    t = duel(f"{card} a1", target, mine={"B": friend})
    t.act("A").choose("attack-token", "B")
    return t


@pytest.mark.ability("attack_token", *OGRES)
@pytest.mark.rule("h3:9:ability-other", "h3:15:attack-token")
@pytest.mark.parametrize(("card", "n"), OGRES.items())
def test_ogres_strengthen_a_unit_instead_of_acting(card: str, n: int) -> None:
    t = boosted(card)
    assert t.ask.kind == "test", "no move, no attack, no Defend afterwards"
    assert t.tokens("B") == {"attack": n}
    t.attack("B", "T", [0, -1])
    assert t.sums()[0] == (2 + n, 0)


@pytest.mark.ability("attack_token", "ogres pack")
@pytest.mark.rule("h3:15:attack-token")
def test_the_token_strengthens_every_attack_of_two_rounds_retaliations_too() -> None:
    t = boosted("ogres pack", "crusaders few a4", "diamond_golems neutral")
    t.attack("T", "B", [-1, 0])
    assert t.sums() == [(3, 2), (5, 2)]
    t.next_round().attack("T", "B", [-1, -1])
    assert t.sums()[-1] == (4, 2)
    t.next_round()
    assert t.tokens("B") == {}, "gone after the second Round"
    t.attack("B", "T", [-1, -1])
    assert t.sums()[-2:] == [(2, 2), (3, 2)]


@pytest.mark.ability("attack_token", "ogres pack")
@pytest.mark.rule("h3:9:ability-other")
def test_ogres_choose_any_ground_or_flying_unit_and_no_ranged_one() -> None:
    t = duel("ogres pack a1", DUMMY, mine={"B": "griffins few a2", "R": "marksmen few b1"})
    t.act("A")
    chosen = {t.ref(key[2]) for key in t.offered("ability")}
    assert chosen == {"A", "B", "T", "W", "V"}, "friends, enemies and themselves"
    assert t.refusals("ability", "attack-token", t.refs["R"]) == ["h3:9:ability-other"]


@pytest.mark.ability("attack_token", "ogres few")
@pytest.mark.rule("h3:9:ability-other")
def test_ogres_that_have_moved_cannot_use_it() -> None:
    t = duel("ogres few a1", DUMMY)
    t.act("A").choose("move", "a2")
    assert t.verbs() == {"defend", "end"}


@pytest.mark.ability("attack_token", "ogres few", "ogres pack")
@pytest.mark.rule("h3:15:attack-token")
def test_of_two_attack_tokens_the_units_controller_keeps_one() -> None:
    for answer, kept in (("keep-old", 1), ("take-new", 2)):
        t = duel("ogres few a1", DUMMY, mine={"O": "ogres pack b1"})
        t.act("A").choose("attack-token", "T").act("O").choose("attack-token", "T")
        assert t.asked() == ("keep-token", 1), "the token lies on an enemy"
        t.choose(answer)
        assert t.tokens("T") == {"attack": kept}


@pytest.mark.ability("weakness_token", "sorceresses few")
@pytest.mark.rule("h3:9:ability-other", "h3:15:weakness-token")
def test_few_sorceresses_weaken_an_enemy_instead_of_acting() -> None:
    t = duel("sorceresses few a1", DUMMY, mine={"B": "crusaders few a4"})
    t.act("A")
    assert {t.ref(key[2]) for key in t.offered("ability")} == {"T", "V"}
    t.choose("weakness-token", "T")
    assert (t.ask.kind, t.tokens("T")) == ("test", {"weakness": 2})
    t.attack("B", "T", [0, 1])
    assert t.sums() == [(3, 0), (2, 2)], "also its retaliation"


@pytest.mark.ability("weakness_token", "sorceresses few")
@pytest.mark.rule("h3:15:weakness-token")
def test_a_weakness_token_lasts_two_rounds() -> None:
    t = duel("sorceresses few a1", DUMMY, mine={"B": "crusaders few a4"})
    t.act("A").choose("weakness-token", "T")
    t.next_round().attack("T", "B", [0, -1])
    assert t.sums()[0] == (1, 2)
    t.next_round().attack("T", "B", [0, -1])
    assert t.sums()[2] == (3, 2)
    assert t.tokens("T") == {}


@pytest.mark.ability("weakness_token", "sorceresses pack", "sorceresses neutral")
@pytest.mark.rule("h3:9:ability-attack")
@pytest.mark.parametrize(("card", "attack"), [("sorceresses pack", 4), ("sorceresses neutral", 3)])
def test_other_sorceresses_weaken_whom_they_attack(card: str, attack: int) -> None:
    t = duel(f"{card} b1", DUMMY).attack("A", "T", [0])
    assert (t.sums(), t.tokens("T")) == ([(attack, 0)], {"weakness": 1})


@pytest.mark.ability("weakness_token", "sorceresses pack")
@pytest.mark.rule("h3:9:ability-attack")
def test_the_token_is_there_before_the_retaliation() -> None:
    t = duel("sorceresses pack", DUMMY).attack("A", "T", [0, 0, 0])
    assert t.sums() == [(4, 0), (2, 1)]
    t = duel(DUMMY, "sorceresses pack").attack("A", "T", [-1, 0, 0])
    assert t.tokens("A") == {}, "a retaliation weakens nobody"


@pytest.mark.ability("weakness_token", "sorceresses few", "sorceresses pack")
@pytest.mark.rule("h3:15:weakness-token")
def test_of_two_weakness_tokens_the_units_controller_keeps_one() -> None:
    for answer, kept in (("keep-old", 2), ("take-new", 1)):
        t = duel("sorceresses few a1", DUMMY, mine={"S": "sorceresses pack b1"})
        t.act("A").choose("weakness-token", "T").act("S").strike("T", [0])
        assert t.asked() == ("keep-token", 1)
        t.choose(answer).done()
        assert t.tokens("T") == {"weakness": kept}


@pytest.mark.ability("weakness_token", "sorceresses pack")
@pytest.mark.ability("attack_token", "ogres pack")
@pytest.mark.rule("h3:15:weakness-token", "h3:15:attack-token")
def test_an_attack_token_and_a_weakness_token_lie_side_by_side() -> None:
    t = duel("sorceresses pack b1", DUMMY, mine={"B": "crusaders few a4"}, theirs={"O": "ogres pack d4"})
    t.act("O").choose("attack-token", "T")
    t.attack("A", "T", [-1])
    assert t.tokens("T") == {"attack": 2, "weakness": 1}
    t.attack("T", "B", [0, -1])
    assert t.sums()[1] == (4, 2)


@pytest.mark.ability("corrosion_token", "behemoths pack", "behemoths neutral")
@pytest.mark.rule("h3:15:corrosion-token")
@pytest.mark.parametrize("card", ["behemoths pack", "behemoths neutral"])
def test_behemoths_corrode_their_target_after_the_attack_for_the_whole_combat(card: str) -> None:
    t = duel(card, "azure_dragons neutral", mine={"B": "centaurs neutral a4"}).spare().attack("A", "T", [-1])
    assert t.sums()[0][1] == 1, "Defense 3 - 2; the token comes afterwards"
    assert t.tokens("T") == {"corrosion": 1}
    for _ in range(3):
        t.next_round()
    t.attack("B", "T", [0])
    assert t.sums()[-2] == (2, 2), "the last one is the retaliation"


@pytest.mark.ability("corrosion_token", "behemoths pack")
@pytest.mark.rule("h3:15:corrosion-token")
def test_a_unit_has_one_corrosion_token_at_most() -> None:
    t = duel("behemoths pack", "azure_dragons neutral", mine={"B": "behemoths neutral c4"}).spare()
    t.attack("A", "T", [-1]).attack("B", "T", [-1])
    assert t.tokens("T") == {"corrosion": 1}
    assert t.sums()[-1] == (4, 0), "Defense 3 - 1 - 2"


@pytest.mark.ability("corrosion_token", "behemoths neutral")
def test_corrosion_never_makes_defense_negative() -> None:
    t = duel("behemoths neutral", DUMMY, mine={"B": "boars neutral a4"}).attack("A", "T", [-1, -1])
    t.attack("B", "T", [0])
    assert t.sums()[-1] == (2, 0)


@pytest.mark.ability("corrosion_token", "behemoths pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_behemoths_corrode_nobody_in_a_retaliation() -> None:
    t = duel("iron_golems pack", "behemoths pack").attack("A", "T", [0, -1])
    assert t.tokens("A") == {}


@pytest.mark.ability("corrosion_token", "behemoths pack")
@pytest.mark.rule("h3:9:flip-keeps-markers", "h3:15:corrosion-token")
def test_the_corrosion_token_stays_on_a_unit_that_flips() -> None:
    t = duel("behemoths pack", "crusaders pack", mine={"B": "boars neutral a4"}).attack("A", "T", [-1, -1])
    assert (t.side("T"), t.tokens("T")) == ("few", {"corrosion": 1})
    t.attack("B", "T", [1])
    assert t.sums()[-1] == (3, 1)
