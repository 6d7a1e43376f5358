"""Bodies of the wooden viscount and worker, painted in their owner's colours."""

from sprites.common.colour import darker, lighter
from sprites.common.players import PlayerStyle, shape_svg
from sprites.viscounts.icons.pen import INK, WINE, circle, line, linear, path, placed

VISCOUNT_GRID = (100.0, 132.0)
WORKER_GRID = (64.0, 80.0)

_WORKER = (
    "M32 4 A12.5 12.5 0 0 1 39 27 Q55 33 55 66 Q55 70 50 70 H14 Q9 70 9 66"
    " Q9 33 25 27 A12.5 12.5 0 0 1 32 4 Z"
)
_ROBE = (
    "M50 12 Q60 12 63 22 Q66 34 58 42 Q76 46 80 66 L90 116 Q50 128 10 116 L20 66"
    " Q24 46 42 42 Q34 34 37 22 Q40 12 50 12 Z"
)
_CAPE = "M28 52 Q50 70 72 52 Q70 44 58 42 Q50 50 42 42 Q30 44 28 52 Z"
_CROWN = "M35 24 L31 6 L41 14 L50 1 L59 14 L69 6 L65 24 Q50 29 35 24 Z"
_SKIN = "#ecc39a"
_RIM = "#fff6dc"


def worker_body(style: PlayerStyle, *, rimmed: bool = False) -> str:
    """A turned wooden figure with its thickness towards the lower right; `rimmed`: in a pale edge
    that parts it from stone of its own lightness."""
    light, base, dark = lighter(style.fill, 0.35), style.fill, darker(style.fill, 0.32)
    wood = linear("worker", 8, 6, 56, 70, (0, light), (0.45, base), (1, dark))
    rim = path(_WORKER, _RIM, _RIM, 12) + placed(path(_WORKER, _RIM, _RIM, 10), 4.5, 6)
    return (
        (rim if rimmed else "")
        + placed(path(_WORKER, darker(style.fill, 0.55), INK, 3.4), 4.5, 6)
        + wood.definition
        + path(_WORKER, wood.url, INK, 3)
        + line("M23 13 A10 10 0 0 1 33 6.5 M14 56 Q15 40 26 33", lighter(style.fill, 0.75), 3)
        + shape_svg(style.shape, 32, 51, 10, style.mark, style.ink, 1.8)
    )


def viscount_body(style: PlayerStyle) -> str:
    """A crowned figure in a robe with an ermine cape."""
    light, base, dark = lighter(style.fill, 0.32), style.fill, darker(style.fill, 0.4)
    cloth = linear("viscount", 10, 20, 90, 120, (0, light), (0.5, base), (1, dark))
    return (
        placed(path(_ROBE, darker(style.fill, 0.58), INK, 4), 6, 8)
        + cloth.definition
        + path(_ROBE, cloth.url, INK, 3.6)
        + path("M50 46 L34 116.5 Q50 121 66 116.5 Z", darker(style.fill, 0.42))
        + path("M50 46 L41 117.5 Q50 120 59 117.5 Z", "#efe0bb")
        + line("M72 72 Q78 92 80 112", darker(style.fill, 0.45), 2.4)
        + _ermine()
        + _face()
        + path(_CROWN, "#f0c34e", INK, 3)
        + line("M37 20 Q50 25 63 20", "#a56f1b", 2.6)
        + line("M36.5 15 L34.6 10 M46 14.6 L49.6 7", "#fdeaa8", 2)
        + circle(50, 15.4, 3, WINE)
        + line("M24 70 Q25 58 34 53 M17 104 L22 78", lighter(style.fill, 0.75), 3.4)
        + shape_svg(style.shape, 50, 94, 12, style.mark, style.ink, 2)
    )


def _ermine() -> str:
    tails = "".join(
        path(f"M{x} {y - 2.5} L{x + 1.7} {y + 3.2} H{x - 1.7} Z", INK)
        for x, y in ((34, 50.5), (42, 55.5), (50, 58), (58, 55.5), (66, 50.5))
    )
    return path(_CAPE, "#f4ead5", INK, 2.4) + tails


def _face() -> str:
    return (
        path("M40 24 Q40 40 50 41 Q60 40 60 24 Z", _SKIN, INK, 2.4)
        + path("M51 26 H59.4 Q59 39 51 40.6 Z", "#b9826a", opacity=0.5)
        + line("M43 30 Q45.5 28.4 48 30 M52.5 30 Q55 28.4 57.5 30", INK, 2.2)
        + line("M50 31 L48.6 34.6 H51", "#8a4a3a", 1.6)
        + path("M43.6 36 Q50 33.6 56.4 36 Q50 44 43.6 36 Z", "#5b3824")
    )
