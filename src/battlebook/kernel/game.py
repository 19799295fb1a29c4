"""The contract a game exports as ``GAME`` in its ``game.py``, and the discovery of games.

A game is a folder in ``battlebook.games`` whose module ``game`` holds a `Game`; nothing outside the folder names it.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, NamedTuple

from battlebook.kernel.bringing import Bringing
from battlebook.kernel.chance import Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.events import Event
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Ledger, Refusal
from battlebook.kernel.specs import EMPTY, SPECTATOR, Field, Problem, Setup, Spec, Variant, field_cause
from battlebook.kernel.state import State, Table
from battlebook.kernel.typed import TYPED_DICE, Die
from battlebook.kernel.words import OptionWords, Phase, Words, words

__all__ = [
    "EMPTY", "SPECTATOR", "Denied", "Field", "Game", "Problem", "Result", "Setup", "Spec", "Variant", "begin",
    "discover", "field_cause", "form_problems", "games", "spell_key",
]  # fmt: skip


class Result(NamedTuple):
    """How a match ended: the winning seats and sides (empty = nobody), the outcome's kind for words, and the rule.

    ``capped`` marks an end by a cited cap.
    """

    seats: tuple[int, ...]
    sides: tuple[int, ...]
    kind: str
    rule: str
    capped: bool = False


class Denied(NamedTuple):
    """A candidate that is refused now: the key it would have, what it points at, and every refusal in rule order."""

    key: Key
    target: tuple[tuple[str, int], ...]
    refusals: tuple[Refusal, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Bringing):
    """Base of every game. Subclasses fill the attributes and override the methods; ``-1`` as a seat is a spectator.

    What a game need not have stands in `Bringing`.
    """

    key: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    hides: ClassVar[bool] = True  # False: nothing hidden is ever in play, so a hand-over needs no screen of its own
    complete: ClassVar[bool] = True  # False: chapters are missing; the soak and the start page leave the game out
    ledger: ClassVar[Ledger]
    table: ClassVar[Table]
    setups: ClassVar[tuple[Setup, ...]] = ()
    variants: ClassVar[tuple[Variant, ...]] = ()

    def hides_in(self, setup: str, options: Mapping[str, Any] = EMPTY) -> bool:
        """Whether anything hidden is ever in play in a set-up with these options; if not, a hand-over needs no
        screen."""
        return self.hides

    def hides_here(self, s: Any) -> bool:
        """The same of a match in play, by its true or known state: one world may then not be enough to look at."""
        return self.hides

    def hides_with(self, spec: Spec) -> bool:
        """`hides_in` for a whole spec."""
        return self.hides_in(spec.setup, spec.options)

    def problems(self, spec: Spec) -> Sequence[Problem]:
        """Everything that is wrong with a spec, in rule order; here by its form, variants and rulings alone."""
        return form_problems(self, spec)

    def new_state(self, spec: Spec, source: Source) -> Any:
        """The state before the first step: content and settings in place, the outermost frame pushed, nothing run.

        Raises ValueError for a spec with problems.
        """
        raise NotImplementedError

    def content_hash(self) -> str:
        """Hexadecimal hash over every content record that can enter a match; empty for a game without content."""
        return ""

    def sample_spec(self, setup: str, rng: Random) -> Spec:
        """A random legal spec of a set-up, for simulation and tests; here simply the defaults of its fields."""
        fields = self.setup(setup).fields
        return Spec(setup, {f.name: f.default for f in fields})

    def bench_spec(self) -> Spec:
        """The set-up that the bench plays; named in the repository so that figures stay comparable."""
        return self.sample_spec(self.setups[0].key, Random(0))

    def check_content(self, path: str | None) -> Mapping[str, Any]:
        """Validate this game's content, or a pack at ``path``: {"files", "records", "faults", "deferred"}."""
        raise NotImplementedError

    def conserved(self, s: Any) -> tuple[Any, ...]:
        """What no decision may change (cards, tokens, coins in all): compared by the conformance suite."""
        return ()

    def secrets(self, s: Any, seat: int) -> Iterable[str]:
        """Words or ids that must occur in nothing that leaves for ``seat`` now: canaries for the hiding suite."""
        return ()

    def rounds(self, s: Any) -> int:
        """How many rounds (turns, where a game has no rounds) have begun, for reports: the state's ``round``, or 0."""
        return int(getattr(s, "round", 0))

    def left(self, s: Any) -> Mapping[int, float]:
        """What each side still has, in the game's own measure (gold for one) that the message ``<prefix>-left`` names
        with ``n``; nothing for a game without any."""
        return {}

    def usable(self) -> Sequence[str]:
        """Everything a player can use in some match (cards, above all), by id, for a report of what is never used."""
        return ()

    def used(self, key: Key) -> str:
        """What an answer uses, as `usable` names it; empty for all others."""
        return ""

    def seats(self, spec: Spec) -> int:
        """How many seats the set-up has."""
        return len(self.setup(spec.setup).seat_names)

    def setup(self, key: str) -> Setup:
        """The set-up with this key. Raises KeyError."""
        for setup in self.setups:
            if setup.key == key:
                return setup
        raise KeyError(key)

    def result(self, s: Any) -> Result | None:
        """The result of a finished state, else None."""
        raise NotImplementedError

    def side(self, s: Any, seat: int) -> int:
        """The side a seat plays for (team games: several seats, one side)."""
        return seat

    def known(self, s: Any, seat: int) -> Any:
        """A state, built up from an empty skeleton, that holds only what ``seat`` knows, and no chance key.

        Its ask is the seat's own part of the ask, or None.
        """
        raise NotImplementedError

    def fill(self, known: Any, rng: Random) -> Any:
        """A world that fits a known state: unknown things drawn with ``rng``, then `determinize.awaken`."""
        raise NotImplementedError

    def view(self, known: Any, seat: int) -> dict[str, Any]:
        """What the page draws for ``seat``, JSON-able, from the known state alone."""
        raise NotImplementedError

    def prompt(self, known: Any, ask: Ask) -> tuple[Words, Words | None]:
        """The ask as an instruction, and why it is asked."""
        return words(f"{self.prefix}-ask-{ask.kind}", seat=ask.seat), None

    def option_words(self, known: Any, ask: Ask, option: Option) -> OptionWords:
        """How one option reads."""
        return OptionWords(words(f"{self.prefix}-option-{option.key[0]}", **dict(option.target)))

    def option_meta(self, known: Any, ask: Ask, option: Option) -> Words | None:
        """What stands small beside an option when its words bring nothing of their own: its cost, its chance."""
        return None

    def decided(self, known: Any, ask: Ask, key: Key) -> Words:
        """A decision in words, for whoever looks back: what was done, and with what where the option does not say."""
        option = ask.find(key)
        return self.prompt(known, ask)[0] if option is None else self.option_words(known, ask, option).words

    def form_words(self, known: Any, ask: Ask) -> dict[str, Any]:
        """Names for the candidates of a form: {"items": [{"key", "words", "target"}], "spaces": [...]}."""
        return {}

    def denied(self, s: Any, ask: Ask) -> Sequence[Denied]:
        """Candidates that look possible but are refused now, with their reasons: the list "not possible now"."""
        return ()

    def denied_words(self, known: Any, ask: Ask, denied: Denied) -> Words:
        """What a refused candidate would do, to stand behind "not": here the words of the option it is not."""
        return self.option_words(known, ask, Option(denied.key, denied.target)).words

    def why_not(self, s: Any, ask: Ask, key: Key) -> Sequence[Refusal]:
        """Every refusal of a key that is not offered, in rule order; empty when the key makes no sense here."""
        return ()

    def refusal_args(self, known: Any, ask: Ask, key: Key, refusal: Refusal) -> Mapping[str, Any]:
        """Arguments for the words of a refusal."""
        return EMPTY

    def event_words(self, event: Event, args: Mapping[str, Any]) -> Mapping[str, Any]:
        """Turn an event's arguments into arguments for words: numbers stay, things become `Ref`s."""
        return args

    def die(self, s: Any, sides: int) -> Die:
        """A die of so many sides as people know it, for dice that are typed in; ``s`` stands within a step."""
        return Die(self.setups[0].rule, f"d{sides}", tuple(range(1, sides + 1)))

    def face_words(self, die: str, face: int) -> Words | None:
        """What a face of a die means, where its number does not say it."""
        return None

    def roller(self, s: Any) -> int:
        """The seat whose roll comes next, or -1; asked where nothing that just happened tells it."""
        return SPECTATOR

    def heading(self, known: Any) -> Words:
        """The heading under which events are grouped now (turn, round, phase)."""
        return words(f"{self.prefix}-heading")

    def phases(self, known: Any) -> Sequence[Phase]:
        """The running order as the top of the page shows it, what is done, now and next; here the heading alone."""
        return (Phase(self.heading(known), "now"),)

    def odds(self, known: Any, ask: Ask, key: Key) -> dict[str, Any] | None:
        """Exact outcomes of an option: {"outcomes": [{"share", "kind", "words"}], "assumes": [Words], "rule"}."""
        return None

    def what_if(self, known: Any, seat: int, key: Key) -> dict[str, Any] | None:
        """What a seat would see if it had done something that it only thinks of (``key`` in the game's own words, not
        necessarily on offer): the changed parts of its view, from what it knows. None when the game knows no such
        thought; nothing is done."""
        return None


