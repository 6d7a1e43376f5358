"""Loose pieces on the table of the title hall: how they are drawn, and what any game has."""

from __future__ import annotations

import math

from pygame import Surface

from sprites.common import svg
from sprites.common.game_art import (
    Lying,
)
from sprites.common.strokes import (
    path,
    stroke,
)

Body = tuple[str, float, float]
"""SVG fragment with its gradients, and the width and height of its box."""

INK = "#231b2b"


def picture(piece: Lying, scale: float) -> Surface:
    """The piece at its final size, turned."""
    body, width, height = piece.draw()
    if piece.turn:
        angle = math.radians(piece.turn)
        wide = width * abs(math.cos(angle)) + height * abs(math.sin(angle))
        tall = width * abs(math.sin(angle)) + height * abs(math.cos(angle))
        turned = f"translate({wide / 2:.2f} {tall / 2:.2f}) rotate({piece.turn:g}) "
        turned += f"translate({-width / 2:g} {-height / 2:g})"
        body, factor = svg.group(body, turned), piece.height / height
        width, height = wide, tall
    else:
        factor = piece.height / height
    size = (round(width * factor * scale), round(height * factor * scale))
    return svg.raster(svg.document(body, width, height), size)


def ingot() -> Body:
    body = path("M4 32L12 18L36 10L52 20L48 34L22 44Z", "#d9a62e", "#4a3008", 2.2)
    body += path("M12 18L36 10L52 20L28 28Z", "#f8df8c", "#4a3008", 1.4)
    body += path("M28 28L52 20L48 34L22 44Z", "#a97a18", "#4a3008", 1.4)
    return body + stroke("M16 18.6L35 12.4", "#fff8d6", 1.8), 56, 48


def stone_cube() -> Body:
    body = path("M4 14L24 6L46 13V36L26 47L4 37Z", "#9a9790", INK, 2.2)
    body += path("M4 14L24 6L46 13L26 21Z", "#d3d0c6", INK, 1.4)
    body += path("M26 21L46 13V36L26 47Z", "#6c6a68", INK, 1.4)
    return body + stroke("M9 22L17 25M12 32L20 35", "#6c6a68", 1.4), 50, 50
