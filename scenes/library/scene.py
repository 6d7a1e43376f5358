"""The library: every kept game as a box on a shelf, the chosen one on a page beside it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from saves.model import SessionSummary
from scenes.library.actions import locked
from scenes.library.asks import name_line
from scenes.library.boxes import Boxes
from scenes.library.buttons import LibraryButtons
from scenes.library.filters import filter_chips, groups, with_chip
from scenes.library.list import Choice, Stock, place_of
from scenes.library.page import PageMaker
from scenes.library.removed import Removed
from scenes.library.spoken import page_told, target_told
from scenes.library.view import LibraryPicture, Page, StillWords
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.entry import TextLine
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.shell.widgets.grid import Grid, Shelf
from scenes.shell.widgets.grid_input import GridInput
from scenes.shell.widgets.slips import draw_reason
from sprites.library.layout import library_layout
from sprites.title.state import REST

_WORK_SECONDS: Final = 0.007
"""Time per frame for making what has come into view."""

_CONTROL: Final = {
    pygame.K_z: "undo",
    pygame.K_d: "duplicate",
    pygame.K_e: "export",
    pygame.K_o: "import",
}
_ALONE: Final = {pygame.K_F2: "rename", pygame.K_DELETE: "delete", pygame.K_ESCAPE: "back"}


class LibraryScene(Scene):
    """All sessions. Keys: arrows walk, Enter goes on, F2 names, Delete takes away, Ctrl+Z puts
    back, Ctrl+D copies, Ctrl+E exports, Ctrl+O imports, Escape leaves. `given` is a file that is
    imported as soon as the shelf is seen."""

    def __init__(self, app: Services, given: Path | None = None) -> None:
        super().__init__(app)
        self._given = given
        self.stock = Stock()
        self.choice = Choice()
        self.lines: list[SessionSummary] = []
        self.shelf = Shelf()
        self.removed: Removed | None = None
        self._buttons = LibraryButtons(self)
        self._grid_input = GridInput(self.shelf)
        self._boxes = Boxes(app)
        self._pages = PageMaker(app)
        self._focus = self.listened = TargetFocus()
        self._picture: LibraryPicture | None = None
        self._building: Iterator[str] | None = None
        self._page: Page | None = None
        self._line: TextLine | None = None
        self._locked = locked(app)
        self._still_old = True

    # What others may ask -------------------------------------------------------------------

    @property
    def chosen(self) -> SessionSummary | None:
        """The session on the page."""
        return self.lines[self.shelf.chosen] if self.shelf.chosen >= 0 else None

    @property
    def focused(self) -> str:
        """The target that the keyboard is on, or an empty string."""
        return self._focus.focused

    @property
    def page(self) -> Page | None:
        """What lies on the sheet."""
        return self._page

    @property
    def naming(self) -> bool:
        """True while a name is being written."""
        return self._line is not None

    @property
    def title_words(self) -> str:
        return self.app.say("archive.library.title")

    @property
    def state_words(self) -> str:
        return page_told(self._page)

    def target_words(self, key: str) -> str:
        actions = self._page.actions if self._page is not None else {}
        return target_told(self._still_words(), actions, key) or self.app.say(f"spoken.{key}")

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets by key in the order of Tab, canvas pixels."""
        if self._picture is None or self._page is None:
            return {}
        layout = self._picture.layout
        found = {"shelf": layout.view} | self._page.rooms.actions
        if self.removed is not None:
            found["undo"] = self.removed.button_box(layout.notice, layout.words)
        return found | {"import": layout.import_} | layout.chips | {"back": layout.back}

    @property
    def animating(self) -> bool:
        """While the shelf scrolls, and while something in view is still being made."""
        return (
            self._building is not None
            or self._given is not None
            or self.shelf.moving
            or self._boxes.missing(self._lines_in_view())
        )

    @property
    def next_wakeup(self) -> float | None:
        if self._line is not None:
            return self._line.next_wakeup
        return None if self.removed is None else max(0.01, self.removed.left)

    # Scene ---------------------------------------------------------------------------------

    def enter(self) -> None:
        self.read()

    def resume(self) -> None:
        self.read()

    def pause(self) -> None:
        self._stop_naming()

    def leave(self) -> None:
        self._stop_naming()

    def retell(self) -> None:
        self._boxes, self._pages = Boxes(self.app), PageMaker(self.app)
        self.read()

    def resize(self, size: Size) -> None:
        self._stop_naming()
        layout = library_layout(size, groups(), self.app.settings.text_percent)
        self._picture = LibraryPicture(layout, self.app.cache)
        self._building = self._picture.build()
        self._grid_input.track = layout.bar
        self.shelf.lay_out(Grid(layout.view, layout.columns, layout.pitch_x, layout.row))
        self._boxes.lay_out((round(layout.pitch_x), layout.row), layout.boxes)
        self._refresh()

    def update(self, dt: float) -> None:
        self._grid_input.pass_time(dt)
        if self._locked != locked(self.app):  # the other window has been closed, or opened
            self._locked = locked(self.app)
            self._refresh()
        if self.shelf.update(dt, self.app.settings.reduced_motion):
            self._hover(self.app.pointer)
            self.mark()
        if not self.dirty:  # the first frame comes before any of it
            self._make_some()
            self._take_given()
        if self._line is not None:
            self._line.update(dt)
            self.mark()
        if self.removed is not None:
            self.removed.left -= dt
            if self.removed.left <= 0:
                self.removed = None
                self._set_targets()

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None or self._page is None:
            return
        if self._still_old:
            self._still_old = False
            self._picture.draw_still(
                self._still_words(), self._page, self._focus.looks(without="shelf")
            )
        look, layout = self._grid_input.look, self._picture.layout
        self._picture.draw(surface, self.shelf, self.lines, self._boxes, look)
        if self._line is not None:
            self._line.draw(surface)
        if self.removed is not None:
            look_of_undo = self._focus.looks(without="shelf").get("undo", REST)
            self.removed.draw(surface, layout.notice, layout.words, look_of_undo)
        key = self._focus.active
        if key in self.boxes():
            scale = self.app.words_scale
            draw_reason(surface, self._focus.reason(key), self.boxes()[key], scale)

    def _take_given(self) -> None:
        given, self._given = self._given, None
        if given is not None:
            self._buttons.take_in(given)

    def _make_some(self) -> None:
        until = time.perf_counter() + _WORK_SECONDS
        if self._boxes.make_some(self._lines_in_view(), _WORK_SECONDS):
            self.mark()
        while self._building is not None and time.perf_counter() < until:
            if next(self._building, None) is None:
                self._building = None
            self._changed()

    # Content -------------------------------------------------------------------------------

    @property
    def on_top(self) -> bool:
        """False while another scene lies over it."""
        return self.app.stack.top is self

    def read(self, chosen: str = "") -> None:
        """Read the list anew; the same session stays chosen, else the one at its place."""
        library = self.app.library
        wanted = chosen or (self.chosen.id if self.chosen is not None else "")
        self.stock = Stock(library.sessions(), library.sessions(deleted=True))
        self._list(wanted)

    def _list(self, wanted: str = "") -> None:
        before = self.shelf.chosen
        self.lines = self.stock.listed(self.choice)
        place = place_of(self.lines, wanted)
        self.shelf.fill(len(self.lines), place if place >= 0 else max(0, before))
        if self.shelf.chosen >= 0:
            self.shelf.reveal(self.shelf.chosen)
        self._refresh()

    def tell_seed(self, session: str) -> None:
        """Show this session's seed on its page from now on."""
        self._pages.told.add(session)
        self.read(session)

    def filter(self, choice: Choice) -> None:
        """List other sessions; the same one stays chosen if it is among them."""
        self.choice = choice
        self._list(self.chosen.id if self.chosen is not None else "")

    def _refresh(self) -> None:
        """Another session is chosen, or something about it has changed."""
        if self._picture is None:
            return
        layout, line = self._picture.layout, self.chosen
        if line is not None:
            self._page = self._pages.of_session(layout, line, self.naming)
        else:
            kind = "none" if self.stock.kept or self.stock.deleted else "empty"
            self._page = self._pages.of_nothing(layout, kind)
        self._set_targets()

    def _set_targets(self) -> None:
        reasons = self._pages.reasons(self.chosen)
        self._focus.set_targets(
            Target(key, box, key not in reasons, reasons.get(key, ""))
            for key, box in self.boxes().items()
        )
        self._changed()

    def _changed(self) -> None:
        """Something outside the shelves is to be drawn anew."""
        self._still_old = True
        self.mark()

    def _lines_in_view(self) -> list[SessionSummary]:
        return [self.lines[place] for place in self.shelf.in_view()]

    def _still_words(self) -> StillWords:
        return StillWords(
            title=self.app.say("archive.library.title"),
            import_=self.app.say("archive.library.import"),
            import_closed=bool(locked(self.app)),
            headings={key: self.app.say(f"archive.library.{key}") for key in groups()},
            chips=filter_chips(self.app, self.stock, self.choice),
        )

    # Input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self._line is not None and self._line_takes(self._line, event):
            return True
        if event.type == pygame.DROPFILE:
            self._buttons.take_in(Path(event.file))
            return True
        if event.type == pygame.KEYDOWN:
            self._use_keys(True)
            if self._shortcut(event) or self._walk(event.key):
                return True
        elif self._pointed(event):
            self.mark()
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._use_keys(self._focus.focused in ("", "shelf") and self._grid_input.look.keys)
            self._changed()
        if chosen:
            self._choose(chosen, event)
        return True

    def _use_keys(self, on: bool) -> None:
        self._grid_input.use_keys(on and self._focus.focused in ("", "shelf"))
        self.mark()

    def _pointed(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._use_keys(False)
        if self._grid_input.drag(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        return False

    def _hover(self, point: tuple[int, int]) -> None:
        assert self._picture is not None
        covered = self.removed is not None and self._picture.layout.notice.collidepoint(point)
        if self._grid_input.hover(point, covered):
            self.mark()

    def _shortcut(self, event: pygame.event.Event) -> bool:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        key = (_CONTROL if control else _ALONE).get(event.key, "")
        if key in self.boxes():
            self._do(key)
        return bool(key)

    def _walk(self, code: int) -> bool:
        """Keys that walk along the shelf; False when they are meant for something else."""
        if self._focus.focused not in ("", "shelf"):
            return False
        if code in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._do_first()
            return True
        walked = self._grid_input.walk(code)
        if walked:
            self._focus.focus("shelf")
        if walked == "walked":
            self._refresh()
        return walked == "walked"  # where the shelf ends, walk on to what stands beside it

    def _choose(self, key: str, event: pygame.event.Event) -> None:
        if key != "shelf":
            self._do(key)
            return
        clicked = self._grid_input.click(event.pos)
        if clicked:
            self._refresh()
        if clicked == "twice":
            self._do_first()

    # Deeds ---------------------------------------------------------------------------------

    def _do_first(self) -> None:
        """The large button of the page."""
        if self._page is not None and self._page.rooms.actions:
            self._do(next(iter(self._page.rooms.actions)))

    def _do(self, key: str) -> None:
        if not self._focus.enabled(key):
            self.app.notice.show(self._focus.reason(key))
            self.app.mark()
            return
        group, _, entry = key.partition(":")
        if entry:
            self.filter(with_chip(self.choice, group, entry))
        elif key == "rename":
            self._start_naming()
        else:
            self._buttons.do(key)

    def _start_naming(self) -> None:
        session = self.chosen
        if session is not None and self._picture is not None and self._page is not None:
            size, rooms = self._picture.layout.size, self._page.rooms
            self._line = name_line(self.app, size, rooms, session)
            self._refresh()

    def _line_takes(self, line: TextLine, event: pygame.event.Event) -> bool:
        """Offer an event to the name that is being written; True when nobody else shall see it."""
        self.mark()
        answer = line.take(event)
        if answer == "cancel":
            self._stop_naming()
            self._refresh()
            return True
        elsewhere = event.type == pygame.MOUSEBUTTONDOWN and not line.rect.collidepoint(event.pos)
        other_key = event.type == pygame.KEYDOWN and not answer
        if answer == "done" or elsewhere or other_key:
            self._stop_naming()
            self._buttons.rename(line.text)
        return not (elsewhere or other_key)

    def _stop_naming(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
