"""Resources, coins and points."""

import math

from sprites.viscounts.icons.pen import (
    INK,
    OCHRE,
    WINE,
    circle,
    ellipse,
    line,
    linear,
    path,
    placed,
    star_path,
)


def ink() -> str:
    """A round ink-well with a quill in it."""
    glass = linear("ink", 14, 20, 50, 60, (0, "#6d78b8"), (0.5, "#3b3f7d"), (1, "#20214d"))
    return (
        path("M37 31 Q45 12 61 2 Q63 14 52 21.5 Q58 22 55 26 Q47 30 41.5 36 Z", "#f1e7cf", INK, 2.6)
        + line("M39 35 Q47 18 58.5 6", "#a08a68", 1.8)
        + glass.definition
        + path(
            "M24 27 H42 V32 Q54 36 54 48 Q54 61 44 61 H22 Q12 61 12 48 Q12 36 24 32 Z",
            glass.url,
            INK,
        )
        + path("M21.5 22.5 H44.5 V29 H21.5 Z", OCHRE, INK, 2.6)
        + line("M18 47 Q18 40 26 37.5", "#c9d0f5", 3.4)
        + ellipse(33, 52, 13, 5.5, "#16163a", opacity=0.45)
    )


def stone() -> str:
    """A squared block with tool marks."""
    outline = "M4.5 24 L32 12 L60.5 22 L59.5 47 L34 60 L5.5 49 Z"
    return (
        path(outline, "#8d8a86", INK, 3.4)
        + path("M4.5 24 L32 12 L60.5 22 L34 34 Z", "#d3cec4")
        + path("M34 34 L60.5 22 L59.5 47 L34 60 Z", "#66616a")
        + path("M4.5 24 L34 34 L34 60 L5.5 49 Z", "#a29d97")
        + path(outline + " M4.5 24 L34 34 L60.5 22 M34 34 V60", "none", INK, 2.7)
        + line("M12 35 L18 37 M21 46 L28 48.4 M44 43 L50 40", "#5d5862", 2.3)
        + line("M10 24 L31 15", "#f7f2e6", 2.2)
    )


def gold() -> str:
    """An ingot with a bright upper face."""
    return (
        path("M3 53 L11 30 H41 L47 53 Z", "#dba62d")
        + path("M11 30 L24 17 H53 L41 30 Z", "#fbe391")
        + path("M41 30 L53 17 L62 39 L47 53 Z", "#a06a18")
        + path(
            "M3 53 L11 30 L24 17 H53 L62 39 L47 53 Z M11 30 H41 L53 17 M41 30 L47 53",
            "none",
            INK,
            3.1,
        )
        + line("M14 34.5 H36", "#fff0b8", 2.6)
        + line("M27 20.5 H46", "#fffbe0", 2)
        + line("M18 43 H34", "#b07a1c", 2.6)
    )


def silver() -> str:
    """A pile of coins with one standing in front."""
    pile = "".join(
        path(f"M{x - 19} {y - 6} V{y} A19 9 0 0 0 {x + 19} {y} V{y - 6} Z", "#8f97a3", INK, 2.7)
        + ellipse(x, y - 6, 19, 9, "#d6dce2", INK, 2.7)
        for x, y in ((23, 51), (25, 43), (22, 35))
    )
    face = linear("silver", 26, 8, 62, 52, (0, "#f8fafa"), (0.6, "#c6cdd4"), (1, "#8b93a0"))
    return (
        pile
        + face.definition
        + circle(44, 29, 18, face.url, INK)
        + circle(44, 29, 13, "none", "#7e8794", 1.7)
        + path("M38 35 L35.6 23.6 L41 28 L44 21 L47 28 L52.4 23.6 L50 35 Z", "#6f7886")
    )


def coin() -> str:
    """A blank silver coin: room for a value in its middle."""
    face = linear("coin", 8, 4, 56, 60, (0, "#ffffff"), (0.5, "#cfd6dc"), (1, "#868e9c"))
    beads = "".join(
        circle(32 + 26.3 * math.cos(a), 32 + 26.3 * math.sin(a), 1.1, "#7b8392")
        for a in (i * math.tau / 24 for i in range(24))
    )
    return (
        face.definition
        + circle(32, 32, 29.5, face.url, INK, 3.4)
        + beads
        + circle(32, 32, 23.5, "#eceff1", "#8b93a0", 1.6)
    )


def any_resource() -> str:
    """Ink, stone and gold together: one of them, free choice."""
    return (
        placed(ink(), 12, -5, 0.66) + placed(stone(), -2, 24, 0.61) + placed(gold(), 26, 25, 0.61)
    )


def any_resource_small() -> str:
    """The same three in flat, bold shapes, for sizes at which the drawn ones would clot."""
    drop = "M32 1.5 Q45 17 45 24 A13 12 0 0 1 19 24 Q19 17 32 1.5 Z"
    return (
        path(drop, "#4a57b0", INK, 4)
        + line("M26 24 Q26 20 29 16", "#cdd5fa", 4)
        + path("M3 36 H29 V61 H3 Z", "#b9b4ad", INK, 4)
        + path("M20 38 H27 V59 H20 Z", "#77727c")
        + path("M34.5 61 L40 39 H56 L61.5 61 Z", "#eab93a", INK, 4)
        + path("M40.5 46 H55.5 L54.6 41 H41.5 Z", "#fbe9a4")
    )


def wild() -> str:
    """One resource that stands for all three: a disc in their three colours."""
    blue = "M32 32 L32 4 A28 28 0 0 1 56.2 46 Z"
    yellow = "M32 32 L56.2 46 A28 28 0 0 1 7.8 46 Z"
    grey = "M32 32 L7.8 46 A28 28 0 0 1 32 4 Z"
    return (
        path(blue, "#474d93")
        + path(yellow, "#dba62d")
        + path(grey, "#a29d97")
        + line("M32 32 V4 M32 32 L56.2 46 M32 32 L7.8 46", INK, 2.6)
        + circle(32, 32, 28, "none", INK, 3.4)
        + line("M9.5 27 A23 23 0 0 1 27 9.6", "#ffffff", 2.6, 0.8)
        + path(star_path(32, 32, 4, 16, 6), "#f7ead0", INK, 2.6)
    )


def points() -> str:
    """A wine-red sunburst with a pale disc: room for a number."""
    return path(star_path(32, 32.5, 10, 31, 23.5), WINE, INK, 2.8) + circle(
        32, 32.5, 19.5, "#f3e3b4", OCHRE, 2.6
    )
