"""The cards and heroes of the game, made once from the content: what each card is and the ways to play it.

A card is a number in the state; `CARDS` says what it is. Cards are numbered in this order: Statistics, Empowered
Statistics, Abilities, Empowered Abilities, Spells, Artifacts, Specialties, War Machines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from battlebook.games.heroes3.content import CONTENT, EFFECTS, UNITS
from battlebook.games.heroes3.content_cards import GROUPS, LEVELS
from battlebook.games.heroes3.content_check_cards import EMPOWERED, specialty_id

Params = Mapping[str, Any]
MODES: Final = ("first", "second")
ANY_RANGED: Final = "any_ranged"


class Effect(NamedTuple):
    """One effect of the closed vocabulary of ``effects.toml``. ``args``: its parameters, lists as tuples.

    A Specialty that counts double for some units has their ids in ``args["doubles_for"]`` of every effect that belongs
    to one unit; ``any_ranged`` among them stands for every Ranged unit.
    """

    op: str
    timing: str
    args: Params


class Use(NamedTuple):
    """One way to play a card. ``power``: the Power that a level of a Spell needs.

    ``mode``: basic, expert, empowered; first, second (Artifacts, Specialties); only (Specialties, War Machines);
    level0 to level2, power (a Spell discarded for +1 Power).
    """

    mode: str
    timing: str
    power: int
    effects: tuple[Effect, ...]


@dataclass(slots=True, eq=False)
class Card:
    """One card. ``combat``: whether any of its uses does something in Combat. What does not apply is empty."""

    index: int
    id: str
    kind: str
    uses: tuple[Use, ...]
    name_message: str
    provenance: str
    text: str
    school: str = ""
    grade: str = ""
    level: str = ""
    hero: str = ""
    faction: str = ""
    empowered: bool = False
    combat: bool = False


@dataclass(slots=True, eq=False)
class Hero:
    """A hero. ``statistics``: attack, defense, power, knowledge; ``specialties``: cards of Levels I, IV and VI."""

    index: int
    id: str
    faction: str
    hero_class: str
    type: str
    statistics: tuple[int, int, int, int]
    magic_arrows: int
    starting_ability: str
    specialties: tuple[str, str, str]
    name_message: str
    provenance: str


class AiCard(NamedTuple):
    """A card of the AI Deck. ``amounts``: Attack, Defense or Power by difficulty; ``then``: what follows a skill."""

    id: str
    type: str
    op: str
    target: str
    amounts: Mapping[str, int]
    then: Mapping[str, str]
    name_message: str
    provenance: str


def message(sort: str, thing: str) -> str:
    """The Fluent message of a name."""
    return f"h3-{sort}-{thing.replace('_', '-')}"


# ------------------------------------------------------------------------------------------------ uses


def frozen(value: Any) -> Any:
    """A value with tuples for lists, inside tables too."""
    if isinstance(value, Mapping):
        return {k: frozen(v) for k, v in value.items()}
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def make_use(mode: str, rows: Iterable[Params], timing: str = "", doubles: tuple[str, ...] = ()) -> Use:
    """A use out of effects as the content writes them; one without a timing has that of the effect before it."""
    effects: list[Effect] = []
    for row in rows:
        timing = row.get("timing", timing)
        args = {k: frozen(v) for k, v in row.items() if k not in ("op", "timing")}
        if doubles and EFFECTS[row["op"]].get("one_unit"):
            args["doubles_for"] = doubles
        effects.append(Effect(row["op"], timing, args))
    return Use(mode, effects[0].timing, 0, tuple(effects))


def spell_uses(record: Params) -> Iterator[Use]:
    """The levels of a Spell that do something, then the card for Power."""
    cast = record["cast"]
    more = {k: frozen(v) for k, v in cast.items() if k not in ("op", "levels", "target", "duration")}
    for i, level in enumerate(cast["levels"]):
        if "value" not in level:
            continue
        args = {
            "value": frozen(level["value"]),
            "target": cast.get("target"),
            "duration": cast.get("duration"),
            "spell": record["id"],
            **more,
        }
        timing = record["timing"]
        yield Use(f"level{i}", timing, level["power"], (Effect(cast["op"], timing, args),))
    yield make_use("power", [record["alt"]])


def option_uses(options: list[list[Params]], doubles: tuple[str, ...] = ()) -> tuple[Use, ...]:
    """The uses of an Artifact or a Specialty."""
    modes = MODES if len(options) > 1 else ("only",)
    return tuple(make_use(mode, option, "", doubles) for mode, option in zip(modes, options))


def doubled_units(listed: Iterable[str]) -> tuple[str, ...]:
    """The units that a Specialty doubles for: those named so, guards of that name too, and the groups in full."""
    found: list[str] = []
    for name in listed:
        if name == ANY_RANGED:
            found.append(name)
        elif name in GROUPS:
            found += [u for u in UNITS if u.partition("@")[0].endswith(name.removeprefix("any"))]
        else:
            found += [u for u in UNITS if u.partition("@")[0] == name]
    return tuple(dict.fromkeys(found))


# ----------------------------------------------------------------------------------------------- cards


def basics(kind: str, record: Params) -> dict[str, Any]:
    """What every card takes from its record."""
    return {"id": record["id"], "kind": kind, "provenance": record["provenance"], "text": record["text"]}


def learned(kind: str) -> Iterator[dict[str, Any]]:
    """Statistics or Abilities, then their Empowered cards."""
    records = [r.data for r in CONTENT.family(kind).values()]
    for record in records:
        uses = tuple(make_use(mode, record[mode]) for mode in ("basic", "expert"))
        yield {**basics(kind, record), "uses": uses, "faction": record.get("faction", "")}
    for record in records:
        own = record["empowered"]
        uses = (make_use("empowered", record["expert"] if own == "expert" else own),)
        whose = {"id": EMPOWERED + record["id"], "faction": record.get("faction", ""), "empowered": True}
        yield {**basics(kind, record), **whose, "uses": uses}


def found_cards() -> Iterator[dict[str, Any]]:
    """Spells and Artifacts."""
    for record in (r.data for r in CONTENT.family("spell").values()):
        about = {"school": record["school"], "grade": record["grade"]}
        yield {**basics("spell", record), **about, "uses": tuple(spell_uses(record))}
    for record in (r.data for r in CONTENT.family("artifact").values()):
        yield {**basics("artifact", record), "level": record["level"], "uses": option_uses(record["options"])}


def specialties() -> Iterator[dict[str, Any]]:
    """Three Specialties of each hero."""
    for record in (r.data for r in CONTENT.family("hero").values()):
        for level in LEVELS:
            own = record["specialties"][level]
            uses = option_uses(own["options"], doubled_units(own.get("doubles_for", ())))
            whose = {"id": specialty_id(record["id"], level), "hero": record["id"], "faction": record["faction"]}
            yield {**basics("specialty", {**record, "text": own["text"]}), **whose, "level": level, "uses": uses}


def machines() -> Iterator[dict[str, Any]]:
    """War Machines."""
    for record in (r.data for r in CONTENT.family("war machine").values()):
        yield {**basics("war_machine", record), "uses": (make_use("only", [record["effect"]], record["timing"]),)}


def acts_in_combat(uses: Iterable[Use]) -> bool:
    """Whether any effect does something in Combat."""
    effects = [effect for use in uses for effect in use.effects]
    return any(e.timing != "map" and EFFECTS[e.op]["scope"] == "engine" for e in effects)


def make_cards() -> tuple[Card, ...]:
    """All cards with their numbers."""
    rows = [*learned("statistic"), *learned("ability"), *found_cards(), *specialties(), *machines()]
    return tuple(
        Card(index=i, name_message=message("card", row["id"]), combat=acts_in_combat(row["uses"]), **row)
        for i, row in enumerate(rows)
    )


def make_hero(index: int, record: Params) -> Hero:
    """One hero."""
    s = record["statistics"]
    first, second, third = (specialty_id(record["id"], level) for level in LEVELS)
    return Hero(
        index,
        record["id"],
        record["faction"],
        record["hero_class"],
        record["type"],
        (s["attack"], s["defense"], s["power"], s["knowledge"]),
        record["magic_arrows"],
        record["starting_ability"],
        (first, second, third),
        message("hero", record["id"]),
        record["provenance"],
    )


def make_ai_card(record: Params) -> AiCard:
    """One card of the AI Deck."""
    amounts = record.get("n", record.get("power", {}))
    about = (record["id"], record["type"], record["op"], record.get("target", ""))
    return AiCard(*about, amounts, record.get("then", {}), message("card", record["id"]), record["provenance"])


CARDS: tuple[Card, ...] = make_cards()
CARD_INDEX: dict[str, int] = {card.id: card.index for card in CARDS}
HEROES: dict[str, Hero] = {
    hero: make_hero(i, record.data) for i, (hero, record) in enumerate(CONTENT.family("hero").items())
}
HERO_INDEX: dict[str, int] = {hero: h.index for hero, h in HEROES.items()}
AI_CARDS: tuple[AiCard, ...] = tuple(make_ai_card(r.data) for r in CONTENT.family("ai card").values())
WAR_MACHINES: tuple[Card, ...] = tuple(card for card in CARDS if card.kind == "war_machine")
MACHINE_COSTS: dict[str, dict[str, int]] = {i: r.data["cost"] for i, r in CONTENT.family("war machine").items()}
