"""A seat's panel on the rail: badge, name, level, counters with icons, more rows when unfolded."""

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import mix
from sprites.common.drawn import Drawn
from sprites.common.faces import seat_badge
from sprites.common.glyphs import glyph
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.lettering import put, write
from sprites.common.metrics import SEAT_PANEL
from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

ROW = 27
"""Units that each further row of counters takes when the panel is unfolded."""
_SCORE_ROOM = 26.0
"""Units of a score of two figures: what stands before it keeps its place when points are won."""
_SCORE_GAP = 12.0
"""Units between the score and the counters before it: two figures must not read as one."""
_NARROWEST_NAME = 0.6
"""A name is rather set this narrow than cut."""
_LEAST_ROW = 15.0
"""Units from one row to the next where there is little room."""
_SIGN, _BESIDE_SIGN = 20.0, 2.0
"""Units of a counter's sign, and from it to the figure."""
_FULL_ROW = 20.0
"""Units from one row to the next below which its icons become smaller."""
_SQUEEZED = 1.22
"""How much larger than its height a low panel may be drawn: the air between its lines goes."""

_BAND = 9.0
"""Units from the left to the edge of the cloth under whose turn it is."""
_NOTHING, _NOTHING_ON_SLATE = 0.55, 0.72
"""How much of the ink a zero has: pale on dark stone it would sink in sooner."""


@dataclass(frozen=True, slots=True)
class Stat:
    """A counter: an icon's name and the number beside it."""

    icon: str
    value: str
    lit: bool = False
    """It has just changed, or will change."""


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """What a panel says. `rows` are lines of counters; folded, only the first is shown."""

    seat: str
    style: PlayerStyle
    name: str
    level: str = ""
    active: bool = False
    rows: tuple[tuple[Stat, ...], ...] = ()
    unfolded: bool = False
    score: str = ""
    track: pygame.Surface | None = None
    """A small picture at the upper right, drawn by the game for this scale."""


def panel_units(panel: SeatPanel) -> int:
    """Height of the panel in units."""
    return SEAT_PANEL + (ROW * max(0, len(panel.rows) - 1) if panel.unfolded else 0)


