"""The five professions: each has its own field silhouette as well as its own colour."""

from sprites.common import svg
from sprites.viscounts.icons.pen import (
    INK,
    IVORY,
    circle,
    line,
    linear,
    path,
)

_DISC = "M32 2.5 A29.5 29.5 0 1 1 31.9 2.5 Z"
_NOTCHED_SQUARE = (
    "M11 3 H53 V7 Q53 11 57 11 H61 V53 H57 Q53 53 53 57 V61"
    " H11 V57 Q11 53 7 53 H3 V11 H7 Q11 11 11 7 Z"
)
_SHIELD = "M5 5 Q18 9 32 2 Q46 9 59 5 V30 Q59 51 32 62 Q5 51 5 30 Z"
_CHAPEL_WINDOW = "M7 61 V31 Q9 11 32 2 Q55 11 57 31 V61 Z"
_SIX_POINTS = (
    "M32 .8 L42.5 13 L58.5 16 L53 31.5 L58.5 47 L42.5 50.5 L32 63"
    " L21.5 50.5 L5.5 47 L11 31.5 L5.5 16 L21.5 13 Z"
)


def _field(key: str, outline: str, light: str, base: str, dark: str) -> str:
    """The coloured field with its ink rim and a hairline of gold inside."""
    paint = linear(key, 6, 0, 50, 64, (0, light), (0.55, base), (1, dark))
    return (
        paint.definition
        + path(outline, paint.url, INK, 3.4)
        + svg.group(path(outline, "none", "#f6dfa6", 1.5, 0.75), "translate(3.4,3.4) scale(.894)")
    )


def merchant() -> str:
    """Scales on a golden disc."""
    return (
        _field("merchant", _DISC, "#eab54e", "#b97d22", "#80500f")
        + line("M32 14 V48 M22 50 H42 M14 21 Q32 15 50 21", IVORY, 4.6)
        + line("M14 22 L7.5 36 M14 22 L20.5 36 M50 22 L43.5 36 M50 22 L56.5 36", IVORY, 2.2)
        + path("M6 35.5 H22 Q20 45 14 45 Q8 45 6 35.5 Z", IVORY)
        + path("M42 35.5 H58 Q56 45 50 45 Q44 45 42 35.5 Z", IVORY)
        + circle(32, 13, 4.2, IVORY)
    )


def builder() -> str:
    """A hammer on a brick-red square with notched corners."""
    hammer = (
        path("M28.6 26 H35.4 V59 H28.6 Z", IVORY)
        + path("M13 11 H44 Q53 14 53 25 L44 26 H13 Z", IVORY)
        + path("M13 11 H20 V26 H13 Z", "#dcc59b")
    )
    return _field("builder", _NOTCHED_SQUARE, "#d9814e", "#a8502c", "#6f2e18") + svg.group(
        hammer, "rotate(-38 32 32) translate(0,1)"
    )


def noble() -> str:
    """A crown on a violet shield."""
    purple = "#5d3b8c"
    return (
        _field("noble", _SHIELD, "#8f6bc2", purple, "#38205c")
        + path("M13.5 43 L10.5 20 L22 31 L32 14 L42 31 L53.5 20 L50.5 43 Z", IVORY)
        + path("M14 46 H50 V51.5 H14 Z", IVORY)
        + circle(10.8, 19, 3.4, IVORY)
        + circle(32, 13, 3.8, IVORY)
        + circle(53.2, 19, 3.4, IVORY)
        + circle(32, 36.5, 3.2, purple)
        + circle(22, 37.5, 2.3, purple)
        + circle(42, 37.5, 2.3, purple)
    )


def cleric() -> str:
    """An open book in a sea-green chapel window."""
    teal = "#2f7a78"
    lines = (
        "M17 25 Q22.5 24 27.5 27 M17 32 Q22.5 31 27.5 34 M17 39 Q22.5 38 27.5 41"
        " M36.5 27 Q41.5 24 47 25 M36.5 34 Q41.5 31 47 32 M36.5 41 Q41.5 38 47 39"
    )
    return (
        _field("cleric", _CHAPEL_WINDOW, "#63b0a6", teal, "#174a4c")
        + path(
            "M32 22 Q23 14.5 12 18 V46.5 Q23 43 32 50 Q41 43 52 46.5 V18 Q41 14.5 32 22 Z", IVORY
        )
        + line("M32 22 V50", teal, 2.6)
        + line(lines, teal, 2.2)
    )


def criminal() -> str:
    """A mask on a dusky six-pointed star."""
    return (
        _field("criminal", _SIX_POINTS, "#957a9c", "#5c4563", "#2f2038")
        + path(
            "M9.5 24.5 Q20 18 32 25 Q44 18 54.5 24.5 Q56 38 45 41.5"
            " Q36 42 32 34.5 Q28 42 19 41.5 Q8 38 9.5 24.5 Z",
            IVORY,
        )
        + path("M16 29 Q22.5 25.5 27.5 31 Q22.5 36.5 16 29 Z", "#2a1d2c")
        + path("M48 29 Q41.5 25.5 36.5 31 Q41.5 36.5 48 29 Z", "#2a1d2c")
    )


def no_criminal() -> str:
    """The criminal's star struck out: holds only without criminals."""
    bar = "M10 54 L54 10"
    return criminal() + line(bar, INK, 13) + line(bar, IVORY, 9) + line(bar, "#b23236", 5.4)


def no_criminal_small() -> str:
    """The struck star with a plain bar of eyes, for a few pixels."""
    star = path(_SIX_POINTS, "#6f5877", INK, 4) + line("M19 30 H45", "#f7ead0", 9)
    bar = "M11 53 L53 11"
    return star + line(bar, INK, 16) + line(bar, "#d63a3a", 9)
