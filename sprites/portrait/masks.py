"""Masks and scarves before a face, and what hangs or lies round a neck."""

import math
from collections.abc import Callable

from sprites.common.colour import darker, lighter
from sprites.portrait.body import Trunk
from sprites.portrait.eyes import EYE_ACROSS, EYE_Y
from sprites.portrait.head import Skull
from sprites.portrait.pen import INK, Drawing, smooth

MaskDrawing = Callable[[Drawing, Skull, str], None]


def _eye_holes(drawing: Drawing, skull: Skull) -> None:
    for side in (-1, 1):
        x, _ = skull.at(side * EYE_ACROSS, EYE_Y)
        half = 3.9 * max(0.6, min(1.0, skull.narrowing(side * EYE_ACROSS) + 0.06))
        drawing.path(
            f"M{x - half} {EYE_Y + 0.4} Q{x} {EYE_Y - 3.4} {x + half} {EYE_Y} "
            f"Q{x} {EYE_Y + 3.2} {x - half} {EYE_Y + 0.4} Z",
            "#fff3d6",
            INK,
            1.2,
        )
        drawing.circle(x + skull.turn * 0.8, EYE_Y, 1.6, INK)


def _domino(drawing: Drawing, skull: Skull, colour: str) -> None:
    nose = skull.at(0, 50, 1.1)[0]
    points = [
        skull.beside(-1, 41, 0.6),
        skull.at(-0.5, 38.6),
        skull.at(0, 41),
        skull.at(0.5, 38.6),
        skull.beside(1, 41, 0.6),
        skull.beside(1, 48, 0.0),
        skull.at(0.6, 51.4),
        (nose + 2.4, 48.6),
        (nose - 2.4, 48.6),
        skull.at(-0.6, 51.4),
        skull.beside(-1, 48, 0.0),
    ]
    drawing.path(smooth(points, closed=True), colour, INK, 1.8)
    drawing.line(
        f"M{skull.spot(-0.8, 41.4)} Q{skull.spot(-0.5, 39.4)} {skull.spot(-0.16, 41.6)}",
        lighter(colour, 0.34),
        1.4,
    )
    _eye_holes(drawing, skull)


def _half_mask(drawing: Drawing, skull: Skull, colour: str) -> None:
    """A pale mask with a long beak."""
    side = -1 if skull.turn < 0 else 1
    nose = skull.at(0, 50, 1.2)[0]
    points = [
        skull.beside(-1, 34, 0.4),
        skull.at(0, 31),
        skull.beside(1, 34, 0.4),
        skull.beside(1, 50, 0.2),
        skull.at(0.55, 56),
        (nose + 3, 56),
        (nose + side * 9, 63.5),
        (nose - 3, 57),
        skull.at(-0.55, 56),
        skull.beside(-1, 50, 0.2),
    ]
    if side < 0:
        points[5], points[7] = (nose + 3, 57), (nose - 3, 56)
    drawing.path(smooth(points, closed=True), colour, INK, 2)
    drawing.line(f"M{nose} 44 Q{nose + side * 3} 52 {nose + side * 8} 61", darker(colour, 0.4), 1.5)
    drawing.line(
        f"M{skull.spot(-0.6, 36)} Q{skull.spot(-0.3, 33.6)} {skull.spot(0, 35)}",
        lighter(colour, 0.5),
        1.5,
    )
    _eye_holes(drawing, skull)


