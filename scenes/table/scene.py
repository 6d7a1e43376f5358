"""The table: one scene for all games. It wires model, painter, chrome and input together."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import pygame

from engine.session import Session
from scenes.shell.layer import Size
from scenes.shell.memory import settle
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.voice.heard import Heard
from scenes.table.chrome.advice import Advice
from scenes.table.chrome.ahead import WhoIsAhead
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.tips import Tips
from scenes.table.chrome.tooltips import Tooltips
from scenes.table.chrome.what_next import WhatNext
from scenes.table.chrome.whereabouts import in_use
from scenes.table.context import TableContext
from scenes.table.drawing.building import BoardBuilding
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.loading import draw_opening
from scenes.table.drawing.quiet import QuietMoments
from scenes.table.drawing.stage import Stage
from scenes.table.drawing.standing_in import StandingIn
from scenes.table.exits import Exits
from scenes.table.input.buttons import ChromeButtons
from scenes.table.input.gestures import Gestures
from scenes.table.input.inputs import TableInput
from scenes.table.input.keys import TableKeys
from scenes.table.input.own_things import OwnThings
from scenes.table.input.pointing import Pointed
from scenes.table.model.passing import NOBODY
from scenes.table.motion.beginning import Beginning
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.overlays.history import History
from scenes.table.saving.autosave import keep_picture
from scenes.table.spoken.answers import TableAnswers
from scenes.table.spoken.slips import SpokenSlips
from scenes.table.spoken.table_voice import TableVoice
from scenes.table.taught import Taught
from sprites.common.drawn import Pointer

THINKING_PAUSE = 0.03
"""So often an opponent that thinks is asked whether it is ready."""
_TELLING, _TELLING_AHEAD = 0.1, 0.01
"""Seconds per frame in which a long log is told: while the table is loading, and ahead."""


_PAD_KEYS = {"x": (pygame.K_MENU, 0), "y": (pygame.K_SPACE, 0), "start": (pygame.K_PAUSE, 0)}


class TableScene(Scene):
    """A session being played. Every decision is in the library before it is shown."""

    pad_keys = _PAD_KEYS

    def __init__(self, app: Services, session_id: str, session: Session, look_at: int = -1) -> None:
        """`look_at`: the decision that is looked back at first; -1: the present is shown."""
        super().__init__(app)
        self._look_at = look_at
        self.context = TableContext(app, session_id, session, self.mark)
        self.session_id = session_id
        self.match, self.model = self.context.match, self.context.model
        self.controller, self.animator = self.context.controller, self.context.animator
        self.layers = DisplayList()
        self.history = History(self.context)
        self.tips = Tips(self.context)
        self._set_up()
        self._anew = True
        self._was_covered = False
        """The last frame was no picture put together from layers."""
        self._opened = False
        self._paused = False

    def stand_still(self) -> None:
        """Nobody plays at this table: it is only drawn, and no curtain is closed over it."""
        self._paused = True

    def _set_up(self) -> None:
        """The parts that show the table and say what is on it."""
        context = self.context
        self.table, self.painter, self.chrome = context.table, context.painter, context.chrome
        self.panels = Panels(context, self.history)
        self.stage = Stage(context)
        self.tooltips = Tooltips(context, self.panels, self.history)
        self.advice = Advice(context)
        self.ahead = WhoIsAhead(context)
        self.what_next = WhatNext(context)
        read = SpokenSlips(context, self.advice, self.what_next, self.ahead, self.tips)
        self.spoken = TableVoice(context, self.panels, self.history, read)
        self.answers = TableAnswers(context, self.panels, self.spoken)
        self.panels.light_next(lambda: self.what_next.shown)
        self.quiet = QuietMoments(context, self.stage, self.panels, lambda: self.dirty)
        self.building = BoardBuilding(context)
        self.beginning = Beginning(context, self.stage, self._set_chrome)
        self.standing_in = StandingIn(context, self.panels, self._draw_slips)
        self.exits = Exits(context, self.panels, self.history)
        slips = self.advice, self.what_next, self.ahead
        lying = (*slips, self.stage)
        parts = self.panels, self.tooltips, self.exits
        self.taught = Taught(context, *parts, lying, self.beginning)
        self.gestures = Gestures(context, self.panels, self.tooltips)
        self.buttons = ChromeButtons(
            context, self.panels, self.history, self.gestures, self.exits, self.what_next
        )
        tools = (self.gestures, self.buttons, self.exits)
        self.keys = TableKeys(context, self.panels, self.history, *tools, *slips)
        self.inputs = TableInput(context, self.panels, self.tooltips, self.gestures, self.keys)
        self.history.moved = self.panels.log.follow_past
        self.controller.narrowed = OwnThings(context, lambda: self.panels.seat_shown)
        self.gestures.pointer_rests = lambda: self.inputs.moved(self.app.pointer)
        self.model.eyes_changed = self._eyes_changed
        self.animator.turning = self._turning

    def retell(self) -> None:
        """Say everything anew, with pictures that know no other words; the game goes on."""
        context, begun = self.context, not self.context.workshop.loading
        rail = deepcopy(self.panels.rail_state)
        context.retell()
        self._set_up()
        if not begun:
            self._opened = False
            return
        context.lay_out(self.app.size)
        context.relay()
        for _ in self.table.load(self.model.now, context.viewer):
            pass
        self.model.retell()
        self.panels.go_on_with(rail)

    def resize(self, size: Size) -> None:
        """Lay everything out for a window."""
        context = self.context
        context.lay_out(size)
        self.gestures.let_go()
        context.relay()
        if not self._opened or context.workshop.loading:
            self._opened = True
            context.workshop.begin(self.table.load(self.model.now, context.viewer))
        self.mark()

    @property
    def animating(self) -> bool:
        """True while something moves or a picture is being built."""
        if self.beginning.active:
            return False
        return (
            self.context.workshop.loading
            or self.animator.moving
            or self.context.carried
            or self.context.hand.restless
            or self.stage.sliding
        )

    @property
    def at_work(self) -> bool:
        """True while something is made that is not seen yet."""
        drawing = self.building.active and self.context.held is None
        making = self.standing_in.active or self.beginning.active
        return making or drawing or (self._opened and bool(self.model.untold))

    @property
    def loading(self) -> bool:
        """True until the first picture of the table is made."""
        return self.context.workshop.loading

    @property
    def kept_clear(self) -> Sequence[pygame.Rect]:
        """What is read or clicked now."""
        if self.loading:
            return ()
        slip = self.tooltips.box
        return [*in_use(self.context), *([slip] if slip is not None else [])]

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the next event is shown or a slip of paper goes away."""
        waits = [
            self.animator.pause_left,
            self.tooltips.next_wakeup,
            self.panels.rail_pace.next_wakeup,
            self.inputs.long_press.next_wakeup,
            self.history.next_wakeup,
            self.quiet.next_wakeup,
        ]
        thinks = self.match.seat_player is not None and not self.match.halted
        if self._opened and (thinks or self.advice.waiting or self.ahead.waiting):
            waits.append(THINKING_PAUSE)
        if self.at_work or self.tips.waiting:
            waits.append(0.0)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def ambience(self) -> Path | None:
        return self.context.ambience

    @property
    def heard(self) -> Heard:
        return self.spoken.heard()

    def tell_more(self, question: str, back: bool) -> Sequence[str]:
        return self.answers.answer(question, back)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pointer and keys. Whoever comes back to a hidden window must say who it is."""
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.model.turn_down()
            return True
        if self.context.workshop.loading:
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._stand_aside()
        if event.type == pygame.MOUSEBUTTONDOWN and self._pressed_slip(event):
            return True
        if event.type != pygame.MOUSEMOTION:
            self._anew = True  # whatever it does is seen in the next frame
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            by_keys, self.context.by_keys = self.context.by_keys, event.type == pygame.KEYDOWN
            if by_keys != self.context.by_keys:
                self.mark()
        used = self.history.handle(event) or self.inputs.handle(event)
        self._hold()
        return used

    def _pressed_slip(self, event: pygame.event.Event) -> bool:
        """A press on a slip: a tip opens its rule, "What next?" is put away; the table below gets
        none of it."""
        if event.button != pygame.BUTTON_LEFT or self.history.active:
            return False
        if self.what_next.hit(event.pos):
            return self.what_next.forget()
        clause = self.tips.hit(event.pos)
        if clause:
            self.exits.rules(clause)
        return bool(clause)

    def update(self, dt: float) -> None:
        """Let time pass."""
        context = self.context
        if context.workshop.loading:
            self._load()
            return
        if self.beginning.active:
            if self.beginning.step():
                self.mark()
            return
        if any([self.history.update(dt), self.model.update(dt)]):
            self.mark()
        if self.stage.update(dt):
            self.mark()
        slips = (self.advice, self.ahead)
        if self.tooltips.update(dt) or any(slip.update() for slip in slips):
            self.mark()
        if self.tips.update(self.dirty):
            self.mark()
        if self.panels.rail_pace.update(dt):
            self.mark()
        self.inputs.update()
        if context.hand.update(dt):
            self.mark()
        if self.standing_in.active:
            if self.standing_in.step(self.dirty):
                self.mark()
        elif context.held is None and self.building.active and self.building.step(self.dirty):
            self.mark()
        self.quiet.update(dt)
        if not self.animating:
            self.model.tell_next(_TELLING_AHEAD)
        self._hold()

    def _hold(self) -> None:
        """If another event is shown from now on, the last frame stays until it can be drawn."""
        if not self.standing_in.active and self.beginning.notice():
            self.dirty = False

    def _load(self) -> None:
        """Build some more of the first frame; with the last of it the game begins."""
        if not self.model.log.tell_some(_TELLING):
            return
        if self.context.workshop.load():
            self.model.open()
            self.animator.rest(self.model.now)
            if self._look_at >= 0:
                self.history.look_at(self._look_at)
                self.history.left = self.app.stack.pop  # to whoever sent somebody here
            settle()
            self.mark()

    def draw(self, surface: pygame.Surface) -> None:
        """One frame."""
        if self.context.workshop.loading:
            draw_opening(surface, self.context)
            return
        self._was_covered = self._covered
        if self._was_covered:
            self.standing_in.lay(surface)
            return
        self._compose(surface.get_size())
        self.layers.paint(surface, [surface.get_rect()])

    def redraw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Mend the last frame where something is another than before."""
        if self.context.workshop.loading or self.layers.size != surface.get_size():
            self.draw(surface)
            return None
        if self._covered or self._was_covered:
            self.draw(surface)
            return None
        if self._anew:
            self._compose(surface.get_size())
        else:
            self._move(surface.get_size())
        regions = self.layers.changes()
        self.layers.paint(surface, regions)
        return regions

    def _stand_aside(self) -> None:
        """What somebody does is done on the table as it is now."""
        if self.standing_in.active or self.beginning.active:
            self.standing_in.finish()
            self.beginning.finish()
            self.mark()

    @property
    def _covered(self) -> bool:
        """True when the last picture, stretched, is seen until the new one is made."""
        return not self._paused and self.standing_in.covers(self.layers)

    def mark(self) -> None:
        """Ask for a frame in which everything may look different. Without it, a frame differs from
        the last one only in what moves or is carried."""
        self._anew = True
        if not self.beginning.active:
            super().mark()

    def _move(self, size: Size) -> None:
        """Put the last frame together again, with what moves where it is now."""
        context = self.context
        context.carried = False
        self.layers.begin(size)
        self.painter.move(self.layers, context.held, context.hand.gliding)

    def _compose(self, size: Size) -> None:
        """Put one frame together."""
        context, layers = self.context, self.layers
        self._anew = context.carried = False
        layers.begin(size)
        pointed = self._set_chrome()
        self.painter.hurried = context.pacing.full
        seen = context.viewer, context.held, context.hand.gliding
        told = self.panels.log.told_by(context.chrome_under)
        self.painter.draw(layers, *seen, pointed, self.controller.focus, told)
        self.stage.draw(layers)
        self.painter.fly(layers)
        self._draw_slips(layers)
        self.tooltips.draw(layers, pointed)
        self.standing_in.drawn()
        self.beginning.finish()
        if self.painter.unfinished or context.pacing.waiting:
            self.mark()

    def _set_chrome(self) -> Pointed:
        """Set all parts of the chrome, as far as one frame has time; what is pointed at."""
        context, model = self.context, self.model
        self.painter.around.show_seat(self.panels.seat_shown)
        self.chrome.pointer = Pointer(context.chrome_under, context.pressed, self.panels.focused)
        self.chrome.pad_marks = self.app.pads.marks
        pointed = self.panels.pointed()
        shown, source = model.animator.shown_event, self.controller.source
        context.pacing.begin(model.shown, model.question, shown, source, context.frame)
        self.panels.prepare(pointed)
        return pointed

    def _draw_slips(self, layers: DisplayList) -> None:
        """One slip of the guide's kind at a time: what was asked for before what comes unasked,
        which waits while a refusal is told."""
        self.advice.draw(layers)
        self.what_next.draw(layers)
        self.ahead.draw(layers)
        slips = (self.advice, self.what_next, self.ahead)
        if all(slip.box is None for slip in slips) and not self.tooltips.refusing:
            self.tips.draw(layers)
        else:
            self.tips.hide()

    def enter(self) -> None:
        self.context.prepare_thinking()

    def pause(self) -> None:
        """Another scene comes on top: nothing stays in the hand, and all hands are down until the
        same person comes back."""
        self.gestures.let_go()
        self._keep_picture()
        self._paused = True
        self.model.step_aside()

    def resume(self) -> None:
        """The settings may have changed."""
        self._paused = False
        if self.context.frame_for(self.app.size) != self.context.frame:
            self.resize(self.app.size)
        self.model.come_back()
        self._draw_curtain()
        self.exits.come_back()

    def leave(self) -> None:
        """The table is left for good: keep a picture of it for the list of sessions."""
        self.context.thinker.close()
        self.match.cancel()
        self._keep_picture()
        self.app.settle_soon()

    def _keep_picture(self) -> None:
        """A small picture of the board at rest, which holds nothing private."""
        if not (self._paused or self.context.workshop.loading or self.history.active):
            resting, board = self.painter.resting.last, self.context.frame.board
            keep_picture(self.app.library, self.session_id, resting, board)

    def _eyes_changed(self) -> None:
        """Somebody else looks, or nobody: what was pointed at or read is nobody else's business."""
        self.gestures.let_go()
        self.controller.focus = ""
        self.panels.forget()
        self.tooltips.dismiss()
        if self.model.passing.shared:
            self.app.narrator.hush()
        self.inputs.moved(self.app.pointer)
        self.mark()
        if not self._paused:
            self._draw_curtain()

    def _draw_curtain(self) -> None:
        """Close the curtain if somebody is waited for."""
        if self.model.passing.waiting != NOBODY:
            self.app.stack.push(CurtainScene(self.context, self.exits.menu))

    def _turning(self) -> bool:
        """Whose things lie there while the next event is shown, and who is marked."""
        self.painter.around.show_acting(self.model.acting)
        return self.painter.around.show_seat(self.panels.seat_shown)
