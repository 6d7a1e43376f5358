"""Rows of icons for costs and effects, sized so that they fit and stay readable."""

from __future__ import annotations

import pygame

from sprites.caylus.card_view import Amount, EffectFace, OptionFace
from sprites.caylus.icons import icon
from sprites.common import fonts
from sprites.common.surface_cache import kept

LEAST_ICON = 14
LEAST_GAIN = 12
LEAST_COIN = 13
"""px of a coin that bears a figure: below it the figure would hang over the rim."""
_LEAST_PAIRED = 12
"""px of an icon where two effects share a narrow strip."""
_OVERLAP, _TIGHT = 0.68, 0.36
_BETWEEN = 2
"""px between two effects that share a narrow strip."""
_ARROW, _TIGHT_ARROW = 0.52, 0.46
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
        if number > 1:
            parts.append(_figure_of(number, px))
        parts.append(icon(name, px))
    return _joined(tuple(parts), 0)


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
    px = min(most, int(room[1] / rows * (0.94 if rows == 1 else 0.98)))
    while px >= least:
        picture = _stacked(options, px)
        if _fits(picture, room):
            return picture
        if rows == 1 and 2 * px <= room[1]:
            picture = _folded(options[0], px)
            if _fits(picture, room):
                return picture
        px -= 1
    return None


def _without_price(option: OptionFace) -> OptionFace:
    """The gain of an option; an arrow before it says that something is paid."""
    return OptionFace(((("arrow", 1),) if option.pay else ()) + option.gain)


def effect_pair(
    left: EffectFace, right: EffectFace, room: tuple[int, int], most: int
) -> tuple[pygame.Surface, pygame.Surface] | None:
    """Both effects of a card side by side within `room` px, each whole with its price; None if
    their icons would be too small."""
    for px in range(most, _LEAST_PAIRED - 1, -1):
        for first in _forms(left.options, px):
            for second in _forms(right.options, px):
                wide = first.get_width() + second.get_width() + _BETWEEN
                if wide <= room[0] and max(first.get_height(), second.get_height()) <= room[1]:
                    return first, second
    return None


def _forms(options: tuple[OptionFace, ...], px: int) -> tuple[pygame.Surface, ...]:
    """The ways to draw an effect with icons `px` high, from the widest to the narrowest."""
    if len(options) > 1:
        return _stacked(options, px), _stacked(options, px, True)
    return _stacked(options, px), _folded(options[0], px), _folded(options[0], px, True)


def _fits(picture: pygame.Surface, room: tuple[int, int]) -> bool:
    return picture.get_width() <= room[0] and picture.get_height() <= room[1]


@kept
def _folded(option: OptionFace, px: int, tight: bool = False) -> pygame.Surface:
    """The payment with its arrow above the gain, for a room that is narrow and high."""
    gain = amount_row(option.gain, px, tight=tight)
    if not option.pay:
        return gain
    parts = (amount_row(option.pay, px, tight=tight), _arrow(px, tight))
    paid = _joined(parts, 0 if tight else max(1, px // 12))
    width = max(paid.get_width(), gain.get_width() + round(px * _ARROW * 0.8))
    canvas = pygame.Surface((width, paid.get_height() + gain.get_height()), pygame.SRCALPHA)
    canvas.blit(paid, (0, 0))
    canvas.blit(gain, (width - gain.get_width(), paid.get_height()))
    return canvas


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
    canvas = icon("coin", px).copy()
    figure = fonts.render(fonts.serif(max(fonts.FLOOR, px * 0.66), "black"), str(number), _FIGURE)
    canvas.blit(figure, figure.get_rect(center=(px * 0.5, px * 0.46)))
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
