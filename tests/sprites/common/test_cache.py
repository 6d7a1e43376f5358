"""Finished rasters: from memory, from disk, evicted, and never in the way."""

import os
import tracemalloc
from collections.abc import Generator, Iterator
from pathlib import Path

import pygame
import pytest

from sprites.common import kept_tiles
from sprites.common.cache import RasterCache


def picture(shade: int, size: int = 40) -> pygame.Surface:
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    for x in range(size):
        surface.fill(((shade * 7 + x * 13) % 256, (x * x) % 256, shade % 256, 200), (x, 0, 1, size))
    return surface


class Maker:
    """Counts how often something had to be drawn."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.calls = 0

    def __call__(self) -> pygame.Surface:
        self.calls += 1
        return self.surface


def refuse() -> pygame.Surface:
    raise AssertionError("it was cached and must not be drawn again")


def test_memory_answers_the_second_time() -> None:
    cache, make = RasterCache(None), Maker(picture(1))
    assert cache.get("board|100", make) is cache.get("board|100", make)
    assert make.calls == 1


def test_disk_answers_in_the_next_session(tmp_path: Path) -> None:
    drawn = picture(2)
    RasterCache(tmp_path).get("board", lambda: drawn)
    found = RasterCache(tmp_path).get("board", refuse)
    assert pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(drawn, "RGBA")


def test_opaque_pictures_come_back_opaque(tmp_path: Path) -> None:
    RasterCache(tmp_path).get("table", lambda: pygame.Surface((20, 20)))
    assert not RasterCache(tmp_path).get("table", refuse).get_flags() & pygame.SRCALPHA


def test_keys_do_not_mix(tmp_path: Path) -> None:
    cache = RasterCache(tmp_path)
    first, second = picture(3), picture(4)
    cache.get("a", lambda: first)
    assert cache.get("b", lambda: second) is second


def test_what_was_used_longest_ago_is_evicted(tmp_path: Path) -> None:
    size = _file_size(tmp_path / "probe")
    folder = tmp_path / "cache"
    for age, key in enumerate(("old", "used", "new")):
        RasterCache(folder).get(key, lambda: picture(9))
        _set_age(folder, 300 - 100 * age)
    RasterCache(folder).get("old", refuse)  # using it makes it young again
    RasterCache(folder, limit_bytes=int(size * 3.5)).get("newest", lambda: picture(9))
    assert len(list(folder.glob("*.tga"))) == 3
    RasterCache(folder).get("old", refuse)
    again = Maker(picture(9))
    RasterCache(folder).get("used", again)
    assert again.calls == 1


def _file_size(folder: Path) -> int:
    RasterCache(folder).get("one", lambda: picture(9))
    return next(folder.glob("*.tga")).stat().st_size


def _set_age(folder: Path, seconds: float) -> None:
    """Make the file that was written last look as old as that."""
    newest = max(folder.glob("*.tga"), key=lambda file: file.stat().st_mtime_ns)
    then = newest.stat().st_mtime - seconds - 1000
    os.utime(newest, (then, then))


def test_the_folder_stays_within_its_limit_while_pictures_come(tmp_path: Path) -> None:
    size = _file_size(tmp_path / "probe")
    folder = tmp_path / "cache"
    cache = RasterCache(folder, limit_bytes=int(size * 2.5))
    for shade in range(6):
        cache.keep(str(shade), picture(9))
        assert len(list(folder.glob("*.tga"))) == min(2, shade + 1)


def test_a_folder_with_room_is_looked_through_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Path] = []
    iterdir = Path.iterdir

    def noted(folder: Path) -> Iterator[Path]:
        looked.append(folder)
        return iterdir(folder)

    monkeypatch.setattr(Path, "iterdir", noted)
    cache = RasterCache(tmp_path)
    for shade in range(5):
        cache.keep(str(shade), picture(shade))
    assert looked == [tmp_path]


def test_memory_is_limited() -> None:
    one = picture(5)
    cache = RasterCache(None, memory_bytes=one.get_pitch() * one.get_height() * 2)
    makers = [Maker(picture(shade)) for shade in range(3)]
    for index, make in enumerate(makers):
        cache.get(str(index), make)
    cache.get("2", makers[2])
    cache.get("0", makers[0])
    assert [make.calls for make in makers] == [2, 1, 1]


def test_forgetting_the_memory_keeps_the_disk(tmp_path: Path) -> None:
    cache = RasterCache(tmp_path)
    cache.get("a", lambda: picture(6))
    cache.forget_memory()
    cache.get("a", refuse)


def test_damaged_file_is_drawn_anew(tmp_path: Path) -> None:
    RasterCache(tmp_path).get("a", lambda: picture(7))
    file = next(tmp_path.glob("*.tga"))
    file.write_bytes(file.read_bytes()[:60])
    make = Maker(picture(7))
    RasterCache(tmp_path).get("a", make)
    assert make.calls == 1
    RasterCache(tmp_path).get("a", refuse)


def test_folder_that_is_a_file_is_harmless(tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("not a folder")
    make = Maker(picture(8))
    assert RasterCache(blocked).get("a", make) is make.surface
    assert blocked.read_text() == "not a folder"


def test_failing_disk_is_harmless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(pygame.image, "save", fail)
    make = Maker(picture(8))
    assert RasterCache(tmp_path).get("a", make) is make.surface
    assert list(tmp_path.iterdir()) == []


def test_it_can_be_asked_without_making_anything(tmp_path: Path) -> None:
    cache = RasterCache(tmp_path)
    assert cache.find("board") is None
    kept = cache.keep("board", pygame.Surface((3, 2)))
    assert cache.find("board") is kept
    found = RasterCache(tmp_path).find("board")
    assert found is not None
    assert found.get_size() == (3, 2)


def test_a_large_picture_comes_back_from_its_pieces(tmp_path: Path) -> None:
    picture = pygame.Surface((700, 300), pygame.SRCALPHA)
    pygame.draw.circle(picture, (200, 90, 40, 120), (350, 150), 140)
    for _ in kept_tiles.keep(picture, "board", RasterCache(tmp_path)):
        pass
    again = pygame.Surface((700, 300), pygame.SRCALPHA)
    assert all_there(kept_tiles.fetch(again, "board", RasterCache(tmp_path)))
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(picture, "RGBA")
    next(tmp_path.glob("*.tga")).unlink()
    assert not all_there(kept_tiles.fetch(again, "board", RasterCache(tmp_path)))


def all_there(steps: Generator[None, None, bool]) -> bool:
    """What a generator of steps tells at its end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return bool(end.value)


def test_what_was_written_leaves_nothing_in_memory(tmp_path: Path) -> None:
    cache, drawn = RasterCache(tmp_path, memory_bytes=1), picture(3, 288)
    cache.keep("first", drawn)
    tracemalloc.start()
    try:
        for number in range(5):
            cache.keep(f"piece|{number}", drawn)
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    written = sum(file.stat().st_size for file in tmp_path.iterdir())
    assert left < written / 10
