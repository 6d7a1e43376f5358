"""Actions, phases and signs as icons on a grid of 64 x 64."""

from __future__ import annotations

from sprites.caylus.icons_goods import COIN, token
from sprites.caylus.icons_realm import GREEN_ROOF, castle, provost, residence, road
from sprites.caylus.palette import (
    GOLD,
    INK,
    IVORY,
    OAK,
    PALE_STONE,
    PARCHMENT,
    ROYAL,
    SANDSTONE,
    TERRACOTTA,
    WINE,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing, placed

_GREEN = "#5f7f3a"
_BACK = "#a8452f"


def _card(d: Drawing, x: float, y: float, back: bool = True, turn: float = 0) -> None:
    """A small card, its upper left corner at (x, y), 28 x 38."""
    own = Drawing(d.ink)
    own.rect(0, 0, 28, 38, _BACK if back else PARCHMENT, corner=4)
    if back:
        own.rect(4, 4, 20, 30, "none", width=0.5, corner=2)
        own.path("M7 25 V18 L14 11 L21 18 V25 Z", GREEN_ROOF, width=0.6)
    else:
        own.rect(4, 4, 20, 15, "#9dbfc8", width=0.5, corner=1)
        own.path("M8 19 V13 L14 8 L20 13 V19 Z", TERRACOTTA, width=0.5)
        own.line("M6 25 H22 M6 31 H17", "#8a6238", 2.4)
    d.put(own, x, y, 1, turn)


def _bold(d: Drawing, data: str, colour: str, width: float = 6) -> None:
    d.line(data, INK, width + 4)
    d.line(data, colour, width)


def _head(d: Drawing, x: float, y: float, turn: float, colour: str, size: float = 1.0) -> None:
    """An arrow head that points to the right before it is turned."""
    body = Drawing(d.ink / size)
    body.path("M-5 -10 L11 0 L-5 10 Z", colour)
    d.add(placed(body.body, x, y, size, turn))


def arrow(d: Drawing) -> None:
    """What is paid becomes what is gained."""
    _bold(d, "M8 32 H40", "#8a5a34", 7)
    _head(d, 44, 32, 0, "#8a5a34", 1.5)


def draw(d: Drawing) -> None:
    """The draw pile: cards face down, one drawn upwards."""
    for shift in (6, 3, 0):
        _card(d, 6 + shift * 0.6, 23 - shift)
    _bold(d, "M50 56 V26", _GREEN, 6)
    _head(d, 50, 19, -90, _GREEN)


def discard(d: Drawing) -> None:
    """The discard pile: cards face up, one laid down."""
    _card(d, 8, 20, False, -6)
    _card(d, 12, 20, False)
    _bold(d, "M52 8 V34", WINE, 6)
    _head(d, 52, 41, 90, WINE)


def swap(d: Drawing) -> None:
    """The whole hand against as many new cards."""
    _card(d, 6, 6, False)
    _card(d, 30, 20)
    _bold(d, "M40 12 Q54 8 55 15", _GREEN, 4)
    _head(d, 55.4, 16, 90, _GREEN, 0.6)
    _bold(d, "M24 54 Q10 57 9 50", WINE, 4)
    _head(d, 8.8, 49, -90, WINE, 0.6)


def hand(d: Drawing) -> None:
    """The cards in hand."""
    _card(d, 3, 20, False, -16)
    _card(d, 34, 12, False, 16)
    _card(d, 18, 9, False)


def cards(d: Drawing) -> None:
    """Cards in general."""
    _card(d, 8, 14, True, -8)
    _card(d, 26, 13, False, 4)


def pass_marker(d: Drawing) -> None:
    """Passing: a marker laid on the bridge."""
    d.fill("M3 58 H61 V62 H3 Z", shaded(SANDSTONE, 0.3), 0.6)
    d.path("M12 34 V46 A20 11 0 0 0 52 46 V34 Z", shaded(WINE, 0.2))
    d.ellipse(32, 34, 20, 11, WINE)
    d.ellipse(32, 34, 12, 6.4, "none", width=0.7)
    _bold(d, "M32 4 V14", IVORY, 5)
    _head(d, 32, 20, 90, IVORY, 0.9)


def income(d: Drawing) -> None:
    """Income: a coin that falls into an open purse."""
    own = Drawing(d.ink * 1.7)
    own.path("M6 29 V36 A26 25.4 0 0 0 58 36 V29 Z", shaded(COIN, 0.5))
    own.circle(32, 29, 26, COIN)
    own.line("M32 16 V42 M19 29 H45", shaded(COIN, 0.6), 7)
    d.put(own, 15, -2, 0.56)
    d.path("M14 38 Q2 60 20 61 H44 Q62 60 50 38 Z", "#9a6238")
    d.fill("M40 38 Q52 52 44 60 Q60 60 50 38 Z", shaded("#9a6238", 0.5), 0.6)
    d.path("M10 33 Q32 42 54 33 Q56 40 50 42 Q32 47 14 42 Q8 40 10 33 Z", lit("#9a6238", 0.25))


def actions(d: Drawing) -> None:
    """Actions: a worker steps on the road."""
    d.path("M4 60 Q32 48 60 60 Z", "#cbb386")
    own = Drawing(d.ink)
    wood = TERRACOTTA
    own.path(
        "M13 57 Q12 44 22 36 Q18 30 20 24 Q21 8 32 8 Q43 8 44 24 Q46 30 42 36 Q52 44 51 57 "
        "Q32 65 13 57 Z",
        wood,
    )
    own.line("M22 36 Q32 41 42 36", INK, 2)
    d.put(own, 2, -5)


def activation(d: Drawing) -> None:
    """Activation: the road, lit from its beginning."""
    road(d)
    d.fill("M6 60 Q14 34 30 30 L38 44 Q32 48 30 60 Z", "#ffe08a", 0.55)
    d.line("M14 8 V2 M14 36 v5 M2 22 H-3 M5.6 12 L1.4 8 M22.4 12 L26.6 8 M28 22 h5", INK, 5)
    d.line("M14 6 V2 M14 37 v3 M3 22 H0 M5.6 12 L3 9 M22.4 12 L25 9 M27 22 h4", GOLD, 2.6)
    d.circle(14, 22, 10, GOLD)
    d.circle(11.4, 19, 3.4, "#fff2b8", line=None)


def round_end(d: Drawing) -> None:
    """The end of the round: an hour-glass."""
    d.path("M16 8 H48 Q48 24 36 32 Q48 40 48 56 H16 Q16 40 28 32 Q16 24 16 8 Z", "#e9f0ee")
    d.fill("M21 18 H43 Q40 26 32 31 Q24 26 21 18 Z", "#e0b96a")
    d.fill("M20 54 Q22 44 32 42 Q42 44 44 54 Z", "#e0b96a")
    for y in (4, 54):
        d.rect(11, y, 42, 6.6, OAK, corner=2)
    d.line("M32 32 V42", "#e0b96a", 2)


def setup(d: Drawing) -> None:
    """The opening hand."""
    hand(d)


def over(d: Drawing) -> None:
    """The end of the game: a laurel crown."""
    d.line("M14 12 Q2 38 30 56 M50 12 Q62 38 34 56", INK, 4)
    for side in (-1, 1):
        for dx, dy, turn in ((19, -18, 20), (23, -6, 0), (22, 7, -25), (15, 18, -50)):
            leaf = Drawing(d.ink)
            leaf.path("M0 9 Q-7 0 0 -9 Q7 0 0 9 Z", GOLD)
            d.put(leaf, 32 + side * dx, 30 + dy, 1, side * turn)
    d.path("M22 40 L20 22 L27 29 L32 19 L37 29 L44 22 L42 40 Z", lit(GOLD, 0.3))


def turn_over(d: Drawing) -> None:
    """A card becomes a residence."""
    _card(d, 2, 22, False)
    own = Drawing(d.ink * 1.6)
    residence(own)
    d.put(own, 30, 28, 0.52)
    _bold(d, "M14 14 Q28 2 42 14", _GREEN, 5)
    _head(d, 45, 18, 60, _GREEN, 0.85)


def chosen(d: Drawing) -> None:
    """This card will be turned: a green seal with a house."""
    d.circle(32, 32, 28, _GREEN)
    d.circle(32, 32, 23, "none", width=0.5)
    d.path("M18 46 V31 L32 18 L46 31 V46 Z", PALE_STONE)
    d.path("M12 33 L32 13 L52 33 L47 36 L32 21 L17 36 Z", GREEN_ROOF)
    d.path("M28 46 V38 h8 V46 Z", OAK, width=0.8)


def lost(d: Drawing) -> None:
    """A castle token that is removed."""
    token(d)
    _bold(d, "M14 14 L50 50 M50 14 L14 50", WINE, 5)


def deliver(d: Drawing) -> None:
    """A delivery to the castle."""
    own = Drawing(d.ink * 1.4)
    castle(own)
    d.put(own, 18, 2, 0.7)
    d.path("M4 58 L10 50 H26 L20 58 Z", SANDSTONE, width=0.8)
    _bold(d, "M5 42 Q6 22 18 20", _GREEN, 5)
    _head(d, 20, 19, -12, _GREEN, 0.8)


def provost_moves(d: Drawing) -> None:
    """The provost walks."""
    own = Drawing(d.ink * 1.2)
    provost(own)
    d.put(own, 6, 0, 0.8)
    _bold(d, "M14 58 H42", ROYAL, 5)
    _head(d, 46, 58, 0, ROYAL, 0.55)
    _head(d, 12, 58, 180, ROYAL, 0.55)


def no_effect(d: Drawing) -> None:
    """Nothing happens: a snuffed candle."""
    d.path("M24 30 h16 v28 h-16 Z", IVORY)
    d.fill("M35 30 h5 v28 h-5 Z", shaded(IVORY, 0.4), 0.6)
    d.line("M32 30 v-6", INK, 3)
    d.line("M32 22 q-7 -5 0 -10 q7 -4 1 -9", "#9a938e", 3.4)
    d.path("M14 58 H50 Q48 63 32 63 Q16 63 14 58 Z", GOLD)


def choice(d: Drawing) -> None:
    """One of two: a forked path."""
    _bold(d, "M32 58 V40 Q32 30 20 26 L14 14 M32 40 Q32 30 44 26 L50 14", SANDSTONE, 6)
    _head(d, 13, 12, -115, SANDSTONE, 0.9)
    _head(d, 51, 12, -65, SANDSTONE, 0.9)
