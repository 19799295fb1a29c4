"""What people see: the board and its units, and words for asks, options and refusals.

Closed lists, mirrored in ``labels/game.<lang>.ftl``:

Ask kinds: place, activate, act, follow, step, reroll, cancel, second-strike, further-attack, extra-attack, return,
splash, push, activation-damage, heal-friend, keep-token, extend; the set-ups of chapters 10, 11 and 16 add their own.

Verbs: attack, breach, move, defend, end, ability (attack-token, weakness-token, summon, reinforce, destroy,
destroy-tower), activate, reroll, keep, cancel, let, strike, stop, return, stay, splash, activation-damage, heal-friend,
keep-old, take-new, extend, retreat, gate, pay, yield.

Event kinds: placed, summoned, combat-begins, round-begins, activates, skips, moves, returns, pushed, attacks,
retaliates, rolls, die-set, rerolls, guard-roll, extra-roll, hits, hurt, cancels, resists, flips, reinforced, revives,
stack-lost, falls, heals, buffed, defends, waits, token-placed, token-removed, round-ends, pays-movement,
combat-ends-victory, combat-ends-retreat, combat-ends-defeat, combat-ends-draw, combat-ends-stall,
units-return, neutrals-discarded, fort-stands, breaches, fort-falls, pays-defence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from battlebook.games.heroes3 import views_cards, views_choices, views_expedition, views_plays
from battlebook.games.heroes3.board import MEMBERS, OFF
from battlebook.games.heroes3.face_abilities import TYPES
from battlebook.games.heroes3.faces import TIERS, Face, unit_message
from battlebook.games.heroes3.rules.c4_round import tied_units
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.rules.c17_ties import is_new_tie
from battlebook.games.heroes3.rules.procedures import Round, Turns
from battlebook.games.heroes3.state import (
    PLACING,
    STACK_ATTACK,
    STACK_DEFENSE,
    STACK_WORDS,
    STAGES,
    State,
)
from battlebook.games.heroes3.verbs import space_ref, token_ref, unit_ref
from battlebook.games.heroes3.views_abilities import ability_words
from battlebook.games.heroes3.views_board import board_view, breach_words
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.words import OptionWords, Words, words

STYLES = {
    "attack": "strike", "strike": "strike", "splash": "strike", "activation-damage": "strike", "cancel": "strike",
    "defend": "plain", "keep": "plain", "let": "plain", "stay": "plain", "keep-old": "plain", "stop": "pass",
    "end": "pass", "retreat": "costly", "extend": "costly", "pay": "costly", "yield": "costly", "surrender": "costly",
    "pass": "pass",
}  # fmt: skip


def view(s: State) -> dict[str, Any]:
    """The board as the page draws it."""
    order = predicted_order(s)
    return {
        "round": s.round,
        "stage": STAGES[s.stage],
        "board": board_view(s),
        "units": [unit_view(s, u) for u in range(s.unit_count()) if is_shown(s, u)],
        "order": order,
        "acted": list(MEMBERS[s.acted & (s.alive[0] | s.alive[1])]),
        "active": active_unit(s),
        "mp": s.mp,
        "sides": [seat if seat >= 0 else None for seat in s.plan.seat_of_side],
        "last": last_action(s),
    }


def active_unit(s: State) -> int | None:
    """The unit that is activating now."""
    between = not s.stack or isinstance(s.stack[-1], (Turns, Round))
    return None if between or s.active < 0 else s.active


def is_shown(s: State, unit: int) -> bool:
    """Units on the board; while armies are placed also those that wait."""
    return s.place[unit] != OFF or (s.stage == PLACING and not s.fallen >> unit & 1)


def unit_view(s: State, unit: int) -> dict[str, Any]:
    """One unit card with everything that lies on it."""
    face = s.card(unit)
    stack = s.stacked[unit]
    return {
        **printed(face),
        "id": unit,
        "side": s.side[unit],
        "space": s.place[unit] if s.place[unit] != OFF else None,
        "attack": face.attack + (1 if stack == STACK_ATTACK else 0),
        "defense": face.defense + (1 if stack == STACK_DEFENSE else 0),
        "initiative": s.speed[unit],
        "health": health(s, unit),
        "damage": s.damage[unit],
        "acted": bool(s.acted >> unit & 1),
        "retaliated": bool(s.retaliated >> unit & 1),
        "tokens": tokens_on(s, unit),
    }


def printed(face: Face) -> dict[str, Any]:
    """What a unit card says that nothing changes."""
    return {
        "card": face.card,
        "name": unit_message(face.unit),
        "faction": face.faction or None,
        "tier": TIERS[face.tier] if face.tier >= 0 else None,
        "type": TYPES[face.type],
        "face": face.side,
        "provenance": face.provenance,
        "abilities": ability_words(face),
    }


def tokens_on(s: State, unit: int) -> list[dict[str, Any]]:
    """Tokens and cubes, less those that have a place of their own on the card."""
    bit = 1 << unit
    found = [
        ("defense", 1 if s.defending & bit else 0),
        ("paralysis", 1 if s.paralysed & bit else 0),
        ("attack", s.boost[unit]),
        ("weakness", s.weak[unit]),
        ("corrosion", 1 if s.corroded & bit else 0),
        ("poison", s.poison[unit]),
        ("stack", 1 if s.stacked[unit] else 0),
    ]
    made = [{"id": token, "n": n} for token, n in found if n]
    if s.stacked[unit]:
        made[-1]["stack"] = STACK_WORDS[s.stacked[unit]]
    return made


def last_action(s: State) -> dict[str, Any] | None:
    """Who acted last, from where to where, and whom it hurt."""
    if s.active < 0:
        return None
    here = s.place[s.active]
    return {
        "unit": s.active,
        "from": s.origin,
        "to": here if here != OFF else s.origin,
        "damage": [{"unit": u, "n": n} for u, n in s.last_hits],
    }


def predicted_order(s: State) -> list[int]:
    """Units still to act in this Round in the order that is to be expected; own ties by number."""
    queue = s.queue[:]
    value, side, recorder, token = s.tie_value, s.tie_side, s.recorder, s.token
    s.recorder = None
    found = []
    while queue:
        unit = MEMBERS[tied_units(s, queue)][0]
        found.append(unit)
        if s.board.hexes and is_new_tie(s, unit, queue):
            s.token = 1 - s.token
        queue.remove(unit)
        s.tie_value, s.tie_side = s.speed[unit], s.side[unit]
    s.tie_value, s.tie_side, s.recorder, s.token = value, side, recorder, token
    return found


# --------------------------------------------------------------------------------------------- asks and options


def prompt(s: State, ask: Ask) -> tuple[Words, Words]:
    """What is to be decided, and why."""
    args = ask_args(s, ask)
    return words(f"h3-ask-{ask.kind}", **args), words(f"h3-ask-{ask.kind}.why", **args)


def ask_args(s: State, ask: Ask) -> dict[str, Any]:
    """Whom an ask is about."""
    if ask.kind == "keep-token":
        unit, token, old, rounds, new, new_rounds = ask.args
        names = {"unit": unit_ref(s, unit), "token": token_ref("weakness" if token else "attack")}
        return {**names, "old": old, "rounds": rounds, "new": new, "newrounds": new_rounds}
    if ask.kind in ("place", "place-guards"):
        form = ask.form.limits() if ask.form else {}
        return {"least": form.get("least", 0), "most": form.get("most", 0)}
    if ask.kind == "extend":
        return {"mp": s.mp}
    if views_plays.is_plain(ask):
        return {}
    if views_choices.is_choice(ask):
        return views_choices.ask_args(ask)
    if ask.kind in views_cards.PICKS:
        return views_cards.pick_args(ask)
    if ask.kind in views_expedition.ASKS:
        return views_expedition.ask_args(s)
    named = zip(("unit", "target"), ask.args)
    return {name: unit_ref(s, number) for name, number in named if number >= 0}


def option_words(s: State, ask: Ask, option: Option) -> OptionWords:
    """How an option reads: what will happen."""
    verb = option.key[0]
    if verb == "play":
        return views_cards.play_words(s, option)
    if ask.kind in views_expedition.ASKS:
        return views_expedition.option_words(s, option)
    chosen = views_plays.option_words(s, ask, option) or views_choices.option_words(s, option)
    if chosen is not None:
        return chosen
    args = target_args(s, option.target)
    name = option.key[1] if verb == "ability" else verb
    if verb == "breach":
        return breach_words(s, ask, option)
    if verb == "attack" and ask.args and s.place[ask.args[0]] == option.key[2]:
        name = "attack-here"
    style = STYLES.get(verb, "act")
    return OptionWords(words(f"h3-opt-{name}", **args), style)


def target_args(s: State, target: Iterable[tuple[str, int]]) -> dict[str, Any]:
    """What an option points at, as arguments."""
    return {sort: unit_ref(s, number) if sort == "unit" else space_ref(s, number) for sort, number in target}


def form_words(s: State, ask: Ask) -> dict[str, Any]:
    """The units and spaces of a placement."""
    if ask.form is None:
        return {}
    limits = ask.form.limits()
    if ask.kind in views_cards.PICKS:
        return views_cards.pick_words(s, ask)
    items = [
        {"key": u, "words": words("h3-opt-unit", unit=unit_ref(s, u)), "target": [["unit", u]]}
        for u in limits.get("items", ())
    ]
    spaces = [
        {"key": n, "words": words("h3-opt-space", space=space_ref(s, n)), "target": [["space", n]]}
        for n in limits.get("spaces", ())
    ]
    return {"items": items, "spaces": spaces}


def key_args(s: State, ask: Ask, key: tuple[Any, ...]) -> dict[str, Any]:
    """Arguments for the words of a refusal: the unit asked about, and what the key points at."""
    if ask.kind in views_expedition.ASKS:
        return views_expedition.key_args(s, key)
    about_unit = ask.args and ask.args[0] >= 0 and ask.kind not in ("extend", *views_cards.PICKS)
    about_unit = about_unit and not views_choices.is_choice(ask)
    args: dict[str, Any] = {"unit": unit_ref(s, ask.args[0])} if about_unit else {}
    numbers = [n for n in key[1:] if type(n) is int]
    if key and key[0] == "attack" and len(numbers) == 2 and 0 <= numbers[0] < s.unit_count():
        args["target"] = unit_ref(s, numbers[0])
        args["space"] = space_ref(s, numbers[1] % s.board.places)
    elif key and key[0] == "breach" and len(numbers) == 2:
        args["space"] = space_ref(s, numbers[0] % s.board.places)
        args["from"] = space_ref(s, numbers[1] % s.board.places)
    elif key and key[0] == "move" and numbers:
        args["space"] = space_ref(s, numbers[0] % s.board.places)
    return args
