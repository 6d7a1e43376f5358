"""Goods and castle tokens as icons on a grid of 64 x 64: each with a silhouette of its own."""

from __future__ import annotations

from sprites.caylus.palette import (
    DEEP,
    GOLD,
    INK,
    IVORY,
    SANDSTONE,
    SECTION_COLOURS,
    TIMBER,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing

FOOD = "#d98680"
STONE = "#a3a19c"
COIN = "#cfc6ae"
_STRUCK = "#675b4c"
WOOD_END = "#e3bd84"


def food(d: Drawing) -> None:
    """A ham with its bone at the lower left."""
    d.path(
        "M19 43 L9 51 Q4.4 50.4 5 55 Q5.4 57.6 8.6 57.4 Q9 61 12.4 60.4 Q15.6 59.4 14.4 55.6 "
        "L24 48 Z",
        IVORY,
    )
    d.path(
        "M17 41 Q12 16 34 9 Q54 5 58 24 Q60 42 44 50 Q27 57 17 41 Z",
        d.radial((32, 20), 38, (0, lit(FOOD, 0.5)), (0.55, FOOD), (1, shaded(FOOD, 0.34))),
    )
    d.fill("M17 41 Q27 57 44 50 Q56 44 57.6 31 Q52 44 38 46 Q26 48 17 41 Z", shaded(FOOD, 0.5), 0.5)
    d.path("M40 25 Q45 18 51 23 Q55 29 49 34 Q42 37 39 32 Q37.6 28 40 25 Z", "#f6d9c6", width=0.8)
    d.circle(45.6, 27.6, 3, "#c25f58", line=None)
    d.line("M23 24 Q26 15 35 12.6", "#fff1e6", 3.2, 0.8)


def wood(d: Drawing) -> None:
    """Two logs crosswise behind a third, sawn ends to the right."""
    _log(d, 20, 17, 24, 9)
    _log(d, 8, 41, 30, 10.4)


def _log(d: Drawing, x: float, y: float, length: float, radius: float) -> None:
    bark = d.linear(
        (0, y - radius),
        (0, y + radius),
        (0, lit(TIMBER, 0.35)),
        (0.45, TIMBER),
        (1, shaded(TIMBER, 0.45)),
    )
    d.path(
        f"M{x} {y - radius} H{x + length} V{y + radius} H{x} Q{x - radius * 0.75} {y} {x} "
        f"{y - radius} Z",
        bark,
    )
    d.line(
        f"M{x + 4} {y - radius * 0.4} h{length * 0.45} M{x + 8} {y + radius * 0.3} "
        f"h{length * 0.35}",
        shaded(TIMBER, 0.5),
        1.8,
    )
    d.ellipse(x + length, y, radius * 0.72, radius, WOOD_END)
    d.ellipse(x + length, y, radius * 0.36, radius * 0.54, "none", width=0.55)


def stone(d: Drawing) -> None:
    """A cut block with three faces."""
    _cube(d, (lit(STONE, 0.6), STONE, shaded(STONE, 0.42)))
    d.line("M13 28 l7 3.6 M17 39 l9 4.6 M38 46 l6 -3 M45 31 l6 -3", shaded(STONE, 0.6), 1.8)
    d.line("M10.4 20.6 L31 31", "#ffffff", 1.8, 0.75)


def _cube(d: Drawing, faces: tuple[str, str, str]) -> None:
    top, left, right = faces
    d.path("M32 5 L57 17.6 L32 30.4 L7 17.6 Z", top)
    d.path("M7 17.6 L32 30.4 V59 L7 46 Z", left)
    d.path("M57 17.6 L32 30.4 V59 L57 46 Z", right)


def gold(d: Drawing) -> None:
    """An ingot with three faces and a stamp."""
    d.path("M3 44 L14 22 L46 14 L60 25 L61 41 L31 55 Z", shaded(GOLD, 0.2))
    d.path("M14 22 L46 14 L60 25 L28 35.6 Z", lit(GOLD, 0.55))
    d.path(
        "M3 44 L14 22 L28 35.6 L31 55 Z",
        d.linear((3, 44), (30, 40), (0, "#f3ca62"), (1, "#cf9a30")),
    )
    d.path("M31 55 L28 35.6 L60 25 L61 41 Z", shaded(GOLD, 0.34))
    d.line("M17 23.4 L44 16.8", "#fffbe0", 2.6)
    d.line("M36 21.4 l6 4.6 M33 27 l11 -2.8", shaded(GOLD, 0.4), 1.8)


def denier(d: Drawing) -> None:
    """A thick silver penny with a cross, as they were struck."""
    _coin(d)
    d.path(
        "M31 28 L27.6 12 Q32 10.6 36.4 12 L33 28 L49 24.6 Q50.4 29 49 33.4 L33 30 "
        "L36.4 46 Q32 47.4 27.6 46 L31 30 L15 33.4 Q13.6 29 15 24.6 Z",
        _STRUCK,
        _STRUCK,
        1.6,
    )


def coin(d: Drawing) -> None:
    """The same penny with room for a figure instead of the cross."""
    _coin(d)


def flat_coin(d: Drawing) -> None:
    """A small one, whose figure needs the place of the struck ring."""
    _coin(d, ring=False)


def _coin(d: Drawing, ring: bool = True) -> None:
    d.path("M6 29 V36 A26 25.4 0 0 0 58 36 V29 Z", shaded(COIN, 0.5))
    d.circle(32, 29, 26, d.radial((24, 20), 40, (0, "#fbf5e2"), (0.5, COIN), (1, "#a3977a")))
    if ring:
        d.circle(32, 29, 21.6, "none", line=_STRUCK, width=0.8)
    d.line("M12 24 A21 21 0 0 1 27 9", "#ffffff", 2.4, 0.85)


def any_cube(d: Drawing) -> None:
    """A cube whose faces show all four goods."""
    _cube(d, (GOLD, FOOD, STONE))
    d.fill("M32 30.4 V59 L57 46 V17.6 Z", STONE)
    d.path("M7 32 L32 45 V59 L7 46 Z", TIMBER, width=0.7)
    d.path("M7 17.6 L32 30.4 V45 L7 32 Z", FOOD, width=0.7)
    _cube_gleam(d)


def plain_cube(d: Drawing) -> None:
    """A cube whose faces show food, wood and stone."""
    _cube(d, (lit(FOOD, 0.2), TIMBER, STONE))
    _cube_gleam(d)


def _cube_gleam(d: Drawing) -> None:
    d.path("M32 5 L57 17.6 L32 30.4 L7 17.6 Z M7 17.6 V46 L32 59 L57 46 V17.6 M32 30.4 V59", "none")
    d.fill("M32 30.4 V59 L57 46 V17.6 Z", DEEP, 0.22)
    d.line("M10.6 19.6 L32 30.4 L53.4 19.6", "#ffffff", 2, 0.7)
    d.line("M13 17.6 L32 8", "#ffffff", 2, 0.6)


def token(d: Drawing) -> None:
    """A castle token of any section: a gilded medal."""
    _medal(
        d,
        "M32 3 L42 6 L52 11 L58 20 L61 32 L58 44 L52 53 L42 58 L32 61 L22 58 L12 53 L6 44 "
        "L3 32 L6 20 L12 11 L22 6 Z",
        GOLD,
    )
    _keep(d, SANDSTONE, 1.0, 0.0)


def dungeon(d: Drawing) -> None:
    """The token of the dungeon: a square with a barred arch."""
    _medal(
        d,
        "M7 5 H57 Q60 5 60 8 V56 Q60 59 57 59 H7 Q4 59 4 56 V8 Q4 5 7 5 Z",
        SECTION_COLOURS["dungeon"],
    )
    d.path("M17 50 V29 A15 15 0 0 1 47 29 V50 Z", SANDSTONE)
    d.path("M22 50 V30 A10 10 0 0 1 42 30 V50 Z", DEEP)
    d.line("M28.6 23 V50 M35.4 23 V50 M22 34 H42 M22 42 H42", "#b9aa8c", 2.4)


def walls(d: Drawing) -> None:
    """The token of the walls: a shield with a crenellated wall."""
    _medal(d, "M5 5 H59 V32 Q57 50 32 61 Q7 50 5 32 Z", SECTION_COLOURS["walls"])
    d.path(
        "M13 20 h8 v6 h7 v-6 h8 v6 h7 v-6 h8 v22 Q48 48 38 53 Q32 56 26 53 Q16 48 13 42 Z",
        SANDSTONE,
    )
    d.line(
        "M15 34 H49 M14 42 H50 M24 28 v6 M38 28 v6 M31 34 v8 M22 42 v7 M41 42 v7",
        shaded(SANDSTONE, 0.5),
        1.8,
    )


def towers(d: Drawing) -> None:
    """The token of the towers: a pointed gate shape with a tower."""
    _medal(d, "M32 2 L56 20 V56 Q56 60 52 60 H12 Q8 60 8 56 V20 Z", SECTION_COLOURS["towers"])
    d.path("M23 53 V28 H20 V21 h5 v3.6 h4.6 v-3.6 h4.8 v3.6 H39 v-3.6 h5 V28 H41 V53 Z", SANDSTONE)
    d.path("M29 53 V44 a3 3 0 0 1 6 0 V53 Z", DEEP, width=0.7)
    d.line("M32 33 v5", DEEP, 2.6)


def _medal(d: Drawing, outline: str, colour: str) -> None:
    d.path(
        outline,
        d.linear(
            (10, 4), (54, 60), (0, lit(colour, 0.42)), (0.5, colour), (1, shaded(colour, 0.3))
        ),
    )


def _keep(d: Drawing, tone: str, size: float, drop: float) -> None:
    """A small castle in the middle of a token."""
    wall = (
        f"M14 {50 + drop} V{22 + drop} h6 v4 h4 v-4 h5 v{-6 * size} h6 v{6 * size} h5 v4 h4 v-4 h6 "
        f"V{50 + drop} Z"
    )
    d.path(wall, tone)
    d.path(f"M27 {50 + drop} V{40 + drop} a5 5 0 0 1 10 0 V{50 + drop} Z", DEEP, width=0.7)
    d.line(f"M20 {33 + drop} v4 M44 {33 + drop} v4", INK, 2.6)
