"""Heroes of Might and Magic III, the combat of the board game: the contract this game exports as ``GAME``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from battlebook.games.heroes3 import (
    ai,
    ai_expedition,
    armies,
    content,
    hands,
    hero_decks,
    hints,
    odds,
    table_dice,
    views,
    views_expedition,
    views_hands,
)
from battlebook.games.heroes3.board import MEMBERS, NOBODY, OFF
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.decks import neutral_cards, own_units
from battlebook.games.heroes3.every_setup import SETUPS
from battlebook.games.heroes3.rules import c1_town_actions, c9_permissions, expedition
from battlebook.games.heroes3.rules.procedures import MOVED, NOTHING, SHOT
from battlebook.games.heroes3.setups import SetupKind, bench_spec
from battlebook.games.heroes3.setups_heroes import CARD_SETUPS
from battlebook.games.heroes3.setups_neutral import VARIANTS
from battlebook.games.heroes3.state import OVER, State
from battlebook.games.heroes3.table import TABLE
from battlebook.games.heroes3.unit_cards import unit_cards
from battlebook.kernel.chance import NoSource, Source
from battlebook.kernel.determinize import awaken
from battlebook.kernel.events import Event
from battlebook.kernel.game import EMPTY, Denied, Game, Problem, Result, Spec, form_problems
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Refusal
from battlebook.kernel.typed import Die
from battlebook.kernel.words import OptionWords, Phase, Words

MAP_ASK = "expedition"
MAP_ASKS = (MAP_ASK, "town")
DEEDS = {"act": NOTHING, "follow": MOVED, "step": SHOT}


class Heroes3(Game):
    """The combat of the Heroes III board game."""

    key = "heroes3"
    prefix = "h3"
    version = "4"
    hides = False
    ledger = LEDGER
    table = TABLE
    setups = tuple(kind.setup for kind in SETUPS)
    variants = VARIANTS

    def kind(self, key: str) -> SetupKind:
        """The set-up with this key. Raises KeyError."""
        for kind in SETUPS:
            if kind.setup.key == key:
                return kind
        raise KeyError(key)

    def problems(self, spec: Spec) -> Sequence[Problem]:
        """What the form says, then what the set-up itself finds."""
        hidden = [name for kind in SETUPS if kind.setup.key == spec.setup for name in kind.hidden]
        options = {name: value for name, value in spec.options.items() if name not in hidden}
        found = form_problems(self, spec._replace(options=options))
        if not found:
            found.extend(self.kind(spec.setup).problems(spec))
        return armies.cited(found)

    def new_state(self, spec: Spec, source: Source) -> State:
        """The state before the first step."""
        return self.kind(spec.setup).begin(spec, source)

    def content_hash(self) -> str:
        """The hash over every content record."""
        return content.content_hash()

    def sample_spec(self, setup: str, rng: Random) -> Spec:
        """A random legal spec of a set-up."""
        return self.kind(setup).sample(rng)

    def bench_spec(self) -> Spec:
        """7 against 7."""
        return bench_spec()

    def cards(self) -> Sequence[Mapping[str, Any]]:
        """Every unit card, for the army form."""
        return unit_cards()

    def army_problems(self, army: object) -> Sequence[Problem]:
        """Everything that is wrong with one army."""
        return armies.problems("army", army)

    def army_rows(self, army: object) -> Sequence[Mapping[str, Any]]:
        """The units of an army without problems, whether ready-made, random or listed."""
        return armies.rows(army)

    def deck_book(self) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Every Hero, card and War Machine, for the form of a Hero."""
        return views_hands.deck_book()

    def deck_problems(self, hero: Any, level: Any, deck: object) -> Sequence[Problem]:
        """Everything that is wrong with one deck."""
        return hero_decks.problems("deck", deck, hero, level)

    def deck_rows(self, hero: Any, level: Any, deck: object) -> Sequence[Mapping[str, Any]]:
        """The cards of a deck without problems, whether ready-made, random or listed, each with how often."""
        return views_hands.deck_rows(hero_decks.resolve(deck, hero, level))

    def check_content(self, path: str | None) -> Mapping[str, Any]:
        """Validate the content, or a pack."""
        return content.check(path)._asdict()

    def conserved(self, s: State) -> tuple[Any, ...]:
        """Every unit is on the board, waits, or has fallen; nobody stands twice; columns and masks agree."""
        standing = s.alive[0] | s.alive[1]
        spaces = sorted(s.place[u] for u in MEMBERS[standing])
        shown = sorted(space for space in range(s.board.places) if s.who[space] != NOBODY)
        apart = not standing & s.fallen and not s.alive[0] & s.alive[1]
        held = s.held[0] | s.held[1] == sum(1 << space for space in spaces)
        off = all(s.place[u] == OFF for u in range(s.unit_count()) if not standing >> u & 1)
        own = own_units(s) if s.campaign is None else 0  # on an expedition armies grow and shrink
        return spaces == shown, apart, held, off, own, neutral_cards(s), hands.all_cards(s)

    def secrets(self, s: State, seat: int) -> Iterable[str]:
        """The names of cards in other hands."""
        return hands.secrets(s, seat)

    def hides_in(self, setup: str, options: Mapping[str, Any] = EMPTY) -> bool:
        """Only hands are hidden, so only matches with Heroes hide anything."""
        return setup in CARD_SETUPS or bool(options.get("heroes"))

    def usable(self) -> Sequence[str]:
        """Every way to play a card that acts in Combat."""
        return hands.usable()

    def used(self, key: Key) -> str:
        """The card that an answer plays, and how."""
        return hands.used(key)

    def rounds(self, s: State) -> int:
        """Rounds of the Combat, or of the expedition."""
        return s.round if s.campaign is None else s.campaign.day

    def left(self, s: State) -> Mapping[int, float]:
        """The gold that the units which stand or wait cost, by side; nothing on an expedition."""
        return {side: ai.survivors(s, side) for side in (0, 1)} if s.campaign is None else {}

    def hides_here(self, s: State) -> bool:
        """Whether there are hands."""
        return bool(s.holders)

    def side(self, s: State, seat: int) -> int:
        """The side a seat plays for; a seat that only answers for others plays for the side it fights with."""
        return s.plan.seat_of_side.index(seat) if seat in s.plan.seat_of_side else seat

    def result(self, s: State) -> Result | None:
        """The winning side, retreat, defeat or a draw by the stall ruling."""
        if s.stage != OVER:
            return None
        seats = (s.plan.seat_of_side[s.winner],) if s.winner >= 0 and s.plan.seat_of_side[s.winner] >= 0 else ()
        sides = (s.winner,) if s.winner >= 0 else ()
        return Result(seats, sides, s.ending, s.ending_rule, s.ending == "stall")

    def known(self, s: State, seat: int) -> State:
        """Everything lies open but hands and the dice to come: a copy without chance or other seats' asks."""
        copy: State = TABLE.clone(s)
        hands.hide_hands(copy, seat)
        copy.source = NoSource()
        copy.answer = None
        copy.ask = s.ask.part(seat) if s.ask is not None and seat >= 0 else None
        return copy

    def fill(self, seen: State, rng: Random) -> State:
        """A world that fits: hands are dealt, the dice to come are imagined."""
        world: State = TABLE.clone(seen)
        hands.fill_hands(world, rng)
        return awaken(world, rng)

    def view(self, known: State, seat: int) -> dict[str, Any]:
        """The board, on an expedition the map, and with Heroes the hands."""
        return {**views.view(known), "expedition": views_expedition.view(known), **views_hands.hands_view(known)}

    def prompt(self, known: State, ask: Ask) -> tuple[Words, Words | None]:
        """What is to be decided, and why."""
        return views.prompt(known, ask)

    def option_words(self, known: State, ask: Ask, option: Option) -> OptionWords:
        """How one option reads."""
        return views.option_words(known, ask, option)

    def option_meta(self, known: State, ask: Ask, option: Option) -> Words | None:
        """How far a move goes, how likely an attack fells."""
        return hints.option_meta(known, ask, option)

    def denied_words(self, known: State, ask: Ask, denied: Denied) -> Words:
        """What is refused."""
        return hints.denied_words(known, ask, denied)

    def decided(self, known: State, ask: Ask, key: Key) -> Words:
        """What was done, and by which unit."""
        return hints.decided(known, ask, key)

    def phases(self, known: State) -> Sequence[Phase]:
        """Rounds, and the steps of the activation."""
        return hints.phases(known)

    def form_words(self, known: State, ask: Ask) -> dict[str, Any]:
        """Names for a placement."""
        return views.form_words(known, ask)

    def denied(self, s: State, ask: Ask) -> Sequence[Denied]:
        """Enemies out of reach, spaces behind Obstacles, and steps that the rules forbid now."""
        if ask.kind == MAP_ASK:
            likely = expedition.likely_keys(s)
        else:
            likely = hints.likely_keys(s, ask) if ask.kind in DEEDS else []
        return [
            Denied(key, target, tuple(refusals))
            for key, target in likely + hands.likely_plays(s, self.side(s, ask.seat), ask)
            if ask.find(key) is None and (refusals := self.why_not(s, ask, key))
        ]

    def why_not(self, s: State, ask: Ask, key: Key) -> Sequence[Refusal]:
        """Every refusal of a key, in rule order."""
        if key and s.campaign is not None and ask.find(key) is None:
            if ask.kind in MAP_ASKS:
                refusal = expedition.why_not(s, key)
                return [refusal] if refusal is not None else []
            if key[0] in c1_town_actions.VERBS:
                return [c1_town_actions.IN_COMBAT]
        if key and s.holders and ask.find(key) is None:
            found = hands.why_not(s, self.side(s, ask.seat), ask, key)
            if found or key[0] == "play":
                return found
        if ask.kind not in DEEDS or not key or ask.find(key) is not None:
            return ()
        return list(c9_permissions.why_not(s, ask.args[0], key, DEEDS[ask.kind]))

    def refusal_args(self, known: State, ask: Ask, key: Key, refusal: Refusal) -> Mapping[str, Any]:
        """Names for the words of a refusal."""
        return views.key_args(known, ask, key)

    def event_words(self, event: Event, args: Mapping[str, Any]) -> Mapping[str, Any]:
        """Events already name their things; the seat is no argument."""
        return {name: value for name, value in args.items() if name != "seat"}

    def die(self, s: State, sides: int) -> Die:
        """The Attack Die or the Resource Die."""
        return table_dice.die(sides)

    def face_words(self, die: str, face: int) -> Words | None:
        """What a face of the Resource Die gives."""
        return table_dice.face_words(die, face)

    def roller(self, s: State) -> int:
        """Who attacks, or acts."""
        return table_dice.roller(s)

    def heading(self, known: State) -> Words:
        """Placing, the Round, or the end; the Round of an expedition."""
        return hints.heading(known)

    def odds(self, known: State, ask: Ask, key: Key) -> dict[str, Any] | None:
        """The exact outcomes of an attack."""
        return odds.odds(known, ask, key)

    def evaluate(self, s: State, seat: int) -> float:
        """Material, from -1 to 1; on an expedition what it has brought so far."""
        if s.campaign is not None:
            return ai_expedition.evaluate(s, s.campaign)
        return ai.evaluate(s, self.side(s, seat))

    def candidates(self, s: State, ask: Ask, rng: Random) -> Sequence[Key]:
        """Answers worth looking at."""
        if s.campaign is not None:
            return ai_expedition.candidates(s, s.campaign, ask, rng)
        return ai.candidates(s, ask, rng)


GAME = Heroes3()
