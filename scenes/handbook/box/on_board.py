"""What has no picture of its own is shown where it lies on the table: cut from a real one that is
drawn a little at a time with the figures as they are, a ring around the place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import pygame

from engine.box.applying import shipped
from engine.box.places import value_at
from engine.game import PERSON
from engine.games import load_game
from engine.session import Session
from scenes.games.screens import screens_of
from scenes.handbook.box.workbench import Workbench
from scenes.handbook.cut_pictures import CutPictures, Source, Wanted, printed_with
from scenes.play.seating import SEAT_COLOURS
from scenes.shell.services import Services

_SEATS: Final = 2
_SEED: Final = 3
_SHAPE: Final = 0.82
"""Height of a picture by its width."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Where on a table figures lie; see the top of a game's `box_places.toml`."""

    entries: tuple[str, ...]
    rings: tuple[str, ...]
    shows: tuple[str, ...]
    where: Mapping[str, Any]
    seats: int

    def fits(self, entry: str, columns: Mapping[str, Any]) -> bool:
        """True for an entry with these columns."""
        known = any(fnmatchcase(entry, pattern) for pattern in self.entries)
        return known and all(columns.get(name) == value for name, value in self.where.items())


@lru_cache(maxsize=8)
def places_in(path: Path) -> Sequence[Lying]:
    """The places of a file."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))["place"]
    return tuple(
        Lying(
            tuple(each["entries"]),
            tuple(each["rings"]),
            tuple(each.get("shows", each["rings"])),
            each.get("where", {}),
            each.get("seats", _SEATS),
        )
        for each in read
    )


def lying(game: str, entry: str, columns: Mapping[str, Any]) -> Lying | None:
    """Where an entry lies, with its names in the anchors; None for what is on no table."""
    path = screens_of(game).box_places
    found = () if path is None else places_in(path)
    place = next((each for each in found if each.fits(entry, columns)), None)
    if place is None:
        return None
    named = {**columns, "key": entry.partition(" ")[2]}
    rings = tuple(anchor.format_map(named) for anchor in place.rings)
    shows = tuple(anchor.format_map(named) for anchor in place.shows)
    return Lying(place.entries, rings, shows, place.where, place.seats)


def table_source(game: str, text: str, seats: int) -> Source:
    """A table of this many at the beginning, with the figures of a component file."""

    def session() -> Session:
        people = [
            {"kind": PERSON if colour == SEAT_COLOURS[0] else "random"}
            | {"name": f"@{colour}", "colour": colour}
            for colour in SEAT_COLOURS[:seats]
        ]
        return Session(load_game(game, text), {"seats": people, "options": {}}, _SEED)

    return Source(f"{game}|box|{seats}|{printed_with(game, text)}", session)


class OnBoard:
    """The picture of the entry that lies open, where it is cut from a table."""

    def __init__(self, app: Services, game: str, bench: Workbench) -> None:
        self._app, self._game, self._bench = app, game, bench
        self._pictures = CutPictures(app)
        self._wanted: Wanted | None = None
        self._shown: tuple[str, pygame.Surface] | None = None
        """The entry of the last picture, which stands until the next one is drawn."""

    def place(self, entry: str) -> Lying | None:
        """Where an entry lies."""
        way = shipped(self._game).ways.get(entry)
        columns = None if way is None else value_at(self._bench.editing.raw, way)
        return lying(self._game, entry, columns if isinstance(columns, Mapping) else {})

    def want(self, entry: str, width: int) -> pygame.Surface | None:
        """The picture of an entry as far as it is drawn; None for none yet, or none at all."""
        place = self.place(entry)
        if place is None:
            self._wanted = None
            return None
        size = (width, round(width * _SHAPE))
        source = table_source(self._game, self._bench.editing.text, place.seats)
        self._wanted = Wanted(source, place.shows, size, place.rings)
        found = self._pictures.find(self._wanted)
        if found is not None:
            self._shown = entry, found
        shown = self._shown
        fits = shown is not None and shown[0] == entry and shown[1].get_size() == size
        return shown[1] if shown is not None and fits else None

    @property
    def waiting(self) -> bool:
        """True while the picture is not drawn as the figures are."""
        wanted = self._wanted
        return wanted is not None and self._pictures.find(wanted) is None

    def work(self) -> bool:
        """Draw some more of it; True when it is ready."""
        return self._wanted is not None and self.waiting and self._pictures.work(self._wanted)

    def stop(self) -> None:
        """Nobody looks at it any more."""
        self._pictures.stop()
