"""Combat step 4, Engagement: initiative, then one side strikes and the other strikes back with what it has left."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import ATTACK, DAMAGE, DEFENSE, ENGAGEMENT, INITIATIVE
from battlebook.games.magestorm.rules.combat import addends, values
from battlebook.games.magestorm.rules.combat.damage import eliminate
from battlebook.games.magestorm.rules.combat.procedures import ENGAGE, Combat, Engagement, Strike
from battlebook.games.magestorm.rules.combat.sides import attacking_side, unit_of_side
from battlebook.games.magestorm.rules.procedures import FOR_ATTACK, FOR_INITIATIVE, DiceRoll
from battlebook.games.magestorm.state import State
from battlebook.kernel.frames import leave, push, replace, restart

FIRST_VALUES: Final = LEDGER("ms:combat-4:first-values")
INITIATIVE_SUM: Final = LEDGER("ms:combat-4:initiative-sum")
HIGHER_FIRST: Final = LEDGER("ms:combat-4:initiative-higher-first")
TIE: Final = LEDGER("ms:combat-4:initiative-tie-rerolled")
NEW_WINDOW: Final = LEDGER("msr:fate-initiative-tie")
ATTACK_SUM: Final = LEDGER("ms:combat-4:attack-sum")
DEFENSE_SUM: Final = LEDGER("ms:combat-4:defense-sum")
BEATS: Final = LEDGER("ms:combat-4:attack-beats-defense")
MAXIMUM: Final = LEDGER("ms:combat-4:maximum-damage")
MINIMUM: Final = LEDGER("ms:combat-4:minimum-damage")
COUNTERS: Final = LEDGER("ms:combat-4:counters-on-first")
STRUCK_UNIT: Final = LEDGER("msr:attacker-word")
BEFORE_STRIKING_BACK: Final = LEDGER("msr:combat-example-swapped-paragraphs")
AT_ONCE: Final = LEDGER("ms:combat-4:removed-at-once")
STRIKE_BACK: Final = LEDGER("ms:combat-4:strike-back")
EMPTY_LINE: Final = LEDGER("msr:empty-line-strikes")
DECIDED: Final = LEDGER("msr:no-enemy-left")


def the_engagement_is_fought(s: State, f: Combat) -> None:
    """Archers and cavalry are at their best here."""
    verbs_combat.begin_step(s, ENGAGE, FIRST_VALUES)
    push(s, Engagement())


STEPS: Final = (the_engagement_is_fought,)
RULES: Final = (FIRST_VALUES,)


def initiative_is_rolled(s: State, f: Engagement) -> None:
    """A die for each player."""
    first = attacking_side(s)
    push(s, DiceRoll(FOR_INITIATIVE, INITIATIVE_SUM, (first, 1 - first)))


def the_higher_total_strikes_first(s: State, f: Engagement) -> None:
    """A tie is rolled again by both."""
    totals = [initiative_of(s, side) for side in (0, 1)]
    if totals[0] == totals[1]:
        s.note(NEW_WINDOW)
        verbs_combat.tell_tie(s, totals[0], TIE)
        restart(s, f)
        return
    first = 0 if totals[0] > totals[1] else 1
    verbs_combat.tell_first(s, unit_of_side(s, first), totals[first], HIGHER_FIRST)
    replace(s, Engagement(first))


def initiative_of(s: State, side: int) -> int:
    """A side's initiative total, told with its addends."""
    n = addends.result(s, side, INITIATIVE, ENGAGEMENT)
    if s.watched():
        found = addends.rolled_sum(s, side, INITIATIVE, ENGAGEMENT)
        verbs_combat.tell_sum(s, "initiative", unit_of_side(s, side), n, found, INITIATIVE_SUM)
    return n


def its_winner_strikes(s: State, f: Engagement) -> None:
    """The damage is carried out at once."""
    push(s, Strike(f.first, ENGAGEMENT))


def the_other_strikes_back(s: State, f: Engagement) -> None:
    """With the cards that are left."""
    push(s, Strike(1 - f.first, ENGAGEMENT))


Engagement.steps = (
    initiative_is_rolled,
    the_higher_total_strikes_first,
    its_winner_strikes,
    the_other_strikes_back,
)
Engagement.rules = (INITIATIVE_SUM, HIGHER_FIRST, AT_ONCE, STRIKE_BACK)


def attack_and_defense_are_rolled(s: State, f: Strike) -> None:
    """A die for the striker's attack, a die for the other's defense. An empty line neither strikes nor is struck."""
    if not s.line[f.striker] or not s.line[1 - f.striker]:
        s.note(DECIDED if s.line[f.striker] else EMPTY_LINE)
        leave(s)
        return
    push(s, DiceRoll(FOR_ATTACK, ATTACK_SUM, (f.striker, 1 - f.striker)))


def the_results_decide_the_damage(s: State, f: Strike) -> None:
    """Maximum damage if the attack is greater than the defense, else minimum damage."""
    struck = 1 - f.striker
    attack = addends.result(s, f.striker, ATTACK, f.when)
    defense = addends.result(s, struck, DEFENSE, f.when)
    hit = attack > defense
    total = values.total(s, f.striker, DAMAGE, f.when)
    n = total if hit else values.minimum(s, f.striker, f.when)
    if s.watched():
        tell_strike(s, f, attack, defense, n)
    if f.when != ENGAGEMENT:
        verbs_combat.keep_damage(s, struck, n)
        return
    unit = unit_of_side(s, struck)
    s.note(COUNTERS)
    s.note(STRUCK_UNIT)
    s.note(BEFORE_STRIKING_BACK)
    verbs_combat.put_damage(s, unit, n)
    eliminate(s, unit)


def tell_strike(s: State, f: Strike, attack: int, defense: int, n: int) -> None:
    """Say both results and the damage, each with its addends."""
    unit, target = unit_of_side(s, f.striker), unit_of_side(s, 1 - f.striker)
    first = addends.rolled_sum(s, f.striker, ATTACK, f.when)
    second = addends.rolled_sum(s, 1 - f.striker, DEFENSE, f.when)
    verbs_combat.tell_sum(s, "attack", unit, attack, first, ATTACK_SUM)
    verbs_combat.tell_sum(s, "defense", target, defense, second, DEFENSE_SUM)
    hit = attack > defense
    s.note(BEATS)
    damage = addends.damage_sum(s, f.striker, f.when, hit)
    kind = "strikes" if hit else "strike-fails"
    verbs_combat.tell_damage(s, kind, unit, target, n, damage, MAXIMUM if hit else MINIMUM)


Strike.steps = (attack_and_defense_are_rolled, the_results_decide_the_damage)
Strike.rules = (ATTACK_SUM, BEATS)
