"""Chapter 12, Cards in Combat: the windows in which sides play cards, and what happens when one is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, Effect
from battlebook.games.heroes3.effects.cards import everything  # noqa: F401 (fills the register)
from battlebook.games.heroes3.effects.cards.ops import OPS, Happening
from battlebook.games.heroes3.holders import CardOnTable, holder, holds_cards
from battlebook.games.heroes3.rules import c9_spells, c12_options, c12_resist, c12_spells, c14_morale_cards
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c5_surrender import SURRENDER_GROUP, refuse_surrender, surrender
from battlebook.games.heroes3.rules.c6_example import MAY_PLAY_MORE
from battlebook.games.heroes3.rules.c12_costs import DiscardCost
from battlebook.games.heroes3.rules.c12_permissions import card_groups, is_cast, power_for
from battlebook.games.heroes3.rules.c15_machines import tent_groups, use_tent
from battlebook.games.heroes3.rules.procedures_cards import ACT, ANSWER, CardWindow, Effects, Moment, Play
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Ask, Group, Key
from battlebook.kernel.windows import PASS, count_pass

BOTH_PLAYERS: Final = LEDGER("h3:4:cards-both-players")
ANY_ORDER: Final = LEDGER("h3:4:cards-any-order")
UNLIMITED: Final = LEDGER("h3:4:other-cards-unlimited")
HAND_ONLY: Final = LEDGER("h3:4:hand-only")
WHILE_ACTIVATING: Final = LEDGER("h3:4:ongoing-activation-window")
DISCARD_AFTER: Final = LEDGER("h3:12:discard-after-use")
SPELL_EMPOWER: Final = LEDGER("h3:12:spell-empower")
ONE_SPELL: Final = LEDGER("h3:4:one-spell-per-round")
BASIC_OR_EXPERT: Final = LEDGER("h3:12:basic-or-expert")
ARTIFACT: Final = LEDGER("h3:12:artifact-choose")
EMPOWERED: Final = LEDGER("h3:12:empowered-no-expert")
EXPERT_LIMIT: Final = LEDGER("h3:12:expert-limit")
SPECIALTY: Final = LEDGER("h3:12:specialty-not-spell")
AS_POWER: Final = LEDGER("h3:12:spell-as-power")
AS_POWER_NOT_CAST: Final = LEDGER("h3:12:spell-as-power-not-cast")
BASIC_LEVEL: Final = LEDGER("h3:12:spell-basic-level")
CHEAPER: Final = LEDGER("h3:12:spell-cheaper-ok")
SCHOOLS: Final = LEDGER("h3:12:schools")
PERMANENT_ONE: Final = LEDGER("h3:12:permanent-one")
PERMANENT_TIMING: Final = LEDGER("h3:12:permanent-timing")
ENDS: Final = LEDGER("h3:12:ongoing-duration")
MAIN_HERO: Final = LEDGER("h3:12:cards-main-hero-only")
ANY_MOMENT: Final = LEDGER("h3:4:instant-window")

AS_POWER_FREE: Final = LEDGER("h3r:spell-as-power-limit")
SPELL_TIMING: Final = LEDGER("h3r:spell-any-time")
NO_ATTACK: Final = "no_attack"
PASS_GROUP: Final = Group(BOTH_PLAYERS, "pass", (PASS,))

ASK_KINDS: Final = {
    kind: f"cards-{kind}" for kind in ("attack", "roll", "ability", "dice", "answer", "about", "start", "round")
}


# ------------------------------------------------------------------------------------------------- windows


def open_window(
    s: State, kind: str, first: int, unit: int = -1, target: int = -1, only: Sequence[int] = (0, 1)
) -> None:
    """Let the sides of ``only`` play cards, beginning with side ``first``. Whoever has an empty hand is asked only for
    what lies open: how many cards somebody holds is open to all."""
    moments = [Moment(side, kind, unit, target) for side in (first, 1 - first) if side in only and s.seat(side) >= 0]
    order = tuple(m.side for m in moments if holds_cards(s, m.side) or other_groups(s, m))
    if order:
        push(s, CardWindow(order, 0, 0, kind, unit, target))


def other_groups(s: State, m: Moment) -> tuple[Group, ...]:
    """What a side may do without its hand: a First Aid Tent, morale, effects on dice, a Permanent."""
    return (*tent_groups(s, m), *c12_options.more_groups(s, m))


def the_next_side_may_play(s: State, f: CardWindow) -> Ask | None:
    """4 Both players may play any number of cards, in any order, until both stop. Asked even when nothing fits, for
    the others may not learn that."""
    m = f.moment()
    groups = (*card_groups(s, m), *other_groups(s, m), PASS_GROUP)
    hides = holds_cards(s, m.side)
    return Ask(s.seat(m.side), BOTH_PLAYERS, ASK_KINDS[f.kind], groups, None, (f.unit, f.target), hides)


def a_card_or_a_pass_counts(s: State, f: CardWindow) -> None:
    """4 The window closes when all have passed in a row."""
    key = s.answer
    if key == PASS.key:
        count_pass(s, f)
        return
    s.note(ANY_ORDER)
    s.note(MAY_PLAY_MORE)
    restart(s, f.but(turn=(f.turn + 1) % len(f.order), passed=0))
    play_card(s, f.moment(), key)


CardWindow.steps = (the_next_side_may_play, a_card_or_a_pass_counts)
CardWindow.rules = (BOTH_PLAYERS,)


def activation_groups(s: State, unit: int, kind: str) -> tuple[Group, ...]:
    """4 What the side of an activated unit may play before the unit attacks; 5 or Surrender."""
    side = s.side[unit]
    if s.seat(side) < 0:
        return ()
    m = Moment(side, ACT, unit)
    cards = (*card_groups(s, m), *other_groups(s, m))
    return (*cards, SURRENDER_GROUP) if kind == "act" and refuse_surrender(s, side) is None else cards


def allowed_acts(s: State, unit: int, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """The acts that effects on the unit leave it."""
    if any(row[0] == NO_ATTACK and row[3] == unit for row in s.lasting):
        return tuple(group for group in groups if group.verb != "attack")
    return groups


def act_with_cards(s: State, unit: int, key: Key) -> None:
    """The last thing a step does: play a card during the activation, or Surrender."""
    if key[0] == "surrender":
        surrender(s, s.side[unit])
    else:
        play_card(s, Moment(s.side[unit], ACT, unit), key)


def is_skipped(s: State, unit: int) -> bool:
    """Whether a Spell, or a Negative Morale Card, takes this activation away."""
    if c14_morale_cards.loses_heart(s, unit):
        return True
    if not any(row[0] == "skip_activation" and row[3] == unit for row in s.lasting):
        return False
    verbs_cards.end_effects(s, lambda r: r.op == "skip_activation" and r.unit == unit, ENDS, ENDS)
    return True


def play_card(s: State, m: Moment, key: Key) -> None:
    """The last thing a step does: ("play", card, use[, sort, number]), or another choice."""
    if key[0] == "machine":
        use_tent(s, m.side, key)
        return
    if key[0] in c12_options.VERBS:
        c12_options.carry_out(s, m, key)
        return
    sort, number = (key[3], key[4]) if len(key) > 3 else ("", -1)
    push(s, Play(m.side, key[1], key[2], sort, number, m.kind, m.unit, m.target))


# ------------------------------------------------------------------------------------------------- a card


def it_leaves_the_hand(s: State, f: Play) -> None:
    """12 It lies on the table for all to see; a Spell uses all the Power played so far."""
    card = CARDS[f.card]
    use = card.uses[f.use]
    power = power_for(s, f.side, card) if is_cast(card, use) and not c12_spells.scroll_of(s, f.side, f.card) else 0
    school = card.school if card.school != c12_spells.ANY_SCHOOL else holder(s, f.side).school or c12_spells.ANY_SCHOOL
    verbs_cards.play(s, CardOnTable(f.side, f.card, f.use, f.sort, f.number, power, 0, school), rule_of(f))
    h = holder(s, f.side)
    if use.mode == "expert":
        verbs_cards.change(s, f.side, experts=h.experts + 1)
    if is_cast(card, use):
        c12_spells.note_cast(s, f.side, f.card, use)
    if s.recorder is not None:
        note_play(s, f, power)


def rule_of(f: Play) -> str:
    """The rule under which this use is played."""
    card = CARDS[f.card]
    by_kind = {"artifact": ARTIFACT, "specialty": SPECIALTY, "spell": BASIC_LEVEL}
    use = card.uses[f.use]
    if use.mode == "power":
        return AS_POWER
    if use.mode == "empowered":
        return EMPOWERED
    if use.power:
        return SPELL_EMPOWER
    return by_kind.get(card.kind, BASIC_OR_EXPERT)


def note_play(s: State, f: Play, power: int) -> None:
    """Cite what stands behind the play of a card."""
    card = CARDS[f.card]
    use = card.uses[f.use]
    s.note(HAND_ONLY)
    s.note(MAIN_HERO)
    s.note(UNLIMITED)
    if use.mode == "expert":
        s.note(EXPERT_LIMIT)
    if use.mode == "power":
        s.note(AS_POWER_NOT_CAST)
        s.note(AS_POWER_FREE)
    if is_cast(card, use):
        s.note(SCHOOLS)
        s.note(SPELL_TIMING)
        if power > use.power:
            s.note(CHEAPER)
    s.note(WHILE_ACTIVATING if use.timing in ("ongoing", "activation") else ANY_MOMENT)


def its_price_is_paid(s: State, f: Play) -> None:
    """12 Cards that must be discarded for it."""
    card = CARDS[f.card]
    n = int(card.uses[f.use].effects[0].args.get("discard", 0))
    if n:
        push(s, DiscardCost(f.side, n, n))
    if is_cast(card, card.uses[f.use]):
        tax, power_card = c9_spells.tax(s, f.side)
        if tax:
            push(s, DiscardCost(f.side, tax, tax, int(power_card)))


def a_spell_may_be_answered(s: State, f: Play) -> None:
    """12 Instants that act on a Spell come after it was cast and before it works."""
    card = CARDS[f.card]
    if is_cast(card, card.uses[f.use]):
        open_window(s, ANSWER, 1 - f.side, f.unit, f.target, (1 - f.side,))


def the_target_may_resist(s: State, f: Play) -> None:
    """9 A unit that is the only target of a Spell or Specialty may shake it off by a die."""
    c12_resist.resist(s)


def its_effects_happen(s: State, f: Play) -> None:
    """12 In printed order."""
    push(s, Effects(0, f.kind, f.unit, f.target))


def it_goes_where_it_belongs(s: State, f: Play) -> None:
    """12 A used card goes to its owner's discard pile; one whose effect lasts stays until then."""
    use = CARDS[f.card].uses[f.use]
    where = "discard"
    if any(e.args.get("remove_self") for e in use.effects):
        where = "removed"
    elif any(e.args.get("return_to_hand") for e in use.effects):
        where = "hand"
    elif any(e.op == "remove_cards" for e in use.effects):
        where = "removed"
    elif use.timing == "permanent":
        where = "permanent"
        replace_permanent(s, f.side)
    elif any(row[1] == f.side and row[2] == f.card for row in s.lasting):
        where = "in_play"
    if c12_spells.scroll_of(s, f.side, f.card):
        where = c12_spells.leave_scroll(s, f.side, f.card)
    verbs_cards.leave_table(s, where, DISCARD_AFTER)
    end_if_decided(s)


