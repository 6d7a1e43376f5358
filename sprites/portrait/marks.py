"""What makes a face one's own: freckles, scars, wrinkles, lenses and earrings."""

from collections.abc import Callable

from sprites.common.colour import mix
from sprites.portrait.eyes import EYE_ACROSS, EYE_Y
from sprites.portrait.head import Skull, deep_line, soft_line
from sprites.portrait.pen import INK, Drawing

MarkDrawing = Callable[[Drawing, Skull, str], None]


def _freckles(drawing: Drawing, skull: Skull, skin: str) -> None:
    tone = mix(skin, "#8a3f20", 0.6)
    for across, y in (
        (-0.62, 51),
        (-0.5, 52.8),
        (-0.36, 51.2),
        (-0.2, 50.4),
        (0.22, 50.4),
        (0.38, 51.4),
        (0.52, 52.8),
        (0.64, 51),
    ):
        drawing.circle(*skull.at(across, y), 0.75, tone)


def _scar(drawing: Drawing, skull: Skull, skin: str) -> None:
    top, low = skull.at(-0.62, 40), skull.at(-0.42, 57)
    drawing.line(f"M{top[0]} {top[1]} L{low[0]} {low[1]}", mix(skin, "#8a1f2e", 0.6), 1.7)
    for share in (0.3, 0.62, 0.86):
        x, y = top[0] + (low[0] - top[0]) * share, top[1] + (low[1] - top[1]) * share
        drawing.line(f"M{x - 1.6} {y + 0.5} L{x + 1.6} {y - 0.5}", mix(skin, "#8a1f2e", 0.5), 1.1)


def _cheek_scar(drawing: Drawing, skull: Skull, skin: str) -> None:
    drawing.line(
        f"M{skull.spot(0.4, 50)} Q{skull.spot(0.56, 54)} {skull.spot(0.5, 60)}",
        mix(skin, "#8a1f2e", 0.6),
        1.7,
    )


def _mole(drawing: Drawing, skull: Skull, skin: str) -> None:
    drawing.circle(*skull.at(0.42, 57), 1.1, "#4a2430")


def _wrinkles(drawing: Drawing, skull: Skull, skin: str) -> None:
    tone = soft_line(skin)
    for y, reach in ((32.4, 0.34), (35.4, 0.4)):
        drawing.line(
            f"M{skull.spot(-reach, y)} Q{skull.spot(0, y - 1)} {skull.spot(reach, y)}", tone, 1.0
        )
    for side in (-1, 1):
        drawing.line(
            f"M{skull.spot(side * 0.3, 54)} Q{skull.spot(side * 0.46, 57)} "
            f"{skull.spot(side * 0.42, 60.4)}",
            tone,
            1.2,
        )


def _folds(drawing: Drawing, skull: Skull, skin: str) -> None:
    """Lines of middle age beside the mouth."""
    for side in (-1, 1):
        drawing.line(
            f"M{skull.spot(side * 0.32, 54.6)} Q{skull.spot(side * 0.42, 56.6)} "
            f"{skull.spot(side * 0.4, 58.6)}",
            soft_line(skin),
            1.0,
        )


def _double_chin(drawing: Drawing, skull: Skull, skin: str) -> None:
    x, y = skull.chin
    drawing.line(f"M{x - 8} {y - 1} Q{x} {y + 6} {x + 8} {y - 1.4}", deep_line(skin), 1.5)


def _soot(drawing: Drawing, skull: Skull, skin: str) -> None:
    for across, height, wide in ((-0.55, 55, 4.0), (0.4, 36, 3.4), (0.15, 63, 2.6)):
        x, y = skull.at(across, height)
        drawing.ellipse(x, y, wide, 1.8, "#3a3038", opacity=0.42)


def _paint(drawing: Drawing, skull: Skull, skin: str) -> None:
    drawing.line(f"M{skull.spot(-0.7, 52)} L{skull.spot(-0.46, 54)}", "#3d6cae", 2.4)
    drawing.line(f"M{skull.spot(-0.64, 55.4)} L{skull.spot(-0.46, 56.6)}", "#d9a62e", 2.0)


