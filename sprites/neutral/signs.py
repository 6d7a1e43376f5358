"""Small signs of a game without art of its own: crest, box, page corner, name plate, an automa."""

from __future__ import annotations

from pygame import Surface

from sprites.common.game_art import Bust, Size, World
from sprites.common.strokes import at, circle, path, radial, rect, stroke, tones
from sprites.common.texture import rock
from sprites.neutral.niche import star

GROUND = "#6e5136"
OUTLINE = "M4 4H298V56H4Z"
_INK = "#20130a"


def crest(small: bool) -> tuple[str, str]:
    """An oak shield with iron bands and a brass star."""
    defs = tones("nc-oak", "#c2945c", "#8c6036", "#50331a")
    defs += tones("nc-brass", "#fff0bc", "#e0b45a", "#936526")
    outer = "M8 5H56V32Q54 50 32 60Q10 50 8 32Z"
    body = path(outer, "url(#nc-oak)", _INK, 2.4)
    if not small:
        body += stroke("M20 6V53M32 6V59M44 6V53", "#3c2612", 1.2, 0.7)
        body += stroke("M11 9H53", "#e6c290", 1.3, 0.7)
    body += path("M8 14H56V20H8Z", "#5c5e62", _INK, 1.4)
    body += circle(32, 34, 15, "#5c5e62", _INK, 1.8)
    figure = star(0, 0, 14, "url(#nc-brass)")
    return body + at(figure, 32, 34), defs


def box_sign(x: float, y: float, rim: str) -> str:
    """A star, on the boxes of the library."""
    return path(f"M{x} {y - 7}L{x + 2} {y - 2}L{x + 7} {y}L{x + 2} {y + 2}L{x} {y + 7}"
                f"L{x - 2} {y + 2}L{x - 7} {y}L{x - 2} {y - 2}Z", "none", rim, 1.3)  # fmt: skip


def corner(world: World) -> str:
    """Two plain scrolls that leave a boss."""
    body = ""
    across = "M10 10Q30 2 46 8Q56 13 50 19Q44 22 42 16"
    down = "M10 10Q2 30 8 46Q13 56 19 50Q22 44 16 42"
    for line in (across, down):
        body += stroke(line, _INK, 4.4) + stroke(line, world.leaves[0], 2.4)
    for x, y, turn in ((30, 5, 110), (5, 30, -20)):
        leaf = path("M0 0Q8 -3 12 -12Q1 -11 0 0Z", world.leaves[1], _INK, 1)
        body += at(leaf, x, y, 0.8, turn)
    body += circle(10, 10, 8.6, world.boss, world.leaves[0], 2)
    return body + circle(10, 10, 3, "#e6c877", _INK, 0.8)


def plate_ornament(rim: str, ink: str) -> str:
    """A line along the border and a nail in every corner."""
    body = rect(11, 11, 280, 38, "none", ink, 2.8, 3) + rect(11, 11, 280, 38, "none", rim, 1.4, 3)
    for x in (18, 284):
        body += circle(x, 30, 4, rim, ink, 1.2) + circle(x - 1.2, 28.8, 1.1, "#fff6dc")
    return body


def plate_material(size: Size, scale: float) -> Surface:
    """Weathered oak of a size in px."""
    return rock(size, scale, GROUND, 67, 0.4)


def _bust() -> str:
    """A hooded figure before the moon, its face in the shade."""
    body = circle(50, 50, 45, "url(#na-sky)") + circle(34, 30, 10, "#f3e8cc", opacity=0.9)
    body += path("M8 100Q10 74 36 70H64Q90 74 92 100Z", "url(#na-cloth)", "#14101c", 2)
    body += path("M28 76Q22 26 50 20Q78 26 72 76Q50 86 28 76Z", "url(#na-cloth)", "#14101c", 2)
    body += path("M37 66Q33 38 50 34Q67 38 63 66Q50 78 37 66Z", "#1a1522", "#14101c", 1.4)
    return body + "".join(circle(x, 53, 2, "#ffdf9c") for x in (43.6, 56.4))


BUST = Bust(
    "#6e5136",
    _bust,
    radial("na-sky", 36, 30, 80, [(0, "#7d7ca4", 1), (0.45, "#3f4060", 1), (1, "#181a2c", 1)])
    + tones("na-cloth", "#8a6a4a", "#5c432c", "#2e2014"),
)
