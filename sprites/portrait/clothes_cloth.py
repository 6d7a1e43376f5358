"""Cloth and the seams that all garments share: the trunk in one cloth, sleeves, folds, shirts."""

from collections.abc import Callable
from dataclasses import dataclass

from sprites.common.colour import darker, lighter, mix
from sprites.portrait.body import Trunk
from sprites.portrait.pen import INK, Drawing

Neckline = list[tuple[float, float]]

ROUND: Neckline = [(-1.0, 71.5), (-0.8, 77), (0, 80.5), (0.8, 77), (1.0, 71.5)]
HIGH: Neckline = [(-0.96, 69.5), (-0.7, 73.4), (0, 74.6), (0.7, 73.4), (0.96, 69.5)]
VEE: Neckline = [(-1.0, 71.5), (-0.7, 80), (0, 92), (0.7, 80), (1.0, 71.5)]
SQUARE: Neckline = [(-1.9, 75.5), (-1.75, 86), (-1.5, 92), (1.5, 92), (1.75, 86), (1.9, 75.5)]


@dataclass(frozen=True)
class Cloth:
    """Colours of one outfit and the wearer's skin (hex)."""

    main: str
    second: str
    trim: str
    skin: str


GarmentDrawing = Callable[[Drawing, Trunk, Cloth], None]
STEEL = "#aab0bc"


def base(drawing: Drawing, trunk: Trunk, colour: str, neckline: Neckline) -> None:
    """The whole trunk in one cloth: lit on the left shoulder, in shade on the right."""
    fill = drawing.linear(
        (16, 72), (92, 112), (0, lighter(colour, 0.28)), (0.42, colour), (1, darker(colour, 0.52))
    )
    drawing.path(trunk.outline(neckline), fill, INK, 2.4)


def sleeve_seams(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    """Where the arms hang beside the chest, and the light on the left shoulder."""
    dusk = darker(colour, 0.46)
    for side in (-1, 1):
        top, low = trunk.at(side * 0.72, 92), trunk.at(side * 0.66, 124)
        drawing.line(f"M{top[0]} {top[1]} Q{top[0] - side * 2.6} 104 {low[0]} {low[1]}", dusk, 1.9)
    start, end = trunk.at(-0.9, 91), trunk.at(-0.6, 82.4)
    drawing.line(
        f"M{start[0]} {start[1]} Q{start[0] + 1.4} 85.4 {end[0]} {end[1]}",
        lighter(colour, 0.5),
        1.7,
        0.85,
    )


def folds(drawing: Drawing, trunk: Trunk, colour: str, *places: float) -> None:
    """Soft falling folds at the given shares of the chest."""
    for across in places:
        x, _ = trunk.at(across, 96)
        drawing.line(f"M{x} 94 Q{x - 1.5} 104 {x + 1} 120", darker(colour, 0.4), 1.5, 0.9)


def bare_throat(drawing: Drawing, trunk: Trunk, cloth: Cloth, low: float) -> None:
    """Bare throat and chest under a low neckline."""
    tone = mix(cloth.skin, "#7a3a4a", 0.1)
    drawing.path(
        f"M{trunk.collar(-2.2, 74)} L{trunk.collar(-2, low)} L{trunk.collar(2, low)} "
        f"L{trunk.collar(2.2, 74)} Q{trunk.collar(0, 70)} {trunk.collar(-2.2, 74)} Z",
        tone,
    )
    drawing.line(
        f"M{trunk.collar(-1.3, 78)} Q{trunk.collar(-0.5, 80.6)} {trunk.collar(-0.2, 79.6)} "
        f"M{trunk.collar(1.3, 78)} Q{trunk.collar(0.5, 80.6)} {trunk.collar(0.2, 79.6)}",
        mix(cloth.skin, "#6d2f4a", 0.4),
        1.2,
    )


def shirt_below(drawing: Drawing, trunk: Trunk, colour: str) -> None:
    """A shirt that shows in an open neckline."""
    drawing.path(
        f"M{trunk.collar(-1.05, 71)} L{trunk.collar(-0.9, 98)} L{trunk.collar(0.9, 98)} "
        f"L{trunk.collar(1.05, 71)} Q{trunk.collar(0, 88)} {trunk.collar(-1.05, 71)} Z",
        colour,
        INK,
        1.8,
    )
    drawing.line(f"M{trunk.collar(0, 80)} L{trunk.collar(0, 96)}", darker(colour, 0.34), 1.3)
