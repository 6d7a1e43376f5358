"""VI-2 Setup of the board, and the choice of pairs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.games.viscounts import constants as c
from engine.games.viscounts.state import section_facing
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, RED, config, viscounts

SEEDS = range(60)


def fresh(seats: int, seed: int) -> Any:
    """The table before the first question."""
    return viscounts().setup(config(seats), seed)


@clause("VI-2.1")
@pytest.mark.parametrize(("seats", "spots"), [(2, 20), (3, 25), (4, 25)])
def test_the_side_of_the_board_follows_the_players(seats: int, spots: int) -> None:
    assert len(fresh(seats, 1).spots) == spots
    assert len(viscounts().setup(config(1, "noble"), 1).spots) == 20


@clause("VI-2.1")
def test_the_segments_form_a_random_ring() -> None:
    rings = {tuple(fresh(2, seed).order) for seed in SEEDS}
    assert all(sorted(ring) == [0, 1, 2, 3, 4] for ring in rings)
    assert len(rings) > 30


@clause("VI-2.2")
def test_the_castle_is_rotated_at_random_in_its_own_order() -> None:
    states = [fresh(2, seed) for seed in SEEDS]
    assert {state.rotation for state in states} == {0, 1, 2, 3, 4}
    for state in states:
        facing = [section_facing(state, position) for position in range(5)]
        assert sorted(facing) == [0, 1, 2, 3, 4]
        assert all((b - a) % 5 == 1 for a, b in pairwise(facing))


@clause("VI-2.3")
def test_five_piles_of_townsfolk() -> None:
    short: set[int] = set()
    for seed in SEEDS:
        state = fresh(3, seed)
        cards = [card for pile in state.piles for card in pile]
        assert sorted(cards) == list(state.data.cards.townsfolk)
        assert sorted(len(pile) for pile in state.piles) == [13, 13, 14, 14, 14]
        short |= {i for i, pile in enumerate(state.piles) if len(pile) == 13}
    assert short == {0, 1, 2, 3, 4}


@clause("VI-2.4")
def test_seven_manuscripts_each_with_a_grey_back_on_top() -> None:
    tops: set[int] = set()
    for seed in SEEDS:
        state = fresh(2, seed)
        assert sorted(t for pile in state.tiles for t in pile) == list(range(35))
        for pile in state.tiles:
            backs = [state.data.manuscripts.grey_back[tile] for tile in pile]
            assert backs == [False] * 6 + [True]
        tops.add(state.tiles[0][-1])
    assert len(tops) == 5


@clause("VI-2.5")
def test_bonus_cards_and_castle_leader_lie_ready() -> None:
    state = fresh(2, 1)
    assert state.bonus == [c.NO_ONE] * 4
    assert state.leader == c.NO_ONE


@clause("VI-2.6")
def test_player_boards_are_complete() -> None:
    for player in fresh(4, 1).players:
        assert (player.corruption, player.virtue, player.workers, player.built) == (1, 7, 20, 0)
        assert player.bays == [c.NO_CARD] * 3
        assert player.permanent == [0] * 5


@clause("VI-2.7", "VI-2.9")
def test_the_start_player_is_random_and_chooses_last() -> None:
    firsts = set()
    for seed in SEEDS:
        session = Session(viscounts(), config(3), seed)
        first = session.state.first
        firsts.add(first)
        choosing = []
        while session.state.phase == c.SETUP:
            if session.state.agenda[-1][0] == "choose_pair":
                choosing.append(session.asked)
            session.act(session.state.options[0])
        assert choosing == [(first - 1) % 3, (first - 2) % 3, first]
        assert session.asked == first
        assert session.state.first == first
    assert firsts == {0, 1, 2}


@clause("VI-2.7")
def test_the_start_player_marker_never_moves() -> None:
    session = Session(viscounts(), config(3), 4)
    first, turns = session.state.first, []
    while not session.over:
        for event in session.act(session.state.options[-1]):
            if event.kind == "turn":
                turns.append(event.seat)
    assert session.state.first == first
    assert turns == [(first + i) % 3 for i in range(len(turns))]


@clause("VI-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_pair_more_than_players(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        state = fresh(seats, seed)
        assert len(state.pairs) == seats + 1
        assert len({start for start, _ in state.pairs}) == seats + 1
        assert len({hero for _, hero in state.pairs}) == seats + 1
        seen |= set(state.pairs)
    assert len(seen) > 60


@clause("VI-2.9")
def test_each_player_finishes_before_the_next_chooses() -> None:
    """Player cards 2 and 4 ask for two resources; the same seat answers before the next pair."""
    for seed in SEEDS:
        session = Session(viscounts(), config(4), seed)
        waiting = [2, 4]
        while session.state.phase == c.SETUP:
            seat = session.asked
            options = session.state.options
            wanted = [o for o in options if o[0] == "pair" and o[1] + 1 in waiting]
            session.act(wanted[0] if wanted else options[0])
            op = session.state.agenda[-1][0] if session.state.agenda else ""
            if wanted:
                assert (op, session.asked) == ("any", seat)


@clause("VI-2.11")
def test_the_last_pair_leaves_the_game() -> None:
    session = Session(viscounts(), config(2), 8)
    heroes = {hero for _, hero in session.state.pairs}
    while session.state.phase == c.SETUP:
        session.act(session.state.options[0])
    assert session.state.pairs == []
    owned = {
        card
        for player in session.state.players
        for card in (*player.hand, *player.draw)
        if card in session.state.data.cards.heroes
    }
    assert len(owned) == 2
    assert heroes - owned <= set(session.state.gone)


@clause("VI-2.10")
@pytest.mark.parametrize(
    ("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)]
)
def test_poverty_and_prosperity_start_with_the_numbers_of_the_table(
    seats: int, debts: int, deeds: int
) -> None:
    """Debts and Deeds taken in the setup do not come out of these piles (ruling)."""
    for seed in range(10):
        session = Session(viscounts(), config(seats, "cleric" if seats == 1 else ""), seed)
        while session.state.phase == c.SETUP:
            session.act(session.state.options[-1])
        state = session.state
        assert sum(player.unpaid + player.paid for player in state.players) > 0
        assert (state.poverty, state.prosperity) == (debts, deeds)


@clause("VI-2.9.4", "VI-12.3")
def test_player_cards_are_kept_and_public() -> None:
    session = Session(viscounts(), config(2), 3)
    chosen = {}
    while session.state.phase == c.SETUP:
        seat, action = session.asked, session.state.options[0]
        if action[0] == "pair":
            chosen[seat] = action[1]
        session.act(action)
    assert session.state.numbers == [chosen[0], chosen[1]]
    assert session.game.mask(session.state, 1 - RED).numbers == session.state.numbers


@clause("VI-11.5")
def test_the_automa_takes_no_pair() -> None:
    session = Session(viscounts(), config(1, "card"), 3)
    assert len(session.state.pairs) == 2
    taken, left = (start for start, _ in session.state.pairs)
    while session.state.phase == c.SETUP:
        first = session.state.options[0]
        session.act(("pair", taken) if first[0] == "pair" else first)
    state = session.state
    space = state.players[AUTOMA].viscount
    number = state.data.board.numbers[state.order[space // 3]][space % 3]
    assert number == state.data.board.starts[left].number
    assert state.pairs == []
    assert not state.players[AUTOMA].hand
