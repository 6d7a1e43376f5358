"""What the buttons and rows of the table's chrome do, for pointer and keys alike."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Choice
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.rail import RULEBOOK
from scenes.table.chrome.what_next import WhatNext
from scenes.table.context import TableContext
from scenes.table.exits import Exits
from scenes.table.input.gestures import Gestures
from scenes.table.input.pointing import choice_of
from scenes.table.overlays.history import History
from sprites.common.chrome_chooser import BACK, MORE
from sprites.common.chrome_rail import TABS


class ChromeButtons:
    """Carries out what a chrome target stands for."""

    def __init__(
        self,
        context: TableContext,
        panels: Panels,
        history: History,
        gestures: Gestures,
        exits: Exits,
        what_next: WhatNext,
    ) -> None:
        self._context = context
        self._panels = panels
        self._history = history
        self._gestures = gestures
        self._exits = exits
        self._what_next = what_next

    def activate(self, target: str) -> None:
        """A chrome target was clicked."""
        context, model = self._context, self._context.model
        part, _, name = target.partition(":")
        choice = choice_of(model, target)
        if part == "chooser" and name in (BACK, MORE):
            self._panels.chooser.turn_page(1 if name == MORE else -1)
        elif choice is not None:
            self.choose(choice)
        elif part == "prompt":
            self._prompt(name)
        elif part == "digest":
            self._digest(name)
        elif part == "strip" and name == "menu":
            self._exits.menu()
        elif part == "strip" and name == "next":
            self._next()
        elif part in ("rail", "strip"):
            self._rail(name)
        context.mark()

    def choose(self, choice: Choice) -> None:
        """Take a choice of a button or a row, or arm it for its second press."""
        context = self._context
        if not context.model.asking:
            return
        context.model.take_or_confirm(choice)
        self._gestures.after_decision()

    def _next(self) -> None:
        """Say what can be done; while nothing is asked, when that will be."""
        context = self._context
        if context.model.asking and context.model.past is None:
            self._what_next.toggle()
        else:
            context.app.notice.show(context.say("table.what_next.later"))
            context.app.mark()

    def _prompt(self, name: str) -> None:
        model = self._context.model
        if name.startswith("crumb:") and model.watching:
            shown = model.animator.shown_event
            self._exits.rules(shown.event.clause if shown is not None else "")
            return
        if name.startswith("crumb:"):
            model.back_to(int(name.partition(":")[2]))
            self._gestures.after_decision()
            return
        if self._history.act(name):
            return
        actions: dict[str, Callable[[], object]] = {
            "more": model.open_chooser,
            "hand": model.see_hand,
            "undo": model.undo,
            "redo": model.redo,
            "restart": model.restart,
            "skip": model.skip,
            "slower": lambda: self._exits.change_speed(-1),
            "faster": lambda: self._exits.change_speed(1),
            "next": model.step,
            "now": model.play_now,
            "again": model.show_again,
            "results": self._exits.results,
            "replay": self._history.start,
        }
        if name in actions and name not in self._panels.disabled:
            actions[name]()
            self._gestures.after_decision()

    def _digest(self, name: str) -> None:
        """A button of the digest, or one of its lines."""
        kind, _, rest = name.partition(":")
        if kind == "log":
            self._panels.log.choose(rest)
        elif self._panels.digest.act(name):
            self._gestures.after_decision()

    def _rail(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        if kind == "tab" and rest in TABS:
            self._panels.rail_state.open(rest)
        elif kind == "seat":
            self._panels.unfold(int(rest))
        elif kind == "log":
            self._panels.log.choose(rest)
        elif kind == "text":
            self._exits.rules("" if rest == RULEBOOK else rest)
