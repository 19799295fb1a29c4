"""Chapter 11, AI Rules: the choices of a side that no seat plays for.

A side run by the AI Rules is no player: whatever it would be asked comes here. The answer is one of the offered keys,
or, where the rules leave a choice to a player, an ask to the seat that fights it.
"""

from __future__ import annotations

from collections.abc import Callable

from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules import asking, c11_ai_abilities, c11_ai_targets
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.options import Ask, Group, Key, Option

SCOPE = LEDGER("h3:11:scope")
MODES = LEDGER("h3:4:ai-modes")
SAME_STEPS = LEDGER("h3:4:ai-same-round-steps")
NO_DEFEND = LEDGER("h3:11:no-defend")
TIE_PLAYER = LEDGER("h3:11:tie-player")
APPROACH = LEDGER("h3:11:no-target-approach")
ATTACK_SPACE = LEDGER("h3r:ai-attack-space")
WALLS = LEDGER("h3r:ai-walls")
HOW_FAR = LEDGER("h3r:ai-approach")
NO_STEP = LEDGER("h3r:ai-ranged-step")
SAME_INITIATIVE = LEDGER("h3r:ai-same-initiative-own")
NO_OTHER_ABILITY = LEDGER("h3r:ai-neutral-other-ability")

NEAREST, ANY, HARSHEST = 0, 1, 2
PLAYER_CHOOSES = 0
END: Key = ("end",)

Groups = tuple[Group, ...]
Choice = Callable[[State, int, Groups, tuple[int, ...]], "Key | Ask"]


