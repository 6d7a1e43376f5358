"""Writs, charters, cards, books, letters and ribbons."""

from sprites.common.colour import lighter
from sprites.viscounts.icons.pen import (
    GOLD,
    GREEN_SHADE,
    INK,
    IVORY,
    OCHRE,
    PARCHMENT,
    PARCHMENT_SHADE,
    RED,
    RED_SHADE,
    WINE,
    circle,
    line,
    path,
    placed,
    rect,
    star_path,
)

_PURPLE_CLOTH = "#7a4a63"


def _writ(paper: str, flap: str, lines: str) -> str:
    """The folded dark letter of a debt, without its seal."""
    return (
        path("M9 7 Q24 3 55 7 L57 55 Q34 61 7 56 Z", paper, INK, 3.2)
        + path("M9 7 Q24 3 55 7 L32 27 Z", flap)
        + line("M15 36 H22 M14 43 H21 M43 36 H50 M44 43 H51", lines, 2.4)
        + line("M9 7 L32 27 L55 7", "#231820", 2.6)
    )


def debt() -> str:
    """An unpaid debt: a dark writ with a crossed red seal."""
    return (
        _writ("#57434f", "#775f6c", "#a08a93")
        + circle(32, 38, 12.5, RED_SHADE, INK, 2.8)
        + line("M27 33 L37 43 M37 33 L27 43", "#f6cdb8", 3.4)
    )


def debt_paid() -> str:
    """A paid debt: the same writ turned pale, with a ticked seal."""
    return (
        _writ("#8d7f83", "#a89a9c", "#c3b8b4")
        + circle(32, 38, 12.5, "#d9cfba", INK, 2.8)
        + line("M25.5 38 L30.5 43.5 L39 32.5", GREEN_SHADE, 3.8)
    )


def _charter() -> str:
    """The unrolled parchment of a deed, without its ribbon."""
    return (
        path("M12 9 Q32 6 52 9 V50 Q32 55 12 50 Z", PARCHMENT, INK)
        + path("M8 5 Q32 0 56 5 V14 Q32 9.5 8 14 Z", PARCHMENT_SHADE, INK, 2.8)
        + line("M19 22 H45 M19 29 H45 M19 36 H31", "#9b7a45", 2.6)
    )


def deed() -> str:
    """An acquired deed: a charter with a red rosette."""
    return (
        _charter()
        + path("M36 41 L30 62.5 L39 57.5 L44.5 63 L47 42 Z", "#b23236", INK, 2.4)
        + circle(41.5, 39.5, 10, RED, INK, 2.8)
        + path(star_path(41.5, 39.7, 5, 6.6, 2.7), "#f8dcaa")
    )


def deed_approved() -> str:
    """An approved deed: the same charter with a ticked green rosette."""
    return (
        _charter()
        + path("M36 41 L30 62.5 L39 57.5 L44.5 63 L47 42 Z", GREEN_SHADE, INK, 2.4)
        + circle(41.5, 39, 12.5, "#d3e8c0", INK, 3)
        + line("M35 39 L40 45 L49 33", GREEN_SHADE, 4.6)
    )


def _turning_arrow() -> str:
    """The golden arrow that runs round a thing to be turned over."""
    arc = "M56.5 38 A25.5 25.5 0 1 1 47.5 11.6"
    head = "M58.6 20.5 L54.6 3.6 L41 17.8 Z"
    return line(arc, INK, 10) + path(head, INK, INK, 5.4) + line(arc, GOLD, 5) + path(head, GOLD)


def flip() -> str:
    """Turn one debt or deed over: a card, half writ and half charter."""
    halves = (
        rect(-12, -16.5, 24, 33, PARCHMENT, INK, 3, 3)
        + path("M-10.4 -15 H10.4 L-10.4 15 Z", "#5a4350")
        + circle(-4, -7.4, 4.6, RED, INK, 1.4)
        + line("M1.6 6.4 H7.2 M-1.6 11 H7.2", "#a07a40", 2.4)
    )
    return placed(halves, 32, 32, 1, 10) + _turning_arrow()


def flip_debt() -> str:
    """Turn one debt over: the writ inside the turning arrow."""
    return placed(debt(), 12, 11, 0.62) + _turning_arrow()


def flip_deed() -> str:
    """Turn one deed over: the charter inside the turning arrow."""
    return placed(deed(), 12, 11, 0.63) + _turning_arrow()


def _flip_small(paper: str, seal: str) -> str:
    sheet = rect(20, 17, 25, 31, paper, INK, 4, 2)
    return sheet + circle(32.5, 34, 7, seal, INK, 3) + _turning_arrow()


def flip_debt_small() -> str:
    """The turning arrow round a dark sheet, for a few pixels."""
    return _flip_small("#6a5361", "#c23f38")


