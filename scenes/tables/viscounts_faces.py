"""Faces of all cards and papers of the table, by number of the data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pygame

from sprites.common import fonts
from sprites.common.materials import paper
from sprites.viscounts.icons import icon


@lru_cache(maxsize=400)
def _plain(
    words: str, icons: tuple[str, ...], width: int, height: int, tint: str
) -> pygame.Surface:
    s = paper((width, height), 1.0, 3, tint).copy()
    t = fonts.fit(words, width - 4, 13)
    s.blit(t, (2, 2))
    for i, n in enumerate(icons):
        s.blit(icon(n, min(20, width // 3)), (2 + i * min(21, width // 3), 20))
    pygame.draw.rect(s, "#231b2b", s.get_rect(), 2)
    return s


class Faces:
    def __init__(self, data: Any) -> None:
        self.data = data

    def card(self, card: int, width: int, small: bool = False) -> pygame.Surface:
        if card < 0:
            return self.back(width)
        names = self.data.cards.names
        icons = []
        from engine.games.viscounts import constants as c

        for i, n in enumerate(self.data.cards.icons[card]):
            icons += [c.ICONS[i]] * n
        return _plain(names[card], tuple(icons), width, round(width * 1.4), "#e8d2aa")

    def back(self, width: int) -> pygame.Surface:
        return _plain("", ("castle",), width, round(width * 1.4), "#33234f")

    def scheme(self, card: int, width: int, line: int = -1) -> pygame.Surface:
        if card < 0:
            return _plain("", ("scheme",), width, round(width * 1.4), "#1b1b3c")
        return _plain(str(self.data.cards.ids[card]), (), width, round(width * 1.4), "#d5cfe6")

    def book(self, tile: int, width: int) -> pygame.Surface:
        return _plain(str(tile), ("manuscript",), width, round(width * 50 / 58), "#efdcae")

    def start(self, number: int, width: int) -> pygame.Surface:
        return _plain(f"No {number}", (), width, round(width * 1.4), "#efdcae")

    def debt(self, width: int) -> pygame.Surface:
        return icon("debt", width)

    def deed(self, width: int) -> pygame.Surface:
        return icon("deed", width)

    def bonus(self, ribbon: int, width: int) -> pygame.Surface:
        from engine.games.viscounts import constants as c

        return _plain("", (f"ribbon_{c.RIBBONS[ribbon]}",), width, round(width * 1.26), "#efdcae")

    def leader(self, width: int) -> pygame.Surface:
        return icon("castle_leader", width)

    def majority(self, name: str, shown: bool, left: int, size: tuple[int, int]) -> pygame.Surface:
        return _plain(name, (), size[0], size[1], "#efdcae")

    def pair(self, start: int, hero: int, size: tuple[int, int]) -> pygame.Surface:
        return _plain(f"pair {start} {hero}", (), size[0], size[1], "#efdcae")
