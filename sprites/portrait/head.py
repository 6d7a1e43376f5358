"""The skull of a portrait: an outline that turns, and where on it a feature lies.

Figure box: the head's centre is (50, 44), the neck's foot (50, 74); one unit is one hundredth of
the portrait's width. Hair, hats and beards ask the skull for its edge, so that everything fits
every face at every turn.
"""

import itertools
import math
from dataclasses import dataclass
from functools import cached_property

from sprites.common.colour import darker, lighter, mix
from sprites.common.pen import Point
from sprites.portrait.body import Build
from sprites.portrait.pen import INK, Drawing, pair, smooth

CENTRE_X = 50.0
CENTRE_Y = 44.0
FULL_TURN = math.radians(23)

# Half widths (shares of the widest) at these heights below the centre; the last entry is the chin.
_HEIGHTS = (-23.0, -21.0, -16.0, -8.0, 0.0, 7.0, 12.5, 17.0, 21.0)
_CROWN = (0.0, 0.5, 0.86, 0.99)


@dataclass(frozen=True)
class FaceShape:
    """Widths from the eyes down to beside the chin, half width and height of the chin."""

    lower: tuple[float, float, float, float, float]
    half_width: float
    chin: float


FACES: dict[str, FaceShape] = {
    "oval": FaceShape((1.0, 0.97, 0.84, 0.62, 0.3), 16.0, 23.5),
    "round": FaceShape((1.0, 1.0, 0.93, 0.74, 0.4), 17.0, 22.3),
    "square": FaceShape((1.0, 0.99, 0.94, 0.78, 0.5), 16.4, 23.6),
    "long": FaceShape((1.0, 0.97, 0.87, 0.68, 0.42), 14.9, 26.5),
    "heart": FaceShape((1.0, 0.94, 0.75, 0.5, 0.2), 16.0, 23.6),
    "gaunt": FaceShape((0.98, 0.97, 0.74, 0.56, 0.36), 15.0, 25.4),
    "heavy": FaceShape((1.0, 1.06, 1.06, 0.9, 0.56), 17.4, 24.4),
    "small": FaceShape((1.02, 1.02, 0.86, 0.58, 0.26), 15.2, 20.8),
    "diamond": FaceShape((1.0, 1.03, 0.8, 0.52, 0.26), 15.6, 24.2),
}