def flip_deed_small() -> str:
    """The turning arrow round a pale sheet, for a few pixels."""
    return _flip_small(PARCHMENT, RED)


def card_back(x: float, y: float, turn: float = 0, scale: float = 1.0) -> str:
    """A small parchment card round (x, y)."""
    return placed(
        rect(-13, -19, 26, 38, PARCHMENT, INK, 3, 3.4)
        + rect(-8.8, -14.8, 17.6, 29.6, "none", "#b08a48", 1.7, 2),
        x,
        y,
        scale,
        turn,
    )


def _portrait_card() -> str:
    """A townsfolk card with the bust of a person, round the origin."""
    return (
        rect(-17.5, -24.5, 35, 49, PARCHMENT, INK, 3.2, 4)
        + circle(0, -8, 8, _PURPLE_CLOTH, INK, 2.2)
        + path("M-13.5 18 Q-12.5 3 0 3 Q12.5 3 13.5 18 Z", _PURPLE_CLOTH, INK, 2.2)
    )


def hire() -> str:
    """Take a townsfolk card: a portrait with a green plus."""
    return (
        placed(_portrait_card(), 25, 31)
        + circle(48, 47, 14, "#5d8a4a", INK)
        + line("M48 39 V55 M40 47 H56", IVORY, 5)
    )


def dismiss() -> str:
    """Send a townsfolk card away: a portrait with a red arrow leaving it."""
    arrow = "M28 47 H44 V38.5 L60 51 L44 63 V55 H28 Z"
    return placed(_portrait_card(), 24, 29) + path(arrow, RED, INK, 3)


def destroy() -> str:
    """A card going up in flames."""
    page = rect(-17, -23, 34, 46, PARCHMENT, INK, 3.2, 4) + line(
        "M-9 -13 H9 M-9 -5 H9", "#b59a63", 2.4
    )
    flame = (
        "M34 62.5 Q17 60.5 18 45 Q21.5 50 25 47.5 Q23.5 35 35 25 Q36 35.5 42 39"
        " Q45.5 35 44 30 Q57.5 42 53.5 53 Q50 62.5 34 62.5 Z"
    )
    core = "M36 60 Q28 58 29 51 Q33 52 35 43 Q44 48 43 55 Q41 60 36 60 Z"
    return placed(page, 26, 27, 1, -6) + path(flame, "#d8622c", INK) + path(core, "#f6c655")


def _gold_arrow(d_shaft: str, d_head: str, width: float = 6) -> str:
    return (
        line(d_shaft, INK, width + 5)
        + path(d_head, INK, INK, 5)
        + line(d_shaft, GOLD, width)
        + path(d_head, GOLD)
    )


def discard() -> str:
    """A card with an arrow down beside it."""
    return card_back(23, 27, -10, 1.1) + _gold_arrow("M47 20 V44", "M47 58 L35 42 H59 Z")


def rearrange() -> str:
    """Two cards changing places."""
    return (
        card_back(17, 39, -8, 0.9)
        + card_back(47, 39, 8, 0.9)
        + _gold_arrow("M13 15 Q32 -1 49 12", "M42 18.5 L56 19 L52.5 4 Z", 4.4)
    )


def shuffle() -> str:
    """Two cards between two arrows running round them."""
    return (
        card_back(29, 34, -14)
        + card_back(36, 34, 10)
        + _gold_arrow("M7 19 Q18 4 32 8", "M31 1 L45 11 L30 18 Z", 4.4)
        + _gold_arrow("M57 45 Q46 60 32 56", "M33 46.5 L19 53.5 L34 63 Z", 4.4)
    )


def hand() -> str:
    """A fan of three cards."""
    return card_back(17, 37, -17, 1.05) + card_back(47, 37, 17, 1.05) + card_back(32, 32, 0, 1.1)


def hand_limit() -> str:
    """The fan held together by a golden brace."""
    brace = "M5 51 V56 Q5 60 10 60 H54 Q59 60 59 56 V51"
    fan = card_back(17, 33, -17) + card_back(47, 33, 17) + card_back(32, 28)
    return fan + line(brace, INK, 9) + line(brace, GOLD, 4.4)


def draw() -> str:
    """A card coming off the pile."""
    pile = "".join(rect(10, 40 + 4 * i, 36, 17, "#5b4488", INK, 3, 4) for i in (1, 0))
    return (
        pile + card_back(28, 26, 8, 1.05) + _gold_arrow("M53 42 V24", "M53 8 L43.5 23 H62.5 Z", 5)
    )


