"""What is laid over the resting table about ways: where one may go, what others moved, what a game
hints at while somebody aims."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import pygame

from engine.explain import Choice
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.marks import Marker
from scenes.table.drawing.overlays import (
    DART,
    DOT,
    Round,
    around,
    bow,
    dotted_way,
    ribbon,
    short_of,
    stations,
    way_end,
)
from scenes.table.drawing.surroundings import Surroundings
from scenes.table.frame import Frame
from scenes.table.model.legality import Look
from scenes.table.model.table_model import TableModel
from scenes.table.motion.pacing import same_things
from scenes.table.motion.things import Place, Point, Sprite
from scenes.table.view import AnyTable, Hint

_ROUTE_BOX = 18
"""Units of the boxes along a way that no slip should hide."""
_CROSSED_PITCH = 4.0
"""px between the points of a way at which it is asked what lies there."""


class Ways:
    """Adds ways and trails to the layers of a frame."""

    def __init__(self, model: TableModel, table: AnyTable, lying: Surroundings) -> None:
        self._model = model
        self._table = table
        self._lying = lying
        self.hinted: list[pygame.Rect] = []
        """Where hints of the last frame lie."""
        self.route: list[pygame.Rect] = []
        """Small boxes along the ways of the last frame."""
        self._known: tuple[tuple[object, ...], list[Point]] = ((), [])
        """What the last way was found for, and its points."""
        self._crossed: tuple[object, object, list[Sprite]] = (None, None, [])
        """The points and looks for which it was asked last what lies along a way, and that."""

    def begin(self) -> None:
        """Another frame: nothing is laid over the table yet."""
        self.hinted, self.route = [], []

    def way(self, layers: DisplayList, frame: Frame, choice: Choice) -> list[Point]:
        """The dotted way of a choice; its points."""
        about = (self._model.shown, choice, self._lying.picture)
        if not same_things(about, self._known[0]):
            self._known = (about, self._points(choice))
        points = self._known[1]
        layers.set_clip(frame.board)
        if len(points) > 1:
            read, style = self._passed(choice), self._table.styles[self._model.seat]
            _dots(layers, points, style.fill, frame.scale, read)
            self.route += _boxes(points, frame)
        layers.set_clip(None)
        return points

    def _points(self, choice: Choice) -> list[Point]:
        points = list(self._table.way(self._model.shown, choice.source, choice.path))
        goal = self._lying.picture.places.get(choice.target)
        if goal is not None and goal.unlit and goal.shape == "disc":
            points = short_of(points, goal.middle, max(goal.rect.size) / 2)
        return points

    def _passed(self, choice: Choice) -> tuple[Round, ...]:
        """The round places that a way leads over: their figures and signs stay in sight."""
        places = self._lying.picture.places
        found = (places.get(anchor) for anchor in choice.path)
        return tuple(
            (place.middle, place.rect.width / 2)
            for place in found
            if place is not None and place.shape == "disc"
        )

    def over_way(self, points: Sequence[Point], marks: Mapping[str, Look]) -> list[Sprite]:
        """What lies where a way leads along: it is read, and the way goes on under it."""
        if self._crossed[0] is not points or self._crossed[1] != marks:
            self._crossed = (points, marks, self._over(points, marks))
        return self._crossed[2]

    def _over(self, points: Sequence[Point], marks: Mapping[str, Look]) -> list[Sprite]:
        spots = stations(points, _CROSSED_PITCH)
        if not spots:
            return []
        reached = around(spots, 1)
        return [
            replace(sprite, shadow=False)
            for sprite in self._lying.picture.sprites
            if sprite.board
            and sprite.painted
            and sprite.anchor
            and sprite.anchor not in marks
            and reached.colliderect(box := sprite.rect)
            and any(map(box.collidepoint, spots))
        ]

    def hints(self, layers: DisplayList, frame: Frame, hints: Iterable[Hint]) -> None:
        """What the game lays over the board while somebody aims."""
        colour = self._table.styles[self._model.seat].fill
        layers.set_clip(frame.board)
        for hint in hints:
            if len(hint.way) > 1:
                _dots(layers, hint.way, colour, frame.scale, dart=hint.dart)
                self.route += _boxes(hint.way, frame)
            if hint.picture is not None:
                corner = (round(hint.at[0]), round(hint.at[1]))
                box = layers.blit(hint.picture, corner)
                self.hinted += [] if hint.veil else [box]
        layers.set_clip(None)

    def traces(
        self,
        layers: DisplayList,
        frame: Frame,
        marker: Marker,
        viewer: int,
        marks: Mapping[str, Look],
    ) -> None:
        """What opponents moved, until the person takes something up. What can be clicked now wears
        that look instead."""
        trail = self._model.trail
        if not trail:
            return
        if marker.unfinished:
            marker.wait()  # looks come first; nothing else that is slow in this frame
        places = self._lying.places(viewer)
        for start, end, seat in trail:
            if end.startswith(self._table.untraced):
                continue
            mover = seat if seat >= 0 else self._model.last_mover
            style = self._table.styles[mover]
            if not (self._shows(places, start, seat) and self._shows(places, end, seat)):
                continue
            layers.set_clip(frame.board if places[end].board else None)
            if start == end and end in marks:
                continue
            if start == end:
                marker.last_move(layers, places[end], self._on_top(end), style.fill)
            else:
                road = self._table.trodden(self._model.now, start, end)
                line = road or bow(places[start].middle, places[end].middle)
                line = between_places(line, places[start], places[end])
                if len(line) > 1:
                    _trace(layers, marker, line, style.light, frame.scale)
        layers.set_clip(None)

    def _shows(self, places: Mapping[str, Place], anchor: str, seat: int) -> bool:
        """True when this place of a seat can be seen: of the boards, only one lies there."""
        place = places.get(anchor)
        return place is not None and (place.board or seat == self._lying.seat)

    def _on_top(self, anchor: str) -> Sprite | None:
        """The topmost thing at an anchor."""
        there = [
            sprite
            for sprite in self._lying.picture.sprites
            if sprite.anchor == anchor and sprite.movable and sprite.painted
        ]
        return there[-1] if there else None


def _boxes(points: Sequence[Point], frame: Frame) -> list[pygame.Rect]:
    """Small boxes beside each other along a way."""
    side = max(1, round(_ROUTE_BOX * frame.scale))
    spots = stations(points, side) if len(points) > 1 else ()
    return [pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side) for x, y in spots]


def _dots(
    layers: DisplayList,
    points: Sequence[Point],
    colour: str,
    scale: float,
    read: tuple[Round, ...] = (),
    dart: bool = False,
) -> None:
    box = around(points, (DART if dart else DOT) * scale + 2)
    key = ("way", tuple(points), colour, scale, read, dart)

    def draw(canvas: pygame.Surface) -> None:
        dotted_way(canvas, points, colour, scale, read)
        if dart:
            way_end(canvas, points, colour, scale)

    layers.draw(box, key, draw)


def between_places(line: Sequence[Point], start: Place, end: Place) -> Sequence[Point]:
    """A line that leaves out the round places at its ends, whose numbers are read."""
    for place in (end, start):
        if place.unlit and place.shape == "disc":
            line = short_of(line, place.middle, place.rect.width / 2)
        line = line[::-1]
    return line


def _trace(
    layers: DisplayList, marker: Marker, line: Sequence[Point], colour: str, scale: float
) -> None:
    """The ribbon of a move, drawn once: it lies under much that changes."""
    corner = (round(line[0][0]), round(line[0][1]))
    shape = tuple((round(x - corner[0], 1), round(y - corner[1], 1)) for x, y in line)
    drawn = marker.drawn(ribbon, shape, colour, scale)
    if drawn is not None:
        left, top = drawn.origin
        layers.blit(drawn.surface, (corner[0] - left, corner[1] - top))
