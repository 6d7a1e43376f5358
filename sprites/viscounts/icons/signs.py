"""Round signs and plain glyphs: timing of abilities, answers, table commands."""

from sprites.viscounts.icons.pen import (
    GOLD,
    INK,
    IVORY,
    OCHRE,
    PARCHMENT,
    WINE,
    circle,
    line,
    path,
    star_path,
)


def _roundel(fill: str) -> str:
    return circle(32, 32, 28.5, fill, INK, 3.4)


def immediate() -> str:
    """A bolt: the ability works when the card is played."""
    return _roundel("#d9a62e") + path(
        "M37 6.5 L15.5 36 H28.5 L24.5 58 L48.5 26 H35 Z", "#fff7dc", INK, 2.8
    )


def dropoff() -> str:
    """A bent arrow: the ability works when the card leaves the board."""
    return (
        _roundel(WINE)
        + line("M12.5 23 H32 Q41.5 23 41.5 33 V38", IVORY, 6.4)
        + path("M41.5 54 L28.5 37.5 H54.5 Z", IVORY)
    )


def ongoing() -> str:
    """A loop: the ability works as long as the card lies on the board."""
    return (
        _roundel("#3f6f5c")
        + line("M19.5 34 A13 13 0 1 1 28 44.4", IVORY, 6.4)
        + path("M31 53 L13.5 47.6 L26.5 35 Z", IVORY)
    )


def tick() -> str:
    """A green tick on a cream disc."""
    return (
        circle(32, 32, 28.5, "#f7ecd2", INK, 3.6)
        + circle(32, 32, 23.6, "none", "#c9a45a", 1.6)
        + line("M18.5 33.5 L28 43.5 L46 21", "#35694f", 8)
    )


def cross() -> str:
    """An ivory cross on a red disc."""
    return (
        circle(32, 32, 28.5, "#a23a3a", INK, 3.6)
        + circle(32, 32, 23.6, "none", "#dd9a8c", 1.6)
        + line("M22 22 L42 42 M42 22 L22 42", IVORY, 8)
    )


def no_sign() -> str:
    """The ring with a bar across: not possible."""
    return (
        circle(32, 32, 29.5, INK)
        + circle(32, 32, 27.6, IVORY)
        + circle(32, 32, 23, "#7a2f3d")
        + line("M17.5 46.5 L46.5 17.5", IVORY, 7)
    )


def eye() -> str:
    """An open eye."""
    return (
        path("M2.5 32 Q16 12 32 12 Q48 12 61.5 32 Q48 52 32 52 Q16 52 2.5 32 Z", IVORY, INK, 3.4)
        + circle(32, 32, 13.5, "#3f6f8c", INK, 3)
        + circle(32, 32, 6, INK)
        + circle(28, 27.6, 3.4, "#ffffff")
    )


def hourglass() -> str:
    """Sand running in a glass."""
    return (
        path("M16 8 H48 Q48 24 37 32 Q48 40 48 56 H16 Q16 40 27 32 Q16 24 16 8 Z", IVORY, INK)
        + path("M21 18 H43 Q40 25 32 30 Q24 25 21 18 Z", OCHRE)
        + path("M20.5 53.5 Q22 45 32 41 Q42 45 43.5 53.5 Z", OCHRE)
        + line("M32 30 V42", OCHRE, 2)
        + line("M11 7.5 H53 M11 56.5 H53", INK, 9.4)
        + line("M11 7.5 H53 M11 56.5 H53", GOLD, 4.4)
    )


def _cased(strokes: str, heads: str, width: float = 7, colour: str = IVORY) -> str:
    """Strokes and arrow heads in one colour with a common ink casing."""
    casing = line(strokes, INK, width + 5.6) + (path(heads, INK, INK, 5.6) if heads else "")
    body = line(strokes, colour, width) + (path(heads, colour) if heads else "")
    return casing + body


def undo() -> str:
    """A hooked arrow back to the left."""
    return _cased(
        "M22 23 H40 A14.5 14.5 0 0 1 40 52 H20", "M26 6.5 L6.5 23 L26 39.5 Z", colour=GOLD
    )


def restart() -> str:
    """A nearly closed circle running back to its start, marked by a bar."""
    return _cased("M16 21 A22 22 0 1 1 11 39", "M9 5.5 V27 L29.5 25 Z", colour=GOLD)


def pass_turn() -> str:
    """Two arrow heads running against a bar: hand on."""
    return _cased("M54.5 14 V50", "M6 13 L27 32 L6 51 Z M27.5 13 L48 32 L27.5 51 Z", 6)


def end() -> str:
    """A pennon planted: the turn is done."""
    return (
        path("M17 9 Q30 3 39 9 Q48 15 58 9 V37 Q48 43 39 37 Q30 31 17 37 Z", "#a23a3a", INK)
        + path("M17 9 Q24 6 29 6.2 V32.6 Q24 33.6 17 37 Z", "#c8574c")
        + line("M17 5 V59", INK, 9.4)
        + line("M17 5.5 V58.5", GOLD, 4.2)
        + path(star_path(38.5, 23, 4, 9, 3.4), IVORY)
    )


def menu() -> str:
    """Three bars."""
    return _cased("M10 15 H54 M10 32 H54 M10 49 H54", "", 7, PARCHMENT)


def search() -> str:
    """A reading glass."""
    return (
        line("M41 41 L56.5 56.5", INK, 13)
        + line("M42 42 L56.5 56.5", OCHRE, 7)
        + circle(26.5, 26.5, 20, "#dfe9ea", INK, 9.4)
        + circle(26.5, 26.5, 20, "none", GOLD, 4)
        + line("M15.5 25 A12 12 0 0 1 24 15.4", "#ffffff", 3.6)
    )


def arrow() -> str:
    """A plain arrow to the right."""
    return _cased("M8 32 H40", "M35.5 14 L58 32 L35.5 50 Z", 8)


def focus() -> str:
    """The four-pointed star of the solo opponent's focus, on a violet disc."""
    return (
        _roundel("#4a3268")
        + circle(32, 32, 23.4, "none", "#d9b25c", 1.8)
        + path(star_path(32, 32, 4, 27, 9.6), IVORY, INK, 2.4)
        + circle(32, 32, 4.8, OCHRE, INK, 1.8)
    )


def star() -> str:
    """The four-pointed star alone, in gold."""
    return (
        path(star_path(32, 32, 4, 30.5, 9.5), GOLD, INK)
        + path("M32 1.5 L38.7 25.3 L32 32 Z M62.5 32 L38.7 38.7 L32 32 Z", "#fbe8ae")
        + path("M32 62.5 L25.3 38.7 L32 32 Z M1.5 32 L25.3 25.3 L32 32 Z", "#d09a3a")
    )
