"""Pictures that pages cut from real tables: drawn a little at a time while the page lies open, and
kept between starts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from zlib import crc32

import pygame

from engine.games import load_game
from engine.session import Session
from scenes.handbook.cut import cut
from scenes.shell.layer import Size
from scenes.shell.services import Services
from scenes.shell.taught import Still
from sprites.handbook.rings import ring_places

_SLICE_SECONDS = 0.03
"""Drawing between two frames."""


@dataclass(frozen=True, slots=True)
class Source:
    """The table that pictures are cut from. `key`: everything that it depends on."""

    key: str
    session: Callable[[], Session]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture of `size` px that shows some places of a table; the whole board without any.
    `rings`: places that are ringed in it."""

    source: Source
    shows: tuple[str, ...]
    size: Size
    rings: tuple[str, ...] = ()


class CutPictures:
    """The pictures of some pages."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._making: tuple[str, Iterator[Still | None]] | None = None
        self._still: tuple[str, Still] | None = None
        """The table that was drawn last: several pictures may come from one."""
        self._made: dict[str, pygame.Surface | None] = {}
        """What was looked for: None is still to be made."""

    def _key(self, wanted: Wanted) -> str:
        """Everything that the picture depends on."""
        app = self._app
        shown = f"{wanted.source.key}|{wanted.shows}{wanted.rings}|{app.catalogue.language}"
        return f"figure|{shown}|{app.size}|{wanted.size}"

    def find(self, wanted: Wanted) -> pygame.Surface | None:
        """The picture; None while it is still to be made."""
        key = self._key(wanted)
        if key not in self._made:
            self._made[key] = self._app.cache.find(key)
        return self._made[key]

    def missing(self, wanted: Iterable[Wanted]) -> Wanted | None:
        """The first of these that is not made yet."""
        return next((each for each in wanted if self.find(each) is None), None)

    def work(self, wanted: Wanted) -> bool:
        """Draw some more of a table; True when the picture is ready."""
        still = self._table_of(wanted.source)
        if still is None:
            return False
        picture, rings = cut(still, wanted.shows, wanted.rings, wanted.size)
        ring_places(picture, rings)
        key = self._key(wanted)
        self._made[key] = self._app.cache.keep(key, picture)
        return True

    def _table_of(self, source: Source) -> Still | None:
        """The table of a picture, once it is drawn; some more of it is drawn now."""
        size = self._app.size
        key = f"{source.key}|{size}"
        if self._still is not None and self._still[0] == key:
            return self._still[1]
        if self._making is None or self._making[0] != key:
            self._making = key, self._app.routes.still(source.session(), size)
        still: Still | None = None
        until = time.perf_counter() + _SLICE_SECONDS
        while still is None and time.perf_counter() < until:
            still = next(self._making[1])
        if still is not None:
            self._making, self._still = None, (key, still)
        return still

    def stop(self) -> None:
        """Another chapter or scene comes."""
        self._making = self._still = None


def printed_with(key: str, data_text: str = "") -> int:
    """A checksum of the component data that a table of game `key` is drawn with."""
    return crc32((data_text or load_game(key).data_text).encode())
