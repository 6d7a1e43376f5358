"""The lettering of the app's name and of the games."""

from __future__ import annotations

from pygame import Surface

from sprites.common import carve, svg
from sprites.common.art_gallery import art_of
from sprites.common.metal_letters import GILT, Line, Run, line_of, worked
from sprites.common.ornaments import crown
from sprites.common.strokes import circle, path, stroke, tones
from sprites.common.surface_cache import kept
from sprites.title.crests import crest

CAPITAL = 0.84
"""Size of the capitals of the app's name in heights of the whole wordmark."""
_WIDEST = 1.35
"""So many widths of its room has a name at most: beside it there is only wall."""


@kept
def app_wordmark(
    name: str, room: tuple[int, int], games: tuple[str, ...], plain: bool = False
) -> Surface:
    """The app's name in gold with crowns over every O and the crests of `games`, as high as the
    room, px, unless the name is too long for that.

    `plain` leaves out all that takes time, for the very first frame.
    """
    height = room[1]
    line = _app_line(name, round(height * CAPITAL))
    if line.mask.get_width() > room[0] * _WIDEST:
        height = round(height * room[0] * _WIDEST / line.mask.get_width())
        line = _app_line(name, round(height * CAPITAL))
    capital = round(height * CAPITAL)
    if plain:
        flat = carve.tinted(line.mask, "#d9a94f")
        return _trimmed(flat, line, height, [], games)
    letters = worked(_with_flourishes(line, capital), GILT, capital * 0.045)
    crowns = [glyph.left + glyph.width / 2 for glyph in line.glyphs if glyph.letter == "O"]
    return _trimmed(letters, line, height, crowns, games)


def _app_line(name: str, capital: int) -> Line:
    track = capital * 0.05
    small = round(capital * 0.79)
    runs = []
    for index, word in enumerate(name.upper().split()):
        if index:
            runs.append(Run(" ", round(capital * 1.1), "bold", False, track))
        runs.append(Run(word[:1], capital, "bold", False, track))
        runs.append(Run(word[1:], small, "bold", False, track))
    return line_of(tuple(runs), round(capital * 0.42))


def _with_flourishes(line: Line, capital: int) -> Surface:
    """The mask with penned swashes at the first and the last letter."""
    mask = line.mask.copy()
    width, height = mask.get_size()
    first, last = line.glyphs[0], line.glyphs[-1]
    k = capital / 100
    foot, left = line.baseline, first.left + first.width * 0.12
    right = last.left + last.width * 0.86
    body = ""
    for x, way in ((left, -1), (right, 1)):
        body += stroke(
            f"M{x:.1f} {foot - 1.2 * k:.1f}C{x + way * 14 * k:.1f} {foot + 1 * k:.1f} "
            f"{x + way * 27 * k:.1f} {foot - 1 * k:.1f} {x + way * 27 * k:.1f} {foot - 11 * k:.1f}"
            f"C{x + way * 27 * k:.1f} {foot - 19 * k:.1f} {x + way * 16 * k:.1f} "
            f"{foot - 18 * k:.1f} {x + way * 17 * k:.1f} {foot - 11 * k:.1f}",
            "#ffffff",
            2.8 * k,
        )
        body += circle(x + way * 17.6 * k, foot - 10.6 * k, 3 * k, "#ffffff")
    pens = svg.raster(svg.document(body, width, height), (width, height))
    mask.blit(carve.mask_of(pens), (0, 0))
    return mask


def _trimmed(
    letters: Surface, line: Line, height: int, crowns: list[float], games: tuple[str, ...]
) -> Surface:
    """Crowns set on, the rule with the crests below, cut to the final height."""
    picture = carve.clear((letters.get_width(), height))
    box = line.mask.get_bounding_rect()
    room = round(height * 0.125)
    top = room - box.top
    picture.blit(letters, (0, top))
    gold = tones("wm", "#fff6cc", "#e8bd60", "#8f5f1c", "#dcb055")
    for middle in crowns:
        wide = round(height * 0.30)
        body = crown(20, 22, 33, "url(#wm)", "#3a2208")
        piece = svg.raster(svg.document(body, 40, 40, gold), (wide, wide))
        letter_top = top + line.baseline - round(height * CAPITAL * 0.79 * 0.70)
        corner = (round(middle - wide / 2), letter_top - round(wide * 0.80))
        carve.cast(picture, carve.mask_of(piece), corner, (1, 2), 3, 0.7)
        picture.blit(piece, corner)
    _rule(picture, top + box.bottom, games)
    return picture


