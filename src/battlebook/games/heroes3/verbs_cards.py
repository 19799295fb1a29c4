"""The verbs for Heroes, hands and effects that last: the only functions that change ``s.holders``, ``s.lasting`` and
``s.casting``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from battlebook.games.heroes3 import twins, verbs_stock
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.cards import AI_CARDS, CARDS
from battlebook.games.heroes3.holders import CardOnTable, Holder, Lasting, effects_for, holder, without
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import set_speed, unit_ref
from battlebook.games.heroes3.verbs_holders import card_list, card_ref, put, say_side
from battlebook.kernel.chance import CARDS as CARD_STREAM
from battlebook.kernel.chance import draw_one

INITIATIVE: Final = "initiative"
REMOVED_AFTER: Final = "removed"  # among an effect's words: its card leaves the game when the effect is over
RETURNS: Final = "return_spell"  # an effect that waits until a Spell in play may go back to the hand


# ---------------------------------------------------------------------------------------------- the deck


def take_up(s: State, side: int, h: Holder) -> None:
    """Give a side its Hero, hand and deck."""
    if not s.holders:
        s.holders = (tuple(Holder()), tuple(Holder()))
    put(s, side, h)


def draw_cards(s: State, side: int, n: int, rule: str, reshuffle: str) -> tuple[int, ...]:
    """Draw up to ``n`` cards; an empty pile is made anew from the discard pile. Returns those drawn."""
    h = holder(s, side)
    drawn: list[int] = []
    for _ in range(n):
        if not h.pile and h.discard:
            h = h._replace(pile=tuple(sorted(h.discard)), discard=())
            s.note(reshuffle)
        if not h.pile:
            break
        card, pile = draw_one(s, CARD_STREAM, h.pile)
        drawn.append(card)
        h = h._replace(pile=pile)
    put(s, side, h._replace(hand=tuple(sorted((*h.hand, *drawn)))))
    if drawn and (s.sink is not None or s.recorder is not None):
        say_side(s, "draws", rule, side, {"cards": card_list(drawn)}, n=len(drawn))
    return tuple(drawn)


def draw_ai_card(s: State, side: int, rule: str) -> int:
    """An AI Hero draws a card of the AI Deck, which must hold one; its index in ``AI_CARDS``."""
    h = holder(s, side)
    card, deck = draw_one(s, CARD_STREAM, h.ai_deck)
    put(s, side, h._replace(ai_deck=deck, ai_discard=(*h.ai_discard, card)))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "ai-draws", rule, side, card={"ref": "card", "id": card, "msg": AI_CARDS[card].name_message})
    return card


def return_ai_card(s: State, side: int) -> None:
    """The card drawn last goes back into the AI Deck."""
    h = holder(s, side)
    deck = tuple(sorted((*h.ai_deck, h.ai_discard[-1])))
    put(s, side, h._replace(ai_deck=deck, ai_discard=h.ai_discard[:-1]))


def draw_ai_spell(s: State, side: int, reshuffle: str) -> int:
    """The top card of the AI's Spells goes to where it is cast from, for all to see; -1 when there is none."""
    h = holder(s, side)
    if not h.pile and h.discard:
        h = h._replace(pile=tuple(sorted(h.discard)), discard=())
        s.note(reshuffle)
    if not h.pile:
        return -1
    card, pile = draw_one(s, CARD_STREAM, h.pile)
    put(s, side, h._replace(pile=pile, hand=tuple(sorted((*h.hand, card))), shown=tuple(sorted((*h.shown, card)))))
    return card


def shuffle_in_discards(s: State, side: int, rule: str) -> None:
    """The discard pile goes back into the pile."""
    h = holder(s, side)
    put(s, side, h._replace(pile=tuple(sorted((*h.pile, *h.discard))), discard=()))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "shuffles", rule, side)


