"""Making matches: from the form of a new match, as a rematch, or from a file that is resumed; and renewing links."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from battlebook.kernel.game import Game, Problem, Spec
from battlebook.kernel.gate import refusal_words
from battlebook.kernel.header import spec_from_plain
from battlebook.kernel.proof import commit
from battlebook.kernel.words import words
from battlebook.players.levels import LEVELS
from battlebook.table import gatherings, lobby, tokens
from battlebook.table.hall import Hall
from battlebook.table.live import now_ms
from battlebook.table.pages import Checked, Created, DeckAsked, Link, NewMatch, NewSeat, SpecProblem
from battlebook.table.records import LOBBY, MatchRow, SeatRow, TokenRow, clean
from battlebook.table.refusing import NotPossible

MOST_SEED = (1 << 53) - 1
HERE = ("human", "local")
SHARED = {
    "unknown-setup",
    "unknown-field",
    "missing-field",
    "unknown-variant",
    "unknown-ruling",
    "no-choice",
    "no-flag",
    "no-number",
}


def game_of(hall: Hall, key: str) -> Game:
    """The game of this key. Raises `NotPossible`."""
    found = hall.games.get(key)
    if found is None:
        raise NotPossible(404, "no-game", game=key)
    return found


def spec_of(game: Game, form: NewMatch) -> Spec:
    """The spec of a form: what was left out has its default. Raises `NotPossible` for an unknown set-up."""
    setup = next((s for s in game.setups if s.key == form.setup), None)
    if setup is None:
        raise NotPossible(422, "no-setup", setup=form.setup)
    options = {f.name: f.default for f in setup.fields} | dict(form.options)
    for f in setup.fields:
        if f.kind.endswith("armies"):
            options[f.name] = armies_of(form, options[f.name])
    rulings = {key: n for key, value in form.rulings.items() if (n := reading(game, key, value)) is not None}
    plain = {"setup": form.setup, "options": options, "variants": form.variants, "rulings": rulings}
    # What is kept is what comes back from a file: tuples are lists everywhere.
    return spec_from_plain(json.loads(json.dumps(plain)))


def armies_of(form: NewMatch, usual: Any) -> Any:
    """The armies of all seats: what each seat brings, else what the form says or the set-up's usual one."""
    if not isinstance(usual, list | tuple):
        return usual
    brought = [seat.army for seat in form.seats[: len(usual)]]
    return [own if own is not None else army for own, army in zip_longest(brought, usual)]


def reading(game: Game, key: str, value: bool | int) -> int | None:
    """The option of a ruling: a number, or True for the first that is not the usual one; None keeps the usual one."""
    ruling = game.ledger.rulings.get(key)
    usual = ruling.default if ruling is not None else -1
    if isinstance(value, bool):
        value = (1 if usual == 0 else 0) if value else usual
    return None if value == usual else value


def problems(game: Game, spec: Spec) -> list[SpecProblem]:
    """Everything that is wrong with a spec, in words."""
    return [SpecProblem(p.field, problem_words(game, p)) for p in game.problems(spec)]


def problem_words(game: Game, p: Problem) -> Any:
    """A problem as a reason; causes that every game shares have the table's words."""
    if p.refusal.cause in SHARED:
        return {"rule": p.refusal.rule, "words": words(f"table-{p.refusal.cause}", field=p.field)}
    args = dict(p.args)
    return {"rule": p.refusal.rule, "words": refusal_words(p.refusal, args)}


def check_form(hall: Hall, form: NewMatch) -> Checked:
    """What is wrong with a form, without making anything."""
    game = game_of(hall, form.game)
    return Checked(problems(game, spec_of(game, form)))


def army_rows(game: Game, army: Any) -> Any:
    """The units of an army. Raises `NotPossible` for one with problems, and in a game without armies."""
    wrong = game.army_problems(army)
    return rows_of(game, wrong, None if wrong else game.army_rows(army))


def deck_rows(game: Game, asked: DeckAsked) -> Any:
    """The cards of a deck. Raises `NotPossible` for one with problems, and in a game without decks."""
    given = (asked.hero, asked.level, asked.deck)
    wrong = game.deck_problems(*given)
    return rows_of(game, wrong, None if wrong else game.deck_rows(*given))


def rows_of(game: Game, wrong: Sequence[Problem], rows: Any) -> Any:
    """Rows, or the reasons why there are none. Raises `NotPossible`."""
    if rows is None:
        raise NotPossible(422, "bad-form", problems=[SpecProblem(p.field, problem_words(game, p)) for p in wrong])
    return rows


