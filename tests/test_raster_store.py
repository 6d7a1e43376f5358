"""What the tests remember of drawings is what they would have drawn."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from sprites.common import svg
from tests.raster_store import RasterStore

SIZE = (40, 30)


def drawing(colour: str) -> io.BytesIO:
    return io.BytesIO(svg.document(svg.circle(5, 5, 4, colour, opacity=0.5), 10, 20).encode())


def blot(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    """A picture as the library makes it, of no other size than its proportions allow."""
    width, height = size[1] // 2, size[1]
    return pygame.image.frombytes(file.getvalue()[:4] * (width * height), (width, height), "RGBA")


def test_another_process_finds_every_pixel_and_draws_only_what_is_new(tmp_path: Path) -> None:
    first = RasterStore(tmp_path, blot).drawn(drawing("#fa0"), SIZE)
    drawn: list[str] = []

    def noted(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(file.getvalue().decode())
        return blot(file, size)

    other = RasterStore(tmp_path, noted)
    again = other.drawn(drawing("#fa0"), SIZE)
    assert drawn == []
    assert (again.get_size(), again.get_masks()) == (first.get_size(), first.get_masks())
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(first, "RGBA")
    other.drawn(drawing("#fa1"), SIZE)
    other.drawn(drawing("#fa0"), (SIZE[0], 2 * SIZE[1]))
    assert len(drawn) == 2


def test_a_damaged_file_is_drawn_anew(tmp_path: Path) -> None:
    wanted = RasterStore(tmp_path, blot).drawn(drawing("#fa0"), SIZE)
    for file in tmp_path.rglob("*"):
        if file.is_file():
            file.write_bytes(file.read_bytes()[:-3])
    again = RasterStore(tmp_path, blot).drawn(drawing("#fa0"), SIZE)
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
