"""Words for tests of fights with hands of cards: a `Battle` whose sides have Heroes, hands, piles and War Machines.

    b = Cards({"A": "crusaders few a3", "D": "crusaders few a4"}, "A", hand="power magic_arrow")
    b.act("A").play("power", "expert").play("magic_arrow", "level2", "D")
    assert b.damage("D") == 3 and b.hand(0) == []

``play`` plays for whoever is asked; windows in which nobody wants to do anything are answered by ``passes`` (`act` and
`strike` do that where the other side may answer an activation, if told so). Draws from a pile take its first cards
unless ``draws`` names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, HERO_INDEX
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import Holder, holder, lasting
from battlebook.games.heroes3.rules import c4_round, c12_cards
from battlebook.games.heroes3.rules.procedures import Combat, Round
from battlebook.games.heroes3.state import ATTACKER
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel import gate
from battlebook.kernel.chance import DICE
from battlebook.kernel.frames import advance, answer, reask
from battlebook.kernel.options import Key
from tests.games.heroes3.battle import Battle, Forced
from tests.games.heroes3.fights import name_of, space

WINDOWS = tuple(c12_cards.ASK_KINDS.values())
RULE = "h3:4:hand-only"


class Draws(Forced):
    """Forced dice; other draws as they are named, counted from 0, then always the first."""

    def __init__(self) -> None:
        super().__init__()
        self.draws: list[int] = []

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        if stream == DICE:
            return super().draw(stream, epoch, index, sides)
        return self.draws.pop(0) if self.draws else 0


def cards_of(names: str) -> tuple[int, ...]:
    """Ids of cards, parted by blanks, as a hand."""
    return tuple(sorted(CARD_INDEX[name] for name in names.split()))


class Cards(Battle):
    """A battle with Heroes. ``hand``/``pile``/``machines`` are the attacker's, ``against``, ``their_pile``,
    ``their_machines`` the defender's; ``more`` and ``their_more`` set further fields of a `Holder`."""

    def __init__(
        self,
        units: Mapping[str, str],
        attackers: Iterable[str] = (),
        hand: str = "",
        against: str = "",
        pile: str = "",
        their_pile: str = "",
        machines: str = "",
        their_machines: str = "",
        heroes: tuple[str, str] = ("catherine", "sandro"),
        level: int = 7,
        more: Mapping[str, Any] | None = None,
        their_more: Mapping[str, Any] | None = None,
        **rest: Any,
    ) -> None:
        super().__init__(units, attackers, **rest)
        self.s.faces = ALL_FACES
        self.draws = Draws()
        self.source = self.s.source = self.draws
        sides = ((hand, pile, machines, more), (against, their_pile, their_machines, their_more))
        for side, (held, deck, bought, others) in enumerate(sides):
            h = Holder(HERO_INDEX[heroes[side]], level, cards_of(held), cards_of(deck), machines=cards_of(bought))
            verbs_cards.take_up(self.s, side, h._replace(**(others or {})))
        for unit in range(self.s.unit_count()):
            verbs_cards.set_speed(self.s, unit)

    # ------------------------------------------------------------------------------------------- looking

    def holder(self, side: int = ATTACKER) -> Holder:
        """What a side holds."""
        return holder(self.s, side)

    def hand(self, side: int = ATTACKER) -> list[str]:
        """The ids of the cards in a hand."""
        return [CARDS[c].id for c in self.holder(side).hand]

    def discards(self, side: int = ATTACKER) -> list[str]:
        """The discard pile, the top last."""
        return [CARDS[c].id for c in self.holder(side).discard]

    def in_play(self, side: int = ATTACKER) -> list[str]:
        """Cards whose effect lasts."""
        return [CARDS[c].id for c in self.holder(side).in_play]

    def effects(self, op: str = "") -> list[str]:
        """The operations of the effects of cards that last, all or of one kind."""
        return [row.op for row in lasting(self.s) if row.card >= 0 and (not op or row.op == op)]

    def speed(self, ref: str) -> int:
        """Initiative now."""
        return self.s.speed[self.refs[ref]]

    def plays(self, card: str = "", use: str = "") -> list[Key]:
        """The ways to play a card (any) that are offered now."""
        keys = self.offered("play")
        if card:
            keys = [k for k in keys if CARDS[k[1]].id == card]
        return [k for k in keys if not use or CARDS[k[1]].uses[k[2]].mode == use]

    def aims(self, card: str, use: str = "") -> set[str]:
        """Units and spaces at which a card can be aimed now, by the words of the test."""
        found = set()
        for key in self.plays(card, use):
            if len(key) > 3:
                found.add(self.ref(key[4]) if key[3] == "unit" else f"{'abcd'[key[4] % 4]}{key[4] // 4 + 1}")
        return found

    def targets_now(self) -> set[str]:
        """Units that the open ask points at."""
        return {self.ref(n) for o in self.ask.options() for sort, n in o.target if sort == "unit"}

    def spaces_now(self) -> set[str]:
        """Spaces that the open ask points at."""
        return {name_of(n) for o in self.ask.options() for sort, n in o.target if sort == "space"}

    def why_not(self, card: str, use: str = "") -> list[str]:
        """The rules by which a use of a card is refused now."""
        index = CARD_INDEX[card]
        number = next(i for i, u in enumerate(CARDS[index].uses) if not use or u.mode == use)
        return [r["rule"] for r in gate.why(GAME, self.s, self.ask.seat, ("play", index, number))]

    # ------------------------------------------------------------------------------------------- acting

    def play(self, card: str, use: str = "", at: str = "", dice: Sequence[int] = ()) -> Cards:
        """Play a card for whoever is asked, aimed at a unit or a space where it has a choice."""
        keys = self.plays(card, use)
        if at:
            aim = ("unit", self.refs[at]) if at in self.refs else ("space", space(at))
            keys = [k for k in keys if k[3:] == aim]
        assert len(keys) == 1, (card, use, at, self.offered())
        self.do(*keys[0], dice=dice)
        return self

    def give(self, side: int = ATTACKER, **fields: Any) -> Cards:
        """Set fields of what a side holds, as Power on the table, while the battle waits or before a unit acts."""
        verbs_cards.change(self.s, side, **fields)
        if self.s.ask is not None and self.ask.kind != "test":
            reask(self.s)
        return self

    def passes(self, times: int = 0) -> Cards:
        """Pass so often; by default until no window is open."""
        n = 0
        while self.s.ask is not None and self.ask.kind in WINDOWS and (not times or n < times):
            self.do("pass")
            n += 1
        return self

    def pick(self, at: str, dice: Sequence[int] = ()) -> Cards:
        """Answer a choice by the unit or space it points at."""
        aim = ("unit", self.refs[at]) if at in self.refs else ("space", space(at))
        fit = [o.key for o in self.ask.options() if aim in o.target]
        assert len(fit) == 1, (at, self.offered())
        self.do(*fit[0], dice=dice)
        return self

    def act(self, ref: str, dice: Sequence[int] = (), answered: bool = False) -> Cards:
        """Let a unit activate; the other side lets it, unless it wants to answer."""
        super().act(ref, dice)
        return self if answered else self.about()

    def about(self) -> Cards:
        """Pass the window before an activation."""
        while self.s.ask is not None and self.ask.kind == "cards-about":
            self.do("pass")
        return self

    def finish(self) -> Cards:
        """Pass and answer with the least until the activation is over."""
        while self.s.ask is not None and self.ask.kind != "test":
            keys = self.offered()
            least = [k for k in keys if k[0] in ("pass", "keep", "let", "stop", "stay", "end", "keep-old")] or keys
            self.do(*least[0])
        return self

    def next_round(self) -> Cards:
        """A new Round begins; windows and War Machines included where the rules open them."""
        super().next_round()
        return self

    def start_round(self, dice: Sequence[int] = ()) -> Cards:
        """What happens when a Round begins: the window for cards, then War Machines."""
        assert self.ask.kind == "test"
        self.force(dice)
        self.s.ask = None
        self.s.at[-1] = 0
        c4_round.cards_start_the_round(self.s, Round(self.s.round))
        advance(self.s)
        return self

    def machines_work(self, dice: Sequence[int] = ()) -> Cards:
        """War Machines when a Round begins."""
        assert self.ask.kind == "test"
        self.force(dice)
        self.s.ask = None
        self.s.at[-1] = 0
        c4_round.war_machines_work(self.s, Round(self.s.round))
        advance(self.s)
        return self

    def start_combat(self) -> Cards:
        """The window for cards when Combat starts."""
        assert self.ask.kind == "test"
        self.s.ask = None
        self.s.at[-1] = 0
        c4_round.cards_start_the_combat(self.s, Combat())
        advance(self.s)
        return self

    def refused(self, *key: Any) -> str:
        """The rule by which an answer is refused; nothing changes."""
        before = GAME.table.digest(self.s)
        fault = answer(self.s, self.ask.seat, key)
        assert fault is not None, "it was accepted"
        assert GAME.table.digest(self.s) == before
        return fault[0].rule
