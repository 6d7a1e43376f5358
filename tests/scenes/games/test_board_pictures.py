"""Board pictures: what stands in while one is built, and how few are kept."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from scenes.games.board_pictures import BoardPictures
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.stepped_build import SteppedBuild

STEPS = 3


@dataclass(frozen=True)
class Layout:
    size: tuple[int, int]
    road: str = "short"


class Plain(SteppedBuild):
    """A board of one colour, the position; black until it is finished."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout = layout

    def _build(self) -> Iterator[None]:
        for _ in range(STEPS):
            yield

    def _expected(self) -> float:
        return STEPS

    def ground(self, view: str) -> pygame.Surface:
        picture = pygame.Surface(self.layout.size)
        if self.finished:
            picture.fill(view)
        return picture


class Boards(BoardPictures[Layout, str]):
    """Builds, and how many of them are alive."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[weakref.ref[Plain]] = []

    def _make(self, layout: Layout, view: str) -> Plain:
        build = Plain(layout)
        self.made.append(weakref.ref(build))
        return build

    def _key(self, layout: Layout, view: str) -> object:
        return layout

    def alive(self) -> int:
        gc.collect()
        return sum(build() is not None for build in self.made)


def laid(boards: Boards, layout: Layout, view: str) -> pygame.Surface:
    """What a canvas of the layout's size shows."""
    canvas = pygame.Surface(layout.size)
    boards.lay(canvas, layout, view, (0, 0))
    return canvas


def finish(boards: Boards) -> None:
    while boards.work():
        pass


def test_the_first_board_is_shown_while_it_grows() -> None:
    boards = Boards()
    assert (boards.pending, boards.fraction, boards.work()) == (False, 1.0, False)
    boards.show(Layout((8, 4)), "red")
    seen = [boards.version]
    while boards.work():
        seen.append(boards.version)
    assert len(set(seen)) == STEPS + 2
    assert tuple(laid(boards, Layout((8, 4)), "red").get_at((0, 0)))[:3] == (255, 0, 0)
    assert (boards.pending, boards.fraction) == (False, 1.0)


def test_another_size_stands_in_and_shows_the_present_position() -> None:
    boards = Boards()
    boards.show(Layout((8, 4)), "red")
    finish(boards)
    large = Layout((16, 8))
    picture = laid(boards, large, "blue")
    assert tuple(picture.get_at((8, 4)))[:3] == (0, 0, 255)
    before = boards.version
    assert boards.work()
    assert boards.version == before, "nothing has changed that can be seen"
    assert 0 < boards.fraction < 1
    finish(boards)
    assert boards.version == before + 1


def test_only_the_board_that_is_shown_is_kept() -> None:
    boards = Boards()
    for width in (8, 10, 12, 16):
        boards.show(Layout((width, 4)), "red")
        boards.work()
        assert boards.alive() <= 2
        finish(boards)
        assert boards.alive() == 1
    for width in (20, 24, 32):
        boards.show(Layout((width, 4)), "red")
        boards.work()
        assert boards.alive() == 2, "the finished one still stands in"


def test_going_back_before_the_new_one_is_ready_costs_nothing() -> None:
    boards = Boards()
    small = Layout((8, 4))
    boards.show(small, "red")
    finish(boards)
    boards.show(Layout((16, 8)), "red")
    boards.work()
    boards.show(small, "red")
    assert not boards.pending
    assert len(boards.made) == 2
    assert boards.alive() == 1


def test_the_old_board_stays_until_one_with_another_road_is_ready() -> None:
    boards = Boards()
    boards.show(Layout((8, 4)), "red")
    finish(boards)
    long = Layout((8, 4), "long")
    picture = laid(boards, long, "red")
    assert tuple(picture.get_at((4, 2)))[:3] == (255, 0, 0)
    before = boards.version
    boards.work()
    assert boards.version == before
    finish(boards)
    assert boards.version == before + 1


def test_a_board_that_is_built_ahead_is_there_when_it_is_shown() -> None:
    boards = Boards()
    short, long = Layout((8, 4)), Layout((8, 4), "long")
    boards.show(short, "red")
    finish(boards)
    steps = boards.soon(long, "red")
    shown = boards.version
    for step in steps:
        step()
    assert boards.soon(long, "red") == []
    assert (boards.version, boards.pending) == (shown, False), "nothing of it is seen yet"
    picture = laid(boards, long, "blue")
    assert tuple(picture.get_at((4, 2)))[:3] == (0, 0, 255)
    assert boards.version > shown
    laid(boards, short, "red")
    assert not boards.pending, "the one before is kept for who takes it back"
    assert len(boards.made) == 2
    del steps, step
    boards.none_soon()
    assert boards.alive() == 1


def test_what_is_not_finished_ahead_does_not_replace_the_old_board() -> None:
    boards = Boards()
    short, long = Layout((8, 4)), Layout((8, 4), "long")
    boards.show(short, "red")
    finish(boards)
    boards.soon(long, "red")[0]()
    picture = laid(boards, long, "red")
    assert tuple(picture.get_at((4, 2)))[:3] == (255, 0, 0)
    finish(boards)
    assert not boards.pending


def test_a_board_is_built_anew_for_another_contrast(monkeypatch: pytest.MonkeyPatch) -> None:
    boards, layout = Boards(), Layout((40, 20))
    usual = boards.show(layout, "red")
    monkeypatch.setattr(HIGH_CONTRAST, "on", True)
    strong = boards.show(layout, "red")
    assert strong is not usual
    assert boards.show(layout, "red") is strong
