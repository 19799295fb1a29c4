"""The expedition itself: its map, Rounds, trade, the enemy Hero, the end, the score; and it can be saved anywhere."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.heroes3.campaign import FOE_ATTACKS, GUARDIAN, NO_FIGHT, PLACES, STRONGHOLD, TOWN
from battlebook.games.heroes3.cards import HEROES
from battlebook.games.heroes3.content import EXPEDITIONS, TABLES
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules.expedition import income
from battlebook.games.heroes3.rules.expedition_foe import distances
from battlebook.games.heroes3.rules.expedition_score import percent, rank, score, score_rows
from battlebook.games.heroes3.state import OVER, State
from battlebook.games.heroes3.views_expedition import view
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give
from battlebook.kernel.game import Spec, begin
from battlebook.players.greedy import Greedy
from tests.games.heroes3.fights import Fixed, face_of
from tests.games.heroes3.trails import STRONG, WEAK, Trail, lengths, trail


def spec(length: str = "short", difficulty: str = "normal", hero: str = "catherine", **more: int) -> Spec:
    return Spec("expedition", {"hero": hero, "length": length, "difficulty": difficulty, **more})


def begun(length: str, seed: int, difficulty: str = "normal") -> State:
    s: State = begin(GAME, spec(length, difficulty), Sampled(seed))
    advance(s)
    return s


# ------------------------------------------------------------------------------------------------------ the map


@pytest.mark.parametrize("length", lengths())
def test_every_map_leads_from_the_town_to_the_guardian(length: str) -> None:
    plan = EXPEDITIONS[length]["columns"]
    for seed in range(40):
        c = begun(length, seed).campaign
        assert c is not None and len(c.sites) == sum(map(len, plan))
        kinds = [site.kind for site in c.sites]
        assert kinds[0] == TOWN and kinds[-1] == GUARDIAN and kinds.count(STRONGHOLD) == 1
        assert c.sites[-1].numeral == 7 and c.foe_at == kinds.index(STRONGHOLD)
        reached, edge = {0}, [0]
        while edge:
            edge = [b for a in edge for b in c.neighbours(a) if b not in reached]
            reached.update(edge)
        assert reached == set(range(len(c.sites))), "every field can be reached"
        assert all(abs(c.sites[a].x - c.sites[b].x) <= 1 for a, b in c.links)


@pytest.mark.rule("h3r:expedition-map")
def test_what_lies_on_a_field_is_drawn_from_the_plan() -> None:
    seen = {PLACES[s.sites[3].kind] for s in (begun("short", seed).campaign for seed in range(20)) if s is not None}
    assert seen == {"treasure", "stone"}
    first, second = (GAME.table.digest(begun("long", 5)) for _ in range(2))
    assert first == second, "the same seed draws the same map"


@pytest.mark.rule("h3r:expedition-bonus")
@pytest.mark.parametrize(("difficulty", "gold"), [("easy", 12 + 3), ("normal", 12), ("hard", 3)])
def test_the_resource_dice_bring_the_starting_gold(difficulty: str, gold: int) -> None:
    s: State = begin(GAME, spec("short", difficulty), Fixed((), [0] * 80))
    advance(s)
    assert s.campaign is not None and s.campaign.gold == TABLES["expedition_rules"]["starting_gold"] + (
        gold if difficulty == "hard" else {"easy": 6, "normal": 3}[difficulty]
    )


# ------------------------------------------------------------------------------------------- Rounds and movement


@pytest.mark.rule("h3:13:main-hero-mp")
def test_a_main_hero_has_three_movement_points_a_round() -> None:
    t = trail("camp", "camp", "camp", "camp", second=0)
    t.do("go", 1).do("go", 2).do("go", 3)
    assert t.c.mp[0] == 0 and not any(key[0] == "go" for key in t.offered())
    assert t.why("go", 4) == ("h3:13:main-hero-mp", "none-left")
    assert t.do("rest").c.mp[0] == 3


@pytest.mark.rule("h3:13:secondary-hero-mp")
def test_a_secondary_hero_has_two() -> None:
    t = trail("camp", "camp", "camp", second=0)
    t.do("send", 1).do("send", 2)
    assert t.c.mp == (3, 0) and t.why("send", 3) == ("h3:13:secondary-hero-mp", "none-left")
    assert t.do("rest").c.mp == (3, 2)


@pytest.mark.rule("h3r:expedition-second-hero", "h3r:expedition-map")
def test_no_hero_leaves_the_ways() -> None:
    t = trail("camp", "camp", "camp")
    assert t.why("go", 2) == ("h3r:expedition-map", "not-next")
    assert t.why("send", 1) == ("h3r:expedition-second-hero", "none")


@pytest.mark.rule("h3r:expedition-income", "h3r:expedition-rounds")
def test_towns_and_mines_bring_gold_at_the_beginning_of_a_round() -> None:
    t = trail("mine:I", "settlement:II", friendly=[1, 2], gold=0)
    gains = TABLES["expedition_rules"]["income"]
    assert income(t.c) == gains["town"] + gains["mine"] + gains["settlement"]
    t.do("rest")
    assert (t.c.day, t.c.gold) == (2, income(t.c))


@pytest.mark.rule("h3r:expedition-places")
def test_each_kind_of_field_brings_its_own() -> None:
    t = trail("camp", "treasure:I", "stone", level=3, gold=0).do("go", 1).do("go", 2)
    assert t.c.gold == t.c.sites[1].prize + t.c.sites[2].prize
    t.do("go", 3)
    assert t.c.xp == 5
    t.do("rest").do("go", 2).do("go", 3)
    assert t.c.xp == 5, "only the first Visit brings something"


# ------------------------------------------------------------------------------------------------------- trade


@pytest.mark.rule("h3r:expedition-trade", "h3:9:seven-units-per-faction")
def test_units_are_recruited_and_reinforced_in_a_town() -> None:
    t = trail("camp", deck=("griffins few",), gold=20)
    crusaders, griffins = face_of("crusaders few"), face_of("griffins pack")
    t.do("recruit", crusaders).do("train", griffins)
    assert t.c.gold == 20 - 6 - 6 and t.deck() == ["griffins pack", "crusaders few"]
    assert t.why("recruit", crusaders) == ("h3:9:seven-units-per-faction", "have-it")
    assert t.why("recruit", face_of("skeletons few")) == ("h3:9:seven-units-per-faction", "faction")
    assert t.why("train", griffins) == ("h3r:expedition-trade", "not-few")
    assert t.why("train", face_of("crusaders pack")) == ("h3r:expedition-trade", "gold")
    assert t.why("recruit", face_of("champions few")) == ("h3r:expedition-trade", "no-dwelling")
    t.do("go", 1)
    assert t.why("recruit", face_of("halberdiers few")) == ("h3r:expedition-trade", "no-town")


@pytest.mark.rule("h3r:expedition-trade")
def test_golden_units_come_from_a_dwelling_and_either_hero_may_buy() -> None:
    t = trail("dwelling:III", second=1, visited=[1], deck=("griffins few",), gold=50)
    champions = face_of("champions few")
    t.do("recruit", champions).do("train", face_of("champions pack"))
    assert t.c.gold == 50 - 12 - 20 - 6, "a valuable costs 6 gold"


@pytest.mark.rule("h3r:expedition-second-hero")
def test_a_secondary_hero_is_hired_for_ten_gold() -> None:
    t = trail("camp", gold=21).do("hire")
    assert (t.c.gold, t.c.at, t.c.mp) == (11, (0, 0), (3, 2))
    assert t.why("hire") == ("h3r:expedition-second-hero", "one")
    assert trail("camp", gold=9).why("hire") == ("h3r:expedition-second-hero", "gold")
    assert trail("camp", at=1, gold=19).why("hire") == ("h3r:expedition-second-hero", "no-town")


def test_what_cannot_be_done_is_listed_with_reasons() -> None:
    t = trail("camp", "camp", gold=3, deck=("griffins few",))
    denied = {one.key: one.refusals[0].cause for one in GAME.denied(t.s, t.ask)}
    assert denied["hire",] == "gold" and denied["train", face_of("griffins pack")] == "gold"
    assert denied["recruit", face_of("archangels few")] == "no-dwelling"


# --------------------------------------------------------------------------------------------------- the enemy


@pytest.mark.rule("h3r:expedition-foe", "h3:2:pvp-defender-second", "h3:2:coop-order-initiative")
def test_the_enemy_hero_wakes_and_hunts_the_nearest_hero_past_all_guards() -> None:
    t = trail("camp", "mine:VI", "mine:V", "stronghold", at=1, visited=[1], foe=4, foe_wakes=2)
    t.do("rest")
    assert t.c.foe_at == 4, "he sleeps in Round 1"
    t.do("rest")
    assert t.c.foe_at == 3
    t.do("rest")
    assert t.c.foe_at == 2 and not t.c.is_visited(2)
    t.do("rest")
    assert (t.c.fight, t.s.plan.seat_of_side) == (FOE_ATTACKS, (-1, 0))


@pytest.mark.rule("h3r:expedition-foe")
def test_nobody_is_hunted_in_a_town() -> None:
    t = trail("camp", "stronghold", foe=2, foe_wakes=1)
    t.do("rest").do("rest")
    assert t.c.foe_at == 2 and 0 not in distances(t.c, 2)


@pytest.mark.rule("h3:2:pvp-attacker-first", "h3:2:coop-ranged-first", "h3:2:coop-placement-direction")
def test_the_attacking_enemy_places_first_from_left_to_right_as_the_player_sees_it() -> None:
    t = trail("camp", at=1, foe=0, visited=[1], friendly=[], foe_wakes=1, foe_deck=("liches few", "skeletons few"))
    t.s.campaign = t.c._replace(owned=0)
    t.do("rest")
    assert t.where("liches") == "d1" and t.where("skeletons") == "d2"
    assert t.ask.kind == "place" and t.ask.args == (1,)
    t.fight()
    assert t.c.foe_beaten and t.c.xp > 0, "a defender learns too"


# ----------------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("h3r:expedition-end")
def test_the_fall_of_the_guardian_ends_it_at_once() -> None:
    t = trail("guardian:VII", difficulty="easy", guards=("troglodytes", "medusas", "champions", "phoenixes"), day=4)
    t.do("go", 1).fight()
    result = GAME.result(t.s)
    assert t.s.ask is None and result is not None and (result.kind, result.seats) == ("expedition-won", (0,))
    assert view(t.s)["score"]["won"] and dict(score_rows(t.c))["rounds"] == 6 * (9 - 4)  # type: ignore[index]


@pytest.mark.rule("h3r:expedition-end")
def test_else_it_ends_when_time_is_up() -> None:
    s = begun("short", 1)
    while s.ask is not None:
        give(s, 0, () if s.ask.kind == "refresh" else ("rest",))
    result = GAME.result(s)
    assert result is not None and (result.kind, result.seats, result.rule) == (
        "expedition-over",
        (),
        "h3r:expedition-end",
    )
    assert s.campaign is not None and s.campaign.day == 9


def test_the_score_is_the_sum_of_its_parts_by_difficulty() -> None:
    c = trail("mine:II", "stronghold", friendly=[1, 2], level=3, gold=14, deck=("griffins pack",)).c
    c = c._replace(beaten=5, foe_beaten=True, foe_level=3, cubes=1, won=True, day=7)
    assert dict(score_rows(c)) == {
        "beaten": 15, "level": 10, "owned": 8, "foe": 24, "army": 2, "gold": 2,
        "guardian": 60, "rounds": 12, "cubes": -5,
    }  # fmt: skip
    assert (percent(c), score(c)) == (130, 128 * 130 // 100) and rank(c) == 2
    assert score(c._replace(cubes=99)) == 0


# ------------------------------------------------------------------------------------------------------ saving


def every_ask(t: Trail, until: int = 400) -> set[tuple[int, str]]:
    """Save and load at each ask while a fight plays itself; which fights and asks there were."""
    seen: set[tuple[int, str]] = set()
    while t.s.ask is not None and until:
        until -= 1
        seen.add((t.c.fight, t.ask.kind))
        copy = t.reload()
        key = t.next_key(True) if t.ask.kind not in ("expedition", "haven", "give-up") else t.offered()[0]
        t.do(*key)
        advance_both(copy, t, key)
        if t.c.fight == NO_FIGHT:
            break
    return seen


def advance_both(copy: Trail, t: Trail, key: object) -> None:
    """The loaded state goes on like the one that was saved."""
    copy.do(*key)  # type: ignore[misc]
    assert GAME.table.digest(copy.s) == GAME.table.digest(t.s)


@pytest.mark.parametrize(
    ("words", "key", "more"),
    [
        (("mine:III",), ("go", 1), {}),
        (("bank",), ("go", 1), {}),
        (("camp",), ("go", 1), {"foe": 1}),
        (("stronghold", "camp"), ("go", 1), {"foe": 2}),
        (("stronghold", "camp"), ("go", 1), {"foe": 2, "difficulty": "easy"}),
        (("stronghold", "camp"), ("go", 1), {"foe": 1}),
        (("camp", "camp"), ("rest",), {"at": 1, "foe": 2, "foe_wakes": 1, "visited": [1]}),
        (("camp", "camp"), ("rest",), {"second": 1, "foe": 2, "foe_wakes": 1, "visited": [1]}),
        (("settlement", "mine:VI"), ("go", 2), {"at": 1, "friendly": [1], "deck": WEAK}),
    ],
)
def test_a_match_can_be_saved_in_the_middle_of_every_kind_of_fight(words: object, key: object, more: object) -> None:
    t = trail(*words, **more)  # type: ignore[misc, arg-type]
    t.reload()
    t.do(*key)  # type: ignore[misc]
    assert every_ask(t)
    assert t.c.fight == NO_FIGHT and t.reload().c == t.c


def test_after_a_fight_nothing_of_it_is_left() -> None:
    t = trail("mine:I", deck=STRONG).do("go", 1)
    t.fight()
    fresh = trail("mine:I", deck=STRONG)
    for name in ("face", "side", "place", "who", "alive", "held", "queue", "acted", "fallen", "round", "ending", "mp"):
        assert getattr(t.s, name) == getattr(fresh.s, name), name


# -------------------------------------------------------------------------------------------- whole expeditions


@pytest.mark.parametrize("seed", range(5))
def test_random_expeditions_end(seed: int) -> None:
    rng = Random(seed)
    s: State = begin(GAME, spec(rng.choice(lengths()), hero=rng.choice(list(HEROES))), Sampled(seed))
    advance(s)
    conserved = GAME.conserved(s)
    n = 0
    while s.ask is not None:
        give(s, 0, s.ask.sample(rng))
        assert GAME.conserved(s) == conserved
        n += 1
    assert s.stage == OVER and GAME.result(s) is not None and n < 5000
    seen = view(s)
    assert seen is not None and seen["score"]["total"] == score(s.campaign)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(5))
def test_the_greedy_player_gets_somewhere(seed: int) -> None:
    rng = Random(seed)
    s: State = begin(GAME, spec("short", "easy", list(HEROES)[12 * seed], rounds=2), Sampled(seed))
    advance(s)
    player = Greedy(GAME)
    s.sink = []
    while s.ask is not None:
        give(s, 0, player.choose(GAME.known(s, 0), 0, rng).key)
    c = s.campaign
    assert c is not None and c.visited.bit_count() >= 2, "it explores"
    kinds = {event.kind for event in s.sink}
    assert kinds & {"recruited", "trained"}, "it spends its gold"
    assert "combat-ends-victory" in kinds, "it wins fights"


def test_the_greedy_player_beats_the_guardian_and_plays_the_same_again() -> None:
    played = []
    for _ in range(2):
        rng = Random(11)
        s: State = begin(GAME, spec("short", "easy", "mutare"), Sampled(11))
        advance(s)
        keys = []
        while s.ask is not None:
            keys.append(Greedy(GAME).choose(GAME.known(s, 0), 0, rng).key)
            give(s, 0, keys[-1])
        assert s.campaign is not None and s.campaign.won
        played.append(keys)
    assert played[0] == played[1]
