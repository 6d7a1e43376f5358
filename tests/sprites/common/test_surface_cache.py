"""Results of drawing functions: kept within a limit of bytes, the least worth go first."""

from dataclasses import dataclass

import pygame
import pytest

from sprites.common import surface_cache
from sprites.common.backdrop import Wood, backdrop
from sprites.common.materials import oak
from sprites.common.surface_cache import Pieces, SurfaceCache, bytes_of, in_pieces

SIDE = 32
ONE = SIDE * SIDE * 4


class Drawing:
    """A drawing function with a cache of its own that notes what it drew."""

    def __init__(self, pictures: float) -> None:
        self.cache = SurfaceCache(round(pictures * (ONE + 1024)))
        self.drawn: list[object] = []
        self.draw = self.cache.kept(self._draw)

    def _draw(self, name: object, side: int = SIDE) -> pygame.Surface:
        self.drawn.append(name)
        return pygame.Surface((side, side), pygame.SRCALPHA)


@dataclass(frozen=True)
class Framed:
    picture: pygame.Surface
    others: tuple[pygame.Surface, ...] = ()


def test_the_same_arguments_give_the_same_picture() -> None:
    drawing = Drawing(9)
    assert drawing.draw("a") is drawing.draw("a")
    assert drawing.draw("a", side=SIDE) is drawing.draw("a", side=SIDE)
    assert drawing.draw("b") is not drawing.draw("a")
    assert drawing.drawn == ["a", "a", "b"]


def test_it_can_be_asked_whether_something_must_be_drawn() -> None:
    drawing = Drawing(9)
    assert not drawing.draw.has("a")
    drawing.draw("a")
    assert drawing.draw.has("a")
    assert not drawing.draw.has("a", side=8)
    assert drawing.drawn == ["a"]


def test_what_was_not_used_for_long_is_drawn_anew() -> None:
    drawing = Drawing(8)
    for number in range(200):
        drawing.draw("in use")
        drawing.draw(number)
    assert drawing.draw.has("in use")
    assert drawing.drawn.count("in use") < 20
    assert not drawing.draw.has(0)


def test_what_took_long_stays_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(surface_cache, "perf_counter", lambda: now[0])
    cache = SurfaceCache(6 * (ONE + 1024))

    @cache.kept
    def draw(name: object, seconds: float) -> pygame.Surface:
        now[0] += seconds
        return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)

    draw("portrait", 1.0)
    for number in range(50):
        draw(number, 0.1)
    assert draw.has("portrait", 1.0)
    for number in range(200):
        draw(number, 0.1)
    assert not draw.has("portrait", 1.0)


def test_the_limit_counts_the_bytes_of_all_functions() -> None:
    drawing = Drawing(4)
    other = drawing.cache.kept(lambda name: pygame.Surface((SIDE, SIDE), pygame.SRCALPHA))
    for name in range(20):
        drawing.draw(name)
        other(name)
        assert drawing.cache.size <= 4 * (ONE + 1024)
    assert 2 <= len(drawing.cache) <= 4


def test_one_picture_in_many_results_counts_once() -> None:
    cache = SurfaceCache()
    picture = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    frame = cache.kept(lambda name, shown: Framed(shown, (shown, picture)))
    for name in range(5):
        frame(name, picture)
    assert cache.size == ONE + 5 * 1024


def test_a_part_of_a_picture_counts_as_the_whole() -> None:
    cache = SurfaceCache()
    picture = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    cache.kept(lambda: picture.subsurface((0, 0, 2, 2)))()
    assert cache.size >= bytes_of(picture)


def test_something_larger_than_the_limit_is_still_kept_until_the_next() -> None:
    drawing = Drawing(1)
    assert drawing.draw("large", SIDE * 4) is drawing.draw("large", SIDE * 4)
    drawing.draw("small")
    assert len(drawing.cache) == 1


def test_forgetting_one_function_leaves_the_others() -> None:
    drawing = Drawing(9)
    other = drawing.cache.kept(lambda: Framed(pygame.Surface((1, 1))))
    frame = other()
    drawing.draw("a")
    drawing.draw.cache_clear()
    assert len(drawing.cache) == 1
    assert other() is frame
    drawing.cache.clear()
    assert (len(drawing.cache), drawing.cache.size) == (0, 0)


