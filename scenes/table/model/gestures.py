"""Which decisions came from one gesture: they are taken back, and taken again, together."""

from __future__ import annotations


class Gestures:
    """Lengths of the log that lie in the midst of one gesture."""

    def __init__(self) -> None:
        self._inside: frozenset[int] = frozenset()

    def made(self, first: int, end: int) -> None:
        """The decisions from `first` up to `end` were one gesture; what was decided from there on
        before is forgotten."""
        before = {length for length in self._inside if length <= first}
        self._inside = frozenset(before | set(range(first + 1, end)))

    def splits(self, length: int) -> bool:
        """True where a log of this length would end in the midst of a gesture."""
        return length in self._inside
