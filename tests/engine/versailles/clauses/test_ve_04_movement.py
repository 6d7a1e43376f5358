"""VE-4 Movement."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import A, B, Table, config, versailles

ARROWS = {
    "kings_favour": ["marble_quarry"],
    "marble_quarry": ["gold_mine", "construction_yard"],
    "gold_mine": ["architects_guild", "construction_yard"],
    "architects_guild": ["workshop", "construction_yard"],
    "workshop": ["sawmill"],
    "sawmill": ["alchemists_guild"],
    "alchemists_guild": ["kings_favour"],
    "construction_yard": ["kings_favour", "sawmill"],
}


@clause("VE-4.1")
def test_the_arrows() -> None:
    data = versailles().data
    ids = [site.id for site in data.sites]
    leads = {ids[start]: [ids[e] for e in ends] for start, ends in enumerate(data.moves.arrows)}
    assert leads == ARROWS


@clause("VE-4.2")
def test_every_closed_walk_passes_the_king() -> None:
    arrows = versailles().data.moves.arrows
    walks = [[0]]
    lengths = set()
    for length in range(1, 9):
        walks = [[*walk, end] for walk in walks for end in arrows[walk[-1]]]
        lengths |= {length for walk in walks if walk[-1] == 0}
        walks = [walk for walk in walks if walk[-1] != 0]
    assert min(lengths) == 3
    assert max(lengths) == 7
    assert not walks  # whoever leaves the King's Favour is back after seven arrows at the latest
    assert all((end, start) not in pairs() for start, end in pairs())


def pairs() -> set[tuple[int, int]]:
    """All arrows."""
    arrows = versailles().data.moves.arrows
    return {(start, end) for start, ends in enumerate(arrows) for end in ends}


@clause("VE-4.3", "VE-4.3.1", "VE-4.3.2", "VE-4.3.3")
def test_three_ways_to_move() -> None:
    table = Table().lay(A, at="sawmill sawmill workshop").turn()
    assert table.options == [
        ("single", "workshop", "sawmill"),
        ("single", "sawmill", "alchemists_guild"),
        ("pair", "sawmill", "alchemists_guild"),
        ("double_step", "workshop", "sawmill", "alchemists_guild"),
        ("double_step", "sawmill", "alchemists_guild", "kings_favour"),
    ]


@pytest.mark.parametrize(
    ("action", "tokens", "workers"),
    [
        ("single sawmill alchemists_guild", 2, {"sawmill": 1, "alchemists_guild": 1}),
        ("pair sawmill alchemists_guild", 1, {"alchemists_guild": 2}),
        ("double_step sawmill alchemists_guild kings_favour", 1, {"sawmill": 1, "kings_favour": 1}),
    ],
)
@clause("VE-4.3.1", "VE-4.3.2", "VE-4.3.3", "VE-4.4")
def test_what_a_move_costs(action: str, tokens: int, workers: dict[str, int]) -> None:
    table = Table().lay(A, at="sawmill sawmill").turn().answer(*action.split())
    table.expect(A, tokens=tokens)
    assert table.workers(A) == workers


@clause("VE-4.4")
def test_inactive_tokens_cannot_be_used() -> None:
    table = Table().lay(A, at="sawmill sawmill marble_quarry", tokens=0).turn()
    assert {action[0] for action in table.options} == {"single"}
    assert table.blocked("site:kings_favour", "pool:sawmill:0") == ("no_token", "VE-4.4")
    assert [note.key for note in table.question.notes] == ["versailles.note.no_token"]
    assert max(move.tokens for move in table.data.moves.by_action.values()) == 1


@clause("VE-4.5")
def test_the_own_marker_is_no_destination() -> None:
    table = Table().lay(A, at="sawmill workshop architects_guild", marker="sawmill")
    table.lay(B, marker="alchemists_guild").turn()
    ends = {action[-1] for action in table.options}
    assert "sawmill" not in ends
    assert "alchemists_guild" in ends
    assert table.blocked("site:sawmill", "pool:workshop:0") == ("marker", "VE-4.5")
    assert table.blocked("site:sawmill", "pool:architects_guild:0") == ("marker", "VE-4.5")


@clause("VE-4.5")
def test_the_first_turn_has_no_forbidden_place() -> None:
    session = Session(versailles(), config(2), 3)
    state = session.state
    starts = [place for place, n in enumerate(state.players[session.asked].workers) if n]
    singles = {action[1:] for action in state.options if action[0] == "single"}
    assert singles == {arrow for arrow in pairs() if arrow[0] in starts}


@clause("VE-4.6")
def test_passing_the_own_marker_is_allowed() -> None:
    table = Table().lay(A, at="workshop", marker="sawmill").turn()
    assert table.saw("move")[0].values == ("double_step", 4, 5, 6)
    table.expect(A, wood=0)
    assert [event.values[0] for event in table.saw("activate")] == [6]


@clause("VE-4.7")
def test_nobody_blocks_anybody() -> None:
    table = Table(5).lay(A, at="workshop " + "sawmill " * 8)
    for seat in range(1, 5):
        table.lay(seat, at="sawmill " * 9)
    table.turn().answer("single", "workshop", "sawmill")
    assert table.workers(A) == {"sawmill": 9}


@clause("VE-4.8")
def test_there_is_always_a_single_move() -> None:
    session, chance = Session(versailles(), config(3), 4), Random(4)
    checked = 0
    while not session.over:
        if session.state.agenda[-1][0] == "move":
            assert any(action[0] == "single" for action in session.state.options)
            checked += 1
        session.act(chance.choice(list(session.state.options)))
    assert checked > 50


@clause("VE-4.9")
def test_two_ways_with_the_same_result_are_one_choice() -> None:
    table = Table().lay(A, at="architects_guild").turn()
    assert table.offers("double_step") == [
        ("double_step", "architects_guild", "workshop", "sawmill"),
        ("double_step", "architects_guild", "construction_yard", "kings_favour"),
    ]
    doubles = [
        (move.start, move.end)
        for modes in versailles().data.moves.modes
        for start in modes.actions
        for move in (versailles().data.moves.by_action[action] for action in start[-1])
        if modes.id == "double_step"
    ]
    assert len(doubles) == len(set(doubles))


@clause("VE-4.9")
def test_a_detour_to_a_near_place_still_costs_its_token() -> None:
    table = Table().lay(A, at="marble_quarry").turn()
    table.answer("double_step", "marble_quarry", "gold_mine", "construction_yard")
    table.expect(A, tokens=1, gold=0)


def test_paths_follow_the_arrows() -> None:
    for action in versailles().data.moves.by_action:
        assert all(arrow in pairs() for arrow in pairwise(action[1:]))
