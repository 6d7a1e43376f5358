"""What a scene is: one thing that the window shows and that input goes to.

Scenes live on the stack of the app (`stack.py`). A scene that has nothing to show anew costs no
frame: it is drawn only after `mark()` or while `animating` is true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from scenes.shell.layer import Size
from scenes.shell.services import Services
from scenes.shell.voice.heard import CAN, WHERE, Heard, joined
from scenes.shell.widgets.focus import TargetFocus


class Scene:
    """Base of all scenes: every hook may be left out.

    `opaque`: nothing below it is seen, drawn or given input. `covers_input`: it takes all input
    even where it does not handle it (an overlay in front of a table). `stays`: going home uncovers
    it where it lies below all others.
    """

    opaque = True
    stays = False
    covers_input = True
    pad_keys: Mapping[str, tuple[int, int]] = {}
    """What buttons of a gamepad mean here, key and modifiers, where it is not the usual."""

    def __init__(self, app: Services) -> None:
        self.app = app
        self.dirty = True
        self.listened: TargetFocus | None = None
        """The targets of a menu-like scene: what the keyboard is on, `target_words` tells."""

    # What is heard ---------------------------------------------------------------------------

    @property
    def ambience(self) -> Path | None:
        """What describes the sounds of the place; None: they are those of the scene below."""
        return None

    def target_words(self, key: str) -> str:
        """What a target says and what it stands at; empty for one that says nothing."""
        return ""

    @property
    def title_words(self) -> str:
        """What lies open."""
        return ""

    @property
    def state_words(self) -> str:
        """What stands there besides its targets."""
        return ""

    @property
    def heard(self) -> Heard:
        """What there is to hear now; only asked while the voice is on."""
        focus = self.listened
        key = focus.focused if focus is not None else ""
        words = self._target_told(key) if key else ""
        return Heard(self.title_words, state=self.state_words, focus=words, focus_at=key)

    def tell_more(self, question: str, back: bool) -> Sequence[str]:
        """What is said when somebody asks (`voice/heard`); `back`: the thing before."""
        heard = self.heard
        if question == WHERE:
            return [part for part in (heard.place, heard.state, heard.focus) if part]
        if question == CAN and self.listened is not None:
            return [words for key in self.listened.keys if (words := self._target_told(key))]
        return ()

    def _target_told(self, key: str) -> str:
        focus, words = self.listened, self.target_words(key)
        reason = focus.reason(key) if focus is not None else ""
        return joined([words, reason]) if words else ""

    def mark(self) -> None:
        """Ask for one new frame."""
        self.dirty = True

    @property
    def animating(self) -> bool:
        """True while every frame differs from the last one."""
        return False

    @property
    def at_work(self) -> bool:
        """True while it makes something that cannot be seen yet: time passes without a pause, and
        frames are drawn only if something else changes."""
        return False

    @property
    def loading(self) -> bool:
        """True while what can be used is not shown yet: presses are meant for nothing."""
        return False

    @property
    def kept_clear(self) -> Sequence[pygame.Rect]:
        """Boxes on the canvas that a passing notice does not cover while there is room beside
        them; it lies best below the first one."""
        return ()

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until `update` has something to do without input; None: never."""
        return None

    def enter(self) -> None:
        """The scene comes onto the stack."""

    def leave(self) -> None:
        """The scene is taken off the stack for good."""

    def pause(self) -> None:
        """Another scene comes on top."""

    def resume(self) -> None:
        """The scene is on top again."""

    def resize(self, size: Size) -> None:
        """The canvas has a new size in pixels, or texts changed: lay everything out anew."""

    def retell(self) -> None:
        """Another language is spoken from now on: words that are kept are said anew. The canvas
        size is told again behind it."""

    def handle(self, event: pygame.event.Event) -> bool:
        """React to one event; True when it was used and nobody below shall see it."""
        return False

    def update(self, dt: float) -> None:
        """`dt` seconds have passed since the last call."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything onto the canvas, which has the size last given to `resize`."""

    def redraw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draw onto a canvas that still shows the last frame of this scene and nothing else: the
        regions that were drawn, or None where everything was."""
        self.draw(surface)
        return None