def _rule(picture: Surface, under: int, games: tuple[str, ...]) -> None:
    """A gold rule with leaf ends; the crests of the games stand in its middle."""
    width, height = picture.get_size()
    px = max(16, round(height * 0.2))
    middle = min(height - px / 2 - 1, under + px * 0.62)
    gap = px * 1.28
    half = width * 0.40
    start = gap * (len(games) / 2 + 0.1)
    body = ""
    for side in (-1, 1):
        x0, x1 = width / 2 + side * start, width / 2 + side * half
        body += stroke(f"M{x0:.1f} {middle + 1.4:.1f}L{x1:.1f} {middle + 1.4:.1f}", "#221005", 3)
        body += stroke(f"M{x0:.1f} {middle:.1f}L{x1:.1f} {middle:.1f}", "#dcae58", 2)
        tip = side * px * 0.5
        body += path(
            f"M{x1 - tip:.1f} {middle:.1f}Q{x1:.1f} {middle - px * 0.26:.1f} {x1 + tip:.1f} "
            f"{middle:.1f}Q{x1:.1f} {middle + px * 0.26:.1f} {x1 - tip:.1f} {middle:.1f}Z",
            "#e6bd68",
            "#3a2208",
            1.2,
        )
        body += circle(x0 - side * px * 0.1, middle, px * 0.09, "#e6bd68", "#3a2208", 1)
    picture.blit(svg.raster(svg.document(body, width, height), (width, height)), (0, 0))
    for index, game in enumerate(games):
        badge = crest(game, px)
        left = width / 2 + (index - (len(games) - 1) / 2) * gap - px / 2
        corner = (round(left), round(middle - px / 2))
        carve.cast(picture, carve.mask_of(badge), corner, (1, 2), 3, 0.7)
        picture.blit(badge, corner)


@kept
def wordmark(game: str, height: int, title: str, on_paper: bool = False) -> Surface:
    """The name of a game on one line, `height` px high, worked in the game's material. In `title`,
    what stands between asterisks is written in capitals, the rest in italics; without any, all is
    in capitals. `on_paper` writes the name in the game's ink, for light grounds.
    """
    art = art_of(game).lettering
    capital = max(13, round(height * 1.02))
    line = line_of(_runs(title, capital), max(3, round(height * 0.1)))
    metal = art.ink if on_paper else art.metal
    depth = max(1.0, capital * 0.04)
    picture = worked(line.mask, metal, depth, rich=capital >= 44 and not on_paper)
    box = picture.get_bounding_rect()
    trimmed = carve.clear((box.width, height))
    trimmed.blit(picture, (0, round((height - box.height) / 2)), box)
    return trimmed


def _runs(title: str, capital: int) -> tuple[Run, ...]:
    """The parts of a title by turns in italics and in capitals."""
    tail = max(13, round(capital * 0.66))
    parts = title.split("*") if "*" in title else ["", title]
    runs: list[Run] = []
    for number, words in enumerate(parts):
        if not words.strip():
            continue
        if runs:
            runs.append(Run(" ", round(tail * 1.1), "regular", True))
        runs += _capitals(words, capital) if number % 2 else _italics(words, tail)
    return tuple(runs)


def _capitals(words: str, capital: int) -> list[Run]:
    """Capitals and small capitals."""
    small, track = max(13, round(capital * 0.8)), max(0.6, capital * 0.035)
    runs: list[Run] = []
    for number, word in enumerate(words.split()):
        if number:
            runs.append(Run(" ", small, "bold", False, track))
        first = capital if word[:1].isupper() else small
        runs.append(Run(word[:1].upper(), first, "bold", False, track))
        runs.append(Run(word[1:].upper(), small, "bold", False, track))
    return runs


def _italics(words: str, px: int) -> list[Run]:
    gap = Run(" ", round(px * 1.1), "regular", True)
    return [run for word in words.split() for run in (gap, Run(word, px, "semibold", True))]
