"""The picture at the head of a page: each game's place on a strip, in a gilt frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pygame import Surface

from sprites.caylus.lobby_header import caylus_body
from sprites.common import svg
from sprites.tara.lobby_header import tara_body
from sprites.title.pen import linear, rect
from sprites.title.texture import fade_down
from sprites.versailles.lobby_header import versailles_body
from sprites.viscounts.lobby_header import viscounts_body

_VEIL = linear(
    "hd-veil", 0, 0, 100, 0, [(0, "#140c1c", 0.56), (0.7, "#140c1c", 0.5), (1, "#140c1c", 0)]
)
"""Behind the title, so that it is read over any picture."""
Sky = tuple[str, ...]
_HEADERS: dict[str, tuple[Sky, Callable[[float, float], str]]] = {
    "viscounts": (("#2b2054", "#5d3570", "#a8506a", "#e09062", "#f4cf90"), viscounts_body),
    "caylus": (("#3f5f7c", "#6d8a9c", "#b3a98c", "#dcb97c", "#f2d9a0"), caylus_body),
    "tara": (("#2a3238", "#41504f", "#5f6f62", "#8f9376", "#c7b98a"), tara_body),
    "versailles": (("#1f3a6e", "#3f66a4", "#7d9fca", "#c4cfd8", "#f1e2bd"), versailles_body),
}


@lru_cache(maxsize=8)
def header(game: str, size: tuple[int, int], scale: float) -> Surface:
    """The strip at `size` px, its left half quiet for a title; ValueError for an unknown game."""
    if game not in _HEADERS:
        raise ValueError(f"unknown game {game!r}, expected one of {', '.join(_HEADERS)}")
    sky, body_of = _HEADERS[game]
    wide, high = size[0] / scale, size[1] / scale
    body = body_of(wide, high) + rect(0, 0, wide * 0.74, high, "url(#hd-veil)")
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#3a1a28", 4.4)
    body += rect(1.4, 1.4, wide - 2.8, high - 2.8, "none", "#c9964a", 2.2)
    picture = Surface(size, 0, 24)
    picture.blit(fade_down(size, sky), (0, 0))
    picture.blit(svg.raster(svg.document(body, wide, high, _VEIL), size), (0, 0))
    return picture