def replace_permanent(s: State, side: int) -> None:
    """12 Only one Permanent card; a new one replaces the old."""
    old = holder(s, side).permanent
    s.note(PERMANENT_TIMING)
    if old < 0:
        return
    verbs_cards.change(s, side, permanent=-1)
    verbs_cards.end_effects(s, lambda row: row.side == side and row.card == old, PERMANENT_ONE, DISCARD_AFTER)
    verbs_cards.put_away(s, side, old, PERMANENT_ONE)


Play.steps = (
    it_leaves_the_hand,
    c12_spells.its_school_is_named,
    c12_spells.it_is_of_that_school,
    its_price_is_paid,
    a_spell_may_be_answered,
    the_target_may_resist,
    its_effects_happen,
    it_goes_where_it_belongs,
)


def the_next_effect_happens(s: State, f: Effects) -> None:
    """12 One effect after the other, unless the card was stopped."""
    table = verbs_cards.on_table(s)
    effects: tuple[Effect, ...] = CARDS[table.card].uses[table.use].effects
    if f.done >= len(effects) or table.stopped:
        leave(s)
        return
    effect = effects[f.done]
    restart(s, Effects(f.done + 1, f.kind, f.unit, f.target))
    op = OPS.get(effect.op)
    if op is not None and effect.timing != "map":
        op.do(s, Happening(Moment(table.side, f.kind, f.unit, f.target), table, effect))


Effects.steps = (the_next_effect_happens,)