@dataclass(frozen=True)
class Skull:
    """One head: its face shape and its turn (-1 to the viewer's left, +1 to the right)."""

    shape: FaceShape
    turn: float

    @property
    def half_width(self) -> float:
        return self.shape.half_width

    @property
    def chin_y(self) -> float:
        return CENTRE_Y + self.shape.chin

    @property
    def chin(self) -> Point:
        return CENTRE_X + 4.6 * self.turn, self.chin_y

    def at(self, across: float, y: float, depth: float = 1.0) -> Point:
        """The place of a feature `across` (-1 left ear, 0 nose, +1 right ear) at height `y`."""
        angle = math.asin(max(-1.0, min(1.0, across))) + self.turn * FULL_TURN
        return CENTRE_X + self.half_width * depth * math.sin(angle), y

    def spot(self, across: float, y: float) -> str:
        """`at` as it stands in a path."""
        return pair(self.at(across, y))

    def narrowing(self, across: float) -> float:
        """How much narrower a feature looks there because the face turns away."""
        return math.cos(math.asin(max(-1.0, min(1.0, across))) * 0.9 + self.turn * FULL_TURN)

    def edge(self, side: int, y: float) -> float:
        """x of the outline on `side` (-1 left, +1 right) at height `y`."""
        points = self._side(side)
        for upper, lower in itertools.pairwise(points):
            if upper[1] <= y <= lower[1]:
                share = (y - upper[1]) / (lower[1] - upper[1])
                return upper[0] + (lower[0] - upper[0]) * share
        return points[0][0] if y < points[0][1] else self.chin[0]

    def beside(self, side: int, y: float, out: float) -> Point:
        """A point `out` units outside the outline."""
        return self.edge(side, y) + side * out, y

    def crown(self, lift: float, left_y: float, right_y: float, rise: float = 0.0) -> list[Point]:
        """The line `lift` outside the skull from `left_y` over the top down to `right_y`."""
        left = [point for point in self._side(-1) if point[1] < min(left_y, CENTRE_Y + 10) - 2]
        right = [point for point in self._side(1) if point[1] < min(right_y, CENTRE_Y + 10) - 2]
        top = left[0]
        return [
            self.beside(-1, left_y, lift),
            *(_outwards(point, lift, rise) for point in reversed(left[1:])),
            (top[0], top[1] - lift - rise),
            *(_outwards(point, lift, rise) for point in right[1:]),
            self.beside(1, right_y, lift),
        ]

    def outline(self) -> str:
        left, right = self._side(-1), self._side(1)
        return smooth([*left, self.chin, *reversed(right[1:])], closed=True)

    @cached_property
    def _sides(self) -> dict[int, list[Point]]:
        return {
            side: [self._rim(side, index) for index in range(len(_HEIGHTS))] for side in (-1, 1)
        }

    def _side(self, side: int) -> list[Point]:
        return self._sides[side]

    def _rim(self, side: int, index: int) -> Point:
        height = _HEIGHTS[index]
        share = (*_CROWN, *self.shape.lower)[index]
        if height > 0:
            height *= self.shape.chin / 23.5
        down = max(0.0, min(1.0, (height + 4) / 26))
        shift = self.turn * (-1.0 + 5.6 * down)
        half = self.half_width * share
        away = abs(self.turn)
        if side * self.turn > 0:
            half -= away * (0.8 + 1.5 * math.exp(-(((height - 1) / 3.6) ** 2)))
            half += away * 1.1 * math.exp(-(((height - 8) / 3.4) ** 2))
        else:
            half += away * 1.0 * math.exp(-(((height - 12) / 5) ** 2))
        return CENTRE_X + shift + side * max(0.0, half), CENTRE_Y + height


def _outwards(point: Point, lift: float, rise: float) -> Point:
    across, down = point[0] - CENTRE_X, point[1] - (CENTRE_Y - 2)
    length = math.hypot(across, down) or 1.0
    up = rise * max(0.0, -down / length)
    return point[0] + across / length * lift, point[1] + down / length * lift - up


def draw_neck(drawing: Drawing, skull: Skull, skin: str, build: Build) -> None:
    """The neck with the shadow of the chin on it; its foot lies under the garment's collar."""
    shift = 1.6 * skull.turn
    left, right = 50 + shift - build.neck, 50 + shift + build.neck
    tone = mix(skin, "#7a3a4a", 0.16)
    drawing.path(
        f"M{left} 56 Q{left + 0.8} 68 {left - 4} 77 Q50 96 {right + 4} 77 Q{right - 0.8} 68 "
        f"{right} 56 Z",
        tone,
        INK,
        2,
    )
    chin_x, chin_y = skull.chin[0], skull.chin_y + build.sink
    drawing.path(
        f"M{left + 0.8} 60 Q{chin_x} {chin_y + 11} {right - 0.6} 61 L{right + 1} 72 "
        f"Q{chin_x + 3} {chin_y + 12} {left + 0.8} {chin_y - 2} Z",
        mix(skin, "#4b1c3c", 0.5),
        opacity=0.62,
    )


def draw_head(drawing: Drawing, skull: Skull, skin: str, ears: bool) -> None:
    """Ears, the face with its light and its shadow side."""
    near = -1 if skull.turn > 0 else 1
    if ears:
        _ear(drawing, skull, skin, -near)
        if abs(skull.turn) < 0.3:
            _ear(drawing, skull, skin, near)
    left, right = skull.edge(-1, 44), skull.edge(1, 44)
    dusk = mix(skin, "#8a3f4a", 0.34)
    fill = drawing.linear(
        (left, 26), (right, 64), (0, lighter(skin, 0.26)), (0.48, skin), (1, dusk)
    )
    drawing.path(skull.outline(), fill, INK, 2.4)
    _shade(drawing, skull, skin)
    if ears and abs(skull.turn) >= 0.3:
        _ear(drawing, skull, skin, near)


