"""Tiles and printed values made from the component data, as the table makes them."""

from __future__ import annotations

from engine.games.versailles.data import VersaillesData, load_data
from engine.games.versailles.pieces import RESOURCES, Tile
from engine.games.versailles.sites import HIRE, READY, SWEEP, TAKE
from sprites.versailles.board_view import BoardView, Chip, GoodsPrice, TechFace
from sprites.versailles.tile_view import TileFace

DATA = load_data()


def face_of(tile: Tile, data: VersaillesData = DATA) -> TileFace:
    """The values printed on a tile."""
    asked = [
        kind for kind, n in zip(data.decorations, tile.decorations, strict=True) for _ in range(n)
    ]
    cost = zip(RESOURCES, tile.cost, strict=True)
    return TileFace(
        tile.id,
        tile.name,
        tile.edges,
        tile.vp,
        tile.workers,
        tuple((name, n) for name, n in cost if n),
        tuple(kind.id for kind in asked),
        tuple(kind.kind for kind in asked),
    )


def view_of(data: VersaillesData = DATA) -> BoardView:
    """Everything printed on the board."""
    options = [option for site in data.sites for option in site.options]
    take = next(option for option in options if option.verb == TAKE)
    hire = {option.amount: option.prices[0] for option in options if option.verb == HIRE}
    return BoardView(
        titles=tuple((site.id, site.name) for site in data.sites),
        chips=tuple((site.id, _chips(data, number)) for number, site in enumerate(data.sites)),
        display=take.prices,
        goods=tuple(
            GoodsPrice(
                kind.id,
                kind.workers,
                tuple((name, n) for name, n in zip(RESOURCES, kind.cost, strict=True) if n),
            )
            for kind in data.decorations
        ),
        technologies=tuple(
            tuple(_technology(data, number) for number in row) for row in data.grid_of
        ),
        newcomers=tuple(hire[row] for row in range(len(data.newcomer_rows))),
    )


def _chips(data: VersaillesData, number: int) -> tuple[Chip, ...]:
    site = data.sites[number]
    chips = [
        Chip(strength, RESOURCES[given.resource], amount)
        for given in site.yields
        for strength, amount in enumerate(given.amounts, 1)
    ]
    for option in site.options:
        if option.verb == SWEEP:
            chips.append(Chip(option.prices[0], "sweep", option.amount))
        if option.verb == READY:
            chips.append(Chip(option.prices[0], "token", option.amount))
    return tuple(chips)


def _technology(data: VersaillesData, number: int) -> TechFace:
    found = data.technologies[number]
    site = data.sites[found.site].id
    if found.echo:
        return TechFace(found.workers, site)
    return TechFace(found.workers, site, RESOURCES[found.resource], found.amount)


FACES = tuple(face_of(tile) for tile in DATA.tiles)
VIEW = view_of()
