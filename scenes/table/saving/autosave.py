"""What the library keeps of a table: every decision, and a small picture of the board."""

from __future__ import annotations

import pygame

from engine.session import Session
from saves.library import Library
from saves.replaying import progress_of
from scenes.play.records.keeping import keep_result
from scenes.table.drawing.workshop import board_picture
from scenes.table.saving.autosave_writer import LibraryAutosave


def autosave_for(
    library: Library | None, session_id: str, session: Session
) -> LibraryAutosave | None:
    """Writes the decisions of a session down; None for one that is not in a library."""
    if library is None or not session_id:
        return None
    return LibraryAutosave(
        library,
        session_id,
        lambda: progress_of(session),
        lambda: keep_result(library, session_id, session),
    )


def keep_picture(
    library: Library | None, session_id: str, resting: pygame.Surface | None, board: pygame.Rect
) -> None:
    """A small picture of the board at rest, which holds nothing private."""
    if library is None or resting is None or not session_id:
        return
    if resting.get_rect().contains(board):
        library.set_picture(session_id, board_picture(resting, board))
