"""Every test of this suite that takes ``case`` runs over every game, set-up, variant and switched ruling."""

from __future__ import annotations

import pytest

from tests.harness.cases import every_case, plain_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for fixture, cases in (("case", every_case()), ("setup_case", plain_cases())):
        if fixture in metafunc.fixturenames:
            metafunc.parametrize(fixture, cases, ids=[c.name for c in cases])
