"""What the chapters share that are rows to be chosen: nothing in them takes long."""

from __future__ import annotations


class RowsChapter:
    """The part of `scenes.handbook.chapter.Chapter` that such a chapter does not need."""

    def touched(self, hovered: str, focused: str) -> None:
        """The rows are lit by the pointer."""

    def leave(self) -> None:
        """Nothing to put away."""

    @property
    def working(self) -> bool:
        """Everything is there at once."""
        return False

    def work(self) -> None:
        """Nothing takes long here."""
