"""Small words around the choices: cost and chance beside an option, what a refusal is about, what a decision did, and
the running order at the top of the page."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import odds, views_expedition
from battlebook.games.heroes3.board import MEMBERS, NOBODY
from battlebook.games.heroes3.faces import GROUND, RANGED
from battlebook.games.heroes3.rules import c9_permissions
from battlebook.games.heroes3.rules.procedures import MOVED, NOTHING, SHOT, Activation, Attack
from battlebook.games.heroes3.state import BATTLE, MAP, OVER, PLACING, STAGES, State
from battlebook.games.heroes3.verbs import unit_ref
from battlebook.games.heroes3.views import option_words, prompt, target_args
from battlebook.kernel.game import Denied
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.words import Phase, Words, words

FEW: Final = 60  # branches of rolls: some milliseconds; whoever chooses such an attack is told its odds all the same
REFUSED: Final = ("attack", "move", "defend", "end")
PLACED: Final = ("place", "place-guards", "place-one")
ACTIVATION: Final = ("act", "follow", "step")
# Asks whose numbers begin with the unit that acts.
OF_A_UNIT: Final = (
    *ACTIVATION, "reroll", "cancel", "second-strike", "further-attack", "extra-attack", "return", "splash", "push",
    "activation-damage", "heal-friend", "keep-token",
)  # fmt: skip
FATES: Final = ((odds.FALLS, "h3-meta-falls"), (odds.FLIPS, "h3-meta-flips"))


def option_meta(s: State, ask: Ask, option: Option) -> Words | None:
    """How far a move goes; how likely an attack makes its target fall, or flip where it cannot fall at once."""
    key = option.key
    if ask.kind not in ACTIVATION:
        return None
    if key[0] == "attack":
        return fate(s, ask.args[0], key[1], key[2])
    if key[0] != "move" or s.card(ask.args[0]).teleports or s.board.hexes:
        return None  # on hexes a way may be longer than the distance
    # In three steps no way round an Obstacle leads anywhere: every way is a shortest one.
    return words("h3-meta-steps", n=s.board.distance[s.place[ask.args[0]]][key[1]])


def fate(s: State, unit: int, target: int, space: int) -> Words | None:
    """The most that an attack can do to its target, with its chance in hundredths; nothing where that takes long."""
    shares = odds.shares(s, unit, target, space, FEW)
    if not shares:
        return None
    for worst, message in FATES:
        chance = sum(share for (mine, _), _, share in shares if mine == worst)
        if chance:
            return words(message, n=round(chance * 100))
    return words("h3-meta-holds")


def denied_words(s: State, ask: Ask, denied: Denied) -> Words:
    """What is refused, to stand behind "not"."""
    verb = denied.key[0]
    if verb not in REFUSED:
        return option_words(s, ask, Option(denied.key, denied.target)).words
    return words(f"h3-not-{verb}", **target_args(s, denied.target))


def decided(s: State, ask: Ask, key: Key) -> Words:
    """What was done: the option with its unit in front, how many units were placed."""
    option = ask.find(key)
    if option is None:
        if ask.kind == "discard":
            return words("h3-did-discard", n=len(key))
        return words("h3-did-place", n=len(key)) if ask.kind in PLACED else prompt(s, ask)[0]
    said = option_words(s, ask, option).words
    return words("h3-did", unit=unit_ref(s, ask.args[0]), what=said) if ask.kind in OF_A_UNIT else said


def phases(s: State) -> list[Phase]:
    """Setup, the Round before, this Round, the steps of the activation that is under way, the end."""
    if s.campaign is not None and s.stage in (MAP, OVER):
        return [Phase(heading(s), "now")]
    end = words(f"h3-heading-{STAGES[OVER]}")
    if s.stage == PLACING:
        return [Phase(words(f"h3-heading-{STAGES[PLACING]}"), "now"), Phase(round_words(1), "next"), Phase(end, "next")]
    before = words(f"h3-heading-{STAGES[PLACING]}") if s.round < 2 else round_words(s.round - 1)
    if s.stage == OVER:
        return [Phase(round_words(s.round), "done"), Phase(end, "now")]
    return [Phase(before, "done"), Phase(round_words(s.round), "now"), *activation(s), Phase(end, "next")]


def heading(s: State) -> Words:
    """The heading of the log: the Round of an expedition or its end; placing, what comes before the first Round, a
    Round, the end."""
    on_the_map = views_expedition.heading(s)
    if on_the_map is not None:
        return on_the_map
    return round_words(s.round) if s.stage == BATTLE else words(f"h3-heading-{STAGES[s.stage]}")


def round_words(number: int) -> Words:
    """The heading of a Round, or of what comes before the first one."""
    return words(f"h3-heading-{STAGES[BATTLE]}", n=number) if number else words("h3-heading-before")


def activation(s: State) -> list[Phase]:
    """A Ranged unit attacks and then may take a step, every other unit moves and then may attack."""
    frames = [i for i, frame in enumerate(s.stack) if isinstance(frame, Activation)]
    if not frames:
        return []
    frame = s.stack[frames[-1]]
    assert isinstance(frame, Activation)
    attacks = any(isinstance(above, Attack) for above in s.stack[frames[-1] :])
    if s.card(frame.unit).type == RANGED:
        later = frame.deed != NOTHING
        return [step("attack", frame.deed == SHOT, not later), step("step", frame.deed == MOVED, frame.deed == SHOT)]
    later = attacks or frame.deed == MOVED
    return [step("move", later, True), step("attack", False, later)]


def step(name: str, done: bool, now: bool) -> Phase:
    """One step of an activation."""
    return Phase(words(f"h3-phase-{name}"), "done" if done else "now" if now else "next")


def likely_keys(s: State, ask: Ask) -> list[tuple[Key, tuple[tuple[str, int], ...]]]:
    """Keys a person might look for in an activation: every enemy, near spaces, Defend."""
    unit = ask.args[0]
    found: list[tuple[Key, tuple[tuple[str, int], ...]]] = []
    if ask.kind != "step":
        for target in MEMBERS[s.alive[1 - s.side[unit]]]:
            if not any(o.key[:2] == ("attack", target) for o in ask.options()):
                space = c9_permissions.closest_space(s, unit, target) if ask.kind == "act" else s.place[unit]
                found.append((("attack", target, space), (("unit", target), ("space", space))))
    if ask.kind == "act" and s.card(unit).type in (GROUND, RANGED):
        steps = s.speed[unit] if s.board.hexes else 3 if s.card(unit).type == GROUND else 1
        for space in MEMBERS[s.board.all]:
            if s.who[space] == NOBODY and 0 < s.board.distance[s.place[unit]][space] <= steps:
                found.append((("move", space), (("space", space),)))
    if ask.kind != "step":
        found.append((("defend",), ()))
    found.append((("end",), ()))
    return found
