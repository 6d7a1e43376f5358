"""The three card bays of a player board, the icons printed in them and the arrows between."""

from collections.abc import Sequence

import pygame

from sprites.common import svg
from sprites.common.light import Shaded, with_shadow
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.icons.pen import circle, line, path, rect

ARROW_UNITS = 22


@kept
def bay(
    size: tuple[int, int], unit: float, start_icons: tuple[str, ...], night: bool = False
) -> pygame.Surface:
    """An empty bay of `size` px: a sunk frame with the icons that count while it is empty."""
    width, height = size[0] / unit, size[1] / unit
    floor, rim, stitch = (
        ("#12122c", "#5b5a92", "#8a88c4") if night else ("#231733", "#6d5a8c", "#c9a45a")
    )
    body = (
        rect(0.8, 0.8, width - 1.6, height - 1.6, floor, rim, 1.4, 7)
        + rect(2.4, 2.4, width - 4.8, height - 4.8, "none", "#0d0716", 1.6, 6)
        + _lattice(width, height, rim)
        + rect(8, 8, width - 16, height - 16, "none", stitch, 1, 5, 0.4)
        + _corner_ornaments(width, height, stitch)
    )
    if not start_icons:
        body += _way_in(width, height, stitch)
    hole = svg.raster(svg.document(body, width, height), size).copy()
    for name, centre, px in _printed(start_icons, size, unit):
        hole.blit(icon(name, px), (round(centre[0] - px / 2), round(centre[1] - px / 2)))
    return hole


def _lattice(width: float, height: float, colour: str) -> str:
    """A faint woven pattern of diamonds on the floor of the bay."""
    body, step = "", 15.5
    columns, rows = int((width - 12) / step), int((height - 12) / step)
    left, top = (width - (columns - 1) * step) / 2, (height - (rows - 1) * step) / 2
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * step, top + row * step
            body += path(f"M{x:.1f} {y - 2:.1f} l2 2 l-2 2 l-2 -2 Z", colour, opacity=0.3)
    return body


def _way_in(width: float, height: float, colour: str) -> str:
    """The first bay prints no icons: a card's outline with a dart shows where cards enter."""
    x, y = width / 2, height / 2
    outline = svg.rect(
        x - 21, y - 29, 42, 58, "none", colour, 1.8, 4, stroke_dasharray="5 4", stroke_opacity=0.75
    )
    dart = f"M{x - 12:g} {y:g} H{x + 2:g}"
    head = f"M{x + 13:g} {y:g} L{x + 1:g} {y - 9:g} V{y + 9:g} Z"
    return outline + line(dart, colour, 5, 0.75) + path(head, colour, opacity=0.75)


def _corner_ornaments(width: float, height: float, colour: str) -> str:
    curl = path("M0 10 Q1.6 1.6 10 0", "none", colour, 1.2, 0.7) + circle(
        5.4, 5.4, 1.3, colour, opacity=0.7
    )
    places = ((12, 12), (width - 12, 12), (width - 12, height - 12), (12, height - 12))
    return "".join(
        svg.group(curl, f"translate({x:g},{y:g}) rotate({90 * turn})")
        for turn, (x, y) in enumerate(places)
    )


def _printed(
    names: tuple[str, ...], size: tuple[int, int], unit: float
) -> list[tuple[str, tuple[float, float], int]]:
    """Where the printed icons lie: in a column, smaller if there are many."""
    count = max(1, len(names))
    px = round(min(40 * unit, size[0] * 0.42, (size[1] - 20 * unit) / count - 3 * unit))
    pitch = px + 4 * unit
    top = size[1] / 2 - pitch * (count - 1) / 2
    return [(name, (size[0] / 2, top + index * pitch), px) for index, name in enumerate(names)]


@kept
def arrow_badge(px: int, night: bool = False) -> pygame.Surface:
    """The round arrow between two bays."""
    disc, rim, dart = (
        ("#1b1b3c", "#9b99d2", "#dcdaf4") if night else ("#2b1d38", "#d9b25c", "#f6e3ac")
    )
    body = (
        circle(14, 14, 12.5, disc, rim, 1.6)
        + line("M6.4 14 H16", dart, 3.6)
        + path("M23 14 L14 7 V21 Z", dart)
    )
    return svg.raster(svg.document(body, 28, 28), (px, px))


@kept
def _laid(card: pygame.Surface, scale: float) -> Shaded:
    return with_shadow(card, scale)


def draw_cards(
    target: pygame.Surface,
    bays: Sequence[pygame.Rect],
    cards: Sequence[pygame.Surface | None],
    unit: float,
) -> None:
    """The cards in their bays, each centred, at the size in which it is given."""
    for box, card in zip(bays, cards, strict=True):
        if card is not None:
            corner = card.get_rect(center=box.center)
            _laid(card, unit).blit(target, corner.topleft)


def draw_arrows(
    target: pygame.Surface, bays: Sequence[pygame.Rect], unit: float, night: bool = False
) -> None:
    """The way of the cards: from bay to bay and off the board at the right."""
    px = max(14, round(ARROW_UNITS * unit))
    dart = arrow_badge(px, night)
    for index, box in enumerate(bays):
        last = index == len(bays) - 1
        x = box.right + round(unit) if last else (box.right + bays[index + 1].left) // 2
        target.blit(dart, dart.get_rect(center=(x, box.top + round(box.height * 0.43))))
