"""What is printed in the cartouches: yields, prices, technologies, trays and sockets."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from sprites.common.light import shadow, shadow_pad
from sprites.common.surface_cache import kept
from sprites.versailles.board_view import BoardView, Chip, GoodsPrice, TechFace
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.icons import icon
from sprites.versailles.inline import Part, inline, workers
from sprites.versailles.pen import Sketch
from sprites.versailles.tile_face import medal

TYPE = 14.6
"""Units of the figures: 13 px in the smallest window."""
_ICON = 15.0
_LINE = 15.2


def draw_chips(target: pygame.Surface, layout: BoardLayout, view: BoardView, site: str) -> None:
    """Yields or options of a location in a line, each in its own cell."""
    chips, room = view.chips_of(site), layout.sites[site].chips
    if not chips or not room.width:
        return
    unit = layout.unit
    pictures = [_chip(chip, unit) for chip in chips]
    need = sum(picture.get_width() for picture in pictures)
    gap = 4 * unit
    pad = (room.width - gap * (len(chips) - 1) - need) / len(chips)
    pad = max(2 * unit, min(pad, 26 * unit))
    left = room.left + (room.width - need - pad * len(chips) - gap * (len(chips) - 1)) / 2
    for picture in pictures:
        box = pygame.Rect(
            round(left), room.top + 1, round(picture.get_width() + pad), room.height - 2
        )
        target.blit(cell_ground(box.size, unit), box)
        target.blit(picture, picture.get_rect(center=box.center))
        left += picture.get_width() + pad + gap


def _chip(chip: Chip, unit: float) -> pygame.Surface:
    figure: tuple[Part, ...] = (("gain", str(chip.amount)),) if chip.amount else ()
    if chip.icon == "token":
        gain: tuple[Part, ...] = (("icon", "token"),) * max(1, chip.amount)
    elif chip.icon in ("wood", "marble", "gold") and not chip.amount:
        gain = (("gain", "0"), ("icon", chip.icon))
    else:
        gain = (*figure, ("icon", chip.icon))
    parts = (*workers(chip.workers), ("room", "0.22"), *gain)
    return inline(parts, round(_ICON * unit), TYPE * unit)


@kept
def cell_ground(size: tuple[int, int], unit: float, tone: str = "#fffdf6") -> pygame.Surface:
    """A light cell with a thin gold border."""
    width, height = size
    d = Sketch(max(0.8, 0.9 * unit))
    d.add(
        f'<rect x="0.8" y="0.8" width="{width - 1.6}" height="{height - 1.6}" '
        f'rx="{4.5 * unit:.1f}" fill="{tone}" fill-opacity="0.82" stroke="#b9974c" '
        f'stroke-width="{d.ink:.2f}"/>'
    )
    return d.once((0, 0, width, height), size)


@kept
def tray_ground(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A shallow hollow in the marble."""
    width, height = size
    d = Sketch(1.0)
    r = 6 * unit
    d.add(
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="{r:.1f}" fill="#24447f" '
        f'fill-opacity="0.13"/>'
    )
    d.add(
        f'<path d="M{r * 0.4:.1f} {height - r:.1f} V{r:.1f} Q1 1 {r:.1f} 1 H{width - r:.1f}" '
        f'fill="none" stroke="#3a2c44" stroke-opacity="0.4" stroke-width="{1.4 * unit:.1f}"/>'
    )
    d.add(
        f'<path d="M{r:.1f} {height - 0.8:.1f} H{width - r:.1f} Q{width - 1} {height - 1} '
        f'{width - 0.8:.1f} {height - r:.1f} V{r:.1f}" fill="none" stroke="#ffffff" '
        f'stroke-opacity="0.9" stroke-width="{1.2 * unit:.1f}"/>'
    )
    return d.once((0, 0, width, height), size)


def draw_favour(target: pygame.Surface, layout: BoardLayout, view: BoardView) -> None:
    """Trays for the newcomers with their prices."""
    unit = layout.unit
    for price, cells, number in zip(
        layout.newcomer_prices, layout.newcomers, view.newcomers, strict=False
    ):
        tray = cells[0].unionall(cells[1:]).inflate(round(2 * unit), -round(2 * unit))
        target.blit(tray_ground(tray.size, unit), tray)
        picture = inline(workers(number), round(17 * unit), TYPE * 1.12 * unit)
        target.blit(picture, picture.get_rect(center=price.center))


def draw_display(target: pygame.Surface, layout: BoardLayout, view: BoardView) -> None:
    """Sockets for the tiles on offer, their prices, and the two piles."""
    unit = layout.unit
    for box in layout.display:
        target.blit(socket(box.size, unit), box)
    for box, number in zip(layout.tags, view.display, strict=False):
        picture = inline(workers(number), round(14 * unit), TYPE * unit)
        tag = pygame.Rect(0, 0, picture.get_width() + round(10 * unit), box.height)
        tag.midtop = box.midtop
        target.blit(_tag(tag.size, unit), tag)
        target.blit(picture, picture.get_rect(center=tag.center))
    for box, name in ((layout.pile, "pile"), (layout.discard, "discard")):
        target.blit(socket(box.size, unit), box)
        sign = icon(name, round(box.width * 0.5)).copy()
        sign.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(sign, sign.get_rect(center=box.center))


@kept
def _tag(size: tuple[int, int], unit: float) -> pygame.Surface:
    width, height = size
    d = Sketch(max(0.8, 0.9 * unit))
    r = 5 * unit
    d.path(
        f"M1 0.5 H{width - 1} V{height - r:.1f} Q{width - 1} {height - 1} {width - r:.1f} "
        f"{height - 1} H{r:.1f} Q1 {height - 1} 1 {height - r:.1f} Z",
        "#fbf3dd",
        "#b9974c",
    )
    return d.once((0, 0, width, height), size)


