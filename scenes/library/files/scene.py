"""Choosing a file or a folder without leaving the app: a sheet over the scene that asks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from scenes.library.files.bound import BoundPicture
from scenes.library.files.list import (
    MOST_ENTRIES,
    Entry,
    Listing,
    first_folder,
    is_folder,
    listing,
    shortcuts,
    target_of,
)
from scenes.library.files.spoken import state_told, target_told
from scenes.library.files.view import FilesLook, FilesPicture
from scenes.shell.layer import Size
from scenes.shell.routes import FileChosen, FileRequest
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.entry import TextLine
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.shell.widgets.grid import Grid, Shelf
from scenes.shell.widgets.grid_input import GridInput
from sprites.handbook.style import binding_of
from sprites.library.layout import files_layout
from sprites.title.state import Look

LAST_FOLDER: Final = "files.folder"
"""Key of the setting that remembers where a file was chosen last."""

_LONGEST_NAME = 90


class FilesScene(Scene):
    """Lies over the scene that asks; `done` is called with what was chosen."""

    opaque = False

    def __init__(self, app: Services, request: FileRequest, done: FileChosen) -> None:
        super().__init__(app)
        self.request = request
        self._done = done
        self._known = shortcuts(app.places)
        last = app.library.setting(LAST_FOLDER, "")
        self.listing: Listing = Listing(first_folder(app.places, last, self._known))
        self.problem = ""
        self.rows = Shelf()
        self._focus = self.listened = TargetFocus()
        self._picture: FilesPicture | None = None
        self._line: TextLine | None = None
        self._grid_input = GridInput(self.rows)
        self._name = request.name

    @property
    def next_wakeup(self) -> float | None:
        return self._line.next_wakeup if self._line is not None else None

    @property
    def animating(self) -> bool:
        """While the list scrolls."""
        return self.rows.moving

    @property
    def title_words(self) -> str:
        return self.request.title

    @property
    def state_words(self) -> str:
        return state_told(self.app, self.listing, self._remark()[0])

    def target_words(self, key: str) -> str:
        accept = self.request.replace if self._replaces() else self.request.accept
        return target_told(self.app, accept, key, self.chosen, self._name)

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets by key, canvas pixels."""
        if self._picture is None:
            return {}
        layout = self._picture.layout
        found = {"list": layout.view}
        if self.request.kind == "save":
            found["name"] = layout.name
        found |= {"ok": layout.ok, "cancel": layout.cancel, "up": layout.up}
        return found | layout.shortcuts

    def enter(self) -> None:
        self._go(self.listing.folder)

    def leave(self) -> None:
        if self._line is not None:
            self._line.close()

    def resize(self, size: Size) -> None:
        layout = files_layout(
            size,
            tuple(self._known),
            self.request.kind == "save",
            self.app.settings.text_percent,
        )
        game = self.request.game
        binding = binding_of(game) if game else None
        self._picture = (
            FilesPicture(self.app, layout)
            if binding is None
            else BoundPicture(self.app, layout, binding)
        )
        self.rows.lay_out(Grid(layout.view, 1, layout.view.width, layout.row))
        self._grid_input.track = layout.bar
        if self.request.kind == "save":
            writing = self._line is None or self._line.writing
            px = max(13, round(17 * layout.scale))
            hint = self.app.say("archive.files.name_hint")
            self._line = TextLine(size, layout.name, px, self._name, hint, _LONGEST_NAME, binding)
            self._line.write(writing)
        self._set_targets()

    # Input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        self.mark()
        if self._line is not None:
            answer = self._line.take(event)
            if answer == "used":
                self._name_changed()
                return True
            if answer == "done":
                self._accept()
                return True
            if answer == "cancel":
                self._line.write(False)
                self._focus.focus("list")
                return True
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        if self._grid_input.drag(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self._grid_input.hover(event.pos)
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._follow_focus()
        if chosen:
            self._choose(chosen, event)
        return True

    def update(self, dt: float) -> None:
        self._grid_input.pass_time(dt)
        if self.rows.update(dt, self.app.settings.reduced_motion):
            self._grid_input.hover(self.app.pointer)
            self.mark()
        if self._line is not None and self._line.writing:
            self._line.update(dt)
            self.mark()

    def _key(self, code: int) -> bool:
        if code == pygame.K_ESCAPE:
            self._close()
            return True
        if code == pygame.K_BACKSPACE:
            self._go_up()
            return True
        if self._focus.focused not in ("", "list") or code in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        if code in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._open_chosen()
            return True
        if self._grid_input.walk(code) == "":
            return False
        self._focus.focus("list")
        self._chosen_changed()
        return True

    def _choose(self, key: str, event: pygame.event.Event) -> None:
        if not self._focus.enabled(key):
            self.problem = self._focus.reason(key)
        elif key == "list":
            self._click_row(event)
        elif key == "name" and self._line is not None:
            self._line.write(True)
        elif key == "ok":
            self._accept()
        elif key == "cancel":
            self._close()
        elif key == "up":
            self._go_up()
        else:
            self._go(self._known[key])

    def _click_row(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._open_chosen()
            return
        clicked = self._grid_input.click(event.pos)
        if clicked:
            self._chosen_changed()
        if clicked == "twice":
            self._open_chosen()

    def _follow_focus(self) -> None:
        """The keyboard came to the name: write in it; it went elsewhere: stop writing."""
        focus = self._focus
        if self._line is None:
            return
        if focus.focused == "name":
            self._line.write(True)
        elif focus.focused or focus.pressed:
            self._line.write(False)

    # Folders -------------------------------------------------------------------------------

    @property
    def chosen(self) -> Entry | None:
        """The entry that is chosen in the list."""
        if 0 <= self.rows.chosen < len(self.listing.entries):
            return self.listing.entries[self.rows.chosen]
        return None

    def _go(self, folder: Path, chosen: str = "") -> None:
        self.listing = listing(folder, self.request.kind != "folder", self.request.suffix)
        names = [entry.name for entry in self.listing.entries]
        place = names.index(chosen) if chosen in names else -1
        self.rows.fill(len(names), place)
        self.rows.scroll_to(0)
        if place >= 0:
            self.rows.choose(place)
        self.problem = "" if self.listing.readable else self.app.say("archive.files.unreadable")
        self._set_targets()
        self.mark()

    def _go_up(self) -> None:
        folder = self.listing.folder
        if folder.parent != folder:
            self._go(folder.parent, folder.name)

    def _chosen_changed(self) -> None:
        self.problem = ""
        entry = self.chosen
        if self._line is not None and entry is not None and not entry.folder:
            self._line.set_text(entry.name)
            self._name_changed()
        self._set_targets()

    def _name_changed(self) -> None:
        if self._line is not None:
            self._name = self._line.text
        self.problem = ""
        self._set_targets()

    def _open_chosen(self) -> None:
        entry = self.chosen
        if entry is None:
            return
        if entry.folder:
            self._go(entry.path)
        else:
            self._accept()

    # Answering -----------------------------------------------------------------------------

    @property
    def answer(self) -> Path | None:
        """What would be taken now; None when something is missing."""
        entry = self.chosen
        if self.request.kind == "folder":
            return self.listing.folder if self.listing.readable else None
        if self.request.kind == "save":
            return target_of(self.listing.folder, self._name, self.request.suffix)
        return None if entry is None or entry.folder else entry.path

    def _accept(self) -> None:
        answer = self.answer
        if answer is None:
            if self.request.kind == "save":
                self.problem = self.app.say("archive.files.bad_name")
            return
        folder = answer if self.request.kind == "folder" else answer.parent
        self.problem = self._done(answer)
        if self.problem:
            return
        if self.request.kind != "folder" and is_folder(folder):
            self.app.library.set_setting(LAST_FOLDER, str(folder))
        self._close()

    def _close(self) -> None:
        if self.app.stack.top is self:
            self.app.stack.pop()

    def _set_targets(self) -> None:
        ready = self.answer is not None
        self._focus.set_targets(
            Target(key, box, key != "ok" or ready or self.request.kind == "save")
            for key, box in self.boxes().items()
        )

    # Drawing -------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        remark, strong = self._remark()
        replaces = self._replaces()
        look = FilesLook(
            title=self.request.title,
            accept=self.request.replace if replaces else self.request.accept,
            closed=self.answer is None,
            remark=remark,
            strong=strong,
            hovered=self._grid_input.look.hovered,
            focused=self._focus.focused,
            looks={key: self._look(key) for key in self.boxes()},
        )
        self._picture.draw(surface, self.listing, self.rows, self._line, look)

    def _remark(self) -> tuple[str, bool]:
        if self.problem:
            return self.problem, True
        if self._replaces():
            return self.app.say("archive.export.exists"), True
        if self.listing.cut:
            return self.app.say("archive.files.many", n=MOST_ENTRIES), False
        return self.request.note, self.request.warn

    def _replaces(self) -> bool:
        if self.request.kind != "save":
            return False
        answer = self.answer
        known = (entry.path for entry in self.listing.entries if not entry.folder)
        return answer is not None and answer in known

    def _look(self, key: str) -> Look:
        focus = self._focus
        lit = key == focus.hovered and focus.enabled(key)
        return Look(1.0 if lit else 0.0, key == focus.focused, key == focus.pressed)
