"""Cards, effects and payments as Texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Amounts, Text
from engine.games.caylus.data import DENIER, GOODS, CaylusData, Cost, Effect, Option
from engine.games.caylus.state import State


def card_name(data: CaylusData, card: int) -> Text:
    """A card's name; the component file's own name is the fallback."""
    if card < 0:
        return Text("caylus.card.hidden")
    building = data.buildings[card]
    return Text(f"caylus.card.{building.id}", {"fallback": building.name})


def road_name(state: State, place: int) -> Text:
    """A road card with its place, as residence if it has been turned."""
    card = state.road[place]
    key = "caylus.residence" if state.residence[place] else "caylus.road"
    return Text(key, {"card": card_name(state.data, card), "n": place + 1})


def goods(amounts: Sequence[int]) -> tuple[Text, ...]:
    """Each good with its number."""
    return tuple(
        Text(f"caylus.good.{GOODS[good]}", {"n": n}) for good, n in enumerate(amounts) if n
    )


def cost_words(cost: Cost) -> tuple[Text, ...]:
    """A printed cost."""
    words = goods(cost.amounts)
    return (*words, Text("caylus.good.any", {"n": cost.any})) if cost.any else words


def gain_words(option: Option) -> tuple[Text, ...]:
    """What an option gives."""
    words = list(goods(option.gain))
    if option.plain:
        words.append(Text("caylus.good.plain", {"n": option.plain}))
    if option.tokens:
        words.append(Text("caylus.good.token", {"n": option.tokens}))
    if option.residence:
        words.append(Text("caylus.good.residence"))
    if option.from_store:
        words.append(Text("caylus.good.from_store"))
    return tuple(words)


def option_words(option: Option, paid: tuple[Text, ...] = ()) -> Text:
    """`1 gold for 1 denier`, or the gain alone when it is free; `paid`: instead of the printed
    price."""
    paid = paid or cost_words(option.pay)
    key = "caylus.option.paid" if paid else "caylus.option.free"
    return Text(key, {"paid": paid, "got": gain_words(option)})


def turn_words(option: Option, paid: Sequence[int]) -> Text:
    """A card that is turned, for food, wood, stone and gold; without a price when none is known."""
    key = "caylus.option.paid" if paid else "caylus.option.free"
    got = (Text("caylus.good.residence"),)
    return Text(key, {"paid": goods(paid), "got": got})


def effect_words(effect: Effect | None) -> Text:
    """All options of an effect."""
    if effect is None:
        return Text("caylus.option.none")
    options = [option_words(option) for option in effect.options]
    if len(options) == 1:
        return options[0]
    return Text("caylus.option.either", {"first": options[0], "second": options[1]})


def amounts(values: Sequence[int]) -> Amounts:
    """Counters of a vector of goods."""
    return tuple((GOODS[good], n) for good, n in enumerate(values) if n)


def gain_amounts(option: Option) -> Amounts:
    """Counters that an option raises for certain."""
    extra: Amounts = (("plain", option.plain),) if option.plain else ()
    tokens: Amounts = (("token", option.tokens),) if option.tokens else ()
    return (*amounts(option.gain), *extra, *tokens)


def denier_cost(n: int) -> Amounts:
    """A price in deniers."""
    return ((GOODS[DENIER], n),) if n else ()


def cost_amounts(cost: Cost) -> Amounts:
    """A printed cost as counters."""
    return (*amounts(cost.amounts), *((("any", cost.any),) if cost.any else ()))
