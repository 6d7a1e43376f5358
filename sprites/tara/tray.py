"""The tray of Tara as things: what lies in the trough, each with its small number and its change.

The wood below it belongs to the ground of the table, as do kings at home and the prison: here is
what changes while somebody aims.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from sprites.common import fonts
from sprites.common.chrome_button import focus_ring
from sprites.common.chrome_tray import Delta, Well, delta_badge
from sprites.common.drawn import Drawn, Pointer
from sprites.common.lettering import write
from sprites.common.light import faded
from sprites.common.piles import count_disc, drop_ring
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme
from sprites.tara import belongings
from sprites.tara.herd import herd
from sprites.tara.tray_layout import TrayLayout, tray_layout

Size = tuple[int, int]
ABOVE = ("supply", "crowns", "cumal", "prisoners")
"""Counters of the four parts above the lintel, from the left."""
ABROAD = ("subjects", "forts", "captured", "imprisoned")
"""Counters of the lintel: what is on the board and on other rath cards."""
_SIGNS: dict[str, Callable[[PlayerStyle, int], pygame.Surface]] = {
    "subjects": belongings.controlling,
    "forts": belongings.fort,
    "captured": belongings.captured,
    "imprisoned": belongings.imprisoned,
}
_SIGN = 0.44
"""Width of a sign by its part; a long word makes it smaller, as far as its change has room."""
_LONGEST = Delta("−12", False)
_NONE = 0.5
"""How much is seen of the sign of a counter that stands at nothing."""
_STUD = 16.0
_FIGURE = 17.0
_CLOSEST = 0.74
"""A word that has no room in its full width is set so much narrower at most."""
_DIGITS, _LETTERS = 0.56, 0.76
"""Heights of what is drawn by the heights of the lines."""


def tray(
    style: PlayerStyle,
    wells: tuple[Well, ...],
    size: Size,
    scale: float,
    theme: Theme,
    pointer: Pointer,
    names: tuple[str, ...] = (),
) -> Drawn:
    """What an owner's wells hold; ids are those of ABOVE and ABROAD. `names`: words below the
    numbers of ABROAD, each left out where it has no room."""
    ids = frozenset(f"well:{well.id}" for well in wells)
    return _tray(style, wells, size, scale, theme, pointer.only(ids), names)


@lru_cache(maxsize=4)
def _tray(
    style: PlayerStyle,
    wells: tuple[Well, ...],
    size: Size,
    scale: float,
    theme: Theme,
    pointer: Pointer,
    names: tuple[str, ...],
) -> Drawn:
    layout = tray_layout(size, scale)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    words = dict(zip(ABROAD, names, strict=False))
    painter = _Painter(canvas, style, layout, theme, words)
    known = {well.id: well for well in wells}
    boxes = dict(zip(ABOVE, layout.parts, strict=True))
    boxes |= dict(zip(ABROAD, layout.cells, strict=True))
    for name, box in boxes.items():
        here = f"well:{name}"
        if here in (pointer.hovered, pointer.pressed) or known[name].lit:
            canvas.blit(_light(box.size, scale, theme.gold_line), box)
        painter.put(known[name], box)
        if here == pointer.focused:
            focus_ring(box.size, scale, theme, 6).blit(canvas, box.topleft)
    rects = {f"well:{name}": box for name, box in boxes.items()}
    return Drawn(canvas, size, (0, 0), rects, tuple(painter.texts))


@kept
def _light(size: Size, scale: float, colour: str) -> pygame.Surface:
    """A part that is pointed at."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    thick = max(2, round(1.6 * scale))
    corner = round(7 * scale)
    pygame.draw.rect(canvas, (255, 224, 150, 26), canvas.get_rect(), border_radius=corner)
    pygame.draw.rect(canvas, pygame.Color(colour), canvas.get_rect(), thick, border_radius=corner)
    return canvas


def _ink(line: pygame.Rect, share: float) -> pygame.Rect:
    """Where a line's letters stand, without the room above and below them."""
    return line.inflate(0, -round(line.height * (1 - share)))