def cards() -> str:
    """A card pushed into the row of cards: the phase that moves the board cards."""
    return (
        card_back(49, 33, 0, 0.95)
        + card_back(35, 33, 0, 0.95)
        + card_back(15, 33, 0, 1.02)
        + _gold_arrow("M9 33 H22", "M36 33 L22 22.5 V43.5 Z", 5.4)
    )


_BOOK = "M32 16 Q18 6 3.5 12 V51 Q18 45 32 55 Q46 45 60.5 51 V12 Q46 6 32 16 Z"
_BOOK_LINES = (
    "M10 22 Q18 19 26 24 M10 30 Q18 27 26 32 M10 38 Q18 35 26 40"
    " M38 24 Q46 19 54 22 M38 32 Q46 27 54 30 M38 40 Q46 35 54 38"
)


def manuscript() -> str:
    """An open book with a ribbon."""
    return (
        path("M29 50 L28 63 L32 59 L36.5 63 L35 50 Z", RED, INK, 2)
        + path(_BOOK, PARCHMENT, INK)
        + path("M32 16 Q39 10.5 46 10.2 V45.6 Q39 48 32 55 Z", PARCHMENT_SHADE, opacity=0.6)
        + line("M32 16 V55", INK, 2.2)
        + line(_BOOK_LINES, "#a98a52", 2.5)
    )


def manuscript_3_4() -> str:
    """An open book with the costs 3 and 4 written large on its pages."""
    three = "M10.5 21 Q16 17.5 20.5 21.5 Q24 27 16.5 29.5 Q25 31.5 22 38 Q17 42 10.5 38.5"
    four = "M49 41.5 V19.5 L38.5 34.5 H54"
    return (
        path(_BOOK, PARCHMENT, INK)
        + line("M32 16 V55", INK, 2.2)
        + line(three, WINE, 4.2)
        + line(four, WINE, 4.2)
    )


def _folded_letter(paper: str, flap: str, edge: str) -> str:
    """A letter folded in three with its flap down."""
    return (
        rect(6, 8, 52, 49, paper, INK, 3.2, 4)
        + line("M10 46 H54", edge, 2)
        + path("M6 11 Q6 8 9 8 H55 Q58 8 58 11 L35 33 Q32 35.5 29 33 Z", flap, INK, 2.8)
        + line("M11 11.5 L31 30.6 Q32 31.4 33 30.6 L53 11.5", edge, 1.6)
    )


def scheme() -> str:
    """A folded letter with a wax seal."""
    return (
        _folded_letter("#cfc4d8", "#5b4488", "#a794c4")
        + circle(32, 36, 10.5, WINE, INK, 2.8)
        + path(star_path(32, 36, 4, 7, 2.7), IVORY)
    )


def future_scheme() -> str:
    """A dark letter whose seal is an hourglass: a scheme still to come."""
    glass = "M24 24 H42 Q42 33 35.5 37 Q42 41 42 50 H24 Q24 41 30.5 37 Q24 33 24 24 Z"
    return (
        _folded_letter("#4b3a72", "#34265a", "#8a76b8")
        + path(glass, IVORY, INK, 2.8)
        + path("M27 48 Q28 43 33 42 Q38 43 39 48 Z M28.5 29.5 H37.5 L33 34.5 Z", OCHRE)
        + line("M22.5 24 H43.5 M22.5 50 H43.5", INK, 6.6)
        + line("M22.5 24 H43.5 M22.5 50 H43.5", GOLD, 3)
    )


_RIBBON_TAILS = {
    "grey": "L32 47 L18 60",
    "black": "L32 62 L18 50",
    "yellow": "L41.3 52 L36.6 60 L32 52 L27.3 60 L22.6 52 L18 60",
    "blue": "Q32 70 18 60",
}
_RIBBON_COLOURS = {
    "grey": "#9a96a0",
    "black": "#3a3340",
    "yellow": "#dba62d",
    "blue": "#3a6ea5",
}
_RIBBON_MARKS = {
    "grey": "M24 22 H40",
    "black": "M24 17 H40 M24 26 H40",
    "yellow": "M32 13 L40 22 L32 31 L24 22 Z",
    "blue": "M32 14.5 A7.5 7.5 0 1 1 31.9 14.5 Z",
}


def ribbon(colour: str) -> str:
    """A book ribbon; each colour has its own tail and its own woven mark."""
    base = _RIBBON_COLOURS[colour]
    end_height = 50 if colour == "black" else 60
    outline = f"M18 4 H46 V{end_height} {_RIBBON_TAILS[colour]} Z"
    return (
        path(outline, base, INK, 3.4)
        + path("M18 4 H46 V10 H18 Z", lighter(base, 0.35), INK, 2.4)
        + line(_RIBBON_MARKS[colour], lighter(base, 0.72), 3.4)
        + line("M23 34 V46", lighter(base, 0.5), 3)
    )
