"""What a computer player needs to know of hands: what cards, Power, effects and morale are worth, which plays to look
at, and how an open window for cards is likely to end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from battlebook.games.heroes3.board import OFF
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import Lasting, holder
from battlebook.games.heroes3.rules.c12_permissions import is_cast, spells_left
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.views_cards import drawn_cards
from battlebook.kernel.chance import NoSource
from battlebook.kernel.forms import Form
from battlebook.kernel.frames import give
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.windows import PASS

# Gold that a card in hand is worth, by kind; cards without an effect in Combat are worth next to nothing.
CARD_WORTH: Final = {"statistic": 1.0, "ability": 1.2, "spell": 1.5, "artifact": 1.3, "specialty": 1.4}
HIDDEN_WORTH: Final = 1.2
IDLE_WORTH: Final = 0.1
POWER_WORTH: Final = 0.8  # while a Spell in hand can use it
MORALE_WORTH: Final = 0.8
GOLD_WORTH: Final = 0.01
# Gold that an effect is worth for each point, as long as its unit stands.
EFFECT_WORTH: Final = {
    "attack": 1.2, "defense": 1.0, "initiative": 0.4, "health": 1.2, "attack_penalty": 1.0, "defense_penalty": 1.0,
    "defense_vs_ranged": 0.4, "defense_vs_melee": 0.6, "attack_ranged_nonadjacent": 1.0, "no_attack": 2.5,
    "spell_limit": 1.0, "school_power": 0.8, "draw_on_spell": 0.8, "disable_ability": 0.8, "ignore_defense": 1.0,
    "elemental_damage": 1.0, "reroll_each_die": 0.8, "reroll_any_die": 0.8, "overlay_card": 2.0, "roll_low": 0.8,
    "untargetable_by_spells": 0.5, "any_card_as_attack": 1.0, "ignore_penalty": 0.8, "double_power": 0.8,
    "activate_again": 2.0, "skip_activation": 2.0, "free_spell": 0.8, "free_empower": 0.8,
}  # fmt: skip
HARMS: Final = frozenset({"attack_penalty", "defense_penalty", "no_attack", "disable_ability", "roll_low"})
SHORT: Final = 1  # effects until the attack or the activation are over; what they do is looked at instead
WINDOWS: Final = "cards-"
PASSES: Final = 40
TARGETS: Final = 4  # looked at for one use of a card
MOST: Final = 30


def worth_of(card: int) -> float:
    """What a card in hand is worth."""
    known = CARDS[card]
    return CARD_WORTH.get(known.kind, 1.0) * (1.3 if known.empowered else 1.0) if known.combat else IDLE_WORTH


def holding(s: State, side: int) -> float:
    """What a side holds besides units: hand, Power, morale, gold, effects that last."""
    h = holder(s, side)
    total = sum(worth_of(c) for c in h.hand) + HIDDEN_WORTH * h.hidden
    total += MORALE_WORTH * h.morale + GOLD_WORTH * h.gold
    if h.power and spells_left(s, side) and any(CARDS[c].kind == "spell" for c in h.hand):
        total += POWER_WORTH * min(h.power, 4)
    return total + sum(effect_worth(s, row) for row in map(Lasting._make, s.lasting) if row.side == side)


def effect_worth(s: State, row: Lasting) -> float:
    """What an effect is worth to the side that made it."""
    if row.until <= SHORT or (row.unit >= 0 and s.place[row.unit] == OFF):
        return 0.0
    value = EFFECT_WORTH.get(row.op, 0.3) * (row.n or 1)
    if row.unit < 0:
        return value
    mine = s.side[row.unit] == row.side
    return value if mine != (row.op in HARMS) else -value


# ------------------------------------------------------------------------------------------- open windows


def is_window(ask: Ask | None) -> bool:
    """Whether sides may play cards and something waits for them to pass."""
    return ask is not None and ask.kind.startswith(WINDOWS)


def passed(s: State) -> State:
    """The same Combat after everybody has passed; itself where nothing is open or nothing can be drawn."""
    if not is_window(s.ask) or isinstance(s.source, NoSource):
        return s
    from battlebook.games.heroes3.table import TABLE

    t: State = TABLE.clone(s)
    t.sink = t.recorder = None
    for _ in range(PASSES):
        ask = t.ask
        if ask is None or not is_window(ask):
            break
        give(t, ask.seat, PASS.key)
    return t


# --------------------------------------------------------------------------------------------- candidates


def plays(s: State, side: int, keys: Iterable[Key]) -> list[Key]:
    """Plays worth looking at, best guesses first: strong Spells, then raises, then the rest; of one use only the likely
    targets; no Power without a Spell."""
    spells = spells_left(s, side) and any(CARDS[c].kind == "spell" for c in holder(s, side).hand)
    seen: dict[tuple[int, int], int] = {}
    found: list[Key] = []
    for key in sorted(keys, key=lambda key: target_rank(s, side, key)):
        card, use = key[1], key[2]
        if not spells and CARDS[card].uses[use].effects[0].op == "power":
            continue
        seen[card, use] = seen.get((card, use), 0) + 1
        if seen[card, use] <= TARGETS:
            found.append(key)
    return sorted(found, key=rank)[:MOST]


def rank(key: Key) -> tuple[int, int]:
    """Where a play stands among the others."""
    card = CARDS[key[1]]
    use = card.uses[key[2]]
    if is_cast(card, use):
        return 0, -use.power
    return (1 if use.effects[0].op in ("attack", "defense", "power") else 2), key[2]


def target_rank(s: State, side: int, key: Key) -> float:
    """Enemies first, the most valuable of each side; other targets as they come."""
    if len(key) < 5 or key[3] != "unit":
        return 0.0
    unit = key[4]
    return -float(s.card(unit).value) - (0.0 if s.side[unit] == side else 1000.0)


def in_turn(*lists: Sequence[Key]) -> list[Key]:
    """One of each list in turn, so that the first few hold some of every sort."""
    longest = max(map(len, lists), default=0)
    return [keys[i] for i in range(longest) for keys in lists if i < len(keys)]


def best_cards(s: State, form: Form) -> list[Key]:
    """Of the cards drawn for a deck those that are worth most."""
    cards, limits = drawn_cards(s), form.limits()
    order = sorted(limits["candidates"], key=lambda i: -worth_of(cards[i]))
    return [tuple(sorted(order[: limits["most"]]))]


def picks(s: State, side: int, form: Form, rng: Random) -> list[Key]:
    """Ways to discard: as few as possible, the least valuable ones; one more; all; some at random."""
    limits = form.limits()
    hand = holder(s, side).hand
    order = sorted(limits["candidates"], key=lambda i: worth_of(hand[i]) if i < len(hand) else 0.0)
    sizes = sorted({limits["least"], min(limits["least"] + 1, limits["most"]), min(2, limits["most"]), limits["most"]})
    found: list[Key] = [tuple(sorted(order[:n])) for n in sizes] + [form.sample(rng) for _ in range(3)]
    return [key for key in dict.fromkeys(found) if form.check(key) is None]
