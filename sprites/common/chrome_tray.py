"""The counters tray: dark wells in wood with an icon, a number and what will change."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import fonts, svg
from sprites.common.chrome_button import focus_ring
from sprites.common.cloth_and_stone import marble
from sprites.common.colour import darker, lighter, rgb
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.lettering import fit_lines, sizes_from, write
from sprites.common.light import clip, rounded_mask, shadow, shadow_pad
from sprites.common.materials import oak
from sprites.common.rich import IconSource
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

_EDGE = 5
_BLUR = 9


@dataclass(frozen=True, slots=True)
class Delta:
    """A coming change: "+2" or "−1", and whether that is good for the owner."""

    text: str
    good: bool


@dataclass(frozen=True, slots=True)
class Well:
    """One counter; its target is "well:<id>"."""

    id: str
    icon: str
    number: str
    note: str = ""
    """A word after the number, left out where it has no room."""
    delta: Delta | None = None
    extra: pygame.Surface | None = None
    """A small picture at the right, drawn by the game for this scale."""
    lit: bool = False
    value: int = 0
    """The number as things that can be counted: furniture shows so many pieces."""
    change: int = 0
    ahead: bool = False
    """The change is still to come: `value` does not contain it."""
    quiet: bool = False
    """It is of no use in this phase."""


def tray(
    wells: tuple[Well, ...],
    columns: int,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The tray at `size` px with its wells row by row."""
    ids = frozenset(f"well:{well.id}" for well in wells)
    return _tray(wells, columns, size, scale, theme, icon, pointer.only(ids))


@lru_cache(maxsize=2)
def _tray(
    wells: tuple[Well, ...],
    columns: int,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer,
) -> Drawn:
    board, origin = _board(size, scale, theme)
    canvas = board.copy()
    rects: dict[str, pygame.Rect] = {}
    texts: list[pygame.Rect] = []
    for well, box in zip(wells, _boxes(len(wells), columns, size, scale), strict=True):
        name = f"well:{well.id}"
        lit = well.lit or name in (pointer.hovered, pointer.pressed)
        drawn = _well(well, box.size, scale, theme, icon, lit)
        place = box.move(origin)
        drawn.blit(canvas, place.topleft)
        if name == pointer.focused:
            focus_ring(box.size, scale, theme, 6).blit(canvas, place.topleft)
        rects[name] = box
        texts += [text.move(box.topleft) for text in drawn.texts]
    return Drawn(canvas, size, origin, rects, tuple(texts))


