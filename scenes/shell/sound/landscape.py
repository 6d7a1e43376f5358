"""What is heard at a place: loops of noises and calls, described in a TOML file beside its game.

[[loop]]                 # several of different lengths, so that what is heard together varies
seconds = 31
[[loop.noise]]           # wind, water, embers: a band of noise that comes and goes
level = -6               # dB
band = [120, 500]        # Hz
tilt = -3                # dB per octave within the band
swell = 5                # dB by which it comes and goes
pace = 0.2               # Hz, how quickly
width = 0.8              # 0: the same on both sides, 1: nothing in common
[[loop.calls]]           # birds, bells, hammers, drops: phrases of notes
level = -12              # dB of the loudest
phrases = 8              # in the whole loop
notes = [2, 5]           # in a phrase
pitch = [2200, 3600]     # Hz of its first note
...
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Noise:
    """A band of noise, as wide and as restless as wind or water is."""

    level: float
    band: Span
    tilt: float = 0.0
    swell: float = 0.0
    pace: float = 0.2
    width: float = 0.8


@dataclass(frozen=True, slots=True)
class Calls:
    """Notes in phrases, scattered over the loop.

    `step`: semitones to the next note; `length` and `gap`: seconds of a note and between two;
    `glide`: by how much its pitch has changed at its end; `decay`: seconds in which it dies away,
    0 where it swells and fades evenly; `overtones`: factor of the pitch and share; `hiss`: share of
    noise; `waver`: Hz and depth of a vibrato; `spread`: how far to the sides; `near`: the quietest
    against the loudest; `dull`: Hz above which distance takes all; `echo`: seconds of the space
    around, `wet` its share.
    """

    level: float
    phrases: int
    notes: Span
    pitch: Span
    length: Span
    gap: Span = (0.05, 0.1)
    step: Span = (-2.0, 2.0)
    glide: Span = (1.0, 1.0)
    decay: float = 0.0
    overtones: tuple[Span, ...] = ((1.0, 1.0),)
    hiss: float = 0.0
    waver: Span = (0.0, 0.0)
    spread: float = 0.7
    near: float = 0.5
    dull: float = 0.0
    echo: float = 0.0
    wet: float = 0.0


@dataclass(frozen=True, slots=True)
class Loop:
    """Layers that are heard together, over and over."""

    seconds: int
    noise: tuple[Noise, ...]
    calls: tuple[Calls, ...]


Layer = TypeVar("Layer", Noise, Calls)


def read_landscape(text: str) -> tuple[Loop, ...]:
    """The loops of a file; ValueError says what is wrong with it."""
    try:
        return tuple(_loop(table) for table in tomllib.loads(text)["loop"])
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not loops of layers: {error}") from error


def _loop(table: dict[str, Any]) -> Loop:
    noise = tuple(_layer(Noise, each) for each in table.pop("noise", []))
    calls = tuple(_layer(Calls, each) for each in table.pop("calls", []))
    seconds = int(table.pop("seconds"))
    if table:
        raise ValueError(f"unknown keys of a loop: {sorted(table)}")
    return Loop(seconds, noise, calls)


def _layer(kind: type[Layer], table: dict[str, Any]) -> Layer:
    unknown = set(table) - {each.name for each in fields(kind)}
    if unknown:
        raise ValueError(f"unknown keys of a layer: {sorted(unknown)}")
    return kind(**{key: _fixed(value) for key, value in table.items()})


def _fixed(value: Any) -> Any:
    return tuple(map(_fixed, value)) if isinstance(value, list) else value


def landscape_text(path: Path) -> str:
    """The file as it is written; ValueError where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(str(error)) from error
