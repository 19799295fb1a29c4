"""What seats may bring to a match, armies and decks of their own: the optional part of a game's contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.judging import Judging
from battlebook.kernel.specs import Problem


@mypyc_attr(allow_interpreted_subclasses=True)
class Bringing(Judging):
    """The part of `Game` about collections. A game to which nobody brings anything leaves all of it as it stands.

    Rows are JSON-able. A ``name`` in them is a message id.
    """

    def cards(self) -> Sequence[Mapping[str, Any]]:
        """Every card or unit that an army may hold, for its form, each with a ``name``."""
        return ()

    def army_problems(self, army: object) -> Sequence[Problem]:
        """Everything that is wrong with one army, in rule order."""
        return ()

    def army_rows(self, army: object) -> Sequence[Mapping[str, Any]] | None:
        """The units of an army without problems, whether ready-made, random or listed; None in a game without."""
        return None

    def deck_book(self) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """What decks are made of and for whom, for their form: lists by part (heroes, cards ...), each row with a
        ``name``."""
        return {}

    def deck_problems(self, hero: Any, level: Any, deck: object) -> Sequence[Problem]:
        """Everything that is wrong with one deck of a leader of some level, in rule order."""
        return ()

    def deck_rows(self, hero: Any, level: Any, deck: object) -> Sequence[Mapping[str, Any]] | None:
        """The cards of a deck without problems, whether ready-made, random or listed; None in a game without."""
        return None
