"""Ways from one scene to another: scenes ask for each other here and import none of their siblings.

`scenes/launch.py`, which knows every scene, fills the table. Every route makes a scene; whoever
asked decides whether it comes on top or in the place of what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from saves.container import SUFFIX
from scenes.shell.layer import Layer, Size

if TYPE_CHECKING:
    from engine.session import Session
    from scenes.shell.taught import Still


@dataclass(frozen=True, slots=True)
class FileRequest:
    """What is to be chosen, in finished words. `name`: the proposed name of a new file.

    `note` is a remark that must be read before; `warn` makes it look like a warning. `suffix`: how
    the names of such files end. `game`: whose book it lies on, in its colours.
    """

    kind: Literal["open", "save", "folder"]
    title: str
    accept: str
    note: str = ""
    warn: bool = False
    name: str = ""
    replace: str = ""
    suffix: str = SUFFIX
    game: str = ""


FileChosen = Callable[[Path], str]
"""Takes the chosen path; what went wrong (the sheet stays open) or an empty string."""


class HandbookRoute(Protocol):
    """The handbook of `game`, open at a clause or at another chapter."""

    def __call__(self, game: str, clause: str = "", tab: str = "rules") -> Layer: ...


class BoxRoute(Protocol):
    """The owner's box of `game`: what is printed in it, open at an entry of the component file."""

    def __call__(self, game: str, entry: str = "") -> Layer: ...


class LessonRoute(Protocol):
    """The first game of `game` with a guide, where somebody left off, `afresh`, or at a chapter."""

    def __call__(self, game: str, *, afresh: bool = False, chapter: int = -1) -> Layer: ...


class LibraryRoute(Protocol):
    """All kept games; `given` is a file with a game that is taken in as soon as it is open."""

    def __call__(self, given: Path | None = None) -> Layer: ...


class TableRoute(Protocol):
    """The table on which a session is played, with the id that the library keeps it by; with
    `look_at` it opens where that decision is looked back at."""

    def __call__(self, session_id: str, session: Session, look_at: int = -1) -> Layer: ...


class ReviewRoute(Protocol):
    """Where a session that is over turned, from the knowledge of one seat after the other."""

    def __call__(self, session_id: str, session: Session) -> Layer: ...


class BoxSetsRoute(Protocol):
    """The sets of figures of an owner's box of `game`: "sets", "rulings", "changes", "trials"."""

    def __call__(self, game: str, tab: str = "sets") -> Layer: ...


class ResultsRoute(Protocol):
    """The score sheet of a session that is over; `replay` plays it again on the table below."""

    def __call__(
        self, session_id: str, session: Session, replay: Callable[[], None] | None = None
    ) -> Layer: ...


@dataclass(frozen=True, slots=True)
class Routes:
    """Every scene that another one leads to."""

    home: Callable[[], Layer]
    """The scene that the app begins with and falls back to."""
    lobby: Callable[[str], Layer]
    """Who plays: the lobby of a game."""
    table: TableRoute
    results: ResultsRoute
    review: ReviewRoute
    handbook: HandbookRoute
    learn: Callable[[str], Layer]
    """The handbook where somebody opens it who wants to learn a game; "": which one is asked."""
    lesson: LessonRoute
    practice: Callable[[str, int], Layer]
    """The positions of a game to practise, beginning with one of them."""
    example: Callable[[str, str], Layer]
    """A worked example of a game's rulebook, by its id, on a table."""
    still: Callable[[Session, Size], Iterator[Still | None]]
    """The table of a session as a picture, for a window of this size; None while it is made."""
    gallery: Callable[[str], Layer]
    """All cards of a game."""
    box: BoxRoute
    library: LibraryRoute
    records: Callable[[], Layer]
    settings: Callable[[], Layer]
    files: Callable[[FileRequest, FileChosen], Layer]
    """A sheet on which a file or a folder is chosen."""
    box_sets: BoxSetsRoute
