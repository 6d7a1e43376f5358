"""The inspector at the rail's foot: one thing large, its text in words, verdict and clause."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts
from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.glyphs import Glyph, glyph
from sprites.common.lettering import fit_lines, sizes_from, write
from sprites.common.light import with_shadow
from sprites.common.rich import IconSource, Token, layout
from sprites.common.theme import Theme

Verdict = Literal["", "now", "later", "blocked"]
_SIGNS: dict[Verdict, Glyph] = {"now": "hand", "later": "tick", "blocked": "no"}
PICTURE = 122
"""Width in units at which a picture should be given."""
_PICTURE_SHARES = (1.0, 0.86, 0.72, 0.58, 0.44, 0.0)


@dataclass(frozen=True, slots=True)
class InspectorLine:
    """What one icon of the inspected thing means, in words."""

    tokens: tuple[Token, ...]
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Inspector:
    """The inspected thing. `picture` is given in its full size and shown at most so large."""

    title: str
    subtitle: str = ""
    picture: pygame.Surface | None = None
    lines: tuple[InspectorLine, ...] = ()
    footer: tuple[Token, ...] = ()
    """The verdict in words: what can be done with it now, or why not."""
    verdict: Verdict = ""
    clause: str = ""


@lru_cache(maxsize=24)
def inspector(
    state: Inspector, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> Drawn:
    """The inspector in a box of `size` px on transparent ground.

    Long texts make the picture smaller before anything is left out; `complete` tells.
    """
    for share in _PICTURE_SHARES:
        for body in sizes_from(13.5, 13, scale):
            drawn = _attempt(state, size, scale, theme, icon, share, body)
            if drawn.complete:
                return drawn
    return drawn


def _attempt(
    state: Inspector,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    share: float,
    body: int,
) -> Drawn:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    page = _Page(canvas, scale, theme, icon, fonts.sans(body), [])
    beside, picture_foot = page.draw_picture(state.picture, share)
    top = page.draw_title(state, beside)
    for line in state.lines:
        left = beside if top < picture_foot else 0
        top = page.draw_line(line, left, top)
    top = page.draw_footer(state, max(top, picture_foot))
    return Drawn(canvas, size, texts=tuple(page.texts), complete=top <= size[1])


@dataclass(slots=True)
class _Page:
    """The inspector while it is being written."""

    canvas: pygame.Surface
    scale: float
    theme: Theme
    icon: IconSource
    font: pygame.font.Font
    texts: list[pygame.Rect]

    def draw_picture(self, picture: pygame.Surface | None, share: float) -> tuple[int, int]:
        """(left end of the words beside it, its foot), px."""
        largest = round(PICTURE * self.scale * share)
        if picture is None or largest == 0:
            return 0, 0
        if picture.get_width() > largest:
            height = round(picture.get_height() * largest / picture.get_width())
            picture = pygame.transform.smoothscale(picture, (largest, height))
        with_shadow(picture, self.scale).blit(self.canvas, (1, 2))
        return picture.get_width() + round(12 * self.scale), picture.get_height() + round(
            10 * self.scale
        )

    def draw_title(self, state: Inspector, left: int) -> int:
        """Title and subtitle, each on at most two lines; returns where the text may begin."""
        scale, room = self.scale, self.canvas.get_width() - left
        top = 0
        title = fit_lines(state.title, room, sizes_from(19, 15, scale), 2, "serif", "bold")
        for words in title.lines:
            step = round(title.font.get_ascent() * 1.2)
            at = (left, top + step / 2 + 1)
            self.texts.append(write(self.canvas, words, title.font, self.theme.text, at))
            top += step
        if not state.subtitle:
            return top + round(5 * scale)
        sizes = sizes_from(13.5, 13, scale)
        subtitle = fit_lines(state.subtitle, room, sizes, 2, "serif", "regular", italic=True)
        for words in subtitle.lines:
            step = round(subtitle.font.get_ascent() * 1.22)
            at = (left, top + step / 2)
            self.texts.append(write(self.canvas, words, subtitle.font, self.theme.text_soft, at))
            top += step
        return top + round(6 * scale)

    def draw_line(self, line: InspectorLine, left: int, top: int) -> int:
        scale = self.scale
        indent = round(24 * scale) if line.icon else 0
        picture = self.icon(line.icon, round(19 * scale)) if line.icon else None
        if picture is not None:
            middle = top + self.font.get_height() // 2
            place = picture.get_rect(center=(left + round(10 * scale), middle))
            self.canvas.blit(picture, place)
        room = self.canvas.get_width() - left - indent
        words = layout(line.tokens, self.font, room, self.icon, self.theme.text, 0.92)
        self.texts.append(self.canvas.blit(words, (left + indent, top)))
        return top + max(words.get_height(), round(20 * scale)) + round(3 * scale)

    def draw_footer(self, state: Inspector, top: int) -> int:
        """The verdict below a rule, and the clause; returns the foot of everything."""
        scale, width = self.scale, self.canvas.get_width()
        if state.footer:
            pygame.draw.rect(self.canvas, rgb(self.theme.hairline), (0, top, width, 1))
            top += round(5 * scale)
            indent = round(26 * scale) if state.verdict else 0
            if state.verdict:
                colour = self.theme.gold_light if state.verdict == "now" else self.theme.text
                sign = glyph(_SIGNS[state.verdict], round(20 * scale), colour, self.theme.ink)
                self.canvas.blit(sign, (0, top))
            words = layout(
                state.footer, self.font, width - indent, self.icon, self.theme.text, 0.95
            )
            self.texts.append(self.canvas.blit(words, (indent, top)))
            top += max(words.get_height(), round(21 * scale))
        if state.clause:
            font = fonts.serif(13.5 * scale, "semibold", italic=True)
            clause = fonts.ellipsize(font, state.clause, width)
            at = (width, top + font.get_height() / 2)
            self.texts.append(write(self.canvas, clause, font, self.theme.accent, at, "right"))
            top += font.get_height()
        return top
