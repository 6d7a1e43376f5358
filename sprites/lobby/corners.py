"""The ornaments in the corners and on the edges of a page. Units of the page."""

from __future__ import annotations

from sprites.common.art_gallery import art_of
from sprites.common.game_art import World
from sprites.common.strokes import circle, path, stroke

_GOLD, _PALE = "#b5873f", "#e6c877"


def corner(game: str) -> str:
    """An illuminated corner about 60 units wide and high; the origin is the page's corner."""
    art = art_of(game)
    return art.corner(art.world)


def frame(box: tuple[float, float, float, float], gap: float, colour: str, width: float) -> str:
    """The four edges of a page that stop `gap` units before its corners."""
    x, y, wide, high = box
    right, foot = x + wide, y + high
    across = f"M{x + gap} {y}H{right - gap}M{x + gap} {foot}H{right - gap}"
    return stroke(
        f"{across}M{x} {y + gap}V{foot - gap}M{right} {y + gap}V{foot - gap}", colour, width
    )


def boss(world: World) -> str:
    """The lozenge in the middle of an edge that runs from left to right, about the origin."""
    return path("M0 -7L12 0L0 7L-12 0Z", world.accent, _GOLD, 1.4) + circle(0, 0, 2.2, _PALE)
