"""What the tests of abilities add to `Battle`: two units face to face, with a watcher of each side far away.

    t = duel("dread_knights pack", "demons neutral")   # A on b3 attacks T on b4; W (d1) and V (d5) watch
    t.attack("A", "T", [0, 1])                         # the attack rolls 0, the retaliation +1

The watchers keep the Combat going when A or T falls; nobody is next to them. Peasants have Attack 1, Defense 0, HP 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlebook.games.heroes3 import verbs_tokens
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import name_of

FOE_SPACE, OWN_SPACE = "b4", "b3"
WATCHERS = {"W": "peasants neutral d1", "V": "peasants neutral d5"}


class Table(Battle):
    """A battle seen by somebody who cares about dice and sums."""

    def done(self) -> Table:
        """Answer with the least until the activation is over; every forced die was rolled."""
        self.finish()
        assert not self.source.dice, f"dice left: {self.source.dice}"
        return self

    def finish(self) -> Table:
        """Answer with the least; every strike has dealt what its sum says."""
        super().finish()
        assert all(e["n"] == e["sum"]["total"]["value"] for e in self.told("hits"))
        return self

    def strengthen(self, ref: str, n: int) -> Table:
        """Put an Attack Token on a unit for two Rounds."""
        verbs_tokens.place_token(self.s, self.refs[ref], verbs_tokens.ATTACK, n, 2, "h3:15:attack-token")
        return self

    def poison(self, ref: str, cubes: int) -> Table:
        """Put cubes of poison on a unit."""
        verbs_tokens.poison(self.s, self.refs[ref], cubes, "h3:15:poison-cube")
        return self

    def ends(self, ref: str) -> Table:
        """A unit activates and does nothing more than it must."""
        self.act(ref).finish()
        return self

    def spare(self) -> Table:
        """All dice that are not forced show 0."""
        self.source.spare = True
        return self

    def extra_dice(self) -> list[int]:
        """The rolls that abilities asked for."""
        return [e["n"] for e in self.told("extra-roll")]

    def guard_dice(self) -> list[int]:
        """The rolls for Defense Tokens."""
        return [e["n"] for e in self.told("guard-roll")]

    def asked(self) -> tuple[str, int]:
        """Kind of the open ask, and whom it asks: 0 the attacker, 1 the defender."""
        return self.ask.kind, self.ask.seat

    def choices(self) -> set[str]:
        """The units that the open ask offers."""
        return {self.ref(n) for o in self.ask.options() for sort, n in o.target if sort == "unit"}

    def spaces(self) -> set[str]:
        """The spaces that the open ask offers."""
        return {name_of(n) for o in self.ask.options() for sort, n in o.target if sort == "space"}

    def hurt(self) -> list[tuple[str, int]]:
        """Damage that was no attack's, in order."""
        return [(self.ref(e["unit"]["id"]), e["n"]) for e in self.told("hurt")]


def duel(
    attacker: str,
    target: str,
    mine: Mapping[str, str] | None = None,
    theirs: Mapping[str, str] | None = None,
    watchers: bool = True,
    **rest: Any,
) -> Table:
    """A faces T. A card without a space stands on b3 (attacker) or b4 (target)."""
    a = attacker if attacker.count(" ") == 2 else f"{attacker} {OWN_SPACE}"
    t = target if target.count(" ") == 2 else f"{target} {FOE_SPACE}"
    units = {"A": a, "T": t, **(mine or {}), **(theirs or {}), **(WATCHERS if watchers else {})}
    return Table(units, ["A", *(mine or {}), "W"], **rest)
