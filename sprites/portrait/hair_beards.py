"""Beards and moustaches, laid along the jaw of any skull."""

from collections.abc import Callable

from sprites.common.colour import darker, lighter, mix
from sprites.common.pen import Point
from sprites.portrait.face import MOUTH_Y
from sprites.portrait.head import Skull
from sprites.portrait.pen import INK, Drawing, smooth

BeardDrawing = Callable[[Drawing, Skull, str], None]


def _mouth_x(skull: Skull) -> float:
    return skull.at(0.0, MOUTH_Y, 1.06)[0]


def _jaw(skull: Skull, top: float, out: float, tip: Point, spread: float) -> list[Point]:
    """The outer edge of a beard from the left ear round its tip to the right ear."""
    low = skull.chin_y - 6
    return [
        skull.beside(-1, top, 0.6),
        skull.beside(-1, (top + low) / 2, out * 0.8),
        (skull.edge(-1, low) - out, low + 1),
        (tip[0] - spread, (low + tip[1]) / 2 + 3),
        tip,
        (tip[0] + spread, (low + tip[1]) / 2 + 3),
        (skull.edge(1, low) + out, low + 1),
        skull.beside(1, (top + low) / 2, out * 0.8),
        skull.beside(1, top, 0.6),
    ]


def _cheek_line(skull: Skull, top: float, lip: float = 56.2) -> list[Point]:
    """The inner edge from the right ear over the upper lip to the left ear."""
    x = _mouth_x(skull)
    return [
        skull.at(0.9, top + 3),
        skull.at(0.66, 56),
        (x + 5.6, lip + 0.6),
        (x + 2.2, lip - 0.6),
        (x, lip + 0.4),
        (x - 2.2, lip - 0.6),
        (x - 5.6, lip + 0.6),
        skull.at(-0.66, 56),
        skull.at(-0.9, top + 3),
    ]


def _hairy(drawing: Drawing, outer: list[Point], inner: list[Point], colour: str) -> None:
    fill = drawing.linear(
        (36, 48), (64, 82), (0, lighter(colour, 0.26)), (0.45, colour), (1, darker(colour, 0.4))
    )
    drawing.path(f"{smooth(outer)} {smooth(inner, start='L')} Z", fill, INK, 2)


def _mouth_in_beard(drawing: Drawing, x: float, smile: float = 0.8) -> None:
    y = MOUTH_Y + 0.8
    drawing.path(
        f"M{x - 4.2} {y} Q{x} {y + 1 + smile} {x + 4.2} {y - 0.2} "
        f"Q{x} {y + 3.4 + smile} {x - 4.2} {y} Z",
        "#a24a48",
        "#4a1626",
        1.3,
    )


def _locks(drawing: Drawing, colour: str, *data: str) -> None:
    for index, line in enumerate(data):
        tone = lighter(colour, 0.32) if index % 2 == 0 else darker(colour, 0.42)
        drawing.line(line, tone, 1.5, 0.9)


