"""A table for any game: every anchor is a felt with its name, every piece a disc that lies on one.

A game says in `pieces` what lies where; counters, seats and words come from its rules and its
catalogue: `<game>.place.<kind>` and `<game>.about.<kind>` for anchors "kind:number", and
`<game>.counter.<key>`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import ClassVar

import pygame

from engine.explain import Text
from engine.game import asked, round_of
from engine.games import info_of
from engine.games.wiring import Places
from engine.texts import Seat
from scenes.games.board_plan import Shelf, divided_shelf
from scenes.games.laid_table import LaidTable
from scenes.games.plain.layout import boxes, inside
from scenes.games.shelf_wood import lay_cloth, lay_wood
from scenes.table.motion.things import Place, Sprite
from scenes.table.view import Counter, Fact, GameState, Inspection, SeatFacts, StripFacts
from sprites.common import fonts
from sprites.common.backdrop import backdrop
from sprites.common.icon_family import IconFamily
from sprites.common.players import badge
from sprites.common.rich import IconSource
from sprites.neutral.table import CREAM, felt, letter_sign, pebble
from sprites.title.crests import crest

SEAT, COUNT = "seat:", "count:"
_TRAY = 330.0
"""Units of the tray's width."""
_NAME = 26.0
"""Units of the owner's name on the shelf."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies at an anchor; pieces of one kind are alike."""

    anchor: str
    kind: str
    seat: int = -1


