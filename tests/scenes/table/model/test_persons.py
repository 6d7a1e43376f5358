"""Several persons at one table: another language, and a long log for who is still on the way."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.model.passing import NOBODY
from scenes.table.model.persons import PersonsAtTable
from scenes.table.motion.watched import Watched


class Log:
    """Of those it is asked for, it is far behind with these."""

    def __init__(self, behind: set[int]) -> None:
        self.behind = behind
        self.done: list[object] = []

    def far_behind(self, viewers: Any) -> list[int]:
        return [viewer for viewer in viewers if viewer in self.behind]

    def tell_ahead(self, viewer: int, seconds: float) -> bool:
        self.done.append(viewer)
        return True

    def retell(self) -> None:
        self.done.append("retold")


class Persons(PersonsAtTable):
    """A table whose looks are only counted."""

    def __init__(self, log: Any, *, persons: tuple[int, ...] = (0, 2), shared: bool = True) -> None:
        match: Any = SimpleNamespace(persons=persons)
        passing: Any = SimpleNamespace(shared=shared)
        showing: Any = SimpleNamespace(watched=Watched())
        super().__init__(match, passing, log, showing)

    def _other_eyes(self) -> None:
        self.log.done.append("laid anew")  # type: ignore[attr-defined]

    @property
    def past(self) -> None:
        return None

    def look_back(self, line: Any) -> None:
        raise AssertionError("nobody looked back")


def test_another_language_tells_the_log_before_anything_is_laid_anew() -> None:
    log = Log(set())
    Persons(log).retell()
    assert log.done == ["retold", "laid anew"]


@pytest.mark.parametrize(
    ("persons", "shared", "behind", "told"),
    [
        ((0, 2), True, {2, NOBODY}, 2),
        ((0, 2), True, {NOBODY}, NOBODY),
        ((0, 2), False, {NOBODY}, None),
        ((0,), False, {0}, None),
        ((0, 2), True, set(), None),
    ],
)
def test_a_long_log_is_told_ahead_to_who_may_look_next(
    persons: tuple[int, ...], shared: bool, behind: set[int], told: int | None
) -> None:
    log = Log(behind)
    table = Persons(log, persons=persons, shared=shared)
    assert (told is None) is (table.untold == [])
    table.tell_next(0.01)
    assert log.done == ([] if told is None else [told])
