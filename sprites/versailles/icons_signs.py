"""Deeds and phases of a turn as icons on a grid of 64 x 64."""

from __future__ import annotations

from sprites.versailles.icons_court import (
    king,
    marker,
    person,
    technologies,
    tile,
    tile_back,
    token,
)
from sprites.versailles.icons_decor import ornament
from sprites.versailles.icons_sites import architects_guild, construction_yard
from sprites.versailles.palette import (
    CREAM,
    GOLD_INK,
    GRAVEL,
    HEDGE,
    HEDGE_INK,
    INK,
    ROYAL,
    WINE,
)
from sprites.versailles.pen import Sketch

_GREEN = "#3f7a46"
_PLUM = "#6a4a7a"


def _bold(d: Sketch, data: str, colour: str, width: float = 6) -> None:
    d.line(data, CREAM, width + 5)
    d.line(data, INK, width + 3)
    d.line(data, colour, width)


def _head(d: Sketch, at: tuple[float, float], turn: float, colour: str, size: float = 1.0) -> None:
    """An arrow head that points to the right before it is turned."""
    body = Sketch(d.ink / size)
    body.path("M-6 -11 L11 0 L-6 11 Z", colour)
    d.put(body, at, size, turn)


def _avenue(d: Sketch) -> None:
    d.line("M3 54 H61", HEDGE_INK, 17)
    d.line("M3 54 H61", HEDGE, 14.6)
    d.line("M3 54 H61", GRAVEL, 9)


def move(d: Sketch) -> None:
    """One worker along one arrow."""
    _avenue(d)
    person(d, 3, 2, 50)
    _bold(d, "M40 30 H48", _GREEN)
    _head(d, (52, 30), 0, _GREEN)


def pair(d: Sketch) -> None:
    """Two workers along one arrow."""
    _avenue(d)
    person(d, 14, 0, 46)
    person(d, 0, 6, 46)
    _bold(d, "M46 30 H50", _GREEN)
    _head(d, (53, 30), 0, _GREEN, 0.9)


def double_step(d: Sketch) -> None:
    """One worker along two arrows."""
    _avenue(d)
    person(d, -2, 4, 44)
    for start in (34, 49):
        _bold(d, f"M{start} 14 L{start + 11} 28 L{start} 42", _GREEN, 5)


def take(d: Sketch) -> None:
    """A tile into the hand."""
    tile(d, 4, 4, 38)
    _bold(d, "M44 38 V46", _GREEN)
    _head(d, (44, 50), 90, _GREEN, 1.1)


def discard(d: Sketch) -> None:
    """A tile out of the hand."""
    tile(d, 4, 12, 40)
    _bold(d, "M32 24 L58 50 M58 24 L32 50", WINE, 5)


def sweep(d: Sketch) -> None:
    """A broom."""
    d.line("M54 5 L34 33", INK, 8)
    d.line("M54 5 L34 33", "#b07c44", 5)
    d.path("M26 26 L44 40 L28 58 Q10 60 6 52 Q18 46 26 26 Z", "#e0bd6a", GOLD_INK)
    d.line("M30 34 L14 53 M35 39 L22 56 M25 31 L9 51", "#a4782a", 2.2)
    d.line("M25 27 L43 41", WINE, 6)


def reveal(d: Sketch) -> None:
    """A tile is turned face up."""
    tile_back(d, 4, 4, 32)
    tile(d, 25, 27, 34)
    _bold(d, "M42 8 Q54 9 54 18", ROYAL, 4)
    _head(d, (54, 20), 90, ROYAL, 0.6)


def shuffle(d: Sketch) -> None:
    """A new pile."""
    tile_back(d, 15, 15, 34)
    _bold(d, "M8 34 V22 Q8 8 22 8", _PLUM, 4)
    _head(d, (25, 8), 0, _PLUM, 0.7)
    _bold(d, "M56 30 V42 Q56 56 42 56", _PLUM, 4)
    _head(d, (39, 56), 180, _PLUM, 0.7)


def pile_out(d: Sketch) -> None:
    """No pile any more."""
    d.rect(10, 10, 44, 44, "#d9cfba", INK, 1, 4)
    d.add('<rect x="16" y="16" width="32" height="32" fill="none" stroke="#7a6a80" '
          'stroke-width="2.4" stroke-dasharray="5 4"/>')  # fmt: skip
    _bold(d, "M16 48 L48 16", WINE, 5)


def ready(d: Sketch) -> None:
    """A token turns its active side up."""
    small = Sketch(d.ink)
    token(small)
    d.put(small, (9, 14), 0.74)
    _bold(d, "M9 26 Q14 6 36 7", _GREEN, 4)
    _head(d, (40, 8), 12, _GREEN, 0.8)


def spend_token(d: Sketch) -> None:
    """A token turns its inactive side up."""
    small = Sketch(d.ink)
    token(small)
    d.put(small, (2, 2), 0.7)
    d.circle(43, 43, 17, "#b9b0a4", "#5a5058")
    d.line("M35 43 H51", "#6a6068", 5)


def buy(d: Sketch) -> None:
    """A decoration leaves the Workshop."""
    small = Sketch(d.ink)
    ornament(small)
    d.put(small, (-2, 2), 0.86)
    _bold(d, "M42 44 H50", _GREEN)
    _head(d, (53, 44), 0, _GREEN)


def adorn(d: Sketch) -> None:
    """A decoration on a tile."""
    tile(d, 4, 12, 48)
    d.circle(40, 24, 21, CREAM, GOLD_INK)
    small = Sketch(d.ink)
    ornament(small)
    d.put(small, (22.6, 5.6), 0.55)


