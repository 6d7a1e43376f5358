"""Points round by round: one line per seat on paper, told apart by shape and dash as well."""

from dataclasses import dataclass

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.lettering import write
from sprites.common.materials import framed_paper
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept
from sprites.common.theme import DEFAULT_THEME, Theme

_DASHES: dict[str, str | None] = {
    "square": None,
    "circle": "9 5",
    "triangle": "2 5",
    "diamond": "12 4 2 4",
    "hexagon": "5 3",
    "pentagon": "14 5",
    "cross": "3 3 9 3",
}


@dataclass(frozen=True, slots=True)
class Series:
    """A seat's points after each step; shorter than the steps if the seat dropped out."""

    name: str
    style: PlayerStyle
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """`steps` are the words under the axis, one per point ("1", "2" ..)."""

    series: tuple[Series, ...]
    steps: tuple[str, ...]
    title: str = ""
    axis: str = ""
    """What the steps are, such as the round."""


@dataclass(frozen=True, slots=True)
class _Plane:
    """From values to px."""

    box: pygame.Rect
    low: float
    high: float
    steps: int

    def x(self, step: int) -> float:
        return self.box.left + self.box.width * step / max(1, self.steps - 1)

    def y(self, value: float) -> float:
        return self.box.bottom - self.box.height * (value - self.low) / (self.high - self.low)


@kept
def chart(state: Chart, size: tuple[int, int], scale: float, theme: Theme = DEFAULT_THEME) -> Drawn:
    """The chart on a sheet of `size` px; targets "point:<seat index>:<step>"."""
    theme = theme.for_slips()
    canvas = framed_paper(size, scale, 41, theme.paper, 7, theme.rule, theme.ink).copy()
    texts: list[pygame.Rect] = []
    top = 14 * scale
    if state.title:
        font = fonts.serif(18 * scale, "bold")
        at = (18 * scale, top + font.get_height() / 2)
        texts.append(write(canvas, state.title, font, theme.accent, at))
        top += font.get_height() + 4 * scale
    ticks = _ticks(state.series)
    plane = _plane(state, ticks, size, top, scale)
    texts += _draw_grid(canvas, plane, ticks, scale, theme)
    texts += _draw_steps(canvas, state, plane, scale, theme)
    _draw_lines(canvas, state, plane, scale)
    texts += _draw_names(canvas, state, plane, scale, theme)
    rects = _point_rects(state, plane, scale)
    return Drawn(canvas, size, rects=rects, texts=tuple(texts))


