"""The shelf below the board: hand, draw pile and discard pile as sprites, and their wood."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from engine.games.caylus.state import State
from scenes.games.caylus.board import card_key
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.layout import HandPlan, label_box
from scenes.games.shelf_wood import hollow, lay_cloth, lay_wood
from scenes.table.view import Point, Sprite
from sprites.common import fonts
from sprites.common.players import PlayerStyle
from sprites.common.theme import Theme

BACKS_SHOWN = 5
_HAND, _PILES = 450.0, 430.0
_DENT = "#1c100a"


@dataclass(frozen=True, slots=True)
class ShelfSprites:
    """Sprites of the shelf: `seat` is whose hand lies there, `shown` whether by its faces."""

    view: State
    seat: int
    shown: bool
    plan: HandPlan
    style: PlayerStyle
    faces: Faces
    scale: float

    def all(self) -> list[Sprite]:
        """Piles and hand."""
        return [*self.piles(), *self.cards()]

    def cards(self) -> list[Sprite]:
        """The hand: faces for its owner, backs for everybody else."""
        sprites = []
        hand = self.view.players[self.seat].hand
        for place, (card, box) in enumerate(zip(hand, self.plan.cards, strict=True)):
            hidden = card < 0 or not self.shown
            if hidden:
                picture = self.faces.back(self.style, box.width)
            else:
                picture = self.faces.card(card, self.style, box.width, with_cost=True)
            key = f"hidden:{place}" if hidden else card_key(self.seat, card)
            anchor = "" if hidden else f"hand:{card}"
            z = _HAND + place
            sprites.append(
                Sprite(key, "hand", anchor, picture, box.topleft, z, "draw", board=False)
            )
        return sprites

    def piles(self) -> list[Sprite]:
        """Draw pile face down, discard pile face up."""
        player = self.view.players[self.seat]
        sprites = []
        if player.draw:
            back = self.faces.back(self.style, self.plan.draw.width)
            heap = _heap(back, min(BACKS_SHOWN, len(player.draw)), max(1, round(1.2 * self.scale)))
            at: Point = (self.plan.draw.left, self.plan.draw.bottom - heap.get_height())
            sprites.append(Sprite("pile:draw", "pile", "draw", heap, at, _PILES, board=False))
        if player.discard:
            card = player.discard[-1]
            face = self.faces.card(card, self.style, self.plan.discard.width)
            key = f"discard:{card}"
            at = self.plan.discard.topleft
            sprites.append(Sprite(key, "hand", "discard", face, at, _PILES, board=False))
        return sprites


@lru_cache(maxsize=32)
def _heap(back: pygame.Surface, layers: int, step: int) -> pygame.Surface:
    """Backs on top of each other, the uppermost at the upper left."""
    rise = step * (layers - 1)
    canvas = pygame.Surface((back.get_width() + rise, back.get_height() + rise), pygame.SRCALPHA)
    for layer in reversed(range(layers)):
        canvas.blit(back, (step * layer, step * layer))
    return canvas


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the shelf's wood shows: whose hand, and the words below the piles."""

    box: pygame.Rect
    plan: HandPlan
    style: PlayerStyle
    labels: tuple[str, str]

    @property
    def key(self) -> object:
        """Changes with the picture."""
        plan = (tuple(self.plan.draw), tuple(self.plan.discard))
        return tuple(self.box), plan, self.style, self.labels


def draw_shelf(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """The wood of the hand's part with its owner's cloth, and words below the piles."""
    lay_wood(canvas, shelf.box, scale, theme)
    lay_cloth(canvas, shelf.box, shelf.style, scale)
    for pile, words in zip((shelf.plan.draw, shelf.plan.discard), shelf.labels, strict=True):
        canvas.blit(hollow(pile.size, scale, _DENT, 5), pile)
        place = label_box(pile, scale)
        text = fonts.fit(words, place.width, 14 * scale, colour=theme.well_text)
        canvas.blit(text, text.get_rect(center=place.center))
