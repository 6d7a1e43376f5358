"""What court, church and heroes hold, drawn as described in `tools`."""

import math

from sprites.common.colour import darker
from sprites.portrait.pen import INK, Drawing
from sprites.portrait.tools import BRASS, IRON, PAGE, STEEL, WOOD, Tool, blade, shaft


def _sword(drawing: Drawing) -> None:
    blade(drawing, "M-4 -46 L0 -55 L4 -46 V-9 H-4 Z")
    drawing.line("M0 -48 V-12", "#8b8f9d", 1.5)
    drawing.path("M-14 -10 Q0 -6 14 -10 V-5 Q0 -2 -14 -5 Z", BRASS, INK, 2)
    drawing.rect(-3, -6, 6, 14, "#5d2f3a", INK, 1.9)
    drawing.circle(0, 10, 3.6, BRASS, INK, 1.8)


def _sword_down(drawing: Drawing) -> None:
    """A sword set on the ground, the fists on its hilt."""
    blade(drawing, "M-4.4 12 H4.4 V60 H-4.4 Z")
    drawing.path("M-17 9 Q0 13 17 9 V14 Q0 18 -17 14 Z", BRASS, INK, 2)
    drawing.rect(-3, -8, 6, 18, "#5d2f3a", INK, 1.9)
    drawing.circle(0, -10, 4.6, BRASS, INK, 1.9)


def _spear(drawing: Drawing) -> None:
    shaft(drawing, -32, 40)
    blade(drawing, "M0 -55 Q7.4 -42 0 -31 Q-7.4 -42 0 -55 Z")
    drawing.path("M-2 -31 L-9 -24 L-3 -25 L0 -20 L3 -25 L9 -24 L2 -31 Z", "#b23a44", INK, 1.5)


def _halberd(drawing: Drawing) -> None:
    shaft(drawing, -34, 40, width=3.8)
    blade(drawing, "M0 -55 L5 -34 H-5 Z")
    blade(drawing, "M-1 -36 Q-16 -36 -18 -18 Q-10 -12 -1 -20 Z")
    blade(drawing, "M2 -34 L14 -27 L2 -22 Z", darker(STEEL, 0.2))


def _mace(drawing: Drawing) -> None:
    shaft(drawing, -22, 20, IRON, 3.6)
    for turn in range(0, 180, 45):
        with drawing.group(f"translate(0,-31) rotate({turn})"):
            blade(drawing, "M-12 -3 L-9 3 H9 L12 -3 L9 -5 H-9 Z", "#8d909c", 1.6)
    drawing.circle(0, -31, 5.6, "#b9bcc6", INK, 1.8)


def _bow(drawing: Drawing) -> None:
    drawing.rod("M-9 -46 Q10 -24 6 0 Q10 20 -9 40", "#9a5f30", 3.4)
    drawing.line("M-9 -46 V40", "#f3ead6", 1.3)


def _keys(drawing: Drawing) -> None:
    """A great ring of keys."""
    drawing.circle(0, 6, 9, "none", INK, 5.4)
    drawing.circle(0, 6, 9, "none", "#c9a45a", 2.6)
    for lean, reach in ((-24, 22), (0, 27), (24, 21)):
        with drawing.group(f"translate(0,14) rotate({-lean})"):
            drawing.rod(f"M0 0 V{reach} M0 {reach - 1} H6 M0 {reach - 7} H5", "#d6b264", 2.4, 2.4)


def _goblet(drawing: Drawing) -> None:
    blade(
        drawing, "M-10 -34 H10 Q10 -16 2 -14 V-2 H7 V3 H-7 V-2 H-2 V-14 Q-10 -16 -10 -34 Z", BRASS
    )
    drawing.ellipse(0, -34, 10, 2.8, "#7a2438", INK, 1.8)
    drawing.dots([(-5, -25), (1, -24)], 1.7, "#a22f3d", INK)