def _ticks(series: tuple[Series, ...]) -> list[int]:
    """Round values that enclose all points, three to seven of them."""
    values = [value for line in series for value in line.points] or [0.0]
    low, high = min(0.0, *values), max(1.0, *values)
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        if (high - low) / step <= 6:
            break
    first = int(low // step)
    last = -int(-high // step)
    return [step * index for index in range(first, last + 1)]


def _plane(
    state: Chart, ticks: list[int], size: tuple[int, int], top: float, scale: float
) -> _Plane:
    number = fonts.sans(13 * scale)
    left = 16 * scale + max(number.size(_figure(tick))[0] for tick in ticks) + 8 * scale
    right = size[0] - 16 * scale - _names_width(state, size, scale)
    bottom = size[1] - 14 * scale - number.get_height() * (2 if state.axis else 1)
    box = pygame.Rect(round(left), round(top + 8 * scale), 0, 0)
    box.width = max(20, round(right - left))
    box.height = max(20, round(bottom - box.top))
    return _Plane(box, ticks[0], ticks[-1], len(state.steps))


def _names_width(state: Chart, size: tuple[int, int], scale: float) -> float:
    font = fonts.serif(14 * scale, "semibold")
    widest = max((font.size(_label(line))[0] for line in state.series), default=0)
    return min(size[0] * 0.3, widest + 26 * scale)


def _label(line: Series) -> str:
    return f"{line.name} {_figure(line.points[-1])}" if line.points else line.name


def _figure(value: float) -> str:
    """A number with a real minus sign: the hyphen is too short to be seen."""
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")


def _draw_grid(
    canvas: pygame.Surface, plane: _Plane, ticks: list[int], scale: float, theme: Theme
) -> list[pygame.Rect]:
    font = fonts.sans(13 * scale)
    texts = []
    for tick in ticks:
        y = round(plane.y(tick))
        strong = tick == 0
        line = pygame.Rect(plane.box.left, y, plane.box.width, max(1, round(scale * strong)))
        pygame.draw.rect(canvas, rgb(theme.rule if strong else theme.hairline), line)
        at = (plane.box.left - 7 * scale, y)
        texts.append(write(canvas, _figure(tick), font, theme.text_soft, at, "right"))
    return texts


def _draw_steps(
    canvas: pygame.Surface, state: Chart, plane: _Plane, scale: float, theme: Theme
) -> list[pygame.Rect]:
    """The words under the axis, every second or third where they are many."""
    font = fonts.sans(13 * scale)
    widest = max((font.size(step)[0] for step in state.steps), default=1) + 6 * scale
    pitch = plane.box.width / max(1, plane.steps - 1)
    every = max(1, -(-round(widest) // max(1, round(pitch))))
    middle = plane.box.bottom + 4 * scale + font.get_height() / 2
    texts = []
    for index in range(0, plane.steps, every):
        at = (plane.x(index), middle)
        texts.append(write(canvas, state.steps[index], font, theme.text_soft, at, "centre"))
    if state.axis:
        words = fonts.serif(13.5 * scale, "regular", italic=True)
        at = (plane.box.centerx, middle + font.get_height())
        texts.append(write(canvas, state.axis, words, theme.text_soft, at, "centre"))
    return texts


def _draw_lines(canvas: pygame.Surface, state: Chart, plane: _Plane, scale: float) -> None:
    body = ""
    for line in state.series:
        points = [(plane.x(step), plane.y(value)) for step, value in enumerate(line.points)]
        if not points:
            continue
        data = "M" + " L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points)
        dashes = _scaled(_DASHES[line.style.shape], scale)
        body += svg.path(data, stroke="#fff8e4", stroke_width=5.4 * scale, stroke_opacity=0.75)
        body += svg.path(data, stroke=line.style.dark, stroke_width=3.6 * scale)
        body += svg.path(
            data, stroke=line.style.light, stroke_width=1.8 * scale, stroke_dasharray=dashes
        )
        for x, y in points:
            fill, ink = line.style.fill, line.style.ink
            body += shape_svg(line.style.shape, x, y, 4.6 * scale, fill, ink, 1.3 * scale)
    width, height = canvas.get_size()
    canvas.blit(svg.raster(svg.document(body, width, height), (width, height)), (0, 0))


def _scaled(dashes: str | None, scale: float) -> str | None:
    if dashes is None:
        return None
    return " ".join(svg.number(float(part) * scale) for part in dashes.split())


def _draw_names(
    canvas: pygame.Surface, state: Chart, plane: _Plane, scale: float, theme: Theme
) -> list[pygame.Rect]:
    """Name and last value at the end of each line, pushed apart where lines end close together."""
    font = fonts.serif(14 * scale, "semibold")
    room = canvas.get_width() - plane.box.right - round(30 * scale)
    lines = sorted(
        (line for line in state.series if line.points), key=lambda line: plane.y(line.points[-1])
    )
    wanted = [plane.y(line.points[-1]) for line in lines]
    places = spread(wanted, font.get_height(), plane.box.top, plane.box.bottom)
    texts = []
    for line, y in zip(lines, places, strict=True):
        mark = shape_svg(line.style.shape, 8, 8, 6.4, line.style.fill, line.style.ink, 1.4)
        size = round(14 * scale)
        sign = svg.raster(svg.document(mark, 16, 16), (size, size))
        left = plane.box.right + round(9 * scale)
        canvas.blit(sign, sign.get_rect(midleft=(left, round(y))))
        words = fonts.ellipsize(font, _label(line), room)
        texts.append(write(canvas, words, font, theme.text, (left + 18 * scale, y)))
    return texts


def spread(wanted: list[float], pitch: float, low: float, high: float) -> list[float]:
    """Ascending places at least `pitch` apart, near the wanted ones and between low and high."""
    places = list(wanted)
    for index in range(1, len(places)):
        places[index] = max(places[index], places[index - 1] + pitch)
    over = places[-1] - high if places else 0.0
    if over > 0:
        places[-1] -= over
        for index in range(len(places) - 2, -1, -1):
            places[index] = min(places[index], places[index + 1] - pitch)
    return [max(low, place) if index == 0 else place for index, place in enumerate(places)]


def _point_rects(state: Chart, plane: _Plane, scale: float) -> dict[str, pygame.Rect]:
    side = max(32, round(32 * scale))
    rects: dict[str, pygame.Rect] = {}
    for seat, line in enumerate(state.series):
        for step, value in enumerate(line.points):
            box = pygame.Rect(0, 0, side, side)
            box.center = (round(plane.x(step)), round(plane.y(value)))
            rects[f"point:{seat}:{step}"] = box
    return rects
