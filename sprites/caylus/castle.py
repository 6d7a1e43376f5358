"""The castle under construction: every token taken builds one bay, stone by stone.

All pictures are in px of the board and cached: copy one before drawing on it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.caylus.castle_bays import bay_picture, plan_picture
from sprites.caylus.castle_stone import masonry
from sprites.caylus.geometry_castle import SECTIONS, Bay, CastleLayout, Section
from sprites.caylus.palette import INK, OAK, TIMBER, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common import fonts
from sprites.common.light import shadow, shadow_pad
from sprites.common.materials import paper
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept

_SHIELD, _LEAST_SHIELD = 0.92, 15
"""Width of a builder's shield against a medal, and px at least."""


@dataclass(frozen=True, slots=True)
class CastleView:
    """How far the castle is: tokens left of each section, and what a token is worth.

    `owners`: who built each standing bay, section by section; None for nobody.
    """

    left: tuple[int, int, int]
    points: tuple[int, int, int] = (4, 3, 2)
    owners: tuple[PlayerStyle | None, ...] = ()
    caption: str = ""
    """What the builders' board says over its numbers."""


def built_of(layout: CastleLayout, view: CastleView) -> dict[Section, int]:
    """How many bays of each section stand."""
    return {
        section: max(0, len(layout.bays[section]) - left)
        for section, left in zip(SECTIONS, view.left, strict=True)
    }


def draw_castle(
    target: pygame.Surface, layout: CastleLayout, view: CastleView, unit: float
) -> None:
    """Draw the castle, its scaffold and the plaque with what is left."""
    built = built_of(layout, view)
    for section in ("towers", "walls", "dungeon"):
        points = view.points[SECTIONS.index(section)]
        for bay in _back_to_front(layout.bays[section]):
            number = layout.bays[section].index(bay)
            if number < built[section]:
                picture, corner = bay_picture(bay, number, len(layout.bays[section]), unit)
            else:
                picture, corner = plan_picture(bay, unit)
            target.blit(picture, corner)
            if number >= built[section]:
                mark = medal(section, points, layout.medal)
                target.blit(mark, mark.get_rect(center=bay.medal))
    _draw_owners(target, layout, view, built)
    _draw_scaffold(target, layout, view, unit)
    board = plaque(layout.plaque.size, view.left, view.points, view.caption, unit)
    pad = shadow_pad((2 * unit, 3 * unit), 4 * unit)
    shade = _plaque_shadow(layout.plaque.size, unit)
    target.blit(shade, (layout.plaque.left - pad, layout.plaque.top - pad))
    target.blit(board, layout.plaque)


def _draw_owners(
    target: pygame.Surface, layout: CastleLayout, view: CastleView, built: dict[Section, int]
) -> None:
    """The builder's colour and shape on every bay that stands."""
    bays = [bay for section in SECTIONS for bay in layout.bays[section][: built[section]]]
    px = max(_LEAST_SHIELD, round(layout.medal * _SHIELD))
    for bay, owner in zip(bays, view.owners, strict=False):
        if owner is not None:
            mark = builders_shield(owner, px)
            target.blit(mark, mark.get_rect(center=bay.medal))


def all_bays(layout: CastleLayout) -> list[tuple[Bay, int, int]]:
    """All bays, for making their pictures ahead with `bay_picture` and `plan_picture`."""
    return [
        (bay, number, len(bays)) for bays in layout.bays.values() for number, bay in enumerate(bays)
    ]


def _back_to_front(bays: tuple[Bay, ...]) -> list[Bay]:
    return sorted(bays, key=lambda bay: bay.box.top)


