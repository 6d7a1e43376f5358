"""The open book of sets, as its leaves know it."""

from __future__ import annotations

import pygame

from scenes.handbook.sets.desk import Desk
from scenes.shell.widgets.book import BookScene


class SetsBook(BookScene):
    """The sets of `game` on their `desk`."""

    game: str
    desk: Desk

    def open_clause(self, clause: str) -> None:
        """Show a clause in the rulebook, which lies over this book."""

    def refill(self) -> None:
        """Something else is to be shown."""

    def write_name(self, box: pygame.Rect, hint: str, longest: int) -> None:
        """Write the name of the open set at this place of the window."""
