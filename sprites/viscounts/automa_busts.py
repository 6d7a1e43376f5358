"""The four automas by moonlight, as busts for medallions: cleric, builder, noble, card.

Box 100 x 100, cut by the medallion's circle of radius 44 about its middle.
"""

from __future__ import annotations

from collections.abc import Callable

from sprites.common.colour import mix
from sprites.common.game_art import Bust
from sprites.common.mirror import both, flipped
from sprites.common.strokes import circle, ellipse, linear, path, radial, rect, stroke, tones
from sprites.viscounts.charges import castle_charge

INK = "#1d1426"
AXIS = 50.0
GOLD = "url(#po-gold)"

DEFS = (
    tones("po-gold", "#fff0b8", "#dfb058", "#8f6224")
    + radial("po-moon", 36, 30, 80, [(0, "#7d6cb4", 1), (0.45, "#43356e", 1), (1, "#1c1434", 1)])
    + linear("po-shade", 0, 0, 100, 0, [(0.5, "#12091f", 0), (1, "#12091f", 0.55)])
    + tones("po-face", "#f6e2c8", "#e2bd96", "#a9785a")
    + tones("po-teal", "#5fa39c", "#2f6a68", "#143638")
    + tones("po-clay", "#d88a56", "#a9562e", "#5a2814")
    + tones("po-violet", "#9a82d4", "#5c4596", "#2c2056")
    + tones("po-plum", "#8a5676", "#57304c", "#281228")
    + tones("po-steel", "#e6e9f0", "#a2a7b6", "#565a6c")
    + tones("po-oak", "#b8844c", "#805430", "#4a2c16")
)


def _by_moonlight(figure: Callable[[], str]) -> Callable[[], str]:
    """A bust before the night sky, shaded towards the right."""
    return lambda: _sky() + figure() + circle(50, 50, 44, "url(#po-shade)")


def _sky() -> str:
    night = circle(50, 50, 45, "url(#po-moon)") + circle(31, 28, 9, "#f3e8cc", opacity=0.9)
    night += circle(34.4, 26.4, 8, "#5a4a8e")
    stars = "".join(
        circle(x, y, r, "#fdf3d8", opacity=0.9)
        for x, y, r in (
            (18, 44, 0.8),
            (76, 22, 1.0),
            (84, 40, 0.7),
            (68, 14, 0.7),
            (24, 60, 0.6),
            (86, 56, 0.8),
            (48, 10, 0.6),
        )
    )
    ridge = path("M4 80L18 66L28 74L38 62L50 76L66 60L78 72L96 62V100H4Z", "#2a1f4a")
    return night + stars + ridge


def _head(wide: float = 15.0, chin: float = 68.0, old: bool = False) -> str:
    """A calm face a little turned, lit from the left."""
    left, right = 50 - wide, 50 + wide
    d = (
        f"M{left} 44Q{left} 25 50 25Q{right} 25 {right} 44Q{right} 56 {50 + wide * 0.66} 62"
        f"Q{50 + wide * 0.4} {chin} 50 {chin}Q{50 - wide * 0.4} {chin} {50 - wide * 0.66} 62"
        f"Q{left} 56 {left} 44Z"
    )
    face = path("M43 60V78Q50 84 57 78V60Z", "#b98a68", INK, 1.6)
    face += path(d, "url(#po-face)", INK, 2)
    shade = f"M{50 + wide * 0.5} 28Q{right} 32 {right} 44Q{right} 56 {50 + wide * 0.66} 62"
    face += path(
        shade + f"Q{50 + wide * 0.4} {chin} 50 {chin}Q60 58 59 44Z", "#7a4a5a", opacity=0.4
    )
    eyes = ""
    for x in (43.4, 56.2):
        eyes += path(f"M{x - 4} 47Q{x} 43 {x + 4} 47Q{x} 49.6 {x - 4} 47Z", "#fbf3e2", INK, 0.9)
        eyes += circle(x - 0.2, 46.8, 1.9, "#3a2a24") + circle(x - 0.8, 46.2, 0.6, "#ffffff")
        eyes += stroke(f"M{x - 4.4} 46.6Q{x} 42.6 {x + 4.4} 46.4", INK, 1.7)
        if old:
            eyes += stroke(f"M{x - 3} 51Q{x} 52.4 {x + 3} 51", "#9a6a54", 1)
    nose = stroke("M51 45Q48.6 51 46.4 55Q47 57 51 56.6", "#8a5648", 1.6)
    blush = ellipse(40, 54, 3.6, 2.4, "#d0583f", opacity=0.3) + ellipse(
        59, 54, 3, 2.2, "#b8433f", opacity=0.28
    )
    return face + blush + eyes + nose


def _brows(colour: str, tilt: float = 0.0) -> str:
    return stroke(
        f"M38.6 {41 + tilt}Q43 {38 - tilt} 48 {41 - tilt}M52 {41 - tilt}Q57 {38 - tilt} 61 "
        f"{41 + tilt}",
        colour,
        2.2,
    )