def _chalice(drawing: Drawing) -> None:
    """A great jewelled chalice, shining."""
    glow = drawing.radial((0, -34), 26, (0, "#fff3b0", 0.8), (1, "#fff3b0", 0))
    drawing.circle(0, -34, 26, glow)
    blade(
        drawing,
        "M-14 -34 H14 Q13 -16 4 -13 L3 -4 Q10 -2 12 3 H-12 Q-10 -2 -3 -4 L-4 -13 "
        "Q-13 -16 -14 -34 Z",
        BRASS,
    )
    drawing.ellipse(0, -34, 14, 3.4, "#7a2438", INK, 1.9)
    drawing.circle(0, -10, 3, "#3d6cae", INK, 1.4)
    drawing.dots([(-7, -26), (0, -24), (7, -26)], 1.9, "#a22f3d", INK)


def _fan(drawing: Drawing) -> None:
    for step, lean in enumerate(range(-50, 51, 20)):
        with drawing.group(f"rotate({lean})"):
            tone = "#b23a5a" if step % 2 else "#e6c2c8"
            drawing.path("M0 -6 L-6 -34 Q0 -38 6 -34 Z", tone, INK, 1.6)
    drawing.circle(0, -4, 2.4, BRASS, INK, 1.4)


def _rose(drawing: Drawing) -> None:
    drawing.rod("M2 18 Q3 0 -1 -20", "#4f7a3f", 2.2, 2.2)
    drawing.path(
        "M1 -8 Q10 -16 14 -9 Q8 -3 1 -8 Z M1 -2 Q-9 -8 -13 -1 Q-7 4 1 -2 Z", "#5d8a4a", INK, 1.5
    )
    drawing.path("M-8 -21 L-11 -14 L-4 -18 L-1 -13 L2 -18 L8 -14 L6 -21 Z", "#5d8a4a", INK, 1.4)
    drawing.path(
        "M-11 -34 Q-14 -20 -1 -17 Q12 -20 9 -34 Q5 -38 3 -34 Q-1 -42 -5 -35 Q-9 -38 -11 -34 Z",
        "#a82a42",
        INK,
        2,
    )
    drawing.path("M-11 -33 Q-4 -30 -2 -20 Q-12 -21 -11 -33 Z", "#cf5468")
    drawing.path("M-5 -35 Q-1 -40 3 -34 Q4 -28 -1 -27 Q-6 -28 -5 -35 Z", "#cf5468", INK, 1.4)
    drawing.line("M9 -33 Q3 -29 1 -20 M-2 -34 Q0 -32 1.6 -33", "#6b1428", 1.4)


def _palette(drawing: Drawing) -> None:
    drawing.path(
        "M-18 -8 Q-14 -24 4 -22 Q20 -20 18 -6 Q16 4 2 2 Q-2 -2 -8 2 Q-18 4 -18 -8 Z",
        "#c99a5e",
        INK,
        2.2,
    )
    for x, y, tone in (
        (-11, -10, "#b23a44"),
        (-4, -16, "#3d6cae"),
        (5, -16, "#e2b548"),
        (12, -11, "#4f8a4b"),
        (10, -3, "#f3ead6"),
    ):
        drawing.circle(x, y, 3, tone, INK, 1.2)


def _bible(drawing: Drawing) -> None:
    drawing.path("M-13 0 V-32 L-9 -35 H14 V-4 L11 0 Z", "#7a2f3d", INK, 2.3)
    drawing.path("M-12 0 L-9 -4 H14 L11 0 Z", PAGE, INK, 1.6)
    drawing.line("M2 -29 V-12 M-4 -23 H8", "#e3bd58", 2.6)


