"""Type and colours of the handbook's pages."""

from sprites.common import fonts
from sprites.handbook.paragraph import Faces, Ink

TEXT = "#2a1626"
SOFT = "#5c3d3a"
FAINT = "#6d4d3c"
ACCENT = "#6d2f4a"
RULE = "#8a5a34"
HAIRLINE = "#b89a63"
HIT = "#f3c95c"
SLIP = "#faf0d2"
GOLD = "#c58f3c"

BODY = 16.5
INK = Ink(TEXT, TEXT, ACCENT, HIT)
SOFT_INK = Ink(SOFT, TEXT, ACCENT, HIT)


def body_faces(px: float) -> Faces:
    """Fonts of running text of `px` px."""
    return Faces(
        fonts.serif(px, "regular"), fonts.serif(px, "bold"), fonts.serif(px, "semibold", True)
    )


def soft_faces(px: float) -> Faces:
    """Fonts of a remark of `px` px: all in italics."""
    italic = fonts.serif(px, "regular", True)
    return Faces(italic, fonts.serif(px, "bold", True), italic)


def heading_faces(px: float) -> Faces:
    """Fonts of a heading of `px` px."""
    bold = fonts.serif(px, "bold")
    return Faces(bold, bold, fonts.serif(px, "bold", True))
