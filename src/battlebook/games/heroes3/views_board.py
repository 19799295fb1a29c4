"""What people see of the board itself: its shape, Walls and the Gate, and words for attacks on these."""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.board import MEMBERS, STANDARD
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import space_ref
from battlebook.games.heroes3.verbs_siege import fort_ref
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.words import OptionWords, words


def board_view(s: State) -> dict[str, Any]:
    """The board itself: spaces that it lacks, the place beside it, Walls and the Gate, and who stands behind them."""
    board = s.board
    found: dict[str, Any] = {"cols": board.columns, "rows": board.rows}
    if board is not STANDARD:
        found["kind"] = board.kind
        found["holes"] = list(MEMBERS[board.holes])
    if board.places > board.spaces:
        found["beside"] = board.spaces
        found["walls"] = list(MEMBERS[s.forts & ~s.gate])
        found["gate"] = list(MEMBERS[s.gate])
        found["protected"] = [space for space in MEMBERS[board.home[1]] if board.cover[space] & s.forts]
    if board.hexes:
        found["rocks"] = list(MEMBERS[s.rocks])
        found["zones"] = [list(MEMBERS[home]) for home in board.home]
        found["token"] = s.token
    return found


def breach_words(s: State, ask: Ask, option: Option) -> OptionWords:
    """A Wall or the Gate, and from where it is attacked."""
    fort, space = option.key[1], option.key[2]
    sort = "gate" if s.gate >> fort & 1 else "wall"
    here = bool(ask.args) and s.place[ask.args[0]] == space
    args = {"fort": fort_ref(sort), "space": space_ref(s, fort), "from": space_ref(s, space)}
    return OptionWords(words("h3-opt-breach-here" if here else "h3-opt-breach", **args), "strike")
