"""What criminals hold, and what anybody carries on the back or the shoulder."""

from collections.abc import Callable

from sprites.common.colour import lighter
from sprites.portrait.pen import INK, Drawing
from sprites.portrait.tools import BRASS, IRON, PAGE, WOOD, Tool, ToolDrawing, blade


def _dagger(drawing: Drawing) -> None:
    blade(drawing, "M-4 -36 L0 -46 L4 -36 V-8 H-4 Z")
    drawing.line("M0 -40 V-10", "#7e8290", 1.4)
    drawing.path("M-10 -8 H10 V-4 H-10 Z", "#a9803a", INK, 1.8)
    drawing.rect(-2.8, -5, 5.6, 13, "#3a2433", INK, 1.8)


def _cards(drawing: Drawing) -> None:
    for lean, mark in ((-24, 0), (0, 1), (24, 2)):
        with drawing.group(f"rotate({lean}) translate(0,-22)"):
            drawing.rect(-9, -14, 18, 26, PAGE, INK, 2, corner=2)
            if mark == 0:
                drawing.path("M0 -8 L4.6 -1 L0 6 L-4.6 -1 Z", "#a22f3d")
            elif mark == 1:
                drawing.path(
                    "M0 -8 Q6 -2 4.4 2 Q2 4 0.8 1.6 L2 6 H-2 L-0.8 1.6 Q-2 4 -4.4 2 Q-6 -2 0 -8 Z",
                    INK,
                )
            else:
                drawing.circle(0, -1, 4, INK)


def _dice(drawing: Drawing) -> None:
    for x, y, lean in ((-7, -8, -12), (7, -11, 16)):
        with drawing.group(f"translate({x},{y}) rotate({lean})"):
            drawing.rect(-6.4, -6.4, 12.8, 12.8, "#f3ead6", INK, 2, corner=2)
            drawing.dots(
                [(-3, -3), (3, 3), (0, 0)] if x < 0 else [(-3, -3), (3, 3), (3, -3), (-3, 3)],
                1.4,
                INK,
            )


def _vial(drawing: Drawing) -> None:
    """A stoppered bottle of something green."""
    glow = drawing.radial((0, -18), 20, (0, "#9be06a", 0.5), (1, "#9be06a", 0))
    drawing.circle(0, -18, 20, glow)
    drawing.path(
        "M-3.6 -36 H3.6 V-28 Q13 -24 11 -12 Q8 -4 0 -4 Q-8 -4 -11 -12 Q-13 -24 -3.6 -28 Z",
        "#dbe8d0",
        INK,
        2,
    )
    drawing.path("M-11 -17 Q0 -20 11 -17 Q10 -5 0 -5 Q-10 -5 -11 -17 Z", "#6aa644")
    drawing.rect(-4.6, -41, 9.2, 6, "#8f5e36", INK, 1.7, corner=1)
    drawing.line("M-6 -22 Q-8 -16 -5 -11", "#ffffff", 1.6)


def _mask_stick(drawing: Drawing) -> None:
    """A smiling mask on a stick."""
    drawing.rod("M0 16 V-14", BRASS, 2.8)
    drawing.path("M-13 -40 Q0 -45 13 -40 Q14 -22 0 -15 Q-14 -22 -13 -40 Z", "#f3ead6", INK, 2.2)
    drawing.path(
        "M-9 -35 Q-5 -38 -2 -34 Q-6 -32 -9 -35 Z M9 -35 Q5 -38 2 -34 Q6 -32 9 -35 Z M-6 -26 "
        "Q0 -20 6 -26 Q0 -24 -6 -26 Z",
        INK,
    )


def _club(drawing: Drawing) -> None:
    drawing.path("M-3 18 L-8 -30 Q-6 -42 2 -42 Q11 -40 9 -30 L3 18 Z", "#7a4e2c", INK, 2.3)
    for x, y in ((-5, -34), (4, -36), (6, -26), (-4, -24)):
        drawing.circle(x, y, 1.7, "#c6c9d2", INK, 1.1)


def _crowbar(drawing: Drawing) -> None:
    drawing.rod("M0 24 V-34 Q0 -46 11 -44", IRON, 4)
    drawing.line("M-1.4 20 V-32", "#b9bcc6", 1.3)


def _lockpicks(drawing: Drawing) -> None:
    for lean, hook in ((-20, "h4"), (4, "l3 -4"), (26, "h-4 v4")):
        with drawing.group(f"rotate({lean})"):
            drawing.rod(f"M0 6 V-32 {hook}", "#b9bcc6", 2, 2.4)


