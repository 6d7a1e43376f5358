"""One damaged byte of stored component data harms no game that can still be helped."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path

import pytest

from engine.games import load_game
from saves.errors import SaveError
from saves.library import Library
from tests.saves.samples import DATA_TEXT, begin, library_file


def damage(path: Path, how: str) -> None:
    """Spoil every row of component data without telling SQLite."""
    connection = sqlite3.connect(path)
    for data_hash, packed in connection.execute("SELECT hash, packed FROM data").fetchall():
        spoilt: object = {
            "byte": packed[:40] + bytes([packed[40] ^ 1]) + packed[41:],
            "cut": packed[:-9],
            "other": zlib.compress(b"another text"),
            "number": 7,
        }[how]
        connection.execute("UPDATE data SET packed = ? WHERE hash = ?", (spoilt, data_hash))
    connection.commit()
    connection.close()


def lose(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DELETE FROM data")
    connection.commit()
    connection.close()


HOWS = ("byte", "cut", "other", "number")


@pytest.mark.parametrize("how", HOWS)
def test_a_new_game_can_be_read_though_the_row_was_damaged_meanwhile(
    tmp_path: Path, how: str
) -> None:
    path = library_file(tmp_path)
    with Library.open(path) as library:
        begin(library, 2)
        damage(path, how)
        session = begin(library, 3)
        assert library.load(session).data_text == DATA_TEXT
    with Library.open(path) as library:
        assert library.load(session).data_text == DATA_TEXT


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("game", ["viscounts", "versailles"])
def test_the_programs_own_text_takes_the_place_of_a_damaged_copy(
    tmp_path: Path, how: str, game: str
) -> None:
    path, text = library_file(tmp_path), load_game(game).data_text
    with Library.open(path) as library:
        session = begin(library, 2, game=game, data_text=text)
    damage(path, how)
    with Library.open(path) as library:
        assert library.status.notices == ()
        assert library.load(session).data_text == text


def test_a_missing_row_is_written_again(tmp_path: Path) -> None:
    path, text = library_file(tmp_path), load_game("tara").data_text
    with Library.open(path) as library:
        session = begin(library, 2, game="tara", data_text=text)
    lose(path)
    with Library.open(path) as library:
        assert library.load(session).data_text == text


@pytest.mark.parametrize("how", HOWS)
def test_games_that_cannot_be_helped_go_to_the_bin_with_a_sentence(
    tmp_path: Path, how: str
) -> None:
    path = library_file(tmp_path)
    with Library.open(path) as library:
        broken = {begin(library, 2), begin(library, 5)}
    damage(path, how)
    with Library.open(path) as library:
        sound = begin(library, 1, data_text=DATA_TEXT + "\n# corrected\n")
        (notice,) = library.status.notices
        assert (notice.key, notice.values) == ("library.games_set_aside", {"n": 2})
        assert [line.id for line in library.sessions()] == [sound]
        assert {line.id for line in library.sessions(deleted=True)} == broken
        for session in broken:
            with pytest.raises(SaveError, match=r"session\.unreadable"):
                library.load(session)
    with Library.open(path) as library:
        assert library.status.notices == ()
        latest = library.latest_unfinished()
        assert latest is not None
        assert latest.id == sound


def test_a_broken_game_comes_back_with_the_text_that_it_lacks(tmp_path: Path) -> None:
    """The same component file, imported or begun with again, helps all games begun with it."""
    path = library_file(tmp_path)
    with Library.open(path) as library:
        broken = begin(library, 2)
    damage(path, "byte")
    with Library.open(path) as library:
        begin(library, 1)
        assert library.load(broken).data_text == DATA_TEXT
