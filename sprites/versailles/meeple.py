"""The workers: a coat with its owner's shape, and a hat that tells owners apart from afar.

Grid 44 x 60, the foot in the middle of the lower edge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sprites.common.players import PlayerStyle, Shape, shape_svg
from sprites.versailles.palette import GOLD_LIGHT, SKIN
from sprites.versailles.pen import Sketch

GRID = (44.0, 60.0)
FOOT = (0.5, 0.93)
"""Where a worker touches the board, in shares of its picture."""

PLAIN = PlayerStyle("plain", "#8a7891", "#c9bccd", "#5f5068", "#33263a", "square", "#fbf3dc")
"""Anybody's worker, for signs and prices: the plum of no seat, the same everywhere."""


def draw_worker(d: Sketch, style: PlayerStyle, shape: bool = True) -> None:
    """A worker of an owner; without the shape for signs."""
    _coat(d, style)
    if shape:
        d.add(shape_svg(style.shape, 22, 40, 8.4, style.mark, style.ink, 1.6))
    d.circle(22, 15, 8.2, SKIN, style.ink)
    HATS[style.shape](d, style)


def draw_newcomer(d: Sketch, style: PlayerStyle, shape: bool = True) -> None:
    """A worker who is not hired yet: in plain linen, a bundle on a stick over the shoulder."""
    d.line("M30 38 L41 17", style.ink, 4.2)
    d.line("M30 38 L41 17", "#a5713c", 2.2)
    _coat(d, replace(style, fill="#e6dcc4", light="#fdf8ea", dark="#b8aa8c"))
    if shape:
        d.add(shape_svg(style.shape, 22, 40, 8.4, style.fill, style.ink, 1.6))
    d.circle(22, 15, 8.2, SKIN, style.ink)
    HATS[style.shape](d, style)
    d.path("M33.6 15 Q32 24 38 25.6 Q44 24.6 43.4 16 Q41 12.6 38.4 15 Q36 12 33.6 15 Z",
           style.light, style.ink)  # fmt: skip
    d.line("M35.4 16.6 Q38 19 41.8 16.6", style.ink, 1.5)


def _coat(d: Sketch, style: PlayerStyle) -> None:
    d.ellipse(22, 53.5, 15.5, 4.6, style.dark, style.ink)
    coat = d.linear((6, 20), (38, 50), (0, style.light), (0.45, style.fill), (1, style.dark))
    d.path(
        "M22 22 Q32 22 34 33 L41 44 Q41.6 49 37 47.6 L34 45 L36.6 54 Q22 60 7.4 54 L10 45 "
        "L7 47.6 Q2.4 49 3 44 L10 33 Q12 22 22 22 Z",
        coat,
        style.ink,
    )
    d.line("M12 32 Q9 38 5.6 43.6", "#ffffff", 1.6, 0.45)
    d.line("M17.6 24.6 L22 30 L26.4 24.6", "#fff6e0", 2.4)


def _tricorne(d: Sketch, style: PlayerStyle) -> None:
    d.path(
        "M3 11.6 Q12 11 15 5 Q22 0.6 29 5 Q32 11 41 11.6 Q33 18 22 12.6 Q11 18 3 11.6 Z",
        style.fill,
        style.ink,
    )
    d.line("M6.4 12.2 Q14.6 14 22 10.4 Q29.4 14 37.6 12.2", GOLD_LIGHT, 1.9)


def _wig(d: Sketch, style: PlayerStyle) -> None:
    """A long periwig under a band in the owner's colour."""
    d.path(
        "M11 20 Q6 3 22 2.6 Q38 3 33 20 Q38 26 34 31 Q28 31 29.4 15 Q22 8.6 14.6 15 "
        "Q16 31 10 31 Q6 26 11 20 Z",
        "#f6f1e4",
        style.ink,
    )
    d.line("M11.6 22 q4 2 1 6 M32.4 22 q-4 2 -1 6", "#b9ae9a", 1.5)
    d.line("M11.6 10.4 Q22 3.6 32.4 10.4", style.ink, 4.6)
    d.line("M11.6 10.4 Q22 3.6 32.4 10.4", style.fill, 2.6)


def _plume(d: Sketch, style: PlayerStyle) -> None:
    """A broad hat with a feather."""
    d.path("M14 11 Q13 3 22 3 Q31 3 30 11 Z", style.fill, style.ink)
    d.path("M3 12 Q22 5.4 41 12 Q33 16.6 22 14.6 Q11 16.6 3 12 Z", style.light, style.ink)
    d.path("M29 9 Q33 -3 43 2 Q41 9 31 11 Z", "#fbf6ea", style.ink, 0.8)


def _cap(d: Sketch, style: PlayerStyle) -> None:
    """A mason's cap, and his hammer in the hand."""
    d.path("M12.4 13 Q11 3.4 22 3.4 Q33 3.4 31.6 13 Z", style.dark, style.ink)
    d.line("M11 13 H33", style.ink, 4.8)
    d.line("M11 13 H33", style.light, 2.6)
    d.line("M38.4 46 L38.4 22", style.ink, 4.4)
    d.line("M38.4 46 L38.4 22", "#a5713c", 2.4)
    d.path("M32.6 17 H43.4 V24 H32.6 Z", "#9b9ea2", style.ink, 0.9)


def _bonnet(d: Sketch, style: PlayerStyle) -> None:
    """A lace cap of the court."""
    d.path(
        "M11 19 Q8 9 13 8 Q12 1 18 2.6 Q22 -2 26 2.6 Q32 1 31 8 Q36 9 33 19 Q30 12 22 11.4 "
        "Q14 12 11 19 Z",
        style.light,
        style.ink,
    )
    d.line("M14.6 10 Q22 6 29.4 10", style.dark, 1.9)


def _hood(d: Sketch, style: PlayerStyle) -> None:
    """A pointed straw hat."""
    d.path("M22 -0.4 L34 12.6 Q22 16.4 10 12.6 Z", style.light, style.ink)
    d.path("M4.6 13 Q22 8.6 39.4 13 Q22 19.6 4.6 13 Z", style.fill, style.ink)
    d.line("M15 8 L27 9.4", style.dark, 1.6)


def _tall(d: Sketch, style: PlayerStyle) -> None:
    """A tall hat with a buckle."""
    d.path("M14 11.6 L15.6 0.8 H28.4 L30 11.6 Z", style.light, style.ink)
    d.path("M5 11.4 H39 Q38 16.4 22 15.6 Q6 16.4 5 11.4 Z", style.fill, style.ink)
    d.rect(18.6, 6.6, 6.8, 4.6, "none", GOLD_LIGHT, 1.1)


HATS: dict[Shape, Callable[[Sketch, PlayerStyle], None]] = {
    "square": _tricorne,
    "circle": _wig,
    "triangle": _plume,
    "diamond": _cap,
    "hexagon": _bonnet,
    "pentagon": _hood,
    "cross": _tall,
}
