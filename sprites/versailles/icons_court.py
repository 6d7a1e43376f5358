"""People, pieces and counters as icons on a grid of 64 x 64."""

from __future__ import annotations

from sprites.versailles.meeple import GRID, PLAIN, draw_newcomer, draw_worker
from sprites.versailles.palette import (
    CREAM,
    GOLD_INK,
    GOLD_LIGHT,
    HEDGE,
    HEDGE_INK,
    INK,
    LAWN,
    ROYAL,
    ROYAL_DEEP,
    ROYAL_LIGHT,
    lit,
)
from sprites.versailles.pen import Sketch, around, rays

_BLUE = "#1f3a6e"


def person(d: Sketch, left: float, top: float, height: float) -> None:
    """Anybody's worker, its picture `height` high."""
    scale = height / GRID[1]
    figure = Sketch(d.ink * 0.9 / scale)
    draw_worker(figure, PLAIN, shape=False)
    d.put(figure, (left, top), scale)


def worker(d: Sketch) -> None:
    """One worker."""
    person(d, 9, 0, 63)


def waiting(d: Sketch) -> None:
    """A worker in linen with a bundle, not yet in play."""
    figure = Sketch(d.ink * 0.9)
    draw_newcomer(figure, PLAIN, shape=False)
    d.put(figure, (8, 0), 63 / GRID[1])


def token(d: Sketch) -> None:
    """A double-move token, active side up."""
    d.circle(32, 32, 28, d.gilding((4, 4, 56, 56)), GOLD_INK)
    d.circle(32, 32, 22.4, "none", "#fff3c4", 0.8)
    d.line("M17 32 H44 M33 19 L46 32 L33 45", GOLD_LIGHT, 9)
    d.line("M17 32 H44 M33 19 L46 32 L33 45", _BLUE, 6)


def token_off(d: Sketch) -> None:
    """A double-move token, inactive side up."""
    d.circle(32, 32, 28, "#b9b0a4", "#5a5058")
    d.circle(32, 32, 22.4, "none", "#d9d2c6", 0.8)
    d.line("M19 32 H45", "#7a7078", 6)


def tile(d: Sketch, left: float = 7, top: float = 7, side: float = 50) -> None:
    """A palace tile: half parquet, half garden."""
    d.rect(left, top, side, side, LAWN, INK, 1, 3)
    d.fill(
        f"M{left + 2} {top + 2} H{left + side * 0.56} V{top + side - 2} H{left + 2} Z", "#d2a76a"
    )
    for row in range(3):
        for column in range(2):
            if (row + column) % 2:
                continue
            size = side * 0.26
            d.fill(
                f"M{left + 2 + column * size} {top + 3 + row * size * 1.2} h{size} v{size * 1.1} "
                f"h{-size} Z",
                "#b07f45",
            )
    x = left + side * 0.56
    d.line(f"M{x} {top + 1} V{top + side - 1}", GOLD_INK, 5)
    d.line(f"M{x} {top + 1} V{top + side - 1}", "#e9cf7e", 2.6)
    for share in (0.2, 0.5, 0.8):
        d.circle(left + side * 0.79, top + side * share, side * 0.105, HEDGE, HEDGE_INK, 0.8)
    d.rect(left, top, side, side, "none", INK, 1, 3)


def tiles(d: Sketch) -> None:
    """Tiles in the hand."""
    back = Sketch(d.ink)
    tile_back(back, 0, 0, 40)
    d.put(back, (20, 4), 1, 10)
    tile(d, 4, 16, 44)


def tile_back(d: Sketch, left: float = 7, top: float = 7, side: float = 50) -> None:
    """A tile face down: the sun on royal blue."""
    d.rect(left, top, side, side, ROYAL, ROYAL_DEEP, 1, 3)
    inset = side * 0.09
    d.rect(left + inset, top + inset, side - 2 * inset, side - 2 * inset, "none", "#d9b458", 0.8)
    middle = (left + side / 2, top + side / 2)
    for ray in rays(middle, side * 0.16, side * 0.34, 12, 12):
        d.fill(ray, "#e9cf7e")
    d.circle(*middle, side * 0.17, "#f3dc92", GOLD_INK, 0.7)


def built(d: Sketch) -> None:
    """A tile in the palace."""
    d.rect(4, 4, 56, 56, d.gilding((4, 4, 56, 56)), GOLD_INK, 1, 3)
    for column in range(2):
        for row in range(2):
            d.rect(11 + column * 22, 11 + row * 22, 20, 20, CREAM, "#8fa0bf", 0.8)
    tile(d, 33, 11, 20)


def plan(d: Sketch) -> None:
    """An architect's plan."""
    d.path("M12 6 H46 L54 14 V58 H12 Z", CREAM, INK)
    d.path("M46 6 V14 H54 Z", "#d9cfba", INK, 0.8)
    d.line("M19 21 H45 V36 H37 V50 H27 V36 H19 Z", ROYAL, 3.4)
    d.line("M32 21 V28 M27 43 H31", ROYAL, 2.4)


def points(d: Sketch) -> None:
    """A gilt shield without its figure."""
    d.gold("M32 4 L55 12 V34 Q54 50 32 60 Q10 50 9 34 V12 Z", (9, 4, 46, 56), 1.1)
    d.line("M15.4 16.4 L32 10.8 L48.6 16.4", "#fff6cf", 2.2)


