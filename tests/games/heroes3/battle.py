"""Words for tests of fights between players: units on named spaces, dice forced in order, one activation after another.

    b = Battle({"G": "griffins pack c4", "Z": "zombies few c3"}, attackers="Z")
    b.attack("Z", "G", dice=[1, 0])     # the attack rolls +1, the retaliation 0
    assert b.left("G") == 1

A unit acts when the test says so, whatever its Initiative: between activations the battle waits. Spaces are named by
column and row (``a1`` is the left end of the attacker's Backline). Every forced die must be rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battlebook.games.heroes3 import verbs, verbs_rounds, verbs_siege, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS, OFF, STANDARD, Board
from battlebook.games.heroes3.content import FACES
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules import c4_activation
from battlebook.games.heroes3.rules.c4_round import cubes_are_cleared
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.rules.procedures import Combat, Round
from battlebook.games.heroes3.setups import DEMONS, FIVE, TOWER
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, STACK_WORDS, Plan, Rulings, State
from battlebook.kernel import gate
from battlebook.kernel.chance import DICE, Source
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame, advance, answer, push
from battlebook.kernel.options import Ask, Group, Key, Option
from tests.games.heroes3.fights import face_of, name_of, space

RULE = "h3:4:combat-divided-rounds"
PLACED = "h3:2:place-free"
CHOICES = (Group(RULE, "go", (Option(("go",)), Option(("stop",)))),)
DEFAULTS = ("keep", "let", "stop", "stay", "end", "keep-old")


class Between(Frame):
    """The test's own frame: it waits below whatever the test lets happen."""

    __slots__ = ()


def the_test_decides(s: State, f: Between) -> Ask:
    return Ask(ATTACKER, RULE, "test", CHOICES)


Between.steps = (the_test_decides,)


