"""What a game's module gives to the player aid and the icon dictionary: plain values.

Words may hold icons by name in braces: "Costs 1 {silver}".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.explain import Text
from sprites.common.rich import IconSource

Say = Callable[[Text | str], str]


@dataclass(frozen=True, slots=True)
class Heading:
    """Begins a part of the aid. `clause` is where the rules say more."""

    title: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a course of play."""

    mark: str
    title: str
    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table. `shares` are the widths of its columns; together they are 1."""

    cells: tuple[str, ...]
    shares: tuple[float, ...]
    head: bool = False


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence in small italics."""

    text: str


Entry = Heading | Step | Row | Remark


@dataclass(frozen=True, slots=True)
class IconGroup:
    """Icons that belong together: a catalogue key for the title, and their names."""

    title: str
    icons: tuple[str, ...]


class AidModule(Protocol):
    """A module `scenes/games/<game>/aid.py`."""

    @property
    def ICON_GROUPS(self) -> Sequence[IconGroup]:  # noqa: N802 (a constant of a module)
        """The dictionary's parts in their order."""

    def aid(self, say: Say) -> Sequence[Entry]:
        """The player aid from the game's data."""

    def icon_source(self) -> IconSource:
        """The game's icons by name and height in px."""


def icon_groups(game: str, groups: Mapping[str, str]) -> tuple[IconGroup, ...]:
    """The dictionary's parts: keys of `handbook.icon_group.<game>` with icons apart by blanks."""
    return tuple(
        IconGroup(f"handbook.icon_group.{game}.{title}", tuple(icons.split()))
        for title, icons in groups.items()
    )


def icon_key(game: str, name: str) -> str:
    """The catalogue key of what an icon of a game means."""
    return f"handbook.icon.{game}.{name}"


class AidWords:
    """Says what a game's aid says: sentences of `handbook.aid.<game>`, icons inside them."""

    def __init__(self, game: str, say: Say, icons: Collection[str]) -> None:
        self.say = say
        self._key = f"handbook.aid.{game}"
        self._icons = icons

    def text(self, key: str, **values: object) -> str:
        """A sentence of the game's aid."""
        return self.say(Text(f"{self._key}.{key}", values))

    def heading(self, key: str, clause: str) -> Heading:
        """The head of a part."""
        return Heading(self.text(key), clause)

    def head(self, shares: tuple[float, ...], *names: str) -> Row:
        """The heads of a table's columns, `column.<name>` each."""
        return Row(tuple(self.text(f"column.{name}") for name in names), shares, head=True)

    def steps(self, keys: Mapping[str, str]) -> Iterable[Step]:
        """Numbered steps: `<key>.title` and `<key>.text`, with the clause of each."""
        for number, (key, clause) in enumerate(keys.items(), 1):
            title, text = self.text(f"{key}.title"), self.text(f"{key}.text")
            yield Step(str(number), title, text, clause)

    def remark(self, key: str) -> Remark:
        """A sentence below a table."""
        return Remark(self.text(f"remark.{key}"))

    def glyph(self, name: str) -> str:
        """An icon for a sentence; "/" is the word "or", anything else stays as it is."""
        if name == "/":
            return self.text("row.or")
        return f"{{{name}}}" if name in self._icons else name

    def glyphs(self, names: Iterable[str]) -> str:
        """Icons in a row."""
        return " ".join(self.glyph(name) for name in names)
