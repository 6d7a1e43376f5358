"""The strip of material under the prompt: leather, a pointed strap, a stone lintel or silk."""

from functools import lru_cache

from sprites.common.light import Shaded, shadow, shadow_pad
from sprites.common.materials import leather
from sprites.common.theme import Theme

_BLUR = 8


@lru_cache(maxsize=8)
def bar(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    """The empty bar with its shadow. Shared: copy before drawing on it."""
    face = leather(size, scale, theme.bar_tint, 5, 9)
    offset = (2 * scale, 5 * scale)
    pad = shadow_pad(offset, _BLUR * scale)
    canvas = shadow(face, offset, _BLUR * scale, 150)
    canvas.blit(face, (pad, pad))
    return Shaded(canvas, (pad, pad))
