"""Small round marks: how far somebody has come with a figure, and what can be done to it."""

from __future__ import annotations

from pygame import Surface

from sprites.common import svg
from sprites.common.surface_cache import kept
from sprites.handbook.gallery_ground import pencil

GREEN, GREEN_DARK = "#3f7a3c", "#1f4420"
RED = "#a3272b"


@kept
def mark(name: str, px: int) -> Surface:
    """ "ours", "later", "changed", "confirmed", "refused"; KeyError for another name."""
    if name == "ours":
        return pencil(px)
    fill, rim, ink, data = _MARKS[name]
    body = svg.circle(16, 16, 14.2, fill, rim, 1.8)
    body += svg.path(data, stroke=ink, stroke_width=3.4)
    return svg.raster(svg.document(body, 32, 32), (px, px))


_TICK = "M9 16.6 L14 21.6 L23.4 10.8"
_MARKS = {
    "later": ("#f8efd6", "#4a3222", "#4a3222", "M16 9 V16.4 L21 19.6"),
    "confirmed": ("#f8efd6", GREEN, GREEN, _TICK),
    "changed": (GREEN, GREEN_DARK, "#fff8e2", _TICK),
    "refused": (RED, "#5a1214", "#fff3e2", "M16 8.4 V17.6 M16 22.6 V23.2"),
}


@kept
def small_token(name: str, px: int, look: str) -> Surface:
    """A round button: "confirm" (a tick), "restore" (an arrow back), "less", "more", "remove".

    `look`: "", "hover" or "off".
    """
    green = name == "confirm"
    top, bottom, rim, ink = "#fdf5dd", "#e5cd98", "#8a5a34", "#4a2a1c"
    if green:
        top, bottom, rim, ink = "#5c9a55", "#2f6430", "#17381a", "#fff8e2"
    if look == "hover":
        top, bottom = ("#74b46a", "#3f7a3c") if green else ("#fffdf2", "#f3dca6")
    fade = 0.42 if look == "off" else 1.0
    fill = svg.linear_gradient("face", (0, 3), (0, 29), (0, top), (1, bottom))
    body = svg.circle(16, 17.2, 13.4, "#2a1208", fill_opacity=0.28 * fade)
    body += svg.circle(16, 16, 13.2, "url(#face)", rim, 1.6)
    body += svg.path(_TOKENS[name], stroke=ink, stroke_width=3)
    body = svg.group(body, "translate(0,0)") if look != "off" else f'<g opacity="{fade}">{body}</g>'
    return svg.raster(svg.document(body, 32, 32, fill), (px, px))


_TOKENS = {
    "confirm": "M10 16.6 L14.4 21 L22.6 11.4",
    "restore": "M21.4 21 Q23 13.4 12 13 M15.6 8.6 L11 13 L15.6 17.4",
    "less": "M10 16 H22",
    "more": "M10 16 H22 M16 10 V22",
    "remove": "M11 11 L21 21 M21 11 L11 21",
}
