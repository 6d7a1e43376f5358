"""Moves of the log: steps that belong together, with a headline, what it cost and brought, and why.

How events join, each game's table says (`engine/events/moves`); here they are gathered and told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce

from engine.core import State
from engine.events import Event
from engine.events.moves import Amount, Balance, Moves
from engine.explain import Text
from engine.texts import Seat
from scenes.table.model.log_line import LogLine
from scenes.table.model.match import Match
from scenes.table.view import Say

Address = tuple[int, int]
"""Decision and event."""
EVERYTHING: Address = (10**9, 0)


@dataclass(frozen=True, slots=True)
class MoveWords:
    """What an entry of the log says. `named`: the step that gives it its name. `remark` and `rest`
    are the subline for who listens: what is told before the headline, and what after it, the gain
    first where the cost may be paid from it."""

    headline: str
    subline: str
    named: LogLine
    seat: int
    remark: str = ""
    rest: str = ""


@dataclass(slots=True)
class Move:
    """Events that belong together. `chosen`: the decision with which it began, where it was one.

    `lines` are its steps, and the barriers between and behind them.
    """

    chosen: int | None
    events: list[tuple[Address, Event]] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    whys: tuple[tuple[int, Text], ...] = ()
    """Reasons of a computer for what it decided here, by decision; each is told once."""
    words: MoveWords | None = None

    @property
    def steps(self) -> list[LogLine]:
        """The lines that are no barriers."""
        return [line for line in self.lines if not line.barrier]

    @property
    def id(self) -> str:
        """The same as long as the move begins with the same step."""
        first = self.steps[0]
        return f"move:{first.decision}:{first.event}"

    @property
    def decisions(self) -> list[int]:
        """The decisions that were taken in it: those whose first event is here."""
        begun = [decision for (decision, index), _ in self.events if index == 0 and decision >= 0]
        return begun if self.chosen in (None, *begun) else [self.chosen or 0, *begun]


class MoveTeller:
    """Gathers events to moves and finds words for them."""

    def __init__(self, match: Match, say: Say) -> None:
        self._match = match
        self._say = say
        self.moves: list[Move] = []
        self._seen = -1
        """Up to this decision the verbs were looked at."""
        self._chosen: int | None = None
        """A decision that begins a move and of which nothing has come yet."""
        self._open: dict[int, None] = {}
        """The places of moves that have changed."""

    @property
    def _rules(self) -> Moves:
        return self._match.game.moves

    def join(self, event: Event, decision: int, index: int) -> Move:
        """The move that an event belongs to, begun with it or not."""
        self._look_at_verbs(decision)
        first = self.moves[-1].events[0][1] if self.moves else None
        if self._rules.begins(event, first, self._chosen is not None):
            self.moves.append(Move(self._chosen))
            self._chosen = None
        move = self.moves[-1]
        move.events.append(((decision, index), event))
        move.words = None
        self._open[len(self.moves) - 1] = None
        return move

    def settle(self, view: State) -> None:
        """Find the words of all moves that have changed."""
        deque(self.settling(view), maxlen=0)

    def settling(self, view: State) -> Iterator[None]:
        """The same, a move at a time."""
        for place in sorted(self._open):
            move = self.moves[place]
            if move.steps:
                move.words = self.told(move, view)
                move.whys = self._whys(place)
                yield
        self._open.clear()

    def told(self, move: Move, view: State, until: Address = EVERYTHING) -> MoveWords:
        """The words of a move, or of what is shown of it so far."""
        steps = [line for line in move.steps if (line.decision, line.event) <= until]
        events = [event for address, event in move.events if address <= until]
        by_address = dict(move.events)
        told = [by_address[line.decision, line.event] for line in steps]
        place = self._rules.naming_step(told)
        named, event = steps[place], told[place]
        phase = self._rules.phase(move.events[0][1])
        others = [line for line in steps if line is not named]
        remarks = [] if phase else [*map(self._say, self._rules.remarks(events, event, view))]
        balance = self._rules.balance(events, None if phase else event)
        left = self._rules.counted(events, event)
        heard = self._rules.balance(left, None if phase else event)
        ordered = [part for each in heard for part in _gain_first(each)]
        amounts, earned = (
            [self._say(_in_words(each, event, self._rules.goods, phase)) for each in some]
            for some in (balance, ordered)
        )
        besides = [line.words for line in others if line.kind in self._rules.besides]
        first = []
        if phase and self._rules.besides and named.kind in self._rules.besides:
            first = [named.words]
        subline = self._joined([*first, *remarks, *amounts, *besides])
        if not phase and self._rules.heard_remarks is not None:
            remarks = [*map(self._say, self._rules.heard_remarks(events, event, view))]
        leads = self._rules.remarks_lead
        before = [] if phase else [*map(self._say, self._rules.before(events, event, view))]
        remark = self._joined([*before, *(remarks if leads else [])])
        also = [
            line.words
            for line in (steps if phase else others)
            if line.kind in self._rules.heard_besides and line.words not in before
        ]
        causes = [line.words for line in others if line.kind in self._rules.heard_first]
        after = [] if phase else [*map(self._say, self._rules.heard_after(events, event, view))]
        behind = [] if leads else remarks
        rest = self._joined([*first, *behind, *causes, *earned, *after, *besides, *also])
        headline, seat = (self._say(phase), -1) if phase else (named.words, named.seat)
        return MoveWords(headline, subline, named, seat, remark, rest)

    def _joined(self, remarks: Sequence[str]) -> str:
        different = list(dict.fromkeys(remark for remark in remarks if remark))
        if not different:
            return ""
        return reduce(
            lambda first, second: self._say(
                Text("table.move.also", {"first": first, "second": second})
            ),
            different,
        )

    def _whys(self, place: int) -> tuple[tuple[int, Text], ...]:
        """The reasons in a move, without those that the same seat gave before in its turn, and
        without those of others than the one whose move it is."""
        found: list[tuple[int, Text]] = []
        move = self.moves[place]
        seat = move.words.seat if move.words is not None else -1
        for decision in move.decisions:
            why = self._match.reasons.get(decision)
            others = seat >= 0 and self._match.decider(decision) != seat
            if why is not None and not others and self._why_before(decision) != why:
                found.append((decision, why))
        return tuple(found)

    def _why_before(self, decision: int) -> Text | None:
        """The reason that this seat gave for its decision before this one, without a break."""
        last = decision - 1
        while last >= 0 and self._match.decider(last) == self._match.decider(decision):
            if last in self._match.reasons:
                return self._match.reasons[last]
            last -= 1
        return None

    def _look_at_verbs(self, decision: int) -> None:
        log = self._match.session.log
        while self._seen < decision:
            self._seen += 1
            if self._rules.chosen(log[self._seen][0]):
                self._chosen = self._seen


def _gain_first(balance: Balance) -> tuple[Balance, ...]:
    """What was got before what was paid, where something was got that was paid too."""
    both = {good for good, _ in balance.paid} & {good for good, _ in balance.got}
    return (balance._replace(paid=()), balance._replace(got=())) if both else (balance,)


def _in_words(
    balance: Balance, named: Event, goods: Callable[[str, int], Text] | None, phase: str
) -> Text:
    """What one seat paid and got; it is named where the move is not its own."""
    assert goods is not None
    say = goods

    def words(amounts: tuple[Amount, ...]) -> tuple[Text, ...]:
        return tuple(say(good, n) for good, n in amounts)

    form = "pays_takes" if balance.paid and balance.got else "pays" if balance.paid else "takes"
    own = balance.seat == named.seat and not phase
    values = {
        "who": Seat(balance.seat),
        "paid": words(balance.paid),
        "got": words(balance.got),
    }
    return Text(f"table.move.{form}" if own else f"table.move.other_{form}", values)
