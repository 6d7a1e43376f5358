"""Measures shared by all tables, in units at scale 1 (a window of 1366 x 768)."""

DESIGN = (1366, 768)
STRIP = 36
SEAT_PANEL = 64
TARGET_PX = 32
"""No click target is smaller than this, at any scale."""
SCALE_RANGE = (0.9, 2.0)


def table_scale(window: tuple[int, int], factor: float = 1.0) -> float:
    """Pixels per unit for a window of this size and the person's own size factor."""
    fitted = min(window[0] / DESIGN[0], window[1] / DESIGN[1])
    return max(SCALE_RANGE[0], min(SCALE_RANGE[1], fitted)) * factor


def words_scale(window: tuple[int, int], percent: int) -> float:
    """px per unit for the words of a page whose boxes keep the window's own scale.

    Below 100 the words do not shrink: where boxes keep their size nothing would be gained.
    """
    return table_scale(window) * max(100, percent) / 100


def fitted_scale(
    window: tuple[int, int],
    percent: int,
    least: tuple[float, float],
    floor: float = SCALE_RANGE[0],
) -> float:
    """px per unit for something of `least` units (width, height) with the person's own factor.

    The factor stops where it no longer fits the window, and at `floor`, below which targets
    would be too small.
    """
    room = min(window[0] / least[0], window[1] / least[1])
    return min(max(floor, table_scale(window) * percent / 100), room)


def px(units: float, scale: float) -> int:
    """Units as whole px."""
    return round(units * scale)


def target_px(units: float, scale: float) -> int:
    """Units as px, but never smaller than a click target may be."""
    return max(TARGET_PX, round(units * scale))
