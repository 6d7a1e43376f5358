"""The stack of scenes. Changes are queued and applied between frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from scenes.shell.layer import Layer, Size

_AWAY = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class SceneStack:
    """Scenes from bottom to top; the top one plays, the others are paused."""

    def __init__(self, size: Size) -> None:
        self._scenes: list[Layer] = []
        self._queue: list[Callable[[], None]] = []
        self._size = size

    @property
    def scenes(self) -> tuple[Layer, ...]:
        """Bottom to top."""
        return tuple(self._scenes)

    @property
    def top(self) -> Layer | None:
        """The scene that plays now."""
        return self._scenes[-1] if self._scenes else None

    @property
    def ambience(self) -> Path | None:
        """The sounds of the uppermost scene that has any."""
        found = (scene.ambience for scene in reversed(self._scenes))
        return next((place for place in found if place is not None), None)

    @property
    def pending(self) -> bool:
        """True when a change waits for the end of the frame."""
        return bool(self._queue)

    def push(self, scene: Layer) -> None:
        """Put a scene on top."""
        self._queue.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top scene away."""
        self._queue.append(lambda: self._pop(wake=True))

    def replace(self, scene: Layer) -> None:
        """Exchange the top scene."""
        self._queue.append(lambda: self._replace(scene))

    def reset(self, scene: Layer) -> None:
        """Take all scenes away and start again with this one."""
        self._queue.append(lambda: self._reset(scene))

    def home(self, make: Callable[[], Layer]) -> None:
        """Uncover the lowest scene if it stays, else start again with a new one."""
        self._queue.append(lambda: self._home(make))

    def apply(self) -> bool:
        """Carry out queued changes, also those that they queue; True if there were any."""
        changed = False
        while self._queue:
            change = self._queue.pop(0)
            change()
            changed = True
        return changed

    def abandon(self) -> list[Exception]:
        """Leave all scenes at once; what goes wrong on the way is returned, not raised."""
        faults: list[Exception] = []
        self._queue.clear()
        while self._scenes:
            try:
                self._scenes.pop().leave()
            except Exception as error:
                faults.append(error)
        return faults

    def resize(self, size: Size) -> None:
        """Tell all scenes the canvas size."""
        self._size = size
        for scene in self._scenes:
            scene.resize(size)
            scene.mark()

    def retell(self) -> None:
        """Tell all scenes that another language is spoken."""
        for scene in self._scenes:
            scene.retell()
        self.resize(self._size)

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event from the top down. That the window is out of sight all must know: who
        comes back to it may be somebody else."""
        if event.type in _AWAY:
            for scene in reversed(self._scenes):
                scene.handle(event)
            return True
        for scene in reversed(self._scenes):
            if scene.handle(event):
                return True
            if scene.opaque or scene.covers_input:
                return False
        return False

    def update(self, dt: float) -> None:
        """Let time pass for the top scene; those below are paused."""
        if self._scenes:
            self._scenes[-1].update(dt)

    def visible(self) -> list[Layer]:
        """The scenes to draw, lowest first."""
        start = len(self._scenes) - 1
        while start > 0 and not self._scenes[start].opaque:
            start -= 1
        return self._scenes[max(start, 0) :]

    def needs_frame(self) -> bool:
        """True when some visible scene changed or the top one is moving."""
        top = self.top
        if top is not None and top.animating:
            return True
        return any(scene.dirty for scene in self.visible())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible scenes and note that they are up to date."""
        for scene in self.visible():
            scene.dirty = False
            scene.draw(surface)

    def redraw(self, surface: pygame.Surface, lying: Layer | None) -> Sequence[pygame.Rect] | None:
        """The same on a canvas that still shows the last frame of `lying` alone: the regions that
        were drawn, or None where everything was."""
        shown = self.visible()
        if len(shown) != 1 or shown[0] is not lying:
            self.draw(surface)
            return None
        lying.dirty = False
        return lying.redraw(surface)

    def _push(self, scene: Layer) -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._add(scene)

    def _pop(self, wake: bool) -> None:
        if not self._scenes:
            return
        self._scenes.pop().leave()
        if wake and self._scenes:
            self._scenes[-1].resume()
            self._scenes[-1].mark()

    def _replace(self, scene: Layer) -> None:
        self._pop(wake=False)
        self._add(scene)

    def _reset(self, scene: Layer) -> None:
        while self._scenes:
            self._pop(wake=False)
        self._add(scene)

    def _home(self, make: Callable[[], Layer]) -> None:
        if not (self._scenes and self._scenes[0].stays):
            self._reset(make())
            return
        while len(self._scenes) > 1:
            self._pop(wake=len(self._scenes) == 2)

    def _add(self, scene: Layer) -> None:
        self._scenes.append(scene)
        scene.enter()
        scene.resize(self._size)
        scene.mark()
