"""Puts the table together: ground, marks, resting sprites; and what moves above them.

The resting picture is kept and made anew only when something in it changed, so a frame with one
dragged piece costs a copy of the window and a few blits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from scenes.table.motion.animator import Shown
from scenes.table.view import Point, Sprite
from sprites.common.light import Shaded, held, laid
from sprites.common.surface_cache import kept

Painter = Callable[[pygame.Surface], None]
LIFTED_SIZE = 1.06
FLIGHT = 5.0
"""Units by which a moving thing is above the table."""


@kept
def fading(picture: pygame.Surface, scale: float) -> Shaded:
    """A thing and its shadow as one picture, which can be faded."""
    return laid(picture, scale).merged()


@dataclass(slots=True)
class TablePicture:
    """The resting picture of the table. `under` paints below the sprites, `over` above them."""

    scale: float
    board: pygame.Rect
    _canvas: pygame.Surface | None = None
    _key: object = None
    _made_of: tuple[object, object] = (None, None)
    made: int = 0

    def resting(
        self,
        ground: pygame.Surface,
        sprites: Sequence[Sprite],
        away: frozenset[str],
        under: Painter,
        over: Painter,
        look: object,
    ) -> pygame.Surface:
        """The table at rest. `look` must change whenever `under` or `over` paint differently."""
        key = (away, look)
        made_of = self._made_of
        same = made_of[0] is ground and made_of[1] is sprites and key == self._key
        if self._canvas is not None and same:
            return self._canvas
        if self._canvas is None or self._canvas.get_size() != ground.get_size():
            self._canvas = pygame.Surface(ground.get_size(), 0, 32)
        self._key, self._made_of = key, (ground, sprites)
        self.made += 1
        canvas = self._canvas
        canvas.blit(ground, (0, 0))
        under(canvas)
        self.put_all(canvas, (s for s in sprites if s.painted and s.key not in away))
        over(canvas)
        return canvas

    @property
    def last(self) -> pygame.Surface | None:
        """The resting picture of the last frame: nothing that was in a hand, no slip of paper."""
        return self._canvas

    def forget(self) -> None:
        """Make the resting picture anew at the next frame."""
        self._key = None

    def put_all(self, canvas: pygame.Surface, sprites: Iterable[Sprite]) -> None:
        """Draw resting sprites back to front; those of the board only inside its box."""
        for sprite in sorted(sprites, key=lambda each: each.z):
            canvas.set_clip(self.board if sprite.board else None)
            self.put(canvas, sprite, sprite.at)
        canvas.set_clip(None)

    def put(self, canvas: pygame.Surface, sprite: Sprite, at: Point, alpha: int = 255) -> None:
        """Draw one sprite with its lying shadow."""
        if alpha <= 0:
            return
        place = (round(at[0]), round(at[1]))
        if not sprite.shadow and alpha >= 255:
            canvas.blit(sprite.picture, place)
            return
        if alpha >= 255:
            laid(sprite.picture, self.scale).blit(canvas, place)
            return
        shaded = fading(sprite.picture, self.scale)
        shaded.surface.set_alpha(alpha)
        shaded.blit(canvas, place)

    def put_moving(self, canvas: pygame.Surface, shown: Sequence[Shown]) -> None:
        """Draw sprites that are on their way, a little above the table."""
        for each in shown:
            rise = (each.size - 1) / (LIFTED_SIZE - 1) * FLIGHT * self.scale
            self.put(canvas, each.sprite, (each.at[0], each.at[1] - rise), each.alpha)

    def put_in_hand(
        self, canvas: pygame.Surface, picture: pygame.Surface, middle: Point, lean: float
    ) -> None:
        """Draw a held thing with its middle at a point, leaning by degrees."""
        held(picture, self.scale, round(lean / 2) * 2, LIFTED_SIZE).blit(canvas, middle)
