"""Small marks of the archive: finished, assisted, unfinished, and the signs of its buttons."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import Surface

from sprites.common import svg
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.strokes import at, circle, path, polar, rect, stroke, tones
from sprites.common.surface_cache import kept

INK = "#231b2b"
_LEAF = tones("mk-leaf", "#fff0b0", "#d9ab48", "#8a6420")
_MEDAL = tones("mk-rim", "#fff0b4", "#c9964a", "#74501c") + tones("mk-well", "#4a3a78", "#241a44")
_GOLD = tones("mk-gold", "#fff4c4", "#e6bd60", "#94682a")


@kept
def finished_mark(px: int, winner: PlayerStyle | None) -> Surface:
    """A gilt laurel round the winner's colour and shape; round a crown where nobody's is known."""
    body = circle(32, 33, 29.4, "#120a14", opacity=0.35)
    body += circle(32, 32, 28.6, "url(#mk-rim)", "#1c0f08", 1.8)
    body += circle(32, 32, 25.4, "url(#mk-well)", "#1c0f08", 1.4)
    for step in range(6):
        angle = math.radians(30 + step * 24)
        for side in (-1, 1):
            x, y = 32 + side * 19 * math.sin(angle), 32 + 19 * math.cos(angle)
            turn = 180 - (math.degrees(angle) - 20) * side
            leaf = path("M0 7Q-6 -1 0 -9.6Q6 -1 0 7Z", "url(#mk-leaf)", "#2a1606", 1)
            body += at(leaf, round(x, 2), round(y, 2), 0.92, round(turn, 1))
    body += circle(32, 51.4, 3, "#9a2f4a", "#2a0c18", 1)
    if winner is not None:
        body += circle(32, 31, 12.6, winner.fill, winner.ink, 1.8)
        body += shape_svg(winner.shape, 32, 31, 7.6, winner.mark, winner.ink, 1.2)
    else:
        crown = "M22 40L20.6 26L27 31.4L32 22L37 31.4L43.4 26L42 40Z"
        body += path(crown, "url(#mk-gold)", "#3a240a", 1.4)
    return svg.raster(svg.document(body, 64, 64, _LEAF + _GOLD + _MEDAL), (px, px))


@kept
def assisted_mark(px: int) -> Surface:
    """A seal of green wax with a lamp: somebody took back more than the rules allow."""
    wax = tones("mk-wax", "#7db08c", "#47795a", "#274a36")
    body = "".join(
        circle(*polar(20.6, 20.6, 13.6, step * math.tau / 11 + 0.2), 4.8, "#274a36")
        for step in range(11)
    )
    body += circle(20, 20, 15.6, "url(#mk-wax)", "#14281c", 1.4)
    body += circle(20, 20, 12, "none", "#274a36", 1.2)
    body += path(
        "M20 9.4A6.2 6.2 0 0 1 23.4 20.8V23H16.6V20.8A6.2 6.2 0 0 1 20 9.4Z", "#ffe9a8", "#14281c",
        1.3,
    )  # fmt: skip
    body += rect(16.8, 23.2, 6.4, 4, "#d8cdb0", "#14281c", 1.1, 1)
    return svg.raster(svg.document(body, 40, 40, wax), (px, px))


@kept
def ribbon_mark(size: tuple[int, int]) -> Surface:
    """A bookmark of wine silk: the game is still open."""
    wide, high = 20, 20 * size[1] / size[0]
    silk = tones("mk-silk", "#c25a70", "#8e2f48", "#5a1a2e", y2=20)
    body = path(f"M1 0H19V{high - 1:.1f}L10 {high - 8:.1f}L1 {high - 1:.1f}Z", "url(#mk-silk)",
                "#2a0c18", 1.4)  # fmt: skip
    body += stroke(f"M4 0V{high - 6:.1f}M16 0V{high - 6:.1f}", "#f0c080", 0.9, 0.8)
    return svg.raster(svg.document(body, wide, high, silk), size)


_LIT, _PAPER = "url(#mk-gold)", "#f6ead0"


def _pen() -> str:
    """A quill for renaming."""
    body = path("M7 33Q12 12 34 5Q34 20 20 25L12 26Z", _PAPER, INK, 1.8)
    body += stroke("M7 34Q16 20 29 10", INK, 1.6) + stroke("M15 24L24 22M19 18L28 15", INK, 1.1)
    return body


def _copy() -> str:
    back = rect(6, 5, 19, 24, "#d9c69c", INK, 1.8, 2)
    front = rect(14, 11, 20, 25, _PAPER, INK, 1.8, 2)
    return back + front + stroke("M18 18H30M18 23H30M18 28H26", "#8a5a34", 1.5)


def _export() -> str:
    """A scroll that leaves upwards."""
    tray = path("M5 25V35H35V25H29V29H11V25Z", _LIT, INK, 1.8)
    arrow = "M20 25V8M20 4L12 13M20 4L28 13"
    return tray + stroke(arrow, INK, 6.4) + stroke(arrow, _PAPER, 3.2)


def _import() -> str:
    tray = path("M5 25V35H35V25H29V29H11V25Z", _LIT, INK, 1.8)
    arrow = "M20 4V20M20 25L12 16M20 25L28 16"
    return tray + stroke(arrow, INK, 6.4) + stroke(arrow, _PAPER, 3.2)


def _bin() -> str:
    """A waste basket."""
    body = path("M8 14H32L29 36H11Z", "#b98a55", INK, 1.8)
    body += stroke("M14 15L16 35M20 15V35M26 15L24 35M10 22H30M11 29H29", "#6b4524", 1.4)
    return body + rect(6, 9.6, 28, 5, "#d8aa70", INK, 1.8, 2)


def _restore() -> str:
    ring = "M11 13A12 12 0 1 1 8 22"
    return (
        stroke(ring, INK, 6.4)
        + stroke(ring, _PAPER, 3.2)
        + path("M5 5L6.4 18L18 14Z", _PAPER, INK, 1.6)
    )


def _folder() -> str:
    back = path("M4 10Q4 7 7 7H15L19 11H33Q36 11 36 14V32H4Z", "#c98f4a", INK, 1.8)
    return (
        back
        + path("M4 33L8 16H38L34 33Z", "#f0c67c", INK, 1.8)
        + stroke("M10.6 19H34", "#fff0cc", 1.4)
    )


def _scroll() -> str:
    """A session file: a sealed scroll."""
    body = path("M9 6H31Q34 6 34 9V31Q34 34 31 34H9Z", _PAPER, INK, 1.8)
    body += path("M9 34Q5 34 5 30.6Q5 27.6 9 27.6H27V31Q27 34 30 34Z", "#dcc695", INK, 1.8)
    body += stroke("M14 13H28M14 18H28M14 23H22", "#8a5a34", 1.6)
    return body + circle(29, 27, 5, "#b2323a", "#4a0f16", 1.4)


def _up() -> str:
    arrow = "M20 35V9M20 5L9 17M20 5L31 17"
    return stroke(arrow, INK, 7) + stroke(arrow, _PAPER, 3.6)


def _documents() -> str:
    """A written page with a folded corner."""
    page = path("M8 4H25L33 12V36H8Z", _PAPER, INK, 1.8) + path("M25 4V12H33Z", "#dcc695", INK, 1.6)
    return page + stroke("M13 17H28M13 22H28M13 27H28M13 32H22", "#8a5a34", 1.6)


def _home() -> str:
    body = rect(10, 18, 20, 17, _PAPER, INK, 1.8) + path("M4 20L20 5L36 20Z", "#a8483c", INK, 1.8)
    return body + rect(17, 25, 6, 10, "#6b4524", INK, 1.4)


def _chest() -> str:
    """The app's own folder."""
    body = rect(5, 17, 30, 17, "#9a6a3a", INK, 1.8, 1) + path(
        "M5 18Q5 8 20 8Q35 8 35 18Z", "#b98450", INK, 1.8
    )
    return body + rect(17, 15, 6, 8, _LIT, INK, 1.4, 1) + stroke("M11 9V34M29 9V34", "#5a3a1c", 1.6)


