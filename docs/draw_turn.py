"""Draws docs/turn.png, an animated PNG: computers play a few turns on the real table.

    uv run docs/draw_turn.py [GAME] [--seconds 9] [--decisions 60] [--wide 900] [--out FILE]

The app runs without a window, frame by frame; what does not change between two frames is not
written again. It stays below four megabytes, or fewer seconds are kept.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from scenes.launch import open_app  # noqa: E402

WINDOW = (1440, 776)
FRAMES_A_SECOND = 10
LARGEST = 3_900_000
SEED = 11
INSTANT, CALM = 4, 1
"""Speeds of the settings."""
COLOURS = ("red", "blue", "yellow")
COLOURS_KEPT = 255
UNSEEN = 6
"""A channel that changes by so much at most is left as it was."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"

Picture = NDArray[np.uint8]


def frames(game: str, wide: int, seconds: float, decisions: int) -> Iterator[Picture]:
    """Pictures of a game of computers, one each tenth of a second in which something moved, from
    so many decisions on. Waiting for their thoughts is left out."""
    import pygame

    from scenes.play.sessions import begin
    from scenes.play.ways import continue_game
    from scenes.table.scene import TableScene

    names = ("Ana", "Bence", "Clara")
    seats = [
        {"kind": "novice", "name": name, "colour": colour}
        for name, colour in zip(names, COLOURS, strict=True)
    ]
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(folder, WINDOW, strict=True)
        app.settings.speed = INSTANT
        loaded = begin(app.library, game, {"seats": seats, "options": {}}, SEED)
        continue_game(app, loaded.id)
        size = (wide, round(wide * WINDOW[1] / WINDOW[0]))
        shown, step = 0.0, 1 / FRAMES_A_SECOND
        while shown < seconds:
            drawn, table = app.tick([], step), app.stack.top
            if isinstance(table, TableScene) and app.settings.speed == INSTANT:
                begun = not table.loading and len(table.match.session.log) >= decisions
                app.settings.speed = CALM if begun else INSTANT
            elif drawn:
                shown += step
                small = pygame.transform.smoothscale(app.canvas, size)
                yield pygame.surfarray.array3d(small).swapaxes(0, 1).copy()
                continue
            time.sleep(0.0 if drawn else 0.01)
        app.close()


def palette_of(pictures: list[Picture]) -> Picture:
    """The 255 colours that stand best for those of the pictures: boxes about all colours, the
    widest of which is halved again and again where half of its pixels lie."""
    seen = np.concatenate([picture[::3, ::3].reshape(-1, 3) for picture in pictures[::4]])
    colours, counts = np.unique(seen >> 2 << 2, axis=0, return_counts=True)
    boxes = [np.arange(len(colours))]
    while len(boxes) < COLOURS_KEPT:
        spread = [np.ptp(colours[box], axis=0).max() * counts[box].sum() ** 0.5 for box in boxes]
        box = boxes.pop(int(np.argmax(spread)))
        order = box[np.argsort(colours[box][:, np.ptp(colours[box], axis=0).argmax()])]
        half = np.searchsorted(counts[order].cumsum(), counts[order].sum() / 2)
        cut = min(max(1, int(half)), len(order) - 1)
        boxes += [order[:cut], order[cut:]]
    means = [np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]
    return np.array(means).round().astype(np.uint8)


def nearest_colours(palette: Picture) -> Picture:
    """The number of the nearest colour for every colour of five bits a channel."""
    steps = np.arange(32) * 8 + 4
    cube = np.stack(np.meshgrid(steps, steps, steps, indexing="ij"), axis=-1).reshape(-1, 3)
    found = [
        ((part[:, None].astype(np.int32) - palette.astype(np.int32)) ** 2).sum(2).argmin(1)
        for part in np.array_split(cube, 32)
    ]
    return np.concatenate(found).astype(np.uint8)


