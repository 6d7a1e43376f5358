"""Plain people's hats: caps, hoods, brims. The court's and the church's are in `hats_of_rank`.

Every hat is drawn round the axis x = 0 for a skull 16 wide, y as in the figure box; `front` is
where the middle of the forehead lies (left or right of the axis when the head is turned).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sprites.common.colour import darker, lighter
from sprites.viscounts.portrait_pen import INK, Drawing

HatDrawing = Callable[[Drawing, float, "HatCloth"], None]


@dataclass(frozen=True)
class HatCloth:
    """Main colour and trim (hex)."""

    main: str
    trim: str


@dataclass(frozen=True)
class Hat:
    """What lies on the head and behind it; which hair it leaves, how low its shadow falls.

    `top` is the height of its highest part (y in the figure box; feathers may stand out).
    """

    front: HatDrawing
    back: HatDrawing | None = None
    hair: Literal["all", "sides", "none"] = "sides"
    covers_ears: bool = False
    shadow: float | None = 35.0
    top: float = 9.0


def _dome(drawing: Drawing, data: str, colour: str) -> None:
    fill = drawing.linear(
        (-18, 6), (18, 38), (0, lighter(colour, 0.34)), (0.45, colour), (1, darker(colour, 0.5))
    )
    drawing.path(data, fill, INK, 2.3)


def _gleam(drawing: Drawing, data: str, colour: str, width: float = 1.9) -> None:
    drawing.stroke(data, lighter(colour, 0.5), width, 0.9)


def _mason(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A soft round cap with a rolled edge."""
    _dome(drawing, "M-19 33 Q-21 11 0 11.5 Q21 11 19 33 Q0 26 -19 33 Z", cloth.main)
    _dome(
        drawing, "M-20.5 33 Q0 23.6 20.5 33 L19.8 39 Q0 30.6 -19.8 39 Z", darker(cloth.main, 0.24)
    )
    _gleam(drawing, "M-12 18 Q-5 13.4 4 14.6", cloth.main)
    drawing.circle(front * 0.3, 11.6, 2.2, cloth.trim, INK, 1.5)


