"""Faces of all cards and papers of the table, by number of the data."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pygame

from scenes.tables.viscounts_glyphs import ability_glyphs, effect_glyphs
from sprites.common import fonts
from sprites.common.materials import paper
from sprites.viscounts.card_face import card_face, card_small
from sprites.viscounts.card_frame import HIGH, WIDE
from sprites.viscounts.card_view import CardFace
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
    """Faces by card number of one game's data. `name` gives the finished name of a card."""

    def __init__(self, data: Any, name: Callable[[int], str]) -> None:
        self._data = data
        self._name = name
        self._faces: dict[int, CardFace] = {}

    def face(self, card: int) -> CardFace:
        """What a townsfolk card, hero, starter or printed card shows."""
        if card not in self._faces:
            self._faces[card] = self._made(card)
        return self._faces[card]

    def _made(self, card: int) -> CardFace:
        cards = self._data.cards
        raw = cards.raw[card]
        kind = cards.kinds[card]
        ability = raw.get("ability", {"timing": "none"})
        return CardFace(
            key=cards.ids[card],
            name=self._name(card),
            cost=cards.cost[card],
            icons=tuple(raw["icons"]),
            hire=effect_glyphs(raw.get("on_hire", ())),
            timing=ability["timing"],
            ability=ability_glyphs(ability),
            kind=kind if kind in ("starter", "hero") else "townsfolk",
            reconstructed=raw.get("source") == "reconstructed",
        )

    def card(self, card: int, width: int, small: bool = False) -> pygame.Surface:
        """A card by its width in px; `small`: as it lies on the ring, without name."""
        if card < 0:
            return self.back(width)
        if small:
            return card_small(self.face(card), width, icon)
        return card_face(self.face(card), round(width * HIGH / WIDE), icon)

    def back(self, width: int) -> pygame.Surface:
        return _plain("", ("castle",), width, round(width * 1.4), "#33234f")

    def scheme(self, card: int, height: int, lines: Any = ()) -> pygame.Surface:
        width = round(height / 1.4)
        if card < 0:
            return _plain("", ("scheme",), width, round(width * 1.4), "#1b1b3c")
        return _plain(str(self._data.cards.ids[card]), (), width, round(width * 1.4), "#d5cfe6")

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
