"""Setting up: provinces, discs, money, the start player (TA-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import rng
from engine.core import Action, Op
from engine.events import Emit
from engine.games.seating import check_seats, config_error
from engine.games.tara.data import TaraData
from engine.games.tara.info import INFO
from engine.games.tara.reader.box import Table
from engine.games.tara.state import NO_ONE, PLAY, RESERVE, State


def new_state(data: TaraData, config: Mapping[str, Any], seed: int) -> State:
    """The table before the first question. Raises ConfigError.

    Options: `provinces`, ids of those in play (two players: the reserve as a third one), as a
    list or as one text with commas; `round_limit`, rounds after which the game stops unfinished.
    """
    kinds = {seat["kind"] for seat in check_seats(INFO, config)}
    seats = len(config["seats"])
    options = config.get("options", {})
    state = State(data=data, rng=rng.seeded(seed), seats=seats)
    _open_provinces(state, _provinces(data, data.tables[seats], options))
    automatic = data.automatic_limit if kinds == {"random"} else 0
    state.limit = _limit(options.get("round_limit", automatic))
    state.supply = [data.discs] * seats
    state.money = [data.money.start] * seats
    state.cylinders = [data.cylinders] * seats
    state.hands = [[] for _ in range(seats)]
    state.kept = [[] for _ in range(seats)]
    state.draw = list(data.cards)
    state.agenda.append(("draw_start", NO_ONE, None))
    return state


def _limit(value: Any) -> int:
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    if type(value) is not int or value < 0:
        raise config_error("round_limit", value=str(value))
    return value


def _provinces(data: TaraData, table: Table, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The provinces of the game, the reserve (two players) as the last one (TA-3.1, TA-3.2)."""
    default = table.provinces if table.reserve < 0 else (*table.provinces, table.reserve)
    names = options.get("provinces")
    if names is None:
        return default
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",")]
    known = isinstance(names, list | tuple) and all(name in data.provinces for name in names)
    if not known or len(set(names)) != len(names) or len(names) != len(default):
        count = len(default)
        raise config_error("provinces", count=count, known=data.provinces)
    return tuple(data.provinces.index(name) for name in names)


def _open_provinces(state: State, provinces: tuple[int, ...]) -> None:
    for place, province in enumerate(provinces):
        in_play = place < len(state.data.tables[state.seats].provinces)
        state.status[province] = PLAY if in_play else RESERVE


def draw_start(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """One open card each; the highest number begins; the cards go back (TA-3.5, TA-3.6)."""
    rng.shuffle(state, state.draw)
    cards = state.draw[-state.seats :][::-1]
    emit("start_cards", NO_ONE, tuple(cards))
    state.first = cards.index(max(cards))
    emit("start_player", state.first, (max(cards),))
    state.agenda.append(("begin_round", NO_ONE, None))


OPS = {
    "draw_start": Op(draw_start, clause="TA-3.5"),
}
