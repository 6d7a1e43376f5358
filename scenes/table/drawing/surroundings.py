"""What lies where on the screen for the view that is shown; made once per view and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import pygame

from engine.core import State
from scenes.table.chrome.parts import Chrome
from scenes.table.model.table_model import TableModel
from scenes.table.motion.things import Place, Point, Sprite
from scenes.table.view import Aim, AnyTable, Hint

Key = tuple[int, int, int, int]
Made = TypeVar("Made")


@dataclass(slots=True)
class Picture:
    """What lies on the table for one shown view: made once per view, size and zoom."""

    view: State | None = None
    key: Key | None = None
    sprites: Sequence[Sprite] = ()
    places: Mapping[str, Place] = field(default_factory=dict)


class Kept(Generic[Made]):
    """What was made for the last views, and what for: the present one and one that comes."""

    def __init__(self, views: int = 2) -> None:
        self._views = views
        self._there: list[tuple[State | None, object, Made]] = []
        self._wanted: tuple[State | None, object] = (None, None)

    def found(self, view: State | None, key: object) -> Made | None:
        """What can be used again; None: what is put here next is for these."""
        for known, name, made in self._there:
            if known is view and name == key:
                return made
        self._wanted = (view, key)
        return None

    def put(self, made: Made) -> Made:
        """Keep what was just made."""
        self._there = [*self._there, (*self._wanted, made)][-self._views :]
        return made


class Surroundings:
    """Sprites, places and ground, each kept until the view, the size or the seat changes."""

    def __init__(self, model: TableModel, table: AnyTable, chrome: Chrome) -> None:
        self._desk = model
        self._table = table
        self._chrome = chrome
        self.picture = Picture()
        self.layout = 0
        self.ground_version = 0
        self._seat = -1
        self._acting = -1
        self._sprites: Kept[Sequence[Sprite]] = Kept()
        self._places: Kept[Mapping[str, Place]] = Kept()
        self._ground: Kept[pygame.Surface] = Kept(1)  # a table mends its ground in place
        self._hints: Kept[Sequence[Hint]] = Kept(4)  # a hand comes back to what it passed
        self._lettering: Kept[Sequence[pygame.Rect]] = Kept(1)
        self._whole: tuple[Mapping[str, Place], object, dict[str, Place]] = ({}, None, {})
        """Places of the table, what lay around them, and both together."""
        self._wells: dict[str, str] = {}
        self._wells_of = -1

    @property
    def seat(self) -> int:
        """Whose board lies in the own column."""
        return self._seat

    def relaid(self) -> None:
        """The window, zoom or pan changed."""
        self.layout += 1

    def show_seat(self, seat: int) -> bool:
        """Whose board lies in the own column; True when it is another one than before."""
        if seat == self._seat:
            return False
        self._seat = seat
        self._table.show_seat(seat)
        return True

    @property
    def acting(self) -> int:
        """Who is marked on the table."""
        return self._acting

    def show_acting(self, seat: int) -> None:
        """Mark somebody on the table from now on."""
        if seat != self._acting:
            self._acting = seat
            self._table.show_acting(seat)

    def now(self, viewer: int) -> Picture:
        """Sprites and places of the view that is shown."""
        self.show_acting(self._desk.acting)
        view, key = self._desk.shown, self._key(viewer)
        if self.picture.view is not view or self.picture.key != key:
            sprites, places = self.sprites_of(view, viewer), self.places_of(view, viewer)
            self.picture = Picture(view, key, sprites, places)
        return self.picture

    def sprites_of(self, view: State, viewer: int) -> Sequence[Sprite]:
        """The sprites of a view; those of the last one are kept."""
        kept = self._sprites.found(view, self._key(viewer))
        return self._sprites.put(self._table.sprites(view, viewer)) if kept is None else kept

    def places_of(self, view: State, viewer: int) -> Mapping[str, Place]:
        """The places of a view; those of the last one are kept."""
        kept = self._places.found(view, self._key(viewer))
        return self._places.put(self._table.places(view, viewer)) if kept is None else kept

    def hints_of(self, aim: Aim, view: State, viewer: int) -> Sequence[Hint]:
        """What lies over the table for what a person has in mind; kept until that is another."""
        kept = self._hints.found(view, (aim, self._key(viewer)))
        return self._hints.put(self._table.hints(aim, view, viewer)) if kept is None else kept

    @property
    def lettering(self) -> Sequence[pygame.Rect]:
        """Where words stand on the board; kept until the view changes."""
        view = self._desk.shown
        kept = self._lettering.found(view, self.layout)
        return self._lettering.put(self._table.lettering(view)) if kept is None else kept

    def ground(self, picture: Picture, viewer: int, away: frozenset[str]) -> pygame.Surface:
        """The ground below a picture; made anew when something on it changed."""
        kept = self._ground.found(picture.view, (picture.key, away, self.ground_version))
        if kept is not None:
            return kept
        return self._ground.put(self._table.ground(picture.view, viewer, away))

    def places(self, viewer: int) -> Mapping[str, Place]:
        """All anchors on the screen: the table's, then those on tray and rail."""
        self.show_acting(self._desk.acting)
        return self.with_chrome(self.places_of(self._desk.shown, viewer))

    def with_chrome(self, places: Mapping[str, Place]) -> Mapping[str, Place]:
        """Places of the table and, over them, those on tray and rail; the same mapping as long as
        none of them changes."""
        about = (self._chrome.laid, self._seat, self._desk.seat)
        of, known, before = self._whole
        if of is not places or known != about:
            whole = self._with_chrome(places)
            self._whole = (places, about, before if whole == before else whole)
        return self._whole[2]

    def _with_chrome(self, places: Mapping[str, Place]) -> dict[str, Place]:
        found = dict(places)
        for anchor, rect in self.chrome_anchors().items():
            found[anchor] = Place(rect, board=False, walled=anchor.startswith("seat:"))
        return found

    def chrome_anchors(self) -> dict[str, pygame.Rect]:
        """Anchors that are compartments of the tray or panels of the rail."""
        targets = self._chrome.targets
        seat = self._seat if self._seat >= 0 else self._desk.seat
        if not self._wells or self._wells_of != seat:
            self._wells_of, wells = seat, self._table.tray(self._desk.shown, seat)
            self._wells = {f"tray:well:{well.key}": well.anchor for well in wells if well.anchor}
        found = {anchor: targets[name] for name, anchor in self._wells.items() if name in targets}
        for seat in range(self._desk.match.seats):
            rect = targets.get(f"rail:seat:{seat}")
            if rect is not None:
                found[f"seat:{seat}"] = rect
        return found

    def liftable(self, source: str, viewer: int, at: Point | None = None) -> Sprite | None:
        """What is lifted from an anchor: its topmost piece, an own one if there is one; of those
        that stand on the shelf the one that was pressed `at`, else one on the board."""
        picture = self.now(viewer)
        there = [each for each in picture.sprites if each.movable and each.anchor == source]
        if there:
            mine = [sprite for sprite in there if sprite.seat == viewer]
            pointed = [s for s in mine if at and not s.board and s.rect.collidepoint(at)]
            return (pointed or [s for s in mine if s.board] or mine or there)[-1]
        rect = self.chrome_anchors().get(source)
        if rect is None and source in picture.places:
            rect = picture.places[source].rect
        return self._table.lift(source, picture.view, viewer, rect) if rect else None

    def _key(self, viewer: int) -> Key:
        return self.layout, viewer, self._seat, self._acting
