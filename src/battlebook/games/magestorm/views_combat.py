"""The combat as people see it: lines, cards on the table, sums so far, chances, and words for its asks.

``fight``: null, or {attacker, defender, hex, step, when (engagement or melee: what the sums are for)} and by seat, in
the order in which the cards lie: ``line``, ``ground`` ({terrain, kind, name}), ``spells`` ({spell, name}), ``reserve``;
``called`` (creatures still to be put in), ``sums`` ({initiative, attack, defense, damage, least}: without dice; null
before deployment), ``addends`` (of the same sums: by characteristic [{value, words, rule}]; null before deployment),
``kept`` (damage that waits until both have struck); ``chances``: null, or by seat {first (wins initiative), hits (its
attack succeeds)}, for the sums as they are and one die each.
"""

from __future__ import annotations

from typing import Any

from battlebook.games.magestorm import odds
from battlebook.games.magestorm.pieces import CHARACTERISTICS, COPIES_ROOM, ENGAGEMENT, MELEE, STEPS
from battlebook.games.magestorm.refs import card_ref, hex_ref, spell_ref, terrain_ref, unit_ref
from battlebook.games.magestorm.rules.combat import addends, values
from battlebook.games.magestorm.rules.combat.procedures import FIRST_POWERS, THIRD_MAGIC
from battlebook.games.magestorm.rules.combat.step_02_first_magic import Casting
from battlebook.games.magestorm.state import State
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.words import Words, words

GROUNDS = ("defender", "attacker", "leaving")
KINDS = frozenset({"combat", "fight", "magic", "place", "powers", "advance"})


def fight_view(s: State) -> dict[str, Any] | None:
    """The combat that is fought now."""
    if not s.fight:
        return None
    attacker, defender, hex_, step = s.fight
    when = ENGAGEMENT if step < FIRST_POWERS else MELEE
    deployed = bool(s.line[0] or s.line[1])
    return {
        "attacker": attacker,
        "defender": defender,
        "hex": hex_,
        "step": step,
        "when": STEPS[when],
        "line": [list(cards) for cards in s.line],
        "ground": [[ground_view(s, *card) for card in cards] for cards in s.ground],
        "spells": [[{"spell": n, "name": spell_ref(s, n)["msg"]} for n in spells] for spells in s.spells],
        "reserve": [list(cards) for cards in s.reserve],
        "called": [list(cards) for cards in s.called],
        "sums": [sums_view(s, side, when) for side in (0, 1)] if deployed else None,
        "addends": [addends_view(s, side, when) for side in (0, 1)] if deployed else None,
        "kept": list(s.struck),
        "chances": odds.chances(s, when) if deployed else None,
    }


def ground_view(s: State, terrain: int, kind: int) -> dict[str, Any]:
    """A terrain card on the table."""
    return {"terrain": terrain, "kind": GROUNDS[kind], "name": terrain_ref(s, terrain)["msg"]}


def sums_view(s: State, side: int, when: int) -> dict[str, int]:
    """A side's sums without dice."""
    found = {name: values.total(s, side, what, when) for what, name in enumerate(CHARACTERISTICS)}
    return {**found, "least": values.minimum(s, side, when)}


def addends_view(s: State, side: int, when: int) -> dict[str, list[dict[str, Any]]]:
    """Every addend of a side's sums."""
    found: dict[str, list[dict[str, Any]]] = {}
    for what, name in enumerate(CHARACTERISTICS):
        found[name] = addends.sum_of(addends.rows_of(s, side, what, when), what, addends.SUMS[what])["rows"]
    return found


# ---------------------------------------------------------------------------------------------------- words


def prompt(s: State, ask: Ask) -> tuple[Words, Words | None]:
    """What is to be decided in a combat, and why it is asked."""
    if ask.kind == "magic":
        useless = words("ms-why-third-magic") if ask.args[0] == THIRD_MAGIC else None
        return words("ms-ask-magic", step=ask.args[0]), useless
    if ask.kind == "place":
        return words("ms-ask-place", card=card_ref(s, ask.args[0])), None
    if ask.kind == "powers":
        return words("ms-ask-powers", n=ask.args[0]), None
    if ask.kind == "advance":
        return words("ms-ask-advance", unit=unit_ref(ask.args[0]), hex=hex_ref(ask.args[1])), None
    if ask.kind == "fight":
        return words("ms-ask-fight", hex=hex_ref(ask.args[0])), None
    return words("ms-ask-combat"), None


def option_args(s: State, seat: int, option: Option) -> dict[str, Any] | None:
    """What a combat's option points at, as arguments; None when it is no option of a combat."""
    verb = option.key[0]
    if verb == "place":
        line, at = s.line[seat], option.key[1]
        return {"n": at, "card": card_ref(s, line[at - 1]) if 0 < at <= len(line) else "none"}
    if verb == "power":
        return {"n": option.key[1]}
    return None


def form_words(s: State, ask: Ask) -> dict[str, Any]:
    """Names for the spell cards that can be set aside, and what is left of every spell of combat."""
    form = ask.form
    if not isinstance(form, Casting):
        return {}
    items = [
        {
            "key": code,
            "words": words(spell_ref(s, code // COPIES_ROOM)["msg"]),
            "target": [["spell", code // COPIES_ROOM]],
        }
        for code in form.candidates
    ]
    supplies = [{"spell": row.spell, "cards": row.cards, "tokens": row.tokens} for row in form.supplies]
    return {"items": items, "supplies": supplies}