def choose(s: State, side: int, kind: str, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """11 The choice of a side run by the AI Rules: a key out of ``groups``, or an ask to the player it fights."""
    if s.recorder is not None:
        s.note(SCOPE)
        s.note(MODES)
    return CHOICES[kind](s, side, groups, args)


def options_of(groups: Groups, verb: str) -> tuple[Option, ...]:
    """The options of the group with this verb, or none."""
    for group in groups:
        if group.verb == verb:
            return group.options
    return ()


def leave_to_player(
    s: State, side: int, kind: str, rule: str, verb: str, options: tuple[Option, ...], unit: int
) -> Key | Ask:
    """The only option left, or an ask about the tied ones to the player who fights the side (h3r:ai-tie-who)."""
    if len(options) == 1:
        return options[0].key
    return Ask(s.seat(1 - side), rule, kind, (Group(rule, verb, options),), None, (unit,))


# ------------------------------------------------------------------------------------------ which unit goes


def choose_unit(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """h3r:ai-same-initiative-own: the player chooses which goes first, or the higher tier, then left to right."""
    options = groups[0].options
    if s.rulings.ai_same_initiative_own == PLAYER_CHOOSES:
        return leave_to_player(s, side, "ai-unit", SAME_INITIATIVE, groups[0].verb, options, options[0].key[1])
    s.note(SAME_INITIATIVE)
    return min(options, key=lambda option: fixed_order(s, int(option.key[1]))).key


def fixed_order(s: State, unit: int) -> tuple[int, int, int]:
    """Higher tier first, then from left to right, then from the front."""
    space = s.place[unit]
    return -s.card(unit).tier, s.board.column_of(space), s.board.row_of(space)


# --------------------------------------------------------------------------------------- what a unit does


def choose_act(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """11 It attacks its best target; one that can attack nobody moves toward its best target. It never Defends."""
    unit = args[0]
    s.note(SAME_STEPS)
    s.note(NO_DEFEND)
    if options_of(groups, "ability"):
        s.note(NO_OTHER_ABILITY)
    attacks = options_of(groups, "attack")
    if attacks:
        return choose_attack(s, side, unit, attacks)
    breaches = options_of(groups, "breach")
    if breaches and side == ATTACKER:
        return choose_breach(s, side, unit, breaches)
    moves = options_of(groups, "move")
    return choose_approach(s, side, unit, moves) if moves else END


def choose_breach(s: State, side: int, unit: int, breaches: tuple[Option, ...]) -> Key | Ask:
    """h3r:ai-walls: an attacker that can reach no unit destroys the nearest Wall or Gate; among equals the player
    chooses."""
    s.note(WALLS)
    spaces = tuple([int(option.key[2]) for option in breaches])
    near = c11_ai_targets.nearest_spaces(s, unit, spaces)
    here = s.board.distance[s.place[unit]]
    fort = min([here[int(o.key[1])] for o in breaches if o.key[2] in near])
    tied = tuple([o for o in breaches if o.key[2] in near and here[int(o.key[1])] == fort])
    return leave_to_player(s, side, "ai-space", WALLS, "breach", tied, unit)


def choose_attack(s: State, side: int, unit: int, attacks: tuple[Option, ...]) -> Key | Ask:
    """11 Target priority, then the space it attacks from (h3r:ai-attack-space)."""
    targets = tuple(dict.fromkeys([int(option.key[1]) for option in attacks]))
    best = c11_ai_targets.best_targets(s, unit, targets)
    options: tuple[Option, ...] = ()
    for target in best:
        spaces = tuple([int(option.key[2]) for option in attacks if option.key[1] == target])
        chosen = attack_spaces(s, unit, spaces)
        options += tuple([o for o in attacks if o.key[1] == target and o.key[2] in chosen])
    rule = TIE_PLAYER if len(best) > 1 else ATTACK_SPACE
    kind = "ai-target" if len(best) > 1 else "ai-space"
    return leave_to_player(s, side, kind, rule, "attack", options, unit)


def attack_spaces(s: State, unit: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """h3r:ai-attack-space: the nearest space, any, or the one worst for the player."""
    if len(spaces) == 1 or s.card(unit).type == RANGED:
        return spaces
    s.note(ATTACK_SPACE)
    if s.rulings.ai_attack_space == ANY:
        return spaces
    if s.rulings.ai_attack_space == HARSHEST:
        return c11_ai_targets.harshest_spaces(s, unit, spaces)
    return c11_ai_targets.nearest_spaces(s, unit, spaces)


def choose_approach(s: State, side: int, unit: int, moves: tuple[Option, ...]) -> Key | Ask:
    """11 It moves toward its best target, as far as it can (h3r:ai-approach)."""
    enemies = MEMBERS[s.alive[1 - side] & ~s.tower]
    best = c11_ai_targets.best_targets(s, unit, enemies)
    spaces = tuple([int(option.key[1]) for option in moves])
    wanted: set[int] = set()
    for target in best:
        wanted.update(c11_ai_targets.approaching_spaces(s, unit, target, spaces))
    s.note(APPROACH)
    s.note(HOW_FAR)
    options = tuple([option for option in moves if option.key[1] in wanted])
    if not options:
        return END
    return leave_to_player(s, side, "ai-space", APPROACH, "move", options, unit)


def choose_follow(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """After its move it attacks whom it can, else it is done."""
    attacks = options_of(groups, "attack")
    if attacks:
        return choose_attack(s, side, args[0], attacks)
    breaches = options_of(groups, "breach")
    return choose_breach(s, side, args[0], breaches) if breaches and side == ATTACKER else END


def choose_step(s: State, side: int, groups: Groups, args: tuple[int, ...]) -> Key | Ask:
    """h3r:ai-ranged-step: a Ranged unit does not move after its attack."""
    s.note(NO_STEP)
    return END


CHOICES: dict[str, Choice] = {
    "activate": choose_unit,
    "act": choose_act,
    "follow": choose_follow,
    "step": choose_step,
    "gate": c11_ai_abilities.choose_gate,
    "activation-damage": c11_ai_abilities.choose_damage,
    "heal-friend": c11_ai_abilities.choose_healing,
    "splash": c11_ai_abilities.choose_splash,
    "second-strike": c11_ai_abilities.choose_second_strike,
    "further-attack": c11_ai_abilities.choose_strike,
    "extra-attack": c11_ai_abilities.choose_strike,
    "reroll": c11_ai_abilities.choose_reroll,
    "return": c11_ai_abilities.choose_return,
    "cancel": c11_ai_abilities.choose_cancel,
    "push": c11_ai_abilities.choose_push,
    "keep-token": c11_ai_abilities.choose_token,
}
asking.CHOOSERS.append(choose)
