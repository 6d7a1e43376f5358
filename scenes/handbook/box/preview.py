"""The right paper: the thing as the figures are now, and whose figures they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from engine.box.figures import Figure
from scenes.handbook.box.desk import Desk
from scenes.handbook.box.on_board import OnBoard
from scenes.handbook.box.workbench import CHANGED, CONFIRMED, LATER, OURS
from sprites.common.drawn import Pointer
from sprites.handbook.box.rows import banner
from sprites.handbook.card_sheet import SheetText, laid_card, sheet_text

_SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
_SMALLEST: Final = 0.8
_MOST_TOLD: Final = 6
_SIGN: Final = 0.5
"""Share of the paper's width for a sign that stands for what has no picture."""


class Preview:
    """Draws the entry as the gallery does; where it is no card, its figures in words."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.entry = ""
        self.on_board = OnBoard(desk.app, desk.game, desk.bench)
        self.picture: pygame.Surface | None = None
        self._on_table = False
        """True for what has no picture of its own."""
        self._text: pygame.Surface | None = None
        self._text_at = (0, 0)
        self._banner = pygame.Rect(0, 0, 0, 0)

    def show(self, entry: str) -> None:
        """This entry, as it is now."""
        self.entry = entry
        layout = self.desk.layout
        room = layout.rooms[2]
        high = layout.units(36)
        self._banner = pygame.Rect(0, room.y, min(room.width, layout.units(250)), high)
        self._banner.centerx = room.centerx
        top = self._banner.bottom + layout.units(12)
        below = pygame.Rect(room.x, top, room.width, room.bottom - top)
        self._lay(below)

    def _lay(self, room: pygame.Rect) -> None:
        """Picture above, words below, both as large as fits."""
        source = self.desk.things.source
        card = self.desk.things.shown_on(self.entry, self.desk.bench.editing.figures)
        self._on_table = card is None
        layout, gap = self.desk.layout, self.desk.layout.units(14)
        words = self._words()
        scale = layout.scale
        self.picture = None
        text = sheet_text(words, room.width, scale, self.desk.things.icon, self.desk.binding)
        while text.surface.get_height() > room.height * 0.7 and scale > _SMALLEST * layout.scale:
            scale -= 0.05
            text = sheet_text(words, room.width, scale, self.desk.things.icon, self.desk.binding)
        left = room.height - text.surface.get_height() - gap
        if card is not None and source is not None:
            most = room.width - 2 * layout.units(10)
            wide = next(
                (round(most * share) for share in _SHARES if most * share / card.shape <= left), 0
            )
            if wide:
                self.picture = source.picture(card, wide)
        elif left > 0:
            self.picture = self._lying(min(room.width - 2 * layout.units(10), left), left)
        self._text = text.surface
        top = room.y + (self.picture.get_height() + gap if self.picture is not None else 0)
        self._text_at = (room.x, top)

    def _lying(self, wide: int, left: int) -> pygame.Surface | None:
        """Where it lies on the table; until that is drawn, and for what is on none, a sign."""
        found = self.on_board.want(self.entry, wide)
        sign = min(round(self.desk.layout.rooms[2].width * _SIGN), left)
        return found if found is not None else self.desk.things.sign(self.entry, sign)

    @property
    def waiting(self) -> bool:
        """True while the picture is still to be drawn."""
        return self._on_table and self.on_board.waiting

    def work(self) -> bool:
        """Draw some more of it; True when it looks different now."""
        if not self.waiting or not self.on_board.work():
            return False
        self.show(self.entry)
        return True

    def _words(self) -> SheetText:
        desk = self.desk
        card, source = desk.things.cards.get(self.entry), desk.things.source
        group = desk.things.group(self.entry.partition(" ")[0])
        if card is not None and source is not None:
            lines = tuple((line.icon, line.words) for line in card.lines)
            return SheetText(card.name, desk.say(source.kind_words(card.kind)), lines)
        said = [
            ("", desk.say("handbook.box.field", what=desk.label(f), value=desk.told(f, f.value)))
            for f in self._told()
        ]
        return SheetText(desk.things.short(self.entry), group, tuple(said))

    def _told(self) -> Sequence[Figure]:
        """The figures that are told in words: of many those that the box says something about."""
        figures = self.desk.bench.figures(self.entry)
        if len(figures) <= _MOST_TOLD:
            return figures
        said = [f for f in figures if self.desk.bench.state(f.place) in (CHANGED, CONFIRMED)]
        return said[-_MOST_TOLD:] or figures[:_MOST_TOLD]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """The paper."""
        state = self.desk.bench.state_of_entry(self.entry)
        key = {OURS: "ours", LATER: "ours", CHANGED: "mine", CONFIRMED: "mine"}.get(state, "known")
        words = self.desk.say(f"handbook.box.banner.{key}")
        good = key != "ours"
        scale, binding = self.desk.layout.scale, self.desk.binding
        surface.blit(banner(words, good, self._banner.size, scale, binding), self._banner)
        if self.picture is not None:
            room = self.desk.layout.rooms[2]
            top = self._text_at[1] - self.desk.layout.units(14) - self.picture.get_height()
            place = self.picture.get_rect(midtop=(room.centerx, top))
            face, origin = laid_card(self.picture, self.desk.layout.book.grid)
            surface.blit(face, (place.x - origin[0], place.y - origin[1]))
        if self._text is not None:
            room = self.desk.layout.rooms[2]
            clip = surface.get_clip()
            surface.set_clip(room.clip(clip))
            surface.blit(self._text, self._text_at)
            surface.set_clip(clip)
