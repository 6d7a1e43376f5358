"""The end: two crowns win at once (TA-17). Nothing is counted but thrones."""

from __future__ import annotations

from collections.abc import Iterable

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import (
    CLOSED,
    PLAY,
    PROVINCES,
    SEATS,
    State,
    captives,
    crowns,
)
from engine.games.tara.telling import words
from engine.texts import Seat


def outcome(state: State) -> Outcome:
    """The High King wins; a limited game that stopped is won by nobody more than by others."""
    totals = standing(state)
    rows, facts = tuple(_thrones(state)), tuple(_left(state))
    if state.winner >= 0:
        values = {
            "seat": Seat(state.winner),
            "provinces": _kingdoms(state, state.winner),
            "round": state.round,
        }
        reason = Text("tara.outcome.high_king", values)
        return Outcome(rows, totals, totals, (state.winner,), reason, facts)
    best = max(totals)
    leaders = tuple(seat for seat, total in enumerate(totals) if total == best)
    reason = Text("tara.outcome.unfinished", {"n": state.round})
    return Outcome(rows, totals, totals, leaders, reason, facts)


def standing(state: State) -> tuple[int, ...]:
    """Crowns per seat."""
    return tuple(crowns(state, seat) for seat in range(state.seats))


def _kingdoms(state: State, seat: int) -> tuple[Text, ...]:
    return tuple(
        words.province(state, province)
        for province in range(PROVINCES)
        if _king(state, province) == seat
    )


def _king(state: State, province: int) -> int:
    return state.top[province * POSITIONS + K0]


def _thrones(state: State) -> Iterable[ScoreRow]:
    """A line per province that was played in: one crown for its king."""
    seats = range(state.seats)
    for province in range(PROVINCES):
        if state.status[province] in (PLAY, CLOSED):
            king = _king(state, province)
            yield ScoreRow(
                state.data.provinces[province],
                tuple(int(seat == king) for seat in seats),
                tuple(_share(state, province, seat) for seat in seats),
            )


def _share(state: State, province: int, seat: int) -> tuple[Text, ...]:
    """How a seat stands in a province: the throne, positions, captives of others."""
    told: list[Text] = []
    if _king(state, province) == seat:
        told.append(
            Text("tara.detail.cylinder" if state.cylinder[province] else "tara.detail.disc")
        )
    held = _held(state, province, seat)
    told.append(Text("tara.detail.held", {"n": held}))
    taken = sum(
        captives(state, province * POSITIONS + position, other)
        for position in range(POSITIONS)
        if state.top[province * POSITIONS + position] == seat
        for other in range(state.seats)
        if other != seat
    )
    if taken:
        told.append(Text("tara.detail.captives", {"n": taken}))
    return tuple(told)


def _left(state: State) -> Iterable[ScoreRow]:
    """What everybody has at the end; it breaks no tie, as there is none (TA-17.2)."""
    seats = range(state.seats)
    held = [[_held(state, province, seat) for province in range(PROVINCES)] for seat in seats]
    yield ScoreRow(
        "held",
        tuple(map(sum, held)),
        tuple(
            tuple(
                Text("tara.detail.there", {"province": words.province(state, province), "n": n})
                for province, n in enumerate(each)
                if n
            )
            for each in held
        ),
    )
    yield ScoreRow("cumals", tuple(state.money), tuple((words.cumals(n),) for n in state.money))
    discs = tuple((Text("tara.detail.supply", {"n": n}),) for n in state.supply)
    yield ScoreRow("supply", tuple(state.supply), discs)
    prisons = [state.prisoners[seat * SEATS : (seat + 1) * SEATS] for seat in seats]
    yield ScoreRow(
        "prisoners",
        tuple(map(sum, prisons)),
        tuple(
            tuple(
                Text("tara.detail.prisoners", {"seat": Seat(owner), "n": n})
                for owner, n in enumerate(each)
                if n
            )
            for each in prisons
        ),
    )


def _held(state: State, province: int, seat: int) -> int:
    return state.held[province * SEATS + seat].bit_count()
