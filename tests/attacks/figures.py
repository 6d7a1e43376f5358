"""Lines of JSON that survive a kill of the command that writes them."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path


class Figures:
    """One line per attack; all are counted by their outcome."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self.outcomes: Counter[str] = Counter()

    def note(self, outcome: str, **values: object) -> None:
        """An attack is over; `outcome` is one word for it."""
        self.outcomes[outcome] += 1
        self._write({"outcome": outcome, **values})

    def total(self, **values: object) -> None:
        """The last line."""
        self._write({"total": dict(self.outcomes), **values})

    def _write(self, line: dict[str, object]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
