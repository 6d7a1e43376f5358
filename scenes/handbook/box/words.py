"""What the figures of a component file are called: entries, columns, and what can be chosen."""

from __future__ import annotations

from typing import Final

from engine.box.figures import Figure
from engine.explain import Text

RULING: Final = "ruling"


def group_words(game: str, group: str) -> Text:
    """A list or section of the file: "Townsfolk"."""
    return Text(f"{game}.box.group.{group}")


def column_words(game: str, figure: Figure) -> Text:
    """What a figure says of its entry: "Cost"; of a ruling the question that it answers."""
    if figure.group == RULING:
        return Text(f"{game}.ruling.{figure.key}.about")
    names = [part for part in figure.column.split(".") if not part.isdecimal()]
    return Text(f"{game}.box.column.{_plain(names[-1])}")


def choice_words(game: str, figure: Figure, value: str) -> Text:
    """One of the values that can be chosen; the name of another entry is left as it is."""
    if figure.group == RULING:
        return Text(f"{game}.ruling.{figure.key}.{value}")
    return Text(f"{game}.box.choice.{value}", {"fallback": value})


def _plain(name: str) -> str:
    """A column without the number of its place: "slots[2]" is "slots"."""
    return name.partition("[")[0]
