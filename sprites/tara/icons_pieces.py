"""Icons of things: money, discs, kings, tablets, piles. All on a grid of 40 x 40."""

from __future__ import annotations

from sprites.common import svg
from sprites.common.strokes import at, circle, ellipse, path, polygon, stroke
from sprites.tara.cumals import CUMAL_DEFS, cumal_svg
from sprites.tara.palette import BLOOD, BONE, BRONZE, INK, STONE, lit, shaded
from sprites.tara.signs import RANK_SIGNS

DISC, DISC_DARK = "#c9a878", "#7d5f3a"
"""A disc of nobody in particular."""
FOE, FOE_DARK = "#9a5a4a", "#5c2e26"

DEFS = CUMAL_DEFS + svg.linear_gradient(
    "g", (6, 4), (34, 36), (0, "#fff0b4"), (0.5, "#e2b048"), (1, "#8f611c")
)
"""Gradients that the drawings use."""


def disc(x: float, y: float, r: float, tone: str = DISC, edge: str = DISC_DARK) -> str:
    """A disc lying at (x, y)."""
    return (
        path(f"M{x - r} {y} A{r} {r * 0.72:.2f} 0 0 0 {x + r} {y} v{r * 0.42:.2f} "
             f"A{r} {r * 0.72:.2f} 0 0 1 {x - r} {y + r * 0.42:.2f} Z", edge, INK, 1.7)
        + ellipse(x, y, r, r * 0.72, tone, INK, 1.7)
        + ellipse(x, y, r * 0.56, r * 0.38, "none", shaded(tone, 0.5), 1.4)
    )  # fmt: skip


def cumal() -> str:
    """A head of cattle."""
    return cumal_svg()


def supply() -> str:
    """A heap of discs."""
    return disc(20, 27, 13) + disc(20, 21, 13) + disc(20, 15, 13)


def subjects() -> str:
    """A disc in a hollow."""
    return ellipse(20, 25, 17.4, 11.6, STONE, INK, 1.7) + disc(20, 20, 12.6)


def captured() -> str:
    """An own disc under another."""
    return disc(20, 26, 13.4) + disc(20, 15, 13.4, FOE, FOE_DARK)


def prisoners() -> str:
    """Discs of others behind bars."""
    return _cell() + disc(20, 20, 12.4, "#c9694f", "#6b2a1e") + _bars()


def imprisoned() -> str:
    """An own disc behind bars."""
    return _cell() + disc(20, 20, 12.4) + _bars()


def _cell() -> str:
    """The dark behind the bars: in the small only its shape and the bars are seen."""
    return svg.rect(3.4, 3.4, 33.2, 33.2, "#17110c", INK, 1.4, rx=4)


def _bars() -> str:
    """Two pale bars in a frame: at 18 px three of them are one brown patch."""
    bars = "".join(
        stroke(f"M{x} 5 V35", INK, 6.4) + stroke(f"M{x} 5 V35", "#e6cf9c", 3.6)
        for x in (13.6, 26.4)
    )
    frame = svg.rect(3.4, 3.4, 33.2, 33.2, "none", INK, 5.6, rx=4)
    return bars + frame + svg.rect(3.4, 3.4, 33.2, 33.2, "none", "#d3a761", 3.2, rx=4)


def forts() -> str:
    """Two discs in a ring of stakes."""
    return disc(20, 21, 11.4) + disc(20, 15, 11.4) + stakes()


def stakes() -> str:
    """The front of a palisade."""
    posts = []
    for x, foot in ((5, 28), (11, 32), (17.2, 34.6), (23.4, 34.6), (29.6, 32), (35.4, 28)):
        shape = [(x - 2.6, foot), (x - 2.6, foot - 9), (x, foot - 13), (x + 2.6, foot - 9),
                 (x + 2.6, foot)]  # fmt: skip
        posts.append(polygon(shape, "#8a6740", INK, 1.3))
    return "".join(posts)


def crown() -> str:
    """A golden crown."""
    return (
        path("M7 29 L3.6 11.6 L13.4 19 L20 6 L26.6 19 L36.4 11.6 L33 29 Q20 33.6 7 29 Z", "url(#g)",
             INK, 1.9)
        + stroke("M8.4 25 Q20 29.4 31.6 25", "#7c4f14", 1.6)
        + "".join(circle(x, y, 2.3, "#fbe9a8", INK, 1.2) for x, y in ((3.8, 10), (20, 4.6),
                                                                      (36.2, 10)))
        + circle(20, 21, 2.4, BLOOD, INK, 0.9)
    )  # fmt: skip


