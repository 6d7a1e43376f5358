"""What stands out from the surrounds of the niches: shields, keystone, vine, bosses, the sun.

SVG fragments in units of the opening, origin at its upper left.
"""

from __future__ import annotations

import math

from sprites.common import svg
from sprites.common.colour import mix
from sprites.title.arches import GOTHIC_CENTRE as GOTHIC
from sprites.title.arches import HALF, HEIGHT, WIDTH, spring_line
from sprites.title.layout import FRAME
from sprites.title.mirror import both, both_strokes
from sprites.title.ornaments import castle_charge, crown, sun_face
from sprites.title.pen import at, circle, path, polar, rect, stroke, tones

_GOLD = tones("fr-gold", "#fff3c0", "#e0b658", "#946622", "#d8ad54")


def ornament(game: str) -> str:
    """The fragment of one game, gradients included."""
    return _ORNAMENT[game]()


def _viscounts_ornament() -> str:
    """Colonnettes with leafy capitals, crockets along the arch, the castle shield on top."""
    spring = spring_line("viscounts")
    parts = [
        f"<defs>{_GOLD}{tones('fr-shield', '#a5466c', '#6d2f4a', '#3e1730')}"
        f"{tones('fr-post', '#9d8ba8', '#665573', '#39304a', y2=0)}</defs>"
    ]
    for x in (-FRAME + 3.5, WIDTH + FRAME - 12.5):
        parts.append(rect(x, spring + 14, 9, HEIGHT - spring, "url(#fr-post)", "#1b1222", 1.1))
        parts.append(
            path(
                f"M{x - 4} {spring}H{x + 13}L{x + 10} {spring + 16}H{x - 1}Z",
                "url(#fr-gold)",
                "#1b1222",
                1.2,
            )
        )
        parts.append(rect(x - 6, spring - 5, 21, 6, "url(#fr-post)", "#1b1222", 1.1, 1))
        parts.append(
            stroke(
                f"M{x} {spring + 12}q-3 -4 -2 -8M{x + 4.5} {spring + 12}v-9"
                f"M{x + 9} {spring + 12}q3 -4 2 -8",
                "#3a2410",
                1.1,
            )
        )
    for step in range(1, 6):
        angle = math.pi + 0.225 * step
        x, y = polar(HALF + GOTHIC, spring, HALF + GOTHIC + FRAME - 1, angle)
        turn = math.degrees(angle) + 90
        leaf = path("M0 2Q-9 1 -9 -7Q-4 -6 -3 -11Q4 -8 5 2Z", "url(#fr-gold)", "#1b1222", 1.1)
        parts.append(at(leaf, x, y, 1.0, turn))
        parts.append(svg.group(at(leaf, x, y, 1.0, turn), f"translate({WIDTH} 0) scale(-1 1)"))
    shield = path("M-21 -22H21V2Q20 20 0 29Q-20 20 -21 2Z", "url(#fr-gold)", "#1b1222", 1.6)
    shield += path("M-17 -18H17V2Q16 17 0 24.6Q-16 17 -17 2Z", "url(#fr-shield)", "#2a0d1c", 1)
    shield += castle_charge(0, 1, 25, "#f3dfae", "#6d2f4a")
    top = crown(0, -31, 30, "url(#fr-gold)", "#1b1222")
    return "".join(parts) + at(shield + top, HALF, 4)


def _caylus_ornament() -> str:
    """A keystone with the town's tower, and a vine that climbs the left jamb."""
    defs = tones("fr-key", "#f8e7bc", "#d8bd8a", "#9c7d4a") + tones(
        "fr-vine", "#a0b05a", "#6f7f3f", "#44522a"
    )
    key = path("M-27 -26H27L20 27H-20Z", "url(#fr-key)", "#3e2a16", 1.7)
    key += stroke("M-24.6 -23.6H24", "#fffbe6", 1.4, 0.9)
    key += path("M-12 16V-8H-6.4V-3.4H-2.8V-8H2.8V-3.4H6.4V-8H12V16Z", "#b5603a", "#45220f", 1.4)
    key += path("M-3.4 16V9Q0 4 3.4 9V16Z", "#45220f") + stroke("M-10 4H10", "#7d3a1e", 1)
    stem = stroke("M-14 424Q-24 380 -10 346T-12 276T-8 214T-14 168", "#4a5226", 3)
    stem += stroke("M-12 276Q6 268 8 254M-10 346Q8 340 12 352M-8 214Q8 206 6 194", "#4a5226", 1.8)
    leaves = ""
    for x, y, r in (
        (-16, 408, 8),
        (-22, 388, 7),
        (-6, 372, 8),
        (-14, 350, 7),
        (6, 344, 7),
        (12, 356, 6),
        (-20, 322, 7),
        (-4, 304, 8),
        (-16, 286, 7),
        (6, 266, 7),
        (9, 252, 6),
        (-18, 254, 7),
        (-4, 232, 7),
        (-14, 212, 7),
        (7, 204, 6),
        (6, 192, 6),
        (-18, 188, 6),
        (-10, 172, 6),
        (-16, 162, 5),
    ):
        leaves += _vine_leaf(x, y, r)
    grapes = "".join(
        circle(10 + dx, 276 + dy, 2.7, "#6d3f72", "#2e1634", 0.7)
        + circle(9.2 + dx, 275 + dy, 0.8, "#cda6d2")
        for dx, dy in ((-4, 0), (1, 0), (6, 0), (-1.6, 4.6), (3.4, 4.6), (1, 9))
    )
    return f"<defs>{defs}</defs>" + at(key, HALF, -9) + stem + leaves + grapes


