"""What a game's module gives to the gallery of cards: plain values and a way to draw each card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from engine.explain import Text
from scenes.handbook.aid.content import Say, icon_key
from sprites.common.rich import IconSource

NO_VALUE = -1


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of a card's text: an icon by name, or none, and finished words."""

    icon: str
    words: str


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card of the gallery.

    `key` is its id. `kind` and `timing` are keys that the source names in words. `value` is its
    cost or number, NO_VALUE for none. `shape` is its width divided by its height. `entry` is its
    place in the component file, "townsfolk tf_acolyte"; empty for what has no place of its own.
    """

    key: str
    kind: str
    name: str
    value: int = NO_VALUE
    icons: tuple[str, ...] = ()
    timing: str = ""
    lines: tuple[CardLine, ...] = ()
    clauses: tuple[str, ...] = ()
    reconstructed: bool = False
    shape: float = 5 / 7
    entry: str = ""

    @property
    def words(self) -> str:
        """Everything that stands on the card."""
        return " ".join((self.name, *(line.words for line in self.lines)))


class GallerySource(Protocol):
    """A module `scenes/games/<game>/gallery.py` makes one with `make_gallery(say, data_text)`."""

    @property
    def entries(self) -> Sequence[CardEntry]:
        """All cards."""

    @property
    def boards(self) -> Sequence[CardEntry]:
        """What is no card but can be drawn alone with the figures of the file: boards."""

    @property
    def kinds(self) -> Sequence[str]:
        """In the order in which they are offered."""

    @property
    def timings(self) -> Mapping[str, str]:
        """Icon of each timing, empty for none; in the order in which they are offered."""

    @property
    def icons(self) -> Sequence[str]:
        """Icons that can be filtered by, in order."""

    @property
    def labels(self) -> Mapping[str, str]:
        """Catalogue keys of the headings over "icon", "timing" and "value"."""

    def picture(self, entry: CardEntry, width: int) -> pygame.Surface:
        """The card `width` px wide."""

    def kind_words(self, kind: str) -> Text:
        """The name of a kind, for several cards."""

    def timing_words(self, timing: str) -> Text:
        """When a card works."""

    def icon_words(self, name: str) -> Text:
        """What an icon means."""

    def icon_source(self) -> IconSource:
        """The game's icons by name and height in px."""


class CardWords:
    """The words that every game's source finds at the same places of the catalogue."""

    labels: Mapping[str, str] = {
        "icon": "handbook.gallery.icons",
        "timing": "handbook.gallery.when",
        "value": "handbook.gallery.value",
    }
    boards: Sequence[CardEntry] = ()

    def __init__(self, game: str, say: Say) -> None:
        self.game = game
        self.say = say

    def kind_words(self, kind: str) -> Text:
        return Text(f"handbook.gallery.{self.game}.kind.{kind}")

    def timing_words(self, timing: str) -> Text:
        return Text(f"handbook.gallery.{self.game}.timing.{timing}")

    def icon_words(self, name: str) -> Text:
        return Text(icon_key(self.game, name))

    def own(self, key: str, **values: object) -> str:
        """A sentence of the game's gallery."""
        return self.say(Text(f"handbook.gallery.{self.game}.{key}", values))
