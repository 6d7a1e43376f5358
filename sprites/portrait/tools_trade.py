"""Builders' and merchants' tools, drawn as described in `tools`."""

import math

from sprites.common.colour import darker, lighter
from sprites.portrait.pen import INK, Drawing
from sprites.portrait.tools import BRASS, IRON, PAGE, STEEL, WOOD, Tool, blade, shaft


def _mallet(drawing: Drawing) -> None:
    shaft(drawing, -26)
    fill = drawing.linear((-14, -42), (14, -22), (0, "#d3a468"), (1, "#7d552a"))
    drawing.path("M-15 -41 H14 Q16 -32 14 -23 H-15 Q-17 -32 -15 -41 Z", fill, INK, 2.4)
    drawing.line("M-9 -41 Q-10.6 -32 -9 -23 M8 -41 Q9.6 -32 8 -23", "#5d3820", 1.6)


def _hammer(drawing: Drawing) -> None:
    shaft(drawing, -30)
    blade(drawing, "M-12 -38 L12 -40 L13 -30 L2 -27 H-12 Z")
    drawing.path("M-13 -39 H-7 V-26 H-13 Z", darker(STEEL, 0.3), INK, 1.8)


def _sledge(drawing: Drawing) -> None:
    shaft(drawing, -38, colour="#7a4a2a")
    blade(drawing, "M-14 -50 H14 L16 -46 V-36 L14 -32 H-14 L-16 -36 V-46 Z", "#8d909c")
    drawing.line("M-10 -47 H6", "#f2f3f6", 2)


def _axe(drawing: Drawing) -> None:
    shaft(drawing, -44)
    blade(drawing, "M-1 -46 Q-17 -46 -19 -26 Q-8 -24 1 -31 Z")
    drawing.line("M-17.6 -29 Q-15.6 -42 -4 -44.4", "#ffffff", 1.6, 0.8)


def _broadaxe(drawing: Drawing) -> None:
    shaft(drawing, -40)
    for side in (-1, 1):
        blade(
            drawing,
            f"M{side} -40 Q{side * 9} -42 {side * 17} -50 Q{side * 21} -34 {side * 16} -20 "
            f"Q{side * 9} -28 {side} -29 Z",
        )


def _trowel(drawing: Drawing) -> None:
    drawing.rod("M0 10 V-8", WOOD, 4.6)
    drawing.rod("M0 -8 V-18", IRON, 2.6)
    blade(drawing, "M0 -44 Q9 -32 9 -20 Q0 -15 -9 -20 Q-9 -32 0 -44 Z")
    drawing.path("M-7 -24 Q0 -28 7 -23 Q8 -36 0 -42 Q-6 -34 -7 -24 Z", "#cfc4b2", opacity=0.85)


def _pick(drawing: Drawing) -> None:
    shaft(drawing, -36)
    drawing.line("M-21 -26 Q0 -48 21 -28", INK, 9)
    drawing.line("M-20 -27 Q0 -47 20 -29", "#a9adb9", 5)
    drawing.line("M-17 -31 Q-4 -44 8 -40", "#eceef2", 1.5)
    drawing.rect(-4, -44, 8, 9, IRON, INK, 1.8, corner=1)


def _shovel(drawing: Drawing) -> None:
    shaft(drawing, -24)
    blade(drawing, "M-9 -24 Q0 -20 9 -24 L8 -40 Q0 -54 -8 -40 Z", "#9ba0ac")
    drawing.line("M0 -26 V-42", darker(STEEL, 0.4), 1.4)


def _compass(drawing: Drawing) -> None:
    for side in (-1, 1):
        drawing.rod(f"M0 -38 L{side * 11} 8", BRASS, 3)
        drawing.line(f"M{side * 11} 8 L{side * 12.4} 14", INK, 2)
    drawing.circle(0, -40, 5.2, BRASS, INK, 2.2)
    drawing.line("M-8 -8 Q0 -3 8 -8", INK, 2.2)
    drawing.circle(-1.4, -41.4, 1.5, "#fff6d8")


def _plan(drawing: Drawing) -> None:
    """A rolled plan, half open, with a tower drawn on it."""
    drawing.path("M-13 -40 Q0 -44 13 -40 V8 Q0 4 -13 8 Z", "#dfe4dc", INK, 2.2)
    drawing.line(
        "M-7 2 V-24 H-9 V-31 H-4.6 V-28 H-2 V-31 H2 V-28 H4.6 V-31 H9 V-24 H7 V2 M-3 2 V-8 "
        "Q0 -12 3 -8 V2",
        "#3d6c9c",
        1.7,
    )
    drawing.ellipse(0, -40, 13.6, 3.4, "#c9d2cc", INK, 2)


