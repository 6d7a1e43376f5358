"""The seven-space track of virtue and corruption, as stained-glass roundels set in stone."""

import math
from collections.abc import Sequence

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import darker, lighter
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.icons.pen import INK, circle, line, path, radial, rect, star_path
from sprites.viscounts.pieces import MarkerKind, marker, on_table

Gain = tuple[str, int]
"""Name of an icon and how many of it."""

_GLASS = ("#3f74b5", "#3f93b5", "#4f9a8a", "#c2a445", "#c98a3c", "#b5533c", "#7a2f4c")
_PETALS = ("#7a5fb0", "#5b6fc0", "#6fae5a", "#d9803c", "#b5533c", "#8a3a5e", "#4c2f78")
_ON_THE_RIM = ("silver", "any")
_LEAD = "#211826"
_GRID = 50
_MARKER_SHARE = 0.72


def track_strip(size: tuple[int, int], unit: float, night: bool = False) -> pygame.Surface:
    """The stone strip that holds the roundels, px size."""
    return _strip(size, unit, night)


@kept
def _strip(size: tuple[int, int], unit: float, night: bool) -> pygame.Surface:
    width, height = size[0] / unit, size[1] / unit
    base, rim = ("#33324e", "#6e6c98") if night else ("#4b4556", "#8d8791")
    body = rect(0.8, 0.8, width - 1.6, height - 1.6, base, INK, 1.6, 6) + rect(
        3, 3, width - 6, height - 6, "none", rim, 1, 5
    )
    strip = svg.raster(svg.document(body, width, height), size).copy()
    grain(strip, (7 * unit, 7 * unit), 200, 255, 9)
    grain(strip, (1.4 * unit, 1.4 * unit), 226, 255, 10)
    return strip


@kept
def roundel(space: int, px: int) -> pygame.Surface:
    """The empty window of a space (1..7), px wide and high."""
    glass, petal = _GLASS[space - 1], _PETALS[space - 1]
    ring = radial(
        "ring", 18, 15, 36, (0, lighter(glass, 0.65)), (0.5, glass), (1, darker(glass, 0.5))
    )
    pale = radial("pale", 19, 17, 24, (0, lighter(glass, 0.9)), (1, lighter(glass, 0.58)))
    body = (
        ring.definition
        + pale.definition
        + circle(25.6, 26.4, 23, "#120814", opacity=0.5)
        + circle(24, 24, 23.2, "#57515f", INK, 1.6)
        + circle(24, 24, 22, "none", "#8a8494", 0.9)
        + circle(24, 24, 20.4, ring.url, _LEAD, 1.8)
        + _petals(petal)
        + circle(24, 24, 15.6, pale.url, _LEAD, 1.7)
        + line("M6.6 19 Q10 8.4 20 5", "#ffffff", 2, 0.65)
        + line("M12.6 19 Q15 13.4 20 11.4", "#ffffff", 1.6, 0.6)
    )
    return svg.raster(svg.document(body, _GRID, _GRID), (px, px))


def _petals(colour: str) -> str:
    """Every second field of the ring in a second glass, with the lead between them."""
    body = ""
    for step in range(12):
        start, end = (math.radians(30 * step + offset) for offset in (-8, 22))
        if step % 2:
            body += path(
                f"{_point('M', 20, start)} A20 20 0 0 1{_point(' ', 20, end)}"
                f"{_point(' L', 15.4, end)} A15.4 15.4 0 0 0{_point(' ', 15.4, start)} Z",
                colour,
                opacity=0.8,
            )
        body += line(_point("M", 15.4, start) + _point(" L", 20.2, start), _LEAD, 1.4)
    return body


def _point(command: str, radius: float, angle: float) -> str:
    return f"{command}{24 + radius * math.cos(angle):.2f} {24 + radius * math.sin(angle):.2f}"


@kept
def gain_window(space: int, gains: tuple[Gain, ...], px: int) -> pygame.Surface:
    """A space's window with what its collision gives: goods at the top, papers inside."""
    window = roundel(space, px).copy()
    u = px / 46
    inside = [gain for gain in gains if gain[0] not in _ON_THE_RIM]
    above = [gain for gain in gains if gain[0] in _ON_THE_RIM]
    centre = (22.6 * u, (26.6 if above else 22.4) * u)
    if len(inside) == 1:
        _count_and_icon(window, inside[0], centre, u)
    else:
        _icons_side_by_side(window, inside, centre, u)
    for name, count in above:
        if name == "silver":
            _pearl(window, count, u)
        else:
            _icons_side_by_side(window, [(name, 1)] * count, (22.2 * u, 8.4 * u), u)
    return window


def _count_and_icon(
    window: pygame.Surface, gain: Gain, centre: tuple[float, float], u: float
) -> None:
    name, count = gain
    if count == 1:
        picture = icon(name, round(21 * u))
        window.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
        return
    figure = fonts.render(fonts.serif(15 * u, "black"), str(count), "#1f1426")
    picture = icon(name, round(16.5 * u))
    left = centre[0] - (figure.get_width() + picture.get_width()) / 2
    top = centre[1] - figure.get_height() / 2
    window.blit(figure, (round(left), round(top - 0.5 * u)))
    window.blit(
        picture,
        (round(left + figure.get_width()), round(centre[1] - picture.get_height() / 2)),
    )


def _icons_side_by_side(
    window: pygame.Surface, gains: Sequence[Gain], centre: tuple[float, float], u: float
) -> None:
    px = round((16.5 if len(gains) < 3 else 14) * u)
    spread = 13 * u if len(gains) < 3 else 9.4 * u
    for index, (name, _) in enumerate(gains):
        x = centre[0] + (index - (len(gains) - 1) / 2) * spread
        window.blit(icon(name, px), (round(x - px / 2), round(centre[1] - px / 2)))


def _pearl(window: pygame.Surface, count: int, u: float) -> None:
    """A small coin at the top of the lead, with its value."""
    px = max(round(17.5 * u), 16)
    box = pygame.Rect(round(22.1 * u - px / 2), 0, px, px)
    window.blit(icon("coin", px), box.topleft)
    figure = fonts.render(fonts.serif(13 * u, "black"), str(count), "#2a1626")
    window.blit(figure, figure.get_rect(center=box.center))


@kept
def _burst(px: int) -> pygame.Surface:
    body = path(star_path(32, 32, 10, 31, 21), "#f2c75c", INK, 2.4, 0.95)
    return svg.raster(svg.document(body, 64, 64), (px, px))


def draw_markers(
    target: pygame.Surface,
    spaces: Sequence[pygame.Rect],
    corruption: int,
    virtue: int,
    scale: float,
) -> None:
    """Both markers on their spaces (1..7); together in a burst when they have met."""
    stuck = corruption == virtue
    placed: tuple[tuple[MarkerKind, int, float], ...] = (
        ("corruption", corruption, -1),
        ("virtue", virtue, 1),
    )
    for kind, space, side in placed:
        box = spaces[space - 1]
        # A marker over half a figure reads badly: the window under it is shown without its gains.
        if not stuck or kind == "corruption":
            target.blit(roundel(space, box.width), box.topleft)
        if stuck and kind == "corruption":
            burst = _burst(round(box.width * 1.06))
            target.blit(burst, burst.get_rect(center=box.center))
        px = round(box.width * (0.6 if stuck else _MARKER_SHARE))
        picture = marker(kind, px)
        shift = side * box.width * 0.21 if stuck else 0
        middle = (round(box.centerx - box.width * 0.02 + shift), box.centery)
        corner = picture.get_rect(center=middle)
        on_table(kind, None, px, scale * 0.8).blit(target, corner.topleft)
