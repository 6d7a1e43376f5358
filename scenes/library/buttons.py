"""What the buttons of the library do: go on, copy, take away and put back, files in and out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from engine.games import game_keys
from saves.model import SessionSummary
from scenes.library import actions
from scenes.library.asks import export_request, import_request
from scenes.library.list import Choice
from scenes.library.removed import Removed
from scenes.library.words import name_of
from scenes.play.ways import continue_game, review_game
from scenes.shell.services import Services
from sprites.library.layout import SEED


class OpenLibrary(Protocol):
    """The scene as its buttons know it."""

    app: Services
    choice: Choice
    removed: Removed | None

    @property
    def chosen(self) -> SessionSummary | None:
        """The session that is chosen on the shelf."""

    @property
    def on_top(self) -> bool:
        """False while another scene lies over it."""

    def read(self, chosen: str = "") -> None:
        """Read the library anew, with this session chosen."""

    def filter(self, choice: Choice) -> None:
        """Show other sessions."""

    def tell_seed(self, session: str) -> None:
        """Show this session's seed on its page from now on."""


class LibraryButtons:
    """Change the library, then let the scene read it anew."""

    def __init__(self, scene: OpenLibrary) -> None:
        self._scene = scene
        self._app = scene.app
        self._asked_seed = ""
        """The session whose seed was asked for just now: another press means it."""

    def do(self, key: str) -> None:
        """Do what a button says; nothing where it needs a session and none is chosen."""
        alone: dict[str, Callable[[], None]] = {
            "back": self._app.stack.pop,
            "import": self._ask_import,
            "undo": self._undo,
            "new": self._new_game,
            "everything": self._show_everything,
        }
        chosen: dict[str, Callable[[SessionSummary], None]] = {
            "continue": self._go_on,
            "review": self._review,
            "duplicate": self._duplicate,
            "delete": self._delete,
            "restore": lambda line: self._restore(line.id),
            "export": self._ask_export,
            SEED: self._ask_seed,
        }
        if key in alone:
            alone[key]()
        elif self._scene.chosen is not None:
            chosen[key](self._scene.chosen)

    def rename(self, text: str) -> None:
        """Give the chosen session a name."""
        line = self._scene.chosen
        if line is None:
            return
        if text.strip() != name_of(self._app, line):
            actions.rename(self._app, line, text)
        self._scene.read(line.id)

    def take_in(self, path: Path) -> str:
        """Import a file; why not, or an empty string."""
        why, session_id = actions.locked(self._app), ""
        if not why:
            session_id, why = actions.take_in(self._app, path)
        if not why:
            self._scene.choice = Choice(order=self._scene.choice.order)
            self._scene.read(session_id)
        elif self._scene.on_top:
            self._app.notice.show(why)
        return why

    def _go_on(self, line: SessionSummary) -> None:
        if not continue_game(self._app, line.id):
            self._scene.read()

    def _review(self, line: SessionSummary) -> None:
        if not review_game(self._app, line.id):
            self._scene.read()

    def _duplicate(self, line: SessionSummary) -> None:
        self._scene.read(actions.duplicate(self._app, line) or line.id)

    def _delete(self, line: SessionSummary) -> None:
        name = name_of(self._app, line)
        if actions.delete(self._app, line):
            words = self._app.say("archive.library.deleted", name=name)
            undo = self._app.say("archive.library.undo")
            self._scene.removed = Removed(line.id, words, undo)
        self._scene.read()

    def _undo(self) -> None:
        if self._scene.removed is not None:
            self._restore(self._scene.removed.session)

    def _restore(self, session_id: str) -> None:
        self._scene.removed = None
        actions.restore(self._app, session_id)
        self._scene.read(session_id)

    def _show_everything(self) -> None:
        self._scene.filter(Choice(order=self._scene.choice.order))

    def _new_game(self) -> None:
        self._app.stack.push(self._app.routes.lobby(game_keys()[0]))

    def _ask_import(self) -> None:
        request = import_request(self._app)
        self._app.stack.push(self._app.routes.files(request, self.take_in))

    def _ask_seed(self, line: SessionSummary) -> None:
        if self._asked_seed != line.id:
            self._asked_seed = line.id
            self._app.tell("archive.library.confirm_seed")
            return
        self._asked_seed = ""
        if actions.ask_seed(self._app, line):
            self._scene.tell_seed(line.id)

    def _ask_export(self, line: SessionSummary) -> None:
        request = export_request(self._app, line)
        export = partial(actions.export, self._app, line.id)
        self._app.stack.push(self._app.routes.files(request, export))
