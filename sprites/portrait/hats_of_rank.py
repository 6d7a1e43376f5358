"""Helmets, crowns, veils and mitres of court and church, drawn as `hats_shapes` describes."""

from sprites.common.colour import darker, lighter
from sprites.portrait.hats_shapes import Hat, HatCloth
from sprites.portrait.pen import INK, Drawing

STEEL = "#a9afbb"


def _metal(drawing: Drawing, data: str, colour: str = STEEL, width: float = 2.3) -> None:
    fill = drawing.linear(
        (-18, 6), (18, 42), (0, lighter(colour, 0.6)), (0.45, colour), (1, darker(colour, 0.6))
    )
    drawing.path(data, fill, INK, width)


def _kettle(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    _metal(drawing, "M-17 32 Q-19 9 0 8 Q19 9 17 32 Z")
    _metal(
        drawing,
        "M-33 36 Q-16 27.6 0 27.6 Q16 27.6 33 36 Q16 39.4 0 37.8 Q-16 39.4 -33 36 Z",
        darker(STEEL, 0.16),
    )
    drawing.line(f"M{front * 0.3} 8.4 Q{front * 0.9} 18 {front} 28", "#5d6072", 1.6)
    drawing.line("M-11 25 Q-11 15 -4 11.6", "#f4f5f8", 2.3)
    drawing.dots([(-12, 30.6), (-4, 29.8), (4, 29.8), (12, 30.6)], 1.1, cloth.trim)


def _nasal(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A helm with a nose guard and a plume."""
    drawing.path("M0 9 Q3 -9 26 -9 Q17 -2 22 7 Q10 2 3 11 Z", cloth.main, INK, 2)
    drawing.line("M4 7 Q10 -3 20 -6", lighter(cloth.main, 0.4), 1.4)
    _metal(drawing, "M-19 46 Q-22 10 0 8 Q22 10 19 46 L14 46 Q15 33 11 30.4 H-11 Q-15 33 -14 46 Z")
    _metal(
        drawing,
        f"M{front - 2.4} 26 H{front + 2.4} L{front + 2.8} 51 Q{front} 54 {front - 2.8} 51 Z",
        lighter(STEEL, 0.1),
        1.8,
    )
    drawing.line("M-18.6 30.6 Q0 25.4 18.6 30.6", cloth.trim, 2.6)
    drawing.line("M-13 24 Q-12 15 -5 11.6", "#f4f5f8", 2.2)


def _bascinet(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A pointed helm over a mail collar."""
    drawing.path(
        "M-18.4 40 Q-25 62 -26 78 Q0 92 26 78 Q25 62 18.4 40 Q18 62 8 69 Q0 72.4 -8 69 "
        "Q-18 62 -18.4 40 Z",
        "#767b8a",
        INK,
        2.2,
    )
    for y in (60, 66, 72, 78):
        for x in range(-22, 23, 5):
            if abs(x) > 8 or y > 72:
                drawing.line(f"M{x - 1.8} {y} Q{x} {y + 2.6} {x + 1.8} {y}", "#474a5a", 1.0)
    _metal(
        drawing,
        "M-19 48 Q-24 16 0 3 Q24 16 19 48 L15.4 54 Q16 36 12 32 Q0 28 -12 32 Q-16 36 -15.4 54 Z",
    )
    drawing.line("M-14.6 50 Q-15 36 -11.6 33 Q0 29 11.6 33 Q15 36 14.6 50", cloth.trim, 2)
    drawing.line("M-14 26 Q-12 15 -4 9.6", "#f4f5f8", 2.2)


def _mail_coif(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    mail = "#7f8493"
    drawing.path(
        "M0 12 Q-23 12 -20.6 46 Q-22 64 -27 80 Q0 94 27 80 Q22 64 20.6 46 Q23 12 0 12 Z M0 29.4 "
        "Q-14.6 29 -14.6 47 "
        "Q-14.6 66 0 68.6 Q14.6 66 14.6 47 Q14.6 29 0 29.4 Z",
        mail,
        INK,
        2.3,
        even_odd=True,
    )
    for row in range(15):
        y = 17 + row * 4.6
        for column in range(-5, 6):
            x = column * 4.4 + (row % 2) * 2.2
            inside = abs(x) < 15.5 and 28 < y < 70
            if not inside and abs(x) < 18 + max(0, y - 46) * 0.2 and (y > 20 or abs(x) < 10):
                drawing.line(f"M{x - 1.6} {y} Q{x} {y + 2.4} {x + 1.6} {y}", "#4a4d5d", 1.0)
    drawing.path("M-18 32 Q0 24 18 32 L17.6 36.4 Q0 28.6 -17.6 36.4 Z", cloth.main, INK, 1.7)


def _crown(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    gold = cloth.main
    tip = front * 0.5
    _metal(
        drawing, f"M-17 30 L-20 12 L-10 20 L{tip} 7 L10 20 L20 12 L17 30 Q0 36 -17 30 Z", gold, 2.4
    )
    drawing.line("M-16.4 26.6 Q0 32.2 16.4 26.6", darker(gold, 0.36), 1.8)
    drawing.circle(front * 0.8, 23, 2.6, cloth.trim, INK, 1.3)
    drawing.dots([(-9.6 + front * 0.4, 24), (9.6 + front * 0.4, 24)], 1.9, "#3d6cae", INK)
    drawing.dots([(-20, 11.4), (tip, 6.6), (20, 11.4)], 2.2, "#fff3cf", INK, 1.3)


def _open_crown(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A crown of lilies."""
    gold = cloth.main
    _metal(drawing, "M-17.6 32 L-18 23 Q0 28 18 23 L17.6 32 Q0 38 -17.6 32 Z", gold)
    for x, y, size in (
        (-15, 24, 0.8),
        (-7.6, 25.4, 0.95),
        (front * 0.3, 26, 1.1),
        (7.6, 25.4, 0.95),
        (15, 24, 0.8),
    ):
        drawing.path(
            f"M{x} {y} Q{x - 5 * size} {y - 3 * size} {x - 4 * size} {y - 8 * size} "
            f"Q{x - 1.6 * size} {y - 7 * size} {x} {y - 14 * size} "
            f"Q{x + 1.6 * size} {y - 7 * size} {x + 4 * size} {y - 8 * size} "
            f"Q{x + 5 * size} {y - 3 * size} {x} {y} Z",
            gold,
            INK,
            1.7,
        )
    drawing.dots([(front - 6, 30), (front + 6, 30)], 1.8, "#3d6cae", INK)
    drawing.circle(front, 30.6, 2.4, cloth.trim, INK, 1.2)


def _circlet(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    _metal(drawing, "M-18 33 Q0 24 18 33 L17.4 37 Q0 28.4 -17.4 37 Z", cloth.main, 1.9)
    drawing.path(
        f"M{front - 4} 28.4 L{front} 21.4 L{front + 4} 28.4 L{front} 33.4 Z", cloth.trim, INK, 1.5
    )
    drawing.dots([(front - 10, 30), (front + 10, 30.4)], 1.7, "#f7f1e4", INK)


def _laurel(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A wreath of golden leaves."""
    for step in range(9):
        x = -17 + step * 4.25
        y = 33.5 - 7.4 * (1 - (x / 17) ** 2)
        lean = 3.4 if x < front else -3.4
        drawing.path(
            f"M{x - lean} {y + 2} Q{x - lean * 0.2} {y - 6} {x + lean} {y - 4.4} "
            f"Q{x + lean * 0.4} {y + 2.6} {x - lean} {y + 2} Z",
            cloth.main if step % 2 else lighter(cloth.main, 0.3),
            INK,
            1.5,
        )
    drawing.circle(front, 27, 2.2, cloth.trim, INK, 1.3)


def _flowers(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    drawing.line("M-17.6 34 Q0 22.6 17.6 34", "#4f7a3f", 3.4)
    for step in range(7):
        x = -16.4 + step * 5.45
        y = 33 - 8 * (1 - (x / 17) ** 2)
        tone = (cloth.main, cloth.trim, "#f4ecd9")[step % 3]
        for dx, dy in ((-2.2, 0), (2.2, 0), (0, -2.2), (0, 2.2)):
            drawing.circle(x + dx, y + dy, 2.1, tone, INK, 0.9)
        drawing.circle(x, y, 1.5, "#e2b548")


def _horned(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A heart-shaped padded headdress over gathered hair nets."""
    for side in (-1, 1):
        drawing.circle(side * 18.6, 36, 9.0, cloth.trim, INK, 2.1)
        x = side * 18.6
        drawing.line(
            f"M{x - 6} 32 L{x + 6} 40 M{x - 6} 40 L{x + 6} 32 M{x} 27.6 V44.4",
            darker(cloth.trim, 0.4),
            1.0,
        )
    _metal(
        drawing,
        f"M-22 31 Q-28 12 -12 12 Q-3 12.6 {front * 0.4} 20 Q3 12.6 12 12 Q28 12 22 31 "
        "Q10 22 0 25.4 Q-10 22 -22 31 Z",
        cloth.main,
    )
    drawing.dots([(-18, 20), (-11, 17), (11, 17), (18, 20), (front * 0.5, 23)], 1.7, "#f7f1e4", INK)


def _veil_front(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    drawing.path(
        "M-19.6 40 Q-22 13 0 12.4 Q22 13 19.6 40 Q15 28 0 27.6 Q-15 28 -19.6 40 Z",
        cloth.main,
        INK,
        2.2,
    )
    drawing.line("M-15 30 Q-12 18 -3 15", lighter(cloth.main, 0.6), 1.8)
    _circlet(drawing, front, HatCloth("#e2b548", cloth.trim))


def _veil_back(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    fill = drawing.linear((-26, 20), (26, 96), (0, cloth.main), (1, darker(cloth.main, 0.4)))
    drawing.path(
        "M0 12 Q-26 14 -23 48 Q-26 72 -31 92 Q0 100 31 92 Q26 72 23 48 Q26 14 0 12 Z",
        fill,
        INK,
        2.3,
    )


def _wimple(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """White linen round face and throat under a dark veil."""
    drawing.path(
        "M0 22 Q-20 24 -19 48 Q-18.6 72 -20 82 Q0 96 20 82 Q18.6 72 19 48 Q20 24 0 22 Z M0 28.6 "
        "Q-14.8 29 -14.2 47 "
        "Q-13.4 66 0 68.4 Q13.4 66 14.2 47 Q14.8 29 0 28.6 Z",
        "#f4ecd9",
        INK,
        2,
        even_odd=True,
    )
    drawing.line("M-13 71 Q0 80 13 71 M-15 78 Q0 87 15 78", "#c9b996", 1.4)
    drawing.path(
        "M0 9 Q-27 11 -24 48 Q-27 74 -30 92 L-20 90 Q-17 70 -18.4 48 Q-19 26 0 24 Q19 26 18.4 48 "
        "Q17 70 20 90 L30 92 "
        "Q27 74 24 48 Q27 11 0 9 Z",
        cloth.main,
        INK,
        2.4,
    )
    drawing.path(
        "M0 9 Q27 11 24 48 Q27 74 30 92 L20 90 Q17 70 18.4 48 Q18 30 8 26 Q14 16 0 9 Z",
        darker(cloth.main, 0.45),
        opacity=0.6,
    )
    drawing.line("M-20 34 Q-17 17 -5 12.4", lighter(cloth.main, 0.4), 1.9)


def _white_veil(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A novice's veil, open at the throat."""
    drawing.path(
        "M0 10 Q-26 11 -22.6 46 Q-23 64 -27 80 L-17 78 Q-15 60 -16.6 44 Q-15 27 0 26.4 "
        "Q15 27 16.6 44 Q15 60 17 78 "
        "L27 80 Q23 64 22.6 46 Q26 11 0 10 Z",
        cloth.main,
        INK,
        2.3,
    )
    drawing.path(
        "M0 10 Q26 11 22.6 46 Q23 64 27 80 L17 78 Q15 60 16.6 44 Q15 30 8 28 Q13 17 0 10 Z",
        darker(cloth.main, 0.36),
        opacity=0.5,
    )
    drawing.line("M-17 42 Q-15 28.6 0 28 Q15 28.6 17 42", cloth.trim, 1.6)


def _mitre(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    x = front * 0.55
    fill = drawing.linear(
        (-18, 0),
        (18, 34),
        (0, lighter(cloth.main, 0.5)),
        (0.5, cloth.main),
        (1, darker(cloth.main, 0.4)),
    )
    drawing.path(f"M-18.4 34 Q-20 13 {x} -8 Q20 13 18.4 34 Q0 40 -18.4 34 Z", fill, INK, 2.5)
    drawing.path(
        f"M{x - 3.4} -3 H{x + 3.4} L{front + 3.6} 37 H{front - 3.6} Z", cloth.trim, INK, 1.6
    )
    drawing.path("M-18.8 28 Q0 34 18.8 28 L18.4 34.8 Q0 40.6 -18.4 34.8 Z", cloth.trim, INK, 2)
    drawing.circle((x + front) / 2, 15, 3.4, "#9c2f3d", INK, 1.4)
    drawing.dots([(x - 9, 23), (x + 10, 23)], 2, "#3d6cae", INK)
    drawing.dots([(-10, 32.2), (10, 32.2)], 1.5, "#9c2f3d")


def _biretta(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A square clerical cap with ridges and a tuft."""
    _metal(drawing, "M-18 32 L-21 13 Q-10 16 0 10 Q10 16 21 13 L18 32 Q0 26.6 -18 32 Z", cloth.main)
    drawing.line(
        f"M{front * 0.4} 11 L{front} 28 M-12 14.6 L-9.6 28.6 M12 14.6 L10 28.6",
        darker(cloth.main, 0.45),
        1.6,
    )
    drawing.circle(front * 0.2, 9, 3.6, cloth.trim, INK, 1.7)


def _galero(drawing: Drawing, front: float, cloth: HatCloth) -> None:
    """A wide flat hat with cords and tassels."""
    for side in (-1, 1):
        drawing.rod(f"M{side * 19} 34 Q{side * 24} 52 {side * 20} 70", cloth.trim, 1.8, 2.0)
        drawing.path(f"M{side * 20} 69 L{side * 16} 80 H{side * 24} Z", cloth.trim, INK, 1.7)
    _metal(drawing, "M-34 31 Q0 20 34 31 Q30 38 0 37 Q-30 38 -34 31 Z", cloth.main)
    _metal(drawing, "M-16 28 Q-15 13 0 13 Q15 13 16 28 Q0 32 -16 28 Z", lighter(cloth.main, 0.06))


RANK_HATS: dict[str, Hat] = {
    "kettle": Hat(_kettle, shadow=41, top=7),
    "nasal": Hat(_nasal, hair="none", covers_ears=True, shadow=35, top=4),
    "bascinet": Hat(_bascinet, hair="none", covers_ears=True, shadow=37, top=3),
    "mail_coif": Hat(_mail_coif, hair="none", covers_ears=True, shadow=34, top=11),
    "crown": Hat(_crown, hair="all", shadow=None, top=6),
    "lily_crown": Hat(_open_crown, hair="all", shadow=None, top=10),
    "circlet": Hat(_circlet, hair="all", shadow=None, top=15),
    "laurel": Hat(_laurel, hair="all", shadow=None, top=15),
    "flowers": Hat(_flowers, hair="all", shadow=None, top=15),
    "horned": Hat(_horned, hair="none", covers_ears=True, shadow=None, top=11),
    "veil": Hat(_veil_front, _veil_back, hair="sides", covers_ears=True, shadow=None, top=11),
    "wimple": Hat(_wimple, hair="none", covers_ears=True, shadow=33, top=8),
    "novice": Hat(_white_veil, hair="none", covers_ears=True, shadow=33, top=9),
    "mitre": Hat(_mitre, shadow=38, top=-6),
    "biretta": Hat(_biretta, shadow=35, top=6),
    "galero": Hat(_galero, shadow=40, top=12),
}