def seat_rows(game: Game, setup: str, seats: Sequence[NewSeat]) -> tuple[SeatRow, ...]:
    """The seats of a form. Raises `NotPossible`."""
    wanted = len(game.setup(setup).seat_names)
    if len(seats) != wanted:
        raise NotPossible(422, "seat-count", wanted=wanted, given=len(seats))
    rows = []
    for n, s in enumerate(seats):
        if s.kind == "computer" and s.level not in LEVELS:
            raise NotPossible(422, "no-level", level=s.level)
        level = s.level if s.kind == "computer" else ""
        code = tokens.code_hash(s.code) if s.kind in HERE else ""
        rows.append(SeatRow(n, clean(s.name) or f"{n + 1}", s.kind, level, code))
    return tuple(rows)


async def create(hall: Hall, form: NewMatch) -> Created:
    """A new match and its links. Raises `NotPossible`."""
    game = game_of(hall, form.game)
    spec = spec_of(game, form)
    seats = seat_rows(game, spec.setup, form.seats)
    wrong = problems(game, spec)
    if wrong:
        raise NotPossible(422, "bad-form", problems=wrong)
    if form.seed is not None and not 0 <= form.seed <= MOST_SEED:
        raise NotPossible(422, "no-seed")
    return await found(hall, game, spec, seats, form.seed)


async def found(hall: Hall, game: Game, spec: Spec, seats: tuple[SeatRow, ...], seed: int | None = None) -> Created:
    """Write a new match; it begins at once when no person has to contribute."""
    secret = tokens.new_secret()
    title = " – ".join(s.name for s in seats)
    plain = gatherings.spec_plain(spec)
    now = now_ms()
    row = MatchRow(tokens.new_match_id(), game.key, title, LOBBY, now, now, plain, seats, secret, commit(secret), seed)
    made, rows = links(row)
    await hall.desk.do(hall.desk.store.create, row, rows)
    if lobby.complete(row):
        await hall.live(row.id)
    return made


def links(row: MatchRow) -> tuple[Created, list[TokenRow]]:
    """One link for all seats on this device, one for each seat that comes by link, and the creator's token."""
    here = tuple(s.seat for s in row.seats if s.kind in HERE)
    groups = [here] if here else []
    groups += [(s.seat,) for s in row.seats if s.kind == "open"]
    made, rows = [], []
    for group in groups:
        token = tokens.new_token()
        rows.append(TokenRow(tokens.token_hash(token), row.id, group))
        made.append(Link(seat=group[0], seats=list(group), url=tokens.link(row.id, token), token=token))
    creator = tokens.new_token()
    rows.append(TokenRow(tokens.token_hash(creator), row.id, (), True))
    return Created(match=row.id, links=made, creator=creator, commitment=row.commitment), rows


async def owner(hall: Hall, match: str, token: str) -> TokenRow:
    """What a token opens in a match. Raises `NotPossible`."""
    row = await hall.desk.do(hall.desk.store.token, tokens.token_hash(token)) if token else None
    if row is None or row.match != match:
        raise NotPossible(403, "no-seat")
    return row


async def renew(hall: Hall, match: str, token: str, seat: int) -> Link:
    """A new link for a seat, by the creator; the old one opens it no more. Raises `NotPossible`."""
    holder = await owner(hall, match, token)
    live = await hall.live(match)
    if not holder.creator or live is None:
        raise NotPossible(403, "not-creator")
    if not 0 <= seat < len(live.row.seats) or live.row.seats[seat].computer:
        raise NotPossible(422, "no-such-seat", seat=seat)
    fresh = tokens.new_token()
    row = TokenRow(tokens.token_hash(fresh), match, (seat,))
    await hall.desk.do(hall.desk.store.relink, match, seat, row)
    live.post(lambda: gatherings.let_go(live, seat))
    return Link(seat=seat, seats=[seat], url=tokens.link(match, fresh), token=fresh)


async def rematch(hall: Hall, match: str, token: str) -> Created:
    """The same match anew, the people one seat further. Raises `NotPossible`."""
    holder = await owner(hall, match, token)
    row = await hall.desk.do(hall.desk.store.match, match)
    assert row is not None
    game = game_of(hall, row.game)
    people = [*row.seats[1:], row.seats[0]]
    seats = tuple(s._replace(seat=n, hashed="", value="", kind=rematch_kind(s, holder)) for n, s in enumerate(people))
    return await found(hall, game, spec_from_plain(row.spec), seats)


def rematch_kind(s: SeatRow, holder: TokenRow) -> str:
    """Who asks for a rematch sits at this device; other people come by link."""
    if s.computer:
        return s.kind
    return ("local" if s.kind == "local" else "human") if s.seat in holder.seats else "open"
