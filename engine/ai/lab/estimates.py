"""Numbers about many games: shares with their uncertainty, and times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

SURE = 1.96
"""Standard deviations of a 95 % interval."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; shared victories count as fractions."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def percentile(times: Sequence[float], part: float) -> float:
    """The value below which `part` (0 to 1) of the sorted numbers lie; 0 for none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