@kept
def builders_shield(owner: PlayerStyle, px: int) -> pygame.Surface:
    """The arms of whoever delivered a bay, hung on its wall."""
    d = Drawing(3.4)
    outline = "M6 5 H58 V35 Q57 56 32 70 Q7 56 6 35 Z"
    d.fill(outline, "#2e1c28", 0.34)
    field = d.linear((6, 4), (58, 66), (0, owner.light), (0.4, owner.fill), (1, owner.dark))
    d.add('<g transform="translate(0,-2)">')
    d.path(outline, field, line=owner.ink)
    d.add(
        f'<path d="{outline}" fill="none" stroke="#fff0cc" stroke-width="3" '
        f'transform="translate(32,36) scale(0.8) translate(-32,-36)" stroke-opacity="0.8"/>'
    )
    d.add(shape_svg(owner.shape, 32, 32, 15, owner.mark, owner.ink, 2.4))
    d.add("</g>")
    return d.raster((64, 72), (px, round(px * 72 / 64)))


@kept
def medal(section: Section, points: int, size: int) -> pygame.Surface:
    """A castle token as it lies in an open bay: its section's shape and what it is worth."""
    d = Drawing(2.6)
    tone = {"dungeon": "#9c3f33", "walls": "#b8702a", "towers": "#5f7236"}[section]
    face = d.linear((8, 4), (56, 60), (0, lit(tone, 0.3)), (0.5, tone), (1, shaded(tone, 0.3)))
    outline = {
        "dungeon": "M8 6 H56 Q59 6 59 9 V55 Q59 58 56 58 H8 Q5 58 5 55 V9 Q5 6 8 6 Z",
        "walls": "M5 6 H59 V34 Q56 51 32 61 Q8 51 5 34 Z",
        "towers": "M32 2 L59 20 V56 Q59 60 55 60 H9 Q5 60 5 56 V20 Z",
    }[section]
    d.path(outline, face)
    d.add(
        f'<path d="{outline}" fill="none" stroke="#fff0cc" stroke-width="2" '
        f'transform="translate(32,32) scale(0.82) translate(-32,-32)" stroke-opacity="0.75"/>'
    )
    token = d.raster((64, 64), (size, size)).copy()
    figure = fonts.render(
        fonts.serif(max(fonts.FLOOR, size * 0.6), "black"), str(points), "#fff6dc"
    )
    drop = {"dungeon": 0.49, "walls": 0.46, "towers": 0.54}[section]
    token.blit(figure, figure.get_rect(center=(size * 0.5, size * drop)))
    return token


