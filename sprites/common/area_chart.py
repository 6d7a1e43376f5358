"""Shares that add up to all: one area per seat over the other, told apart by its sign as well."""

from dataclasses import dataclass

import pygame

from sprites.common import fonts, svg
from sprites.common.chart import spread
from sprites.common.drawn import Drawn
from sprites.common.lettering import write
from sprites.common.players import PlayerStyle, badge, shape_svg
from sprites.common.surface_cache import kept
from sprites.common.theme import DEFAULT_THEME, Theme

CASING, CREAM = "#2a1626", "#fff4d8"
_PITCH = (44.0, 30.0)
"""Units from one woven sign to the next, along and down."""
_SIGN = 6.0
_WOVEN = 70
"""Of 255: how strongly a sign stands in the cloth."""
_NAME, _NOTE, _FIGURE = 14.5, 13.0, 13.0


@dataclass(frozen=True, slots=True)
class Area:
    """A seat's share at each place, 0 to 1, and what is said of it at the right end."""

    name: str
    note: str
    style: PlayerStyle
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class AreaChart:
    """`areas` from the bottom; `places` of their points along the axis, 0 to 1; `ticks`: words at
    places; `percents`: the words of 0, 25, 50, 75 and 100 %."""

    areas: tuple[Area, ...]
    places: tuple[float, ...]
    ticks: tuple[tuple[float, str], ...]
    axis: str
    percents: tuple[str, ...]


@kept
def area_chart(
    state: AreaChart, size: tuple[int, int], scale: float, theme: Theme = DEFAULT_THEME
) -> Drawn:
    """The chart without ground, on `size` px; rects: `plane`, and `seat:<n>` for each name."""
    theme = theme.for_slips()
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    plane = _plane(state, size, scale)
    texts = _draw_percents(canvas, state, plane, scale, theme)
    if len(state.places) > 1:
        canvas.blit(_cloth(state, plane, size, scale), (0, 0))
    pygame.draw.rect(canvas, CASING, plane.inflate(4, 4), max(2, round(2 * scale)), 3)
    texts += _draw_ticks(canvas, state, plane, scale, theme)
    rects = {"plane": plane}
    texts += _draw_names(canvas, state, plane, scale, theme, rects)
    return Drawn(canvas, size, rects=rects, texts=tuple(texts))


def _plane(state: AreaChart, size: tuple[int, int], scale: float) -> pygame.Rect:
    figure = fonts.sans(_FIGURE * scale)
    left = max(figure.size(words)[0] for words in state.percents) + round(10 * scale)
    name, note = _fonts(scale)
    widest = max(
        (max(name.size(each.name)[0], note.size(each.note)[0]) for each in state.areas), default=0
    )
    right = min(round(size[0] * 0.26), widest + round(40 * scale))
    below = figure.get_height() * 2 + round(10 * scale)
    top = round(4 * scale)
    return pygame.Rect(left, top, size[0] - left - right, size[1] - top - below)


def _fonts(scale: float) -> tuple[pygame.font.Font, pygame.font.Font]:
    name = fonts.serif(_NAME * scale, "bold")
    return name, fonts.serif(_NOTE * scale, "regular", italic=True)


def _draw_percents(
    canvas: pygame.Surface, state: AreaChart, plane: pygame.Rect, scale: float, theme: Theme
) -> list[pygame.Rect]:
    font, last = fonts.sans(_FIGURE * scale), len(state.percents) - 1
    return [
        write(
            canvas,
            words,
            font,
            theme.text_soft,
            (plane.left - 7 * scale, plane.bottom - plane.height * at / last),
            "right",
        )
        for at, words in enumerate(state.percents)
    ]


