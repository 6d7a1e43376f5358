"""Strip and prompt: what they say of the table on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.core import State
from engine.explain import Question, Text
from scenes.shell.settings import SPEEDS
from scenes.table.chrome.parts import StripWords
from scenes.table.context import TableContext
from scenes.table.model.match import ShownEvent
from scenes.table.model.prompt import PromptFacts
from scenes.table.motion.caption import Caption, caption_of
from scenes.table.motion.pacing import same_things
from scenes.table.overlays.history import History
from scenes.table.view import StripFacts
from sprites.common.chrome_strip import Asks

NEW_BUTTONS = 3
"""So many buttons that were never drawn before are drawn in one frame."""


class StripAndPrompt:
    """Fills the two bars; `reading`: whether somebody reads what others did."""

    def __init__(
        self, context: TableContext, history: History, reading: Callable[[], bool]
    ) -> None:
        self._context = context
        self._history = history
        self._reading = reading
        self.facts = PromptFacts(-1, "")
        """What the prompt says."""
        self._calm = (self.facts, self.facts)
        """The same, and how it looks while something is in the hand."""
        self._watched: tuple[tuple[object, ...], PromptFacts] = ((), self.facts)
        """What it said last of others, and beside what."""
        self._of_question: tuple[tuple[object, ...], PromptFacts] = ((), self.facts)
        """The same of what was asked last."""
        self.strip = StripFacts("", "", "")
        """What the game says of the view that is shown."""
        self._asked: tuple[State, StripFacts] | None = None
        self.next_open: Callable[[], bool] = lambda: False
        """Whether "What next?" lies open."""

    def find(self) -> PromptFacts:
        """What the prompt says now; while somebody looks back, the bar of the past lies there."""
        facts = self.present()
        if facts != self.facts:  # else the same ones, so that what is made of them is known
            self.facts = facts
        return self.facts

    def set_strip(self) -> bool:
        context = self._context
        status = []
        library = context.app.library
        if library is None or not library.status.saving:
            status.append(context.say("table.not_saving"))
        if context.match.session.assisted:
            status.append(context.say("table.assisted"))
        crest = context.table.icon(context.table.emblem, context.frame.words_px(28))
        asks: Asks = "open" if self.next_open() else "ready" if self._asked_now else "rests"
        order = context.say("table.turn_order")
        words = StripWords(order, "  ·  ".join(status), crest, asks)
        return context.chrome.set_strip(
            context.frame, self._strip_facts(), words, context.model.acting
        )

    @property
    def _asked_now(self) -> bool:
        model = self._context.model
        return model.asking and model.past is None

    def _strip_facts(self) -> StripFacts:
        """Those of the table on the screen; while something is asked, of the moment of the
        question: strip and prompt name one phase, even if own pieces are still on their way."""
        model = self._context.model
        if not model.asking:
            return self.strip
        if self._asked is None or self._asked[0] is not model.now:
            self._asked = (model.now, self._context.table.strip(model.now))
        return self._asked[1]

    def set_prompt(self) -> bool:
        """Who does what; while somebody looks back, the bar of the past lies in its place."""
        context = self._context
        if self._history.active:
            return context.chrome.set_history(context.frame, self._history.bar())
        return context.chrome.set_prompt(context.frame, self._looks)

    def draw_buttons(self) -> bool:
        """Draw some buttons of the prompt that were never drawn; True if there were any."""
        if self._history.active:
            return False
        context = self._context
        return context.chrome.draw_buttons(context.frame, self._looks, NEW_BUTTONS)

    def buttons_drawn(self) -> Iterator[None]:
        """Draw all of them, some at a time."""
        while self.draw_buttons():
            yield

    @property
    def _looks(self) -> PromptFacts:
        """The bar as it looks: with a piece in the hand no other answer is put forward."""
        facts = self.facts
        if not self._context.controller.source or self._context.model.prompt.armed:
            return facts
        if self._calm[0] is not facts:
            buttons = tuple(replace(button, primary=False) for button in facts.buttons)
            self._calm = (facts, replace(facts, buttons=buttons))
        return self._calm[1]

    def present(self) -> PromptFacts:
        model = self._context.model
        if self._history.active:
            return PromptFacts(-1, "")
        model.prompt.confirm_end = model.habits().confirm_end
        if model.watching:
            return self._watching()
        if model.match.halted and model.question is None and not model.over:
            return model.prompt.halted(model.acting)
        if model.question is None and not model.over:
            speed = self._context.app.settings.speed
            return model.prompt.thinking(model.acting, speed, len(SPEEDS) - 1)
        if model.question is not None and model.passing.closed:
            return model.prompt.handing_over(model.question)
        if model.question is not None:
            return self._asking(model.question)
        return model.prompt.over()

    def _asking(self, question: Question) -> PromptFacts:
        """What is asked: found again when anything was decided, taken back or armed."""
        model = self._context.model
        again = model.can_show_again and not self._reading()
        hidden, prompt, waits_for = model.passing.hand_hidden, model.prompt, model.match.seat_player
        about = (
            question, model.version, prompt.armed, prompt.confirm_end, again, hidden, waits_for
        )  # fmt: skip
        if not same_things(about, self._of_question[0]):
            self._of_question = (about, prompt.asking(question, again, hidden))
        return self._of_question[1]

    def _watching(self) -> PromptFacts:
        model = self._context.model
        shown = model.animator.shown_event
        if shown is None:
            return model.prompt.watching(model.acting, "", "", False)
        model.caption = caption_of(
            shown, model.animator.queued, model.caption, model.acting_in, self._said
        )
        speed, steps = self._context.app.settings.speed, model.habits().steps
        about = (shown, model.caption, model.acting, steps, speed)
        if not same_things(about, self._watched[0]):
            self._watched = (about, self._told(shown, model.caption, steps))
        return self._watched[1]

    def _told(self, shown: ShownEvent, caption: Caption | None, steps: bool) -> PromptFacts:
        """What the prompt says beside an event that is watched."""
        model, speed = self._context.model, self._context.app.settings.speed
        words = caption.words if caption is not None else ""
        source = self._source(caption.told if caption is not None else shown)
        return model.prompt.watching(model.acting, words, source, steps, speed, len(SPEEDS) - 1)

    def _said(self, shown: ShownEvent) -> str:
        """The words of one event, or nothing."""
        model, table = self._context.model, self._context.table
        return model.log.sentence(shown) or table.aside(shown.event, shown.view)

    def _source(self, told: ShownEvent) -> str:
        """Why it happened: the opponent's reason, else the clause."""
        reason = self._context.model.match.reason_for(told)
        if reason is not None:
            return self._context.say(Text("table.why", {"why": reason}))
        clause = told.event.clause
        return self._context.say(Text("table.rules_ref", {"clause": clause})) if clause else ""
