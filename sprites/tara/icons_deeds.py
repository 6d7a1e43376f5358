"""Icons of what happens: promotions, captures, traitors, amnesty, the phases of a round."""

from __future__ import annotations

from sprites.common.strokes import at, circle, ellipse, path, polygon, stroke
from sprites.tara import icons_pieces as pieces
from sprites.tara.icons_pieces import DISC, FOE, FOE_DARK, disc
from sprites.tara.palette import BLOOD, BONE, GOLD, INK, STONE, lit

_UP = "M-3 12 V1 H-8 L0 -9 L8 1 H3 V12 Z"
_GREEN, _SKY = "#7f9a4c", "#5f8291"
_STAKE = path("M-3.6 0 V-14 L0 -19 L3.6 -14 V0 Z", "#c99a5c", INK, 1.6)


def _arrow(x: float, y: float, turn: float = 0, size: float = 1.0, tone: str = "#f2d27c") -> str:
    """A thick arrow pointing up, turned by degrees."""
    return at(path(_UP, tone, INK, 1.7), x, y, size, turn)


def put() -> str:
    """A disc goes down into a hollow."""
    return (
        ellipse(20, 31, 16, 7.4, STONE, INK, 1.7)
        + ellipse(20, 31, 11, 4.6, "#4a4236")
        + disc(20, 24.6, 10)
        + _arrow(20, 9, 180, 0.66)
    )


def capture() -> str:
    """A disc over an enemy's."""
    return disc(20, 28, 13, FOE, FOE_DARK) + disc(20, 20, 13) + _arrow(20, 8, 180, 0.5)


def freed() -> str:
    """A disc leaves its captors."""
    return disc(17, 30, 12, FOE, FOE_DARK) + disc(22, 19, 9) + _arrow(32, 9, 45, 0.62)


def promote() -> str:
    """Two neighbours raise a third."""
    return (
        disc(10, 31, 8.6)
        + disc(30, 31, 8.6)
        + _arrow(14.4, 20, 32, 0.5)
        + _arrow(25.6, 20, -32, 0.5)
        + disc(20, 8.4, 8.2)
    )


def activate() -> str:
    """A disc wakes up: rays about it."""
    rays = "".join(
        at(stroke("M0 -12.6 V-18", INK, 4.4) + stroke("M0 -12.6 V-18", "#f6d878", 2.4), 20, 20, 1,
           turn)
        for turn in range(0, 360, 45)
    )  # fmt: skip
    return rays + disc(20, 19, 9.4)


def point() -> str:
    """A hand points at a disc."""
    hand = path("M4 26 L15 26 L26 21.4 Q30 20.4 29.4 23.6 L21 27.6 L24 31 Q22 36 16 36 H4 Z", BONE,
                INK, 1.7)  # fmt: skip
    return disc(27, 12, 10) + hand


def enter() -> str:
    """Upwards without a disc."""
    return disc(20, 27, 13) + _arrow(20, 12, 0, 0.9)


def strip() -> str:
    """A fort opens: its stakes fall apart, and its top disc leaves."""
    return disc(20, 10, 10, FOE, FOE_DARK) + "".join(
        at(_STAKE, x, 37, turn=turn) for x, turn in ((7, -24), (13.4, -9), (26.6, 9), (33, 24))
    )


def fort_lost() -> str:
    """A fort is given up."""
    return pieces.struck(pieces.forts())


def surplus() -> str:
    """Discs beyond what may stay go home."""
    return disc(16, 27, 12) + disc(16, 21, 12) + _arrow(31, 12, 60, 0.7)


def home() -> str:
    """Back into the supply."""
    hut = path("M5 22 L20 6 L35 22 Z", "#c39a52", INK, 1.8)
    return hut + path("M9 22 H31 V35 H9 Z", "#b7a684", INK, 1.8) + disc(20, 27.4, 6.6)


def swap() -> str:
    """Two discs change places."""
    return (
        disc(11, 13, 8.6) + disc(29, 29, 8.6, FOE, FOE_DARK) + _bent(20, 20, 0) + _bent(20, 20, 180)
    )


def _bent(x: float, y: float, turn: float) -> str:
    line = "M2 -12 Q12 -12 12.4 -4"
    body = stroke(line, INK, 4.8) + stroke(line, "#f2d27c", 2.4)
    return at(body + polygon([(8, -4.6), (17, -4.6), (12.4, 2.4)], "#f2d27c", INK, 1.4), x, y, 1,
              turn)  # fmt: skip


