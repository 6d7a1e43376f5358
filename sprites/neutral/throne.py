"""The seat of a game without a throne of its own: plain oak, brown leather, brass nails.

Box 240 x 340.
"""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import Size
from sprites.common.mirror import both, both_strokes
from sprites.common.strokes import circle, path, rect, stroke, tones
from sprites.title.niche_parts import grained_throne

INK = "#1e1209"
OAK = "url(#nt-oak)"
DEEP = "url(#nt-deep)"
LEATHER = "url(#nt-leather)"
BRASS = "url(#nt-brass)"

_DEFS = (
    tones("nt-oak", "#c0925a", "#8c6138", "#54361b", y2=40)
    + tones("nt-deep", "#6b4626", "#452b16", "#2a190c", y2=60)
    + tones("nt-leather", "#96603a", "#6b3d22", "#3f2112", y2=80)
    + tones("nt-brass", "#ffeeb4", "#dcae55", "#8f6224")
    + tones("nt-step", "#8d867c", "#625c54", "#403b36", x2=20)
)


def throne(size: Size, scale: float) -> Surface:
    """The seat in `size` px, with transparent ground."""
    return grained_throne(body(), size, scale)


def body() -> str:
    """SVG fragment of the seat, gradients included."""
    parts = (_steps(), _back(), _posts(), _rail(), _seat(), _arms())
    return f"<defs>{_DEFS}</defs>" + "".join(parts)


def _steps() -> str:
    lower = path("M14 326H226L232 340H8Z", "url(#nt-step)", INK, 1.6)
    upper = path("M32 310H208L216 326H24Z", "url(#nt-step)", INK, 1.6)
    return lower + upper + stroke("M18 327.4H222M34 311.4H206", "#c9c2b4", 1.2, 0.7)


def _back() -> str:
    """A tall panel under a round top, with leather nailed on."""
    board = path("M64 300V92Q64 44 120 38Q176 44 176 92V300Z", OAK, INK, 2)
    board += stroke("M67 296V94Q68 48 120 41.6", "#e2bc84", 1.4, 0.7)
    hollow = path("M76 232V100Q76 62 120 57Q164 62 164 100V232Z", DEEP, INK, 1.4)
    hide = path("M81 228V102Q82 67 120 62.4Q158 67 159 102V228Z", LEATHER, INK, 1.2)
    hide += stroke("M85 220V104Q87 72 118 67.4", "#c48a5c", 1.6, 0.55)
    return board + hollow + hide + _nails() + _tufts()


def _nails() -> str:
    places = [(84.4 + 14.2 * step, 224.0) for step in range(6)]
    places += [(x, 112.0 + 16 * step) for x in (84.4, 155.4) for step in range(7)]
    places += [(89, 94), (97, 79), (109, 70), (131, 70), (143, 79), (151, 94)]
    return "".join(
        circle(x, y, 2.5, BRASS, INK, 0.8) + circle(x - 0.7, y - 0.7, 0.8, "#fff8dc")
        for x, y in places
    )


def _tufts() -> str:
    """Leather drawn in by buttons, in diamonds."""
    body = ""
    for row in range(4):
        for x in (104, 136) if row % 2 else (120,):
            y = 104 + row * 30
            folds = f"M{x - 15} {y - 14}L{x} {y}L{x + 15} {y - 14}M{x} {y}V{y + 10}"
            body += stroke(folds, "#3a1d0e", 1.3, 0.5)
            body += circle(x, y, 3, LEATHER, INK, 1)
    return body


def _posts() -> str:
    """Turned posts with a ball on each."""
    body = both("M50 312V70Q50 64 57 64Q64 64 64 70V312Z", OAK, INK, 1.8)
    body += both_strokes("M53.4 306V72", "#e2bc84", 1.3, 0.6)
    for y in (88, 150, 214):
        body += both(f"M47 {y}H67V{y + 7}H47Z", OAK, INK, 1.3)
    body += both("M52 64Q50 58 53 56H61Q64 58 62 64Z", OAK, INK, 1.3)
    for x in (57, 183):
        body += circle(x, 47, 10, BRASS, INK, 1.6) + circle(
            x - 3, 43.6, 2.4, "#fff8dc", opacity=0.9
        )
    return body


def _rail() -> str:
    """The rail across the top, with a round boss in its middle."""
    rail = path("M66 92Q68 46 120 39Q172 46 174 92", "none", "#dcae55", 1.6, line_opacity=0.8)
    boss = circle(120, 40, 15, OAK, INK, 1.8) + circle(120, 40, 10, BRASS, INK, 1.2)
    return rail + boss + path("M120 33L122.4 37.6L127 40L122.4 42.4L120 47L117.6 42.4L113 40"
                              "L117.6 37.6Z", "#5a3416", INK, 0.6)  # fmt: skip


def _seat() -> str:
    front = path("M52 262H188V312H52Z", OAK, INK, 1.9)
    front += rect(62, 274, 116, 28, DEEP, INK, 1.2, 2)
    front += stroke("M55 265H185", "#e8c48c", 1.3, 0.8)
    pillow = path("M50 262Q46 240 62 238H178Q194 240 190 262Q120 272 50 262Z", LEATHER, INK, 1.8)
    pillow += stroke("M56 252Q60 243 72 242H150", "#c99468", 1.8, 0.6)
    return front + pillow + stroke("M56 263.6Q120 272 184 263.6", BRASS, 2.2)


def _arms() -> str:
    """Arm rests on straight posts, rolled at their ends."""
    posts = both("M34 312V224H50V312Z", OAK, INK, 1.8)
    posts += both("M30 312H54V320H30Z", OAK, INK, 1.4)
    rests = both("M26 206Q26 198 36 198H64V220H36Q26 220 26 212Z", OAK, INK, 1.9)
    rests += both("M33 199H64V208H31Z", LEATHER, INK, 1.2)
    rests += both_strokes("M31 214H60", "#3a2310", 1.3, 0.6)
    rolls = "".join(
        circle(x, 210, 9, OAK, INK, 1.6) + circle(x, 210, 4, BRASS, INK, 1) for x in (36, 204)
    )
    return posts + rests + rolls
