"""Whether filled worlds are independent of the truth and uniform, for toys with cards (fixed seeds, no luck)."""

from __future__ import annotations

import math
from collections import defaultdict
from random import Random

from tests.harness.cases import Case
from tests.harness.walk import begun
from tests.kernel.toys.cards import CARDS, CardGame

TOO_FAR = 4.5  # standard deviations


class Tally:
    """Counted hits against their expectation."""

    def __init__(self) -> None:
        self.hits, self.expected, self.variance = 0.0, 0.0, 0.0

    def add(self, hit: float, expected: float, variance: float) -> None:
        self.hits += hit
        self.expected += expected
        self.variance += variance

    def distance(self) -> float:
        """How many standard deviations the hits lie off."""
        return (self.hits - self.expected) / math.sqrt(self.variance)


def check_worlds_are_independent(case: Case, samples: int) -> None:
    """Seat 0 imagines the hand of seat 1: it hits the true one as often as blind luck would, and each card equally
    often."""
    game = case.game
    assert isinstance(game, CardGame)
    overlap, by_card = Tally(), defaultdict(Tally)
    for seed in range(samples):
        s = begun(case, seed)
        world = game.fill(game.known(s, 0), Random(seed))
        unseen = [card for card in range(CARDS) if not game.sees(s, card, 0)]
        for back in {game.back(card) for card in unseen}:
            alike = [card for card in unseen if game.back(card) == back]
            true = {card for card in s.hands[1] if card in alike}
            made = {card for card in world.hands[1] if card in alike}
            assert len(true) == len(made)
            h, u = len(true), len(alike)
            if u > h > 0:
                share = h / u
                overlap.add(len(true & made), h * share, h * share * (1 - share) * (u - h) / (u - 1))
                for card in alike:
                    by_card[card].add(card in made, share, share * (1 - share))
    assert abs(overlap.distance()) < TOO_FAR, f"the truth is hit {overlap.distance():.1f} deviations off"
    far = {card: round(tally.distance(), 1) for card, tally in by_card.items()}
    assert all(abs(distance) < TOO_FAR for distance in far.values()), f"cards are not dealt evenly: {far}"


def check_the_top_is_independent(case: Case, samples: int) -> None:
    """In a pile with an order, the imagined top card is the true one as often as blind luck would have it."""
    game = case.game
    assert isinstance(game, CardGame)
    top = Tally()
    for seed in range(samples):
        s = begun(case, seed)
        world = game.fill(game.known(s, 0), Random(seed))
        share = 1 / sum(not game.sees(s, card, 0) for card in range(CARDS))
        top.add(world.pile[0] == s.pile[0], share, share * (1 - share))
    assert abs(top.distance()) < TOO_FAR, f"the true top card is hit {top.distance():.1f} deviations off"