class _Painter:
    """Puts the things of one owner into their parts."""

    def __init__(
        self,
        canvas: pygame.Surface,
        style: PlayerStyle,
        layout: TrayLayout,
        theme: Theme,
        names: dict[str, str],
    ) -> None:
        self._canvas = canvas
        self._style = style
        self._scale = layout.scale
        self._theme = theme
        self._names = names
        self.texts: list[pygame.Rect] = []

    def put(self, well: Well, box: pygame.Rect) -> None:
        """One counter's things, its number and its change."""
        if well.id in _SIGNS:
            self._sign(well, box)
            return
        coming = well.change if well.ahead else 0
        inner = box.inflate(-round(6 * self._scale), -round(6 * self._scale))
        if well.id == "supply":
            picture = belongings.rack(self._style, well.value, coming, inner.size)
            self._canvas.blit(picture, inner)
        elif well.id == "cumal":
            self._cattle(well.value, coming, inner)
        elif well.id == "crowns":
            self._crowns(well.value, coming, inner)
        self._number(well, box)

    def _cattle(self, number: int, coming: int, box: pygame.Rect) -> None:
        if coming > 0:
            ring = drop_ring(min(box.size), self._scale)
            self._canvas.blit(ring, ring.get_rect(center=box.center))
        self._canvas.blit(herd(number, coming, box.size), box)

    def _crowns(self, number: int, coming: int, box: pygame.Rect) -> None:
        """A stud below each king's base."""
        px = round(_STUD * self._scale)
        for place in range(belongings.CROWNS):
            x = box.left + round(box.width * (place + 0.5) / belongings.CROWNS)
            won, comes = place < min(number, number + coming), place < number + coming
            stud = belongings.crown_stud(won, comes or place < number, px)
            self._canvas.blit(stud, stud.get_rect(midbottom=(x, box.bottom)))

    def _number(self, well: Well, box: pygame.Rect) -> None:
        """The count on a disc of bone at the lower right, the change at the upper right."""
        scale = self._scale
        if well.id != "crowns":
            disc = count_disc(well.number, scale)
            out = round(2 * scale)
            place = disc.get_rect(bottomright=(box.right + out, box.bottom + out))
            self._canvas.blit(disc, place)
            self.texts.append(place)
        if well.delta is not None:
            badge = delta_badge(well.delta, scale, self._theme)
            place = badge.get_rect(topright=(box.right - round(scale), box.top + round(scale)))
            self._canvas.blit(badge, place)
            self.texts.append(place)

    def _word(
        self, name: str, font: pygame.font.Font, length: int, at: tuple[float, float]
    ) -> pygame.Rect:
        """A word below a number, set narrower where it has less than its own length."""
        ink = self._theme.well_text
        if font.size(name)[0] <= length:
            return write(self._canvas, name, font, ink, at, "left", "#080604")
        px = 13 * self._scale
        words = fonts.fit(
            name, length, px, family="sans", weight="regular", colour=ink, narrowest=_CLOSEST
        )
        return self._canvas.blit(words, words.get_rect(midleft=(round(at[0]), round(at[1]))))

    def _sign(self, well: Well, box: pygame.Rect) -> None:
        """A small scene, beside it the number with its change and, below, what it counts."""
        scale, canvas, theme = self._scale, self._canvas, self._theme
        gap = round(5 * scale)
        soft = fonts.sans(13 * scale)
        name = self._names.get(well.id, "")
        free = box.width - soft.size(name)[0] - 4 * gap
        least = delta_badge(_LONGEST, scale, theme).get_width() + gap // 2
        px = min(max(least, free), round(box.width * _SIGN))
        px = min(px, box.height - round(3 * scale))
        tall = 1.16 * soft.get_height()
        room = box.width - px - 3 * gap // 2
        closest = _CLOSEST if px >= least else 1.0
        if closest * soft.size(name)[0] > room or tall > box.height:
            name = ""
        length = min(soft.size(name)[0], room)
        font = fonts.serif(max(fonts.FLOOR, _FIGURE * scale), "bold")
        wide = px + gap + max(font.size(well.number)[0], length)
        left = box.left + max(gap // 2, (box.width - wide) // 2)
        picture = _SIGNS[well.id](self._style, px)
        if not well.value and well.change <= 0:
            picture = faded(picture, _NONE)
        canvas.blit(picture, picture.get_rect(midleft=(left, box.centery)))
        middle = box.centery - (round(0.2 * box.height) if name else 0)
        at = (left + px + gap, middle - 0.5)
        drawn = write(canvas, well.number, font, theme.well_text, at, "left", "#080604")
        self.texts.append(_ink(drawn, _DIGITS))
        if name:
            below = (at[0], box.centery + round(0.22 * box.height))
            line = self._word(name, soft, length, below)
            self.texts.append(_ink(line, _LETTERS))
        if well.delta is not None:  # on the corner of the sign: number and word stay
            badge = delta_badge(well.delta, scale, theme)
            place = badge.get_rect(topleft=(box.left, box.top))
            place.right = min(place.right, drawn.left - round(scale))
            place.left = max(box.left, place.left)
            canvas.blit(badge, place)
            self.texts.append(place)
