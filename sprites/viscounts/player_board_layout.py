"""Where the parts of a player board lie."""

import math
from functools import lru_cache

import pygame

WIDTH, HEIGHT = 374, 356
"""Size of the board in units; other proportions give or take height at the banner."""

_INSET = 9
_TRACK_HEIGHT = 50
_GAP = 5
_SLOT_WIDTH = 37.5
_SLOT_HEIGHT = 54
_GROUP_GAP = 6
_FOOT_FROM_BOTTOM = 16
_MIDDLE_RISE = 11
"""The middle house of a group stands a little behind its neighbours."""
_BAY_WIDTH, _BAY_HEIGHT = 111, 155.4
_ROUNDEL = 46


def unit(rect: pygame.Rect) -> float:
    """px per unit for a board that fills the rect."""
    return min(rect.width / WIDTH, rect.height / HEIGHT)


def board_layout(rect: pygame.Rect) -> dict[str, pygame.Rect]:
    """Rectangles in px of `slot:1`..`slot:9`, `track:1`..`track:7` and `bay:1`..`bay:3`.

    They do not overlap, and each is at least 32 px wide and high from a scale of 0.9 up.
    """
    here = _layout_at_origin(rect.size)
    return {anchor: part.move(rect.topleft) for anchor, part in here.items()}


@lru_cache(maxsize=16)
def _layout_at_origin(size: tuple[int, int]) -> dict[str, pygame.Rect]:
    rect = pygame.Rect((0, 0), size)
    parts: dict[str, pygame.Rect] = {}
    for number in range(1, 10):
        parts[f"slot:{number}"] = _slot(rect, number)
    strip = track_rect(rect)
    for space in range(1, 8):
        parts[f"track:{space}"] = _roundel(strip, space, unit(rect))
    for bay in range(1, 4):
        parts[f"bay:{bay}"] = _bay(rect, bay)
    return parts


def banner_rect(rect: pygame.Rect) -> pygame.Rect:
    """The townscape."""
    u = unit(rect)
    top = rect.top + round(_INSET * u)
    bottom = track_rect(rect).top - round(_GAP * u)
    return pygame.Rect(
        rect.left + round(_INSET * u), top, rect.width - 2 * round(_INSET * u), bottom - top
    )


def track_rect(rect: pygame.Rect) -> pygame.Rect:
    """The strip of the seven-space track."""
    u = unit(rect)
    height = round(_TRACK_HEIGHT * u)
    top = rect.bottom - round((_INSET + _BAY_HEIGHT + _GAP + 1) * u) - height
    return pygame.Rect(
        rect.left + round(_INSET * u), top, rect.width - 2 * round(_INSET * u), height
    )


def slot_foot(rect: pygame.Rect, number: int) -> tuple[float, float]:
    """Where the house of a slot (1..9) touches the ground."""
    banner, u = banner_rect(rect), unit(rect)
    group, place = divmod(number - 1, 3)
    pitch = _SLOT_WIDTH * u
    block = 3 * pitch
    spare = (banner.width - 3 * block - 2 * _GROUP_GAP * u) / 2
    x = banner.left + spare + group * (block + _GROUP_GAP * u) + (place + 0.5) * pitch
    rise = _MIDDLE_RISE if place == 1 else 0
    return x, banner.bottom - (_FOOT_FROM_BOTTOM + rise) * u


def group_span(rect: pygame.Rect, group: int) -> tuple[float, float]:
    """Left and right edge of a group of three slots (0..2)."""
    half = _SLOT_WIDTH * unit(rect) / 2
    return slot_foot(rect, 3 * group + 1)[0] - half, slot_foot(rect, 3 * group + 3)[0] + half


def _slot(rect: pygame.Rect, number: int) -> pygame.Rect:
    x, y = slot_foot(rect, number)
    u = unit(rect)
    # Rounded inwards, so that neighbours never share a column of pixels.
    left, right = math.ceil(x - _SLOT_WIDTH * u / 2), math.floor(x + _SLOT_WIDTH * u / 2)
    bottom, height = round(y + 9 * u), round(_SLOT_HEIGHT * u)
    return pygame.Rect(left, bottom - height, right - left, height)


def _roundel(strip: pygame.Rect, space: int, u: float) -> pygame.Rect:
    pitch = strip.width / 7
    size = round(_ROUNDEL * u)
    box = pygame.Rect(0, 0, size, size)
    box.center = round(strip.left + pitch * (space - 0.5)), strip.centery
    return box


def _bay(rect: pygame.Rect, bay: int) -> pygame.Rect:
    u = unit(rect)
    inner = rect.width - 2 * round(_INSET * u)
    width, height = round(_BAY_WIDTH * u), round(_BAY_HEIGHT * u)
    gap = (inner - 3 * width) / 2
    left = rect.left + round(_INSET * u) + round((bay - 1) * (width + gap))
    return pygame.Rect(left, rect.bottom - round(_INSET * u) - height, width, height)
