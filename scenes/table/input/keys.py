"""The keys of the table: numbers press buttons, Tab and arrows walk the legal places, and so on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.table.chrome.advice import Advice
from scenes.table.chrome.ahead import WhoIsAhead
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.what_next import WhatNext
from scenes.table.context import TableContext
from scenes.table.exits import Exits
from scenes.table.input.buttons import ChromeButtons
from scenes.table.input.gestures import Gestures
from scenes.table.input.tools import KEYS, LOG, TOOL_KEYS, open_answers
from scenes.table.model.picking import Picking
from scenes.table.model.prompt import ZERO
from scenes.table.overlays.history import History

_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
"""The key of a Mac that stands for Control."""
_ARROWS = {
    pygame.K_LEFT: (-1.0, 0.0),
    pygame.K_RIGHT: (1.0, 0.0),
    pygame.K_UP: (0.0, -1.0),
    pygame.K_DOWN: (0.0, 1.0),
}
TEXT_PAGE = 160
"""Units by which a page key scrolls a text of the rail."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
_SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
_NUMBERS = {getattr(pygame, f"K_{n % ZERO}"): n for n in range(1, ZERO + 1)} | {
    getattr(pygame, f"K_KP{n % ZERO}"): n for n in range(1, ZERO + 1)
}
_ZEROS = (pygame.K_0, pygame.K_KP0)
"""They show the whole board, but for a question that has an answer to them."""


