"""What runs every time, and what waits for `pytest -m slow`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest


def sampled(values: Iterable[Any], fast: int = 1) -> list[Any]:
    """Values for `parametrize`: the first ones run every time, the others in the slow run."""
    rest = iter(values)
    return [*islice(rest, fast), *(_slow(value) for value in rest)]


def _slow(value: Any) -> Any:
    several = value if isinstance(value, tuple) else (value,)
    return pytest.param(*several, marks=pytest.mark.slow)
