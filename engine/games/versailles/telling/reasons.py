"""Why a visit to a location is of no use (VE-12.2)."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Text
from engine.games.versailles.palace import open_squares
from engine.games.versailles.sites import BUILD, BUY, HIRE, LEARN, READY, SWEEP, TAKE, Option
from engine.games.versailles.state import Player, State
from engine.games.versailles.telling import words


def useless(state: State, seat: int, place: int) -> Text:
    """What is missing there: workers, or else what its first option needs."""
    site = state.data.sites[place]
    if site.yields:
        return _why("few_workers", n=state.players[seat].workers[place])
    pool = state.players[seat].workers[place]
    prices = [price for option in site.options for price in option.prices]
    if min(prices) > pool:
        return _why("workers", n=min(prices), pool=pool)
    reachable = [option for option in site.options if min(option.prices) <= pool]
    return _MISSING[reachable[0].verb](state, state.players[seat], reachable[0], pool)


def nearest(state: State, seat: int, place: int) -> Text | None:
    """Of the tiles in hand the one that misses least, with all of it, where tiles are built; None
    elsewhere, and where one misses nothing but a square."""
    player, site = state.players[seat], state.data.sites[place]
    if not player.hand or not any(option.verb == BUILD for option in site.options):
        return None
    pool = player.workers[place]
    tile = min(player.hand, key=lambda each: sum(_shortfall(state, seat, each, pool)))
    missing = lacking(state, seat, tile, pool)
    values = {"tile": words.tile(state, tile), "missing": missing}
    return Text("versailles.heard.nearest", values) if missing else None


def lacking(state: State, seat: int, tile: int, strength: int) -> tuple[Text, ...]:
    """Workers, goods and decorations that a tile asks for and the seat has not."""
    pool, *others = _shortfall(state, seat, tile, strength)
    goods = len(state.players[seat].goods)
    return words.price(state, pool, tuple(others[:goods]), others[goods:])


def _shortfall(state: State, seat: int, tile: int, strength: int) -> list[int]:
    """How many workers, goods and decorations are missing, in this order."""
    printed, player = state.data.tiles[tile], state.players[seat]
    needed = (printed.workers, *printed.cost, *printed.decorations)
    return [
        max(0, n - has)
        for n, has in zip(needed, (strength, *player.goods, *player.stock), strict=True)
    ]


def _why(key: str, **values: int) -> Text:
    return Text(f"versailles.why.{key}", values)


def _tiles(state: State, player: Player, option: Option, pool: int) -> Text:
    return _why("no_tile" if max(state.display) < 0 else "dear_tiles", n=pool)


def _decorations(state: State, player: Player, option: Option, pool: int) -> Text:
    return _why("no_decoration", pool=pool)


def _palace(state: State, player: Player, option: Option, pool: int) -> Text:
    """No tile, none that the workers can build, none that fits, or none that can be paid for."""
    if not player.hand:
        return _why("empty_hand")
    light = [tile for tile in player.hand if option.prices[tile] <= pool]
    if not light:
        return _why("workers", n=min(option.prices[tile] for tile in player.hand), pool=pool)
    palace, squares = state.data.palace, open_squares(state.squares, state.needs, state.built)
    for tile in light:
        fits = palace.fits[palace.patterns[tile]]
        if any(fits[state.needs[square]] for square in squares):
            return _why("poor_tiles")
    return _why("unfit_tiles")


def _technologies(state: State, player: Player, option: Option, pool: int) -> Text:
    return _why("no_technology", pool=pool)


def _nobody(state: State, player: Player, option: Option, pool: int) -> Text:
    return _why("nobody_waits")


def _tokens(state: State, player: Player, option: Option, pool: int) -> Text:
    return _why("all_active")


_MISSING: dict[str, Callable[[State, Player, Option, int], Text]] = {
    TAKE: _tiles,
    SWEEP: _tiles,
    READY: _tokens,
    BUY: _decorations,
    BUILD: _palace,
    LEARN: _technologies,
    HIRE: _nobody,
}
