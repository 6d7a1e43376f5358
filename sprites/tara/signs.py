"""Signs that are carved, inlaid or painted: ranks, provinces and the owners of discs.

All are bodies of SVG on a grid of 40 x 40, painted in one colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from sprites.common import carve, svg
from sprites.common.players import Shape, outline
from sprites.common.strokes import circle, closed, open_line, path, polar, spiral, stroke
from sprites.common.surface_cache import kept

GRID = 40.0
RANKS = ("farmer", "herdsman", "warrior", "chieftain", "king")

Sign = Callable[[str], str]
"""A colour to the body of the sign."""


def _farmer(colour: str) -> str:
    """An ear of corn."""
    grains = []
    for step, y in enumerate((13.0, 19.0, 25.0)):
        for side in (-1, 1):
            wide = 8.0 - step * 0.3
            grains.append(
                path(
                    f"M20 {y + 5} q{side * 0.6} {-6.4} {side * wide} {-8.2} "
                    f"q{side * 1.6} {6.6} {-side * wide} {8.2} Z",
                    colour,
                )
            )
    grains.append(path("M20 12 q-4 -5 0 -10 q4 5 0 10 Z", colour))
    return stroke("M20 37.6 V9", colour, 2.6) + "".join(grains)


def _herdsman(colour: str) -> str:
    """The head of a cow with its horns."""
    return path(
        "M13 16.5 Q5 16 4 6 Q9 11.6 15.6 11.6 H24.4 Q31 11.6 36 6 Q35 16 27 16.5 L33 19 L26.6 21.6 "
        "L24.8 31 Q20 37 15.2 31 L13.4 21.6 L7 19 Z",
        colour,
    )


def _warrior(colour: str) -> str:
    """A round shield with boss and rim."""
    ring = (
        "M20 5 A15 15 0 1 0 20 35 A15 15 0 1 0 20 5 Z M20 8.6 A11.4 11.4 0 1 1 20 31.4 "
        "A11.4 11.4 0 1 1 20 8.6 Z"
    )
    arms = "".join(
        stroke(open_line([polar(20, 20, 6, turn), polar(20, 20, 12, turn)]), colour, 2.6)
        for turn in (step * math.pi / 2 + math.pi / 4 for step in range(4))
    )
    return path(ring, colour, even_odd=True) + circle(20, 20, 4.6, colour) + arms


def _chieftain(colour: str) -> str:
    """A torc: an open neck ring with knobs."""
    return (
        stroke("M12.4 31.2 A13.4 13.4 0 1 1 27.6 31.2", colour, 4.6)
        + circle(11.6, 32, 4.2, colour)
        + circle(28.4, 32, 4.2, colour)
    )


def _king(colour: str) -> str:
    """A crown with three points."""
    return (
        path("M7.6 27.6 L4.4 11.4 L13.6 18.6 L20 6.4 L26.4 18.6 L35.6 11.4 L32.4 27.6 Z", colour)
        + stroke("M8.4 33 H31.6", colour, 3.6)
        + circle(4.4, 9.4, 2.3, colour)
        + circle(20, 4.6, 2.6, colour)
        + circle(35.6, 9.4, 2.3, colour)
    )


def _connacht(colour: str) -> str:
    """An eagle with spread wings."""
    wing = (
        "M18 16 Q12 5 3 8 Q4 11 7 12 Q3 13 3 17 Q6 18 9 17 Q6 20 7 23 Q11 23 13 20 Q13 24 16 25 Z"
    )
    mirrored = svg.group(path(wing, colour), "translate(40,0) scale(-1,1)")
    body = path(
        "M20 5 Q25 5 25 9 L28 10.6 L24.6 12 Q25 19 23.4 25 L27 35 L22 31 L20 37 L18 31 L13 35 "
        "L16.6 25 Q15.4 19 16 10 Q16.6 5 20 5 Z",
        colour,
    )
    return path(wing, colour) + mirrored + body


def _ulster(colour: str) -> str:
    """An open hand."""
    fingers = "".join(
        stroke(f"M{x} 21 V{top}", colour, 4.4)
        for x, top in ((12.6, 10), (17.6, 6.4), (22.6, 6.4), (27.4, 9.6))
    )
    palm = path("M10.4 19 H29.6 V28 Q29.6 35 24 35.6 V38 H15.6 V35.6 Q10.4 34 10.4 28 Z", colour)
    return fingers + palm + stroke("M30.4 28 L34.6 19.6", colour, 4.4)


def _munster(colour: str) -> str:
    """The head of a stag."""
    antler = (
        "M17.4 19 Q9 17 8.6 6 M9 12 Q4.6 11 3.6 6.4 M10.6 15.6 Q5 17 2.6 14 "
        "M12.4 16.6 Q14.4 12.2 13 8"
    )
    mirrored = svg.group(stroke(antler, colour, 2.5), "translate(40,0) scale(-1,1)")
    head = path(
        "M20 17.4 L24 18.6 L30.6 16.6 L28 22.4 L24.6 24 L23 34 Q20 38.4 17 34 L15.4 24 L12 22.4 "
        "L9.4 16.6 L16 18.6 Z",
        colour,
    )
    return stroke(antler, colour, 2.5) + mirrored + head


def _leinster(colour: str) -> str:
    """A harp."""
    frame = (
        stroke("M10 35 Q7 20 11 7", colour, 4.0)
        + stroke("M11 7 Q18 3 23 8 Q27 12.6 34 9.6", colour, 3.6)
        + stroke("M33 11 Q32 26 11 35.4", colour, 4.0)
    )
    strings = "".join(
        stroke(f"M{x} {top} V{foot}", colour, 1.5)
        for x, top, foot in ((15.4, 8, 31), (19.8, 8, 29), (24.2, 11, 26), (28.4, 12, 22))
    )
    return frame + strings + circle(34, 8.6, 2.8, colour)


RANK_SIGNS: tuple[Sign, ...] = (_farmer, _herdsman, _warrior, _chieftain, _king)
EMBLEMS: dict[str, Sign] = {
    "connacht": _connacht,
    "ulster": _ulster,
    "munster": _munster,
    "leinster": _leinster,
}


def _in_ring(shape: Shape, colour: str, radius: float) -> str:
    """The outline of an owner's shape as a carved line."""
    if shape == "circle":
        return svg.circle(20, 20, radius, "none", colour, 2.3)
    return svg.path(outline(shape, 20, 20, radius), "none", colour, 2.3)


