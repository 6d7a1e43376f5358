"""The corners around the ring: Poverty and Prosperity with their counters, bonus card places.

The ring leaves the four corners of its box free. Poverty and the Castle Leader lie at the upper
left, Prosperity at the lower left, the Cleric Bonus cards at the upper right; the common stock
(`heaps`) belongs at the lower right. Pictures of a debt, a deed and of the end cards are passed in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from sprites.common import fonts, light, materials, svg

INK = "#231b2b"

# Measures at scale 1, px, from the corner of the ring box.
_PILE = (74, 54)
_TAG = (74, 38)
_MARGIN = 6
_TAG_GAP = 8
_BONUS = (43, 54)
_BONUS_GAP = 3
_LEADER = (47, 59)
_STOCK = (98, 92)
_LEAF = 0.6
"""How much every further card lifts the top of a pile, px at scale 1."""
_LOW = 3
"""A pile with at most this many cards is about to bring the end of the game."""


@dataclass(frozen=True, slots=True)
class CornerLayout:
    """Rectangles in px on the same surface as the ring box."""

    poverty_pile: pygame.Rect
    poverty_tag: pygame.Rect
    prosperity_pile: pygame.Rect
    prosperity_tag: pygame.Rect
    bonus: tuple[pygame.Rect, ...]
    stock: pygame.Rect
    leader: pygame.Rect


def corner_layout(box: pygame.Rect, scale: float) -> CornerLayout:
    """Where everything in the corners lies for a ring box (668 px square at scale 1)."""

    def rect(size: tuple[int, int]) -> pygame.Rect:
        return pygame.Rect(0, 0, round(size[0] * scale), round(size[1] * scale))

    margin, gap = round(_MARGIN * scale), round(_TAG_GAP * scale)
    top, bottom = rect(_PILE), rect(_PILE)
    top.topleft = (box.left + margin, box.top + margin)
    bottom.bottomleft = (box.left + margin, box.bottom - margin)
    upper_tag, lower_tag = rect(_TAG), rect(_TAG)
    upper_tag.topleft = (top.left, top.bottom + gap)
    lower_tag.bottomleft = (bottom.left, bottom.top - gap)
    stock = rect(_STOCK)
    stock.bottomright = (box.right - margin // 2, box.bottom - margin // 2)
    leader = rect(_LEADER)
    leader.topleft = (top.right + gap, top.top)
    bonus = _bonus_places(box, scale)
    return CornerLayout(top, upper_tag, bottom, lower_tag, bonus, stock, leader)


def _bonus_places(box: pygame.Rect, scale: float) -> tuple[pygame.Rect, ...]:
    """Four places in the upper right corner: two above, one below the right one, one beside."""
    width, height = round(_BONUS[0] * scale), round(_BONUS[1] * scale)
    gap, margin = round(_BONUS_GAP * scale), round(_MARGIN * scale)
    places = []
    for column, row in ((2, 0), (1, 0), (0, 0), (0, 1)):
        right = box.right - margin - column * (width + gap)
        top = box.top + margin + row * (height + gap)
        places.append(pygame.Rect(right - width, top, width, height))
    return tuple(places)


def draw_pile(
    target: pygame.Surface,
    place: pygame.Rect,
    card: pygame.Surface,
    count: int,
    scale: float,
    end_card: pygame.Surface | None = None,
) -> None:
    """A pile of `count` cards with `card` on top; at the bottom waits the end card.

    With no card left the end card lies open if it is given, else only its place shows.
    """
    if count <= 0:
        target.blit(empty_place(place.size, scale), place)
        if end_card is not None:
            _lay(target, place, end_card, scale)
        return
    lift = round(_LEAF * scale * min(count, 20))
    base = place.move(0, lift // 2)
    _lay(target, base, light.silhouette(card, "#2b2029"), scale)
    step = max(1, round(1.6 * scale))
    for height in range(0, lift, step):
        leaf = card if (height // step) % 2 else light.faded(card, 0.82)
        target.blit(leaf, leaf.get_rect(center=(base.centerx, base.centery - height)))
    target.blit(card, card.get_rect(center=(base.centerx, base.centery - lift)))


def _lay(target: pygame.Surface, place: pygame.Rect, picture: pygame.Surface, scale: float) -> None:
    light.with_shadow(picture, scale).blit(target, picture.get_rect(center=place.center).topleft)


def empty_place(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The mark on the table where a card belongs: a worn, stitched outline."""
    width, height = size
    pen = 1.4 * scale
    body = svg.rect(
        pen, pen, width - 2 * pen, height - 2 * pen, "#140b10", rx=5 * scale, fill_opacity=0.3
    )
    body += svg.rect(
        pen,
        pen,
        width - 2 * pen,
        height - 2 * pen,
        "none",
        "#d9a864",
        pen,
        rx=5 * scale,
        stroke_dasharray=f"{5 * scale:.1f} {4 * scale:.1f}",
        stroke_opacity=0.55,
    )
    return svg.raster(svg.document(body, width, height), size)


def tags_named(names: Iterable[str], width: int, scale: float) -> bool:
    """True when labels `width` px wide can bear all the names: one alone looks like a mistake."""
    return all(_words_wide(name) <= _words_room(width, scale) for name in names)


def _words_wide(label: str) -> int:
    return fonts.face("serif", fonts.FLOOR, italic=True).size(label)[0]


def _words_room(width: int, scale: float) -> int:
    return width - round(7 * scale)


def count_tag(size: tuple[int, int], count: int, label: str, scale: float) -> pygame.Surface:
    """The label of a pile with the number of cards left, on paper; the last three are in red."""
    sheet = materials.paper(size, scale, 5).copy()
    width, height = size
    low = count <= _LOW
    body = svg.rect(
        0.7 * scale,
        0.7 * scale,
        width - 1.4 * scale,
        height - 1.4 * scale,
        "none",
        INK,
        1.4 * scale,
        rx=5 * scale,
    )
    words_wide = _words_wide(label)
    if words_wide < width - round(16 * scale):  # a long word needs the room of the inner line
        body += svg.rect(
            3.4 * scale,
            3.4 * scale,
            width - 6.8 * scale,
            height - 6.8 * scale,
            "none",
            "#b3322e" if low else "#8a5a34",
            (1.6 if low else 1.0) * scale,
            rx=3 * scale,
        )
    sheet.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    number = fonts.render(
        fonts.serif(17 * scale, "bold"), str(count), "#9a2622" if low else "#3a1a30"
    )
    room = _words_room(width, scale)
    if not label or words_wide > room:
        sheet.blit(number, number.get_rect(center=(width // 2, height // 2)))
        return sheet  # the pile below it shows which one it is
    words = fonts.fit(label, room, 13.4 * scale, italic=True, colour="#5a3a34")
    sheet.blit(number, number.get_rect(center=(width // 2, round(height * 0.31))))
    sheet.blit(words, words.get_rect(center=(width // 2, round(height * 0.71))))
    return sheet