@kept
def plaque(
    size: tuple[int, int],
    left: tuple[int, int, int],
    points: tuple[int, int, int],
    caption: str,
    unit: float,
) -> pygame.Surface:
    """The builders' board: how many tokens of each section are left."""
    board = paper(size, unit, 31, "#ead9ab", 5).copy()
    d = Drawing(max(1.0, 1.3 * unit))
    width, height = size
    d.add(
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{5 * unit:.1f}" '
        f'fill="none" stroke="{INK}" stroke-width="{1.4 * unit:.1f}"/>'
    )
    words = fonts.fit(
        caption, round(width * 0.9), 13.4 * unit, weight="semibold", italic=True, colour="#5b3a20"
    )
    head = round(words.get_height() * 0.82) if caption else 0
    for x in (0.345, 0.665):
        top, foot = head + (height - head) * 0.16, head + (height - head) * 0.84
        d.line(f"M{width * x:.1f} {top:.1f} V{foot:.1f}", "#a9884e", max(1.0, unit))
    for x in (5 * unit, width - 5 * unit):
        d.circle(x, 5 * unit, 1.6 * unit, "#8d8076", width=0.7)
    board.blit(d.once((0, 0, width, height), size), (0, 0))
    if caption:
        board.blit(words, words.get_rect(midtop=(width // 2, round(unit))))
    line = head + (height - head) // 2 - (round(unit) if caption else 0)
    token = round((height - head) * 0.78)
    for index, section in enumerate(SECTIONS):
        middle = width * (0.19 + 0.315 * index)
        mark = medal(section, points[index], token)
        figure = fonts.render(
            fonts.serif(max(fonts.FLOOR, 17 * unit), "bold"), str(left[index]), "#38210f"
        )
        whole = token + round(4 * unit) + figure.get_width()
        start = round(middle - whole / 2)
        board.blit(mark, mark.get_rect(midleft=(start, line)))
        board.blit(figure, figure.get_rect(midleft=(start + token + round(4 * unit), line)))
    return board


@kept
def _plaque_shadow(size: tuple[int, int], unit: float) -> pygame.Surface:
    blank = pygame.Surface(size, pygame.SRCALPHA)
    blank.fill((255, 255, 255, 255))
    return shadow(blank, (2 * unit, 3 * unit), 4 * unit, 110)


def next_bay(layout: CastleLayout, built: dict[Section, int]) -> Bay | None:
    """The bay that the next token builds; None when the castle stands."""
    for section in SECTIONS:
        if built[section] < len(layout.bays[section]):
            return layout.bay(section, built[section])
    return None


def _draw_scaffold(
    target: pygame.Surface, layout: CastleLayout, view: CastleView, unit: float
) -> None:
    bay = next_bay(layout, built_of(layout, view))
    if bay is None:
        return
    picture, corner = scaffold(bay, unit)
    target.blit(picture, corner)
    points = view.points[SECTIONS.index(bay.section)]
    mark = medal(bay.section, points, layout.medal)
    target.blit(mark, mark.get_rect(center=bay.medal))


@kept
def scaffold(bay: Bay, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """First courses, poles and planks at the next bay, and a crane above it."""
    d = Drawing(max(1.0, 1.0 * unit))
    x, y, width, height = (float(value) for value in bay.box)
    foot = y + height
    rising = min(height * 0.24, 16 * unit)
    masonry(d, (x + width * 0.08, foot - rising, width * 0.84, rising), max(3.6, 7.6 * unit), 7)
    poles = " ".join(
        f"M{x + width * share:.1f} {foot:.1f} V{y + height * 0.04:.1f}" for share in (0.02, 0.98)
    )
    planks = " ".join(
        f"M{x - width * 0.12:.1f} {y + height * share:.1f} h{width * 1.24:.1f}"
        for share in (0.3, 0.72)
    )
    d.line(f"{poles} {planks}", INK, 3.2 * unit)
    d.line(poles, TIMBER, 1.9 * unit)
    d.line(planks, lit(TIMBER, 0.3), 1.9 * unit)
    braces = (
        f"M{x:.1f} {foot:.1f} L{x + width:.1f} {y + height * 0.72:.1f} "
        f"M{x + width:.1f} {y + height * 0.72:.1f} L{x:.1f} {y + height * 0.3:.1f}"
    )
    d.line(braces, OAK, 1.3 * unit)
    _crane(d, x + width * 0.9, y + height * 0.06, unit)
    over = 40 * unit
    corner = (round(x - 14 * unit), round(y - over))
    size = (round(width + 44 * unit), round(height + over + 3 * unit))
    return d.once((*corner, *size), size), corner


def _crane(d: Drawing, x: float, foot: float, unit: float) -> None:
    head = (x + 18 * unit, foot - 30 * unit)
    mast = f"M{x:.1f} {foot + 8 * unit:.1f} V{foot - 26 * unit:.1f}"
    jib = f"M{x - 8 * unit:.1f} {foot - 18 * unit:.1f} L{head[0]:.1f} {head[1]:.1f}"
    d.line(f"{mast} {jib}", INK, 3.6 * unit)
    d.line(f"{mast} {jib}", TIMBER, 2.1 * unit)
    d.line(f"M{x:.1f} {foot - 6 * unit:.1f} l{9 * unit:.1f} {-17 * unit:.1f}", OAK, 1.6 * unit)
    rope = head[1] + 16 * unit
    d.line(f"M{head[0]:.1f} {head[1]:.1f} V{rope:.1f}", INK, 0.9 * unit)
    size = 7.5 * unit
    d.path(
        f"M{head[0] - size / 2:.1f} {rope:.1f} h{size:.1f} v{size * 0.8:.1f} h{-size:.1f} Z",
        "#e2c898",
    )
    d.line(f"M{head[0] - size / 2 + 1:.1f} {rope + 1:.1f} h{size - 2:.1f}", "#fffaf0", unit)
