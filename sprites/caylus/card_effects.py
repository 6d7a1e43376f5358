"""Rows of icons for costs and effects, sized so that they fit and stay readable."""

from __future__ import annotations

import pygame

from sprites.caylus.card_view import Amount, EffectFace, OptionFace
from sprites.caylus.icons import icon
from sprites.common import fonts
from sprites.common.surface_cache import kept

LEAST_ICON = 14
LEAST_GAIN = 12
LEAST_COIN = 15
"""px of a coin that bears a figure: below it the figure would hang over the rim."""
_OVERLAP = 0.68
_ARROW = 0.52
_FIGURE = "#38210f"


def amount_row(amounts: tuple[Amount, ...], px: int, spread: bool = False) -> pygame.Surface:
    """Icons `px` high: coins with a figure, up to three of a good side by side, more with a figure.

    `spread` keeps equal icons from overlapping.
    """
    return _joined(tuple(_amount(amount, px, spread) for amount in amounts), max(1, px // 10))


def figure_row(amounts: tuple[Amount, ...], px: int) -> pygame.Surface:
    """The narrowest form: a figure before each icon of which there are several."""
    parts: list[pygame.Surface] = []
    for name, number in amounts:
        if number > 1:
            parts.append(_figure_of(number, px))
        parts.append(icon(name, px))
    return _joined(tuple(parts), 0)


def option_row(option: OptionFace, px: int) -> pygame.Surface:
    """What is paid, an arrow, what is gained; or the gain alone."""
    gain = amount_row(option.gain, px)
    if not option.pay:
        return gain
    return _joined((amount_row(option.pay, px), _arrow(px), gain), max(1, px // 12))


def effect_picture(
    effect: EffectFace, room: tuple[int, int], gain_only: bool = False, most: int = 64
) -> pygame.Surface | None:
    """The effect within `room` px, icons at most `most` px; None if they would be too small.

    `gain_only` shows what its largest size brings.
    """
    if gain_only:
        options: tuple[OptionFace, ...] = (OptionFace(effect.options[-1].gain),)
    else:
        options = effect.options
    rows = len(options)
    least = LEAST_GAIN if gain_only else _least(options)
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


def _fits(picture: pygame.Surface, room: tuple[int, int]) -> bool:
    return picture.get_width() <= room[0] and picture.get_height() <= room[1]


@kept
def _folded(option: OptionFace, px: int) -> pygame.Surface:
    """The payment with its arrow above the gain, for a room that is narrow and high."""
    gain = amount_row(option.gain, px)
    if not option.pay:
        return gain
    paid = _joined((amount_row(option.pay, px), _arrow(px)), max(1, px // 12))
    width = max(paid.get_width(), gain.get_width() + round(px * _ARROW * 0.8))
    canvas = pygame.Surface((width, paid.get_height() + gain.get_height()), pygame.SRCALPHA)
    canvas.blit(paid, (0, 0))
    canvas.blit(gain, (width - gain.get_width(), paid.get_height()))
    return canvas


@kept
def _stacked(options: tuple[OptionFace, ...], px: int) -> pygame.Surface:
    rows = [option_row(option, px) for option in options]
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
def _amount(amount: Amount, px: int, spread: bool) -> pygame.Surface:
    name, number = amount
    if name == "denier" and number != 1 and px >= LEAST_COIN:
        return _figured_coin(number, px)
    if number == 1:
        return icon(name, px)
    if number > (4 if name == "denier" else 3):
        return _joined((_figure_of(number, px), icon(name, px)), 1)
    step = px if spread else round(px * (_OVERLAP if px >= 13 else 0.42))
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


def _arrow(px: int) -> pygame.Surface:
    return icon("arrow", max(8, round(px * _ARROW)))


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
