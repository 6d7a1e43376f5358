"""What is seen behind a person: several places for each profession, drawn larger than any crop.

World box: x from -14 to 114, y from -24 to 136; the middle 100 x 108 shows on a full card.
"""

from collections.abc import Callable

from sprites.common.pen import Point
from sprites.common.svg import Stop
from sprites.portrait.pen import INK, Drawing

BackdropDrawing = Callable[[Drawing], None]
LEFT, TOP, WIDTH, HEIGHT = -14.0, -24.0, 128.0, 160.0


def _sky(drawing: Drawing, *stops: Stop) -> None:
    fill = drawing.linear((0, TOP + 10), (0, 118), *stops)
    drawing.rect(LEFT, TOP, WIDTH, HEIGHT, fill)


def _scaffold(drawing: Drawing) -> None:
    _sky(drawing, (0, "#efc98e"), (0.6, "#cd8350"), (1, "#7d4233"))
    sun = drawing.radial(
        (20, 12),
        30,
        (0, "#fff0c8", 0.95),
        (0.34, "#fde2a8", 0.9),
        (0.36, "#fde2a8", 0.35),
        (1, "#fde2a8", 0),
    )
    drawing.circle(20, 12, 30, sun)
    drawing.path(
        "M-14 136 V58 H12 V46 H30 V136 Z M70 136 V36 H88 V50 H114 V136 Z", "#96563f", opacity=0.8
    )
    drawing.line("M-4 70 h10 M12 78 h10 M0 88 h12 M76 50 h8 M90 62 h10 M78 74 h10", "#b3734f", 1.6)
    beams = "M66 136 V-24 M94 136 V-24 M58 26 H114 M58 60 H114 M66 60 L94 26 M4 136 V22 M-14 40 H26"
    drawing.line(beams, "#5f3328", 2.8, 0.8)


def _quarry(drawing: Drawing) -> None:
    _sky(drawing, (0, "#d9c3a8"), (0.5, "#b98a66"), (1, "#6b4638"))
    drawing.path("M-14 30 L18 20 L30 44 L46 50 L40 136 H-14 Z", "#a87c5c", opacity=0.9)
    drawing.path("M114 14 L84 22 L76 46 L60 54 L64 136 H114 Z", "#8f6549", opacity=0.9)
    drawing.line(
        "M-14 54 L22 46 M-14 80 L32 72 M78 50 L114 42 M72 78 L114 70 M20 22 L24 60 M88 24 L84 66",
        "#6b4638",
        2,
        0.8,
    )
    for x, y in ((8, 92), (86, 92), (98, 84)):
        drawing.path(f"M{x} {y} l8 -5 h10 l3 8 l-8 6 h-11 Z", "#c9a888", "#6b4638", 1.6)


def _timber(drawing: Drawing) -> None:
    _sky(drawing, (0, "#ead9a0"), (0.55, "#b3a062"), (1, "#5a4a30"))
    for x, top, tone in (
        (36, 2, "#9aa062"),
        (64, -6, "#9aa062"),
        (-8, -18, "#7a8850"),
        (22, -26, "#6b7a46"),
        (82, -24, "#6b7a46"),
        (108, -14, "#7a8850"),
        (6, 4, "#57683c"),
        (97, 2, "#57683c"),
    ):
        drawing.rect(x - 2, top + 70, 4, 60, "#4d3c26")
        drawing.path(
            f"M{x} {top} Q{x + 4} {top + 18} {x + 12} {top + 28} "
            f"Q{x + 8} {top + 29} {x + 5} {top + 27} "
            f"Q{x + 10} {top + 44} {x + 18} {top + 54} Q{x + 12} {top + 55} {x + 7} {top + 52} "
            f"Q{x + 12} {top + 68} "
            f"{x + 22} {top + 80} Q{x} {top + 88} {x - 22} {top + 80} "
            f"Q{x - 12} {top + 68} {x - 7} {top + 52} "
            f"Q{x - 12} {top + 55} {x - 18} {top + 54} Q{x - 10} {top + 44} {x - 5} {top + 27} "
            f"Q{x - 8} {top + 29} "
            f"{x - 12} {top + 28} Q{x - 4} {top + 18} {x} {top} Z",
            tone,
            opacity=0.92,
        )
    drawing.path("M-14 84 Q20 74 50 84 Q84 76 114 84 V136 H-14 Z", "#6b5a38", opacity=0.9)
    for row, xs in enumerate(((84, 100, 116), (92, 108))):
        for x in xs:
            drawing.circle(x, 98 - row * 14, 8, "#c99a5e", "#5d3820", 1.8)
            drawing.circle(x, 98 - row * 14, 4, "none", "#8f5e36", 1.3)


