"""What lies on the stack of scenes, and what scenes may ask of that stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import pygame

from scenes.shell.voice.heard import Heard

Size = tuple[int, int]
Point = tuple[int, int]


class Layer(Protocol):
    """One thing that the window shows and that input goes to; `Scene` is the base of all.

    `opaque`: nothing below it is seen, drawn or given input. `covers_input`: it takes all input
    even where it does not handle it (an overlay in front of a table). `dirty`: it wants a frame.
    `stays`: going home uncovers it. `loading`: it cannot be used yet. `at_work`: it makes
    something that cannot be seen yet, and wants no pause.
    `pad_keys`: what buttons of a gamepad mean to it, where that is not the usual.
    `ambience`: what describes the sounds of the place; None: those of the scene below.
    `kept_clear`: px boxes that no passing notice covers, the one first that it lies below at best.
    """

    dirty: bool

    @property
    def opaque(self) -> bool: ...

    @property
    def covers_input(self) -> bool: ...

    @property
    def stays(self) -> bool: ...

    @property
    def animating(self) -> bool: ...

    @property
    def loading(self) -> bool: ...

    @property
    def kept_clear(self) -> Sequence[pygame.Rect]: ...

    @property
    def at_work(self) -> bool: ...

    @property
    def next_wakeup(self) -> float | None: ...

    @property
    def pad_keys(self) -> Mapping[str, tuple[int, int]]: ...

    @property
    def ambience(self) -> Path | None: ...

    @property
    def heard(self) -> Heard: ...

    def tell_more(self, question: str, back: bool) -> Sequence[str]: ...

    def mark(self) -> None: ...

    def enter(self) -> None: ...

    def leave(self) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def resize(self, size: Size) -> None: ...

    def retell(self) -> None: ...

    def handle(self, event: pygame.event.Event) -> bool: ...

    def update(self, dt: float) -> None: ...

    def draw(self, surface: pygame.Surface) -> None: ...

    def redraw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None: ...


class Stack(Protocol):
    """The stack as scenes know it; changes happen between frames."""

    @property
    def top(self) -> Layer | None:
        """The scene that plays now."""

    @property
    def ambience(self) -> Path | None:
        """The sounds of the uppermost scene that has any."""

    def push(self, scene: Layer) -> None:
        """Put a scene on top."""

    def pop(self) -> None:
        """Take the top scene away."""

    def replace(self, scene: Layer) -> None:
        """Exchange the top scene."""

    def reset(self, scene: Layer) -> None:
        """Take all scenes away and start again with this one."""

    def home(self, make: Callable[[], Layer]) -> None:
        """Uncover the lowest scene if it stays, else start again with a new one."""

    def resize(self, size: Size) -> None:
        """Tell all scenes the canvas size."""

    def retell(self) -> None:
        """Tell all scenes that another language is spoken."""