def discard_from_hand(s: State, side: int, cards: Iterable[int], rule: str) -> None:
    """Put cards of the hand on the discard pile, for everybody to see."""
    gone = tuple(cards)
    if gone and (s.sink is not None or s.recorder is not None):
        say_side(s, "discards", rule, side, cards=card_list(gone), n=len(gone))
    for card in gone:
        leave_hand(s, side, card)
        lay_down(s, side, card)


def recover(s: State, side: int, card: int, rule: str) -> None:
    """Take a card from the discard pile into the hand; everybody has seen it."""
    h = holder(s, side)
    shown = tuple(sorted((*h.shown, card)))
    put(s, side, h._replace(discard=without(h.discard, card), hand=tuple(sorted((*h.hand, card))), shown=shown))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "recovers", rule, side, card=card_ref(card))


def lay_down(s: State, side: int, card: int) -> None:
    """A card that lies nowhere any more goes to the discard pile, or what 19 Chaos Cards put in its place."""
    left = verbs_stock.in_its_place(s, side, card)
    if left >= 0:
        h = holder(s, side)
        put(s, side, h._replace(discard=(*h.discard, left)))


def take_up_again(s: State, side: int, card: int) -> None:
    """A card that lies nowhere any more goes back to the hand for all to see."""
    h = holder(s, side)
    put(s, side, h._replace(hand=tuple(sorted((*h.hand, card))), shown=tuple(sorted((*h.shown, card)))))


def leave_hand(s: State, side: int, card: int) -> None:
    """A card leaves the hand; it is no longer among those the other side knows of."""
    h = holder(s, side)
    shown = without(h.shown, card) if card in h.shown else h.shown
    put(s, side, h._replace(hand=without(h.hand, card), shown=shown))


def remove_card(s: State, side: int, card: int, rule: str) -> None:
    """A card of the hand leaves the game."""
    leave_hand(s, side, card)
    h = holder(s, side)
    put(s, side, h._replace(removed=(*h.removed, card)))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "removes", rule, side, card=card_ref(card))


# ---------------------------------------------------------------------------------------------- playing


def play(s: State, table: CardOnTable, rule: str) -> None:
    """A card leaves the hand for the table."""
    leave_hand(s, table.side, table.card)
    s.casting = (*s.casting, tuple(table))
    if s.sink is not None or s.recorder is not None:
        more: dict[str, Any] = {"card": card_ref(table.card), "use": CARDS[table.card].uses[table.use].mode}
        if table.sort == "unit":
            more["unit"] = unit_ref(s, table.number)
            more["places"] = [s.place[table.number]]
        say_side(s, "plays" if "unit" not in more else "plays-on", rule, table.side, **more)


def on_table(s: State) -> CardOnTable:
    """The card being played. Raises IndexError when there is none."""
    return CardOnTable._make(s.casting[-1])


def stop_card(s: State, depth: int, rule: str) -> None:
    """A card being played has no effect; ``depth`` counts down from the top (1 = the last)."""
    at = len(s.casting) - depth
    stopped = CardOnTable._make(s.casting[at])._replace(stopped=1)
    s.casting = (*s.casting[:at], tuple(stopped), *s.casting[at + 1 :])
    if s.sink is not None or s.recorder is not None:
        say_side(s, "stopped", rule, stopped.side, card=card_ref(stopped.card))


def aim_again(s: State, depth: int, sort: str, number: int) -> None:
    """A card being played gets another target."""
    at = len(s.casting) - depth
    aimed = CardOnTable._make(s.casting[at])._replace(sort=sort, number=number)
    s.casting = (*s.casting[:at], tuple(aimed), *s.casting[at + 1 :])


def leave_table(s: State, where: str, rule: str) -> None:
    """The card that was played leaves the table: for ``discard``, ``removed``, ``in_play``, ``permanent`` or
    ``hand``."""
    table = on_table(s)
    s.casting = s.casting[:-1]
    side, card = table.side, table.card
    h = holder(s, side)
    if where == "discard":
        lay_down(s, side, card)
    elif where == "hand":
        take_up_again(s, side, card)
    elif where == "permanent":
        put(s, side, h._replace(in_play=(*h.in_play, card), permanent=card))
    else:
        changed: Any = {where: (*getattr(h, where), card)}
        put(s, side, h._replace(**changed))
    s.note(rule)


