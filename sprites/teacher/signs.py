"""The seals of the chapters: now with a gilt ring, done with a tick, later pale; and the sign by
which a slip is folded away."""

from __future__ import annotations

from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import mix
from sprites.common.lettering import put
from sprites.common.rich import IconSource
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

ChapterLook = Literal["done", "now", "later"]
Sign = Literal["minus", "plus"]


@kept
def chapter_sign(
    sign: str, number: str, px: int, look: ChapterLook, lit: bool, theme: Theme, icon: IconSource
) -> pygame.Surface:
    """A seal with the icon of a chapter, or its number where it has none."""
    radius = px / 2
    small = radius * (0.94 if look == "now" or lit else 0.78)
    ring = "#ffd978" if look == "now" else theme.gold_line if lit else theme.rule
    fill = theme.accent if look == "now" else mix(theme.accent, theme.paper, 0.55)
    if look == "later":
        fill = theme.paper_light
    body = svg.circle(radius, radius, small, theme.ink)
    body += svg.circle(radius, radius, small - 1.4, ring)
    body += svg.circle(radius, radius, small - (3.4 if look == "now" else 2.6), fill)
    canvas = svg.raster(svg.document(body, px, px), (px, px)).copy()
    picture = icon(sign, round(small * 1.2)) if sign else None
    if picture is None:
        dark = look == "later"
        colour = theme.text_soft if dark else "#fff6dc"
        words = fonts.render(fonts.serif(px * 0.46, "bold"), number, colour)
        put(canvas, words, (radius, radius), "centre")
    else:
        if look != "now":
            picture = picture.copy()
            picture.set_alpha(150)
        canvas.blit(picture, picture.get_rect(center=(round(radius), round(radius))))
    return canvas


@kept
def fold_sign(sign: Sign, px: int, theme: Theme, *, lit: bool) -> pygame.Surface:
    """A small disc of px x px: minus folds a sheet away, plus opens it."""
    radius, arm = px / 2, px * 0.22
    body = svg.circle(radius, radius, radius - 0.6, theme.ink)
    body += svg.circle(radius, radius, radius - 2, theme.gold_line if lit else theme.paper_light)
    stroke = f'stroke="{theme.ink}" stroke-width="{px * 0.11}" stroke-linecap="round"'
    ways = [(radius - arm, radius, radius + arm, radius)]
    if sign == "plus":
        ways.append((radius, radius - arm, radius, radius + arm))
    for x1, y1, x2, y2 in ways:
        body += f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {stroke}/>'
    return svg.raster(svg.document(body, px, px), (px, px))
