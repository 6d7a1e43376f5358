"""A small numbered list on paper: which of several fitting options is meant."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import fonts, svg
from sprites.common.chrome_button import focus_ring
from sprites.common.chrome_tooltip import trimmed
from sprites.common.chrome_tray import Delta, delta_badge
from sprites.common.colour import lighter
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.glyphs import glyph
from sprites.common.lettering import write
from sprites.common.light import shadow, shadow_pad
from sprites.common.materials import framed_paper
from sprites.common.metrics import target_px
from sprites.common.rich import IconSource, Token, layout
from sprites.common.theme import Theme

WIDTH = 340
"""Units that a column takes at most."""
_PAD = 11
_LEAST_ROW = 38


@dataclass(frozen=True, slots=True)
class Effect:
    """A cost or gain beside an option: an icon and its change."""

    icon: str
    delta: Delta


@dataclass(frozen=True, slots=True)
class Choice:
    """One option; its target is its `id`."""

    id: str
    words: tuple[Token, ...]
    icon: str = ""
    effects: tuple[Effect, ...] = ()
    enabled: bool = True
    reason: tuple[Token, ...] = ()
    reveals: bool = False
    primary: bool = False
    """The proposed one."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """The options under a heading. Those from `first` on are shown, as many as fit."""

    choices: tuple[Choice, ...]
    title: str = ""
    first: int = 0


BACK = "chooser:back"
MORE = "chooser:more"


def chooser(
    state: Chooser,
    max_size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The list, within `max_size` px: one column, two if need be, then pages.

    Targets: the ids of the choices, "chooser:back" and "chooser:more".
    """
    ids = frozenset({choice.id for choice in state.choices} | {BACK, MORE})
    return _chooser(state, max_size, scale, theme.for_slips(), icon, pointer.only(ids))


@lru_cache(maxsize=12)
def _chooser(
    state: Chooser,
    max_size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer,
) -> Drawn:
    pad = round(_PAD * scale)
    wide = min(round(WIDTH * scale), max_size[0] - 2 * pad)
    rows = [_Row(index, choice) for index, choice in enumerate(state.choices)][state.first :]
    sizes = {row.index: _row_size(row, wide, scale, theme, icon) for row in rows}
    column = max([round(150 * scale), *(size[0] for size in sizes.values())])
    title = _title(state.title, max(column, round(170 * scale)), scale, theme)
    head = title.get_height() + round(4 * scale) if title is not None else 0
    pages = state.first > 0 or _too_many(rows, sizes, column, max_size, head, pad)
    foot = target_px(34, scale) if pages else 0
    limit = (max_size[0] - 2 * pad, max_size[1] - 2 * pad - head - foot)
    places = _places(rows, sizes, column, limit)
    inner_w = max([place.right for _, place in places] + [title.get_width() if title else 0])
    inner_h = max((place.bottom for _, place in places), default=0)
    size = (inner_w + 2 * pad, inner_h + 2 * pad + head + foot)
    work = _Work(*_slip(size, scale, theme), scale, theme, icon, pointer, wide, {}, [])
    if title is not None:
        work.texts.append(work.blit(title, (pad, pad)))
    for row, place in places:
        work.draw_row(row, place.move(pad, pad + head))
    if pages:
        strip = pygame.Rect(pad, size[1] - pad - foot, size[0] - 2 * pad, foot)
        work.draw_pages(strip, state.first > 0, len(places) < len(rows))
    work.draw_focus()
    return Drawn(work.canvas, size, work.origin, work.rects, tuple(work.texts))


@dataclass(frozen=True, slots=True)
class _Row:
    index: int
    choice: Choice


def _title(title: str, width: int, scale: float, theme: Theme) -> pygame.Surface | None:
    if not title:
        return None
    font = fonts.serif(16.5 * scale, "bold")
    return trimmed(layout((title,), font, width, _no_icon, theme.accent))


def _no_icon(name: str, size: int) -> None:
    return None


@lru_cache(maxsize=8)
def _slip(
    size: tuple[int, int], scale: float, theme: Theme
) -> tuple[pygame.Surface, tuple[int, int]]:
    slip = framed_paper(size, scale, 23, theme.paper, 7, theme.rule, theme.ink)
    offset = (5 * scale, 11 * scale)
    pad = shadow_pad(offset, 13 * scale)
    canvas = shadow(slip, offset, 13 * scale, 160)
    canvas.blit(slip, (pad, pad))
    return canvas, (pad, pad)


