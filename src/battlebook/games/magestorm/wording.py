"""Words for asks, options, forms and headings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlebook.games.magestorm import movement_words, views_combat
from battlebook.games.magestorm.pieces import SIDES
from battlebook.games.magestorm.refs import (
    box_ref,
    card_ref,
    goal_ref,
    hex_ref,
    side_ref,
    spell_ref,
    step_ref,
    unit_ref,
)
from battlebook.games.magestorm.rules.procedures import FOR_ATTACK, FOR_DAMAGE, FOR_INITIATIVE, DiceRoll
from battlebook.games.magestorm.state import PHASES, STAGES, State
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.words import OptionWords, Phase, Words, words

STYLES = {"done": "pass", "pass": "pass", "stay": "pass", "goal-remove": "plain", "hold-cancel": "plain"}
PURPOSES = {FOR_DAMAGE: "damage", FOR_INITIATIVE: "initiative", FOR_ATTACK: "attack"}
BARE = (
    "at-unit",
    "at-hex",
    "go",
    "carrier",
    "combat",
    "fight",
    "place",
    "power",
    "damage",
)
OF_A_UNIT = ("rearrange", "split", "too-many")  # forms whose items are the positions of a unit's cards


def prompt(s: State, ask: Ask) -> tuple[Words, Words | None]:
    """What is to be decided."""
    if ask.kind in views_combat.KINDS:
        return views_combat.prompt(s, ask)
    tell = PROMPTS.get(ask.kind)
    said = words(f"ms-ask-{ask.kind}", **(tell(s, ask) if tell else movement_words.prompt_args(s, ask)))
    return said, about_roll(s) if ask.kind in ("fate", "reroll") else None


def about_roll(s: State) -> Words | None:
    """What the dice on the table are rolled for."""
    roll = next((f for f in reversed(s.stack) if isinstance(f, DiceRoll)), None)
    return None if roll is None else words(f"ms-why-roll-{PURPOSES[roll.purpose]}")


def about_army(s: State, ask: Ask) -> dict[str, Any]:
    """Cards and units."""
    army = s.plan.army(ask.seat)
    return {"least": army.least, "most": army.most, "n": len(army.cards)}


def about_unit(s: State, ask: Ask) -> dict[str, Any]:
    """The unit in hand, and the number that goes with it."""
    more = {"n": ask.args[1]} if ask.kind == "too-many" else {}
    return {"unit": unit_ref(ask.args[0]), **more}


def about_units(s: State, ask: Ask) -> dict[str, Any]:
    """Two units."""
    return {"unit": unit_ref(ask.args[0]), "other": unit_ref(ask.args[1])}


def about_number(s: State, ask: Ask) -> dict[str, Any]:
    """A number: of the marker, of points."""
    return {"n": ask.args[1] + (ask.kind == "objective")}


def about_spell(s: State, ask: Ask) -> dict[str, Any]:
    """The spell that is cast."""
    return {"spell": spell_ref(s, ask.args[0])}


def about_hex(s: State, ask: Ask) -> dict[str, Any]:
    """A hex."""
    return {"hex": hex_ref(ask.args[0])}


PROMPTS: dict[str, Callable[[State, Ask], dict[str, Any]]] = {
    "army": about_army,
    "deploy": about_unit,
    "objective": about_number,
    "orders": about_number,
    "spell-target": about_spell,
    "flare-unit": about_hex,
    "move-card": about_units,
    "rearrange": about_unit,
    "split": about_unit,
    "split-damage": about_units,
    "too-many": about_unit,
}


def option_words(s: State, ask: Ask, option: Option) -> OptionWords:
    """How an option reads."""
    verb = option.key[0]
    args = target_args(s, ask.seat, option)
    if ask.kind in ("deploy", "objective") and verb == ask.kind:
        args = {**PROMPTS[verb](s, ask), **args}
    if verb == "card":
        args["card"] = card_ref(s, s.cards[ask.args[0]][option.key[1]])
    message = f"ms-option-done-{ask.kind}" if verb == "done" else f"ms-option-{verb}"
    return OptionWords(words(message, **args), STYLES.get(verb, "act"))


def decided(s: State, ask: Ask, option: Option) -> Words:
    """What was decided: an answer that names a thing alone stands behind what was asked."""
    said = option_words(s, ask, option).words
    return words("ms-did", ask=prompt(s, ask)[0], what=said) if option.key[0] in BARE else said


def target_args(s: State, seat: int, option: Option) -> dict[str, Any]:
    """What an option points at, as arguments; of spells on dice also the face."""
    if option.key[0] == "token":
        return {"start": box_ref(s, seat, option.key[1]), "end": box_ref(s, seat, option.key[2])}
    in_combat = views_combat.option_args(s, seat, option)
    if in_combat is not None:
        return in_combat
    args: dict[str, Any] = {"n": option.key[1]} if option.key[0] in ("tome", "equality") else {}
    for name, value in option.target:
        args["hex" if name == "space" else name] = THINGS[name](s, value)
    return args


def die_words(s: State, die: int) -> Words:
    """A die on the table: its number and whose it is."""
    owner = s.dice[die][0] if die < len(s.dice) else 0
    return words("ms-die", n=die + 1, side=words(f"ms-seat-{SIDES[owner]}"))


THINGS: dict[str, Callable[[State, int], Any]] = {
    "space": lambda s, n: hex_ref(n),
    "unit": lambda s, n: unit_ref(n),
    "other": lambda s, n: unit_ref(n),
    "spell": spell_ref,
    "goal": lambda s, n: goal_ref(n),
    "side": lambda s, n: side_ref(n),
    "place": lambda s, n: n + 1,
    "die": die_words,
    "foe": die_words,
}


def form_words(s: State, ask: Ask) -> dict[str, Any]:
    """Names for the candidates of a form."""
    if ask.kind == "magic":
        return views_combat.form_words(s, ask)
    cards: tuple[int, ...] = ()
    if ask.kind == "army":
        cards = s.plan.army(ask.seat).cards
    elif ask.kind in OF_A_UNIT:
        cards = s.cards[ask.args[0]]
    return {"items": [{"key": i, "words": words(f"ms-card-{s.card(card).id}")} for i, card in enumerate(cards)]}


def heading(s: State) -> Words:
    """Set-up; round, turn and phase; or the end."""
    if STAGES[s.stage] != "battle":
        return words(f"ms-heading-{STAGES[s.stage]}")
    if s.fight:
        return words("ms-heading-step", n=s.fight[3], step=step_ref(s.fight[3]))
    side, phase = words(f"ms-seat-{SIDES[s.active]}"), words(f"ms-phase-{PHASES[s.phase]}")
    return words("ms-heading-turn", n=s.round, side=side, phase=phase)


def phases(s: State) -> list[Phase]:
    """The round, and the four phases of the turn."""
    if STAGES[s.stage] != "battle":
        return [Phase(heading(s), "now")]
    side = words(f"ms-seat-{SIDES[s.active]}")
    made = [Phase(words("ms-heading-round", n=s.round, of=s.plan.scenario.rounds, side=side), "now")]
    for i, name in enumerate(PHASES[1:], 1):
        made.append(Phase(words(f"ms-phase-{name}"), "done" if i < s.phase else "now" if i == s.phase else "next"))
    return made
