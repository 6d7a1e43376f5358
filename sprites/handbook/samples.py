"""Samples beside the settings: seat colours for different eyes, a pawn on its way, bells."""

import math
from collections.abc import Sequence
from itertools import pairwise

from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING
from sprites.common.contrast import Deficiency, simulate
from sprites.common.drawn import Pointer
from sprites.common.lettering import fit_on_few, sizes_from, write_lines
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept
from sprites.common.tween import ease_in_out


def seat_colours(
    target: Surface,
    box: Rect,
    styles: Sequence[PlayerStyle],
    rows: Sequence[tuple[str, Deficiency | None]],
    scale: float,
    words_scale: float,
) -> int:
    """A row of pawns for each kind of eye, its name in front; returns the lower end, px."""
    high = round(38 * scale)
    room = round(box.width * 0.34)
    for index, (words, eye) in enumerate(rows):
        top = box.y + index * (high + round(3 * scale))
        label = fonts.fit(
            words,
            room,
            15.5 * words_scale,
            13,
            weight="regular",
            italic=True,
            colour=PLAIN_BINDING.soft,
        )
        target.blit(label, label.get_rect(midleft=(box.x, top + high // 2)))
        step = (box.width - room) / max(1, len(styles))
        for place, seat in enumerate(styles):
            figure = pawn(seen(seat, eye), high)
            middle = box.x + room + step * (place + 0.5)
            target.blit(figure, figure.get_rect(center=(round(middle), top + high // 2)))
    return box.y + len(rows) * (high + round(3 * scale))


def seen(seat: PlayerStyle, eye: Deficiency | None) -> PlayerStyle:
    """A seat's style as an eye sees it."""
    if eye is None:
        return seat
    return PlayerStyle(
        f"{seat.key}-{eye}",
        simulate(seat.fill, eye),
        simulate(seat.light, eye),
        simulate(seat.dark, eye),
        simulate(seat.ink, eye),
        seat.shape,
        simulate(seat.mark, eye),
    )


@kept
def pawn(seat: PlayerStyle, high: int) -> Surface:
    """A turned wooden pawn with the seat's shape on its foot."""
    body_fill = svg.linear_gradient(
        "wood", (8, 4), (32, 44), (0, seat.light), (0.45, seat.fill), (1, seat.dark)
    )
    body = svg.ellipse(20, 44.4, 15, 3.2, "#1d0d12", fill_opacity=0.35)
    body += svg.path(
        "M6 44 Q5.4 39 9 36.4 Q14.6 32 15.4 23 H24.6 Q25.4 32 31 36.4 Q34.6 39 34 44 Z",
        "url(#wood)", seat.ink, 1.8,
    )  # fmt: skip
    body += svg.ellipse(20, 22.6, 8.4, 3, "url(#wood)", seat.ink, 1.6)
    body += svg.circle(20, 12.6, 9.4, "url(#wood)", seat.ink, 1.8)
    body += svg.path("M14.2 11 A6.4 6.4 0 0 1 18.6 6.6", stroke="#ffffff", stroke_width=1.8,
                     stroke_opacity=0.6)  # fmt: skip
    body += shape_svg(seat.shape, 20, 38, 5.4, seat.mark, seat.ink, 1.1)
    return svg.raster(svg.document(body, 40, 48, body_fill), (round(high * 40 / 48), high))


def way_points(box: Rect, count: int = 4) -> list[tuple[int, int]]:
    """Places along a road that winds through a box."""
    step = box.width / count
    return [
        (
            round(box.x + step * (index + 0.5)),
            round(box.centery + (box.height * 0.17 if index % 2 else -box.height * 0.1)),
        )
        for index in range(count)
    ]


def draw_way(target: Surface, box: Rect, points: Sequence[tuple[int, int]], scale: float) -> None:
    """A framed little land with a road and a disc at every place."""
    inside = tuple((x - box.x, y - box.y) for x, y in points)
    target.blit(_land(box.size, inside, scale), box)


_PINES = (
    (0.05, 0.5), (0.25, 0.9), (0.29, 0.47), (0.5, 0.46), (0.52, 0.92), (0.74, 0.47), (0.76, 0.9),
    (0.95, 0.56),
)  # fmt: skip
"""Places of trees in shares of the land."""


@kept
def _land(size: tuple[int, int], points: tuple[tuple[int, int], ...], scale: float) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    places = [(x / scale, y / scale) for x, y in points]
    sky = svg.linear_gradient("sky", (0, 0), (0, high * 0.5), (0, "#f6e6bf"), (1, "#e3c98c"))
    sky += svg.linear_gradient(
        "meadow", (0, high * 0.42), (0, high), (0, "#b9b768"), (1, "#8f9f55")
    )
    body = svg.rect(1, 1, wide - 2, high - 2, "url(#sky)", rx=6)
    body += svg.path(_ridge(wide, high, 0.42, (-38, -52, -40)), "#a4a76a")
    body += svg.path(_ridge(wide, high, 0.47, (26, -30, 22)), "url(#meadow)")
    line = _smooth(places)
    for colour, thick in (("#5a3a2a", 17.0), ("#e8d0a0", 13.0)):
        body += svg.path(line, stroke=colour, stroke_width=thick)
    body += svg.path(line, stroke="#c9a873", stroke_width=1.6, stroke_dasharray="7 6")
    for x, share in _PINES:
        body += _pine(wide * x, high * share)
    for x, y in places:
        body += svg.circle(x, y + 1.6, 17, "#3a2a20", fill_opacity=0.4)
        body += svg.circle(x, y, 16.4, "#f7ecd2", "#4a3222", 2)
        body += svg.circle(x, y, 12.4, "none", "#c9a060", 1.4)
    body += svg.rect(1, 1, wide - 2, high - 2, "none", "#4a3222", 1.8, 6)
    body += svg.rect(4.4, 4.4, wide - 8.8, high - 8.8, "none", "#f6dc9a", 1, 4)
    return svg.raster(svg.document(body, wide, high, sky), size)


def _ridge(wide: float, high: float, share: float, bows: tuple[float, float, float]) -> str:
    """Land below a line of three bows."""
    top = high * share
    line = f"M1 {svg.number(top)}"
    for index, bow in enumerate(bows):
        start, end = wide * index / 3, wide * (index + 1) / 3
        line += f" Q{svg.number((start + end) / 2)} {svg.number(top + bow)} "
        line += f"{svg.number(min(wide - 1, end))} {svg.number(top)}"
    return f"{line} V{svg.number(high - 1)} H1 Z"


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """A line through the points that leaves and reaches each of them level."""
    data = f"M{svg.number(points[0][0])} {svg.number(points[0][1])}"
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = svg.number((x0 + x1) / 2)
        start, end = svg.number(y0), f"{svg.number(x1)} {svg.number(y1)}"
        data += f" C{middle} {start} {middle} {svg.number(y1)} {end}"
    return data


def _pine(x: float, y: float) -> str:
    left, right = svg.number(x - 8), svg.number(x + 8)
    at, top = svg.number(x), svg.number(y - 26)
    tree = svg.rect(x - 1.6, y - 4, 3.2, 7, "#5a3a2a")
    tree += svg.path(f"M{left} {svg.number(y - 3)} L{at} {top} L{right} {svg.number(y - 3)} Z",
                     "#4f7048", "#2a3a28", 1.4)  # fmt: skip
    return tree + svg.path(
        f"M{at} {svg.number(y - 22)} L{svg.number(x + 5)} {svg.number(y - 5)}",
        stroke="#3a5a3a", stroke_width=1.2,
    )  # fmt: skip


def draw_walker(
    target: Surface,
    points: Sequence[tuple[int, int]],
    step: int,
    share: float,
    seat: PlayerStyle,
    scale: float,
    still: bool,
) -> None:
    """A pawn between two places: on an arc, or `still` at the one where it goes."""
    figure = pawn(seat, round(52 * scale))
    start, end = points[step % len(points)], points[(step + 1) % len(points)]
    if still:
        share = 1.0
    eased = ease_in_out(share)
    lift = math.sin(math.pi * eased) * 22 * scale
    x = start[0] + (end[0] - start[0]) * eased
    y = start[1] + (end[1] - start[1]) * eased - lift
    target.blit(figure, figure.get_rect(midbottom=(round(x), round(y + 8 * scale))))


def draw_bell(
    target: Surface,
    box: Rect,
    key: str,
    words: str,
    scale: float,
    pointer: Pointer,
    silent: bool,
    chosen: bool = False,
) -> None:
    """A plaque with a bell and the name of a sound; faded while nothing can be heard. `chosen`:
    it sounds now."""
    look = "hover" if key in (pointer.hovered, pointer.focused) else ""
    target.blit(_bell_plate(box.size, scale, look, key == pointer.pressed or chosen), box)
    px = round(26 * scale)
    bell = _bell(px, silent)
    target.blit(bell, bell.get_rect(midleft=(box.x + round(10 * scale), box.centery)))
    left = box.x + px + round(20 * scale)
    room = box.right - left - round(8 * scale)
    ink = PLAIN_BINDING.faint if silent else PLAIN_BINDING.text
    label = fit_on_few(words, room, sizes_from(16, 13, scale))
    write_lines(target, label, ink, (left, box.centery))


@kept
def _bell_plate(size: tuple[int, int], scale: float, look: str, pressed: bool) -> Surface:
    wide, high = size
    fill = "#e0cc9c" if pressed else PLAIN_BINDING.slip if look else "#ecdcb4"
    rim = PLAIN_BINDING.rule if look else PLAIN_BINDING.hairline
    body = svg.rect(1, 1, wide - 2, high - 2, fill, rim, 1.4, 7 * scale)
    return svg.raster(svg.document(body, wide, high), size)


@kept
def _bell(px: int, silent: bool) -> Surface:
    gold = ("#cbbd9c", "#b0a182", "#8d7f64") if silent else ("#fbe6a6", "#cf9a3c", "#7a5220")
    fill = svg.linear_gradient("gold", (6, 4), (26, 28), (0, gold[0]), (0.5, gold[1]), (1, gold[2]))
    ink = "#7d6f58" if silent else "#3a2210"
    body = svg.circle(16, 27, 2.8, gold[1], ink, 1.4)
    body += svg.path(
        "M4.6 25 Q8 22 8 14.6 Q8.4 6.4 16 5.6 Q23.6 6.4 24 14.6 Q24 22 27.4 25 Z", "url(#gold)",
        ink, 1.7,
    )  # fmt: skip
    body += svg.circle(16, 4.6, 2.2, gold[1], ink, 1.3)
    if silent:
        body += svg.path("M5 28 L28 4", stroke="#8e2f2a", stroke_width=2.6)
    return svg.raster(svg.document(body, 32, 32, fill), (px, px))
