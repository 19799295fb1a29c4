"""Multiple combat: the three cases with all their branches, played."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.rules.combat.multiple import advancing, next_pair
from battlebook.games.magestorm.rules.combat.procedures import LOST, WON
from battlebook.kernel import gate
from tests.games.magestorm.clash import HEX, Clash
from tests.games.magestorm.field import put

HARMLESS = {name: {"resistance": 90, "unstoppable": True, "damage": 0} for name in ("geltz", "ahma")}


class Many(Clash):
    """Units that inflict nothing: who is to fall is given 90 damage before his combat."""

    def __init__(self, attackers: int, defenders: int, **more: object) -> None:
        units = {f"K{i + 1}": "E4 geltz" for i in range(attackers)} | {f"L{i + 1}": "E5 ahma" for i in range(defenders)}
        super().__init__(units, cards=HARMLESS, tokens={"K": {"speed": 1}}, **more)  # type: ignore[arg-type]
        self.begin()

    def pair(self) -> tuple[str, str]:
        """Who fights now."""
        attacker, defender = self.s.fight[:2]
        return f"K{attacker + 1}", f"L{defender - 11}"

    def fight(self, *fallen: str) -> Many:
        """The combat that is on; ``fallen`` do not survive it."""
        while self.ask.kind == "fight":
            self.default()
        assert self.s.fight[3] == 2
        for ref in fallen:
            put(self.s, "damage", **{ref: 90})
        self.default()
        while self.ask.kind == "magic" and self.s.fight[3] > 2:
            self.default()
        return self

    def advances(self) -> list[str]:
        """Which units were asked to advance; all do."""
        found = []
        while self.ask.kind == "advance":
            found.append(f"K{self.ask.args[0] + 1}")
            self.default()
        return found


# -------------------------------------------------------------------------------- two attackers, one defender


@pytest.mark.rule("ms:multi:a-attacker-chooses", "ms:multi:two-units-each")
def test_the_attacker_chooses_which_of_two_units_fights_first() -> None:
    c = Many(2, 1)
    assert (c.ask.kind, c.seat(), c.offered()) == ("fight", 0, [("fight", 0), ("fight", 1)])
    c.do("fight", 1)
    assert c.pair() == ("K2", "L1")


@pytest.mark.rule("ms:multi:a-both-advance")
def test_both_attackers_may_advance_when_the_first_wins() -> None:
    c = Many(2, 1).fight("L1")
    assert c.advances() == ["K1", "K2"] and c.where("K1") == c.where("K2") == HEX and c.idle()


@pytest.mark.rule("ms:multi:a-second-must-fight", "msr:a-second-attacker-forced", "msr:defeated-means")
def test_the_second_attacker_must_fight_when_the_defender_survives() -> None:
    c = Many(2, 1).fight()
    assert c.pair() == ("K2", "L1") and c.s.fight[3] == 2 and c.where("K1") == "E4"


@pytest.mark.rule("ms:multi:a-second-only-advances")
def test_only_the_second_attacker_advances_when_he_wins() -> None:
    c = Many(2, 1).fight().fight("L1")
    assert c.advances() == ["K2"] and (c.where("K1"), c.where("K2")) == ("E4", HEX)


@pytest.mark.rule("msr:advance-mutual-elimination")
def test_the_other_attacker_may_enter_when_the_first_falls_with_the_defender() -> None:
    c = Many(2, 1).fight("K1", "L1")
    assert c.advances() == ["K2"] and c.where("K1") == "off"


# -------------------------------------------------------------------------------- one attacker, two defenders


@pytest.mark.rule("ms:multi:b-defender-chooses", "msr:attack-hex-with-two-enemies")
def test_the_defender_chooses_which_of_two_units_fights_first() -> None:
    c = Many(1, 2)
    assert (c.ask.kind, c.seat()) == ("fight", 1)
    c.do("fight", c.unit("L2"))
    assert c.pair() == ("K1", "L2")


@pytest.mark.rule("ms:multi:b-ends-if-attacker-dead")
def test_nothing_more_happens_when_the_attacker_falls() -> None:
    c = Many(1, 2).fight("K1")
    assert c.idle() and len(c.told("combat-begins")) == 1


@pytest.mark.rule("ms:multi:b-second-combat", "msr:b-second-combat-after-loss")
def test_a_living_attacker_fights_the_other_defender_even_after_a_defeat() -> None:
    c = Many(1, 2).fight()
    assert c.pair() == ("K1", "L2")


@pytest.mark.rule("msr:b-advance")
def test_the_hex_is_entered_only_when_both_defenders_fell() -> None:
    assert Many(1, 2).fight().fight("L2").advances() == []
    assert Many(1, 2).fight("L1").fight().advances() == []
    assert Many(1, 2).fight("L1").fight("L2").advances() == ["K1"]


# ------------------------------------------------------------------------------------------- two against two


@pytest.mark.rule("ms:multi:c-choose", "msr:multi-presentation")
def test_first_the_attacker_then_the_defender_chooses_with_all_vanguards_seen() -> None:
    c = Many(2, 2)
    assert len(c.told("presents")) == 4 and c.seat() == 0
    seen = [len(u["cards"]) for u in gate.view(GAME, c.s, 1)["units"] if u["hex"] == c.hex("E4")]
    assert seen == [1, 1]
    c.do("fight", 1)
    assert c.seat() == 1
    c.do("fight", c.unit("L2"))
    assert c.pair() == ("K2", "L2")


@pytest.mark.rule("ms:multi:c-second-pair")
def test_then_the_other_two_fight() -> None:
    c = Many(2, 2)
    c.do("fight", 1).do("fight", c.unit("L1"))
    assert c.pair() == ("K2", "L1")
    assert c.fight().pair() == ("K1", "L2")


@pytest.mark.rule("ms:multi:c-both-eliminated", "msr:advance-over-stacking")
def test_both_attackers_advance_when_both_defenders_fell() -> None:
    assert Many(2, 2).fight("L1").fight("L2").advances() == ["K1", "K2"]
    c = Many(2, 2, rulings={"msr:advance-optional": 2}).fight("L1").fight("L2")
    assert c.idle() and c.where("K1") == c.where("K2") == HEX  # by this reading without a choice


@pytest.mark.rule("ms:multi:c-both-defeated", "ms:move:loser-stays")
def test_both_stay_when_both_were_defeated() -> None:
    c = Many(2, 2).fight().fight()
    assert c.idle() and (c.where("K1"), c.where("K2")) == ("E4", "E4")


@pytest.mark.rule("ms:multi:c-mixed-new-combat")
@pytest.mark.parametrize("first", [True, False])
def test_the_victor_at_once_fights_the_defender_who_is_left(first: bool) -> None:
    c = Many(2, 2).fight("L1").fight() if first else Many(2, 2).fight().fight("L2")
    assert c.pair() == (("K1", "L2") if first else ("K2", "L1")) and c.s.fight[3] == 2


@pytest.mark.rule("ms:multi:c-mixed-advance")
def test_the_victor_of_the_extra_combat_advances_alone() -> None:
    c = Many(2, 2).fight("L1").fight().fight("L2")
    assert c.advances() == ["K1"] and c.where("K2") == "E4"


@pytest.mark.rule("ms:multi:c-mixed-fail")
def test_nobody_advances_when_the_extra_combat_fails() -> None:
    c = Many(2, 2).fight("L1").fight().fight()
    assert c.idle() and (c.where("K1"), c.where("K2")) == ("E4", "E4")


@pytest.mark.rule("msr:advance-mixed-c")
def test_a_victor_who_fell_fights_no_more() -> None:
    c = Many(2, 2).fight("K1", "L1").fight()
    assert c.idle() and c.where("K2") == "E4" and len(c.told("combat-begins")) == 2


@pytest.mark.rule("msr:two-attackers-bridge")
def test_each_combat_takes_its_own_attackers_terrain() -> None:
    c = Clash({"K1": "E4 geltz", "K2": "D5 geltz", "L1": "E5 ahma"}, cards=HARMLESS, terrain={"E4": "bridge"})
    c.begin().do("fight", c.unit("K2"))
    taken = [(i, e.kind) for i, e in enumerate(c.events) if e.kind in ("combat-begins", "takes-terrain")]
    assert [kind for _, kind in taken] == ["combat-begins", "combat-begins", "takes-terrain"]


def test_every_course_of_two_against_two_ends_and_only_living_victors_advance() -> None:
    outcomes = (0, WON, LOST, WON | LOST)

    def play(fought: tuple[tuple[int, int, int], ...]) -> int:
        pair = next_pair((0, 1), (12, 13), fought)
        if pair is None:
            gone = {d for _, d, o in fought if o & WON}
            dead = {a for a, _, o in fought if o & LOST}
            entering = advancing((0, 1), (12, 13), fought)
            assert not set(entering) & dead and (not entering or gone == {12, 13})
            return 1
        alive = {a for a, _, o in fought if o & LOST}, {d for _, d, o in fought if o & WON}
        assert pair[0] not in alive[0] and pair[1] not in alive[1]
        return sum(play((*fought, (*pair, outcome))) for outcome in outcomes)

    assert play(()) == 16 - 4 + 4 * 4