def _ear(drawing: Drawing, skull: Skull, skin: str, side: int) -> None:
    inward = 3.6 * abs(skull.turn) if side * skull.turn < 0 else 0.6
    x = skull.edge(side, 47) - side * inward
    tone = skin if side < 0 else mix(skin, "#7a3a4a", 0.24)
    drawing.ellipse(x, 47.2, 3.2, 5, tone, INK, 1.9)
    drawing.line(
        f"M{x + side * 0.9} 44.4 Q{x - side * 1.6} 46.6 {x + side * 0.4} 49.6",
        mix(skin, "#5a2030", 0.5),
        1.2,
    )


def _shade(drawing: Drawing, skull: Skull, skin: str) -> None:
    """The right third of the face lies in wine-coloured shade; a soft light on the left brow."""
    right = [(skull.edge(1, y) - 0.7, y) for y in (26.0, 30.0, 36.0, 44.0, 51.0, 56.5, 61.0)]
    middle = (skull.edge(-1, 44) + skull.edge(1, 44)) / 2
    half = skull.half_width
    inner = [
        (skull.chin[0] - 1, skull.chin_y - 0.8),
        (middle + half * 0.36 + 1.4 * skull.turn, 60.0),
        (middle + half * 0.7 + skull.turn, 53.0),
        (middle + half * 0.58, 46.0),
        (middle + half * 0.64, 36.0),
        (middle + half * 0.42, 25.0),
    ]
    data = smooth([*right, (skull.chin[0] + 2, skull.chin_y - 0.9)])
    drawing.path(f"{data} {smooth(inner, start='L')} Z", mix(skin, "#6d2f4a", 0.42), opacity=0.5)
    brow = (middle - half * 0.4, 32.0)
    glow = drawing.radial(
        brow, half * 0.62, (0, lighter(skin, 0.7), 0.5), (1, lighter(skin, 0.7), 0)
    )
    drawing.circle(*brow, half * 0.62, glow)


def blush(drawing: Drawing, skull: Skull, strength: float) -> None:
    """Warm cheeks; `strength` is the opacity in their middle."""
    for across, share in ((-0.6, 1.0), (0.6, 0.85)):
        x, y = skull.at(across, 53.4)
        reach = 5.6
        fill = drawing.radial(
            (x, y),
            reach,
            (0, "#c9483a", strength * share),
            (0.5, "#c9483a", strength * share * 0.7),
            (1, "#c9483a", 0),
        )
        drawing.ellipse(x, y, reach * max(0.55, skull.narrowing(across)), 4.2, fill)


def deep_line(skin: str) -> str:
    """Colour of the lines inside a face."""
    return mix(skin, "#45162a", 0.66)


def soft_line(skin: str) -> str:
    """Colour of wrinkles and lids."""
    return mix(skin, "#6d2f4a", 0.46)


def hat_shadow(drawing: Drawing, skull: Skull, skin: str, low: float) -> None:
    """What a brim or a fringe throws on the forehead, down to height `low`."""
    points = [
        (skull.edge(-1, 30) + 0.8, 29.0),
        (skull.edge(1, 30) - 0.8, 29.0),
        (skull.edge(1, low + 3) - 0.8, low + 3),
        (skull.at(0.1, low)[0], low - 0.6),
        (skull.edge(-1, low - 1) + 0.8, low - 1.4),
    ]
    drawing.path(smooth(points, closed=True), darker(mix(skin, "#6d2f4a", 0.3), 0.2), opacity=0.42)
