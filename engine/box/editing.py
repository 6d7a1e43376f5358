"""Correcting a box, figure by figure: a plain model with undo, redo, and a way through what is
still reconstructed. A form shows it; it draws and stores nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.box.applying import Applied, BoxError, Printed, apply
from engine.box.corrections import Box, Correction
from engine.box.figures import SHAPE, Figure, figures_in
from engine.box.merging import merge_sets
from engine.box.places import Place, value_at
from engine.explain import Text


@dataclass(frozen=True, slots=True)
class Progress:
    """Of `reconstructed` figures nobody has said anything about `left`; `figures` in all."""

    left: int
    reconstructed: int
    figures: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A correction that the rules of today cannot play, and the sentence that says why."""

    correction: Correction
    sentence: Text


@dataclass(frozen=True, slots=True)
class _Before:
    """Where several changes began that are one step for undo."""

    box: Box
    done: tuple[Box, ...]
    undone: tuple[Box, ...]


class Editing:
    """A box in the hands of its owner.

    `base`: the program's component file. `who`, `today`: what new corrections say. Every change
    goes through the strict reader first; what it refuses raises BoxError and changes nothing.
    """

    def __init__(
        self,
        base: Printed,
        box: Box,
        *,
        who: str = "",
        today: Callable[[], str] = str,
        skipped: Iterable[Place] = (),
    ) -> None:
        self.base = base
        self.who = who
        self.skipped = set(skipped)
        """Figures to come back to later."""
        self.printed = {figure.place: figure for figure in base.figures}
        """The program's figures."""
        self.refused: tuple[Refused, ...] = ()
        """Corrections that the box began without."""
        self._today = today
        self._undone: list[Box] = []
        self._done: list[Box] = []
        self._before: _Before | None = None
        self._take(box, apply(base, box.corrections.values()))

    def _take(self, box: Box, applied: Applied) -> None:
        self.box = box
        self.text = applied.text
        self.left_out = applied.left_out
        self.raw = applied.sheet.raw
        self.figures = figures_in(self.base.game, applied.sheet)
        self._by_place = {figure.place: figure for figure in self.figures}

    def figure(self, place: Place) -> Figure:
        """A figure as it is now. Raises KeyError."""
        return self._by_place[place]

    def correction(self, place: Place) -> Correction | None:
        """What the box says about a figure."""
        return self.box.corrections.get(place)

    def differs(self, place: Place) -> bool:
        """True when the figure is another than the program's."""
        printed, now = self.printed.get(place), self._by_place.get(place)
        return printed is None or now is None or printed.value != now.value

    def preview(self, values: Mapping[Place, Any]) -> Applied:
        """The component file after a change that is not made yet. Raises BoxError."""
        return self._applied(self._changed(values, ""))

    def change(self, values: Mapping[Place, Any], note: str = "") -> None:
        """Say what some figures are, all at once; None: the cell does not exist.

        Raises BoxError and changes nothing when the rules cannot play that.
        """
        self._do(self._changed(values, note))

    def reshape(self, place: Place, key: str) -> None:
        """Give a table the shape of a key, an ability another kind. Raises BoxError."""
        self.change(self.reshaped(place, key))

    def reshaped(self, place: Place, key: str) -> dict[Place, Any]:
        """The cells that another shape means, for `preview` and `change`. Raises KeyError."""
        figure = self.figure(place)
        if figure.kind != SHAPE:
            raise KeyError(place)
        wanted = {shape.key: shape for shape in figure.shapes}[key]
        prefix = place.column.rpartition(".")[0]
        table = value_at(self.raw, figure.at[:-1])
        values: dict[str, Any] = {}
        for shape in figure.shapes:
            for column in (*shape.fixed, *shape.cells, *shape.optional):
                kept = column in wanted.optional and column in table
                values.setdefault(column, table[column] if kept else None)
        for column, first in wanted.cells.items():
            values[column] = table.get(column, first)
        values.update(wanted.fixed)
        return {
            Place(place.entry, f"{prefix}.{column}" if prefix else column): value
            for column, value in values.items()
            if value != table.get(column)
        }

    def confirm(self, *places: Place) -> None:
        """Say that figures are as the program has them."""
        said = [self._correction(place, self._printed(place), "") for place in places]
        self._do(self.box.with_corrections(*said))

    def restore(self, *places: Place) -> None:
        """Take back what the box says about figures. Raises BoxError when what is left makes no
        sense."""
        self._do(self.box.without(*places))

    @property
    def can_undo(self) -> bool:
        """True when a change can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """True when a change that was taken back can be made again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last change back. Raises IndexError when there is none, BoxError when what is
        left makes no sense."""
        self._go(self._done, self._undone)

    def redo(self) -> None:
        """Make the change again that was taken back. Raises as `undo`."""
        self._go(self._undone, self._done)

    def _go(self, source: list[Box], other: list[Box]) -> None:
        box = source[-1]
        applied = self._applied(box)
        other.append(self.box)
        source.pop()
        self._take(box, applied)

    def begin_step(self) -> None:
        """All changes until `end_step` or `drop_step` are one step for undo."""
        self._before = _Before(self.box, tuple(self._done), tuple(self._undone))

    def end_step(self) -> None:
        """The step is made."""
        before, self._before = self._before, None
        if before is not None and before.box != self.box:
            self._done = [*before.done, before.box]

    def drop_step(self) -> bool:
        """Back to where the step began, which goes on; False where that is here. Raises BoxError
        when others have said something meanwhile without which it makes no sense."""
        before = self._before
        if before is None or before.box == self.box:
            return False
        self._take(before.box, self._applied(before.box))
        self._done, self._undone = list(before.done), list(before.undone)
        return True

    def join(self, box: Box) -> None:
        """Go on with the set in which others have said something as well; undo takes back only
        what was said here. Raises BoxError."""
        if box == self.box:
            return
        applied, known = self._applied(box), self.box
        for steps in (self._done, self._undone):
            steps[:] = [merge_sets(known, each, box) for each in steps]
        if self._before is not None:
            moved = (merge_sets(known, each, box) for each in self._before.done)
            self._before = _Before(merge_sets(known, self._before.box, box), tuple(moved), ())
        self._take(box, applied)

    @property
    def progress(self) -> Progress:
        """How far the owner has come."""
        ours = [figure for figure in self.printed.values() if figure.reconstructed]
        return Progress(len(self.still_reconstructed()), len(ours), len(self.printed))

    def still_reconstructed(self) -> list[Place]:
        """The reconstructed figures about which the box says nothing, in the order of the file;
        those that were skipped come last."""
        left = [
            place
            for place, figure in self.printed.items()
            if figure.reconstructed and not self._is_said(place)
        ]
        return sorted(left, key=lambda place: place in self.skipped)

    def _is_said(self, place: Place) -> bool:
        return place in self.box.corrections or place not in self._by_place

    def step(self, place: Place | None, by: int) -> Place | None:
        """The next (1) or previous (-1) reconstructed figure, round and round; None: none left."""
        left = self.still_reconstructed()
        if not left:
            return None
        if place in left:
            return left[(left.index(place) + by) % len(left)]
        order = list(self.printed)
        at = order.index(place) if place in self.printed else -1
        ahead = [each for each in left if order.index(each) > at]
        behind = [each for each in left if order.index(each) < at]
        return (ahead or left)[0] if by > 0 else (behind or left)[-1]

    def skip(self, place: Place) -> None:
        """Leave a figure for later."""
        self.skipped.add(place)

    def unskip(self, place: Place) -> None:
        """Come back to a figure."""
        self.skipped.discard(place)

    def _changed(self, values: Mapping[Place, Any], note: str) -> Box:
        return self.box.with_corrections(
            *(self._correction(place, value, note) for place, value in values.items())
        )

    def _correction(self, place: Place, value: Any, note: str) -> Correction:
        was = self._printed(place)
        return Correction(place.entry, place.column, value, was, self.who, self._today(), note)

    def _printed(self, place: Place) -> Any:
        """The program's value of a cell, also of one that is no figure there."""
        figure = self.printed.get(place)
        if figure is not None and figure.kind != SHAPE:
            return figure.value
        return self.base.value(place)

    def _applied(self, box: Box) -> Applied:
        return apply(self.base, box.corrections.values())

    def _do(self, box: Box) -> None:
        applied = self._applied(box)
        self._done.append(self.box)
        self._undone.clear()
        self._take(box, applied)


def start_editing(base: Printed, box: Box, **more: Any) -> Editing:
    """A box to be corrected; one that the program cannot play any more begins without those
    corrections that are refused, which `Editing.refused` tells. Raises BoxError when that does not
    help either."""
    refused: list[Refused] = []
    for _ in range(len(box.corrections) + 1):
        try:
            editing = Editing(base, box, **more)
        except BoxError as error:
            if error.place is None:
                raise
            refused.append(Refused(box.corrections[error.place], error.sentence))
            box = box.without(error.place)
        else:
            editing.refused = tuple(refused)
            return editing
    raise BoxError(Text("box.never_settles"))
