"""What a chapter of the handbook gives to its book, and what it may ask of it."""

from __future__ import annotations

from typing import Protocol

import pygame

from scenes.handbook.book import GameBook
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer
from sprites.handbook.layout import BookLayout


class Chapter(Protocol):
    """One chapter: it lays itself out, draws both pages and reacts to its targets."""

    def lay_out(self, layout: BookLayout) -> None:
        """The window or the size of words changed."""

    def targets(self) -> list[Target]:
        """Everything that can be clicked now, in Tab order."""

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """Both pages."""

    @property
    def told(self) -> str:
        """What lies open, for somebody who listens."""

    def words(self, key: str) -> str:
        """What a target says to somebody who listens."""

    def choose(self, key: str) -> bool:
        """A target was clicked; False for one of somebody else."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys, wheel and dragging before the targets get them; True when used."""

    def touched(self, hovered: str, focused: str) -> None:
        """Hover or focus went to another target."""

    def leave(self) -> None:
        """Another chapter or scene comes."""

    @property
    def working(self) -> bool:
        """True while pictures are made that `work` goes on with."""

    def work(self) -> None:
        """Make some more of what takes longer than a frame."""


class ChapterBook(GameBook):
    """The open handbook of `game`, as its chapters know it."""

    def open_clause(self, clause: str) -> None:
        """Show a clause, from whichever chapter."""

    def change_game(self, game: str) -> None:
        """Take the book of another game from the shelf."""
