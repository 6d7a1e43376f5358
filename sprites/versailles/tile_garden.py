"""Gardens of the palace on a grid of 100 x 100: hedges, paths and parterres."""

from __future__ import annotations

from collections.abc import Callable

from sprites.versailles.palette import FLOWERS, GRAVEL, HEDGE, HEDGE_INK, HEDGE_LIGHT
from sprites.versailles.pen import Sketch, around, closed

PARTERRES = ("scroll", "water", "maze", "grove", "rows")
Painter = Callable[[Sketch], None]


def ground(d: Sketch) -> None:
    """Gravel under everything."""
    d.fill("M0 0 H100 V100 H0 Z", "#e3d3ab")


def hedge_row(d: Sketch, side: int, ends: tuple[float, float]) -> None:
    """Clipped trees along an edge (0 north, clockwise), with a gap for the path in the middle."""
    spots = [at for at in (8.0, 22.0, 36.0, 64.0, 78.0, 92.0) if ends[0] <= at <= ends[1]]
    for at in spots:
        tree(d, _on_edge(side, at, 8.0), 6.8)


def _on_edge(side: int, along: float, inward: float) -> tuple[float, float]:
    return (
        (along, inward),
        (100 - inward, along),
        (along, 100 - inward),
        (inward, along),
    )[side]


def path_mouth(d: Sketch, side: int) -> None:
    """The gravel path that leaves over a garden edge."""
    corners = [(41.0, -1.0), (59.0, -1.0), (56.0, 17.0), (44.0, 17.0)]
    spots = [_on_edge(side, x, y) for x, y in corners]
    d.fill(closed(spots), "#f6edd2")
    for x in (42.0, 58.0):
        start, end = _on_edge(side, x, 0.0), _on_edge(side, 45 if x < 50 else 55, 16.0)
        d.line(f"M{start[0]} {start[1]} L{end[0]} {end[1]}", "#a58d5c", 1.2)


def tree(d: Sketch, at: tuple[float, float], radius: float) -> None:
    """A clipped tree from above."""
    d.circle(at[0] + 1.2, at[1] + 1.8, radius, "#2f3f20", None, opacity=0.35)
    d.circle(*at, radius, HEDGE, HEDGE_INK, 0.9)
    d.circle(at[0] - radius * 0.28, at[1] - radius * 0.32, radius * 0.45, HEDGE_LIGHT, None)


def lawn(d: Sketch, box: tuple[float, float, float, float]) -> None:
    """A lawn (x, y, width, height) with a mown edge."""
    x, y, width, height = box
    d.rect(*box, "#a9bf78", "#6f8a4a", 0.9, 4)
    d.rect(x + 3, y + 3, width - 6, height - 6, "none", "#cbd9a0", 0.8, 3)


def parterre(d: Sketch, kind: str) -> None:
    """One of PARTERRES on its own 100 x 100."""
    _PAINTERS[kind](d)


def _box_hedge(d: Sketch, data: str, width: float = 4.0) -> None:
    d.line(data, HEDGE_INK, width + 2.2)
    d.line(data, HEDGE, width)
    d.line(data, HEDGE_LIGHT, width * 0.35)


def _flower(d: Sketch, at: tuple[float, float], radius: float, number: int) -> None:
    d.circle(*at, radius, FLOWERS[number % len(FLOWERS)], "#5a2a34", 0.6)


def scroll(d: Sketch) -> None:
    """Broderie: four scrolls of box about a rose."""
    lawn(d, (3, 3, 94, 94))
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):

        def at(x: float, y: float, sx: int = sx, sy: int = sy) -> str:
            return f"{50 + sx * x:g} {50 + sy * y:g}"

        _box_hedge(
            d,
            f"M{at(6, 8)} Q{at(9, 34)} {at(29, 33)} Q{at(41, 29)} {at(34, 20)} "
            f"Q{at(27, 15)} {at(24, 24)}",
            4.4,
        )
        _box_hedge(d, f"M{at(12, 8)} Q{at(26, 3)} {at(37, 9)}", 3.8)
        _flower(d, (50 + sx * 37, 50 + sy * 38), 4.4, 0)
        _flower(d, (50 + sx * 17, 50 + sy * 17), 3.6, 1)
    _flower(d, (50, 50), 7.4, 0)
    d.circle(49, 49, 2.6, "#fff3d8", None)


def water(d: Sketch) -> None:
    """A round basin with its jet."""
    lawn(d, (3, 3, 94, 94))
    d.circle(50, 50, 39, "#ddd2bd", "#6a5a5a")
    pool = d.linear((22, 22), (78, 78), (0, "#d9ecf3"), (1, "#7ba6bd"))
    d.circle(50, 50, 31, pool, "#5a7888", 0.9)
    for number in range(8):
        start, end = around((50, 50), 9, number * 45), around((50, 50), 24, number * 45 + 12)
        d.line(f"M{start[0]:.1f} {start[1]:.1f} L{end[0]:.1f} {end[1]:.1f}", "#f4fbff", 2)
    d.circle(50, 50, 8.5, "#ece6da", "#5a4a5a", 0.9)
    d.circle(48.6, 48.6, 3.4, "#ffffff", None)
    for number in range(4):
        tree(d, around((50, 50), 57, number * 90 + 45), 6.4)


def maze(d: Sketch) -> None:
    """A maze of box."""
    d.rect(3, 3, 94, 94, "#cdbf8c", "#8a744a", 0.8, 4)
    _box_hedge(d, "M42 10 H10 V90 H90 V10 H58 M26 74 V26 H74 V74 H40 M58 42 V58 H42 V42", 6.4)
    _flower(d, (50, 50), 4.4, 0)


def grove(d: Sketch) -> None:
    """Trees about a clearing."""
    lawn(d, (3, 3, 94, 94))
    for column in range(4):
        for row in range(4):
            if column in (1, 2) and row in (1, 2):
                continue
            tree(d, (17 + column * 22, 17 + row * 22), 9.6)
    d.circle(50, 50, 15, GRAVEL, "#8a744a", 0.9)
    d.circle(50, 50, 6.6, "#e9e2d4", "#5a4a5a", 0.9)


def rows(d: Sketch) -> None:
    """Beds of flowers in rows."""
    d.rect(3, 3, 94, 94, "#cdbb88", "#8a744a", 0.8, 4)
    for line in range(4):
        y = 17 + line * 22
        _box_hedge(d, f"M14 {y} H86", 11)
        for spot in range(7):
            _flower(d, (18 + spot * 10.7, y), 3.4, line)


_PAINTERS: dict[str, Painter] = {
    "scroll": scroll,
    "water": water,
    "maze": maze,
    "grove": grove,
    "rows": rows,
}