def _vine_leaf(x: float, y: float, r: float) -> str:
    d = (
        f"M{x} {y - r}L{x + r * 0.4} {y - r * 0.4}L{x + r} {y - r * 0.5}"
        f"L{x + r * 0.7} {y + r * 0.2}"
        f"L{x + r * 0.8} {y + r * 0.9}L{x} {y + r * 0.6}L{x - r * 0.8} {y + r * 0.9}"
        f"L{x - r * 0.7} {y + r * 0.2}L{x - r} {y - r * 0.5}L{x - r * 0.4} {y - r * 0.4}Z"
    )
    return path(d, "url(#fr-vine)", "#333d18", 1) + stroke(
        f"M{x} {y - r * 0.6}V{y + r * 0.5}", "#c3cf86", 0.8, 0.7
    )


def _tara_ornament() -> str:
    """Bronze bosses where the lintel rests, and moss on the stones."""
    parts = [f"<defs>{tones('fr-bronze', '#f4d493', '#b98443', '#6d4518')}</defs>"]
    for x in (-6.0, WIDTH + 6.0):
        parts.append(circle(x, 6, 15, "url(#fr-bronze)", "#2a1808", 1.6))
        parts.append(circle(x, 6, 10.4, "none", "#4a2c0e", 1.6))
        for turn in range(3):
            angle = turn * math.tau / 3 - 0.5
            cx, cy = polar(x, 6, 5, angle)
            parts.append(circle(cx, cy, 3.2, "none", "#4a2c0e", 1.5))
        parts.append(circle(x, 6, 2, "#fff0c4", "#4a2c0e", 0.8))
    for x, y, w in (
        (-8, 44, 9),
        (WIDTH + 6, 46, 9),
        (40, -17, 22),
        (WIDTH - 66, -18, 18),
        (-10, 420, 14),
        (WIDTH + 10, 420, 14),
    ):
        for step in range(9):
            dx = (step / 8 - 0.5) * w * 1.6
            tone = ("#52703a", "#6d8a48", "#3f5a2c")[step % 3]
            parts.append(circle(x + dx, y + (step * 7) % 4, 2.2 + step % 3 * 0.6, tone, alpha=0.95))
    return "".join(parts)


def _versailles_ornament() -> str:
    """The sun on top between two volutes, garlands, and acanthus where the curve begins."""
    parts = [f"<defs>{_GOLD}</defs>"]
    gold, ink = "url(#fr-gold)", "#4d3106"
    volute = (
        "M134 -6Q112 -14 88 -6Q66 2 52 18Q46 28 54 33Q63 36 65 27Q64 21 58 23Q66 14 82 8"
        "Q106 0 134 10Z"
    )
    parts.append(both(volute, gold, ink, 1.5, axis=HALF))
    spring = spring_line("versailles")
    leaf = (
        f"M{-FRAME - 6} {spring + 34}Q{-FRAME - 8} {spring + 6} {-FRAME + 2} {spring - 14}"
        f"Q{-FRAME + 14} {spring - 6} {-2} {spring - 16}Q4 {spring + 4} -2 {spring + 22}"
        f"Q-8 {spring + 36} {-FRAME - 6} {spring + 34}Z"
    )
    parts.append(both(leaf, gold, ink, 1.4, axis=HALF))
    parts.append(
        both_strokes(
            f"M-10 {spring - 8}V{spring + 30}M-16 {spring + 30}Q-18 {spring + 8} "
            f"-14 {spring - 4}M-4 {spring + 24}Q-2 {spring + 6} -4 {spring - 6}",
            "#7c5416",
            1.3,
            axis=HALF,
        )
    )
    return "".join(parts) + sun_face(HALF, -20, 45, gold, mix(ink, "#000000", 0.1), 20)


_ORNAMENT = {
    "viscounts": _viscounts_ornament,
    "caylus": _caylus_ornament,
    "tara": _tara_ornament,
    "versailles": _versailles_ornament,
}
