"""Sets of corrections as text: one file for each game, and single sets that are passed on.

Both are TOML of the same form; a file from elsewhere holds one set. Nothing in them is executed,
everything is limited before it is read, and whether the rules can play a set is not asked here.

    format = 1
    game = "..."
    in_use = "My copy"

    [[set]]
    name = "My copy"

    [[set.correction]]
    entry = "townsfolk tf_mason"
    column = "cost"
    value = 2
    was = 1
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.box.corrections import MOST_CORRECTIONS, Box, Correction
from engine.box.places import Place, way_of
from engine.box.toml_places import toml_of
from engine.cells import MISSING, DataError, Entry, Sheet, not_one_of, parse_toml
from engine.cells.problems import written
from engine.explain import Text
from engine.games import game_keys
from saves.errors import SaveError, message
from saves.plain import MAX_NAME, is_plain, is_text

FORMAT: Final = 1
MAX_BYTES: Final = 400_000
MOST_SETS: Final = 40
_MOST_DEEP: Final = 5
_MOST_COLUMN: Final = 120
_MOST_NOTE: Final = 400
_FILE: Final = "corrections"
_FREE: Final = ("set.correction.value", "set.correction.was")
"""Cells that may hold whatever a component file may."""


@dataclass(frozen=True, slots=True)
class BoxFile:
    """What is kept for a game: its sets by name, the one in use ("": none), and the figures that
    were left for later."""

    game: str
    boxes: Mapping[str, Box] = field(default_factory=dict)
    in_use: str = ""
    skipped: tuple[Place, ...] = ()

    @property
    def used(self) -> Box | None:
        """The set that new games are played with."""
        return self.boxes.get(self.in_use)


def write_text(file: BoxFile) -> str:
    """The text of a file, which `read_text` takes."""
    lines = [f"format = {FORMAT}", f"game = {toml_of(file.game)}"]
    if file.in_use:
        lines.append(f"in_use = {toml_of(file.in_use)}")
    for place in file.skipped:
        lines += ["", "[[skipped]]", *_place_lines(place)]
    for box in file.boxes.values():
        lines += ["", "[[set]]", f"name = {toml_of(box.name)}"]
        for each in box.corrections.values():
            lines += ["", "[[set.correction]]", *_correction_lines(each)]
    return "\n".join(lines) + "\n"


def _place_lines(place: Place) -> list[str]:
    return [f"entry = {toml_of(place.entry)}", f"column = {toml_of(place.column)}"]


def _correction_lines(said: Correction) -> list[str]:
    lines = _place_lines(said.place)
    for key in ("value", "was", "who", "when", "note"):
        value = getattr(said, key)
        if value is not None and value != "":
            lines.append(f"{key} = {toml_of(value)}")
    return lines


def read_text(content: bytes) -> BoxFile:
    """The sets in the bytes of a file, checked in form. SaveError with the reason."""
    if len(content) > MAX_BYTES:
        raise SaveError(message("boxes.too_large", limit=MAX_BYTES))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(message("boxes.not_a_set")) from error
    if not text.startswith("format = "):
        raise SaveError(message("boxes.not_a_set"))
    try:
        return _read(Sheet(_FILE, parse_toml(_FILE, text), _FREE))
    except DataError as error:
        raise SaveError(message("boxes.bad_content", reason=error.text)) from error


def _read(sheet: Sheet) -> BoxFile:
    head = Entry(sheet, "", "", sheet.raw)
    found = head.number("format", 1, 10**6)
    if found > FORMAT:
        raise SaveError(message("boxes.newer_format", found=found, known=FORMAT))
    game = head.word("game")
    if game not in game_keys():
        raise SaveError(message("boxes.unknown_game"))
    in_use = _text(head, "in_use", MAX_NAME)
    skipped = [_place(entry) for entry in sheet.entries("skipped", "")] if "skipped" in head else []
    boxes: dict[str, Box] = {}
    for entry in sheet.entries("set", "name") if "set" in head else ():
        name = _text(entry, "name", MAX_NAME)
        if len(boxes) >= MOST_SETS:
            raise entry.fail("name", Text("data.most_sets", {"most": MOST_SETS}))
        boxes[name] = Box(game, name, _corrections(entry))
    sheet.finish()
    if in_use and in_use not in boxes:
        raise head.fail("in_use", not_one_of(in_use, tuple(boxes)))
    return BoxFile(game, boxes, in_use, tuple(dict.fromkeys(skipped)))


def _corrections(box: Entry) -> dict[Place, Correction]:
    listed = box.tables("correction") if "correction" in box else []
    if len(listed) > MOST_CORRECTIONS:
        raise box.fail("correction", Text("data.most_entries", {"most": MOST_CORRECTIONS}))
    found: dict[Place, Correction] = {}
    for entry in listed:
        place = _place(entry)
        if place in found:
            twice = f"{place.entry}, {place.column}"
            raise entry.fail("column", Text("data.twice", {"value": twice}))
        found[place] = Correction(
            *place,
            _value(entry, "value"),
            _value(entry, "was"),
            _text(entry, "who", MAX_NAME),
            _text(entry, "when", MAX_NAME),
            _text(entry, "note", _MOST_NOTE),
        )
    return found


def _place(entry: Entry) -> Place:
    place = Place(_text(entry, "entry", _MOST_COLUMN), _text(entry, "column", _MOST_COLUMN))
    try:
        way_of(place.column)
    except ValueError as error:
        problem = Text("data.no_column", {"value": written(place.column)})
        raise entry.fail("column", problem) from error
    if not place.entry:
        raise entry.fail("entry", MISSING)
    return place


def _value(entry: Entry, column: str) -> Any:
    if column not in entry:
        return None
    value = entry.cell(column)
    if not is_plain(value, _MOST_DEEP) or value is None:
        raise entry.fail(column, Text("data.not_plain"))
    return value


def _text(entry: Entry, column: str, longest: int) -> str:
    if column not in entry:
        return ""
    value = entry.text(column)
    if not is_text(value, longest):
        raise entry.fail(column, Text("data.long_words", {"most": longest}))
    return value
