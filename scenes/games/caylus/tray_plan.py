"""Where bowls, workers and hod lie on the right part of the shelf; px from its own corner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from engine.games.caylus.data import GOODS
from engine.games.caylus.reader.components import WORKERS
from scenes.table.frame import TARGET_FLOOR
from scenes.table.motion.things import Point

BOWL = 80.0
"""Units across the largest bowl."""
MIDDLE, SWAY = 57.0, 6.0
"""Units from the top to the middle of the bowls; they stand a little higher and lower by turns."""
NAMES = 128.0
"""Units from the top to the middle of the goods' names."""
WORKERS_WIDTH, LEAST_WORKERS = 133.0, 0.29
"""Units of the part with workers and hod; its share where there is little room."""
WORKER = 32.0
RACK_TOP, RACK_HEIGHT = 31.0, 26.0
FREE_WORDS = 64.0
_LEAST_WORDS = 18
"""px of the line of words where it is as small as it can be read."""
HOD_TOP, HOD_WIDTH = 80.0, 90.0
HOD_FOOT = 13.0
"""Units from the words below the hod to its foot."""
PAD = 6.0


@dataclass(frozen=True, slots=True)
class TrayPlan:
    """The parts of the tray. `bowls` and `columns` by good: what is seen, and what can be hit."""

    size: tuple[int, int]
    bowls: tuple[pygame.Rect, ...]
    columns: tuple[pygame.Rect, ...]
    names: tuple[Point, ...]
    groove: int
    """px from the left to the groove before the workers."""
    rack: pygame.Rect
    feet: tuple[tuple[int, int], ...]
    """Where workers stand."""
    worker: int
    """px of a worker."""
    workers: pygame.Rect
    """The workers and the words about them, a little wider than these: frames lie on its edge."""
    words: Point
    hod: pygame.Rect
    hod_words: pygame.Rect
    """What the hod is for, below it."""


@lru_cache(maxsize=8)
def tray_plan(size: tuple[int, int], scale: float) -> TrayPlan:
    """Lay out a tray of some px."""
    wide, high = size
    part = round(min(WORKERS_WIDTH * scale, LEAST_WORKERS * wide))
    groove = wide - part
    pad = round(PAD * scale)
    pitch = (groove - 2.4 * pad) / len(GOODS)
    across = round(min(BOWL * scale, 1.14 * pitch, 0.56 * high))
    sway = SWAY * scale if across > pitch else 0.0
    bowls, columns, names = [], [], []
    for number in range(len(GOODS)):
        middle = pad + (number + 0.5) * pitch
        box = pygame.Rect(0, 0, across, across)
        box.center = (round(middle), round(MIDDLE * scale + (sway if number % 2 else -sway)))
        bowls.append(box)
        left, right = round(middle - pitch / 2), round(middle + pitch / 2)
        columns.append(pygame.Rect(left, pad, right - left, high - 2 * pad))
        names.append((middle, NAMES * scale))
    rack = pygame.Rect(groove + pad, round(RACK_TOP * scale), part - 2 * pad - pad // 2, 0)
    rack.height = round(RACK_HEIGHT * scale)
    step = rack.width / WORKERS
    feet = tuple(
        (round(rack.left + (place + 0.5) * step), round(rack.centery + 0.02 * rack.height))
        for place in range(WORKERS)
    )
    workers = rack.inflate(2 * (pad - 2), 0)
    workers.top, workers.height = pad, round((FREE_WORDS + 11) * scale) - pad
    hod = pygame.Rect(0, round(HOD_TOP * scale), min(round(HOD_WIDTH * scale), rack.width), 0)
    hod.height = max(TARGET_FLOOR, round((NAMES - HOD_FOOT) * scale) - hod.top)
    hod.centerx = rack.centerx
    words = pygame.Rect(rack.left, 0, rack.width, round(18 * scale))
    words.centery = round(NAMES * scale)
    return TrayPlan(
        size,
        tuple(bowls),
        tuple(columns),
        tuple(names),
        groove,
        rack,
        feet,
        round(min(WORKER * scale, 0.96 * step)),
        workers,
        (rack.centerx, min(FREE_WORDS * scale, workers.bottom - _LEAST_WORDS / 2)),
        hod,
        words,
    )