def _boxes(count: int, columns: int, size: tuple[int, int], scale: float) -> list[pygame.Rect]:
    edge, gap = _EDGE * scale, 3 * scale
    rows = max(1, -(-count // columns))
    wide = (size[0] - 2 * edge + gap) / columns
    tall = (size[1] - 2 * edge + gap) / rows
    boxes = []
    for index in range(count):
        left = round(edge + (index % columns) * wide)
        top = round(edge + (index // columns) * tall)
        boxes.append(pygame.Rect(left, top, round(wide - gap), round(tall - gap)))
    return boxes


@lru_cache(maxsize=2)
def _board(
    size: tuple[int, int], scale: float, theme: Theme
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The wooden board with its rim and shadow, and where its corner lies. It lies on the table all
    the time: it stays, however full the cache is."""
    board = pygame.Surface(size, pygame.SRCALPHA)
    if theme.tray_material == "marble":
        board.blit(marble(size, scale, 21, theme.tray_tint), (0, 0))
    else:
        board.blit(oak(size, scale, 21), (0, 0))
        board.fill((*rgb(theme.tray_tint), 0), special_flags=pygame.BLEND_RGBA_ADD)
    clip(board, rounded_mask(size, 8 * scale))
    width, height = size[0] / scale, size[1] / scale
    rim = svg.rect(1, 1, width - 2, height - 2, "none", theme.ink, 2, 8)
    rim += svg.rect(
        2.6, 2.6, width - 5.2, height - 5.2, "none", theme.tray_edge, 1, 7, stroke_opacity=0.6
    )
    board.blit(svg.raster(svg.document(rim, width, height), size), (0, 0))
    offset = (3 * scale, 6 * scale)
    pad = shadow_pad(offset, _BLUR * scale)
    canvas = shadow(board, offset, _BLUR * scale)
    canvas.blit(board, (pad, pad))
    return canvas, (pad, pad)


@kept
def _well(
    well: Well, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource, lit: bool
) -> Drawn:
    canvas = _hollow(size, scale, theme, lit).copy()
    middle = size[1] / 2
    icon_px = min(round(31 * scale), size[1] - round(6 * scale), round(size[0] * 0.31))
    picture = icon(well.icon, icon_px)
    left = 5 * scale
    if picture is not None:
        canvas.blit(picture, picture.get_rect(midleft=(round(left), round(middle))))
    left += icon_px + 4 * scale
    badge = delta_badge(well.delta, scale, theme) if well.delta is not None else None
    whole = size[0] - 6 * scale - left
    room = whole if badge is None else size[0] - 4 * scale - left - badge.get_width()
    sizes = sizes_from(19, 13, scale)
    fitted = fit_lines(well.number, round(room), sizes, 1, "serif", "black")
    stacked = badge is not None and not fitted.complete
    if stacked:  # too narrow for both side by side: the badge above, the number below
        fitted = fit_lines(
            well.number, round(whole), sizes_from(15, 13, scale), 1, "serif", "black"
        )
    font = fitted.font
    at = (left, middle)
    if badge is not None and stacked:
        lowest = size[1] - font.get_height() / 2
        at = (left, min(lowest, middle + badge.get_height() / 2))
    drawn = write(canvas, well.number, font, theme.well_text, at, "left", theme.bar_shade)
    texts = [drawn]
    right = size[0] - 3 * scale
    if badge is not None:
        place = badge.get_rect(midright=(round(right), round(middle)))
        if stacked:
            place.top = max(round(scale), drawn.top - place.height)
        canvas.blit(badge, place)
        texts.append(place)
        right = place.left - 3 * scale
    if well.extra is not None:
        place = well.extra.get_rect(midright=(round(right - 3 * scale), round(middle)))
        canvas.blit(well.extra, place)
        right = place.left - 3 * scale
    note = _note(canvas, well.note, (drawn.right + 5 * scale, right), scale, theme)
    texts += [note] if note is not None else []
    return Drawn(canvas, size, texts=tuple(texts))


def _note(
    canvas: pygame.Surface, note: str, span: tuple[float, float], scale: float, theme: Theme
) -> pygame.Rect | None:
    """The note, or nothing where it has no room: the tooltip says it too."""
    font = fonts.sans(13 * scale)
    if not note or font.size(note)[0] > span[1] - span[0]:
        return None
    at = (span[0], canvas.get_height() / 2 + scale)
    return write(canvas, note, font, theme.well_soft, at)


@kept
def _hollow(size: tuple[int, int], scale: float, theme: Theme, lit: bool) -> pygame.Surface:
    """An empty well: dark at the top, where the rim throws its shadow, lit at the foot."""
    width, height = size[0] / scale, size[1] / scale
    dark = lighter(theme.well, 0.06) if lit else theme.well
    depth = svg.linear_gradient(
        "w",
        (0, 0),
        (0, height),
        (0, darker(theme.well, 0.5), 0.92),
        (0.32, dark, 0.86),
        (1, dark, 0.7),
    )
    rim = theme.gold_line if lit else darker(theme.well, 0.6)
    body = svg.rect(0.8, 0.8, width - 1.6, height - 1.6, "url(#w)", rim, 1.4, 6)
    foot = svg.number(height - 0.8)
    body += svg.path(
        f"M6 {foot} H{svg.number(width - 6)}",
        stroke=theme.tray_edge,
        stroke_width=1,
        stroke_opacity=0.5,
    )
    return svg.raster(svg.document(body, width, height, depth), size)


@kept
def delta_badge(delta: Delta, scale: float, theme: Theme) -> pygame.Surface:
    """A ± badge: a round pill for good changes, a square-cornered one for bad ones."""
    font = fonts.sans(13 * scale, bold=True)
    width = font.size(delta.text)[0] + round(10 * scale)
    height = max(18, round(19 * scale))
    size = (max(width, height), height)
    fill = theme.gain if delta.good else theme.loss
    radius = height / 2 - 1 if delta.good else 3.5 * scale
    body = svg.rect(1, 1, size[0] - 2, size[1] - 2, fill, theme.ink, 1.3 * scale, radius)
    picture = svg.raster(svg.document(body, *size), size).copy()
    write(picture, delta.text, font, theme.badge_text, (size[0] / 2, size[1] / 2 - 0.5), "centre")
    return picture