def _cut_purse(drawing: Drawing) -> None:
    """A purse with its strings cut."""
    drawing.path("M-7 10 Q-14 26 -6 32 Q0 35 7 32 Q15 26 7 10 Z", "#7a3a44", INK, 2.2)
    drawing.path("M-7 10 Q0 5 7 10 L10 2 Q0 -3 -9 2 Z", "#96505a", INK, 1.8)
    drawing.line("M7 8 Q15 10 14 18 M-7 8 Q-14 6 -15 12", "#efd27a", 2)
    drawing.circle(0, 21, 5, "#dfe4e8", INK, 1.6)


def _writ(drawing: Drawing) -> None:
    """A dark sealed writ held up."""
    with drawing.group("translate(0,-20) rotate(7)"):
        drawing.rect(-14, -14, 28, 27, "#57434f", INK, 2.2, corner=1)
        drawing.line("M-14 -14 L0 0 L14 -14", "#2b1d29", 1.8)
        drawing.circle(0, 1, 5.6, "#b23a32", INK, 1.7)
        drawing.line("M-2.2 -1.2 L2.2 3.2 M2.2 -1.2 L-2.2 3.2", "#f3cdb2", 1.5)


def _contract(drawing: Drawing) -> None:
    """A long list of names with a red mark."""
    drawing.path("M-10 -36 H10 V20 Q4 14 0 20 Q-5 14 -10 20 Z", "#dccba2", INK, 2.1)
    drawing.line("M-6 -29 H6 M-6 -23 H3 M-6 -17 H6 M-6 -11 H2", "#8a6a3c", 1.5)
    drawing.line("M-7 -23 H5", "#b23236", 1.8)


def _flame(drawing: Drawing) -> None:
    """A conjured violet flame with sparks above the hand."""
    glow = drawing.radial((0, -24), 34, (0, "#c99cff", 0.75), (1, "#c99cff", 0))
    drawing.circle(0, -24, 34, glow)
    fill = drawing.linear((0, -50), (0, 0), (0, "#e6c8ff"), (0.5, "#9a5fd0"), (1, "#5a2f8c"))
    drawing.path(
        "M0 0 Q-15 -4 -13 -18 Q-11 -25 -14 -32 Q-6 -28 -5 -22 Q-5 -38 6 -50 Q4 -38 10 -31 "
        "Q13 -35 12 -40 "
        "Q20 -28 14 -14 Q12 -2 0 0 Z",
        fill,
        INK,
        2.1,
    )
    drawing.path("M0 -3 Q-7 -6 -5 -14 Q-1 -18 1 -26 Q8 -16 6 -10 Q5 -4 0 -3 Z", "#fbeaff")
    for x, y, size in ((-19, -40, 4.5), (21, -44, 4), (-22, -16, 3.4), (0, -62, 4)):
        inner = size * 0.3
        drawing.path(
            f"M{x} {y - size} L{x + inner} {y - inner} L{x + size} {y} L{x + inner} {y + inner} "
            f"L{x} {y + size} L{x - inner} {y + inner} L{x - size} {y} L{x - inner} {y - inner} Z",
            "#ffe08a",
        )


def _candlestick(drawing: Drawing) -> None:
    """Stolen gold, its candle still in it."""
    blade(drawing, "M-3 10 V-18 L-7 -22 H7 L3 -18 V10 Z", BRASS)
    drawing.path("M-9 -22 H9 L6 -27 H-6 Z", "#f0cf7a", INK, 1.8)
    drawing.rect(-3, -40, 6, 13, "#f4ead2", INK, 1.7)


def _crossbow(drawing: Drawing) -> None:
    drawing.rod("M0 22 V-30", WOOD, 5)
    drawing.rod("M-20 -14 Q0 -36 20 -14", "#6b3f22", 3.6)
    drawing.line("M-20 -14 L0 -6 L20 -14", "#f3ead6", 1.3)
    blade(drawing, "M-1.4 -8 V-40 L0 -46 L1.4 -40 V-8 Z", width=1.4)


NIGHT_TOOLS: dict[str, Tool] = {
    "dagger": Tool(_dagger),
    "cards": Tool(_cards),
    "dice": Tool(_dice, rests=True),
    "vial": Tool(_vial),
    "mask_stick": Tool(_mask_stick),
    "club": Tool(_club, shaft="#7a4e2c"),
    "crowbar": Tool(_crowbar),
    "lockpicks": Tool(_lockpicks),
    "cut_purse": Tool(_cut_purse),
    "writ": Tool(_writ),
    "contract": Tool(_contract),
    "flame": Tool(_flame, rests=True),
    "candlestick": Tool(_candlestick),
    "crossbow": Tool(_crossbow),
}