def _forge(drawing: Drawing) -> None:
    _sky(drawing, (0, "#7a5040"), (0.6, "#5d3830"), (1, "#33202a"))
    for row in range(11):
        y = -20 + row * 14
        drawing.line(f"M-14 {y} H114", "#45302e", 1.6, 0.8)
        for column in range(6):
            x = -10 + column * 24 + (row % 2) * 12
            drawing.line(f"M{x} {y} V{y + 14}", "#45302e", 1.4, 0.8)
    glow = drawing.radial(
        (88, 60), 46, (0, "#ffb347", 0.9), (0.5, "#e8722e", 0.45), (1, "#e8722e", 0)
    )
    drawing.path("M70 136 V56 Q90 34 114 56 V136 Z", "#2a1a22")
    drawing.circle(88, 60, 46, glow)


def _market(drawing: Drawing) -> None:
    _sky(drawing, (0, "#f2d48c"), (0.6, "#dca94e"), (1, "#8a5a2a"))
    for index in range(9):
        x = -14 + index * 15
        tone = "#a8452f" if index % 2 else "#f3e2b8"
        drawing.path(f"M{x} -24 H{x + 15} V18 Q{x + 7.5} 28 {x} 18 Z", tone, opacity=0.95)
        drawing.line(f"M{x} 18 Q{x + 7.5} 28 {x + 15} 18", "#8a5a2a", 1.2)
    drawing.path("M-14 136 V76 H22 V136 Z M78 136 V72 H114 V136 Z", "#7d4f28", opacity=0.75)
    drawing.dots([(2, 73), (11, 72), (18, 74)], 5.2, "#b3482f")
    drawing.dots([(86, 68), (95, 68), (103, 69)], 4.8, "#7f9048")


def _harbour(drawing: Drawing) -> None:
    _sky(drawing, (0, "#f4dca0"), (0.45, "#d9b27a"), (0.46, "#7fa6a0"), (1, "#33565c"))
    drawing.path("M64 72 Q66 86 78 88 H100 Q112 84 114 70 Z", "#6b4226", opacity=0.95)
    drawing.line("M88 72 V4 M88 12 L70 60 M88 12 L112 62", "#5d3820", 2.2)
    drawing.path("M84 14 Q66 34 68 60 L86 60 Z", "#f3e6c4", opacity=0.95)
    drawing.line("M-10 82 h16 M4 92 h14 M80 98 h16 M-8 104 h12", "#d6e6df", 1.6, 0.7)
    drawing.path("M-14 66 V46 L-4 38 L6 46 V66 Z", "#a8703f", opacity=0.8)


def _counting_house(drawing: Drawing) -> None:
    _sky(drawing, (0, "#a8783c"), (0.6, "#7d5528"), (1, "#43301e"))
    for y in (8, 34, 60):
        drawing.rect(LEFT, y, WIDTH, 4, "#4f3418")
    for x, y, tall, tone in (
        (-8, -14, 22, "#7a2f3d"),
        (0, -12, 20, "#3d6c9c"),
        (9, -16, 24, "#4f7350"),
        (80, -14, 22, "#d9a62e"),
        (89, -10, 18, "#7a2f3d"),
        (98, -16, 24, "#54306e"),
        (-6, 16, 18, "#d9a62e"),
        (4, 14, 20, "#6b4a2e"),
        (82, 12, 22, "#3d6c9c"),
        (92, 16, 18, "#4f7350"),
    ):
        drawing.rect(x, y, 7, tall, tone, "#2e1f14", 1.2)
    for x, y in ((12, 54), (84, 52), (94, 54)):
        drawing.ellipse(x, y, 6, 4.6, "#e0b548", "#5d3820", 1.3)
    drawing.rect(LEFT, 64, WIDTH, 72, "#2e1f14", opacity=0.35)


