"""What townspeople, craftsmen and friars wear."""

from sprites.common.colour import darker, lighter
from sprites.portrait.body import Trunk
from sprites.portrait.clothes_cloth import (
    ROUND,
    VEE,
    Cloth,
    GarmentDrawing,
    bare_throat,
    base,
    folds,
    shirt_below,
    sleeve_seams,
)
from sprites.portrait.pen import INK, Drawing


def _tunic(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    shirt_below(drawing, trunk, cloth.second)
    base(drawing, trunk, cloth.main, VEE)
    for y in (80.5, 85.0, 89.0):
        reach = 0.75 * (94 - y) / 14
        drawing.line(f"M{trunk.collar(-reach, y)} L{trunk.collar(reach, y + 2.6)}", cloth.trim, 1.7)
        drawing.line(f"M{trunk.collar(reach, y)} L{trunk.collar(-reach, y + 2.6)}", cloth.trim, 1.7)
    drawing.line(
        f"M{trunk.collar(-1.15, 72)} Q{trunk.collar(-0.85, 81)} {trunk.collar(0, 94)} "
        f"Q{trunk.collar(0.85, 81)} {trunk.collar(1.15, 72)}",
        lighter(cloth.main, 0.42),
        2.4,
    )
    sleeve_seams(drawing, trunk, cloth.main)
    folds(drawing, trunk, cloth.main, -0.34, 0.3)


def _shirt(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """Shirt under an open waistcoat."""
    base(drawing, trunk, cloth.second, ROUND)
    sleeve_seams(drawing, trunk, cloth.second)
    drawing.line(f"M{trunk.spot(0, 81)} L{trunk.spot(0, 130)}", darker(cloth.second, 0.34), 1.4)
    for side in (-1, 1):
        tone = cloth.main if side < 0 else darker(cloth.main, 0.3)
        drawing.path(
            f"M{trunk.spot(side * 0.32, 76)} L{trunk.spot(side * 0.6, 80.6)} "
            f"Q{trunk.spot(side * 0.7, 96)} "
            f"{trunk.spot(side * 0.66, 134)} L{trunk.spot(side * 0.12, 134)} "
            f"Q{trunk.spot(side * 0.14, 98)} "
            f"{trunk.spot(side * 0.32, 76)} Z",
            tone,
            INK,
            2.1,
        )
    x = trunk.at(-0.16, 100)[0]
    drawing.dots([(x, 96), (x - 0.4, 104)], 1.5, cloth.trim, INK)


def _apron(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    base(drawing, trunk, cloth.main, ROUND)
    sleeve_seams(drawing, trunk, cloth.main)
    leather = cloth.second
    for side in (-1, 1):
        drawing.rod(
            f"M{trunk.spot(side * 0.4, 94)} L{trunk.spot(side * 0.42, 77.4)}", leather, 3.6, 2.6
        )
    fill = drawing.linear(
        (34, 92), (66, 116), (0, lighter(leather, 0.24)), (1, darker(leather, 0.34))
    )
    drawing.path(
        f"M{trunk.spot(-0.46, 91)} Q{trunk.spot(0, 95)} {trunk.spot(0.46, 91)} "
        f"L{trunk.spot(0.56, 136)} "
        f"L{trunk.spot(-0.56, 136)} Z",
        fill,
        INK,
        2.2,
    )
    drawing.line(
        f"M{trunk.spot(-0.38, 95)} Q{trunk.spot(0, 98.6)} {trunk.spot(0.38, 95)}",
        lighter(leather, 0.4),
        1.1,
        dash="2.4 2",
    )
    drawing.dots([trunk.at(-0.38, 95.2), trunk.at(0.38, 95.2)], 1.6, cloth.trim, INK)


def _habit(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A friar's habit: the cowl lies in folds round the neck."""
    base(drawing, trunk, cloth.main, ROUND)
    sleeve_seams(drawing, trunk, cloth.main)
    folds(drawing, trunk, cloth.main, -0.3, 0.05, 0.36)
    cowl = lighter(cloth.main, 0.12)
    fill = drawing.linear((26, 70), (76, 98), (0, lighter(cowl, 0.2)), (1, darker(cowl, 0.34)))
    drawing.path(
        f"M{trunk.spot(-0.62, 80)} Q{trunk.collar(-2.1, 68.6)} {trunk.collar(-1.06, 69.4)} "
        f"Q{trunk.collar(0, 82)} {trunk.collar(1.06, 69.4)} "
        f"Q{trunk.collar(2.1, 68.6)} {trunk.spot(0.62, 80)} "
        f"Q{trunk.spot(0.4, 97)} {trunk.spot(0, 98)} Q{trunk.spot(-0.4, 97)} "
        f"{trunk.spot(-0.62, 80)} Z",
        fill,
        INK,
        2.3,
    )
    drawing.line(
        f"M{trunk.collar(-2.2, 79)} Q{trunk.collar(-1.2, 89)} {trunk.collar(0, 89.6)} "
        f"M{trunk.collar(1.2, 76)} Q{trunk.collar(0.8, 84)} {trunk.collar(0.1, 85)}",
        darker(cowl, 0.4),
        1.6,
    )


def _kirtle(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A townswoman's laced dress over a linen shift."""
    bare_throat(drawing, trunk, cloth, 84)
    base(drawing, trunk, cloth.second, ROUND)
    sleeve_seams(drawing, trunk, cloth.second)
    fill = drawing.linear(
        (32, 82), (70, 116), (0, lighter(cloth.main, 0.24)), (1, darker(cloth.main, 0.42))
    )
    drawing.path(
        f"M{trunk.spot(-0.46, 79.6)} L{trunk.spot(-0.34, 78.2)} "
        f"Q{trunk.spot(-0.28, 92)} {trunk.spot(0, 93.6)} "
        f"Q{trunk.spot(0.28, 92)} {trunk.spot(0.34, 78.2)} L{trunk.spot(0.46, 79.6)} "
        f"Q{trunk.spot(0.66, 98)} "
        f"{trunk.spot(0.56, 138)} L{trunk.spot(-0.56, 138)} "
        f"Q{trunk.spot(-0.66, 98)} {trunk.spot(-0.46, 79.6)} Z",
        fill,
        INK,
        2.1,
    )
    for y in (96.5, 102.0, 107.5):
        drawing.line(
            f"M{trunk.spot(-0.13, y)} L{trunk.spot(0.13, y + 3)} M{trunk.spot(0.13, y)} "
            f"L{trunk.spot(-0.13, y + 3)}",
            cloth.trim,
            1.5,
        )


def _cloak(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A cloak held by a round brooch."""
    base(drawing, trunk, cloth.second, ROUND)
    folds(drawing, trunk, cloth.second, -0.06, 0.1)
    for side in (-1, 1):
        tone = cloth.main if side < 0 else darker(cloth.main, 0.3)
        fill = drawing.linear((20, 74), (60, 116), (0, lighter(tone, 0.26)), (1, darker(tone, 0.3)))
        flank = trunk.flank(side)
        contour = " ".join(f"L{x} {y}" for x, y in flank[2:])
        drawing.path(
            f"M{trunk.collar(side * 0.98, 70.4)} {contour} L{trunk.spot(side * 0.44, 140)} "
            f"Q{trunk.spot(side * 0.4, 100)} {trunk.spot(side * 0.04, 86)} "
            f"Q{trunk.collar(side * 0.7, 78)} "
            f"{trunk.collar(side * 0.98, 70.4)} Z",
            fill,
            INK,
            2.2,
        )
        drawing.line(
            f"M{trunk.spot(side * 0.6, 84)} Q{trunk.spot(side * 0.74, 100)} "
            f"{trunk.spot(side * 0.7, 128)}",
            darker(tone, 0.4),
            1.7,
        )
    x, y = trunk.at(0, 85.6)
    drawing.circle(x, y, 4.5, cloth.trim, INK, 1.8)
    drawing.circle(x, y, 1.8, darker(cloth.main, 0.2))


def _jerkin(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A sleeveless leather jerkin with studs."""
    base(drawing, trunk, cloth.second, ROUND)
    sleeve_seams(drawing, trunk, cloth.second)
    fill = drawing.linear(
        (28, 76),
        (74, 118),
        (0, lighter(cloth.main, 0.24)),
        (0.5, cloth.main),
        (1, darker(cloth.main, 0.44)),
    )
    drawing.path(
        f"M{trunk.collar(-1.2, 73)} L{trunk.spot(-0.62, 80)} "
        f"Q{trunk.spot(-0.76, 98)} {trunk.spot(-0.66, 138)} "
        f"L{trunk.spot(0.66, 138)} Q{trunk.spot(0.76, 98)} {trunk.spot(0.62, 80)} "
        f"L{trunk.collar(1.2, 73)} "
        f"Q{trunk.collar(0.6, 84)} {trunk.collar(0, 87)} Q{trunk.collar(-0.6, 84)} "
        f"{trunk.collar(-1.2, 73)} Z",
        fill,
        INK,
        2.2,
    )
    drawing.line(f"M{trunk.spot(0, 87)} L{trunk.spot(0, 134)}", darker(cloth.main, 0.5), 1.6)
    for y in (92.0, 99.0, 106.0):
        for across in (-0.44, -0.16, 0.16, 0.44):
            drawing.circle(*trunk.at(across, y), 1.3, cloth.trim, INK, 0.9)


def _coat(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A dark coat with a turned-up collar; drawn again in front of the chin by the composition."""
    shirt_below(drawing, trunk, cloth.second)
    base(drawing, trunk, cloth.main, VEE)
    sleeve_seams(drawing, trunk, cloth.main)
    for side in (-1, 1):
        tone = lighter(cloth.main, 0.14) if side < 0 else darker(cloth.main, 0.34)
        drawing.path(
            f"M{trunk.collar(side * 2.9, 79)} L{trunk.collar(side * 2.0, 63)} "
            f"Q{trunk.collar(side * 1.2, 74)} "
            f"{trunk.collar(side * 0.3, 86)} L{trunk.collar(side * 0.2, 104)} "
            f"Q{trunk.collar(side * 1.8, 92)} "
            f"{trunk.collar(side * 2.9, 79)} Z",
            tone,
            INK,
            2.2,
        )
    drawing.circle(*trunk.at(0.02, 106), 2.0, cloth.trim, INK, 1.3)


def _rags(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A patched smock with a rope."""
    bare_throat(drawing, trunk, cloth, 84)
    base(drawing, trunk, cloth.main, ROUND)
    sleeve_seams(drawing, trunk, cloth.main)
    folds(drawing, trunk, cloth.main, -0.24)
    x, _ = trunk.at(0.34, 92)
    drawing.path(
        f"M{x - 5} 87 L{x + 5.6} 88.4 L{x + 4.6} 98 L{x - 4.4} 97 Z", cloth.second, INK, 1.5
    )
    drawing.line(f"M{x - 5} 90 H{x - 7} M{x + 5} 92 H{x + 7.4} M{x} 97.4 V99.6", cloth.trim, 1.3)
    x, _ = trunk.at(-0.42, 101)
    drawing.path(f"M{x - 4} 98 L{x + 4.4} 97 L{x + 4} 105 L{x - 4.6} 104.4 Z", cloth.trim, INK, 1.5)
    drawing.rod(
        f"M{trunk.collar(-1.3, 74)} Q{trunk.collar(0, 88)} {trunk.collar(1.3, 74)}",
        "#b59a63",
        2.2,
        2.2,
    )


def _mantle(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A short shoulder cape with scalloped edge over a plain coat."""
    base(drawing, trunk, cloth.second, ROUND)
    sleeve_seams(drawing, trunk, cloth.second)
    tooth = []
    for step in range(9):
        across = 1.02 - step * 0.255
        tooth.append(
            f"Q{trunk.spot(across + 0.12, 102 - 5 * abs(across))} "
            f"{trunk.spot(across, 95 - 5 * abs(across))}"
        )
    fill = drawing.linear(
        (18, 72),
        (84, 104),
        (0, lighter(cloth.main, 0.28)),
        (0.5, cloth.main),
        (1, darker(cloth.main, 0.46)),
    )
    right = " ".join(f"L{x} {y}" for x, y in trunk.flank(1)[1:4])
    drawing.path(
        f"M{trunk.collar(-1, 71)} Q{trunk.collar(0, 84)} {trunk.collar(1, 71)} {right} "
        f"{' '.join(tooth)} "
        f"L{trunk.spot(-0.96, 82)} Z",
        fill,
        INK,
        2.3,
    )
    drawing.line(
        f"M{trunk.collar(-1.2, 73)} Q{trunk.collar(0, 87)} {trunk.collar(1.2, 73)}", cloth.trim, 2.6
    )
    folds(drawing, trunk, cloth.second, 0.1)


PLAIN_GARMENTS: dict[str, GarmentDrawing] = {
    "tunic": _tunic,
    "shirt": _shirt,
    "apron": _apron,
    "habit": _habit,
    "kirtle": _kirtle,
    "cloak": _cloak,
    "jerkin": _jerkin,
    "coat": _coat,
    "rags": _rags,
    "mantle": _mantle,
}
