"""Draws one frame of the table from model, chrome and the game's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from types import MappingProxyType

import pygame

from engine.core import State
from engine.events import Event
from engine.explain import Choice
from scenes.table.camera import Camera
from scenes.table.chrome.parts import Chrome
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.marks import CROWD, Marker
from scenes.table.drawing.overlays import Veil, around, old_light
from scenes.table.drawing.picture import TablePicture
from scenes.table.drawing.surroundings import Picture, Surroundings
from scenes.table.drawing.ways import Ways
from scenes.table.frame import BASE, Frame, make_frame
from scenes.table.input.aiming import aim_of
from scenes.table.input.hand import RETURN_SECONDS, Gliding, Held
from scenes.table.input.pointing import Pointed, focus_of
from scenes.table.model.legality import Look, awaited, looks, standing_back
from scenes.table.model.table_model import TableModel
from scenes.table.motion.animator import Animator
from scenes.table.motion.things import Place, Point, Sprite
from scenes.table.motion.watched import on_table
from scenes.table.view import AnyTable

RAISE = 8
"""Units by which a pointed-at card of a fan rises."""
_LIT = (Look.NOW, Look.SELECTED, Look.SOURCE, Look.ASIDE)
"""Looks around which the board does not dim."""
DEEP_VEIL = 46
"""How much the board dims, of 255, where it stands back (`TableView.dimmed_for`)."""


class TablePainter:
    """Keeps the resting picture and puts the moving things over it."""

    def __init__(self, model: TableModel, table: AnyTable, chrome: Chrome) -> None:
        self.model = model
        self.table = table
        self.chrome = chrome
        self.around = Surroundings(model, table, chrome)
        self.ways = Ways(model, table, self.around)
        self.frame = make_frame(BASE)
        self.resting = TablePicture(self.frame.scale, self.frame.board)
        self.marker = Marker(self.frame.scale, self.frame.board, table.gilded)
        self.veil = Veil()
        self.unfinished = False
        """Some looks were left for the next frame."""
        self.hurried = False
        """Much is drawn anew in this frame: looks that were never drawn wait for the next."""
        self._below_moving = self._above_moving = self._below_flying = self._above_flying = 0
        """Layers of the last frame below what moves or flies, and those with it."""
        self.uncovered = ""
        """The card that lies above its neighbours, but for the one that is pointed at."""
        self.asked_for: Choice | None = None
        """The one choice that somebody who guides asks for."""
        self.marked: Mapping[str, Look] = {}
        """The looks of the last frame."""

    @property
    def hinted(self) -> list[pygame.Rect]:
        """Where hints of the last frame lie."""
        return self.ways.hinted

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, zoom or pan changed."""
        self.frame = frame
        self.table.lay_out(frame, camera)
        self.around.relaid()
        if self.resting.scale != frame.scale:
            self.resting = TablePicture(frame.scale, frame.board)
            self.marker = Marker(frame.scale, frame.board, self.table.gilded)
        self.resting.board = self.marker.board = frame.board

    def liftable(self, source: str, viewer: int, at: Point | None = None) -> Sprite | None:
        """What is lifted from an anchor that was pressed `at` a point."""
        return self.around.liftable(source, viewer, at)

    def draw(
        self,
        layers: DisplayList,
        viewer: int,
        held: Held | None,
        gliding: Gliding | None,
        pointed: Pointed,
        focus: str,
        told: Event | None = None,
    ) -> None:
        """One frame, apart from slips of paper that the scene lays on top. `told`: the event of
        the line under the pointer."""
        if self.unfinished:
            self.resting.forget()
        self.marker.new_frame()
        if self.hurried:
            self.marker.wait()
        picture = self.around.now(viewer)
        away = _away(self.model.animator, held, gliding)
        marks = self.marked = self.marks()
        look = (bool(held), focus)
        up = self._covered(picture, pointed.anchor, away) if pointed.anchor in marks else []
        layers.blit(self._lying(picture, viewer, marks, away, look, up), (0, 0))
        layers.touch(self.resting.mended())
        chrome_places = self.around.chrome_anchors()
        if held is None and not self.model.controller.source:
            self.ways.traces(layers, self.frame, self.marker, viewer, marks)
        self._pointed_at(layers, picture, marks, pointed.anchor, away)
        # A row under a resting pointer means what it means now, also over a moment of the past.
        now = self.model.shown is self.model.now
        self.ways.begin()
        if now and pointed.choice is not None and pointed.choice.path:
            points = self.ways.way(layers, self.frame, pointed.choice)
            self.resting.put_all(layers, self.ways.over_way(points, marks))
        aim = aim_of(self.model, pointed)
        hints = self.around.hints_of(aim, self.model.shown, viewer) if now else ()
        lists = self.model.picking is not None  # its rows are read: nothing lies on them
        self.ways.hints(layers, self.frame, (hint for hint in hints if lists or not hint.above))
        self.chrome.blit(layers)
        self._mark_chrome(layers, marks, chrome_places)
        if pointed.anchor != self.uncovered:
            self._raise(layers, picture, marks, self.uncovered, away)
        self._raise(layers, picture, marks, pointed.anchor, away, RAISE)
        if focus:
            self._focus(layers, focus, viewer)
        self._rings(layers, viewer, told)
        self._below_moving = layers.height
        self._moving(layers, held, gliding)
        self._above_moving = layers.height
        if not lists:
            self.ways.hints(layers, self.frame, (hint for hint in hints if hint.above))
        self.unfinished = self.marker.unfinished

    def rehearse(self, layers: DisplayList, viewer: int) -> None:
        """Put the looks of the coming frame together without drawing any: those that were never
        drawn are left with the marker."""
        self.marker.new_frame()
        self.marker.wait()
        picture, marks = self.around.now(viewer), self.marks()
        self.marker.mark_all(layers, marks, picture.places, picture.sprites, frozenset())
        self.ways.traces(layers, self.frame, self.marker, viewer, marks)
        self._mark_chrome(layers, marks, self.around.chrome_anchors())
        self._rings(layers, viewer, None)

    def looks_left(self, viewer: int) -> Sequence[Callable[[], object]]:
        """Draws the looks of the present moment that were never drawn; nothing is put together."""
        before, nowhere = self.around.picture, DisplayList()
        nowhere.begin(self.frame.size)
        self.rehearse(nowhere, viewer)
        rest, self.around.picture = self.around.picture, before
        strength, left = self._dimmed(), tuple(self.marker.left)
        if not strength:
            return left
        holes = _lit_places(rest, self.marks())
        return *left, partial(self.veil.made, self.frame.board, holes, strength)

    def lay_ahead(self, viewer: int, focus: str) -> Iterator[None]:
        """Make the table at rest as it is shown next, in two steps: then a frame copies it."""
        picture, away = self.around.now(viewer), _away(self.model.animator, None, None)
        self.around.ground(picture, viewer, away)
        yield
        self.marker.new_frame()
        self._lying(picture, viewer, self.marks(), away, (False, focus))
        yield

    def move(self, layers: DisplayList, held: Held | None, gliding: Gliding | None) -> None:
        """The last frame again; only what is on its way or in the hand has gone on."""
        layers.repeat(0, self._below_moving)
        between, above = slice(self._above_moving, self._below_flying), self._above_flying
        self._moving(layers, held, gliding)
        self._above_moving = layers.height
        layers.repeat(between.start, between.stop)
        self.fly(layers)
        layers.repeat(above)

    def fly(self, layers: DisplayList) -> None:
        """What comes and goes while something is told: above the sheet that tells it, too."""
        self._below_flying = layers.height
        self.resting.put_moving(layers, self.model.animator.shown(flying=True))
        self._above_flying = layers.height

    def _lying(
        self,
        picture: Picture,
        viewer: int,
        marks: Mapping[str, Look],
        away: frozenset[str],
        look: tuple[object, ...],
        up: Sequence[Sprite] = (),
    ) -> pygame.Surface:
        """The table at rest; it is drawn anew when `look` or anything on it changes. Where marked
        cards that are `up` belong, neither they are seen nor their rim."""
        source = self.model.controller.source
        raised = frozenset(sprite.anchor for sprite in up)
        return self.resting.resting(
            self.around.ground(picture, viewer, away),
            picture.sprites,
            away.union(sprite.key for sprite in up),
            under=lambda target: self._under(target, picture, marks),
            over=lambda target: self._over(target, picture, marks, away, raised),
            mended=self.table.mended,
            look=(tuple(marks.items()), source, *look, self.around.layout),
        )

    def _rings(self, layers: DisplayList, viewer: int, told: Event | None) -> None:
        """Rings about what is told: what an opponent does, the line under the pointer, the past."""
        animator, past = self.model.animator, self.model.past
        if animator.opponent and animator.shown_event is not None:
            shown = animator.shown_event
            self._ring_about(layers, shown.event, shown.view, viewer, only_table=False)
        if told is not None:
            self._ring_about(layers, told, self.model.shown, viewer, only_table=True)
        layers.set_clip(None)
        if past is not None:
            box, scale = self.frame.board.union(self.frame.column), self.frame.scale
            layers.draw(box, ("old light", scale), lambda canvas: old_light(canvas, box, scale))
            event = past.shown_event
            self._ring_about(layers, event.event, event.view, viewer, only_table=True)
            layers.set_clip(None)

    def _moving(self, layers: DisplayList, held: Held | None, gliding: Gliding | None) -> None:
        """What is on its way, and the piece in the hand."""
        self.resting.put_moving(layers, self.model.animator.shown(flying=False))
        if gliding is not None:
            left = 1 - gliding.elapsed / RETURN_SECONDS
            self.resting.put_in_hand(layers, gliding.sprite, _middle(gliding), 0.0, left)
        if held is not None:
            lean = held.lean(self.resting.scale)
            middle = self._inside(held)
            self.resting.put_in_hand(layers, held.sprite, middle, lean)

    def _inside(self, held: Held) -> Point:
        """The middle of the piece in the hand; all of it stays in the window."""
        box = pygame.Rect(held.corner, held.sprite.picture.get_size())
        inside = box.clamp(pygame.Rect((0, 0), self.frame.size))
        x, y = held.middle
        return x + inside.left - box.left, y + inside.top - box.top

    def marks(self) -> dict[str, Look]:
        """The looks of all anchors now."""
        model = self.model
        if not model.asking or model.picking is not None:
            return {}
        controller = model.controller
        later = model.later(controller.source) if controller.source else {}
        marks = looks(controller.offers, controller.source, later)
        question = model.question
        if not controller.source and question is not None and question.op in self.table.leads_on:
            goal = awaited(controller.offers)
            marks |= {goal: Look.AWAITED} if goal and goal not in marks else {}
        marks = standing_back(marks, self.asked_for)
        if controller.source:
            return marks
        # While nothing is in the hand, the reason comes when one points at a refused place.
        return {anchor: look for anchor, look in marks.items() if look is not Look.BLOCKED}

    def _under(self, layers: DisplayList, picture: Picture, marks: Mapping[str, Look]) -> None:
        """Dim the board below the pieces while something is in the hand, and more while its own
        print would outshine what can be chosen."""
        strength = self._dimmed()
        if strength:
            holes, board, veil = _lit_places(picture, marks), self.frame.board, self.veil
            key = ("veil", tuple(map(tuple, holes)), strength)
            layers.draw(board, key, lambda canvas: veil.lay(canvas, board, holes, strength))

    def _dimmed(self) -> int:
        """How much the board dims now, of 255."""
        question = self.model.question
        if self.model.asking and question is not None and question.op in self.table.dimmed_for:
            return DEEP_VEIL
        return self.table.held_veil if self.model.controller.source else 0

    def _over(
        self,
        layers: DisplayList,
        picture: Picture,
        marks: Mapping[str, Look],
        away: frozenset[str],
        raised: frozenset[str],
    ) -> None:
        self.marker.mark_all(layers, marks, picture.places, picture.sprites, away, raised)
        areas = _marked_areas(picture.places, marks)
        self.resting.put_all(layers, _before_marked(picture.sprites, marks, away, areas))

    def _raise(
        self,
        layers: DisplayList,
        picture: Picture,
        marks: Mapping[str, Look],
        anchor: str,
        away: frozenset[str],
        by: float = 0,
    ) -> None:
        """Show a card whole that lies under its neighbours, so many units higher."""
        for sprite in self._covered(picture, anchor, away):
            x, y = sprite.at
            raised = replace(sprite, at=(x, y - by * self.resting.scale))
            self.resting.put_all(layers, (raised,))
            own = {anchor: marks[anchor]} if anchor in marks else {}
            self.marker.mark_all(layers, own, picture.places, (raised,), away)

    def _covered(self, picture: Picture, anchor: str, away: frozenset[str]) -> list[Sprite]:
        """The cards at an anchor beside the board of which neighbours hide a part."""
        if not anchor or self.model.controller.dragging or self.model.animator.busy:
            return []
        there = (s for s in picture.sprites if s.anchor == anchor and s.movable)
        lying = (s for s in there if s.key not in away)
        return list(takewhile(lambda s: not s.board and covered(s, picture.sprites), lying))

    def _pointed_at(
        self,
        layers: DisplayList,
        picture: Picture,
        marks: Mapping[str, Look],
        anchor: str,
        away: frozenset[str],
    ) -> None:
        """Of many open places, of many possible later, and of what stands back, the one under the
        pointer is marked in full."""
        here = marks.get(anchor)
        of_many = here in (Look.NOW, Look.LATER) and list(marks.values()).count(here) > CROWD
        back = here in (Look.ASIDE, Look.AWAITED)
        if (of_many or back) and anchor in picture.places:
            own = {anchor: Look.NOW if back else marks[anchor]}
            self.marker.mark_all(layers, own, picture.places, picture.sprites, away)
            self.resting.put_all(layers, _before_marked(picture.sprites, own, away))

    def _mark_chrome(
        self,
        layers: DisplayList,
        marks: Mapping[str, Look],
        places: Mapping[str, pygame.Rect],
    ) -> None:
        own = {anchor: look for anchor, look in marks.items() if anchor in places}
        rects = {anchor: Place(places[anchor], board=False) for anchor in own}
        self.marker.mark_all(layers, own, rects, (), frozenset())

    def _ring_about(
        self, layers: DisplayList, event: Event, view: State, viewer: int, *, only_table: bool
    ) -> None:
        """A ring around what an event is about."""
        if spots := self.table.ringed(event, view):
            self._ring_each(layers, spots, self.table.styles[event.seat].fill, viewer)
            return
        anchor = self._about(event, view)
        if anchor == f"seat:{self.model.acting}":
            return  # the rail marks that panel itself, in one step with the words
        place = self.around.places(viewer).get(anchor)
        if place is not None and (on_table(anchor) or not only_table):
            self.marker.focus(layers, place)

    def _ring_each(
        self, layers: DisplayList, anchors: Sequence[str], colour: str, viewer: int
    ) -> None:
        """Rings in one colour around several places and what lies on top there."""
        picture = self.around.now(viewer)
        tops = {sprite.anchor: sprite for sprite in picture.sprites if sprite.movable}
        for anchor in anchors:
            if anchor in picture.places:
                place, top = picture.places[anchor], tops.get(anchor)
                self.marker.last_move(layers, place, top, colour, badge=False)

    def _about(self, event: Event, view: State) -> str:
        anchors = self.model.match.game.event_anchors(event, view)
        return focus_of(anchors, event.seat == self.around.seat, self.table.own_places)

    def foresee(self, event: Event, view: State, places: Mapping[str, Place]) -> None:
        """Draw the ring around what the event that comes next is about."""
        place = places.get(self._about(event, view))
        if place is not None:
            self.marker.foresee(place)

    def _focus(self, layers: DisplayList, focus: str, viewer: int) -> None:
        place = self.around.places(viewer).get(focus)
        if place is not None:
            self.marker.focus(layers, place)


