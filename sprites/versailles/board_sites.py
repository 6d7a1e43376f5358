"""What is printed in the cartouches: yields, prices, technologies, trays and sockets."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from sprites.common.light import shadow, shadow_pad, silhouette
from sprites.common.surface_cache import kept
from sprites.versailles import price_tab
from sprites.versailles.board_view import BoardView, Chip, GoodsPrice, TechFace
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.icons import icon
from sprites.versailles.inline import Part, inline
from sprites.versailles.pen import Sketch
from sprites.versailles.tile_face import medal

TYPE = 14.6
"""Units of the figures: 13 px in the smallest window."""
_GOODS_TYPE, _GOODS_ICON, _LINE = 18.4, 20.0, 21.0
"""Units of the figures, signs and lines of a decoration's price."""
_GOODS_EDGE = 2.0
"""Units that its lines leave above and below together."""
_APART = 4.0
"""Units that cells of a line keep from each other."""
_TIGHTER = ((1.0, price_tab.PAD), (0.94, 2.0), (0.9, 2.0), (0.88, 1.6), (0.84, 1.6))
"""How much smaller figures and signs become where they would not find room, and the units that are
left beside them."""
_SMALLER = (0.92, 0.84, 0.76)
"""The same for what a technology brings."""
_HIRE = 25.0
"""Units of height of the price of a newcomer."""
_SIGN_AIR, _SIGN_ASIDE = 2.5, 1.4
"""Units of its room that the sign before a row of technologies leaves free, and by which it stands
further from the row."""
_TECH_FOOT = 20.0
"""Units of height of a technology's markers, below its price and what it brings."""


def draw_chips(target: pygame.Surface, layout: BoardLayout, view: BoardView, site: str) -> None:
    """Yields or options of a location in a line: each a price and what it brings. One alone takes
    the whole line."""
    chips, room = view.chips_of(site), layout.sites[site].chips
    if not chips or not room.width:
        return
    unit = layout.unit
    height = room.height - round(2 * unit)
    apart = round(_APART * unit)
    for share, pad in _TIGHTER:
        pairs = [_pair(chip, unit, height, share) for chip in chips]
        need = [price_tab.pair_width(price, gain, height, unit, pad) for price, gain in pairs]
        if sum(need) + apart * (len(chips) - 1) <= room.width:
            break
    spare = max(0, room.width - sum(need)) / len(chips)
    gap = min(max(spare * 0.6, apart), 7 * unit)
    wider = max(0, int(min(spare - gap, 22 * unit)))
    whole = sum(need) + wider * len(chips) + gap * (len(chips) - 1)
    if len(chips) == 1:
        wider, whole = room.width - need[0], room.width
    left = room.centerx - whole / 2
    for (price, gain), width in zip(pairs, need, strict=True):
        size = (width + wider, height)
        cell = price_tab.pair(price, gain, size, unit, pad)
        target.blit(cell, (round(left), room.top + round(unit)))
        left += size[0] + gap


def _pair(
    chip: Chip, unit: float, height: int, share: float
) -> tuple[pygame.Surface, pygame.Surface]:
    """Workers for the tab of a cell so high, and what they bring; a `share` of the usual size."""
    sign, size = round(_sign(height, unit) * share), _type(height, unit) * share
    return price_tab.worker_price(chip.workers, sign, size), _gain(chip, sign, size)


def _gain(chip: Chip, sign: int, size: float) -> pygame.Surface:
    figure: tuple[Part, ...] = (("gain", str(chip.amount)),) if chip.amount else ()
    if chip.icon in ("token", "tokens") and chip.amount > 1:
        parts: tuple[Part, ...] = (("icon", "token"),) * chip.amount
    elif chip.icon in ("wood", "marble", "gold") and not chip.amount:
        parts = (("gain", "0"), ("icon", chip.icon))
    else:
        parts = (*figure, ("icon", chip.icon))
    return inline(parts, sign, size)


def _type(height: int, unit: float) -> float:
    """px of the figures in a cell so high."""
    return min(height * 0.72, 18.4 * unit)


def _sign(height: int, unit: float) -> int:
    """px of the icons in a cell so high."""
    return round(min(height * 0.84, 21 * unit))


