"""Damaged libraries: whatever lies there, a new game that is said to be saved is there next time.

Run as `uv run python -m tests.attacks.libraries --libraries 400 --data-dir DIR`.
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

from engine.games import game_keys
from engine.session import from_json
from saves.library import Library
from saves.replaying import progress_of, wants_digest
from scenes.play.seating import persons_config
from scenes.play.sessions import begin, load
from scenes.table.saving.autosave_writer import LibraryAutosave
from tests.attacks.figures import Figures

PAGE = 4096
TABLES = (
    "data",
    "session",
    "decision",
    "digest",
    "reason",
    "picture",
    "setting",
    "record",
    "holder",
)
JUNK = ("NULL", "''", "x'ff00fe'", "-1", "1e300", "'[[[[['", "'{}'", "zeroblob(70000)", "'\ufffd'")


def play(library: Library, game: str, chance: Random, decisions: int) -> str:
    """A new game of so many decisions; its id."""
    loaded = begin(library, game, persons_config(2), chance.randrange(10**6))
    session = loaded.session
    autosave = LibraryAutosave(library, loaded.id, partial(progress_of, session), lambda: None)
    for index in range(decisions):
        action = chance.choice(list(session.state.options))
        session.act(action)
        digest = session.digest() if wants_digest(index + 1) else None
        autosave.append(index, action, digest, None)
    return loaded.id


# Damages -----------------------------------------------------------------------------------------


def flip(path: Path, chance: Random) -> None:
    """Some bytes are others."""
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 3, 30, 1000))):
        content[chance.randrange(len(content))] = chance.randrange(256)
    path.write_bytes(content)


def shorten(path: Path, chance: Random) -> None:
    """Its end is missing."""
    content = path.read_bytes()
    path.write_bytes(content[: chance.choice((0, 1, 99, 100, chance.randrange(len(content))))])


def spoil_pages(path: Path, chance: Random) -> None:
    """Pages are empty, or stand where others should."""
    content = bytearray(path.read_bytes())
    pages = max(1, len(content) // PAGE)
    for _ in range(chance.randrange(1, 5)):
        at, other = chance.randrange(pages) * PAGE, chance.randrange(pages) * PAGE
        new = bytes(PAGE) if chance.random() < 0.5 else bytes(content[other : other + PAGE])
        content[at : at + PAGE] = new
    path.write_bytes(content)


def spoil_side_files(path: Path, chance: Random) -> None:
    """A WAL or journal of something else lies beside it."""
    for side in ("-wal", "-shm", "-journal"):
        if chance.random() < 0.6:
            path.with_name(path.name + side).write_bytes(chance.randbytes(chance.randrange(9000)))


def replace_it(path: Path, chance: Random) -> None:
    """Something else has its name."""
    path.unlink()
    kind = chance.randrange(4)
    if kind == 0:
        path.write_bytes(chance.randbytes(20_000))
    elif kind == 1:
        path.write_text("not a library\n" * 50, encoding="utf-8")
    elif kind == 2:
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE mine (a)")
        other.commit()
        other.close()
    # else there is nothing but what lies beside it


def spoil_rows(path: Path, chance: Random) -> None:
    """Values, rows and tables are not what they were."""
    raw = sqlite3.connect(path, isolation_level=None)
    for _ in range(chance.randrange(1, 6)):
        table = chance.choice(TABLES)
        columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
        if not columns:
            continue
        column, junk = chance.choice(columns), chance.choice(JUNK)
        statement = chance.choice(
            (
                f"UPDATE OR IGNORE {table} SET {column} = {junk}",
                f"UPDATE OR IGNORE {table} SET {column} = {junk} WHERE abs(random()) % 3 = 0",
                f"DELETE FROM {table} WHERE abs(random()) % 2 = 0",
                f"ALTER TABLE {table} RENAME COLUMN {column} TO odd",
                f"DROP TABLE {table}",
                f"PRAGMA user_version = {chance.choice((0, 1, 2, 3, 4, -1))}",
                f"PRAGMA application_id = {chance.randrange(2**31)}",
                "CREATE TRIGGER acting AFTER INSERT ON decision BEGIN DELETE FROM decision; END",
                "CREATE VIEW odd AS SELECT 1",
            )
        )
        with suppress(sqlite3.Error):
            raw.execute(statement)
    raw.close()


DAMAGES: tuple[Callable[[Path, Random], None], ...] = (
    flip,
    flip,
    shorten,
    spoil_pages,
    spoil_pages,
    spoil_side_files,
    replace_it,
    spoil_rows,
    spoil_rows,
    spoil_rows,
)


# Verdicts ----------------------------------------------------------------------------------------


def verdict(path: Path, chance: Random) -> str:
    """ "kept", "told" where the app said that nothing is saved, or what went wrong."""
    decisions = chance.choice((3, 8, 25))
    with Library.open(path) as library:
        session = play(library, chance.choice(game_keys()), chance, decisions)
        expected = [from_json(action) for action in library.load(session).log]
        for line in library.sessions():
            library.details(line.id)
            library.picture(line.id)
        saving = library.status.saving
    if not saving:
        return "told"
    with Library.open(path) as library:
        if not library.status.saving:
            return "not saving at the second start"
        record = library.load(session)
        loaded = load(library, session)
        whole = [from_json(action) for action in record.log] == expected
        good = whole and len(expected) == decisions and loaded.problem is None
        return "kept" if good and loaded.id == session else "lost"


def main() -> int:
    """Damage as many as asked; 0 when no new game was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.libraries", description=__doc__)
    parser.add_argument("--libraries", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data-dir", type=Path, required=True)
    words = parser.parse_args()
    chance, figures = Random(words.seed), Figures(words.data_dir / "libraries.jsonl")
    model = words.data_dir / "model"
    with Library.open(model / "library.sqlite3") as library:
        for game in game_keys():
            play(library, game, chance, 30)
        library.set_setting("speed", 2)
    for number in range(words.libraries):
        folder = words.data_dir / f"library_{number}"
        shutil.copytree(model, folder)
        path, damage = folder / "library.sqlite3", chance.choice(DAMAGES)
        damage(path, chance)
        try:
            said = verdict(path, chance)
        except Exception:
            said = "traceback"
            print(number, damage.__name__, traceback.format_exc(), file=sys.stderr)
        figures.note(said, number=number, damage=damage.__name__)
        if said in ("kept", "told"):
            shutil.rmtree(folder)
    figures.total(libraries=words.libraries)
    return 0 if set(figures.outcomes) <= {"kept", "told"} else 1


if __name__ == "__main__":
    sys.exit(main())
