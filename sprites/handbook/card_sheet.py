"""One card large on a sheet of paper: picture, name, its text in words, where its figures come
from, its clauses."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import rgb
from sprites.common.light import with_shadow
from sprites.common.rich import IconSource, layout
from sprites.common.surface_cache import kept
from sprites.handbook import style
from sprites.handbook.clauses import Block, id_font
from sprites.handbook.gallery_ground import pencil
from sprites.handbook.paragraph import Run, paragraph

SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""A long text makes the picture smaller before anything is left out."""
PICTURE = 236.0
PICTURE_HIGH = 300.0


@dataclass(frozen=True, slots=True)
class SheetText:
    """Everything on the sheet but the picture. Lines are (icon or "", words) pairs."""

    name: str
    kind: str
    lines: tuple[tuple[str, str], ...]
    clauses: tuple[str, ...] = ()
    mark: str = ""
    why: str = ""
    """`mark` and `why`: that and why figures were filled in; empty if they were not."""


def picture_width(shape: float, share: float, scale: float, room: int) -> int:
    """px of the picture's width at one of SHARES."""
    high = PICTURE_HIGH * share * scale
    return round(min(PICTURE * scale * min(1.0, share + 0.1), high * shape, room))


@kept
def sheet_text(
    text: SheetText, width: int, scale: float, icon: IconSource, binding: Binding = PLAIN_BINDING
) -> Block:
    """Name, lines, origin and clauses in `width` px, as high as needed."""
    work = _Work(width, scale, icon, binding, [], [])
    work.title(text.name, text.kind)
    for name, words in text.lines:
        work.line(name, words)
    if text.mark:
        work.origin(text.mark, text.why)
    if text.clauses:
        work.clauses(text.clauses)
    canvas = Surface((width, work.top), pygame.SRCALPHA)
    for picture, place in work.parts:
        canvas.blit(picture, place)
    return Block(canvas, tuple(work.links))


@dataclass(slots=True)
class _Work:
    """The text while it is being set."""

    width: int
    scale: float
    icon: IconSource
    binding: Binding
    parts: list[tuple[Surface, tuple[int, int]]]
    links: list[tuple[str, Rect]]
    top: int = 0

    def _put(self, picture: Surface, left: int, top: int) -> None:
        self.parts.append((picture, (left, top)))

    def title(self, name: str, kind: str) -> None:
        font = fonts.serif(23 * self.scale, "bold")
        if font.size(name)[0] > self.width:
            font = fonts.serif(19 * self.scale, "bold")
        step = font.get_ascent() + round(4 * self.scale)
        for line in fonts.wrap(font, name, self.width):
            self._put(fonts.render(font, line, self.binding.text), 0, self.top)
            self.top += step
        soft = fonts.serif(15 * self.scale, "regular", True)
        self._put(fonts.render(soft, kind, self.binding.soft), 0, self.top)
        self.top += soft.get_height() + round(7 * self.scale)

    def line(self, name: str, words: str) -> None:
        side = round(23 * self.scale)
        left = side + round(9 * self.scale)
        font = fonts.serif(15.5 * self.scale, "regular")
        body = layout((words,), font, self.width - left, self.icon, self.binding.text, 0.95)
        picture = self.icon(name, side) if name else None
        middle = self.top + font.get_height() // 2
        if picture is not None:
            self._put(picture, 0, middle - side // 2)
        else:
            self._put(_bullet(side, self.binding), 0, middle - side // 2)
        self._put(body, left, self.top)
        self.top += max(body.get_height(), side) + round(4 * self.scale)

    def origin(self, mark: str, why: str) -> None:
        pad = round(9 * self.scale)
        side = round(26 * self.scale)
        left = pad + side + round(8 * self.scale)
        faces = style.body_faces(14 * self.scale)
        runs = (Run(f"{mark}  ", strong=True), Run(why))
        text = paragraph(runs, faces, self.width - left - pad, style.ink_of(self.binding), 0.95)
        size = (self.width, text.surface.get_height() + 2 * pad)
        self.top += round(4 * self.scale)
        self._put(_slip(size, self.scale, self.binding), 0, self.top)
        self._put(pencil(side), pad, self.top + pad)
        self._put(text.surface, left, self.top + pad)
        self.top += size[1] + round(6 * self.scale)

    def clauses(self, clauses: tuple[str, ...]) -> None:
        font = id_font(self.scale)
        left = 0
        self.top += round(4 * self.scale)
        for clause in clauses:
            letters = fonts.render(font, clause, self.binding.accent)
            if left and left + letters.get_width() > self.width:
                left, self.top = 0, self.top + font.get_height()
            place = Rect((left, self.top), letters.get_size())
            self._put(_underlined(letters, self.binding), place.x, place.y)
            self.links.append((clause, place))
            left = place.right + round(14 * self.scale)
        self.top += font.get_height() + round(2 * self.scale)


def _underlined(letters: Surface, binding: Binding = PLAIN_BINDING) -> Surface:
    marked = letters.copy()
    y = marked.get_height() - 2
    for x in range(0, marked.get_width() - 1, 4):
        marked.fill(rgb(binding.accent), (x, y, 2, 1))
    return marked


@kept
def _bullet(side: int, binding: Binding = PLAIN_BINDING) -> Surface:
    body = svg.path("M10 16 L16 11.6 L22 16 L16 20.4 Z", binding.rule)
    return svg.raster(svg.document(body, 32, 32), (side, side))


@kept
def _slip(size: tuple[int, int], scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    wide, high = size
    body = svg.rect(
        1, 1, wide - 2, high - 2, binding.slip, binding.rule, 1.2, 5 * scale, fill_opacity=0.85,
        stroke_dasharray="5 3",
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high), size)


@kept
def laid_card(picture: Surface, grid: float) -> tuple[Surface, tuple[int, int]]:
    """A card with its shadow, and where its own corner lies in the picture."""
    shaded = with_shadow(picture, grid)
    return shaded.surface, shaded.origin
