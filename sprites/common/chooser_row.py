"""One option of a chooser: number, icon, words, what it costs and gains, or why it is not open."""

from dataclasses import dataclass

import pygame

from sprites.common import fonts, svg
from sprites.common.chrome_tooltip import trimmed
from sprites.common.chrome_tray import Delta, delta_badge
from sprites.common.colour import lighter
from sprites.common.drawn import Drawn
from sprites.common.glyphs import Glyph, glyph
from sprites.common.lettering import write
from sprites.common.metrics import target_px
from sprites.common.rich import IconSource, Token, layout
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

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
    warned: bool = False
    """A sign says that there is something to mind, where there is no room for its words."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How rows are written: words wrap so that a row is at most `wide` px."""

    wide: int
    scale: float
    theme: Theme
    icon: IconSource

    def px(self, units: float) -> int:
        return round(units * self.scale)


def row_size(choice: Choice, pen: Pen) -> tuple[int, int]:
    """px that the row takes, at most `pen.wide`, and never lower than a click target."""
    words = _words(choice, pen)
    width = _words_left(choice, pen) + words.get_width() + _effects_width(choice, pen)
    height = max(target_px(_LEAST_ROW, pen.scale), words.get_height() + pen.px(12))
    return min(pen.wide, width + pen.px(14)), height


@kept
def choice_row(choice: Choice, number: int, size: tuple[int, int], pen: Pen, lit: bool) -> Drawn:
    """The row at `size` px on transparent ground."""
    inner = pygame.Rect((0, 0), size).inflate(-pen.px(4), -pen.px(3))
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    ground = row_ground(inner.size, pen, choice.enabled, choice.primary, choice.enabled and lit)
    canvas.blit(ground, inner)
    _draw_number(canvas, choice, number, inner, pen)
    picture = pen.icon(choice.icon, pen.px(26)) if choice.icon else None
    if picture is not None:
        place = picture.get_rect(center=(inner.left + pen.px(48), inner.centery))
        canvas.blit(picture, place)
    words = _words(choice, pen)
    at = (inner.left + _words_left(choice, pen), inner.centery - words.get_height() // 2)
    drawn = canvas.blit(words, at)
    _draw_effects(canvas, choice, inner, pen)
    return Drawn(canvas, size, texts=(drawn,))


_SIGNS: tuple[tuple[Glyph, int, int], ...] = (("eye", 18, 22), ("warning", 16, 18))
"""Of something that is revealed and of something to mind: units across, and of its room."""


def _signs(choice: Choice) -> list[tuple[Glyph, int, int]]:
    """Those that a row bears."""
    there = (choice.reveals, choice.warned)
    return [sign for sign, borne in zip(_SIGNS, there, strict=True) if borne]


def _words_left(choice: Choice, pen: Pen) -> int:
    return pen.px(66 if choice.icon else 36)


def _effects_width(choice: Choice, pen: Pen) -> int:
    width = sum(pen.px(room) for _, _, room in _signs(choice))
    for effect in choice.effects:
        width += _effect(effect, pen).get_width() + pen.px(5)
    return width + (pen.px(8) if width else 0)


@kept
def _effect(effect: Effect, pen: Pen) -> pygame.Surface:
    """Icon with its badge overlapping its right side."""
    picture = pen.icon(effect.icon, pen.px(22))
    badge = delta_badge(effect.delta, pen.scale, pen.theme)
    left = picture.get_width() - pen.px(5) if picture is not None else 0
    height = max(badge.get_height(), pen.px(26))
    canvas = pygame.Surface((left + badge.get_width(), height), pygame.SRCALPHA)
    if picture is not None:
        canvas.blit(picture, picture.get_rect(midleft=(0, height // 2)))
    canvas.blit(badge, badge.get_rect(midright=(canvas.get_width(), height // 2)))
    return canvas


@kept
def _words(choice: Choice, pen: Pen) -> pygame.Surface:
    room = pen.wide - _words_left(choice, pen) - _effects_width(choice, pen) - pen.px(14)
    room = max(pen.px(60), room)
    colour = pen.theme.text if choice.enabled else pen.theme.text_soft
    font = fonts.sans(14 * pen.scale)
    words = trimmed(layout(choice.words, font, room, pen.icon, colour, 0.95))
    if choice.enabled or not choice.reason:
        return words
    small = fonts.sans(13 * pen.scale)
    reason = trimmed(layout(choice.reason, small, room, pen.icon, pen.theme.danger, 0.95))
    size = (max(words.get_width(), reason.get_width()), words.get_height() + reason.get_height())
    both = pygame.Surface(size, pygame.SRCALPHA)
    both.blit(words, (0, 0))
    both.blit(reason, (0, words.get_height()))
    return both


def _draw_number(
    canvas: pygame.Surface, choice: Choice, number: int, inner: pygame.Rect, pen: Pen
) -> None:
    size = pen.px(22)
    at = (inner.left + pen.px(7), inner.centery - size // 2)
    if choice.enabled:
        canvas.blit(_number_disc(number, size, pen.scale, pen.theme), at)
    else:
        canvas.blit(glyph("no", size, ink=pen.theme.ink), at)


@kept
def _number_disc(number: int, size: int, scale: float, theme: Theme) -> pygame.Surface:
    body = svg.circle(16, 16, 14.6, theme.accent, theme.ink, 1.6)
    disc = svg.raster(svg.document(body, 32, 32), (size, size)).copy()
    font = fonts.sans(13 * scale, bold=True)
    write(disc, str(number), font, theme.accent_text, (size / 2, size / 2 - 0.5), "centre")
    return disc


def _draw_effects(canvas: pygame.Surface, choice: Choice, inner: pygame.Rect, pen: Pen) -> None:
    right = inner.right - pen.px(6)
    for effect in reversed(choice.effects):
        picture = _effect(effect, pen)
        right -= picture.get_width()
        canvas.blit(picture, (right, inner.centery - picture.get_height() // 2))
        right -= pen.px(5)
    for name, across, room in _signs(choice):
        sign = glyph(name, pen.px(across), ink=pen.theme.ink)
        canvas.blit(sign, sign.get_rect(midright=(right, inner.centery)))
        right -= pen.px(room)


@kept
def row_ground(
    size: tuple[int, int], pen: Pen, enabled: bool, primary: bool, lit: bool
) -> pygame.Surface:
    """The slip under a row: framed in the accent when proposed or lit, dashed when not open."""
    width, height, theme = size[0] / pen.scale, size[1] / pen.scale, pen.theme
    fill = lighter(theme.paper_light, 0.4) if lit else theme.paper_light
    line, thick = (theme.accent, 1.8) if lit or primary else (theme.hairline, 1.0)
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
        stroke_dasharray=None if enabled else "4 3",
    )
    return svg.raster(svg.document(body, width, height), size)