def _hall(drawing: Drawing) -> None:
    _sky(drawing, (0, "#8a72b8"), (0.55, "#5c4290"), (1, "#2e2052"))
    for row in range(-1, 7):
        for column in range(7):
            x, y = -10 + column * 20 + (10 if row % 2 else 0), -14 + row * 20
            drawing.path(
                f"M{x} {y - 10} L{x + 10} {y} L{x} {y + 10} L{x - 10} {y} Z",
                "none",
                "#c9a95c",
                0.8,
                0.42,
            )
            drawing.circle(x, y, 1.5, "#dcbd6c", opacity=0.6)
    for side, x in ((1, -14), (-1, 114)):
        drawing.path(
            f"M{x} -24 H{x + side * 32} Q{x + side * 27} 50 {x + side * 36} 136 H{x} Z", "#7a2f4c"
        )
        drawing.line(
            f"M{x + side * 10} -24 Q{x + side * 6} 50 {x + side * 12} 136 M{x + side * 22} -24 "
            f"Q{x + side * 17} 50 "
            f"{x + side * 25} 136",
            "#4f1a35",
            2,
        )


def _tapestry(drawing: Drawing) -> None:
    _sky(drawing, (0, "#4a3668"), (1, "#241a42"))
    drawing.rect(-6, -30, 112, 140, "#6d2f4a", "#e0bd6a", 2.2)
    drawing.rect(-2, -30, 104, 136, "none", "#c9a95c", 0.9)
    for x, y in ((10, 18), (90, 18), (10, 56), (90, 56), (10, 94), (90, 94)):
        drawing.path(
            f"M{x} {y - 13} Q{x + 6} {y - 5} {x + 2} {y + 3} H{x - 2} "
            f"Q{x - 6} {y - 5} {x} {y - 13} Z "
            f"M{x - 3} {y + 3} Q{x - 12} {y + 4} {x - 11} {y - 5} "
            f"Q{x - 7} {y - 7} {x - 6} {y - 3} Q{x - 4} {y - 1} {x - 3} {y + 3} Z "
            f"M{x + 3} {y + 3} Q{x + 12} {y + 4} {x + 11} {y - 5} "
            f"Q{x + 7} {y - 7} {x + 6} {y - 3} Q{x + 4} {y - 1} {x + 3} {y + 3} Z "
            f"M{x - 6} {y + 4} H{x + 6} V{y + 6.4} H{x - 6} Z M{x - 2} {y + 7} H{x + 2} "
            f"L{x} {y + 14} Z",
            "#e0bd6a",
            opacity=0.62,
        )


def _balcony(drawing: Drawing) -> None:
    _sky(drawing, (0, "#4a3f86"), (0.5, "#b2668a"), (0.75, "#f0b074"), (1, "#7a4a5c"))
    drawing.circle(82, 52, 8, "#ffe3a0", opacity=0.9)
    drawing.path(
        "M-14 84 Q10 66 34 80 Q60 66 84 78 Q100 70 114 80 V136 H-14 Z", "#4a2f5c", opacity=0.85
    )
    drawing.path("M-14 -24 H114 V136 H96 V30 Q90 -8 50 -10 Q10 -8 4 30 V136 H-14 Z", "#8d8a96")
    drawing.line("M96 136 V30 Q90 -8 50 -10 Q10 -8 4 30 V136", INK, 2)
    drawing.line(
        "M4 30 L-14 22 M20 2 L8 -16 M50 -10 V-24 M80 2 L92 -16 M96 30 L114 22 M4 62 H-14 M96 62 "
        "H114 M4 94 H-14 M96 94 H114",
        "#66616f",
        1.6,
    )


def _gate(drawing: Drawing) -> None:
    """Castle masonry with a portcullis."""
    _sky(drawing, (0, "#7c7a8c"), (0.6, "#5c5a70"), (1, "#34304a"))
    for row in range(12):
        y = -22 + row * 13
        drawing.line(f"M-14 {y} H114", "#45425a", 1.4, 0.8)
        for column in range(6):
            x = -12 + column * 25 + (row % 2) * 12
            drawing.line(f"M{x} {y} V{y + 13}", "#45425a", 1.3, 0.8)
    drawing.path("M14 136 V34 Q18 2 50 0 Q82 2 86 34 V136 Z", "#241f38", INK, 2.4)
    bars = (
        "M26 136 V14 M38 136 V4 M50 136 V0 M62 136 V4 M74 136 V14 M14 46 H86 M14 66 H86 M14 86 H86"
    )
    drawing.line(bars, "#57536e", 2.6)