def _full(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    _hairy(drawing, _jaw(skull, 46, 2.4, (chin[0], chin[1] + 7), 8), _cheek_line(skull, 46), colour)
    _mouth_in_beard(drawing, x)
    low = chin[1]
    _locks(
        drawing,
        colour,
        f"M{x - 7} 60 Q{x - 7} {low} {x - 3} {low + 3}",
        f"M{x + 7} 60 Q{x + 7} {low} {x + 3} {low + 3}",
        f"M{x} 65 V{low + 4}",
    )


def _long(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    tip = (chin[0] - 1.5, chin[1] + 28)
    _hairy(drawing, _jaw(skull, 45, 2.0, tip, 10), _cheek_line(skull, 45), colour)
    _mouth_in_beard(drawing, x)
    _locks(
        drawing,
        colour,
        f"M{x - 7} 62 Q{x - 8} 78 {tip[0] - 3} {tip[1] - 7}",
        f"M{x + 7} 62 Q{x + 8} 76 {tip[0] + 4} {tip[1] - 9}",
        f"M{x} 66 Q{x + 1} 80 {tip[0]} {tip[1] - 5}",
    )


def _forked(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    low = chin[1]
    outer = [
        skull.beside(-1, 47, 0.6),
        skull.beside(-1, 54, 1.6),
        (skull.edge(-1, low - 6) - 1.6, low - 3),
        (chin[0] - 9, low + 9),
        (chin[0] - 7, low + 20),
        (chin[0] - 3, low + 12),
        (chin[0], low + 8),
        (chin[0] + 3, low + 12),
        (chin[0] + 7, low + 20),
        (chin[0] + 9, low + 9),
        (skull.edge(1, low - 6) + 1.6, low - 3),
        skull.beside(1, 54, 1.6),
        skull.beside(1, 47, 0.6),
    ]
    _hairy(drawing, outer, _cheek_line(skull, 47), colour)
    _mouth_in_beard(drawing, x)
    _locks(
        drawing,
        colour,
        f"M{x - 6} 62 Q{x - 7} {low + 6} {chin[0] - 6} {low + 14}",
        f"M{x + 6} 62 Q{x + 7} {low + 6} {chin[0] + 6} {low + 14}",
    )


def _short_box(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    _hairy(
        drawing,
        _jaw(skull, 48, 0.9, (chin[0], chin[1] + 2.2), 7),
        _cheek_line(skull, 50, 56.6),
        colour,
    )
    _mouth_in_beard(drawing, x, 1.2)


def _braided(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    _hairy(drawing, _jaw(skull, 46, 1.8, (chin[0], chin[1] + 6), 8), _cheek_line(skull, 46), colour)
    _mouth_in_beard(drawing, x)
    for step in range(3):
        y = chin[1] + 7 + step * 5.4
        drawing.ellipse(chin[0], y, 4.4 - step * 0.5, 3.5, colour, INK, 1.8)
        drawing.line(
            f"M{chin[0] - 2} {y - 1} Q{chin[0]} {y + 1.4} {chin[0] + 2} {y - 0.6}",
            lighter(colour, 0.34),
            1.1,
        )
    y = chin[1] + 21.6
    drawing.rect(chin[0] - 3, y, 6, 3.4, "#d9a62e", INK, 1.6, corner=1)


def _goatee(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    _moustache(drawing, skull, colour)
    y = MOUTH_Y + 3.6
    drawing.path(
        f"M{x - 4.6} {y} Q{x} {y - 1.4} {x + 4.6} {y} Q{x + 5} {chin[1] + 2} {chin[0] + 0.6} "
        f"{chin[1] + 7} "
        f"Q{x - 5} {chin[1] + 2} {x - 4.6} {y} Z",
        colour,
        INK,
        1.7,
    )
    drawing.line(
        f"M{x - 2} {y + 2} Q{x - 1.6} {chin[1]} {chin[0]} {chin[1] + 4}", lighter(colour, 0.34), 1.2
    )


def _chin_tuft(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, chin = _mouth_x(skull), skull.chin
    y = MOUTH_Y + 3.8
    drawing.path(
        f"M{x - 3} {y} Q{x} {y - 1} {x + 3} {y} Q{x + 3.2} {chin[1]} {chin[0]} {chin[1] + 4.6} "
        f"Q{x - 3.2} {chin[1]} {x - 3} {y} Z",
        colour,
        INK,
        1.6,
    )


def _moustache(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, y = _mouth_x(skull), MOUTH_Y
    drawing.path(
        f"M{x} {y - 3.2} Q{x - 4.6} {y - 4.8} {x - 8.4} {y + 0.2} Q{x - 4} {y + 1.2} {x} {y - 0.6} "
        f"Q{x + 4} {y + 1.2} {x + 8.4} {y - 0.2} Q{x + 4.6} {y - 4.8} {x} {y - 3.2} Z",
        colour,
        INK,
        1.7,
    )


def _curled(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, y = _mouth_x(skull), MOUTH_Y
    for side in (-1, 1):
        drawing.path(
            f"M{x} {y - 3.4} Q{x + side * 5} {y - 4.6} {x + side * 9.6} {y - 1} "
            f"Q{x + side * 13} {y - 1.4} "
            f"{x + side * 12.4} {y - 5.4} Q{x + side * 15.4} {y - 0.6} {x + side * 10.6} {y + 1.8} "
            f"Q{x + side * 5} {y + 1.8} {x} {y - 0.4} Z",
            colour,
            INK,
            1.6,
        )


def _walrus(drawing: Drawing, skull: Skull, colour: str) -> None:
    x, y = _mouth_x(skull), MOUTH_Y
    drawing.path(
        f"M{x} {y - 4} Q{x - 6} {y - 5.6} {x - 9.4} {y + 1} Q{x - 10} {y + 6} {x - 7} {y + 6.4} "
        f"Q{x - 5} {y + 2.6} "
        f"{x} {y + 2.2} Q{x + 5} {y + 2.6} {x + 7} {y + 6.4} Q{x + 10} {y + 6} {x + 9.4} {y + 1} "
        f"Q{x + 6} {y - 5.6} {x} {y - 4} Z",
        colour,
        INK,
        1.9,
    )
    _locks(
        drawing,
        colour,
        f"M{x - 3} {y - 2} Q{x - 6} {y} {x - 7} {y + 3.6}",
        f"M{x + 3} {y - 2} Q{x + 6} {y} {x + 7} {y + 3.6}",
    )


def _mutton(drawing: Drawing, skull: Skull, colour: str) -> None:
    for side in (-1, 1):
        points = [
            skull.beside(side, 44, 0.8),
            skull.beside(side, 52, 2.8),
            skull.beside(side, 60, 2.4),
            (skull.at(side * 0.5, 64)),
            (skull.at(side * 0.56, 57)),
            (skull.at(side * 0.86, 50)),
        ]
        drawing.path(
            smooth(points, closed=True), colour if side < 0 else darker(colour, 0.2), INK, 1.9
        )


def _curtain(drawing: Drawing, skull: Skull, colour: str) -> None:
    chin = skull.chin
    outer = _jaw(skull, 45, 2.2, (chin[0], chin[1] + 6), 8)
    inner = [
        skull.at(0.93, 48),
        skull.at(0.8, 57),
        (chin[0] + 5, chin[1] - 3),
        (chin[0], chin[1] - 1.8),
        (chin[0] - 5, chin[1] - 3),
        skull.at(-0.8, 57),
        skull.at(-0.93, 48),
    ]
    _hairy(drawing, outer, inner, colour)


def _stubble(drawing: Drawing, skull: Skull, colour: str) -> None:
    chin = skull.chin
    outer = [
        (skull.edge(-1, 52) + 1, 52),
        (skull.edge(-1, 59) + 1, 59),
        (chin[0], chin[1] - 1),
        (skull.edge(1, 59) - 1, 59),
        (skull.edge(1, 52) - 1, 52),
    ]
    inner = [skull.at(0.56, 56.6), (_mouth_x(skull), 55.8), skull.at(-0.56, 56.6)]
    tone = darker(mix(colour, "#3a2a34", 0.5), 0.1)
    drawing.path(f"{smooth(outer)} {smooth(inner, start='L')} Z", tone, opacity=0.3)


BEARDS: dict[str, BeardDrawing | None] = {
    "none": None,
    "full": _full,
    "long": _long,
    "forked": _forked,
    "short": _short_box,
    "braided": _braided,
    "goatee": _goatee,
    "tuft": _chin_tuft,
    "moustache": _moustache,
    "curled": _curled,
    "walrus": _walrus,
    "mutton": _mutton,
    "curtain": _curtain,
    "stubble": _stubble,
}
