"""Paragraphs that mix words and drawn icons."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from sprites.common import fonts

IconSource = Callable[[str, int], pygame.Surface | None]
"""Given an icon's name and its height in px, its picture, or None if there is none."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawn icon inside a line, named as the game's icon family names it."""

    name: str


@dataclass(frozen=True, slots=True)
class Styled:
    """Words in a font or colour of their own."""

    text: str
    font: pygame.font.Font | None = None
    colour: str | None = None


Token = str | Icon | Styled


@dataclass(frozen=True, slots=True)
class _Atom:
    """Something that no line break divides. While it is only measured, it has no picture."""

    width: int
    space_before: int
    ascent: int
    """px from its top down to the baseline of the words."""
    picture: pygame.Surface | None = None
    break_after: bool = False
    clings: bool = False
    """The space before it does not break: an icon stays with its number,
    and so do two words within brackets."""


def parse(text: str) -> tuple[Token, ...]:
    """ "Costs {silver} 2" as tokens: every {name} becomes an icon."""
    pieces = re.split(r"\{([^{}]+)\}", text)
    tokens: list[Token] = []
    for index, piece in enumerate(pieces):
        if index % 2:
            tokens.append(Icon(piece))
        elif piece:
            tokens.append(piece)
    return tuple(tokens)


def layout(
    tokens: Sequence[Token],
    font: pygame.font.Font,
    width: int,
    icon: IconSource,
    colour: str = "#231b2b",
    line_spacing: float = 1.0,
    centred: bool = False,
) -> pygame.Surface:
    """The paragraph, broken into lines of at most `width` px; the surface is as high as needed.

    A newline in the words starts a line. An icon without a picture is shown by its name.
    """
    lines = _lines(list(_atoms(tokens, font, width, icon, colour)), width)
    step, overhang = round(font.get_linesize() * line_spacing), _overhang(font)
    height = _height(len(lines), font, line_spacing)
    canvas = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    for row, line in enumerate(lines):
        x = (width - _length(line)) // 2 if centred else 0
        baseline = overhang + row * step + font.get_ascent()
        for place, atom in enumerate(line):
            x += atom.space_before if place else 0
            if atom.picture is not None:
                canvas.blit(atom.picture, (x, baseline - atom.ascent))
            x += atom.width
    return canvas


def layout_height(
    tokens: Sequence[Token],
    font: pygame.font.Font,
    width: int,
    icon: IconSource,
    colour: str = "#231b2b",
    line_spacing: float = 1.0,
) -> int:
    """px that `layout` takes for the same arguments, without drawing the paragraph."""
    lines = _lines(list(_atoms(tokens, font, width, icon, colour, drawn=False)), width)
    return _height(len(lines), font, line_spacing)


def _height(lines: int, font: pygame.font.Font, line_spacing: float) -> int:
    step = round(font.get_linesize() * line_spacing)
    return max(1, step * (lines - 1) + font.get_height() + 2 * _overhang(font))


def _overhang(font: pygame.font.Font) -> int:
    """px by which icons reach beyond the words, above and below."""
    return max(0, (icon_height(font) - font.get_height()) // 2)


def icon_height(font: pygame.font.Font) -> int:
    """Height of the icons that go with a font, px."""
    return round(font.get_height() * 1.05)


def _atoms(
    tokens: Sequence[Token],
    font: pygame.font.Font,
    width: int,
    icon: IconSource,
    colour: str,
    drawn: bool = True,
) -> Iterator[_Atom]:
    gap, before = 0, ""
    for token in tokens:
        if isinstance(token, Icon):
            atom = _icon_atom(token, font, icon, colour, gap)
            yield replace(atom, clings=before[-1:].isdigit())
            gap, before = 0, ""
            continue
        styled = token if isinstance(token, Styled) else Styled(token)
        own_font, own_colour = styled.font or font, styled.colour or colour
        for piece in _pieces(styled.text):
            if piece == "\n":
                yield _Atom(0, 0, 0, break_after=True)
                gap = 0
            elif piece.isspace():
                gap = _width(own_font, " ")
            else:
                for part in _parts(own_font, piece, width):
                    atom = _word_atom(part, own_font, own_colour, gap, drawn)
                    yield replace(atom, clings=before[:1] == "(" and ")" in part)
                    gap, before = 0, part


@lru_cache(maxsize=1024)
def _pieces(text: str) -> tuple[str, ...]:
    """Words, the spaces between them, and line breaks; a no-break space belongs to its word."""
    return tuple(re.findall(r"\n|[^\S\n\u00a0]+|[\S\u00a0]+", text))


@lru_cache(maxsize=4096)
def _width(font: pygame.font.Font, word: str) -> int:
    return font.size(word)[0]


def _parts(font: pygame.font.Font, word: str, width: int) -> Sequence[str]:
    """The word, cut where it does not fit into a line."""
    return (word,) if _width(font, word) <= width else fonts.parts_of(font, word, width)


def _word_atom(word: str, font: pygame.font.Font, colour: str, gap: int, drawn: bool) -> _Atom:
    if not drawn:
        return _Atom(_width(font, word), gap, 0)
    picture = fonts.render(font, word, colour)
    return _Atom(picture.get_width(), gap, font.get_ascent(), picture)


def _icon_atom(
    token: Icon, font: pygame.font.Font, icon: IconSource, colour: str, gap: int
) -> _Atom:
    picture = icon(token.name, icon_height(font))
    if picture is None:
        return _word_atom(token.name, font, colour, gap, drawn=True)
    middle = font.get_ascent() - font.get_height() // 2
    return _Atom(picture.get_width(), gap, picture.get_height() // 2 + middle, picture)


def _lines(atoms: Sequence[_Atom], width: int) -> list[list[_Atom]]:
    lines: list[list[_Atom]] = [[]]
    length = 0
    for index, atom in enumerate(atoms):
        if atom.break_after:
            lines.append([])
            length = 0
            continue
        glued = _glued_width(atoms, index)
        parts = atom.space_before > 0 and not atom.clings
        starts_group = parts and length + atom.space_before + glued > width
        if lines[-1] and (starts_group or length + atom.width > width):
            lines.append([])
            length = 0
        length += (atom.space_before if lines[-1] else 0) + atom.width
        lines[-1].append(atom)
    _give_widow_company(lines, width)
    return lines


def _give_widow_company(lines: list[list[_Atom]], width: int) -> None:
    """No single short word or icon alone on the last line: what stands before it joins it."""
    if len(lines) < 2 or not lines[-1] or len(_last_group(lines[-1])) != len(lines[-1]):
        return
    friend = _last_group(lines[-2])
    left = len(lines[-2]) - len(friend)
    if left < 2 or not (lines[-1][0].space_before and friend[0].space_before):
        return
    joined = [*friend, *lines[-1]]
    if _length(lines[-1]) * 6 < width and _length(joined) <= width:
        lines[-2:] = [lines[-2][:left], joined]


def _last_group(line: Sequence[_Atom]) -> list[_Atom]:
    """The last word or icon of a line with what clings to it."""
    start = len(line) - 1
    while start > 0 and (line[start].clings or not line[start].space_before):
        start -= 1
    return list(line[max(0, start) :])


def _glued_width(atoms: Sequence[_Atom], index: int) -> int:
    """Width of an atom and of what follows it without a break: a number and its icon stay one."""
    total = atoms[index].width
    for atom in atoms[index + 1 :]:
        if (atom.space_before and not atom.clings) or atom.break_after:
            break
        total += atom.space_before + atom.width
    return total


def _length(line: Sequence[_Atom]) -> int:
    widths = sum(atom.width for atom in line)
    return widths + sum(atom.space_before for atom in line[1:])
