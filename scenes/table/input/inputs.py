"""Pointer, wheel and keys of the table; everything ends in model, controller or camera."""

from __future__ import annotations

import pygame

from scenes.shell.layer import Point
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.tooltips import Tooltips
from scenes.table.context import TableContext
from scenes.table.input.gestures import Gestures
from scenes.table.input.holding import LongPress
from scenes.table.input.keys import TableKeys
from scenes.table.input.second_click import SecondClick

PICKING_PARTS = ("chooser:", "prompt:", "rail:", "strip:")
ABOVE_THE_TABLE = ("chooser:", "prompt:", "digest:")
"""Parts that are buttons alone: a long press on them is a click, whatever lies below."""
WHEEL_ROWS = 2
TEXT_STEP = 48
"""px by which a notch of the wheel scrolls reference text, at scale 1."""


class TableInput:
    """Turns events into gestures and presses of buttons."""

    def __init__(
        self,
        context: TableContext,
        panels: Panels,
        tooltips: Tooltips,
        gestures: Gestures,
        keys: TableKeys,
    ) -> None:
        self._context = context
        self._panels = panels
        self._tooltips = tooltips
        self._gestures = gestures
        self._buttons = keys.buttons
        self._keys = keys
        self._panning = False
        self._under = ""
        self.long_press = LongPress()
        self._second_click = SecondClick()

    def handle(self, event: pygame.event.Event) -> bool:
        """React to one event; True when it was used. Whoever takes up a piece means no button that
        waits for its second press."""
        controller = self._context.controller
        before = controller.source, controller.dragging
        used = self._react(event)
        if controller.source and (controller.source, controller.dragging) != before:
            self._panels.disarm()
        return used

    def _react(self, event: pygame.event.Event) -> bool:
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
        context = self._context
        if self._panning and context.camera.move(rel):
            context.relay()
            return
        dragging = context.controller.dragging
        changed = context.controller.move(point)
        if context.controller.dragging and not dragging:
            self.long_press.end()
            self._gestures.lift()
        if context.held is not None:
            context.held.follow(point)
            context.carried = True
            if changed:
                self._gestures.regrip()
        if changed or context.chrome_under != self._under:
            self._under = context.chrome_under
            context.mark()

    def _pressed(self, event: pygame.event.Event) -> bool:
        context = self._context
        self._tooltips.dismiss()
        self._panels.log.leave()
        if event.button in (pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE):
            self._secondary(event)
            return True
        if event.button != pygame.BUTTON_LEFT:
            return False
        self.moved(event.pos)
        if context.model.animator.busy and not context.model.watching:
            context.model.skip()
        context.pressed = context.chrome_under
        if context.model.picking is not None and not context.pressed.startswith(PICKING_PARTS):
            context.model.close_chooser()
            context.pressed = ""
            context.mark()
            if context.controller.hover not in context.controller.offers.sources():
                return True  # a press beside the list only closes it, unless it takes a piece up
        if context.pressed and not self._is_source(context.pressed):
            context.controller.drop_all()
            lies_above = context.pressed.startswith(ABOVE_THE_TABLE)
            held = "" if lies_above else context.controller.hover
            self.long_press.begin(held, context.app.seconds)
        elif not self._press_anchor(event.pos):
            self._panning = context.camera.step > 0 and context.frame.board.collidepoint(event.pos)
        context.mark()
        return True

    def _press_anchor(self, point: Point) -> bool:
        self.long_press.begin(self._context.controller.hover, self._context.app.seconds)
        return self._context.controller.press(point)

    def update(self) -> None:
        """Time has passed: a press may become a long one."""
        context = self._context
        busy = context.model.animator.busy or not context.model.asking
        asked = -1 if busy else len(context.match.session.log)
        self._second_click.ask(asked, context.app.seconds)
        anchor = self.long_press.update(context.app.seconds)
        if anchor:
            self._panels.inspector.pin(anchor)
            context.mark()

    def _is_source(self, chrome: str) -> bool:
        """True for a compartment of the tray or a panel that is an anchor which matters now."""
        if (
            chrome.startswith(("prompt:", "chooser:", "digest:"))
            or self._context.model.picking is not None
        ):
            return False
        hover = self._context.controller.hover
        offers = self._context.controller.offers
        source = self._context.controller.source
        if chrome.startswith("tray:") and offers.refusal(hover, source) is not None:
            return True
        return bool(hover) and (hover in offers.sources() or hover in offers.targets(source))

    def _secondary(self, event: pygame.event.Event) -> None:
        """The right button lets go, or keeps a thing in the inspector; the middle one pans."""
        context, controller = self._context, self._context.controller
        if event.button == pygame.BUTTON_MIDDLE:
            self._panning = context.camera.step > 0
        elif context.held or controller.source or context.model.picking is not None:
            self._gestures.let_go()
            context.model.close_chooser()
        else:
            self._panels.inspector.pin(context.controller.hover)
        context.mark()

    def _released(self, event: pygame.event.Event) -> None:
        context = self._context
        self._panning = False
        if event.button != pygame.BUTTON_LEFT:
            return
        pressed, context.pressed = context.pressed, ""
        if self.long_press.end() and context.held is None:
            context.controller.drop_all()
        elif context.controller.holding:
            self.moved(event.pos)
            self._gestures.fulfil(context.controller.release(event.pos))
        elif pressed and self._is_meant(pressed, event.pos):
            self._buttons.activate(pressed)
        context.mark()

    def _is_meant(self, target: str, at: Point) -> bool:
        """True for a click that ends where it began, unless it is one too many of who learns."""
        context = self._context
        if target != context.chrome_under:
            return False
        decisions, now = len(context.match.session.log), context.app.seconds
        again = self._second_click.meant_for_gone(target, at, now, decisions)
        return not (context.unhurried and again)

    def _lost(self, event: pygame.event.Event) -> None:
        """The window lost the focus: nothing stays in the hand. The pointer alone may leave."""
        if event.type == pygame.WINDOWFOCUSLOST:
            held = self._context.held
            self._gestures.let_go()
            if held is not None:
                self._context.mark()

    def _wheel(self, notches: int) -> None:
        context = self._context
        point = context.app.pointer
        if context.chrome_under.startswith("digest:"):
            self._panels.digest.scroll(notches * WHEEL_ROWS)
        elif context.frame.board.collidepoint(point) and not self._gestures.turn(-notches):
            if context.held is None and context.camera.turn(notches, point):
                context.relay()
                self.moved(point)
        elif context.frame.rail.collidepoint(point):
            self._scroll(notches)

    def _scroll(self, notches: int) -> None:
        state = self._panels.rail_state
        if state.tab == "log":
            state.log_scroll = self._panels.log.clamp(state.log_scroll + notches * WHEEL_ROWS)
        else:
            step = round(TEXT_STEP * self._context.frame.words)
            state.text_scroll = self._panels.clamp_text(state.text_scroll - notches * step)
        self._context.mark()
