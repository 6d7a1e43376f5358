"""What is made for a table before it is shown, and in quiet moments."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.drawing import workshop as workshop_module
from scenes.table.drawing.workshop import (
    CHORE_SECONDS,
    LOAD_SECONDS,
    THUMBNAIL,
    Workshop,
    board_picture,
)


class Clock:
    """Time that passes when something is made."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(workshop_module, "time", made)
    return made


def workshop(working: bool = False) -> Workshop:
    table: Any = SimpleNamespace(working=working)
    return Workshop(table)


def test_the_first_pictures_are_made_a_moment_per_frame_until_all_are_there(clock: Clock) -> None:
    def pieces() -> Iterator[float]:
        for share in (0.25, 0.5, 0.75, 1.0):
            clock.now += LOAD_SECONDS * 0.6
            yield share

    made = workshop()
    assert made.load(), "nothing is to be made"
    made.begin(pieces())
    assert [made.load(), made.share, made.loading] == [False, 0.5, True]
    assert [made.load(), made.share, made.loading] == [False, 1.0, True]
    assert [made.load(), made.share, made.loading] == [True, 1.0, False]


@pytest.mark.parametrize(("working", "left"), [(False, 2), (True, 4)])
def test_chores_are_done_in_quiet_moments_only(clock: Clock, working: bool, left: int) -> None:
    done: list[int] = []

    def chore() -> None:
        clock.now += CHORE_SECONDS * 0.6
        done.append(1)

    made = workshop(working)
    made.plan([chore] * 4)
    made.tidy()
    assert (len(done), made.has_chores) == (4 - left, True)


def test_a_chore_that_takes_long_is_done_piece_by_piece(clock: Clock) -> None:
    done: list[str] = []

    def long() -> Iterator[None]:
        for piece in ("one", "two"):
            clock.now += CHORE_SECONDS
            done.append(piece)
            yield

    made = workshop(False)
    made.plan([long, lambda: done.append("last")])
    for pieces in (["one"], ["one", "two"], ["one", "two", "last"]):
        made.tidy()
        assert done == pieces
    assert not made.has_chores


def test_the_picture_for_the_list_is_the_middle_of_the_board_small_and_square() -> None:
    canvas = pygame.Surface((900, 500), 0, 32)
    board = pygame.Rect(100, 50, 700, 400)
    middle = pygame.Rect(0, 0, 400, 400)
    middle.center = board.center
    canvas.fill("white")
    canvas.fill("navy", middle)
    content = board_picture(canvas, board)
    picture = pygame.image.load(BytesIO(content), "board.jpg")
    assert content.startswith(b"\xff\xd8")
    assert picture.get_size() == (THUMBNAIL, THUMBNAIL)
    side = THUMBNAIL - 1
    for corner in ((0, 0), (side, 0), (0, side), (side, side)):
        assert picture.get_at(corner).r < 60