def _before_marked(
    sprites: Sequence[Sprite],
    marks: Mapping[str, Look],
    away: frozenset[str],
    areas: Mapping[str, pygame.Rect] = MappingProxyType({}),
) -> list[Sprite]:
    """Pieces that stand before marked things or on marked areas, so that the looks of those
    neither hide nor tint them; and whatever lies on such pieces, as the number of a crowd does."""
    lying = [s for s in sprites if s.movable and s.painted and s.board and s.key not in away]
    worn = marks.keys() - areas.keys()
    below = [(s.z, s.rect) for s in lying if s.anchor in worn]
    found = []
    for sprite in sorted(lying, key=lambda each: each.z):
        if sprite.anchor not in worn and (
            any(z < sprite.z and rect.colliderect(sprite.rect) for z, rect in below)
            or any(rect.colliderect(sprite.rect) for rect in areas.values())
        ):
            found.append(sprite)
            below.append((sprite.z, sprite.rect))
    return found


def _marked_areas(places: Mapping[str, Place], marks: Mapping[str, Look]) -> dict[str, pygame.Rect]:
    """The boxes of the areas that are marked."""
    return {
        anchor: around(places[anchor].outline, 0)
        for anchor in marks
        if anchor in places and places[anchor].shape == "area"
    }


def _lit_places(picture: Picture, marks: Mapping[str, Look]) -> list[pygame.Rect]:
    """The boxes around which the board does not dim."""
    return [
        picture.places[anchor].rect
        for anchor, look in marks.items()
        if look in _LIT and anchor in picture.places
    ]


def _middle(gliding: Gliding) -> tuple[float, float]:
    width, height = gliding.sprite.picture.get_size()
    x, y = gliding.at
    return x + width / 2, y + height / 2


def covered(sprite: Sprite, sprites: Sequence[Sprite]) -> bool:
    """True when something that lies higher hides a part of a sprite."""
    return any(
        other.z > sprite.z and other.movable and other.rect.colliderect(sprite.rect)
        for other in sprites
        if not other.board
    )


def _away(animator: Animator, held: Held | None, gliding: Gliding | None) -> frozenset[str]:
    keys = set(animator.hidden)
    if held is not None:
        keys.add(held.sprite.key)
    if gliding is not None:
        keys.add(gliding.sprite.key)
    return frozenset(keys)
