"""Chapter 11, AI Rules: what a side without a seat does with abilities that leave a choice.

The rules are silent here, so the option that is better for the AI is taken (h3:11:spirit), and an optional ability is
used when it helps (h3r:ai-abilities-optional). Forced strikes are attacks and follow the target priority.
"""

from __future__ import annotations

from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules import c4_roll, c4_values, c11_ai_targets
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import CARDS, roll
from battlebook.kernel.options import Ask, Group, Key, Option

WHEN_IT_HELPS = LEDGER("h3r:ai-abilities-optional")
TIE_PLAYER = LEDGER("h3:11:tie-player")
ATTACK_TOKEN = 0

Groups = tuple[Group, ...]


def best_unit(s: State, side: int, options: tuple[Option, ...], n: int) -> Key:
    """Of options that point at units, all of which get hurt: the enemy it is best to hurt by ``n``, or else the friend
    whose hurt matters least."""
    return min(options, key=lambda option: hurt_order(s, side, int(option.key[1]), n)).key


def hurt_order(s: State, side: int, unit: int, n: int) -> tuple[int, int, int, int]:
    """Enemies first, those that drop first, of high worth; friends last, those that hold first, of low worth."""
    drops = s.damage[unit] + n >= health(s, unit)
    worth = s.card(unit).value
    if s.side[unit] != side:
        return 0, 0 if drops else 1, -worth, unit
    return 1, 1 if drops else 0, worth, unit


def choose_damage(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """Damage to any unit when it activates."""
    s.note(WHEN_IT_HELPS)
    return best_unit(s, side, groups[0].options, s.card(args[0]).spell_damage)


def choose_splash(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """Fixed damage to one further unit."""
    s.note(WHEN_IT_HELPS)
    face = s.card(args[0])
    return best_unit(s, side, groups[0].options, max(face.splash_self, face.splash_target))


def choose_second_strike(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """A forced second attack next to the target."""
    s.note(WHEN_IT_HELPS)
    return best_unit(s, side, groups[0].options, s.card(args[0]).near_target_attack)


def choose_healing(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """The friend that gains most, of those the most worthy."""
    s.note(WHEN_IT_HELPS)
    n = s.card(args[0]).heals_ally

    def gain(option: Option) -> tuple[int, int, int]:
        unit = int(option.key[1])
        return -min(n, s.damage[unit]), -s.card(unit).value, unit

    return min(groups[0].options, key=gain).key


def choose_strike(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """A further attack: the best enemy by the target priority, a tie is the player's; no friend unless it is forced."""
    strikes = groups[0].options
    enemies = tuple([o for o in strikes if s.side[int(o.key[1])] != side])
    if not enemies:
        s.note(WHEN_IT_HELPS)
        return groups[1].options[0].key if len(groups) > 1 else best_unit(s, side, strikes, s.card(args[0]).attack)
    best = c11_ai_targets.best_targets(s, args[0], tuple([int(o.key[1]) for o in enemies]))
    tied = tuple([o for o in enemies if o.key[1] in best])
    if len(tied) == 1:
        return tied[0].key
    return Ask(s.seat(1 - side), TIE_PLAYER, "ai-target", (Group(TIE_PLAYER, groups[0].verb, tied),), None, args[:1])


def choose_reroll(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """It rolls again what lowers its Attack, and a 0 with which it would deal no damage."""
    s.note(WHEN_IT_HELPS)
    frame = s.stack[-1]
    result = 0
    if isinstance(frame, Attack):
        result = c4_roll.die_result(s, frame, s.card(frame.attacker))
        if result == 0 and c4_values.damage_of(s, frame) == 0:
            result = -1
    return ("reroll",) if result < 0 else ("keep",)


def choose_return(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """It goes back where fewer enemies stand next to it."""
    s.note(WHEN_IT_HELPS)
    there = crowd(s, side, s.origin)
    return groups[0].options[0].key if there < crowd(s, side, s.place[args[0]]) else ("stay",)


def crowd(s: State, side: int, space: int) -> int:
    """How many enemies of the side stand next to a space."""
    return (s.board.next[space] & s.held[1 - side]).bit_count()


def choose_cancel(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """It saves the friend."""
    s.note(WHEN_IT_HELPS)
    return ("cancel",)


def choose_push(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """A pushed Ranged unit steps away from enemies, any other stays as near to its best target as it can."""
    s.note(WHEN_IT_HELPS)
    unit = args[0]
    options = groups[0].options
    if s.card(unit).type == RANGED:
        return min(options, key=lambda o: (crowd(s, side, int(o.key[1])), int(o.key[1]))).key
    enemies = MEMBERS[s.alive[1 - side] & ~s.tower]
    target = c11_ai_targets.best_targets(s, unit, enemies)[0]
    return min(options, key=lambda o: (c11_ai_targets.way_left(s, unit, target, int(o.key[1])), int(o.key[1]))).key


def choose_gate(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """Nobody chooses where the Gate of a garrison stands: each space is as likely."""
    options = groups[0].options
    return options[roll(s, CARDS, len(options))].key


def choose_token(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """Of two Attack Tokens the larger, of two Weakness Tokens the smaller; then the one that helps longer."""
    s.note(WHEN_IT_HELPS)
    _, token, old, old_rounds, new, new_rounds = args
    if token == ATTACK_TOKEN:
        return ("take-new",) if (new, new_rounds) > (old, old_rounds) else ("keep-old",)
    return ("take-new",) if (new, new_rounds) < (old, old_rounds) else ("keep-old",)