def test_one_result_can_be_let_go() -> None:
    cache = SurfaceCache()
    drawn: list[int] = []

    @cache.kept
    def sheet(number: int) -> pygame.Surface:
        drawn.append(number)
        return pygame.Surface((10, 10), 0, 32)

    sheet(1)
    sheet(2)
    whole = cache.size
    sheet.let_go(1)
    sheet.let_go(3)
    assert (sheet.has(1), sheet.has(2)) == (False, True)
    assert cache.size < whole
    sheet(1)
    assert drawn == [1, 2, 1]


def test_a_table_of_wood_is_kept_once() -> None:
    size = (640, 480)
    backdrop(size, 0.5)
    assert backdrop.has(size, 0.5)
    assert not oak.has(size, 0.5, 5)
    backdrop.cache_clear()


def test_nothing_is_kept_of_a_drawing_that_fails() -> None:
    cache = SurfaceCache()

    @cache.kept
    def broken() -> pygame.Surface:
        raise ValueError("no such picture")

    for _ in range(2):
        with pytest.raises(ValueError, match="no such picture"):
            broken()
    assert len(cache) == 0


def test_a_large_window_gets_a_large_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    cache = SurfaceCache()
    monkeypatch.setattr(surface_cache, "CACHE", cache)
    large = cache.kept(lambda number: pygame.Surface((1920, 1080), 0, 32))
    surface_cache.fit_cache((1920, 1080))
    for number in range(12):
        large(number)
    most = int(surface_cache.PICTURES_OF_WINDOW)
    assert most - 1 <= len(cache) <= most
    surface_cache.fit_cache((640, 480))
    assert cache.size <= surface_cache.LEAST_BYTES


def test_room_is_made_in_a_quiet_moment_before_a_drawing_has_to() -> None:
    drawing = Drawing(100)
    for number in range(90):
        drawing.draw(number)
    drawing.cache.tidy()
    assert len(drawing.cache) == 90, "there is room"
    for number in range(90, 98):
        drawing.draw(number)
    drawing.cache.tidy()
    kept = len(drawing.cache)
    assert kept <= 90
    drawing.draw("new")
    assert len(drawing.cache) == kept + 1, "nothing had to go for it"


def test_pictures_of_another_size_make_way_for_those_in_use() -> None:
    drawing = Drawing(8)
    for name in "abcdef":
        drawing.draw(name)
    drawing.cache.begin_size()
    for name in "gab":
        drawing.draw(name)
    drawing.cache.make_way()
    assert {name for name in "abcdefg" if drawing.draw.has(name)} >= {"a", "b", "g"}
    assert drawing.cache.size <= 4 * (ONE + 1024)


def test_what_is_drawn_in_steps_is_the_same_as_at_once_and_drawn_only_once() -> None:
    cache, done = SurfaceCache(9 * ONE), list[str]()

    @cache.kept_in_steps
    def draw(name: str) -> Pieces[pygame.Surface]:
        picture = pygame.Surface((SIDE, SIDE))
        for colour in ("red", "blue"):
            done.append(f"{name} {colour}")
            picture.fill(colour, (0, 0, SIDE, SIDE // 2))
            yield
        return picture

    steps = draw.steps("a")
    next(steps)
    assert (done, draw.has("a")) == (["a red"], False)
    assert [*steps] == [None]
    assert draw.has("a")
    drawn = draw("a")
    assert done == ["a red", "a blue"]
    assert [*draw.steps("a")] == [], "nothing is left to do"
    assert pygame.image.tobytes(draw("b"), "RGB") == pygame.image.tobytes(drawn, "RGB")
    assert draw("b") is draw("b")


def test_a_moment_may_end_after_each_piece_of_what_is_made() -> None:
    done: list[str] = []

    def pieces() -> Pieces[None]:
        for name in ("one", "two"):
            done.append(name)
            yield

    makes = [lambda: done.append("first"), pieces, lambda: done.append("last")]
    seen = [len(done) for _ in in_pieces(makes)]
    assert done == ["first", "one", "two", "last"]
    assert seen == [1, 2, 3, 3, 4]


@pytest.mark.parametrize("wood", ["oak", "bog"])
def test_the_table_is_made_in_short_steps(wood: Wood) -> None:
    size = (96, 64)
    backdrop.cache_clear()
    assert len([*backdrop.steps(size, 0.5, wood=wood)]) > 6
    made = backdrop(size, 0.5, wood=wood)
    assert backdrop.has(size, 0.5, wood=wood)
    backdrop.cache_clear()
    again = backdrop(size, 0.5, wood=wood)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(made, "RGB")
