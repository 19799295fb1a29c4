"""War Machines when a Round begins, the First Aid Tent, and cards about them."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3 import verbs_siege
from battlebook.games.heroes3.board import SIEGE
from battlebook.games.heroes3.setups import TOWER
from tests.games.heroes3.cards.vocabulary import Cards

UNITS = {
    "A": "marksmen few a1", "B": "crusaders few b2", "D": "zombies few a5", "E": "griffins few b5",
    "F": "wraiths few d4",
}  # fmt: skip


def army(machines: str, hand: str = "", **more: Any) -> Cards:
    """Own Marksmen and Crusaders against Zombies (the slowest), Griffins and Wraiths."""
    return Cards(UNITS, "AB", hand, machines=machines, **more)


@pytest.mark.rule("h3:15:ballista", "h3:15:war-machine-permanent", "h3r:start-of-round-order")
def test_a_ballista_hits_the_slowest_enemy_whenever_a_round_begins() -> None:
    b = army("ballista", their_machines="ballista").machines_work()
    hit = [(e["seat"], e["unit"]["id"]) for e in b.told("machine-works")]
    assert hit == [(0, b.refs["D"]), (1, b.refs["B"] if b.speed("B") < b.speed("A") else b.refs["A"])]
    assert [e["n"] for e in b.told("hurt")] == [1, 1]


@pytest.mark.rule("h3r:ballista-tie")
def test_its_owner_chooses_among_the_slowest() -> None:
    units = {"A": "marksmen few a1", "D": "zombies few a5", "E": "zombies few b5", "F": "griffins few c5"}
    b = Cards(units, "A", machines="ballista").machines_work()
    assert b.targets_now() == {"D", "E"}
    assert b.pick("E").damage("E") == 1


@pytest.mark.rule("h3:15:cannon", "h3:12:expert-limit")
def test_a_cannon_costs_an_expert_use_and_may_wait() -> None:
    b = army("cannon", level=2).machines_work()
    assert b.targets_now() == {"D", "E", "F"} and ("hold",) in b.offered()
    b.pick("E")
    assert b.damage("E") == 2 and b.holder().experts == 1
    b.machines_work()
    assert b.ask.kind == "test", "there is no expert use left"
    assert army("cannon", level=2).machines_work().do("hold").holder().experts == 0


@pytest.mark.rule("h3:15:catapult")
def test_a_catapult_costs_material_and_hits_two_adjacent_targets() -> None:
    b = army("catapult").machines_work()
    assert b.ask.kind == "test", "there is no building material"
    b = army("catapult", more={"materials": 1}).machines_work()
    assert b.targets_now() == {"D", "E"}, "nobody stands next to the Wraiths"
    b.pick("E")
    assert b.damage("D") == 1 and b.damage("E") == 1 and b.holder().materials == 0


@pytest.mark.rule("h3:15:catapult")
def test_a_catapult_breaks_walls() -> None:
    b = Cards({"A": "marksmen few a1", "D": "zombies few a4"}, "A", machines="catapult", more={"materials": 1})
    verbs_siege.raise_walls(b.s, 0b0011 << 8, 0b0100 << 8, "h3:7:citadel-walls-gate")
    b.machines_work().do("demolish", 8).do("demolish", 9)
    assert b.s.forts == 0b0100 << 8


@pytest.mark.rule("h3:15:ammo-cart")
def test_an_ammo_cart_frees_of_penalties_and_makes_faster() -> None:
    b = army("ammo_cart")
    assert b.speed("A") == b.s.card(b.refs["A"]).initiative + 2
    assert b.speed("B") == b.s.card(b.refs["B"]).initiative
    b.act("A").strike("D", [0])
    assert b.dice() == [[0]], "one die from Backline to Backline"
    c = army("").act("A").strike("D", [0, 0])
    assert c.dice() == [[0, 0]]


# ------------------------------------------------------------------------------------------ First Aid Tent


@pytest.mark.rule("h3:15:first-aid-tent")
def test_a_tent_heals_once_a_round_at_any_moment() -> None:
    b = army("first_aid_tent", damage={"A": 1, "B": 2}).act("A")
    assert b.targets_now() >= {"A", "B"} and len(b.offered("machine")) == 2
    b.choose("machine", "B")
    assert b.damage("B") == 1 and not b.offered("machine")
    b.finish().next_round().act("A")
    assert b.offered("machine")


@pytest.mark.rule("h3:15:first-aid-tent")
def test_a_tent_opens_a_window_for_an_empty_hand() -> None:
    b = army("", their_machines="first_aid_tent", damage={"D": 1}).act("A", answered=True)
    assert b.ask.kind == "cards-about" and b.ask.seat == 1
    b.choose("machine", "D")
    assert b.damage("D") == 0 and b.ask.kind == "act", "nothing is left to ask for"
    b = army("", their_machines="first_aid_tent").act("A", answered=True)
    assert b.ask.kind == "act"


def test_a_tent_does_not_work_between_the_roll_and_the_damage() -> None:
    b = army("", their_machines="first_aid_tent", damage={"D": 1}).act("A", answered=True).passes().strike("D", [0, 0])
    assert b.ask.kind == "cards-attack" and b.offered("machine")
    b.do("pass")
    assert "cards-roll" not in [e.kind for e in b.events] and b.hits()


# ------------------------------------------------------------------------------------------------- cards


@pytest.mark.rule("h3:15:war-machine-permanent")
def test_specialties_fire_machines() -> None:
    assert army("", "gerwulf_1").act("A").why_not("gerwulf_1", "second") == ["h3:15:war-machine-permanent"]
    b = army("ballista", "gerwulf_1").act("A").play("gerwulf_1", "second")
    assert b.damage("D") == 1
    b = army("cannon", "jeremy_4", level=1).act("A").play("jeremy_4", "first").pick("E")
    assert b.damage("E") == 2 and b.holder().experts == 0


@pytest.mark.rule("h3:15:ballista", "h3r:start-of-round-order")
def test_artillery_lets_the_next_shot_count_three_times() -> None:
    b = army("ballista", "artillery", damage={}).act("A")
    assert b.why_not("artillery", "expert") == ["h3:15:ballista"]
    b.finish().start_round()
    assert (b.ask.kind, b.ask.seat) == ("cards-round", 0)
    b.play("artillery", "expert").passes().machines_work()
    assert [e["n"] for e in b.told("hurt")] == [1, 1, 1] and b.effects() == []
    b.machines_work()
    assert len(b.told("hurt")) == 4


def test_more_ballistas_and_free_targets() -> None:
    b = army("ballista", "tarnum_castle_4 gerwulf_6").act("A").play("tarnum_castle_4", "first")
    b.play("gerwulf_6", "first").finish().machines_work()
    assert b.targets_now() == {"D", "E", "F"}
    b.pick("E")
    assert b.targets_now() == {"D", "E", "F"}
    b.pick("E")
    assert b.damage("E") == 2 and b.ask.kind == "test"
    b = army("", "torosar_6").act("A").play("torosar_6")
    assert b.told("hurt")[-1]["n"] == 1, "the lent one fires at once"


@pytest.mark.rule("h3:15:first-aid-tent", "h3:15:war-machine-permanent")
def test_tents_are_gained_doubled_and_used_three_times() -> None:
    b = army("", "gem_1 gem_1 gem_6", pile="attack", damage={"B": 3}).act("A")
    assert b.why_not("gem_1", "second") == ["h3:15:war-machine-permanent"]
    b.play("gem_1", "first")
    assert b.told("gains-machine") and b.why_not("gem_1", "first") == ["h3:15:war-machine-permanent"]
    b.play("gem_6").choose("machine", "B")
    assert b.damage("B") == 1
    assert b.play("gem_1", "second").hand() == ["attack"]
    b = army("first_aid_tent", "first_aid", damage={"B": 3}).act("A").play("first_aid", "expert", "B")
    assert b.damage("B") == 0 and not b.offered("machine")
    assert army("", "first_aid").act("A").why_not("first_aid", "expert") == ["h3:15:first-aid-tent"]


# ------------------------------------------------------------------------------------------------- sieges


@pytest.mark.rule("h3r:ballista-tower", "h3:15:ballista")
def test_a_ballista_hits_the_tower_only_when_all_others_are_faster() -> None:
    for card, hit in (("zombies few", False), ("archangels few", True)):
        b = Cards({"A": "marksmen few a1", "D": f"{card} a5"}, "A", machines="ballista", board=SIEGE)
        tower = verbs_siege.place_tower(b.s, TOWER, "h3:7:arrow-tower-gained")
        assert (b.s.speed[tower] < b.speed("D")) == hit
        b.machines_work()
        assert (b.told("machine-works")[0]["unit"]["id"] == tower) == hit


@pytest.mark.rule("h3:7:citadel-walls-gate", "h3:12:area-hits-friends")
def test_cards_bring_walls_and_the_gate_down() -> None:
    units = {"A": "crusaders few a2", "D": "zombies few a4"}
    b = Cards(units, "A", "ballistics earthquake", more={"power": 2, "limit": 9}).act("A")
    assert b.why_not("ballistics", "basic") == ["h3:7:citadel-walls-gate"]
    verbs_siege.raise_walls(b.s, 0b1011 << 8, 0b0100 << 8, "h3:7:citadel-walls-gate")
    b.give().play("ballistics", "basic").pick("b3")
    assert b.s.forts == 0b1101 << 8
    b.play("earthquake", "level2")
    assert b.s.forts == 0 and b.damage("A") == 1 and b.damage("D") == 1
    b = Cards(units, "A", "remove_obstacle", more={"power": 1}).act("A")
    verbs_siege.raise_walls(b.s, 0b1011 << 8, 0b0100 << 8, "h3:7:citadel-walls-gate")
    b.give().play("remove_obstacle", "level1").pick("c3").do("enough")
    assert b.s.forts == 0b1011 << 8


@pytest.mark.rule("h3r:ballista-tower", "h3:7:tower-only-ranged-or-cards")
def test_a_ballista_hits_the_arrow_tower_only_when_nobody_is_slower() -> None:
    fast = {"A": "marksmen few a1", "D": "haspids pack d5"}
    b = Cards(fast, "A", machines="ballista", board=SIEGE).fortify("c3", tower=True)
    assert isinstance(b, Cards) and b.speed("D") > 9
    b.s.damage[b.refs["tower"]] = 2
    b.machines_work()
    assert not b.alive("tower") and b.damage("D") == 0
    b = Cards({**fast, "Z": "zombies few a5"}, "A", machines="ballista", board=SIEGE)
    b.fortify("c3", tower=True)
    b.machines_work()
    assert b.damage("tower") == 0 and b.damage("Z") == 1
