"""Small colour arithmetic on "#rrggbb" strings, the form in which SVG and pygame share colours."""

from functools import lru_cache

Rgb = tuple[int, int, int]
SHADE = "#1d1330"
"""Violet black towards which everything darkens: no pure black lies on the table."""
GLEAM = "#fff3d2"
"""Candle white towards which everything lightens."""


@lru_cache(maxsize=1024)
def rgb(colour: str) -> Rgb:
    """Red, green, blue (0..255) of "#rrggbb" or "#rgb"; ValueError on anything else."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if len(digits) != 6:
        raise ValueError(f"a colour is written #rrggbb, not {colour!r}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def hex_colour(red: float, green: float, blue: float) -> str:
    """ "#rrggbb" of three channels, each rounded and clamped to 0..255."""
    channels = (max(0, min(255, round(value))) for value in (red, green, blue))
    return "#{:02x}{:02x}{:02x}".format(*channels)


@lru_cache(maxsize=1024)
def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0..1) of the way from first to second."""
    start, end = rgb(first), rgb(second)
    return hex_colour(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))


def darker(colour: str, share: float = 0.3) -> str:
    """Mixed with the table's violet shade."""
    return mix(colour, SHADE, share)


def lighter(colour: str, share: float = 0.3) -> str:
    """Mixed with candle white."""
    return mix(colour, GLEAM, share)
