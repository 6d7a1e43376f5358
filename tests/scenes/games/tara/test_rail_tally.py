"""The rail tells how many hollows a seat rules in each province that is played."""

from __future__ import annotations

from engine.games.tara.board import POSITIONS
from engine.games.tara.state import ABSENT, State
from scenes.games.tara.facts import seat_facts
from scenes.games.tara.shots import CHAIN, at_turn, lay


def ruled(view: State, province: int, seat: int) -> int:
    tops = view.top[province * POSITIONS : (province + 1) * POSITIONS]
    return tops.count(seat)


def test_every_seat_has_its_numbers_by_province() -> None:
    session = lay(at_turn(), CHAIN, (2, 20, 34), money=9)
    view = session.state
    facts = seat_facts(view, session.config, lambda text: str(text))
    played = [p for p, name in enumerate(view.data.provinces) if view.status[p] != ABSENT]
    assert len(played) == 4
    for seat, row in enumerate(facts):
        assert row.track is not None
        wanted = {view.data.provinces[p]: ruled(view, p, seat) for p in played}
        assert dict(row.track.markers) == wanted
    assert any(n for row in facts if row.track for _, n in row.track.markers)