def gain_machine(s: State, side: int, machine: int, rule: str) -> None:
    """A side gets a War Machine; Initiative may depend on it."""
    h = holder(s, side)
    put(s, side, h._replace(machines=tuple(sorted((*h.machines, machine)))))
    refresh_all(s)
    if s.sink is not None or s.recorder is not None:
        say_side(s, "gains-machine", rule, side, card=card_ref(machine))


def lose_machine(s: State, side: int, machine: int, rule: str) -> None:
    """A War Machine is discarded."""
    h = holder(s, side)
    put(s, side, h._replace(machines=without(h.machines, machine)))
    refresh_all(s)
    if s.sink is not None or s.recorder is not None:
        say_side(s, "loses-machine", rule, side, card=card_ref(machine))


def refresh_all(s: State) -> None:
    """The Initiative of every unit on the board."""
    for unit in MEMBERS[s.alive[0] | s.alive[1]]:
        set_speed(s, unit)


def change(s: State, side: int, **fields: Any) -> None:
    """Set counters of a side: experts, spells, power, school, morale, gold and the like."""
    put(s, side, holder(s, side)._replace(**fields))


# ----------------------------------------------------------------------------------------- effects that last


def begin_effect(s: State, effect: Lasting) -> None:
    """An effect begins to last."""
    s.lasting = (*s.lasting, tuple(effect))
    refresh(s, (effect,))


def end_effects(s: State, ends: Callable[[Lasting], bool], rule: str, discard: str) -> None:
    """End every effect that ``ends`` chooses; a card whose last effect ended goes to its owner's discard pile."""
    rows = [Lasting._make(row) for row in s.lasting]
    over = [row for row in rows if ends(row)]
    if not over:
        return
    left = tuple(tuple(row) for row in rows if not ends(row))
    s.lasting = left
    refresh(s, over)
    s.note(rule)
    gone = {(row.side, row.card) for row in over if REMOVED_AFTER in row.what}
    for side, card in sorted({(row.side, row.card) for row in over}):
        if card >= 0 and not any(row[1] == side and row[2] == card for row in left):
            put_away(s, side, card, discard, (side, card) in gone)


def put_away(s: State, side: int, card: int, rule: str, removed: bool = False) -> None:
    """A card in play whose effect is over goes to the discard pile, out of the game, or back to the hand if another
    card waits for that."""
    h = holder(s, side)
    if card not in h.in_play or card == h.permanent:
        return
    h = h._replace(in_play=without(h.in_play, card))
    put(s, side, h._replace(removed=(*h.removed, card)) if removed else h)
    s.note(rule)
    if removed:
        return
    waiting = [row for row in effects_for(s, side, RETURNS) if row.what[:1] == (card,)]
    if not waiting:
        lay_down(s, side, card)
        return
    left = verbs_stock.in_its_place(s, side, card)
    if left >= 0:
        take_up_again(s, side, left)
    end_effects(s, lambda row: row == waiting[0], rule, rule)


def change_effect(s: State, old: Lasting, **fields: Any) -> None:
    """An effect that lasts goes on with another number or other words."""
    new = tuple(old._replace(**fields))
    s.lasting = tuple(new if row == tuple(old) else row for row in s.lasting)


def refresh(s: State, changed: Iterable[Lasting]) -> None:
    """What hangs on effects that changed: Initiative, which re-orders the activations to come, and faces."""
    faces = False
    for row in changed:
        faces = faces or row.op in twins.FACE_OPS
        if row.op == INITIATIVE and row.unit >= 0:
            set_speed(s, row.unit)
    if faces:
        twins.settle_all(s)
