"""The things people hold: each drawn round its own anchor, the fist or the palm at (0, 0).

`Tool.rests` tells things borne on open hands (anchor at their foot) from things gripped by a fist
(anchor where the fist closes, the thing pointing up). Units are those of the figure box.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sprites.common.colour import darker, lighter
from sprites.portrait.pen import INK, Drawing

ToolDrawing = Callable[[Drawing], None]

WOOD = "#8f5e36"
BRASS = "#dcae48"
STEEL = "#bfc4ce"
IRON = "#6d7080"
PAGE = "#f0e2bd"


@dataclass(frozen=True)
class Tool:
    """A drawing, whether it rests on open hands, and the colour of a shaft to carry it by."""

    draw: ToolDrawing
    rests: bool = False
    shaft: str = ""


def shaft(
    drawing: Drawing, top: float, low: float = 26.0, colour: str = WOOD, width: float = 4.2
) -> None:
    """A stick through the fist, from `top` (above, negative) down to `low`."""
    drawing.rod(f"M0 {low} L0 {top}", colour, width)
    drawing.line(f"M-0.9 {low} L-0.9 {top}", lighter(colour, 0.4), width * 0.22)


def blade(drawing: Drawing, data: str, colour: str = STEEL, width: float = 2.2) -> None:
    """A metal part, lit from the left."""
    fill = drawing.linear(
        (-18, -50), (18, 0), (0, lighter(colour, 0.6)), (0.5, colour), (1, darker(colour, 0.4))
    )
    drawing.path(data, fill, INK, width)
