"""The colours of Caylus: sandstone, terracotta, vine, sky, oak and royal blue."""

from sprites.common.colour import mix

INK = "#4a3222"
"""Every outline: a dark oak brown, never black."""
DEEP = "#2e1d16"
"""The inside of doorways, cellars and arches."""
SHADE = "#43283a"
"""What shadows mix in: a warm violet."""
GLEAM = "#fff4d6"
"""What light mixes in."""

SANDSTONE = "#d8bd8a"
PALE_STONE = "#ecdcb4"
GREY_STONE = "#a9a39a"
TERRACOTTA = "#b5603a"
BRICK = "#a65236"
SLATE = "#6c7684"
THATCH = "#cba24c"
VINE = "#6f7f3f"
MOSS = "#8c9a48"
MEADOW = "#a9b256"
WHEAT = "#e2c95e"
LAVENDER = "#bdaac2"
WATER = "#78aac6"
OAK = "#6b4a2e"
TIMBER = "#8f6540"
ROYAL = "#2f4a7d"
ROYAL_LIGHT = "#5575ac"
GOLD = "#e0b144"
PARCHMENT = "#f1e2bb"
IVORY = "#fbf3dc"
WINE = "#8e2f2a"
NEUTRAL = "#b98a78"
"""Frame of the neutral buildings, which nobody owns."""

SECTION_COLOURS = {"dungeon": "#9c3f33", "walls": "#c07a32", "towers": "#6f7f3f"}
"""Field of the tokens of the castle's sections."""


def lit(colour: str, share: float = 0.3) -> str:
    """The colour where the light falls."""
    return mix(colour, GLEAM, share)


def shaded(colour: str, share: float = 0.3) -> str:
    """The colour turned away from the light."""
    return mix(colour, SHADE, share)
