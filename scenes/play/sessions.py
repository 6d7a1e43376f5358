"""From saved sessions to played ones: begin and load."""

from __future__ import annotations

from dataclasses import dataclass

from engine.box.playing import with_box, without_box
from engine.box.rulings import ruled_text
from engine.game import Config
from engine.games import load_game
from engine.session import Session
from saves.errors import Message, SaveError, message
from saves.library import Library
from saves.model import Replay
from saves.replaying import progress_of, replayed, restore
from saves.resume import resume
from scenes.play.boxes import Boxed


@dataclass(frozen=True, slots=True)
class Loaded:
    """A session ready to be played on; `problem` says if something had to be left out."""

    id: str
    session: Session
    problem: Message | None = None


def begin(
    library: Library, game_key: str, config: Config, seed: int, boxed: Boxed | None = None
) -> Loaded:
    """Set up a new game and keep it from the first moment on; `boxed`: with the owner's figures
    instead of the program's."""
    text = load_game(game_key).data_text if boxed is None else boxed.data_text
    game = load_game(game_key, ruled_text(game_key, text, config))
    config = without_box(config) if boxed is None else with_box(config, boxed.box)
    session = Session(game, config, seed)
    session_id = library.create_session(
        game=game_key,
        rules_version=game.version,
        config=config,
        seed=seed,
        data_text=game.data_text,
        progress=progress_of(session),
    )
    return Loaded(session_id, session)


def load(library: Library, session_id: str, replay: Replay = replayed) -> Loaded:
    """Go on with a saved session as far as the rules agree with it.

    When a part must be left out, play goes on in a copy and the saved one stays whole. SaveError
    when it cannot be read at all. `replay` replays by the rules of today.
    """
    found = resume(library, session_id, replay)
    session = found.played
    try:
        if session is None:
            session = restore(found.record)
    except Exception as error:  # its component data make no sense to the rules of today
        raise SaveError(message("session.unreadable")) from error
    if found.session is not None:
        return Loaded(found.session, session)
    copy = library.branch(found.record.id, len(session.log))
    return Loaded(copy, session, found.problem)