def _brick(drawing: Drawing) -> None:
    """Two dressed blocks on the hand."""
    for x, y, tone in ((-15, -13, "#b7b0a6"), (-11, -26, "#cfc7b8")):
        drawing.path(
            f"M{x} {y} L{x + 6} {y - 6} H{x + 32} L{x + 26} {y} Z", lighter(tone, 0.4), INK, 2
        )
        drawing.path(
            f"M{x + 26} {y} L{x + 32} {y - 6} V{y + 6} L{x + 26} {y + 13} Z",
            darker(tone, 0.36),
            INK,
            2,
        )
        drawing.rect(x, y, 26, 13, tone, INK, 2)
        drawing.line(f"M{x + 5} {y + 5} h5 M{x + 15} {y + 8} h6", darker(tone, 0.3), 1.4)


def _bust(drawing: Drawing) -> None:
    """A small carved head, half finished."""
    fill = drawing.linear((-12, -38), (14, 0), (0, "#f7f4ec"), (0.6, "#cfcac0"), (1, "#8b8690"))
    drawing.path(
        "M-14 0 Q-13 -8 -5 -10 V-15 Q-11 -18 -10 -27 Q-9 -38 1 -38 Q11 -37 10 -26 L12 -21 "
        "L9.4 -19 Q9 -14 4 -14 V-10 "
        "Q13 -8 14 0 Z",
        fill,
        INK,
        2.2,
    )
    drawing.line("M3 -28 H8 M6 -20 H9 M-9 -30 Q-4 -36 3 -34", "#6d6874", 1.6)


def _chisel(drawing: Drawing) -> None:
    drawing.rod("M0 12 V-10", WOOD, 5)
    drawing.rod("M-3.4 -10 H3.4", BRASS, 3, 2.4)
    blade(drawing, "M-3 -11 H3 L4.4 -36 H-4.4 Z")


def _lantern(drawing: Drawing) -> None:
    glow = drawing.radial((0, 24), 26, (0, "#ffd873", 0.5), (1, "#ffd873", 0))
    drawing.circle(0, 24, 26, glow)
    drawing.line("M-6 12 Q-6 1 0 0 Q6 1 6 12", INK, 2.4)
    drawing.path("M-10 14 L0 6 L10 14 Z", "#6b5a4a", INK, 2)
    drawing.rect(-9, 14, 18, 24, "#ffdf86", INK, 2.2, corner=2)
    drawing.path("M0 19 Q6 27 0 34 Q-6 27 0 19 Z", "#e8822e")
    drawing.line("M-3 14 V38 M4 14 V38", "#6b5a4a", 1.3)
    drawing.rect(-11, 37, 22, 5, "#6b5a4a", INK, 2)


def _scales(drawing: Drawing) -> None:
    drawing.rod("M0 4 V-34 M-19 -30 H19", BRASS, 2.8)
    for side in (-1, 1):
        x, low = side * 18, -8 + side * 3
        drawing.line(f"M{x} -30 L{x - 7} {low} M{x} -30 L{x + 7} {low}", INK, 1.7)
        drawing.path(
            f"M{x - 8.6} {low} H{x + 8.6} Q{x + 7} {low + 8} {x} {low + 8} "
            f"Q{x - 7} {low + 8} {x - 8.6} {low} Z",
            BRASS,
            INK,
            2,
        )
        drawing.circle(x, low - 2.4, 3, "#eef0f2" if side < 0 else "#e8b548", INK, 1.4)
    drawing.circle(0, -35, 3.4, BRASS, INK, 1.8)


def _purse(drawing: Drawing) -> None:
    """A full purse hanging from the fist."""
    drawing.path("M-9 10 Q-18 30 -8 37 Q0 41 9 37 Q19 30 9 10 Z", "#a8703a", INK, 2.4)
    drawing.path("M-8 10 Q0 4 9 10 L12 1 Q0 -6 -11 1 Z", "#c58f4c", INK, 2)
    drawing.line("M-9 10 H10", "#efd27a", 2.6)
    drawing.circle(0, 25, 6, "#e8c04e", INK, 1.8)
    drawing.line("M-11 20 Q-14 29 -8 34", "#d3a468", 1.8)


