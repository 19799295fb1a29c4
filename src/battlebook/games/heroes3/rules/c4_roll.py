"""Chapter 4, attack step 3: the Attack Die - how many are rolled, which counts, what is rolled again."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.face_abilities import NO_PENALTY_EVER
from battlebook.games.heroes3.faces import NO_FACE, RANGED, Face
from battlebook.games.heroes3.rules import c12_dice
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c3_terminology import has_defense_token
from battlebook.games.heroes3.rules.procedures import MAIN, RETALIATION, Attack
from battlebook.games.heroes3.state import KEEP_ALL, KEEP_HIGH, KEEP_LOW, State
from battlebook.kernel.chance import DICE, roll
from battlebook.kernel.options import Ask, Group, Option

ROLL: Final = LEDGER("h3:4:attack-step-roll")
EVERY_ATTACK: Final = LEDGER("h3:3:roll-every-attack")
THE_DIE: Final = LEDGER("h3:3:attack-die")
FACES: Final = LEDGER("h3:14:attack-die-faces")
PENALTY_ADJACENT: Final = LEDGER("h3:9:ranged-penalty-adjacent")
PENALTY_BACKLINE: Final = LEDGER("h3:9:ranged-penalty-backline")
PENALTY_DISTANCE: Final = LEDGER("h3:17:penalty-distance")
TWO_DICE_LOW: Final = LEDGER("h3:9:penalty-two-dice-low")
CANCEL: Final = LEDGER("h3:9:high-low-cancel")
NO_DIE: Final = LEDGER("h3:9:die-immunity-bless")
ATTACK_ABILITY: Final = LEDGER("h3:9:ability-attack")
PASSIVE: Final = LEDGER("h3:9:ability-passive")
TWO_DICE: Final = LEDGER("h3r:zombies-two-dice")
MUMMIES: Final = LEDGER("h3r:mummies-reroll")
SECOND_ROLL: Final = LEDGER("h3:3:die-second-roll-defending")
SECOND_ROLL_ELSE: Final = LEDGER("h3:3:die-second-roll-else")
EVERY_ATTACK_TOKEN: Final = LEDGER("h3:3:defense-token-per-attack")
SPECIAL_USE: Final = LEDGER("h3:14:die-special-use")
SET_BY_CARD: Final = LEDGER("h3:12:specialty-not-spell")

MORALE_CARDS: Final = LEDGER("h3:14:morale-cards")
DIE_OFF: Final = LEDGER("h3:19:die-off")
NO_REROLLS: Final = LEDGER("h3:19:no-rerolls")
ATTACK_FACES: Final = 3  # -1, 0 and +1 stand on two faces each, so a third of the rolls shows each
ONE_DIE: Final[tuple[tuple[int, ...], ...]] = ((-1,), (0,), (1,))
KEEP: Final = Option(("keep",))
REROLL: Final = Option(("reroll",))
REROLL_GROUPS: Final = (Group(ATTACK_ABILITY, "reroll", (REROLL,)), Group(ATTACK_ABILITY, "keep", (KEEP,)))

NO_REROLL: Final = 0
MAY_REROLL: Final = 1
MUST_REROLL: Final = 2


def roll_die(s: State) -> int:
    """One roll of the Attack Die: -1, 0 or 1."""
    return roll(s, DICE, ATTACK_FACES) - 1


def shown(faces: tuple[int, ...], used: int | list[int]) -> list[dict[str, Any]]:
    """Dice for the page: the faces and the index (or indexes) that counts."""
    return [{"die": "attack", "faces": list(faces), "used": used}]


def the_attack_die_is_rolled(s: State, f: Attack) -> None:
    """4 Roll the Attack Die; 9 two dice, of which the lower counts, with the Combat Penalty."""
    face = s.faces[s.face[f.attacker]]
    target = s.faces[s.face[f.target]]
    if face.plain_dice and target.plain_target and not s.lasting and (face.type != RANGED or is_clear_shot(s, f)):
        verbs.lay_dice(s, ONE_DIE[roll(s, DICE, ATTACK_FACES)], KEEP_ALL)
    else:
        number, keep = dice_for(s, f, face, target)
        if s.rulings.morale_cards:
            number = c12_dice.one_die_less(s, s.side[f.attacker], number)
        verbs.lay_dice(s, tuple([roll_die(s) for _ in range(number)]), keep)
    if s.sink is not None or s.recorder is not None:
        tell_roll(s, f, "rolls", ROLL)
    if s.lasting and c12_dice.are_set_by_card(s) and (s.sink is not None or s.recorder is not None):
        tell_roll(s, f, "die-fixed", SET_BY_CARD)
    spoiled = s.rulings.morale_cards and c12_dice.are_spoiled(s, s.side[f.attacker], f.attacker)
    if spoiled and (s.sink is not None or s.recorder is not None):
        tell_roll(s, f, "die-fixed", MORALE_CARDS)
    if target.sets_enemy_die != NO_FACE and s.dice:
        verbs.lay_dice(s, (target.sets_enemy_die,) * len(s.dice), s.keep)
        if s.sink is not None or s.recorder is not None:
            tell_roll(s, f, "die-set", PASSIVE)


def is_clear_shot(s: State, f: Attack) -> bool:
    """Whether neither the target is near nor too far: surely no penalty."""
    board, place = s.board, s.place[f.attacker]
    return not (board.next[place] | board.far[s.side[f.attacker]][place]) >> s.place[f.target] & 1


def dice_for(s: State, f: Attack, face: Face, target: Face) -> tuple[int, int]:
    """How many dice are rolled and how they count."""
    if s.lasting:
        changed = c12_dice.changed_dice(s, f)
        if changed is not None:
            return changed
    if f.kind == MAIN and face.void_own_die:
        s.note(NO_DIE)
        return 0, KEEP_ALL
    if f.kind == MAIN and face.dice_sum:
        s.note(ATTACK_ABILITY)
        return face.dice_sum, KEEP_ALL
    high = face.dice_high if f.kind == MAIN or face.dice_high_always else 0
    low = low_dice_for(s, f, face, target)
    if high and low:
        s.note(CANCEL)
        return 1, KEEP_ALL
    if low:
        s.note(TWO_DICE_LOW)
        return low, KEEP_LOW
    if high:
        s.note(ATTACK_ABILITY)
        return high, KEEP_HIGH
    return 1, KEEP_ALL


def low_dice_for(s: State, f: Attack, face: Face, target: Face) -> int:
    """Of how many dice the lowest would count; 0 when nothing makes the roll worse."""
    low = 2 if has_penalty(s, f, face) else 0
    if f.kind == RETALIATION and target.retaliator_dice_low:
        low = max(low, target.retaliator_dice_low)
    return max(low, c12_dice.low_dice(s, f)) if s.lasting else low


def has_penalty(s: State, f: Attack, face: Face) -> bool:
    """9 Combat Penalty: a Ranged unit against an adjacent enemy, or from its own Backline into the enemy's."""
    side = s.side[f.attacker]
    if face.type != RANGED or s.side[f.target] == side:
        return False
    if (s.lasting or s.holders) and c12_dice.ignores_penalty(s, f):
        return False
    place, spot = s.place[f.attacker], s.place[f.target]
    if s.board.next[place] >> spot & 1:
        if face.ignores_penalty:
            s.note(PASSIVE)
            return False
        s.note(PENALTY_ADJACENT)
        return True
    if not s.board.far[side][place] >> spot & 1:
        return False
    if face.ignores_penalty == NO_PENALTY_EVER:
        s.note(PASSIVE)
        return False
    s.note(PENALTY_DISTANCE if s.board.hexes else PENALTY_BACKLINE)
    return True