def numbered(picture: Picture, nearest: Picture) -> Picture:
    """The picture in numbers of colours, from 1; 0 is left for what stays as it was."""
    red, green, blue = (picture[..., each].astype(np.int32) >> 3 for each in range(3))
    return nearest[red << 10 | green << 5 | blue] + 1


def box_of(different: NDArray[np.bool_]) -> tuple[slice, slice] | None:
    """Rows and columns that hold all that is true."""
    rows, columns = np.flatnonzero(different.any(axis=1)), np.flatnonzero(different.any(axis=0))
    if not rows.size:
        return None
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def packed(numbers: Picture) -> bytes:
    """Rows without a filter, compressed."""
    plain = np.zeros((numbers.shape[0], 1), np.uint8)
    return zlib.compress(np.hstack([plain, numbers]).tobytes(), 9)


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a PNG file."""
    body = kind + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))


class Film:
    """An animated PNG of so many colours that grows by frames."""

    def __init__(self, palette: Picture, first: Picture) -> None:
        self._palette, self._nearest = palette, nearest_colours(palette)
        self._before, self._last = first, numbered(first, self._nearest)
        self._parts: list[tuple[tuple[int, int, int, int], bytes]] = []
        self._lasts: list[int] = []
        self.bytes = 0
        self._keep(self._last, slice(0, first.shape[0]), slice(0, first.shape[1]))

    def add(self, picture: Picture) -> None:
        """The next frame; where nothing changed the last one stands longer."""
        apart = np.abs(picture.astype(np.int16) - self._before).max(axis=2) > UNSEEN
        numbers = numbered(picture, self._nearest)
        different = apart & (numbers != self._last)
        place = box_of(different)
        if place is None:
            self._lasts[-1] += 1
            return
        self._keep(np.where(different, numbers, 0)[place], *place)
        self._last = np.where(different, numbers, self._last)
        self._before = np.where(different[..., None], picture, self._before)

    def _keep(self, numbers: Picture, rows: slice, columns: slice) -> None:
        high, wide = numbers.shape
        content = packed(numbers.astype(np.uint8))
        self._parts.append(((wide, high, int(columns.start), int(rows.start)), content))
        self._lasts.append(1)
        self.bytes += len(content) + 50

    def write(self, path: Path) -> None:
        """The whole file; it repeats for ever and rests on its last frame."""
        high, wide = self._last.shape
        found = [
            chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
            chunk(b"acTL", struct.pack(">II", len(self._parts), 0)),
            chunk(b"PLTE", bytes(3) + self._palette.tobytes()),
            chunk(b"tRNS", b"\0"),
        ]
        number = 0
        self._lasts[-1] += 2 * FRAMES_A_SECOND
        for (place, content), lasts in zip(self._parts, self._lasts, strict=True):
            over = int(number > 0)  # what is not drawn shows the frame before
            control = struct.pack(">IIIIIHHBB", number, *place, lasts, FRAMES_A_SECOND, 0, over)
            found.append(chunk(b"fcTL", control))
            number += 1
            if over:
                found.append(chunk(b"fdAT", struct.pack(">I", number) + content))
                number += 1
            else:
                found.append(chunk(b"IDAT", content))
        path.write_bytes(_SIGNATURE + b"".join(found) + chunk(b"IEND", b""))


def main() -> int:
    """Film and write."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("game", nargs="?", default="viscounts")
    words.add_argument("--seconds", type=float, default=9.0)
    words.add_argument("--decisions", type=int, default=60, help="played before the first frame")
    words.add_argument("--wide", type=int, default=900)
    words.add_argument("--out", type=Path, default=ROOT / "docs" / "turn.png")
    told = words.parse_args()
    pictures = list(frames(told.game, told.wide, told.seconds, told.decisions))
    film = Film(palette_of(pictures), pictures[0])
    for picture in pictures[1:]:
        if film.bytes < LARGEST:
            film.add(picture)
    film.write(told.out)
    print(f"{told.out.name}: {told.out.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
