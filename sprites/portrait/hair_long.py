"""Long hair, braids and locks, and what shows of hair below a hat."""

import math

from sprites.common.colour import darker, lighter
from sprites.common.pen import Point
from sprites.portrait.hair_shapes import cap, mass, strands
from sprites.portrait.head import Skull
from sprites.portrait.pen import INK, Drawing, smooth


def parted(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [(1.0, 47), (0.9, 38), (0.56, 30), (0.0, 25.5), (-0.56, 30), (-0.9, 38)]
    cap(drawing, skull, colour, 3.0, (50, 50), line, 1.0)
    strands(
        drawing,
        skull,
        colour,
        [
            [(-0.1, 23), (-0.6, 27), (-0.88, 35)],
            [(0.1, 23), (0.6, 27), (0.9, 36)],
            [(0, 20.5), (0, 25)],
        ],
    )


def side_swept_long(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [
        (1.0, 56),
        (0.92, 44),
        (0.76, 35),
        (0.3, 30),
        (-0.3, 27),
        (-0.5, 24),
        (-0.78, 33),
        (-0.94, 44),
        (-0.99, 52),
    ]
    cap(drawing, skull, colour, 3.4, (56, 60), line, 2.0)
    strands(
        drawing,
        skull,
        colour,
        [
            [(-0.45, 22), (0.2, 22), (0.7, 29), (0.94, 42)],
            [(-0.5, 23), (-0.82, 31), (-0.97, 44)],
        ],
    )


def bob_front(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [
        (0.94, 62),
        (0.9, 46),
        (0.84, 36),
        (0.4, 33.6),
        (-0.1, 34.2),
        (-0.5, 33.6),
        (-0.84, 36),
        (-0.9, 46),
        (-0.94, 62),
    ]
    cap(drawing, skull, colour, 4.4, (61, 61), line, 0.8)
    strands(
        drawing,
        skull,
        colour,
        [
            [(-0.5, 21), (-0.84, 30), (-0.97, 46)],
            [(-0.2, 20), (-0.34, 27), (-0.36, 33)],
            [(0.3, 21), (0.36, 32)],
        ],
    )


def curls_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    for side in (-1, 1):
        for y, out, radius in ((62, 2, 7), (53, 4, 7.6), (43, 4, 8), (33, 3, 8)):
            x = skull.edge(side, y) + side * out
            drawing.circle(x, y, radius, darker(colour, 0.16 if side < 0 else 0.34), INK, 2.2)


def cloud_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    centre_x, centre_y = 50 - 1.6 * skull.turn, 37.0
    ring = []
    for step in range(18):
        angle = math.tau * step / 18
        radius = 25.5 + (1.4 if step % 2 else -0.8)
        ring.append(
            (centre_x + radius * math.cos(angle), centre_y + radius * 0.96 * math.sin(angle))
        )
    fill = drawing.radial(
        (centre_x - 8, centre_y - 12),
        42,
        (0, lighter(colour, 0.16)),
        (0.5, colour),
        (1, darker(colour, 0.5)),
    )
    drawing.path(smooth(ring, closed=True), fill, INK, 2.4)


def cloud_front(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [(0.99, 43), (0.9, 35), (0.6, 30.4), (0.2, 29), (-0.2, 28.6), (-0.6, 30.4), (-0.92, 36)]
    cap(drawing, skull, colour, 2.4, (45, 45), line, 4.0)
    for across, y in ((-0.5, 23), (-0.1, 20.5), (0.3, 22), (-0.72, 29), (0.62, 27)):
        x, y = skull.at(across, y)
        drawing.line(f"M{x - 2} {y + 1} Q{x} {y - 2} {x + 2} {y + 1}", lighter(colour, 0.26), 1.3)


def long_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    left, right = skull.edge(-1, 44), skull.edge(1, 44)
    mass(
        drawing,
        [
            (left - 3, 34),
            (left - 6, 56),
            (left - 9, 84),
            (left - 2, 96),
            (50, 92),
            (right + 2, 96),
            (right + 9, 84),
            (right + 6, 56),
            (right + 3, 34),
            (50, 18),
        ],
        colour,
    )
    for x, lean in ((left - 3.4, -3), (right + 3.4, 3)):
        drawing.line(f"M{x} 58 Q{x + lean} 74 {x + lean} 90", darker(colour, 0.5), 1.6)
    drawing.line(f"M{left - 4} 46 Q{left - 6} 62 {left - 7} 80", lighter(colour, 0.2), 1.5)


def wavy_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    left, right = skull.edge(-1, 44), skull.edge(1, 44)
    points: list[Point] = [(50, 17)]
    for y, out in ((30, 5), (42, 4), (52, 8.5), (61, 5.5), (71, 11), (81, 7.5), (92, 11)):
        points.append((right + out, y))
    points.append((50, 96))
    for y, out in reversed(((30, 5), (42, 4), (52, 8.5), (61, 5.5), (71, 11), (81, 7.5), (92, 11))):
        points.append((left - out, y))
    mass(drawing, points, colour)
    for x, side in ((left - 3.4, -1), (right + 3.4, 1)):
        drawing.line(
            f"M{x} 46 Q{x + side * 4} 54 {x} 62 Q{x + side * 6} 70 {x + side * 2} 84",
            lighter(colour, 0.2) if side < 0 else darker(colour, 0.5),
            1.5,
        )


def shoulder_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    left, right = skull.edge(-1, 44), skull.edge(1, 44)
    mass(
        drawing,
        [
            (left - 3, 32),
            (left - 5, 52),
            (left - 6, 70),
            (left + 4, 75),
            (50, 72),
            (right - 4, 75),
            (right + 6, 70),
            (right + 5, 52),
            (right + 3, 32),
            (50, 18),
        ],
        colour,
    )


def braids_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    shoulder_back(drawing, skull, colour)
    for side in (-1, 1):
        x = skull.edge(side, 56) + side * 1.5
        for step in range(5):
            y = 66 + step * 7.2
            sway = x + side * (2.4 + step * 0.9)
            tone = colour if side < 0 else darker(colour, 0.2)
            drawing.path(
                f"M{sway - 5.4} {y - 3} Q{sway} {y - 7} {sway + 5.4} {y - 3} Q{sway + 4.4} {y + 5} "
                f"{sway} {y + 5.6} Q{sway - 4.4} {y + 5} {sway - 5.4} {y - 3} Z",
                tone,
                INK,
                2,
            )
            drawing.line(
                f"M{sway - 3.4} {y - 2} Q{sway - 1} {y + 1.6} {sway} {y + 3.6}",
                lighter(colour, 0.3),
                1.2,
            )
        drawing.rect(sway - 3, y + 4.4, 6, 3.4, "#b23a44", INK, 1.6, corner=1)


def ponytail_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    side = -1 if skull.turn > 0 else 1
    x = skull.edge(side, 40)
    mass(
        drawing,
        [
            (x - side * 4, 26),
            (x + side * 8, 30),
            (x + side * 13, 46),
            (x + side * 10, 66),
            (x + side * 14, 82),
            (x + side * 4, 74),
            (x + side * 3, 52),
            (x - side * 2, 40),
        ],
        colour,
        0.06,
    )
    drawing.line(
        f"M{x + side * 6} 36 Q{x + side * 9} 50 {x + side * 7} 66", lighter(colour, 0.24), 1.5
    )


def bun_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    x = 50 - 4 * skull.turn
    drawing.circle(x, 14.5, 9.2, darker(colour, 0.1), INK, 2.3)
    drawing.line(
        f"M{x - 6} 13 Q{x - 2} 7.4 {x + 4} 9.4 M{x - 5} 17.4 Q{x} 12 {x + 6} 14",
        lighter(colour, 0.28),
        1.5,
    )


def side_buns_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    for side in (-1, 1):
        x = skull.edge(side, 44) + side * 4.4
        drawing.circle(x, 45, 8.4, darker(colour, 0.06 if side < 0 else 0.24), INK, 2.3)
        drawing.line(
            f"M{x - 4.6} 45 A4.8 4.8 0 1 1 {x} 49.8 A2.4 2.4 0 1 1 {x + 1} 44.6",
            lighter(colour, 0.24),
            1.3,
        )


def locks_back(drawing: Drawing, skull: Skull, colour: str) -> None:
    for side in (-1, 1):
        for step, out in enumerate((1.0, 5.0, 8.6)):
            x = skull.edge(side, 44) + side * out
            tone = darker(colour, 0.1 + 0.08 * step)
            drawing.rod(
                f"M{x - side * 3} 34 Q{x + side * 2} 52 {x - side} {78 - step * 5}", tone, 4.6, 2.8
            )
            for y in (50, 60, 68):
                drawing.line(f"M{x - 2} {y} H{x + 2}", lighter(colour, 0.24), 1.0)


def locks_front(drawing: Drawing, skull: Skull, colour: str) -> None:
    line = [(1.0, 42), (0.9, 35), (0.6, 29.6), (0.2, 27.4), (-0.2, 27.4), (-0.6, 29.6), (-0.93, 36)]
    cap(drawing, skull, colour, 3.2, (46, 46), line, 1.6)
    strands(
        drawing,
        skull,
        colour,
        [
            [(-0.72, 31), (-0.6, 23)],
            [(-0.32, 28), (-0.26, 20)],
            [(0.1, 27), (0.1, 19)],
            [(0.5, 28.6), (0.46, 21)],
        ],
    )


def crown_braid(drawing: Drawing, skull: Skull, colour: str) -> None:
    parted(drawing, skull, colour)
    for step in range(9):
        across = -0.9 + step * 0.225
        x, _ = skull.at(across, 0)
        y = 26.4 - 8.4 * math.cos(across * 1.45) + 0.8
        drawing.ellipse(x, y, 4.2, 3.5, lighter(colour, 0.12) if step < 5 else colour, INK, 1.7)
        drawing.line(
            f"M{x - 2} {y + 1} Q{x} {y - 1.6} {x + 2} {y - 0.6}", lighter(colour, 0.4), 1.0
        )


def fringe_under_hat(drawing: Drawing, skull: Skull, colour: str) -> None:
    """What shows of a fringe below a hat: locks at both temples."""
    for side in (-1, 1):
        points = [
            skull.beside(side, 30, 1.0),
            skull.beside(side, 40, 2.8),
            skull.beside(side, 50, 2.0),
            skull.at(side * 0.95, 46),
            skull.at(side * 0.84, 37),
            skull.at(side * 0.72, 31),
        ]
        tone = colour if side < 0 else darker(colour, 0.24)
        drawing.path(smooth(points, closed=True), tone, INK, 1.9)


def curls_under_hat(drawing: Drawing, skull: Skull, colour: str) -> None:
    for side in (-1, 1):
        for y, out, radius in ((37, 0.6, 4.6), (44, 2.0, 5.0), (51.5, 1.6, 4.4)):
            x = skull.edge(side, y) + side * out
            drawing.circle(x, y, radius, colour if side < 0 else darker(colour, 0.24), INK, 1.9)
            drawing.line(
                f"M{x - 2} {y} Q{x - 1.6} {y - 2.4} {x + 1} {y - 2}", lighter(colour, 0.3), 1.1
            )
