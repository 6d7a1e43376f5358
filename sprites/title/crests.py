"""Crests of the games: each its own silhouette, material and figure. Box 64 x 64."""

from __future__ import annotations

from pygame import Surface

from sprites.common import svg
from sprites.common.art_gallery import art_of
from sprites.common.surface_cache import kept

_SMALL = 30
"""px below which fine lines are left out."""


@kept
def crest(game: str, px: int) -> Surface:
    """The crest in px x px. Shared: copy before drawing on it."""
    body, defs = art_of(game).crest(px < _SMALL)
    return svg.raster(svg.document(body, 64, 64, defs), (px, px))
