"""What can be corrected, entry by entry: names, pictures, and which of them are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.box.figures import Figure
from engine.cells.forms import CHOICE
from engine.texts import sentence_case
from scenes.games.screens import screens_of
from scenes.handbook.box.words import group_words
from scenes.handbook.box.workbench import LATER, OURS, Workbench
from scenes.handbook.gallery.content import CardEntry, GallerySource
from scenes.handbook.rules.search import fold, terms
from scenes.shell.services import Services
from sprites.common.rich import IconSource

ALL: Final = "all"
LEFT: Final = "left"
MINE: Final = "mine"
FILTERS: Final = (LEFT, MINE, ALL)
"""What is still reconstructed, what the box says something about, everything."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the list: an entry, or the heading of a group with so many entries."""

    entry: str
    group: str
    count: int = 0

    @property
    def heading(self) -> bool:
        """True for the name of a group."""
        return not self.entry


class Things:
    """The names and pictures of a game's entries, with the figures of a component file."""

    def __init__(self, app: Services, game: str, text: str | None) -> None:
        self._app, self._game = app, game
        self.source: GallerySource | None = None
        self.cards: dict[str, CardEntry] = {}
        self.boards: dict[str, CardEntry] = {}
        self.show(text)

    def show(self, text: str | None) -> None:
        """The component file is another one now."""
        make = screens_of(self._game).gallery
        if make is None:
            return
        self.source = make(self._app.say, text)
        self.cards = {card.entry: card for card in reversed(self.source.entries) if card.entry}
        self.boards = {board.entry: board for board in self.source.boards}

    @property
    def icon(self) -> IconSource:
        """The game's icons."""
        return _no_icon if self.source is None else self.source.icon_source()

    def group(self, group: str) -> str:
        """The name of a list of the file."""
        return self._app.say(group_words(self._game, group))

    def title(self, entry: str) -> str:
        """What an entry is called."""
        card = self.cards.get(entry)
        if card is not None:
            return card.name
        group, _, key = entry.partition(" ")
        key = key.removeprefix("number ")
        if not key:
            return self.group(group)
        words = f"{self._game}.box.choice.{key}"
        name = self._app.say(words) if self._app.catalogue.has(words) else key
        return self._app.say("handbook.box.titled", group=self.group(group), name=name)

    def short(self, entry: str) -> str:
        """The same where the name of its group stands beside it."""
        words = f"{self._game}.box.choice.{entry.partition(' ')[2]}"
        if entry in self.cards or not self._app.catalogue.has(words):
            return self.title(entry)
        return sentence_case(self._app.say(words))

    def shown_on(self, entry: str, figures: Iterable[Figure]) -> CardEntry | None:
        """The card that shows an entry: its own, or the first that names it."""
        own, key = self.cards.get(entry) or self.boards.get(entry), entry.partition(" ")[2]
        if own is not None or not key:
            return own
        naming = (f.entry for f in figures if f.kind == CHOICE and f.value == key)
        return next((self.cards[each] for each in naming if each in self.cards), None)

    def sign(self, entry: str, px: int) -> pygame.Surface | None:
        """The sign of the game that stands for an entry without a picture of its own."""
        return self.icon(entry.partition(" ")[2] or entry, px)

    def name_of_key(self, key: str) -> str:
        """The name of the card of a key, "" for none."""
        found = (card for entry, card in self.cards.items() if entry.endswith(f" {key}"))
        card = next(found, None)
        return "" if card is None else card.name

    def remark(self, entry: str) -> str:
        """What tells an entry from others of its name."""
        card = self.cards.get(entry)
        if card is None or not card.lines:
            return ""
        return card.lines[min(1, len(card.lines) - 1)].words


def rows_of(bench: Workbench, things: Things, shown: str, query: str) -> Sequence[Row]:
    """The rows that fit a filter and the words that were searched for."""
    words = terms(query)
    groups: dict[str, list[str]] = {}
    for entry in bench.entries:
        group = entry.partition(" ")[0]
        if _fits(bench, entry, shown) and _has(things, entry, group, words):
            groups.setdefault(group, []).append(entry)
    rows: list[Row] = []
    for group, entries in groups.items():
        rows.append(Row("", group, len(entries)))
        rows += [Row(entry, group) for entry in entries]
    return rows


def _fits(bench: Workbench, entry: str, shown: str) -> bool:
    if shown == LEFT:
        return bench.state_of_entry(entry) in (OURS, LATER)
    return shown != MINE or bench.touched(entry)


def _has(things: Things, entry: str, group: str, words: Sequence[str]) -> bool:
    if not words:
        return True
    card = things.cards.get(entry)
    text = fold(f"{things.title(entry)} {things.group(group)} {card.words if card else ''}")
    return all(word in text for word in words)


def _no_icon(name: str, size: int) -> None:
    """A game without pictures has none."""
