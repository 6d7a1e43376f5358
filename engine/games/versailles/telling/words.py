"""Pieces, places and amounts as Texts; the names of the component data are the fallback."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Amounts, Text
from engine.games.versailles.pieces import RESOURCES, Cost
from engine.games.versailles.sites import BUILD, HIRE
from engine.games.versailles.state import State


def site(state: State, place: int) -> Text:
    """The name of a location."""
    found = state.data.sites[place]
    return Text(f"versailles.site.{found.id}", {"fallback": found.name})


def tile(state: State, number: int) -> Text:
    """The name of a palace tile."""
    found = state.data.tiles[number]
    return Text(f"versailles.tile.{found.id}", {"fallback": found.name})


def decoration(state: State, kind: int) -> Text:
    """The name of a decoration."""
    found = state.data.decorations[kind]
    return Text(f"versailles.decoration.{found.id}", {"fallback": found.name})


def technology(state: State, number: int) -> Text:
    """The name of a technology."""
    found = state.data.technologies[number]
    return Text(f"versailles.technology.{found.id}", {"fallback": found.name})


def effect(state: State, number: int) -> Text:
    """What a technology does."""
    found = state.data.technologies[number]
    place = site(state, found.site)
    if found.echo:
        return Text("versailles.effect.echo", {"site": place})
    what = good(found.resource, found.amount)
    return Text("versailles.effect.bonus", {"site": place, "what": what})


def good(resource: int, n: int) -> Text:
    """A number of cubes."""
    return Text(f"versailles.good.{RESOURCES[resource]}", {"n": n})


def goods(amounts: Sequence[int]) -> tuple[Text, ...]:
    """Each resource with its number."""
    return tuple(good(resource, n) for resource, n in enumerate(amounts) if n)


def workers(n: int) -> Text:
    """`2 workers`."""
    return Text("versailles.workers", {"n": n})


def ornaments(state: State, counts: Sequence[int]) -> tuple[Text, ...]:
    """Decorations by type, each with its number."""
    return tuple(
        Text("versailles.ornament", {"what": decoration(state, kind), "n": n})
        for kind, n in enumerate(counts)
        if n
    )


def price(
    state: State, pool: int, cost: Cost = (0, 0, 0), counts: Sequence[int] = ()
) -> tuple[Text, ...]:
    """Workers, resources and decorations that something asks for."""
    paid = (workers(pool),) if pool else ()
    return (*paid, *goods(cost), *ornaments(state, counts))


def building(state: State, tile: int) -> tuple[Text, ...]:
    """All that building a tile asks for: the workers who stand where it is built come first."""
    printed = state.data.tiles[tile]
    place = next(
        place
        for place, each in enumerate(state.data.sites)
        if any(option.verb == BUILD for option in each.options)
    )
    there = {"n": printed.workers, "site": site(state, place)}
    builders = (Text("versailles.heard.builders", there),) if printed.workers else ()
    return (*builders, *price(state, 0, printed.cost, printed.decorations))


def price_amounts(
    state: State, pool: int, cost: Cost = (0, 0, 0), counts: Sequence[int] = ()
) -> Amounts:
    """The same as counters; `pool` are workers of the activation's pool, which are not spent."""
    listed = [("pool", pool), *zip(RESOURCES, cost, strict=True)]
    listed += [(state.data.decorations[kind].id, n) for kind, n in enumerate(counts)]
    return tuple((name, n) for name, n in listed if n)


def tiles_built(n: int) -> Text:
    """`6 tiles built`."""
    return Text("versailles.detail.built", {"n": n})


def row(state: State, number: int) -> Text:
    """A row of workers that wait to be hired."""
    return Text("versailles.row", {"n": number + 1})


def row_price(state: State, number: int) -> tuple[Text, ...]:
    """How many workers hire the one who waits on a row (VE-6.8.1)."""
    options = (option for each in state.data.sites for option in each.options)
    hiring = (each for each in options if each.verb == HIRE and each.amount == number)
    return price(state, next(hiring).prices[0])


def pieces(pile: str, n: int) -> tuple[Text, ...]:
    """Tiles in hand or decorations in stock; nothing when there are none."""
    return (Text(f"versailles.detail.{pile}", {"n": n}),) if n else ()


def square(state: State, number: int) -> Text:
    """A square by row and column, both from 1 (VE-6.6.9)."""
    row, column = divmod(number, state.data.palace.columns)
    return Text("versailles.square", {"row": row + 1, "column": column + 1})
