"""The trunk of a portrait: shoulders that turn, and where on it a seam lies.

Same figure box as the head: the neck's foot is at (50, 74), the trunk runs down to 140, beyond
the lower edge of every window.
"""

import itertools
from dataclasses import dataclass

from sprites.common.pen import Point
from sprites.portrait.pen import pair, smooth


@dataclass(frozen=True)
class Build:
    """Half widths of neck and shoulders, the slope of the shoulders, how low the head sits."""

    neck: float
    shoulder: float
    slope: float
    sink: float


BUILDS: dict[str, Build] = {
    "slim": Build(6.6, 28.0, 9.5, 1.6),
    "average": Build(7.6, 32.0, 8.5, 2.6),
    "broad": Build(9.6, 38.0, 6.5, 4.0),
    "stout": Build(9.0, 37.0, 9.5, 4.6),
    "bent": Build(7.2, 30.0, 4.0, 6.0),
    "small": Build(6.2, 26.0, 9.0, 2.4),
}


@dataclass(frozen=True)
class Trunk:
    """One trunk: its build and its turn (-1 to the viewer's left, +1 to the right)."""

    build: Build
    turn: float

    def centre(self, y: float) -> float:
        """x of the middle seam at height `y`."""
        return 50 + 6.0 * self.turn * max(0.0, min(1.0, (y - 68) / 26))

    def edge(self, side: int, y: float) -> float:
        """x of the outer contour at height `y`."""
        points = self.flank(side)
        for upper, lower in itertools.pairwise(points):
            if upper[1] <= y <= lower[1]:
                share = (y - upper[1]) / max(0.01, lower[1] - upper[1])
                return upper[0] + (lower[0] - upper[0]) * share
        return points[0][0] if y < points[0][1] else points[-1][0]

    def at(self, across: float, y: float) -> Point:
        """The place `across` (-1 left contour, 0 middle seam, +1 right contour) at height `y`."""
        middle = self.centre(y)
        side = 1 if across >= 0 else -1
        return middle + abs(across) * (self.edge(side, y) - middle), y

    def spot(self, across: float, y: float) -> str:
        """`at` as it stands in a path."""
        return pair(self.at(across, y))

    def flank(self, side: int) -> list[Point]:
        """The contour from the neck down, on one side."""
        far = side * self.turn > 0
        wide = self.build.shoulder * (
            1 - 0.3 * abs(self.turn) if far else 1 + 0.05 * abs(self.turn)
        )
        neck = self.build.neck
        base = 50 + 1.6 * self.turn
        low = 74 + self.build.slope
        return [
            (base + side * neck, 70.5),
            (base + side * (neck + 3.6), 74.6),
            (50 + side * wide * 0.66, low - 2.4),
            (50 + side * wide * 0.92, low + 2.0),
            (50 + side * (wide + 2.2), low + 11),
            (50 + side * (wide + 4.6), low + 26),
            (50 + side * (wide + 6), 140),
        ]

    def outline(self, neckline: list[tuple[float, float]]) -> str:
        """The garment's contour; `neckline` runs from left to right as (across neck, y)."""
        left, right = self.flank(-1), self.flank(1)
        collar = [self._collar(across, y) for across, y in neckline]
        data = smooth(list(reversed(left[1:])))
        return f"{data} {smooth(collar, start='L')} {smooth(right[1:], start='L')} Z"

    def _collar(self, across: float, y: float) -> Point:
        """Neckline points count in neck widths, so that every neck fits its collar."""
        return self.centre(y) + across * (self.build.neck + 1.0), y

    def collar(self, across: float, y: float) -> str:
        """A point near the neck as it stands in a path: `across` counts in neck widths."""
        return pair(self._collar(across, y))
