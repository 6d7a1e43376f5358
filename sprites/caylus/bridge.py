"""The bridge with its numbered arches, where pass markers lie. Px of the board."""

from __future__ import annotations

import pygame

from sprites.caylus.castle_stone import masonry
from sprites.caylus.palette import DEEP, INK, OAK, SANDSTONE, WATER, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common import fonts
from sprites.common.light import clip
from sprites.common.noise import grain
from sprites.common.surface_cache import kept

_ARCHES = 4
DECK = 0.36
"""Height of the parapet at the bridge's ends, as a share of its box."""
_FOOT = 0.96


@kept
def bridge_picture(size: tuple[int, int], lane: int, unit: float) -> pygame.Surface:
    """The bridge filling `size` px; `lane` is the height of the road that runs over it, px."""
    width, height = size
    stone = _stone(size, unit)
    d = Drawing(max(1.0, 1.3 * unit))
    deck, foot = height * DECK, height * _FOOT
    pitch = width / _ARCHES
    d.add(
        f'<path d="{_deck_line(width, deck, lane)}" fill="none" stroke="#57431f" '
        f'stroke-width="{lane * 0.92:.1f}"/>'
    )
    d.add(
        f'<path d="{_deck_line(width, deck, lane)}" fill="none" stroke="#cdb589" '
        f'stroke-width="{lane * 0.8:.1f}"/>'
    )
    _deck_stones(d, width, deck, lane)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.blit(d.once((0, 0, width, height), size), (0, 0))
    canvas.blit(stone, (0, 0))
    over = Drawing(max(1.0, 1.3 * unit))
    for arch in range(_ARCHES):
        _arch(over, pitch * (arch + 0.5), foot, pitch * 0.66, height * 0.36, unit)
    _parapet(over, width, deck, unit)
    for arch in range(_ARCHES):
        _number_disc(over, pitch * (arch + 0.5), deck + height * 0.115, pitch, unit)
    canvas.blit(over.once((0, 0, width, height), size), (0, 0))
    for arch in range(_ARCHES):
        figure = fonts.render(
            fonts.serif(max(fonts.FLOOR, 13 * unit), "black"), str(arch + 1), "#fff3d2"
        )
        middle = (pitch * (arch + 0.5), deck + height * 0.11)
        canvas.blit(figure, figure.get_rect(center=(round(middle[0]), round(middle[1]))))
    return canvas


def _rise(width: float, x: float) -> float:
    """How much the bridge rises at x, 0 at both ends, 1 in the middle."""
    return 1 - (2 * x / width - 1) ** 2


def _crown(width: float, deck: float, x: float) -> float:
    return deck - deck * 0.22 * _rise(width, x)


def _deck_line(width: float, deck: float, lane: float) -> str:
    points = [
        f"{width * step / 12:.1f} {_crown(width, deck, width * step / 12) - lane * 0.36:.1f}"
        for step in range(13)
    ]
    return "M" + " L".join(points)


def _deck_stones(d: Drawing, width: float, deck: float, lane: float) -> None:
    strokes = []
    step = max(3.0, lane * 0.17)
    count = int(width / step)
    for column in range(count):
        x = column * step
        y = _crown(width, deck, x) - lane * 0.36
        strokes.append(f"M{x:.1f} {y - lane * 0.36:.1f} v{lane * 0.72:.1f}")
    for share in (-0.24, -0.08, 0.08, 0.24):
        points = [
            f"{width * i / 12:.1f} "
            f"{_crown(width, deck, width * i / 12) - lane * 0.36 + lane * share:.1f}"
            for i in range(13)
        ]
        strokes.append("M" + " L".join(points))
    d.line(" ".join(strokes), "#8d7350", max(0.7, lane * 0.02), 0.8)


def _stone(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The side of the bridge, cut out of masonry."""
    width, height = size
    deck = height * DECK
    d = Drawing(1.0)
    masonry(d, (0, 0, width, height), max(3.6, 7 * unit), 23, "#c9ab78")
    wall = d.once((0, 0, width, height), size)
    grain(wall, (max(2.0, 6 * unit), max(2.0, 5 * unit)), 222, 255, 4)
    mask = Drawing(1.0)
    top = " L".join(
        f"{width * step / 16:.1f} {_crown(width, deck, width * step / 16):.1f}"
        for step in range(17)
    )
    low = height * _FOOT
    mask.fill(f"M0 {low:.1f} L{top} L{width} {low:.1f} Z", "#ffffff")
    return clip(wall, mask.once((0, 0, width, height), size))


def _arch(d: Drawing, x: float, foot: float, width: float, high: float, unit: float) -> None:
    half = width / 2
    head = foot - high + half
    data = (
        f"M{x - half:.1f} {foot:.1f} V{head:.1f} A{half:.1f} {half:.1f} 0 0 1 {x + half:.1f} "
        f"{head:.1f} V{foot:.1f} Z"
    )
    d.line(data, shaded(SANDSTONE, 0.5), width * 0.32)
    d.line(data, "#f0dfb2", width * 0.25)
    d.path(data, d.linear((0, head), (0, foot), (0, DEEP), (0.5, "#3f5660"), (1, WATER)))
    d.line(f"M{x - half * 0.7:.1f} {foot - 1:.1f} h{width * 0.6:.1f}", "#eef6f4", 1.1 * unit, 0.8)


def _number_disc(d: Drawing, x: float, y: float, pitch: float, unit: float) -> None:
    radius = min(pitch * 0.46, max(9.0, 9.0 * unit))
    d.circle(x, y, radius, OAK)
    d.circle(x, y, radius * 0.8, "none", width=0.6)
    d.line(
        f"M{x - radius * 0.6:.1f} {y - radius * 0.5:.1f} q{radius * 0.3:.1f} "
        f"{-radius * 0.34:.1f} {radius * 0.7:.1f} {-radius * 0.34:.1f}",
        "#c99a62",
        unit,
    )


def _parapet(d: Drawing, width: float, deck: float, unit: float) -> None:
    top = " L".join(
        f"{width * step / 16:.1f} {_crown(width, deck, width * step / 16):.1f}"
        for step in range(17)
    )
    d.line(f"M{top}", INK, 5.4 * unit)
    d.line(f"M{top}", lit(SANDSTONE, 0.4), 3.4 * unit)
    d.line(f"M{top}", "#fffaf0", 0.9 * unit, 0.8)
    for x in (2.5 * unit, width - 2.5 * unit):
        y = _crown(width, deck, x)
        d.rect(x - 3 * unit, y - 8 * unit, 6 * unit, 14 * unit, lit(SANDSTONE, 0.2))
        d.rect(x - 3.8 * unit, y - 10 * unit, 7.6 * unit, 3 * unit, lit(SANDSTONE, 0.5))
