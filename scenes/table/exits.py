"""Where one can go from a table, and how fast the others move on it."""

from __future__ import annotations

from collections.abc import Callable

from scenes.play.boxes.names import played_name
from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.input.tools import tools_of
from scenes.table.motion.tempo import change_speed
from scenes.table.overlays.help import HelpScene
from scenes.table.overlays.history import History
from scenes.table.overlays.pause import PauseScene
from scenes.table.overlays.tools import ToolsScene


class Exits:
    """Menu, help, rules and results of a table."""

    def __init__(self, context: TableContext, panels: Panels, history: History) -> None:
        self._context = context
        self._panels = panels
        self._history = history
        self.opens_menu: Callable[[], None] = self._pause
        """What the menu key opens: the pause menu, unless a lesson has one of its own."""
        self._chosen: Callable[[], None] | None = None
        """What was chosen on a leaf that still lies over the table."""

    def results(self) -> None:
        """Go to the score sheet."""
        context = self._context
        session, replay = context.match.session, self._history.start
        context.app.stack.push(context.app.routes.results(context.session_id, session, replay))

    def menu(self) -> None:
        """Open the menu of this table."""
        self.opens_menu()

    def _pause(self) -> None:
        app, match = self._context.app, self._context.match
        played = played_name(match.session.config)
        app.stack.push(PauseScene(app, game=match.game.key, played=played))

    def tools(self, use: Callable[[str], None]) -> None:
        """Everything that can be done here besides deciding; `use` is told what was chosen, when
        the leaf is gone and the table is in the hands of the same person again."""

        def chosen(name: str) -> None:
            self._chosen = lambda: use(name)

        context = self._context
        app, game = context.app, context.match.game.key
        app.stack.push(ToolsScene(app, game, tools_of(context, self._panels), chosen))

    def come_back(self) -> None:
        """What lay over the table is gone: do what was chosen there, unless a curtain closes."""
        chosen, self._chosen = self._chosen, None
        if chosen is not None and not self._context.model.passing.closed:
            chosen()

    def help(self) -> None:
        """Show the sheet of keys and gestures."""
        self._context.app.stack.push(HelpScene(self._context, self.rules))

    def rules(self, clause: str = "") -> None:
        """Open the rulebook at a clause; without one at what matters now."""
        app, panels = self._context.app, self._panels
        known = [name for name in panels.inspector.clauses(panels.pointed()) if name]
        name = clause or (known[0] if known else "")
        app.stack.push(app.routes.handbook(self._context.match.game.key, name))

    def change_speed(self, by: int) -> None:
        """Show the turns of others faster or slower, from the present event on."""
        if change_speed(self._context.app, by):
            self._context.model.repace()
        self._context.mark()
