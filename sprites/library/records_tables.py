"""The grid of tables in the records: players and variant down, who else sat there across."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface

from sprites.common import fonts, svg
from sprites.common.glyphs import glyph
from sprites.common.strokes import circle
from sprites.common.surface_cache import kept
from sprites.library.files_sheet import draw_focus_line
from sprites.library.layout import least
from sprites.library.page import INK, RULE, SOFT
from sprites.library.records_page import draw_field
from sprites.title.state import Look


@dataclass(frozen=True, slots=True)
class TableCell:
    """A kind of table: the best victory and how many games, in words; both empty: not played."""

    best: str = ""
    games: str = ""
    won: bool = False


def draw_table_column(target: Surface, box: Rect, scale: float, words: str) -> None:
    """Who else sat at the table."""
    size, floor = 16 * scale, least(13, scale)
    text = fonts.fit(words, box.width - round(6 * scale), size, floor, weight="bold", colour=INK)
    target.blit(text, text.get_rect(midbottom=(box.centerx, box.bottom - round(6 * scale))))


def draw_table_row(target: Surface, box: Rect, scale: float, words: tuple[str, str]) -> None:
    """A number of players over the variant, if the game has any."""
    title, line = words
    floor = least(13, scale)
    name = fonts.fit(title, box.width, 17 * scale, floor, weight="bold", colour=INK)
    if not line:
        target.blit(name, name.get_rect(midleft=box.midleft))
        return
    below = fonts.fit(line, box.width, 14 * scale, floor, italic=True, colour=SOFT)
    target.blit(name, name.get_rect(bottomleft=(box.x, box.centery + round(2 * scale))))
    target.blit(below, below.get_rect(topleft=(box.x, box.centery)))


def draw_table_cell(
    target: Surface, box: Rect, scale: float, cell: TableCell, look: Look, chosen: bool
) -> None:
    """A place of the grid: the best victory over the number of games, or a pricked circle."""
    frame = box.inflate(-round(6 * scale), -round(8 * scale))
    if chosen or look.glow:
        draw_field(target, frame, scale, chosen)
    if look.focused:
        draw_focus_line(target, frame.inflate(-2, -2), scale)
    if not cell.games:
        ring = _unplayed(round(26 * scale))
        target.blit(ring, ring.get_rect(center=frame.center))
        return
    room, floor = frame.width - round(8 * scale), least(13, scale)
    games = fonts.fit(cell.games, room, 14.5 * scale, floor, italic=True, colour=SOFT)
    lines = [games]
    if cell.best:
        best = fonts.fit(cell.best, room, 17 * scale, floor, weight="bold", colour=INK)
        lines = [_crowned(best, scale) if cell.won else best, games]
    elif cell.won:
        lines = [glyph("crown", round(22 * scale)), games]
    top = frame.centery - sum(line.get_height() for line in lines) // 2
    for line in lines:
        target.blit(line, line.get_rect(midtop=(frame.centerx, top)))
        top += line.get_height()


def _crowned(words: Surface, scale: float) -> Surface:
    """A victory: a small crown before its points."""
    sign, gap = glyph("crown", round(17 * scale)), round(3 * scale)
    wide = sign.get_width() + gap + words.get_width()
    both = Surface((wide, max(sign.get_height(), words.get_height())), SRCALPHA)
    both.blit(sign, sign.get_rect(midleft=(0, both.get_height() // 2)))
    both.blit(words, (sign.get_width() + gap, 0))
    return both


@kept
def _unplayed(px: int) -> Surface:
    body = circle(20, 20, 12, RULE, opacity=0.12) + circle(20, 20, 12, "none", RULE, 1.4)
    return svg.raster(svg.document(body, 40, 40), (px, px))
