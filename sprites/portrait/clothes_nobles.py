"""What court, church and men-at-arms wear."""

from sprites.common.colour import darker, lighter, mix
from sprites.portrait.body import Trunk
from sprites.portrait.clothes_cloth import (
    HIGH,
    SQUARE,
    STEEL,
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


def _robe(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """Vestment with a stole."""
    base(drawing, trunk, cloth.main, HIGH)
    sleeve_seams(drawing, trunk, cloth.main)
    for side in (-1, 1):
        tone = cloth.trim if side < 0 else darker(cloth.trim, 0.24)
        drawing.path(
            f"M{trunk.collar(side * 1.05, 71.6)} L{trunk.collar(side * 1.9, 75)} "
            f"Q{trunk.collar(side * 1.7, 92)} "
            f"{trunk.collar(side * 1.5, 136)} L{trunk.collar(side * 0.55, 136)} "
            f"Q{trunk.collar(side * 0.7, 90)} "
            f"{trunk.collar(side * 1.05, 71.6)} Z",
            tone,
            INK,
            1.9,
        )
        x, y = trunk.centre(95) + side * 1.12 * (trunk.build.neck + 1), 95.0
        drawing.line(
            f"M{x} {y - 3.4} V{y + 3.4} M{x - 2.6} {y - 0.8} H{x + 2.6}", cloth.second, 1.9
        )
    folds(drawing, trunk, cloth.main, 0.0, -0.52, 0.5)


def _fur(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A gown with a broad fur collar; `second` is the gown below, `trim` the fur."""
    shirt_below(drawing, trunk, cloth.second)
    base(drawing, trunk, cloth.main, VEE)
    sleeve_seams(drawing, trunk, cloth.main)
    for side in (-1, 1):
        fur = cloth.trim if side < 0 else darker(cloth.trim, 0.16)
        drawing.path(
            f"M{trunk.collar(side * 1.0, 70.4)} L{trunk.spot(side * 0.66, 80)} "
            f"Q{trunk.spot(side * 0.46, 100)} "
            f"{trunk.spot(side * 0.34, 136)} L{trunk.spot(side * 0.02, 136)} "
            f"L{trunk.collar(side * 0.06, 93)} "
            f"Q{trunk.collar(side * 0.6, 82)} {trunk.collar(side * 1.0, 70.4)} Z",
            fur,
            INK,
            2.2,
        )
        for across, y in ((0.42, 80), (0.26, 86), (0.42, 90), (0.2, 97), (0.34, 101)):
            x, _ = trunk.at(side * across, y)
            drawing.path(f"M{x} {y} L{x + 1.4} {y + 4.6} H{x - 1.4} Z", mix(fur, INK, 0.72))


def _livery(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A gown with a chain of office."""
    base(drawing, trunk, cloth.main, HIGH)
    sleeve_seams(drawing, trunk, cloth.main)
    folds(drawing, trunk, cloth.main, -0.22, 0.24)
    drawing.line(
        f"M{trunk.collar(-1.1, 71)} Q{trunk.collar(0, 79)} {trunk.collar(1.1, 71)}", cloth.second, 3
    )
    links = [
        (-0.56, 80.0),
        (-0.5, 85.2),
        (-0.38, 90),
        (-0.2, 93.6),
        (0.2, 93.6),
        (0.38, 90),
        (0.5, 85.2),
        (0.56, 80),
    ]
    drawing.dots([trunk.at(*link) for link in links], 2.5, cloth.trim, INK, 1.3)
    x, _ = trunk.at(0, 97)
    drawing.circle(x, 97.4, 5.0, cloth.trim, INK, 1.8)
    drawing.circle(x, 97.4, 2.3, cloth.second, darker(cloth.second), 0.8)


def _plate(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """Plate armour over a coloured surcoat."""
    base(drawing, trunk, cloth.main, HIGH)
    steel = STEEL
    fill = drawing.linear(
        (22, 74), (78, 112), (0, lighter(steel, 0.5)), (0.5, steel), (1, darker(steel, 0.55))
    )
    drawing.path(
        f"M{trunk.spot(-0.5, 82)} Q{trunk.spot(0, 90)} {trunk.spot(0.5, 82)} "
        f"Q{trunk.spot(0.6, 100)} "
        f"{trunk.spot(0.5, 136)} L{trunk.spot(-0.5, 136)} Q{trunk.spot(-0.6, 100)} "
        f"{trunk.spot(-0.5, 82)} Z",
        fill,
        INK,
        2.2,
    )
    drawing.line(f"M{trunk.spot(0, 87)} L{trunk.spot(0, 132)}", darker(steel, 0.5), 1.6)
    drawing.line(
        f"M{trunk.spot(-0.34, 88)} Q{trunk.spot(-0.4, 100)} {trunk.spot(-0.34, 116)}",
        "#f5f6f8",
        2,
        0.8,
    )
    for side in (-1, 1):
        tone = lighter(steel, 0.2) if side < 0 else darker(steel, 0.36)
        for step in range(3):
            y = 80.5 + step * 6.4
            drawing.path(
                f"M{trunk.spot(side * 0.56, y - 1.5)} Q{trunk.spot(side * 0.96, y - 3)} "
                f"{trunk.spot(side * 1.06, y + 9)} "
                f"Q{trunk.spot(side * 0.84, y + 5)} {trunk.spot(side * 0.6, y + 7)} Z",
                tone,
                INK,
                2,
            )
        drawing.circle(*trunk.at(side * 0.68, 83.4), 1.5, cloth.trim, INK, 1)
    drawing.path(
        f"M{trunk.collar(-1.3, 70)} Q{trunk.collar(0, 80)} {trunk.collar(1.3, 70)} "
        f"L{trunk.collar(1.9, 77)} "
        f"Q{trunk.collar(0, 90)} {trunk.collar(-1.9, 77)} Z",
        lighter(steel, 0.14),
        INK,
        2.1,
    )


def _mail(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """Mail sleeves and a surcoat parted in two colours."""
    base(drawing, trunk, "#7d8290", HIGH)
    for row in range(9):
        y = 80 + row * 4.6
        for across in (0.7, 0.84, 0.96):
            for side in (-1, 1):
                x, _ = trunk.at(side * (across - (row % 2) * 0.06), y)
                drawing.line(f"M{x - 1.7} {y} Q{x} {y + 2.8} {x + 1.7} {y}", "#4b4e5e", 1.1)
    for side, tone in ((-1, cloth.main), (1, darker(cloth.second, 0.14))):
        drawing.path(
            f"M{trunk.collar(0, 75)} Q{trunk.collar(side * 0.9, 77)} "
            f"{trunk.collar(side * 1.5, 73.4)} "
            f"L{trunk.spot(side * 0.62, 79.6)} Q{trunk.spot(side * 0.68, 100)} "
            f"{trunk.spot(side * 0.6, 138)} "
            f"L{trunk.spot(0, 138)} Z",
            tone,
            INK,
            2.1,
        )
    x, _ = trunk.at(0, 98)
    drawing.path(
        f"M{x} 89 L{x + 7} 95 L{x + 6} 104 L{x} 109 L{x - 6} 104 L{x - 7} 95 Z",
        cloth.trim,
        INK,
        1.8,
    )
    drawing.line(f"M{x - 3.4} 99 H{x + 3.4} M{x} 94 V105", darker(cloth.main, 0.2), 2)


def _dress(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    bare_throat(drawing, trunk, cloth, 95)
    base(drawing, trunk, cloth.main, SQUARE)
    sleeve_seams(drawing, trunk, cloth.main)
    drawing.line(
        f"M{trunk.collar(-1.9, 77)} Q{trunk.collar(-1.75, 86)} {trunk.collar(-1.5, 92.6)} "
        f"L{trunk.collar(1.5, 92.6)} "
        f"Q{trunk.collar(1.75, 86)} {trunk.collar(1.9, 77)}",
        cloth.trim,
        3,
    )
    drawing.path(
        f"M{trunk.spot(-0.2, 94)} L{trunk.spot(0.2, 94)} L{trunk.spot(0.14, 136)} "
        f"L{trunk.spot(-0.14, 136)} Z",
        cloth.second,
        INK,
        1.7,
    )
    for y in (98.5, 104.5, 110.5):
        drawing.line(
            f"M{trunk.spot(-0.16, y)} L{trunk.spot(0.16, y + 3)} M{trunk.spot(0.16, y)} "
            f"L{trunk.spot(-0.16, y + 3)}",
            cloth.trim,
            1.4,
        )


def _gambeson(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A quilted coat with a standing collar."""
    base(drawing, trunk, cloth.main, HIGH)
    sleeve_seams(drawing, trunk, cloth.main)
    dusk = darker(cloth.main, 0.36)
    for across in (-0.5, -0.25, 0.25, 0.5):
        drawing.line(
            f"M{trunk.spot(across, 82)} Q{trunk.spot(across * 1.06, 98)} {trunk.spot(across, 132)}",
            dusk,
            1.4,
        )
    for y in (89.0, 96.5, 104.0):
        drawing.line(
            f"M{trunk.spot(-0.62, y)} Q{trunk.spot(0, y + 3)} {trunk.spot(0.62, y)}",
            dusk,
            1.1,
            dash="3 2",
        )
    drawing.path(
        f"M{trunk.collar(-1.1, 69)} Q{trunk.collar(0, 76.5)} {trunk.collar(1.1, 69)} "
        f"L{trunk.collar(1.35, 75)} "
        f"Q{trunk.collar(0, 83)} {trunk.collar(-1.35, 75)} Z",
        cloth.second,
        INK,
        2,
    )
    drawing.dots([trunk.at(0, y) for y in (86.0, 93.0, 100.0)], 1.7, cloth.trim, INK)


def _doublet(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A slashed doublet with buttons and a small white collar."""
    base(drawing, trunk, cloth.main, HIGH)
    sleeve_seams(drawing, trunk, cloth.main)
    for side in (-1, 1):
        for step in range(3):
            x, y = trunk.at(side * (0.86 - step * 0.02), 88 + step * 8)
            drawing.path(
                f"M{x} {y} Q{x - 2.6} {y + 3} {x} {y + 6} Q{x + 2.6} {y + 3} {x} {y} Z",
                cloth.second,
                INK,
                1.4,
            )
        drawing.line(
            f"M{trunk.spot(side * 0.16, 82)} L{trunk.spot(side * 0.34, 134)}",
            darker(cloth.main, 0.36),
            1.5,
        )
    drawing.dots([trunk.at(0, y) for y in (84.0, 90.5, 97.0, 103.5)], 1.7, cloth.trim, INK)
    drawing.path(
        f"M{trunk.collar(-1.2, 70)} Q{trunk.collar(0, 79)} {trunk.collar(1.2, 70)} "
        f"L{trunk.collar(1.5, 77.6)} "
        f"L{trunk.collar(0.2, 79.4)} L{trunk.collar(0, 82)} L{trunk.collar(-0.2, 79.4)} "
        f"L{trunk.collar(-1.5, 77.6)} Z",
        "#f3ead6",
        INK,
        1.8,
    )


def _cope(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A heavy embroidered cope closed by a jewelled clasp."""
    base(drawing, trunk, "#efe6d0", HIGH)
    folds(drawing, trunk, "#efe6d0", -0.08, 0.1)
    for side in (-1, 1):
        tone = cloth.main if side < 0 else darker(cloth.main, 0.24)
        fill = drawing.linear((18, 74), (70, 118), (0, lighter(tone, 0.24)), (1, darker(tone, 0.3)))
        contour = " ".join(f"L{x} {y}" for x, y in trunk.flank(side)[1:])
        drawing.path(
            f"M{trunk.collar(side * 0.98, 70.4)} {contour} L{trunk.spot(side * 0.24, 140)} "
            f"L{trunk.spot(side * 0.16, 84)} Z",
            fill,
            INK,
            2.2,
        )
        band = cloth.trim if side < 0 else darker(cloth.trim, 0.18)
        drawing.path(
            f"M{trunk.collar(side * 0.98, 70.4)} L{trunk.collar(side * 1.9, 74)} "
            f"L{trunk.spot(side * 0.36, 88)} "
            f"L{trunk.spot(side * 0.42, 140)} L{trunk.spot(side * 0.2, 140)} "
            f"L{trunk.spot(side * 0.12, 86)} Z",
            band,
            INK,
            1.8,
        )
        for y in (92.0, 101.0):
            x, _ = trunk.at(side * 0.28, y)
            drawing.path(
                f"M{x} {y - 3} L{x + 2.2} {y} L{x} {y + 3} L{x - 2.2} {y} Z", cloth.second, INK, 1
            )
    x, y = trunk.at(0, 84.6)
    drawing.rect(x - 6, y - 3.6, 12, 7.2, cloth.trim, INK, 1.8, corner=2)
    drawing.circle(x, y, 2.2, cloth.second, INK, 1)


def _kaftan(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A striped robe wrapped over, held by a wide sash."""
    base(drawing, trunk, cloth.main, VEE)
    for across in (-0.8, -0.56, -0.32, 0.34, 0.58, 0.82):
        drawing.line(
            f"M{trunk.spot(across, 82)} Q{trunk.spot(across * 1.03, 98)} {trunk.spot(across, 134)}",
            cloth.second,
            2.4,
            0.85,
        )
    drawing.path(
        f"M{trunk.collar(1.02, 70.6)} L{trunk.collar(1.7, 74)} "
        f"Q{trunk.spot(0.16, 92)} {trunk.spot(-0.36, 108)} "
        f"L{trunk.spot(-0.5, 104)} Q{trunk.collar(-0.2, 90)} {trunk.collar(1.02, 70.6)} Z",
        cloth.trim,
        INK,
        1.9,
    )
    drawing.path(
        f"M{trunk.collar(-1.02, 70.6)} L{trunk.collar(-1.7, 74)} L{trunk.spot(-0.06, 95)} "
        f"L{trunk.collar(0, 88)} Z",
        cloth.trim,
        INK,
        1.9,
    )
    sleeve_seams(drawing, trunk, cloth.main)


def _houppelande(drawing: Drawing, trunk: Trunk, cloth: Cloth) -> None:
    """A high-necked pleated gown of brocade with a jewelled girdle of roundels."""
    base(drawing, trunk, cloth.main, HIGH)
    sleeve_seams(drawing, trunk, cloth.main)
    for across in (-0.4, -0.2, 0.0, 0.2, 0.4):
        drawing.line(
            f"M{trunk.spot(across * 0.7, 84)} L{trunk.spot(across, 134)}",
            darker(cloth.main, 0.38),
            1.4,
        )
    for across, y in (
        (-0.6, 90),
        (-0.3, 88),
        (0.12, 93),
        (0.46, 89),
        (-0.5, 102),
        (-0.1, 101),
        (0.3, 101),
    ):
        x, _ = trunk.at(across, y)
        drawing.path(
            f"M{x} {y - 2.6} Q{x + 2.2} {y} {x} {y + 2.6} Q{x - 2.2} {y} {x} {y - 2.6} Z",
            cloth.trim,
            opacity=0.85,
        )
    for side in (-1, 1):
        drawing.path(
            f"M{trunk.collar(side * 0.06, 78)} L{trunk.collar(side * 1.35, 66)} "
            f"L{trunk.collar(side * 1.6, 75)} "
            f"L{trunk.collar(side * 0.2, 84)} Z",
            cloth.second if side < 0 else darker(cloth.second, 0.2),
            INK,
            1.9,
        )


RANK_GARMENTS: dict[str, GarmentDrawing] = {
    "robe": _robe,
    "fur": _fur,
    "livery": _livery,
    "plate": _plate,
    "mail": _mail,
    "dress": _dress,
    "gambeson": _gambeson,
    "doublet": _doublet,
    "cope": _cope,
    "kaftan": _kaftan,
    "houppelande": _houppelande,
}
