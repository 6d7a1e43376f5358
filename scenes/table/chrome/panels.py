"""Fills the chrome of one frame: strip, prompt, tray, rail, chooser, stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial

from engine.core import State
from engine.explain import Choice, Text
from engine.texts import Seat
from scenes.table.chrome.digest import DigestPanel
from scenes.table.chrome.inspecting import InspectorPanel
from scenes.table.chrome.log_panel import LogPanel
from scenes.table.chrome.rail import RailMaker, RailState
from scenes.table.chrome.strip_and_prompt import StripAndPrompt
from scenes.table.chrome.tray_panel import TrayPanel
from scenes.table.context import TableContext
from scenes.table.input.choosing import ChooserPanel
from scenes.table.input.foreseen import likely
from scenes.table.input.pointing import Pointed, choice_of, pointed_at
from scenes.table.model.look_back import Past
from scenes.table.model.moves import Move
from scenes.table.model.preview import Preview
from scenes.table.model.prompt import PromptFacts
from scenes.table.motion.chrome_ahead import ChromeAhead
from scenes.table.motion.counted import Counted
from scenes.table.motion.rail_pace import RailPace
from scenes.table.overlays.history import History
from scenes.table.view import Counter, SeatFacts, StripFacts
from sprites.common.chrome_rail import Rail
from sprites.common.rail_log import LogLine as DrawnLine
from sprites.common.rail_text import text_height

ALWAYS_UNFOLDED = 2
"""With so few seats there is room for all counters of the others."""
MOST_FORESEEN = 16
"""So many aims the rail is made ready to speak of."""
RAIL_PARTS = 8
"""So many parts it has at most that take their time."""

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
        self._pinned = -1
        self._past: Past | None = None
        self.rail_pace = RailPace(context.pacing)
        self._rail_due = False
        """Somebody else is marked: prompt and rail name the same person in every frame."""
        self._facts_view: State | None = None
        self.asked_for: Choice | None = None
        """What a guide asks for: Enter means it, where it has a button."""
        self._tray_seat = -1
        self._ahead: tuple[State, int, int, Facts] | None = None
        self._marked = -1
        self._aim: Choice | None = None
        """What a click or a drop would have meant in the last frame."""
        self._slip_first = False
        self._seats: tuple[SeatFacts, ...] = ()
        self._tray: tuple[Counter, ...] = ()
        self._counted = Counted(context.match, context.animator)
        self.log = LogPanel(context, self.rail_state, self._rail_maker)
        self.inspector = InspectorPanel(context)
        self.chooser = ChooserPanel(context)
        self._wells = TrayPanel(context)
        self.digest = DigestPanel(context, self.lines_of)
        self._bars = StripAndPrompt(context, history, lambda: self.digest.shown)
        self._to_come = ChromeAhead(context, self._bars, self.log, self._rail_now)

    # Facts for others -------------------------------------------------------------------------

    @property
    def prompt(self) -> PromptFacts:
        """What the prompt says."""
        return self._bars.facts

    def find_prompt(self) -> PromptFacts:
        """The same, found anew: before it is drawn."""
        return self._bars.find()

    @property
    def reasons(self) -> dict[str, str]:
        """Why buttons are as they are, by chrome id: disabled, or with a price."""
        tokens = (*self.prompt.buttons, *self.prompt.tools)
        return {f"prompt:{token.id}": token.reason for token in tokens if token.reason}

    @property
    def hints(self) -> dict[str, str]:
        """What buttons that can be pressed have to say before, by chrome id."""
        tokens = (*self.prompt.buttons, *self.prompt.tools)
        said = {f"prompt:{t.id}": t.reason for t in tokens if t.reason and t.enabled}
        return {**said, "strip:next": self._context.say("table.what_next.button")}

    def light_next(self, lies_open: Callable[[], bool]) -> None:
        """Where it is known whether "What next?" lies open."""
        self._bars.next_open = lies_open

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
        """The button that Enter presses: the one that is asked for, else the proposed one, or the
        end of the turn."""
        for token in self.prompt.buttons if self.asked_for is not None else ():
            if choice_of(self._context.model, f"prompt:{token.id}") == self.asked_for:
                return token.id
        for token in (*self.prompt.buttons, *self.prompt.tools):
            if token.primary and token.enabled:
                return token.id
        return ""

    @property
    def focused(self) -> str:
        """The part of the chrome that Enter would choose: a row of an open list always, anything
        else while somebody plays by keys."""
        model = self._context.model
        if model.picking is not None:
            return f"chooser:choice:{model.picking.row}"
        if not self._context.by_keys or model.controller.focus:
            return ""
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
        before, self._pinned = self._pinned, -1 if own or self._pinned == seat else seat
        self._say_whose(before)
        self._context.let_go()
        self._context.painter.around.show_seat(self.seat_shown)
        self._context.animator.relaid()
        self._context.animator.rest(self._context.model.now)

    def _say_whose(self, before: int) -> None:
        """At once, whose things lie there now and how the own ones come back."""
        context = self._context
        if context.match.show:
            return
        notice = context.app.notice
        for pinned, tell in ((before, notice.withdraw), (self._pinned, notice.show)):
            if pinned >= 0:
                tell(context.say(Text("table.others_things", {"name": Seat(pinned)})))

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

    def go_on_with(self, rail: RailState) -> None:
        """The rail stays as it was; its parts know this state, so it is written over."""
        for each in fields(rail):
            setattr(self.rail_state, each.name, getattr(rail, each.name))

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
        if not self._up_to_date(view):
            self._facts_view, self._tray_seat = view, self.seat_shown
            self._seats, self._tray, self._bars.strip = self._foreseen(view) or self._facts(view)
        ahead = preview is not None and bool(preview.deltas)
        self._slip_first = self._slip_comes_first(pointed)
        if self._slip_first:
            context.pacing.wait()
        elif self._wells.set(self._tray, deltas[self._tray_seat], ahead):
            context.pacing.drawn()
        self._set_names(pointed, deltas)
        self.digest.prepare()
        self.chooser.prepare()

    def _slip_comes_first(self, pointed: Pointed) -> bool:
        """True while a carried piece means something else than in the last frame, and until the
        slip by the hand says what: tray and rail follow."""
        before, self._aim = self._aim, pointed.choice
        context = self._context
        return context.held is not None and (self._aim is not before or context.pacing.slip_waits)

    def _up_to_date(self, view: State) -> bool:
        """Counters change when what is on its way to them has arrived."""
        if self._facts_view is None or self._tray_seat != self.seat_shown:
            return False
        return self._facts_view is view or self._context.animator.bringing

    def made(self) -> Iterator[None]:
        """Make the parts of the chrome one by one, in another size than before."""
        pointed = self.pointed()
        deltas = self._deltas(self._preview(pointed))
        if self._facts_view is not self._context.model.shown:
            return
        self._wells.set(self._tray, deltas[self._tray_seat], False)
        yield
        chrome, frame = self._context.chrome, self._context.frame
        yield from chrome.bare_bars(frame)
        self._bars.set_strip()
        yield
        self._bars.find()
        yield from self._bars.buttons_drawn()
        self._bars.set_prompt()
        yield
        while chrome.draw_rail_part(frame, self._rail(pointed, self._seats, deltas)):
            yield
        self._set_rail(pointed, self._seats, deltas, due=True)
        yield

    def _set_names(self, pointed: Pointed, deltas: Sequence[Mapping[str, int]]) -> None:
        """The parts that say whose turn it is, in every frame the same person's. While others are
        watched they are made one in each frame and shown together; who is asked is named at once.
        """
        context, chrome = self._context, self._context.chrome
        due = self._rail_due or self.rail_pace.whole
        hurried = not context.model.watching
        self._bars.find()
        chrome.hold()
        names = (self._bars.set_strip, self._bars.draw_buttons, self._bars.set_prompt)
        named = all(self._paced(make, hurried) for make in names)
        words = named and self._paced(self.log.set_words, hurried and due)
        ready = words and (self._may_draw or (hurried and due))
        context.animator.unnamed = not named or (due and not ready)
        if context.animator.unnamed:
            chrome.give_up()
            context.pacing.wait()
            return
        chrome.show()
        carried = context.held is not None
        if self.rail_pace.passes(carried and not due, pointed.anchor, pointed.choice):
            return
        if ready and (due or not self._slip_first):
            self._set_rail(pointed, self._seats, deltas, due=due)
        else:
            context.pacing.wait()

    @property
    def _may_draw(self) -> bool:
        """True while another part may be drawn in this frame."""
        return self.rail_pace.whole or not self._context.pacing.full

    def _paced(self, make: Callable[[], bool], at_once: bool) -> bool:
        """Make a part unless enough was drawn already; True if it was made."""
        if not self._may_draw and not at_once:
            return False
        if make():
            self._context.pacing.drawn()
        return True

    def foresee_rest(self) -> Iterator[None]:
        """Draw the parts of the chrome as they will be when everything was shown."""
        model = self._context.model
        if model.past is not None or model.passing.due:
            return
        seats, _, _ = self.foresee(model.now)
        yield
        yield from self._to_come.rest(seats)

    def foresee_event(self, view: State) -> Iterator[None]:
        """Draw them as they will be while the event is shown that comes next and leads to a
        view."""
        seats, _, strip = self.foresee(view)
        yield
        if self._context.model.past is None and self._context.animator.coming is not None:
            yield from self._to_come.event(seats, strip, self._counted.coming(view))

    def chores(self) -> list[Callable[[], object]]:
        """Draw the parts of the rail that it needs to speak of what can be used now."""
        context = self._context
        if not context.model.asking or self._facts_view is not context.model.shown:
            return []
        aims = likely(context.model, self.reasons, MOST_FORESEEN)
        told = [partial(self._draw_for, each) for each in aims for _ in range(RAIL_PARTS)]
        return [self._draw_change, *told]

    def _draw_change(self) -> None:
        """Draw the tray with changes that are to come: their badges have letters of their own."""
        with self._context.chrome.held():
            for change in (1, -1, 0):
                changes = {each.key: change for each in self._tray if change}
                self._wells.set(self._tray, changes, bool(change))

    def _draw_for(self, pointed: Pointed) -> None:
        """Draw one part of the rail that speaks of a place, if one is left to draw."""
        context = self._context
        with self.inspector.unchanged():
            state = self._rail(pointed, self._seats, tuple({} for _ in self._seats))
        context.chrome.draw_rail_part(context.frame, state)

    def foresee(self, view: State) -> Facts:
        """Find the facts of the view that is shown next, and draw its tray, before and after."""
        facts = self._facts(view)
        self._ahead = (view, self._context.viewer, self.seat_shown, facts)
        if self._tray_seat == self.seat_shown and view is not self._facts_view:
            deltas = self._counted.coming(view)
            with self._context.chrome.held():
                for counters in (self._tray, facts[1]):
                    self._wells.set(counters, deltas[self._tray_seat], False)
        return facts

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

    def _set_rail(
        self,
        pointed: Pointed,
        seats: Sequence[SeatFacts],
        deltas: Sequence[Mapping[str, int]],
        *,
        due: bool,
    ) -> None:
        """Set the rail; what takes its time waits unless it is `due`."""
        context = self._context
        state = self._rail(pointed, seats, deltas)
        if not due and context.chrome.draw_rail_part(context.frame, state):
            context.pacing.drawn()
            context.pacing.wait()
            return
        calm = state == self._to_come.calm  # it was drawn ahead
        self._rail_due = False
        context.chrome.set_rail(context.frame, self.rail_pace.paced(state, at_once=calm))

    def _rail(
        self,
        pointed: Pointed,
        seats: Sequence[SeatFacts],
        deltas: Sequence[Mapping[str, int]],
    ) -> Rail:
        """What the rail says."""
        return self._rail_maker.rail(
            self.rail_state,
            seats,
            self._context.frame.words,
            deltas,
            self.inspector.inspector(pointed),
            self.inspector.clauses(pointed),
            self._context.model.acting,
        )

    def _rail_now(self, seats: Sequence[SeatFacts], deltas: Sequence[Mapping[str, int]]) -> Rail:
        """What the rail says with these seats, whatever is pointed at."""
        return self._rail(self.pointed(), seats, deltas)

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
            blocks, box.width, context.frame.words, context.table.theme, context.table.icon
        )
        return max(0, min(height - box.height, scroll))

    # Previews ---------------------------------------------------------------------------------

    def _preview(self, pointed: Pointed) -> Preview | None:
        model, settled = self._context.model, self._context.settled
        idle = settled or not model.asking
        return None if idle or pointed.choice is None else model.preview(pointed.choice)

    def _deltas(self, preview: Preview | None) -> tuple[Mapping[str, int], ...]:
        """Changes by seat: of the previewed choice, or of the event that is being shown."""
        if preview is not None and preview.deltas:
            return preview.deltas
        return self._counted.changes(self._context.model.shown)