def _triskele(colour: str) -> str:
    arms = []
    for arm in range(3):
        turn = arm * math.tau / 3 - 0.5
        x, y = polar(20, 20, 5.9, turn)
        arms.append(stroke(open_line(spiral(x, y, 5.4, 1.5, turn + 0.4, 1)), colour, 1.9))
    return "".join(arms)


@kept
def burnt_triskele(px: int) -> pygame.Surface:
    """Three spirals burnt into wood where a tablet would lie, their lower edges lit."""
    body = svg.group(_triskele("#6b5238"), "translate(0.6,0.9)") + _triskele("#120a05")
    return svg.raster(svg.document(svg.group(body, "translate(-6,-6)"), 28, 28), (px, px))


def _square_knot(colour: str) -> str:
    """Two loops linked crosswise."""
    return (
        svg.rect(10.6, 15.8, 18.8, 8.4, "none", colour, 2.0, rx=4)
        + svg.rect(15.8, 10.6, 8.4, 18.8, "none", colour, 2.0, rx=4)
        + "".join(circle(x, y, 1.6, colour) for x, y in ((11, 11), (29, 11), (11, 29), (29, 29)))
    )


def _triquetra(colour: str) -> str:
    """Three pointed leaves, knotted."""
    leaves = []
    for turn in (0, 120, 240):
        leaf = stroke("M20 19 Q13.6 13.4 20 6.4 Q26.4 13.4 20 19", colour, 2.0)
        leaves.append(svg.group(leaf, f"rotate({turn} 20 21.4)"))
    return "".join(leaves) + circle(20, 21.4, 1.5, colour)


def _rosette(colour: str) -> str:
    """A wheel of six petals."""
    petals = []
    for step in range(6):
        leaf = stroke("M20 20 Q15.8 14 20 8.6 Q24.2 14 20 20", colour, 1.7)
        petals.append(svg.group(leaf, f"rotate({step * 60} 20 20)"))
    return "".join(petals)


def _lozenge_knot(colour: str) -> str:
    lines = svg.path("M20 9 L28 20 L20 31 L12 20 Z", "none", colour, 1.9)
    return lines + svg.path("M20 14 L24.4 20 L20 26 L15.6 20 Z", "none", colour, 1.7)


def _five_knot(colour: str) -> str:
    points = [polar(20, 20.6, 9, math.tau * step * 2 / 5 - math.pi / 2) for step in range(5)]
    return svg.path(closed(points), "none", colour, 1.9)


def _ringed_cross(colour: str) -> str:
    return svg.circle(20, 20, 7.4, "none", colour, 2.0) + circle(20, 20, 2.2, colour)


_MOTIFS: dict[Shape, tuple[Sign, float]] = {
    "circle": (_triskele, 15.8),
    "square": (_square_knot, 17.6),
    "triangle": (_triquetra, 18.6),
    "hexagon": (_rosette, 16.4),
    "diamond": (_lozenge_knot, 17.4),
    "pentagon": (_five_knot, 16.6),
    "cross": (_ringed_cross, 17.2),
}


def motif(shape: Shape, colour: str) -> str:
    """What is carved on everything that an owner with this shape has: knot in its shape."""
    sign, radius = _MOTIFS[shape]
    return sign(colour) + _in_ring(shape, colour, radius)


@kept
def motif_mask(shape: Shape, px: int) -> pygame.Surface:
    """An owner's motif as a mask of `px` by `px`."""
    return _mask(motif(shape, "#ffffff"), px)


@kept
def rank_mask(rank: int, px: int) -> pygame.Surface:
    """The sign of a rank as a mask."""
    return _mask(RANK_SIGNS[rank]("#ffffff"), px)


@kept
def emblem_mask(province: str, px: int) -> pygame.Surface:
    """The emblem of a province as a mask."""
    return _mask(EMBLEMS[province]("#ffffff"), px)


def _mask(body: str, px: int) -> pygame.Surface:
    return carve.mask_of(svg.raster(svg.document(body, GRID, GRID), (px, px)))
