"""The log as it is drawn: an entry for every move, its steps where it is opened."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from engine.core import State
from engine.explain import Text
from scenes.table.model.log_line import LogLine
from scenes.table.model.match import ShownEvent
from scenes.table.model.moves import EVERYTHING, Address, Move, MoveWords
from scenes.table.model.table_model import TableModel
from scenes.table.view import AnyTable, Say
from sprites.common.log_entry import LogLine as DrawnLine

ENTRY = "move:"
"""How the ids of entries begin; those of steps are their addresses."""


@dataclass(frozen=True, slots=True)
class _Known:
    """The lines of all moves, made for one state of the log. `moves`: the list that they were made
    of, as long as it only grows at its end; `looks`: on what else they all depend; `barrier`: the
    place of the move that ends in the last barrier."""

    key: object
    lines: list[tuple[DrawnLine, ...]]
    whole: tuple[DrawnLine, ...]
    moves: list[Move]
    looks: object
    barrier: int


_NOTHING = _Known(None, [], (), [], None, 0)


class LogEntries:
    """Makes the lines of the log anew only when something in them has changed."""

    def __init__(self, model: TableModel, view: AnyTable, say: Say) -> None:
        self._desk = model
        self._view = view
        self._say = say
        self._known = _NOTHING
        self._by_viewer: dict[int, _Known] = {}
        """What was made for the eyes of each, so that nobody waits for it who comes again."""
        self._part: tuple[object, tuple[DrawnLine, ...]] = (None, ())

    def lines(self, opened: Collection[str]) -> tuple[DrawnLine, ...]:
        """The whole log, newest last; while events are shown, up to the present one."""
        log, past = self._desk.log, self._desk.past
        wanted = frozenset(opened)
        shown = self._desk.animator.shown_event
        if past is not None:
            move = log.move_of(past.line)
            wanted |= {move.id} if move is not None else frozenset()
        free = self._desk.match.can_undo()
        key = (self._desk.version, len(log.lines), self._view.styles, wanted, free)
        if self._known.key != key:
            viewer = self._desk.match.viewer
            self._known = self._made(self._by_viewer.get(viewer, _NOTHING), key, wanted)
            self._by_viewer[viewer] = self._known
        if shown is None or past is not None:
            return self._known.whole
        return self._until((shown.decision, shown.index), key, wanted)

    def _made(self, known: _Known, key: object, wanted: frozenset[str]) -> _Known:
        """The lines as they are now: those of moves that cannot have changed stay."""
        moves, looks = self._desk.log.moves, (self._view.styles, wanted)
        first = 0
        if known.moves is moves and known.looks == looks:
            first = min(known.barrier, max(0, len(known.lines) - 1))
        made = known.lines[:first] + [tuple(self._of(move, wanted)) for move in moves[first:]]
        ends = (n for n in reversed(range(len(moves))) if moves[n].lines)
        barrier = next((n for n in ends if moves[n].lines[-1].barrier), 0)
        return _Known(key, made, tuple(chain.from_iterable(made)), moves, looks, barrier)

    def drawn(self, moves: Sequence[Move]) -> tuple[DrawnLine, ...]:
        """Some moves as closed entries; a click on one means the step that gives it its name."""
        return tuple(
            self._entry(move.words, address(move.words.named), None, self._why(move, EVERYTHING))
            for move in moves
            if move.words is not None
        )

    def coming(self, shown: ShownEvent) -> tuple[DrawnLine, ...]:
        """The closed entry of the move that an event belongs to, as far as that event."""
        until = (shown.decision, shown.index)
        move = next((m for m in reversed(self._desk.log.moves) if m.events[0][0] <= until), None)
        return tuple(self._of(move, (), until, shown.view)) if move is not None else ()

    def _until(self, until: Address, key: object, opened: Collection[str]) -> tuple[DrawnLine, ...]:
        """The log up to an event: what follows was not shown yet, and is not told."""
        if self._part[0] != (key, until):
            moves, count = self._desk.log.moves, len(self._desk.log.moves)
            while count and moves[count - 1].events[0][0] > until:
                count -= 1
            if not moves or (count == len(moves) and moves[-1].events[-1][0] <= until):
                self._part = ((key, until), self._known.whole)
            else:
                told = chain.from_iterable(self._known.lines[: max(0, count - 1)])
                last = self._of(moves[count - 1], opened, until) if count else ()
                self._part = ((key, until), (*told, *last))
        return self._part[1]

    def _of(
        self,
        move: Move,
        opened: Collection[str],
        until: Address = EVERYTHING,
        view: State | None = None,
    ) -> Iterator[DrawnLine]:
        """An entry, its steps if it is open, and the last barrier of the log if it ends here."""
        steps = [line for line in move.steps if (line.decision, line.event) <= until]
        if steps and move.words is not None:
            whole = move.events[-1][0] <= until
            words = (
                move.words if whole else self._desk.log.told(move, view or self._desk.shown, until)
            )
            if words.named.kind == "round" and words.seat < 0:
                yield DrawnLine(address(words.named), (words.headline,), kind="heading")
            else:
                is_open = move.id in opened
                why = self._why(move, until)
                yield self._entry(words, move.id, is_open, "" if is_open else why)
                if is_open:
                    yield from self._steps(move, until, why)
        if until == EVERYTHING and move.lines and move.lines[-1].barrier:
            yield from self._last_barrier(move.lines[-1])

    def _entry(self, words: MoveWords, name: str, opened: bool | None, why: str) -> DrawnLine:
        styles, seat = self._view.styles, words.seat
        subline = words.subline
        if why:
            told = self._say(Text("table.move.why", {"why": why}))
            both = Text("table.move.also", {"first": subline, "second": told})
            subline = self._say(both) if subline else told
        named = words.named
        quiet = named.kind in self._desk.match.game.moves.quiet
        return DrawnLine(
            name,
            (words.headline,),
            styles[seat] if 0 <= seat < len(styles) else None,
            "" if quiet else self._view.sign(named.kind, named.topic),
            subline=subline,
            opened=opened,
            quiet=quiet,
        )

    def _steps(self, move: Move, until: Address, why: str) -> Iterator[DrawnLine]:
        """Why it was done, then every step with its clause, and the barriers between them."""
        if why:
            yield DrawnLine(
                f"why:{move.id}", (self._say(Text("table.why", {"why": why})),), kind="note"
            )
        inside = move.lines[:-1] if move.lines[-1].barrier else move.lines
        for line in inside:
            if line.barrier and line.decision < until[0]:
                yield DrawnLine(f"barrier:{line.decision}", (line.words,), kind="barrier")
            elif not line.barrier and (line.decision, line.event) <= until:
                yield DrawnLine(address(line), (line.words,), kind="step", clause=line.clause)

    def _last_barrier(self, line: LogLine) -> Iterator[DrawnLine]:
        """Nothing can be taken back beyond the last barrier: those before it say nothing new, and
        itself neither as long as the decision before it may still be taken back."""
        barriers = self._desk.match.session.barriers
        if self._desk.match.can_undo() and line.decision == len(self._desk.match.session.log) - 1:
            return
        if barriers and barriers[-1].decision == line.decision:
            yield DrawnLine(f"barrier:{line.decision}", (line.words,), kind="barrier")

    def _why(self, move: Move, until: Address) -> str:
        """The reasons of a computer for what it did, the first one first."""
        told = dict.fromkeys(self._say(why) for place, why in move.whys if place <= until[0])
        return "; ".join(told)


def address(line: LogLine) -> str:
    """The id of a step on the rail."""
    return f"{line.decision}:{line.event}"