def _codex(drawing: Drawing) -> None:
    """A great illuminated book, open towards the viewer."""
    drawing.path(
        "M-27 -30 Q-12 -37 0 -28 Q12 -37 27 -30 V3 Q12 -4 0 5 Q-12 -4 -27 3 Z", "#7a2f3d", INK, 2.4
    )
    drawing.path(
        "M-24 -32 Q-11 -38 0 -29 Q11 -38 24 -32 V-1 Q11 -7 0 2 Q-11 -7 -24 -1 Z", PAGE, INK, 1.8
    )
    drawing.rect(-20, -29, 11, 12, "#3d6cae", INK, 1.4)
    drawing.line("M-17.6 -20 L-14.6 -27 L-11.6 -20 M-16.4 -22.6 H-12.8", "#f2d27c", 1.6)
    drawing.line(
        "M0 -28 V1 M-19 -12 Q-11 -15 -4 -10 M-19 -6 Q-11 -9 -4 -4 M5 -26 Q12 -30 20 -27 M5 -19 "
        "Q12 -23 20 -20",
        "#a5824e",
        1.5,
    )
    drawing.circle(12, -10, 5.4, "#e2b548", INK, 1.4)
    drawing.circle(12, -10, 2.4, "#b23a44")


def _candle(drawing: Drawing) -> None:
    glow = drawing.radial((0, -34), 24, (0, "#ffe9a0", 0.75), (1, "#ffe9a0", 0))
    drawing.circle(0, -34, 24, glow)
    drawing.rect(-4, -26, 8, 32, "#f4ead2", INK, 2, corner=1)
    drawing.path("M-4 -22 Q-6 -16 -4 -12", "#ffffff", INK, 1.3)
    drawing.path("M0 -42 Q6 -33 0.6 -27 Q-6 -32 0 -42 Z", "#f6b83c", INK, 1.6)
    drawing.ellipse(0, 7, 9, 3.4, BRASS, INK, 1.8)


def _censer(drawing: Drawing) -> None:
    """An incense burner on chains, smoking."""
    drawing.line("M0 2 L-7 22 M0 2 L7 22 M0 2 V20", BRASS, 1.7)
    drawing.line(
        "M-4 16 Q-16 4 -8 -8 Q0 -20 -10 -32 M4 14 Q14 0 7 -12 Q2 -22 9 -32", "#f2efe6", 2.4, 0.7
    )
    blade(drawing, "M-9 26 Q-8 18 0 17 Q8 18 9 26 Z", BRASS)
    blade(drawing, "M-11 26 H11 Q10 37 0 38 Q-10 37 -11 26 Z", darker(BRASS, 0.14))
    drawing.dots([(-4, 23), (0, 21.6), (4, 23)], 1.1, "#5d2f1a")


def _crozier(drawing: Drawing) -> None:
    shaft(drawing, -34, 40, BRASS, 3.4)
    hook = "M0 -32 Q-16 -36 -13 -52 Q-8 -62 3 -57 Q10 -49 1 -43 Q-5 -43 -5 -49"
    drawing.rod(hook, "#e8c660", 3.6, 3.4)
    drawing.circle(0, -30, 3.2, "#a22f3d", INK, 1.6)


def _staff(drawing: Drawing) -> None:
    """A wanderer's knobbed staff with a gourd."""
    shaft(drawing, -50, 50, "#7a4e2c", 4.4)
    drawing.circle(0, -52, 5, "#8f5e36", INK, 2)
    drawing.path(
        "M5 -36 Q12 -34 11 -26 Q16 -20 10 -14 Q3 -15 3 -22 Q6 -28 5 -36 Z", "#c98a3c", INK, 1.8
    )


def _processional(drawing: Drawing) -> None:
    """A cross on a pole."""
    shaft(drawing, -18, 40, WOOD, 3.4)
    blade(drawing, "M-3 -17 V-31 H-13 V-38 H-3 V-50 H3 V-38 H13 V-31 H3 V-17 Z", BRASS)
    drawing.circle(0, -34.5, 3, "#a22f3d", INK, 1.4)


def _rosary(drawing: Drawing) -> None:
    for step in range(12):
        angle = math.tau * step / 12
        drawing.circle(9 * math.sin(angle), 13 + 13 * math.cos(angle), 2.5, "#7a3a24", INK, 1.2)
    drawing.rod("M0 27 V38 M-4.6 31 H4.6", "#d6b264", 2.4, 2.6)


