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
PAGE_DARK = "#dfc99a"
"""The page at its darkest where words stand, for judging contrast."""

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


def text_pairs() -> tuple[tuple[str, str, str], ...]:
    """(what it is, text colour, background colour); each must reach 4.5:1."""
    return tuple(
        (f"{what} on {where}", colour, ground)
        for what, colour in (
            ("text", TEXT),
            ("soft words", SOFT),
            ("faint words", FAINT),
            ("accent", ACCENT),
        )
        for where, ground in (("page", PAGE_DARK), ("slip", SLIP), ("marker", HIT))
        if what != "faint words" or where != "marker"
    )
