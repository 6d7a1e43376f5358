"""How far the forecasts of a net can be believed: measures of the lab, beside the weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import reading, tables_in
from engine.cells.problems import CellError

THIRDS = 3
CLEARLY = 0.95
"""A chance is told where its error is at most this part of a constant's: the games that measured
it are few."""


def third_of(progress: float) -> int:
    """Which third of a game: 0, 1 or 2."""
    return min(THIRDS - 1, int(progress * THIRDS))


@dataclass(frozen=True, slots=True)
class Trust:
    """By third of the game: mean squared error of the chance of winning (Brier score), and that of
    always saying the same."""

    brier: tuple[float, ...]
    constant: tuple[float, ...]

    def chances(self, progress: float) -> bool:
        """True where a chance says more than that everybody may win."""
        third = third_of(progress)
        return self.brier[third] <= CLEARLY * self.constant[third]


NOTHING = Trust((1.0,) * THIRDS, (0.0,) * THIRDS)
"""Of a net that nobody measured."""


def trust_file(net: Path) -> Path:
    """Where the measures of a net lie."""
    return net.with_suffix(".toml")


def load_trust(net: Path) -> Trust:
    """The measures of a net; none of its chances is believed without. Raises DataError."""
    path = trust_file(net)
    return _loaded(path, path.stat().st_mtime_ns) if path.is_file() else NOTHING


@lru_cache(maxsize=8)
def _loaded(path: Path, written: int) -> Trust:
    thirds: list[Mapping[str, Any]] = tables_in(path).get("third", [])
    with reading(path.name, "third", "brier, constant"):
        if len(thirds) != THIRDS:
            raise CellError("data.count", found=len(thirds), wanted=THIRDS)
        return Trust(
            tuple(float(third["brier"]) for third in thirds),
            tuple(float(third["constant"]) for third in thirds),
        )
