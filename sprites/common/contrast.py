"""Can it be read, and by everybody: contrast of text and what colour-blind eyes see."""

from collections.abc import Sequence
from typing import Literal

from sprites.common.colour import hex_colour, rgb

Deficiency = Literal["protan", "deutan", "tritan"]

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


def contrast(first: str, second: str) -> float:
    """WCAG contrast ratio of two "#rrggbb" colours, 1 to 21."""
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def simulate(colour: str, deficiency: Deficiency) -> str:
    """The colour as an eye without one kind of cone sees it."""
    seen = apply(_SIMULATION[deficiency], linear(colour))
    return encoded(seen)


def linear(colour: str) -> tuple[float, ...]:
    """Red, green and blue as amounts of light, 0 to 1."""
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in rgb(colour))
    )


def encoded(parts: Sequence[float]) -> str:
    """The colour of three amounts of light, the reverse of `linear`."""
    return hex_colour(*(255 * _encoded(part) for part in parts))


def _encoded(part: float) -> float:
    clamped = max(0.0, min(1.0, part))
    return 12.92 * clamped if clamped <= 0.0031308 else 1.055 * clamped ** (1 / 2.4) - 0.055


def apply(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    """The product of a matrix and a vector."""
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
