"""Cards about casting: more Power, more Spells, Spells at other moments or from elsewhere, Spells taken back."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_stock
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, Effect
from battlebook.games.heroes3.effects.cards.ops import Happening, register
from battlebook.games.heroes3.effects.cards.raises import begin, number_of
from battlebook.games.heroes3.holders import UNTIL_COMBAT, UNTIL_ROUND, UNTIL_USED, Lasting, effects_for, holder
from battlebook.games.heroes3.rules.c12_spells import SEARCH, CastNow, castable
from battlebook.games.heroes3.rules.procedures_cards import ROUND, START, Moment
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_stock import CAST
from battlebook.kernel.frames import push
from battlebook.kernel.rules import Refusal

LIMIT: Final = LEDGER("h3:12:spell-limit-extra")
EXPERTS: Final = LEDGER("h3:12:expert-limit")
BACK: Final = LEDGER("h3:12:gained-card-to-hand")
ELSEWHERE: Final = LEDGER("h3:12:spell-from-elsewhere")
NOTHING_TO_CAST: Final = LEDGER.refusal("h3:4:one-spell-per-round", "nothing-to-cast")
NOT_NOW: Final = LEDGER.refusal("h3:12:start-of-combat-order", "not-now")
SPELLS: Final = verbs_stock.DECKS.index("spell")


# ------------------------------------------------------------------------------------- Power and the limit


def for_school(s: State, h: Happening) -> None:
    """Spells of a School get more Power, or twice as much."""
    begin(s, h, h.effect.op, -1, number_of(h), what=(h.get("school"),))


def once_for_school(s: State, h: Happening) -> None:
    """The next Spell of a School needs no Power."""
    verbs_cards.begin_effect(s, Lasting("free_empower", h.side, -1, until=UNTIL_USED, what=(h.get("school"),)))


def more_spells(s: State, h: Happening) -> None:
    """One more Spell a Round; a card that is no Ongoing one is discarded at once."""
    s.note(LIMIT)
    if h.effect.timing == "ongoing":
        begin(s, h, "spell_limit", -1, number_of(h))
        return
    until = UNTIL_ROUND if h.get("duration") == "round" else UNTIL_COMBAT
    row = Lasting("spell_limit", h.side, -1, n=number_of(h), until=until, until_round=s.round)
    verbs_cards.begin_effect(s, row)


def next_is_free(s: State, h: Happening) -> None:
    """The next Spell does not count."""
    verbs_cards.begin_effect(s, Lasting("free_spell", h.side, -1, n=number_of(h), until=UNTIL_USED))


def more_experts(s: State, h: Happening) -> None:
    """One more expert effect in this Round."""
    verbs_cards.change(s, h.side, more_experts=holder(s, h.side).more_experts + number_of(h))
    s.note(EXPERTS)


def while_it_lasts(s: State, h: Happening) -> None:
    """An effect about Spells; its card may leave the game when it ends."""
    n = int(h.get("min_power", 0)) if h.effect.op == "ban_spells" else number_of(h)
    begin(s, h, h.effect.op, -1, n, what=(verbs_cards.REMOVED_AFTER,) if h.get("remove_self_after") else ())


register("school_power", for_school)
register("double_power", for_school)
register("free_empower", once_for_school)
register("spell_limit", more_spells)
register("free_spell", next_is_free)
register("expert_use", more_experts)
register("draw_on_spell", while_it_lasts)
register("ban_spells", while_it_lasts)


# ----------------------------------------------------------------------------------------- taking it back


def take_back(s: State, h: Happening) -> None:
    """The Spell cast last goes back to the hand, with all cards played for it if the card says so. A Spell whose effect
    lasts goes back when that is over; the card waits for it in play."""
    last = effects_for(s, h.side, CAST)[-1:]
    everything = h.effect.op == "return_spell_and_cards"
    for card in (card for row in last for card in (row.what if everything else row.what[:1])):
        held = holder(s, h.side)
        if card in held.in_play:
            begin(s, h, "return_spell", -1, 0, what=(card,))
        elif card in held.discard:
            verbs_cards.recover(s, h.side, card, BACK)
    verbs_cards.end_effects(s, lambda row: row in last, BACK, BACK)


register("return_spell", take_back)
register("return_spell_and_cards", take_back)


# ------------------------------------------------------------------------------------- at another moment


def refuse_early(s: State, m: Moment, e: Effect) -> Refusal | None:
    """At the start of the Combat (or of a Round), with a Spell in hand that could be cast."""
    if m.kind != (START if e.op == "cast_before_first_activation" else ROUND):
        return NOT_NOW
    able = castable(s, m, holder(s, m.side).hand, bool(e.args.get("free")))
    return None if able else NOTHING_TO_CAST


def cast_early(s: State, h: Happening) -> None:
    """A Spell of the hand is cast now, whatever its timing."""
    push(s, CastNow(h.side, -1, int(bool(h.get("free"))), h.moment.kind, h.moment.unit, h.moment.target))


register("cast_before_first_activation", cast_early, None, refuse_early)
register("cast_at_round_start", cast_early, None, refuse_early)


def refuse_discarded(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The named Spell lies in the own discard pile and could be cast."""
    card = CARD_INDEX[e.args["name"]]
    there = card in holder(s, m.side).discard and castable(s, m, (card,), bool(e.args.get("free")))
    return None if there else NOTHING_TO_CAST


def cast_discarded(s: State, h: Happening) -> None:
    """It is cast from there."""
    cast_from(s, h, CARD_INDEX[h.get("name")])


def cast_from(s: State, h: Happening, card: int) -> None:
    """A card of the own discard pile is cast now; it goes to the discard pile again."""
    verbs_cards.recover(s, h.side, card, ELSEWHERE)
    push(s, CastNow(h.side, card, int(bool(h.get("free"))), h.moment.kind, h.moment.unit, h.moment.target))


def refuse_top(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The top card of the Spell discard pile could be cast."""
    pile = s.stock[verbs_stock.PILES + SPELLS] if s.stock else ()
    return None if pile and castable(s, m, pile[-1:], False) else NOTHING_TO_CAST


def cast_top(s: State, h: Happening) -> None:
    """It is cast, and goes to the caster's own discard pile."""
    card = s.stock[verbs_stock.PILES + SPELLS][-1]
    verbs_stock.take_found(s, h.side, SPELLS, card, ELSEWHERE)
    push(s, CastNow(h.side, card, 0, h.moment.kind, h.moment.unit, h.moment.target))


def search_and_cast(s: State, h: Happening) -> None:
    """Spells are turned over one by one and cast at once."""
    for _ in range(number_of(h)):
        push(s, CastNow(h.side, SEARCH, int(bool(h.get("free"))), h.moment.kind, h.moment.unit, h.moment.target))


def has_spells(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There are Spells that nobody owns."""
    there = s.stock and (s.stock[SPELLS] or s.stock[verbs_stock.PILES + SPELLS])
    return None if there else NOTHING_TO_CAST


register("cast_from_own_discard", cast_discarded, None, refuse_discarded)
register("cast_from_spell_discard", cast_top, None, refuse_top)
register("search_and_cast", search_and_cast, None, has_spells)