@kept
def tray_ground(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A shallow hollow in the marble."""
    width, height = size
    d = Sketch(1.0)
    r = 6 * unit
    d.add(
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="{r:.1f}" fill="#4a4436" '
        f'fill-opacity="0.15"/>'
    )
    d.add(
        f'<path d="M{r * 0.4:.1f} {height - r:.1f} V{r:.1f} Q1 1 {r:.1f} 1 H{width - r:.1f}" '
        f'fill="none" stroke="#3a3024" stroke-opacity="0.4" stroke-width="{1.4 * unit:.1f}"/>'
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
        for cell in cells:
            mark = _pressed_worker(round(cell.height * 0.62))
            target.blit(mark, mark.get_rect(center=cell.center))
        height = round(_HIRE * unit)
        picture = price_tab.worker_price(number, round(20 * unit), TYPE * 1.2 * unit)
        tag = pygame.Rect(price.left, 0, price.width - round(2 * unit), height)
        tag.centery = price.centery
        target.blit(price_tab.tab(tag.size, unit), tag)
        tip = price_tab.point(tag.size, unit, "right")
        target.blit(picture, picture.get_rect(center=(tag.centerx - tip // 3, tag.centery)))


def draw_stands(target: pygame.Surface, pools: tuple[pygame.Rect, ...], unit: float) -> None:
    """A round place let into the ground for the workers of every seat."""
    for box in pools:
        wide = round(min(box.width * 0.94, box.height * 0.98))
        stand = _stand((wide, round(wide * 0.4)), unit)
        target.blit(stand, stand.get_rect(midbottom=(box.centerx, box.bottom - round(unit))))


@kept
def _stand(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A shallow oval: dark where the light comes from, lit at its lower edge."""
    width, height = size[0] / unit, size[1] / unit
    x, y = width / 2, height / 2
    d = Sketch(1.0)
    d.ellipse(x, y, x - 1, y - 1, "#6a6150", None, opacity=0.16)
    a, b = x - 1.4, y - 1.4
    d.line(f"M{x - a:.1f} {y:.1f} A{a:.1f} {b:.1f} 0 0 1 {x + a:.1f} {y:.1f}", "#3a3024", 1.5, 0.42)
    d.line(f"M{x - a:.1f} {y:.1f} A{a:.1f} {b:.1f} 0 0 0 {x + a:.1f} {y:.1f}", "#ffffff", 1.3, 0.85)
    return d.once((0, 0, width, height), size)


@kept
def _pressed_worker(px: int) -> pygame.Surface:
    """The shape of a worker in the marble, where one waits until somebody hires it."""
    return _pressed(price_tab.worker_sign(px))


def _pressed(sign: pygame.Surface) -> pygame.Surface:
    """A shape cut into the marble: dark, with a lit edge at the lower right."""
    wide, high = sign.get_size()
    canvas = pygame.Surface((wide + 1, high + 1), pygame.SRCALPHA)
    canvas.blit(silhouette(sign, "#ffffff", 150), (1, 1))
    canvas.blit(silhouette(sign, "#6a6150", 90), (0, 0))
    return canvas


def draw_display(target: pygame.Surface, layout: BoardLayout, view: BoardView) -> None:
    """Sockets for the tiles on offer, their prices, and the two piles."""
    unit = layout.unit
    for box in layout.display:
        target.blit(socket(box.size, unit), box)
    for box, number in zip(layout.tags, view.display, strict=False):
        picture = price_tab.worker_price(number, round(17 * unit), TYPE * 1.1 * unit)
        tag = pygame.Rect(0, 0, picture.get_width() + round(13 * unit), box.height)
        tag.midtop = (box.centerx, box.top - round(unit))
        tip = price_tab.point(tag.size, unit, "up")
        target.blit(price_tab.tab(tag.size, unit, "up"), tag)
        target.blit(picture, picture.get_rect(center=(tag.centerx, tag.centery + tip // 2)))
    for box, name in ((layout.pile, "pile"), (layout.discard, "discard")):
        target.blit(socket(box.size, unit), box)
        sign = icon(name, round(box.width * 0.5)).copy()
        sign.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(sign, sign.get_rect(center=box.center))


@kept
def socket(size: tuple[int, int], unit: float) -> pygame.Surface:
    """An empty place for a tile, let into the marble."""
    width, height = size
    d = Sketch(max(0.8, unit))
    d.add(
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="{2 * unit:.1f}" '
        f'fill="#6a6150" fill-opacity="0.2"/>'
    )
    d.add(
        f'<path d="M1 {height - 1} V1 H{width - 1}" fill="none" stroke="#3a3024" '
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
    """A decoration, and its price on a tab that looks at it."""
    inner = box.inflate(-round(3 * unit), -round(3 * unit))
    target.blit(price_tab.ground(inner.size, unit), inner)
    side = goods_side(box)
    left = inner.left + side + round(unit)
    tag = pygame.Rect(left, inner.top, inner.right - left, inner.height)
    target.blit(price_tab.tab(tag.size, unit, "left"), tag)
    step = min(_LINE * unit, (tag.height - _GOODS_EDGE * unit) / (1 + len(price.cost)))
    text = min(_GOODS_TYPE * unit, step * 1.08)
    sign = round(min(_GOODS_ICON * unit, step - 0.4))
    lines = [price_tab.worker_price(price.workers, sign, text)]
    for name, number in price.cost:
        parts: tuple[Part, ...] = (("text", str(number)), ("icon", name))
        lines.append(inline(parts, sign, text))
    _stacked(target, tag, lines, step, round(price_tab.point(tag.size, unit, "left") * 0.5))
    piece = medal(price.icon, side)
    _lay(target, piece, (inner.left + round(1.5 * unit), inner.centery - side // 2), unit)


def _stacked(
    target: pygame.Surface, tag: pygame.Rect, lines: list[pygame.Surface], step: float, aside: int
) -> None:
    """Lines of a price, each `step` px below the last, in the middle of a tab whose point takes
    room at one side; their numbers stand below each other."""
    wide = max(line.get_width() for line in lines)
    left = tag.centerx + aside - wide // 2
    top = tag.centery - step * len(lines) / 2
    for number, line in enumerate(lines):
        middle = round(top + step * (number + 0.5))
        target.blit(line, line.get_rect(midleft=(left, middle)))


def goods_side(box: pygame.Rect) -> int:
    """px across a decoration in its cell."""
    return round(min(box.height * 0.8, box.width * 0.48))


def draw_alchemists(target: pygame.Surface, layout: BoardLayout, view: BoardView) -> Iterator[None]:
    """The rows of technologies and the trays before them, row by row."""
    unit = layout.unit
    for row, (sign_box, cells, faces) in enumerate(
        zip(layout.tech_signs, layout.techs, view.technologies, strict=False)
    ):
        tray = layout.niche(row)
        target.blit(tray_ground(tray.size, unit), tray)
        sign = _pressed_start(round(min(tray.size) * 0.62))
        target.blit(sign, sign.get_rect(center=tray.center))
        shared = _shared(faces)
        if shared is not None:
            picture = _row_sign(shared, sign_box.width - round(_SIGN_AIR * unit), unit)
            middle = (
                sign_box.centerx - round(_SIGN_ASIDE * unit),
                sign_box.top + _tech_price(sign_box, unit).centery,
            )
            target.blit(picture, picture.get_rect(center=middle))
        for cell, face in zip(cells, faces, strict=False):
            _tech_cell(target, cell, face, unit, alone=shared is None)
        yield


def _shared(faces: tuple[TechFace, ...]) -> int | None:
    """What all technologies of a row bring alike: 0 is a share, else so much of something; None:
    they differ, and each says it."""
    kinds = {face.amount if face.icon else 0 for face in faces}
    return kinds.pop() if len(kinds) == 1 else None


def _row_sign(shared: int, wide: int, unit: float) -> pygame.Surface:
    """The bell of a row of shares, or the gain of a row of bonuses, before the row."""
    if not shared:
        return icon("bell", wide)
    return _fitting((("gain", f"+{shared}"),), wide, 0, TYPE * 1.2 * unit)


def _tech_price(box: pygame.Rect, unit: float) -> pygame.Rect:
    """Where price and gain of a technology lie in a cell of that size; its markers lie below."""
    inner = pygame.Rect((0, 0), box.size).inflate(0, -round(3 * unit))
    return pygame.Rect(0, inner.top, inner.width, inner.height - round(_TECH_FOOT * unit))


@kept
def _pressed_start(px: int) -> pygame.Surface:
    """The sign of the technologies in the marble, where all markers begin."""
    return _pressed(icon("technology", px))


def _tech_cell(
    target: pygame.Surface, box: pygame.Rect, face: TechFace, unit: float, alone: bool
) -> None:
    """A technology: its price, and beside it what it does; markers lie on the marble below.
    `alone`: no sign before the row says what it has in common with the others."""
    inner = _tech_price(box, unit).move(box.topleft).inflate(-round(3 * unit), 0)
    height = inner.height
    target.blit(price_tab.ground(inner.size, unit), inner)
    price = price_tab.worker_price(face.workers, round(18 * unit), TYPE * 1.1 * unit)
    tip = price_tab.point((height, height), unit, "right")
    wide = price_tab.tab_width(price, height, unit) + tip // 2
    target.blit(price_tab.tab((wide, height), unit), inner)
    middle = inner.top + height // 2
    target.blit(price, price.get_rect(midleft=(inner.left + round(3 * unit), middle)))
    room = pygame.Rect(inner.left + wide, inner.top, inner.width - wide, height)
    if face.icon and alone:
        parts: tuple[Part, ...] = (("gain", f"+{face.amount}"), ("icon", face.icon))
        picture = _fitting(parts, room.width, 21 * unit, TYPE * 1.15 * unit)
    elif alone:
        picture = _echo(face.site, room.size)
    else:
        side = min(height - round(unit), room.width)
        picture = icon(face.icon or f"site:{face.site}", side)
    target.blit(picture, picture.get_rect(center=room.center))


def _fitting(parts: tuple[Part, ...], room: int, sign: float, text: float) -> pygame.Surface:
    """A line with signs and figures as large as given, or so much smaller that it fits."""
    picture = inline(parts, round(sign), text)
    for share in _SMALLER:
        if picture.get_width() <= room:
            break
        picture = inline(parts, round(sign * share), text * share)
    return picture


@kept
def _echo(site: str, room: tuple[int, int]) -> pygame.Surface:
    """The bell of a share and the seal of its location, as large as the room lets them be."""
    high = min(room[1] - 1, round(room[0] * 0.58))
    seal, sign = icon(f"site:{site}", high), icon("bell", round(high * 0.78))
    gap = max(0, min(high // 6, room[0] - seal.get_width() - sign.get_width()))
    wide = min(room[0], seal.get_width() + sign.get_width() + gap)
    canvas = pygame.Surface((wide, high), pygame.SRCALPHA)
    canvas.blit(sign, sign.get_rect(midleft=canvas.get_rect().midleft))
    canvas.blit(seal, seal.get_rect(midright=canvas.get_rect().midright))
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