def _face_scarf(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, low = skull.chin
    nose = skull.at(0, 50, 1.15)[0]
    points = [
        skull.beside(-1, 50, 0.8),
        (nose, 49.6),
        skull.beside(1, 50, 0.8),
        skull.beside(1, 58, 2.4),
        (x + 9, low + 5),
        (x, low + 9),
        (x - 9, low + 5),
        skull.beside(-1, 58, 2.4),
    ]
    fill = drawing.linear(
        (34, 50), (68, 76), (0, lighter(colour, 0.24)), (0.5, colour), (1, darker(colour, 0.4))
    )
    drawing.path(smooth(points, closed=True), fill, INK, 2.1)
    tone = darker(colour, 0.42)
    drawing.line(
        f"M{skull.edge(-1, 54) + 2} 56 Q{nose} 61 {skull.edge(1, 54) - 2} 55 M{x - 11} 63 "
        f"Q{x} 69 {x + 10} 61 M{x - 6} {low + 3} "
        f"Q{x} {low + 5} {x + 6} {low + 2}",
        tone,
        1.5,
    )


def _patch(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, _ = skull.at(EYE_ACROSS, EYE_Y)
    drawing.line(
        f"M{skull.edge(-1, 34)} 34 L{x - 3} 41 M{x + 4} 42 L{skull.edge(1, 40)} 39.6", INK, 2
    )
    drawing.path(
        f"M{x - 5.4} 41 Q{x} 39.4 {x + 5.4} 41 Q{x + 5.4} 51 {x} 51 Q{x - 5.4} 51 {x - 5.4} 41 Z",
        colour,
        INK,
        1.7,
    )
    drawing.line(f"M{x - 3} 43 Q{x - 1} 41.8 {x + 1.4} 42", lighter(colour, 0.34), 1.2)


MASKS: dict[str, MaskDrawing | None] = {
    "none": None,
    "domino": _domino,
    "beak": _half_mask,
    "scarf": _face_scarf,
    "patch": _patch,
}

NeckwearDrawing = Callable[[Drawing, Trunk, str], None]


def _pearls(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    for step in range(9):
        angle = math.pi * (step + 0.5) / 9
        x = trunk.centre(80) + math.cos(angle) * (trunk.build.neck + 3.4)
        drawing.circle(x, 77 + 7.6 * math.sin(angle), 1.9, colour, INK, 0.9)


def _cross(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    x = trunk.centre(94)
    drawing.line(
        f"M{trunk.collar(-1.1, 73)} Q{x - 4} 86 {x} 90 Q{x + 4} 86 {trunk.collar(1.1, 73)}",
        INK,
        1.6,
    )
    drawing.rod(f"M{x} 89 V101 M{x - 4.2} 93.4 H{x + 4.2}", colour, 2.8, 2.6)


def _pendant(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    x = trunk.centre(90)
    drawing.line(
        f"M{trunk.collar(-1.1, 73)} Q{x - 4} 84 {x} 86 Q{x + 4} 84 {trunk.collar(1.1, 73)}",
        "#c9a45a",
        1.8,
    )
    drawing.path(f"M{x} 85 L{x + 4} 90 L{x} 96 L{x - 4} 90 Z", colour, INK, 1.6)
    drawing.line(f"M{x - 1.6} 90 L{x} 87.4", lighter(colour, 0.7), 1.1)


def _ruff(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    """A frilled collar close to the chin."""
    x = trunk.centre(74)
    for step in range(11):
        across = -1 + step * 0.2
        drawing.ellipse(
            x + across * (trunk.build.neck + 7),
            75.5 - 2.6 * across * across,
            3.2,
            4.4,
            colour if step < 7 else darker(colour, 0.14),
            INK,
            1.5,
        )


def _neckerchief(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    fill = drawing.linear((38, 70), (64, 92), (0, lighter(colour, 0.24)), (1, darker(colour, 0.36)))
    drawing.path(
        f"M{trunk.collar(-1.5, 71)} Q{trunk.collar(0, 80)} {trunk.collar(1.5, 71)} "
        f"Q{trunk.collar(1.6, 77)} {trunk.collar(0.4, 82)} "
        f"L{trunk.collar(0.8, 93)} L{trunk.collar(0, 86)} L{trunk.collar(-0.8, 93)} "
        f"L{trunk.collar(-0.4, 82)} Q{trunk.collar(-1.6, 77)} "
        f"{trunk.collar(-1.5, 71)} Z",
        fill,
        INK,
        1.9,
    )


def _bees(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    """Golden bees sewn on the cloth."""
    for across, y in ((-0.62, 86), (-0.4, 97), (0.36, 88), (0.6, 98), (-0.74, 104), (0.1, 104)):
        x, _ = trunk.at(across, y)
        drawing.path(
            f"M{x} {y - 1} Q{x - 5} {y - 4} {x - 4} {y + 1} Z M{x} {y - 1} "
            f"Q{x + 5} {y - 4} {x + 4} {y + 1} Z",
            "#fff3cf",
            INK,
            0.9,
        )
        drawing.ellipse(x, y + 1, 1.7, 3.0, colour, INK, 1.0)


NECKWEAR: dict[str, NeckwearDrawing | None] = {
    "none": None,
    "pearls": _pearls,
    "cross": _cross,
    "pendant": _pendant,
    "ruff": _ruff,
    "kerchief": _neckerchief,
    "bees": _bees,
}