class Forced(Source):
    """Dice in the order in which they were forced; with ``spare`` all later ones show 0."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.spare = False

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        assert stream == DICE and sides == 3
        if self.spare and not self.dice:
            return 1
        assert self.dice, "a die is rolled that the test did not force"
        return self.dice.pop(0) + 1


class Battle:
    """A combat in which the test calls the activations. ``units``: ref -> "card side space"."""

    def __init__(
        self,
        units: Mapping[str, str],
        attackers: Iterable[str] = (),
        neutral: int = -1,
        rulings: Mapping[str, int] | None = None,
        damage: Mapping[str, int] | None = None,
        stack: Mapping[str, str] | None = None,
        variants: Iterable[str] = (),
        board: Board = STANDARD,
    ) -> None:
        plan = Plan("duel", (0, 1), neutral, board.home, (FIVE, FIVE), False, DEMONS, board=board)
        self.source = Forced()
        self.s = State(plan, FACES, Rulings(rulings or {}, tuple(variants)), self.source)
        self.events: list[Event] = []
        self.s.sink = self.events
        self.refs: dict[str, int] = {}
        front = list(attackers)  # a string names units of one letter
        for ref, what in units.items():
            self.add(ref, what, ATTACKER if ref in front else DEFENDER)
        for ref, n in (damage or {}).items():
            verbs.set_damage(self.s, self.refs[ref], n)
        for ref, token in (stack or {}).items():
            verbs.give_stack_token(self.s, self.refs[ref], STACK_WORDS.index(token), "h3:16:stack-types")
        self.s.stage = 1
        push(self.s, Combat())
        self.s.at[-1] = 2
        verbs_rounds.begin_round(self.s, 1, RULE)
        push(self.s, Between())
        advance(self.s)

    def add(self, ref: str, what: str, side: int) -> None:
        """Put a unit on the board."""
        card, face, place = what.split()
        unit = verbs.enlist(self.s, face_of(f"{card} {face}"), side)
        self.refs[ref] = unit
        verbs.stand(self.s, unit, self.number(place), PLACED)

    def number(self, name: str) -> int:
        """The space of a name on this board."""
        board = self.s.board
        return (int(name[1:]) - 1) * board.columns + "abcdefghijklmno".index(name[0])

    def name(self, number: int) -> str:
        """The name of a space on this board, or "off"."""
        return "off" if number == OFF else self.s.board.name(number)

    # ------------------------------------------------------------------------------------------- looking

    def ref(self, unit: int) -> str:
        """What the test calls a unit; summoned ones by their card."""
        return next((ref for ref, n in self.refs.items() if n == unit), self.s.card(unit).card)

    def alive(self, ref: str) -> bool:
        return self.s.place[self.refs[ref]] != OFF

    def at(self, ref: str) -> str:
        """The space of a unit."""
        return self.name(self.s.place[self.refs[ref]])

    def damage(self, ref: str) -> int:
        """Damage on its card."""
        return self.s.damage[self.refs[ref]]

    def left(self, ref: str) -> int:
        """HP left on the side it shows."""
        return health(self.s, self.refs[ref]) - self.damage(ref) if self.alive(ref) else 0

    def side(self, ref: str) -> str:
        """Few, pack or neutral."""
        return self.s.card(self.refs[ref]).side

    def tokens(self, ref: str) -> dict[str, int]:
        """Tokens on it, as the page sees them."""
        shown = next(u for u in GAME.view(self.s, 0)["units"] if u["id"] == self.refs[ref])
        return {token["id"]: token["n"] for token in shown["tokens"]}

    def black_cube(self, ref: str) -> bool:
        return bool(self.s.retaliated >> self.refs[ref] & 1)

    def told(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of a kind."""
        return [e.public for e in self.events if e.kind == kind]

    def story(self) -> list[str]:
        """Attacks and retaliations in order: "Z > G" and "G < Z"."""
        signs = {"attacks": ">", "retaliates": "<"}
        return [
            f"{self.ref(e.public['unit']['id'])} {signs[e.kind]} {self.ref(e.public['target']['id'])}"
            for e in self.events
            if e.kind in signs
        ]

    def hits(self) -> list[int]:
        """Damage of each strike."""
        return [e["n"] for e in self.told("hits")]

    def sums(self) -> list[tuple[int, int]]:
        """(Attack with the die, Defense) of each strike."""
        return [(e["sum"]["attack"], e["sum"]["defense"]) for e in self.told("hits")]

    def dice(self) -> list[list[int]]:
        """The faces of each attack roll."""
        return [e["dice"][0]["faces"] for e in self.told("rolls")]

    @property
    def ask(self) -> Ask:
        assert self.s.ask is not None, "nobody is asked"
        return self.s.ask

    def offered(self, verb: str = "") -> list[Key]:
        """All keys, or those of one verb."""
        return [o.key for g in self.ask.groups if not verb or g.verb == verb for o in g.options]

    def targets(self) -> set[str]:
        """Units that can be attacked now."""
        return {self.ref(key[1]) for key in self.offered("attack")}

    def moves(self) -> set[str]:
        """Spaces that can be moved to now."""
        return {self.name(key[1]) for key in self.offered("move")}

    def verbs(self) -> set[str]:
        """The groups that are offered."""
        return {group.verb for group in self.ask.groups}

    def refusals(self, *key: Any) -> list[str]:
        """Why a key is not offered: rule ids."""
        return [reason["rule"] for reason in gate.why(GAME, self.s, self.ask.seat, key)]

    # ------------------------------------------------------------------------------------------- acting

    def act(self, ref: str, dice: Sequence[int] = ()) -> Battle:
        """Let a unit activate."""
        self.force(dice)
        assert self.s.ask is None or self.ask.kind == "test", f"{self.ask.kind} waits for an answer"
        self.s.ask = None
        self.s.at[-1] = 0
        c4_activation.begin(self.s, self.refs[ref])
        advance(self.s)
        return self

    def force(self, dice: Sequence[int]) -> None:
        self.source.dice += dice

    def do(self, *key: Any, dice: Sequence[int] = ()) -> Battle:
        """Answer the open ask."""
        self.force(dice)
        fault = answer(self.s, self.ask.seat, key)
        assert fault is None, (key, fault, self.offered())
        return self

    def choose(self, verb: str, at: str = "", dice: Sequence[int] = ()) -> Battle:
        """Answer with a verb, aimed at a unit or a space where it has a choice."""
        aim = [("unit", self.refs[at])] if at in self.refs else [("space", self.number(at))] if at else []
        fit = [o.key for o in self.ask.options() if verb in o.key and all(a in o.target for a in aim)]
        assert len(fit) == 1, (verb, at, self.offered())
        return self.do(*fit[0], dice=dice)

    def strike(self, target: str, dice: Sequence[int] = (), frm: str = "") -> Battle:
        """Choose an attack of the active unit: from a space, or from the first that fits."""
        fit = [key for key in self.offered("attack") if key[1] == self.refs[target]]
        own = self.s.place[self.ask.args[0]]
        fit.sort(key=lambda key: key[2] != (self.number(frm) if frm else own))
        assert fit, (target, self.offered())
        return self.do(*fit[0], dice=dice)

    def attack(self, ref: str, target: str, dice: Sequence[int] = (), frm: str = "") -> Battle:
        """A unit activates and attacks; whatever may be left out afterwards is left out. All dice must be used."""
        self.act(ref).strike(target, dice, frm).finish()
        assert not self.source.dice, f"dice left: {self.source.dice}"
        return self

    def finish(self) -> Battle:
        """Answer with the least until the activation is over."""
        while self.s.ask is not None and self.ask.kind != "test":
            options = [key for key in self.offered() if key[0] in DEFAULTS] or self.offered()
            self.do(*options[0])
        return self

    def fortify(self, gate: str, walls: str = "", tower: bool = False) -> Battle:
        """Raise the Gate and Walls (their spaces), and perhaps the Arrow Tower, called "tower"."""
        verbs_siege.raise_walls(self.s, sum(1 << self.number(w) for w in walls.split()), 1 << self.number(gate), RULE)
        if tower:
            self.refs["tower"] = verbs_siege.place_tower(self.s, TOWER, RULE)
        return self

    def forts(self) -> set[str]:
        """Spaces with an intact Wall or Gate."""
        return {self.name(n) for n in MEMBERS[self.s.forts]}

    def breaches(self) -> set[str]:
        """Walls and Gate that can be destroyed now: "wall from space"."""
        return {f"{self.name(key[1])} from {self.name(key[2])}" for key in self.offered("breach")}

    def breach(self, fort: str, frm: str = "") -> Battle:
        """Destroy the Wall or Gate on a space, from a space or where the unit stands."""
        own = self.s.place[self.ask.args[0]]
        return self.do("breach", self.number(fort), self.number(frm) if frm else own)

    def next_round(self) -> Battle:
        """All other units have acted; a new Round begins."""
        assert self.ask.kind == "test"
        cubes_are_cleared(self.s, Round(self.s.round))
        verbs_rounds.begin_round(self.s, self.s.round + 1, RULE)
        return self

    def token(self, ref: str, token: str) -> Battle:
        """Put a Defense or Paralysis Token, or a Black Cube, on a unit."""
        put = {
            "defense": verbs_tokens.place_defense_token,
            "paralysis": verbs_tokens.paralyse,
            "black-cube": verbs_tokens.place_black_cube,
        }
        put[token](self.s, self.refs[ref], RULE)
        return self


def beside(place: str) -> list[str]:
    """The names of the neighbours of a space."""
    return [name_of(n) for n in range(20) if STANDARD.next[space(place)] >> n & 1]