def _warpaint(drawing: Drawing, skull: Skull, skin: str) -> None:
    """A serpent tattooed over one cheek."""
    drawing.line(
        f"M{skull.spot(0.5, 31)} Q{skull.spot(0.86, 37)} {skull.spot(0.66, 42)} "
        f"M{skull.spot(0.7, 50)} "
        f"Q{skull.spot(0.44, 54)} {skull.spot(0.62, 58)} Q{skull.spot(0.74, 61)} "
        f"{skull.spot(0.56, 63.4)}",
        "#2f6a7a",
        2.1,
    )


def _dimples(drawing: Drawing, skull: Skull, skin: str) -> None:
    for side in (-1, 1):
        drawing.line(
            f"M{skull.spot(side * 0.46, 56.6)} Q{skull.spot(side * 0.52, 58.4)} "
            f"{skull.spot(side * 0.47, 60)}",
            soft_line(skin),
            1.1,
        )


def _lenses(drawing: Drawing, skull: Skull, skin: str) -> None:
    left, right = (skull.at(side * EYE_ACROSS, EYE_Y)[0] for side in (-1, 1))
    for x, side in ((left, -1), (right, 1)):
        wide = 5.5 * max(0.68, min(1.0, skull.narrowing(side * EYE_ACROSS) + 0.06))
        drawing.ellipse(x, EYE_Y + 0.2, wide, 5.4, "#dfeef0", opacity=0.28)
        drawing.ellipse(x, EYE_Y + 0.2, wide, 5.4, "none", INK, 1.6)
        drawing.line(f"M{x - 2.6} {EYE_Y - 2} L{x - 0.4} {EYE_Y - 3.6}", "#ffffff", 1.2, 0.9)
    middle = (left + right) / 2
    drawing.line(
        f"M{left + 4.8} {EYE_Y - 0.6} Q{middle} {EYE_Y - 2.4} {right - 4.4} {EYE_Y - 0.6}", INK, 1.6
    )


def _monocle(drawing: Drawing, skull: Skull, skin: str) -> None:
    x, _ = skull.at(EYE_ACROSS, EYE_Y)
    drawing.circle(x, EYE_Y + 0.2, 5.5, "#dfeef0", opacity=0.3)
    drawing.circle(x, EYE_Y + 0.2, 5.5, "none", INK, 3.0)
    drawing.circle(x, EYE_Y + 0.2, 5.5, "none", "#e2b548", 1.5)
    drawing.line(f"M{x + 3} {EYE_Y + 5} Q{x + 6} 62 {x + 3} 76", "#e2b548", 1.2)


def _earrings(drawing: Drawing, skull: Skull, skin: str) -> None:
    for side in (-1, 1):
        if side * skull.turn < 0.45:
            inward = 3.4 * abs(skull.turn) if side * skull.turn < 0 else 0.0
            x = skull.edge(side, 47) + side * (1.0 - inward)
            drawing.circle(x, 55, 2.5, "none", INK, 3.0)
            drawing.circle(x, 55, 2.5, "none", "#eec04e", 1.5)


def _pearl_drops(drawing: Drawing, skull: Skull, skin: str) -> None:
    for side in (-1, 1):
        if side * skull.turn < 0.45:
            drawing.circle(skull.edge(side, 47) + side * 0.8, 55, 2.1, "#f7f1e4", INK, 1.3)


MARKS: dict[str, MarkDrawing] = {
    "freckles": _freckles,
    "scar": _scar,
    "cheek_scar": _cheek_scar,
    "mole": _mole,
    "folds": _folds,
    "double_chin": _double_chin,
    "soot": _soot,
    "paint": _paint,
    "serpent": _warpaint,
    "dimples": _dimples,
    "lenses": _lenses,
    "monocle": _monocle,
    "earrings": _earrings,
    "pearl_drops": _pearl_drops,
}
OLD_MARKS = _wrinkles
