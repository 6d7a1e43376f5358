"""Worked examples of the rules: final scoring and ties (VE-X30 to VE-X32)."""

from __future__ import annotations

import pytest

from tests.engine.versailles.layout import A, B, Table


def test_ve_x30_full_score() -> None:
    table = Table().lay(A, score=41, wood=5, marble=4, gold=3, hand="T01 T02", stock="statue")
    outcome = table.outcome()
    assert [row.points[A] for row in outcome.rows] == [41, 3, 1, 2, 3]
    assert outcome.totals[A] == 50


@pytest.mark.parametrize(
    ("goods", "points"),
    [({"wood": 2, "marble": 1}, 1), ({"wood": 2, "marble": 2}, 1), ({"gold": 1}, 0)],
)
def test_ve_x31_rounding(goods: dict[str, int], points: int) -> None:
    assert Table().lay(A, **goods).outcome().totals[A] == points


@pytest.mark.parametrize(
    ("a", "b", "winners", "reason"),
    [
        ((6, 0), (5, 0), (A,), "tiles_built"),
        ((6, 4), (6, 7), (B,), "resources_left"),
        ((6, 4), (6, 4), (A, B), "shared"),
    ],
)
def test_ve_x32_ties(
    a: tuple[int, int], b: tuple[int, int], winners: tuple[int, ...], reason: str
) -> None:
    table = Table()
    for seat, (built, wood) in ((A, a), (B, b)):
        table.lay(seat, score=50 - wood // 3, built=built, wood=wood)
    outcome = table.outcome()
    assert outcome.totals == (50, 50)
    assert outcome.winners == winners
    assert outcome.reason.key == f"versailles.outcome.{reason}"