# ------------------------------------------------------------------------------------------------- re-rolls


def dice_may_be_rolled_again(s: State, f: Attack) -> Ask | None:
    """9 Abilities that re-roll the unit's own Attack Die; also a result that Mummies have set (h3r:mummies-reroll)."""
    if reroll_now(s, f) != MAY_REROLL:
        return None
    return ask_side(s, s.side[f.attacker], ATTACK_ABILITY, "reroll", REROLL_GROUPS, (f.attacker, f.target))


def they_are_rolled_again(s: State, f: Attack) -> None:
    """9 And again, as often as the ability says."""
    now = reroll_now(s, f)
    if now == NO_REROLL or (now == MAY_REROLL and s.answer == KEEP.key):
        return
    mask = s.faces[s.face[f.attacker]].reroll_faces or 7
    verbs.turn_dice(s, tuple([roll_die(s) if mask >> d + 1 & 1 else d for d in s.dice]))
    if s.sink is not None or s.recorder is not None:
        tell_roll(s, f, "rerolls", ATTACK_ABILITY)
        if s.card(f.target).sets_enemy_die != NO_FACE:
            s.note(MUMMIES)
    s.at[-1] -= 2  # ask once more


def reroll_now(s: State, f: Attack) -> int:
    """Whether a die on the table may or must be rolled again; 19 with "no re-rolls" never."""
    if s.rulings.no_rerolls:
        s.note(NO_REROLLS)
        return NO_REROLL
    face = s.faces[s.face[f.attacker]]
    if s.lasting and c12_dice.rerolls_are_banned(s):
        return NO_REROLL
    if face.reroll_faces and (f.kind == MAIN or face.reroll_always):
        due = any(face.reroll_faces >> d + 1 & 1 for d in s.dice)
        if due and (face.reroll_repeat or not s.rerolled):
            return MAY_REROLL if face.reroll_optional else MUST_REROLL
    if face.reroll_if_moved and f.kind == MAIN and s.rerolled < face.reroll_if_moved:
        return MAY_REROLL if s.dice and s.place[f.attacker] != s.origin else NO_REROLL
    return NO_REROLL


