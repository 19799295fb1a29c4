"""The Morale Cards: what the content says of them. A card is its place in the list; copies are the same card."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3.content import TABLES

TABLE: Final[dict[str, Any]] = TABLES["morale_cards"]
IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in TABLE["cards"])
POSITIVE: Final[tuple[bool, ...]] = tuple(bool(row["positive"]) for row in TABLE["cards"])
MOST_POSITIVE: Final = int(TABLE["positive_max"])


def deck(positive: bool) -> tuple[int, ...]:
    """The whole deck of Positive or of Negative cards."""
    rows = enumerate(TABLE["cards"])
    return tuple(n for n, row in rows if row["positive"] == positive for _ in range(row["copies"]))


REPEAT_SEARCH: Final = IDS.index("repeat_search")
COMBAT_DRAW: Final = IDS.index("combat_draw")
COMBAT_BONUS: Final = IDS.index("combat_bonus")
REROLL_DIE: Final = IDS.index("reroll_die")
SET_DIE_PLUS: Final = IDS.index("set_die_plus")
REMOVE_TOKEN: Final = IDS.index("remove_token")
REDRAW_HAND: Final = IDS.index("redraw_hand")
SEARCH_ONE: Final = IDS.index("search_one")
SET_DIE_MINUS: Final = IDS.index("set_die_minus")
NEXT_ROLL_MINUS: Final = IDS.index("next_roll_minus")
ONE_DIE_LESS: Final = IDS.index("one_die_less")
SKIP_ACTIVATION: Final = IDS.index("skip_activation")
REROLL_PLUS: Final = IDS.index("reroll_plus")


def message(card: int) -> str:
    """The message of a card's name; its ``.text`` says what it does."""
    return "h3-morale-" + IDS[card].replace("_", "-")
