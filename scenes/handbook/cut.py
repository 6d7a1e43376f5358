"""Cuts pictures for the pages out of a table that was drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.shell.layer import Size
from scenes.shell.taught import Still

_GROWN = 12
"""px around the places that a picture shows."""


def part_of(table: Still, shows: Sequence[str]) -> pygame.Rect:
    """The part of the board around some places; without any, the whole board."""
    boxes = table.boxes(shows)
    if not boxes:
        return table.board
    return boxes[0].unionall(boxes[1:]).inflate(2 * _GROWN, 2 * _GROWN).clip(table.board)


def cut(
    table: Still, shows: Sequence[str], rings: Sequence[str], size: Size
) -> tuple[pygame.Surface, list[pygame.Rect]]:
    """The part of the table around some places, in the shape of a picture of `size` px, and where
    the places of `rings` lie in it."""
    whole_table = table.picture.get_rect()
    boxes = table.boxes(shows) or [table.board]
    whole = boxes[0].unionall(boxes[1:]).inflate(2 * _GROWN, 2 * _GROWN)
    share = size[0] / size[1]
    wide, high = max(whole.width, whole.height * share), max(whole.height, whole.width / share)
    part = pygame.Rect(0, 0, round(wide), round(high))
    part.center = whole.center
    if table.board.contains(whole) and table.board.contains(
        pygame.Rect(table.board.topleft, part.size)
    ):
        part = part.clamp(table.board)  # nothing of what stands around the board
    part = part.clamp(whole_table).clip(whole_table)
    by = size[0] / part.width
    picture = pygame.transform.smoothscale(table.picture.subsurface(part), size)
    lit = [
        pygame.Rect(
            round((box.x - part.x) * by),
            round((box.y - part.y) * by),
            round(box.width * by),
            round(box.height * by),
        )
        for box in table.lights(rings)
    ]
    return picture, lit
