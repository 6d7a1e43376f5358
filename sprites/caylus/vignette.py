"""What closes a page of this game's handbook: the bridge between two vines. A box of 240 x 84."""

from __future__ import annotations

from sprites.common import svg

_VINE = (
    "M66 45 C54 34 46 34 40 42 C34 50 24 50 20 42 C17 36 10 37 8 43 "
    "M40 42 C38 32 44 26 50 28 M20 42 C16 52 22 58 28 56"
)
_LEAVES = (
    "M50 28 Q58 20 63 28 Q57 34 50 28 Z M28 56 Q36 60 35 67 Q26 66 28 56 Z "
    "M8 43 Q0 38 4 31 Q12 34 8 43 Z"
)
_GRAPES = ((44, 52), (49, 52), (46.5, 56.4), (41.5, 56.4), (44, 60.8))


def vignette(ink: str, accent: str) -> str:
    """Ink for the lines, accent for the arches' keystones, leaves and grapes."""
    body = svg.path(
        "M70 43 Q120 24 170 43 M70 49 Q120 30 170 49 M70 43 V49 M170 43 V49 "
        "M79 62 V56 Q89 43 99 56 V62 M105 62 V52 Q120 36 135 52 V62 M141 62 V56 Q151 43 161 56 V62 "
        "M74 62 H166",
        stroke=ink, stroke_width=1.9,
    )  # fmt: skip
    for left, wide in ((70, 4), (82, 5), (106, 4)):
        steps = "".join(" q5 -4 10 0 q5 4 10 0" for _ in range(wide))
        body += svg.path(f"M{left} {67 + left % 3 * 4}{steps}", stroke=ink, stroke_width=1.1,
                         stroke_opacity=0.6)  # fmt: skip
    for x, y in ((89, 49.4), (120, 43.4), (151, 49.4)):
        body += svg.path(f"M{x - 3} {y - 4} H{x + 3} L{x + 1.8} {y + 2} H{x - 1.8} Z", accent)
    for mirror in (1, -1):
        side = svg.path(_VINE, stroke=ink, stroke_width=1.7, stroke_opacity=0.85)
        side += svg.path(_LEAVES, ink, fill_opacity=0.8)
        side += "".join(svg.circle(x, y, 2.5, accent) for x, y in _GRAPES)
        shift = "translate(0,0)" if mirror > 0 else "translate(240,0) scale(-1,1)"
        body += svg.group(side, shift)
    return body
