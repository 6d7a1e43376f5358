"""Frames of locations where nothing can be done now: gilt that has lost its gold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from sprites.common.light import clip, silhouette
from sprites.common.surface_cache import kept
from sprites.versailles import board_light
from sprites.versailles.board_light import plate_box
from sprites.versailles.cartouche import FRAMES, RANKS, Rank, lay_title, scrolls, shape_of_plate
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import PALACE_FRAME
from sprites.versailles.pen import Sketch

HELD, SHUT = 160, 235
"""How much of the gold is lost, of 255: where own workers can leave, and where nothing can be
done."""
_DULL = (226, 224, 222)
"""What the grey of such a frame is multiplied by."""
_GILT_OF_YARD = PALACE_FRAME * 0.46 - 2.0
"""Units of gilt around the groove of the palace."""
_LINES = 1.6
"""Units of fine lines within a frame that belong to it."""


def quieten(
    canvas: pygame.Surface,
    layout: BoardLayout,
    titles: Iterable[tuple[str, str]],
    corner: tuple[int, int],
    share: int,
) -> None:
    """Take so much of the gold, of 255, from the frames of locations with these titles, on a board
    whose upper left corner lies at `corner`; their ribbons keep it."""
    for site, title in titles:
        place, rank = layout.sites[site], RANKS.get(site, "fine")
        box = plate_box(place, rank, layout.unit).move(corner)
        shown = box.clip(canvas.get_rect())
        if shown:
            grey = pygame.Surface(box.size, pygame.SRCALPHA)
            part = pygame.transform.grayscale(canvas.subsurface(shown))
            grey.blit(part, (shown.left - box.left, shown.top - box.top))
            grey.fill(_DULL, special_flags=pygame.BLEND_RGB_MULT)
            canvas.blit(clip(grey, _frame_mask(rank, box.size, layout.unit, share)), box)
        lay_title(canvas, place.ribbon.move(corner), layout.unit, title, site)


@kept
def _frame_mask(rank: Rank, size: tuple[int, int], unit: float, share: int) -> pygame.Surface:
    """White where the frame of a plate and the leaves in its corners lie, so dense."""
    width, height = size[0] / unit, size[1] / unit
    whole, inner, leaves = Sketch(1.0), Sketch(1.0), Sketch(1.0)
    whole.fill(shape_of_plate(rank, width, height), "#ffffff")
    inner.fill(
        shape_of_plate(rank, width, height, FRAMES.get(rank, _GILT_OF_YARD) + _LINES), "#ffffff"
    )
    if rank in ("fine", "royal"):
        scrolls(leaves, width, height, "#ffffff", "#ffffff")
    box = (0, 0, width, height)
    mask = silhouette(whole.once(box, size), "#ffffff")
    mask.blit(_colourless(inner.once(box, size)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    mask.blit(leaves.once(box, size), (0, 0))
    mask.fill((255, 255, 255, share), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


def _colourless(shape: pygame.Surface) -> pygame.Surface:
    """Only its alpha, to be taken away."""
    return silhouette(shape, "#000000")


def prepared(layout: BoardLayout, site: str, title: str) -> list[Callable[[], object]]:
    """Draw what any light on a location needs, piece by piece, before it is needed."""
    rank = RANKS.get(site, "fine")
    size = plate_box(layout.sites[site], rank, layout.unit).size
    frames = [partial(_frame_mask, rank, size, layout.unit, share) for share in (HELD, SHUT)]
    return [*board_light.prepared(layout, site, title), *frames]
