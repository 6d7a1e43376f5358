"""VE-1 Components and limits; VE-11 open and hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import A, B, Table, config, versailles


@clause("VE-1.1")
def test_the_board_has_all_its_places() -> None:
    game = versailles()
    anchors = game.anchors(game.setup(config(5), 1))
    kinds = Counter(anchor.partition(":")[0] for anchor in anchors)
    assert kinds["site"] == 8
    assert kinds["square"] == 20
    assert kinds["tech"] == 9
    assert kinds["king"] == 26
    assert kinds["display"] == 5
    assert kinds["newcomer"] == 2 * 5
    assert kinds["score"] == 5
    assert len(anchors) == len(set(anchors))


@clause("VE-1.2", "VE-1.4", "VE-1.9")
def test_pieces_of_a_colour() -> None:
    data = versailles().data
    supply = data.raw["supply"]
    assert len(data.raw["colour"]) * supply["workers_per_player"] == 45
    markers = supply["technology_markers_per_player"] + supply["score_markers_per_player"]
    assert 5 * markers == 20
    assert supply["technology_markers_per_player"] == len(data.grid_of)
    assert versailles().setup(config(2), 1).king == 0


@clause("VE-1.3")
def test_one_activation_marker_each() -> None:
    table = Table(3).lay(A, at="sawmill marble_quarry")
    table.turn().answer("single", "sawmill", "alchemists_guild").end()
    assert [player.marker for player in table.state.players] == [6, -1, -1]
    table.turn().answer("single", "marble_quarry", "gold_mine")
    assert table.player(A).marker == table.site("gold_mine")


@clause("VE-1.5")
def test_two_tokens_each_active_or_not() -> None:
    table = Table().lay(A, at="sawmill marble_quarry kings_favour kings_favour")
    table.expect(A, tokens=2)
    table.turn().answer("pair", "kings_favour", "marble_quarry").expect(A, tokens=1)
    table.turn().answer("double_step", "sawmill", "alchemists_guild", "kings_favour")
    table.expect(A, tokens=0)


@clause("VE-1.6")
def test_forty_tiles_hidden_in_the_pile() -> None:
    game = versailles()
    session = Session(game, config(2), 1)
    state = session.state
    assert len(state.pile) == 35
    assert set(game.mask(state, A).pile) == {-1}
    for tile in state.data.tiles:
        assert len(tile.edges) == 4
        assert 1 <= tile.workers <= 3
        assert tile.vp > 0


@clause("VE-1.7")
def test_decorations_are_a_limited_stock() -> None:
    state = versailles().setup(config(2), 1)
    assert state.shop == [5] * 6
    table = Table().lay(A, at="workshop " * 9, wood=30)
    table.use("workshop")
    for _ in range(5):
        table.answer("buy", "painting")
    assert table.options == [("end",)]
    assert table.blocked("workshop:painting") == ("sold_out", "VE-1.7")


@clause("VE-1.8", "VE-1.10")
def test_cubes_and_decorations_without_limit() -> None:
    table = Table().lay(A, at="sawmill sawmill sawmill", stock="painting " * 5 + "statue " * 5)
    for _ in range(40):
        table.use("sawmill")
    table.expect(A, wood=120, decorations=10)


@clause("VE-11.1")
def test_only_the_order_of_the_pile_is_hidden() -> None:
    game = versailles()
    state = Session(game, config(3), 3).state
    for seat in (A, B, -1):
        view = game.mask(state, seat)
        assert view.pile == [-1] * len(state.pile)
        view.pile = state.pile
        view.rng = state.rng
        view.options = state.options
        assert view == state


@clause("VE-11.2")
def test_hands_and_discards_are_open() -> None:
    table = Table().lay(A, hand="T01 T02").lay(B, hand="T03").discards(4)
    for seat in (A, B):
        view = table.game.mask(table.state, seat)
        assert view.discard == table.state.discard
        assert [player.hand for player in view.players] == [[0, 1], [2]]


@clause("VE-11.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_else_is_random(seed: int) -> None:
    """The generator moves only when the discard pile is shuffled."""
    session, chance = Session(versailles(), config(4), seed), Random(seed)
    while not session.over:
        before = session.state.rng
        events = session.act(chance.choice(list(session.state.options)))
        shuffled = any(event.kind == "shuffle" for event in events)
        assert (session.state.rng != before) == shuffled
