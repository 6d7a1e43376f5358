"""Motion as pure functions of the elapsed time: easing, arcs, settling, flips and leaning."""

import math
from dataclasses import dataclass

Point = tuple[float, float]
MOVE_SECONDS = 0.28
LIFT_SCALE = 1.06


def ease_out_cubic(share: float) -> float:
    """Fast start, soft end; the share is clamped to 0..1."""
    rest = 1 - max(0.0, min(1.0, share))
    return 1 - rest * rest * rest


def ease_in_out(share: float) -> float:
    """Soft start and end."""
    clamped = max(0.0, min(1.0, share))
    return clamped * clamped * (3 - 2 * clamped)


def carried(share: float) -> float:
    """How far something has come that is taken up first: from rest, with a soft end."""
    return ease_out_cubic(max(0.0, min(1.0, share)) ** 1.3)


def between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def arc_point(start: Point, end: Point, share: float, height: float) -> Point:
    """A point on the way, raised on the screen by up to `height` px half way."""
    x = between(start[0], end[0], share)
    y = between(start[1], end[1], share)
    return x, y - height * 4 * share * (1 - share)


def arc_height(start: Point, end: Point) -> float:
    """A slight arc: an eighth of the distance, at most 60 px."""
    return min(60.0, math.dist(start, end) / 8)


def settle(share: float) -> float:
    """Size factor of a piece that lands: from lifted, slightly below 1, to 1."""
    clamped = max(0.0, min(1.0, share))
    return 1 + (LIFT_SCALE - 1) * (1 - clamped) * math.cos(clamped * math.pi * 1.5)


def lean(velocity_x: float, scale: float) -> float:
    """Degrees by which a dragged piece tilts, from its speed in px/s; at most 8."""
    return max(-8.0, min(8.0, -velocity_x / (160 * scale)))


@dataclass(frozen=True, slots=True)
class Tween:
    """One move of `seconds` along a slight arc; ask it with the time since its start."""

    start: Point
    end: Point
    seconds: float = MOVE_SECONDS
    height: float | None = None
    """Rise of the arc in px; None chooses a slight one."""

    def share(self, elapsed: float) -> float:
        return 1.0 if self.seconds <= 0 else max(0.0, min(1.0, elapsed / self.seconds))

    def position(self, elapsed: float) -> Point:
        height = arc_height(self.start, self.end) if self.height is None else self.height
        return arc_point(self.start, self.end, ease_out_cubic(self.share(elapsed)), height)

    def finished(self, elapsed: float) -> bool:
        return elapsed >= self.seconds
