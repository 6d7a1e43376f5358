"""Rows of icons for costs and effects, sized so that they fit and stay readable."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from sprites.caylus.card_view import Amount, EffectFace, OptionFace
from sprites.caylus.icons import icon
from sprites.caylus.pen import Drawing
from sprites.common import fonts
from sprites.common.surface_cache import kept

LEAST_ICON = 14
LEAST_GAIN = 12
LEAST_COIN = 13
"""px of a coin that bears a figure: below it the figure would hang over the rim."""
_LEAST_PAIRED = 12
"""px of the smallest icon where two effects share a narrow strip."""
_STRUCK_FROM = 22
"""px of a coin that has room for a struck ring about its figure."""
_FIGURE_TYPE, _SMALL_FIGURE = 0.8, 1.0
"""The type of a figure in shares of its coin, and on one without that ring."""
_OVERLAP, _TIGHT = 0.68, 0.36
_BETWEEN, _FIELD = 2, 16
"""px between two effects that share a narrow strip, and those that the owner's has at least."""
_LARGE = 0.76
"""Of the largest icon that one which needs no figure is at least."""
_ARROW, _TIGHT_ARROW = 0.52, 0.46
_LEAST_FIGURED = 9
_BEARING = 5
"""px by which a line of type is higher than its figures: it may reach beyond the strip."""
_BOUNDLESS = 4_000
"""px that are always enough."""
_DOWN = 0.54
"""Of the icons' height the arrow from what is paid to what is gained below it."""
_FIGURE = "#38210f"