def _bell(drawing: Drawing) -> None:
    drawing.rod("M0 10 V-12", WOOD, 4.4)
    drawing.circle(-3, -9, 3.4, IRON, INK, 1.6)
    with drawing.group("rotate(-16 0 -10)"):
        blade(drawing, "M-14 -14 Q-7 -22 -6 -34 Q0 -42 6 -34 Q7 -22 14 -14 Q0 -10 -14 -14 Z", BRASS)
        drawing.line("M-11 -17 Q0 -13 11 -17 M-6 -31 Q0 -29 6 -31", darker(BRASS, 0.4), 1.5)
    drawing.line("M-20 -26 Q-23 -20 -21 -14 M18 -30 Q21 -25 20 -19", "#fff3cf", 1.7)


def _quill(drawing: Drawing) -> None:
    drawing.path("M-1 8 Q-14 -20 12 -50 Q22 -30 8 -12 Q12 -12 2 2 Z", "#f3ead6", INK, 2)
    drawing.line("M-2 12 Q0 -18 11 -44 M3 -14 L9 -15 M1 -7 L5.6 -6", "#a5824e", 1.4)


def _bread(drawing: Drawing) -> None:
    drawing.path("M-18 0 Q-24 -16 -6 -19 Q18 -22 19 -5 Q18 2 8 2 Z", "#c98a45", INK, 2.2)
    drawing.line("M-12 -14 L-7 -6 M-4 -17 L1 -8 M5 -17 L10 -9", "#f0cf94", 2.2)


def _orb(drawing: Drawing) -> None:
    fill = drawing.radial((-5, -20), 24, (0, "#fff0b8"), (0.5, "#e2b548"), (1, "#7a5220"))
    drawing.circle(0, -14, 14, fill, INK, 2.2)
    drawing.line("M-13.6 -16 Q0 -10 13.6 -16 M0 -28 V-13", "#7a2f3d", 2.6)
    drawing.rod("M0 -30 V-42 M-5 -37 H5", BRASS, 2.8, 2.8)


def _model_church(drawing: Drawing) -> None:
    with drawing.group("translate(-2,0) scale(0.84)"):
        drawing.path("M-18 2 V-16 L-4 -26 L10 -16 V2 Z", "#e6dcc6", INK, 2.2)
        drawing.path("M-21 -14 L-4 -28 L13 -14 L10 -12 L-4 -23 L-18 -12 Z", "#a8452f", INK, 1.9)
        drawing.path("M8 2 V-32 H20 V2 Z", "#d4c8ae", INK, 2.2)
        drawing.path("M6 -31 L14 -50 L22 -31 Z", "#a8452f", INK, 2)
        drawing.path("M-9 2 V-7 Q-5 -13 -1 -7 V2 Z", "#4a2f3a", INK, 1.5)
        drawing.rect(12, -25, 4, 7, "#4a2f3a", corner=2)
        drawing.line("M14 -50 V-57 M11 -54 H17", BRASS, 2)


def _ship(drawing: Drawing) -> None:
    """A model of a trading cog under sail."""
    with drawing.group("translate(3,0) scale(0.82)"):
        drawing.line("M0 -10 V-52", INK, 3.4)
        drawing.path(
            "M-17 -46 Q0 -50 17 -46 Q13 -32 16 -18 Q0 -22 -16 -18 Q-13 -32 -17 -46 Z",
            "#f3e6c4",
            INK,
            2.1,
        )
        drawing.path("M-6 -48 Q-4 -34 -5.6 -20 L3 -20 Q4 -34 4 -48 Z", "#b23a44", opacity=0.9)
        drawing.path(
            "M-22 -14 Q-20 0 -10 3 H10 Q22 -1 24 -18 L18 -16 V-10 H-15 L-16 -16 Z",
            "#9a6232",
            INK,
            2.2,
        )
        drawing.line("M-17 -6 Q0 -2 20 -8", "#5d3820", 1.5)
        drawing.path("M0 -52 L11 -55 L0 -59 Z", "#3d6cae", INK, 1.4)