def _coins(drawing: Drawing) -> None:
    """A stack of silver on the palm, one coin in the air."""
    for step in range(4):
        y = -2 - step * 4.4
        drawing.path(f"M-9 {y - 4} V{y} A9 3.6 0 0 0 9 {y} V{y - 4} Z", "#9aa2ae", INK, 1.7)
        drawing.ellipse(0, y - 4, 9, 3.6, "#dfe4e8", INK, 1.7)
    drawing.circle(2, -34, 6, "#eef1f3", INK, 2)
    drawing.circle(2, -34, 3.4, "none", "#8b93a0", 1.3)
    drawing.line("M-8 -30 L-11 -27 M12 -31 L15 -28", "#fff3cf", 1.7)


def _gold_bars(drawing: Drawing) -> None:
    for x, y in ((-15, 0), (1, 0), (-7, -10)):
        drawing.path(f"M{x} {y} L{x + 3} {y - 9} H{x + 12} L{x + 15} {y} Z", "#dba62d", INK, 1.9)
        drawing.path(
            f"M{x + 3} {y - 9} L{x + 6} {y - 12} H{x + 14} L{x + 12} {y - 9} Z", "#fbe391", INK, 1.6
        )
        drawing.line(f"M{x + 4.4} {y - 6} H{x + 10}", "#fff0b8", 1.6)


def _ink_bottle(drawing: Drawing) -> None:
    drawing.path("M2 -20 Q8 -40 20 -48 Q22 -36 13 -28 Q16 -26 6 -18 Z", PAGE, INK, 1.8)
    fill = drawing.linear((-10, -22), (12, 2), (0, "#7f8ac8"), (0.5, "#3b3f7d"), (1, "#20214d"))
    drawing.path(
        "M-5 -20 H5 V-15 Q13 -12 13 -4 Q13 2 8 2 H-8 Q-13 2 -13 -4 Q-13 -12 -5 -15 Z",
        fill,
        INK,
        2.2,
    )
    drawing.rect(-6.6, -23, 13.2, 5, "#c58f3c", INK, 1.8)
    drawing.line("M-9 -4 Q-9 -9 -4 -11", "#cdd4f7", 2.2)


def _stone_lump(drawing: Drawing) -> None:
    drawing.path("M-15 -3 L-13 -17 L-2 -25 L11 -21 L16 -9 L10 1 H-10 Z", "#9d9892", INK, 2.3)
    drawing.path("M-13 -17 L-2 -25 L11 -21 L1 -13 Z", "#d5d0c6")
    drawing.path("M1 -13 L11 -21 L16 -9 L10 1 L2 1 Z", "#6a6570")
    drawing.line("M-13 -17 L1 -13 L11 -21 M1 -13 L2 1", INK, 1.6)


def _ring(drawing: Drawing) -> None:
    """A jewelled ring held up between the fingers."""
    drawing.circle(0, -14, 8, "none", INK, 6.4)
    drawing.circle(0, -14, 8, "none", "#ecbf4a", 3.2)
    drawing.path("M-7 -25 L0 -33 L7 -25 L0 -17 Z", "#58b0c9", INK, 2)
    drawing.line("M-3 -26 L0 -30", "#e6f6f8", 1.6)
    drawing.line("M-12 -32 L-16 -35 M0 -39 V-44 M12 -32 L16 -35", "#fff3cf", 2)


def _necklace(drawing: Drawing) -> None:
    for step in range(13):
        angle = math.pi * step / 12
        drawing.circle(10 * math.cos(angle), 2 + 24 * math.sin(angle), 2.7, "#f5efe2", INK, 1.2)
    drawing.path("M-5 27 L0 22 L5 27 L0 36 Z", "#b32f45", INK, 1.8)
    drawing.line("M-2 27 L0 25", "#f7c9cc", 1.3)


def _abacus(drawing: Drawing) -> None:
    drawing.rect(-19, -25, 38, 27, WOOD, INK, 2.3, corner=2)
    drawing.rect(-15, -21, 30, 19, "#e9d6a8", INK, 1.6)
    for row, counts in enumerate(((-11, -7, 7), (-11, 2, 6, 10), (-6, -2, 10))):
        y = -17.4 + row * 6
        drawing.line(f"M-15 {y} H15", "#5d3820", 1.2)
        for x in counts:
            drawing.circle(x, y, 2.3, ("#b23a44", "#3d6c9c", "#4f8a4b")[row], INK, 1.1)


