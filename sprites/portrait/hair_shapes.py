"""The masses of hair that all styles are made of: a cap on the skull, strands, what hangs down."""

from collections.abc import Callable, Sequence

from sprites.common.colour import darker, lighter
from sprites.common.pen import Point
from sprites.portrait.head import Skull
from sprites.portrait.pen import INK, Drawing, smooth

HairDrawing = Callable[[Drawing, Skull, str], None]


def cap(
    drawing: Drawing,
    skull: Skull,
    colour: str,
    lift: float,
    sides: tuple[float, float],
    hairline: Sequence[Point],
    rise: float = 0.0,
) -> None:
    """Hair on the skull down to `sides`; `hairline` is given as (across, y) from the right."""
    crown = skull.crown(lift, sides[0], sides[1], rise)
    fill = drawing.linear(
        (34, 16), (66, 46), (0, lighter(colour, 0.24)), (0.4, colour), (1, darker(colour, 0.42))
    )
    inner = [skull.at(across, y) for across, y in hairline]
    drawing.path(f"{smooth(crown)} {smooth(inner, start='L')} Z", fill, INK, 2.2)


def strands(drawing: Drawing, skull: Skull, colour: str, lines: Sequence[Sequence[Point]]) -> None:
    """Combed lines on a cap, lighter on the left where the lamp is."""
    for line in lines:
        points = [skull.at(across, y) for across, y in line]
        tone = lighter(colour, 0.3) if line[0][0] < 0.2 else darker(colour, 0.45)
        drawing.line(smooth(points), tone, 1.4, 0.85)


def mass(drawing: Drawing, points: Sequence[Point], colour: str, shade: float = 0.16) -> None:
    """A hanging mass behind the head."""
    tone = darker(colour, shade)
    fill = drawing.linear((28, 20), (72, 92), (0, tone), (1, darker(tone, 0.4)))
    drawing.path(smooth(points, closed=True), fill, INK, 2.4)