@kept
def seat_panel(
    panel: SeatPanel,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    hovered: bool = False,
) -> Drawn:
    """The panel at `size` px on transparent ground, to be laid on the rail's paper. Where many
    seats leave little height, everything on it is smaller, down to the floor of the type."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    if panel.active or hovered:
        owner = panel.style if panel.active else None
        canvas.blit(_slip(size, scale, theme, owner), (0, 0))
    whole, scale = scale, min(scale, _SQUEEZED * size[1] / panel_units(panel))
    if panel.track is not None and scale < whole:
        panel = replace(panel, track=_reduced(panel.track, scale / whole))
    first = min(size[1], round(SEAT_PANEL * scale))
    _draw_badge(canvas, panel, first, scale)
    left = 46 * scale
    texts = [_draw_name(canvas, panel, left, first * 0.31, scale, theme)]
    shown = panel.rows if panel.unfolded else panel.rows[:1]
    step = _row_step(len(shown), size[1] - first * 0.71, scale)
    for index, row in enumerate(shown):
        middle = first * 0.71 + index * step
        if middle + ROW * scale * 0.35 > size[1]:
            break
        low = min(scale, step / _FULL_ROW)
        texts += _draw_row(canvas, row, left, middle, low, theme, icon)
    if len(panel.rows) > 1:
        sign = glyph(
            "chevron_up" if panel.unfolded else "chevron_down", round(10 * scale), theme.rule
        )
        at = (size[0] - round(13 * scale), round(first * 0.71 - sign.get_height() / 2))
        canvas.blit(sign, at)
    return Drawn(canvas, size, texts=tuple(texts))


def stat_sign(
    panel: SeatPanel,
    place: tuple[int, int],
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> pygame.Rect | None:
    """Where the sign of a counter is, from the panel's corner; `place`: its row and its place in
    it. None while it is folded away."""
    words = seat_panel(panel, size, scale, theme, icon).texts[1:]
    line, number = place
    before = sum(len(row) for row in panel.rows[:line]) + number
    if before >= len(words):
        return None
    wide = round(_SIGN * scale)
    box = pygame.Rect(0, 0, wide, wide)
    word = words[before]
    box.midright = (word.left - round(_BESIDE_SIGN * scale), word.centery)
    return box


def _reduced(picture: pygame.Surface, share: float) -> pygame.Surface:
    return pygame.transform.smoothscale_by(picture, share)


def _row_step(rows: int, room: float, scale: float) -> float:
    """px from one row to the next: closer where they would not all find room, as far as icons
    leave it."""
    if rows < 2:
        return ROW * scale
    return max(_LEAST_ROW * scale, min(ROW * scale, (room - 0.37 * ROW * scale) / (rows - 1)))


@lru_cache(maxsize=8)
def _slip(
    size: tuple[int, int], scale: float, theme: Theme, owner: PlayerStyle | None
) -> pygame.Surface:
    """The lighter slip under the hovered seat, or with a border and a band of its owner's cloth
    under the active one. The few that there are, one for each seat, are wanted in every turn."""
    width, height = size[0] / scale, size[1] / scale
    box = (1, 1, width - 2, height - 3)
    if owner is None:
        body = svg.rect(*box, theme.paper_light, rx=6, fill_opacity=0.5)
    else:
        foot = height - 2
        band = f"M7 1 H{_BAND} V{foot} H7 Q1 {foot} 1 {foot - 6} V7 Q1 1 7 1 Z"
        body = svg.rect(*box, theme.paper_light, rx=6)
        body += svg.path(band, owner.fill)
        body += svg.path(f"M{_BAND} 1 V{foot}", stroke=owner.dark, stroke_width=1.2)
        body += svg.rect(*box, "none", theme.active, 2.2, 6)
    return svg.raster(svg.document(body, width, height), size)


def _draw_badge(canvas: pygame.Surface, panel: SeatPanel, height: int, scale: float) -> None:
    picture = seat_badge(panel.style, round((40 if panel.style.face[1] else 36) * scale))
    canvas.blit(picture, picture.get_rect(center=(round(24 * scale), height // 2 - 1)))


def _draw_name(
    canvas: pygame.Surface,
    panel: SeatPanel,
    left: float,
    middle: float,
    scale: float,
    theme: Theme,
) -> pygame.Rect:
    right = canvas.get_width() - 8 * scale
    if panel.score:
        font = fonts.serif(20 * scale, "black")
        place = write(canvas, panel.score, font, theme.accent, (right, middle), "right")
        right = min(place.left, right - _SCORE_ROOM * scale) - _SCORE_GAP * scale
    if panel.track is not None:
        place = panel.track.get_rect(midright=(round(right), round(middle)))
        canvas.blit(panel.track, place)
        right = place.left - 5 * scale
    room = round(right - left)
    name_font, level_font = _name_fonts(panel, room, scale)
    level_room = level_font.size(panel.level)[0] + round(6 * scale) if panel.level else 0
    if name_font.size(panel.name)[0] <= room - level_room:
        drawn = write(canvas, panel.name, name_font, theme.text, (left, middle))
    else:
        px, wide = 13 * scale, room - level_room
        ink, least = theme.text, _NARROWEST_NAME
        name = fonts.fit(panel.name, wide, px, weight="bold", colour=ink, narrowest=least)
        drawn = put(canvas, name, (left, middle))
    if panel.level:
        at = (drawn.right + 6 * scale, middle + 0.8 * scale)
        drawn = drawn.union(write(canvas, panel.level, level_font, theme.text_soft, at))
    return drawn


def _name_fonts(
    panel: SeatPanel, room: int, scale: float
) -> tuple[pygame.font.Font, pygame.font.Font]:
    """The largest pair of fonts in which name and level stand side by side."""
    for name_size, level_size in ((17, 13.5), (16, 13), (15, 13), (14, 13), (13, 13)):
        name = fonts.serif(round(name_size * scale), "bold")
        level = fonts.serif(round(level_size * scale), "regular", italic=True)
        words = name.size(panel.name)[0] + level.size(panel.level)[0] + 6 * scale
        if words <= room:
            break
    return name, level


def _draw_row(
    canvas: pygame.Surface,
    row: tuple[Stat, ...],
    left: float,
    middle: float,
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> list[pygame.Rect]:
    font = fonts.serif(14.5 * scale, "bold")
    icon_px, gap = _row_measure(row, font, canvas.get_width() - left - 14 * scale, scale)
    texts = []
    for stat in row:
        picture = icon(stat.icon, icon_px)
        if picture is not None:
            canvas.blit(picture, picture.get_rect(midleft=(round(left), round(middle))))
            left += picture.get_width() + 2 * scale
        if stat.lit:
            _underline(canvas, font.size(stat.value)[0], left, middle, scale, theme)
        drawn = write(canvas, stat.value, font, _ink(stat, theme), (left, middle))
        texts.append(drawn)
        left = drawn.right + gap
    return texts


def _ink(stat: Stat, theme: Theme) -> str:
    """A zero stands back behind what somebody has, unless it is news or contrast is wanted."""
    quiet = stat.value == "0" and not stat.lit and not HIGH_CONTRAST.on
    share = _NOTHING_ON_SLATE if theme.rail_material == "slate" else _NOTHING
    return mix(theme.paper, theme.text, share) if quiet else theme.text


def _row_measure(
    row: tuple[Stat, ...], font: pygame.font.Font, room: float, scale: float
) -> tuple[int, float]:
    """(icon height, gap between counters) in px: smaller where the row is long."""
    words = sum(font.size(stat.value)[0] for stat in row)
    for icon_units, gap in ((20, 10), (20, 7), (18, 5), (17, 3), (15, 2)):
        taken = words + len(row) * (icon_units + 2 + gap) * scale
        if taken <= room:
            break
    return round(icon_units * scale), gap * scale


def _underline(
    canvas: pygame.Surface, width: int, left: float, middle: float, scale: float, theme: Theme
) -> None:
    glow = pygame.Rect(round(left - 2 * scale), 0, width + round(4 * scale), round(17 * scale))
    glow.centery = round(middle)
    body = svg.rect(
        0.5,
        0.5,
        glow.width - 1,
        glow.height - 1,
        theme.paper_light,
        theme.gold,
        1,
        4 * scale,
    )
    canvas.blit(svg.raster(svg.document(body, *glow.size), glow.size), glow)