def king_stone() -> str:
    """A crowned standing stone."""
    stone = path("M12 37 L10.4 25 L14 13 L26 13 L30 26 L28.6 37 L20 38.6 Z", "#a79d8b", INK, 1.7)
    light = path("M12.8 36 L11.6 25 L15 14 H18 L15.4 36.6 Z", lit("#a79d8b", 0.5))
    return stone + light + at(crown(), 9, -1.4, 0.55)


def no_king() -> str:
    """A king who leaves: a crown struck out."""
    return crown() + _struck()


def _struck() -> str:
    return stroke("M6 35 L34 5", INK, 5.4) + stroke("M6 35 L34 5", "#d8604e", 3.0)


def struck(body: str) -> str:
    """Another drawing, struck out."""
    return body + _struck()


def throne() -> str:
    """The hollow of a king."""
    return (
        ellipse(20, 21, 18, 16, "#b79a5a", INK, 1.7)
        + ellipse(20, 21, 13.6, 11.8, "#4a4236", INK, 1.3)
        + at(RANK_SIGNS[4]("#f0d48a"), 9, 9.6, 0.55)
    )


def tablet(x: float = 20, y: float = 20, turn: float = 0, tone: str = BONE) -> str:
    """A slip of bone standing about (x, y)."""
    body = path("M-9 -13 Q0 -15 9 -13 V13 Q0 15 -9 13 Z", tone, INK, 1.7)
    return at(body + circle(0, -10.4, 1.7, INK), x, y, 1.0, turn)


def back(x: float = 20, y: float = 20, turn: float = 0) -> str:
    """The back of a tablet."""
    knot = "".join(
        stroke(f"M{a} {b} l5 5 M{a + 5} {b} l-5 5", BRONZE, 1.7)
        for a in (-5.6, 0.6)
        for b in (-6, 1)
    )
    return tablet(x, y, turn, "#6a5238") + at(knot, x, y, 1.0, turn)


def tablets() -> str:
    """A hand of three."""
    return tablet(11.6, 21, -14) + tablet(28.4, 21, 14) + tablet(20, 19)


def kept() -> str:
    """Tablets laid aside, face down."""
    return back(13.6, 20, -10) + back(26, 20, 8)


def draw_pile() -> str:
    """A pile of backs."""
    return back(24, 17) + back(20, 20) + back(16, 23)


def discard_pile() -> str:
    """A pile of faces."""
    return tablet(24, 17) + tablet(20, 20) + tablet(16, 23) + circle(16, 23, 5.4, BLOOD, INK, 1.3)


def destiny() -> str:
    """The Stone of Destiny."""
    stone = path("M11 36 Q7 24 11 12 Q14 3 19 3 Q26 4 28.4 15 Q32 28 29 36 Q20 39.4 11 36 Z",
                 "#9c9484", INK, 1.8)  # fmt: skip
    light = path("M12.4 35 Q9 24 12.6 12.6 Q15 5 18 5 Q13.4 18 16.4 36 Z", lit("#9c9484", 0.45))
    curl = (
        "M23 15 q-5 -3 -6 1.6 q-0.6 4 3.4 3.6 q3.4 -1 1.4 -3.4 M18 26 q4 -4 6.6 -0.6 q1.6 4 -2 4.6"
    )
    return stone + light + stroke(curl, INK, 1.7)


def start_stone() -> str:
    """The black cube of the start player."""
    return (
        path("M20 38 L5 30 V13 L20 21 Z", "#4a4445", INK, 1.7)
        + path("M20 38 L35 30 V13 L20 21 Z", "#2a2627", INK, 1.7)
        + path("M20 4 L35 13 L20 21 L5 13 Z", "#837b7a", INK, 1.7)
        + stroke("M9 13.4 L20 7", "#c9c0ba", 1.6)
        + stroke("M12.6 23 q4 2 3.4 6 q-1.2 3 -4.4 1 q-2.4 -2.2 -0.6 -4.2", "#e6dcc3", 1.7)
    )


def rank(number: int) -> str:
    """The sign of a rank on bronze: no player's colour."""
    return circle(20, 20, 18, shaded(BRONZE, 0.36), INK, 1.8) + at(
        RANK_SIGNS[number]("#fbeed2"), 6.6, 6.6, 0.67
    )