def amount_row(
    amounts: tuple[Amount, ...], px: int, spread: bool = False, tight: bool = False
) -> pygame.Surface:
    """Icons `px` high: coins with a figure, up to three of a good side by side, more with a figure.

    `spread` keeps equal icons from overlapping, `tight` lets them overlap more than usual.
    """
    parts = tuple(_amount(amount, px, spread, tight) for amount in amounts)
    return _joined(parts, 0 if tight else max(1, px // 10))


def figure_row(amounts: tuple[Amount, ...], px: int) -> pygame.Surface:
    """The narrowest form: a figure before each icon of which there are several."""
    parts: list[pygame.Surface] = []
    for name, number in amounts:
        figure = (_figure_of(number, px),) if number > 1 else ()
        parts.append(_joined((*figure, icon(name, px)), 0))
    return _joined(tuple(parts), max(1, px // 7))


def cost_row(cost: tuple[Amount, ...], room: tuple[int, int], most: int) -> pygame.Surface | None:
    """Every good side by side; where those would be small, each kind once behind its figure."""
    shown = _goods_row(cost, room, most, max(LEAST_ICON, round(_LARGE * most)))
    if shown is not None:
        return shown
    bare = (room[0], _BOUNDLESS)
    row = _largest(partial(figure_row, cost), bare, min(most, room[1]), LEAST_GAIN + 1)
    return row or _goods_row(cost, room, most, _LEAST_FIGURED)


def _goods_row(
    cost: tuple[Amount, ...], room: tuple[int, int], most: int, least: int
) -> pygame.Surface | None:
    held = (room[0], room[1] + _BEARING)

    def drawn(px: int) -> pygame.Surface:
        row = amount_row(cost, px, True)
        return row if _fits(row, held) else amount_row(cost, px, False)

    return _largest(drawn, held, min(most, room[1]), least)


def _largest(
    drawn: Callable[[int], pygame.Surface], room: tuple[int, int], most: int, least: int
) -> pygame.Surface | None:
    """The largest of a picture's sizes in px that has room, from `most` down to `least`: sizes
    are tried near the one that follows from how much too large the first is, for each needs
    letters of its own. None if none has room."""
    if most < least:
        return None
    picture = drawn(most)
    if _fits(picture, room):
        return picture
    share = min(room[0] / picture.get_width(), room[1] / picture.get_height())
    px = max(least, min(most - 1, int(most * share)))
    picture = drawn(px)
    while not _fits(picture, room):
        if px == least:
            return None
        px -= 1
        picture = drawn(px)
    while px + 1 < most and _fits(larger := drawn(px + 1), room):
        px, picture = px + 1, larger
    return picture


def option_row(option: OptionFace, px: int, tight: bool = False) -> pygame.Surface:
    """What is paid, an arrow, what is gained; or the gain alone."""
    gain = amount_row(option.gain, px, tight=tight)
    if not option.pay:
        return gain
    paid = amount_row(option.pay, px, tight=tight)
    return _joined((paid, _arrow(px, tight), gain), 0 if tight else max(1, px // 12))


def effect_picture(
    effect: EffectFace,
    room: tuple[int, int],
    gain_only: bool = False,
    most: int = 64,
    below: int = 0,
) -> pygame.Surface | None:
    """The effect within `room` px, icons at most `most` px; None if they would be too small.

    `below`: px by which they may be smaller than usual. `gain_only` shows what its largest size
    brings, behind an arrow where that has its price.
    """
    if gain_only:
        options: tuple[OptionFace, ...] = (_without_price(effect.options[-1]),)
    else:
        options = effect.options
    rows = len(options)
    least = (LEAST_GAIN if gain_only else _least(options)) - below
    largest = min(most, int(room[1] / rows * (0.94 if rows == 1 else 0.98)))
    picture = _largest(partial(_stacked, options), room, largest, least)
    if picture is not None or rows > 1:
        return picture
    return _largest(partial(_upright, options[0]), room, min(largest, room[1] // 2), least)


def _without_price(option: OptionFace) -> OptionFace:
    """The gain of an option; an arrow before it says that something is paid."""
    return OptionFace(((("arrow", 1),) if option.pay else ()) + option.gain)


def effect_pair(
    left: EffectFace, right: EffectFace, room: tuple[int, int], most: int
) -> tuple[pygame.Surface, pygame.Surface] | None:
    """Both effects of a card side by side within `room` px, each whole with its price; upright
    where it has no room in one row; None if they would be too small."""
    if most < _LEAST_PAIRED:
        return None
    share = room[0] / max(1, _narrowest(left, right, most))
    px = max(_LEAST_PAIRED, min(most, int(most * share)))
    pair = _paired(left, right, room, px)
    while pair is None and px > _LEAST_PAIRED:
        px -= 1
        pair = _paired(left, right, room, px)
    while px < most and (larger := _paired(left, right, room, px + 1)) is not None:
        px, pair = px + 1, larger
    return pair


def _narrowest(left: EffectFace, right: EffectFace, px: int) -> int:
    """px that both effects take across in their narrowest forms."""
    return sum(min(form.get_width() for form in _forms(each.options, px)) for each in (left, right))


def _paired(
    left: EffectFace, right: EffectFace, room: tuple[int, int], px: int
) -> tuple[pygame.Surface, pygame.Surface] | None:
    """Both effects with icons of so many px, in the widest forms that have room."""
    for first in _forms(left.options, px):
        for second in _forms(right.options, px):
            wide = first.get_width() + max(second.get_width(), _FIELD) + _BETWEEN
            if wide <= room[0] and max(first.get_height(), second.get_height()) <= room[1]:
                return first, second
    return None


def _forms(options: tuple[OptionFace, ...], px: int) -> tuple[pygame.Surface, ...]:
    """The ways to draw an effect with icons `px` high, from the widest to the narrowest."""
    if len(options) > 1:
        return _stacked(options, px), _stacked(options, px, True), _columns(options, px)
    return _stacked(options, px), _upright(options[0], px)


def _fits(picture: pygame.Surface, room: tuple[int, int]) -> bool:
    return picture.get_width() <= room[0] and picture.get_height() <= room[1]


@kept
def _upright(option: OptionFace, px: int) -> pygame.Surface:
    """The payment above the gain and a small arrow downwards over the seam, for the narrowest
    room."""
    gain = amount_row(option.gain, px, tight=True)
    if not option.pay:
        return gain
    paid = amount_row(option.pay, px, tight=True)
    width = max(paid.get_width(), gain.get_width())
    canvas = pygame.Surface((width, paid.get_height() + gain.get_height()), pygame.SRCALPHA)
    for part, top in ((paid, 0), (gain, paid.get_height())):
        canvas.blit(part, ((width - part.get_width()) // 2, top))
    arrow = _downwards(max(8, round(px * _DOWN)))
    canvas.blit(arrow, arrow.get_rect(center=(width // 2, paid.get_height())))
    return canvas


@kept
def _columns(options: tuple[OptionFace, ...], px: int) -> pygame.Surface:
    """All sizes of an effect beside each other, each upright: narrower than in rows."""
    return _joined(tuple(_upright(option, px) for option in options), _BETWEEN)


@kept
def _downwards(px: int) -> pygame.Surface:
    """A small arrowhead that points down, bright around dark: it lies over what it joins."""
    d = Drawing(1.0)
    d.path("M3 6 H29 L16 27 Z", "#fff3d2", "#fff3d2", 6.0)
    d.path("M5 7.5 H27 L16 24.5 Z", "#8a2c16", width=0.1)
    return d.raster((32, 32), (px, px))


@kept
def _stacked(options: tuple[OptionFace, ...], px: int, tight: bool = False) -> pygame.Surface:
    rows = [option_row(option, px, tight) for option in options]
    width = max(row.get_width() for row in rows)
    canvas = pygame.Surface((width, sum(row.get_height() for row in rows)), pygame.SRCALPHA)
    y = 0
    for row in rows:
        canvas.blit(row, ((width - row.get_width()) // 2, y))
        y += row.get_height()
    return canvas


def _least(options: tuple[OptionFace, ...]) -> int:
    amounts = [amount for option in options for amount in (*option.pay, *option.gain)]
    figures = any(name == "denier" and number > 1 for name, number in amounts)
    return LEAST_COIN if figures else LEAST_ICON


@kept
def _amount(amount: Amount, px: int, spread: bool, tight: bool = False) -> pygame.Surface:
    name, number = amount
    if name == "denier" and number != 1:
        return _figured_coin(number, max(px, LEAST_COIN))
    if number == 1:
        return icon(name, px)
    if number > 3:
        return _joined((_figure_of(number, px), icon(name, px)), 1)
    overlap = _TIGHT if tight else _OVERLAP if px >= 13 else 0.42
    step = px if spread else round(px * overlap)
    canvas = pygame.Surface((px + step * (number - 1), px), pygame.SRCALPHA)
    for index in range(number):
        canvas.blit(icon(name, px), (index * step, 0))
    return canvas


def _figure_of(number: int, px: int) -> pygame.Surface:
    return fonts.render(fonts.serif(px * 0.8, "bold"), str(number), _FIGURE)


def _figured_coin(number: int, px: int) -> pygame.Surface:
    small = px < _STRUCK_FROM
    canvas = icon("flat_coin" if small else "coin", px).copy()
    type_px = px * (_SMALL_FIGURE if small else _FIGURE_TYPE)
    figure = fonts.render(fonts.serif(max(fonts.FLOOR, type_px), "black"), str(number), _FIGURE)
    figure = figure.subsurface(figure.get_bounding_rect())
    canvas.blit(figure, figure.get_rect(center=(round(px * 0.5), round(px * 0.46))))
    return canvas


def _arrow(px: int, tight: bool = False) -> pygame.Surface:
    return icon("arrow", max(6, round(px * _TIGHT_ARROW)) if tight else max(7, round(px * _ARROW)))


def _joined(parts: tuple[pygame.Surface, ...], gap: int) -> pygame.Surface:
    """Pictures side by side, centred on one line."""
    height = max((part.get_height() for part in parts), default=1)
    width = sum(part.get_width() for part in parts) + gap * max(0, len(parts) - 1)
    canvas = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    x = 0
    for part in parts:
        canvas.blit(part, (x, (height - part.get_height()) // 2))
        x += part.get_width() + gap
    return canvas