def _basket(drawing: Drawing) -> None:
    """A peddler's tall basket full of wares, above the right shoulder."""
    drawing.circle(70, 50, 8, "#b23a44", INK, 2)
    drawing.rect(76, 40, 9, 20, "#3d6c9c", INK, 2, corner=2)
    drawing.path("M86 58 Q90 42 96 40 Q98 50 94 60 Z", "#4f8a4b", INK, 2)
    drawing.path("M60 58 H100 L96 120 H64 Z", "#b08546", INK, 2.3)
    for y in (66, 76, 86):
        drawing.line(f"M61 {y} H99", "#6b4a22", 1.6)
    for x in (68, 76, 84, 92):
        drawing.line(f"M{x} 58 L{x - 0.6} 100", "#6b4a22", 1.3)
    drawing.rod("M58 58 H102", "#c99a5e", 3.2)


def _pots(drawing: Drawing) -> None:
    """A frame hung with pots and ladles."""
    drawing.rod("M62 100 V36 M92 100 V36 M58 40 H98", WOOD, 3.2)
    for x, y, tone in ((66, 54, "#b8733c"), (80, 60, "#8d909c"), (93, 52, "#d9a62e")):
        drawing.line(f"M{x} 41 V{y - 7}", INK, 1.6)
        drawing.path(
            f"M{x - 7} {y - 6} H{x + 7} Q{x + 7} {y + 6} {x} {y + 7} "
            f"Q{x - 7} {y + 6} {x - 7} {y - 6} Z",
            tone,
            INK,
            1.9,
        )
        drawing.line(f"M{x - 4} {y - 3} Q{x - 4} {y + 2} {x - 1} {y + 4}", lighter(tone, 0.5), 1.5)


def _rolls(drawing: Drawing) -> None:
    """Rolls of cloth carried on the back."""
    for x, top, tone in ((64, 34, "#8e3a5a"), (75, 28, "#3f6f5c"), (86, 36, "#d9a62e")):
        drawing.rect(x, top, 12, 80, tone, INK, 2.1, corner=3)
        drawing.ellipse(x + 6, top + 1, 6, 3, lighter(tone, 0.4), INK, 1.7)
        drawing.line(f"M{x + 3.4} {top + 6} V110", lighter(tone, 0.35), 1.5)
    drawing.rod("M60 66 H102", "#6b4a2e", 3)


def _sack(drawing: Drawing) -> None:
    drawing.path(
        "M62 66 Q60 40 76 42 Q84 34 88 44 Q104 50 102 80 Q100 100 80 104 Q62 98 62 66 Z",
        "#b59a6b",
        INK,
        2.3,
    )
    drawing.line("M78 44 Q74 52 76 62 M87 46 Q94 56 94 70", "#7d6640", 1.7)
    drawing.rod("M75 45 L89 47", "#7a4e2c", 2.2, 2)


def _quiver(drawing: Drawing) -> None:
    for x, y in ((78, 38), (83, 35), (88, 38)):
        drawing.line(f"M{x} {y} L{x - 10} 90", INK, 2)
        drawing.path(
            f"M{x - 3.4} {y - 2} L{x + 1} {y - 10} L{x + 3.4} {y + 1} L{x - 1} {y + 6} Z",
            "#f3ead6" if x != 83 else "#b23a44",
            INK,
            1.5,
        )
    drawing.path("M68 50 L92 56 L80 104 L60 98 Z", "#7a4e2c", INK, 2.2)
    drawing.line("M68 55 L90 60", BRASS, 2.6)


def _bedroll(drawing: Drawing) -> None:
    drawing.rect(24, 66, 66, 17, "#4f6a7a", INK, 2.3, corner=8)
    drawing.circle(86, 74.5, 6.4, "#6f8a98", INK, 1.9)
    drawing.line("M83 74.5 A3 3 0 1 1 86 77.6", INK, 1.4)


def _ladder(drawing: Drawing) -> None:
    drawing.rod("M70 120 L86 8 M86 122 L102 10", WOOD, 3.4)
    for step in range(7):
        y = 20 + step * 14
        x = 86 - (y - 8) * 0.143
        drawing.rod(f"M{x} {y} L{x + 15.6} {y + 1.6}", WOOD, 2.4, 2.4)


