"""The two type families of the app, loaded from packages, and lines of text as surfaces."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

import pygame

from sprites.common.colour import rgb
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.surface_cache import kept

Weight = Literal["regular", "semibold", "bold", "black"]
Family = Literal["serif", "sans"]
FLOOR = 13
"""No text in the app is smaller than this many px."""
SMALL = 20
"""px up to which the spacing of letters needs care."""
ELLIPSIS = "…"
NARROWEST = 0.8
"""A line that is a little too long for its room is set so narrow at most."""
LONG_NAMES = range(13, 29)
"""Letters of a word that is never broken: a name with what stands beside it. Shorter ones fit
wherever names stand; where they do not, in a table's narrow column, every letter counts."""
_NO_LETTER = "\U0010ffff"
_OTHER_SIGNS = str.maketrans("−→", "–›")

# The OTF files are used because the kerning of the package's TTF files swallows spaces.
_SERIF_FILES: dict[tuple[Weight, bool], str] = {
    ("regular", False): "Regular",
    ("semibold", False): "Semibold",
    ("bold", False): "Bold",
    ("black", False): "Black",
    ("regular", True): "It",
    ("semibold", True): "SemiboldIt",
    ("bold", True): "BoldIt",
    ("black", True): "BlackIt",
}


def serif(px: float, weight: Weight = "semibold", italic: bool = False) -> pygame.font.Font:
    """Source Serif for titles, names, prompts and numbers; px below the floor are raised to it."""
    name = f"SourceSerifPro-{_SERIF_FILES[weight, italic]}.otf"
    return _load("font_source_serif_pro", f"files/{name}", max(FLOOR, round(px)))


def sans(px: float, bold: bool = False) -> pygame.font.Font:
    """Noto Sans for small interface text; px below the floor are raised to it."""
    name = f"NotoSans-{'Bold' if bold else 'Regular'}.ttf"
    return _load_sans(f"data/{name}", max(FLOOR, round(px)))


class _Sans(pygame.font.Font):
    """The bundled Noto Sans draws the minus sign as short as a hyphen; its en dash is as long
    as a minus has to be. It has no arrow: a pointed bracket stands for one."""

    def size(self, text: str | bytes, /) -> tuple[int, int]:
        """px of a line of text."""
        return super().size(_dashed(text))

    def render(self, text: str | bytes | None, *looks: Any, **more: Any) -> pygame.Surface:
        """A line of text as a picture."""
        return super().render(_dashed(text or ""), *looks, **more)


class _SmallSerif(pygame.font.Font):
    """Letters of small type stand on whole px, which tears words apart ("Abb ot"): they are set
    at twice the size and then reduced to the room that the layout knows of."""

    def __init__(self, place: str, px: int) -> None:
        super().__init__(place, px)
        self._twice = pygame.font.Font(place, 2 * px)

    def render(self, text: str | bytes | None, *looks: Any, **more: Any) -> pygame.Surface:
        """A line of text as a picture."""
        if not text or "\n" in str(text):
            return super().render(text, *looks, **more)
        self._twice.outline = 2 * self.outline
        large = self._twice.render(text, *looks, **more)
        return pygame.transform.smoothscale(large, self.size(text))


def _dashed(text: str | bytes) -> str | bytes:
    return text.translate(_OTHER_SIGNS) if isinstance(text, str) else text


