"""VE-9 End of the game; VE-10 final scoring; special cases of VE-12."""

from __future__ import annotations

from random import Random

import pytest

from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.versailles.completion import palace_test
from tests.engine.versailles.layout import A, B, C, Table, config, versailles
from tests.engine.versailles.scenarios.test_palace import almost_full


@clause("VE-9.1", "VE-9.1.2", "VE-9.2")
def test_the_king_ends_the_game_after_the_turn() -> None:
    table = Table(3).lay(A, at="alchemists_guild").king(1).turn()
    table.answer("double_step", "alchemists_guild", "kings_favour", "marble_quarry")
    table.expect(A, marble=1)
    assert [event.kind for event in table.events[-2:]] == ["gain", "over"]
    assert table.saw("over")[0].values == ("king",)
    assert table.asked == ("", -1)


@clause("VE-9.1", "VE-9.1.1")
def test_a_full_grid_ends_the_game() -> None:
    table = almost_full(1, "T34").lay(A, at="marble_quarry").turn()
    table.answer("single", "marble_quarry", "construction_yard").answer("build", "T34", 4, 5, 1)
    assert -1 not in table.state.squares
    table.end()
    assert table.saw("over")[0].values == ("grid",)


@clause("VE-9.1.3")
def test_a_pile_that_cannot_be_renewed_ends_the_game() -> None:
    table = Table().display("T01 T02 T03 T04 T05").lay(A, at="gold_mine").discards(7).pile("")
    table.turn().answer("single", "gold_mine", "architects_guild").answer("take", 1).end()
    assert table.saw("over")[0].values == ("pile",)


@clause("VE-9.2")
def test_nobody_has_another_turn_and_echoes_are_still_carried_out() -> None:
    table = Table(3).lay(A, at="construction_yard construction_yard", tokens=1)
    table.king(1).lay(B, at="marble_quarry", columns=(0, 2, 0)).turn()
    table.answer("double_step", "construction_yard", "kings_favour", "marble_quarry")
    table.expect(B, marble=1)
    kinds = [event.kind for event in table.events]
    assert kinds.index("king") < kinds.index("echo") < kinds.index("over")
    assert len(table.saw("turn")) == 1


@clause("VE-9.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_always_ends(seats: int) -> None:
    """Between two of the King's steps a player makes at most six moves with each worker."""
    session, chance = Session(versailles(), config(seats), 3), Random(3)
    turns = [0] * seats
    while not session.over:
        for event in session.act(chance.choice(list(session.state.options))):
            if event.kind == "turn":
                turns[event.seat] += 1
    assert max(turns) - min(turns) <= 1
    workers = max(sum(p.workers) for p in session.state.players)
    assert sum(turns) < 25 * 7 * seats * workers


@clause("VE-9.4")
def test_a_palace_that_cannot_be_completed_is_no_end() -> None:
    table = Table().lay(A, at="marble_quarry", hand="T38").lay(A, gold=9, stock="fountain")
    table.built("T04", 1, 1).turn()
    table.answer("single", "marble_quarry", "construction_yard")
    assert not table.saw("over")
    assert table.asked[0] == "move"
    assert palace_test(table.data.palace, 25).completable >= 24


@clause("VE-12.5")
def test_several_ends_in_one_turn_are_one_end() -> None:
    table = almost_full(1, "T34").lay(A, at="marble_quarry").king(0)
    table.state.pile_out = 1
    table.turn().answer("single", "marble_quarry", "construction_yard")
    table.answer("build", "T34", 4, 5, 1).end()
    assert [event.values for event in table.saw("over")] == [("grid", "king", "pile")]


@clause("VE-12.6")
def test_the_last_square_voids_builds_but_not_the_rest() -> None:
    table = almost_full(1, "T34 T35").lay(A, at="marble_quarry", columns=(0, 0, 0))
    table.lay(B, at="construction_yard", hand="T31", columns=(0, 0, 3), wood=9, marble=9)
    table.turn().answer("single", "marble_quarry", "construction_yard")
    table.answer("build", "T34", 4, 5, 1)
    assert table.options == [("end",)]
    table.end()
    assert [(event.kind, event.seat) for event in table.events[-3:-1]] == [("echo", B), ("void", B)]
    assert table.asked == ("", -1)


def rows(table: Table, seat: int = A) -> dict[str, int]:
    """The lines of the score sheet of a seat."""
    return {row.key: row.points[seat] for row in table.outcome().rows}


@clause("VE-10.1")
def test_what_is_added_at_the_end() -> None:
    table = Table().lay(A, wood=6, gold=4, hand="T01 T02 T03", stock="painting painting statue")
    assert rows(table) == {
        "tiles": 0,
        "wood_marble": 2,
        "gold": 2,
        "tile_in_hand": 3,
        "decoration_in_stock": 9,
    }


@clause("VE-10.2")
@pytest.mark.parametrize(
    ("wood", "marble", "gold", "points"),
    [(1, 2, 0, 1), (2, 3, 1, 1), (0, 3, 1, 1), (2, 0, 3, 1), (4, 5, 5, 5)],
)
def test_rounding(wood: int, marble: int, gold: int, points: int) -> None:
    table = Table().lay(A, wood=wood, marble=marble, gold=gold)
    assert table.outcome().totals[A] == points


@clause("VE-10.3")
def test_what_scores_nothing() -> None:
    table = Table().lay(A, at="sawmill " * 6, tokens=2, columns=(3, 3, 3))
    assert table.outcome().totals[A] == 0
    table.lay(A, at="construction_yard " * 3, hand="T19", marble=3, stock="statue flowerbed")
    table.use("construction_yard").answer("build", "T19", 1, 1, 0)
    assert table.outcome().totals[A] == 16


@clause("VE-10.4")
def test_ties_among_some_of_the_players() -> None:
    table = Table(3).lay(A, score=20, built=2).lay(B, score=20, built=3).lay(C, score=19, built=9)
    outcome = table.outcome()
    assert outcome.winners == (B,)
    assert outcome.tie_break == (2, 3, 9)
    table.lay(A, built=3)
    assert table.outcome().winners == (A, B)
    table.lay(C, score=21)
    outcome = table.outcome()
    assert (outcome.winners, outcome.reason.key) == ((C,), "versailles.outcome.points")


@clause("VE-10.5")
def test_no_upper_limit() -> None:
    table = Table().lay(A, at="construction_yard", hand="T39", wood=2, stock="flowerbed")
    table.lay(A, score=148).use("construction_yard").answer("build", "T39", 1, 1, 0)
    table.expect(A, points=155)