def _die() -> str:
    """A die: what the deal came from."""
    body = rect(6, 6, 28, 28, _PAPER, INK, 1.8, 5)
    return body + "".join(circle(x, y, 3, INK) for x, y in ((13, 13), (20, 20), (27, 27)))


def _turn() -> str:
    """A curve that breaks, with the place where it turned."""
    page = rect(5, 6, 30, 28, _PAPER, INK, 1.8, 2)
    curve = "M9 26L16 14L23 20L31 11"
    return (
        page
        + stroke(curve, INK, 4.6)
        + stroke(curve, "#c2413a", 2.4)
        + circle(16, 14, 4, _LIT, INK, 1.4)
    )


SIGNS: dict[str, Callable[[], str]] = {
    "rename": _pen,
    "duplicate": _copy,
    "export": _export,
    "import": _import,
    "delete": _bin,
    "restore": _restore,
    "folder": _folder,
    "file": _scroll,
    "up": _up,
    "documents": _documents,
    "home": _home,
    "data": _chest,
    "seed": _die,
    "review": _turn,
}


@kept
def sign(name: str, px: int) -> Surface:
    """The sign of a button or a row in px x px; KeyError for an unknown one."""
    return svg.raster(svg.document(SIGNS[name](), 40, 40, _GOLD), (px, px))
