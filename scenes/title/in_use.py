"""Two windows on one library: the second one says so and lets the person choose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from saves.library import Library
from saves.places import ensure_folder, resolve_places
from scenes.play.messages import as_text
from scenes.play.ways import go_home
from scenes.shell.layer import Size
from scenes.shell.routes import FileRequest
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.settings import SettingsStore
from scenes.shell.widgets.focus import Target, TargetFocus
from sprites.library.ask_sheet import AskLayout, ask_layout, draw_ask
from sprites.lobby.fittings import draw_start
from sprites.title.buttons import draw_menu_button
from sprites.title.state import Look

IN_USE: Final = "library.in_use"
ACTIONS: Final = ("look", "elsewhere", "leave")
_VEIL = (10, 6, 14, 165)


def in_use(app: Services) -> bool:
    """True while another window has this window's library."""
    problem = app.library.status.problem
    return problem is not None and problem.key == IN_USE


def warn_if_in_use(app: Services) -> None:
    """Lay the question over the scene that is shown, if it has not been answered yet."""
    if in_use(app) and not app.looking_on:
        app.stack.push(InUseScene(app))


def move_library(app: Services, folder: Path) -> str:
    """Go on with the library of another folder; why not, or an empty string.

    The settings of this window stay as they are. Nothing is changed on failure.
    """
    problem = ensure_folder(folder)
    if problem is not None:
        return app.say("archive.in_use.unusable", reason=as_text(problem))
    places = resolve_places(folder)
    library = Library.open(places.library)
    found = library.status.problem
    if found is not None:
        library.close()
        if found.key == IN_USE:
            return app.say("archive.in_use.still_used", path=str(folder))
        return app.say("archive.in_use.unusable", reason=as_text(found))
    app.library.close()
    app.library, app.places = library, places
    app.store = SettingsStore(library)
    return ""


class InUseScene(Scene):
    """Look on, take another folder, or leave. It goes away by itself when the library is free."""

    opaque = False

    def __init__(self, app: Services) -> None:
        super().__init__(app)
        self._focus = self.listened = TargetFocus()
        self._layout: AskLayout | None = None

    @property
    def focused(self) -> str:
        """The button that the keyboard is on, or an empty string."""
        return self._focus.focused

    @property
    def next_wakeup(self) -> float | None:
        return 1.0

    def boxes(self) -> dict[str, pygame.Rect]:
        """The buttons by key, canvas pixels."""
        return {} if self._layout is None else self._layout.actions

    @property
    def title_words(self) -> str:
        return self.app.say("archive.in_use.title")

    @property
    def state_words(self) -> str:
        return self.app.say("archive.in_use.text")

    def target_words(self, key: str) -> str:
        return self.app.say(f"archive.in_use.{key}")

    def resize(self, size: Size) -> None:
        self._layout = ask_layout(size, ACTIONS, self.app.settings.text_percent)
        self._focus.set_targets(Target(key, box) for key, box in self.boxes().items())

    def resume(self) -> None:
        self._leave_if_free()

    def update(self, dt: float) -> None:
        self._leave_if_free()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._look_on()
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self.mark()
        acts: dict[str, Callable[[], None]] = {
            "look": self._look_on,
            "elsewhere": self._ask_folder,
            "leave": self.app.quit,
        }
        if chosen:
            acts[chosen]()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        layout = self._layout
        if layout is None:
            return
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(_VEIL)
        surface.blit(veil, (0, 0))
        say = self.app.say
        where = say("archive.in_use.where", path=str(self.app.places.library))
        title, text = say("archive.in_use.title"), say("archive.in_use.text")
        draw_ask(surface, layout, title, text, where, False)
        for key, box in layout.actions.items():
            words, look = say(f"archive.in_use.{key}"), self._look(key)
            if key == "look":
                draw_start(surface, box, layout.scale, words, look)
            else:
                draw_menu_button(surface, box, layout.scale, words, look, False)

    def _look_on(self) -> None:
        self.app.looking_on = True
        self.app.stack.pop()

    def _leave_if_free(self) -> None:
        if not in_use(self.app) and self.app.stack.top is self:
            self.app.stack.pop()

    def _ask_folder(self) -> None:
        say = self.app.say
        request = FileRequest(
            "folder",
            say("archive.folder.title"),
            say("archive.folder.choose"),
            note=say("archive.folder.note"),
        )
        self.app.stack.push(self.app.routes.files(request, self._move))

    def _move(self, folder: Path) -> str:
        why = move_library(self.app, folder)
        if not why:
            self.app.tell("archive.in_use.opened", path=str(folder))
            go_home(self.app)
        return why

    def _look(self, key: str) -> Look:
        focus = self._focus
        return Look(
            1.0 if key == focus.hovered else 0.0, key == focus.focused, key == focus.pressed
        )
