"""Name plates at the feet of the thrones, each in its game's material."""

from __future__ import annotations

from pygame import Surface

from sprites.common import svg
from sprites.common.colour import darker, mix
from sprites.common.kept import kept
from sprites.title import carve
from sprites.title.games import heraldry
from sprites.title.layout import PLATE
from sprites.title.ornaments import lily
from sprites.title.pen import circle, path, rect, stroke, tones
from sprites.title.texture import metal, rock

WIDTH, HEIGHT = PLATE

_OUTLINES = {
    "viscounts": "M0 10H8V0H26V7H276V0H294V10H302V60H0Z",
    "caylus": "M2 8L12 1H291L300 7V52L293 59H9L1 53Z",
    "tara": "M5 5L60 2L152 5L240 1L297 4L301 28L298 56L238 59L150 57L52 60L3 56L1 30Z",
    "versailles": "M16 4H130Q151 -5 172 4H286Q288 12 300 13Q296 22 302 30Q296 38 300 47"
    "Q288 48 286 57H172Q151 64 130 57H16Q14 48 2 47Q6 38 0 30Q6 22 2 13Q14 12 16 4Z",
}


@kept
def plate(game: str, size: tuple[int, int], lit: bool = False) -> Surface:
    """The plate without words. `lit`: the throne is chosen."""
    colours = heraldry(game)
    scale = size[0] / WIDTH
    ground = colours.plate
    mask = carve.mask_of(_drawn(path(_OUTLINES[game], "#ffffff"), size))
    if game in ("caylus", "tara"):
        texture = rock(size, scale, ground, 60 + len(game), 0.45)
    else:
        texture = metal(size, scale, ground, 60 + len(game))
    face = carve.cut(texture, mask)
    carve.bevel(face, mask, 1.8 * scale, "#fff0cc", darker(ground, 0.8), 0.7)
    rim = mix(colours.plate_rim, "#fff2b8", 0.6) if lit else colours.plate_rim
    face.blit(_drawn(_ORNAMENT[game](rim, colours.ink), size), (0, 0))
    return face


def word_colours(game: str) -> tuple[str, str, str]:
    """Colours of the name, of the line below and of the cut shadow behind them."""
    colours = heraldry(game)
    return colours.plate_name, colours.plate_line, "#f6e6bc" if game == "caylus" else "#0c0809"


def side_colour(game: str) -> str:
    """The colour of the plate's thickness."""
    return darker(heraldry(game).plate, 0.7)


@kept
def outline_mask(game: str, size: tuple[int, int]) -> Surface:
    return carve.mask_of(_drawn(path(_OUTLINES[game], "#ffffff"), size))


def _drawn(body: str, size: tuple[int, int]) -> Surface:
    return svg.raster(svg.document(body, WIDTH, HEIGHT), size)


def _viscounts(rim: str, ink: str) -> str:
    body = rect(9, 12, 284, 43, "none", ink, 3, 4) + rect(9, 12, 284, 43, "none", rim, 1.6, 4)
    for x in (17, 285):
        for dx, dy in ((0, -5), (5, 0), (0, 5), (-5, 0)):
            body += circle(x + dx, 33.5 + dy, 3.2, "none", rim, 1.3)
        body += circle(x, 33.5, 1.8, rim)
    return body


def _caylus(rim: str, ink: str) -> str:
    body = path("M12 10H290V50H12Z", "none", ink, 1.5, line_alpha=0.6)
    body += path("M13.2 11.2H291.2V51.2H13.2Z", "none", "#fff6da", 1, line_alpha=0.6)
    marks = "M20 22v16M282 22v16M20 30h5M282 30h-5"
    return body + stroke(marks, rim, 1.6) + stroke("M30 55l14 -1M214 6l18 -1M60 4l9 1", rim, 1, 0.5)


def _tara(rim: str, ink: str) -> str:
    defs = tones("pl-rivet", "#f4d493", "#b98443", "#6d4518")
    body = f"<defs>{defs}</defs>"
    for x, y in ((14, 14), (288, 13), (13, 47), (289, 47)):
        body += circle(x, y, 4.2, "url(#pl-rivet)", ink, 1.2) + circle(
            x - 1.2, y - 1.2, 1.1, "#fff3d2"
        )
    line = "M24 10H278M24 52H278"
    body += stroke(line, ink, 2.6) + stroke(line, rim, 1.3)
    for x, way in ((22, -1), (280, 1)):
        curl = f"M{x} 10Q{x + 6 * way} 20 {x + 1 * way} 31Q{x + 6 * way} 41 {x} 52"
        body += stroke(curl, ink, 2.6) + stroke(curl, rim, 1.3)
    return body


def _versailles(rim: str, ink: str) -> str:
    d = "M24 8H278Q281 16 292 17V43Q281 44 278 53H24Q21 44 10 43V17Q21 16 24 8Z"
    body = path(d, "none", ink, 3.4) + path(d, "none", rim, 2)
    return body + lily(22, 30, 17, rim, ink) + lily(280, 30, 17, rim, ink)


_ORNAMENT = {
    "viscounts": _viscounts,
    "caylus": _caylus,
    "tara": _tara,
    "versailles": _versailles,
}