@kept
def socket(size: tuple[int, int], unit: float) -> pygame.Surface:
    """An empty place for a tile, let into the marble."""
    width, height = size
    d = Sketch(max(0.8, unit))
    d.add(
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="{2 * unit:.1f}" '
        f'fill="#6a5f78" fill-opacity="0.2"/>'
    )
    d.add(
        f'<path d="M1 {height - 1} V1 H{width - 1}" fill="none" stroke="#3a2c44" '
        f'stroke-opacity="0.5" stroke-width="{1.5 * unit:.1f}"/>'
    )
    d.add(
        f'<path d="M1 {height - 1} H{width - 1} V1" fill="none" stroke="#ffffff" '
        f'stroke-opacity="0.9" stroke-width="{1.2 * unit:.1f}"/>'
    )
    return d.once((0, 0, width, height), size)


def draw_workshop(target: pygame.Surface, layout: BoardLayout, view: BoardView) -> Iterator[None]:
    """The decorations with their prices, one by one."""
    for box, price in zip(layout.workshop, view.goods, strict=False):
        _goods_cell(target, box, price, layout.unit)
        yield


def _goods_cell(target: pygame.Surface, box: pygame.Rect, price: GoodsPrice, unit: float) -> None:
    inner = box.inflate(-round(3 * unit), -round(3 * unit))
    target.blit(cell_ground(inner.size, unit), inner)
    side = round(38 * unit)
    piece = medal(price.icon, side)
    corner = (inner.left + round(2.4 * unit), inner.centery - side // 2)
    _lay(target, piece, corner, unit)
    lines = [inline(workers(price.workers), round(_ICON * unit), TYPE * unit)]
    for name, number in price.cost:
        parts: tuple[Part, ...] = (("text", str(number)), ("icon", name))
        lines.append(inline(parts, round(_ICON * unit), TYPE * unit))
    room = pygame.Rect(corner[0] + side, inner.top, 0, inner.height)
    room.width = inner.right - room.left
    step = min(_LINE * unit, (inner.height - 2) / len(lines))
    top = room.centery - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        target.blit(line, line.get_rect(center=(room.centerx, round(top + step * number))))


def draw_alchemists(target: pygame.Surface, layout: BoardLayout, view: BoardView) -> Iterator[None]:
    """The rows of technologies and the trays before them, row by row."""
    unit = layout.unit
    for start, cells, faces in zip(
        layout.tech_starts, layout.techs, view.technologies, strict=False
    ):
        tray = start.inflate(-round(4 * unit), -round(3 * unit))
        target.blit(tray_ground(tray.size, unit), tray)
        for cell, face in zip(cells, faces, strict=False):
            _tech_cell(target, cell, face, unit)
        yield


def _tech_cell(target: pygame.Surface, box: pygame.Rect, face: TechFace, unit: float) -> None:
    inner = box.inflate(-round(3 * unit), -round(3 * unit))
    target.blit(cell_ground(inner.size, unit), inner)
    price = inline(workers(face.workers), round(12.5 * unit), TYPE * unit)
    middle = inner.top + round(11.5 * unit)
    stub = pygame.Rect(inner.left, inner.top, price.get_width() + round(5 * unit), 0)
    stub.height = round(22 * unit)
    target.blit(cell_ground(stub.size, unit, "#e6d9bb"), stub)
    target.blit(price, price.get_rect(center=(stub.centerx, middle)))
    if face.icon:
        parts: tuple[Part, ...] = (("gain", f"+{face.amount}"), ("icon", face.icon))
        picture = inline(parts, round(16 * unit), TYPE * unit)
    else:
        picture = _echo(face.site, unit)
    target.blit(picture, picture.get_rect(midright=(inner.right - round(2 * unit), middle)))
    y = inner.bottom - round(19.5 * unit)
    start, end = (inner.left + round(5 * unit), y), (inner.right - round(5 * unit), y)
    pygame.draw.line(target, (214, 196, 150), start, end, max(1, round(0.7 * unit)))


@kept
def _echo(site: str, unit: float) -> pygame.Surface:
    """The location's seal with the sign of the echo over its corner."""
    seal, sign = icon(f"site:{site}", round(22 * unit)), icon("echo", round(15 * unit))
    canvas = pygame.Surface((round(36 * unit), round(22 * unit)), pygame.SRCALPHA)
    canvas.blit(seal, seal.get_rect(midright=canvas.get_rect().midright))
    canvas.blit(sign, sign.get_rect(midleft=canvas.get_rect().midleft))
    return canvas


def _lay(
    target: pygame.Surface, part: pygame.Surface, corner: tuple[int, int], unit: float
) -> None:
    offset, blur = (1.0 * unit, 1.6 * unit), 2.4 * unit
    pad = shadow_pad(offset, blur)
    target.blit(shadow(part, offset, blur, 120), (corner[0] - pad, corner[1] - pad))
    target.blit(part, corner)


@kept
def step_stone(px: int) -> pygame.Surface:
    """A round stone of the King's avenue."""
    d = Sketch(max(1.6, min(3.4, 62 / px)))
    d.circle(33.4, 35, 28.6, "#4a3a1a", None, opacity=0.4)
    d.circle(31.4, 31, 28.6, "#f4ede0", "#9a7836")
    d.circle(31.4, 31, 24.6, "none", "#d9c48c", 0.7)
    d.line("M14 22 Q24 10 38 10", "#ffffff", 2.6, 0.9)
    return d.raster((64, 64), (px, px))
