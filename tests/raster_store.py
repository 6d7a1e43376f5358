"""Rasters of drawings, in memory and on disk: one process draws each, and all processes of this
run and of later ones find it.

A raster follows from its text, its size and the libraries that draw. All of them are in its name:
whoever would draw something else finds nothing.
"""

from __future__ import annotations

import hashlib
import io
import os
import platform
import shutil
import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from tests.source import ROOT

Size = tuple[int, int]
Draw = Callable[[io.BytesIO, Size], pygame.Surface]

DRAWINGS = ROOT / ".pytest_cache" / "drawings"
PICTURES = ROOT / ".pytest_cache" / "pictures"
_DRAWN_BY = ("engine", "saves", "scenes", "sprites")
MOST_PIXELS = 40_000_000
"""So much stays in memory."""
MOST_BYTES = 1024 * 1024 * 1024
"""A folder with more than this holds drawings of long ago, and the next run begins anew."""
_FORMAT = "RGBA"
"""As the library draws them."""
_QUICKLY = 1
"""Most of a drawing is empty: the least effort packs it well."""


class RasterStore:
    """Draws as `draw` does, what is new. Nobody may draw on what it gives."""

    def __init__(self, folder: Path, draw: Draw) -> None:
        self._folder = folder
        self._draw = draw
        self._memory: dict[bytes, pygame.Surface] = {}
        self._pixels = 0
        libraries = (
            pygame.version.ver,
            pygame.get_sdl_version(),
            pygame.image.get_sdl_image_version(),
            platform.platform(),
        )
        self._libraries = hashlib.blake2b(repr(libraries).encode(), digest_size=20)

    def drawn(self, file: io.BytesIO, size: Size) -> pygame.Surface:
        """The raster of an SVG file: remembered, read or drawn."""
        name = self._libraries.copy()
        name.update(repr(tuple(size)).encode())
        name.update(file.getvalue())
        key = name.digest()
        if key not in self._memory:
            self._remember(key, self._read(key) or self._kept(key, self._draw(file, size)))
        return self._memory[key]

    def _remember(self, key: bytes, raster: pygame.Surface) -> None:
        self._pixels += raster.get_width() * raster.get_height()
        if self._pixels > MOST_PIXELS:
            self._memory.clear()
            self._pixels = raster.get_width() * raster.get_height()
        self._memory[key] = raster

    def _file(self, key: bytes) -> Path:
        return self._folder / key[:1].hex() / key[1:].hex()

    def _read(self, key: bytes) -> pygame.Surface | None:
        """None where nothing is, or something damaged."""
        try:
            size, _, pixels = self._file(key).read_bytes().partition(b"\n")
            width, height = map(int, size.split())
            return pygame.image.frombytes(zlib.decompress(pixels), (width, height), _FORMAT)
        except (OSError, ValueError, zlib.error):
            return None

    def _kept(self, key: bytes, raster: pygame.Surface) -> pygame.Surface:
        """Written whole or not at all: others read meanwhile."""
        file = self._file(key)
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, spare = tempfile.mkstemp(dir=file.parent)
        with os.fdopen(handle, "wb") as written:
            written.write(f"{raster.get_width()} {raster.get_height()}\n".encode())
            written.write(zlib.compress(pygame.image.tobytes(raster, _FORMAT), _QUICKLY))
        Path(spare).replace(file)
        return raster


@cache
def pictures_of_today() -> Path:
    """Where boards and halls lie that this very program has made: another one makes its own."""
    digest = hashlib.blake2b(pygame.version.ver.encode(), digest_size=10)
    for folder in _DRAWN_BY:
        for file in sorted((ROOT / folder).rglob("*.*")):
            if file.suffix in (".py", ".toml"):
                digest.update(str(file.relative_to(ROOT)).encode())
                digest.update(file.read_bytes())
    return PICTURES / digest.hexdigest()


def lend_pictures(data: Path) -> None:
    """A program that is started with this data folder finds the boards, halls and sounds of this
    very program there."""
    cache = data / "cache"
    cache.mkdir(parents=True)
    for name in ("rasters", "ambience"):
        made = pictures_of_today() / name
        made.mkdir(parents=True, exist_ok=True)
        (cache / name).symlink_to(made, target_is_directory=True)


def forget_what_is_old() -> None:
    """Begin anew where more lies than a run needs, or what another program has drawn."""
    files = (file for file in DRAWINGS.glob("0?/*") if file.is_file())
    if 16 * sum(file.stat().st_size for file in files) > MOST_BYTES:  # names are spread evenly
        shutil.rmtree(DRAWINGS, ignore_errors=True)
    for folder in PICTURES.glob("*"):
        if folder != pictures_of_today():
            shutil.rmtree(folder, ignore_errors=True)
