"""The sheet on which a folder's entries are listed for choosing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import rgb
from sprites.common.light import rounded_mask
from sprites.common.strokes import rect
from sprites.common.surface_cache import kept
from sprites.library.layout import FilesLayout, least
from sprites.library.marks import sign
from sprites.library.page import INK, SOFT, WINE, draw_sheet


@dataclass(frozen=True, slots=True)
class FilesInks:
    """Colours ("#rrggbb") by role; the defaults are the archive's."""

    text: str = INK
    soft: str = SOFT
    quiet: str = WINE
    field: str = "#f8eccb"
    edge: str = "#8a6a3c"
    hovered: str = "#ead6a4"
    chosen: str = "#6d2f4a"
    chosen_text: str = "#fff3d6"
    strong: str = "#8e2f2a"


ARCHIVE = FilesInks()


@dataclass(frozen=True, slots=True)
class Row:
    """An entry: the name of its sign, its words, and a remark at the right."""

    sign: str
    words: str
    remark: str = ""
    chosen: bool = False
    hovered: bool = False


def draw_files_sheet(target: Surface, layout: FilesLayout, title: str) -> None:
    """The empty sheet of the archive with its title."""
    scale = layout.scale
    draw_sheet(target, layout.page, scale)
    head = fonts.fit(
        title, layout.title.width, 25 * scale, least(16, scale), weight="bold", colour=INK
    )
    target.blit(head, head.get_rect(midleft=layout.title.midleft))


def draw_folder(target: Surface, layout: FilesLayout, path: str, inks: FilesInks) -> None:
    """The path of the folder, and the empty list."""
    words = _shortened(path, layout.path.width, 15 * layout.scale, inks.soft)
    target.blit(words, words.get_rect(midleft=layout.path.midleft))
    field = layout.view.union(layout.bar)
    target.blit(_field(field.size, layout.scale, inks.field, inks.edge), field)


def _shortened(path: str, width: int, px: float, colour: str) -> Surface:
    """A path of which the end is kept: it tells more than the beginning."""
    font = fonts.serif(max(fonts.FLOOR, px), "regular", True)
    kept = path
    while kept and font.size(fonts.ELLIPSIS + kept)[0] > width:
        kept = kept[1:]
    return fonts.render(font, path if kept == path else fonts.ELLIPSIS + kept, colour)


@kept
def _field(size: tuple[int, int], scale: float, colour: str, edge: str) -> Surface:
    """Pale paper let into the sheet."""
    plain = Surface(size, 0, 24)
    plain.fill(rgb(colour))
    hole = rounded_mask(size, 4 * scale)
    field = carve.cut(plain, hole)
    carve.hollow(field, hole, 2.4 * scale, 0.45)
    wide, high = size[0] / scale, size[1] / scale
    body = rect(0.6, 0.6, wide - 1.2, high - 1.2, "none", edge, 1.2, 4)
    field.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return field


def draw_row(target: Surface, box: Rect, scale: float, row: Row, inks: FilesInks = ARCHIVE) -> None:
    """One entry of the list."""
    if row.chosen or row.hovered:
        band = box.inflate(-round(8 * scale), -round(2 * scale))
        colour = inks.chosen if row.chosen else inks.hovered
        pygame.draw.rect(target, rgb(colour), band, border_radius=round(5 * scale))
    px = round(24 * scale)
    picture = sign(row.sign, px)
    left = box.x + round(14 * scale)
    target.blit(picture, picture.get_rect(midleft=(left, box.centery)))
    left += px + round(10 * scale)
    right = box.right - round(14 * scale)
    if row.remark:
        font = fonts.sans(13 * scale)
        remark = fonts.render(font, row.remark, inks.chosen_text if row.chosen else inks.soft)
        right -= target.blit(remark, remark.get_rect(midright=(right, box.centery))).width
        right -= round(12 * scale)
    colour = inks.chosen_text if row.chosen else inks.text
    words = fonts.fit(
        row.words, right - left, 16 * scale, least(13, scale), weight="regular", colour=colour
    )
    target.blit(words, words.get_rect(midleft=(left, box.centery)))


def draw_remark(
    target: Surface,
    room: Rect,
    scale: float,
    words: str,
    strong: bool,
    inks: FilesInks = ARCHIVE,
) -> None:
    """A remark of up to two lines in the room; `strong`: something is wrong or must be known."""
    colour = inks.strong if strong else inks.soft
    font = fonts.serif(max(13, round(14.5 * scale)), "semibold" if strong else "regular", True)
    lines = fonts.wrap(font, words, room.width)
    if len(lines) > 2:
        font = fonts.serif(13, "semibold" if strong else "regular", True)
        lines = fonts.wrap(font, words, room.width)
    if len(lines) > 2:
        lines = [lines[0], fonts.ellipsize(font, " ".join(lines[1:]), room.width)]
    height = font.get_height()
    top = room.centery - len(lines) * height // 2
    for number, line in enumerate(lines):
        target.blit(fonts.render(font, line, colour), (room.x, top + number * height))


def draw_quiet(
    target: Surface, room: Rect, scale: float, words: str, inks: FilesInks = ARCHIVE
) -> None:
    """Words in the middle of an empty list."""
    text = fonts.fit(
        words,
        room.width,
        16 * scale,
        least(13, scale),
        weight="regular",
        italic=True,
        colour=inks.quiet,
    )
    target.blit(text, text.get_rect(center=room.center))


def draw_focus_line(target: Surface, box: Rect, scale: float) -> None:
    """The double ring of keyboard focus round a list or a field."""
    rings: tuple[tuple[int, tuple[int, int, int], int], ...] = (
        (4, (30, 14, 6), 4),
        (3, (255, 238, 190), 2),
    )
    for grow, tone, width in rings:
        ring = box.inflate(round(2 * grow * scale), round(2 * grow * scale))
        pygame.draw.rect(target, tone, ring, max(1, round(width * scale)), round(6 * scale))
