"""What a hat is, and the domed and gleaming cloth of which most are made.

Every hat is drawn round the axis x = 0 for a skull 16 wide, y as in the figure box; `front` is
where the middle of the forehead lies (left or right of the axis when the head is turned).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sprites.common.colour import darker, lighter
from sprites.portrait.pen import INK, Drawing

HatDrawing = Callable[[Drawing, float, "HatCloth"], None]


@dataclass(frozen=True)
class HatCloth:
    """Main colour and trim (hex)."""

    main: str
    trim: str


@dataclass(frozen=True)
class Hat:
    """What lies on the head and behind it; which hair it leaves, how low its shadow falls.

    `top` is the height of its highest part (y in the figure box; feathers may stand out).
    """

    front: HatDrawing
    back: HatDrawing | None = None
    hair: Literal["all", "sides", "none"] = "sides"
    covers_ears: bool = False
    shadow: float | None = 35.0
    top: float = 9.0


def dome(drawing: Drawing, data: str, colour: str) -> None:
    fill = drawing.linear(
        (-18, 6), (18, 38), (0, lighter(colour, 0.34)), (0.45, colour), (1, darker(colour, 0.5))
    )
    drawing.path(data, fill, INK, 2.3)


def gleam(drawing: Drawing, data: str, colour: str, width: float = 1.9) -> None:
    drawing.line(data, lighter(colour, 0.5), width, 0.9)
