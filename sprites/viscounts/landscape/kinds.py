"""What one landscape hands to the painter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.viscounts.landscape.ground import Palette
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Placed


@dataclass(frozen=True, slots=True)
class Layer:
    """An SVG body in ring units; with a mask it shows only where the mask's shape is."""

    body: str
    mask: str = ""
    defs: str = ""


@dataclass(frozen=True, slots=True)
class Landscape:
    """One landscape on one site: its paint from the ground up."""

    palette: Palette
    layers: tuple[Layer, ...]
    scenery: tuple[Placed, ...]
    spring: bool = True


LandscapeMaker = Callable[[Site], Landscape]