def _ledger(drawing: Drawing) -> None:
    drawing.path(
        "M-22 -22 Q-10 -28 0 -21 Q10 -28 22 -22 V2 Q10 -4 0 3 Q-10 -4 -22 2 Z", "#6b3a2c", INK, 2.3
    )
    drawing.path(
        "M-19 -24 Q-9 -29 0 -22 Q9 -29 19 -24 V-1 Q9 -6 0 0 Q-9 -6 -19 -1 Z", PAGE, INK, 1.7
    )
    drawing.line(
        "M0 -22 V0 M-15 -19 Q-9 -22 -4 -18 M-15 -13 Q-9 -16 -4 -12 M-15 -7 Q-9 -10 -4 -6 M5 -18 "
        "Q10 -21 15 -19 M5 -12 Q10 -15 15 -13",
        "#a5824e",
        1.5,
    )


def _letter(drawing: Drawing) -> None:
    """A sealed letter held up."""
    with drawing.group("translate(0,-18) rotate(-8)"):
        drawing.rect(-15, -11, 30, 21, PAGE, INK, 2.1, corner=1)
        drawing.line("M-15 -11 L0 2 L15 -11", "#a5824e", 1.7)
        drawing.circle(0, 2, 4.4, "#b23236", INK, 1.6)


def _scroll(drawing: Drawing) -> None:
    drawing.path("M-11 -34 Q0 -38 11 -34 V12 Q0 8 -11 12 Z", PAGE, INK, 2.2)
    drawing.line("M-6 -25 H7 M-6 -18 H7 M-6 -11 H2", "#a5824e", 1.7)
    drawing.ellipse(0, -35, 12.4, 3.4, "#d9bf85", INK, 2)
    drawing.circle(5, 4, 5, "#b23236", INK, 1.8)


def _pan(drawing: Drawing) -> None:
    """A dented kettle to mend."""
    drawing.path("M-13 8 Q-19 32 0 34 Q19 32 13 8 Z", "#b8733c", INK, 2.3)
    drawing.ellipse(0, 8, 13.4, 3.6, "#5d3820", INK, 2)
    drawing.line("M-12 8 Q-12 -4 0 -4 Q12 -4 12 8", INK, 2.6)
    drawing.line("M-10 15 Q-12 24 -7 29", "#e6b07a", 2)
    drawing.path("M2 18 L9 16 L10 23 L4 25 Z", "#8d909c", INK, 1.4)


def _tongs(drawing: Drawing) -> None:
    """Smith's tongs with a glowing piece."""
    glow = drawing.radial((0, -40), 14, (0, "#ffb347", 0.8), (1, "#ffb347", 0))
    drawing.circle(0, -40, 14, glow)
    drawing.rod("M-5 16 L3 -22 L-5 -36 M5 16 L-3 -22 L5 -36", IRON, 2.8, 2.6)
    drawing.rect(-6, -46, 12, 10, "#f6a23c", INK, 1.9, corner=2)


TRADE_TOOLS: dict[str, Tool] = {
    "mallet": Tool(_mallet),
    "hammer": Tool(_hammer),
    "sledge": Tool(_sledge, shaft="#7a4a2a"),
    "axe": Tool(_axe, shaft=WOOD),
    "broadaxe": Tool(_broadaxe, shaft=WOOD),
    "trowel": Tool(_trowel),
    "pick": Tool(_pick, shaft=WOOD),
    "shovel": Tool(_shovel, shaft=WOOD),
    "compass": Tool(_compass),
    "plan": Tool(_plan),
    "brick": Tool(_brick, rests=True),
    "bust": Tool(_bust, rests=True),
    "chisel": Tool(_chisel),
    "lantern": Tool(_lantern),
    "scales": Tool(_scales),
    "purse": Tool(_purse),
    "coins": Tool(_coins, rests=True),
    "gold_bars": Tool(_gold_bars, rests=True),
    "ink_bottle": Tool(_ink_bottle, rests=True),
    "stone_lump": Tool(_stone_lump, rests=True),
    "ring": Tool(_ring),
    "necklace": Tool(_necklace),
    "abacus": Tool(_abacus, rests=True),
    "ledger": Tool(_ledger, rests=True),
    "letter": Tool(_letter),
    "scroll": Tool(_scroll),
    "pan": Tool(_pan),
    "tongs": Tool(_tongs),
}
