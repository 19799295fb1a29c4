"""Chapter 1, Town Actions: units, Spells and War Machines on an expedition, at any time but in Combat; once more when a
Combat has been announced and nothing is set up yet."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import MAIN
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c12_search import search
from battlebook.games.heroes3.rules.expedition_parley import VERB, parley_groups, win_by_talk
from battlebook.games.heroes3.rules.expedition_trade import (
    FEW,
    HIRE_PRICE,
    HIRING,
    MACHINES,
    PACK,
    PRICES,
    SECOND_MP_FULL,
    TRADE,
    price_for,
    refuse_hire,
    refuse_machine,
    refuse_recruit,
    refuse_study,
    refuse_train,
    study_cards,
    study_price,
)
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, restart
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal

BEFORE_SETUP: Final = LEDGER("h3:1:town-actions-before-setup")
IN_COMBAT: Final = LEDGER.refusal("h3:1:town-actions-before-setup", "in-combat")
MACHINE: Final = LEDGER("h3:15:war-machine-permanent")
VERBS: Final = ("recruit", "train", "hire", "study", "machine")
HIRE_GROUP: Final = Group(HIRING, "hire", (Option(("hire",)),))
STUDY_GROUP: Final = Group(TRADE, "study", (Option(("study",)),))
ON_GROUP: Final = Group(BEFORE_SETUP, "to-battle", (Option(("to-battle",)),))


def town_groups(s: State) -> tuple[Group, ...]:
    """Every Town Action that nothing refuses."""
    c = trail.expedition(s)
    h = holder(s, c.side)
    found: list[Group] = []
    for verb, faces in (
        ("recruit", [face for face in FEW[c.faction] if refuse_recruit(c, face) is None]),
        ("train", [face for face in PACK[c.faction] if refuse_train(c, face) is None]),
    ):
        if faces:
            found.append(Group(TRADE, verb, tuple([Option((verb, face), (("troop", face),)) for face in faces])))
    machines = [machine for machine in MACHINES if refuse_machine(c, h, machine) is None]
    if machines:
        options = tuple([Option(("machine", machine), (("card", machine),)) for machine in sorted(machines)])
        found.append(Group(MACHINE, "machine", options))
    if refuse_study(c) is None and s.stock[0]:
        found.append(STUDY_GROUP)
    if refuse_hire(c) is None:
        found.append(HIRE_GROUP)
    return tuple(found)


def why_not(s: State, key: Key) -> Refusal | None:
    """Why a Town Action is not possible; None for what is none."""
    c = trail.expedition(s)
    if len(key) == 2 and type(key[1]) is int:
        if key[0] == "recruit" and key[1] in PRICES:
            return refuse_recruit(c, key[1])
        if key[0] == "train" and key[1] in PRICES:
            return refuse_train(c, key[1])
        if key[0] == "machine" and key[1] in MACHINES:
            return refuse_machine(c, holder(s, c.side), key[1])
    if key == ("study",):
        return refuse_study(c)
    return refuse_hire(c) if key == ("hire",) else None


def act(s: State, key: Key) -> None:
    """A Town Action is taken. The last thing a step does."""
    c = trail.expedition(s)
    if key[0] == "hire":
        trade.hire(s, c.at[MAIN], HIRE_PRICE, SECOND_MP_FULL, HIRING)
    elif key[0] == "recruit":
        trade.recruit(s, key[1], price_for(c, key[1]), TRADE)
    elif key[0] == "train":
        trade.train(s, s.faces[key[1]].few_index, key[1], price_for(c, key[1]), TRADE)
    elif key[0] == "machine":
        trade.buy_machine(s, key[1], MACHINES[key[1]], MACHINE)
    else:
        trade.study(s, study_price(c), TRADE)
        search(s, ATTACKER, "spell", study_cards(c))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class TownActions(Frame):
    """1 A Combat has been announced: Town Actions are possible until its first step of setup. ``guarded``: the field
    whose guards may be talked round by a card, or -1."""

    __slots__ = ("guarded",)
    fields = ("guarded",)

    def __init__(self, guarded: int = -1) -> None:
        self.guarded = guarded


def the_player_may_act_in_town(s: State, f: TownActions) -> Ask | None:
    """1 As long as there is something to do."""
    groups = (*town_groups(s), *parley_groups(s, f.guarded))
    if not groups:
        leave(s)
        return None
    return Ask(0, BEFORE_SETUP, "town", (*groups, ON_GROUP))


def then_the_combat_is_set_up(s: State, f: TownActions) -> None:
    """1 In it there are none."""
    if s.answer == ("to-battle",):
        return
    if s.answer[0] == VERB:
        win_by_talk(s, s.answer, f.guarded)
        return
    restart(s, f)
    act(s, s.answer)


TownActions.steps = (the_player_may_act_in_town, then_the_combat_is_set_up)
TownActions.rules = (BEFORE_SETUP,)
FRAMES: Final[tuple[type[Frame], ...]] = (TownActions,)