def _skullcap(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    _dome(drawing, "M-17 31 Q-17.4 16.5 0 16 Q17.4 16.5 17 31 Q0 24.4 -17 31 Z", cloth.main)
    drawing.stroke("M-17 30.4 Q0 23.8 17 30.4", cloth.trim, 2)
    _gleam(drawing, "M-10 22.6 Q-6 19 0 18.8", cloth.main)


def _beret(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A flat wide cap slouched to the right, with a feather."""
    drawing.path("M17 26 Q40 14 38 -4 Q24 4 14 24 Z", cloth.trim, INK, 2)
    drawing.stroke("M18 25 Q28 14 36 0", darker(cloth.trim, 0.4), 1.4)
    _dome(drawing, "M-20 31 Q-29 13 -7 8.5 Q24 3 28 20 Q28 29 17 32 Q0 26 -20 31 Z", cloth.main)
    _dome(drawing, "M-19 29 Q0 22.6 18 30 L17 34.6 Q0 28 -17.6 34 Z", darker(cloth.main, 0.26))
    _gleam(drawing, "M-19 20 Q-15 12 -4 11", cloth.main)


def _flat_cap(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A wide flat cap slouched to the left, with a badge."""
    _dome(drawing, "M20 31 Q30 15 8 9 Q-24 3 -29 20 Q-28 29 -17 32 Q0 26 20 31 Z", cloth.main)
    _dome(drawing, "M19 29 Q0 22.6 -18 30 L-17 34.8 Q0 28 18 34.4 Z", darker(cloth.main, 0.3))
    _gleam(drawing, "M-24 20 Q-18 11 -4 9.6", cloth.main)
    drawing.circle(front + 6, 29.4, 3, cloth.trim, INK, 1.5)


def _straw(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    straw = cloth.main
    drawing.ellipse(0, 29.4, 33, 8.4, straw, INK, 2.4)
    drawing.path(
        "M-33 29.4 Q0 44 33 29.4 Q20 37.6 0 37.8 Q-20 37.6 -33 29.4 Z",
        darker(straw, 0.3),
        opacity=0.7,
    )
    _dome(drawing, "M-17 29 Q-17 8 0 7 Q17 8 17 29 Q0 34 -17 29 Z", lighter(straw, 0.12))
    drawing.path("M-17 24.6 Q0 30 17 24.6 L17 29 Q0 34.4 -17 29 Z", cloth.trim, INK, 1.6)
    drawing.stroke(
        "M-27 30 Q-15 35 0 35.2 M-9 12 Q-11 17 -11 21.6 M0 10 V22 M9 12 Q11 17 11 21.6",
        darker(straw, 0.34),
        1.2,
    )


def _wide(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A traveller's broad felt hat with a band and a pilgrim's shell."""
    _dome(
        drawing,
        "M-38 34 Q-22 22 0 23 Q22 22 38 34 Q22 37.4 0 35.8 Q-22 37.4 -38 34 Z",
        darker(cloth.main, 0.3),
    )
    _dome(drawing, "M-18 28.4 Q-16 5 2 7 Q18 8 18 28.4 Q0 34 -18 28.4 Z", cloth.main)
    drawing.path("M-18 24.4 Q0 30 18 24.4 L18 28.8 Q0 34.2 -18 28.8 Z", cloth.trim, INK, 1.6)
    _gleam(drawing, "M-12 20 Q-11 12 -4 10", cloth.main)


def _shell(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    _wide(drawing, front, cloth)
    x = front * 0.7
    drawing.path(
        f"M{x - 6} 24 Q{x - 6} 16 {x} 15.4 Q{x + 6} 16 {x + 6} 24 Q{x} 29 {x - 6} 24 Z",
        "#f0e4cc",
        INK,
        1.7,
    )
    drawing.stroke(
        f"M{x} 26.4 V17.6 M{x - 1.4} 26 L{x - 4} 19 M{x + 1.4} 26 L{x + 4} 19", "#a5875c", 1.2
    )


def _peaked(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A hunter's cap: a peak in front, the brim turned up behind, one long feather."""
    side = 1 if front >= 0 else -1
    drawing.path(
        f"M{-side * 13} 22 Q{-side * 30} 8 {-side * 34} -8 Q{-side * 20} -4 {-side * 7} 16 Z",
        cloth.trim,
        INK,
        2,
    )
    drawing.stroke(
        f"M{-side * 12} 20 Q{-side * 24} 8 {-side * 32} -5", darker(cloth.trim, 0.4), 1.3
    )
    _dome(
        drawing,
        f"M{-side * 17} 29 Q{-side * 18} 9 {side * 2} 9 Q{side * 17} 11 {side * 18} 29 Z",
        cloth.main,
    )
    _dome(
        drawing,
        f"M{-side * 22} 19 Q{-side * 10} 25 {side * 4} 27 Q{side * 24} 29 {side * 37} 36 "
        f"Q{side * 16} 37 0 34 "
        f"Q{-side * 17} 33.6 {-side * 22} 19 Z",
        darker(cloth.main, 0.28),
    )
    _gleam(drawing, "M-10 17 Q-5 11.6 2 11.6", cloth.main)


def _kerchief(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A scarf knotted at the side."""
    drawing.path(
        "M15 34 Q28 36 31 50 Q22 50 17 42 Z M15 36 Q25 46 22 59 Q15 52 13 42 Z",
        darker(cloth.main, 0.36),
        INK,
        2,
    )
    _dome(
        drawing,
        "M-19.6 42 Q-24 12.5 0 12.4 Q24 13 19.6 42 Q14 31 0 30 Q-14 31 -19.6 42 Z",
        cloth.main,
    )
    drawing.dots([(-9, 20), (1, 17.4), (10, 22), (-3, 25), (-13, 28)], 1.5, cloth.trim)
    _gleam(drawing, "M-17 32 Q-8 24.4 3 23.6", cloth.main, 1.6)


def _bandana(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    drawing.path(
        "M16 33 Q27 33 30 42 Q22 44 16 38 Z M16 35 Q24 42 22 51 Q16 46 14 39 Z",
        darker(cloth.main, 0.34),
        INK,
        1.9,
    )
    _dome(drawing, "M-18.6 35 Q0 24 18.6 35 L18 40.4 Q0 30 -18 40.4 Z", cloth.main)
    drawing.stroke("M-16 37 Q0 28 16 37", cloth.trim, 1.4, dash="3 2.4")


def _headscarf(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A scarf tied under the chin."""
    drawing.path(
        "M0 11 Q-25 12 -21 46 Q-20 62 -9 71 L-7 66 Q-17 58 -15.6 42 Q-13 29 0 28.6 "
        "Q13 29 15.6 42 Q17 58 7 66 "
        "L9 71 Q20 62 21 46 Q25 12 0 11 Z",
        cloth.main,
        INK,
        2.4,
    )
    drawing.path(
        "M0 11 Q25 12 21 46 Q20 62 9 71 L7 66 Q17 58 15.6 42 Q14 32 8 30 Q14 18 0 11 Z",
        darker(cloth.main, 0.4),
        opacity=0.65,
    )
    drawing.dots([(-15, 30), (-8, 20), (2, 17), (-17.6, 42), (11, 21)], 1.5, cloth.trim)
    drawing.path("M0 68 L-8 78 L-2 79 L0 73 L2 79 L8 78 Z", darker(cloth.main, 0.2), INK, 1.8)
    _gleam(drawing, "M-18 34 Q-15 18 -4 14.6", cloth.main)


def _coif(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A linen cap tied under the chin."""
    _dome(
        drawing,
        "M-18 46 Q-23 13 0 13 Q23 13 18 46 L15.4 58 Q16 40 13 33 Q0 28 -13 33 Q-16 40 -15.4 58 Z",
        cloth.main,
    )
    drawing.stroke("M-15 56 Q-10 68 -1 70.6 M15 56 Q10 67 1 70.6", darker(cloth.main, 0.2), 2.2)
    drawing.stroke("M-12.6 33.4 Q0 28.6 12.6 33.4", darker(cloth.main, 0.3), 1.3)
    drawing.stroke("M0 13.4 Q1.4 20 0.6 29.4", darker(cloth.main, 0.26), 1.2)


def _leather_cap(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A mender's leather cap with two round lenses pushed up."""
    _dome(
        drawing,
        "M-18.6 44 Q-23 13 0 12.6 Q23 13 18.6 44 L15 46 Q16 34 12 31.6 Q0 27.6 -12 31.6 "
        "Q-16 34 -15 46 Z",
        cloth.main,
    )
    drawing.stroke("M-18.8 31 Q0 21 18.8 31", darker(cloth.main, 0.5), 4.4)
    for x in (front - 6.2, front + 6.2):
        drawing.circle(x, 26, 5.4, "#bfe0e0", INK, 2)
        drawing.circle(x, 26, 5.0, "none", cloth.trim, 1.5)
        drawing.stroke(f"M{x - 2.6} 25.4 Q{x - 2} 22.8 {x + 0.6} 22.6", "#ffffff", 1.4)


def _candle_helmet(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A miner's cap with a burning candle."""
    x = front * 0.8
    glow = drawing.radial((x, 4), 20, (0, "#ffe9a0", 0.7), (1, "#ffe9a0", 0))
    drawing.circle(x, 4, 20, glow)
    _dome(drawing, "M-18 33 Q-19 12 0 11.6 Q19 12 18 33 Z", cloth.main)
    _dome(
        drawing,
        "M-25 36 Q-12 28.6 0 28.6 Q12 28.6 25 36 Q12 38 0 36.8 Q-12 38 -25 36 Z",
        darker(cloth.main, 0.3),
    )
    drawing.rect(x - 3.4, 9, 6.8, 13, "#f2e8cf", INK, 1.9, radius=1)
    drawing.path(f"M{x} -3 Q{x + 4.4} 3.4 {x + 0.4} 8 Q{x - 4.4} 4.4 {x} -3 Z", "#f6b83c", INK, 1.5)
    drawing.rect(x - 5, 20, 10, 3.6, cloth.trim, INK, 1.6, radius=1.4)


def _fur_hat(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A round hat with a thick fur rim."""
    _dome(drawing, "M-15 26 Q-15 5 0 4.6 Q15 5 15 26 Z", cloth.trim)
    drawing.path(
        "M-21 34 Q-25 29 -20 26 Q-20 20 -13 22 Q-9 17 -4 20.4 Q0 16.6 4 20.4 Q9 17 13 22 "
        "Q20 20 20 26 Q25 29 21 34 "
        "Q18 39 12 36 Q6 39 0 36.4 Q-6 39 -12 36 Q-18 39 -21 34 Z",
        cloth.main,
        INK,
        2.2,
    )
    for x, y in ((-15, 29), (-9, 26), (-3, 29), (4, 25.4), (10, 29), (16, 27)):
        drawing.stroke(f"M{x} {y - 1.6} L{x + 1} {y + 2}", darker(cloth.main, 0.4), 1.4)


def _turban(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    _dome(
        drawing,
        "M-21 35 Q-27 20 -17 13 Q-9 4 2 6.6 Q17 5 21 17 Q26 26 20.4 35 Q0 25 -21 35 Z",
        cloth.main,
    )
    dusk = darker(cloth.main, 0.36)
    drawing.stroke(
        "M-21 31 Q-4 14 14 9 M-18 20 Q0 14 21 26 M-10 30 Q6 24 21 31 M-20 25 Q-10 12 4 8", dusk, 1.7
    )
    drawing.path(
        f"M{front} 26 Q{front - 5} 17 {front} 9 Q{front + 5} 17 {front} 26 Z", cloth.trim, INK, 1.7
    )
    drawing.circle(front, 25.6, 2.8, "#a22f3d", INK, 1.5)
    _gleam(drawing, "M-20 20 Q-15 12 -8 9.4", cloth.main)


def _chaperon(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A padded roll with a hanging tail."""
    drawing.path(
        "M15 20 Q34 24 31.6 50 Q30 66 24 74 Q18 60 20 44 Q20 30 12 26 Z",
        darker(cloth.main, 0.36),
        INK,
        2.3,
    )
    _dome(drawing, "M-14 20 Q-18 7 0 7 Q20 5 16 19 Z", darker(cloth.main, 0.16))
    _dome(
        drawing,
        "M-22 32 Q-26 21 -15 18 Q0 12.6 16 18 Q27 22 22 33 Q10 26.6 0 26.6 Q-12 26.6 -22 32 Z",
        cloth.main,
    )
    drawing.stroke(
        "M-13 18.6 Q-11 23 -12 28 M0 15.4 V26 M13 18 Q12 22 13 27.6", darker(cloth.main, 0.34), 1.6
    )
    drawing.circle(front, 21.6, 2.4, cloth.trim, INK, 1.5)
    _gleam(drawing, "M-19 22.4 Q-9 17.4 0 16.8", cloth.main)


def _liripipe(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A hood rolled up into a cap, its point falling to one side."""
    side = -1 if front > 0 else 1
    drawing.path(
        f"M{side * 10} 10 Q{side * 30} 6 {side * 34} 26 Q{side * 36} 44 {side * 29} 50 "
        f"Q{side * 25} 42 {side * 27} 31 "
        f"Q{side * 25} 20 {side * 14} 22 Z",
        darker(cloth.main, 0.2),
        INK,
        2.2,
    )
    _dome(drawing, "M-19 34 Q-22 10 0 9.6 Q22 10 19 34 Q0 27 -19 34 Z", cloth.main)
    _dome(drawing, "M-20 34.6 Q0 25.4 20 34.6 L19 40 Q0 31 -19 40 Z", cloth.trim)
    _gleam(drawing, "M-13 20 Q-9 13.4 0 12.6", cloth.main)


def _hood(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    dusk = darker(cloth.main, 0.42)
    drawing.path(
        "M0 8 Q-29 9 -26.6 46 Q-25.6 66 -15 81 Q-13 68 -16.6 52 Q-18 28 0 26.6 Q18 28 16.6 52 "
        "Q13 68 15 81 "
        "Q25.6 66 26.6 46 Q29 9 0 8 Z",
        cloth.main,
        INK,
        2.4,
    )
    drawing.path(
        "M0 8 Q29 9 26.6 46 Q25.6 66 15 81 Q13 68 16.6 52 Q18 32 6 27.4 Q15 16 0 8 Z",
        dusk,
        opacity=0.62,
    )
    drawing.stroke(
        "M-14.6 78 Q-14.4 66 -17.6 52 Q-18.6 29.4 0 28 Q18.6 29.4 17.6 52", cloth.trim, 1.5, 0.9
    )
    _gleam(drawing, "M-22 33 Q-19 16 -5 11.6", cloth.main, 2)


def _hood_back(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    drawing.path(
        "M0 8 Q-29 9 -26.6 46 Q-25 68 -14 82 H14 Q25 68 26.6 46 Q29 9 0 8 Z",
        darker(cloth.main, 0.66),
    )


def _deep_hood(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A pointed hood pulled far over the face."""
    dusk = darker(cloth.main, 0.46)
    drawing.path(
        "M-4 1 Q-32 14 -28 50 Q-26 68 -13 82 Q-11 66 -15.6 54 Q-20 36 -3 22 Q19 30 15.6 54 "
        "Q11 68 13 82 "
        "Q26 68 28 50 Q31 12 -4 1 Z",
        cloth.main,
        INK,
        2.4,
    )
    drawing.path(
        "M-4 1 Q31 12 28 50 Q26 68 13 82 Q11 68 15.6 54 Q19 34 3 25 Q12 14 -4 1 Z",
        dusk,
        opacity=0.66,
    )
    drawing.stroke(
        "M-14 78 Q-13 66 -16.4 54 Q-20 37 -4 23.4 Q-2 21 0 24.6 Q18 32 16.4 54",
        cloth.trim,
        1.5,
        0.85,
    )
    _gleam(drawing, "M-25 38 Q-22 18 -8 8", cloth.main, 2)


def _jester(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A fool's cap in two colours with bells."""
    drawing.path(
        "M-3 13 Q-30 -2 -33 27 Q-33 33 -30 36 Q-22 22 -15 33 Q-6 22 -3 13 Z", cloth.main, INK, 2.2
    )
    drawing.path(
        "M3 13 Q30 -2 33 27 Q33 33 30 36 Q22 22 15 33 Q6 22 3 13 Z",
        darker(cloth.trim, 0.12),
        INK,
        2.2,
    )
    _dome(drawing, "M-18.4 36 Q-17 13 0 6 L0 31 Q-9 31 -18.4 36 Z", lighter(cloth.main, 0.08))
    _dome(drawing, "M18.4 36 Q17 13 0 6 L0 31 Q9 31 18.4 36 Z", cloth.trim)
    for x, y in ((-30.4, 37), (30.4, 37)):
        drawing.circle(x, y, 3.4, "#e2b548", INK, 1.7)
        drawing.stroke(f"M{x} {y} V{y + 2.6}", INK, 1.2)
    drawing.path("M-19.4 34 Q0 25.6 19.4 34 L18.8 39 Q0 31 -18.8 39 Z", "#e2b548", INK, 1.8)


def _pointed(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A conjurer's bent cone with stars and a golden band."""
    _dome(drawing, "M-20 33 Q-14 8 20 -8 Q12 6 20 33 Q0 26 -20 33 Z", cloth.main)
    drawing.path(
        "M20 -8 Q12 6 20 33 Q14 30 8 29 Q8 8 20 -8 Z", darker(cloth.main, 0.45), opacity=0.7
    )
    drawing.path("M-21.6 33 Q0 23.6 21.6 33 L20.6 38.4 Q0 30 -20.6 38.4 Z", cloth.trim, INK, 1.9)
    for x, y, size in ((-2, 19, 3.0), (6, 10, 2.2), (-10, 26, 1.9), (8, 24, 1.8)):
        drawing.path(
            f"M{x} {y - size} L{x + size * 0.32} {y - size * 0.32} L{x + size} {y} "
            f"L{x + size * 0.32} {y + size * 0.32} "
            f"L{x} {y + size} L{x - size * 0.32} {y + size * 0.32} L{x - size} {y} "
            f"L{x - size * 0.32} {y - size * 0.32} Z",
            lighter(cloth.trim, 0.4),
        )
    drawing.circle(20, -8, 3, cloth.trim, INK, 1.5)


def _brigand(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A hat with its brim pinned up on one side and drooping low on the other."""
    drawing.path("M-12 24 Q-30 12 -36 -2 Q-20 0 -6 16 Z", cloth.trim, INK, 1.9)
    _dome(drawing, "M-18 28 Q-18 7 -1 8 Q17 6 18 28 Q0 33 -18 28 Z", cloth.main)
    _dome(
        drawing,
        "M-25 17 Q-21 27 0 28.4 Q22 29 36 43 Q20 41 4 37.6 Q-26 37 -25 17 Z",
        darker(cloth.main, 0.3),
    )
    drawing.circle(-17, 25, 2.6, cloth.trim, INK, 1.5)
    _gleam(drawing, "M-12 18 Q-10 12 -2 10.6", cloth.main)


PLAIN_HATS: dict[str, Hat] = {
    "mason": Hat(_mason, shadow=37, top=9),
    "skullcap": Hat(_skullcap, hair="all", shadow=None, top=15),
    "beret": Hat(_beret, top=6),
    "flat_cap": Hat(_flat_cap, top=6),
    "straw": Hat(_straw, shadow=41, top=6),
    "wide": Hat(_wide, shadow=41, top=5),
    "shell": Hat(_shell, shadow=41, top=5),
    "peaked": Hat(_peaked, shadow=39, top=7),
    "kerchief": Hat(_kerchief, shadow=34, top=11),
    "bandana": Hat(_bandana, hair="all", shadow=38, top=14),
    "headscarf": Hat(_headscarf, hair="none", covers_ears=True, shadow=34, top=10),
    "coif": Hat(_coif, hair="none", covers_ears=True, shadow=34, top=11),
    "leather_cap": Hat(_leather_cap, hair="none", covers_ears=True, shadow=34, top=11),
    "candle": Hat(_candle_helmet, shadow=39, top=5),
    "fur_hat": Hat(_fur_hat, shadow=40, top=4),
    "turban": Hat(_turban, shadow=36, top=4),
    "chaperon": Hat(_chaperon, shadow=34, top=6),
    "liripipe": Hat(_liripipe, shadow=40, top=7),
    "hood": Hat(_hood, _hood_back, hair="none", covers_ears=True, shadow=38, top=7),
    "deep_hood": Hat(_deep_hood, _hood_back, hair="none", covers_ears=True, shadow=42, top=1),
    "jester": Hat(_jester, shadow=39, top=4),
    "pointed": Hat(_pointed, shadow=38, top=-6),
    "brigand": Hat(_brigand, shadow=41, top=6),
}
