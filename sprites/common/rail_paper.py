"""The sheet under the rail."""

from functools import lru_cache

import pygame

from sprites.common import svg
from sprites.common.light import Shaded, shadow, shadow_pad
from sprites.common.materials import paper
from sprites.common.theme import Theme


@lru_cache(maxsize=6)
def rail_paper(size: tuple[int, int], scale: float, theme: Theme, folds: tuple[int, ...]) -> Shaded:
    """The player aid, folded at the given heights (px), with its shadow. Shared: copy first."""
    sheet = paper(size, scale, 77, theme.paper, 6, 0.22).copy()
    sheet.blit(_creases(size, scale, folds), (0, 0))
    offset = (3 * scale, 7 * scale)
    pad = shadow_pad(offset, 12 * scale)
    canvas = shadow(sheet, offset, 12 * scale, 150)
    canvas.blit(sheet, (pad, pad))
    return Shaded(canvas, (pad, pad))


def _creases(size: tuple[int, int], scale: float, folds: tuple[int, ...]) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    defs, body = "", ""
    for index, fold in enumerate(folds):
        y = fold / scale
        name = f"fold{index}"
        stops = ((0, "#7a5a34", 0.0), (1, "#7a5a34", 0.16))
        defs += svg.linear_gradient(name, (0, y - 30), (0, y), *stops)
        body += svg.rect(0, y - 30, width, 30, f"url(#{name})")
        across = svg.number(width)
        dark, lit = svg.number(float(y)), svg.number(float(y + 1.6))
        body += svg.path(
            f"M0 {dark} H{across}", stroke="#7a5a34", stroke_width=1.2, stroke_opacity=0.45
        )
        body += svg.path(
            f"M0 {lit} H{across}", stroke="#fffbe6", stroke_width=1.4, stroke_opacity=0.8
        )
    return svg.raster(svg.document(body, width, height, defs), size)
