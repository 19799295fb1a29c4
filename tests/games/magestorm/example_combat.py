"""The ten-step example of the book, played by the engine from its data; what happened in the words of the data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.state import LARGE
from battlebook.kernel.events import Event
from tests.games.magestorm.clash import Clash, rows_of

NAMES = {"kragis": "K", "lausjan": "L"}
SIDE_NAMES = ("kragis", "lausjan")
INPUTS = {"n", "name", "cast", "die", "note"}  # what an example's steps tell the engine, not the other way round


class Played:
    """A combat that was played from an example's data."""

    def __init__(self, example: Mapping[str, Any]) -> None:
        setup = dict(example["setup"])
        self.steps = {step["n"]: step for step in example["step"]}
        self.refs = {name: f"{NAMES[name]}{setup.pop(f'{name}_unit')}" for name in NAMES}
        self.before = {name: setup.pop(f"{name}_damage") for name in NAMES}
        self.attacker, defender = setup.pop("attacker"), setup.pop("defender")
        hexes = {self.attacker: "E4", defender: "E5"}
        cards = {name: setup.pop(f"{name}_cards") for name in NAMES}
        casts = [self.steps[n]["cast"] for n in (2, 6, 10)]
        tokens = {NAMES[name]: {spell: 2 for cast in casts for spell in cast[name]} for name in NAMES}
        self.clash = Clash(
            {self.refs[name]: " ".join([hexes[name], *cards[name]]) for name in NAMES},
            attacker=NAMES[self.attacker],
            terrain={"E5": setup.pop("terrain")},
            mages=(setup.pop("kragis_mage"), setup.pop("lausjan_mage")),
            tokens=tokens,
            damage={self.refs[name]: self.before[name] for name in NAMES},
        )
        assert not setup, f"unread: {setup}"
        self.places: list[int] = []

    def play(self) -> dict[str, Any]:
        """The whole combat; what it came to, by step, and in the end."""
        found: dict[str, Any] = {"1": {}}
        c = self.clash.begin()
        found["1"] = {
            "revealed": {self.name(e["unit"]): e["card"]["msg"].removeprefix("ms-card-") for e in c.told("presents")},
            "terrain_cards": c.ground("K") + c.ground("L"),
        }
        self.cast_and_place(2, 3, self.steps[4])
        found["3"] = {
            "line": {name: self.line_at_first_sum(name) for name in NAMES},
            "spells": {name: c.spells(NAMES[name]) for name in NAMES},
            "reserve": {name: c.reserve(NAMES[name]) for name in NAMES},
            "first_to_place": SIDE_NAMES[self.places[0]],
        }
        found["4"] = self.engagement()
        found["5"] = {"effects": self.told_in_step(("burned",), 4)}
        seen, self.places = len(c.events), []
        self.cast_and_place(6, 7, self.steps[8])
        moved = {
            self.side(e): [card["msg"].removeprefix("ms-card-") for card in e.public["cards"]]
            for e in c.events[seen:]
            if e.kind == "reinforces"
        }
        found["7"] = {"moved": moved, **self.melee_lines(seen)}
        found["8"] = self.melee(seen)
        found["9"] = {"effects": self.told_in_step(("burned",), seen)}
        for name in NAMES:
            if not c.idle() and SIDE_NAMES[c.seat()] == name:
                c.cast(NAMES[name], *self.steps[10]["cast"][name])
        assert c.idle()
        found["expect"] = self.end()
        return found

    # ---------------------------------------------------------------------------------------- going on

    def cast_and_place(self, magic: int, placing: int, dice: Mapping[str, Any]) -> None:
        """Cast a magic step's spells, put its creatures where the example has them; then the dice fall."""
        for name in NAMES:
            if (
                self.clash.ask.kind == "magic"
                and self.clash.s.fight[3] == magic
                and SIDE_NAMES[self.clash.seat()] == name
            ):
                self.clash.cast(NAMES[name], *self.steps[magic]["cast"][name])
        self.spells_then = {name: self.clash.spells(NAMES[name]) for name in NAMES}
        self.clash.source.dice = [int(die) for die in self.dice_of(dice)]
        while not self.clash.idle() and self.clash.ask.kind == "place":
            seat = self.clash.seat()
            self.places.append(seat)
            self.clash.do("place", self.place(self.steps[placing]["line"][SIDE_NAMES[seat]], seat))

    def dice_of(self, step: Mapping[str, Any]) -> list[int]:
        """The dice of a step in the order in which they are thrown."""
        other = {"kragis": "lausjan", "lausjan": "kragis"}[self.attacker]
        first = [step["initiative"][name]["die"] for name in (self.attacker, other)] if "initiative" in step else []
        return first + [exchange[part]["die"] for exchange in step["exchange"] for part in ("attack", "defense")]

    def place(self, target: list[str], seat: int) -> int:
        """Where the next creature goes so that the line can become the target."""
        c = self.clash
        card = CARDS[c.ask.args[0]].id
        line = c.line("KL"[seat])
        for option in c.offered("place"):
            at: int = option[1]
            if is_part([*line[:at], card, *line[at:]], target):
                return at
        raise AssertionError(f"{card} has no place in {target}")

    # ------------------------------------------------------------------------------------------ looking

    def name(self, unit: Mapping[str, Any]) -> str:
        """The side of a unit."""
        return SIDE_NAMES[unit["seat"]]

    def side(self, event: Event) -> str:
        """The side of an event."""
        return SIDE_NAMES[event.public["seat"]]

    def line_at_first_sum(self, name: str) -> list[str]:
        """The line that the initiative was summed over."""
        return [thing for _, what, thing in self.rows("initiative", name) if what == "card"]

    def rows(self, kind: str, name: str, since: int = 0) -> list[tuple[int, str, str]]:
        """The addends of a side's first sum of a kind."""
        event = next(e for e in self.clash.events[since:] if e.kind == kind and self.side(e) == name)
        return rows_of(event.public["sum"])

    def told_in_step(self, kinds: Iterable[str], since: int) -> list[str]:
        """What was told of some kinds."""
        return [e.kind for e in self.clash.events[since:] if e.kind in kinds]

    def engagement(self) -> dict[str, Any]:
        """Initiative and both strikes; what each left of the unit it struck."""
        c = self.clash
        found: dict[str, Any] = {"initiative": {name: self.initiative(name) for name in NAMES}}
        found["initiative"]["winner"] = self.name(c.told("strikes-first")[0]["unit"])
        found["exchange"] = []
        damage = dict(self.before)
        for one in self.strikes(0):
            struck = "lausjan" if one["striker"] == "kragis" else "kragis"
            total = damage[struck] + one["damage"]["total"]
            spent = [CARDS[i].resistance for i in one["lost"]]
            after = {"damage_assigned": total, "eliminated": [CARDS[i].id for i in one.pop("lost")], "spent": spent}
            after |= {"damage": total - sum(spent), "line": c.line(NAMES[struck])}
            found["exchange"].append({**one, "target_before": {"damage": damage[struck]}, "target_after": after})
            damage[struck] = total - sum(spent)
        self.damage = damage
        return found

    def initiative(self, name: str) -> dict[str, Any]:
        """A side's initiative, addend by addend."""
        found = self.sum_of(self.rows("initiative", name), name, "troops_and_creatures")
        spells = sum(found[spell] for spell in self.clash.spells(NAMES[name]))
        return {**found, "subtotal": sum(found["troops_and_creatures"]) + spells}

    def sum_of(self, rows: list[tuple[int, str, str]], name: str, cards: str = "addends") -> dict[str, Any]:
        """A sum in the words of the data: cards, spells by name, power-ups, powers, total, die, result."""
        found: dict[str, Any] = {
            cards: [],
            **dict.fromkeys(self.clash.spells(NAMES[name]), 0),
            "windblast": 0,
            "die": 0,
        }
        for value, what, thing in rows:
            if what == "card":
                found[cards].append(value)
            elif what == "power-up":
                found[f"{thing}_power_up"] = value
            elif what in ("windblast", "die"):
                found[what] += value
            else:
                found[thing] += value
        result = sum(row[0] for row in rows)
        return {**found, "total": result - found["die"], "result": result}

    def strikes(self, since: int) -> list[dict[str, Any]]:
        """Every strike told since, with the cards lost before the next one."""
        events = self.clash.events[since:]
        marks = [i for i, e in enumerate(events) if e.kind == "attack"]
        found = []
        for at, end in pairwise([*marks, len(events)]):
            part = events[at:end]
            striker, struck = self.side(part[0]), self.side(part[1])
            attack, defense, hit = part[0], part[1], part[2]
            success = hit.kind == "strikes"
            lost = [e.public["card"]["id"] for e in part if e.kind in ("card-lost", "creature-lost")]
            found.append(
                {
                    "striker": striker,
                    "attack": self.sum_of(rows_of(attack.public["sum"]), striker),
                    "defense": self.sum_of(rows_of(defense.public["sum"]), struck),
                    "success": success,
                    "damage": self.damage_of(rows_of(hit.public["sum"]), striker, success),
                    "lost": lost,
                }
            )
        return found

    def damage_of(self, rows: list[tuple[int, str, str]], name: str, success: bool) -> dict[str, Any]:
        """What a strike inflicts."""
        if success:
            return {"kind": "maximum", **self.sum_of(rows, name)}
        addends = [value for value, _, _ in rows]
        fixed = {thing: value for value, what, thing in rows if what == "unstoppable"}
        added = sum(value for value, what, _ in rows if what not in ("minimum", "unstoppable"))
        return {
            "kind": "minimum",
            "addends": addends,
            "unstoppable": fixed,
            "strength_added": added,
            "total": sum(addends),
        }

    def melee_lines(self, since: int) -> dict[str, Any]:
        """The lines that fought in the melee, and the spells behind them."""
        line = {n: [t for _, what, t in self.rows("attack", n, since) if what == "card"] for n in NAMES}
        return {"line": line, "spells": self.spells_then}

    def melee(self, since: int) -> dict[str, Any]:
        """Both strikes, then what both lost together."""
        strikes = self.strikes(since)
        taken = {("lausjan" if one["striker"] == "kragis" else "kragis"): one["damage"]["total"] for one in strikes}
        assigned = {}
        for name in NAMES:
            lost = [
                e.public["card"]["id"]
                for e in self.clash.events[since:]
                if e.kind in ("card-lost", "creature-lost") and self.side(e) == name
            ]
            spent = [CARDS[i].resistance for i in lost]
            total = self.damage[name] + taken[name]
            assigned[name] = {"before": self.damage[name], "taken": taken[name], "total": total, "spent": spent}
            assigned[name] |= {"eliminated": [CARDS[i].id for i in lost], "damage": total - sum(spent)}
        for one in strikes:
            del one["lost"]
        return {"exchange": strikes, "assignment": assigned}

    def end(self) -> dict[str, Any]:
        """What is left."""
        c = self.clash
        units = {name: c.unit(ref) for name, ref in self.refs.items()}
        lesser = [CARDS[e["card"]["id"]].id for e in c.told("inserts")]
        found: dict[str, Any] = {"defender_eliminated": not c.s.cards[units["lausjan"]]}
        stays = c.where(self.refs[self.attacker]) == "E4"
        found["attacker_position"] = "stays in the hex it attacked from" if stays else "advances"
        for name, unit in units.items():
            found[f"{name}_cards"] = c.cards(self.refs[name])
            found[f"{name}_size"] = "large" if c.s.look[unit] & LARGE else "small"
            found[f"{name}_damage"] = c.s.damage[unit]
        found["creatures_returned"] = sorted(lesser) if c.s.line == ((), ()) else []
        return found


def is_part(some: list[str], whole: list[str]) -> bool:
    """Whether a line is another one with cards left out."""
    rest = iter(whole)
    return all(card in rest for card in some)
