"""Writes the golden playthroughs: python -m tests.golden --update [GAME...] (default: all games)."""

from __future__ import annotations

import argparse

from tests.golden.playthrough import file_of, text_of
from tests.harness.cases import every_game, plain_cases


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--update", action="store_true", required=True, help="write the files")
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[[], *every_game()], help="default: all games")
    wanted = parser.parse_args().games
    for case in plain_cases():
        if not wanted or case.game.key in wanted:
            file = file_of(case)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text_of(case), "utf-8")
            print(f"{case.game.key}/{file.name}")


if __name__ == "__main__":
    main()
