"""What can be corrected in the component file of Caylus: prices and effects besides its figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.box.amounts import amounts, amounts_of, parts_of
from engine.box.game_box import GameBox
from engine.box.language import Effect, Offer, Palette, Part, Sign
from engine.explain import Text
from engine.games.caylus.data import FILE, GOODS, Cost, Option, read_sheet
from engine.games.caylus.telling.words import cost_words, option_words

_PRICE = (*GOODS, "any")
_GAIN = (*GOODS, "plain", "token", "residence")
_MOST = 9
_FROM_STORE = Part("store")
"""Stands for a price: what is had lies on the card itself."""


def _cost(paid: Mapping[str, int]) -> Cost:
    food, wood, stone, gold, denier = (paid.get(good, 0) for good in GOODS)
    return Cost((food, wood, stone, gold, denier), paid.get("any", 0))


def _told(parts: tuple[Part, ...]) -> Text:
    words = cost_words(_cost(amounts_of(parts)))
    return Text("caylus.option.free", {"got": words})


@dataclass(frozen=True, slots=True)
class Options:
    """The options of an effect, one of which may be used: what is had for what."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        """Each option is an offer."""
        if not isinstance(value, list) or not all(isinstance(each, Mapping) for each in value):
            raise ValueError(f"{value!r} is not a list of options")
        return Effect((tuple(map(self._offer, value)),))

    def _offer(self, option: Mapping[str, Any]) -> Offer:
        stored = option.get("from") == _FROM_STORE.sign
        paid = (_FROM_STORE,) if stored else parts_of(option.get("pay", {}))
        return Offer(parts_of(option.get("gain", {})), paid)

    def write(self, effect: Effect) -> Any:
        """As the component file has it; no price is not written."""
        return [self._option(offer) for offer in effect.steps[0]]

    def _option(self, offer: Offer) -> dict[str, Any]:
        stored = _FROM_STORE in offer.pay
        option: dict[str, Any] = {"from": "store" if stored else "supply"}
        if offer.pay and not stored:
            option["pay"] = amounts_of(offer.pay)
        option["gain"] = amounts_of(offer.gain)
        return option

    def words(self, value: Any) -> Text:
        """What may be chosen from."""
        if not any(self.read(value).steps):
            raise ValueError("there are no options")
        told = [option_words(self._read(each)) for each in value]
        if len(told) == 1:
            return told[0]
        return Text("caylus.option.either", {"first": told[0], "second": told[1]})

    def _read(self, option: Mapping[str, Any]) -> Option:
        gain = option.get("gain", {})
        food, wood, stone, gold, denier = (gain.get(good, 0) for good in GOODS)
        return Option(
            pay=_cost(option.get("pay", {})),
            gain=(food, wood, stone, gold, denier),
            plain=gain.get("plain", 0),
            tokens=gain.get("token", 0),
            residence=gain.get("residence", 0),
            from_store=option.get("from") == _FROM_STORE.sign,
        )


_OPTIONS = Options(
    Palette(
        tuple(Sign(name, most=_MOST) for name in _GAIN),
        pay=(*(Sign(name, most=_MOST) for name in _PRICE), Sign(_FROM_STORE.sign, most=0)),
        most_steps=1,
        most_offers=2,
        most_parts=4,
    )
)
_COST = amounts(_PRICE, _MOST, _told)

BOX = GameBox(
    read_sheet=read_sheet,
    file=FILE,
    notations={
        "effect.options": _OPTIONS,
        "player_building.cost": _COST,
        "prestige_building.cost": _COST,
        "residence.cost": _COST,
    },
    hidden=frozenset(
        {
            "meta",
            "supply",
            "phase",
            "player_colour",
            "variant",
            "effect.code",
            "player_building.shares_name",
            "player_building.tier",
            "neutral_building.shares_name",
            "resource.cubes",
            "setup.by_players.players",
        }
    ),
)
