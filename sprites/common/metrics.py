"""Measures shared by all tables, in units at scale 1 (a window of 1366 x 768)."""

DESIGN = (1366, 768)
STRIP = 36
PROMPT = 56
RAIL = 300
SEAT_PANEL = 64
TARGET_PX = 32
"""No click target is smaller than this, at any scale."""
SCALE_RANGE = (0.9, 2.0)


def table_scale(window: tuple[int, int], factor: float = 1.0) -> float:
    """Pixels per unit for a window of this size and the person's own size factor."""
    fitted = min(window[0] / DESIGN[0], window[1] / DESIGN[1])
    return max(SCALE_RANGE[0], min(SCALE_RANGE[1], fitted)) * factor


def px(units: float, scale: float) -> int:
    """Units as whole px."""
    return round(units * scale)


def target_px(units: float, scale: float) -> int:
    """Units as px, but never smaller than a click target may be."""
    return max(TARGET_PX, round(units * scale))