def _mouth(dy: float = 0.0) -> str:
    return stroke(f"M45 {62 + dy}Q50 {64 + dy} 55 {61.4 + dy}", "#7a3038", 1.7)


def _shoulders(cloth: str, width: float = 40.0) -> str:
    d = f"M{50 - width} 100Q{50 - width} 78 {50 - width * 0.42} 73L50 80L{50 + width * 0.42} 73"
    return path(d + f"Q{50 + width} 78 {50 + width} 100Z", cloth, INK, 2)


def _cleric() -> str:
    """Mitre, grey beard, teal cope with a clasp, crozier."""
    staff = stroke("M82 100V36", INK, 5) + stroke("M82 100V36", "#d9b04c", 2.8)
    crook = "M82 38Q66 36 68 22Q72 12 82 17Q88 24 80 28Q74 28 75 23"
    staff += stroke(crook, INK, 6) + stroke(crook, "#e8c660", 3.4)
    cope = _shoulders("url(#po-teal)")
    cope += both("M40 74Q34 84 34 100H44Q43 86 47 79Z", GOLD, INK, 1.4, axis=AXIS)
    cope += circle(50, 83, 5, GOLD, INK, 1.3) + circle(50, 83, 2.4, "#8e2f4a", INK, 0.7)
    beard = path(
        "M35 50Q36 58 43 59Q50 56 57 59Q64 58 65 50Q68 66 60 76Q54 86 49 86Q40 80 37 70"
        "Q34 60 35 50Z",
        "#d9d4cf",
        INK,
        1.8,
    )
    beard += stroke("M42 64Q43 74 47 80M57 64Q57 74 53 80M50 68V82", "#a39c9c", 1.3)
    mitre = path("M34 36Q32 16 50 -4Q68 16 66 36Q50 41 34 36Z", "#f4ead2", INK, 2)
    mitre += path("M50 -4Q68 16 66 36Q60 39 55 39Q62 16 50 -4Z", "#b9a98c", opacity=0.6)
    mitre += path("M46.6 2H53.4V38.6H46.6Z", GOLD, INK, 1.1)
    mitre += path("M33.6 31Q50 36.4 66.4 31L66 37Q50 42 34 37Z", GOLD, INK, 1.3)
    mitre += stroke("M50 14V25M45 18.6H55", "#8e2f4a", 2.4)
    return staff + cope + _head(15, 68, True) + beard + _brows("#b9b2ae", 0.4) + mitre


def _builder() -> str:
    """Leather cap, full moustache, apron over clay cloth, mallet on the shoulder."""
    handle = stroke("M90 96L74 40", INK, 6.4) + stroke("M90 96L74 40", "#9a6a3c", 4)
    head = path("M58 30L84 22L88 40L63 47Z", "url(#po-oak)", INK, 2)
    head += stroke("M60 32L83 25", "#e6bd84", 1.4, 0.8)
    shirt = _shoulders("url(#po-clay)", 42)
    apron = path("M34 80Q50 88 66 80L70 100H30Z", "url(#po-oak)", INK, 1.7)
    apron += stroke("M34 80L40 72M66 80L60 72", INK, 3.4) + stroke(
        "M34 80L40 72M66 80L60 72", "#9a6a3c", 1.8
    )
    plan = path("M8 78L30 70L36 88L14 97Z", "#f0e2bc", INK, 1.6)
    plan += stroke("M15 82L28 77M17 88L30 83", "#3d6cae", 1.2)
    tash = path(
        "M49.6 59Q43 56 36.4 62Q43 66 49.6 61.4Q56 66 63.6 61Q56 56 49.6 59Z", "#7a4020", INK, 1.4
    )
    stubble = path("M36 56Q50 61 64 56Q63 66 50 69Q37 66 36 56Z", "#5a3020", opacity=0.25)
    cap = path("M33 38Q30 14 50 14Q70 14 67 38Q50 31 33 38Z", "#7d5a34", INK, 2)
    cap += path("M31 38Q50 28 69 38L68 44Q50 35 32 44Z", "#5a3d22", INK, 1.7)
    cap += stroke("M38 20Q46 16 56 18M50 14V30", "#b98a54", 1.3)
    face = _head(16.4, 69) + stubble + _brows("#5a3018") + tash
    return handle + head + shirt + apron + plan + face + cap


