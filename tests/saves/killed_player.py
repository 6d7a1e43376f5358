"""Plays into a library until it is killed, telling each step that the library acknowledged.

Run as `python -m tests.saves.killed_player LIBRARY SESSION FIRST_STEP`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from saves.library import Library
from tests.saves.samples import begin, decision


class Course:
    """What the session must look like after so many steps: the same for player and judge."""

    def __init__(self) -> None:
        self.log: list[list[object]] = []
        self.cursor = 0
        self.step = 0

    def advance(self) -> tuple[str, int]:
        """Take the next step; returns its kind ("append" or "move") and decision or cursor."""
        self.step += 1
        if self.step % 9 == 0 and self.cursor > 4:
            self.cursor -= 3
            return "move", self.cursor
        if self.cursor < len(self.log) and self.step % 9 == 1:
            self.cursor += 1
            return "move", self.cursor
        del self.log[self.cursor :]
        self.log.append(decision(self.step))
        self.cursor += 1
        return "append", self.cursor - 1


def main(path: str, session: str, first_step: str) -> None:
    course = Course()
    while course.step < int(first_step):
        course.advance()
    library = Library.open(Path(path))
    if not library.status.saving:
        print("not saving", library.status, flush=True)
        return
    session = session or begin(library)
    print("session", session, flush=True)
    while True:
        kind, number = course.advance()
        if kind == "move":
            library.move(session, number)
        else:
            digest = str(course.step) if number % 20 == 19 else None
            library.append(session, number, decision(course.step), digest, {"step": course.step})
        print("step", course.step, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
