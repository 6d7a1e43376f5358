"""The app's icon: a gold crown on a leather of plum, with four nails, one for each throne."""

from __future__ import annotations

from pygame import Surface

from sprites.common import svg
from sprites.common.ornaments import crown
from sprites.common.strokes import circle, tones

_UNITS = 64
_LEATHER = tones("icon-leather", "#7a2c48", "#561d38", "#341124", x2=0)


def app_icon(px: int) -> Surface:
    """The icon in px x px."""
    body = svg.rect(2, 2, 60, 60, "url(#icon-leather)", "#1a0812", 2, rx=13)
    body += svg.rect(5.5, 5.5, 53, 53, "none", "#e0b35c", 2.4, rx=10)
    body += crown(32, 33, 42, "#eec06a", "#2b1508")
    for x in (17, 27, 37, 47):
        body += circle(x, 51, 2.4, "#eec06a", "#2b1508", 0.9)
    return svg.raster(svg.document(body, _UNITS, _UNITS, _LEATHER), (px, px))
