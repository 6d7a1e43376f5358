"""What runs every time, and what waits for `pytest -m slow`."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

WHOLE = os.environ.get("FOUR_THRONES_MATRIX") == "all"
"""True when somebody wants every combination of what is alike, however long that takes."""


KEPT_OF_FURTHER = 3


def sampled(values: Iterable[Any], fast: int = 1, slow: int = 1) -> list[Any]:
    """Values for `parametrize`: the first ones run every time, one in three of the last ones in the
    slow run (`left_out`), and all of them when all are asked for."""
    return sampled_rows(((value,) for value in values), fast, slow)


def sampled_rows(rows: Iterable[tuple[Any, ...]], fast: int = 1, slow: int = 1) -> list[Any]:
    """The same where `parametrize` names several arguments."""
    every = list(rows)
    last = every[fast:] if WHOLE else every[max(fast, len(every) - slow) :]
    return [
        *(pytest.param(*row) for row in every[:fast]),
        *(pytest.param(*row, marks=(pytest.mark.slow, pytest.mark.further)) for row in last),
    ]


def left_out(test: pytest.Item) -> bool:
    """True for a test that waits until all is asked for: the kept ones of `sampled` are drawn by
    their names, alike in every run."""
    if WHOLE:
        return False
    further = test.get_closest_marker("further") is not None
    drawn = crc32(test.nodeid.encode()) % KEPT_OF_FURTHER == 0
    return test.get_closest_marker("matrix") is not None or (further and not drawn)


def may_be_slow(file: Path) -> bool:
    """True for a file of tests that says one of the words by which a test waits."""
    text = file.read_text(encoding="utf-8")
    return any(word in text for word in ("slow", "sampled"))


def one_in(step: int, values: Iterable[Any]) -> list[Any]:
    """One in so many of what is alike, drawn alike in every run; all when all are asked for."""
    every = list(values)
    if WHOLE:
        return every
    drawn = Random(step).sample(range(len(every)), -(-len(every) // step))
    return [every[number] for number in sorted(drawn)]


def only(chosen: Any, values: Iterable[Any]) -> list[Any]:
    """The one that stands for all, for what takes long; all of them when they are asked for."""
    return list(values) if WHOLE else [chosen]


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
