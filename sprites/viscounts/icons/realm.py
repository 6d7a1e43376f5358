"""The realm: markers, castle, people, landscapes, phases and piles."""

import math

from sprites.common import svg
from sprites.common.colour import darker
from sprites.viscounts.icons.pen import (
    GOLD,
    INK,
    IVORY,
    OCHRE,
    PARCHMENT,
    RED,
    WINE,
    circle,
    ellipse,
    line,
    path,
    placed,
    radial,
    rect,
    star_path,
)

_LILY = (
    "M32 13 Q40.5 24 36 34 H28 Q23.5 24 32 13 Z M27 34 Q13 36 14.5 24.5 Q22 22 27 34"
    " M37 34 Q51 36 49.5 24.5 Q42 22 37 34 Z"
)


def virtue() -> str:
    """A golden lily in rays on a cream disc."""
    face = radial("virtue", 26, 22, 40, (0, "#fffdf2"), (0.6, "#f3e3b4"), (1, "#cfa75a"))
    rays = "".join(
        svg.group(path("M32 7 L34.4 16 H29.6 Z", OCHRE), f"rotate({30 * i} 32 32)")
        for i in range(12)
    )
    return (
        face.definition
        + circle(32, 32, 28.5, face.url, INK, 3.4)
        + rays
        + path(_LILY, "#b5813a", INK, 1.9)
        + path("M28 39 Q30 47 24 51 H40 Q34 47 36 39 Z", "#b5813a", INK, 1.9)
        + rect(23.5, 34, 17, 5.2, "#7a4f1e", INK, 1.7, 2)
    )


def _snake(colour: str = "#efd9e6") -> str:
    return (
        line("M40 15 Q24 10 21 22 Q19 31 32 32 Q45 33 43 42 Q40 53 23 48", colour, 5.8)
        + path("M38.5 10.6 Q49 10.6 50.5 17 Q46 22.4 37.5 20 Z", colour)
        + circle(44, 15.5, 1.7, "#3c1630")
        + line("M50 17 L56 14.6 M50 17 L56 20", colour, 1.9)
    )


def corruption() -> str:
    """A pale snake on a dark wine disc."""
    face = radial("corruption", 26, 22, 42, (0, "#9c4a78"), (0.55, "#5a2447"), (1, "#250d22"))
    return (
        face.definition
        + circle(32, 32, 28.5, face.url, INK, 3.4)
        + circle(32, 32, 23.6, "none", "#c98aac", 1.5, 0.7)
        + _snake()
    )


def collision() -> str:
    """Both markers meeting in a burst."""
    return (
        path(star_path(32, 32, 8, 31.5, 18, 22.5), GOLD, INK, 2.8)
        + placed(corruption(), 0.5, 13, 0.6)
        + placed(virtue(), 25, 13, 0.6)
    )


def collision_small() -> str:
    """The meeting markers in two flat discs, for a few pixels."""
    return (
        path(star_path(32, 32, 8, 31.5, 17, 22.5), GOLD, INK, 3.4)
        + circle(22, 32, 15, "#6b2c54", INK, 4)
        + line("M26 25 Q17 23 18.5 29 Q25.5 33 24 38 Q20 41.5 15.6 39", "#f3dfea", 4)
        + circle(43, 32, 15, "#fbeec6", INK, 4)
        + path("M43 21 Q49 30 46 37 H40 Q37 30 43 21 Z", "#a8702a")
        + line("M36 40 H50", "#a8702a", 4)
    )


