"""Loops of a place, made once and kept on disk: making them takes a second of processor time."""

from __future__ import annotations

import hashlib
import io
import wave
from contextlib import suppress
from pathlib import Path

from saves.errors import SaveError
from saves.whole_file import write_whole
from scenes.shell.sound.effects import RATE
from scenes.shell.sound.landscape import landscape_text, read_landscape

_MADE_BY = 1
"""Counts up when the same description shall sound different."""
_SIDES, _BYTES = 2, 2


def samples_of(landscape: Path, folder: Path) -> list[bytes]:
    """The samples of all loops, both sides in turn, signed 16 bit at RATE: from `folder`, or made
    and kept there. ValueError where there is no such description."""
    text = landscape_text(landscape)
    mark = hashlib.sha256(f"{_MADE_BY} {RATE} {text}".encode()).hexdigest()[:12]
    loops = read_landscape(text)
    name = landscape.parent.name
    paths = [folder / f"{name}-{mark}-{number}.wav" for number in range(len(loops))]
    kept = [_read(path, loop.seconds) for path, loop in zip(paths, loops, strict=True)]
    if all(kept):
        return kept
    from scenes.shell.sound.composing import compose  # numbers by the million, only when needed

    made = [samples.tobytes() for samples in compose(loops)]
    _keep(folder, name, dict(zip(paths, made, strict=True)))
    return made


def _read(path: Path, seconds: int) -> bytes:
    """The samples of a file; nothing where it is missing, cut off or another one."""
    with suppress(OSError, EOFError, wave.Error), wave.open(str(path)) as file:
        shape = file.getnchannels(), file.getsampwidth(), file.getframerate(), file.getnframes()
        samples: bytes = file.readframes(shape[-1])
        if shape == (_SIDES, _BYTES, RATE, seconds * RATE) and len(samples) == (
            seconds * RATE * _SIDES * _BYTES
        ):
            return samples
    return b""


def _keep(folder: Path, name: str, made: dict[Path, bytes]) -> None:
    """Write what was made, and take away what it was before. A disk that is full or read-only
    only means that it is made again."""
    with suppress(OSError, SaveError):
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob(f"{name}-*.wav"):
            path.unlink(missing_ok=True)
        for path, samples in made.items():
            write_whole(path, _as_file(samples))


def _as_file(samples: bytes) -> bytes:
    whole = io.BytesIO()
    with wave.open(whole, "wb") as file:
        file.setnchannels(_SIDES)
        file.setsampwidth(_BYTES)
        file.setframerate(RATE)
        file.writeframes(samples)
    return whole.getvalue()
