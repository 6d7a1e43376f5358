"""Small charts of a set's balance, always beside the program's figures: lengths, shares, use."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.colour import lighter, mix
from sprites.common.lettering import write
from sprites.common.players import PlayerStyle, badge
from sprites.common.surface_cache import kept

_ROW, _LABEL, _TYPE = 17.0, 104.0, 14.0


@dataclass(frozen=True, slots=True)
class Pair:
    """A row: what it is about, the program's value and that of the set, with their words."""

    words: str
    values: tuple[float, float]
    told: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Shares:
    """A row of shares by seat, 0 to 1: the program's and those of the set."""

    words: str
    values: tuple[tuple[float, ...], tuple[float, ...]]


def colours(binding: Binding) -> tuple[str, str]:
    """The program's figures and those of the set."""
    return mix(binding.hairline, binding.rule, 0.35), binding.accent


@kept
def legend(names: tuple[str, str], width: int, scale: float, binding: Binding) -> Surface:
    """Which colour is what."""
    font = fonts.serif(_TYPE * scale, "regular", True)
    high = font.get_height() + round(4 * scale)
    canvas = Surface((width, high), pygame.SRCALPHA)
    left, side = 0, round(13 * scale)
    room = width // 2 - side - round(14 * scale)
    for name, colour in zip(names, colours(binding), strict=True):
        box = Rect(left, (high - side) // 2, side, side)
        pygame.draw.rect(canvas, colour, box, 0, 3)
        pygame.draw.rect(canvas, "#2a1626", box, 1, 3)
        words = fonts.fit(
            name, room, _TYPE * scale, 13, weight="regular", italic=True, colour=binding.soft
        )
        canvas.blit(words, words.get_rect(midleft=(box.right + round(6 * scale), high // 2)))
        left = box.right + words.get_width() + round(26 * scale)
    return canvas


@kept
def pairs_chart(
    rows: tuple[Pair, ...], width: int, scale: float, binding: Binding, label: float = _LABEL,
    most: float = 0.0,
) -> Surface:  # fmt: skip
    """Two bars in each row on one scale; `most`: where the scale ends, else the longest bar."""
    high, gap = round(_ROW * scale), round(7 * scale)
    figure = fonts.serif(_TYPE * scale, "bold")
    side = max(figure.size(told)[0] for row in rows for told in row.told) + round(8 * scale)
    first = round(label * scale)
    room = width - first - side
    top_value = most or max(max(row.values) for row in rows) or 1.0
    canvas = Surface((width, len(rows) * (2 * high + gap)), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        top = number * (2 * high + gap)
        words = fonts.fit(row.words, first - round(8 * scale), 15 * scale, 13, colour=binding.text)
        canvas.blit(words, words.get_rect(midleft=(0, top + high)))
        for at, (value, told) in enumerate(zip(row.values, row.told, strict=True)):
            wide = max(2, round(room * value / top_value))
            bar = Rect(first, top + at * high + 1, wide, high - 2)
            colour = colours(binding)[at]
            canvas.blit(_bar(bar.size, colour), bar)
            ink = binding.text if at else binding.soft
            write(canvas, told, figure, ink, (bar.right + round(6 * scale), bar.centery))
    return canvas


@kept
def _bar(size: tuple[int, int], colour: str) -> Surface:
    fill = svg.linear_gradient("bar", (0, 0), (0, size[1]), (0, lighter(colour, 0.28)), (1, colour))
    body = svg.rect(0.5, 0.5, size[0] - 1, size[1] - 1, "url(#bar)", "#2a1626", 1, 2.5)
    return svg.raster(svg.document(body, *size, fill), size)


@kept
def shares_chart(
    rows: tuple[Shares, ...],
    styles: tuple[PlayerStyle, ...],
    names: tuple[str, str],
    width: int,
    scale: float,
    binding: Binding,
) -> Surface:
    """For each number of seats two strips that add up to all games, in the colours and with the
    signs of the seats; the set's below the program's."""
    high, gap = round(22 * scale), round(9 * scale)
    first = round(_LABEL * scale)
    room = width - first
    canvas = Surface((width, len(rows) * (2 * high + gap)), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        top = number * (2 * high + gap)
        words = fonts.fit(row.words, first - round(8 * scale), 15 * scale, 13, colour=binding.text)
        canvas.blit(words, words.get_rect(midleft=(0, top + high)))
        for at, shares in enumerate(row.values):
            strip = Rect(first, top + at * high + 1, room, high - 2)
            _strip(canvas, strip, shares, styles, scale, colours(binding)[at])
    return canvas


def _strip(
    canvas: Surface,
    box: Rect,
    shares: tuple[float, ...],
    styles: tuple[PlayerStyle, ...],
    scale: float,
    edge: str,
) -> None:
    """One strip; a mark at its left end says whose it is."""
    mark = round(5 * scale)
    pygame.draw.rect(canvas, edge, (box.x, box.y, mark, box.height), 0, 2)
    left = box.x + mark + 2
    room, done = box.right - left, 0.0
    font = fonts.serif(_TYPE * scale, "bold")
    for seat, share in enumerate(shares):
        start = left + round(room * done)
        done += share
        part = Rect(start, box.y, left + round(room * min(1.0, done)) - start, box.height)
        style = styles[seat]
        pygame.draw.rect(canvas, style.fill, part)
        pygame.draw.rect(canvas, "#2a1626", part, 1)
        px = round(box.height * 0.78)
        words = f"{share:.0%}"
        ink = style.ink if style.key in ("yellow", "white", "green") else "#fff8e6"
        wide = px + round(6 * scale) + font.size(words)[0]
        if wide + 6 <= part.width:
            sign = badge(style, px)
            spot = sign.get_rect(midleft=(part.centerx - wide // 2, part.centery))
            canvas.blit(sign, spot)
            write(canvas, words, font, ink, (spot.right + round(5 * scale), part.centery))
        elif px + 4 <= part.width:
            sign = badge(style, px)
            canvas.blit(sign, sign.get_rect(center=part.center))


@kept
def progress_bar(share: float, size: tuple[int, int], binding: Binding) -> Surface:
    """How much of something is done, 0 to 1."""
    wide, high = size
    body = svg.rect(1, 1, wide - 2, high - 2, "#3a2a20", "#1d1210", 1.4, high / 2)
    inside = max(high - 6, (wide - 6) * min(1.0, share))
    fill = svg.linear_gradient("done", (0, 0), (0, high), (0, "#7fb06a"), (1, "#37682f"))
    if share > 0:
        body += svg.rect(3, 3, inside, high - 6, "url(#done)", rx=(high - 6) / 2)
    body += svg.rect(2, 2, wide - 4, high - 4, "none", binding.gold, 0.9, high / 2 - 1)
    return svg.raster(svg.document(body, wide, high, fill), size)


@kept
def verdict_slip(words: str, kind: str, width: int, scale: float, binding: Binding) -> Surface:
    """What trial games say: "sound", "fault" or "open"; told apart by a sign, not only colour."""
    from sprites.common.glyphs import glyph
    from sprites.handbook.sets.slips import written

    pad, side = round(12 * scale), round(30 * scale)
    left = pad + side + round(12 * scale)
    said = written(words, 16 * scale, width - left - pad, binding.text)
    high = max(side, said.get_height()) + 2 * pad
    edge = {"sound": "#3d6a3a", "fault": "#a83a32"}.get(kind, binding.rule)
    body = svg.rect(
        1, 1, width - 2, high - 2, binding.slip, binding.hairline, 1.2, 5 * scale,
        fill_opacity=0.9,
    )  # fmt: skip
    body += svg.rect(1, 1, 5 * scale, high - 2, edge, rx=2 * scale)
    canvas = svg.raster(svg.document(body, width, high), (width, high)).copy()
    name = {"sound": "tick", "fault": "warning"}.get(kind, "ask")
    sign = glyph(name, side)  # type: ignore[arg-type]
    canvas.blit(sign, sign.get_rect(center=(pad + side // 2, high // 2)))
    canvas.blit(said, (left, (high - said.get_height()) // 2))
    return canvas
