"""The inspector at the rail's foot: one thing large, its text in words, verdict and clause."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts
from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.glyphs import Glyph, glyph
from sprites.common.lettering import Anchor, fit_or_shrink, sizes_from, write
from sprites.common.light import Layers, laid
from sprites.common.rich import IconSource, Token, layout, layout_height
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

Verdict = Literal["", "now", "later", "blocked"]
_SIGNS: dict[Verdict, Glyph] = {"now": "hand", "later": "then", "blocked": "no"}
PICTURE = 122
"""Width in units at which a picture should be given."""
_PICTURE_SHARES = (1.0, 0.86, 0.72, 0.58, 0.44, 0.0)
_SMALLER = (1.0, 0.9, 0.8, 0.7)
_CLOSE = 0.2
"""Share of the usual room between lines that is left before anything is cut."""


@dataclass(frozen=True, slots=True)
class InspectorLine:
    """What one icon of the inspected thing means, in words."""

    tokens: tuple[Token, ...]
    icon: str = ""
    lit: bool = False
    """It is carried out at this moment."""


@dataclass(frozen=True, slots=True)
class Inspector:
    """The inspected thing. `picture` is given in its full size and shown at most so large."""

    title: str
    """Empty where the thing bears its name beside the words."""
    subtitle: str = ""
    picture: pygame.Surface | None = None
    lines: tuple[InspectorLine, ...] = ()
    footer: tuple[Token, ...] = ()
    """The verdict in words: what can be done with it now, or why not."""
    verdict: Verdict = ""
    clause: str = ""
    pinned: bool = False
    """It stays while the pointer goes elsewhere, and bears a pin."""


_ENOUGH_WORDS = 16
"""With so many words or more a piece of work ends."""
_Told = tuple[tuple[Token, ...], pygame.font.Font, int, IconSource, str, float]
"""What a paragraph is written of."""
_paragraph = kept(layout)
"""A paragraph on transparent ground."""
_FOOT = 4.0
"""Units below the clause, which is the last line."""


@kept
def inspector(
    state: Inspector, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> Drawn:
    """The inspector in a box of `size` px on transparent ground.

    Long texts make the picture smaller, then everything, before anything is left out;
    `complete` tells.
    """
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    page, share, _ = _fitting(state, size[0], size[1], scale, theme, icon)
    page = replace(page, canvas=canvas, texts=[], told=[], drawing=True)
    foot = page.fill(state, share)
    complete = page.whole and foot <= size[1]
    for told in page.told:
        _paragraph.let_go(*told)
    return Drawn(canvas, size, texts=tuple(page.texts), complete=complete)


def draw_some_words(
    state: Inspector, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> bool:
    """Draw some paragraphs of an inspector that was never drawn; False: all of them were."""
    page, drawn = _fitting(state, size[0], size[1], scale, theme, icon)[0], 0
    for told in page.told:
        if not _paragraph.has(*told):
            _paragraph(*told)
            drawn += sum(len(token.split()) for token in told[0] if isinstance(token, str))
            if drawn >= _ENOUGH_WORDS:
                return True
    return drawn > 0


def inspector_height(
    state: Inspector, width: int, most: int, scale: float, theme: Theme, icon: IconSource
) -> int:
    """px that the inspector takes at this width; of `most` px, where it has to be made smaller."""
    return min(most, _fitting(state, width, most, scale, theme, icon)[2])


@lru_cache(maxsize=64)
def _fitting(
    state: Inspector, width: int, most: int, scale: float, theme: Theme, icon: IconSource
) -> tuple["_Page", float, int]:
    """The first of the pages to be tried that is at most so many px high, or the last one; the
    share of the picture's size on it, and its foot in px."""
    canvas = pygame.Surface((width, 1), pygame.SRCALPHA)
    for page, share in _tries(canvas, scale, theme, icon):
        foot = page.fill(state, share)
        if foot <= most:
            break
    return page, share, foot


