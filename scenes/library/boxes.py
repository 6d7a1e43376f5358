"""The boxes of the shelf as pictures, made when they come into view, a few per frame."""

from __future__ import annotations

import io
import time
from collections import OrderedDict
from collections.abc import Iterable

import pygame

from saves.model import SessionSummary
from scenes.library.words import box_words, known_game
from scenes.shell.layer import Size
from scenes.shell.services import Services
from sprites.library.box import blank_box, kept_box

Key = tuple[str, float, str, bool]
"""All of a session that its box depends on."""

_KEPT = 72
"""Boxes kept ready: several screens of them."""


class Boxes:
    """Pictures of boxes by session. A box that is not ready yet is shown blank."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._size: Size = (1, 1)
        self._scale = 1.0
        self._ready: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def lay_out(self, cell: Size, scale: float) -> None:
        """The cells of the shelf have this size in px; everything is made anew."""
        self._size, self._scale = cell, scale
        self._ready.clear()

    def get(self, line: SessionSummary) -> pygame.Surface:
        """The picture of a box; a blank one while it is being made."""
        found = self._ready.get(_key(line))
        if found is None:
            return blank_box(self._size, self._scale, known_game(line.game))
        self._ready.move_to_end(_key(line))
        return found

    def missing(self, lines: Iterable[SessionSummary]) -> bool:
        """True when one of them has not been made yet."""
        return any(_key(line) not in self._ready for line in lines)

    def make_some(self, lines: Iterable[SessionSummary], seconds: float) -> bool:
        """Make what is missing of these for about so long, at least one; True if anything was."""
        until = time.perf_counter() + seconds
        made = False
        for line in lines:
            if _key(line) in self._ready:
                continue
            if made and time.perf_counter() >= until:
                break
            self._make(line)
            made = True
        return made

    def _make(self, line: SessionSummary) -> None:
        picture = table_picture(self._app, line.id)
        words = box_words(self._app, line)
        self._ready[_key(line)] = kept_box(self._size, self._scale, words, picture)
        while len(self._ready) > _KEPT:
            self._ready.popitem(last=False)


def _key(line: SessionSummary) -> Key:
    return line.id, line.updated, line.name, line.deleted


def table_picture(app: Services, session_id: str) -> pygame.Surface | None:
    """The picture of the table that the library keeps; None without one or with a damaged one."""
    content = app.library.picture(session_id)
    if content is None:
        return None
    try:
        picture = pygame.image.load(io.BytesIO(content))
    except (pygame.error, ValueError):
        return None
    if min(picture.get_size()) < 2:
        return None
    plain = pygame.Surface(picture.get_size(), 0, 24)
    plain.blit(picture, (0, 0))
    return plain
