"""How well colours can be told apart, and the limits that tests hold them to."""

from __future__ import annotations

import math

from sprites.common.contrast import Deficiency, Matrix, apply, linear, simulate

READABLE = 4.5
"""Least contrast of text to its background."""
DISTINCT_DELTA_E = 20.0
DISTINCT_LIGHTNESS = 25.0
# Linear sRGB to CIE XYZ under daylight D65.
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def lab(colour: str) -> tuple[float, float, float]:
    """CIE L*a*b* (lightness 0 to 100, green to red, blue to yellow)."""
    parts = [
        _lab_curve(value / white)
        for value, white in zip(apply(_XYZ, linear(colour)), _WHITE, strict=True)
    ]
    return 116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])


def delta_e(first: str, second: str) -> float:
    """Colour distance ΔE76; about 2 is just visible."""
    pairs = zip(lab(first), lab(second), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


def distinct(first: str, second: str, deficiency: Deficiency | None = None) -> bool:
    """Whether two seat colours can be told apart by this eye (None: full colour vision)."""
    if deficiency is not None:
        first, second = simulate(first, deficiency), simulate(second, deficiency)
    far = delta_e(first, second) >= DISTINCT_DELTA_E
    return far or abs(lab(first)[0] - lab(second)[0]) >= DISTINCT_LIGHTNESS


def _lab_curve(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
