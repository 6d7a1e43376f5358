"""The colours of Versailles: royal blue, gold, ivory, box-hedge green, marble and rose."""

from sprites.common.colour import mix

INK = "#4a3a52"
"""Every outline: plum, never black."""
GOLD_INK = "#5c3d08"
GLEAM = "#fffaea"
SHADE = "#33263a"

ROYAL = "#24447f"
ROYAL_DEEP = "#142850"
ROYAL_LIGHT = "#3f68ad"
GOLD_LIGHT = "#fbeab0"
IVORY = "#f5ecd6"
CREAM = "#fffaf0"
LAWN = "#c3d894"
HEDGE = "#4a6b3d"
HEDGE_LIGHT = "#7d9c62"
HEDGE_INK = "#2c4426"
GRAVEL = "#ecdfbd"
WINE = "#8e2f3a"
TIMBER = "#8a5a30"
TIMBER_LIGHT = "#dcb277"
SKIN = "#f0d2ac"
FLOWERS = ("#c8626c", "#e8c05a", "#f6efe4", "#b66a9a", "#d98a5a")


def lit(colour: str, share: float = 0.3) -> str:
    """The colour where the light falls."""
    return mix(colour, GLEAM, share)


def shaded(colour: str, share: float = 0.3) -> str:
    """The colour turned away from the light."""
    return mix(colour, SHADE, share)
