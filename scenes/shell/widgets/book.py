"""What the scenes of the handbook share: the book on its table, head and tabs, targets, the way
back. A scene adds its pages' targets and pictures."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame

from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.voice.heard import joined
from scenes.shell.widgets.focus import Target, TargetFocus
from sprites.common.binding import Binding, plain_binding
from sprites.common.chrome_button import focus_ring
from sprites.common.drawn import Pointer
from sprites.common.theme import DEFAULT_THEME
from sprites.handbook.book import book_steps
from sprites.handbook.head import Tab, draw_head
from sprites.handbook.layout import BookLayout, book_layout

_FIRST_SECONDS = 0.1
"""Time for drawing before the first frame: a book that was open before is there at once."""
_FRAME_SECONDS = 0.02


class BookScene(Scene):
    """The open book. Subclasses give `tabs`, `page_targets`, `draw_pages`, `choose`."""

    def __init__(self, app: Services) -> None:
        super().__init__(app)
        self.focus = self.listened = TargetFocus()
        self.binding = self.bound()
        self.layout: BookLayout = book_layout(app.size, app.settings.text_percent)
        self._ground: pygame.Surface | None = None
        self._building: Iterator[pygame.Surface] | None = None

    # What a scene gives ----------------------------------------------------------------------

    def tabs(self) -> tuple[Tab, ...]:
        """The chapters, from left to right."""
        return ()

    @property
    def chosen_tab(self) -> str:
        """The chapter that lies open."""
        return ""

    def page_targets(self) -> list[Target]:
        """Everything on the pages that can be clicked, in Tab order."""
        return []

    def draw_pages(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """The words on the pages."""

    def draw_title(self, surface: pygame.Surface) -> None:
        """The title in the head."""

    def bound(self) -> Binding:
        """Leather, paper and inks of the book."""
        return plain_binding()

    def choose(self, key: str) -> None:
        """A target was clicked or entered."""

    def lay_out(self) -> None:
        """`layout` is new."""

    def page_words(self, key: str) -> str:
        """What a target of the pages says to somebody who listens."""
        return ""

    def target_words(self, key: str) -> str:
        if key == "back":
            return self.app.say("spoken.back")
        tabs = {f"tab:{tab.key}": self._tab_words(tab) for tab in self.tabs()}
        if key not in tabs:
            return self.page_words(key)
        chosen = key == f"tab:{self.chosen_tab}"
        return self.app.say("spoken.chosen", what=tabs[key]) if chosen else tabs[key]

    # Scene -----------------------------------------------------------------------------------

    def _tab_words(self, tab: Tab) -> str:
        if not tab.waiting:
            return tab.label
        return joined([tab.label, self.app.say("sets.waiting", n=tab.waiting)])

    def resize(self, size: Size) -> None:
        self.layout = book_layout(size, self.app.settings.text_percent, len(self.tabs()))
        self.binding = self.bound()
        self._building = self.ground()
        self._build_some(_FIRST_SECONDS)
        self.lay_out()
        self.retarget()

    def ground(self) -> Iterator[pygame.Surface]:
        """The picture below everything, of window size, richer with every step."""
        return book_steps(self.layout, self.binding)

    @property
    def animating(self) -> bool:
        return self._building is not None

    def update(self, dt: float) -> None:
        if self._building is not None and not self.dirty:
            self._build_some(_FRAME_SECONDS)
            self.mark()

    def _build_some(self, seconds: float) -> None:
        """Steps of the ground for so long, at least one."""
        until = time.perf_counter() + seconds
        while self._building is not None:
            ground = next(self._building, None)
            if ground is None:
                self._building = None
            else:
                self._ground = ground
            if time.perf_counter() >= until:
                return

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None:
            return
        surface.blit(self._ground, (0, 0))
        pointer = self.pointer
        self.draw_title(surface)
        draw_head(surface, self.layout, self.tabs(), self.chosen_tab, pointer, self.binding)
        self.draw_pages(surface, pointer)

    def handle(self, event: pygame.event.Event) -> bool:
        chosen = self.focus.handle(event)
        if self.focus.changed():
            self.touched()
            self.mark()
        if chosen:
            self._chosen(chosen)
        return True

    def touched(self) -> None:
        """Hover or focus went to another target."""

    # For subclasses --------------------------------------------------------------------------

    @property
    def pointer(self) -> Pointer:
        """Ids under the mouse, held down and focused."""
        return Pointer(self.focus.hovered, self.focus.pressed, self.focus.focused)

    def retarget(self) -> None:
        """The targets lie elsewhere now."""
        layout = self.layout
        tabs = [
            Target(f"tab:{tab.key}", box) for tab, box in zip(self.tabs(), layout.tabs, strict=True)
        ]
        self.focus.set_targets([Target("back", layout.back), *tabs, *self.page_targets()])
        self.mark()

    def look(self, key: str, chosen: bool = False) -> str:
        """How a row is touched: "chosen", "hover" or ""."""
        if chosen:
            return "chosen"
        return "hover" if key in (self.focus.hovered, self.focus.focused) else ""

    def ring(self, surface: pygame.Surface, key: str, box: pygame.Rect, radius: float = 6) -> None:
        """The keyboard's ring around a target, if it is on it."""
        if key == self.focus.focused:
            inner = box.inflate(-4, -4)
            focus_ring(inner.size, self.layout.grid, DEFAULT_THEME, radius).blit(
                surface, inner.topleft
            )

    def close(self) -> None:
        """Back to where the person came from."""
        self.app.stack.pop()

    def _chosen(self, key: str) -> None:
        if key == "back":
            self.close()
        else:
            self.choose(key)
