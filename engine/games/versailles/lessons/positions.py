"""Positions of Versailles written down by names, for the examples of the rulebook.

A position is the ordinary setup with changes. `order`: the seats in turn order; without it they sit
in their order. What a seat does not name it has as at the beginning; its score and the number of
tiles that it built are those of its tiles in the palace. The palace lies in the order of building,
one text to a tile: tile, place, quarter turns and the seat that built it, `T18 square:2:2 0 1`.
Without a `display` five tiles are dealt; all tiles that lie nowhere are the pile.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cells import Entry
from engine.cells.problems import CellError, written
from engine.core import push
from engine.games.versailles import places
from engine.games.versailles.palace import lay as lay_tile
from engine.games.versailles.palace import open_squares
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.setup import new_player
from engine.games.versailles.state import NO_TILE, Player, State, palace_step

_SHOP, _WORKERS, _SLOT = "shop.", "workers.", "slot."


def number(state: State, word: str) -> int | None:
    """What a word of a decision stands for: a location, tile, decoration or new-worker row by its
    id, a square or slot by its anchor, a row of technologies as `row:1`; None for any other."""
    return _numbers(state).get(word)


def _numbers(state: State) -> Mapping[str, int]:
    data = state.data
    found = {site.id: n for n, site in enumerate(data.sites)}
    found |= {tile.id: n for n, tile in enumerate(data.tiles)}
    found |= {decoration.id: n for n, decoration in enumerate(data.decorations)}
    found |= {row: n for n, row in enumerate(data.newcomer_rows)}
    found |= {places.square(state, n): n for n in range(len(state.squares))}
    found |= {places.display(slot): slot for slot in range(data.slots)}
    return found | {f"row:{n + 1}": n for n in range(len(data.grid_of))}


def figure(state: State, name: str) -> int | None:
    """A figure of the common table: `king`, `pile`, `discard`, `display` (tiles in it),
    `palace` (tiles built by all), `pool` (workers that can still pay), `shop.fountain`,
    `workers.sawmill` (of all seats there), `slot.T04` (where the tile lies, from 1)."""
    if name.startswith(_SHOP):
        return state.shop[_numbers(state)[name.removeprefix(_SHOP)]]
    if name.startswith(_WORKERS):
        site = _numbers(state)[name.removeprefix(_WORKERS)]
        return sum(player.workers[site] for player in state.players)
    if name.startswith(_SLOT):
        return state.display.index(_numbers(state)[name.removeprefix(_SLOT)]) + 1
    shared = {
        "king": state.king,
        "pile": len(state.pile),
        "discard": len(state.discard),
        "display": sum(tile >= 0 for tile in state.display),
        "palace": state.built,
        "pool": _pool(state),
    }
    return shared.get(name)


def _pool(state: State) -> int:
    """Workers of the open activation; none once the game is over."""
    if not state.agenda or state.agenda[-1][0] != "spend":
        return 0
    left: int = state.agenda[-1][2][1]
    return left


def lay(state: State, entry: Entry) -> None:
    """Change a fresh setup into the position that an entry describes. Raises DataError."""
    data, seats = state.data, range(state.seats)
    state.agenda.clear()
    state.order = list(seats)
    if "order" in entry:
        state.order = list(entry.numbers("order", 0, state.seats - 1))
        if sorted(state.order) != list(seats):
            raise CellError("versailles.data.order", value=written(state.order))
    state.players = [new_player(data, state.order.index(n), state.seats) for n in seats]
    if "king" in entry:
        state.king = entry.number("king", 0, palace_step(state))
    _lay_palace(state, entry)
    for seat, each in enumerate(entry.tables("seats")):
        _lay_seat(state, state.players[seat], each)
    _lay_guild(state, entry)
    turn = entry.number("turn", 0, state.seats - 1) if "turn" in entry else 0
    state.turn = turn
    push(state, ("begin_turn", turn, None))


def _lay_palace(state: State, entry: Entry) -> None:
    """Tiles as if they had been built one after another (VE-6.6.5)."""
    data, palace = state.data, state.data.palace
    for text in entry.parsed("palace", list) if "palace" in entry else []:
        name, place, turn, seat = text.split()
        tile, square, turned = _take(state, name), _numbers(state)[place], int(turn)
        pattern, need = palace.patterns[tile], state.needs[square]
        beside = square in open_squares(state.squares, state.needs, state.built)
        if not beside or turned not in palace.fits[pattern][need]:
            raise CellError("versailles.data.does_not_fit", value=written(text))
        state.squares[square], state.turned[square] = tile, turned
        lay_tile(palace, state.needs, square, pattern, turned)
        state.built += 1
        printed, player = data.tiles[tile], state.players[int(seat)]
        player.built += 1
        player.score += printed.vp
        state.shop = [n - used for n, used in zip(state.shop, printed.decorations, strict=True)]


def _lay_seat(state: State, player: Player, entry: Entry) -> None:
    data = state.data
    sites = [site.id for site in data.sites]
    if "workers" in entry:
        player.workers = list(entry.amounts("workers", sites, 9))
    if "waiting" in entry:
        player.waiting = list(entry.numbers("waiting", 0, 1))
    for good, name in enumerate(RESOURCES):
        if name in entry:
            player.goods[good] = entry.number(name)
    if "tokens" in entry:
        player.tokens = entry.number("tokens", 0, data.tokens)
    if "marker" in entry:
        player.marker = entry.index("marker", sites)
    if "columns" in entry:
        player.columns = list(entry.numbers("columns", 0, 3))
    if "hand" in entry:
        player.hand = [_take(state, name) for name in entry.parsed("hand", str.split)]
    if "stock" in entry:
        player.stock = list(entry.amounts("stock", [one.id for one in data.decorations], 9))
        state.shop = [n - mine for n, mine in zip(state.shop, player.stock, strict=True)]


def _lay_guild(state: State, entry: Entry) -> None:
    """Display and discard pile; an empty display is dealt from the pile."""
    if "discard" in entry:
        state.discard = [_take(state, name) for name in entry.parsed("discard", str.split)]
    if "display" in entry:
        tiles = [_take(state, name) for name in entry.parsed("display", str.split)]
    else:
        tiles = [state.pile.pop() for _ in range(state.data.slots)]
    state.display = [*tiles, *[NO_TILE] * (state.data.slots - len(tiles))]


def _take(state: State, name: str) -> int:
    """A tile out of the pile."""
    tile = _numbers(state)[name]
    state.pile.remove(tile)
    return tile
