"""Pointer, wheel and keys of the table; everything ends in model, controller or camera."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.explain import Choice
from scenes.shell.layer import Point
from scenes.table.chrome.rail import RULEBOOK
from scenes.table.input.holding import LongPress
from scenes.table.input.keys import TableKeys
from scenes.table.input.pointing import choice_of
from sprites.common.chrome_chooser import BACK, MORE
from sprites.common.chrome_rail import TABS

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

PICKING_PARTS = ("chooser:", "prompt:", "rail:", "strip:")
ABOVE_THE_TABLE = ("chooser:", "prompt:", "digest:")
"""Parts that are buttons alone: a long press on them is a click, whatever lies below."""
WHEEL_ROWS = 2
TEXT_STEP = 48
"""px by which a notch of the wheel scrolls reference text, at scale 1."""


class TableInput:
    """Turns events into actions of the scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._keys = TableKeys(scene, self)
        self._panning = False
        self._under = ""
        self.long_press = LongPress()

    def handle(self, event: pygame.event.Event) -> bool:
        """React to one event; True when it was used."""
        if event.type == pygame.MOUSEMOTION:
            self.moved(event.pos, event.rel)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            return self._keys.press(event.key, event.mod)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._lost(event)
        else:
            return False
        return True

    # Pointer ----------------------------------------------------------------------------------

    def moved(self, point: Point, rel: Point = (0, 0)) -> None:
        """The pointer is at a point."""
        scene = self._scene
        if self._panning and scene.camera.move(rel):
            scene.relay()
            return
        dragging = scene.controller.dragging
        changed = scene.controller.move(point)
        if scene.controller.dragging and not dragging:
            self.long_press.end()
            scene.lift()
        if scene.held is not None:
            scene.held.follow(point)
            if changed:
                scene.regrip()
        if changed or scene.chrome_under != self._under:
            self._under = scene.chrome_under
            scene.mark()

    def _pressed(self, event: pygame.event.Event) -> bool:
        scene = self._scene
        scene.tooltips.dismiss()
        if event.button in (pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE):
            self._secondary(event)
            return True
        if event.button != pygame.BUTTON_LEFT:
            return False
        self.moved(event.pos)
        if scene.model.animator.busy and not scene.model.watching:
            scene.model.skip()
        scene.pressed = scene.chrome_under
        if scene.model.picking is not None and not scene.pressed.startswith(PICKING_PARTS):
            scene.model.close_chooser()  # a press beside the list only closes it
            scene.pressed = ""
            scene.mark()
            return True
        if scene.pressed and not self._is_source(scene.pressed):
            scene.controller.drop_all()
            lies_above = scene.pressed.startswith(ABOVE_THE_TABLE)
            self.long_press.begin("" if lies_above else scene.controller.hover)
        elif not self._press_anchor(event.pos):
            self._panning = scene.camera.step > 0 and scene.frame.board.collidepoint(event.pos)
        scene.mark()
        return True

    def _press_anchor(self, point: Point) -> bool:
        self.long_press.begin(self._scene.controller.hover)
        return self._scene.controller.press(point)

    def update(self, dt: float) -> None:
        """Let time pass: a press may become a long one."""
        anchor = self.long_press.update(dt)
        if anchor:
            self._scene.panels.inspector.pin(anchor)
            self._scene.mark()

    def _is_source(self, chrome: str) -> bool:
        """True for a compartment of the tray or a panel that is an anchor which matters now."""
        if (
            chrome.startswith(("prompt:", "chooser:", "digest:"))
            or self._scene.model.picking is not None
        ):
            return False
        hover = self._scene.controller.hover
        offers = self._scene.controller.offers
        source = self._scene.controller.source
        return bool(hover) and (hover in offers.sources() or hover in offers.targets(source))

    def _secondary(self, event: pygame.event.Event) -> None:
        """The right button lets go, or keeps a thing in the inspector; the middle one pans."""
        scene = self._scene
        if event.button == pygame.BUTTON_MIDDLE:
            self._panning = scene.camera.step > 0
        elif scene.held is not None or scene.controller.source or scene.model.picking is not None:
            scene.let_go()
            scene.model.close_chooser()
        else:
            scene.panels.inspector.pin(scene.controller.hover)
        scene.mark()

    def _released(self, event: pygame.event.Event) -> None:
        scene = self._scene
        self._panning = False
        if event.button != pygame.BUTTON_LEFT:
            return
        pressed, scene.pressed = scene.pressed, ""
        if self.long_press.end() and scene.held is None:
            scene.controller.drop_all()
        elif scene.controller.holding:
            self.moved(event.pos)
            scene.fulfil(scene.controller.release(event.pos))
        elif pressed and pressed == scene.chrome_under:
            self.activate(pressed)
        scene.mark()

    def _lost(self, event: pygame.event.Event) -> None:
        """The window lost the focus: nothing stays in the hand. The pointer alone may leave."""
        if event.type == pygame.WINDOWFOCUSLOST:
            held = self._scene.held
            self._scene.let_go()
            if held is not None:
                self._scene.mark()

    def _wheel(self, notches: int) -> None:
        scene = self._scene
        point = scene.app.pointer
        if scene.chrome_under.startswith("digest:"):
            scene.panels.digest.scroll(notches * WHEEL_ROWS)
        elif scene.frame.board.collidepoint(point) and not scene.turn(-notches):
            if scene.held is None and scene.camera.turn(notches, point):
                scene.relay()
                self.moved(point)
        elif scene.frame.rail.collidepoint(point):
            self._scroll(notches)

    def _scroll(self, notches: int) -> None:
        state = self._scene.panels.rail_state
        if state.tab == "log":
            state.log_scroll = self._scene.panels.clamp_log(state.log_scroll + notches * WHEEL_ROWS)
        else:
            step = round(TEXT_STEP * self._scene.frame.scale)
            state.text_scroll = self._scene.panels.clamp_text(state.text_scroll - notches * step)
        self._scene.mark()

    # Buttons ----------------------------------------------------------------------------------

    def activate(self, target: str) -> None:
        """A chrome target was clicked."""
        scene, model = self._scene, self._scene.model
        part, _, name = target.partition(":")
        choice = choice_of(model, target)
        if part == "chooser" and name in (BACK, MORE):
            scene.panels.chooser.turn_page(1 if name == MORE else -1)
        elif choice is not None:
            self.choose(choice)
        elif part == "prompt":
            self._prompt(name)
        elif part == "digest":
            self._digest(name)
        elif part == "strip" and name == "menu":
            scene.menu()
        elif part in ("rail", "strip"):
            self._rail(name)
        scene.mark()

    def choose(self, choice: Choice) -> None:
        """Take a choice of a button or a row, or arm it for its second press."""
        scene = self._scene
        if not scene.model.asking:
            return
        scene.model.take_or_confirm(choice)
        scene.after_decision()

    def _prompt(self, name: str) -> None:
        scene, model = self._scene, self._scene.model
        if name.startswith("crumb:") and model.watching:
            shown = model.animator.shown_event
            scene.rules(shown.event.clause if shown is not None else "")
            return
        if name.startswith("crumb:"):
            model.back_to(int(name.partition(":")[2]))
            scene.after_decision()
            return
        if scene.history.act(name):
            return
        actions: dict[str, Callable[[], object]] = {
            "more": model.open_chooser,
            "undo": model.undo,
            "redo": model.redo,
            "restart": model.restart,
            "skip": model.skip,
            "slower": lambda: scene.change_speed(-1),
            "faster": lambda: scene.change_speed(1),
            "next": model.step,
            "now": model.play_now,
            "again": model.show_again,
            "results": scene.results,
            "replay": scene.history.start,
        }
        if name in actions and name not in scene.panels.disabled:
            actions[name]()
            scene.after_decision()

    def _digest(self, name: str) -> None:
        """A button of the digest, or one of its lines."""
        scene = self._scene
        kind, _, rest = name.partition(":")
        if kind == "log":
            scene.panels.look_back(rest)
        elif scene.panels.digest.act(name):
            scene.after_decision()

    def _rail(self, name: str) -> None:
        scene = self._scene
        kind, _, rest = name.partition(":")
        if kind == "tab" and rest in TABS:
            scene.panels.rail_state.open(rest)
        elif kind == "seat":
            scene.panels.unfold(int(rest))
        elif kind == "log":
            scene.panels.look_back(rest)
        elif kind == "text":
            scene.rules("" if rest == RULEBOOK else rest)
