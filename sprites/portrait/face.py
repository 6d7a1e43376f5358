"""Noses and mouths: each kind is one small drawing on a turned skull."""

from collections.abc import Callable

from sprites.common.colour import lighter, mix
from sprites.portrait.head import Skull, deep_line, soft_line
from sprites.portrait.pen import Drawing

MOUTH_Y = 59.6

NoseDrawing = Callable[[Drawing, float, float, int, str], None]


def _nose_line(drawing: Drawing, data: str, skin: str) -> None:
    drawing.line(data, deep_line(skin), 1.8)


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
    drawing.line(f"M{root} 44.5 Q{tip + 1.4 * side} 47 {tip + 1.6 * side} 50", deep_line(skin), 1.2)
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
    drawing.line(f"M{root} 44 Q{tip + 1.2 * side} 46 {tip + 1.6 * side} 48.6", deep_line(skin), 1.3)


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
    drawing.line(f"M{x - half * 0.4} {y} Q{x} {y + 0.9} {x + half * 0.4} {y}", soft_line(skin), 1.3)


def _mouth_line(drawing: Drawing, data: str, skin: str) -> None:
    drawing.line(data, mix(skin, "#4f1222", 0.76), 1.9)


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
    drawing.line(
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
