"""What runs every time, and what waits for `pytest -m slow`."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any

import pytest

WHOLE = os.environ.get("FOUR_THRONES_MATRIX") == "all"
"""True when somebody wants every combination of what is alike, however long that takes."""


def sampled(values: Iterable[Any], fast: int = 1) -> list[Any]:
    """Values for `parametrize`: the first ones run every time, the others in the slow run."""
    return sampled_rows(((value,) for value in values), fast)


def sampled_rows(rows: Iterable[tuple[Any, ...]], fast: int = 1) -> list[Any]:
    """The same where `parametrize` names several arguments."""
    return [
        pytest.param(*row, marks=() if number < fast else pytest.mark.slow)
        for number, row in enumerate(rows)
    ]


def spread(*axes: Sequence[Any], rows: int) -> list[tuple[Any, ...]]:
    """So many of all combinations that every value, and then every pair of values, occurs as evenly
    as can be; all of them when they are asked for."""
    every = list(product(*axes))
    if WHOLE:
        return every
    used: Counter[tuple[tuple[int, Any], ...]] = Counter()
    chosen: list[tuple[Any, ...]] = []
    for _ in range(rows):
        best = min(every, key=lambda row: sum(used[part] for part in _parts(row)))
        used.update(_parts(best))
        chosen.append(best)
    return chosen


def _parts(row: tuple[Any, ...]) -> list[tuple[tuple[int, Any], ...]]:
    """The values of a row, each with its place, and the pairs of them."""
    placed = list(enumerate(row))
    return [*combinations(placed, 1), *combinations(placed, 2)]
