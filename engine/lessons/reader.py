"""Reads `engine/games/<game>/lessons/first_game.toml`; every refusal says where."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import Entry, Sheet, parse_toml, reading
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.game import ENDS_ASKED, PERSON
from engine.games import folder_of
from engine.lessons.lesson import Chapter, Lesson, Step, Told
from engine.lessons.patterns import NOTHING, Pattern, parse_pattern
from engine.session import from_json
from engine.texts.called import of_automa

_FOLDER = "lessons"
FIRST_GAME = "first_game"
_LONGEST_LOG = 3000


def has_lesson(game: str, name: str = FIRST_GAME) -> bool:
    """True for a game that brings this lesson."""
    return _path(game, f"{name}.toml").is_file()


@lru_cache(maxsize=8)
def load_lesson(game: str, name: str = FIRST_GAME) -> Lesson:
    """The lesson of a game. Raises DataError for a broken file, OSError where there is none."""
    return read_lesson(game, name, lambda file: _path(game, file).read_text(encoding="utf-8"))


def read_lesson(game: str, name: str, text_of: Callable[[str], str]) -> Lesson:
    """A lesson from the texts of its files. Raises DataError."""
    file = f"{name}.toml"
    sheet = Sheet(file, parse_toml(file, text_of(file)))
    head = sheet.section("lesson")
    log = _log(text_of, head.word("log"))
    lesson = Lesson(
        game=game,
        config=_config(head),
        seed=head.number("seed", 0, 10**9),
        minutes=head.number("minutes", 1, 60),
        data_text=text_of(head.word("data")),
        chapters=tuple(_chapter(entry, len(log)) for entry in sheet.entries("chapter")),
        told=tuple(map(_told, sheet.entries("told"))) if "told" in sheet.raw else (),
        log=log,
        seat=head.number("seat", 0, 4) if "seat" in head else 0,
    )
    sheet.finish()
    return lesson


def _path(game: str, file: str) -> Path:
    return folder_of(game) / _FOLDER / file


def _config(head: Entry) -> dict[str, Any]:
    """The seats in the words of a configuration; a person's name is filled in by who plays."""
    seats = [_seat(entry) for entry in head.tables("seats")]
    options = dict(head.table("options").cells) if "options" in head else {}
    if "options" in head:
        for column in options:
            head.table("options").cell(column)
    return {"seats": seats, "options": options, "ends": ENDS_ASKED}


def _seat(entry: Entry) -> dict[str, Any]:
    seat: dict[str, Any] = {"kind": entry.word("kind"), "colour": entry.word("colour"), "name": ""}
    if "board" in entry:
        seat["board"] = entry.word("board")
        seat["name"] = of_automa(seat["board"])
    if "difficulty" in entry:
        seat["difficulty"] = entry.number("difficulty", 0, 3)
    if "name" in entry:
        seat["name"] = entry.text("name")
    if seat["kind"] == PERSON and seat["name"]:
        raise entry.fail("name", Text("data.named_already"))
    return seat


def _chapter(entry: Entry, decisions: int) -> Chapter:
    steps = tuple(_step(each) for each in entry.tables("step"))
    if not steps:
        raise entry.fail("step", Text("data.no_step"))
    twice = {step.id for step in steps if [each.id for each in steps].count(step.id) > 1}
    if twice:
        raise entry.fail("step", Text("data.twice", {"value": written(min(twice))}))
    return Chapter(
        entry.word("id"),
        steps,
        entry.number("joins", 0, decisions),
        _pattern(entry, "opens"),
        _pattern(entry, "needs"),
        entry.word("sign") if "sign" in entry else "",
        entry.flag("slowly") if "slowly" in entry else False,
        _near(entry),
    )


def _step(entry: Entry) -> Step:
    do = tuple(entry.parsed("do", _patterns)) if "do" in entry else ()
    wants = entry.parsed("wants", parse_pattern)
    step = Step(
        id=entry.word("id"),
        clause=entry.word("clause"),
        wants=wants,
        do=do,
        needs=_pattern(entry, "needs"),
        fine=_pattern(entry, "fine"),
        at=tuple(entry.parsed("at", _anchors)) if "at" in entry else (),
        hold=entry.flag("hold") if "hold" in entry else wants.waits_for("key"),
        near=_near(entry),
        then=entry.parsed("then", _actions) if "then" in entry else (),
        straight=entry.flag("straight") if "straight" in entry else False,
        only=entry.flag("only") if "only" in entry else False,
        n=_pattern(entry, "n"),
        counts=entry.flag("counts") if "counts" in entry else False,
    )
    if not (step.reads or step.wants.waits_for("touch") or step.do):
        raise entry.fail("do", Text("data.nothing_to_do"))
    if step.reads and step.do:
        raise entry.fail("do", Text("data.key_and_decision"))
    return step


def _told(entry: Entry) -> Told:
    every, waits = (entry.flag(name) if name in entry else False for name in ("every", "waits"))
    on, clause = entry.parsed("on", parse_pattern), entry.word("clause")
    return Told(entry.word("id"), on, clause, every=every, waits=waits, near=_near(entry))


def _pattern(entry: Entry, column: str) -> Pattern:
    return entry.parsed(column, parse_pattern) if column in entry else NOTHING


def _near(entry: Entry) -> tuple[str, ...]:
    return tuple(entry.parsed("near", _anchors)) if "near" in entry else ()


def _patterns(value: Any) -> list[Pattern]:
    return [parse_pattern(text) for text in _anchors(value)]


def _anchors(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise CellError("data.not_texts", value=written(value))
    return value


def _actions(value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list) or not all(isinstance(each, list) and each for each in value):
        raise CellError("data.not_log")
    return tuple(from_json(each) for each in value)


def _log(text_of: Callable[[str], str], file: str) -> tuple[Any, ...]:
    """The decisions of the stored game, one list each."""
    raw = parse_toml(file, text_of(file))
    with reading(file, "", "decisions"):
        decisions = raw["decisions"]
        if len(raw) != 1 or not isinstance(decisions, list) or len(decisions) > _LONGEST_LOG:
            raise CellError("data.not_log")
    return tuple(from_json(each) for each in decisions)