def form_problems(game: Game, spec: Spec) -> list[Problem]:
    """What is wrong with a spec by its set-up's form alone; fields of a kind of its own are looked at by the game."""
    setup = next((s for s in game.setups if s.key == spec.setup), None)
    if setup is None:
        return [Problem("setup", Refusal(game.setups[0].rule, "unknown-setup"))]
    found = [(f.name, field_cause(f, spec.options.get(f.name))) for f in setup.fields]
    known = {f.name for f in setup.fields}
    found += [(name, "unknown-field") for name in spec.options if name not in known]
    variants = {TYPED_DICE, *(v.key for v in game.variants)}
    found += [(key, "unknown-variant") for key in spec.variants if key not in variants]
    for key, option in spec.rulings.items():
        ruling = game.ledger.rulings.get(key)
        if ruling is None or not ruling.switch or not 0 <= option < len(ruling.options):
            found.append((key, "unknown-ruling"))
    return [Problem(name, Refusal(setup.rule, cause)) for name, cause in found if cause]


def discover(package: str = "battlebook.games") -> dict[str, Game]:
    """Every game found below ``package``, by key, in alphabetical order."""
    root = importlib.import_module(package)
    found: dict[str, Game] = {}
    for info in sorted(pkgutil.iter_modules(root.__path__), key=lambda m: m.name):
        if info.ispkg and importlib.util.find_spec(f"{package}.{info.name}.game"):
            game: Game = importlib.import_module(f"{package}.{info.name}.game").GAME
            found[game.key] = game
    return found


@cache
def games() -> dict[str, Game]:
    """The games of this installation, discovered once."""
    return discover()


def spell_key(key: str) -> str:
    """Both spellings of a game's key lead to the same one (``dark-force``, ``dark_force``)."""
    return key.replace("-", "_").lower()


def begin(game: Game, spec: Spec, source: Source) -> State:
    """A new state, ready for `frames.advance`; checks the spec. Raises ValueError naming the first problem."""
    problems = game.problems(spec)
    if problems:
        first = problems[0]
        raise ValueError(f"{first.field}: refused by {first.refusal.rule} ({first.refusal.cause})")
    state: State = game.new_state(spec, source)
    return state
