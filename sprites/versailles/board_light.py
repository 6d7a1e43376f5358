"""The light on the board: the location in use comes forward, everything else steps back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from sprites.common.light import clip, shadow, shadow_pad, soft
from sprites.common.surface_cache import kept
from sprites.versailles.cartouche import BOW, RANKS, Rank, lay_title, shape_of_plate, titled
from sprites.versailles.geometry import BoardLayout, SiteLayout
from sprites.versailles.pen import Sketch

AWAY = (208, 211, 205)
"""What the light of the rest is multiplied by: the colours live on, without a veil of grey."""
_GOLD, _CASING = "#f6cf72", "#3a1d10"
_DEEP = (10, 12, 34)
_GLOW = 11.0


def bring_forward(
    canvas: pygame.Surface, layout: BoardLayout, site: str, title: str, corner: tuple[int, int]
) -> None:
    """Light one location of a board whose upper left corner lies at `corner`."""
    place, unit = layout.sites[site], layout.unit
    rank = RANKS.get(site, "fine")
    box = _box(place, rank, unit).move(corner)
    mask = _mask(rank, box.size, unit)
    shown = box.clip(canvas.get_rect())
    clean = pygame.Surface(box.size, pygame.SRCALPHA)
    clean.blit(canvas, (shown.left - box.left, shown.top - box.top), shown)
    land = pygame.Rect(corner, layout.size).inflate(-2 * layout.rim, -2 * layout.rim)
    canvas.fill(AWAY, land, pygame.BLEND_RGB_MULT)
    before = canvas.get_clip()
    canvas.set_clip(land.clip(before))
    rim = _rim(unit)
    corner_of_rim = (box.left - rim, box.top - rim)
    canvas.blit(_behind(rank, box.size, unit), corner_of_rim)
    canvas.blit(clip(clean, mask), box)
    canvas.blit(_frame(rank, box.size, unit), corner_of_rim)
    canvas.set_clip(before)
    lay_title(canvas, place.ribbon.move(corner), unit, title, site, "gold")


def prepared(layout: BoardLayout, site: str, title: str) -> list[Callable[[], object]]:
    """Draw what the light on a location needs, piece by piece, before it is needed."""
    place, unit = layout.sites[site], layout.unit
    rank = RANKS.get(site, "fine")
    size = _box(place, rank, unit).size
    return [
        partial(_mask, rank, size, unit),
        partial(_behind, rank, size, unit),
        partial(_frame, rank, size, unit),
        partial(titled, place.ribbon.size, unit, title, site, "gold"),
    ]


def _box(place: SiteLayout, rank: Rank, unit: float) -> pygame.Rect:
    """The box of a plate with its bows."""
    return place.box if rank == "yard" else place.box.inflate(0, 2 * round(BOW * unit))


def _rim(unit: float) -> int:
    """px by which shadow and light reach beyond a plate."""
    return round(4 * _GLOW * unit)


@kept
def stepped_back(picture: pygame.Surface) -> pygame.Surface:
    """A thing that lies where the light is not."""
    darker = picture.copy()
    darker.fill(AWAY, special_flags=pygame.BLEND_RGB_MULT)
    return darker


@kept
def _mask(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """White where the plate lies."""
    width, height = size[0] / unit, size[1] / unit
    d = Sketch(1.0)
    d.fill(shape_of_plate(rank, width, height), "#ffffff")
    return d.once((0, 0, width, height), size)


@kept
def _behind(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The deep shadow of the plate and the soft light around it, `_rim` larger on every side."""
    halo = soft(_line(rank, size, unit, ((_GOLD, 15.0),)), _GLOW * unit)
    offset, blur = (6 * unit, 11 * unit), 13 * unit
    fall = shadow(_mask(rank, size, unit), offset, blur, 190, _DEEP)
    inset = _rim(unit) - shadow_pad(offset, blur)
    canvas = pygame.Surface(halo.get_size(), pygame.SRCALPHA)
    canvas.blit(fall, (inset, inset))
    canvas.blit(halo, (0, 0))
    return canvas


@kept
def _frame(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The gilt line on the edge of the plate."""
    return _line(rank, size, unit, ((_CASING, 5.4), (_GOLD, 3.4), ("#fff3c8", 0.9)))


def _line(
    rank: Rank, size: tuple[int, int], unit: float, strokes: tuple[tuple[str, float], ...]
) -> pygame.Surface:
    pad = _rim(unit)
    width, height, margin = size[0] / unit, size[1] / unit, pad / unit
    d = Sketch(1.0)
    for colour, thick in strokes:
        d.line(shape_of_plate(rank, width, height), colour, thick)
    box = (-margin, -margin, width + 2 * margin, height + 2 * margin)
    return d.once(box, (size[0] + 2 * pad, size[1] + 2 * pad))