def _chapel(drawing: Drawing) -> None:
    _sky(drawing, (0, "#bcd6c8"), (0.5, "#6fa39c"), (1, "#2b5658"))
    drawing.path("M12 136 V38 Q16 4 50 -8 Q84 4 88 38 V136 Z", "#e6edd4", opacity=0.55)
    for data, tone in (
        ("M16 76 V44 H48 V76 Z", "#e6b64e"),
        ("M52 76 V44 H84 V76 Z", "#7a4f9c"),
        ("M16 112 V80 H48 V112 Z", "#3d6cae"),
        ("M52 112 V80 H84 V112 Z", "#b64a55"),
        ("M18 40 Q22 12 48 -2 V40 Z", "#63b0a6"),
        ("M82 40 Q78 12 52 -2 V40 Z", "#e6b64e"),
    ):
        drawing.path(data, tone, opacity=0.34)
    drawing.circle(50, 22, 10, "#f3dc9a", "#24494d", 1.8, opacity=0.75)
    drawing.line("M12 136 V38 Q16 4 50 -8 Q84 4 88 38 V136", "#24494d", 3.6)
    drawing.line("M50 -8 V136 M12 42 H88 M12 78 H88", "#24494d", 1.9, 0.75)


def _cloister(drawing: Drawing) -> None:
    """A garden seen through the arch of a walk."""
    _sky(drawing, (0, "#bfe0dc"), (0.5, "#dbeed2"), (0.6, "#9cc487"), (1, "#4f7f58"))
    for x, top in ((20, 30), (82, 24), (98, 40)):
        drawing.path(
            f"M{x} {top} Q{x + 9} {top + 22} {x + 7} 74 Q{x} 80 {x - 7} 74 "
            f"Q{x - 9} {top + 22} {x} {top} Z",
            "#4f8a5c",
        )
        drawing.line(f"M{x - 3} {top + 22} V66", "#79b07a", 1.6, 0.8)
    drawing.path("M-14 78 Q50 68 114 78 V92 H-14 Z", "#6fa868")
    drawing.dots([(12, 84), (24, 82), (76, 83), (90, 85)], 2.2, "#e6a0a8")
    drawing.path("M-14 -24 H114 V136 H92 V44 Q90 2 50 0 Q10 2 8 44 V136 H-14 Z", "#d3c6a6", INK, 2)
    joints = (
        "M8 44 L-14 40 M13 22 L-8 4 M28 7 L18 -14 M50 0 V-24 M72 7 L82 -14 M87 22 L108 4 "
        "M92 44 L114 40 M8 70 H-14 M8 98 H-14 M92 70 H114 M92 98 H114"
    )
    drawing.line(joints, "#a5977a", 1.7)
    drawing.line("M3 136 V44 Q5 -2 50 -5 Q95 -2 97 44 V136", "#a5977a", 1.4)
    drawing.path("M92 44 V136 H97 V44 Q95 10 72 0 Q90 10 92 44 Z", "#a5977a", opacity=0.6)


def _scriptorium(drawing: Drawing) -> None:
    _sky(drawing, (0, "#5d8a84"), (0.6, "#3f6a68"), (1, "#1f3c42"))
    for y in (14, 46, 78):
        drawing.rect(LEFT, y, WIDTH, 4, "#2a3a38")
        for index in range(14):
            x = -12 + index * 9
            tall = 16 + (index * 7 + int(y)) % 10
            if not 30 < x < 64:
                tone = ("#7a2f3d", "#c58f3c", "#e0d3ae", "#4a6a8a", "#54606a")[(index + int(y)) % 5]
                drawing.rect(x, y - tall, 7.4, tall, tone, "#1f2f30", 1.1)
    drawing.path("M36 -24 H64 V16 Q50 4 36 16 Z", "#f3e6b4", opacity=0.7)
    glow = drawing.radial((50, 0), 60, (0, "#fff0c0", 0.5), (1, "#fff0c0", 0))
    drawing.circle(50, 0, 60, glow)


