"""What runs every time, and what waits for `pytest -m slow`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], fast: int = 1) -> list[Any]:
    """Values for `parametrize`: the first ones run every time, the others in the slow run."""
    return sampled_rows(((value,) for value in values), fast)


def sampled_rows(rows: Iterable[tuple[Any, ...]], fast: int = 1) -> list[Any]:
    """The same where `parametrize` names several arguments."""
    return [
        pytest.param(*row, marks=() if number < fast else pytest.mark.slow)
        for number, row in enumerate(rows)
    ]
