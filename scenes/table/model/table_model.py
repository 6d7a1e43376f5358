"""What is going on at the table: asking, watching an opponent, looking back, over.

The model joins session, gestures, previews, log and animator; it draws nothing and reads no pixel.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import IllegalActionError, State
from engine.explain import Blocked, Choice, Question
from scenes.table.input.controller import Act, Choose, Controller, Intent, PutBack, Refuse
from scenes.table.model.legality import Offers
from scenes.table.model.log import LogLine, TableLog
from scenes.table.model.look_back import LookBack, Past
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.passing import Passing
from scenes.table.model.persons import PersonsAtTable
from scenes.table.model.picking import Picking
from scenes.table.model.preview import Preview, Previewer
from scenes.table.model.prompt import PromptMaker
from scenes.table.motion.animator import Animator, Pace
from scenes.table.motion.showing import Habits, Showing
from scenes.table.view import Say


class TableModel(PersonsAtTable):
    """One session at the table. `habits` is asked whenever it matters, so settings act at once."""

    def __init__(
        self,
        match: Match,
        say: Say,
        controller: Controller,
        animator: Animator,
        habits: Callable[[], Habits],
        passing: Passing,
        shown_to_all: frozenset[str] = frozenset(),
    ) -> None:
        self.say = say
        self.controller = controller
        self.animator = animator
        self.habits = habits
        # asked anew each time: a lesson lays its own habits over them
        showing = Showing(match, animator, lambda: self.habits(), shown_to_all)
        log = TableLog(match, say)
        super().__init__(match, passing, log, showing)
        self.prompt = PromptMaker(match, say)
        self.previewer = Previewer(match.game, match.seats)
        self.question: Question | None = None
        self.picking: Picking | None = None
        self.looking_back = LookBack(match)
        self.refused: Blocked | None = None
        self.version = 0
        self._told: tuple[ShownEvent | None, bool] = (None, False)  # whether it has a sentence
        self.eyes_changed: Callable[[], None] = lambda: None
        """Told when somebody else looks at the table from now on, or nobody."""
        self._view: tuple[int, State] | None = None
        animator.telling = self._is_told

    # What is shown -------------------------------------------------------------------------

    @property
    def now(self) -> State:
        """The table as the viewer knows it after everything that was decided."""
        if self._view is None or self._view[0] != self.version:
            self._view = (self.version, self.match.view)
        return self._view[1]

    @property
    def past(self) -> Past | None:
        """The moment that is looked back at, if any."""
        return self.looking_back.past

    @property
    def shown(self) -> State:
        """The table that is on the screen: a moment of the past, of an animation, or now."""
        if self.past is not None:
            return self.past.view
        playing = self.animator.view
        return self.now if playing is None else playing

    @property
    def asking(self) -> bool:
        """True when the person may decide now."""
        return (
            self.question is not None
            and not self.watching
            and not self.passing.closed
            and self.past is None
        )

    @property
    def seat(self) -> int:
        """Whose board, hand and tray lie there: the viewer's; without a viewer the mover's."""
        return self.match.viewer if self.match.viewer >= 0 else max(0, self._mover)

    @property
    def _mover(self) -> int:
        """Who took the decision that is shown, or has to take the open one; -1 for nobody."""
        shown = self._shown_event
        return self.match.session.asked if shown is None else self.match.decider(shown.decision)

    @property
    def acting(self) -> int:
        """Who is named in the prompt and marked on rail and strip, -1 for nobody: who is asked, or
        while something of others or of the past is shown, whom that is about."""
        return self.acting_in(self._shown_event)

    def acting_in(self, shown: ShownEvent | None) -> int:
        """The same while an event is shown, or none."""
        if shown is None or not (self.watching or self.past is not None):
            return self.match.session.asked
        return self.showing.about(shown)

    @property
    def _shown_event(self) -> ShownEvent | None:
        """What is shown instead of the present table, if anything."""
        return self.animator.shown_event if self.past is None else self.past.shown_event

    @property
    def watching(self) -> bool:
        """True while an opponent's turn is shown, or what happened before the next person."""
        return self.animator.watched or self.passing.due

    @property
    def thinking(self) -> int:
        """The seat of a computer opponent that thinks and has nothing to show, or -1."""
        match = self.match
        plays = match.seat_player is not None and not match.halted
        waits = plays and not self.animator.busy and self.past is None
        return match.session.asked if waits else -1

    @property
    def over(self) -> bool:
        return self.match.session.over

    @property
    def trail(self) -> list[tuple[str, str, int]]:
        """(from, to, seat): anchors of what opponents did last, and who it was."""
        if self.animator.busy or self.past is not None:
            return []
        return self.showing.watched.trail(self.match.game)

    @property
    def last_mover(self) -> int:
        """The seat whose moves were watched last."""
        return self.showing.watched.mover(self.match.viewer)

    @property
    def can_show_again(self) -> bool:
        """True after an opponent's turn, until the person's first action."""
        return (
            bool(self.showing.watched.shown_events) and not self.animator.busy and self.past is None
        )

    # Life ----------------------------------------------------------------------------------

    def open(self) -> None:
        """The session comes to the table: tell its log, let computers move, ask."""
        self.log.rebuild()
        self.version += 1
        before = self.now
        shown_events = self.match.play_seat_players()
        self._show(shown_events, before)
        self._ask()

    def take(self, choice: Choice, dragged: bool = False) -> None:
        """Take a choice with everything that follows in the same gesture. A dragged piece is
        already where it goes, so its way is not shown again."""
        before = self.now
        self.animator.finish()
        try:
            shown_events = self.match.take((choice.action, *choice.follow))
        except IllegalActionError:
            self._ask()
            return
        self._after(shown_events, before, dragged)

    def take_or_confirm(self, choice: Choice, dragged: bool = False) -> bool:
        """Take it, or arm it when it needs a second press; True when it was taken. What is done
        on the table is asked about in a row beside it."""
        taken = self.consent(choice)
        if taken is None:
            return False
        self.prompt.confirm_end = self.habits().confirm_end and not self.planned(choice)
        if self.prompt.must_confirm(choice) and not self._confirmed(choice):
            if self._is_finish(choice):
                self.prompt.armed = "end"
            else:
                self.picking = Picking((choice,), choice.target or choice.source)
            return False
        self.take(taken, dragged)
        return True

    def _confirmed(self, choice: Choice) -> bool:
        """The token was pressed before, or the row that warns is being chosen."""
        if self._is_finish(choice):
            return self.prompt.armed == "end"
        return self.picking is not None and choice in self.picking.choices

    def _is_finish(self, choice: Choice) -> bool:
        finish = self.prompt.finish
        return finish is not None and finish.action == choice.action

    def undo(self) -> bool:
        """Take back a gesture; behind a barrier only alone, and after a second press. False when
        it is not allowed."""
        if self.match.show:
            return False
        if self.match.can_undo():
            self.match.undo()
        elif not self.prompt.alone_beyond:
            return False
        elif self.prompt.armed != "undo":
            self.prompt.armed = "undo"
            return True
        else:
            self.match.undo(beyond=True)
        self._went_back()
        return True

    def redo(self) -> None:
        """Take an undone gesture again."""
        if self.match.show:
            return
        before = self.now
        shown_events = self.match.redo()
        if shown_events or self.match.session.log:
            self._after(shown_events, before)

    def restart(self) -> None:
        """Back to the start of the turn."""
        if self.match.session.turn_start() < len(self.match.session.log):
            self.match.restart_turn()
            self._went_back()

    def back_to(self, crumb: int) -> None:
        """Go back to an earlier step of the crumbs, as far as the barrier allows."""
        while self.match.session.can_undo():
            self.match.undo_one()
            question = self.match.question()
            if question is not None and question.crumbs and question.crumb <= crumb:
                break
        self._went_back()

    def handle_intent(self, intent: Intent | None) -> Intent | None:
        """Do what a gesture asks for; returns the intent for what is left to show."""
        self.refused = None
        if isinstance(intent, Act):
            self.picking = None
            self.take_or_confirm(intent.choice, intent.dragged)
        elif isinstance(intent, Choose):
            self.picking = Picking(intent.choices, intent.at, blocked=self._refused_at(intent.at))
        elif isinstance(intent, Refuse):
            self.refused = intent.blocked
        elif isinstance(intent, PutBack):
            self.picking = None
        return intent

    def open_chooser(self) -> None:
        """Show the choices that have no place on the table."""
        if self.prompt.plain:
            self.picking = Picking(self.prompt.plain, blocked=self.prompt.grey)

    def _refused_at(self, anchor: str) -> tuple[Blocked, ...]:
        """What the question names at a place and does not allow now."""
        return tuple(each for each in self.prompt.grey if anchor in (each.source, each.target))

    def close_chooser(self) -> bool:
        """Close the chooser; True when one was open."""
        was_open, self.picking = self.picking is not None, None
        if was_open:
            self.controller.drop_all()
        return was_open

    def preview(self, choice: Choice) -> Preview:
        """What this choice would do, as far as the viewer can know."""
        actions = (choice.action, *choice.follow)
        return self.previewer.of(self.match.session.state, self.match.viewer, actions)

    def later(self, source: str) -> dict[str, str]:
        """What becomes possible after the choices of a source."""
        choices = self.controller.offers.from_source(source)
        return self.previewer.later(self.match.session.state, self.match.viewer, choices)

    # Several persons: see `PersonsAtTable` -------------------------------------------------------

    def put_away(self) -> bool:
        """The person has read what others did; True when it was still there."""
        had, self.since = self.since is not None, None
        return had

    # The opponent's turn and the past ---------------------------------------------------------

    def skip(self) -> None:
        """Show the end of what is being played."""
        self.animator.finish()
        self._pass_on()
        self._unlock()

    def repace(self) -> None:
        """The speed was changed: it holds from the present event on."""
        self.showing.repace()
        self._unlock()

    def step(self) -> None:
        """Show the next event."""
        self.animator.step()
        self._pass_on()
        self._unlock()

    def show_again(self) -> None:
        """Play the opponent's turn once more."""
        if not self.can_show_again:
            return
        self.showing.again()
        self._unlock()

    def update(self, dt: float) -> bool:
        """Let time pass; True when something looks different."""
        changed = self.animator.update(dt)
        changed = self._opponents_move() or changed
        changed = self._pass_on() or changed
        if changed:
            self._unlock()
        return changed

    def play_now(self) -> None:
        """The opponent that thinks shall answer with the best it has found."""
        if self.match.seat_player is not None:
            self.match.seat_player.play_now()

    def look_back(self, line: LogLine) -> None:
        """Show the table at a line of the log."""
        if self.looking_back.look_at(line):
            self.animator.finish()
            self.controller.drop_all()
            self.picking = None
            self._unlock()

    def replay_to(self, line: LogLine, seconds: float) -> None:
        """Show a later line while the pieces go there from where they lie."""
        before = self.shown
        self.look_back(line)
        if self.past is None:
            return
        pace = Pace(seconds, reduced=self.habits().reduced)
        self.animator.rest(before)
        self.animator.play([self.past.shown_event], lambda shown: pace)

    def leave_past(self) -> bool:
        """Return to the present; True when the past was shown."""
        was_past = self.looking_back.leave()
        if was_past:
            self.animator.clear()
            self.animator.rest(self.now)
            self.passing.ask(self.question)
            self._pass_on()
        self._unlock()
        return was_past

    # Inside ------------------------------------------------------------------------------------

    def _opponents_move(self) -> bool:
        """Ask the computer opponents again; True when one of them has moved. In a show the next
        one thinks while the last move is shown, and waits for its end."""
        if self.match.seat_player is None or self.past is not None or self.passing.due:
            return False
        if self.match.show and self.animator.busy:
            self.match.consider()
            return False
        before, decisions = self.now, len(self.match.session.log)
        shown_events = self.match.play_seat_players()
        moved = len(self.match.session.log) > decisions  # even where nothing of it can be seen
        if moved:
            self.version += 1
            self.log.add(shown_events)
            self.showing.play_on(shown_events, before)
            self._ask()
        return moved

    def _after(self, shown_events: list[ShownEvent], before: State, dragged: bool = False) -> None:
        self.version += 1
        self.log.add(shown_events)
        self.since = None
        self.showing.watched.forget()
        self._show(shown_events, before, dragged)
        self._ask()

    def _went_back(self) -> None:
        self.version += 1
        self.animator.clear()
        self.since = None
        self.showing.watched.forget()
        self.log.cut(len(self.match.session.log))
        self.passing.wait_for_nobody()
        self._ask()

    def _ask(self) -> None:
        self.question = self.match.question()
        self.passing.ask(self.question)
        if not self._pass_on():
            self._offer()

    def _offer(self) -> None:
        """Lay out the answers of the open question, if somebody is there to give one."""
        question = None if self.passing.closed else self.question
        self.refused = None
        self.previewer.reset()
        self.prompt.ask(question)
        self.controller.ask(Offers(question))
        self.picking = None
        if self.prompt.needs_chooser and len(self.prompt.plain) == self._number_of_choices():
            self.open_chooser()
        self._unlock()

    def _pass_on(self) -> bool:
        """Another person is asked, and what happened before was shown: turn the hands."""
        if self.animator.busy or not self.passing.pass_on():
            return False
        self._other_eyes()
        return True

    def _other_eyes(self) -> None:
        """Everything that was made for the eyes of another is forgotten and made anew."""
        self.animator.clear()
        self.looking_back.leave()
        self.since = None
        self.showing.watched.forget()
        self.version += 1
        self.log.rebuild()
        self._offer()
        self.eyes_changed()

    def _number_of_choices(self) -> int:
        return len(self.question.choices) if self.question else 0

    def _show(self, shown_events: list[ShownEvent], before: State, dragged: bool = False) -> None:
        if shown_events:
            self.showing.play(shown_events, before, dragged)
            self._unlock()

    def _is_told(self, shown: ShownEvent) -> bool:
        if self._told[0] is not shown:
            self._told = (shown, bool(self.log.sentence(shown)))
        return self._told[1]

    def _unlock(self) -> None:
        self.controller.locked = not self.asking