def _too_many(
    rows: list[_Row],
    sizes: dict[int, tuple[int, int]],
    column: int,
    max_size: tuple[int, int],
    head: int,
    pad: int,
) -> bool:
    limit = (max_size[0] - 2 * pad, max_size[1] - 2 * pad - head)
    return len(_places(rows, sizes, column, limit)) < len(rows)


def _places(
    rows: list[_Row],
    sizes: dict[int, tuple[int, int]],
    column: int,
    limit: tuple[int, int],
) -> list[tuple[_Row, pygame.Rect]]:
    """Rows and their places, down the first column and then the second; at least one row."""
    places: list[tuple[_Row, pygame.Rect]] = []
    left = top = 0
    for row in rows:
        height = sizes[row.index][1]
        if top + height > limit[1] and places:
            left, top = left + column, 0
            if left + column > limit[0] or height > limit[1]:
                break
        places.append((row, pygame.Rect(left, top, column, height)))
        top += height
    return places


def _row_size(
    row: _Row, wide: int, scale: float, theme: Theme, icon: IconSource
) -> tuple[int, int]:
    words = _row_words(row.choice, wide, scale, theme, icon)
    width = (
        _words_left(row.choice, scale)
        + words.get_width()
        + _effects_width(row.choice, scale, theme, icon)
    )
    height = max(target_px(_LEAST_ROW, scale), words.get_height() + round(12 * scale))
    return min(wide, width + round(14 * scale)), height


def _words_left(choice: Choice, scale: float) -> int:
    return round((66 if choice.icon else 36) * scale)


def _effects_width(choice: Choice, scale: float, theme: Theme, icon: IconSource) -> int:
    width = round(22 * scale) if choice.reveals else 0
    for effect in choice.effects:
        width += _effect(effect, scale, theme, icon).get_width() + round(5 * scale)
    return width + (round(8 * scale) if width else 0)


