"""Bodies of the three wooden houses on a 100 x 120 grid, in one roof colour."""

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.viscounts.icons.pen import (
    INK,
    IVORY,
    circle,
    line,
    linear,
    path,
)

HOUSE_GRID = (100.0, 120.0)
ROOF_SPOTS = {"workshop": (48, 33, 1.0), "trading_post": (46, 13, 1.0), "guildhall": (74, 39, 1.0)}
"""Where the owner's shape is painted: x, y and size, before the drop of 24 units."""

_DOOR = "#3a2433"
_LIT = "#f7cf6d"


def workshop(colour: str) -> str:
    """A low house under a broad roof."""
    roof = linear(
        "workshop_roof",
        10,
        8,
        70,
        56,
        (0, lighter(colour, 0.3)),
        (0.6, colour),
        (1, darker(colour, 0.12)),
    )
    return (
        path("M10 42 L38 52 L38 88 L10 76 Z", lighter(colour, 0.12))
        + path("M38 52 L86 38 L86 72 L38 88 Z", darker(colour, 0.4))
        + path("M66 12 H76 V36 H66 Z", darker(colour, 0.2), INK, 2.6)
        + path("M71 12 H76 V30 H71 Z", darker(colour, 0.5))
        + roof.definition
        + path("M24 18 L40 54 L92 38 L74 10 Z", roof.url)
        + path("M4 44 L24 18 L40 54 Z", lighter(colour, 0.5))
        + line("M31 23 L46 50 M42 21 L58 46 M54 18 L70 43", darker(colour, 0.25), 2.2)
        + line("M27 19.6 L72 12.6", lighter(colour, 0.75), 1.8)
        + path(
            "M4 44 L24 18 L74 10 L92 38 L86 40 V72 L38 88 L10 76 V45 Z"
            " M4 44 L40 54 L92 38 M24 18 L40 54 M38 54 V88",
            "none",
            INK,
            3.2,
        )
        + path("M18 80 V62 Q23 56 29 66 V84 Z", _DOOR, INK, 2)
        + path("M52 60 L62 57 V67 L52 70 Z M70 55 L79 52 V62 L70 65 Z", _LIT, INK, 2)
    )


def trading_post(colour: str) -> str:
    """A market stall with a striped awning."""
    goods = (
        circle(23, 67, 5, "#d9a62e", INK, 1.6)
        + circle(33, 67, 5, "#c8643a", INK, 1.6)
        + circle(44, 67, 5, "#8aa04e", INK, 1.6)
    )
    return (
        path("M12 40 H84 V84 H12 Z", darker(colour, 0.1))
        + path("M60 40 H84 V84 H60 Z", darker(colour, 0.42))
        + path("M14 56 H58 V76 H14 Z", _DOOR, INK, 2)
        + goods
        + path("M14 70 H58 V84 H14 Z", "#b98749", INK, 2.4)
        + line("M18 74 H54", "#dcb077", 1.8)
        + path("M66 84 V60 Q72 53 78 60 V84 Z", _DOOR, INK, 2)
        + path("M66 22 L94 50 Q88 57 79 50 L64 22 Z", darker(colour, 0.3), INK, 2.2)
        + _awning(colour)
        + path("M14 22 L20 8 H72 L80 22 Z", lighter(colour, 0.35), INK, 3)
        + line("M21.6 11 H70.6", lighter(colour, 0.75), 1.8)
        + line("M46 8 V-3", INK, 3)
        + line("M12 50 V84 H84 V50", INK, 3.2)
    )


def _awning(colour: str) -> str:
    """Five stripes, ivory and the owner's colour in turn."""
    stripes = []
    lefts = (4, 19, 34, 49, 64)
    for i, left in enumerate(lefts):
        right = left + 15 if i < 4 else 92
        fill = IVORY if i % 2 else lighter(colour, 0.18)
        stripes.append(
            path(
                f"M{12 + left * 0.8:g} 22 L{left} 50 Q{(left + right) / 2:g} 60 {right} 50"
                f" L{12 + right * 0.8:g} 22 Z",
                fill,
                INK,
                2.2,
            )
        )
    return "".join(stripes)


def guildhall(colour: str) -> str:
    """A hall with a bell tower."""
    roof = linear(
        "guildhall_roof",
        20,
        20,
        80,
        62,
        (0, lighter(colour, 0.25)),
        (0.6, colour),
        (1, darker(colour, 0.15)),
    )
    hall = (
        path("M8 52 L40 60 V92 L8 82 Z", lighter(colour, 0.15))
        + path("M40 60 L90 48 V80 L40 92 Z", darker(colour, 0.42))
        + roof.definition
        + path("M2 54 L23 26 L44 62 Z", lighter(colour, 0.5))
        + path("M23 26 L76 18 L96 48 L44 62 Z", roof.url)
        + line("M30 32 L50 58 M46 30 L66 54 M62 27 L82 51", darker(colour, 0.25), 2)
        + path(
            "M2 54 L23 26 L76 18 L96 48 L90 50 V80 L40 92 L8 82 V54 M2 54 L44 62 L96 48"
            " M23 26 L44 62 M40 62 V92",
            "none",
            INK,
            3.2,
        )
    )
    tower = (
        path("M42 40 V8 L58 12 V44 Z", lighter(colour, 0.2))
        + path("M58 12 L70 6 V38 L58 44 Z", darker(colour, 0.42))
        + path("M38 10 L55 -20 L74 5 L58 14 Z", lighter(colour, 0.42))
        + path("M55 -20 L74 5 L58 14 Z", darker(colour, 0.25))
        + path(
            "M42 11 V40 L58 44 L70 38 V7 M58 14 V44 M38 10 L55 -20 L74 5 L58 14 Z", "none", INK, 3
        )
        + path("M46 28 V20 Q50 15 54 22 V31 Z", _LIT, INK, 2)
    )
    return (
        hall
        + tower
        + circle(23, 46, 5, _LIT, INK, 2)
        + path("M17 85 V70 Q23 62 29 73 V89 Z", _DOOR, INK, 2)
        + path("M54 68 V76 L61 74 V66 Z M72 64 V72 L79 70 V62 Z", _LIT, INK, 2)
    )


HOUSES = {"workshop": workshop, "trading_post": trading_post, "guildhall": guildhall}


def house_icon(kind: str, colour: str = "#c9a86a") -> str:
    """A house in plain timber on the 64 x 64 grid of the icons."""
    if kind == "guildhall":
        return svg.group(HOUSES[kind](colour), "translate(4,13.5) scale(.545)")
    return svg.group(HOUSES[kind](colour), "translate(2.5,4.5) scale(.62)")


def any_building_icon() -> str:
    """A plain gabled house: a building of any kind."""
    return (
        path("M12 30 H52 V60 H12 Z", "#e0c48c", INK)
        + path("M40 30 H52 V58.5 H40 Z", "#b48f58", opacity=0.8)
        + path("M4 32 L32 5 L60 32 L54 36 L32 16 L10 36 Z", "#8a5a34", INK)
        + path("M24 60 V46 Q32 36 40 46 V60 Z", _DOOR, INK, 2.4)
        + circle(32, 28, 5, _LIT, INK, 2.4)
    )
