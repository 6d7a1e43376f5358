"""Type and inks of the handbook's pages."""

from sprites.common import fonts
from sprites.common.art_gallery import art_of
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.handbook.paragraph import Faces, Ink

BODY = 16.5


def binding_of(game: str) -> Binding:
    """How the handbook of a game is bound; the app's own way for a game that has none."""
    return art_of(game).binding


def ink_of(binding: Binding) -> Ink:
    """Inks of running text."""
    return Ink(binding.text, binding.text, binding.accent, binding.hit)


def soft_ink_of(binding: Binding) -> Ink:
    """Inks of a remark."""
    return Ink(binding.soft, binding.text, binding.accent, binding.hit)


INK = ink_of(PLAIN_BINDING)


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
