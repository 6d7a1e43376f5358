"""Faces of all cards of Caylus by number of the component data: masked values to card pictures."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.games.caylus.data import GOODS, CaylusData, Cost, Effect, Option
from engine.games.caylus.state import State
from engine.games.caylus.telling.words import card_name
from scenes.table.view import LineState, Say
from sprites.caylus.card_face import card_face
from sprites.caylus.card_road import CROWN_SHARE, card_back, road_card
from sprites.caylus.card_stage import staged_card
from sprites.caylus.card_view import (
    Amount,
    CardFace,
    CardGroup,
    EffectFace,
    OptionFace,
    RoadState,
)
from sprites.common.players import PlayerStyle

GROUPS: dict[str, CardGroup] = {
    "player_building": "player",
    "neutral_building": "neutral",
    "prestige_building": "prestige",
}


class Faces:
    """Makes pictures from the data of one game; names come from the catalogue."""

    def __init__(self, data: CaylusData, say: Say) -> None:
        self._data = data
        self._say = say
        self._faces: dict[int, CardFace] = {}

    def face(self, card: int) -> CardFace:
        """The values of a card."""
        if card not in self._faces:
            building = self._data.buildings[card]
            income = _income(self._data) if card == self._data.hotel else None
            self._faces[card] = CardFace(
                key=building.id,
                name=self._say(card_name(self._data, card)),
                group=GROUPS[building.group],
                cost=cost_amounts(building.cost),
                points=building.vp,
                primary=effect_face(building.primary),
                secondary=effect_face(building.secondary) or income,
            )
        return self._faces[card]

    def card(
        self, card: int, style: PlayerStyle | None, width: int, with_cost: bool = False
    ) -> pygame.Surface:
        """A card by its width in px; `style` is its owner's, None for nobody's."""
        return card_face(self.face(card), style, width, with_cost)

    def prestige(self, card: int, width: int) -> pygame.Surface:
        """A prestige building."""
        return card_face(self.face(card), None, width)

    def crown_width(self, width: int) -> int:
        """px of a prestige building that stands on a residence `width` px wide."""
        return round(width * CROWN_SHARE)

    def back(self, style: PlayerStyle, width: int) -> pygame.Surface:
        """The back of a player's cards."""
        return card_back(style, width)

    def on_road(
        self, view: State, place: int, style: PlayerStyle | None, width: int, lit: bool = False
    ) -> pygame.Surface:
        """A road card with its store, its residence side or its seal. `lit`: never in the shade."""
        return road_card(self.face(view.road[place]), style, self._state(view, place, lit), width)

    def staged(
        self,
        view: State,
        place: int,
        style: PlayerStyle | None,
        width: int,
        lines: Sequence[LineState],
    ) -> pygame.Surface:
        """A road card that is activated: its effects as far as they are."""
        state = self._state(view, place, True)
        return staged_card(self.face(view.road[place]), style, state, width, lines)

    def _state(self, view: State, place: int, lit: bool) -> RoadState:
        building = self._data.buildings[view.road[place]]
        store = view.store[place]
        free, covered = self._data.residence_vp
        crowned = view.crown[place] >= 0
        return RoadState(
            residence=bool(view.residence[place]),
            title=self._say("caylus.table.residence"),
            income=(("denier", self._data.residence_income),),
            points=covered if crowned else free,
            variant=place,
            store=(GOODS[building.store], store) if building.store >= 0 and store else None,
            chosen=bool(view.chosen[place]),
            dimmed=view.advanced and place > view.provost and not lit,
        )


def cost_amounts(cost: Cost) -> tuple[Amount, ...]:
    """A printed cost as icons with numbers."""
    named = tuple((GOODS[good], n) for good, n in enumerate(cost.amounts) if n)
    return (*named, ("any", cost.any)) if cost.any else named


def effect_face(effect: Effect | None) -> EffectFace | None:
    """An effect as icons with numbers."""
    if effect is None:
        return None
    options = tuple(_option(option) for option in effect.options)
    return EffectFace(options, any(option.from_store for option in effect.options))


def _option(option: Option) -> OptionFace:
    gain = [(GOODS[good], n) for good, n in enumerate(option.gain) if n]
    named = (("plain", option.plain), ("token", option.tokens), ("residence", option.residence))
    return OptionFace((*gain, *((name, n) for name, n in named if n)), cost_amounts(option.pay))


def _income(data: CaylusData) -> EffectFace:
    return EffectFace((OptionFace((("denier", data.hotel_income),)),))
