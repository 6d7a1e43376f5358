"""Caps, kerchiefs and hoods of working people, drawn as described in `hats_shapes`."""

from sprites.common.colour import darker, lighter
from sprites.portrait.hats_shapes import Hat, HatCloth, dome, gleam
from sprites.portrait.pen import INK, Drawing


def _mason(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A soft round cap with a rolled edge."""
    dome(drawing, "M-19 33 Q-21 11 0 11.5 Q21 11 19 33 Q0 26 -19 33 Z", cloth.main)
    dome(drawing, "M-20.5 33 Q0 23.6 20.5 33 L19.8 39 Q0 30.6 -19.8 39 Z", darker(cloth.main, 0.24))
    gleam(drawing, "M-12 18 Q-5 13.4 4 14.6", cloth.main)
    drawing.circle(front * 0.3, 11.6, 2.2, cloth.trim, INK, 1.5)


def _straw(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    straw = cloth.main
    drawing.ellipse(0, 29.4, 33, 8.4, straw, INK, 2.4)
    drawing.path(
        "M-33 29.4 Q0 44 33 29.4 Q20 37.6 0 37.8 Q-20 37.6 -33 29.4 Z",
        darker(straw, 0.3),
        opacity=0.7,
    )
    dome(drawing, "M-17 29 Q-17 8 0 7 Q17 8 17 29 Q0 34 -17 29 Z", lighter(straw, 0.12))
    drawing.path("M-17 24.6 Q0 30 17 24.6 L17 29 Q0 34.4 -17 29 Z", cloth.trim, INK, 1.6)
    drawing.line(
        "M-27 30 Q-15 35 0 35.2 M-9 12 Q-11 17 -11 21.6 M0 10 V22 M9 12 Q11 17 11 21.6",
        darker(straw, 0.34),
        1.2,
    )


def _kerchief(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A scarf knotted at the side."""
    drawing.path(
        "M15 34 Q28 36 31 50 Q22 50 17 42 Z M15 36 Q25 46 22 59 Q15 52 13 42 Z",
        darker(cloth.main, 0.36),
        INK,
        2,
    )
    dome(
        drawing,
        "M-19.6 42 Q-24 12.5 0 12.4 Q24 13 19.6 42 Q14 31 0 30 Q-14 31 -19.6 42 Z",
        cloth.main,
    )
    drawing.dots([(-9, 20), (1, 17.4), (10, 22), (-3, 25), (-13, 28)], 1.5, cloth.trim)
    gleam(drawing, "M-17 32 Q-8 24.4 3 23.6", cloth.main, 1.6)


def _bandana(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    drawing.path(
        "M16 33 Q27 33 30 42 Q22 44 16 38 Z M16 35 Q24 42 22 51 Q16 46 14 39 Z",
        darker(cloth.main, 0.34),
        INK,
        1.9,
    )
    dome(drawing, "M-18.6 35 Q0 24 18.6 35 L18 40.4 Q0 30 -18 40.4 Z", cloth.main)
    drawing.line("M-16 37 Q0 28 16 37", cloth.trim, 1.4, dash="3 2.4")


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
    gleam(drawing, "M-18 34 Q-15 18 -4 14.6", cloth.main)


def _coif(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A linen cap tied under the chin."""
    dome(
        drawing,
        "M-18 46 Q-23 13 0 13 Q23 13 18 46 L15.4 58 Q16 40 13 33 Q0 28 -13 33 Q-16 40 -15.4 58 Z",
        cloth.main,
    )
    drawing.line("M-15 56 Q-10 68 -1 70.6 M15 56 Q10 67 1 70.6", darker(cloth.main, 0.2), 2.2)
    drawing.line("M-12.6 33.4 Q0 28.6 12.6 33.4", darker(cloth.main, 0.3), 1.3)
    drawing.line("M0 13.4 Q1.4 20 0.6 29.4", darker(cloth.main, 0.26), 1.2)


def _leather_cap(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A mender's leather cap with two round lenses pushed up."""
    dome(
        drawing,
        "M-18.6 44 Q-23 13 0 12.6 Q23 13 18.6 44 L15 46 Q16 34 12 31.6 Q0 27.6 -12 31.6 "
        "Q-16 34 -15 46 Z",
        cloth.main,
    )
    drawing.line("M-18.8 31 Q0 21 18.8 31", darker(cloth.main, 0.5), 4.4)
    for x in (front - 6.2, front + 6.2):
        drawing.circle(x, 26, 5.4, "#bfe0e0", INK, 2)
        drawing.circle(x, 26, 5.0, "none", cloth.trim, 1.5)
        drawing.line(f"M{x - 2.6} 25.4 Q{x - 2} 22.8 {x + 0.6} 22.6", "#ffffff", 1.4)


def _candle_helmet(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A miner's cap with a burning candle."""
    x = front * 0.8
    glow = drawing.radial((x, 4), 20, (0, "#ffe9a0", 0.7), (1, "#ffe9a0", 0))
    drawing.circle(x, 4, 20, glow)
    dome(drawing, "M-18 33 Q-19 12 0 11.6 Q19 12 18 33 Z", cloth.main)
    dome(
        drawing,
        "M-25 36 Q-12 28.6 0 28.6 Q12 28.6 25 36 Q12 38 0 36.8 Q-12 38 -25 36 Z",
        darker(cloth.main, 0.3),
    )
    drawing.rect(x - 3.4, 9, 6.8, 13, "#f2e8cf", INK, 1.9, corner=1)
    drawing.path(f"M{x} -3 Q{x + 4.4} 3.4 {x + 0.4} 8 Q{x - 4.4} 4.4 {x} -3 Z", "#f6b83c", INK, 1.5)
    drawing.rect(x - 5, 20, 10, 3.6, cloth.trim, INK, 1.6, corner=1.4)


def _skullcap(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    dome(drawing, "M-17 31 Q-17.4 16.5 0 16 Q17.4 16.5 17 31 Q0 24.4 -17 31 Z", cloth.main)
    drawing.line("M-17 30.4 Q0 23.8 17 30.4", cloth.trim, 2)
    gleam(drawing, "M-10 22.6 Q-6 19 0 18.8", cloth.main)


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
    dome(drawing, "M-19 34 Q-22 10 0 9.6 Q22 10 19 34 Q0 27 -19 34 Z", cloth.main)
    dome(drawing, "M-20 34.6 Q0 25.4 20 34.6 L19 40 Q0 31 -19 40 Z", cloth.trim)
    gleam(drawing, "M-13 20 Q-9 13.4 0 12.6", cloth.main)


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
    drawing.line(
        "M-14.6 78 Q-14.4 66 -17.6 52 Q-18.6 29.4 0 28 Q18.6 29.4 17.6 52", cloth.trim, 1.5, 0.9
    )
    gleam(drawing, "M-22 33 Q-19 16 -5 11.6", cloth.main, 2)


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
    drawing.line(
        "M-14 78 Q-13 66 -16.4 54 Q-20 37 -4 23.4 Q-2 21 0 24.6 Q18 32 16.4 54",
        cloth.trim,
        1.5,
        0.85,
    )
    gleam(drawing, "M-25 38 Q-22 18 -8 8", cloth.main, 2)


WORK_HATS: dict[str, Hat] = {
    "mason": Hat(_mason, shadow=37, top=9),
    "skullcap": Hat(_skullcap, hair="all", shadow=None, top=15),
    "straw": Hat(_straw, shadow=41, top=6),
    "kerchief": Hat(_kerchief, shadow=34, top=11),
    "bandana": Hat(_bandana, hair="all", shadow=38, top=14),
    "headscarf": Hat(_headscarf, hair="none", covers_ears=True, shadow=34, top=10),
    "coif": Hat(_coif, hair="none", covers_ears=True, shadow=34, top=11),
    "leather_cap": Hat(_leather_cap, hair="none", covers_ears=True, shadow=34, top=11),
    "candle": Hat(_candle_helmet, shadow=39, top=5),
    "liripipe": Hat(_liripipe, shadow=40, top=7),
    "hood": Hat(_hood, _hood_back, hair="none", covers_ears=True, shadow=38, top=7),
    "deep_hood": Hat(_deep_hood, _hood_back, hair="none", covers_ears=True, shadow=42, top=1),
}
