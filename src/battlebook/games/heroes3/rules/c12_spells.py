"""Chapter 12, casting: the Spell limit, what a cast uses up, Spells cast at another moment or from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes, verbs_stock
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, Card, Use
from battlebook.games.heroes3.effects.cards.ops import Target
from battlebook.games.heroes3.holders import (
    UNTIL_ACTIVATION,
    UNTIL_USED,
    Lasting,
    effects_for,
    holder,
    holds_cards,
)
from battlebook.games.heroes3.rules import c9_spells
from battlebook.games.heroes3.rules.c12_permissions import (
    SCHOOLS,
    is_cast,
    power_for,
    refuse_ban,
    refuse_effects,
    refuse_power,
    refuse_timing,
    spells_left,
    targets_of,
)
from battlebook.games.heroes3.rules.procedures_cards import Moment, Play
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_stock import CAST
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, replace
from battlebook.kernel.options import Ask, Group, Key, Option

ONE_SPELL: Final = LEDGER("h3:4:one-spell-per-round")
NOT_STORED: Final = LEDGER("h3:12:power-not-stored")
EXTRA: Final = LEDGER("h3:12:spell-limit-extra")
ELSEWHERE: Final = LEDGER("h3:12:spell-from-elsewhere")
POWER: Final = LEDGER("h3:12:spell-empower")
USED: Final = LEDGER("h3:12:ongoing-duration")
DISCARD: Final = LEDGER("h3:12:discard-after-use")
DRAW: Final = LEDGER("h3:4:hand-only")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
ARROW_SCHOOL: Final = LEDGER("h3:12:magic-arrow-school")
ANY_SCHOOL: Final = "any"
SCHOOL_GROUP: Final = Group(ARROW_SCHOOL, "school", tuple(Option(("school", name)) for name in sorted(SCHOOLS)))
FROM_SCROLL: Final = "from_scroll"  # a Spell that is being cast from a Spell Scroll
SCROLL: Final = LEDGER("h3:12:spell-scroll-free")
PAID: Final = "paid"  # a card played for Power that no Spell has used yet
SPELLS: Final = verbs_stock.DECKS.index("spell")
NOT_CAST: Final = Option(("not-cast",))


def its_school_is_named(s: State, f: Play) -> Ask | None:
    """12 The caster of Magic Arrow names its School; it matters only when the other side could answer. An AI Hero
    names the first one."""
    table = verbs_cards.on_table(s)
    if table.school != ANY_SCHOOL or not is_cast(CARDS[f.card], CARDS[f.card].uses[f.use]):
        return None
    if not holds_cards(s, 1 - f.side):
        return None
    if s.seat(f.side) < 0:
        s.answer = SCHOOL_GROUP.options[0].key
        return None
    return Ask(s.seat(f.side), ARROW_SCHOOL, "school", (SCHOOL_GROUP,))


def it_is_of_that_school(s: State, f: Play) -> None:
    """12 For cards that answer Spells of a School."""
    if verbs_cards.on_table(s).school == ANY_SCHOOL and s.answer is not None and s.answer[0] == "school":
        verbs_heroes.name_school(s, s.answer[1], ARROW_SCHOOL)


def note_cast(s: State, side: int, index: int, use: Use) -> int:
    """A Spell is cast: it uses all Power, and the limit unless it is a free one. Returns the Power it is cast with."""
    card = CARDS[index]
    if scroll_of(s, side, index):
        s.note(SCROLL)
        draw_for_spell(s, side)
        return 0
    power = power_for(s, side, card)
    if power < use.power:
        use_up(
            s, [r for r in effects_for(s, side, "free_empower") if card.school == "any" or card.school in r.what][:1]
        )
    count_spell(s, side)
    if power:
        s.note(NOT_STORED)
    verbs_cards.change(s, side, power=0, school="")
    c9_spells.use_bonus(s, side, card)
    paid = tuple(card for row in effects_for(s, side, PAID) for card in row.what)
    use_up(s, [*effects_for(s, side, PAID), *effects_for(s, side, CAST)])
    verbs_cards.begin_effect(s, Lasting(CAST, side, -1, until=UNTIL_ACTIVATION, what=(index, *paid)))
    draw_for_spell(s, side)
    return power


def count_spell(s: State, side: int) -> None:
    """The Spell counts against the limit, unless an effect makes it a free one."""
    free = effects_for(s, side, "free_spell")[:1]
    if free:
        use_up(s, free)
        s.note(EXTRA)
    else:
        verbs_cards.change(s, side, spells=holder(s, side).spells + 1)
        s.note(ONE_SPELL)


def draw_for_spell(s: State, side: int) -> None:
    """Effects that draw cards for each Spell."""
    for row in effects_for(s, side, "draw_on_spell"):
        verbs_cards.draw_cards(s, side, row.n, DRAW, RESHUFFLE)


def scroll_of(s: State, side: int, card: int) -> list[Lasting]:
    """The mark of a Spell that is cast from a Spell Scroll."""
    return [row for row in effects_for(s, side, FROM_SCROLL) if row.what == (card,)]


def leave_scroll(s: State, side: int, card: int) -> str:
    """12 Where such a Spell goes: out of the game, at once or when its effect is over."""
    use_up(s, scroll_of(s, side, card))
    rows = [row for row in map(Lasting._make, s.lasting) if row.side == side and row.card == card]
    for row in rows:
        verbs_cards.change_effect(s, row, what=(*row.what, verbs_cards.REMOVED_AFTER))
    return "in_play" if rows else "removed"


def from_scroll(s: State, m: Moment) -> list[Option]:
    """12 The Spells of Spell Scrolls that may be cast now: their lowest effect, for free, outside the limit."""
    found: list[Option] = []
    for index in sorted(set(holder(s, m.side).scrolls)):
        card, use = CARDS[index], CARDS[index].uses[0]
        if use.timing == "map" or refuse_timing(s, m, use) or refuse_effects(s, m, use):
            continue
        if not refuse_ban(s, m.side, card, use):
            options = play_options(index, 0, targets_of(s, m, use))
            found += [Option(("scroll", index, *option.key[3:]), option.target) for option in options]
    return found


def cast_from_scroll(s: State, m: Moment, key: Key) -> None:
    """12 It is cast. The last thing a step does."""
    verbs_heroes.take_from_scroll(s, m.side, key[1])
    verbs_cards.begin_effect(s, Lasting(FROM_SCROLL, m.side, -1, what=(key[1],)))
    sort, number = (key[2], key[3]) if len(key) > 2 else ("", -1)
    push(s, Play(m.side, key[1], 0, sort, number, m.kind, m.unit, m.target))


def note_power(s: State, side: int, card: int) -> None:
    """A card was played for Power."""
    verbs_cards.begin_effect(s, Lasting(PAID, side, -1, until=UNTIL_ACTIVATION, what=(card,)))


def use_up(s: State, rows: list[Lasting]) -> None:
    """Effects that have worked end."""
    if rows:
        verbs_cards.end_effects(s, lambda row: row in rows, USED, DISCARD)


def castable(s: State, m: Moment, cards: Iterable[int], free: bool) -> tuple[Option, ...]:
    """The ways to cast Spells now whatever their timing."""
    found: list[Option] = []
    for index in sorted(set(cards)):
        card = CARDS[index]
        for number, use in enumerate(card.uses):
            if is_cast(card, use) and use.timing != "map" and can_cast(s, m, card, use, free):
                found += play_options(index, number, targets_of(s, m, use))
    return tuple(found)


def play_options(card: int, use: int, aims: tuple[Target, ...] | None) -> list[Option]:
    """One option a target, or one without any."""
    if aims is None:
        return [Option(("play", card, use), (("card", card),))]
    return [Option(("play", card, use, *aim), (("card", card), aim)) for aim in aims]


def can_cast(s: State, m: Moment, card: Card, use: Use, free: bool) -> bool:
    """Whether nothing but its timing could forbid it."""
    if not free and not spells_left(s, m.side):
        return False
    return not (refuse_ban(s, m.side, card, use) or refuse_power(s, m.side, card, use) or refuse_effects(s, m, use))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class CastNow(Frame):
    """12 A Spell is cast at once: ``card`` of the hand (`ANY`: any one, `SEARCH`: the next of the Spell deck), outside
    the limit if ``free``; ``kind``, ``unit``, ``target``: the moment."""

    __slots__ = ("card", "free", "kind", "side", "target", "unit")
    fields = ("side", "card", "free", "kind", "unit", "target")

    def __init__(self, side: int, card: int, free: int, kind: str, unit: int, target: int) -> None:
        self.side = side
        self.card = card
        self.free = free
        self.kind = kind
        self.unit = unit
        self.target = target

    def moment(self) -> Moment:
        """When it is cast."""
        return Moment(self.side, self.kind, self.unit, self.target)


ANY: Final = -1
SEARCH: Final = -2


def it_is_turned_over(s: State, f: CastNow) -> None:
    """12 From the Spell deck into the hand, for all to see."""
    if f.card != SEARCH:
        return
    if not verbs_stock.turn_over(s, f.side, SPELLS, 1, (), ELSEWHERE):
        leave(s)
        return
    card = s.stock[verbs_stock.PILES + SPELLS][-1]
    verbs_stock.take_found(s, f.side, SPELLS, card, ELSEWHERE)
    replace(s, f.but(card=card))


def it_may_be_cast(s: State, f: CastNow) -> Ask:
    """12 How, and at what; or not at all."""
    cards = holder(s, f.side).hand if f.card == ANY else (f.card,)
    options = castable(s, f.moment(), cards, bool(f.free))
    groups = (Group(ELSEWHERE, "play", options), Group(ELSEWHERE, "not-cast", (NOT_CAST,)))
    return Ask(s.seat(f.side), ELSEWHERE, "cast-now", tuple(g for g in groups if g.options))


def it_is_cast(s: State, f: CastNow) -> None:
    """12 It goes to the caster's discard pile in the end, cast or not."""
    key = s.answer
    leave(s)
    if key == NOT_CAST.key:
        if f.card >= 0:
            verbs_cards.discard_from_hand(s, f.side, (f.card,), DISCARD)
        return
    s.note(ELSEWHERE)
    if f.free:
        verbs_cards.begin_effect(s, Lasting("free_spell", f.side, -1, n=1, until=UNTIL_USED))
    sort, number = (key[3], key[4]) if len(key) > 3 else ("", -1)
    push(s, Play(f.side, key[1], key[2], sort, number, f.kind, f.unit, f.target))


CastNow.steps = (it_is_turned_over, it_may_be_cast, it_is_cast)
FRAMES: Final[tuple[type[Frame], ...]] = (CastNow,)
