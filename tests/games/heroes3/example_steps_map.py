"""Worked examples about the map: one function for each kind of step, from the example to what an expedition did.

``OBSERVE[do](setup, step)`` takes (pops) every key it reads from copies of the example's set-up and step and returns
what was seen, under the names that examples expect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlebook.games.heroes3.campaign import NOWHERE
from battlebook.games.heroes3.content_kinds import FIELDS
from tests.games.heroes3.trails import STRONG, WEAK, Trail, trail

Example = dict[str, Any]
Seen = dict[str, Any]
AZURE_GUARDS = ("troglodytes", "medusas", "champions", "phoenixes")


def weaken(t: Trail) -> Trail:
    """Enter the first field, win the Combat against guards with 1 HP each."""
    while t.s.ask is not None and t.ask.kind not in ("expedition", "search"):
        for unit in range(t.s.unit_count()):
            if t.s.alive[1] >> unit & 1:
                t.s.damage[unit] = t.s.card(unit).health - 1
        t.do(*t.next_key(True))
    return t


def unread(setup: Example) -> None:
    """Examples about the map need no board."""
    assert setup.pop("board") == "none" and setup.pop("mode") in ("neutral", "pvp")


def enter_field(setup: Example, step: Example) -> Seen:
    """A Main Hero of some Level enters a guarded field."""
    unread(setup)
    t = trail(f"mine:{FIELDS[step.pop('difficulty') - 1]}", level=step.pop("hero_level"))
    before = t.c.xp
    t.do("go", 1)
    combat = t.ask.kind == "place"
    seen = {"combat": combat, "xp": t.c.xp - before, "visit": bool(t.told("visits"))}
    if combat:
        weaken(t)
        seen["xp_if_won"] = t.c.xp - before
    return seen


def win_neutral(setup: Example, step: Example) -> Seen:
    """A Hero beats the guards of a field."""
    unread(setup)
    hero, numeral = step.pop("hero"), FIELDS[step.pop("difficulty") - 1]
    t = trail(f"mine:{numeral}", level=step.pop("hero_level"), second=0, difficulty="easy", guards=AZURE_GUARDS, gold=0)
    before = t.c.xp
    weaken(t.do({"main": "go", "secondary": "send"}[hero], 1))
    assert t.told("combat-ends-victory")
    return {"xp": t.c.xp - before, "new_level": t.c.level}


def win_pvp(setup: Example, step: Example) -> Seen:
    """The enemy Hero beats the player's Main Hero."""
    unread(setup)
    foe, own = step.pop("winner_level"), step.pop("loser_level")
    t = trail("camp", foe=1, foe_level=foe, level=own, deck=WEAK, foe_deck=("archangels pack",), gold=12).do("go", 1)
    t.fight()
    assert t.told("flees")
    learned = 2 * t.c.foe_level + t.c.foe_xp - 2 * foe
    return {"xp": learned, "gold_to_winner": 12 - t.c.gold, "loser_morale": t.h.morale, "faction_cube": t.c.cubes == 1}


def attack_hero(setup: Example, step: Example) -> Seen:
    """The enemy Hero attacks the Secondary Hero, who is given up."""
    unread(setup)
    assert (step.pop("hero"), step.pop("response")) == ("secondary", "instant_defeat")
    t = trail("camp", "camp", second=1, foe=2, visited=[1], foe_wakes=1, gold=0, deck=STRONG).do("rest")
    deck, level = t.c.deck, (t.c.foe_level, t.c.foe_xp)
    t.do("concede")
    return {
        "combat": bool(t.told("combat-begins")),
        "units_lost": len(deck) - len(t.c.deck),
        "hero_removed": t.c.at[1] == NOWHERE,
        "attacker_faction_cube": t.c.cubes == 1,
        "attacker_xp": 0 if (t.c.foe_level, t.c.foe_xp) == level else 1,
    }


OBSERVE: dict[str, Callable[[Example, Example], Seen]] = {
    "enter_field": enter_field,
    "win_neutral": win_neutral,
    "win_pvp": win_pvp,
    "attack_hero": attack_hero,
}
