"""Short hair and bare heads."""

import math

from sprites.common.colour import darker, lighter
from sprites.common.pen import Point
from sprites.portrait.hair_shapes import cap, strands
from sprites.portrait.head import Skull
from sprites.portrait.pen import INK, Drawing, pair, smooth


def short(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [
        (0.98, 41),
        (0.9, 35),
        (0.66, 31),
        (0.2, 32.5),
        (-0.2, 30.5),
        (-0.62, 31.5),
        (-0.93, 36),
    ]
    cap(drawing, skull, colour, 2.4, (43, 43), line, 1.4)
    strands(
        drawing, skull, colour, [[(-0.6, 25), (-0.1, 22), (0.3, 22.5)], [(-0.75, 30), (-0.4, 26.5)]]
    )


def side_part(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [
        (0.98, 44),
        (0.92, 36),
        (0.74, 30),
        (0.2, 30.5),
        (-0.3, 27.5),
        (-0.55, 24.5),
        (-0.7, 30),
        (-0.94, 37),
    ]
    cap(drawing, skull, colour, 2.8, (45, 46), line, 2.6)
    strands(
        drawing,
        skull,
        colour,
        [[(-0.5, 23), (0, 20), (0.5, 25)], [(-0.4, 25), (0.1, 24), (0.6, 29)]],
    )


def bowl(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [(1.0, 44), (0.84, 37.5), (0.4, 36), (-0.1, 36.6), (-0.5, 36), (-0.86, 37.5)]
    cap(drawing, skull, colour, 3.8, (47, 47), line, 1.0)
    strands(
        drawing,
        skull,
        colour,
        [
            [(-0.4, 21), (-0.62, 28), (-0.66, 35)],
            [(0, 20), (-0.1, 28), (-0.12, 35)],
            [(0.4, 22), (0.46, 35)],
        ],
    )


def receding(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [
        (0.98, 44),
        (0.9, 36),
        (0.72, 27),
        (0.5, 22.6),
        (0.12, 26.5),
        (-0.1, 26.5),
        (-0.46, 22.6),
        (-0.76, 28),
        (-0.94, 37),
    ]
    cap(drawing, skull, colour, 1.6, (46, 46), line, 0.6)


def swept(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [(0.98, 43), (0.9, 34), (0.6, 28.5), (0, 27), (-0.6, 28.5), (-0.93, 35)]
    cap(drawing, skull, colour, 3.0, (45, 45), line, 3.4)
    strands(
        drawing,
        skull,
        colour,
        [
            [(-0.5, 28), (-0.45, 20), (-0.2, 16)],
            [(0, 27), (0.05, 18)],
            [(0.45, 28), (0.5, 20)],
            [(-0.84, 33), (-0.8, 25)],
        ],
    )


def fringe(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [
        (0.99, 47),
        (0.86, 37),
        (0.62, 34.5),
        (0.44, 37),
        (0.2, 34),
        (-0.05, 37),
        (-0.32, 34),
        (-0.58, 37),
        (-0.88, 35.5),
    ]
    cap(drawing, skull, colour, 3.2, (48, 48), line, 1.6)
    strands(
        drawing,
        skull,
        colour,
        [[(-0.5, 22), (-0.56, 33)], [(0, 20), (0.02, 33)], [(0.44, 23), (0.46, 33)]],
    )


def messy(drawing: Drawing, skull: Skull, colour: str) -> None:
    crown = skull.crown(2.6, 45, 44, 1.2)
    spikes: list[Point] = []
    for index, (x, y) in enumerate(crown):
        push = 3.6 if index % 2 else -0.4
        across, down = x - 50, y - 42
        length = math.hypot(across, down)
        spikes.append((x + across / length * push, y + down / length * push))
    line = [
        (0.98, 42),
        (0.8, 35),
        (0.6, 37),
        (0.4, 32),
        (0.1, 35.5),
        (-0.2, 31),
        (-0.5, 36),
        (-0.7, 32),
        (-0.94, 38),
    ]
    inner = [skull.at(across, y) for across, y in line]
    fill = drawing.linear(
        (34, 16), (66, 46), (0, lighter(colour, 0.2)), (0.4, colour), (1, darker(colour, 0.4))
    )
    outer = " L".join(pair(point) for point in spikes)
    drawing.path(f"M{outer} L{' L'.join(pair(point) for point in inner)} Z", fill, INK, 2.2)
    strands(
        drawing,
        skull,
        colour,
        [[(-0.5, 24), (-0.3, 29)], [(0, 21), (0.08, 27)], [(0.5, 25), (0.4, 30)]],
    )


def topknot(drawing: Drawing, skull: Skull, colour: str) -> None:
    x = 50 - 2 * skull.turn
    drawing.path(
        f"M{x - 3} 20 Q{x - 8} 10 {x - 1} 6 Q{x + 9} 4 {x + 7} 13 Q{x + 5} 18 {x + 3} 20 Z",
        colour,
        INK,
        2.2,
    )
    drawing.rect(x - 4, 16.4, 8, 3.6, "#8e3a2f", INK, 1.6, corner=1.4)
    line = [(0.97, 38), (0.86, 30), (0.5, 25.6), (0, 24.4), (-0.5, 25.6), (-0.92, 33)]
    cap(drawing, skull, colour, 1.4, (40, 40), line, 0.6)


def tonsure(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [(0.99, 46), (0.9, 38), (0.62, 33.4), (0, 32), (-0.62, 33.4), (-0.92, 38)]
    inner = [skull.at(across, y) for across, y in line]
    upper = [skull.at(across, y) for across, y in ((-0.56, 27.4), (0, 27), (0.56, 27.4))]
    left, right = skull.beside(-1, 46, 2.4), skull.beside(1, 46, 2.4)
    ring = [
        left,
        skull.beside(-1, 36, 3.0),
        skull.beside(-1, 29, 1.4),
        *upper,
        skull.beside(1, 29, 1.4),
        skull.beside(1, 36, 3.0),
        right,
    ]
    fill = drawing.linear((34, 26), (66, 44), (0, lighter(colour, 0.2)), (1, darker(colour, 0.35)))
    drawing.path(f"{smooth(ring)} {smooth(inner, start='L')} Z", fill, INK, 2)
    drawing.line(
        f"M{skull.spot(-0.42, 24.6)} Q{skull.spot(-0.2, 22.6)} {skull.spot(0.1, 22.8)}",
        "#fff3dc",
        2,
        0.7,
    )


def rim_only(drawing: Drawing, skull: Skull, colour: str) -> None:
    """Hair above the ears only: a bald crown with its shine."""
    for side in (-1, 1):
        points = [
            skull.beside(side, 47, 2.0),
            skull.beside(side, 38, 2.8),
            skull.beside(side, 31, 1.0),
            skull.at(side * 0.86, 36),
            skull.at(side * 0.94, 46),
        ]
        drawing.path(
            smooth(points, closed=True), colour if side < 0 else darker(colour, 0.2), INK, 1.9
        )
    shine(drawing, skull, colour)


def shine(drawing: Drawing, skull: Skull, colour: str) -> None:
    left, right = skull.at(-0.5, 27), skull.at(0.02, 24.4)
    drawing.line(
        f"M{pair(left)} Q{left[0] + 3} {right[1] - 0.6} {pair(right)}", "#fff3dc", 2.2, 0.65
    )


def shaved(drawing: Drawing, skull: Skull, colour: str) -> None:
    crown = skull.crown(-0.6, 40, 40)
    inner = [
        skull.at(across, y) for across, y in ((0.9, 34), (0.5, 30), (0, 29), (-0.5, 30), (-0.9, 34))
    ]
    drawing.path(f"{smooth(crown)} {smooth(inner, start='L')} Z", darker(colour, 0.1), opacity=0.42)


def crest(drawing: Drawing, skull: Skull, colour: str) -> None:
    """One high strip of hair, the sides shaved."""
    shaved(drawing, skull, colour)
    x = skull.at(0, 26)[0]
    top = 50 - skull.turn
    drawing.path(
        f"M{x - 5} 29 Q{top - 9} 14 {top - 3} 9 Q{top + 1} 13 {top + 5} 8 Q{top + 8} 16 {x + 5} 28 "
        f"Q{x} 25.6 {x - 5} 29 Z",
        colour,
        INK,
        2.2,
    )
    drawing.line(f"M{x - 2} 25 Q{top - 3} 18 {top - 1} 14", lighter(colour, 0.3), 1.4)


def curls(drawing: Drawing, skull: Skull, colour: str) -> None:
    for across, y, radius in (
        (-0.93, 35, 6),
        (-0.72, 27.5, 6.6),
        (-0.34, 22.5, 6.8),
        (0.06, 21, 7),
        (0.46, 22.6, 6.6),
        (0.78, 28, 6.4),
        (0.95, 35.5, 5.6),
    ):
        x, y = skull.at(across, y)
        tone = (
            lighter(colour, 0.1)
            if across < -0.3
            else colour
            if across < 0.5
            else darker(colour, 0.25)
        )
        drawing.circle(x, y, radius, tone, INK, 2)
        drawing.line(
            f"M{x - 3.2} {y} Q{x - 2.6} {y - 3.4} {x + 1} {y - 3.2}", lighter(colour, 0.34), 1.3
        )
