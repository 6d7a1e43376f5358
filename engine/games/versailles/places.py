"""Names of the places on the table, and the counters that previews compare."""

from __future__ import annotations

from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State, palace_step

PILE, DISCARD, HAND, STOCK, TOKENS = "pile", "discard", "hand", "stock", "tokens"
"""Face-down pile, discard pile, and the own areas for tiles, decorations and tokens."""


def site(state: State, place: int) -> str:
    """`site:sawmill`."""
    return f"site:{state.data.sites[place].id}"


def pool(state: State, place: int, seat: int) -> str:
    """`pool:sawmill:0`, the workers of a seat in a location."""
    return f"pool:{state.data.sites[place].id}:{seat}"


def square(state: State, number: int) -> str:
    """`square:2:3`: column 2 from the west, row 3 from the north (VE-6.6.9)."""
    row, column = divmod(number, state.data.palace.columns)
    return f"square:{column + 1}:{row + 1}"


def tile(state: State, number: int) -> str:
    """`tile:T18`, a tile in a hand."""
    return f"tile:{state.data.tiles[number].id}"


def display(slot: int) -> str:
    """`display:1`, the cheap end."""
    return f"display:{slot + 1}"


def workshop(state: State, kind: int) -> str:
    """`workshop:fountain`."""
    return f"workshop:{state.data.decorations[kind].id}"


def ornament(decoration: str) -> str:
    """`stock:fountain`, the own ones of a type."""
    return f"{STOCK}:{decoration}"


def tech(state: State, number: int) -> str:
    """`tech:bonus_wood`."""
    return f"tech:{state.data.technologies[number].id}"


def tech_marker(row: int, seat: int) -> str:
    """`marker:1:0`, the technology marker of a seat in a row."""
    return f"marker:{row + 1}:{seat}"


def newcomer(state: State, row: int, seat: int) -> str:
    """`newcomer:row_2:0`, where the worker of a seat waits to be hired."""
    return f"newcomer:{state.data.newcomer_rows[row]}:{seat}"


def king(step: int) -> str:
    """`king:7`."""
    return f"king:{step}"


def goods(resource: str) -> str:
    """`goods:wood`, the supply."""
    return f"goods:{resource}"


def anchors(state: State) -> list[str]:
    """Every anchor that explanations and events of this state may name."""
    data, seats = state.data, range(state.seats)
    names = [PILE, DISCARD, HAND, STOCK, TOKENS]
    names += [goods(resource) for resource in RESOURCES]
    names += [king(step) for step in range(palace_step(state) + 1)]
    names += [display(slot) for slot in range(data.slots)]
    names += [square(state, number) for number in range(len(state.squares))]
    names += [workshop(state, kind) for kind in range(len(data.decorations))]
    names += [ornament(decoration.id) for decoration in data.decorations]
    names += [tech(state, number) for number in range(len(data.technologies))]
    for place in range(len(data.sites)):
        names.append(site(state, place))
        names += [pool(state, place, seat) for seat in seats]
    for seat in seats:
        names += [f"seat:{seat}", f"score:{seat}"]
        names += [tech_marker(row, seat) for row in range(len(data.grid_of))]
        names += [newcomer(state, row, seat) for row in range(len(data.newcomer_rows))]
        names += [tile(state, number) for number in state.players[seat].hand]
    return names


def counters(state: State, seat: int) -> dict[str, int]:
    """A seat's numbers, all public: previews show how they change."""
    player = state.players[seat]
    values = dict(zip(RESOURCES, player.goods, strict=True))
    values |= {
        "points": player.score,
        "workers": sum(player.workers),
        "waiting": sum(player.waiting),
        "tokens": player.tokens,
        "tiles": len(player.hand),
        "built": player.built,
        "technologies": sum(player.columns),
        "decorations": sum(player.stock),
    }
    for kind, decoration in enumerate(state.data.decorations):
        values[decoration.id] = player.stock[kind]
    return values
