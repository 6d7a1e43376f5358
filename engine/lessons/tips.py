"""First-time tips: one sentence the first time a kind of question or event appears.

Reads `engine/games/<game>/lessons/tips.toml`; the sentences are `<game>.tip.<id>`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.cells import Sheet, parse_toml
from engine.events import Event
from engine.games import folder_of
from engine.lessons.patterns import Moment, Pattern, parse_pattern

_FILE = "tips.toml"


@dataclass(frozen=True, slots=True)
class Tip:
    """What is said once about a question (`?op`, `op:verb` on offer) or an event (`+kind`)."""

    id: str
    game: str
    on: Pattern
    clause: str

    @property
    def text(self) -> str:
        """Its key in the catalogue."""
        return f"{self.game}.tip.{self.id}"


@lru_cache(maxsize=8)
def load_tips(game: str) -> tuple[Tip, ...]:
    """The tips of a game in their order; none where it has no file. Raises DataError."""
    path: Path = folder_of(game) / "lessons" / _FILE
    return read_tips(game, path.read_text(encoding="utf-8")) if path.is_file() else ()


def read_tips(game: str, text: str) -> tuple[Tip, ...]:
    """Tips from the text of their file. Raises DataError."""
    sheet = Sheet(_FILE, parse_toml(_FILE, text))
    tips = tuple(
        Tip(each.word("id"), game, each.parsed("on", parse_pattern), each.word("clause"))
        for each in sheet.entries("tip")
    )
    sheet.finish()
    return tips


def tip_for(
    tips: Iterable[Tip],
    moment: Moment,
    events: Collection[Event],
    seat: int,
    seen: Collection[str],
) -> Tip | None:
    """The first tip that was not seen yet and is about what has just happened, else about what is
    asked now."""
    fresh = [tip for tip in tips if tip.id not in seen]
    happened = (tip for tip in fresh if any(tip.on.tells(event, seat) for event in events))
    asked = (tip for tip in fresh if tip.on.holds(moment))
    return next(happened, None) or next(asked, None)
