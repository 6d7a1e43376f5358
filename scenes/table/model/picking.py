"""The open chooser: which of several fitting choices is meant."""

from __future__ import annotations

from dataclasses import dataclass

from engine.explain import Choice


@dataclass(slots=True)
class Picking:
    """An open chooser: its choices, the anchor beside which it stands, the first row shown, and
    the row that the keyboard is on."""

    choices: tuple[Choice, ...]
    at: str = ""
    first: int = 0
    row: int = 0

    def step(self, by: int) -> None:
        """Move the keyboard's row."""
        self.row = (self.row + by) % len(self.choices)
