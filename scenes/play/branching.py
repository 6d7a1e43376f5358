"""Continue from here: a second session from an earlier moment, the first one left as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.session import Session
from saves.replaying import progress_of
from scenes.play.sessions import Loaded

if TYPE_CHECKING:
    from saves.library import Library


def foreseen(session: Session, length: int) -> bool:
    """True when somebody who goes back that far has seen something that should come as a
    surprise: the branch counts as assisted."""
    return length < session.free_from


def continue_from(
    library: Library | None,
    session_id: str,
    session: Session,
    length: int,
    name: str,
    *,
    advised: bool = False,
) -> Loaded:
    """A new session with the first `length` decisions, kept in the library where there is one;
    `advised`: somebody has read what would be stronger, so that it counts as assisted.

    ValueError when the session has fewer decisions.
    """
    branch = session.branch(length)
    assisted = advised or foreseen(session, length)
    branch.assisted = branch.assisted or assisted
    if library is None or not session_id:
        return Loaded("", branch)
    made = library.branch(session_id, length, name, progress=progress_of(branch), assisted=assisted)
    return Loaded(made, branch)
