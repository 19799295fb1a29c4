"""Tasks spread over processes: in order, with failures in their places, and no process left."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from battlebook.players.spread import Failed, spread


def square(n: int) -> int:
    if n == 3:
        raise ValueError("three is not liked here")
    if n == 5:
        os._exit(1)
    return n * n


@pytest.mark.parametrize("jobs", [1, 2, 4])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    heard: list[object] = []
    results = spread(square, [(n,) for n in (0, 1, 2, 3, 4, 6, 7)], jobs, heard.append)
    assert [r for r in results if not isinstance(r, Failed)] == [0, 1, 4, 16, 36, 49]
    assert str(results[3]) == "ValueError: three is not liked here"
    assert len(heard) == 7
    assert not multiprocessing.active_children()


def test_a_process_that_dies_fails_its_task_only() -> None:
    results = spread(square, [(n,) for n in range(4, 10)], 2)
    assert isinstance(results[1], Failed) and "process ended" in str(results[1])
    assert [r for r in results if not isinstance(r, Failed)] == [16, 36, 49, 64, 81]


def test_nothing_to_do() -> None:
    assert spread(square, [], 4) == []
