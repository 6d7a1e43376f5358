"""Fills the chrome of one frame: strip, prompt, tray, rail, chooser, stage."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core import State
from engine.explain import Text
from scenes.shell.settings import SPEEDS
from scenes.table.chrome.digest import DigestPanel
from scenes.table.chrome.inspecting import InspectorPanel
from scenes.table.chrome.log_panel import LogPanel
from scenes.table.chrome.parts import StripWords, wells
from scenes.table.chrome.rail import RailMaker, RailState
from scenes.table.chrome.rail_pace import RailPace
from scenes.table.context import TableContext
from scenes.table.input.choosing import ChooserPanel
from scenes.table.input.pointing import Pointed, pointed_at
from scenes.table.model.look_back import Past
from scenes.table.model.moves import Move
from scenes.table.model.preview import Preview
from scenes.table.model.prompt import PromptFacts
from scenes.table.overlays.history import History
from scenes.table.view import Counter, SeatFacts, StripFacts
from sprites.common.rail_log import LogLine as DrawnLine
from sprites.common.rail_text import text_height

ALWAYS_UNFOLDED = 2
"""With so few seats there is room for all counters of the others."""

Facts = tuple[tuple[SeatFacts, ...], tuple[Counter, ...], StripFacts]
"""Of a view: the seats, the counters that lie there, the strip."""


class Panels:
    """Makes the values of all parts of the chrome from the state of the model."""

    def __init__(self, context: TableContext, history: History) -> None:
        self._context = context
        self._history = history
        few = context.match.seats <= ALWAYS_UNFOLDED
        others = {seat for seat in range(context.match.seats) if seat != context.viewer}
        self.rail_state = RailState(unfolded=others if few else set())
        self._rail_maker = RailMaker(context.model, context.table, context.say)
        self.prompt = PromptFacts(-1, "")
        self._pinned = -1
        self._past: Past | None = None
        self.rail_pace = RailPace(context.pacing)
        self._rail_due = False
        """Somebody else is marked: prompt and rail name the same person in every frame."""
        self._facts_view: State | None = None
        self._tray_seat = -1
        self._ahead: tuple[State, int, int, Facts] | None = None
        self._marked = -1
        self._seats: tuple[SeatFacts, ...] = ()
        self._tray: tuple[Counter, ...] = ()
        self._strip = StripFacts("", "", "")
        self._asked_strip: tuple[State, StripFacts] | None = None
        self._counted_view: State | None = None
        self._counters_there: list[dict[str, int]] = []
        self._counted: list[dict[str, int]] = []
        self._counted_before: list[dict[str, int]] = []
        self.log = LogPanel(context, self.rail_state, self._rail_maker)
        self.inspector = InspectorPanel(context)
        self.chooser = ChooserPanel(context)
        self.digest = DigestPanel(context, self.lines_of)

    # Facts for others -------------------------------------------------------------------------

    @property
    def reasons(self) -> dict[str, str]:
        """Why buttons are as they are, by chrome id: disabled, or with a price."""
        tokens = (*self.prompt.buttons, *self.prompt.tools)
        return {f"prompt:{token.id}": token.reason for token in tokens if token.reason}

    @property
    def hints(self) -> dict[str, str]:
        """What buttons that can be pressed have to say before, by chrome id."""
        tokens = (*self.prompt.buttons, *self.prompt.tools)
        return {f"prompt:{t.id}": t.reason for t in tokens if t.reason and t.enabled}

    def pointed(self) -> Pointed:
        """What a click would mean now."""
        context, controller = self._context, self._context.controller
        anchor = controller.focus or controller.hover
        return pointed_at(context.model, anchor, context.chrome_under, self.reasons)

    @property
    def disabled(self) -> frozenset[str]:
        """Ids of buttons that cannot be pressed."""
        return frozenset(t.id for t in (*self.prompt.buttons, *self.prompt.tools) if not t.enabled)

    @property
    def main_button(self) -> str:
        """The button that Enter presses: the proposed one, or the end of the turn."""
        for token in (*self.prompt.buttons, *self.prompt.tools):
            if token.primary and token.enabled:
                return token.id
        return ""

    @property
    def focused(self) -> str:
        """The part of the chrome that Enter would choose, while somebody plays by keys."""
        model = self._context.model
        if not self._context.by_keys or model.controller.focus:
            return ""
        if model.picking is not None:
            return f"chooser:choice:{model.picking.row}"
        if self._history.active:
            return "prompt:leave"
        if self.digest.shown:
            return "digest:close"
        if self.rail_state.focus:
            return f"rail:log:{self.rail_state.focus}"
        name = "skip" if model.watching else self.main_button
        return f"prompt:{name}" if name else ""

    @property
    def seat_shown(self) -> int:
        """Whose board, hand and tray lie there: those that somebody asked for, else the own."""
        return self._pinned if self._pinned >= 0 else self._context.model.seat

    def unfold(self, seat: int) -> None:
        """A panel was clicked: show that seat's board and goods, or the own ones again."""
        unfolded = self.rail_state.unfolded
        if self._context.match.seats > ALWAYS_UNFOLDED:
            again = seat in unfolded
            unfolded.clear()
            unfolded |= set() if again else {seat}
        own = seat == self._context.model.seat
        self._pinned = -1 if own or self._pinned == seat else seat
        self._context.let_go()
        self._context.painter.around.show_seat(self.seat_shown)
        self._context.animator.relaid()
        self._context.animator.rest(self._context.model.now)

    def next_board(self) -> None:
        """Lay the next seat's board in the own column."""
        self.unfold((self.seat_shown + 1) % self._context.match.seats)

    def disarm(self) -> bool:
        """Take back a first press that waits for its second; True if there was one."""
        prompt = self._context.model.prompt
        armed, prompt.armed = prompt.armed, ""
        return bool(armed)

    def forget(self) -> None:
        """Somebody else looks from now on: nothing stays open or pointed at."""
        self.rail_pace.whole = True
        self.unpin()
        self.inspector.forget()
        self.rail_state.open("log")
        self.rail_state.opened.clear()
        if self._context.match.seats <= ALWAYS_UNFOLDED:
            own = self._context.model.seat
            self.rail_state.unfolded = {s for s in range(self._context.match.seats) if s != own}
        else:
            self.rail_state.unfolded = set()
        self._facts_view = None

    def unpin(self) -> None:
        """The own board lies in the own column again."""
        self._pinned = -1

    # One frame --------------------------------------------------------------------------------

    def prepare(self, pointed: Pointed) -> None:
        """Set all parts of the chrome for the position that is shown."""
        context = self._context
        view = context.model.shown
        if context.model.past is not self._past:
            self._look_elsewhere()
        if context.model.acting != self._marked:
            self._marked, self._rail_due = context.model.acting, True
        preview = self._preview(pointed)
        deltas = self._deltas(preview)
        if self._facts_view is not view or self._tray_seat != self.seat_shown:
            self._facts_view, self._tray_seat = view, self.seat_shown
            self._seats, self._tray, self._strip = self._foreseen(view) or self._facts(view)
        self._set_tray(deltas, ahead=preview is not None and bool(preview.deltas))
        if context.model.watching and context.pacing.full and not self.rail_pace.whole:
            context.pacing.wait()
        else:
            self._set_names(pointed, deltas)
        self.digest.prepare()
        self.chooser.prepare()

    def made(self) -> Iterator[None]:
        """Make the parts of the chrome one by one, in another size than before."""
        pointed = self.pointed()
        deltas = self._deltas(self._preview(pointed))
        if self._facts_view is not self._context.model.shown:
            return
        self._set_tray(deltas, ahead=False)
        yield
        self._set_strip()
        yield
        self._set_prompt()
        yield
        self._set_rail(pointed, self._seats, deltas)
        yield

    def _set_names(self, pointed: Pointed, deltas: Sequence[Mapping[str, int]]) -> None:
        """The parts that say whose turn it is, in every frame the same person's."""
        context = self._context
        self._set_strip()
        self._set_prompt()
        due, carried = self._rail_due or self.rail_pace.whole, context.held is not None
        if self.rail_pace.passes(carried and not due, pointed.anchor, pointed.choice):
            pass
        elif context.pacing.full and not due:
            context.pacing.wait()
        else:
            self._set_rail(pointed, self._seats, deltas)

    def foresee(self, view: State) -> None:
        """Find the facts of the view that is shown next."""
        self._ahead = (view, self._context.viewer, self.seat_shown, self._facts(view))

    def _foreseen(self, view: State) -> Facts | None:
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead[0] is not view:
            return None
        return ahead[3] if ahead[1:3] == (self._context.viewer, self.seat_shown) else None

    def _facts(self, view: State) -> Facts:
        table = self._context.table
        seats = tuple(table.seats(view, self._context.viewer))
        return seats, tuple(table.tray(view, self.seat_shown)), table.strip(view)

    def _look_elsewhere(self) -> None:
        """Another moment is looked at, or the present again: the rail shows it in the same frame,
        because it may hold what was to be seen at one moment only."""
        if self._context.model.past is None:
            self.log.follow_past()
        self._past = self._context.model.past
        self.rail_pace.whole = True

    def _set_strip(self) -> None:
        context = self._context
        status = []
        library = context.app.library
        if library is None or not library.status.saving:
            status.append(context.say("table.not_saving"))
        if context.match.session.assisted:
            status.append(context.say("table.assisted"))
        crest = context.table.icon(context.table.emblem, context.frame.px(28))
        words = StripWords(context.say("table.turn_order"), "  ·  ".join(status), crest)
        context.chrome.set_strip(context.frame, self._strip_facts(), words, context.model.acting)

    def _strip_facts(self) -> StripFacts:
        """Those of the table on the screen; while something is asked, of the moment of the
        question: strip and prompt name one phase, even if own pieces are still on their way."""
        model = self._context.model
        if not model.asking:
            return self._strip
        if self._asked_strip is None or self._asked_strip[0] is not model.now:
            self._asked_strip = (model.now, self._context.table.strip(model.now))
        return self._asked_strip[1]

    def _set_prompt(self) -> None:
        """Who does what; while somebody looks back, the bar of the past lies in its place."""
        context = self._context
        if self._history.active:
            self.prompt = PromptFacts(-1, "")
            context.chrome.set_history(context.frame, self._history.bar())
        else:
            self.prompt = self._prompt_facts()
            context.chrome.set_prompt(context.frame, self.prompt)

    def _prompt_facts(self) -> PromptFacts:
        model = self._context.model
        model.prompt.confirm_end = model.habits().confirm_end
        if model.watching:
            return self._watching()
        if model.question is None and not model.over:
            speed = self._context.app.settings.speed
            return model.prompt.thinking(model.acting, speed, len(SPEEDS) - 1)
        if model.question is not None and model.passing.closed:
            return model.prompt.handing_over(model.question)
        if model.question is not None:
            again = model.can_show_again and not self.digest.shown
            return model.prompt.asking(model.question, again, model.passing.hand_hidden)
        return model.prompt.over()

    def _watching(self) -> PromptFacts:
        model = self._context.model
        shown = model.animator.shown_event
        if shown is None:
            return model.prompt.watching(model.acting, "", "", False)
        words = model.log.sentence(shown) or model.caption
        model.caption = words
        clause = shown.event.clause
        source = self._context.say(Text("table.rules_ref", {"clause": clause})) if clause else ""
        reason = model.match.reason_for(shown)
        if reason is not None:
            source = self._context.say(Text("table.why", {"why": reason}))
        speed = self._context.app.settings.speed
        steps = model.habits().steps
        return model.prompt.watching(model.acting, words, source, steps, speed, len(SPEEDS) - 1)

    def _set_tray(self, deltas: Sequence[Mapping[str, int]], *, ahead: bool) -> None:
        context = self._context
        counters = self._tray
        extras = {}
        for counter in counters:
            picture = context.table.well_extra(counter, context.frame.scale)
            if picture is not None:
                extras[counter.key] = picture
        own = dict(deltas[self._tray_seat])
        made = wells(counters, own, extras, frozenset(), ahead=ahead)
        table = context.table
        context.chrome.set_tray(context.frame, table.tray_box(), made, table.furniture)

    def _set_rail(
        self,
        pointed: Pointed,
        seats: Sequence[SeatFacts],
        deltas: Sequence[Mapping[str, int]],
    ) -> None:
        context = self._context
        state = self._rail_maker.rail(
            self.rail_state,
            seats,
            context.frame.scale,
            deltas,
            self.inspector.inspector(pointed),
            self.inspector.clauses(pointed),
            context.model.acting,
        )
        self._rail_due = False
        context.chrome.set_rail(context.frame, self.rail_pace.paced(state))

    def lines_of(self, moves: Sequence[Move]) -> tuple[DrawnLine, ...]:
        """Some entries of the log as the rail draws them."""
        return self._rail_maker.drawn(moves)

    def clamp_text(self, scroll: int) -> int:
        """A scroll position within the aid or the rules."""
        context = self._context
        box = context.chrome.rail_places(context.frame).middle
        blocks = self._rail_maker.blocks(
            self.rail_state.tab, self.inspector.clauses(self.pointed())
        )
        height = text_height(
            blocks, box.width, context.frame.scale, context.table.theme, context.table.icon
        )
        return max(0, min(height - box.height, scroll))

    # Previews ---------------------------------------------------------------------------------

    def _preview(self, pointed: Pointed) -> Preview | None:
        if pointed.choice is None or not self._context.model.asking:
            return None
        return self._context.model.preview(pointed.choice)

    def _deltas(self, preview: Preview | None) -> tuple[Mapping[str, int], ...]:
        """Changes by seat: of the previewed choice, or of the event that is being shown."""
        if preview is not None and preview.deltas:
            return preview.deltas
        context = self._context
        counters = self._counters(context.model.shown)
        if context.animator.shown_event is None:
            self._counted = self._counted_before = counters
        elif counters != self._counted:
            self._counted_before, self._counted = self._counted, counters
        return tuple(
            {key: new[key] - old.get(key, 0) for key in new if new[key] != old.get(key, 0)}
            for old, new in zip(self._counted_before, counters, strict=False)
        ) or tuple({} for _ in counters)

    def _counters(self, view: State) -> list[dict[str, int]]:
        """The counters of all seats; those of the last view are kept."""
        if self._counted_view is not view:
            game, seats = self._context.match.game, range(self._context.match.seats)
            self._counted_view = view
            self._counters_there = [game.counters(view, seat) for seat in seats]
        return self._counters_there