class TableKeys:
    """Turns keys into gestures and presses of buttons."""

    def __init__(
        self,
        context: TableContext,
        panels: Panels,
        history: History,
        gestures: Gestures,
        buttons: ChromeButtons,
        exits: Exits,
        advice: Advice,
        what_next: WhatNext,
        ahead: WhoIsAhead,
    ) -> None:
        self._context = context
        self._panels = panels
        self._history = history
        self._gestures = gestures
        self.buttons = buttons
        self._exits = exits
        self._advice = advice
        self._what_next = what_next
        self._ahead = ahead

    def press(self, key: int, mod: int) -> bool:
        """One key went down; True when it means something here."""
        context, model = self._context, self._context.model
        if mod & _CONTROL:
            return self._control(key, bool(mod & pygame.KMOD_SHIFT))
        if key in TOOL_KEYS:
            self._exits.tools(self.use_tool)
            return True
        if key == pygame.K_PAUSE:
            self._exits.menu()
            return True
        looks_on = model.watching or (model.match.show and not model.over and model.past is None)
        if looks_on and self._watching_key(key):
            return True
        if self._history.press(key):
            return True
        if self._panels.log.press(key):
            context.mark()
            return True
        if model.picking is not None and self._chooser_key(key, model.picking):
            context.mark()
            return True
        if key == pygame.K_TAB:
            self._focus(lambda: context.controller.tab(bool(mod & pygame.KMOD_SHIFT)))
        elif key in _ARROWS:
            self._focus(lambda: context.controller.arrow(_ARROWS[key], context.place_of))
        elif key in _ENTER:
            self._enter()
        elif key == pygame.K_ESCAPE:
            self._escape()
        elif key in _NUMBERS and (key not in _ZEROS or self._answers_to(ZERO)):
            self._number(_NUMBERS[key])
        else:
            return self._letter(key)
        context.mark()
        return True

    def use_tool(self, name: str) -> None:
        """One of `input/tools` was chosen."""
        if name == "hand":
            self.buttons.activate("prompt:hand")
            return
        if name in (LOG, "past"):
            self._panels.rail_state.open("log")
            self._context.mark()
        if name == LOG:
            self._panels.log.enter()
            return
        self.press(*KEYS[name])

    def _chooser_key(self, key: int, picking: Picking) -> bool:
        """Up, down and Tab walk the rows of an open chooser, Enter takes one."""
        if key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB):
            picking.step(1)
        elif key in (pygame.K_UP, pygame.K_LEFT):
            picking.step(-1)
        elif key in _ENTER:
            self.buttons.choose(picking.choices[picking.row])
        else:
            return False
        return True

    def _focus(self, step: Callable[[], str]) -> None:
        anchor = step()
        place = self._context.place_of(anchor)
        if place is not None and self._context.camera.show(place):
            self._context.relay()

    def _enter(self) -> None:
        context = self._context
        if context.controller.focus:
            self._gestures.fulfil(context.controller.enter())
            return
        main = self._panels.main_button
        told = context.app.settings.voice and main
        if self._panels.digest.shown and context.model.put_away() and not told:
            return  # who hears was told all of it, and what Enter does
        if main:
            self.buttons.activate(f"prompt:{main}")

    def _escape(self) -> None:
        context = self._context
        if context.held is not None:
            self._gestures.let_go()
        elif not (
            context.model.close_chooser()
            or context.controller.escape()
            or context.model.put_away()
            or self._advice.forget()
            or self._what_next.forget()
            or self._ahead.forget()
            or self._panels.disarm()
            or self._panels.inspector.unpin()
        ):
            self._exits.menu()

    def _number(self, number: int) -> None:
        model = self._context.model
        if model.picking is not None:
            if number <= len(model.picking.choices):
                self.buttons.choose(model.picking.choices[number - 1])
            return
        for token in self._panels.prompt.buttons:
            if token.number == number:
                self.buttons.activate(f"prompt:{token.id}")
                return

    def _answers_to(self, number: int) -> bool:
        """True when a button of the bar bears this number."""
        listed = self._context.model.picking is not None
        return not listed and any(each.number == number for each in self._panels.prompt.buttons)

    def _letter(self, key: int) -> bool:
        context = self._context
        actions: dict[int, Callable[[], object]] = {
            pygame.K_0: context.camera.fit,
            pygame.K_KP0: context.camera.fit,
            pygame.K_l: self._to_log,
            pygame.K_r: lambda: self._panels.rail_state.open("rules"),
            pygame.K_i: lambda: self._panels.rail_state.open("aid"),
            pygame.K_a: context.model.show_again,
            pygame.K_h: self._ask_hint,
            pygame.K_w: self._ask_ahead,
            pygame.K_n: self._what_next.toggle,
            pygame.K_e: lambda: self._tool("end"),
            pygame.K_BACKSPACE: lambda: self._tool("restart"),
            pygame.K_v: self._panels.next_board,
            pygame.K_t: lambda: self._gestures.turn(1),
            pygame.K_PAGEUP: lambda: self._page(-1),
            pygame.K_PAGEDOWN: lambda: self._page(1),
            pygame.K_F1: self._exits.help,
            pygame.K_SPACE: lambda: open_answers(context),
            **dict.fromkeys(_FASTER, lambda: context.camera.turn(1, context.camera.box.center)),
            **dict.fromkeys(_SLOWER, lambda: context.camera.turn(-1, context.camera.box.center)),
        }
        if key not in actions:
            return False
        before = context.camera.key
        actions[key]()
        if context.camera.key != before:
            context.relay()
        context.mark()
        return True

    def _ask_hint(self) -> None:
        """One thing is thought about at a time."""
        self._ahead.forget()
        self._advice.ask()

    def _ask_ahead(self) -> None:
        """A refusal leaves the hint that is there."""
        if not self._ahead.shown and self._ahead.may_be_asked:
            self._advice.forget()
        self._ahead.toggle()

    def _to_log(self) -> None:
        """Open the log; where it is open, the keys walk through it."""
        panels = self._panels
        if panels.rail_state.tab == "log":
            panels.log.enter()
        else:
            panels.rail_state.open("log")

    def _tool(self, name: str) -> None:
        """Press a token at the right of the prompt, if it is there: Enter then means the token
        again, not a place that had the focus."""
        if any(token.id == name for token in self._panels.prompt.tools):
            self._context.controller.escape()
            self.buttons.activate(f"prompt:{name}")

    def _page(self, by: int) -> None:
        """Into the past from the log, or through a text of the rail."""
        panels = self._panels
        if panels.rail_state.tab != "log":
            step = round(by * TEXT_PAGE * self._context.frame.words)
            panels.rail_state.text_scroll = panels.clamp_text(panels.rail_state.text_scroll + step)
        elif by < 0:
            self._history.look_last()

    def _control(self, key: int, shift: bool) -> bool:
        context, model = self._context, self._context.model
        if model.watching or model.past is not None or model.match.show:
            return False
        if key == pygame.K_z and not shift:
            if not model.undo():
                context.app.notice.show(model.prompt.undo_reason)
                context.app.mark()
        elif key == pygame.K_y or (key == pygame.K_z and shift):
            model.redo()
        else:
            return False
        self._gestures.after_decision()
        return True

    def _watching_key(self, key: int) -> bool:
        model = self._context.model
        if key == pygame.K_SPACE or key in _ENTER or key == pygame.K_RIGHT:
            if key == pygame.K_RIGHT or (key in _ENTER and model.habits().steps):
                model.step()
            else:
                model.skip()
            self._context.mark()
            return True
        if key in _FASTER or key in _SLOWER:
            self._exits.change_speed(1 if key in _FASTER else -1)
            return True
        return False
