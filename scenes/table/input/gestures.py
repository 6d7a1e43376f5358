"""What a gesture does to the piece in the hand, and what follows when it is put down."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Blocked, Text
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.tooltips import Tooltips
from scenes.table.context import TableContext
from scenes.table.input.controller import Act, Choose, Intent, PutBack, Refuse
from scenes.table.motion.pacing import same_things


class Gestures:
    """Lifts, turns, carries and lets go; hands the intent of a drop to the table model."""

    def __init__(self, context: TableContext, panels: Panels, tooltips: Tooltips) -> None:
        self._context = context
        self._panels = panels
        self._tooltips = tooltips
        self.pointer_rests: Callable[[], None] = lambda: None
        """Called when another thing may lie under the pointer."""
        self._gripped: tuple[object, ...] = ()
        """What is held, as what, and on which table."""
        self._decided = -1
        """How many decisions there were when the last one was made here."""

    def lift(self) -> None:
        """The controller began to drag: take the piece into the hand."""
        context = self._context
        controller = context.controller
        sprite = context.painter.liftable(controller.source, context.viewer, controller.press_at)
        if sprite is not None:
            context.hand.lift(sprite, context.controller.pointer)
            self.regrip()
            context.app.sounds.play("pick_up")

    def regrip(self) -> None:
        """The piece in the hand shows how it would be put down here."""
        context = self._context
        held, choice = context.held, context.controller.held_as()
        if held is not None and choice is not None:
            view, viewer = context.model.shown, context.viewer
            hover = context.controller.hover
            place = context.places.get(hover)
            over = place is not None and choice.target == hover
            gripped = (held, choice, view, viewer, context.painter.around.layout, over)
            if not same_things(gripped, self._gripped):
                self._gripped = gripped
                held.sprite = context.table.in_hand(held.sprite, choice, view, viewer)
                context.hand.hang(context.table.hung(held.sprite, hover, view) if over else None)
            held.stand = place.stand if place is not None and over else None

    def turn(self, by: int) -> bool:
        """Hold the source in another way: turned, or two of them; False when there is none."""
        turned = self._context.controller.turn(by)
        if turned:
            self.regrip()
            self._context.mark()
        return turned

    def let_go(self) -> None:
        """Nothing stays in the hand."""
        self._context.let_go()

    def fulfil(self, intent: Intent | None) -> None:
        """Carry out what a gesture asked for, and put the piece down or back."""
        context = self._context
        dropped = context.held is not None
        held = context.hand.lay_down(back=isinstance(intent, Refuse | PutBack))
        if held is not None:
            onto = intent.choice.target if isinstance(intent, Act) else ""
            context.animator.start_from(held.sprite.anchor, held.corner, held.middle, onto)
        context.model.handle_intent(intent)
        refused = self._missed(intent) if isinstance(intent, PutBack) else intent
        if isinstance(refused, Refuse):
            context.model.refused = refused.blocked
            self._tooltips.refuse(refused)
            if dropped and refused.source:
                self._panels.inspector.keep(refused.source)
            context.app.pads.feel("refused")
        elif intent is not None:
            context.app.sounds.play("drop")
        if isinstance(intent, Act | Choose):
            self.after_decision()
        else:
            self._tooltips.hush()
            self._show_again()

    def _missed(self, intent: PutBack) -> Refuse | None:
        """The board was meant, but nothing lies there that takes the piece; None where it was put
        down beside the board or where it was taken."""
        context, controller = self._context, self._context.controller
        at, source = controller.pointer, intent.source
        if not context.frame.board.collidepoint(at) or source in controller.near(at):
            return None
        return Refuse(Blocked("", Text("table.not_here"), "", source), source)

    def after_decision(self) -> None:
        """The position may be another one: show it."""
        self._panels.unpin()
        decided = len(self._context.match.session.log)
        self._tooltips.hush(anew=decided != self._decided)
        self._decided = decided
        self._show_again()

    def _show_again(self) -> None:
        """The same things lie there, but something else may be under the pointer."""
        self._panels.inspector.unpin()
        self.pointer_rests()
        self._context.mark()
