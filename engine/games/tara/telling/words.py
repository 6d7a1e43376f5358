"""Cards, positions and provinces as Texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Amounts, Text
from engine.games.tara.board import INDEX_OF, RANK_OF
from engine.games.tara.data import TaraData
from engine.games.tara.state import State


def province(state: State, number: int) -> Text:
    """A province's name."""
    return province_name(state.data, number)


def province_name(data: TaraData, number: int) -> Text:
    """A province's name; the component file's own one is the fallback."""
    fallback = data.province_names[number]
    return Text(f"tara.province.{data.provinces[number]}", {"fallback": fallback})


def place(state: State, number: int, position: int) -> Text:
    """`herdsman 2 of Ulster`, or `the throne of Ulster`; counted from the left, from 1."""
    rank = state.data.ranks[RANK_OF[position]].id
    values = {"province": province(state, number), "n": INDEX_OF[position] + 1}
    return Text(f"tara.place.{rank}", values)


def position(state: State, number: int) -> Text:
    """`herdsman 2`, without the province."""
    rank = state.data.ranks[RANK_OF[number]].id
    return Text(f"tara.position.{rank}", {"n": INDEX_OF[number] + 1})


def ranks(data: TaraData, numbers: Sequence[int]) -> tuple[Text, ...]:
    """Names of ranks, in the plural."""
    return tuple(Text(f"tara.rank.{data.ranks[rank].id}") for rank in numbers)


def card(data: TaraData, number: int) -> Text:
    """A card's figure with its number; the component file's own name is the fallback."""
    if number < 0:
        return Text("tara.card.hidden")
    shape = data.shapes[data.shape_of[number]]
    name = Text(f"tara.shape.{shape.id}", {"fallback": shape.name})
    return Text("tara.card.named", {"shape": name, "n": number})


def promoting(data: TaraData, number: int) -> Text:
    """What promoting with a card costs."""
    n = data.shapes[data.shape_of[number]].cost
    return Text("tara.inspect.cost", {"n": n}) if n else Text("tara.inspect.cost_free")


def cumals(n: int) -> Text:
    """`2 cumals`."""
    return Text("tara.cumals", {"n": n})


def price(n: int) -> Amounts:
    """A cost or gain in cumals."""
    return (("cumal", n),) if n else ()