def _tries(
    canvas: pygame.Surface, scale: float, theme: Theme, icon: IconSource
) -> Iterator[tuple["_Page", float]]:
    """Pages to measure, the wished one first, each with the share of the picture's size."""
    for smaller in _SMALLER:
        for share in _PICTURE_SHARES:
            for px in sizes_from(13.5, 13, scale * smaller):
                page = _Page(canvas, scale * smaller, theme, icon, fonts.sans(px), [], False)
                yield page, share
    close = replace(page, told=[], leading=_CLOSE)
    yield close, share
    yield replace(close, told=[], raised=True), share


@kept
def _shrunk(picture: pygame.Surface, size: tuple[int, int], scale: float) -> Layers:
    """A picture reduced to `size` px, with its shadow."""
    if picture.get_size() != size:
        picture = pygame.transform.smoothscale(picture, size)
    return laid(picture, scale)


@dataclass(slots=True)
class _Page:
    """The inspector while it is being measured or written."""

    canvas: pygame.Surface
    scale: float
    theme: Theme
    icon: IconSource
    font: pygame.font.Font
    texts: list[pygame.Rect]
    drawing: bool
    told: list[_Told] = field(default_factory=list)
    """All paragraphs."""
    whole: bool = True
    """The title was not cut."""
    leading: float = 1.0
    """Share of the usual room between the lines."""
    raised: bool = False
    """The clause stands at the end of a line at the top, where one leaves it room."""
    clause_told: bool = False
    """It stands there."""

    def fill(self, state: Inspector, share: float) -> int:
        """Everything from top to foot with the picture at a share of its size; returns the foot
        in px."""
        beside, picture_foot = self.draw_picture(state.picture, share)
        top = self.draw_title(state, beside)
        for line in state.lines:
            left = beside if top < picture_foot else 0
            top = self.draw_line(line, left, top)
        return self.draw_footer(state, max(top, picture_foot))

    def draw_picture(self, picture: pygame.Surface | None, share: float) -> tuple[int, int]:
        """(left end of the words beside it, its foot), px."""
        largest = round(PICTURE * self.scale * share)
        if picture is None or largest == 0:
            return 0, 0
        width, height = picture.get_size()
        if width > largest:
            width, height = largest, round(height * largest / width)
        if self.drawing:
            _shrunk(picture, (width, height), self.scale).blit(self.canvas, (1, 2))
        return width + round(12 * self.scale), height + round(10 * self.scale)

    def draw_title(self, state: Inspector, left: int) -> int:
        """Title and subtitle, each on two lines, in a narrow room a title on three; returns where
        the text may begin."""
        scale, room = self.scale, self.canvas.get_width() - left
        if not state.title:
            return 0
        top = 0
        if state.pinned:
            room -= self._draw_pin()
        title = fit_or_shrink(state.title, room, sizes_from(19, 15, scale), 2, "serif", "bold")
        if not title.complete:
            title = fit_or_shrink(state.title, room, sizes_from(15, 15, scale), 3, "serif", "bold")
        self.whole = title.complete
        for words in title.lines:
            step = round(title.font.get_ascent() * 1.2)
            self._write(words, title.font, self.theme.text, (left, top + step / 2 + 1))
            top += step
        rest = room - title.font.size(title.lines[-1])[0]
        raised = self._raise_clause(state, left + room, rest, top - step / 2 + 1)
        if not state.subtitle:
            return top + round(5 * scale)
        sizes = sizes_from(13.5, 13, scale)
        subtitle = fit_or_shrink(state.subtitle, room, sizes, 2, "serif", "regular", italic=True)
        for words in subtitle.lines:
            step = round(subtitle.font.get_ascent() * 1.22)
            self._write(words, subtitle.font, self.theme.text_soft, (left, top + step / 2))
            top += step
        if not raised:
            rest = room - subtitle.font.size(subtitle.lines[-1])[0]
            self._raise_clause(state, left + room, rest, top - step / 2)
        return top + round(6 * scale * self.leading)

    def _raise_clause(self, state: Inspector, right: int, room: int, middle: float) -> bool:
        """Write the clause at the end of a line, where there is no place for it at the foot; True
        when it went there."""
        self.clause_told = False
        if not (self.raised and state.clause):
            return False
        room -= round(12 * self.scale)
        fitted = fit_or_shrink(state.clause, room, sizes_from(13.5, 13, self.scale), 1, italic=True)
        if room <= 0 or not fitted.complete:
            return False
        self._write(fitted.lines[0], fitted.font, self.theme.accent, (right, middle), "right")
        self.clause_told = True
        return True

    def _draw_pin(self) -> int:
        """A pin in the upper right corner; the px that it takes from the title."""
        px = round(20 * self.scale)
        if self.drawing:
            sign = glyph("pin", px, ink=self.theme.ink)
            self.canvas.blit(sign, (self.canvas.get_width() - px, 0))
        return px + round(4 * self.scale)

    def draw_line(self, line: InspectorLine, left: int, top: int) -> int:
        scale = self.scale
        indent = round(24 * scale) if line.icon else 0
        left += round(7 * scale) if line.lit else 0
        if line.lit and self.drawing:
            self._light(line, left, top, indent)
        picture = self.icon(line.icon, round(19 * scale)) if line.icon and self.drawing else None
        if picture is not None:
            middle = top + self.font.get_height() // 2
            place = picture.get_rect(center=(left + round(10 * scale), middle))
            self.canvas.blit(picture, place)
        room = self.canvas.get_width() - left - indent
        height = self._paragraph(line.tokens, room, 0.92, (left + indent, top))
        return top + max(height, round(20 * scale)) + round(3 * scale * self.leading)

    def _light(self, line: InspectorLine, left: int, top: int, indent: int) -> None:
        """A slip of gold under a line."""
        scale, width = self.scale, self.canvas.get_width()
        told = (line.tokens, self.font, width - left - indent, self.icon, self.theme.text, 0.92)
        high = max(layout_height(*told), round(20 * scale)) + round(2 * scale)
        box = pygame.Rect(max(0, left - round(6 * scale)), top - round(2 * scale), 0, high)
        box.width = width - box.left
        round_by = round(5 * scale)
        pygame.draw.rect(self.canvas, rgb(self.theme.gold_light), box, border_radius=round_by)
        line_width = max(2, round(1.6 * scale))
        pygame.draw.rect(self.canvas, rgb(self.theme.gold), box, line_width, round_by)

    def draw_footer(self, state: Inspector, top: int) -> int:
        """The verdict below a rule, and the clause; returns the foot of everything."""
        scale, width = self.scale, self.canvas.get_width()
        if state.footer:
            top = self._draw_verdict(state, top + round(5 * scale * self.leading))
        if state.clause and not self.clause_told:
            sizes = sizes_from(13.5, 13, scale)
            fitted = fit_or_shrink(state.clause, width, sizes, 1, italic=True)
            font, clause = fitted.font, fitted.lines[0]
            at = (width, top + font.get_height() / 2)
            self._write(clause, font, self.theme.accent, at, "right")
            top += font.get_height() + round(_FOOT * scale)
        return top

    def _draw_verdict(self, state: Inspector, top: int) -> int:
        scale, width = self.scale, self.canvas.get_width()
        if self.drawing:
            rule = (0, top - round(5 * scale * self.leading), width, 1)
            pygame.draw.rect(self.canvas, rgb(self.theme.hairline), rule)
        if state.verdict and self.drawing:
            colour = self.theme.gold_light if state.verdict == "now" else self.theme.text
            sign = glyph(_SIGNS[state.verdict], round(20 * scale), colour, self.theme.ink)
            self.canvas.blit(sign, (0, top))
        indent = round(26 * scale) if state.verdict else 0
        height = self._paragraph(state.footer, width - indent, 0.95, (indent, top))
        return top + max(height, round(21 * scale))

    def _paragraph(
        self, tokens: tuple[Token, ...], room: int, spacing: float, at: tuple[int, int]
    ) -> int:
        """Words and icons in `room` px; returns their height."""
        told = (tokens, self.font, room, self.icon, self.theme.text, spacing)
        self.told.append(told)
        if not self.drawing:
            return layout_height(*told)
        words = _paragraph(*told)
        self.texts.append(self.canvas.blit(words, at))
        return words.get_height()

    def _write(
        self,
        words: str,
        font: pygame.font.Font,
        colour: str,
        at: tuple[float, float],
        anchor: Anchor = "left",
    ) -> None:
        if self.drawing:
            self.texts.append(write(self.canvas, words, font, colour, at, anchor))
