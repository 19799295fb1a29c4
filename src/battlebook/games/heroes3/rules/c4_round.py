"""Chapter 4, A Combat Round: Rounds, the order of activation, what ends a Round."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_rounds, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.rules import (
    c4_activation,
    c5_end,
    c9_spells,
    c12_cards,
    c12_ends,
    c15_machines,
    c18_skirmish,
)
from battlebook.games.heroes3.rules.asking import ask_owner, ask_side
from battlebook.games.heroes3.rules.procedures import Combat, Round, Turns
from battlebook.games.heroes3.rules.procedures_cards import ROUND as ROUND_STARTS
from battlebook.games.heroes3.rules.procedures_cards import START
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Ask, Group, Option

DEFENDING_PLAYER: Final = LEDGER("h3:3:defending-player")
ATTACKING_PLAYER: Final = LEDGER("h3:3:attacking-player")
ROUND: Final = LEDGER("h3:3:round-definition")
ROUND_ENDS: Final = LEDGER("h3:3:round-ends-when-all-acted")
CLEAR_CUBES: Final = LEDGER("h3:4:clear-activation-cubes")
CLEAR_BLACK_CUBES: Final = LEDGER("h3:4:clear-retaliation-cubes")
NEXT_IN_ORDER: Final = LEDGER("h3:3:activation-next-in-order")
ONCE_PER_ROUND: Final = LEDGER("h3:3:activation-once-per-round")
ALTERNATE: Final = LEDGER("h3:4:tie-alternate")
ATTACKER_FIRST: Final = LEDGER("h3:4:tie-attacker-first")
SIDE_RUNS_OUT: Final = LEDGER("h3:4:tie-side-runs-out")
ONE_SIDE_FINISHED: Final = LEDGER("h3:3:round-one-side-finished")
RECOMPUTED: Final = LEDGER("h3r:tie-alternation-after-change")
EXTEND_OR_RETREAT: Final = LEDGER("h3:4:extend-or-retreat")
RETREAT: Final = LEDGER("h3:4:retreat-move-back")
PAY: Final = LEDGER("h3:4:extend-mp-source")
REPEATABLE: Final = LEDGER("h3:4:extend-repeatable")
ONLY_NOW: Final = LEDGER("h3:4:retreat-only-end-of-round")
NO_VISIT: Final = LEDGER("h3:4:retreat-no-visit")
NO_PENALTY: Final = LEDGER("h3:4:retreat-no-penalty")
START_ORDER: Final = LEDGER("h3:12:start-of-combat-order")
ROUND_ORDER: Final = LEDGER("h3r:start-of-round-order")
MACHINES: Final = LEDGER("h3:15:war-machine-permanent")
FREE_EXTENSION: Final = LEDGER("h3:19:free-extension")
NO_LIMIT_AZURE: Final = LEDGER("h3:4:no-limit-azure")
NO_LIMIT_PVP: Final = LEDGER("h3:4:no-limit-pvp")
NO_LIMIT_AI_HERO: Final = LEDGER("h3:4:no-limit-ai-hero")
NO_LIMIT_BANK: Final = LEDGER("h3:16:no-limit")
AGAINST_AI: Final = LEDGER("h3:11:ai-initiative-tie")
ATTACK_TOKEN: Final = LEDGER("h3:15:attack-token")
WEAKNESS_TOKEN: Final = LEDGER("h3:15:weakness-token")
STALL: Final = LEDGER("h3r:stall")

TIE_TOKEN: Final = LEDGER("h3:17:tie-token")
CONTINUE_FREELY: Final = LEDGER("h3:17:neutral-no-limit")
AZURE: Final = TIERS.index("azure")
QUIET_ROUNDS: Final = 20
CONTINUE_GROUP: Final = Group(CONTINUE_FREELY, "continue", (Option(("continue",)),))
RETREAT_GROUP: Final = Group(RETREAT, "retreat", (Option(("retreat",)),))
EXTEND_GROUP: Final = Group(PAY, "extend", (Option(("extend",)),))


# --------------------------------------------------------------------------------------------------- Combat


def combat_begins(s: State, f: Combat) -> None:
    """3 Whoever started the Combat is the Attacking Player until it ends."""
    verbs_rounds.begin_battle(s, ATTACKING_PLAYER)
    s.note(DEFENDING_PLAYER)


def cards_start_the_combat(s: State, f: Combat) -> None:
    """12 Cards that are played when Combat starts: first those of the attacker, 17 or whoever holds the token."""
    if s.holders and not c5_end.end_if_decided(s):
        verbs_cards.refresh_all(s)
        c9_spells.when_combat_starts(s)
        c12_cards.open_window(s, START, s.token)
        s.note(START_ORDER)


def rounds_are_played(s: State, f: Combat) -> None:
    """4 Rounds follow each other until the Combat is decided."""
    if not c5_end.end_if_decided(s):
        push(s, Round(1))


def the_outcome_is_told(s: State, f: Combat) -> None:
    """5 Who has won."""
    c5_end.tell_outcome(s)


def the_survivors_heal(s: State, f: Combat) -> None:
    """5 All damage is healed from surviving units."""
    c5_end.clean_up(s)


Combat.steps = (combat_begins, cards_start_the_combat, rounds_are_played, the_outcome_is_told, the_survivors_heal)
Combat.rules = (ATTACKING_PLAYER, START_ORDER, LEDGER("h3:4:combat-lasts-until"))


# ---------------------------------------------------------------------------------------------------- Round


def a_new_round_begins(s: State, f: Round) -> None:
    """4 All units participating in the Combat may activate once."""
    verbs_rounds.begin_round(s, f.number, ROUND)


def cards_start_the_round(s: State, f: Round) -> None:
    """15 War Machines work when a Round begins; cards may follow. The attacker's come first
    (h3r:start-of-round-order)."""
    if s.holders:
        s.note(ROUND_ORDER)
        c12_cards.open_window(s, ROUND_STARTS, ATTACKER)


def war_machines_work(s: State, f: Round) -> None:
    """15 Those that work when a Round begins."""
    if s.holders and not c5_end.end_if_decided(s):
        c15_machines.round_begins(s)


def units_activate(s: State, f: Round) -> None:
    """4 In descending order of Initiative."""
    push(s, Turns())


def cubes_are_cleared(s: State, f: Round) -> None:
    """4 Faction Cubes and Black Cubes are removed at the end of the Round; Attack and Weakness Tokens grow older."""
    verbs_rounds.end_round(s, ROUND_ENDS)
    c12_ends.after_round(s)
    if s.plan.skirmish:
        c18_skirmish.cards_come_back(s)
    if s.marked:
        for unit in MEMBERS[s.marked & (s.alive[0] | s.alive[1])]:
            verbs_tokens.age_tokens(s, unit, ATTACK_TOKEN, WEAKNESS_TOKEN)
    if s.recorder is not None:
        s.note(CLEAR_BLACK_CUBES)


def a_fight_without_damage_is_a_draw(s: State, f: Round) -> None:
    """h3r:stall: 20 Rounds in a row without damage."""
    if s.quiet >= QUIET_ROUNDS and s.rulings.stall == 0:
        c5_end.stop_combat(s, "stall", -1, STALL)


def the_player_retreats_or_pays(s: State, f: Round) -> Ask | None:
    """4 Time limit: at the end of every Round against Neutral Units, Retreat or spend 1 MP."""
    if not has_time_limit(s):
        return None
    if s.recorder is not None:
        s.note(ONLY_NOW)
        if f.number > 1:
            s.note(REPEATABLE)
    if s.board.hexes:
        s.note(CONTINUE_FREELY)
        return ask_side(s, ATTACKER, CONTINUE_FREELY, "continue", (CONTINUE_GROUP, RETREAT_GROUP))
    groups = (EXTEND_GROUP, RETREAT_GROUP) if s.mp > 0 or s.rulings.free_extension else (RETREAT_GROUP,)
    return ask_side(s, ATTACKER, EXTEND_OR_RETREAT, "extend", groups)


def another_round_or_the_end(s: State, f: Round) -> None:
    """4 The choice comes again after every extra Round."""
    if not has_time_limit(s):
        if s.recorder is not None:
            s.note(no_limit_rule(s))
    elif s.answer == ("retreat",):
        s.note(NO_VISIT)
        s.note(NO_PENALTY)
        c5_end.stop_combat(s, "retreat", -1, RETREAT)
        return
    elif s.board.hexes:
        s.note(CONTINUE_FREELY)
    elif s.rulings.free_extension:
        s.note(FREE_EXTENSION)
    else:
        verbs_rounds.pay_movement(s, PAY)
    restart(s, Round(f.number + 1))


Round.steps = (
    a_new_round_begins,
    cards_start_the_round,
    war_machines_work,
    units_activate,
    cubes_are_cleared,
    a_fight_without_damage_is_a_draw,
    the_player_retreats_or_pays,
    another_round_or_the_end,
)
Round.rules = (ROUND, ROUND_ORDER, MACHINES, LEDGER("h3:4:order-descending-initiative"), CLEAR_CUBES)


def no_limit_rule(s: State) -> str:
    """4 and 16 Why another Round follows without a choice."""
    if s.plan.neutral_side < 0:
        return NO_LIMIT_PVP if s.seat(ATTACKER) >= 0 and s.seat(DEFENDER) >= 0 else NO_LIMIT_AI_HERO
    return NO_LIMIT_AZURE if s.plan.time_limit else NO_LIMIT_BANK


def has_time_limit(s: State) -> bool:
    """4 Combats against Neutral Units last one Round, unless an Azure Unit took part (h3r:azure-mixed)."""
    if not s.plan.time_limit:
        return False
    if s.board.hexes:
        return True  # 17 not a limit, but the same choice after every Round
    return not any(s.card(u).tier == AZURE for u in range(s.unit_count()) if s.side[u] == DEFENDER)


# ----------------------------------------------------------------------------------------- Activation order


def the_next_unit_is_found(s: State, f: Turns) -> Ask | None:
    """4 The highest Initiative among units without a Faction Cube; own units of equal Initiative as their controller
    chooses."""
    queue = s.queue
    if not queue:
        leave(s)
        return None
    first = queue[0]
    if len(queue) > 1 and s.speed[queue[1]] == s.speed[first]:
        units = MEMBERS[tied_units(s, queue)]
        if len(units) > 1:
            return ask_owner(s, s.side[units[0]], units)
        first = units[0]
    elif s.recorder is not None:
        note_one_side(s, queue)
    s.at[-1] = 0  # once more after this activation
    c4_activation.begin(s, first)
    return None


def the_chosen_unit_activates(s: State, f: Turns) -> None:
    """4 It goes; then the next in order."""
    restart(s, f)
    c4_activation.begin(s, s.answer[1])


Turns.steps = (the_next_unit_is_found, the_chosen_unit_activates)
Turns.rules = (NEXT_IN_ORDER, ONCE_PER_ROUND)


def tied_units(s: State, queue: list[int]) -> int:
    """The units at the head of a queue of which one must go next: all of one side and of equal Initiative."""
    speed = s.speed
    top = speed[queue[0]]
    tied = 0
    for unit in queue:
        if speed[unit] != top:
            break
        tied |= 1 << unit
    mine = tied & s.alive[ATTACKER]
    theirs = tied & s.alive[DEFENDER]
    if mine and theirs:
        return mine if whose_turn_in_tie(s, top) == ATTACKER else theirs
    if s.recorder is not None:
        note_one_side(s, queue)
    return tied


def whose_turn_in_tie(s: State, value: int) -> int:
    """4 A tie begins with the attacker, 17 on hexes with the holder of the token, and alternates; each Initiative
    begins anew (h3r:tie-three-groups). Against the AI too."""
    if s.recorder is not None and s.seat(DEFENDER) < 0:
        s.note(AGAINST_AI)
    begins = s.tie_value != value
    if s.recorder is not None:
        s.note(ALTERNATE)
        first_rule = TIE_TOKEN if s.board.hexes else ATTACKER_FIRST
        s.note(first_rule if begins else RECOMPUTED)
    return s.token if begins else 1 - s.tie_side


def note_one_side(s: State, queue: list[int]) -> None:
    """Cite why one side goes on alone: its tie partner or the whole other side has no unit left to activate."""
    side = s.side[queue[0]]
    if all(s.side[unit] == side for unit in queue):
        s.note(ONE_SIDE_FINISHED)
    if s.tie_value == s.speed[queue[0]] and s.tie_side == side:
        s.note(SIDE_RUNS_OUT)
