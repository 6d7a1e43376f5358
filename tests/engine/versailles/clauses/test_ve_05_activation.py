"""VE-5 Activation in general; VE-6.1 to VE-6.3 resource locations."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import IllegalActionError, act
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import END, A, B, Table, config, versailles

FIVE = "T01 T02 T03 T04 T05"


@clause("VE-5.1")
def test_strength_counts_all_own_workers_after_the_move() -> None:
    table = Table().lay(A, at="workshop sawmill").lay(B, at="sawmill sawmill")
    table.turn().answer("single", "workshop", "sawmill")
    assert table.saw("activate")[0].values == (table.site("sawmill"), 2)
    table.expect(A, wood=2)


@clause("VE-5.2")
def test_workers_are_never_spent() -> None:
    table = Table().lay(A, at="workshop workshop", wood=6).use("workshop")
    table.answer("buy", "painting").answer("buy", "painting").end()
    assert table.workers(A) == {"workshop": 2}


@clause("VE-5.3")
def test_one_pool_pays_for_everything() -> None:
    table = Table().display(FIVE).lay(A, at="architects_guild " * 5, tokens=0)
    table.use("architects_guild")
    table.answer("ready").answer("sweep", 1, 5).answer("take", 3).answer("take", 1)
    assert table.state.agenda[-1][2][1] == 0
    assert table.options == [END]


@clause("VE-5.4")
def test_resources_come_by_themselves_and_the_rest_is_optional() -> None:
    table = Table().lay(A, at="gold_mine gold_mine").use("gold_mine")
    table.expect(A, gold=1)
    assert table.asked == ("", -1)
    table.lay(A, at="workshop", wood=3).use("workshop").end()
    table.expect(A, wood=3, painting=0)


@clause("VE-5.5")
def test_single_choices_or_finish() -> None:
    table = Table().lay(A, at="workshop workshop", wood=6).use("workshop")
    assert table.options == [("buy", "painting"), END]
    table.answer("buy", "painting")
    assert table.options == [("buy", "painting"), END]
    table.answer("buy", "painting")
    assert table.options == [END]
    table.end()
    assert table.asked == ("", -1)


@clause("VE-5.5", "VE-12.2")
def test_an_activation_without_options_ends_by_itself() -> None:
    table = Table().lay(A, at="workshop workshop").use("workshop")
    assert table.asked == ("", -1)
    assert [event.kind for event in table.events] == ["activate", "void"]


@clause("VE-5.5", "VE-6.4.6")
def test_finishing_is_refused_while_a_fifth_tile_waits() -> None:
    table = Table().display(FIVE).lay(A, at="architects_guild", hand="T06 T07 T08 T09")
    table.use("architects_guild").answer("take", 1)
    assert END not in table.options
    with pytest.raises(IllegalActionError):
        act(table.game.ops, table.state, END)
    assert table.blocked("hand") == ("discard_first", "VE-6.4.6")


@clause("VE-6.1.1")
@pytest.mark.parametrize("workers", [3, 4, 7])
def test_more_than_three_workers_count_as_three(workers: int) -> None:
    for site, good, amount in (("sawmill", "wood", 3), ("gold_mine", "gold", 2)):
        table = Table().lay(A, at=f"{site} " * workers).use(site)
        assert table.game.counters(table.state, A)[good] == amount


@clause("VE-6.1.2", "VE-7.2")
@pytest.mark.parametrize(
    ("site", "column", "good", "basic"),
    [("sawmill", 1, "wood", 2), ("marble_quarry", 2, "marble", 2), ("gold_mine", 3, "gold", 1)],
)
def test_the_bonus_adds_one_cube(site: str, column: int, good: str, basic: int) -> None:
    for reached, amount in ((column - 1, basic), (column, basic + 1)):
        table = Table().lay(A, at=f"{site} {site}", columns=(reached, 0, 0)).use(site)
        assert table.game.counters(table.state, A)[good] == amount


@clause("VE-6.1.2")
def test_the_bonus_adds_to_a_yield_of_zero() -> None:
    table = Table().lay(A, at="gold_mine", columns=(3, 0, 0)).use("gold_mine")
    table.expect(A, gold=1)
    assert [event.kind for event in table.events] == ["activate", "bonus"]


@clause("VE-6.2.1", "VE-6.2.2", "VE-6.3.1")
@pytest.mark.parametrize(
    ("site", "good", "amounts"),
    [
        ("sawmill", "wood", [1, 2, 3]),
        ("marble_quarry", "marble", [1, 2, 3]),
        ("gold_mine", "gold", [0, 1, 2]),
    ],
)
def test_yields(site: str, good: str, amounts: list[int]) -> None:
    for workers, amount in enumerate(amounts, 1):
        table = Table().lay(A, at=f"{site} " * workers).use(site)
        assert table.game.counters(table.state, A)[good] == amount


@clause("VE-12.2")
def test_a_lone_worker_in_the_mine_takes_nothing() -> None:
    table = Table().lay(A, at="marble_quarry architects_guild").turn()
    choice = next(c for c in table.question.choices if c.action == ("single", 1, 2))
    assert [warning.key for warning in choice.warnings] == ["versailles.warning.nothing"]
    table.answer("single", "marble_quarry", "gold_mine")
    assert [event.values for event in table.saw("void")] == [(table.site("gold_mine"),)]


@clause("VE-12.1")
def test_the_owner_decides() -> None:
    session, chance = Session(versailles(), config(3), 8), Random(8)
    while not session.over:
        name, seat, _ = session.state.agenda[-1]
        if name == "move":
            assert seat == session.state.turn
        session.act(chance.choice(list(session.state.options)))


@clause("VE-12.9")
def test_a_token_can_be_turned_back_in_the_same_turn() -> None:
    table = Table().lay(A, at="alchemists_guild alchemists_guild", tokens=2).turn()
    table.answer("pair", "alchemists_guild", "kings_favour").expect(A, tokens=1)
    table.answer("ready").expect(A, tokens=2)
