"""The table: one scene for all games. It wires model, painter, chrome and input together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import pygame

from engine.ai.thinker import Thinker
from engine.explain import Text
from engine.session import Session
from scenes.shell.collection import settle
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.table.autosave import autosave_for, keep_picture
from scenes.table.camera import Camera
from scenes.table.chrome.advice import Advice
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.parts import Chrome
from scenes.table.chrome.tooltips import Tooltips
from scenes.table.drawing.loading import draw_loading
from scenes.table.drawing.painter import TablePainter
from scenes.table.drawing.quiet import QuietMoments
from scenes.table.drawing.stage import Stage
from scenes.table.drawing.workshop import Workshop
from scenes.table.frame import Frame, make_frame
from scenes.table.input.controller import Controller, Intent, PutBack, Refuse
from scenes.table.input.hand import Hand, Held
from scenes.table.input.inputs import TableInput
from scenes.table.input.pointing import Pointed, anchors_at, pointed_at
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.passing import NOBODY, Passing
from scenes.table.model.seat_players import pilots_for
from scenes.table.model.table_model import TableModel
from scenes.table.motion.animator import Animator
from scenes.table.motion.pacing import Pacing
from scenes.table.motion.showing import Habits
from scenes.table.motion.tempo import change_speed
from scenes.table.overlays.history import History
from scenes.table.view import Flight, Place, Sprite, TableView
from sprites.common.drawn import Pointer
from sprites.common.players import style_of

THINKING_PAUSE = 0.03
"""So often an opponent that thinks is asked whether it is ready."""


class TableScene(Scene):
    """A session being played. Every decision is in the library before it is shown."""

    def __init__(self, app: Services, session_id: str, session: Session) -> None:
        super().__init__(app)
        self.session_id = session_id
        autosave = autosave_for(app.library, session_id, session)
        self.thinker = Thinker(lambda: app.tell("table.thinks_here"))
        self.match = Match(session, autosave, pilots_for(session, self.thinker))
        module = import_module(f"scenes.games.{session.game.key}.table")
        self.table: TableView = module.make_table(session.config, self.say, app.cache)
        self._dress()
        self.controller = Controller(self.hit)
        self.animator = Animator(self._sprites, self._places)
        self.model = TableModel(
            self.match,
            self.say,
            self.controller,
            self.animator,
            self._habits,
            Passing(self.match, self._holder),
            self.table.shown_to_all,
        )
        self.model.eyes_changed = self._eyes_changed
        self.chrome = Chrome(self.table.theme, self.table.icon, self.table.styles)
        self.painter = TablePainter(self.model, self.table, self.chrome)
        self.pacing = Pacing()
        self.panels = Panels(self)
        self.workshop = Workshop(self.table)
        self.stage = Stage(self)
        self.tooltips = Tooltips(self)
        self.advice = Advice(self)
        self.history = History(self)
        self.quiet = QuietMoments(self)
        self.inputs = TableInput(self)
        self.frame: Frame = self._frame_for(app.size)
        self.camera = Camera(self.frame.board)
        self.hand = Hand()
        self.pressed = ""
        self.by_keys = False
        """True after a key, until the mouse is used: what Enter would choose wears a ring."""
        self.animator.turning = self._turning
        self.animator.flights = self._flights
        self._opened = False
        self._paused = False

    # Services for the parts -------------------------------------------------------------------

    def say(self, text: Text | str) -> str:
        """A finished sentence with the players' names."""
        return self.app.say(text, self.match.names)

    @property
    def viewer(self) -> int:
        """Whose cards show their faces: nobody's while another seat is asked on an open table."""
        return self.match.viewer

    @property
    def held(self) -> Held | None:
        """The piece in the hand."""
        return self.hand.held

    def hit(self, point: tuple[float, float], reach: float) -> list[str]:
        """The anchors under a point, topmost first; none under the sheet of the digest."""
        if not self.controller.dragging and self.chrome.hit(self.app.pointer).startswith("digest:"):
            return []
        return anchors_at(self.places, point, reach, self.frame.board)

    @property
    def places(self) -> dict[str, Place]:
        """Every anchor on the screen."""
        return self.painter.around.places(self.viewer)

    def place_of(self, anchor: str) -> tuple[float, float] | None:
        """The middle of an anchor."""
        place = self.places.get(anchor)
        return place.middle if place is not None else None

    @property
    def chrome_under(self) -> str:
        """The chrome target under the pointer; nothing while a piece is dragged."""
        return "" if self.controller.dragging else self.chrome.hit(self.app.pointer)

    def pointed(self) -> Pointed:
        """What a click would mean now."""
        anchor = self.controller.focus or self.controller.hover
        return pointed_at(self.model, anchor, self.chrome_under, self.panels.reasons)

    def results(self) -> None:
        """Go to the score sheet."""
        module = import_module("scenes.results.scene")
        session, replay = self.match.session, self.history.start
        self.app.stack.push(module.ResultsScene(self.app, self.session_id, session, replay))

    def arrive(self) -> None:
        """The person behind the curtain is there."""
        self.model.take_over()

    def menu(self) -> None:
        """Open the pause menu."""
        module = import_module("scenes.table.overlays.pause")
        self.app.stack.push(module.PauseScene(self.app, game=self.match.game.key))

    def change_speed(self, by: int) -> None:
        """Show the turns of others faster or slower, from the present event on."""
        if change_speed(self.app, by):
            self.model.repace()
        self.mark()

    def help(self) -> None:
        """Show the sheet of keys and gestures."""
        module = import_module("scenes.table.overlays.help")
        self.app.stack.push(module.HelpScene(self))

    def rules(self, clause: str = "") -> None:
        """Open the rulebook at a clause; without one at what matters now."""
        module = import_module("scenes.handbook.scene")
        known = [name for name in self.panels.inspector.clauses(self.pointed()) if name]
        name = clause or (known[0] if known else "")
        self.app.stack.push(module.RulebookScene(self.app, self.match.game.key, name))

    # Scene ------------------------------------------------------------------------------------

    def resize(self, size: Size) -> None:
        """Lay everything out for a window."""
        step = self.camera.step
        self.frame = self._frame_for(size)
        self.camera = Camera(self.frame.board, step)
        self._dress()
        self.chrome.styles, self.chrome.icon = self.table.styles, self.table.icon
        self.controller.scale = self.frame.scale
        self.let_go()
        self.relay()
        if not self._opened or self.workshop.loading:
            self._opened = True
            self.workshop.begin(self.table.load(self.model.now, self.viewer))
        self.mark()

    def relay(self) -> None:
        """Zoom or pan changed."""
        self.painter.lay_out(self.frame, self.camera)
        self.animator.relaid()
        self.mark()

    @property
    def animating(self) -> bool:
        """True while something moves or a picture is being built."""
        return (
            self.workshop.loading
            or self.animator.moving
            or self.hand.restless
            or self.table.working
        )

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the next event is shown or a slip of paper goes away."""
        waits = [
            self.animator.pause_left,
            self.tooltips.next_wakeup,
            self.inputs.long_press.next_wakeup,
            self.history.next_wakeup,
            self.quiet.next_wakeup,
        ]
        if self._opened and (self.match.pilot is not None or self.advice.waiting):
            waits.append(THINKING_PAUSE)
        known = [wait for wait in waits if wait is not None]
        return min(known) if known else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Pointer and keys. Whoever comes back to a hidden window must say who it is."""
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.model.turn_down()
        if self.workshop.loading:
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            by_keys, self.by_keys = self.by_keys, event.type == pygame.KEYDOWN
            if by_keys != self.by_keys:
                self.mark()
        return self.history.handle(event) or self.inputs.handle(event)

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.workshop.loading:
            if self.workshop.load():
                self.model.open()
                self.animator.rest(self.model.now)
                settle()
                self.mark()
            return
        if self.history.update(dt):
            self.mark()
        if self.model.update(dt):
            self.mark()
        if self.tooltips.update(dt) or self.advice.update():
            self.mark()
        self.inputs.update(dt)
        if self.hand.update(dt):
            self.mark()
        if self.held is None and self.workshop.build():
            self.painter.around.ground_version += 1
            if not self.table.working:
                self.relay()  # sprites, too, may have stood in
            self.mark()
        self.quiet.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """One frame."""
        if self.workshop.loading:
            title = self.table.strip(self.model.now).title
            words, share = self.say("ui.app.loading"), self.workshop.share
            draw_loading(surface, self.table, title, words, share, self.frame.scale)
            return
        self.painter.around.show_seat(self.panels.seat_shown)
        self.chrome.pointer = Pointer(self.chrome_under, self.pressed, self.panels.focused)
        pointed = self.pointed()
        model, source = self.model, self.controller.source
        self.pacing.begin(
            model.shown, model.question, model.animator.shown_event, source, self.frame
        )
        self.painter.hurried = self.pacing.full
        self.panels.prepare(pointed)
        self.painter.draw(
            surface,
            self.viewer,
            self.held,
            self.hand.gliding,
            pointed,
            self.controller.focus,
            self.panels.told_by(self.chrome_under),
        )
        self.stage.draw(surface)
        self.advice.draw(surface)
        self.tooltips.draw(surface, pointed)
        if self.painter.unfinished or self.pacing.waiting:
            self.mark()

    def pause(self) -> None:
        """Another scene comes on top: nothing stays in the hand, and all hands are turned down."""
        self.let_go()
        self._keep_picture()
        self._paused = True
        self.model.turn_down()

    def resume(self) -> None:
        """The settings may have changed."""
        self._paused = False
        if self._frame_for(self.app.size) != self.frame:
            self.resize(self.app.size)
        self._draw_curtain()

    def leave(self) -> None:
        """The table is left for good: keep a picture of it for the list of sessions."""
        self.match.cancel()
        self.thinker.close()
        self._keep_picture()
        self.app.settle_soon()

    # Gestures ---------------------------------------------------------------------------------

    def lift(self) -> None:
        """The controller began to drag: take the piece into the hand."""
        sprite = self.painter.liftable(self.controller.source, self.viewer)
        if sprite is not None:
            self.hand.lift(sprite, self.controller.pointer)
            self.regrip()
            self.app.sounds.play("pick_up")

    def regrip(self) -> None:
        """The piece in the hand shows how it would be put down here."""
        choice = self.controller.held_as()
        if self.held is not None and choice is not None:
            sprite = self.table.in_hand(self.held.sprite, choice, self.model.shown, self.viewer)
            self.held.sprite = sprite

    def turn(self, by: int) -> bool:
        """Hold the source in another way: turned, or two of them; False when there is none."""
        turned = self.controller.turn(by)
        if turned:
            self.regrip()
            self.mark()
        return turned

    def let_go(self) -> None:
        """Nothing stays in the hand."""
        self.controller.drop_all()
        self.hand.drop()
        self.pressed = ""

    def fulfil(self, intent: Intent | None) -> None:
        """Carry out what a gesture asked for, and put the piece down or back."""
        held = self.hand.lay_down(back=isinstance(intent, Refuse | PutBack))
        if held is not None:
            self.animator.start_from(held.sprite.anchor, held.corner)
        self.model.handle_intent(intent)
        if isinstance(intent, Refuse):
            self.tooltips.refuse(intent)
        elif intent is not None:
            self.app.sounds.play("drop")
        self.after_decision()

    def after_decision(self) -> None:
        """The position may be another one: show it."""
        self.panels.unpin()
        self.panels.inspector.unpin()
        self.inputs.moved(self.app.pointer)
        self.tooltips.hush()
        self.mark()

    # Inside -----------------------------------------------------------------------------------

    def _holder(self, view: Any) -> int:
        """Who is in turn and needs the own hand; -1 for nobody."""
        strip = self.table.strip(view)
        return strip.turn if strip.own_hand else NOBODY

    def _frame_for(self, size: Size) -> Frame:
        return make_frame(size, self.app.settings.text_percent, self.table.shelf)

    def _dress(self) -> None:
        """The seats wear the colours of the palette that the person has chosen."""
        palette = self.app.settings.palette
        self.table.styles = tuple(style_of(seat.key, palette) for seat in self.table.styles)

    def _keep_picture(self) -> None:
        """A small picture of the board at rest, which holds nothing private."""
        if not (self._paused or self.workshop.loading or self.history.active):
            resting, board = self.painter.resting.last, self.frame.board
            keep_picture(self.app.library, self.session_id, resting, board)

    def _habits(self) -> Habits:
        settings = self.app.settings
        return Habits(
            settings.seconds_per_move,
            settings.step_mode,
            settings.reduced_motion,
            settings.confirm_end,
        )

    def _eyes_changed(self) -> None:
        """Somebody else looks, or nobody: what was pointed at or read is nobody else's business."""
        self.let_go()
        self.controller.focus = ""
        self.panels.forget()
        self.tooltips.dismiss()
        self.inputs.moved(self.app.pointer)
        self.mark()
        if not self._paused:
            self._draw_curtain()

    def _draw_curtain(self) -> None:
        """Close the curtain if somebody is waited for."""
        if self.model.passing.waiting != NOBODY:
            module = import_module("scenes.table.overlays.curtain")
            self.app.stack.push(module.CurtainScene(self.app, self))

    def _turning(self, shown: ShownEvent, watched: bool) -> bool:
        """Whose board lies in the own column while this event is shown."""
        return self.painter.around.show_seat(self.panels.seat_while(watched))

    def _flights(self, shown: ShownEvent) -> Sequence[Flight]:
        """What flies between anchors while an event is shown."""
        return self.table.flights(shown.event, shown.view, self.viewer)

    def _sprites(self, view: Any) -> Sequence[Sprite]:
        """The sprites of a view, the same ones that the painter draws."""
        return self.painter.around.sprites_of(view, self.viewer)

    def _places(self, view: Any) -> Mapping[str, Place]:
        around = self.painter.around
        return around.with_chrome(around.places_of(view, self.viewer))
