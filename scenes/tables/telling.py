"""How every game's inspector finds its words: by the kind that an anchor's name begins with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from scenes.table.view import AidEntry, Inspection, Say

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
