"""The very first frame: the hall before its candles are lit. Its picture is kept on disk, so that a
start neither draws it nor imports what draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from sprites.title.layout import title_layout

if TYPE_CHECKING:
    from sprites.common.cache import RasterCache


def first_frame(
    size: tuple[int, int], games: Sequence[str], name: str, cache: RasterCache
) -> Surface:
    """A dark hall with the app's name, in px of the window."""
    key = f"title/dark/{name}/{'-'.join(games)}/{size[0]}x{size[1]}/"
    return cache.get(key, partial(_dark_hall, size, tuple(games), name))


def _dark_hall(size: tuple[int, int], games: tuple[str, ...], name: str) -> Surface:
    from sprites.title.hall import LightMap
    from sprites.title.wordmarks import app_wordmark

    layout = title_layout(size, games)
    light = LightMap(size, "#15100f")
    for x, y in layout.candles:
        light.add((x, y), (round(size[0] * 0.2), round(size[1] * 0.45)), "#2c1e12")
    hall = Surface(size, 0, 24)
    hall.blit(light.surface(), (0, 0))
    mark = app_wordmark(name, layout.wordmark.size, games, plain=True)
    hall.blit(mark, mark.get_rect(midtop=layout.wordmark.midtop))
    return hall
