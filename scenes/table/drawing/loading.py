"""What is seen for the moment until the table's pictures are made: the bare wood of the game's own
table, and on a plaque of its own material emblem, name and a bar that fills."""

from __future__ import annotations

import pygame

from scenes.table.context import TableContext
from scenes.table.view import AnyTable
from sprites.common import fonts
from sprites.common.art_gallery import art_of
from sprites.common.backdrop import backdrop
from sprites.common.bars import bar
from sprites.common.colour import darker, rgb

PLAQUE = (430.0, 190.0)
EMBLEM, BAR = 74.0, (330.0, 12.0)
WELL = "#1d0f1a"


def draw_opening(canvas: pygame.Surface, context: TableContext) -> None:
    """The same for a table that is about to be shown."""
    table, say = context.table, context.say
    title = table.strip(context.model.now).title
    words, share = say("ui.app.loading"), context.workshop.share
    game, scale = context.match.game.key, context.frame.scale
    draw_loading(canvas, table, game, title, words, share, scale)


def draw_loading(
    canvas: pygame.Surface,
    table: AnyTable,
    game: str,
    title: str,
    words: str,
    share: float,
    scale: float,
) -> None:
    """Fill the window with the sign that pictures are being made; `share` from 0 to 1."""
    theme = table.theme
    wood = art_of(game).binding.wood
    canvas.blit(backdrop(canvas.get_size(), scale, wood=wood), (0, 0))
    box = pygame.Rect(0, 0, round(PLAQUE[0] * scale), round(PLAQUE[1] * scale))
    box.center = canvas.get_rect().center
    bar(box.size, scale, theme).blit(canvas, box.topleft)
    emblem = table.icon(table.emblem, round(EMBLEM * scale))
    if emblem is not None:
        canvas.blit(emblem, emblem.get_rect(midtop=(box.centerx, box.top + round(12 * scale))))
    name = fonts.render(fonts.serif(28 * scale, "black"), title, theme.bar_bright)
    canvas.blit(name, name.get_rect(center=(box.centerx, box.top + round(107 * scale))))
    well = pygame.Rect(0, 0, round(BAR[0] * scale), round(BAR[1] * scale))
    well.center = (box.centerx, box.top + round(139 * scale))
    radius = well.height // 2
    ground = WELL if theme.bar_shade is not None else darker(theme.bar_tint, 0.22)
    pygame.draw.rect(canvas, rgb(ground), well, border_radius=radius)
    pygame.draw.rect(canvas, rgb(theme.gold), well.inflate(2, 2), 1, border_radius=radius + 1)
    filled = well.inflate(-4, -4)
    filled.width = max(filled.height, round(filled.width * min(1.0, share)))
    pygame.draw.rect(canvas, rgb(theme.primary), filled, border_radius=radius)
    line = fonts.render(fonts.serif(15 * scale, "regular", italic=True), words, theme.bar_soft)
    canvas.blit(line, line.get_rect(center=(box.centerx, box.top + round(163 * scale))))
