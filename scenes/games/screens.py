"""What a game brings to the screens that all games share, and where it is looked up.

`scenes/launch.py` registers the games that the app ships with; what a game brings is imported only
when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Protocol

if TYPE_CHECKING:
    from engine.game import Config
    from scenes.commands.shots.shot import Shot
    from scenes.handbook.aid.content import AidModule
    from scenes.handbook.aid.content import Say as BookSay
    from scenes.handbook.gallery.content import GallerySource
    from scenes.shell.settings import LobbyChoices
    from scenes.table.view import AnyTable, Say
    from sprites.common.cache import RasterCache

Role = Literal["play", "reserve", "out"]
CHANCE: Final = "chance"
"""The chip of the lobby that lets the seed choose the places."""


class PlaceChoice(Protocol):
    """Which places of a game's map take part, chosen in the lobby."""

    all: tuple[str, ...]
    default: tuple[str, ...]

    @property
    def open(self) -> bool:
        """False where all places are in play."""

    @property
    def by_chance(self) -> bool:
        """True while the seed chooses."""

    def role(self, province: str) -> Role:
        """What a place is in the coming game."""

    def press(self, province: str) -> None:
        """A place was pressed: it changes its role with another one."""

    def toggle_chance(self) -> None:
        """Let the seed choose, or go back to what was chosen before."""

    def settled(self, seed: int) -> tuple[str, ...]:
        """What a game with this seed begins with."""


class MakeGallery(Protocol):
    """Makes the gallery of a game, in the words of `say`; of the shipped component data where no
    other file is given."""

    def __call__(self, say: BookSay, data_text: str | None = None) -> GallerySource: ...


@dataclass(frozen=True, slots=True)
class GameScreens:
    """A game's own part of table, handbook, lobby and pictures; only the table is needed."""

    make_table: Callable[[Config, Say, RasterCache], AnyTable]
    aid: Callable[[], AidModule] | None = None
    """Player aid and icon dictionary."""
    gallery: MakeGallery | None = None
    """All cards."""
    places: Callable[[LobbyChoices, int], PlaceChoice] | None = None
    """Stored choices and number of players to the choice of places."""
    shots: Callable[[], Sequence[Shot]] | None = None
    """Named positions for `main.py shots`."""
    ambience: Path | None = None
    """The file that describes what is heard at the table."""
    box_places: Path | None = None
    """The file that says where on the table figures lie that have no picture of their own."""


_LOADERS: dict[str, Callable[[], GameScreens]] = {}


def register_screens(key: str, load: Callable[[], GameScreens]) -> None:
    """Make a game's screens known; `load` is called when they are asked for."""
    _LOADERS[key] = load


def forget_screens(key: str) -> None:
    """Take back what was registered."""
    _LOADERS.pop(key, None)


def has_screens(key: str) -> bool:
    """True for a game that has a table."""
    return key in _LOADERS


def screens_of(key: str) -> GameScreens:
    """What a game brings. Raises KeyError for one that was not registered."""
    return _LOADERS[key]()
