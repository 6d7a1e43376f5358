"""The plain values that go in and out of the library."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from saves.errors import Message
from saves.reasons import PlainReason

if TYPE_CHECKING:
    from engine.session import Session

SESSION_FORMAT: Final = 1
"""How configuration, log and digests are written down; one newer than this is refused."""

DIGEST_EVERY: Final = 20
"""A position's digest is saved after each so many decisions."""

Progress = Mapping[str, str | int]
"""Round, phase and the like for the list of sessions: plain values, words come from texts."""


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """A whole session. `log` holds all decisions; those from `cursor` on are undone.

    `digests[n]` is the digest of the position after the first n decisions.
    """

    game: str
    rules_version: int
    config: dict[str, Any]
    seed: int
    data_text: str
    log: list[list[Any]] = field(default_factory=list)
    cursor: int = 0
    digests: dict[int, str] = field(default_factory=dict)
    name: str = ""
    progress: Progress = field(default_factory=dict)
    assisted: bool = False
    hints: int = 0
    """How many hints were taken."""
    reasons: dict[int, PlainReason] = field(default_factory=dict)
    """Why computers took decisions, by number of the decision."""
    finished: bool = False
    result: dict[str, Any] | None = None
    created: float = 0.0
    updated: float = 0.0
    id: str = ""
    problem: Message | None = None
    """Set by loading when decisions could not be read: `log` ends before the first of them."""


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """A seat as the list of sessions shows it."""

    kind: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """One line of the list of sessions; times in seconds since 1970."""

    id: str
    game: str
    name: str
    players: tuple[PlayerSummary, ...]
    progress: Progress
    decisions: int
    created: float
    updated: float
    finished: bool
    assisted: bool
    deleted: bool
    result: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SessionDetails:
    """What is shown of one chosen session beside its line in the list, without its log.

    `seats` are those of the configuration, with all that the game keeps about them.
    """

    seats: tuple[Mapping[str, Any], ...]
    seed: int
    saved: int
    """Number of decisions, undone ones included."""
    box: str = ""
    """The name of the owner's figures, empty for the program's."""


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """A finished game in the table of records. `category` is the row it competes in."""

    game: str
    category: str
    score: int
    won: bool
    session: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    created: float = 0.0


@dataclass(frozen=True, slots=True)
class Replayed:
    """What the rules say to the first `cursor` decisions of a session.

    `good` of them are legal and agree with the stored digests (see `replaying.agreed`); the
    rest describes the position after these, `session` is the game that was replayed.
    """

    good: int
    finished: bool = False
    progress: Progress = field(default_factory=dict)
    result: dict[str, Any] | None = None
    session: Session | None = None


Replay = Callable[[SessionRecord], Replayed]
"""Replays `log[:cursor]` with the stored data: `replaying.replayed`, or who watches over it."""


@dataclass(frozen=True, slots=True)
class Status:
    """Whether decisions reach the disk, and if not, why. `notices` tell what opening did."""

    saving: bool
    problem: Message | None = None
    notices: tuple[Message, ...] = ()
