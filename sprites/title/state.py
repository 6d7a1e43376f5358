"""What the hall has to say and how its parts are touched at the moment: plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Look:
    """How a target is touched. `glow` 0..1 is the light of hovering, for smooth growing."""

    glow: float = 0.0
    focused: bool = False
    pressed: bool = False

    @property
    def bright(self) -> bool:
        return self.glow > 0.5 or self.focused or self.pressed

    def plain(self) -> Look:
        """Only what changes the face itself, for caching."""
        return Look(1.0 if self.bright else 0.0)


REST = Look()


@dataclass(frozen=True, slots=True)
class PlateWords:
    """The finished words of a name plate."""

    name: str
    line: str


@dataclass(frozen=True, slots=True)
class ContinueWords:
    """The finished words of Continue. `game`: whose crest it shows. `closed`: it leads nowhere."""

    title: str
    line: str
    game: str | None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class TitleState:
    """Everything that may change while the title is shown.

    `plates` by game, `menu` words by entry, `looks` by target key (missing = untouched).
    """

    plates: Mapping[str, PlateWords]
    continue_: ContinueWords
    menu: Mapping[str, str]
    looks: Mapping[str, Look] = field(default_factory=dict)

    def look(self, key: str) -> Look:
        return self.looks.get(key, REST)
