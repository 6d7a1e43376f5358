"""The way through the rulebook: where one has been, for back and forward."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Trail:
    """Where one has been: ids of clauses and sections, at least one, and which is shown."""

    places: list[str]
    at: int = 0

    def go(self, name: str) -> None:
        """A new place; what lay ahead is forgotten."""
        if self.here == name:
            return
        self.places = [*self.places[: self.at + 1], name]
        self.at = len(self.places) - 1

    @property
    def here(self) -> str:
        """The place that is shown."""
        return self.places[self.at]

    def step(self, by: int) -> str:
        """Go back or forward; the id there, empty at the ends."""
        if not 0 <= self.at + by < len(self.places):
            return ""
        self.at += by
        return self.places[self.at]
