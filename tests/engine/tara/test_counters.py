"""Public numbers of a seat, and how the score sheet tells what it holds in a province."""

from __future__ import annotations

from engine.explain import Text
from tests.engine.tara.layout import B, R, Table, Y, discs


def told(table: Table, province: str, seat: int) -> list[Text]:
    """What the score sheet says of a seat in a province."""
    rows = {row.key: row for row in table.game.outcome(table.state).rows}
    return list(rows[province].details[seat])


def test_discs_below_others_are_captured_and_those_below_the_own_are_forts() -> None:
    table = Table().board("F0=Y(b,b) F1=B(b) H0=B(y)")
    blue, yellow = (table.game.counters(table.state, seat) for seat in (B, Y))
    assert (blue["captured"], blue["forts"], blue["subjects"]) == (2, 1, 2)
    assert (yellow["captured"], yellow["forts"], yellow["subjects"]) == (1, 0, 1)


def test_captives_are_told_in_the_province_where_they_lie_and_forts_are_none() -> None:
    table = Table().board("F0=Y(b)").board("F0=B(b) F1=B(r,y) H0=R", "ulster")
    assert Text("tara.detail.captives", {"n": 2}) in told(table, "ulster", B)
    assert Text("tara.detail.captives", {"n": 1}) in told(table, "connacht", Y)
    for province, seat in (("connacht", B), ("ulster", Y), ("ulster", R)):
        assert not [each for each in told(table, province, seat) if "captives" in each.key]
    assert Text("tara.detail.held", {"n": 2}) in told(table, "ulster", B)


def test_a_crowned_king_is_a_cylinder_and_counts_as_no_disc() -> None:
    table = Table().board("F0=B K0=B!").board("F0=B H0=Y K0=Y", "ulster")
    assert (discs(table, B), discs(table, Y), discs(table, R)) == (2, 2, 0)
