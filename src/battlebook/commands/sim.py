"""``battlebook sim``: many games between computer players."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from battlebook.commands.common import (
    NEGATIVE,
    OK,
    Games,
    Progress,
    Wrong,
    add_json,
    game_of,
    nearest,
    setup_of,
    show,
    whole,
)
from battlebook.kernel.game import Game
from battlebook.kernel.typed import TYPED_DICE
from battlebook.players.arena import sampled_spec
from battlebook.players.levels import LEVELS
from battlebook.study.sim import Plan, make_plan, summary
from battlebook.study.sim import run as play_plan

HELP = "play many games between computer players and count how they end"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--setup", metavar="NAME", help="the set-up to play (default: the game's first)")
    parser.add_argument("--seats", metavar="A,B,...", help="a player for each seat: " + ", ".join(LEVELS))
    parser.add_argument("--variants", metavar="A,B,...", help="variants to play with (see battlebook games GAME)")
    parser.add_argument("-n", type=whole(1), default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="game i has the seed S + i (default: 0)", metavar="S")
    parser.add_argument("--jobs", type=whole(1), default=os.cpu_count() or 1, metavar="J", help="worker processes")
    parser.add_argument("--mirror", action="store_true", help="play each seed with every rotation of the players")
    parser.add_argument("--save", metavar="DIR", help="keep every game as a match file in this folder")
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Play, then print the summary; status 1 when a game failed."""
    game = game_of(games, args.game)
    plan = plan_of(args, game)
    progress = Progress("games", plan.n)
    try:
        ran = play_plan(plan, args.jobs, progress.add)
    finally:
        progress.end()
    document = summary(ran, game)
    if args.json:
        show(document)
    else:
        tell(document)
    return NEGATIVE if ran.failures else OK


def plan_of(args: argparse.Namespace, game: Game) -> Plan:
    """The plan that the arguments describe. Raises `Wrong`."""
    setup = setup_of(game, args.setup)
    levels = levels_of(args.seats, len(game.setup(setup).seat_names), setup)
    if args.save:
        try:
            Path(args.save).mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise Wrong(f"cannot write to {args.save}: {wrong.strerror or wrong}") from None
    n = args.n * len(levels) if args.mirror else args.n
    played_with = variants_of(args.variants, game, setup, args.seed)
    return make_plan(game, setup, levels, n, args.seed, mirror=args.mirror, save=args.save or "", variants=played_with)


def variants_of(listed: str | None, game: Game, setup: str, seed: int) -> tuple[str, ...]:
    """The variants to play with. Raises `Wrong` for one that the game has not, that the set-up cannot be played with,
    or that needs people."""
    variants = tuple(dict.fromkeys(listed.split(","))) if listed else ()
    known = [variant.key for variant in game.variants]
    for key in variants:
        if key == TYPED_DICE:
            raise Wrong(f"{TYPED_DICE} is for people at a table: computers have no dice to roll and type in")
        if key not in known:
            raise Wrong(f"unknown variant {key!r} of {game.key}{nearest(key, known)}")
    for problem in game.problems(sampled_spec(game, setup, seed)._replace(variants=variants)):
        raise Wrong(f"set-up {setup} cannot be played with {listed}: {problem.refusal.rule} ({problem.refusal.cause})")
    return variants


def levels_of(seats: str | None, count: int, setup: str) -> tuple[str, ...]:
    """The level of every seat; random for all without ``--seats``. Raises `Wrong`."""
    if seats is None:
        return ("random",) * count
    levels = tuple(seats.split(","))
    for level in levels:
        if level not in LEVELS:
            raise Wrong(f"unknown player {level!r}{nearest(level, LEVELS)}")
    if len(levels) != count:
        raise Wrong(f"set-up {setup} has {count} seats, --seats names {len(levels)}")
    return levels


def tell(document: dict[str, Any]) -> None:
    """The summary as text."""
    seats = " against ".join(document["seats"])
    setup = " with ".join([document["setup"], *filter(None, [", ".join(document["variants"])])])
    print(f"{document['game']}, {setup}: {document['games']} games, {seats}, seed {document['seed']}")
    for side, share in document["wins"].items():
        print(f"  side {side} wins  {share_text(share)}")
    print(f"  draws        {document['draws']}")
    for level, share in document.get("players", {}).items():
        print(f"  {level:<11}  {share_text(share)}, score {share['score']:.3f} (draws as half)")
    print(f"  {document['rounds_mean']} rounds and {document['decisions_mean']} decisions a game, on average")
    print(f"  {document['decisions_per_second']:.0f} decisions a second")
    if document["capped"]:
        print(f"  {document['capped']} games ended by a cap")
    for failure in document["errors"]:
        print(f"  error with seed {failure['seed']}: {failure['message']}")


def share_text(share: dict[str, float]) -> str:
    """A share with its interval."""
    return f"{share['n']:.0f} ({share['share']:.1%}, 95 % interval {share['low']:.1%} to {share['high']:.1%})"
