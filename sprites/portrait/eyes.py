"""Eyes and brows: lids, irises and lashes on a turned skull."""

from dataclasses import dataclass

from sprites.common.colour import darker, mix
from sprites.portrait.head import Skull, soft_line
from sprites.portrait.pen import INK, Drawing

EYE_ACROSS = 0.4
EYE_Y = 45.4


@dataclass(frozen=True)
class EyeShape:
    """Half width, rise of the upper and fall of the lower lid, slant of the outer corner, lid."""

    half_width: float = 4.2
    rise: float = 3.9
    fall: float = 2.9
    slant: float = -0.4
    lid: float = 0.0


EYES: dict[str, EyeShape | None] = {
    "almond": EyeShape(),
    "round": EyeShape(4.0, 5.0, 4.0, 0.0),
    "wide": EyeShape(4.4, 5.6, 4.4, 0.0),
    "narrow": EyeShape(4.4, 2.6, 2.0, -0.6),
    "sleepy": EyeShape(4.3, 3.8, 3.2, 0.7, 0.55),
    "kind": EyeShape(4.2, 4.2, 2.4, 0.9),
    "cat": EyeShape(4.5, 3.6, 2.6, -1.7),
    "stern": EyeShape(4.2, 3.4, 2.8, -0.8, 0.4),
    "laughing": None,
    "closed": None,
}


@dataclass(frozen=True)
class Look:
    """What the eyes and brows of one face need to know."""

    skin: str
    hair: str
    iris: str
    eyes: str
    brows: str
    lashes: bool
    old: bool
    gaze: float
    wink: bool = False


def draw_eyes(drawing: Drawing, skull: Skull, look: Look) -> None:
    """Both eyes; a wink closes the one on the viewer's right."""
    for side in (-1, 1):
        x, _ = skull.at(side * EYE_ACROSS, EYE_Y)
        reach = max(0.55, min(1.0, skull.narrowing(side * EYE_ACROSS) + 0.06))
        shape = EYES["laughing"] if look.wink and side > 0 else EYES[look.eyes]
        if shape is None:
            _closed_eye(drawing, x, reach, look, laughing=look.eyes != "closed" or look.wink)
        else:
            _open_eye(drawing, x, side, reach, shape, look)
        if look.old:
            drawing.line(
                f"M{x - 3.6 * reach} 49.8 Q{x} 51.6 {x + 3.6 * reach} 49.5",
                soft_line(look.skin),
                1.1,
            )


def _open_eye(
    drawing: Drawing, x: float, side: int, reach: float, shape: EyeShape, look: Look
) -> None:
    half = shape.half_width * reach
    left_y = EYE_Y + (shape.slant if side < 0 else 0.3)
    right_y = EYE_Y + (shape.slant if side > 0 else 0.3)
    upper = f"M{x - half} {left_y} Q{x} {EYE_Y - shape.rise} {x + half} {right_y}"
    lower = f"Q{x} {EYE_Y + shape.fall} {x - half} {left_y}"
    drawing.path(f"{upper} {lower} Z", "#fbf3e2")
    iris_x = x + 1.5 * look.gaze * reach
    tall = min(2.25, (shape.rise + shape.fall) * 0.31)
    iris_y = EYE_Y - 0.25 + (shape.fall - shape.rise) * 0.06
    drawing.ellipse(iris_x, iris_y, 2.15 * max(0.8, reach), tall, look.iris)
    drawing.ellipse(iris_x, iris_y, 1.1 * max(0.8, reach), tall * 0.55, darker(look.iris, 0.7))
    drawing.circle(iris_x - 0.8, iris_y - tall * 0.42, 0.62, "#ffffff")
    if shape.lid:
        middle = EYE_Y - shape.rise * (1 - shape.lid) * 0.5
        cover = mix(look.skin, "#6d2f4a", 0.2)
        drawing.path(f"{upper} Q{x} {middle - 0.2} {x - half} {left_y} Z", cover)
        drawing.line(f"M{x - half} {left_y} Q{x} {middle - 0.2} {x + half} {right_y}", INK, 1.7)
    else:
        drawing.line(upper, INK, 2.1 if look.lashes else 1.9)
        crease = EYE_Y - shape.rise * 0.5 - 2.0
        drawing.line(
            f"M{x - half * 0.8} {crease + 0.9} Q{x} {crease - 1.1} {x + half * 0.8} {crease + 0.9}",
            soft_line(look.skin),
            0.9,
        )
    if look.lashes:
        corner, corner_y = x + side * half, left_y if side < 0 else right_y
        drawing.line(
            f"M{corner - side * 1.4} {corner_y - 0.9} L{corner + side * 1.5} {corner_y - 1.9}",
            INK,
            1.5,
        )


def _closed_eye(drawing: Drawing, x: float, reach: float, look: Look, laughing: bool) -> None:
    half = 4.2 * reach
    bend = -3.4 if laughing else 3.2
    drawing.line(f"M{x - half} {EYE_Y} Q{x} {EYE_Y + bend} {x + half} {EYE_Y - 0.2}", INK, 2.0)
    if laughing:
        drawing.line(
            f"M{x - half * 0.8} {EYE_Y + 2.6} Q{x} {EYE_Y + 1.4} {x + half * 0.8} {EYE_Y + 2.6}",
            soft_line(look.skin),
            1.1,
        )


# inner end, middle and outer end of a brow relative to its height, and thickness
BROWS: dict[str, tuple[float, float, float, float]] = {
    "flat": (0.0, -0.8, 0.2, 2.3),
    "arched": (0.4, -2.8, 0.6, 1.9),
    "thin": (0.2, -2.2, 0.4, 1.3),
    "bushy": (0.2, -1.4, 0.9, 3.5),
    "angry": (2.2, 0.2, -1.4, 2.5),
    "worried": (-2.0, -1.6, 1.2, 2.1),
    "raised": (-0.6, -3.8, -0.4, 2.1),
    "heavy": (1.2, -0.2, 0.2, 3.2),
}


def draw_brows(drawing: Drawing, skull: Skull, look: Look) -> None:
    inner, middle, outer, thick = BROWS[look.brows]
    colour = look.hair if look.old else darker(look.hair, 0.25)
    for side in (-1, 1):
        x, _ = skull.at(side * (EYE_ACROSS + 0.02), EYE_Y)
        half = 5.0 * max(0.55, min(1.0, skull.narrowing(side * EYE_ACROSS) + 0.06))
        # one brow of a pair sits a little higher: faces are never even
        y = 39.4 - (0.5 if side > 0 else 0.0)
        data = f"M{x - side * half} {y + inner} Q{x} {y + middle} {x + side * half} {y + outer}"
        drawing.line(data, colour, thick)
