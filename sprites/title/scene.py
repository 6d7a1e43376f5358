"""The title: layers built in slices, kept in a raster cache, and drawn with their states.

Static are the hall in candle-light and, per throne, the same panel in bright light; a hovered
throne is the bright panel laid over the hall with the strength of its glow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts
from sprites.common.cache import RasterCache
from sprites.common.lettering import lay_shade
from sprites.title.builder import HallBuilder, bright_area
from sprites.title.buttons import draw_continue, draw_menu_button
from sprites.title.layout import MENU, NichePlace, title_layout
from sprites.title.plates import outline_mask, plate, side_colour, word_colours
from sprites.title.state import Look, TitleState

_MENU_WORDS = 1.3
"""So much larger are the words of the small buttons at most: all have one size."""


class TitlePicture:
    """The title of some games at one size. Run `build` to its end before `draw`."""

    def __init__(
        self,
        size: tuple[int, int],
        cache: RasterCache,
        games: Sequence[str],
        name: str,
        percent: int = 100,
    ) -> None:
        """`name`: what the app is called."""
        self.layout = title_layout(size, games, percent)
        self._games = tuple(games)
        self._name = name
        self._cache = cache
        self._hall: Surface | None = None
        self._bright: dict[str, Surface] = {}

    @property
    def ready(self) -> bool:
        return self._hall is not None and len(self._bright) == len(self._games)

    def build(self) -> Iterator[float]:
        """Builds layer by layer, yielding the share that is done (0..1) after each slice."""
        builder = HallBuilder(self.layout, self._name)
        hall_key = self._key("hall")
        keys = [hall_key, *(self._key(f"bright-{game}") for game in self._games)]
        if any(self._kept(key) is None for key in keys):
            for share in builder.steps():
                yield share * 0.9
        self._hall = self._cache.get(hall_key, builder.hall)
        for step, game in enumerate(self._games):
            yield 0.92 + 0.08 * step / len(self._games)
            bright = self._cache.get(self._key(f"bright-{game}"), partial(builder.bright, game))
            self._bright[game] = bright.copy()
        yield 1.0

    def _kept(self, key: str) -> Surface | None:
        """A layer that the cache still has, else None: nothing is drawn to find out."""

        def missing() -> Surface:
            raise LookupError(key)

        try:
            return self._cache.get(key, missing)
        except LookupError:
            return None

    def _key(self, part: str) -> str:
        width, height = self.layout.size
        return f"title/{part}/{self._name}/{'-'.join(self._games)}/{width}x{height}/"

    def draw(self, target: Surface, state: TitleState) -> None:
        """The whole title in its present state."""
        if self._hall is None:
            raise RuntimeError("build the title before drawing it")
        target.blit(self._hall, (0, 0))
        for game in self._games:
            self._draw_throne(target, game, state)
        draw_continue(
            target,
            self.layout.continue_,
            self.layout.scale,
            self.layout.words,
            state.continue_,
            state.look("continue"),
        )
        for key in MENU:
            draw_menu_button(
                target,
                self.layout.menu[key],
                min(self.layout.words, _MENU_WORDS * self.layout.scale),
                state.menu[key],
                state.look(key),
                False,
            )

    def _draw_throne(self, target: Surface, game: str, state: TitleState) -> None:
        place = self.layout.thrones[game]
        look = state.look(game)
        glow = max(look.glow, 0.72 if look.focused else 0.0)
        if glow > 0 and game in self._bright:
            bright = self._bright[game]
            bright.set_alpha(round(255 * min(1.0, glow)))
            target.blit(bright, bright_area(place, self.layout))
        self._draw_plate(target, game, place, look, state)

    def _draw_plate(
        self, target: Surface, game: str, place: NichePlace, look: Look, state: TitleState
    ) -> None:
        scale = self.layout.niche
        box = place.plate
        mask = outline_mask(game, box.size)
        sunk = round(2 * scale) if look.pressed else 0
        spot = box.move(0, sunk)
        carve.cast_kept(target, mask, box.topleft, (3 * scale, 5 * scale), 7 * scale, 0.75)
        carve.extrude_kept(
            target, mask, spot.topleft, max(1, round(4 * scale) - sunk), side_colour(game)
        )
        target.blit(plate(game, box.size, look.bright), spot)
        if look.focused:
            _focus_marks(target, spot, scale)
        self._plate_words(target, game, spot, state)

    def _plate_words(self, target: Surface, game: str, spot: Rect, state: TitleState) -> None:
        scale, words = self.layout.niche, state.plates[game]
        name_colour, line_colour, shade = word_colours(game)
        room, size = spot.width - round(58 * scale), 18 * min(self.layout.words, 1.2 * scale)
        name = fonts.fit(words.name, room, size, 13, weight="bold", colour=name_colour)
        under = fonts.fit(words.name, room, size, 13, weight="bold", colour=shade)
        line = fonts.fit(
            words.line,
            room,
            15 * min(self.layout.words, 1.12 * scale),
            13,
            weight="semibold",
            italic=True,
            colour=line_colour,
        )
        top = spot.centery - round((name.get_height() + line.get_height()) * 0.48)
        place = name.get_rect(midtop=(spot.centerx, top))
        faint = under.copy()
        faint.set_alpha(150)
        lay_shade(target, faint, place.move(1, 1))
        target.blit(name, place)
        target.blit(
            line, line.get_rect(midtop=(spot.centerx, top + round(name.get_height() * 0.86)))
        )


def _focus_marks(target: Surface, box: Rect, scale: float) -> None:
    """Cream brackets round a plate that has the keyboard's focus."""
    ring = box.inflate(round(12 * scale), round(12 * scale))
    for grow, colour, width in ((2, (30, 14, 6), 5), (0, (255, 238, 190), 3)):
        pygame.draw.rect(
            target,
            colour,
            ring.inflate(grow, grow),
            max(1, round(width * scale * 0.7)),
            round(9 * scale),
        )
