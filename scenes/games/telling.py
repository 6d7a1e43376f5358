"""How every game's inspector finds its words: by the kind that an anchor's name begins with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from engine.explain import Text
from scenes.table.view import AidEntry, GameState, Inspection, Say
from sprites.common.players import PlayerStyle

Pictures = TypeVar("Pictures")
Who = TypeVar("Who")
Tellers = Mapping[str, Callable[[Who, list[str]], Inspection | None]]
"""By kind of anchor: from an inspector and the rest of the name to what there is to say."""


def tell(tellers: Tellers[Who], who: Who, anchor: str) -> Inspection | None:
    """What there is to say about an anchor "kind:rest:rest"; None for nothing."""
    kind, *parts = anchor.split(":")
    teller = tellers.get(kind)
    return teller(who, parts) if teller is not None else None


def dictionary(say: Say, folder: str, names: Iterable[str]) -> list[AidEntry]:
    """The icon dictionary on the rail: sentences `<folder>.<icon>` of the catalogue."""
    return [AidEntry(name, say(f"{folder}.{name}")) for name in names]


@dataclass(frozen=True, slots=True)
class ViewWords(Generic[GameState, Pictures]):
    """The base of an inspector: words about one view. `seat` is whose things lie on the shelf;
    `faces` draws what lies about; `picture_width` in px."""

    game: ClassVar[str]
    """Its key: sentences are `<game>.inspect.<key>` of the catalogue."""

    view: GameState
    seat: int
    styles: Sequence[PlayerStyle]
    say: Say
    faces: Pictures
    picture_width: int

    def text(self, key: str, **values: object) -> str:
        """A sentence of the inspector."""
        return self.say(Text(f"{self.game}.inspect.{key}", values))
