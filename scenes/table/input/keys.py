"""The keys of the table: numbers press buttons, Tab and arrows walk the legal places, and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.table.model.picking import Picking

if TYPE_CHECKING:
    from scenes.table.input.inputs import TableInput
    from scenes.table.scene import TableScene

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
_NUMBERS = {getattr(pygame, f"K_{n}"): n for n in range(1, 10)} | {
    getattr(pygame, f"K_KP{n}"): n for n in range(1, 10)
}


class TableKeys:
    """Turns keys into actions of the scene."""

    def __init__(self, scene: TableScene, inputs: TableInput) -> None:
        self._scene = scene
        self._inputs = inputs

    def press(self, key: int, mod: int) -> bool:
        """One key went down; True when it means something here."""
        scene, model = self._scene, self._scene.model
        if mod & pygame.KMOD_CTRL:
            return self._control(key, bool(mod & pygame.KMOD_SHIFT))
        looks_on = model.watching or (model.match.show and not model.over and model.past is None)
        if looks_on and self._watching_key(key):
            return True
        if scene.history.press(key):
            return True
        if model.picking is not None and self._chooser_key(key, model.picking):
            scene.mark()
            return True
        if key == pygame.K_TAB:
            self._focus(lambda: scene.controller.tab(bool(mod & pygame.KMOD_SHIFT)))
        elif key in _ARROWS:
            self._focus(lambda: scene.controller.arrow(_ARROWS[key], scene.place_of))
        elif key in _ENTER:
            self._enter()
        elif key == pygame.K_ESCAPE:
            self._escape()
        elif key in _NUMBERS:
            self._number(_NUMBERS[key])
        else:
            return self._letter(key)
        scene.mark()
        return True

    def _chooser_key(self, key: int, picking: Picking) -> bool:
        """Up, down and Tab walk the rows of an open chooser, Enter takes one."""
        if key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB):
            picking.step(1)
        elif key in (pygame.K_UP, pygame.K_LEFT):
            picking.step(-1)
        elif key in _ENTER:
            self._inputs.choose(picking.choices[picking.row])
        else:
            return False
        return True

    def _focus(self, step: Callable[[], str]) -> None:
        anchor = step()
        place = self._scene.place_of(anchor)
        if place is not None and self._scene.camera.show(place):
            self._scene.relay()

    def _enter(self) -> None:
        scene = self._scene
        if scene.controller.focus:
            scene.fulfil(scene.controller.enter())
            return
        if scene.panels.digest.shown and scene.model.put_away():
            return
        main = scene.panels.main_button
        if main:
            self._inputs.activate(f"prompt:{main}")

    def _escape(self) -> None:
        scene = self._scene
        if scene.held is not None:
            scene.let_go()
        elif not (
            scene.model.close_chooser()
            or scene.controller.escape()
            or scene.model.put_away()
            or scene.advice.forget()
            or scene.panels.disarm()
            or scene.panels.inspector.unpin()
        ):
            scene.menu()

    def _number(self, number: int) -> None:
        model = self._scene.model
        if model.picking is not None:
            if number <= len(model.picking.choices):
                self._inputs.choose(model.picking.choices[number - 1])
            return
        for token in self._scene.panels.prompt.buttons:
            if token.number == number:
                self._inputs.activate(f"prompt:{token.id}")
                return

    def _letter(self, key: int) -> bool:
        scene = self._scene
        actions: dict[int, Callable[[], object]] = {
            pygame.K_0: scene.camera.fit,
            pygame.K_KP0: scene.camera.fit,
            pygame.K_l: lambda: scene.panels.rail_state.open("log"),
            pygame.K_r: lambda: scene.panels.rail_state.open("rules"),
            pygame.K_i: lambda: scene.panels.rail_state.open("aid"),
            pygame.K_a: scene.model.show_again,
            pygame.K_h: scene.advice.ask,
            pygame.K_e: lambda: self._tool("end"),
            pygame.K_BACKSPACE: lambda: self._tool("restart"),
            pygame.K_v: scene.panels.next_board,
            pygame.K_t: lambda: scene.turn(1),
            pygame.K_PAGEUP: lambda: self._page(-1),
            pygame.K_PAGEDOWN: lambda: self._page(1),
            pygame.K_F1: scene.help,
            **dict.fromkeys(_FASTER, lambda: scene.camera.turn(1, scene.camera.box.center)),
            **dict.fromkeys(_SLOWER, lambda: scene.camera.turn(-1, scene.camera.box.center)),
        }
        if key not in actions:
            return False
        before = scene.camera.key
        actions[key]()
        if scene.camera.key != before:
            scene.relay()
        scene.mark()
        return True

    def _tool(self, name: str) -> None:
        """Press a token at the right of the prompt, if it is there: Enter then means the token
        again, not a place that had the focus."""
        if any(token.id == name for token in self._scene.panels.prompt.tools):
            self._scene.controller.escape()
            self._inputs.activate(f"prompt:{name}")

    def _page(self, by: int) -> None:
        """Into the past from the log, or through a text of the rail."""
        panels = self._scene.panels
        if panels.rail_state.tab != "log":
            step = round(by * TEXT_PAGE * self._scene.frame.scale)
            panels.rail_state.text_scroll = panels.clamp_text(panels.rail_state.text_scroll + step)
        elif by < 0:
            self._scene.history.look_last()

    def _control(self, key: int, shift: bool) -> bool:
        scene, model = self._scene, self._scene.model
        if model.watching or model.past is not None or model.match.show:
            return False
        if key == pygame.K_z and not shift:
            if not model.undo():
                scene.app.notice.show(model.prompt.undo_reason)
                scene.app.mark()
        elif key == pygame.K_y or (key == pygame.K_z and shift):
            model.redo()
        else:
            return False
        scene.after_decision()
        return True

    def _watching_key(self, key: int) -> bool:
        model = self._scene.model
        if key == pygame.K_SPACE or key in _ENTER or key == pygame.K_RIGHT:
            if model.habits().steps or key == pygame.K_RIGHT:
                model.step()
            else:
                model.skip()
            self._scene.mark()
            return True
        if key in _FASTER or key in _SLOWER:
            self._scene.change_speed(1 if key in _FASTER else -1)
            return True
        return False