def _cloth(
    state: AreaChart, plane: pygame.Rect, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """The areas with their signs, the lines between them, and lines at the quarters."""
    edges = _edges(state)
    xs = [plane.left + plane.width * place for place in state.places]
    body = woven = lines = ""
    for seat, each in enumerate(state.areas):
        low = [plane.bottom - plane.height * edge for edge in edges[seat]]
        high = [plane.bottom - plane.height * edge for edge in edges[seat + 1]]
        there = list(zip(xs, high, strict=True)) + list(zip(xs, low, strict=True))[::-1]
        body += svg.path(_way(there) + "Z", each.style.fill)
        woven += _signs(each, plane, xs, low, high, scale, seat)
        if seat:
            way = _way(list(zip(xs, low, strict=True)))
            lines += svg.path(way, stroke=CASING, stroke_width=4.2 * scale, stroke_opacity=0.75)
            lines += svg.path(way, stroke=CREAM, stroke_width=2 * scale)
    for quarter in (1, 2, 3):
        y = plane.bottom - plane.height * quarter / 4
        way = (
            f"M{svg.number(plane.left)} {svg.number(y)} L{svg.number(plane.right)} {svg.number(y)}"
        )
        dashes = f"{svg.number(5 * scale)} {svg.number(5 * scale)}"
        lines += svg.path(
            way, stroke=CREAM, stroke_width=scale, stroke_opacity=0.75, stroke_dasharray=dashes
        )
    cloth = svg.raster(svg.document(body, *size), size).copy()
    faint = svg.raster(svg.document(woven, *size), size).copy()
    faint.set_alpha(_WOVEN)
    cloth.blit(faint, (0, 0))
    cloth.blit(svg.raster(svg.document(lines, *size), size), (0, 0))
    return cloth


def _edges(state: AreaChart) -> list[list[float]]:
    """The lower edge of every area at every place, and the upper one of the last."""
    edges = [[0.0] * len(state.places)]
    for each in state.areas:
        edges.append([low + share for low, share in zip(edges[-1], each.shares, strict=True)])
    return edges


def _way(points: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points)


def _signs(
    area: Area,
    plane: pygame.Rect,
    xs: list[float],
    low: list[float],
    high: list[float],
    scale: float,
    seat: int,
) -> str:
    """The seat's sign wherever it has room in its own cloth."""
    body, r = "", _SIGN * scale
    along, down = (step * scale for step in _PITCH)
    y, row = plane.top + down / 2, 0
    while y < plane.bottom:
        x = plane.left + along * (0.25 + 0.5 * ((row + seat) % 2))
        while x < plane.right:
            reach = (_between(xs, high, x - r), _between(xs, high, x + r))
            floor = (_between(xs, low, x - r), _between(xs, low, x + r))
            if max(reach) + r < y < min(floor) - r:
                style = area.style
                body += shape_svg(style.shape, x, y, r, style.mark, style.ink, scale)
            x += along
        y += down
        row += 1
    return body


def _between(xs: list[float], ys: list[float], x: float) -> float:
    """The height of a line at a place."""
    for at in range(1, len(xs)):
        if x <= xs[at]:
            wide = max(1e-6, xs[at] - xs[at - 1])
            return ys[at - 1] + (ys[at] - ys[at - 1]) * (x - xs[at - 1]) / wide
    return ys[-1]


def _draw_ticks(
    canvas: pygame.Surface, state: AreaChart, plane: pygame.Rect, scale: float, theme: Theme
) -> list[pygame.Rect]:
    """The words under the axis, as many as have room."""
    font, texts = fonts.sans(_FIGURE * scale), []
    middle = plane.bottom + 8 * scale + font.get_height() / 2
    free = 0.0
    for place, words in state.ticks:
        x = plane.left + plane.width * place
        pygame.draw.line(canvas, CASING, (x, plane.bottom), (x, plane.bottom + 4 * scale))
        half = font.size(words)[0] / 2
        if x - half >= free:
            texts.append(write(canvas, words, font, theme.text_soft, (x, middle), "centre"))
            free = x + half + 6 * scale
    axis = fonts.serif(13.5 * scale, "regular", italic=True)
    at = (plane.centerx, middle + font.get_height())
    texts.append(write(canvas, state.axis, axis, theme.text_soft, at, "centre"))
    return texts


def _draw_names(
    canvas: pygame.Surface,
    state: AreaChart,
    plane: pygame.Rect,
    scale: float,
    theme: Theme,
    rects: dict[str, pygame.Rect],
) -> list[pygame.Rect]:
    """Seal, name and note beside the end of each area, pushed apart where they would meet."""
    name, note = _fonts(scale)
    high = max(32, name.get_height() + note.get_height())
    edges = [edge[-1] if edge else 0.0 for edge in _edges(state)]
    order = range(len(state.areas) - 1, -1, -1)
    middles = [(edges[at] + edges[at + 1]) / 2 for at in order]
    wanted = [plane.bottom - plane.height * middle for middle in middles]
    low, last = plane.top + high / 2, plane.bottom - high / 2
    places = spread([min(last, max(low, y)) for y in wanted], high + 4 * scale, low, last)
    texts, left = [], plane.right + round(8 * scale)
    seal = round(24 * scale)
    room = canvas.get_width() - left - seal - round(6 * scale)
    for at, y in zip(order, places, strict=True):
        area = state.areas[at]
        sign = badge(area.style, seal)
        canvas.blit(sign, sign.get_rect(midleft=(left, round(y))))
        x = left + seal + 6 * scale
        first = y - note.get_height() / 2 if area.note else y
        texts.append(
            write(canvas, fonts.ellipsize(name, area.name, room), name, theme.text, (x, first))
        )
        if area.note:
            second = y + name.get_height() / 2
            told = fonts.ellipsize(note, area.note, room)
            texts.append(write(canvas, told, note, theme.text_soft, (x, second)))
        box = pygame.Rect(left, 0, canvas.get_width() - left, high)
        box.centery = round(y)
        rects[f"seat:{at}"] = box
    return texts
