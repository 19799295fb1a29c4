"""Cards about War Machines: firing, doubling, lending, gaining them."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, Effect
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import begin, number_of
from battlebook.games.heroes3.effects.cards.spots import as_units
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules import c15_machines
from battlebook.games.heroes3.rules.c15_machines import BALLISTA, patients
from battlebook.games.heroes3.rules.procedures_cards import ROUND, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.rules import Refusal

MACHINE: Final = LEDGER("h3:15:war-machine-permanent")
NO_MACHINE: Final = LEDGER.refusal("h3:15:war-machine-permanent", "not-there")
OWNED: Final = LEDGER.refusal("h3:15:war-machine-permanent", "owned")
ONLY_WHEN_IT_FIRES: Final = LEDGER.refusal("h3:15:ballista", "round-only")
NO_TENT: Final = LEDGER.refusal("h3:15:first-aid-tent", "not-ready")
ON_THE_MAP: Final = LEDGER.refusal("h3:15:war-machine-permanent", "bought")


def refuse_without(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The machine of the effect is not there."""
    machine = CARD_INDEX[e.args.get("which", "ballista")]
    ready = c15_machines.ballistas(s, m.side) > 0 if machine == BALLISTA else machine in holder(s, m.side).machines
    return None if ready else NO_MACHINE


def shot(h: Happening) -> c15_machines.Shot:
    """One more working of the machine of the effect; what it costs is paid, unless the card says otherwise."""
    return h.side, CARD_INDEX[h.get("which", "ballista")], 1, 1 if h.get("free") else 0


def fire_now(s: State, h: Happening) -> None:
    """It works once more, at once."""
    c15_machines.fire(s, (shot(h),))


register("activate_war_machine", fire_now, None, refuse_without)


# ----------------------------------------------------------------------------------------------- Ballistas


def one_more_ballista(s: State, h: Happening) -> None:
    """A Ballista is lent for the Combat; some cards let all of them fire now."""
    begin(s, h, "extra_ballista", -1, number_of(h))
    if h.get("fire_all_now"):
        c15_machines.fire(s, ((h.side, BALLISTA, 1, 0),) * c15_machines.ballistas(s, h.side))


def refuse_times(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Only when a Round begins, for that is when a Ballista fires."""
    return refuse_without(s, m, e) or (None if m.kind == ROUND else ONLY_WHEN_IT_FIRES)


def several_times(s: State, h: Happening) -> None:
    """The next shot counts several times, on one target."""
    begin(s, h, "ballista_times", -1, number_of(h), "until_used")


def free_target(s: State, h: Happening) -> None:
    """Its owner picks the target as long as the effect lasts."""
    begin(s, h, "ballista_free_target", -1, 0)


register("extra_ballista", one_more_ballista)
register("ballista_times", several_times, None, refuse_times)
register("ballista_free_target", free_target, None, refuse_without)


# ------------------------------------------------------------------------------------- the other machines


def refuse_tent(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There is no Tent, or it was used in this Round."""
    return None if c15_machines.tent_is_ready(s, m.side) else NO_TENT


def tent_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units with damage."""
    return as_units(patients(s, m.side))


def tent_several_times(s: State, h: Happening) -> None:
    """The Tent works several times on one unit."""
    c15_machines.heal_in_tent(s, h.side, h.unit, number_of(h))


def refuse_gain(s: State, m: Moment, e: Effect) -> Refusal | None:
    """One of a kind is enough."""
    return OWNED if CARD_INDEX[e.args["which"]] in holder(s, m.side).machines else None


def gain(s: State, h: Happening) -> None:
    """A War Machine for nothing."""
    verbs_cards.gain_machine(s, h.side, CARD_INDEX[h.get("which")], MACHINE)


def double(s: State, h: Happening) -> None:
    """What the machine does counts double."""
    begin(s, h, "double_war_machine", -1, 2, "combat", (h.get("which"),))


def refuse_bought(s: State, m: Moment, e: Effect) -> Refusal | None:
    """What War Machines do is no card of a hand."""
    return ON_THE_MAP


def nothing(s: State, h: Happening) -> None:
    """A machine in play works by chapter 15, not by being played."""


register("first_aid_tent_times", tent_several_times, tent_targets, refuse_tent)
register("gain_war_machine", gain, None, refuse_gain)
register("double_war_machine", double, None, refuse_without)
register("ranged_buff", nothing, None, refuse_bought)
register("damage_two_adjacent_targets", nothing, None, refuse_bought)
