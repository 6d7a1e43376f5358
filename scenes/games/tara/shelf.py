"""The shelf below the Tara board: this round's tablets, those of the next one, and their wood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.games.tara.state import State
from scenes.games.shelf_wood import hollow, lay_cloth, lay_wood
from scenes.games.tara.board import card_key
from scenes.games.tara.faces import Faces, back
from scenes.games.tara.layout import HandPlan
from scenes.table.view import Sprite
from sprites.common import fonts, svg
from sprites.common.knot import knot_band
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme
from sprites.tara.palette import BRONZE

_HAND = 450.0
_DENT = "#120c08"
KNOT_ROWS = 3
KNOT_SHARE = 0.62
"""Width of the plait between both parts, by the room that it has."""


@dataclass(frozen=True, slots=True)
class ShelfSprites:
    """Sprites of the shelf: `seat` is whose tablets lie there, `shown` whether by their faces."""

    view: State
    seat: int
    shown: bool
    plan: HandPlan
    faces: Faces

    def all(self) -> list[Sprite]:
        """Tablets of both rounds."""
        hand, kept = self.view.hands[self.seat], self.view.kept[self.seat]
        return [
            *self._cards(hand, self.plan.slots, "hand"),
            *self._cards(kept, self.plan.kept, "kept"),
        ]

    def _cards(self, cards: Sequence[int], boxes: Sequence[pygame.Rect], zone: str) -> list[Sprite]:
        """Faces for their owner, backs for everybody else."""
        sprites = []
        for place, (card, box) in enumerate(zip(cards, boxes, strict=False)):
            hidden = card < 0 or not self.shown
            picture = back(box.width) if hidden else self.faces.card(card, box.width)
            key = f"hidden:{zone}:{place}" if hidden else card_key(card)
            anchor = "" if hidden else f"{zone}:{card}"
            z = _HAND + place
            sprites.append(
                Sprite(key, "tablet", anchor, picture, box.topleft, z, "draw", board=False)
            )
        return sprites


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the shelf's wood shows: whose tablets, and the words above both parts."""

    box: pygame.Rect
    plan: HandPlan
    style: PlayerStyle
    labels: tuple[str, str]
    open_slots: int
    """Places of this round without a tablet."""

    @property
    def key(self) -> object:
        """Changes with the picture."""
        plan = tuple(tuple(slot) for slot in (*self.plan.slots, self.plan.later))
        return tuple(self.box), plan, self.style, self.labels, self.open_slots


def draw_shelf(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """The wood with its owner's cloth, the niche of the next round and the words."""
    box, plan = shelf.box, shelf.plan
    lay_wood(canvas, box, scale, theme)
    niche = plan.later.inflate(0, -round(8 * scale))
    canvas.blit(_niche(niche.size, scale), niche)
    knot = _knot(plan.divider.size)
    canvas.blit(knot, knot.get_rect(center=plan.divider.center))
    lay_cloth(canvas, box, shelf.style, scale)
    empty = () if plan.kept else plan.waiting
    for slot in (*plan.slots[len(plan.slots) - shelf.open_slots :], *empty):
        canvas.blit(hollow(slot.size, scale, _DENT, 6), slot)
    labels = zip((plan.now_label, plan.later_label), shelf.labels, strict=True)
    for place, words in labels:
        text = fonts.fit(words, place.width, 14 * scale, colour=theme.well_text)
        canvas.blit(text, text.get_rect(midleft=(place.left + round(4 * scale), place.centery)))


@kept
def _knot(size: tuple[int, int]) -> pygame.Surface:
    """An upright plait of three strands, which parts this round from the next."""
    cell = size[0] * KNOT_SHARE / KNOT_ROWS
    columns = int(size[1] / cell / 2) * 2
    return pygame.transform.rotate(knot_band(columns, KNOT_ROWS, cell, BRONZE), 90)


@kept
def _niche(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The sunken part in which the tablets of the next round wait."""
    width, height = size
    body = svg.rect(0.5, 0.5, width - 1, height - 1, "#0d0906", rx=7 * scale, fill_opacity=0.55)
    body += svg.rect(
        1, 1, width - 2, height - 2, "none", "#c2934f", 1.1 * scale, rx=6 * scale,
        stroke_opacity=0.45,
    )  # fmt: skip
    return svg.raster(svg.document(body, width, height), size)
