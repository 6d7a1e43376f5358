"""The trough of bog oak in which a player's things lie, with its recesses and plaits of bronze."""

from __future__ import annotations

import pygame

from sprites.common import carve, svg
from sprites.common.knot import knot_band
from sprites.common.noise import grain
from sprites.common.strokes import circle, stroke
from sprites.common.surface_cache import Pieces, kept, kept_in_steps
from sprites.tara import relief
from sprites.tara.palette import BRONZE, SLATE
from sprites.tara.tray_layout import CELLS, TrayLayout

Size = tuple[int, int]
BOG_OAK = "#4b3827"
_RIM = "#785c40"
_LIP = 6.0
"""Units of the raised edge all round."""
KNOT_ROWS = 3


@kept_in_steps
def trough(size: Size, scale: float) -> Pieces[pygame.Surface]:
    """The empty trough: a raised lip round a sunk floor, both with their grain along it."""
    board = carve.cut(
        relief.wood(size, 1.6 * scale, _RIM, 310, 0.9),
        relief.shape_mask(_box(size, scale, 0, 9), size, scale),
    )
    yield
    whole = carve.mask_of(board)
    carve.bevel(board, whole, 1.6 * scale, "#e0bd86", "#0c0704", 0.55)
    yield
    floor_mask = relief.shape_mask(_box(size, scale, _LIP, 6), size, scale)
    yield
    floor = carve.cut(_bog_oak(size, scale), floor_mask)
    yield
    relief.sunk(floor, floor_mask, 2.2 * scale)
    yield
    board.blit(floor, (0, 0))
    width, height = size[0] / scale, size[1] / scale
    nails = "".join(
        circle(x, y, 2.0, "#c9954e", "#1c1008", 0.8) + circle(x - 0.5, y - 0.6, 0.7, "#ffe9b8")
        for x in (4.4, width - 4.4)
        for y in (4.4, height - 4.4)
    )
    lines = svg.rect(
        0.6, 0.6, width - 1.2, height - 1.2, "none", "#150d07", 1.2, rx=9
    ) + svg.rect(
        _LIP, _LIP, width - 2 * _LIP, height - 2 * _LIP, "none", "#150d07", 0.9, rx=6
    )  # fmt: skip
    board.blit(svg.raster(svg.document(lines + nails, width, height), size), (0, 0))
    return board


def _bog_oak(size: Size, scale: float) -> pygame.Surface:
    """Old wood, nearly black, with long open grain."""
    wood = relief.wood(size, 2.6 * scale, BOG_OAK, 320, 1.5)
    grain(wood, (150 * scale, 1.1 * scale), 196, 255, 326)
    return wood


def _box(size: Size, scale: float, inset: float, corner: float) -> str:
    width, height = size[0] / scale, size[1] / scale
    return svg.rect(inset, inset, width - 2 * inset, height - 2 * inset, "#ffffff", rx=corner)


@kept
def recess(size: Size, scale: float) -> pygame.Surface:
    """A part of the floor cut deeper, where things lie."""
    mask = relief.shape_mask(_box(size, scale, 0, 7), size, scale)
    hole = carve.cut(relief.wood(size, 1.6 * scale, "#241a12", 330), mask)
    hole.blit(carve.tinted(mask, "#0a0603", 0.28), (0, 0))
    relief.sunk(hole, mask, 2.4 * scale)
    return hole


@kept
def lintel(size: Size, scale: float) -> pygame.Surface:
    """A bar of slate let into the floor, with three grooves between its four parts."""
    mask = relief.shape_mask(_box(size, scale, 0, 5), size, scale)
    bar = carve.cut(relief.slab(size, 1.6 * scale, SLATE, 77), mask)
    bar.blit(carve.tinted(mask, "#14110e", 0.5), (0, 0))
    carve.bevel(bar, mask, 1.4 * scale, "#d8cfba", "#080604", 0.6)
    width, height = size[0] / scale, size[1] / scale
    grooves = "".join(
        stroke(f"M{width * part:.1f} 5 V{height - 5:.1f}", "#0d0b09", 1.6, 0.9)
        + stroke(f"M{width * part + 1.3:.1f} 5 V{height - 5:.1f}", "#8d8778", 0.7, 0.6)
        for part in CELLS[1:-1]
    )
    bar.blit(svg.raster(svg.document(grooves, width, height), size), (0, 0))
    return bar


@kept
def plait(size: Size) -> pygame.Surface:
    """An upright plait of three strands, which parts the trough."""
    cell = size[0] / (KNOT_ROWS + 0.4)
    columns = max(2, int(size[1] / cell / 2) * 2)
    return pygame.transform.rotate(knot_band(columns, KNOT_ROWS, cell, BRONZE), 90)


def put_plait(canvas: pygame.Surface, box: pygame.Rect, scale: float) -> None:
    """A plait in the middle of a box, with its shadow on the wood."""
    picture = plait(box.size)
    place = picture.get_rect(center=box.center)
    shade = carve.kept_mask_of(picture)
    carve.cast_kept(canvas, shade, place.topleft, (1.5 * scale, 2.4 * scale), 2.4 * scale, 0.75)
    canvas.blit(picture, place)


def put_recesses(canvas: pygame.Surface, layout: TrayLayout, at: tuple[int, int]) -> None:
    """What a player's things lie in; the prison has walls of its own."""
    for box in (layout.rack, layout.kings, layout.treasury):
        canvas.blit(recess(box.size, layout.scale), box.move(at))
    canvas.blit(lintel(layout.lintel.size, layout.scale), layout.lintel.move(at))