def _noble() -> str:
    """Circlet, pointed beard, ermine collar over violet, sword."""
    hair = path(
        "M32 42Q28 66 32 78Q50 86 68 78Q72 66 68 42Q66 18 50 18Q34 18 32 42Z", "#3a2418", INK, 2
    )
    cloak = _shoulders("url(#po-violet)", 43)
    fur = path(
        "M28 82Q34 72 43 72L50 82L57 72Q66 72 72 82Q68 92 58 90L50 94L42 90Q32 92 28 82Z",
        "#f6efe0",
        INK,
        1.6,
    )
    fur += "".join(
        stroke(f"M{x} {y}v3.4", INK, 1.5)
        for x, y in ((34, 80), (40, 84), (60, 84), (66, 80), (50, 86))
    )
    chain = circle(50, 95, 4.4, GOLD, INK, 1.2) + castle_charge(50, 95, 5, "#5a3a10", "#e8c877")
    sword = path("M82 30L86 22L90 30V76H82Z", "url(#po-steel)", INK, 1.6)
    sword += path("M74 76H98V81H74Z", GOLD, INK, 1.5) + rect(83.4, 81, 5.2, 12, "#5d2f3a", INK, 1.4)
    beard = path(
        "M44 59Q50 56.6 56 59Q53 61 50 60.6Q46 61 44 59ZM45 64.6Q50 63 55 64.6"
        "Q54 72 50 76Q45 72 45 64.6Z",
        "#3a2418",
        INK,
        1.2,
    )
    front = path("M33 44Q32 20 50 18Q68 20 67 44Q64 32 54 28Q40 30 33 44Z", "#4a2e1e", INK, 1.8)
    band = path("M32.6 35Q50 25 67.4 35L67 40.4Q50 30.6 33 40.4Z", GOLD, INK, 1.5)
    band += path("M46 29L50 18L54 29L50 34Z", GOLD, INK, 1.3) + circle(
        50, 27, 2, "#8e2f4a", INK, 0.7
    )
    band += both("M38 33L39 25L43 30Z", GOLD, INK, 1.2, axis=AXIS)
    face = _head(14.8, 68) + _brows("#3a2418", 0.6) + _mouth(0.4) + beard
    return hair + sword + cloak + fur + chain + face + front + band


def _card() -> str:
    """A hooded player behind a half mask, a fan of cards in the hand."""
    cloak = _shoulders("url(#po-plum)", 43)
    hood = path(
        "M50 8Q20 12 22 48Q22 68 34 84H66Q78 68 78 48Q80 12 50 8Z", "url(#po-plum)", INK, 2.2
    )
    hollow = path("M50 22Q33 24 33 47Q33 66 42 76H58Q67 66 67 47Q67 24 50 22Z", "#1c0f20", INK, 1.4)
    face = path(
        "M38 46Q38 36 50 36Q62 36 62 46Q62 58 57 64Q53 69 50 69Q47 69 43 64Q38 58 38 46Z",
        "url(#po-face)",
        INK,
        1.4,
    )
    face += path("M52 36Q62 37 62 46Q62 58 57 64Q53 69 50 69Q57 58 56 46Z", "#4a2440", opacity=0.5)
    mask = path(
        "M36 44Q43 40 50 44Q57 40 64 44Q65 53 58 54Q53 54 50 50Q47 54 42 54Q35 53 36 44Z",
        "#2a1a3c",
        INK,
        1.5,
    )
    mask += stroke("M38 44.4Q44 41.4 50 45Q56 41.4 62 44.4", "#c9964a", 1)
    eyes = "".join(
        path(f"M{x - 3.4} 48.4Q{x} 45.4 {x + 3.4} 48.4Q{x} 50.6 {x - 3.4} 48.4Z", "#ffd76a")
        + circle(x, 48.2, 1.3, "#2a1408")
        for x in (43.2, 56.8)
    )
    rim = stroke(flipped("M50 22Q33 24 33 47Q33 62 38 70", AXIS), "#3a1c34", 2)
    rim += stroke("M50 10Q26 14 26 46", "#b884a4", 1.6, 0.7)
    fan = ""
    for turn, tone in ((-34, "#efdcae"), (-10, "#f6e6bf"), (14, "#efdcae")):
        sheet = rect(-8, -36, 16, 25, tone, INK, 1.5, 2.2)
        sheet += rect(
            -5.6, -33.4, 11.2, 19.8, "#4a3a6e" if turn == 14 else "none", "#a98a52", 0.9, 1
        )
        sheet += castle_charge(0, -23, 8, "#c9964a" if turn == 14 else "#6d2f4a", tone)
        fan += f'<g transform="translate(30 100) rotate({turn})">{sheet}</g>'
    hand = path("M20 92Q22 82 32 83Q40 85 41 94L40 100H20Z", "#d9b48e", INK, 1.5)
    hand += stroke("M26 86V92M31 85V91M36 87V92", mix("#a9785a", "#4a2440", 0.3), 1.1)
    return cloak + hood + hollow + face + mask + eyes + _mouth(0.2) + rim + fan + hand


BUSTS: dict[str, Bust] = {
    "cleric": Bust("#2f6a68", _by_moonlight(_cleric), DEFS),
    "builder": Bust("#a9562e", _by_moonlight(_builder), DEFS),
    "noble": Bust("#5c4596", _by_moonlight(_noble), DEFS),
    "card": Bust("#57304c", _by_moonlight(_card), DEFS),
}
"""By automa, each with the colour of its ribbon and its rim."""
