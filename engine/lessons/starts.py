"""Recommended starts: which answer to a first question suits somebody new, and why.

Reads `engine/games/<game>/lessons/starts.toml`; the sentences are `<game>.start.<id>`. A reason
speaks for an answer (`worth` above 0) or against it; the answer with the most is recommended.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import Entry, Sheet, parse_toml
from engine.cells.problems import CellError, written
from engine.explain import Choice, Text
from engine.games import folder_of
from engine.lessons.patterns import Moment, Pattern, parse_pattern

_FILE = "starts.toml"
_TOLD = 2
"""So many reasons are told."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is good or not. It holds for choices that `on` names, in whose label the
    sentence `label` stands, while all of `lies` and none of `lacks` lie on the table; for at most
    `most` decisions."""

    id: str
    on: Pattern
    worth: int
    label: str = "*"
    lies: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    most: int = 9

    def fits(self, choice: Choice, op: str, anchors: Collection[str]) -> bool:
        """True when it speaks of a choice."""
        there = all(each in anchors for each in self.lies)
        lacking = not any(each in anchors for each in self.lacks)
        named = self.label == "*" or any(fnmatchcase(k, self.label) for k in _keys(choice.label))
        return there and lacking and named and self.on.names(choice, op)


@dataclass(frozen=True, slots=True)
class Starts:
    """What is recommended in one game. `asked`: the questions at which it is, with `clause`."""

    game: str
    asked: Pattern
    clause: str
    reasons: tuple[Reason, ...]

    def text(self, reason: Reason) -> Text:
        """A reason as a sentence of the catalogue."""
        return Text(f"{self.game}.start.{reason.id}")


@dataclass(frozen=True, slots=True)
class Start:
    """A recommended answer with its reasons, the weightiest first."""

    choice: Choice
    why: tuple[Text, ...]


@lru_cache(maxsize=8)
def load_starts(game: str) -> Starts | None:
    """The recommended starts of a game; None where it has no file. Raises DataError."""
    path: Path = folder_of(game) / "lessons" / _FILE
    return read_starts(game, path.read_text(encoding="utf-8")) if path.is_file() else None


def read_starts(game: str, text: str) -> Starts:
    """Starts from the text of their file. Raises DataError."""
    sheet = Sheet(_FILE, parse_toml(_FILE, text))
    head = sheet.section("starts")
    starts = Starts(
        game,
        head.parsed("asked", parse_pattern),
        head.word("clause"),
        tuple(map(_reason, sheet.entries("reason"))),
    )
    sheet.finish()
    return starts


def recommended(
    starts: Starts,
    moment: Moment,
    anchors: Collection[str],
    labels: Sequence[Text],
) -> Start | None:
    """The answer to the open question that suits somebody new. `labels`: those of the answers
    that the same person has given to this question before."""
    question = moment.question
    if question is None or not starts.asked.holds(moment):
        return None
    weighed: list[tuple[int, Choice, list[Reason]]] = []
    for choice in question.choices:
        found = [each for each in starts.reasons if each.fits(choice, question.op, anchors)]
        fresh = [each for each in found if _given(each, labels) < each.most]
        if not choice.idle:
            weighed.append((sum(each.worth for each in fresh), choice, fresh))
    best = max(weighed, key=lambda each: each[0], default=None)
    if best is None or best[0] <= 0:
        return None
    good = sorted((each for each in best[2] if each.worth > 0), key=lambda each: -each.worth)
    return Start(best[1], tuple(starts.text(each) for each in good[:_TOLD]))


def _given(reason: Reason, labels: Sequence[Text]) -> int:
    return sum(any(fnmatchcase(k, reason.label) for k in _keys(label)) for label in labels)


def _keys(label: Any) -> Iterator[str]:
    """The catalogue keys of a label and of everything in it."""
    if isinstance(label, Text):
        yield label.key
        values: Mapping[str, Any] = label.values
        for each in values.values():
            yield from _keys(each)


def _reason(entry: Entry) -> Reason:
    return Reason(
        entry.word("id"),
        entry.parsed("on", parse_pattern),
        entry.number("worth", -9, 9),
        entry.text("label") if "label" in entry else "*",
        entry.parsed("lies", _names) if "lies" in entry else (),
        entry.parsed("lacks", _names) if "lacks" in entry else (),
        entry.number("most", 1, 9) if "most" in entry else 9,
    )


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise CellError("data.not_texts", value=written(value))
    return tuple(value)
