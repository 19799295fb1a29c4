"""Cards in words: a sentence for every effect, made from the card's data, for the page and the command line.

An effect is the message ``h3-op-<op>``, followed by one ``h3-also-<parameter>`` for each condition or price that comes
with it. Beside its parameters a message is given ``whom``, ``to`` and ``for`` (whom it concerns, in three cases),
``during`` (how long), ``n`` (its number, also that of a Spell's level) and ``cards`` (so many cards).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from battlebook.games.heroes3.cards import CARDS, HEROES, Card, Effect, Use, message
from battlebook.games.heroes3.content import CONTENT, EFFECTS
from battlebook.games.heroes3.content_cards import GROUPS
from battlebook.games.heroes3.faces import unit_message
from battlebook.games.heroes3.views_abilities import FACE_WORDS, one_of
from battlebook.kernel.words import Words, words

# What comes with an effect, in the order in which it is told.
ALSO: Final = (
    "when", "after", "requires", "siege_only", "optional", "cost", "discard", "discard_war_machine", "random",
    "if_spell_draw", "not_tier", "minimum", "double_if", "doubles_for", "discard_bonus", "bonus_if_adjacent_attacker",
    "also_vs_spell_damage", "also_start_of_turn", "also_triggers", "friendly_fire", "fire_all_now", "free",
    "self_damage", "discard_self", "return_to_hand", "remove_self", "remove_self_after",
)  # fmt: skip
LIST_MESSAGES: Final = {"what": "what", "targets": "what", "of": "cardkind", "keep": "cardkind", "types": "type"}
NOTHING: Final = "none"
OWN_MOMENT: Final = ("return_spell", "return_spell_and_cards")  # their sentence says when


# ----------------------------------------------------------------------------------------------- parts


def slug(word: str) -> str:
    """A word as part of a message id."""
    return word.lower().replace(" ", "-").replace("_", "-")


def tier_words(tiers: Iterable[str]) -> Words:
    """Tiers joined by "or"."""
    return one_of([words(f"h3-tier-{tier}") for tier in tiers], "h3-list-or")


def whose(effect: Effect) -> dict[str, Words]:
    """Whom an effect concerns, in three cases."""
    args = effect.args
    tiers = args.get("tiers", args.get("value"))
    target = args.get("target") or args.get("who") or NOTHING
    if effect.op == "no_attack" and target == NOTHING:
        target = "ranged_unit_of_tier" if args.get("types") == ("ranged",) else "unit_of_tier"
    more = {"tiers": tier_words(tiers)} if str(target).endswith("of_tier") else {}
    name = f"h3-target-{slug(str(target))}"
    return {"whom": words(name, **more), "to": words(f"{name}.to", **more), "for": words(f"{name}.for", **more)}


def doubled(card: Card) -> Words:
    """For whom a Specialty counts double, as its record names them."""
    names = CONTENT.family("hero")[card.hero].data["specialties"][card.level]["doubles_for"]
    found = [words(f"h3-group-{slug(name)}" if name in GROUPS else unit_message(name)) for name in names]
    return one_of(found, "h3-list-and")


def listed(name: str, value: tuple[Any, ...]) -> Any:
    """A list as an argument of words."""
    if name in ("faces", "on"):
        return one_of([words(FACE_WORDS[face]) for face in value], "h3-list-or")
    if name == "tiers":
        return tier_words(value)
    if name == "value":
        return "/".join(str(n) for n in value)
    return one_of([words(f"h3-{LIST_MESSAGES[name]}-{slug(word)}", n=1) for word in value], "h3-list-or")


def named(kind: str, value: str) -> Any:
    """A word as an argument: the name of what it points at, or the word itself for a message to choose by."""
    if kind in ("unit", "school", "tier"):
        return words(unit_message(value) if kind == "unit" else f"h3-{kind}-{value}")
    return words(message("card", value)) if kind in ("war_machine", "spell") else value


def argument(effect: Effect, name: str, kind: str) -> Any:
    """A parameter of an effect as an argument of words; "none" when it is absent."""
    value = effect.args.get(name)
    if value is None or kind in ("bonus", "tier_power", "levels"):
        return NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        joined = all_of(value) if name == "what" and effect.args.get("n") == len(value) else None
        return joined or listed(name, value)
    return named(kind, value) if isinstance(value, str) else value


def all_of(value: tuple[str, ...]) -> Words:
    """A list of things all of which are meant, like ones counted together."""
    return one_of([words(f"h3-what-{slug(word)}", n=n) for word, n in Counter(value).items()], "h3-list-and")


# --------------------------------------------------------------------------------------------- effects


def arguments(effect: Effect) -> dict[str, Any]:
    """Everything that the sentence of an effect may say."""
    entry = EFFECTS[effect.op]
    params = {**entry.get("spell", {}), **entry.get("params", {})}
    args = {name: argument(effect, name, p["type"]) for name, p in params.items()}
    duration = effect.args.get("duration") or NOTHING
    raw = {name: effect.args.get(name) or NOTHING for name in ("target", "who", "n", "value")}
    made = {**raw, **whose(effect), **args, "during": words(f"h3-during-{slug(duration)}"), **number_args(effect)}
    made.update(special_args(effect))
    return made


def number_args(effect: Effect) -> dict[str, Any]:
    """The number of an effect, whether a card's own or that of a Spell's level, and so many cards."""
    n = effect.args.get("n", effect.args.get("value"))
    if type(n) is int:
        return {"n": n, "cards": words("h3-count-cards", n=n)}
    return {"n": n} if n == "all" or n == "all_or_one" else {}


def special_args(effect: Effect) -> dict[str, Any]:
    """Arguments of the few ops that say something in a way of their own."""
    args, made = effect.args, dict[str, Any]()
    if effect.op == "damage_chain":
        made["values"] = listed("value", args["value"])
    if "levels" in args:
        made["values"] = listed("value", tuple(level["value"] for level in args["levels"]))
        made["powers"] = listed("value", tuple(level["power"] for level in args["levels"]))
    if effect.op == "counter_spell":
        made.update(counter_args(args))
    if effect.op == "find_spell" and "grade" in args:
        made["grade"] = words(f"h3-grade-{args['grade']}")
    if effect.op == "search":
        made["deck"] = args["deck"]
    if effect.op == "overlay_card":
        made["name"] = words(f"h3-overlay-{slug(args['name'])}")
    if effect.op == "remove_card":
        made["what"] = words(f"h3-cardkind-{args['what']}")
    if effect.op == "cancel_lethal_attack":
        made.update(args.get("power") or dict.fromkeys(("bronze", "silver", "golden"), NOTHING))
    return made


def counter_args(args: Mapping[str, Any]) -> dict[str, Any]:
    """Which Spells a card counters: their grades and their School."""
    grades = [words(f"h3-grade-{grade}") for grade in args.get("value") or ()]
    school = args.get("school", args.get("counters"))
    return {
        "grades": one_of(grades, "h3-list-or") if len(grades) == 1 else NOTHING,
        "school": words(f"h3-school-{school}") if school is not None else NOTHING,
    }


def effect_sentences(card: Card, effect: Effect) -> Iterator[Words]:
    """The sentence of an effect and those of what comes with it."""
    args = arguments(effect)
    yield main_sentence(card, effect, args)
    for name in ALSO:
        value = effect.args.get(name)
        if value in (None, False, 0) or (name == "after" and effect.op in OWN_MOMENT):
            continue
        yield words(f"h3-also-{slug(name)}", **(args | also_args(card, name, value)))


def main_sentence(card: Card, effect: Effect, args: Mapping[str, Any]) -> Words:
    """The sentence of an effect; a card that acts on the map in its own way has a message of its own."""
    if effect.op != "map":
        return words(f"h3-op-{slug(effect.op)}", **args)
    value = effect.args.get("value", NOTHING)
    if isinstance(value, str) and value != NOTHING:
        n, _, what = value.partition(" ")
        return words(f"h3-map-{card.name_message.removeprefix('h3-')}", n=words(f"h3-amount-{what}", n=int(n)))
    return words(f"h3-map-{card.name_message.removeprefix('h3-')}", n=value)


def also_args(card: Card, name: str, value: Any) -> dict[str, Any]:
    """Arguments of one thing that comes with an effect."""
    if name == "doubles_for":
        return {name: doubled(card)}
    if name == "discard_bonus":
        return {"bonus_discard": value["discard"], "bonus_n": value["n"]}
    if name == "cost":
        return {name: str(value).removeprefix("1 ").replace(" ", "_")}
    return {}


# ----------------------------------------------------------------------------------------------- cards


def use_words(card: Card, use: Use) -> Words:
    """One way to play a card as a paragraph."""
    found = [sentence for effect in use.effects for sentence in effect_sentences(card, effect)]
    text = found[0]
    for sentence in found[1:]:
        text = words("h3-two-sentences", a=text, b=sentence)
    mode = "level" if use.mode.startswith("level") else use.mode
    return words(f"h3-use-{mode}", timing=words(f"h3-timing-{use.timing}"), power=use.power, text=text)


def card_sentences(card: Card) -> list[Words]:
    """All ways to play a card, one paragraph each."""
    return [use_words(card, use) for use in card.uses]


def card_view(index: int) -> dict[str, Any]:
    """Everything that a viewer of cards shows of one card. ``text``: the record's own short text, in English."""
    card = CARDS[index]
    return {
        "index": index,
        "id": card.id,
        "kind": card.kind,
        "name": words(card.name_message),
        "school": card.school or None,
        "grade": card.grade or None,
        "level": card.level or None,
        "hero": card.hero or None,
        "faction": card.faction or None,
        "empowered": card.empowered,
        "combat": card.combat,
        "provenance": card.provenance,
        "text": card.text,
        "uses": [
            {"mode": use.mode, "timing": use.timing, "power": use.power, "words": use_words(card, use)}
            for use in card.uses
        ],
    }


def deck_view(deck: Iterable[int]) -> list[dict[str, Any]]:
    """A deck as a list shows it: each card once, with its number, in the order of the cards' numbers."""
    return [{"card": card_view(index), "n": n} for index, n in sorted(Counter(deck).items())]


def hero_view(hero_id: str) -> dict[str, Any]:
    """Everything that a list of heroes shows of one hero. Raises KeyError."""
    hero = HEROES[hero_id]
    attack, defense, power, knowledge = hero.statistics
    return {
        "id": hero.id,
        "name": words(hero.name_message),
        "faction": hero.faction,
        "class": words(f"h3-class-{slug(hero.hero_class)}"),
        "type": words(f"h3-hero-type-{hero.type}"),
        "statistics": {"attack": attack, "defense": defense, "power": power, "knowledge": knowledge},
        "magic_arrows": hero.magic_arrows,
        "starting_ability": words(message("card", hero.starting_ability)),
        "specialties": [words(message("card", card)) for card in hero.specialties],
        "provenance": hero.provenance,
    }
