"""At the start: damaged component data are replaced, or the games that need them set aside."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games import folder_of, game_keys
from saves.connection import Connection, transaction
from saves.datatexts import replace_unsound, unsound_data
from saves.errors import Message, message


def shipped_texts() -> Iterator[str]:
    """The component files of this program, of every game."""
    for key in game_keys():
        file = folder_of(key) / "cards.toml"
        if file.is_file():
            yield file.read_text(encoding="utf-8")


def care_for_data(connection: Connection) -> tuple[Message, ...]:
    """Hold every row against its hash; what was done about those that do not fit.

    The program's own text takes the place of a damaged copy. Games whose text is lost go into
    the bin, so that *Continue* and the list offer only what can be opened.
    """
    if not unsound_data(connection):
        return ()
    with transaction(connection):
        lost = replace_unsound(connection, shipped_texts())
        games = sum(_put_into_bin(connection, data_hash) for data_hash in lost)
    return (message("library.games_set_aside", n=games),) if games else ()


def _put_into_bin(connection: Connection, data_hash: str) -> int:
    done = connection.execute(
        "UPDATE session SET deleted = 1 WHERE data_hash = ? AND deleted = 0", (data_hash,)
    )
    return done.rowcount
