"""Words put onto surfaces: anchored, with a faint cut shadow, fitted to a width."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common import fonts
from sprites.common.high_contrast import HIGH_CONTRAST

Anchor = Literal["left", "centre", "right"]


def put(
    target: pygame.Surface,
    words: pygame.Surface,
    at: tuple[float, float],
    anchor: Anchor = "left",
) -> pygame.Rect:
    """Blit a line of words; `at` is its left end, middle or right end, at half its height."""
    place = words.get_rect()
    place.centery = round(at[1])
    if anchor == "left":
        place.left = round(at[0])
    elif anchor == "right":
        place.right = round(at[0])
    else:
        place.centerx = round(at[0])
    target.blit(words, place)
    return place


def lay_shade(
    target: pygame.Surface, shade: pygame.Surface, at: tuple[float, float] | pygame.Rect
) -> None:
    """Words in a dark colour that lie below the same words. In high contrast words have an edge
    instead."""
    if not HIGH_CONTRAST.on:
        target.blit(shade, at)


def tones_of(ink: str, shade: str, offset: int = 1) -> tuple[tuple[int, str], ...]:
    """The layers of words with a shadow, lowest first: each with the px by which it lies off."""
    return ((0, ink),) if HIGH_CONTRAST.on else ((offset, shade), (0, ink))


def write(
    target: pygame.Surface,
    text: str,
    font: pygame.font.Font,
    colour: str,
    at: tuple[float, float],
    anchor: Anchor = "left",
    shade: str | None = None,
) -> pygame.Rect:
    """One line of text, half its height at `at`; `shade` lays a dark copy one px lower right."""
    if shade is not None and not HIGH_CONTRAST.on:
        under = fonts.render(font, text, shade).copy()
        under.set_alpha(150)
        put(target, under, (at[0] + 1, at[1] + 1), anchor)
    return put(target, fonts.render(font, text, colour), at, anchor)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Text broken and sized for its room."""

    lines: tuple[str, ...]
    font: pygame.font.Font
    complete: bool
    """False if the end had to be replaced by dots."""

    def width(self) -> int:
        return max((self.font.size(line)[0] for line in self.lines), default=0)


def fit_lines(
    text: str,
    width: int,
    sizes: Sequence[int],
    lines: int,
    family: fonts.Family = "serif",
    weight: fonts.Weight = "semibold",
    italic: bool = False,
) -> Fitted:
    """The text in at most `lines` lines of `width` px, in the first of `sizes` (px) that fits.

    If even the last size does not fit, the last line ends with dots.
    """
    font = fonts.face(family, sizes[0], weight, italic)
    broken: list[str] = []
    for size in sizes:
        font = fonts.face(family, size, weight, italic)
        broken = balanced(font, text, width, lines)
        whole = all(fonts.line_width(font, part) <= width for part in (*broken, *text.split()))
        if len(broken) <= lines and whole:
            return Fitted(tuple(broken), font, True)
    if len(broken) <= lines:
        return Fitted(tuple(broken), font, False)
    rest = " ".join(broken[lines - 1 :])
    kept = [*broken[: lines - 1], fonts.ellipsize(font, rest + fonts.ELLIPSIS, width)]
    return Fitted(tuple(kept), font, False)


def fit_or_shrink(
    text: str,
    width: int,
    sizes: Sequence[int],
    lines: int,
    family: fonts.Family = "serif",
    weight: fonts.Weight = "semibold",
    italic: bool = False,
) -> Fitted:
    """As `fit_lines`; before anything is cut, the type shrinks below the wished sizes, down to the
    least of the app."""
    smaller = range(sizes[-1] - 1, fonts.FLOOR - 1, -1)
    return fit_lines(text, width, (*sizes, *smaller), lines, family, weight, italic)


def fit_on_few(
    text: str,
    width: int,
    sizes: Sequence[int],
    lines: int = 2,
    family: fonts.Family = "serif",
    weight: fonts.Weight = "semibold",
    italic: bool = False,
) -> Fitted:
    """On one line where one of `sizes` fits, else on at most so many lines in the last of them, or
    smaller before anything is cut."""
    fitted = fit_lines(text, width, sizes, 1, family, weight, italic)
    if fitted.complete:
        return fitted
    return fit_or_shrink(text, width, sizes[-1:], lines, family, weight, italic)


def balanced(font: pygame.font.Font, text: str, width: int, lines: int) -> list[str]:
    """Lines as even in length as their number allows: no single word left on the last line, and
    no word broken for it."""
    broken = fonts.wrap(font, text, width)
    if not 1 < len(broken) <= lines:
        return broken
    longest = max(fonts.line_width(font, word) for word in text.split())
    low, high = max(width // 2, min(width, longest) - 1), width
    while high - low > 4:
        middle = (low + high) // 2
        tried = fonts.wrap(font, text, middle)
        if len(tried) <= len(broken) and all(
            fonts.line_width(font, line) <= middle for line in tried
        ):
            high, broken = middle, tried
        else:
            low = middle
    return broken


def write_lines(
    target: pygame.Surface,
    fitted: Fitted,
    colour: str,
    at: tuple[float, float],
    anchor: Anchor = "left",
) -> None:
    """All lines, close together; `at` is half the height of them all."""
    step = fitted.font.get_ascent()
    first = at[1] - step * (len(fitted.lines) - 1) / 2
    for row, line in enumerate(fitted.lines):
        write(target, line, fitted.font, colour, (at[0], first + row * step), anchor)


def sizes_from(units: float, floor_units: float, scale: float) -> tuple[int, ...]:
    """Font sizes to try, in px, from the wished one down to the least one."""
    floor = max(fonts.FLOOR, round(floor_units * scale))
    top = max(floor, round(units * scale))
    return tuple(range(top, floor - 1, -1))
