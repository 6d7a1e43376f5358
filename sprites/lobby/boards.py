"""The boards of the games from above, small, as they lie on the lobby's table."""

from __future__ import annotations

from pygame import Surface

from sprites.common import svg
from sprites.common.art_gallery import art_of
from sprites.common.noise import grain

_SIDE = 200.0


def board(game: str, size: tuple[int, int]) -> Surface:
    """The board within `size` px, transparent round it."""
    drawn = svg.raster(svg.document(art_of(game).board(), _SIDE, _SIDE), size).copy()
    grain(drawn, (6, 6), 226, 255, 12)
    return drawn
