"""Frames of locations where nothing can be done now: pewter instead of gilt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from sprites.common.light import clip, silhouette
from sprites.common.surface_cache import kept
from sprites.versailles import board_light
from sprites.versailles.board_light import mask_of, plate_box
from sprites.versailles.cartouche import FRAMES, RANKS, Rank, lay_title, scrolls, shape_of_plate
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import PALACE_FRAME
from sprites.versailles.marks import lit_square
from sprites.versailles.pen import Sketch

Metal = tuple[str, str, str, str]
"""A matt metal: where the light falls, in the shade, its gleam, its groove."""
HELD: Metal = ("#cfc6ae", "#948a73", "#f0ead8", "#4f4636")
"""Where own workers can leave: a pale brass."""
SHUT: Metal = ("#c8c7c3", "#8b8c8f", "#eeede8", "#45464b")
"""Where nothing can be done: pewter."""
_GILT_OF_YARD = PALACE_FRAME * 0.46 - 2.0
"""Units of gilt around the groove of the palace."""
_SHADE, _DIM = "#4a4a30", 61
"""What lies over a plate that the chosen worker does not reach, and how dense it is, of 255."""
_LINES = 1.6
"""Units of fine lines within a frame that belong to it."""


def quieten(
    canvas: pygame.Surface,
    layout: BoardLayout,
    titles: Iterable[tuple[str, str]],
    corner: tuple[int, int],
    metal: Metal,
) -> None:
    """Frame locations with these titles in such a metal, on a board whose upper left corner lies at
    `corner`; their ribbons keep their gold."""
    for site, title in titles:
        place, rank = layout.sites[site], RANKS.get(site, "fine")
        box = plate_box(place, rank, layout.unit).move(corner)
        canvas.blit(_moulding(rank, box.size, layout.unit, metal), box)
        lay_title(canvas, place.ribbon.move(corner), layout.unit, title, site)


@kept
def _moulding(rank: Rank, size: tuple[int, int], unit: float, metal: Metal) -> pygame.Surface:
    """The frame of a plate with the leaves in its corners: one smooth band, lit from above."""
    width, height = size[0] / unit, size[1] / unit
    lit, shade, gleam, groove = metal
    frame = FRAMES.get(rank, _GILT_OF_YARD)
    d = Sketch(1.0)
    d.path(shape_of_plate(rank, width, height), d.linear((0, 0), (0, height), (0, lit), (1, shade)))
    for inset, colour, thick, alpha in (
        (0.5, groove, 1.0, 0.9),
        (1.6, gleam, 0.9, 0.8),
        (frame - 0.3, gleam, 0.7, 0.5),
        (frame + 0.6, groove, 1.2, 0.6),
    ):
        d.line(shape_of_plate(rank, width, height, inset), colour, thick, alpha)
    if _leaved(rank):
        scrolls(d, width, height, lit, groove)
    return clip(d.once((0, 0, width, height), size), _frame_mask(rank, size, unit))


@kept
def withdrawn(rank: Rank, size: tuple[int, int], unit: float, whole: bool) -> pygame.Surface:
    """Laid over a plate of `size` px while another worker is chosen than those who reach it: its
    frame has lost its gold. `whole`: what lies on it is dimmed, too; a sheet of the palace never
    is."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    if whole and rank != "yard":
        canvas.blit(silhouette(mask_of(rank, size, unit), _SHADE, _DIM), (0, 0))
    canvas.blit(_moulding(rank, size, unit, HELD), (0, 0))
    return canvas


def _leaved(rank: Rank) -> bool:
    return rank in ("fine", "royal")


@kept
def _frame_mask(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """White where the frame of a plate and the leaves in its corners lie."""
    width, height = size[0] / unit, size[1] / unit
    whole, inner, leaves = Sketch(1.0), Sketch(1.0), Sketch(1.0)
    whole.fill(shape_of_plate(rank, width, height), "#ffffff")
    inner.fill(
        shape_of_plate(rank, width, height, FRAMES.get(rank, _GILT_OF_YARD) + _LINES), "#ffffff"
    )
    if _leaved(rank):
        scrolls(leaves, width, height, "#ffffff", "#ffffff")
    box = (0, 0, width, height)
    mask = silhouette(whole.once(box, size), "#ffffff")
    mask.blit(_colourless(inner.once(box, size)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    mask.blit(leaves.once(box, size), (0, 0))
    return mask


def _colourless(shape: pygame.Surface) -> pygame.Surface:
    """Only its alpha, to be taken away."""
    return silhouette(shape, "#000000")


def prepared(layout: BoardLayout, site: str, title: str) -> list[Callable[[], object]]:
    """Draw what any light on a location needs, piece by piece, before it is needed."""
    rank = RANKS.get(site, "fine")
    size = plate_box(layout.sites[site], rank, layout.unit).size
    frames = [partial(_moulding, rank, size, layout.unit, metal) for metal in (HELD, SHUT)]
    sizes = {square.size for square in layout.squares} if rank == "yard" else ()
    squares = [partial(lit_square, each, layout.unit) for each in sizes]
    return [*board_light.prepared(layout, site, title), *frames, *squares]
