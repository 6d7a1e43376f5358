"""Pictures kept on disk in pieces, some of which may have gone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from sprites.common import kept_tiles
from sprites.common.cache import RasterCache

SIZE = (600, 400)
PAPER, INK = (200, 180, 120, 255), (40, 30, 90, 128)


def sheet(colour: tuple[int, int, int, int]) -> pygame.Surface:
    made = pygame.Surface(SIZE, pygame.SRCALPHA)
    made.fill(colour)
    return made


def fetched(picture: pygame.Surface, folder: Path) -> bool:
    steps = kept_tiles.fetch(picture, "sheet", RasterCache(folder))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return bool(end.value)


@pytest.mark.parametrize("gone", [0, 3, 5])
def test_a_picture_of_which_a_piece_is_gone_is_painted_from_its_beginning(
    tmp_path: Path, gone: int
) -> None:
    for _ in kept_tiles.keep(sheet(INK), "sheet", RasterCache(tmp_path)):
        pass
    whole = sheet(PAPER)
    assert fetched(whole, tmp_path)
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(sheet(INK), "RGBA")
    files = sorted(tmp_path.iterdir())
    assert len(files) == len(kept_tiles.tiles(SIZE))
    files[gone].unlink()
    picture = sheet(PAPER)
    assert not fetched(picture, tmp_path)
    assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(sheet(PAPER), "RGBA")