def amnesty() -> str:
    """A broken chain."""
    links = []
    for x, turn in ((9.4, 45), (30.6, 45)):
        ring = path("M-5 -8 Q0 -11 5 -8 V8 Q0 11 -5 8 Z", "none", INK, 6.4) + path(
            "M-5 -8 Q0 -11 5 -8 V8 Q0 11 -5 8 Z", "none", "#b9b2a4", 3.2
        )
        links.append(at(ring, x, 20 + (x - 20) * 0.5, 1, turn + 20))
    sparks = "".join(
        stroke(line, INK, 3.8) + stroke(line, "#f6d878", 2.0)
        for line in ("M20 12 V6", "M26 14 L30 9", "M14 28 L10 33", "M20 29 V35")
    )
    return "".join(links) + sparks


def discard() -> str:
    """A tablet for money."""
    return pieces.tablet(13, 19, -10) + at(pieces.cumal(), 15, 14, 0.62)


def gain() -> str:
    """Money comes in."""
    return at(pieces.cumal(), 3, 9, 0.8) + _arrow(31, 12, 225, 0.62, _GREEN)


def pay() -> str:
    """Money goes out."""
    return at(pieces.cumal(), 1, 9, 0.8) + _arrow(31, 12, 45, 0.62, "#d8604e")


def traitor() -> str:
    """A hooded head."""
    return (
        path("M6 37 Q7 27 12 24 Q7 6 20 3 Q33 6 28 24 Q33 27 34 37 Z", "#4c5a4a", INK, 1.8)
        + path("M13.4 22 Q11 10 20 8.6 Q29 10 26.6 22 Q23 27 20 27 Q17 27 13.4 22 Z", "#1d1711")
        + ellipse(16.8, 18, 1.9, 1.5, "#f6d878")
        + ellipse(23.2, 18, 1.9, 1.5, "#f6d878")
        + path("M7 36 Q8 28 13 25 L16 37 Z", lit("#4c5a4a", 0.3))
    )


def hire() -> str:
    """Money for a traitor."""
    return at(traitor(), -1, 0, 0.86) + at(pieces.cumal(), 18, 17, 0.56)


def no_hire() -> str:
    """No traitor."""
    return pieces.struck(traitor())


def replace() -> str:
    """A disc changes sides."""
    half = path("M20 8 A12 12 0 0 1 20 32 Z", FOE)
    return (
        circle(20, 20, 12, DISC, INK, 1.8)
        + half
        + circle(20, 20, 12, "none", INK, 1.8)
        + _bent(20, 20, 20)
        + _bent(20, 20, 200)
    )


def turn_up() -> str:
    """A tablet is turned up from the pile."""
    return (
        pieces.back(13, 22, -8) + pieces.tablet(26, 18, 10) + circle(26.4, 19, 5, BLOOD, INK, 1.3)
    )


def compare() -> str:
    """Two tablets: the higher number is first."""
    return (
        pieces.tablet(11, 22)
        + pieces.tablet(29, 18)
        + stroke("M8 23 h6", BLOOD, 2.6)
        + stroke("M26 19 h6 M29 16 v6", BLOOD, 2.6)
    )


def majority() -> str:
    """The tallest of three heaps is paid."""
    return (
        disc(8, 31, 6.6, FOE, FOE_DARK)
        + disc(20, 29, 7)
        + disc(20, 22.6, 7)
        + disc(20, 16.2, 7)
        + disc(32, 31, 6.6, FOE, FOE_DARK)
        + at(pieces.cumal(), 12.6, 0, 0.37)
    )


def spread() -> str:
    """The same rank in two provinces."""
    hills = "".join(
        polygon([(x, 27), (x + 9, 8), (x + 18, 27)], tone, INK, 1.7)
        for x, tone in ((1, _GREEN), (21, _SKY))
    )
    return hills + disc(10, 29, 6.4) + disc(30, 29, 6.4)


def income() -> str:
    """Three heads of cattle."""
    return (
        at(pieces.cumal(), 10, 0, 0.5)
        + at(pieces.cumal(), 1, 17, 0.5)
        + at(pieces.cumal(), 19, 17, 0.5)
    )


def clear() -> str:
    """A hill swept clean for its king."""
    return (
        polygon([(3, 36), (20, 10), (37, 36)], _GREEN, INK, 1.8)
        + at(pieces.crown(), 10.4, -1, 0.48)
        + stroke("M11 30 H29 M15 24 H25", lit(_GREEN, 0.5), 2.2)
    )


