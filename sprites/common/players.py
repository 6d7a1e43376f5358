"""Seat colours and shapes: a seat is never told by its colour alone."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import svg
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.surface_cache import kept

Shape = Literal["square", "circle", "triangle", "diamond", "hexagon", "pentagon", "cross"]


@dataclass(frozen=True, slots=True)
class PlayerStyle:
    """How everything that one seat owns is painted; colours are "#rrggbb"."""

    key: str
    fill: str
    light: str
    dark: str
    ink: str
    """Outline of the owned piece, and of the shape on it."""
    shape: Shape
    mark: str
    """Colour of the shape where it is drawn on the fill."""
    face: tuple[str, str] = ("", "")
    """Game and id of the character that plays the seat; empty for everybody else."""


# The fills stay apart for eyes without red, green or blue cones (tests/sprites/common).
PLAYER_STYLES: tuple[PlayerStyle, ...] = (
    PlayerStyle("red", "#c7433a", "#e8857a", "#7d2430", "#3d1322", "square", "#fbf3dc"),
    PlayerStyle("blue", "#3a6ea5", "#7fa9d3", "#24426e", "#14233f", "circle", "#fbf3dc"),
    PlayerStyle("yellow", "#e6b03a", "#f6d987", "#96691b", "#3f2a12", "triangle", "#fbf3dc"),
    PlayerStyle("green", "#6fa96e", "#a8d3a0", "#3b6b45", "#152c1f", "diamond", "#fbf3dc"),
    PlayerStyle("white", "#efe8d8", "#fffcf3", "#a99f90", "#3a3340", "hexagon", "#4a4152"),
    PlayerStyle("orange", "#bf6a0a", "#e3a052", "#76400c", "#3f1d10", "pentagon", "#fbf3dc"),
    PlayerStyle("black", "#3b3643", "#6f6879", "#201c28", "#0f0c15", "cross", "#fbf3dc"),
)

# Purer and further apart for every eye: each pair differs by ΔE76 of 30 or more, however it sees.
CLEAR_STYLES: tuple[PlayerStyle, ...] = (
    PlayerStyle("red", "#701c0c", "#b4553c", "#471009", "#27080a", "square", "#fff6df"),
    PlayerStyle("blue", "#1238e0", "#7390f7", "#0d2190", "#0b1448", "circle", "#fff6df"),
    PlayerStyle("yellow", "#ffc81e", "#ffe48c", "#a3720c", "#3f2a12", "triangle", "#fffbe8"),
    PlayerStyle("green", "#2fae86", "#8adabd", "#186450", "#0e2d26", "diamond", "#fff6df"),
    PlayerStyle("white", "#fffdf6", "#ffffff", "#a8a29c", "#3a3340", "hexagon", "#4a4152"),
    PlayerStyle("orange", "#d65c14", "#f0a470", "#82370a", "#3f1d10", "pentagon", "#fff6df"),
    PlayerStyle("black", "#332d40", "#6d6678", "#1c1826", "#0d0a13", "cross", "#fff6df"),
)

CONTRAST_STYLES: tuple[PlayerStyle, ...] = tuple(
    replace(style, **HIGH_CONTRAST.seat(style.key)) for style in PLAYER_STYLES
)

PALETTES: dict[str, tuple[PlayerStyle, ...]] = {
    "painted": PLAYER_STYLES,
    "clear": CLEAR_STYLES,
    "contrast": CONTRAST_STYLES,
}
"""Whole sets of seat colours; names and shapes are the same in each."""


def style_of(key: str, palette: str = "painted") -> PlayerStyle:
    """The style with this key in one of PALETTES; KeyError names the unknown one."""
    for style in PALETTES.get(palette, PLAYER_STYLES):
        if style.key == key:
            return style
    raise KeyError(f"no player style {key!r}")


def shape_svg(
    shape: Shape,
    cx: float,
    cy: float,
    r: float,
    fill: str,
    stroke: str | None = None,
    stroke_width: float = 1.6,
) -> str:
    """The shape about (cx, cy), inside a circle of radius r, as an SVG element."""
    if shape == "circle":
        return svg.circle(cx, cy, r * 0.9, fill, stroke, stroke_width if stroke else None)
    return svg.path(outline(shape, cx, cy, r), fill, stroke, stroke_width if stroke else None)


def outline(shape: Shape, cx: float, cy: float, r: float) -> str:
    """Path data of an angular shape (for "circle" a polygon with many corners)."""
    corners = [(cx + x * r, cy + y * r) for x, y in _corners(shape)]
    points = " L".join(f"{svg.number(float(x))} {svg.number(float(y))}" for x, y in corners)
    return f"M{points} Z"


@lru_cache(maxsize=16)
def _corners(shape: Shape) -> tuple[tuple[float, float], ...]:
    if shape == "square":
        return (-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)
    if shape == "triangle":
        # Lower than its circle's middle would put it: the eye weighs the area, not the corners.
        return (0.0, -0.92), (0.98, 0.74), (-0.98, 0.74)
    if shape == "diamond":
        return (0.0, -1.06), (0.86, 0.0), (0.0, 1.06), (-0.86, 0.0)
    if shape == "cross":
        arm = 0.34
        quarter = ((-arm, -0.98), (arm, -0.98), (arm, -arm))
        return tuple(
            point for turn in range(4) for point in (_turned(corner, turn) for corner in quarter)
        )
    sides = {"hexagon": 6, "pentagon": 5, "circle": 32}[shape]
    return tuple(
        (math.sin(2 * math.pi * step / sides), -math.cos(2 * math.pi * step / sides))
        for step in range(sides)
    )


def _turned(point: tuple[float, float], quarter_turns: int) -> tuple[float, float]:
    x, y = point
    for _ in range(quarter_turns):
        x, y = -y, x
    return x, y


@kept
def badge(style: PlayerStyle, diameter: int) -> pygame.Surface:
    """A round seat token of `diameter` px with the seat's shape. Shared: copy before drawing."""
    sheen = svg.linear_gradient("b", (8, 0), (32, 40), (0, style.light), (1, style.fill))
    body = (
        svg.circle(20, 20.6, 18.6, style.ink)
        + svg.circle(20, 19.2, 17.9, "url(#b)", style.ink, 1.9)
        + svg.path(
            "M6.4 16 A14.4 14.4 0 0 1 20 5", stroke="#ffffff", stroke_width=1.3, stroke_opacity=0.5
        )
        + shape_svg(style.shape, 20, 19.4, 9.2, style.mark, style.ink, 1.6)
    )
    return svg.raster(svg.document(body, 40, 40, sheen), (diameter, diameter))


def style_for(colour: str, palette: str = "painted") -> PlayerStyle:
    """The style of a colour; the first one for a colour that this version does not know."""
    known = {style.key for style in PLAYER_STYLES}
    return style_of(colour if colour in known else PLAYER_STYLES[0].key, palette)
