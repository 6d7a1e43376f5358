"""Eyes, brows, noses and mouths: each kind is one small drawing on a turned skull."""

from collections.abc import Callable
from dataclasses import dataclass

from sprites.common.colour import darker, lighter, mix
from sprites.viscounts.portrait_head import Skull, deep_line, soft_line
from sprites.viscounts.portrait_pen import INK, Drawing

EYE_ACROSS = 0.4
EYE_Y = 45.4
MOUTH_Y = 59.6


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
            drawing.stroke(
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
        drawing.stroke(f"M{x - half} {left_y} Q{x} {middle - 0.2} {x + half} {right_y}", INK, 1.7)
    else:
        drawing.stroke(upper, INK, 2.1 if look.lashes else 1.9)
        crease = EYE_Y - shape.rise * 0.5 - 2.0
        drawing.stroke(
            f"M{x - half * 0.8} {crease + 0.9} Q{x} {crease - 1.1} {x + half * 0.8} {crease + 0.9}",
            soft_line(look.skin),
            0.9,
        )
    if look.lashes:
        corner, corner_y = x + side * half, left_y if side < 0 else right_y
        drawing.stroke(
            f"M{corner - side * 1.4} {corner_y - 0.9} L{corner + side * 1.5} {corner_y - 1.9}",
            INK,
            1.5,
        )


def _closed_eye(drawing: Drawing, x: float, reach: float, look: Look, laughing: bool) -> None:
    half = 4.2 * reach
    bend = -3.4 if laughing else 3.2
    drawing.stroke(f"M{x - half} {EYE_Y} Q{x} {EYE_Y + bend} {x + half} {EYE_Y - 0.2}", INK, 2.0)
    if laughing:
        drawing.stroke(
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
        drawing.stroke(data, colour, thick)


NoseDrawing = Callable[[Drawing, float, float, int, str], None]


def _nose_line(drawing: Drawing, data: str, skin: str) -> None:
    drawing.stroke(data, deep_line(skin), 1.8)


def _straight(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    data = f"M{root} 44 Q{tip + 0.6 * side} 49 {tip + 1.8 * side} 53 Q{tip + 1.6 * side} 55.6 "
    _nose_line(drawing, data + f"{tip - 1.8 * side} 55.3", skin)


def _hooked(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    data = f"M{root} 43.4 Q{tip + 3.6 * side} 45.6 {tip + 3.0 * side} 52 "
    data += f"Q{tip + 3.2 * side} 56.4 {tip + 0.4 * side} 55.2 Q{tip - 1.2 * side} 54.6 "
    _nose_line(drawing, data + f"{tip - 2.4 * side} 55.4", skin)


def _button(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    _nose_line(
        drawing, f"M{tip - 2.6} 53 Q{tip - 2} 55.6 {tip} 55 Q{tip + 2} 55.6 {tip + 2.6} 53", skin
    )
    drawing.circle(tip - 0.7, 51.6, 1.5, lighter(skin, 0.5), opacity=0.7)


def _broad(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    _nose_line(
        drawing,
        f"M{tip - 4.2} 54.4 Q{tip - 4.4} 51.6 {tip - 2.4} 51.8 M{tip + 4.2} 54.4 "
        f"Q{tip + 4.4} 51.6 {tip + 2.4} 51.8 M{tip - 3.2} 55 Q{tip} 57.4 {tip + 3.2} 55",
        skin,
    )
    drawing.stroke(
        f"M{root} 44.5 Q{tip + 1.4 * side} 47 {tip + 1.6 * side} 50", deep_line(skin), 1.2
    )
    drawing.circle(tip - 0.8, 52.6, 1.7, lighter(skin, 0.5), opacity=0.5)


def _long(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    data = f"M{root} 42.6 Q{tip + 0.4 * side} 50 {tip + 2.6 * side} 55 Q{tip + 2 * side} 57.6 "
    _nose_line(drawing, data + f"{tip - 2 * side} 56.6", skin)


def _pointed(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    _nose_line(
        drawing,
        f"M{root} 44 L{tip + 3.4 * side} 54 Q{tip + 0.8 * side} 55.8 {tip - 2 * side} 55",
        skin,
    )


def _potato(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    drawing.ellipse(
        tip + 0.4 * side, 52.6, 4.4, 3.7, mix(skin, "#c8483c", 0.3), deep_line(skin), 1.7
    )
    drawing.ellipse(tip - 1.0, 51.4, 1.5, 1.0, lighter(skin, 0.7), opacity=0.8)
    drawing.stroke(
        f"M{root} 44 Q{tip + 1.2 * side} 46 {tip + 1.6 * side} 48.6", deep_line(skin), 1.3
    )


def _crooked(drawing: Drawing, root: float, tip: float, side: int, skin: str) -> None:
    data = f"M{root} 43.6 L{tip + 2.2 * side} 47 L{tip - 0.4 * side} 50 Q{tip + 2 * side} 53 "
    _nose_line(drawing, data + f"{tip + 1.6 * side} 54.4 Q{tip} 56.2 {tip - 2.4 * side} 55", skin)


NOSES: dict[str, NoseDrawing] = {
    "straight": _straight,
    "hooked": _hooked,
    "button": _button,
    "broad": _broad,
    "long": _long,
    "pointed": _pointed,
    "potato": _potato,
    "crooked": _crooked,
}


def draw_nose(drawing: Drawing, skull: Skull, kind: str, skin: str) -> None:
    """The nose points where the face is turned; on a frontal face its shade falls right."""
    side = -1 if skull.turn < -0.12 else 1
    root = skull.at(0.07 * side, 44, 0.92)[0]
    tip = skull.at(0.0, 52, 1.22)[0]
    NOSES[kind](drawing, root, tip, side, skin)


MouthDrawing = Callable[[Drawing, float, float, str], None]


def _lip_shade(drawing: Drawing, x: float, half: float, y: float, skin: str) -> None:
    drawing.stroke(
        f"M{x - half * 0.4} {y} Q{x} {y + 0.9} {x + half * 0.4} {y}", soft_line(skin), 1.3
    )


def _mouth_line(drawing: Drawing, data: str, skin: str) -> None:
    drawing.stroke(data, mix(skin, "#4f1222", 0.76), 1.9)


def _calm(drawing: Drawing, x: float, half: float, skin: str) -> None:
    y = MOUTH_Y
    _mouth_line(drawing, f"M{x - half} {y} Q{x} {y + 0.9} {x + half} {y - 0.2}", skin)
    _lip_shade(drawing, x, half, y + 2.9, skin)


def _smile(drawing: Drawing, x: float, half: float, skin: str) -> None:
    y = MOUTH_Y - 0.6
    _mouth_line(
        drawing,
        f"M{x - half * 1.1} {y - 0.6} Q{x} {y + 3.4} {x + half * 1.1} {y - 0.9} "
        f"M{x - half * 1.25} {y - 1.3} L{x - half} {y - 0.1} M{x + half * 1.25} {y - 1.6} "
        f"L{x + half} {y - 0.4}",
        skin,
    )
    _lip_shade(drawing, x, half, y + 3.6, skin)


def _smirk(drawing: Drawing, x: float, half: float, skin: str) -> None:
    y = MOUTH_Y
    _mouth_line(
        drawing,
        f"M{x - half} {y + 0.6} Q{x + half * 0.2} {y + 1.3} {x + half * 1.2} {y - 2} "
        f"M{x + half * 1.3} {y - 3} L{x + half * 1.15} {y - 1}",
        skin,
    )
    _lip_shade(drawing, x - 0.4, half, y + 3.1, skin)


def _grin(drawing: Drawing, x: float, half: float, skin: str) -> None:
    y = MOUTH_Y - 1.4
    wide = half * 1.15
    lips = mix(skin, "#4f1222", 0.76)
    drawing.path(
        f"M{x - wide} {y} Q{x} {y + 1.6} {x + wide} {y - 0.3} Q{x + wide * 0.7} {y + 5.4} "
        f"{x} {y + 5.4} Q{x - wide * 0.7} {y + 5.4} {x - wide} {y} Z",
        "#6b1f2c",
        lips,
        1.7,
    )
    drawing.path(
        f"M{x - wide * 0.86} {y + 0.7} Q{x} {y + 2} {x + wide * 0.86} {y + 0.4} "
        f"Q{x + wide * 0.5} {y + 3.3} {x} {y + 3.4} Q{x - wide * 0.5} {y + 3.3} "
        f"{x - wide * 0.86} {y + 0.7} Z",
        "#f8efdc",
    )


def _gap_grin(drawing: Drawing, x: float, half: float, skin: str) -> None:
    _grin(drawing, x, half, skin)
    drawing.rect(x - 0.3, MOUTH_Y - 0.2, 1.7, 2.0, "#6b1f2c")


def _frown(drawing: Drawing, x: float, half: float, skin: str) -> None:
    y = MOUTH_Y + 0.6
    _mouth_line(drawing, f"M{x - half} {y + 0.8} Q{x} {y - 2} {x + half} {y + 0.6}", skin)
    _lip_shade(drawing, x, half, y + 2.4, skin)


def _pursed(drawing: Drawing, x: float, half: float, skin: str) -> None:
    _mouth_line(
        drawing,
        f"M{x - half * 0.6} {MOUTH_Y} Q{x} {MOUTH_Y + 0.5} {x + half * 0.6} {MOUTH_Y}",
        skin,
    )
    for y in (MOUTH_Y - 1.7, MOUTH_Y + 2.1):
        _lip_shade(drawing, x, half * 0.9, y, skin)


def _thin(drawing: Drawing, x: float, half: float, skin: str) -> None:
    _mouth_line(
        drawing, f"M{x - half * 1.15} {MOUTH_Y + 0.3} L{x + half * 1.15} {MOUTH_Y - 0.3}", skin
    )


def _open(drawing: Drawing, x: float, half: float, skin: str) -> None:
    lips = mix(skin, "#4f1222", 0.76)
    drawing.ellipse(x, MOUTH_Y + 0.6, half * 0.62, 2.9, "#6b1f2c", lips, 1.7)
    drawing.ellipse(x, MOUTH_Y + 2.0, half * 0.38, 1.0, "#c2616a")


def _lips(drawing: Drawing, x: float, half: float, skin: str, bend: float = 0.0) -> None:
    """Painted lips: an upper bow and a fuller lower lip with a light on it."""
    y = MOUTH_Y
    red = mix(skin, "#9c2737", 0.74)
    drawing.path(
        f"M{x - half} {y - bend} Q{x - half * 0.35} {y - 2.7} {x} {y - 1.5} "
        f"Q{x + half * 0.35} {y - 2.7} {x + half} {y - 0.2 - bend} Q{x} {y + 4.6 + bend * 0.4} "
        f"{x - half} {y - bend} Z",
        red,
    )
    drawing.stroke(
        f"M{x - half} {y - bend} Q{x} {y + 0.8 + bend * 1.6} {x + half} {y - 0.2 - bend}",
        mix(red, "#2a0a18", 0.6),
        1.3,
    )
    drawing.ellipse(x - 0.5, y + 1.5 + bend * 0.3, half * 0.3, 0.55, lighter(red, 0.6), opacity=0.8)


def _lips_smiling(drawing: Drawing, x: float, half: float, skin: str) -> None:
    _lips(drawing, x, half * 1.12, skin, bend=1.1)


def _lips_calm(drawing: Drawing, x: float, half: float, skin: str) -> None:
    _lips(drawing, x, half, skin)


def _lips_proud(drawing: Drawing, x: float, half: float, skin: str) -> None:
    _lips(drawing, x, half * 0.95, skin, bend=-0.7)


MOUTHS: dict[str, MouthDrawing] = {
    "calm": _calm,
    "smile": _smile,
    "smirk": _smirk,
    "grin": _grin,
    "gap_grin": _gap_grin,
    "frown": _frown,
    "pursed": _pursed,
    "thin": _thin,
    "open": _open,
    "lips": _lips_calm,
    "lips_smile": _lips_smiling,
    "lips_proud": _lips_proud,
}


def draw_mouth(drawing: Drawing, skull: Skull, kind: str, skin: str) -> None:
    x = skull.at(0.0, MOUTH_Y, 1.06)[0]
    half = 4.7 * skull.half_width / 16 * (1 - 0.14 * abs(skull.turn))
    MOUTHS[kind](drawing, x, half, skin)
