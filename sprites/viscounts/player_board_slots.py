"""The nine building sockets: footing, house, or the tablet with what the gap reveals."""

from functools import lru_cache

import pygame

from sprites.common import fonts, svg
from sprites.common.light import Shaded, with_shadow
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.icons.pen import INK, WINE, ellipse, line, path
from sprites.viscounts.pieces import HouseKind, put_on
from sprites.viscounts.player_board_glyphs import SlotGlyphs

HOUSE_UNITS = 43
TABLET_WIDE, TABLET_DROP = 37, 7
"""Units across of a tablet on the board, and from the foot of a house down to its own."""
_TABLET = (38.0, 44.0)
"""Units of its drawing."""


@kept
def footing(width: int, night: bool = False) -> pygame.Surface:
    """The oval stone on which a house stands, px wide."""
    stone, top, edge = ("#5d5b80", "#3d3b60", "#17162e") if night else ("#9a949c", "#645b6e", INK)
    body = (
        ellipse(22.6, 14, 20.6, 10.6, "#160c22", opacity=0.5)
        + ellipse(21, 12, 19.8, 10.2, stone, INK, 1.4)
        + ellipse(21, 10.8, 17, 8, top, edge, 1)
        + line("M6 8.6 Q11 3.2 20 2.8", "#ffffff", 1.2, 0.45)
    )
    return svg.raster(svg.document(body, 44, 26), (width, round(width * 26 / 44)))


@kept
def tablet(glyphs: SlotGlyphs, width: int, night: bool = False) -> pygame.Surface:
    """The arched tablet of a revealed slot, px wide, about 1.16 px high."""
    sheet, rule = ("#d5cfe6", "#7f78ac") if night else ("#f2e2b6", "#a8803f")
    body = path(
        "M19 1.2 Q36.8 2 36.8 16 V36 Q36.8 42.8 30 42.8 H8 Q1.2 42.8 1.2 36 V16 Q1.2 2 19 1.2 Z",
        sheet,
        INK,
        1.8,
    ) + path(
        "M19 3.8 Q34 4.6 34 16.4 V35 Q34 40 29 40 H9 Q4 40 4 35 V16.4 Q4 4.6 19 3.8 Z",
        "none",
        rule,
        1,
    )
    if glyphs.trigger:
        body += line("M6 20.6 H32", rule, 1)
    u = width / _TABLET[0]
    size = (width, round(width * _TABLET[1] / _TABLET[0]))
    sign = svg.raster(svg.document(body, *_TABLET), size).copy()
    if glyphs.trigger:
        _row(sign, glyphs.trigger, "", (19 * u, 12.4 * u), 16 * u, u)
        _row(sign, glyphs.effect, glyphs.label, (19 * u, 30.6 * u), 18.5 * u, u)
    elif glyphs.label and len(glyphs.effect) == 1:
        _stacked(sign, glyphs, u)
    elif "coin" in glyphs.effect:
        _priced(sign, glyphs, u)
    else:
        _row(sign, glyphs.effect, glyphs.label, (19 * u, 22 * u), 26 * u, u)
    return sign


def _row(
    sign: pygame.Surface,
    names: tuple[str, ...],
    label: str,
    centre: tuple[float, float],
    size: float,
    u: float,
) -> None:
    """Icons side by side, overlapping if they must to stay within the tablet."""
    px = round(size if len(names) == 1 else min(size, 21 * u))
    figure = fonts.render(fonts.serif(14 * u, "black"), label, "#2a1626") if label else None
    pitch = min(px + u, (32 * u - px) / max(1, len(names) - 1)) if len(names) > 1 else 0
    broad = px + pitch * (len(names) - 1) + (figure.get_width() if figure else 0)
    left = centre[0] - broad / 2
    if figure:
        sign.blit(figure, (round(left), round(centre[1] - figure.get_height() / 2)))
        left += figure.get_width()
    drop = 2.4 * u if len(names) > 1 and pitch < px - 2 * u else 0
    for index, name in enumerate(names):
        y = centre[1] - px / 2 + (drop if index % 2 else -drop)
        sign.blit(icon(name, px), (round(left + index * pitch), round(y)))


def _stacked(sign: pygame.Surface, glyphs: SlotGlyphs, u: float) -> None:
    """An icon with its figure below."""
    px = round(22 * u)
    sign.blit(icon(glyphs.effect[0], px), (round(19 * u - px / 2), round(4.6 * u)))
    figure = fonts.render(fonts.serif(15 * u, "black"), glyphs.label, WINE)
    sign.blit(figure, figure.get_rect(center=(round(19 * u), round(33 * u))))


def _priced(sign: pygame.Surface, glyphs: SlotGlyphs, u: float) -> None:
    """An icon above a coin that carries its price."""
    px = round(22 * u)
    sign.blit(icon(glyphs.effect[0], px), (round(19 * u - px / 2), round(3.6 * u)))
    coin_px = max(18, round(18 * u))
    corner = (round(19 * u - coin_px / 2), round(41.6 * u) - coin_px)
    sign.blit(icon("coin", coin_px), corner)
    figure = fonts.render(fonts.serif(13 * u, "black"), glyphs.label, "#2a1626")
    middle = (corner[0] + coin_px // 2, corner[1] + coin_px // 2)
    sign.blit(figure, figure.get_rect(center=middle))


@lru_cache(maxsize=18)
def _shaded_tablet(glyphs: SlotGlyphs, width: int, night: bool, scale: float) -> Shaded:
    """Those of two boards stay, however full the cache is: all of them are laid again whenever
    something on a board changes."""
    return with_shadow(tablet(glyphs, width, night), scale * 0.7)


def draw_slot(
    target: pygame.Surface,
    foot: tuple[float, float],
    unit: float,
    kind: HouseKind,
    style: PlayerStyle,
    glyphs: SlotGlyphs | None,
    night: bool = False,
) -> None:
    """A house on its footing, or, if glyphs are given, the revealed tablet in its place."""
    if glyphs is None:
        put_on(target, kind, style, foot, round(HOUSE_UNITS * unit), unit)
        return
    sign = _shaded_tablet(glyphs, round(TABLET_WIDE * unit), night, unit)
    width = round(TABLET_WIDE * unit)
    height = round(TABLET_WIDE * unit * _TABLET[1] / _TABLET[0])
    sign.blit(target, (foot[0] - width / 2, foot[1] + TABLET_DROP * unit - height))
