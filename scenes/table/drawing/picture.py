"""Puts the table together: ground, marks, resting sprites; and what moves above them.

The resting picture is kept and mended only where something in it changed, so a frame with one
dragged piece costs a few small blits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.table.drawing.display_list import OPAQUE, DisplayList
from scenes.table.motion.paths import Shown
from scenes.table.motion.things import Point, Sprite
from sprites.common.colour import rgb
from sprites.common.drawn import Canvas
from sprites.common.light import Shaded, held, laid
from sprites.common.surface_cache import kept
from sprites.common.turning import turning
from sprites.common.tween import LIFT_SCALE

Painter = Callable[[DisplayList], None]
FLIGHT = 5.0
"""Units by which a moving thing is above the table."""
STEP = 0.03
"""Sizes in which a moving thing is drawn: few, because each of them is made once."""
COMES_DOWN = 0.08
"""The same on the way back from the hand."""
LIFTS = (1 + STEP, 1 + 2 * STEP, 1 - STEP)
"""Sizes in which it does not simply lie on the table: going up, on its way, set down."""
SOARS = 0.07
"""Steps between sizes above those."""
_HIGHEST = 2.2
"""Times as high as other things is at most what soars."""
FEW = 4
"""So many moving things at most have the far shadow of what is lifted."""
_FOOT = 4.6
"""Units of half a footprint."""
_PRINT, _PRINT_LINE = "#fff6d6", "#5a4526"


def lifts_of(sprite: Sprite) -> tuple[float, ...]:
    """The sizes that a thing may have on its way."""
    steps = round((sprite.soars - 1) / SOARS) if sprite.soars > LIFT_SCALE else 0
    return (*LIFTS, *(1 + SOARS * number for number in range(1, steps + 1)))


def lifted_ahead(lifted: Sequence[Sprite], scale: float) -> Iterator[None]:
    """Make what will be lifted in every size that it has on its way."""
    for sprite in lifted if len(lifted) <= FEW else ():
        for size in lifts_of(sprite):
            held(sprite.picture, scale, 0, round(size, 3))
            yield


@kept
def footprint(px: int) -> pygame.Surface:
    """Where something went that is on its way."""
    canvas = pygame.Surface((2 * px + 3, 2 * px + 3), pygame.SRCALPHA)
    middle = (px + 1, px + 1)
    pygame.draw.aacircle(canvas, rgb(_PRINT_LINE), middle, px)
    pygame.draw.aacircle(canvas, rgb(_PRINT), middle, max(1, px - 2))
    return canvas


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
    _list: DisplayList = field(default_factory=DisplayList)
    _key: object = None
    _made_of: tuple[object, object] = (None, None)
    _mended: list[pygame.Rect] = field(default_factory=list)

    def resting(
        self,
        ground: pygame.Surface,
        sprites: Sequence[Sprite],
        away: frozenset[str],
        under: Painter,
        over: Painter,
        look: object,
        mended: Sequence[pygame.Rect] | None = None,
    ) -> pygame.Surface:
        """The table at rest. `look` must change whenever `under` or `over` paint differently.

        `mended`: another ground lies on the same px as the one before, and differs only there.
        """
        key = (away, look)
        made_of = self._made_of
        same = made_of[0] is ground and made_of[1] is sprites and key == self._key
        if self._canvas is not None and same:
            return self._canvas
        if self._canvas is None or self._canvas.get_size() != ground.get_size():
            self._canvas = pygame.Surface(ground.get_size(), 0, 32)
            self._list = DisplayList()
        same_ground = made_of[0] is ground
        self._key, self._made_of = key, (ground, sprites)
        layers = self._list
        layers.begin(ground.get_size())
        lowest = ground if mended is None else ground.get_parent()
        layers.blit(lowest, (0, 0))
        if not same_ground:
            layers.touch(mended or ())
        under(layers)
        self.put_all(layers, (s for s in sprites if s.painted and s.key not in away))
        over(layers)
        regions = layers.changes()
        layers.paint(self._canvas, regions)
        self._mended += regions
        return self._canvas

    def mended(self) -> list[pygame.Rect]:
        """The regions in which the resting picture was painted anew since this was asked last."""
        regions, self._mended = self._mended, []
        return regions

    @property
    def last(self) -> pygame.Surface | None:
        """The resting picture of the last frame: nothing that was in a hand, no slip of paper."""
        return self._canvas

    def forget(self) -> None:
        """Make the resting picture anew at the next frame."""
        self._key = None

    def put_all(self, canvas: Canvas, sprites: Iterable[Sprite]) -> None:
        """Draw resting sprites back to front; those of the board only inside its box."""
        for sprite in sorted(sprites, key=lambda each: each.z):
            canvas.set_clip(self.board if sprite.board else None)
            self.put(canvas, sprite, sprite.at)
        canvas.set_clip(None)

    def put(self, canvas: Canvas, sprite: Sprite, at: Point) -> None:
        """Draw one sprite with its lying shadow."""
        place = (round(at[0]), round(at[1]))
        if sprite.shadow:
            laid(sprite.picture, self.scale).blit(canvas, place)
        else:
            canvas.blit(sprite.picture, place)

    def put_moving(self, layers: DisplayList, shown: Sequence[Shown]) -> None:
        """Draw sprites that are on their way, a little above the table."""
        few = sum(each.size != 1 for each in shown) <= FEW
        for each in shown:
            self._put_footprints(layers, each)
            step = STEP if each.size <= LIFT_SCALE + STEP / 2 else SOARS
            above = round((each.size - 1) / step) * step
            high = min(_HIGHEST, (each.size - 1) / (LIFT_SCALE - 1))
            rise = high * FLIGHT * self.scale
            at = (each.at[0], each.at[1] - rise)
            width, height = each.sprite.picture.get_size()
            middle = (round(at[0] + width / 2), round(at[1] + height / 2))
            if each.width and round(each.width) != width:
                self._put_resized(layers, each, at)
            elif each.back is not None:
                card = turning(each.back, each.sprite.picture, each.turned, self.scale)
                layers.blit(card, card.get_rect(center=middle).topleft)
            elif each.alpha >= OPAQUE and above and few:
                size = round(1 + above, 3)
                held(each.sprite.picture, self.scale, each.lean, size).blit(layers, middle)
            elif each.alpha >= OPAQUE:
                self.put(layers, each.sprite, at)
            elif each.alpha > 0 and not each.sprite.shadow:
                layers.blit_faded(each.sprite.picture, (round(at[0]), round(at[1])), each.alpha)
            elif each.alpha > 0:
                faint = fading(each.sprite.picture, self.scale)
                left, top = round(at[0]) - faint.origin[0], round(at[1]) - faint.origin[1]
                layers.blit_faded(faint.surface, (left, top), each.alpha)

    def _put_footprints(self, layers: DisplayList, each: Shown) -> None:
        mark = footprint(max(2, round(_FOOT * self.scale)))
        reach = mark.get_width() // 2
        for (x, y), seen in each.steps:
            layers.blit_faded(mark, (round(x) - reach, round(y) - reach), seen)

    def _put_resized(self, layers: DisplayList, each: Shown, at: Point) -> None:
        """A thing with its shadow, as wide as it is at this instant."""
        whole = fading(each.sprite.picture, self.scale)
        share = each.width / each.sprite.picture.get_width()
        small = pygame.transform.smoothscale_by(whole.surface, share)
        left, top = (edge - share * pad for edge, pad in zip(at, whole.origin, strict=True))
        layers.blit(small, (round(left), round(top)))

    def put_in_hand(
        self, canvas: Canvas, sprite: Sprite, middle: Point, lean: float, left: float = 1.0
    ) -> None:
        """Draw a held thing with its middle at a point, leaning by degrees; `left`: so much of its
        way back is still before it, on which it comes down."""
        size = LIFT_SCALE + round((sprite.lifted - LIFT_SCALE) * left / COMES_DOWN) * COMES_DOWN
        held(sprite.picture, self.scale, round(lean / 2) * 2, round(size, 3)).blit(canvas, middle)
