"""The picture of the score sheet, as far as it is filled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from engine.texts import figure
from scenes.results.layout import ResultsLayout
from scenes.results.score_sheet import Sheet
from scenes.shell.widgets.slips import no_icon, plain_theme
from sprites.common import fonts
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.placing import SLIP, place_beside
from sprites.common.players import PlayerStyle, badge
from sprites.lobby.fittings import draw_column, draw_note
from sprites.lobby.ledger import (
    INK,
    SOFT,
    draw_device,
    draw_ledger,
    draw_row,
    draw_title,
    draw_winner_column,
)
from sprites.lobby.winner import draw_winner, laurel
from sprites.title.buttons import draw_menu_button
from sprites.title.state import Look

VEIL = (10, 6, 14, 190)
_NUMBER_PX = 19
_LABEL_PX = 17
_NARROW = 128
"""Units of a column below which a name stands under its seal."""


class ResultsPicture:
    """Draws one sheet at one window size."""

    def __init__(
        self,
        layout: ResultsLayout,
        game: str,
        sheet: Sheet,
        styles: Sequence[PlayerStyle],
        title: str,
    ) -> None:
        self.layout = layout
        self._game = game
        self._sheet = sheet
        self._styles = styles
        self._title = title

    def draw_veil(self, surface: pygame.Surface) -> None:
        """Darken the table below."""
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(VEIL)
        surface.blit(veil, (0, 0))

    def draw_page(self, surface: pygame.Surface, shown: int, looks: Mapping[str, Look]) -> None:
        """The page with the rows that are filled so far."""
        layout, sheet, scale = self.layout, self._sheet, self.layout.scale
        draw_ledger(surface, layout.page, scale, self._game)
        draw_title(surface, layout.rooms.title, scale, self._title)
        draw_device(surface, layout.rest, scale, self._game)
        total = len(sheet.rows)
        for index, line in enumerate(layout.lines[: len(sheet.lines)]):
            if index != total:
                draw_row(surface, line, scale, index % 2 == 0)
            elif shown > total:
                draw_row(surface, line, scale, False, True)
        if shown > total:
            self._draw_winners(surface)
        self._draw_heads(surface)
        for index, row in enumerate(sheet.lines):
            line = layout.lines[index]
            if index < shown:
                self._draw_label(surface, line, row.label, index - total)
                self._draw_numbers(surface, index, row.points, looks)

    def draw_side(
        self, surface: pygame.Surface, shown: int, remark: str, reading_hint: str
    ) -> None:
        """Winner and remark once everything is filled, before that how to hurry."""
        layout, sheet = self.layout, self._sheet
        draw_column(surface, layout.panel, layout.scale, self._game)
        if shown < sheet.steps:
            draw_note(surface, layout.reason, layout.words, reading_hint)
            return
        wreath = laurel(layout.laurel.width)
        surface.blit(wreath, layout.laurel)
        winner = self._styles[sheet.winners[0]] if len(sheet.winners) == 1 else None
        if winner is not None:
            seal = badge(winner, round(layout.laurel.width * 0.36))
            middle = (layout.laurel.centerx, layout.laurel.centery + round(4 * layout.scale))
            surface.blit(seal, seal.get_rect(center=middle))
        draw_winner(surface, layout.ribbon, layout.scale, sheet.headline, winner)
        draw_note(surface, layout.reason, layout.words, remark)

    def draw_actions(
        self, surface: pygame.Surface, words: Mapping[str, str], looks: Mapping[str, Look]
    ) -> None:
        """The ways on."""
        for key, box in self.layout.actions.items():
            look = looks.get(key, Look())
            draw_menu_button(surface, box, self.layout.words, words[key], look, False)

    def draw_details(
        self, surface: pygame.Surface, row: int, seat: int, title: str, lines: Sequence[str]
    ) -> None:
        """A slip beside a number with what it is made of."""
        scale = self.layout.words
        slip = Tooltip(title=title, text=("\n".join(lines),))
        drawn = tooltip(slip, scale, plain_theme(), no_icon, round(340 * scale))
        bounds = surface.get_rect().inflate(-round(16 * scale), -round(16 * scale))
        cell, gap = self.layout.cell(row, seat), round(6 * scale)
        place = place_beside([cell], drawn.size, [bounds], gap, sides=SLIP)
        drawn.blit(surface, place.topleft)

    def _draw_winners(self, surface: pygame.Surface) -> None:
        """The columns of the winners come forward, from their seal to their total."""
        layout, total = self.layout, len(self._sheet.rows)
        for seat in self._sheet.winners:
            left, width = layout.columns[seat]
            top, foot = layout.heads.top, layout.lines[total].bottom
            column = pygame.Rect(left, top, width, foot - top)
            draw_winner_column(surface, column.inflate(-round(4 * layout.scale), 0), layout.scale)

    def _draw_heads(self, surface: pygame.Surface) -> None:
        """Seal and name of each seat, side by side or, in narrow columns, one over the other."""
        layout, scale = self.layout, self.layout.words
        narrow = layout.columns[0][1] < _NARROW * scale
        for seat, (left, width) in enumerate(layout.columns):
            line = pygame.Rect(left, layout.heads.y, width, layout.heads.height)
            seal = badge(self._styles[seat], round(line.height * (0.56 if narrow else 0.72)))
            gap = round(6 * scale)
            room = width - gap if narrow else width - seal.get_width() - round(14 * scale)
            px = self._name_px(room, (_LABEL_PX - 2 if narrow else _LABEL_PX) * scale)
            name = fonts.fit(self._sheet.names[seat], room, px, weight="bold", colour=INK)
            if narrow:
                surface.blit(seal, seal.get_rect(midtop=line.midtop))
                surface.blit(name, name.get_rect(midbottom=line.midbottom))
                continue
            x = line.centerx - (seal.get_width() + gap + name.get_width()) // 2
            surface.blit(seal, seal.get_rect(midleft=(x, line.centery)))
            surface.blit(name, name.get_rect(midleft=(x + seal.get_width() + gap, line.centery)))

    def _name_px(self, room: int, most: float) -> int:
        """One size of type for all names: the largest in which the longest has room."""
        longest = max(self._sheet.names, key=lambda name: fonts.serif(most, "bold").size(name)[0])
        for px in range(round(most), fonts.FLOOR, -1):
            if fonts.serif(px, "bold").size(longest)[0] <= room:
                return px
        return fonts.FLOOR

    def _draw_label(
        self, surface: pygame.Surface, line: pygame.Rect, words: str, after: int
    ) -> None:
        """`after`: 0 for the total, above 0 for the facts below it."""
        scale = self.layout.words
        room = self.layout.columns[0][0] - line.x - round(14 * scale)
        weight: fonts.Weight = "bold" if after == 0 else "semibold"
        label = fonts.fit(
            words, room, _LABEL_PX * scale, weight=weight, colour=SOFT if after > 0 else INK
        )
        surface.blit(label, label.get_rect(midleft=(line.x + round(8 * scale), line.centery)))

    def _draw_numbers(
        self,
        surface: pygame.Surface,
        row: int,
        points: Sequence[int],
        looks: Mapping[str, Look],
    ) -> None:
        scale, total = self.layout.words, len(self._sheet.rows)
        for seat, value in enumerate(points):
            cell = self.layout.cell(row, seat)
            look = looks.get(f"cell:{row}:{seat}", Look())
            if look.bright:
                mark = cell.inflate(-round(6 * scale), -round(4 * scale))
                pygame.draw.rect(surface, "#fff3cf", mark, border_radius=round(5 * scale))
                width = max(1, round(1.6 * scale))
                pygame.draw.rect(surface, "#6d2f4a", mark, width, round(5 * scale))
            size = (_NUMBER_PX + (4 if row == total else 0)) * scale
            colour = INK if row == total or (value and row < total) else SOFT
            number = fonts.render(fonts.serif(size, "bold"), figure(value), colour)
            surface.blit(number, number.get_rect(center=cell.center))
