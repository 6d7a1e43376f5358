"""How many figures of a game's sets wait for a decision of their owner."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine.box.applying import shipped
from engine.box.drift import drift_of
from saves.boxes import BoxShelf


def waiting(shelf: BoxShelf, game: str) -> int:
    """Figures of the program that are others than when they were corrected, in all sets. Cheap as
    long as the file is the same: it is read once."""
    try:
        found = shelf.path(game).stat()
    except OSError:
        return 0
    return _counted(str(shelf.folder.parent), game, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def _counted(data: str, game: str, changed: int, size: int) -> int:
    base = shipped(game)
    boxes = BoxShelf(Path(data)).read(game).file.boxes.values()
    return sum(len(drift_of(box, base)) for box in boxes)
