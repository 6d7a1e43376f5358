"""Paragraphs whose words can be links, strong, or found by a search."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts
from sprites.common.colour import rgb


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text of one kind. `link` is the id that it leads to."""

    text: str
    link: str = ""
    hit: bool = False
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Ink:
    """Colours of a paragraph ("#rrggbb")."""

    text: str
    strong: str
    link: str
    hit: str
    """The marker behind words that were searched for."""


@dataclass(frozen=True, slots=True)
class Faces:
    """The fonts of a paragraph: plain words, strong ones and links."""

    plain: pygame.font.Font
    strong: pygame.font.Font
    link: pygame.font.Font


@dataclass(frozen=True, slots=True, eq=False)
class Paragraph:
    """A drawn paragraph. `links` are (id, rectangle) pairs in px from its own corner."""

    surface: Surface
    links: tuple[tuple[str, Rect], ...]


def paragraph(
    runs: Sequence[Run],
    faces: Faces,
    width: int,
    ink: Ink,
    spacing: float = 1.0,
    lines: int = 0,
    hovered: str = "",
) -> Paragraph:
    """The runs in lines of at most `width` px, as high as needed.

    `lines`: at most so many, the rest replaced by dots; 0: all. `hovered` underlines its link.
    """
    rows = _rows(list(_words(runs)), faces, width)
    if lines and len(rows) > lines:
        rows = rows[:lines]
        rows[-1] = _cut(rows[-1], faces, width)
    step = _step(faces, spacing)
    canvas = Surface((max(1, width), _height(len(rows), faces, spacing)), pygame.SRCALPHA)
    links: list[tuple[str, Rect]] = []
    for row, words in enumerate(rows):
        links += _draw_row(canvas, words, row * step, faces, ink, hovered)
    return Paragraph(canvas, tuple(links))


def paragraph_height(
    runs: Sequence[Run], faces: Faces, width: int, spacing: float = 1.0, lines: int = 0
) -> int:
    """The height in px of such a paragraph, without drawing it."""
    count = len(_rows(list(_words(runs)), faces, width))
    return _height(min(count, lines or count), faces, spacing)


def _height(rows: int, faces: Faces, spacing: float) -> int:
    return _step(faces, spacing) * (rows - 1) + faces.plain.get_height() + 2 if rows else 1


def _step(faces: Faces, spacing: float) -> int:
    return round(faces.plain.get_linesize() * spacing)


Word = list[Run]
"""Pieces that no space divides."""


def _words(runs: Sequence[Run]) -> Iterator[Word]:
    word: Word = []
    for run in runs:
        for piece in re.findall(r"\s+|\S+", run.text):
            if not piece.isspace():
                word.append(Run(piece, run.link, run.hit, run.strong))
            elif word:
                yield word
                word = []
    if word:
        yield word


def _face(piece: Run, faces: Faces) -> pygame.font.Font:
    if piece.link:
        return faces.link
    return faces.strong if piece.strong else faces.plain


def _length(word: Word, faces: Faces) -> int:
    return sum(_face(piece, faces).size(piece.text)[0] for piece in word)


def _rows(words: Sequence[Word], faces: Faces, width: int) -> list[list[Word]]:
    space = faces.plain.size(" ")[0]
    rows: list[list[Word]] = []
    left = 0
    for word in _fitting(words, faces, width):
        length = _length(word, faces)
        if rows and left + space + length <= width and _drawn([*rows[-1], word], faces) <= width:
            rows[-1].append(word)
            left += space + length
        else:
            rows.append([word])
            left = length
    return rows


def _drawn(row: list[Word], faces: Faces) -> int:
    """px of a row as it is drawn: a stretch of words is a little wider than its words' whole px."""
    space = faces.plain.size(" ")[0]
    return sum(
        (space if apart else 0) + _face(piece, faces).size(piece.text)[0]
        for apart, piece in _stretches(row)
    )


def _fitting(words: Sequence[Word], faces: Faces, width: int) -> Iterator[Word]:
    """Words wider than a line are broken between letters."""
    for word in words:
        if _length(word, faces) <= width:
            yield word
            continue
        for piece in word:
            for part in fonts.break_word(_face(piece, faces), piece.text, width):
                yield [Run(part, piece.link, piece.hit, piece.strong)]


def _cut(row: list[Word], faces: Faces, width: int) -> list[Word]:
    """The row with dots at its end, shortened until it fits."""
    dots = [Run(fonts.ELLIPSIS)]
    space = faces.plain.size(" ")[0]
    kept = list(row)
    while kept:
        total = sum(_length(word, faces) for word in kept) + space * len(kept)
        if total + _length(dots, faces) <= width:
            break
        kept.pop()
    return [*kept, dots]


def _draw_row(
    canvas: Surface, words: list[Word], top: int, faces: Faces, ink: Ink, hovered: str
) -> list[tuple[str, Rect]]:
    links: list[tuple[str, Rect]] = []
    space = faces.plain.size(" ")[0]
    baseline = top + faces.plain.get_ascent()
    x = 0
    for apart, piece in _stretches(words):
        x += space if apart else 0
        font = _face(piece, faces)
        box = Rect(x, baseline - font.get_ascent(), font.size(piece.text)[0], font.get_height())
        if piece.hit:
            band = box.inflate(4, -2).move(0, 1)
            pygame.draw.rect(canvas, rgb(ink.hit), band, 0, max(2, box.height // 6))
        colour = ink.link if piece.link else ink.strong if piece.strong else ink.text
        canvas.blit(fonts.render(font, piece.text, colour), box)
        if piece.link:
            links.append((piece.link, box))
            _underline(canvas, box, baseline, ink.link, piece.link == hovered)
        x = box.right
    return links


def _stretches(words: list[Word]) -> list[tuple[bool, Run]]:
    """The pieces of a row, neighbours of one kind joined, and whether a space is before each.

    Letters are set together wherever possible: that keeps the font's own distances.
    """
    found: list[tuple[bool, Run]] = []
    for place, word in enumerate(words):
        for index, piece in enumerate(word):
            apart = place > 0 and index == 0
            last = found[-1][1] if found else None
            if last is None or piece.link or _kind(last) != _kind(piece):
                found.append((apart, piece))
                continue
            gap = " " if apart else ""
            joined = Run(f"{last.text}{gap}{piece.text}", "", piece.hit, piece.strong)
            found[-1] = (found[-1][0], joined)
    return found


def _kind(piece: Run) -> tuple[str, bool, bool]:
    return piece.link, piece.hit, piece.strong


def _underline(canvas: Surface, box: Rect, baseline: int, colour: str, strong: bool) -> None:
    y = baseline + max(2, box.height // 9)
    if strong:
        pygame.draw.rect(canvas, rgb(colour), (box.x, y, box.width, max(1, box.height // 12)))
        return
    for x in range(box.x, box.right - 1, 4):
        canvas.fill(rgb(colour), (x, y, 2, 1))