def king(d: Sketch) -> None:
    """The King's crown on purple."""
    d.circle(32, 32, 29, "#6d3f86", "#2a1236")
    d.circle(32, 32, 24, "none", "#d9b458", 0.9)
    d.gold("M15 45 L12 22 L23 31 L32 15 L41 31 L52 22 L49 45 Z", (12, 15, 40, 32))
    d.gold("M15 44 H49 V50 H15 Z", (15, 44, 34, 6), 0.9)
    for x, y in ((12, 21), (32, 14), (52, 21)):
        d.circle(x, y, 3, "#f7e3a6", GOLD_INK, 0.8)


def palace(d: Sketch) -> None:
    """The front of the palace."""
    d.path("M5 54 V27 H20 V20 H44 V27 H59 V54 Z", "#f3e6c8", INK)
    d.path("M5 27 L9 19 H18 L20 24 V27 Z M59 27 L55 19 H46 L44 24 V27 Z", ROYAL_LIGHT, INK, 0.8)
    d.path("M18 20 L32 8 L46 20 Z", "#6d86b8", INK)
    d.circle(32, 15.6, 2.8, "#f3dc92", GOLD_INK, 0.7)
    for x in (11, 25, 39, 53):
        d.fill(f"M{x - 3} 46 V36 Q{x} 31 {x + 3} 36 V46 Z", "#7d95b5")
    d.path("M28 54 V40 Q32 34 36 40 V54 Z", ROYAL, INK, 0.7)
    d.line("M3 55 H61", INK, 3.4)


def technologies(d: Sketch) -> None:
    """A flask with a gleaming brew."""
    d.path("M25 5 H39 V23 Q57 38 50 51 Q44 59 32 59 Q20 59 14 51 Q7 38 25 23 Z", "#eef5f6", INK)
    d.fill("M14.6 41 H49.4 Q53 56 32 56.6 Q11 56 14.6 41 Z", "#d9a32e")
    d.fill("M14.6 41 H49.4 L50 45 H14 Z", "#f6d878")
    d.line("M21 6 H43", INK, 6)
    d.line("M21 6 H43", "#e9cf7e", 3)
    for x, y, r in ((25, 50, 3), (37, 52, 2.4), (33, 34, 2.8), (30, 26, 2)):
        d.circle(x, y, r, "#fff3c4", GOLD_INK, 0.5)


def marker(d: Sketch) -> None:
    """An activation marker: a flat sun."""
    for ray in rays((32, 32), 19, 32, 12, 12):
        d.path(ray, "#e3bf5e", GOLD_INK, 0.7)
    d.circle(32, 32, 21.4, d.gilding((10, 10, 44, 44)), GOLD_INK)
    d.circle(32, 32, 14.6, "#7a6a80", "#33263a", 0.9)


def bell(d: Sketch) -> None:
    """A bell alone, where it has little room."""
    d.gold("M8 47 Q15 40 15 27 Q15 9 32 9 Q49 9 49 27 Q49 40 56 47 Z", (8, 9, 48, 38))
    d.line("M22 38 Q24 18 30 15", "#fff8da", 3.4, 0.9)
    d.circle(32, 53, 6, "#d9b458", GOLD_INK)
    d.circle(32, 6.4, 4.4, "#f3dc92", GOLD_INK)


def echo(d: Sketch) -> None:
    """Sound spreads from a bell: a turn that others share."""
    bell = "M10 44 Q15 39 15 29 Q15 16 24 16 Q33 16 33 29 Q33 39 38 44 Z"
    d.gold(bell, (10, 16, 28, 30))
    d.circle(24, 48, 4, "#d9b458", GOLD_INK)
    d.circle(24, 13, 3, "#f3dc92", GOLD_INK)
    for radius in (12, 21, 30):
        start, end = around((30, 30), radius, -42), around((30, 30), radius, 42)
        data = f"M{start[0]:.1f} {start[1]:.1f} A{radius} {radius} 0 0 1 {end[0]:.1f} {end[1]:.1f}"
        d.line(data, CREAM, 7.4)
        d.line(data, ROYAL, 4.2)


def door(d: Sketch) -> None:
    """Palace interior: a gilt door on parquet."""
    d.rect(5, 5, 54, 54, "#c79a5e", INK, 1, 4)
    d.line("M5 23 H59 M5 41 H59 M23 5 V23 M41 23 V41 M23 41 V59", "#8f6434", 2)
    d.gold("M18 59 V28 Q18 14 32 14 Q46 14 46 28 V59 Z", (18, 14, 28, 45))
    d.path("M24 59 V30 Q24 21 32 21 Q40 21 40 30 V59 Z", "#6a4520", GOLD_INK, 0.8)


def hedge(d: Sketch) -> None:
    """Garden: a clipped tree on the lawn."""
    d.rect(5, 5, 54, 54, LAWN, INK, 1, 4)
    d.rect(20, 44, 24, 12, "#d9c199", INK, 0.9, 2)
    d.rect(29.4, 36, 5.2, 10, "#7d5a34", INK, 0.6)
    d.circle(32, 25, 16, HEDGE, HEDGE_INK)
    d.circle(27, 20, 6.6, lit(HEDGE, 0.4), None)
