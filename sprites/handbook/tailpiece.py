"""Printer's ornaments that close a page on which words end early."""

from collections.abc import Callable

from pygame import Rect, Surface

from sprites.common import svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.surface_cache import kept

WIDE, HIGH = 240.0, 84.0
_LEAST = 104
"""Units of free height below which a page gets no ornament."""


def draw_tailpiece(
    target: Surface, room: Rect, figure: str, scale: float, binding: Binding = PLAIN_BINDING
) -> None:
    """An ornament in the middle of the free part of a page, if that is high enough.

    `figure`: "crown", "castle" or "bell", where the binding has no vignette of its own.
    """
    if room.height < _LEAST * scale or room.width < WIDE * scale:
        return
    size = (round(WIDE * scale), round(HIGH * scale))
    picture = _ornament(figure, size, binding)
    place = picture.get_rect(center=room.center)
    target.blit(picture, place)


@kept
def _ornament(figure: str, size: tuple[int, int], binding: Binding) -> Surface:
    if binding.vignette is not None:
        body = binding.vignette(binding.rule, binding.accent)
    else:
        body = _FIGURES[figure](binding.rule, binding.accent) + scrolls(binding.rule)
    return svg.raster(svg.document(body, WIDE, HIGH), size)


def scrolls(ink: str) -> str:
    """A leafy scroll at both sides of a figure."""
    body = ""
    for mirror in (1, -1):
        scroll = svg.path(
            "M26 42 C44 42 52 30 66 30 C78 30 84 40 78 47 C73 53 64 50 65 43 "
            "M44 38 C52 50 66 60 84 54 C96 50 104 42 112 42 "
            "M60 31 C62 20 72 14 82 18 M84 54 C86 62 80 68 72 68",
            stroke=ink, stroke_width=1.9, stroke_opacity=0.8,
        )  # fmt: skip
        leaf = "M82 18 Q90 14 95 20 Q89 26 82 18 Z M72 68 Q64 72 59 66 Q65 60 72 68 Z"
        scroll += svg.path(leaf, ink, fill_opacity=0.8)
        scroll += svg.circle(65, 44, 2.4, ink, fill_opacity=0.85)
        scroll += svg.path("M104 42 L110 38.6 L116 42 L110 45.4 Z", ink, fill_opacity=0.8)
        body += svg.group(scroll, f"translate(120,0) scale({mirror},1)")
    return body


def _line(data: str, ink: str, width: float = 2.2) -> str:
    return svg.path(data, stroke=ink, stroke_width=width)


def castle(ink: str, accent: str) -> str:
    """Two towers, a gate and a flag."""
    body = _line(
        "M102 62 V36 H106 V40 H110 V36 H114 V44 H126 V36 H130 V40 H134 V36 H138 V62 Z "
        "M115 62 V53 Q120 47 125 53 V62 M120 44 V26",
        ink,
    )
    return body + svg.path("M120 25 L131 29.4 L120 33.6 Z", accent)


def _crown(ink: str, accent: str) -> str:
    body = _line("M103 56 L99.6 32 L110 41 L120 26 L130 41 L140.4 32 L137 56 Z M103 61 H137", ink)
    for x, y in ((99.6, 29), (120, 22.6), (140.4, 29)):
        body += svg.circle(x, y, 2.6, ink)
    return body + svg.path("M120 43 L124 48 L120 53 L116 48 Z", accent)


def _bell(ink: str, accent: str) -> str:
    body = _line(
        "M103 58 Q109 53 109 42 Q110 29 120 28 Q130 29 131 42 Q131 53 137 58 Z M120 28 V23", ink
    )
    body += svg.circle(120, 62, 3.6, accent)
    return body + _line("M112 42 Q113 34 118 33", ink, 1.4)


_FIGURES: dict[str, Callable[[str, str], str]] = {
    "crown": _crown,
    "castle": castle,
    "bell": _bell,
}
