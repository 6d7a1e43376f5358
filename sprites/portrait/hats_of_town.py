"""Hats of merchants, travellers and fools, drawn as described in `hats_shapes`."""

from sprites.common.colour import darker, lighter
from sprites.portrait.hats_shapes import Hat, HatCloth, dome, gleam
from sprites.portrait.pen import INK, Drawing


def _beret(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A flat wide cap slouched to the right, with a feather."""
    drawing.path("M17 26 Q40 14 38 -4 Q24 4 14 24 Z", cloth.trim, INK, 2)
    drawing.line("M18 25 Q28 14 36 0", darker(cloth.trim, 0.4), 1.4)
    dome(drawing, "M-20 31 Q-29 13 -7 8.5 Q24 3 28 20 Q28 29 17 32 Q0 26 -20 31 Z", cloth.main)
    dome(drawing, "M-19 29 Q0 22.6 18 30 L17 34.6 Q0 28 -17.6 34 Z", darker(cloth.main, 0.26))
    gleam(drawing, "M-19 20 Q-15 12 -4 11", cloth.main)


def _flat_cap(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A wide flat cap slouched to the left, with a badge."""
    dome(drawing, "M20 31 Q30 15 8 9 Q-24 3 -29 20 Q-28 29 -17 32 Q0 26 20 31 Z", cloth.main)
    dome(drawing, "M19 29 Q0 22.6 -18 30 L-17 34.8 Q0 28 18 34.4 Z", darker(cloth.main, 0.3))
    gleam(drawing, "M-24 20 Q-18 11 -4 9.6", cloth.main)
    drawing.circle(front + 6, 29.4, 3, cloth.trim, INK, 1.5)


def _wide(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A traveller's broad felt hat with a band and a pilgrim's shell."""
    dome(
        drawing,
        "M-38 34 Q-22 22 0 23 Q22 22 38 34 Q22 37.4 0 35.8 Q-22 37.4 -38 34 Z",
        darker(cloth.main, 0.3),
    )
    dome(drawing, "M-18 28.4 Q-16 5 2 7 Q18 8 18 28.4 Q0 34 -18 28.4 Z", cloth.main)
    drawing.path("M-18 24.4 Q0 30 18 24.4 L18 28.8 Q0 34.2 -18 28.8 Z", cloth.trim, INK, 1.6)
    gleam(drawing, "M-12 20 Q-11 12 -4 10", cloth.main)


def _shell(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    _wide(drawing, front, cloth)
    x = front * 0.7
    drawing.path(
        f"M{x - 6} 24 Q{x - 6} 16 {x} 15.4 Q{x + 6} 16 {x + 6} 24 Q{x} 29 {x - 6} 24 Z",
        "#f0e4cc",
        INK,
        1.7,
    )
    drawing.line(
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
    drawing.line(f"M{-side * 12} 20 Q{-side * 24} 8 {-side * 32} -5", darker(cloth.trim, 0.4), 1.3)
    dome(
        drawing,
        f"M{-side * 17} 29 Q{-side * 18} 9 {side * 2} 9 Q{side * 17} 11 {side * 18} 29 Z",
        cloth.main,
    )
    dome(
        drawing,
        f"M{-side * 22} 19 Q{-side * 10} 25 {side * 4} 27 Q{side * 24} 29 {side * 37} 36 "
        f"Q{side * 16} 37 0 34 "
        f"Q{-side * 17} 33.6 {-side * 22} 19 Z",
        darker(cloth.main, 0.28),
    )
    gleam(drawing, "M-10 17 Q-5 11.6 2 11.6", cloth.main)


def _fur_hat(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A round hat with a thick fur rim."""
    dome(drawing, "M-15 26 Q-15 5 0 4.6 Q15 5 15 26 Z", cloth.trim)
    drawing.path(
        "M-21 34 Q-25 29 -20 26 Q-20 20 -13 22 Q-9 17 -4 20.4 Q0 16.6 4 20.4 Q9 17 13 22 "
        "Q20 20 20 26 Q25 29 21 34 "
        "Q18 39 12 36 Q6 39 0 36.4 Q-6 39 -12 36 Q-18 39 -21 34 Z",
        cloth.main,
        INK,
        2.2,
    )
    for x, y in ((-15, 29), (-9, 26), (-3, 29), (4, 25.4), (10, 29), (16, 27)):
        drawing.line(f"M{x} {y - 1.6} L{x + 1} {y + 2}", darker(cloth.main, 0.4), 1.4)


def _turban(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    dome(
        drawing,
        "M-21 35 Q-27 20 -17 13 Q-9 4 2 6.6 Q17 5 21 17 Q26 26 20.4 35 Q0 25 -21 35 Z",
        cloth.main,
    )
    dusk = darker(cloth.main, 0.36)
    drawing.line(
        "M-21 31 Q-4 14 14 9 M-18 20 Q0 14 21 26 M-10 30 Q6 24 21 31 M-20 25 Q-10 12 4 8", dusk, 1.7
    )
    drawing.path(
        f"M{front} 26 Q{front - 5} 17 {front} 9 Q{front + 5} 17 {front} 26 Z", cloth.trim, INK, 1.7
    )
    drawing.circle(front, 25.6, 2.8, "#a22f3d", INK, 1.5)
    gleam(drawing, "M-20 20 Q-15 12 -8 9.4", cloth.main)


def _chaperon(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A padded roll with a hanging tail."""
    drawing.path(
        "M15 20 Q34 24 31.6 50 Q30 66 24 74 Q18 60 20 44 Q20 30 12 26 Z",
        darker(cloth.main, 0.36),
        INK,
        2.3,
    )
    dome(drawing, "M-14 20 Q-18 7 0 7 Q20 5 16 19 Z", darker(cloth.main, 0.16))
    dome(
        drawing,
        "M-22 32 Q-26 21 -15 18 Q0 12.6 16 18 Q27 22 22 33 Q10 26.6 0 26.6 Q-12 26.6 -22 32 Z",
        cloth.main,
    )
    drawing.line(
        "M-13 18.6 Q-11 23 -12 28 M0 15.4 V26 M13 18 Q12 22 13 27.6", darker(cloth.main, 0.34), 1.6
    )
    drawing.circle(front, 21.6, 2.4, cloth.trim, INK, 1.5)
    gleam(drawing, "M-19 22.4 Q-9 17.4 0 16.8", cloth.main)


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
    dome(drawing, "M-18.4 36 Q-17 13 0 6 L0 31 Q-9 31 -18.4 36 Z", lighter(cloth.main, 0.08))
    dome(drawing, "M18.4 36 Q17 13 0 6 L0 31 Q9 31 18.4 36 Z", cloth.trim)
    for x, y in ((-30.4, 37), (30.4, 37)):
        drawing.circle(x, y, 3.4, "#e2b548", INK, 1.7)
        drawing.line(f"M{x} {y} V{y + 2.6}", INK, 1.2)
    drawing.path("M-19.4 34 Q0 25.6 19.4 34 L18.8 39 Q0 31 -18.8 39 Z", "#e2b548", INK, 1.8)


def _pointed(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A conjurer's bent cone with stars and a golden band."""
    dome(drawing, "M-20 33 Q-14 8 20 -8 Q12 6 20 33 Q0 26 -20 33 Z", cloth.main)
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
    dome(drawing, "M-18 28 Q-18 7 -1 8 Q17 6 18 28 Q0 33 -18 28 Z", cloth.main)
    dome(
        drawing,
        "M-25 17 Q-21 27 0 28.4 Q22 29 36 43 Q20 41 4 37.6 Q-26 37 -25 17 Z",
        darker(cloth.main, 0.3),
    )
    drawing.circle(-17, 25, 2.6, cloth.trim, INK, 1.5)
    gleam(drawing, "M-12 18 Q-10 12 -2 10.6", cloth.main)


TOWN_HATS: dict[str, Hat] = {
    "beret": Hat(_beret, top=6),
    "flat_cap": Hat(_flat_cap, top=6),
    "wide": Hat(_wide, shadow=41, top=5),
    "shell": Hat(_shell, shadow=41, top=5),
    "peaked": Hat(_peaked, shadow=39, top=7),
    "fur_hat": Hat(_fur_hat, shadow=40, top=4),
    "turban": Hat(_turban, shadow=36, top=4),
    "chaperon": Hat(_chaperon, shadow=34, top=6),
    "jester": Hat(_jester, shadow=39, top=4),
    "pointed": Hat(_pointed, shadow=38, top=-6),
    "brigand": Hat(_brigand, shadow=41, top=6),
}
