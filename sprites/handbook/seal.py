"""A seal with a number."""

from __future__ import annotations

from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.surface_cache import kept


@kept
def wax_seal(number: str, px: int, binding: Binding) -> Surface:
    """A seal with a number: so many things wait for a decision."""
    fill = svg.radial_gradient(
        "wax", (15, 13), 24, (0, "#d9553f"), (0.6, "#a8322c"), (1, "#6d1b20")
    )
    body = svg.circle(20, 21, 18, "#2a0f1e", fill_opacity=0.35)
    body += svg.circle(20, 20, 17.6, "url(#wax)", "#4a1016", 1.6)
    body += svg.circle(20, 20, 14, "none", "#f0b890", 1.2)
    canvas = svg.raster(svg.document(body, 40, 40, fill), (px, px)).copy()
    letters = fonts.fit(number, round(px * 0.7), px * 0.5, 11, weight="bold", colour="#fff3d6")
    canvas.blit(letters, letters.get_rect(center=(px // 2, px // 2)))
    return canvas


def seal_at(
    target: Surface, box: Rect, waiting: int, scale: float, binding: Binding = PLAIN_BINDING
) -> None:
    """How many things wait, over the upper right corner of what leads to them."""
    seal = wax_seal(str(waiting), max(22, round(26 * scale)), binding)
    place = seal.get_rect(center=(box.right - 6, box.top + round(7 * scale)))
    target.blit(seal, place.clamp(target.get_rect()))
