"""From the program's component file and a box to the component file of that box.

What the owner says goes through the strict reader like the program's own file. Cells that only
repeat others (sums, for example) follow by themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final

from engine.box.corrections import SOURCE, Correction
from engine.box.figures import Figure, figures_in
from engine.box.game_box import GameBox, box_of
from engine.box.places import Place, kind_of, value_at, way_of
from engine.box.toml_places import exchanged
from engine.cells import DataError, Sheet, parse_toml
from engine.cells.forms import CHOICE, NUMBER, NUMBERS, At, Form
from engine.cells.problems import plain
from engine.explain import Text
from engine.games import load_game

_MOST_FOLLOWING: Final = 60
"""So many cells may follow the others before something is wrong."""


class BoxError(ValueError):
    """A box that no game can be played with; `sentence` says why, naming entry and column.

    `place`: the cell that is refused, where it is one.
    """

    def __init__(self, sentence: Text, place: Place | None = None) -> None:
        super().__init__(plain(sentence))
        self.sentence = sentence
        self.place = place


@dataclass(frozen=True)
class Printed:
    """The program's component file: `text`, its tables, how they were read, and the ways to its
    entries."""

    game: GameBox
    text: str
    raw: Mapping[str, Any]
    sheet: Sheet
    ways: Mapping[str, At]

    @cached_property
    def figures(self) -> tuple[Figure, ...]:
        """The program's figures, in the order of the file."""
        return figures_in(self.game, self.sheet)

    def way(self, place: Place) -> At | None:
        """The way to a cell, which may be missing in a table that is there; else None."""
        try:
            way = way_of(place.column)
        except ValueError:
            return None
        entry = self.ways.get(place.entry)
        if entry is None or not isinstance(way[-1], str):
            return None
        at = (*entry, *way)
        return at if isinstance(value_at(self.raw, at[:-1]), Mapping) else None

    def value(self, place: Place) -> Any:
        """The program's value of a cell; None where there is no such cell."""
        at = self.way(place)
        return None if at is None else value_at(self.raw, at)


def printed(game: GameBox, text: str) -> Printed:
    """The program's component file, read strictly. Raises DataError."""
    raw = parse_toml(game.file, text)
    sheet = game.read_sheet(raw)
    return Printed(game, text, raw, sheet, {entry: at for at, entry in sheet.ids.items()})


@lru_cache(maxsize=8)
def shipped(key: str) -> Printed:
    """The component file that the program has for a game. Raises UnknownGameError; BoxError for a
    game that says nothing of its box."""
    game = box_of(key)
    if game is None:
        raise BoxError(Text("box.no_box"))
    return printed(game, load_game(key).data_text)


@dataclass(frozen=True, slots=True)
class Applied:
    """The component file of a box and how it was read. `left_out`: corrections of cells that the
    program's file does not have any more."""

    text: str
    sheet: Sheet
    left_out: tuple[Correction, ...] = ()


def apply(base: Printed, corrections: Iterable[Correction]) -> Applied:
    """The component file of a box, read strictly. Raises BoxError."""
    values: dict[At, Any] = {}
    names: dict[At, Place] = {}
    left_out: list[Correction] = []
    for each in corrections:
        at = base.way(each.place)
        if at is None:
            left_out.append(each)
            continue
        names[at] = each.place
        values[at] = each.value
    if not values:
        return Applied(base.text, base.sheet, tuple(left_out))
    text, sheet = _settled(base, {**values, **_marks(base, values)}, names)
    return Applied(text, sheet, tuple(left_out))


def _marks(base: Printed, values: Mapping[At, Any]) -> dict[At, str]:
    """Every corrected cell says that it was read off the box."""
    marks: dict[At, str] = {}
    for at, value in values.items():
        table, column = value_at(base.raw, at[:-1]), str(at[-1])
        if value is not None:
            alike = [each for each in (f"{column}_source", f"source_{column}") if each in table]
            marks[(*at[:-1], alike[0] if alike else f"source_{column}")] = SOURCE
    return marks


def _settled(base: Printed, values: dict[At, Any], names: Mapping[At, Place]) -> tuple[str, Sheet]:
    """The corrected text, in which the cells that repeat others have followed."""
    for _ in range(_MOST_FOLLOWING):
        text, raw = _exchanged(base, values)
        try:
            return text, base.game.read_sheet(raw)
        except DataError as error:
            fault = error.fault
            if fault is None or fault.wanted is None or fault.at in names:
                raise _refusal(error, raw, names) from error
            values[fault.at] = fault.wanted
    raise BoxError(Text("box.never_settles"))


def _exchanged(base: Printed, values: Mapping[At, Any]) -> tuple[str, Mapping[str, Any]]:
    text = exchanged(base.text, values)
    try:
        raw = parse_toml(base.game.file, text)
    except DataError as error:
        raise BoxError(Text("box.unreadable", {"reason": error.text})) from error
    for at, value in values.items():
        found = value_at(raw, at)
        if found != value or type(found) is not type(value):
            raise BoxError(Text("box.unreadable", {"reason": kind_of(at)}))
    return text, raw


def _refusal(error: DataError, raw: Mapping[str, Any], names: Mapping[At, Place]) -> BoxError:
    """The sentence for what the strict reader has found."""
    fault = error.fault
    if fault is None:
        return BoxError(Text("box.unreadable", {"reason": error.text}))
    place = next((name for at, name in names.items() if _touch(at, fault.at)), None)
    values = {"entry": fault.entry, "column": fault.column}
    found, form = value_at(raw, fault.at), fault.form
    if form is not None and form.kind in (NUMBER, NUMBERS) and not _within(found, form):
        limits = {"low": form.low, "high": form.high}
        return BoxError(Text("box.not_a_number", {**values, **limits}), place)
    if form is not None and form.kind == CHOICE and found not in form.choices:
        return BoxError(Text("box.not_a_choice", {**values, "known": form.choices}), place)
    return BoxError(Text("box.refused", {**values, "reason": fault.problem}), place)


def _touch(one: At, other: At) -> bool:
    """True when one of two ways leads to the other."""
    depth = min(len(one), len(other))
    return one[:depth] == other[:depth]


def _within(found: Any, form: Form) -> bool:
    numbers = found if isinstance(found, list) else [found]
    return all(type(each) is int and form.low <= each <= form.high for each in numbers)