def _alley(drawing: Drawing) -> None:
    _sky(drawing, (0, "#4b3a63"), (0.5, "#33264a"), (1, "#150e20"))
    drawing.circle(80, 18, 12, "#e9dcae")
    drawing.circle(74.5, 15, 10.4, "#453559")
    drawing.path("M-14 136 V26 L4 12 L24 30 V136 Z M74 136 V46 L90 32 L114 48 V136 Z", "#1d1429")
    drawing.rect(88, 58, 6, 9, "#e2a548")
    drawing.rect(2, 44, 5, 8, "#c98a3a", opacity=0.9)


def _rooftops(drawing: Drawing) -> None:
    _sky(drawing, (0, "#2f3a66"), (0.55, "#3c3460"), (1, "#181226"))
    for x, y, size in (
        (14, 8, 1.3),
        (30, -6, 1.0),
        (66, 4, 1.2),
        (92, 14, 1.5),
        (80, -10, 1.0),
        (4, 30, 1.0),
    ):
        drawing.circle(x, y, size, "#f3e6c0")
    roofs: list[tuple[Point, float, str]] = [
        ((-8, 62), 30, "#2a2044"),
        ((88, 54), 32, "#241b3a"),
        ((106, 70), 24, "#30264c"),
        ((14, 78), 26, "#30264c"),
    ]
    for (peak_x, peak_y), reach, tone in roofs:
        drawing.path(
            f"M{peak_x - reach} {peak_y + 30} L{peak_x} {peak_y} L{peak_x + reach} {peak_y + 30} "
            f"V136 H{peak_x - reach} Z",
            tone,
            "#14101f",
            1.6,
        )
    drawing.rect(92, 44, 8, 20, "#1d1630", "#14101f", 1.6)
    drawing.line("M96 42 Q90 30 98 22 Q104 12 97 4", "#6f6690", 2.6, 0.6)


def _tavern(drawing: Drawing) -> None:
    _sky(drawing, (0, "#4f3440"), (0.6, "#38242f"), (1, "#190f1a"))
    glow = drawing.radial((84, 26), 44, (0, "#f6b552", 0.75), (1, "#f6b552", 0))
    drawing.circle(84, 26, 44, glow)
    drawing.line("M-14 6 H114 M-14 92 H114 M22 6 V136", "#26161f", 5)
    drawing.rect(78, 20, 12, 15, "#ffd873", INK, 1.8, corner=2)
    drawing.line("M84 8 V20", INK, 2)
    drawing.circle(2, 70, 13, "#6b4226", "#26161f", 2)
    drawing.circle(2, 70, 8, "none", "#3a2418", 1.6)


def _docks_at_night(drawing: Drawing) -> None:
    _sky(drawing, (0, "#3a4a6b"), (0.5, "#2c3452"), (0.6, "#1f2a40"), (1, "#0f1424"))
    drawing.circle(20, 10, 9, "#dfe0c6")
    drawing.line("M82 136 V-10 M82 10 L58 64 M82 10 L108 64 M64 46 L100 46", "#131a2c", 2.8)
    drawing.path("M52 72 Q56 90 70 92 H102 Q112 88 114 70 Z", "#131a2c")
    drawing.line("M4 84 h18 M10 92 h14 M-8 100 h16 M14 108 h12", "#8fa0b8", 1.5, 0.6)


BACKDROPS: dict[str, BackdropDrawing] = {
    "scaffold": _scaffold,
    "quarry": _quarry,
    "timber": _timber,
    "forge": _forge,
    "market": _market,
    "harbour": _harbour,
    "counting_house": _counting_house,
    "hall": _hall,
    "tapestry": _tapestry,
    "balcony": _balcony,
    "gate": _gate,
    "chapel": _chapel,
    "cloister": _cloister,
    "scriptorium": _scriptorium,
    "alley": _alley,
    "rooftops": _rooftops,
    "tavern": _tavern,
    "docks": _docks_at_night,
}
NIGHT = ("alley", "rooftops", "tavern", "docks")
"""Places where faces lie in shadow."""
