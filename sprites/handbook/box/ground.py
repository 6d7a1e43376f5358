"""The open case with three papers on its lining."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Surface

from sprites.common.backdrop import backdrop
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import darker, rgb
from sprites.handbook.book import boards, cast_shadow, plain_ground
from sprites.handbook.box.layout import BoxLayout
from sprites.handbook.gallery_ground import lay_paper


def box_steps(layout: BoxLayout, binding: Binding = PLAIN_BINDING) -> Iterator[Surface]:
    """One picture of window size that gets richer with every step; the first comes at once."""
    book, grid = layout.book, layout.book.grid
    table = plain_ground(book, layout.papers, binding)
    lining = rgb(darker(binding.cloth, 0.36))
    room = layout.papers[0].unionall(layout.papers[1:])
    yield table
    table.blit(backdrop(book.size, grid, wood=binding.wood), (0, 0))
    cast_shadow(table, book.cover, grid)
    table.blit(boards(book.cover.size, grid, binding, spine=False), book.cover)
    pygame.draw.rect(table, lining, room)
    for box in layout.papers:
        pygame.draw.rect(table, rgb(binding.page), box)
    yield table
    for seed, box in enumerate(layout.papers, 91):
        lay_paper(table, box, grid, seed, binding)
        yield table
