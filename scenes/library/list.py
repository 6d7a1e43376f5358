"""Which sessions the library shows, and in what order. No drawing here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from saves.model import SessionSummary
from scenes.shell.widgets.wording import sorting_key

SHOWS: Final = ("all", "unfinished", "finished", "deleted")
ORDERS: Final = ("played", "begun", "name", "round")


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be listed: one of SHOWS, a game's key or "" for all, one of ORDERS."""

    show: str = "all"
    game: str = ""
    order: str = "played"


@dataclass(frozen=True, slots=True)
class Stock:
    """Everything in the library, as it was read last."""

    kept: Sequence[SessionSummary] = ()
    deleted: Sequence[SessionSummary] = ()

    def of(self, show: str) -> list[SessionSummary]:
        """The sessions of one of SHOWS, any game."""
        if show == "deleted":
            return list(self.deleted)
        return [
            line for line in self.kept if show == "all" or line.finished == (show == "finished")
        ]

    def listed(self, choice: Choice) -> list[SessionSummary]:
        """The chosen sessions in the chosen order."""
        lines = self.of(choice.show)
        if choice.game:
            lines = [line for line in lines if line.game == choice.game]
        return sorted(lines, key=_KEYS[choice.order])

    def count(self, choice: Choice) -> int:
        """How many sessions a choice would list."""
        lines = self.of(choice.show)
        return sum(1 for line in lines if choice.game in ("", line.game))


def title_of(line: SessionSummary, joined: Callable[[list[str]], str]) -> str:
    """The name that a person gave, else the names of the players."""
    return line.name or joined([player.name for player in line.players])


def round_of(line: SessionSummary) -> int:
    """The round that the session stands in; 0 while it is being set up."""
    value = line.progress.get("round", 0)
    return value if isinstance(value, int) else 0


def place_of(lines: Iterable[SessionSummary], session_id: str) -> int:
    """Where a session stands in the list; -1 when it is not in it."""
    for place, line in enumerate(lines):
        if line.id == session_id:
            return place
    return -1


Order = float | tuple[object, ...]


def _by_name(line: SessionSummary) -> Order:
    return sorting_key(title_of(line, " ".join)), -line.updated


_KEYS: Final[dict[str, Callable[[SessionSummary], Order]]] = {
    "played": lambda line: -line.updated,
    "begun": lambda line: -line.created,
    "name": _by_name,
    "round": lambda line: (-round_of(line), -line.updated),
}
