"""Percentiles, and one table of figures for reading or as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number. `limit` is the promise, kept when `good`."""

    name: str
    value: float | None
    unit: str
    limit: str = ""
    good: bool = True


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least `share` (0..1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def at_most(name: str, value: float | None, unit: str, limit: float) -> Figure:
    """A figure that must not exceed its limit."""
    good = value is None or value <= limit
    return Figure(name, value, unit, f"at most {limit:g} {unit}", good)


def at_least(name: str, value: float | None, unit: str, limit: float) -> Figure:
    """A figure that must reach its limit."""
    good = value is None or value >= limit
    return Figure(name, value, unit, f"at least {limit:g} {unit}".rstrip(), good)


def as_lines(figures: Sequence[Figure]) -> list[str]:
    """Aligned lines; what misses its promise is marked."""
    width = max((len(figure.name) for figure in figures), default=0)
    return [_line(figure, width) for figure in figures]


def as_json(figures: Sequence[Figure]) -> str:
    """One object: name -> value, unit, limit, good."""
    return json.dumps(
        {
            figure.name: {
                "value": figure.value,
                "unit": figure.unit,
                "limit": figure.limit,
                "good": figure.good,
            }
            for figure in figures
        },
        indent=1,
    )


def _line(figure: Figure, width: int) -> str:
    value = "not measured" if figure.value is None else f"{_short(figure.value)} {figure.unit}"
    limit = f"  ({figure.limit})" if figure.limit else ""
    missed = "" if figure.good else "  MISSED"
    return f"{figure.name:<{width}}  {value.rstrip():>22}{limit}{missed}"


def _short(value: float) -> str:
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 100 else f"{value:.0f}"
