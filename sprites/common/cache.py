"""Finished rasters, kept in memory and, where the disk allows it, between starts."""

import hashlib
import os
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import pygame

from sprites.common.encoded import encoded
from sprites.common.surface_cache import bytes_of

ART_VERSION = "3"
"""Raise it when a drawing changes, so that older rasters on disk are no longer found."""
DISK_LIMIT = 256 * 1024 * 1024
MEMORY_LIMIT = 8 * 1024 * 1024
"""Scenes hold what they show; this only spares reading it again at once."""
_SUFFIX = ".tga"
"""Packed only lightly: written and read in a tenth of the time that PNG takes."""
_CHECKSUM = 4


class RasterCache:
    """Surfaces by key: from memory, else from the folder, else made. The key must name the size.

    A folder that is missing, read-only, full or damaged only makes things slower: nothing raises.
    Surfaces are shared between callers: copy before drawing on one.
    """

    def __init__(
        self,
        folder: Path | None,
        limit_bytes: int = DISK_LIMIT,
        memory_bytes: int = MEMORY_LIMIT,
    ) -> None:
        self._folder = folder
        self._limit = limit_bytes
        self._memory_limit = memory_bytes
        self._memory: OrderedDict[str, pygame.Surface] = OrderedDict()
        self._memory_size = 0
        self._disk_size: int | None = None
        self.variant = ""
        """Pictures of another look have keys of their own."""

    def get(self, key: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of this key; `make` runs only if neither memory nor disk has it."""
        surface = self.find(key)
        return surface if surface is not None else self.keep(key, make())

    def find(self, key: str) -> pygame.Surface | None:
        """The surface of this key from memory or disk; None if neither has it."""
        key += self.variant
        if key in self._memory:
            self._memory.move_to_end(key)
            return self._memory[key]
        surface = self._load(key)
        if surface is not None:
            self._remember(key, surface)
        return surface

    def keep(self, key: str, surface: pygame.Surface) -> pygame.Surface:
        """Put a surface into memory and on disk, and give it back."""
        key += self.variant
        self._store(key, surface)
        self._remember(key, surface)
        return surface

    def forget_memory(self) -> None:
        """Free the memory (the window changed its size); what is on disk stays."""
        self._memory.clear()
        self._memory_size = 0

    def _remember(self, key: str, surface: pygame.Surface) -> None:
        self._memory[key] = surface
        self._memory_size += bytes_of(surface)
        while self._memory_size > self._memory_limit and len(self._memory) > 1:
            _, oldest = self._memory.popitem(last=False)
            self._memory_size -= bytes_of(oldest)

    def _file(self, key: str) -> Path | None:
        if self._folder is None:
            return None
        named = f"{key}|{pygame.version.ver}|{ART_VERSION}"
        return self._folder / f"{hashlib.sha256(named.encode()).hexdigest()[:32]}{_SUFFIX}"

    def _load(self, key: str) -> pygame.Surface | None:
        file = self._file(key)
        if file is None:
            return None
        try:
            if not file.is_file():
                return None
            surface = _ready(_unpacked(file))
        except (OSError, pygame.error):
            _discard(file)
            return None
        _touch(file)
        return surface

    def _store(self, key: str, surface: pygame.Surface) -> None:
        file = self._file(key)
        if file is None or self._folder is None:
            return
        spare: Path | None = None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            content = _packed(surface)
            handle, name = tempfile.mkstemp(suffix=_SUFFIX, dir=self._folder)
            os.close(handle)
            spare = Path(name)
            spare.write_bytes(content)
            spare.replace(file)
            self._account(file, len(content))
        except (OSError, pygame.error):
            if spare is not None:
                _discard(spare)

    def _account(self, file: Path, size: int) -> None:
        """Count what was written. The folder is looked through only at the first file and when it
        may be too full: it holds thousands of pieces."""
        if self._disk_size is not None:
            self._disk_size += size
        if self._disk_size is None or self._disk_size > self._limit:
            self._disk_size = self._evict(keep=file)

    def _evict(self, keep: Path) -> int:
        """Remove the files that were used longest ago until the folder is within its limit.

        Returns the bytes that stay.
        """
        assert self._folder is not None
        found = [(file.stat(), file) for file in self._folder.iterdir()]
        total = sum(stat.st_size for stat, _ in found)
        for stat, file in sorted(found, key=lambda entry: entry[0].st_mtime_ns):
            if total <= self._limit:
                break
            if file != keep:
                _discard(file)
                total -= stat.st_size
        return total


def _packed(surface: pygame.Surface) -> bytes:
    """A picture as it lies on the disk, with its checksum at the end."""
    content = encoded(surface, _SUFFIX)
    return content + zlib.crc32(content).to_bytes(_CHECKSUM, "little")


def _unpacked(file: Path) -> pygame.Surface:
    """The picture; pygame.error for a damaged one. It is read from the file itself, which takes a
    quarter of the time that bytes in memory would take: those are handed over one by one."""
    content = file.read_bytes()
    picture, checksum = content[:-_CHECKSUM], content[-_CHECKSUM:]
    if zlib.crc32(picture).to_bytes(_CHECKSUM, "little") != checksum:
        raise pygame.error("the file is damaged")
    return pygame.image.load(file)


def _ready(surface: pygame.Surface) -> pygame.Surface:
    """In the format that blits fastest: with alpha only if the picture has any."""
    flags = pygame.SRCALPHA if surface.get_flags() & pygame.SRCALPHA else 0
    canvas = pygame.Surface(surface.get_size(), flags, 32)
    canvas.blit(surface, (0, 0))
    return canvas


def _touch(file: Path) -> None:
    try:
        os.utime(file)
    except OSError:
        return


def _discard(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError:
        return
