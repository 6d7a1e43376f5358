"""A scene around an ordinary table: it holds the table and everything that happens to it, and lays
its own sheet on top."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pygame

from engine.session import Session
from scenes.shell.layer import Layer, Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.taught import TaughtTable
from scenes.shell.voice.heard import Heard, icon_names, in_words, joined
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.teacher.glide import Glide
from scenes.teacher.menu import Entry, plain_entry
from scenes.teacher.overlay import Overlay
from sprites.common.drawn import Pointer
from sprites.teacher.hand import ROUND
from sprites.teacher.slip import FOLD, Slip

_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
"""The key of a Mac that stands for Control."""
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_AWAY = (-1, -1)
SHOWN = 2 * ROUND
"""Seconds: the hand shows it twice."""


class LessonTable(Layer, Protocol):
    """A table that can be taught at."""

    @property
    def taught(self) -> TaughtTable: ...

    def enter(self) -> None: ...


MakeTable = Callable[[str, Session], LessonTable]


class AroundTable(Scene):
    """The table of `session`, with a sheet over it that whoever derives from this one makes."""

    def __init__(self, app: Services, session: Session, make_table: MakeTable) -> None:
        self._dirty = True
        self._make = make_table
        self._game = session.game.key
        self.table = make_table("", session)
        super().__init__(app)
        self._focus = TargetFocus()
        self._size: Size = app.size
        self._canvas: pygame.Surface | None = None
        self._overlay: Overlay | None = None
        self._last: Overlay | None = None
        self._glide = Glide()
        self._inside = False
        """The pointer is on the slip."""
        self._folded = ""
        """The words of the slip that was folded away; other words open it again."""
        self._shown_for = SHOWN
        """Seconds since the hand began to show what is to be done."""

    @abstractmethod
    def join(self) -> None:
        """Listen to the table that lies there now."""

    @abstractmethod
    def listen(self) -> None:
        """See what is asked or shown now."""

    @abstractmethod
    def make_overlay(self, size: Size, pointer: Pointer) -> Overlay:
        """What lies over the table in this frame."""

    @abstractmethod
    def choose(self, name: str) -> None:
        """A target of the slip was pressed."""

    @abstractmethod
    def press_key(self, key: int) -> bool:
        """A key without Ctrl, while a slip lies there; True when it was meant for the slip."""

    def fold_entry(self) -> Entry:
        """The line of the menu that says what `fold` does now."""
        named = "teacher.menu.unfold" if self._folded else "teacher.menu.fold"
        return plain_entry(self.app, named, self.fold)

    def fold(self) -> None:
        """Fold the slip away that lies there, or open it again."""
        self._folded = "" if self._folded else self._overlay.words if self._overlay else ""
        self.mark()

    def lay_slip(
        self, overlay: Overlay, state: Slip, pointer: Pointer, named: Sequence[pygame.Rect] = ()
    ) -> None:
        """Lay the slip, or what is left of it while it is folded away."""
        overlay.words = _words(state)
        away, glide = self.is_folded(state) or self._in_the_way, self._glide
        scale, before = self.table.taught.scale, glide.last
        same = glide.said == overlay.words
        overlay.lay(state, pointer, named, scale, away=away, before=before, same=same)
        glide.said = overlay.words
        if overlay.open_box is not None:
            glide.lie(overlay.open_box, at_once=away or self.app.settings.reduced_motion)
            overlay.shift(glide.offset)

    def is_folded(self, state: Slip) -> bool:
        """True while this slip is folded away; one that says something else opens."""
        if self._folded != _words(state):
            self._folded = ""
        return bool(self._folded)

    @property
    def _in_the_way(self) -> bool:
        """True while a piece is held where the slip lies: it and the place below are to be seen."""
        box = self._overlay.open_box if self._overlay is not None else None
        at = self.table.taught.held_at
        return box is not None and at is not None and bool(box.collidepoint(at))

    @property
    def overlay(self) -> Overlay | None:
        """What lay over the table in the last frame."""
        return self._overlay

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """Buttons and chapters of the slip, canvas pixels."""
        return dict(self._overlay.targets) if self._overlay is not None else {}

    # The table below --------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """True while the slip or the table wants a frame."""
        return self._dirty or self.table.dirty

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self._dirty = value
        if not value:
            self.table.dirty = False

    def mark(self) -> None:
        """Slip and table may look different."""
        self._dirty = True
        self.table.mark()

    @property
    def animating(self) -> bool:
        return self.table.animating or self._shown_for < SHOWN or self._glide.moving

    @property
    def gliding(self) -> bool:
        """True while the slip is on its way to where it lies."""
        return self._glide.moving

    @property
    def at_work(self) -> bool:
        return self.table.at_work

    @property
    def loading(self) -> bool:
        return self.table.loading

    @property
    def kept_clear(self) -> Sequence[pygame.Rect]:
        box = self._overlay.box if self._overlay is not None else None
        return [*self.table.kept_clear, *([box] if box is not None else [])]

    @property
    def next_wakeup(self) -> float | None:
        return self.table.next_wakeup

    @property
    def pad_keys(self) -> Mapping[str, tuple[int, int]]:  # type: ignore[override]
        return self.table.pad_keys

    @property
    def ambience(self) -> Path | None:
        return self.table.ambience

    @property
    def heard(self) -> Heard:
        """The table's, with the words of the slip before what is asked."""
        heard, slip = self.table.heard, self.slip_words
        return replace(heard, state=f"{slip} {heard.state}".strip())

    def tell_more(self, question: str, back: bool) -> Sequence[str]:
        return self.table.tell_more(question, back)

    @property
    def slip_words(self) -> str:
        """What the slip says, with its buttons."""
        if self._overlay is None:
            return ""
        return in_words(self._overlay.told, icon_names(self.app.catalogue, self._game))

    def enter(self) -> None:
        self.table.enter()

    def leave(self) -> None:
        self.table.leave()

    def pause(self) -> None:
        self.table.pause()

    def resume(self) -> None:
        self.table.resume()

    def resize(self, size: Size) -> None:
        self._size, self._canvas, self._last = size, None, None
        self._glide.forget()
        self.table.resize(size)

    def retell(self) -> None:
        """The table says everything anew, and is joined again."""
        self.table.retell()
        self._canvas = self._last = None
        self.join()
        self.mark()

    def update(self, dt: float) -> None:
        self.table.update(dt)
        if self.table.loading:
            return
        if self._shown_for < SHOWN:
            self._shown_for += dt
            self._dirty = True
        if self._glide.update(dt):
            self._dirty = True
        self.listen()

    def lay_table(self, session: Session) -> None:
        """Another position lies there from now on."""
        self.table.leave()
        self.table = self._make("", session)
        self._canvas = self._last = None
        self.join()
        self.table.enter()
        self.table.resize(self._size)
        self.mark()

    def show_hand(self) -> None:
        """The hand does it, then gives it back to be done."""
        self.table.taught.forget_refusal()
        self._shown_for = 0.0

    # Input ------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.table.loading:
            return self.table.handle(event)
        if event.type in _MOUSE and self._on_slip(event):
            return True
        if event.type == pygame.KEYDOWN and self._key(event.key, event.mod):
            return True
        return self.table.handle(event)

    def _key(self, key: int, mod: int) -> bool:
        overlay = self._overlay
        if mod & _CONTROL or overlay is None or overlay.box is None:
            return False
        if key == pygame.K_f:
            self.fold()
            return True
        return self.press_key(key)

    def _on_slip(self, event: pygame.event.Event) -> bool:
        """What the mouse does on the slip; a piece in the hand passes over it."""
        overlay, taught = self._overlay, self.table.taught
        if overlay is None or overlay.box is None or taught.holding:
            return False
        inside = overlay.box.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and not self._focus.pressed and not inside:
            return False
        if inside != self._inside:
            self._inside = inside
            if inside:
                values = {"pos": _AWAY, "rel": (0, 0), "buttons": (0, 0, 0)}
                self.table.handle(pygame.event.Event(pygame.MOUSEMOTION, values))
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._dirty = True
        if chosen == FOLD:
            self.fold()
        elif chosen:
            self.choose(chosen)
        return inside or bool(chosen)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self._last = None
        self.redraw(surface)

    def redraw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """The table on a canvas of its own, and the slip over what has changed there."""
        if self.table.loading:
            self.table.draw(surface)
            return None
        fresh = self._canvas is None or self._canvas.get_size() != surface.get_size()
        if fresh:
            self._canvas = pygame.Surface(surface.get_size()).convert(surface)
        assert self._canvas is not None
        regions = None if fresh else self.table.redraw(self._canvas)
        if fresh:
            self.table.draw(self._canvas)
        pointer = Pointer(self._focus.hovered, self._focus.pressed)
        self._overlay = self.make_overlay(surface.get_size(), pointer)
        if self._overlay.box is None:
            self._glide.away()
        targets = [Target(name, box) for name, box in self._overlay.targets.items()]
        self._focus.set_targets(targets)
        self._focus.changed()
        if regions is None or not self._overlay.same_as(self._last):
            surface.blit(self._canvas, (0, 0))
            self._overlay.draw(surface)
            self._last = self._overlay
            return None
        for region in regions:
            surface.set_clip(region)
            surface.blit(self._canvas, region, region)
            self._overlay.draw(surface)
        surface.set_clip(None)
        return regions


def _words(state: Slip) -> str:
    return joined((state.note, state.title, state.text, state.hint))