# ----------------------------------------------------------------------------------------- the second roll


def roll_for_defense_token(s: State, target: int) -> None:
    """3 Defend: the die is rolled a second time; +1 gives 1 extra Defense. The token stays."""
    if not has_defense_token(s, target):
        return
    verbs.lay_guard_die(s, roll_die(s))
    if s.rulings.morale_cards:
        c12_dice.spoil_guard(s, s.side[target])
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "guard-roll", SECOND_ROLL, target, dice=shown((s.guard,), 0), n=s.guard)
        s.note(EVERY_ATTACK_TOKEN)
        if s.guard < 1:
            s.note(SECOND_ROLL_ELSE)


# ------------------------------------------------------------------------------------------------- results


def die_result(s: State, f: Attack, face: Face) -> int:
    """What the dice add to the Attack; nothing where 19 the die only triggers abilities."""
    if s.rulings.die_off:
        s.note(DIE_OFF)
        return 0
    dice = s.dice
    if not dice:
        return 0
    if s.keep == KEEP_ALL:
        result = dice[0] if len(dice) == 1 else sum(dice)
    else:
        result = max(dice) if s.keep == KEEP_HIGH else min(dice)
    if s.lasting:
        result = c12_dice.counted_result(s, f, result)
    return result + face.die_bonus if f.kind == MAIN else result


def counted_faces(s: State, f: Attack, face: Face) -> tuple[int, ...]:
    """The faces that abilities look at: the die that is used, or each one when all are added (h3r:zombies-two-dice).
    A bonus on the die comes first; more than +1 still reads as +1."""
    dice = s.dice
    if s.keep != KEEP_ALL and dice:
        s.note(TWO_DICE)
        dice = (max(dice) if s.keep == KEEP_HIGH else min(dice),)
    if face.die_bonus and f.kind == MAIN:
        dice = tuple([min(1, d + face.die_bonus) for d in dice])
    return dice


def shows_own(s: State, f: Attack, face: Face, mask: int) -> int:
    """The same for abilities of the attacking unit, which a card may let work whatever the dice show."""
    return shows(s, f, face, mask) or int(bool(s.lasting) and c12_dice.is_forced(s, f.attacker))


def shows(s: State, f: Attack, face: Face, mask: int) -> int:
    """How many counted dice show a face of the mask. Without a die, no ability that looks at it does anything."""
    return sum(1 for d in counted_faces(s, f, face) if mask >> d + 1 & 1)


def extra_roll(s: State, unit: int, rule: str) -> int:
    """A roll that an ability asks for; its result has only the effect of that ability."""
    face = roll_die(s)
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "extra-roll", rule, unit, dice=shown((face,), 0), n=face)
        s.note(SPECIAL_USE)
    return face


def tell_roll(s: State, f: Attack, kind: str, rule: str) -> None:
    """Say what the dice show."""
    used: int | list[int] = list(range(len(s.dice)))
    if s.dice and s.keep != KEEP_ALL:
        best = max(s.dice) if s.keep == KEEP_HIGH else min(s.dice)
        used = s.dice.index(best)
    elif len(s.dice) == 1:
        used = 0
    verbs.say(s, kind, rule, f.attacker, dice=shown(s.dice, used))
    s.note(EVERY_ATTACK)
    s.note(THE_DIE)
    s.note(FACES)
