"""What lies on the board of Caylus, as sprites: road cards, prestige row, workers, provost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from engine.games.caylus.state import State
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.layout import (
    BoardPlan,
    provost_box,
    provost_px,
    row_of,
    worker_box,
    worker_px,
)
from scenes.table.motion.things import Sprite
from sprites.caylus.geometry import ESTATE_SLOTS
from sprites.caylus.pieces import PieceKind, corner_of, pass_marker, provost, worker
from sprites.common.players import PlayerStyle
from sprites.common.tween import LIFT_SCALE

MARKER_UNITS = 25.0
CROWN_INSET = (0.03, 0.02)
"""Shares of the card's width that a prestige building stays away from its lower right corner."""

_ROW, _ROAD, _BRIDGE = 50.0, 100.0, 90.0
_PROVOST_LIFTED = LIFT_SCALE + 0.24
_PIECES = 2.0
"""Workers stand this much nearer than the card behind them."""


def card_key(seat: int, card: int) -> str:
    """The key of a player's card, in hand as on the road; neutral ones belong to seat -1."""
    return f"card:{seat}:{card}"


def prestige_key(card: int) -> str:
    """The key of a prestige building, in the row as on a residence."""
    return f"prestige:{card}"


@dataclass(frozen=True, slots=True)
class BoardSprites:
    """Makes the sprites of one view. `styles` by seat; `estate` whose estate the yard shows,
    and whose workers stand in the tray."""

    view: State
    plan: BoardPlan
    styles: Sequence[PlayerStyle]
    faces: Faces
    estate: int

    def all(self) -> list[Sprite]:
        """Everything on the board."""
        return [
            *self.prestige_row(),
            *self.estate_cards(),
            *self.markers(),
            *self.road(),
            *self.workers(),
            *self.provost(),
        ]

    def home(self, seat: int) -> str:
        """Where the workers of a seat come from and go to."""
        return "workers" if seat == self.estate else f"seat:{seat}"

    def prestige_row(self) -> list[Sprite]:
        """The prestige buildings that can still be built."""
        sprites = []
        for card, slot in zip(row_of(self.view), self.plan.layout.display, strict=True):
            if card not in self.view.display:
                continue
            box = self.plan.rect(slot)
            picture = self.faces.prestige(card, box.width)
            anchor = f"prestige:{self.view.data.buildings[card].id}"
            key = prestige_key(card)
            sprites.append(Sprite(key, "prestige", anchor, picture, box.topleft, _ROW))
        return sprites

    def estate_cards(self) -> list[Sprite]:
        """What stands in front of a player in the base game."""
        sprites = []
        cards = self.view.players[self.estate].prestige
        slots = self.plan.layout.estate(max(ESTATE_SLOTS, len(cards)))
        for index, card in enumerate(cards):
            box = self.plan.rect(slots[index])
            picture = self.faces.prestige(card, box.width)
            key, z = prestige_key(card), _ROW - index
            sprites.append(Sprite(key, "prestige", "", picture, box.topleft, z))
        return sprites

    def road(self) -> list[Sprite]:
        """The cards of the road, and the prestige buildings on residences."""
        view, sprites = self.view, []
        for place, card in enumerate(view.road):
            box = self.plan.rect(self.plan.layout.card(place))
            owner = view.owner[place]
            style = self.styles[owner] if owner >= 0 else None
            picture = self.faces.on_road(view, place, style, box.width)
            home = f"seat:{owner}" if owner >= 0 else ""
            key, z = card_key(owner, card), _ROAD + box.bottom / 40
            anchor, aloft = f"road:{place}", self._aloft(place, style, box.width)
            card_there = Sprite(key, "card", anchor, picture, box.topleft, z, home, seat=owner)
            sprites.append(replace(card_there, aloft=aloft) if aloft else card_there)
            if view.crown[place] >= 0:
                sprites.append(self.crown_at(place, z))
        return sprites

    def _aloft(self, place: int, style: PlayerStyle | None, width: int) -> pygame.Surface | None:
        """The last card of the road while it is brought there: the shade beyond the provost falls
        on it when it lies there."""
        view = self.view
        if place != len(view.road) - 1 or not view.advanced or place <= view.provost:
            return None
        return self.faces.on_road(view, place, style, width, True)

    def crown_at(self, place: int, z: float = _ROAD) -> Sprite:
        """The prestige building on a residence that bears one."""
        card = self.view.crown[place]
        box = self.plan.rect(self.plan.layout.card(place))
        picture = self.faces.prestige(card, self.faces.crown_width(box.width))
        at = (
            box.right - picture.get_width() - round(CROWN_INSET[0] * box.width),
            box.bottom - picture.get_height() - round(CROWN_INSET[1] * box.width),
        )
        return Sprite(prestige_key(card), "prestige", "", picture, at, z + 0.5)

    def workers(self) -> list[Sprite]:
        """Workers on the cobbles before the cards."""
        places = range(len(self.view.worker))
        return [self.worker_at(place) for place in places if self.view.worker[place] >= 0]

    def worker_at(self, place: int) -> Sprite:
        """The worker before a card where one stands."""
        seat = self.view.worker[place]
        picture = worker(self.styles[seat], worker_px(self.plan))
        at = worker_box(self.plan, place).topleft
        z = self._depth(place)
        key, kind = f"worker:{place}", f"worker:{seat}"
        return Sprite(key, kind, "", picture, at, z, self.home(seat), seat=seat)

    def _depth(self, place: int) -> float:
        box = self.plan.rect(self.plan.layout.card(place))
        return _ROAD + box.bottom / 40 + _PIECES

    def provost(self) -> list[Sprite]:
        """The provost on the lane of his card (advanced game)."""
        if not self.view.advanced:
            return []
        place = self.view.provost
        at = provost_box(self.plan, place).topleft
        z = self._depth(place) + 1
        picture = provost(provost_px(self.plan))
        return [Sprite("provost", "provost", "provost", picture, at, z, lifted=_PROVOST_LIFTED)]

    def markers(self) -> list[Sprite]:
        """Pass markers over the arches of the bridge."""
        px = max(18, round(MARKER_UNITS * self.plan.layout.unit))
        kind: PieceKind = "pass_marker"
        sprites = []
        for number, seat in enumerate(self.view.passed):
            spot = self.plan.at(self.plan.layout.pass_marker(number))
            at = corner_of(kind, px, spot)
            picture = pass_marker(self.styles[seat], px)
            home = f"seat:{seat}"
            sprites.append(
                Sprite(f"marker:{seat}", "marker", "", picture, at, _BRIDGE, home, seat=seat)
            )
        return sprites
