"""Worked examples in which cards are played for an attack, and the one about Surrender.

A raise that an example plays before the attack is played in the window of that attack, by whoever it belongs to.
"""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.cards.strikes import Duel
from tests.games.heroes3.cards.vocabulary import Cards

Example = dict[str, Any]
Seen = dict[str, Any]
SIDES = {"attacker": 0, "defender": 1}
RAISES = ("attack", "defense", "void_die_plus_attack")
Planned = tuple[int, str, str, str]  # side, card, use, unit

PLANS: dict[int, list[Planned]] = {}  # by the identity of the battle


def is_raise(card: str) -> bool:
    """Whether a card is played for one attack."""
    return CARDS[CARD_INDEX[card]].uses[0].effects[0].op in RAISES


def plan(b: Battle, side: int, card: str, use: str, unit: str, power: int) -> None:
    """The card comes into the hand, to be played when the attack is declared."""
    assert isinstance(b, Cards)
    b.give(side, hand=tuple(sorted((*b.holder(side).hand, CARD_INDEX[card]))), power=power)
    PLANS.setdefault(id(b), []).append((side, card, use, unit))


def declare(b: Battle, step: Example, seen: Seen) -> None:
    """Who attacks whom; the dice come later."""
    seen["declared"] = (step.pop("unit"), step.pop("target"))


def everybody_passes(b: Battle, step: Example, seen: Seen) -> None:
    """Nobody plays anything more."""
    assert step.pop("by") == "both"


def roll(b: Battle, step: Example, seen: Seen) -> None:
    """The declared attack is resolved, cards included."""
    unit, target = seen.pop("declared")
    strike(b, unit, target, step.pop("rolls"), None)
    (mine, answer) = b.told("hits")[:2]
    seen["attack_after_die"] = mine["sum"]["attack"]
    seen["attack_after_cards"] = mine["sum"]["attack"] - b.dice()[0][0]
    seen["defense_after_cards"] = mine["sum"]["defense"]
    seen["retaliation_attack_base"] = answer["sum"]["attack"] - b.dice()[1][0]
    seen["retaliation_defense_base"] = b.s.card(b.refs[unit]).defense
    seen["card_bonuses_in_retaliation"] = card_rows(answer)


def card_rows(hit: Any) -> int:
    """How much cards changed in a strike."""
    return sum(abs(row["value"]) for row in hit["sum"]["rows"] if row["words"]["id"].startswith("h3-card-"))


def strike(b: Battle, unit: str, target: str, dice: list[int], respond: Example | None) -> None:
    """An attack with the cards that were planned for it, and the answer to its roll."""
    assert isinstance(b, Cards)
    planned = PLANS.pop(id(b), [])
    answer = respond and (SIDES[respond.pop("by")], respond.pop("card"), respond.pop("power"))
    if answer:
        b.give(answer[0], hand=(CARD_INDEX[answer[1]],), power=answer[2])
    b.act(unit).strike(target, dice)
    while b.s.ask is not None and b.ask.kind.startswith("cards-"):
        mine = [p for p in planned if p[0] == b.ask.seat and b.ask.kind == "cards-attack"]
        if mine:
            planned.remove(mine[0])
            b.play(mine[0][1], mine[0][2], mine[0][3])
        elif answer and b.ask.kind == "cards-roll" and b.ask.seat == answer[0] and b.plays(answer[1]):
            b.play(answer[1], "level0", target)
        else:
            b.do("pass")
    assert not planned
    b.finish()


def attack(b: Battle, step: Example, seen: Seen) -> bool:
    """An attack in an example with cards; False when there are none to play."""
    respond = step.pop("respond", None)
    if not isinstance(b, Cards) or not (PLANS.get(id(b)) or respond):
        return False
    unit, target = step.pop("unit"), step.pop("target")
    strike(b, unit, target, step.pop("rolls") + step.pop("retaliation_rolls", []), respond)
    answers = b.told("hits")[1:]
    seen[f"{target}_bonus_in_retaliation"] = sum(map(card_rows, answers))
    return True


def surrender(b: Battle, step: Example, seen: Seen) -> None:
    """A Hero with so much gold would give up instead of activating a unit."""
    duel = Duel("attack", "attack", more={"gold": step.pop("gold")}).act("A")
    seen["legal"] = ("surrender",) in duel.offered()
    if seen["legal"]:
        duel.do("surrender")
        seen["gold_left"], seen["opponent_gold_gain"] = duel.holder(0).gold, duel.holder(1).gold
        seen["winner"] = "none" if duel.s.winner < 0 else str(duel.s.winner)
        seen["army_kept"] = duel.alive("A") and duel.alive("D")
