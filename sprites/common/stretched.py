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