@lru_cache(maxsize=128)
def _effect(effect: Effect, scale: float, theme: Theme, icon: IconSource) -> pygame.Surface:
    """Icon with its badge overlapping the lower right."""
    picture = icon(effect.icon, round(22 * scale))
    badge = delta_badge(effect.delta, scale, theme)
    left = picture.get_width() - round(5 * scale) if picture is not None else 0
    height = max(badge.get_height(), round(26 * scale))
    canvas = pygame.Surface((left + badge.get_width(), height), pygame.SRCALPHA)
    if picture is not None:
        canvas.blit(picture, picture.get_rect(midleft=(0, height // 2)))
    canvas.blit(badge, badge.get_rect(midright=(canvas.get_width(), height // 2)))
    return canvas


@lru_cache(maxsize=256)
def _row_words(
    choice: Choice, wide: int, scale: float, theme: Theme, icon: IconSource
) -> pygame.Surface:
    room = wide - _words_left(choice, scale) - _effects_width(choice, scale, theme, icon)
    room = max(round(60 * scale), room - round(14 * scale))
    colour = theme.text if choice.enabled else theme.text_soft
    font = fonts.sans(14 * scale)
    words = trimmed(layout(choice.words, font, room, icon, colour, 0.95))
    if choice.enabled or not choice.reason:
        return words
    small = fonts.sans(13 * scale)
    reason = trimmed(layout(choice.reason, small, room, icon, theme.danger, 0.95))
    size = (max(words.get_width(), reason.get_width()), words.get_height() + reason.get_height())
    both = pygame.Surface(size, pygame.SRCALPHA)
    both.blit(words, (0, 0))
    both.blit(reason, (0, words.get_height()))
    return both


@dataclass(slots=True)
class _Work:
    """The slip while it is being written; places count from its own corner."""

    canvas: pygame.Surface
    origin: tuple[int, int]
    scale: float
    theme: Theme
    icon: IconSource
    pointer: Pointer
    wide: int
    """px at which the words wrap."""
    rects: dict[str, pygame.Rect]
    texts: list[pygame.Rect]

    def __post_init__(self) -> None:
        self.canvas = self.canvas.copy()

    def blit(self, picture: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        place = (at[0] + self.origin[0], at[1] + self.origin[1])
        return self.canvas.blit(picture, place).move(-self.origin[0], -self.origin[1])

    def draw_row(self, row: _Row, box: pygame.Rect) -> None:
        scale, choice = self.scale, row.choice
        inner = box.inflate(-round(4 * scale), -round(3 * scale))
        self.blit(self._ground(choice, inner.size), inner.topleft)
        self._draw_number(row, inner)
        if choice.icon:
            picture = self.icon(choice.icon, round(26 * scale))
            if picture is not None:
                at = picture.get_rect(center=(inner.left + round(48 * scale), inner.centery))
                self.blit(picture, at.topleft)
        words = _row_words(choice, self.wide, scale, self.theme, self.icon)
        left = inner.left + _words_left(choice, scale)
        self.texts.append(self.blit(words, (left, inner.centery - words.get_height() // 2)))
        self._draw_effects(choice, inner)
        self.rects[choice.id] = box.inflate(0, -1)

    def _draw_number(self, row: _Row, inner: pygame.Rect) -> None:
        scale, size = self.scale, round(22 * self.scale)
        at = (inner.left + round(7 * scale), inner.centery - size // 2)
        if not row.choice.enabled:
            self.blit(glyph("no", size, ink=self.theme.ink), at)
            return
        self.blit(_number_disc(row.index + 1, size, scale, self.theme), at)

    def _draw_effects(self, choice: Choice, inner: pygame.Rect) -> None:
        scale = self.scale
        right = inner.right - round(6 * scale)
        for effect in reversed(choice.effects):
            picture = _effect(effect, scale, self.theme, self.icon)
            right -= picture.get_width()
            self.blit(picture, (right, inner.centery - picture.get_height() // 2))
            right -= round(5 * scale)
        if choice.reveals:
            eye = glyph("eye", round(18 * scale), ink=self.theme.ink)
            right -= eye.get_width()
            self.blit(eye, (right, inner.centery - eye.get_height() // 2))

    def _ground(self, choice: Choice, size: tuple[int, int]) -> pygame.Surface:
        lit = choice.enabled and choice.id in (self.pointer.hovered, self.pointer.pressed)
        return _row_ground(size, self.scale, self.theme, choice.enabled, choice.primary, lit)

    def draw_pages(self, strip: pygame.Rect, back: bool, more: bool) -> None:
        half = strip.width // 2
        for name, there, left in ((BACK, back, strip.left), (MORE, more, strip.left + half)):
            if not there:
                continue
            box = pygame.Rect(left, strip.top, half, strip.height)
            lit = name in (self.pointer.hovered, self.pointer.pressed)
            ground = _row_ground(box.size, self.scale, self.theme, True, False, lit)
            self.blit(ground, box.topleft)
            sign = glyph(
                "chevron_up" if name == BACK else "chevron_down",
                round(16 * self.scale),
                self.theme.accent,
            )
            self.blit(sign, sign.get_rect(center=box.center).topleft)
            self.rects[name] = box

    def draw_focus(self) -> None:
        box = self.rects.get(self.pointer.focused)
        if box is not None:
            ring = focus_ring(box.size, self.scale, self.theme, 6)
            self.blit(ring.surface, (box.x - ring.origin[0], box.y - ring.origin[1]))


@lru_cache(maxsize=48)
def _row_ground(
    size: tuple[int, int], scale: float, theme: Theme, enabled: bool, primary: bool, lit: bool
) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    fill = lighter(theme.paper_light, 0.4) if lit else theme.paper_light
    line = theme.accent if lit or primary else theme.hairline
    thick = 1.8 if lit or primary else 1.0
    dashes = None if enabled else "4 3"
    body = svg.rect(
        1,
        1,
        width - 2,
        height - 2,
        fill,
        line,
        thick,
        6,
        fill_opacity=0.9 if enabled else 0.25,
        stroke_dasharray=dashes,
    )
    return svg.raster(svg.document(body, width, height), size)


@lru_cache(maxsize=48)
def _number_disc(number: int, size: int, scale: float, theme: Theme) -> pygame.Surface:
    body = svg.circle(16, 16, 14.6, theme.accent, theme.ink, 1.6)
    disc = svg.raster(svg.document(body, 32, 32), (size, size)).copy()
    font = fonts.sans(13 * scale, bold=True)
    write(disc, str(number), font, theme.accent_text, (size / 2, size / 2 - 0.5), "centre")
    return disc
