"""Façades of the residences: town houses under green roofs."""

from __future__ import annotations

from collections.abc import Callable

from sprites.caylus.facade_nature import (
    cast_shadow,
    ground,
    sky,
    town,
    tree,
)
from sprites.caylus.facade_openings import (
    chimney,
    door,
    shutters,
    window,
)
from sprites.caylus.facade_parts import (
    GROUND,
    Depth,
    eaves_shadow,
    gable_end,
    plaster_wall,
    roof,
    side_wall,
    stone_wall,
    timber_frame,
)
from sprites.caylus.palette import (
    INK,
    OAK,
    VINE,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing

_GREEN_ROOF = "#6f8a44"


def residence_row(d: Drawing) -> None:
    """Two houses side by side under green roofs."""
    _residence_street(d, 31)
    _home(d, 62, 50, 34, "#e2c08a", 18, Depth(10, 5), 41)
    _home(d, 18, 62, 42, "#f0dfb4", 17, Depth(0.1, 0.1), 42)


def residence_tower(d: Drawing) -> None:
    """A tall house with a stair turret and a green pointed roof."""
    _residence_street(d, 33)
    _home(d, 26, 52, 46, "#ecd5a4", 20, Depth(12, 6), 43)
    stone_wall(d, (78, 38, 20, 56), "#e6cf9c", 44)
    d.fill("M91 38 h7 v56 h-7 Z", shaded("#e6cf9c", 0.4), 0.5)
    roof(d, ((75, 39), (101, 39)), ((88, 10), (88, 10)), _GREEN_ROOF, 6)
    d.line("M88 10 v-6", INK, 1.2)
    window(d, 85, 48, 6, 9)
    window(d, 85, 66, 6, 9)


def residence_gables(d: Drawing) -> None:
    """A broad house with two green gables and a balcony."""
    _residence_street(d, 35)
    cast_shadow(d, 20, 78)
    plaster_wall(d, (20, 52, 70, 42), "#efddb0", 45)
    side_wall(d, (90, GROUND), 42, Depth(10, 5), "#d9c292")
    for left in (17, 54):
        d.polygon([(left + 3, 54), (left + 19, 28), (left + 35, 54)], "#f4e6c0")
        timber_frame(d, (left + 7, 45, 24, 9), 3)
        d.path(
            f"M{left - 1} 56 L{left + 19} 23 L{left + 39} 56 L{left + 33.6} 56 "
            f"L{left + 19} 31.6 L{left + 4.4} 56 Z",
            _GREEN_ROOF,
        )
        d.line(f"M{left - 1} 56 L{left + 19} 23", lit(_GREEN_ROOF, 0.5), 1.4)
        window(d, left + 15.6, 38, 7, 9)
    roof(d, ((93, 56), (103, 50)), ((73, 23), (83, 18)), _GREEN_ROOF, 5)
    for x in (28, 46, 64, 80):
        window(d, x, 62, 7, 9, False)
        shutters(d, x, 62, 7, 9, "#8a5a36")
    door(d, 50, GROUND, 11, 16, "#8a4a30")
    window(d, 32, 79, 7, 9, False)
    window(d, 72, 79, 7, 9, False)
    _flower_box(d, 27, 72.4, 9)
    _flower_box(d, 63, 72.4, 9)


def residence_wing(d: Drawing) -> None:
    """A high narrow house with a low wing."""
    _residence_street(d, 37)
    _home(d, 54, 44, 27, "#f0dfb4", 14, Depth(10, 5), 46)
    _home(d, 20, 36, 50, "#e2c08a", 20, Depth(8, 4), 47)


def residence_turret(d: Drawing) -> None:
    """A stair turret with a pointed roof, and a house in its shade."""
    _residence_street(d, 39)
    _home(d, 42, 48, 38, "#f0dfb4", 18, Depth(12, 6), 48)
    stone_wall(d, (22, 38, 20, 56), "#e6cf9c", 49)
    d.fill("M35 38 h7 v56 h-7 Z", shaded("#e6cf9c", 0.4), 0.5)
    roof(d, ((19, 39), (45, 39)), ((32, 10), (32, 10)), _GREEN_ROOF, 6)
    d.line("M32 10 v-6", INK, 1.2)
    window(d, 29, 48, 6, 9)
    window(d, 29, 66, 6, 9)


def residence_gateway(d: Drawing) -> None:
    """A broad house over a gateway, under one long roof with a dormer."""
    _residence_street(d, 41)
    cast_shadow(d, 18, 76)
    wall = (18.0, 54.0, 76.0, 40.0)
    plaster_wall(d, wall, "#ecd5a4", 50)
    eaves_shadow(d, wall)
    roof(d, ((13, 56), (99, 56)), ((26, 28), (86, 28)), _GREEN_ROOF, 6)
    chimney(d, 34, 32, 10)
    d.polygon([(50, 52), (50, 40), (56, 33), (62, 40), (62, 52)], "#f4e6c0")
    d.line("M47 42 L56 31 L65 42", lit(_GREEN_ROOF, 0.2), 3)
    window(d, 53, 41, 6, 8)
    d.path("M47 94 V79 Q47 70 56 70 Q65 70 65 79 V94 Z", "#4a3226")
    d.line("M47 94 V79 Q47 70 56 70 Q65 70 65 79 V94", "#f3e2b4", 1.6)
    for x in (25, 37, 69, 81):
        window(d, x, 62, 7, 9, False)
        shutters(d, x, 62, 7, 9, "#8a4a30")
        _flower_box(d, x - 1, 72.4, 9)
    window(d, 28, 80, 8, 8, False)
    window(d, 76, 80, 8, 8, False)


def _residence_street(d: Drawing, seed: int) -> None:
    sky(d, "morning", 2, seed)
    town(d, seed, 87)
    ground(d, "paving", 91, seed)
    tree(d, 9, 97, 12)
    tree(d, 112, 98, 11, VINE)


def _home(
    d: Drawing, x: float, width: float, high: float, tone: str, rise: float, depth: Depth, seed: int
) -> None:
    """A town house of two storeys under a green roof."""
    width = min(width, 50)
    cast_shadow(d, x, width + depth.x)
    box = (x, GROUND - high, width, high)
    plaster_wall(d, box, tone, seed)
    top = gable_end(d, (x + width, GROUND), depth, high, rise, tone)
    eaves_shadow(d, box)
    ridge = (x + min(10.0, depth.x + 3), top[1])
    roof(d, ((x - 4, box[1] + 2), (x + width + 1, box[1] + 2)), (ridge, top), _GREEN_ROOF, 5)
    chimney(d, x + width * 0.3, top[1] + 8, 10)
    for share in (0.14, 0.6):
        at = x + width * share
        window(d, at, box[1] + 8, 7.4, 9, False)
        shutters(d, at, box[1] + 8, 7.4, 9, "#8a4a30")
        _flower_box(d, at - 1, box[1] + 18.4, 9.4)
    door(d, x + width * 0.18, GROUND, 9, 14, "#6f4428")
    window(d, x + width * 0.62, GROUND - 14, 8, 8, False)


def _flower_box(d: Drawing, x: float, y: float, width: float) -> None:
    d.rect(x, y, width, 2.2, OAK, width=0.6)
    for step in range(4):
        d.circle(
            x + 1.2 + step * (width - 2.4) / 3,
            y - 0.8,
            1.3,
            ("#c8503c", "#e6b84a", "#d9798a", "#c8503c")[step],
            line=None,
        )


RESIDENCES: tuple[Callable[[Drawing], None], ...] = (
    residence_row,
    residence_tower,
    residence_gables,
    residence_wing,
    residence_turret,
    residence_gateway,
)
"""An even number: whoever takes them in turn along a road that winds to and fro has no two alike
above each other."""
