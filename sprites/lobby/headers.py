"""The picture at the head of a page: each game's place on a strip, in a gilt frame."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from sprites.common import svg
from sprites.common.art_gallery import art_of
from sprites.common.strokes import linear, rect
from sprites.common.texture import fade_down

_VEIL = linear(
    "hd-veil", 0, 0, 100, 0, [(0, "#140c1c", 0.56), (0.7, "#140c1c", 0.5), (1, "#140c1c", 0)]
)
"""Behind the title, so that it is read over any picture."""


@lru_cache(maxsize=8)
def header(game: str, size: tuple[int, int], scale: float) -> Surface:
    """The strip at `size` px, its left half quiet for a title."""
    art = art_of(game).header()
    wide, high = size[0] / scale, size[1] / scale
    body = art.body(wide, high) + rect(0, 0, wide * 0.74, high, "url(#hd-veil)")
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#3a1a28", 4.4)
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#c9964a", 2.2)
    picture = Surface(size, 0, 24)
    picture.blit(fade_down(size, art.sky), (0, 0))
    picture.blit(svg.raster(svg.document(body, wide, high, _VEIL), size), (0, 0))
    return picture
