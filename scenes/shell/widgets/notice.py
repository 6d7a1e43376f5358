"""A short sentence near the top of the window that goes away by itself, and slips with reasons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.common.chrome_toast import Toast, toast
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Drawn
from sprites.common.placing import SLIP, covers, place_beside
from sprites.common.theme import Theme

PLAIN_THEME = Theme()
_SECONDS = 5.0
_SECONDS_PER_LETTER = 0.05
_TOP = 46
_SIDE = 40
_GAP = 8
_WIDTHS = (760, 560, 420, 300, 270, 220, 190, 170)
"""Units; a narrower band has more lines, and room where a wide one has none."""


def no_icon(name: str, size: int) -> None:
    """Sentences of the app itself have no icons in them."""


class Notice:
    """At most one sentence at a time; the newest wins."""

    def __init__(self) -> None:
        self._sentence = ""
        self._left = 0.0
        self._width = _WIDTHS[0]
        self.place: pygame.Rect | None = None
        """Where the sentence lies, canvas px; None before it was drawn."""

    @property
    def sentence(self) -> str:
        """What is shown now, or an empty string."""
        return self._sentence

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the sentence goes away."""
        return max(self._left, 0.01) if self._sentence else None

    def show(self, sentence: str) -> None:
        """Show a finished sentence, a long one for longer."""
        self._sentence, self.place, self._width = sentence, None, _WIDTHS[0]
        self._left = max(_SECONDS, len(sentence) * _SECONDS_PER_LETTER)

    def withdraw(self, sentence: str) -> None:
        """This sentence holds no more: if it is still shown, it goes."""
        if sentence == self._sentence:
            self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True when the sentence has just gone."""
        if not self._sentence:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._sentence = ""
        return True

    def draw(
        self, surface: pygame.Surface, scale: float, clear: Sequence[pygame.Rect] = ()
    ) -> None:
        """A band with the sentence. It covers none of the boxes in `clear` while there is room
        beside them, lies below the first of them at best, and stays where it is while it can."""
        if not self._sentence:
            return
        window = surface.get_rect()
        drawn = self._band(window, scale, self._width)
        place = self.place
        if place is None or place.size != drawn.size or covers(place, clear):
            drawn, place = self._placed(window, scale, clear)
            self.place = place
        drawn.blit(surface, place.topleft)

    def _placed(
        self, window: pygame.Rect, scale: float, clear: Sequence[pygame.Rect]
    ) -> tuple[Drawn, pygame.Rect]:
        """The widest band that covers nothing, else the widest, and its place."""
        found = []
        for width in _WIDTHS:
            drawn = self._band(window, scale, width)
            place = _free_place(window, drawn.size, scale, clear)
            found.append((drawn, place))
            self._width = width
            if not covers(place, clear):
                return drawn, place
        self._width = _WIDTHS[0]
        return found[0]

    def _band(self, window: pygame.Rect, scale: float, width: int) -> Drawn:
        most = min(window.width - round(2 * _SIDE * scale), round(width * scale))
        return toast(Toast((self._sentence,)), scale, PLAIN_THEME, no_icon, most)


def _free_place(
    window: pygame.Rect, size: tuple[int, int], scale: float, clear: Sequence[pygame.Rect]
) -> pygame.Rect:
    """In the middle near the top, or below the first box, or the nearest free place."""
    gap = round(_GAP * scale)
    head = clear[0] if clear else pygame.Rect(0, 0, window.width, round(_TOP * scale) - gap)
    room = window.inflate(-gap, -gap)
    return place_beside([head], size, [room], gap, clear[1:], SLIP)


def draw_reason(
    surface: pygame.Surface, reason: str, anchor: pygame.Rect, scale: float, title: str = ""
) -> None:
    """A paper slip beside `anchor` that says why something is not possible."""
    if reason:
        _draw_slip(surface, Tooltip(title=title, reason=(reason,)), anchor, scale)


def draw_help(
    surface: pygame.Surface, text: str, anchor: pygame.Rect, scale: float, *, beside: bool = False
) -> None:
    """A paper slip with a sentence of help, below `anchor` or at its right side."""
    if text:
        _draw_slip(surface, Tooltip(text=(text,)), anchor, scale, beside=beside)


def _draw_slip(
    surface: pygame.Surface,
    words: Tooltip,
    anchor: pygame.Rect,
    scale: float,
    *,
    beside: bool = False,
) -> None:
    drawn = tooltip(words, scale, PLAIN_THEME, no_icon)
    bounds = surface.get_rect().inflate(-round(16 * scale), -round(16 * scale))
    gap = round(8 * scale)
    place = place_beside([anchor], drawn.size, [bounds], gap, sides=SLIP)
    if beside:
        place = pygame.Rect((0, 0), drawn.size)
        place.midleft = (anchor.right + gap, anchor.centery)
        place.clamp_ip(bounds)
    drawn.blit(surface, place.topleft)
