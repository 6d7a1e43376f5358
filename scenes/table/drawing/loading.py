"""What is seen for the moment until the table's pictures are made: the bare oak, and on a leather
plaque the game's emblem, its name and a bar that fills."""

from __future__ import annotations

import pygame

from scenes.table.view import AnyTable
from sprites.common import fonts
from sprites.common.backdrop import backdrop
from sprites.common.bars import bar
from sprites.common.colour import rgb

PLAQUE = (430.0, 190.0)
EMBLEM, BAR = 74.0, (330.0, 12.0)
WELL = "#1d0f1a"


def draw_loading(
    canvas: pygame.Surface, table: AnyTable, title: str, words: str, share: float, scale: float
) -> None:
    """Fill the window with the sign that pictures are being made; `share` from 0 to 1."""
    theme = table.theme
    canvas.blit(backdrop(canvas.get_size(), scale), (0, 0))
    box = pygame.Rect(0, 0, round(PLAQUE[0] * scale), round(PLAQUE[1] * scale))
    box.center = canvas.get_rect().center
    bar(box.size, scale, theme).blit(canvas, box.topleft)
    emblem = table.icon(table.emblem, round(EMBLEM * scale))
    if emblem is not None:
        canvas.blit(emblem, emblem.get_rect(midtop=(box.centerx, box.top + round(12 * scale))))
    name = fonts.render(fonts.serif(28 * scale, "black"), title, theme.title)
    canvas.blit(name, name.get_rect(center=(box.centerx, box.top + round(107 * scale))))
    well = pygame.Rect(0, 0, round(BAR[0] * scale), round(BAR[1] * scale))
    well.center = (box.centerx, box.top + round(139 * scale))
    radius = well.height // 2
    pygame.draw.rect(canvas, rgb(WELL), well, border_radius=radius)
    filled = well.inflate(-4, -4)
    filled.width = max(filled.height, round(filled.width * min(1.0, share)))
    pygame.draw.rect(canvas, rgb(theme.primary), filled, border_radius=radius)
    line = fonts.render(fonts.serif(15 * scale, "regular", italic=True), words, theme.bar_soft)
    canvas.blit(line, line.get_rect(center=(box.centerx, box.top + round(163 * scale))))
