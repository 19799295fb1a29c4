"""Simultaneous secret choices: everybody answers, nobody sees an answer before all are there.

A step returns ``sealed(...)``; when the last seat has answered, the next step finds in ``s.answer`` one answer a part,
in seat order. Until then ``s.sealed`` holds the answers that are in; a known state of another seat keeps only who has
answered (`others_sealed`).
"""

from __future__ import annotations

from battlebook.kernel.options import Ask, Key, Sealed

HIDDEN: Key = ("?",)  # stands for an answer that is in and not known; no option or form has this key


def sealed(rule: str, kind: str, parts: list[Ask]) -> Ask:
    """One ask to several seats, in seat order. With one part it is an ordinary ask."""
    if len(parts) == 1:
        return parts[0]
    return Sealed(rule, kind, tuple(sorted(parts, key=lambda a: a.seat)))


def answers_by_seat(seats: tuple[int, ...], answer: tuple[Key, ...]) -> dict[int, Key]:
    """The finished answers of a sealed ask by seat."""
    return dict(zip(sorted(seats), answer, strict=True))


def others_sealed(waiting: tuple[tuple[int, Key], ...], seat: int) -> tuple[tuple[int, Key], ...]:
    """The answers as ``seat`` may know them: its own whole, of the others only that they are there."""
    return tuple((s, key if s == seat else HIDDEN) for s, key in waiting)
