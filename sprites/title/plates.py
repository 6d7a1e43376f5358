"""Name plates at the feet of the thrones, each in its game's material."""

from __future__ import annotations

from pygame import Surface

from sprites.common import carve, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import darker, mix
from sprites.common.strokes import path
from sprites.common.surface_cache import kept
from sprites.title.layout import PLATE

WIDTH, HEIGHT = PLATE


@kept
def plate(game: str, size: tuple[int, int], lit: bool = False) -> Surface:
    """The plate without words. `lit`: the throne is chosen."""
    art = art_of(game)
    colours = art.heraldry
    scale = size[0] / WIDTH
    mask = carve.mask_of(_drawn(path(art.plate().outline, "#ffffff"), size))
    face = carve.cut(art.plate().material(size, scale), mask)
    carve.bevel(face, mask, 1.8 * scale, "#fff0cc", darker(colours.plate, 0.8), 0.7)
    rim = mix(colours.plate_rim, "#fff2b8", 0.6) if lit else colours.plate_rim
    face.blit(_drawn(art.plate().ornament(rim, colours.ink), size), (0, 0))
    return face


def word_colours(game: str) -> tuple[str, str, str]:
    """Colours of the name, of the line below and of the cut shadow behind them."""
    colours = art_of(game).heraldry
    return colours.plate_name, colours.plate_line, colours.plate_cut


def side_colour(game: str) -> str:
    """The colour of the plate's thickness."""
    return darker(art_of(game).heraldry.plate, 0.7)


@kept
def outline_mask(game: str, size: tuple[int, int]) -> Surface:
    """White mask of the plate."""
    return carve.mask_of(_drawn(path(art_of(game).plate().outline, "#ffffff"), size))


def _drawn(body: str, size: tuple[int, int]) -> Surface:
    return svg.raster(svg.document(body, WIDTH, HEIGHT), size)
