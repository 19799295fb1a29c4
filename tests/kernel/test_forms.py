"""Forms: what they accept, what they refuse and where, and that samples are legal."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlebook.kernel.form_groups import Groups
from battlebook.kernel.forms import Answer, Fault, Form, Number, Order, Partition, Pay, Pick, Place
from battlebook.kernel.rules import Refusal

FORMS: list[Form] = [
    Pick("r", (2, 3, 5, 8), 1, 3),
    Pick("r", (), 0, 0),
    Order("r", (4, 1, 7)),
    Partition("r", (0, 1, 2, 3), 2, 3),
    Partition("r", (0, 1, 2), 2, 2, leave=True),
    Place("r", (1, 2, 3), (10, 11, 12, 13), 1, 2),
    Pay("r", (2, 0, 5), 4),
    Number("r", -1, 3),
    Groups("r", (3, 4, 6, 7, 9), (1, 2), (2, 4)),
    Groups("r", (1, 2, 3, 4, 5, 6), (2, 12), (2, 6)),
]


@pytest.mark.parametrize("form", FORMS, ids=lambda f: f.kind)
def test_every_sample_is_legal_and_samples_vary(form: Form) -> None:
    rng = Random(1)
    samples = {form.sample(rng) for _ in range(200)}
    assert all(form.check(sample) is None for sample in samples)
    assert len(samples) > 1 or form.limits().get("most") == 0


@pytest.mark.parametrize(
    ("form", "answer", "part"),
    [
        (Pick("r", (2, 3, 5), 1, 2), (), -1),
        (Pick("r", (2, 3, 5), 1, 2), (2, 3, 5), -1),
        (Pick("r", (2, 3, 5), 1, 2), (3, 2), 1),
        (Pick("r", (2, 3, 5), 1, 2), (2, 2), 1),
        (Pick("r", (2, 3, 5), 1, 2), (2, 4), 1),
        (Pick("r", (1, 3, 5), 1, 2), (True,), 0),
        (Pick("r", (2, 3, 5), 1, 2), (2.0,), 0),
        (Order("r", (1, 2, 3)), (1, 2), -1),
        (Order("r", (1, 2, 3)), (1, 2, 2), -1),
        (Order("r", (1, 2, 3)), (1, 2, "3"), -1),
        (Order("r", (1, 2, 3)), (1, 2, 3.0), -1),
        (Partition("r", (0, 1, 2), 2, 2), (0, 1), -1),
        (Partition("r", (0, 1, 2), 2, 2), (0, 2, 1), 1),
        (Partition("r", (0, 1, 2), 2, 2), (-1, 0, 1), 0),
        (Partition("r", (0, 1, 2), 2, 2), (1, 1, 1), 0),
        (Partition("r", (0, 1, 2), 2, 2), (0, None, 1), 1),
        (Place("r", (1, 2), (10, 11), 1, 2), (), -1),
        (Place("r", (1, 2), (10, 11), 1, 1), ((1, 10), (2, 11)), -1),
        (Place("r", (1, 2), (10, 11), 1, 2), ((1, 10), (2, 10)), 1),
        (Place("r", (1, 2), (10, 11), 1, 2), ((2, 10), (1, 11)), 1),
        (Place("r", (1, 2), (10, 11), 1, 2), ((3, 10),), 0),
        (Place("r", (1, 2), (10, 11), 1, 2), ((1, 10.0),), 0),
        (Place("r", (1, 2), (10, 11), 1, 2), (1, 10), 0),
        (Place("r", (1, 2), (10, 11), 1, 2), ((1, [10]),), 0),
        (Pay("r", (2, 3), 4), (1, 2), -1),
        (Pay("r", (2, 3), 4), (3, 1), 0),
        (Pay("r", (2, 3), 4), (2, 2, 0), -1),
        (Pay("r", (2, 3), 4), (1.0, 3), 0),
        (Number("r", 1, 3), (4,), -1),
        (Number("r", 1, 3), (1, 2), -1),
        (Number("r", 0, 3), (False,), -1),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 3)), ((1, 2),), -1),
        (Groups("r", (1, 2, 3, 4), (2, 2), (2, 4)), ((1, 2, 3, 4),), -1),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 4)), ((1, 2), (3,)), 1),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 3)), ((1, 2, 3, 4),), 0),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 3)), ((1, 2), (2, 3)), 1),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 3)), ((1, 2), (3, 5)), 1),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 3)), ((1, 2), [3, 4]), 1),
        (Groups("r", (1, 2, 3, 4), (1, 2), (2, 3)), ((True, 2), (3, 4)), 0),
    ],
)
def test_a_wrong_answer_is_refused_with_its_offending_part(form: Form, answer: Any, part: int) -> None:
    fault = form.check(answer)
    assert fault is not None
    assert (fault[0].rule, fault[0].cause, fault[1]) == ("r", "form", part)


@pytest.mark.parametrize("form", FORMS, ids=lambda f: f.kind)
@given(
    answer=st.one_of(st.none(), st.integers(), st.lists(st.integers()), st.tuples(st.text()), st.tuples(st.floats()))
)
def test_nonsense_is_refused_and_never_an_error(form: Form, answer: Any) -> None:
    assert form.check(answer) is not None


def refuse_even_sums(odd: int, answer: Answer) -> Fault | None:
    return (Refusal("game", "even"), 0) if sum(answer) % 2 != odd else None


def test_the_games_own_conditions_come_after_the_form() -> None:
    form = Pick("r", (1, 2, 3), 1, 2, partial(refuse_even_sums, 1))
    assert form.check((1, 2, 3))[0].cause == "form"
    assert form.check((1, 3))[0].cause == "even"
    rng = Random(1)
    assert all(sum(form.sample(rng)) % 2 == 1 for _ in range(50))


def test_the_fallback_serves_when_no_sample_is_found() -> None:
    def never(answer: Answer) -> Fault | None:
        return Refusal("game", "never"), -1

    assert Partition("r", (0, 1), 2, 2, refuse=never, fallback=(0, 1)).sample(Random(1)) == (0, 1)
    with pytest.raises(ValueError, match="no legal answer found for a form of kind 'pick'"):
        Pick("r", (1, 2), 1, 1, never).sample(Random(1))


@pytest.mark.parametrize("form", FORMS, ids=lambda f: f.kind)
def test_the_limits_are_what_a_page_needs(form: Form) -> None:
    limits = form.limits()
    assert limits and all(isinstance(value, int | list) for value in limits.values())


def test_the_base_leaves_everything_to_its_kinds() -> None:
    for method in (lambda f: f.shape(()), lambda f: f.draw(Random(1)), lambda f: f.limits()):
        with pytest.raises(NotImplementedError):
            method(Form("r"))