class PlainTable(LaidTable[GameState], ABC):
    """See `scenes.table.view.TableView`."""

    game: ClassVar[str]
    rules: ClassVar[Places]
    """The game's module `places`."""

    @abstractmethod
    def pieces(self, view: GameState, viewer: int) -> Iterable[Piece]:
        """Everything that lies on the table."""

    def picture(self, piece: Piece, px: int) -> pygame.Surface:
        """A disc in its owner's colour, or a pebble."""
        return badge(self.styles[piece.seat], px) if piece.seat >= 0 else pebble(px)

    # Layout ----------------------------------------------------------------------------------

    def places(self, view: GameState, viewer: int) -> Mapping[str, Place]:
        """A box for every anchor but the seats, which lie on the rail."""
        names = [each for each in self.rules.anchors(view) if not each.startswith(SEAT)]
        found = boxes(len(names), self._need_frame(), self._need_camera())
        return {name: Place(box) for name, box in zip(names, found, strict=True)}

    @property
    def _parts(self) -> Shelf:
        return divided_shelf(self._need_frame(), _TRAY, 0.42)

    def tray_box(self) -> pygame.Rect:
        """The right part of the shelf."""
        return self._parts.tray

    def stage_box(self) -> pygame.Rect:
        """The left part of the shelf."""
        return self._parts.hand

    def stage_boxes(self) -> Sequence[pygame.Rect]:
        """One sheet, however much is said."""
        return (self.stage_box(),)

    # Pictures --------------------------------------------------------------------------------

    def ground(self, view: GameState, viewer: int, away: frozenset[str]) -> pygame.Surface:
        """The felts on oak, and the shelf with the name of whose things lie there."""
        frame = self._need_frame()
        canvas = backdrop(frame.size, frame.scale).copy()
        canvas.set_clip(frame.board)
        for anchor, place in self.places(view, viewer).items():
            canvas.blit(felt(place.rect.size, self._scale, self._caption(anchor)), place.rect)
        canvas.set_clip(None)
        self._lay_shelf(canvas, self._parts.hand, self._seat_shown(viewer))
        return canvas

    def _lay_shelf(self, canvas: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        frame = self._need_frame()
        lay_wood(canvas, box, frame.scale, self.theme)
        lay_cloth(canvas, box, self.styles[seat], frame.scale)
        room = box.inflate(-frame.px(80), 0)
        name = fonts.fit(self._name(seat), room.width, _NAME * frame.scale, colour=CREAM)
        canvas.blit(name, name.get_rect(center=room.center))

    def sprites(self, view: GameState, viewer: int) -> Sequence[Sprite]:
        """The pieces of every place in rows."""
        there: dict[str, list[Piece]] = {}
        for piece in self.pieces(view, viewer):
            there.setdefault(piece.anchor, []).append(piece)
        places = self.places(view, viewer)
        return [
            sprite
            for anchor, pieces in there.items()
            for sprite in self._lying(pieces, places[anchor].rect)
        ]

    def _lying(self, pieces: Sequence[Piece], box: pygame.Rect) -> Iterator[Sprite]:
        px, corners = inside(box, len(pieces), self._scale)
        for number, (piece, corner) in enumerate(zip(pieces, corners, strict=True)):
            key, picture = f"{piece.kind}:{piece.anchor}:{number}", self.picture(piece, px)
            yield Sprite(key, piece.kind, piece.anchor, picture, corner, number, seat=piece.seat)

    @property
    def _scale(self) -> float:
        """px per unit of what moves with the camera."""
        return self._need_frame().scale * self._need_camera().zoom

    @property
    def icon(self) -> IconSource:
        """The game's crest as its emblem, the signs of the chrome, first letters."""
        return plain_icons(self.game)

    # Words -----------------------------------------------------------------------------------

    def strip(self, view: GameState) -> StripFacts:
        """The game's name, the round and the seats."""
        number = round_of(view)
        return StripFacts(
            title=self._say(f"game.{self.game}"),
            subtitle="",
            round=self._say(Text("archive.round", {"n": number})) if number else "",
            order=tuple(range(len(self.styles))),
            holder=-1 if info_of(self.game).open_hands else asked(view),
        )

    def seats(self, view: GameState, viewer: int) -> Sequence[SeatFacts]:
        """Everybody with the public counters, four in a row."""
        return [
            SeatFacts(
                seat,
                self._name(seat),
                style.key,
                self._say(f"archive.seat.{self._config['seats'][seat].get('kind', 'person')}"),
                _in_rows(self._counters(view, seat)),
            )
            for seat, style in enumerate(self.styles)
        ]

    def tray(self, view: GameState, viewer: int) -> Sequence[Counter]:
        """The own counters."""
        return self._counters(view, max(0, viewer))

    def _counters(self, view: GameState, seat: int) -> list[Counter]:
        numbers = self.rules.counters(view, seat)
        return [self.counter(key, value) for key, value in numbers.items()]

    def counter(self, key: str, value: int) -> Counter:
        """A compartment of the tray."""
        words, good_up = self._say(f"{self.game}.counter.{key}"), key not in self.bad_counters
        return Counter(key, key, value, words, good_up, f"{COUNT}{key}")

    def inspect(self, anchor: str, view: GameState, viewer: int) -> Inspection | None:
        """What an anchor is called and what is to be said about it; of a seat its counters."""
        kind, _, rest = anchor.partition(":")
        if anchor.startswith(SEAT):
            facts = (Fact(c.icon, f"{c.value} {c.words}") for c in self._counters(view, int(rest)))
            return Inspection(self._name(int(rest)), facts=tuple(facts))
        if anchor.startswith(COUNT):
            return Inspection(self._say(f"{self.game}.counter.{rest}"))
        about = self._say(Text(f"{self.game}.about.{kind}", {"fallback": ""}))
        return Inspection(self._caption(anchor), facts=(Fact("", about),) if about else ())

    def _caption(self, anchor: str) -> str:
        kind, _, number = anchor.partition(":")
        values = {"seat": Seat(int(number)), "n": int(number) + 1} if number.isdecimal() else {}
        return self._say(Text(f"{self.game}.place.{kind}", values))

    def _name(self, seat: int) -> str:
        return self._names[seat]

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(str(chair.get("name", "")) for chair in self._config["seats"])


def _in_rows(counters: Sequence[Counter]) -> tuple[tuple[Counter, ...], ...]:
    rows = (tuple(counters[first : first + 4]) for first in range(0, len(counters), 4))
    return tuple(rows) or ((),)


@lru_cache(maxsize=8)
def plain_icons(game: str) -> IconSource:
    """The same function for every table of a game: drawn words are kept by it."""
    signs: IconFamily[None] = IconFamily({}, CREAM, "#20130a")

    def icon(name: str, px: int) -> pygame.Surface | None:
        if name == LaidTable.emblem:
            return crest(game, px)
        return signs.sign(name, px) or (letter_sign(name[0].upper(), px) if name else None)

    return icon
