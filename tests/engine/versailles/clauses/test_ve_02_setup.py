"""VE-2 Set-up."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.game import ConfigError
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import A, Table, config, versailles

PLACES = ("kings_favour", "marble_quarry", "gold_mine", "architects_guild", "workshop", "sawmill")
STARTS = {
    5: ("211000", "111100", "110110", "101111", "101101"),
    4: ("211100", "111110", "110111", "101111"),
    3: ("211110", "110111", "101111"),
    2: ("211110", "111111"),
}
"""The table of VE-2.2, one digit for each place, one word for each seat in turn order."""


@clause("VE-2.1")
def test_the_turn_order_is_drawn() -> None:
    game = versailles()
    orders = set()
    for seed in range(80):
        session = Session(game, config(3), seed)
        order = tuple(session.state.order)
        orders.add(order)
        assert session.asked == order[0]
        assert session.events[0][0].values == order
    assert orders == set(permutations(range(3)))


@clause("VE-2.2")
@pytest.mark.parametrize("seats", STARTS)
def test_workers_at_the_start(seats: int) -> None:
    state = versailles().setup(config(seats), 5)
    for seat, words in zip(state.order, STARTS[seats], strict=True):
        standing = state.players[seat].workers
        named = {site.id: n for site, n in zip(state.data.sites, standing, strict=True) if n}
        digits = zip(PLACES, words, strict=True)
        assert named == {place: int(n) for place, n in digits if n != "0"}


@clause("VE-2.3")
def test_the_table_is_uneven_as_printed() -> None:
    totals = {n: [sum(seat) for seat in seats] for n, seats in versailles().data.starts.items()}
    assert totals == {2: [6, 6], 3: [6, 5, 5], 4: [5, 5, 5, 5], 5: [4, 4, 4, 5, 4]}
    for seats in versailles().data.starts.values():
        assert all(workers[6:] == (0, 0) for workers in seats)


@clause("VE-2.4")
def test_two_workers_wait_and_the_others_stay_in_the_box() -> None:
    session = Session(versailles(), config(4), 1)
    for player in session.state.players:
        assert player.waiting == [1, 1]
        assert sum(player.workers) + sum(player.waiting) == 7


@clause("VE-2.5", "VE-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_markers_tokens_and_empty_hands(seats: int) -> None:
    state = Session(versailles(), config(seats), 2).state
    for player in state.players:
        assert player.columns == [0, 0, 0]
        assert (player.score, player.built, player.tokens, player.marker) == (0, 0, 2, -1)
        assert player.goods == [0, 0, 0]
        assert player.hand == []
        assert sum(player.stock) == 0
    assert state.squares == [-1] * 20


@clause("VE-2.6")
def test_five_tiles_are_revealed_slot_one_first() -> None:
    game = versailles()
    before = game.setup(config(2), 9)
    session = Session(game, config(2), 9)
    reveals = [event.values for event in session.events[0] if event.kind == "reveal"]
    assert reveals == [(tile, slot) for slot, tile in enumerate(before.pile[:-6:-1])]
    assert session.state.display == before.pile[:-6:-1]
    assert len({tuple(game.setup(config(2), seed).pile) for seed in range(20)}) == 20


@clause("VE-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_king_has_twenty_five_steps_to_go(seats: int) -> None:
    table = Table(seats)
    assert table.state.king == 0
    assert table.data.king_palace[seats] == 25


@clause("VE-2.9")
def test_waiting_workers_are_not_in_play() -> None:
    table = Table().lay(A, at="alchemists_guild", tokens=0, waiting=(1, 1))
    table.turn()
    assert table.saw("move")[0].values == ("single", 6, 0)
    assert table.state.agenda[-1][2][1] == 1
    assert table.state.king == 1


def test_who_can_play() -> None:
    game = versailles()
    for seats in (1, 6):
        with pytest.raises(ConfigError, match="2 to 5 players"):
            game.setup({"seats": [{"kind": "random"}] * seats}, 1)
    with pytest.raises(ConfigError, match="no automa"):
        game.setup({"seats": [{"kind": "random"}, {"kind": "automa"}]}, 1)