def _shield(drawing: Drawing) -> None:
    drawing.path("M62 60 Q80 54 100 60 V88 Q98 108 80 116 Q64 108 62 88 Z", "#7a2f4c", INK, 2.4)
    drawing.path("M80 57 Q92 57 100 60 V88 Q98 108 80 116 Z", "#d9a62e")
    drawing.path("M62 60 Q80 54 100 60 V88 Q98 108 80 116 Q64 108 62 88 Z", "none", INK, 2.4)


BACK_LOADS: dict[str, ToolDrawing] = {
    "basket": _basket,
    "pots": _pots,
    "rolls": _rolls,
    "sack": _sack,
    "quiver": _quiver,
    "bedroll": _bedroll,
    "ladder": _ladder,
    "shield": _shield,
}


def _raven(drawing: Drawing) -> None:
    drawing.path(
        "M-14 2 Q-12 -14 2 -18 Q4 -27 12 -25 Q18 -23 17 -17 L25 -13 L16 -12 Q16 0 4 4 L-8 12 "
        "L-20 14 Z",
        "#2a2538",
        INK,
        2.2,
    )
    drawing.path("M-12 2 Q-4 -12 6 -10 Q6 0 -6 6 Z", "#4a4468", INK, 1.5)
    drawing.circle(13, -20, 1.9, "#f2d27c")
    drawing.line("M-8 4 Q0 -4 4 -6 M-4 -13 Q2 -16 4 -18", "#7d74a8", 1.4)


def _cat(drawing: Drawing) -> None:
    drawing.path(
        "M-12 8 Q-16 -8 -4 -12 L-6 -24 L1 -18 H8 L14 -24 L14 -10 Q16 2 8 8 Z", "#4a4450", INK, 2.2
    )
    drawing.path("M-12 6 Q-26 4 -22 -12 Q-19 -4 -12 -2 Z", "#4a4450", INK, 2)
    drawing.dots([(2, -12), (10, -12)], 1.9, "#e6d25a")
    drawing.line("M6 -8 V-6 M0 -6 L-5 -5 M12 -6 L17 -5", "#cfc6d6", 1.1)


def _rat(drawing: Drawing) -> None:
    drawing.path("M-14 6 Q-14 -8 2 -8 Q8 -14 12 -8 L20 -3 Q18 3 8 4 L2 7 Z", "#8a7f86", INK, 2.1)
    drawing.line("M-14 4 Q-26 4 -24 -8", INK, 3.6)
    drawing.line("M-14 4 Q-26 4 -24 -8", "#c9a0a0", 1.6)
    drawing.circle(6, -9, 3.4, "#c9a0a0", INK, 1.5)
    drawing.circle(13, -4, 1.3, INK)


def _monkey(drawing: Drawing) -> None:
    drawing.line("M-8 8 Q-24 8 -20 -8 Q-17 -14 -13 -9", INK, 5)
    drawing.line("M-8 8 Q-24 8 -20 -8 Q-17 -14 -13 -9", "#8a5a34", 2.4)
    drawing.path("M-10 10 Q-12 -4 0 -6 Q12 -4 12 10 Z", "#a03a3a", INK, 2.1)
    drawing.circle(1, -14, 9, "#8a5a34", INK, 2.1)
    drawing.dots([(-8, -15), (10, -15)], 3, "#d3a27a", INK, 1.5)
    drawing.ellipse(1.4, -12, 6, 6.4, "#e0b48a", INK, 1.4)
    drawing.dots([(-1, -14), (4, -14)], 1.1, INK)
    drawing.line("M-1 -9.4 Q1.4 -7.6 4 -9.4", INK, 1.2)


def _dove(drawing: Drawing) -> None:
    drawing.path(
        "M-16 8 Q-14 -8 0 -10 Q2 -20 10 -19 Q16 -17 14 -12 L19 -10 L14 -8 Q12 4 0 6 Z",
        "#f4f0e6",
        INK,
        2.1,
    )
    drawing.path("M-10 4 Q-4 -8 6 -6 Q4 2 -6 6 Z", "#d8d2c6", INK, 1.4)
    drawing.circle(11, -15, 1.4, INK)


PETS: dict[str, Callable[[Drawing], None]] = {
    "raven": _raven,
    "cat": _cat,
    "rat": _rat,
    "monkey": _monkey,
    "dove": _dove,
}
