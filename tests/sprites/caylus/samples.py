"""Faces of all cards, made from the component data as the table makes them."""

from __future__ import annotations

from dataclasses import replace

from engine.games.caylus.data import GOODS, Cost, Effect, Option, load_data
from sprites.caylus.card_view import Amount, CardFace, CardGroup, EffectFace, OptionFace

DATA = load_data()
_GROUPS: dict[str, CardGroup] = {
    "player_building": "player",
    "neutral_building": "neutral",
    "prestige_building": "prestige",
}
INCOME = EffectFace((OptionFace((("denier", 1),)),))


def _cost(cost: Cost) -> tuple[Amount, ...]:
    named = tuple((GOODS[good], number) for good, number in enumerate(cost.amounts) if number)
    return (*named, ("any", cost.any)) if cost.any else named


def _option(option: Option) -> OptionFace:
    gain = [(GOODS[good], number) for good, number in enumerate(option.gain) if number]
    extra = {"plain": option.plain, "token": option.tokens, "residence": option.residence}
    gain += [(name, number) for name, number in extra.items() if number]
    return OptionFace(tuple(gain), _cost(option.pay))


def _effect(effect: Effect | None) -> EffectFace | None:
    if effect is None:
        return None
    options = tuple(_option(option) for option in effect.options)
    return EffectFace(options, effect.options[0].from_store)


def all_faces() -> dict[str, CardFace]:
    """Every building by its id."""
    faces = {
        building.id: CardFace(
            building.id,
            building.name,
            _GROUPS[building.group],
            _cost(building.cost),
            building.vp,
            _effect(building.primary),
            _effect(building.secondary),
        )
        for building in DATA.buildings
    }
    faces["hotel"] = replace(faces["hotel"], primary=None, secondary=INCOME)
    return faces


FACES = all_faces()
