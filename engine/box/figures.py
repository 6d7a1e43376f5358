"""The figures of a component file: where each stands, what it may be, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.box.game_box import GameBox, Shape, Together
from engine.box.language import Notation
from engine.box.places import Place, column_of, kind_of, source_at, value_at
from engine.cells import Sheet, parse_toml
from engine.cells.forms import NOTATION, At, Form

EFFECT: Final = "effect"
SHAPE: Final = "shape"
RECONSTRUCTED: Final = "reconstructed"
_NAMES: Final = frozenset({"id", "name", "name_hu", "source", "note"})


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure. `kind`: one of `engine.cells.forms` ("number", "choice" ...), EFFECT with its
    `notation`, or SHAPE, whose choices are the keys of `shapes`: then `value` is a key, too.

    `low`, `high`: of its numbers. `choices`: its words. `source`: of `engine.cells.SOURCES`.
    `group`: the list or section of its entry, "townsfolk". `at`: the way to it in this text.
    """

    entry: str
    column: str
    at: At
    kind: str
    value: Any
    source: str
    group: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    notation: Notation | None = None
    shapes: tuple[Shape, ...] = ()

    @property
    def place(self) -> Place:
        """Its name, which does not depend on where it stands in the file."""
        return Place(self.entry, self.column)

    @property
    def reconstructed(self) -> bool:
        """True when no source shows it: it is ours."""
        return self.source == RECONSTRUCTED

    @property
    def key(self) -> str:
        """The entry without its list: "tf_acolyte"; empty for a section."""
        return self.entry.removeprefix(self.group).strip()


def figures_of(box: GameBox, text: str) -> tuple[Figure, ...]:
    """All figures of a component text, in the order of the file. Raises DataError."""
    return figures_in(box, box.read_sheet(parse_toml(box.file, text)))


def figures_in(box: GameBox, sheet: Sheet) -> tuple[Figure, ...]:
    """The same of a file that has been read."""
    raw = sheet.raw
    reader = _Reader(box, raw, sheet.ids)
    found = [*reader.cells(sheet.forms), *reader.whole(), *reader.shapes()]
    order = _order(raw)
    return tuple(sorted(found, key=lambda figure: order.get(figure.at, 0)))


class _Reader:
    def __init__(self, box: GameBox, raw: Mapping[str, Any], ids: Mapping[At, str]) -> None:
        self._box = box
        self._raw = raw
        self._ids = ids

    def cells(self, forms: Mapping[At, Form]) -> Iterable[Figure]:
        """The single cells; those that stand in a list corrected as one are left to `whole`."""
        for at, form in forms.items():
            if not form.is_open or at[-1] in _NAMES or self._is_hidden(at) or self._in_whole(at):
                continue
            notation = self._box.notations.get(kind_of(at))
            if notation is not None:
                yield self._figure(at, EFFECT, notation=notation)
            elif form.kind != NOTATION or value_at(self._raw, at) is not None:
                yield self._figure(
                    at, form.kind, low=form.low, high=form.high, choices=form.choices
                )

    def whole(self) -> Iterable[Figure]:
        """Tables, and lists of tables, that are one effect."""
        for at, value in _tables(self._raw):
            notation = self._box.notations.get(kind_of(at))
            if notation is not None and not isinstance(at[-1], int):
                yield self._figure(at, EFFECT, notation=notation, value=value)

    def shapes(self) -> Iterable[Figure]:
        """Tables with several shapes."""
        for at, value in _tables(self._raw):
            shapes = self._box.shapes.get(kind_of(at), ())
            if shapes and isinstance(value, Mapping):
                yield self._shape(at, tuple(shapes))

    def _shape(self, at: At, shapes: tuple[Shape, ...]) -> Figure:
        now = shape_of(value_at(self._raw, at), shapes)
        keys = tuple(shape.key for shape in shapes)
        at = (*at, next(iter(shapes[0].fixed)))
        return self._figure(at, SHAPE, value=now, choices=keys, shapes=shapes)

    def _in_whole(self, at: At) -> bool:
        kinds = [kind_of(at[:depth]) for depth in range(1, len(at))]
        if any(kind in self._box.notations for kind in kinds):
            return True
        return any(
            kind_of(at[:-1]) == kind and at[-1] in shapes[0].fixed
            for kind, shapes in self._box.shapes.items()
        )

    def _is_hidden(self, at: At) -> bool:
        kinds = {kind_of(at[:depth]) for depth in range(1, len(at) + 1)}
        return not kinds.isdisjoint(self._box.hidden)

    def _figure(self, at: At, kind: str, **more: Any) -> Figure:
        depth = max(n for n in range(1, len(at)) if at[:n] in self._ids)
        value = more.pop("value") if "value" in more else value_at(self._raw, at)
        return Figure(
            entry=self._ids[at[:depth]],
            column=column_of(at[depth:]),
            at=at,
            kind=kind,
            value=value,
            source=source_at(self._raw, at),
            group=kind_of(at[:depth]),
            **more,
        )


def shape_of(table: Any, shapes: Iterable[Shape]) -> str:
    """The key of the shape that a table has; empty for none."""
    for shape in shapes:
        known = all(table.get(column) == value for column, value in shape.fixed.items())
        if known and all(column in table for column in shape.cells):
            return shape.key
    return ""


def _tables(raw: Any, at: At = ()) -> Iterable[tuple[At, Any]]:
    """All tables and lists of tables with the ways to them."""
    if isinstance(raw, Mapping):
        if at:
            yield at, raw
        for key, value in raw.items():
            yield from _tables(value, (*at, key))
    elif isinstance(raw, list) and raw and all(isinstance(each, Mapping) for each in raw):
        yield at, raw
        for number, value in enumerate(raw):
            yield from _tables(value, (*at, number))


def _order(raw: Any, at: At = (), order: dict[At, int] | None = None) -> dict[At, int]:
    """The places of all cells, numbered as they stand in the file."""
    order = {} if order is None else order
    order[at] = len(order)
    if isinstance(raw, Mapping):
        for key, value in raw.items():
            _order(value, (*at, key), order)
    elif isinstance(raw, list):
        for number, value in enumerate(raw):
            _order(value, (*at, number), order)
    return order


def partners(groups: Iterable[Together], figures: Iterable[Figure], figure: Figure) -> list[Figure]:
    """The figures that are checked together with one, itself left out, in the order of the file."""
    kind = kind_of(figure.at)
    fitting = [group for group in groups if kind in group.kinds]
    return [
        each
        for each in figures
        if each.place != figure.place
        and any(
            kind_of(each.at) in group.kinds
            and (each.entry == figure.entry or not group.in_one_entry)
            for group in fitting
        )
    ]
