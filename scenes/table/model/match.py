"""One game in progress as the table sees it: whose eyes look, what is asked, what happened.

Wraps a `Session`. Decisions go through `take`, which also answers for seats that no person plays
and hands every decision to the keeper (the library) before anything is animated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import eq
from typing import Protocol

from engine.ai.worlds import PossibleWorld, possible_world
from engine.core import Action, IllegalActionError, State
from engine.events import Event
from engine.explain import Question, Text
from engine.session import Session, ends_turn
from scenes.table.model.gestures import Gestures

DIGEST_EVERY = 20
PERSON = "person"


Deal = Callable[[], PossibleWorld]
"""Deals a possible world of the open question: dear, so it is asked for once per question."""


class SeatPlayer(Protocol):
    """Decides for a seat that no person plays. `reason`: why it took its last decision.
    `at_once`: it never thinks, so all that it does before a person is asked comes together."""

    reason: Text | None
    at_once: bool

    def decide(self, deal: Deal) -> Action | None:
        """The answer to the open question; None while it still thinks."""

    def play_now(self) -> None:
        """Answer as soon as possible."""

    def cancel(self) -> None:
        """Forget the question that is being thought about."""


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """One event with the table as the viewer knows it after it; `decision` -1 is the setup."""

    event: Event
    view: State
    decision: int
    index: int
    beside: tuple[Event, ...] = ()
    """Events before it that are shown together with it."""


class Autosave(Protocol):
    """Where decisions are written down; may fail silently and say so elsewhere."""

    def append(self, index: int, action: Action, digest: str | None, why: Text | None) -> None:
        """Decision `index` was taken; `why`: the reason of a computer for it."""

    def move(self, cursor: int, assisted: bool = False) -> None:
        """Undo or redo: the first `cursor` decisions hold. `assisted`: more was taken back than
        the rules allow; both are written, or neither."""

    def count_hints(self, hints: int) -> None:
        """So many hints were shown in this game so far."""

    def finish(self) -> None:
        """The game is over."""


class Match:
    """A session with viewers, seat players and a keeper."""

    def __init__(
        self,
        session: Session,
        autosave: Autosave | None = None,
        seat_players: dict[int, SeatPlayer] | None = None,
    ) -> None:
        self.session = session
        self.game = session.game
        self._keeper = autosave
        self._seat_players = seat_players or {}
        self._answer: Action | None = None
        """What the player in turn has decided and not yet done."""
        self._why: Text | None = None
        """Its reason for that."""
        self.script: Sequence[Action] = ()
        """A game that computers play on with, as long as the same decisions led to the same."""
        self.halted = False
        """The computers play no more: what is to be seen here has been seen."""
        self.halted_words = "table.halted"
        """The key of what the prompt says then."""
        self.lenient = True
        """Whoever plays alone may take back more than the rules allow."""
        self.begins_at = 0
        """So many decisions led to what was laid out here: none of them is taken back."""
        self.decided: Callable[[str, int], None] = lambda op, decision: None
        """Told after each decision: the question that it answered and its number in the log."""
        self._met = -1
        """How many decisions there were when somebody last came to the own cards, or decided."""
        self._gestures = Gestures()
        self.seats = len(session.config["seats"])
        self.persons = tuple(
            seat
            for seat, chair in enumerate(session.config["seats"])
            if chair.get("kind") == PERSON
        )
        self.viewer = self._first_viewer()
        """The seat that looks; -1 sees what everybody may see."""

    @property
    def names(self) -> list[str]:
        """Names of the players by seat."""
        return [str(chair.get("name", "")) for chair in self.session.config["seats"]]

    @property
    def reasons(self) -> dict[int, Text]:
        """Why computer opponents took decisions, by number of the decision."""
        return self.session.reasons

    @property
    def solo(self) -> bool:
        """One person alone: nobody is cheated by taking back further."""
        return len(self.persons) == 1

    @property
    def show(self) -> bool:
        """True when only computers play: whoever looks on sees what lies open, decides nothing,
        and sees one decision after the other."""
        return not self.persons

    @property
    def thinkers(self) -> tuple[int, ...]:
        """The seats that computers play as a person would."""
        return tuple(sorted(self._seat_players))

    @property
    def open_table(self) -> bool:
        """True when the hand of whoever is asked lies open to everybody."""
        options = self.session.config.get("options")
        return isinstance(options, Mapping) and bool(options.get("open_table"))

    def holds_secrets(self, seat: int) -> bool:
        """True when this seat sees something now that not everybody may see."""
        pools = self.game.secrets(self.session.state)
        return any(
            seat in zone.viewers and len(zone.viewers) < self.seats and zone.start < zone.stop
            for pool in pools
            for zone in pool.zones
        )

    def decider(self, decision: int) -> int:
        """The seat that took a decision of the log; -1 for the setup."""
        askers = self.session.askers
        return askers[decision] if 0 <= decision < len(askers) else -1

    def reason_for(self, shown: ShownEvent) -> Text | None:
        """Why a computer opponent did this; None for what its decision meant for others."""
        own = shown.event.seat == self.decider(shown.decision)
        return self.reasons.get(shown.decision) if own else None

    def begins_turn(self, decision: int) -> bool:
        """True for the first decision of a seat after those of another, or after its last turn."""
        log = self.session.log
        return (
            self.decider(decision) != self.decider(decision - 1)
            or not 0 < decision < len(log)
            or ends_turn(log[decision - 1])
        )

    @property
    def view(self) -> State:
        """The table as the viewer knows it now."""
        return self.view_of(self.viewer)

    def view_of(self, seat: int) -> State:
        """The table as a seat knows it now, -1: as everybody does."""
        view: State = self.game.mask(self.session.state, seat)
        return view

    @property
    def person_asked(self) -> bool:
        """True when a person, not a computer, has to decide."""
        return self.session.asked in self.persons

    def question(self) -> Question | None:
        """The open question, if it is for a person."""
        if not self.person_asked:
            return None
        return self.game.explain(self.game.mask(self.session.state, self.session.asked))

    def look_as(self, seat: int) -> None:
        """From now on the table is seen by this seat."""
        self.viewer = seat

    def take(self, actions: Sequence[Action]) -> list[ShownEvent]:
        """Take one gesture's decisions, then those of seats without a person.

        Stops quietly where a later decision of the gesture is no longer an answer (a collision on
        the way, say). Raises IllegalActionError when the first is none.
        """
        first = len(self.session.log)
        shown_events = self._decide(actions[0])
        for action in actions[1:]:
            try:
                shown_events += self._decide(action)
            except IllegalActionError:
                break
        self._gestures.made(first, len(self.session.log))
        return shown_events + self.play_seat_players()

    def play_seat_players(self) -> list[ShownEvent]:
        """Let computers answer until a person is asked or the game is over; those that think, and
        all in a show, take one decision in a frame."""
        shown_events: list[ShownEvent] = []
        while (player := self.seat_player) is not None and self.consider():
            assert self._answer is not None
            action, why = self._answer, self._why
            self._answer = self._why = None
            shown_events += self._decide(action, why=why)
            if self.show or not player.at_once:
                break
        return shown_events

    def consider(self) -> bool:
        """Let the player in turn think, without doing anything yet; True when it has decided."""
        player = self.seat_player
        if player is None or self.halted:
            return False
        self._answer = self._answer or self.scripted
        if self._answer is None:
            self._answer = player.decide(partial(possible_world, self.game, self.session.state))
            self._why = player.reason if self._answer is not None else None
        return self._answer is not None

    @property
    def scripted(self) -> Action | None:
        """What the script does now; None where this game went another way, or its end is past."""
        log, script = self.session.log, self.script
        same = len(log) < len(script) and (all(map(eq, log, script)) or self._came_there)
        found = script[len(log)] if same else None
        return found if found in self.session.state.options else None

    @property
    def _came_there(self) -> bool:
        """True where the same decisions in another order led to what the script has here."""
        log, so_far = self.session.log, self.script[: len(self.session.log)]
        if sorted(log, key=repr) != sorted(so_far, key=repr):
            return False
        scripted = Session(self.game, self.session.config, self.session.seed)
        scripted.replay(so_far)
        return bool(scripted.state == self.session.state)

    @property
    def seat_player(self) -> SeatPlayer | None:
        """Who has to decide now, if it is no person."""
        return None if self.session.over else self._seat_players.get(self.session.asked)

    def cancel(self) -> None:
        """Nobody needs the thoughts of the opponents any more."""
        self._answer = self._why = None
        for player in self._seat_players.values():
            player.cancel()

    def hint_taken(self) -> None:
        """A hint was shown: it counts in the record, whatever is taken back afterwards."""
        self.session.hints += 1
        if self._keeper is not None:
            self._keeper.count_hints(self.session.hints)

    def meet(self) -> None:
        """The person who is asked has come to the own cards: what was decided before stands."""
        self._met = len(self.session.log)

    @property
    def grace(self) -> bool:
        """True until the next person has seen or decided anything."""
        return self._met != len(self.session.log)

    def can_undo(self) -> bool:
        """True when a decision can be taken back freely, the last one also in its grace."""
        return self.session.can_undo(grace=self.grace)

    def undo(self, beyond: bool = False) -> None:
        """Take back one gesture, and what computers decided after it."""
        assisted = self.session.assisted
        self.cancel()
        self._undo_one(beyond)
        while self._in_gesture and self.session.can_undo(beyond):
            self.session.undo(beyond)
        self._moved(assisted)

    def undo_one(self) -> None:
        """Take back one decision, even out of the midst of a gesture."""
        assisted = self.session.assisted
        self.cancel()
        self._undo_one()
        self._moved(assisted)

    def _undo_one(self, beyond: bool = False) -> None:
        self.session.undo(beyond, self.grace)
        while not self.person_asked and self.session.can_undo(beyond):
            self.session.undo(beyond)

    @property
    def _in_gesture(self) -> bool:
        return self._gestures.splits(len(self.session.log))

    def redo(self) -> list[ShownEvent]:
        """Take an undone gesture again; nothing happens when there is none."""
        if not self.session.undone:
            return []
        shown_events = self._decide(self.session.undone[-1], redo=True)
        while self._in_gesture and self.session.undone:
            shown_events += self._decide(self.session.undone[-1], redo=True)
        return shown_events + self.play_seat_players()

    def restart_turn(self) -> None:
        """Back to the start of the turn, or to the barrier."""
        self.cancel()
        self.session.restart_turn()
        self._moved(self.session.assisted)

    def beats(self, first: int, viewer: int) -> Iterable[ShownEvent]:
        """Every event from decision `first` on (-1: the setup) with the table as the viewer knew
        it then: for the log. A sentence depends on what lay there when it happened."""
        moments = self.session.moments_from(first, viewer)
        for decision, seen in enumerate(moments, first):
            for index, (event, view) in enumerate(seen):
                yield ShownEvent(event, view, decision, index)

    def view_at(self, length: int) -> State:
        """The table after so many decisions, as the viewer knew it."""
        view: State = self.game.mask(self.session.rewind(length), self.viewer)
        return view

    def shown_events_of(self, decision: int) -> list[ShownEvent]:
        """The events of one decision, each with the table as the viewer knew it then."""
        moments = self.session.moments(decision, self.viewer)
        return [
            ShownEvent(event, view, decision, index) for index, (event, view) in enumerate(moments)
        ]

    def _decide(
        self, action: Action, redo: bool = False, why: Text | None = None
    ) -> list[ShownEvent]:
        index = len(self.session.log)
        shown_events: list[ShownEvent] = []

        def watch(event: Event, state: State) -> None:
            shown_events.append(
                ShownEvent(event, self.game.mask(state, self.viewer), index, len(shown_events))
            )

        self._met = index
        op = self.session.state.agenda[-1][0] if self.session.state.agenda else ""
        self.session.act(action, watch, why)
        self._write_down(index, action, redo, why)
        self.decided(op, index)
        return shown_events

    def _write_down(self, index: int, action: Action, redo: bool, why: Text | None) -> None:
        """Hand a decision to the keeper before anything of it is shown."""
        if self._keeper is None:
            return
        count = len(self.session.log)
        if redo:
            self._keeper.move(count)
        else:
            digest = self.session.digest() if count % DIGEST_EVERY == 0 else None
            self._keeper.append(index, action, digest, why)
        if self.session.over:
            self._keeper.finish()

    def _moved(self, assisted_before: bool) -> None:
        if self._keeper is None:
            return
        assisted = self.session.assisted and not assisted_before
        self._keeper.move(len(self.session.log), assisted)

    def _first_viewer(self) -> int:
        if self.show:
            return -1
        asked = self.session.asked
        return asked if asked in self.persons else self.persons[0]
