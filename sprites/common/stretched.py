"""A picture stretched over a large box of which only a part can be seen."""

from __future__ import annotations

import math

import pygame


def lay_stretched(canvas: pygame.Surface, picture: pygame.Surface, box: pygame.Rect) -> None:
    """Fill `box`, px of the canvas, with the picture; only what the canvas's clip shows of it is
    stretched, because a whole board is many times as large as a window."""
    seen = canvas.get_clip().clip(box)
    if not seen.width or not seen.height:
        return
    width, height = picture.get_size()
    left, right, start, wide = _part(seen.left - box.left, seen.width, box.width, width)
    top, bottom, above, high = _part(seen.top - box.top, seen.height, box.height, height)
    part = picture.subsurface((left, top, right - left, bottom - top))
    corner = (box.left + start, box.top + above)
    canvas.blit(pygame.transform.smoothscale(part, (wide, high)), corner)


def _part(start: int, length: int, room: int, picture: int) -> tuple[int, int, int, int]:
    """Along one side, for `length` px from `start` of `room` px: from where to where of the
    picture's px is needed; where the stretched part begins and how long it is."""
    share = picture / room
    first, last = math.floor(start * share), min(picture, math.ceil((start + length) * share))
    begin, end = round(first / share), round(last / share)
    return first, last, begin, max(1, end - begin)


def bands(inside: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """The four bands of a picture around a box in it."""
    beside, foot = whole.right - inside.right, whole.bottom - inside.bottom
    return [
        pygame.Rect(0, 0, whole.width, inside.top),
        pygame.Rect(0, inside.top, inside.left, inside.height),
        pygame.Rect(inside.right, inside.top, beside, inside.height),
        pygame.Rect(0, inside.bottom, whole.width, foot),
    ]


def wider(picture: pygame.Surface, by: int) -> pygame.Surface:
    """The picture made wider by repeating the column in its middle."""
    if by <= 0:
        return picture.copy()
    width, height = picture.get_size()
    middle = width // 2
    canvas = pygame.Surface((width + by, height), pygame.SRCALPHA)
    canvas.blit(picture, (0, 0), (0, 0, middle, height))
    column = picture.subsurface((middle, 0, 1, height))
    canvas.blit(pygame.transform.scale(column, (by + 1, height)), (middle, 0))
    canvas.blit(picture, (middle + by + 1, 0), (middle + 1, 0, width, height))
    return canvas


def taller(picture: pygame.Surface, by: int) -> pygame.Surface:
    """The picture made taller by repeating the row in its middle."""
    if by <= 0:
        return picture
    width, height = picture.get_size()
    middle = height // 2
    canvas = pygame.Surface((width, height + by), pygame.SRCALPHA)
    canvas.blit(picture, (0, 0), (0, 0, width, middle))
    row = picture.subsurface((0, middle, width, 1))
    canvas.blit(pygame.transform.scale(row, (width, by + 1)), (0, middle))
    canvas.blit(picture, (0, middle + by + 1), (0, middle + 1, width, height))
    return canvas