def build(d: Sketch) -> None:
    """A tile behind a scaffold."""
    _emblem(d, construction_yard, ROYAL)


def plans(d: Sketch) -> None:
    """Compasses: the setting out of a game."""
    _emblem(d, architects_guild, _PLUM)


def _emblem(d: Sketch, painter: object, ground: str) -> None:
    d.rect(4, 4, 56, 56, ground, "#142850", 1, 8)
    body = Sketch(d.ink)
    assert callable(painter)
    painter(body)
    d.put(body, (4.5, 3.5), 0.86)


def learn(d: Sketch) -> None:
    """A step in a row of technologies."""
    small = Sketch(d.ink)
    technologies(small)
    d.put(small, (-4, 6), 0.86)
    _bold(d, "M42 46 H50", _GREEN)
    _head(d, (53, 46), 0, _GREEN)


def hire(d: Sketch) -> None:
    """A new worker."""
    person(d, 1, 1, 62)
    _bold(d, "M50 14 V34 M40 24 H60", _GREEN, 5)


def arrive(d: Sketch) -> None:
    """A hired worker comes into play."""
    d.ellipse(25, 55, 22, 7, "#c3d894", HEDGE_INK)
    person(d, 6, 4, 54)
    _bold(d, "M60 20 H52", _GREEN)
    _head(d, (49, 20), 180, _GREEN)


def score(d: Sketch) -> None:
    """Points are added."""
    d.gold("M26 6 L46 13 V32 Q45 46 26 55 Q7 46 6 32 V13 Z", (6, 6, 40, 50))
    d.line("M12 17 L26 12 L40 17", "#fff6cf", 2)
    _bold(d, "M50 32 V54 M39 43 H61", _GREEN, 5)


def king_walks(d: Sketch) -> None:
    """The King goes on."""
    small = Sketch(d.ink)
    king(small)
    d.put(small, (2, 0), 0.76)
    _avenue(d)
    _head(d, (50, 54), 0, _PLUM, 0.8)


def activate(d: Sketch) -> None:
    """The marker is laid down and the location is used."""
    small = Sketch(d.ink)
    marker(small)
    d.put(small, (2, 14), 0.76)
    _bold(d, "M50 8 V24", _GREEN)
    _head(d, (50, 29), 90, _GREEN)


def unused(d: Sketch) -> None:
    """Workers that paid for nothing."""
    person(d, 7, 1, 62)
    _bold(d, "M8 54 L54 8", WINE, 5)


def void(d: Sketch) -> None:
    """Nothing to be had here."""
    d.circle(32, 32, 26, CREAM, INK)
    d.line("M14 50 L50 14", WINE, 6)
    d.circle(32, 32, 26, "none", WINE, 2.4)


def order(d: Sketch) -> None:
    """The order of turns: three places on a stair."""
    d.path("M4 58 V40 H23 V26 H42 V44 H60 V58 Z", "#e4ddd2", "#5a4a5a")
    person(d, 17, 0, 29)
    d.line("M9 46 H18 M28 33 H37 M47 50 H55", ROYAL, 3)


def over(d: Sketch) -> None:
    """The game has ended: a laurel round the sun."""
    d.line("M30 58 Q4 50 9 12", HEDGE_INK, 4)
    d.line("M34 58 Q60 50 55 12", HEDGE_INK, 4)
    for x, y, turn in ((8, 18, 60), (9, 30, 40), (14, 42, 20), (22, 52, 0)):
        for mirror in (False, True):
            leaf = Sketch(d.ink)
            leaf.path("M-9 0 Q0 -7 9 0 Q0 7 -9 0 Z", "#7d9c52", HEDGE_INK, 0.8)
            d.put(leaf, (64 - x if mirror else x, y), 1.0, turn, mirror)
    d.circle(32, 28, 13, d.gilding((18, 14, 28, 28)), GOLD_INK)


def arrow(d: Sketch) -> None:
    """What is paid becomes what is gained."""
    _bold(d, "M8 32 H40", ROYAL, 6)
    _head(d, (46, 32), 0, ROYAL, 1.4)


def gain(d: Sketch) -> None:
    """Goods come from the supply."""
    d.ellipse(32, 47, 27, 12, "#d9b458", GOLD_INK)
    d.ellipse(32, 44, 21, 7.6, "#a87c2c", GOLD_INK, 0.7)
    _bold(d, "M32 6 V24", _GREEN)
    _head(d, (32, 30), 90, _GREEN, 1.1)


def pay(d: Sketch) -> None:
    """Goods go to the supply."""
    d.ellipse(32, 47, 27, 12, "#d9b458", GOLD_INK)
    d.ellipse(32, 44, 21, 7.6, "#a87c2c", GOLD_INK, 0.7)
    _bold(d, "M32 40 V18", WINE)
    _head(d, (32, 13), -90, WINE, 1.1)


def hand(d: Sketch) -> None:
    """Tiles fanned out."""
    for turn, x in ((-16, 2), (0, 15), (16, 31)):
        small = Sketch(d.ink)
        tile(small, 0, 0, 32)
        d.put(small, (x, 16 if turn else 10), 1, turn)


def turn(d: Sketch) -> None:
    """A tile is turned by a quarter."""
    _bold(d, "M50 32 A18 18 0 1 1 38 15", ROYAL, 6)
    _head(d, (43, 17), 20, ROYAL, 1.1)
