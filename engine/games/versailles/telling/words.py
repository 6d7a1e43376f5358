"""Pieces, places and amounts as Texts; the names of the component data are the fallback."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Amounts, Text
from engine.games.versailles.palace import open_squares
from engine.games.versailles.pieces import EDGES, KINDS, RESOURCES, Cost
from engine.games.versailles.sites import BUILD, HIRE
from engine.games.versailles.state import State

COMPASS = ("north", "east", "south", "west")


def edges(letters: str) -> tuple[Text, ...]:
    """The four edges of a tile or square; "?" stands for one that is free."""
    if len(set(letters)) == 1 and letters[0] in EDGES:
        return (Text("versailles.inspect.all_round", {"what": _surroundings(letters[0])}),)
    return tuple(
        Text("versailles.inspect.edge", _edge(where, letter))
        for where, letter in enumerate(letters)
        if letter in EDGES
    )


def edges_laid(state: State, number: int, square: int, turn: int) -> tuple[Text, ...]:
    """The edges of a tile as it would lie on a square, with the tiles that they meet there."""
    palace = state.data.palace
    met = {edge: state.squares[other] for edge, other, _ in palace.neighbours[square]}
    told = []
    for where, digit in enumerate(palace.laid[palace.patterns[number]][turn]):
        values, beside = _edge(where, EDGES[digit - 1]), met.get(where, -1)
        if beside < 0:
            told.append(Text("versailles.inspect.edge", values))
        else:
            told.append(Text("versailles.heard.meets", {**values, "tile": tile(state, beside)}))
    return tuple(told)


def _edge(where: int, letter: str) -> dict[str, Text]:
    direction = Text(f"versailles.table.edge.{COMPASS[where]}")
    return {"where": direction, "what": _surroundings(letter)}


def _surroundings(letter: str) -> Text:
    return Text(f"versailles.table.surroundings.{KINDS[EDGES.index(letter)]}")


def fitting(state: State, number: int) -> int:
    """On how many squares a tile fits now, however turned."""
    palace = state.data.palace
    fits = palace.fits[palace.patterns[number]]
    free = open_squares(state.squares, state.needs, state.built)
    return sum(bool(fits[state.needs[each]]) for each in free)


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