def _distaff(drawing: Drawing) -> None:
    """A distaff with white flax."""
    shaft(drawing, -56, 40, "#8f5e36", 3.0)
    fill = drawing.linear((-10, -56), (10, -16), (0, "#fdf8ea"), (1, "#cdbd97"))
    drawing.path(
        "M0 -60 Q12 -46 11 -30 Q8 -18 0 -16 Q-8 -18 -11 -30 Q-12 -46 0 -60 Z", fill, INK, 2.1
    )
    drawing.line(
        "M-9 -38 Q0 -32 10 -40 M-9 -30 Q0 -24 9 -30 M-4 -54 Q-6 -40 -3 -24 M4 -54 Q6 -40 3 -24",
        "#a5916a",
        1.3,
    )
    drawing.rod("M-11 -28 Q0 -22 11 -28", "#7a3a8c", 2.6, 2.0)


def _francisca(drawing: Drawing) -> None:
    """A Frankish throwing axe, inlaid with gold."""
    with drawing.group("translate(4,5) scale(0.84)"):
        shaft(drawing, -38, 26, "#6b3f22", 4.4)
        blade(drawing, "M3 -44 Q-12 -44 -22 -54 Q-28 -36 -18 -22 Q-10 -30 3 -31 Z")
        drawing.line("M-19 -46 Q-22 -36 -17 -28 M-12 -42 Q-8 -37 -11 -33", BRASS, 1.8)


def _falcon(drawing: Drawing) -> None:
    """A hooded falcon on the gloved fist."""
    drawing.path("M-9 6 Q-12 -8 8 -8 Q12 0 8 7 Z", "#8f5e36", INK, 2)
    drawing.path(
        "M-6 -6 Q-14 -24 -6 -36 Q-2 -44 6 -42 Q14 -38 10 -28 Q14 -16 8 -4 L12 12 L4 4 "
        "Q-2 0 -6 -6 Z",
        "#7d6a5c",
        INK,
        2.2,
    )
    drawing.path("M-4 -12 Q-8 -24 -2 -32 Q4 -26 3 -10 Z", "#efe3cb", opacity=0.95)
    drawing.line("M-4 -16 H1 M-4.6 -21 H2 M-4 -26 H1", "#7d6a5c", 1.3)
    drawing.path("M-4 -37 Q0 -46 8 -42 Q10 -36 4 -34 Z", "#a22f3d", INK, 1.6)
    drawing.path("M-5 -38 L-10 -34 L-4 -34 Z", "#e2b548", INK, 1.3)
    drawing.line("M2 -44 Q4 -51 8 -50", "#e2b548", 1.8)


RANK_TOOLS: dict[str, Tool] = {
    "sword": Tool(_sword, shaft=STEEL),
    "sword_down": Tool(_sword_down),
    "spear": Tool(_spear, shaft=WOOD),
    "halberd": Tool(_halberd, shaft=WOOD),
    "mace": Tool(_mace),
    "bow": Tool(_bow),
    "keys": Tool(_keys),
    "goblet": Tool(_goblet),
    "chalice": Tool(_chalice, rests=True),
    "fan": Tool(_fan),
    "rose": Tool(_rose),
    "palette": Tool(_palette, rests=True),
    "bible": Tool(_bible, rests=True),
    "codex": Tool(_codex, rests=True),
    "candle": Tool(_candle),
    "censer": Tool(_censer),
    "crozier": Tool(_crozier),
    "staff": Tool(_staff, shaft="#7a4e2c"),
    "processional": Tool(_processional, shaft=WOOD),
    "rosary": Tool(_rosary),
    "bell": Tool(_bell),
    "quill": Tool(_quill),
    "bread": Tool(_bread, rests=True),
    "orb": Tool(_orb, rests=True),
    "model_church": Tool(_model_church, rests=True),
    "ship": Tool(_ship, rests=True),
    "distaff": Tool(_distaff),
    "francisca": Tool(_francisca),
    "falcon": Tool(_falcon, rests=True),
}
