"""The ledger of Viscounts and the names of what a game has exercised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.events import Event
from engine.game import Outcome
from engine.games.viscounts import constants as c
from engine.games.viscounts.places import segment_id, spot_anchor
from engine.games.viscounts.state import State, criminals, others
from engine.simulation.audit import Audit, Entry

COUNTERS = frozenset(
    {
        *c.GOODS,
        "debt",
        "debt_paid",
        "deed",
        "deed_approved",
        "workers",
        "castle_1",
        "castle_2",
        "castle_3",
        "manuscripts",
        "buildings",
    }
)

_MOVES: dict[str, tuple[tuple[str, int], ...]] = {
    "debt": (("debt", 1),),
    "deed": (("deed", 1),),
    "flip_debt": (("debt", -1), ("debt_paid", 1)),
    "flip_deed": (("deed", -1), ("deed_approved", 1)),
    "group": (("castle_1", -3), ("castle_2", 1)),
    "sidestep": (("castle_1", 2),),
    "inner": (("castle_2", -1), ("castle_3", 1)),
    "transcribe": (("manuscripts", 1),),
    "build": (("buildings", 1),),
}


def ledger(event: Event, state: State) -> Iterator[Entry]:
    """How an event changes the counters of a seat."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "pay"):
        yield seat, values[0], values[1] if kind == "gain" else -values[1]
    elif kind == "place_workers":
        yield seat, "workers", -values[1]
        yield seat, "castle_1", values[1]
    elif kind == "bump":
        tier, _, owner = values
        yield owner, f"castle_{tier}", -1
        yield owner, "workers", 1
    for counter, change in _MOVES.get(kind, ()):
        yield seat, counter, change


def _card(event: Event, state: State) -> Iterator[str]:
    yield f"{event.kind}:{state.data.cards.ids[event.values[0]]}"


def _board_name(state: State, seat: int) -> str:
    board = state.players[seat].board
    return state.data.automas[board - 1].id if board else "human"


def _reveal(event: Event, state: State) -> Iterator[str]:
    yield f"slot:{_board_name(state, event.seat)}:{event.values[0] + 1}"


def _slot_acts(event: Event, state: State) -> Iterator[str]:
    yield f"slot:{_board_name(state, event.seat)}:{event.values[0] + 1}:acts"


def _scheme_row(event: Event, state: State) -> Iterator[str]:
    card, row = event.values
    yield f"scheme:{state.data.cards.ids[card]}:row:{row + 1}"


def _scheme_option(event: Event, state: State) -> Iterator[str]:
    card, option = event.values[:2]
    yield f"scheme:{state.data.cards.ids[card]}:option:{option + 1}"


def _scheme_refused(event: Event, state: State) -> Iterator[str]:
    yield f"refused:{event.values[2]}"


def _tile(event: Event, state: State) -> Iterator[str]:
    yield f"manuscript:{state.data.manuscripts.ids[event.values[0]]}"


def _collision(event: Event, state: State) -> Iterator[str]:
    """The active row, and the row of the others where somebody meets its condition."""
    space = event.values[0]
    automa = state.players[event.seat].board
    yield f"collision:{space}:{'automa' if automa else 'active'}"
    row = state.data.board.collisions[space - 1]
    for seat in others(state, event.seat):
        guilty = criminals(state, state.players[seat]) > 0
        if row.others_if == "always" or (row.others_if == "criminal_1plus") == guilty:
            yield f"collision:{space}:others"


def _build(event: Event, state: State) -> Iterator[str]:
    yield f"{('low', 'high')[state.side]}:{spot_anchor(state, event.values[2])}"


def _link(event: Event, state: State) -> Iterator[str]:
    low, _, other = event.values
    side = ("low", "high")[state.side]
    yield f"{side}:link{spot_anchor(state, low)[4:]}"
    yield f"link:{'own' if other == event.seat else 'shared'}"


def _exchange(event: Event, state: State) -> Iterator[str]:
    if event.values[0]:
        position, kind = divmod(state.players[event.seat].viscount, 3)
        yield f"exchange:{segment_id(state, position)}:{c.SPACE_KINDS[kind]}"


_LABELS: dict[str, Callable[[Event, State], Iterable[str]]] = {
    "ability": _card,
    "hire": _card,
    "dismiss": _card,
    "reveal": _reveal,
    "slot": _slot_acts,
    "scheme_row": _scheme_row,
    "option": _scheme_option,
    "option_refused": _scheme_refused,
    "transcribe": _tile,
    "transcribe_printed": _tile,
    "collision_space": _collision,
    "build": _build,
    "link": _link,
    "exchange": _exchange,
    "pair": lambda event, state: (f"player_card:{event.values[0]}",),
    "group": lambda event, state: (f"castle:2:{event.values[0]}",),
    "inner": lambda event, state: ("castle:3",),
    "bump": lambda event, state: (f"bump:{event.values[0]}",),
    "bonus": lambda event, state: (f"bonus:{event.values[0]}",),
    "no_effect": lambda event, state: (f"no_effect:{event.values[0]}",),
}


def labels(event: Event, state: State) -> Iterable[str]:
    """What an event exercised: "ability:tf_mason", "slot:human:7", "collision:3:active"."""
    namer = _LABELS.get(event.kind)
    return namer(event, state) if namer else (f"event:{event.kind}",)


def endings(state: State, outcome: Outcome) -> Iterator[str]:
    """Which pile ended the game, and how it was won."""
    if state.poverty_shown and state.prosperity_shown:
        yield "ending:both"
    else:
        yield "ending:poverty" if state.poverty_shown else "ending:prosperity"
    yield f"ending:{outcome.reason.key.rpartition('.')[2]}"


AUDIT = Audit(COUNTERS, ledger, labels, endings, "VI-11.")
