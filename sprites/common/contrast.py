"""Can it be read, and by everybody: contrast of text and what colour-blind eyes see."""

import math
from typing import Literal

from sprites.common.colour import hex_colour, rgb

Deficiency = Literal["protan", "deutan", "tritan"]
READABLE = 4.5
"""Least contrast of text to its background."""
DISTINCT_DELTA_E = 20.0
DISTINCT_LIGHTNESS = 25.0

Matrix = tuple[tuple[float, float, float], ...]
# Full-strength simulation by Machado, Oliveira and Fernandes (2009), on linear RGB.
_SIMULATION: dict[Deficiency, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# Linear sRGB to CIE XYZ under daylight D65.
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def contrast(first: str, second: str) -> float:
    """WCAG contrast ratio of two "#rrggbb" colours, 1 to 21."""
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def simulate(colour: str, deficiency: Deficiency) -> str:
    """The colour as an eye without one kind of cone sees it."""
    seen = _apply(_SIMULATION[deficiency], _linear(colour))
    return hex_colour(*(255 * _encoded(part) for part in seen))


def lab(colour: str) -> tuple[float, float, float]:
    """CIE L*a*b* (lightness 0 to 100, green to red, blue to yellow)."""
    parts = [
        _lab_curve(value / white)
        for value, white in zip(_apply(_XYZ, _linear(colour)), _WHITE, strict=True)
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


def _linear(colour: str) -> tuple[float, ...]:
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in rgb(colour))
    )


def _encoded(part: float) -> float:
    clamped = max(0.0, min(1.0, part))
    return 12.92 * clamped if clamped <= 0.0031308 else 1.055 * clamped ** (1 / 2.4) - 0.055


def _apply(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _lab_curve(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