def province() -> str:
    """A hill with five ranks."""
    dots = "".join(
        circle(20 + (i - (3 - r) / 2) * 8.4, 31.4 - r * 7, 2.3, "#4a4236")
        for r in range(4)
        for i in range(4 - r)
    )
    return polygon([(2, 36.6), (20, 3), (38, 36.6)], _GREEN, INK, 1.8) + dots


def enter_province() -> str:
    """A gate stands open."""
    return (
        path("M4 36 V16 L9 10 L13 16 V36 Z", "#8a6740", INK, 1.7)
        + path("M27 36 V16 L31 10 L36 16 V36 Z", "#8a6740", INK, 1.7)
        + path("M13 36 L16 24 H24 L27 36 Z", "#b0a88f", INK, 1.3)
        + _arrow(20, 17, 0, 0.8)
    )


def closed() -> str:
    """A gate is barred."""
    posts = "".join(
        path(f"M{x} 36 V12 L{x + 3.7} 6 L{x + 7.4} 12 V36 Z", "#8a6740", INK, 1.5)
        for x in (5, 12.6, 20.2, 27.8)
    )
    return posts + stroke("M3 24 H37", INK, 7) + stroke("M3 24 H37", GOLD, 4)


def opened() -> str:
    """A province opens in mid-game."""
    return enter_province()


def imprison() -> str:
    """Into prison."""
    return at(pieces.prisoners(), 7, 7, 0.82) + _arrow(9, 9, 135, 0.66)


def exchange() -> str:
    """Prisoners against prisoners."""
    return (
        disc(9, 29, 7.6)
        + disc(31, 9.4, 7.6, FOE, FOE_DARK)
        + _bent(18, 22, 270)
        + _bent(22, 18, 90)
    )


def ransom() -> str:
    """Money opens the prison."""
    return at(pieces.imprisoned(), 0, 0, 0.8) + at(pieces.cumal(), 16, 16, 0.62)


def no_ransom() -> str:
    """They stay in prison."""
    return pieces.struck(pieces.imprisoned())


def garrison() -> str:
    """Discs guard a throne."""
    return at(pieces.crown(), 9.6, -2, 0.52) + disc(10.4, 28, 8.4) + disc(29.6, 28, 8.4)


def shuffle() -> str:
    """Backs are shuffled."""
    return pieces.back(12, 22, -18) + pieces.back(28, 22, 18) + _bent(20, 17, 330)


def deal() -> str:
    """Tablets are dealt."""
    return pieces.back(14, 15, -8) + pieces.back(25, 20, 12) + _arrow(30, 32, 135, 0.56)


def set_aside() -> str:
    """Three are laid aside."""
    return pieces.kept() + _arrow(20, 29, 180, 0.7)


def take_up() -> str:
    """Three are taken up."""
    return pieces.tablets() + _arrow(20, 25, 0, 0.72)


def play() -> str:
    """A tablet is used."""
    return pieces.tablet(20, 20, 6) + circle(20.4, 20, 6.4, BLOOD, INK, 1.5)


def sun() -> str:
    """A round: the sun over the hill."""
    rays = "".join(
        at(stroke("M0 -12 V-17", INK, 4.2) + stroke("M0 -12 V-17", "#f2c84e", 2.2), 20, 21, 1, turn)
        for turn in (-80, -40, 0, 40, 80)
    )
    return (
        rays
        + circle(20, 21, 9, "#f2c84e", INK, 1.7)
        + path("M1 37 Q10 22 20 22.6 Q30 22 39 37 Z", _GREEN, INK, 1.7)
    )


def victory() -> str:
    """A crown in rays."""
    rays = "".join(
        at(polygon([(-2, -12), (0, -19), (2, -12)], "#f6d878", INK, 1.0), 20, 21, 1, turn)
        for turn in range(-120, 121, 40)
    )
    return rays + at(pieces.crown(), 5.6, 8, 0.72)


def chain() -> str:
    """Step upon step."""
    return (
        disc(7.6, 32, 6)
        + disc(20, 21.4, 6)
        + disc(32.4, 10.8, 6)
        + _arrow(10.6, 19, 40, 0.4)
        + _arrow(23, 8.4, 40, 0.4)
    )


def end() -> str:
    """The turn is over: a laid-down tablet with a tick."""
    tick = "M11 21 L18 28 L30 12"
    return pieces.tablet(20, 20) + stroke(tick, INK, 6.4) + stroke(tick, "#9fc05a", 3.6)


def setup() -> str:
    """The slab before the game."""
    return ellipse(20, 26, 18, 10, STONE, INK, 1.7) + at(pieces.destiny(), 8, -1, 0.62)
