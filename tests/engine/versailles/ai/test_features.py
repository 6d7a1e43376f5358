"""What a net sees of Versailles, on positions laid out by hand."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from engine.ai.learned.features import load_features
from engine.ai.learned.judge import inputs_of
from engine.ai.learned.net import HEADS, new_net
from engine.game import asked
from tests.engine.ai.learned import checks
from tests.engine.ai.samples import persons, positions
from tests.engine.versailles.layout import A, B, Table, versailles


def seen(table: Table, seat: int = A) -> dict[str, float]:
    """The features of a seat by name."""
    features = checks.features_at(table.game, table.state)
    vector, _ = inputs_of(features, table.state, seat, features.others(table.state, seat))
    return dict(zip(features.names, vector, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_vectors_and_rows(seats: int) -> None:
    checks.check_vectors("versailles", persons(seats), 3, 60)
    checks.check_result("versailles", persons(seats), range(1, 3))
    checks.check_words("versailles", persons(seats))


def test_nothing_hidden_and_nothing_changed() -> None:
    checks.check_nothing_hidden("versailles", persons(3), 4, 60)
    checks.check_nothing_changed("versailles", persons(3), 5, 15)


def test_seats_renumbered_give_the_same_vectors() -> None:
    """The table is the same, whatever number its seats have."""
    game = versailles()
    compared = 0
    for state in positions(game, persons(3), 6, 40):
        other = game.clone(state)
        other.players = [other.players[-1], *other.players[:-1]]
        other.order = [(seat + 1) % 3 for seat in state.order]
        other.turn = (state.turn + 1) % 3
        other.agenda = [(name, (seat + 1) % 3, args) for name, seat, args in state.agenda]
        features = load_features(game, state)
        assert features is not None
        for seat in range(3):
            moved = (seat + 1) % 3
            mine = inputs_of(features, state, seat, features.others(state, seat))
            assert mine == inputs_of(features, other, moved, features.others(other, moved))
            compared += 1
    assert compared > 10


def test_what_a_position_shows() -> None:
    """T08 (7 points, 1 worker) wants a wood, a marble and a painting, which costs three wood."""
    table = Table(2).lay(A, at="sawmill sawmill", hand="T08 T11", wood=2, marble=2, tokens=1)
    table.lay(A, columns=(2, 0, 1), score=20, built=2).lay(B, wood=3, score=4).king(6)
    table.display("- T04 - - -").turn(A)
    mine = seen(table)
    assert (mine["clock.asked_in_0"], mine["clock.asked_in_1"], mine["clock.king_6"]) == (1, 0, 1)
    assert (mine["workers.sawmill"], mine["goods.wood"], mine["goods.gold"]) == (1, 2 / 6, 0)
    dear = [mine[f"hand.0_{what}"] for what in ("points", "wood", "marble", "decorations")]
    assert dear == [0.7, 2 / 3, 0, 1]
    cheap = [mine[f"hand.1_{what}"] for what in ("points", "payable")]
    assert cheap == [0.4, 0.4]
    assert (mine["hand.2_points"], mine["works.most"], mine["works.reach"]) == (0, 4 / 15, 0)
    assert (mine["display.1_points"], mine["display.1_cubes"]) == (0.4, 0)
    assert mine["rival.1_score"] == 4 / 20
    assert mine["score.total"] == (20 + 4 // 3 + 2) / 40
    theirs = seen(table, B)
    assert theirs["clock.asked_in_1"] == 1
    assert theirs["rival.lead"] == -mine["rival.lead"]


def test_what_the_own_cubes_buy_in_the_workshop() -> None:
    """With three workers a painting (three wood) and a statue (four marble, two workers); with the
    one that can come next a painting alone; nothing that is sold out."""
    table = Table(2).lay(A, at="architects_guild", wood=3, marble=4).lay(B, wood=2).turn(A)
    mine = seen(table)
    assert (mine["works.buy_next"], mine["works.buy_strong"]) == (1 / 3, 2 / 3)
    assert seen(table, B)["works.buy_strong"] == 0
    kinds = [decoration.id for decoration in table.data.decorations]
    for kind in ("painting", "flowerbed"):
        table.state.shop[kinds.index(kind)] = 0
    assert seen(table)["works.buy_strong"] == 1 / 3


def test_what_a_seat_may_still_expect() -> None:
    """T11 (4 points) can be paid; without it only what lies about is worth something. Of a finished
    game nothing is expected."""
    table = Table(2).lay(A, at="construction_yard marble_quarry", hand="T11", wood=3, marble=3)
    table.lay(B, at="marble_quarry", wood=3, marble=3).king(24).turn(A)
    mine, theirs = seen(table), seen(table, B)
    assert mine["outlook.tiles"] > theirs["outlook.tiles"] + 0.05
    assert mine["outlook.change"] == theirs["rival.1_change"]
    assert mine["outlook.left"] == theirs["outlook.left"] > 0
    late = seen(table.king(2))
    assert late["outlook.tiles"] < mine["outlook.tiles"]
    table.state.agenda.clear()
    over = seen(table)
    assert not any(number for name, number in over.items() if name.startswith("outlook."))


def test_an_untrained_net_expects_what_the_hand_made_judgement_expects() -> None:
    """Ten points more to come for itself lead by ten, for one of two rivals take three off."""
    table = Table(3)
    features = checks.features_at(table.game, table.state)
    net = new_net(features, (64,), 1)
    inputs = np.zeros((3, len(features.names)), np.float32)
    inputs[1, features.names.index("outlook.change")] = 1
    inputs[2, features.names.index("rival.2_change")] = 1
    found = net.forecast(inputs, np.zeros((3, 1 + len(features.rows)), np.float32))
    leads = found[:, HEADS:].sum(axis=1) - found[:, 1]
    assert leads.tolist() == pytest.approx([0, 10, -3], abs=1.5)


def test_between_turns_is_where_a_move_is_asked() -> None:
    table = Table(2)
    features = checks.features_at(table.game, table.state)
    table.lay(A, at="workshop", wood=2, marble=2).turn(A)
    assert features.between(table.state)
    table.use("workshop")
    assert not features.between(table.state)
    assert asked(table.state) == A


def test_prune_leaves_one_sweep_and_two_places_for_a_tile() -> None:
    table = Table(2).lay(A, at="construction_yard", hand="T01", wood=9, marble=9, gold=9)
    table.player(A).workers[table.site("construction_yard")] = 5
    table.player(A).stock = [2] * 6
    table.use("construction_yard")
    features = checks.features_at(table.game, table.state)
    assert len(table.offers("build")) > 10
    kept = features.prune(table.state, table.state.options, Random(1))
    assert sum(option[0] == "build" for option in kept) == 2
    assert ("end",) in kept

    guild = Table(2).lay(A, at="architects_guild architects_guild architects_guild")
    guild.display("T01 T02 T03 T04 T05").use("architects_guild")
    assert len(guild.offers("sweep")) > 1
    kept = features.prune(guild.state, guild.state.options, Random(1))
    assert sum(option[0] == "sweep" for option in kept) == 1
    assert sum(option[0] == "take" for option in kept) == len(guild.offers("take"))
