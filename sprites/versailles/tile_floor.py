"""Floors of the palace on a grid of 100 x 100: parquet, chequered marble, flagstones, carpets."""

from __future__ import annotations

import random
from collections.abc import Callable

from sprites.versailles.palette import GOLD_INK
from sprites.versailles.pen import Sketch
from sprites.versailles.tile_plan import Rect

FLOORS = ("parquet", "blue", "rose", "court")
_CARPETS = (("#8e3038", "#b4545a"), ("#24427a", "#466bab"), ("#5d4676", "#8468a2"))


def floor(d: Sketch, kind: str, room: Rect, seed: int) -> None:
    """One of FLOORS in a room."""
    _PAINTERS[kind](d, room, seed)


def _base(d: Sketch, room: Rect, colour: str) -> None:
    left, top, right, bottom = room
    d.fill(f"M{left} {top} H{right} V{bottom} H{left} Z", colour)


def _parquet(d: Sketch, room: Rect, seed: int) -> None:
    """Panels of boards, every other one laid across."""
    _base(d, room, "#c79a5e")
    chance = random.Random(seed)
    cell = 12.5
    tones: dict[str, list[str]] = {"#d6ae72": [], "#b98a4e": [], "#a97a42": []}
    names = list(tones)
    lines = []
    for x, y, across in _cells(room, cell):
        for board in range(3):
            step = cell / 3
            box = (x, y + step * board, cell, step) if across else (x + step * board, y, step, cell)
            piece = _clipped(box, room)
            if piece and (tone := chance.choice((*names, ""))):
                tones[tone].append(piece)
        piece = _clipped((x, y, cell, cell), room)
        if piece:
            lines.append(piece)
    for tone, pieces in tones.items():
        d.fill("".join(pieces), tone)
    d.line("".join(lines), "#7d5428", 0.9, 0.6)


def _cells(room: Rect, cell: float) -> list[tuple[float, float, bool]]:
    left, top, right, bottom = room
    found = []
    for row in range(int(top // cell), int(-(-bottom // cell))):
        for column in range(int(left // cell), int(-(-right // cell))):
            found.append((column * cell, row * cell, (row + column) % 2 == 0))
    return found


def _clipped(box: tuple[float, float, float, float], room: Rect) -> str:
    """Path data of the part of a box (x, y, width, height) inside the room."""
    left, top = max(box[0], room[0]), max(box[1], room[1])
    right, bottom = min(box[0] + box[2], room[2]), min(box[1] + box[3], room[3])
    if right - left < 0.1 or bottom - top < 0.1:
        return ""
    return f"M{left:.1f} {top:.1f} H{right:.1f} V{bottom:.1f} H{left:.1f} Z"


def _chequered(light: str, dark: str, cell: float) -> Callable[[Sketch, Rect, int], None]:
    def paint(d: Sketch, room: Rect, seed: int) -> None:
        _base(d, room, light)
        d.fill(
            "".join(_clipped((x, y, cell, cell), room) for x, y, odd in _cells(room, cell) if odd),
            dark,
        )

    return paint


_PAINTERS: dict[str, Callable[[Sketch, Rect, int], None]] = {
    "parquet": _parquet,
    "blue": _chequered("#f1ebde", "#8493b0", 12.5),
    "rose": _chequered("#f3e7d8", "#c68f88", 12.5),
    "court": _chequered("#ece2cd", "#d3c2a2", 20.0),
}


def carpet(d: Sketch, room: Rect, seed: int) -> None:
    """A carpet with a gold border in the middle of a large room."""
    deep, pale = _CARPETS[seed % len(_CARPETS)]
    left, top, right, bottom = room
    x, y = (left + right) / 2, (top + bottom) / 2
    half = min(right - left, bottom - top) * 0.27
    d.rect(x - half, y - half, 2 * half, 2 * half, deep, GOLD_INK, 0.7, 2)
    inner = half * 0.8
    d.rect(x - inner, y - inner, 2 * inner, 2 * inner, "none", "#e2c06a", 1.0, 1)
    d.fill(
        f"M{x} {y - inner * 0.8} L{x + inner * 0.8} {y} L{x} {y + inner * 0.8} "
        f"L{x - inner * 0.8} {y} Z",
        pale,
    )
    d.circle(x, y, half * 0.2, "#e2c06a", GOLD_INK, 0.5)


def runner(d: Sketch, room: Rect, seed: int) -> None:
    """A long carpet through a gallery, from door to door."""
    deep, pale = _CARPETS[seed % len(_CARPETS)]
    left, top, right, bottom = room
    x, y = (left + right) / 2, (top + bottom) / 2
    half, length = 10.0, 34.0
    wide, tall = (length, half) if right - left > bottom - top else (half, length)
    d.rect(x - wide, y - tall, 2 * wide, 2 * tall, deep, GOLD_INK, 0.7, 1.5)
    d.rect(x - wide + 2.6, y - tall + 2.6, 2 * wide - 5.2, 2 * tall - 5.2, "none", "#e2c06a")
    for step in (-1, 0, 1):
        across, down = (step * wide * 0.56, 0.0) if wide > tall else (0.0, step * tall * 0.56)
        d.fill(f"M{x + across} {y + down - 5} l5 5 l-5 5 l-5 -5 Z", pale)
