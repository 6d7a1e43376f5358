"""The open chooser: which of several fitting choices is meant."""

from __future__ import annotations

from dataclasses import dataclass

from engine.explain import Blocked, Choice


@dataclass(slots=True)
class Picking:
    """An open chooser: its choices, the anchor beside which it stands, the first row shown, the
    row that the keyboard is on, and what is not possible there, which stands below."""

    choices: tuple[Choice, ...]
    at: str = ""
    first: int = 0
    row: int = 0
    blocked: tuple[Blocked, ...] = ()

    def step(self, by: int) -> None:
        """Move the keyboard's row."""
        self.row = (self.row + by) % len(self.choices)