def _battlements(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A tower with three merlons; (x, y) is its upper left corner."""
    step = width / 5
    merlons = f"h{step:g} v4 h{step:g} v-4 h{step:g} v4 h{step:g} v-4 h{step:g}"
    foot = f"{y + height:g}"
    return path(f"M{x:g} {foot} V{y:g} {merlons} V{foot} Z", fill, INK, 3)


def castle_shape(fill: str, shade: str, gate: str) -> str:
    """Three towers with a gate, standing on y = 60."""
    return (
        _battlements(4, 26, 18, 34, fill)
        + _battlements(42, 26, 18, 34, shade)
        + _battlements(20, 9, 24, 51, fill)
        + path("M34 14 H44 V58.6 H34 Z", shade, opacity=0.75)
        + path("M26 60 V47 Q32 38 38 47 V60 Z", gate)
        + line("M32 22 V30", gate, 4)
        + line("M11 37 V42 M52 37 V42", gate, 3.4)
    )


def castle() -> str:
    """The castle in grey stone."""
    return castle_shape("#b3aea8", "#7c7780", INK)


def castle_leader() -> str:
    """The golden castle on a violet plate: most workers in the castle."""
    return (
        rect(3, 3, 58, 58, "#33234f", INK, 3.4, 9)
        + rect(7.6, 7.6, 48.8, 48.8, "none", "#d9b25c", 2, 6)
        + placed(castle_shape(GOLD, "#c58f3c", "#33234f"), 10, 7.5, 0.69)
    )


def castle_move() -> str:
    """A tower with an arrow leading on along the wall."""
    tower = "M12 60 V27 H7 V9 H15 V15.5 H21 V9 H29 V15.5 H35 V9 H43 V27 H38 V60 Z"
    shaft, head = "M37 43 H48", "M61 43 L46.5 31 V55 Z"
    return (
        path(tower, "#aaa59f", INK)
        + path("M29 27 H38 V58.6 H29 Z", "#6f6a70", opacity=0.7)
        + path("M19 60 V49 Q25 40.5 31 49 V60 Z", INK)
        + line(shaft, INK, 11.4)
        + path(head, INK, INK, 5.4)
        + line(shaft, GOLD, 6)
        + path(head, GOLD)
    )


def worker_shape(fill: str, edge: str = INK) -> str:
    """A plain wooden worker."""
    return path(
        "M32 4 A11.5 11.5 0 0 1 38 25.4 Q52 30 52 59 Q52 61 49 61 H15 Q12 61 12 59"
        " Q12 30 26 25.4 A11.5 11.5 0 0 1 32 4 Z",
        fill,
        edge,
        3.4,
    )


def worker() -> str:
    """One worker."""
    return worker_shape("#e9d6a8") + line("M18.5 54 Q19 40 28 33", "#fff7e0", 3)


def workers() -> str:
    """Two workers, one behind the other."""
    back = worker_shape("#c4a873")
    return placed(back, 23, -1, 0.74) + placed(worker(), -5, 5, 0.92)


def viscount() -> str:
    """A crowned figure in a long robe."""
    return (
        path("M32 22 Q46 25 49 39 L54 61 H10 L15 39 Q18 25 32 22 Z", WINE, INK)
        + path("M32 30 L26 61 H38 Z", "#efe0bb")
        + path("M18.5 30 Q32 43 45.5 30 Q42 24 32 23 Q22 24 18.5 30 Z", "#f1e6cf", INK, 2.4)
        + circle(32, 20, 9, "#ecc39a", INK, 2.6)
        + path("M20.5 17 L17.5 3.5 L26 9.5 L32 1.8 L38 9.5 L46.5 3.5 L43.5 17 Z", GOLD, INK, 2.8)
        + circle(32, 12.4, 2, WINE)
    )


def automa() -> str:
    """A cog wheel with a four-pointed star: the solo opponent."""
    teeth = []
    for i in range(8):
        base = math.radians(45 * i)
        for offset, radius in ((-14, 23.5), (-9.5, 30), (9.5, 30), (14, 23.5)):
            angle = base + math.radians(offset)
            teeth.append(f"{32 + radius * math.cos(angle):.2f} {32 + radius * math.sin(angle):.2f}")
    return (
        path("M" + " L".join(teeth) + " Z", "#6b5b96", INK)
        + circle(32, 32, 17.5, "#2e2347", INK, 2.4)
        + path(star_path(32, 32, 4, 15.5, 4.8), GOLD)
        + line("M13 24 Q17 15.5 25 12.4", "#c9bbe6", 2.6)
    )


def step() -> str:
    """A boot: one space of movement."""
    return (
        path("M17 4 H40 V31 Q43 38 54 41 Q61 43.5 61 54 H15 V36 Q18 24 17 4 Z", "#8a5a34", INK)
        + path("M17 4 H40 V14 H17 Z", "#b98749", INK, 2.8)
        + line("M33 33 L39 31 M35 39 L41 36", "#e6c48c", 2.6)
        + rect(13.6, 52, 48, 8, "#4a2f28", INK, 2.8, 2)
        + line("M21.5 18 V33", "#c99a63", 2.8)
    )


def move() -> str:
    """A road from space to space with a dart."""
    road = "M11 51 Q14 28 33 33 Q50 37 50 20"
    return (
        line(road, INK, 15)
        + line(road, "#d9bd8a", 9)
        + circle(11, 52, 9, "#e9e2d4", INK, 3)
        + path("M50 1.5 L63 24 L50 18.5 L37 24 Z", RED, INK, 3)
    )


def action() -> str:
    """Hammer and quill crossed: the chosen action of the turn."""
    hammer = path("M-4 -8 H4 V31 H-4 Z", "#b98749", INK, 2.8) + path(
        "M-17 -24 H13 Q20 -21 20 -9 H-17 Z", "#aaa59f", INK, 3
    )
    quill = path("M-3.4 31 L-2.4 10 Q-13 -8 2 -31 Q14 -8 3.4 10 L1.6 31 Z", IVORY, INK, 2.8) + line(
        "M1 -22 L0 28", "#a08a68", 2
    )
    return placed(quill, 33, 33, 1, -44) + placed(hammer, 31, 35, 1, 40)


def recruit() -> str:
    """A townsperson and the coin that hires him."""
    cloth = "#4f8a4b"
    return (
        path("M4 60 Q4 33 25 33 Q46 33 46 60 Z", cloth, INK)
        + path("M18 34 L25 46 L32 34 Z", IVORY, INK, 2.2)
        + circle(25, 20.5, 12.5, "#ecc39a", INK)
        + path(
            "M10.5 19 Q10 4 25 4 Q40 4 39.5 19 Q25 12 10.5 19 Z", darker("#8a5a34", 0.2), INK, 2.8
        )
        + circle(48, 46, 14, "#d6dce2", INK)
        + circle(48, 46, 9, "none", "#7e8794", 1.8)
        + path(star_path(48, 46, 4, 7.4, 3), "#7e8794")
    )


def round_sun() -> str:
    """A sun within a ring of five seats: one whole round."""
    seats = "".join(
        circle(
            32 + 24.5 * math.sin(math.radians(72 * i)),
            32 - 24.5 * math.cos(math.radians(72 * i)),
            6.2,
            PARCHMENT,
            INK,
            2.8,
        )
        for i in range(5)
    )
    return (
        circle(32, 32, 24.5, "none", INK, 7)
        + circle(32, 32, 24.5, "none", OCHRE, 2.6)
        + seats
        + path(star_path(32, 32, 8, 15.5, 9.5), GOLD, INK, 2.6)
    )


def poverty() -> str:
    """An empty purse lying on its side with its last coin rolled away."""
    return (
        path(
            "M24 60 Q5 58 6 43 Q7 32 20 29 L15 14 Q23 19 27 13 Q32 19 39 15 L33 30"
            " Q38 36 38 44 Q45 46 44 54 Q43 60 36 60 Z",
            "#6d5a72",
            INK,
        )
        + path("M28 58.5 Q37 56 36.5 45 Q42.5 47.5 42 53 Q41 58.5 36 58.5 Z", "#4a3a52")
        + line("M19 30 Q27 34 34 30", RED, 4)
        + line("M13 45 Q14 39 19 37", "#a894ae", 2.8)
        + path("M19 47 L25 51 L20 55 L29 57", "none", INK, 2.2)
        + ellipse(53, 53, 7.5, 7.5, "#8f97a3", INK, 2.8)
    )


def prosperity() -> str:
    """A full purse with gold heaped at its mouth."""
    return (
        circle(23, 17, 8, GOLD, INK, 2.6)
        + circle(42, 16, 8, GOLD, INK, 2.6)
        + circle(32.5, 10.5, 8.5, "#fbe391", INK, 2.6)
        + path(
            "M20 29 L14 17.5 Q20 23.5 25 18.5 Q32 25 39 18.5 Q44 23.5 50 17.5 L44 29"
            " Q60 39 58 51 Q55 61 32 61 Q9 61 6 51 Q4 39 20 29 Z",
            "#b5433a",
            INK,
        )
        + path("M38 31 H44 Q60 39 58 51 Q55 61 34 60 Q52 54 38 31 Z", "#7c2a2e", opacity=0.8)
        + line("M20 30 Q32 34.5 44 30", GOLD, 4.4)
        + line("M13 47 Q14.5 39.5 20 36", "#e89a80", 3)
        + path(star_path(31, 47, 4, 9.5, 3.8), GOLD)
    )


def hills() -> str:
    """Rounded fields with a furrow and a sun."""
    return (
        circle(44, 20, 11, GOLD, INK, 2.8)
        + path("M22 58 Q26 26 45 27 Q61 29 62 58 Z", "#a9a045", INK)
        + path("M2 58 Q3 25 23 24 Q42 26 46 58 Z", "#cdb352", INK)
        + line("M10 52 Q14 35 22 31 M21 54 Q22 41 27 36", "#8a7a2e", 2.6)
    )


def lake() -> str:
    """A sail above waves."""
    wave = "M3 {y} q7.2 -7 14.5 0 q7.2 7 14.5 0 q7.2 -7 14.5 0 q7.2 7 14.5 0"
    return (
        path("M33 5 Q51 22 50 38 H33 Z", IVORY, INK)
        + path("M28 13 Q16 28 16 38 H28 Z", PARCHMENT, INK, 2.8)
        + path("M8 41 H56 Q53 51 46 52 H18 Q11 51 8 41 Z", "#8a5a34", INK)
        + line(wave.format(y=56), INK, 9)
        + line(wave.format(y=56), "#4f9bb0", 4.6)
    )


def snow() -> str:
    """Two faceted peaks with white caps."""
    return (
        path("M30 60 L47 22 L62 60 Z", "#8d86a8", INK)
        + path("M2 60 L26 5 L48 60 Z", "#a7a4bf", INK)
        + path("M26 5 L48 60 H30 L23 40 L29 27 Z", "#6a6288")
        + path("M26 5 L13.4 34 L20 29 L25 36 L31 28 L38 35 Z", "#f7f7fb", INK, 2.6)
        + path("M47 22 L41 36 L46 33 L50 38 L53.4 36.6 Z", "#f7f7fb", INK, 2.2)
    )


def cliffs() -> str:
    """A lighthouse on a chalk cliff over the sea."""
    return (
        path("M3 59 V34 Q12 28 22 31 L35 36 L33 43 L39 48 L37 59 Z", "#e6dcc3", INK)
        + path("M3 34 Q12 28 22 31 L35 36 L34 40 Q20 34 3 41 Z", "#7f9a52")
        + line("M10 45 H22 M14 51 H29", "#a4957a", 2.6)
        + path("M10 32 L12.5 11 H21.5 L24 32 Z", IVORY, INK, 2.8)
        + path("M11.2 25.5 L12 18.5 H22 L22.9 25.5 Z", RED)
        + path("M9 11 L17 2.5 L25 11 Z", RED, INK, 2.6)
        + path("M28 5 L60 1 V15 L28 10 Z", GOLD, opacity=0.85)
        + line("M39 58 q6 -6 11.5 0 q6 6 11 0 M44 47 q4.6 -5 9 0 q4.6 5 8.6 0", INK, 8.4)
        + line("M39 58 q6 -6 11.5 0 q6 6 11 0 M44 47 q4.6 -5 9 0 q4.6 5 8.6 0", "#3fa0a0", 4)
    )


def forest() -> str:
    """Two firs and a round oak."""
    fir = "M20 2 L33 22 H28 L38 38 H31 L40 53 H0 L9 38 H2 L12 22 H7 Z"
    return (
        rect(42, 44, 7, 16, "#6b4a2e", INK, 2.6)
        + circle(45.5, 33, 15.5, "#6f9a4a", INK)
        + circle(41, 28, 5, "#9bbf6c")
        + rect(16.6, 50, 7, 11, "#6b4a2e", INK, 2.6)
        + path(fir, "#3f7352", INK)
        + path("M20 2 L33 22 H28 L38 38 H31 L40 53 H24 Z", "#2c573f")
    )