@lru_cache(maxsize=96)
def _load_sans(place: str, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return _Sans(str(files("pygame_gui").joinpath(place)), px)


@lru_cache(maxsize=96)
def _load(package: str, place: str, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    font = _SmallSerif if px <= SMALL else pygame.font.Font
    return font(str(files(package).joinpath(place)), px)


def render(
    font: pygame.font.Font, text: str, colour: str, halo: str | None = None, halo_px: int = 2
) -> pygame.Surface:
    """One line of text. A halo is an outline of `halo_px` in its own colour around the letters.

    The surface is shared between callers: copy it before drawing on it.
    """
    if not font.size(text)[0]:
        text = ""  # signs of no width, as a name may have, cannot be drawn
    if not HIGH_CONTRAST.on:
        return _render(font, text, colour, halo, halo_px)
    edge, room = HIGH_CONTRAST.edge(colour), halo_px if halo is not None else 0
    return _edged(font, text, HIGH_CONTRAST.ink(colour), edge, max(1, room), room)


@kept
def _render(
    font: pygame.font.Font, text: str, colour: str, halo: str | None, halo_px: int
) -> pygame.Surface:
    letters = font.render(text, True, rgb(colour))
    return letters if halo is None else _around(font, text, letters, halo, halo_px, halo_px)


@kept
def _edged(
    font: pygame.font.Font, text: str, ink: str, edge: str, edge_px: int, room: int
) -> pygame.Surface:
    """A line in high contrast; `room` px around the letters, into which the edge may reach."""
    return _around(font, text, font.render(text, True, rgb(ink)), edge, edge_px, room)


def _around(
    font: pygame.font.Font, text: str, letters: pygame.Surface, colour: str, px: int, room: int
) -> pygame.Surface:
    """The letters with an outline around them, in the middle of their room."""
    font.outline = px
    around = font.render(text, True, rgb(colour))
    font.outline = 0
    size = (letters.get_width() + 2 * room, letters.get_height() + 2 * room)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.blit(around, (room - px, room - px))
    canvas.blit(letters, (room, room))
    return canvas


def face(
    family: Family, px: float, weight: Weight = "semibold", italic: bool = False
) -> pygame.font.Font:
    """A font of either family; the sans has two weights and no italic here."""
    if family == "serif":
        return serif(px, weight, italic)
    return sans(px, weight in ("semibold", "bold", "black"))


def fit(
    text: str,
    max_width: int,
    px: float,
    floor: int = FLOOR,
    family: Family = "serif",
    weight: Weight = "semibold",
    italic: bool = False,
    colour: str = "#231b2b",
    halo: str | None = None,
    narrowest: float = NARROWEST,
) -> pygame.Surface:
    """The text on one line of at most max_width px: shrunk to the floor, then set narrower, and
    only what no narrowing brings in is cut with dots."""
    font = face(family, px, weight, italic)
    while px > floor and font.size(text)[0] > max_width:
        px -= 1
        font = face(family, px, weight, italic)
    wide = font.size(text)[0]
    if wide * narrowest <= max_width < wide:
        return _narrowed(font, text, colour, halo, max_width)
    return render(font, ellipsize(font, text, max_width), colour, halo)


def fits(text: str, max_width: int, family: Family = "serif", weight: Weight = "semibold") -> bool:
    """True when `fit` brings the whole text in, small and narrow as it may be."""
    return face(family, FLOOR, weight).size(text)[0] * NARROWEST <= max_width


@kept
def _narrowed(
    font: pygame.font.Font, text: str, colour: str, halo: str | None, width: int
) -> pygame.Surface:
    """A line whose letters stand closer and narrower; as high as ever."""
    letters = render(font, text, colour, halo)
    return pygame.transform.smoothscale(letters, (width, letters.get_height()))


def ellipsize(font: pygame.font.Font, text: str, max_width: int) -> str:
    """The longest beginning of the text that fits, with dots if anything is missing."""
    if font.size(text)[0] <= max_width:
        return text
    kept = text
    while kept and font.size(kept.rstrip() + ELLIPSIS)[0] > max_width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def line_width(font: pygame.font.Font, line: str) -> int:
    """px of a line; remembered, because the same beginnings are tried in several widths."""
    return font.size(line)[0]


def wrap(font: pygame.font.Font, text: str, max_width: int) -> list[str]:
    """The text in lines of at most max_width px, broken at spaces, see `parts_of`."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line_width(font, longer) <= max_width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = parts_of(font, word, max_width)
            lines.extend(full)
        lines.append(line)
    return lines


def parts_of(font: pygame.font.Font, word: str, max_width: int) -> list[str]:
    """A word as it can stand on lines: parted at its last hyphen where that helps; one as long as a
    long name is shortened with dots where it does not fit, any other one (where a file lies) cut
    into pieces."""
    head, hyphen, tail = word.rpartition("-")
    if head and tail and font.size(word)[0] > max_width >= font.size(head + hyphen)[0]:
        return [head + hyphen, *parts_of(font, tail, max_width)]
    if len(word) in LONG_NAMES:
        return [ellipsize(font, word, max_width)]
    return break_word(font, word, max_width)


@lru_cache(maxsize=1024)
def has_letter(letter: str) -> bool:
    """False for a letter in whose place the fonts of the app would draw an empty box."""
    return all(_drawn(font, letter) != _drawn(font, _NO_LETTER) for font in (serif(16), sans(16)))


def shown_part(text: str) -> str:
    """What of a name can be shown in one line: letters of the fonts, single spaces between words,
    and nothing that turns the direction of writing or ends the line."""
    known = (c if c.isprintable() and has_letter(c) else "" for c in " ".join(text.split()))
    return " ".join("".join(known).split())


def _drawn(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")


def break_word(font: pygame.font.Font, word: str, max_width: int) -> list[str]:
    """A word cut into pieces that fit; one piece if it fits whole. Each has at least one letter."""
    if font.size(word)[0] <= max_width:
        return [word]
    pieces, piece = [], ""
    for letter in word:
        if piece and font.size(piece + letter)[0] > max_width:
            pieces.append(piece)
            piece = letter
        else:
            piece += letter
    return [*pieces, piece]
