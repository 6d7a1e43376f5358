"""What a net sees of Viscounts, on positions laid out by hand."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai.lab.training.recipe import Recipe
from engine.ai.lab.training.self_play import play
from engine.ai.learned.judge import inputs_of
from engine.ai.learned.net import new_net
from engine.ai.learned.turn_search import TurnSearch
from engine.core import act, run
from engine.game import Config, asked
from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.seen.holdings import next_icons
from engine.games.viscounts.ai.seen.offers import Offers
from engine.games.viscounts.ai.seen.race import COMING, coming, facing
from engine.games.viscounts.ai.seen.scheming import SCHEMING, Scheming
from engine.games.viscounts.scoring import castle_workers
from engine.games.viscounts.state import State
from tests.engine.ai.learned import checks
from tests.engine.ai.samples import persons, positions, solo
from tests.engine.viscounts.layout import BLUE, RED, Table, viscounts
from tests.sampling import sampled

TABLES = [persons(2), persons(3), persons(4), solo()]


def seen(table: Table, seat: int = RED) -> dict[str, float]:
    """The features of a seat by name."""
    features = checks.features_at(table.game, table.state)
    vector, _ = inputs_of(features, table.state, seat, features.others(table.state, seat))
    return dict(zip(features.names, vector, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("config", sampled(TABLES))
def test_vectors_and_rows(config: Config) -> None:
    checks.check_vectors("viscounts", config, 3, 29)
    checks.check_words("viscounts", config)


@pytest.mark.parametrize("config", [persons(2), persons(3)])
def test_results_are_those_of_the_score_sheet(config: Config) -> None:
    checks.check_result("viscounts", config, range(1, 3))


@pytest.mark.slow
def test_rows_are_those_of_the_score_sheet_at_any_time() -> None:
    game = viscounts()
    for state in positions(game, solo("noble", 2), 2, 19):
        features = checks.features_at(game, state)
        points = {row.key: row.points for row in game.outcome(state).rows}
        for seat in range(2):
            rows = zip(features.rows, features.standing(state, seat), strict=True)
            assert {row.key: number for row, number in rows}.items() <= {
                key: numbers[seat] for key, numbers in points.items()
            }.items()
        assert features.best_rival(state, 0, None) == game.outcome(state).totals[1]


@pytest.mark.slow
@pytest.mark.parametrize("config", sampled([solo("card", 3), persons(3)]))
def test_nothing_hidden_and_nothing_changed(config: Config) -> None:
    checks.check_nothing_hidden("viscounts", config, 4, 31)
    checks.check_nothing_changed("viscounts", config, 5, 11)


def renumbered(state: State) -> State:
    """The same table, with the number of every seat one higher."""
    n = state.seats
    other = viscounts().clone(state)

    def moved(seat: int) -> int:
        return (seat + 1) % n if seat >= 0 else seat

    other.players = [other.players[-1], *other.players[:-1]]
    other.spots = [moved(at // 3) * 3 + at % 3 if at >= 0 else at for at in state.spots]
    for name in ("tier1", "tier2", "tier3"):
        cells = getattr(state, name)
        rows = [cells[at : at + n] for at in range(0, len(cells), n)]
        setattr(other, name, [cell for row in rows for cell in [row[-1], *row[:-1]]])
    other.bonus = [moved(seat) for seat in state.bonus]
    other.leader, other.first, other.turn = (
        moved(seat) for seat in (state.leader, state.first, state.turn)
    )
    other.agenda = [(name, moved(seat), args) for name, seat, args in state.agenda]
    return other


@pytest.mark.slow
def test_seats_renumbered_give_the_same_vectors() -> None:
    checks.check_renumbered("viscounts", persons(3), 6, 37, renumbered)


def test_what_a_position_shows() -> None:
    """Red has two Debts, a trading post, and two of the same three in the castle."""
    table = Table(2).lay(
        RED, bays="st_abbot st_thief -", hand="st_squire", ink=3, unpaid=2, slots=[1], at="B:I"
    )
    table.lay(BLUE, gold=6, paid=4, at="A:R").castle(1, {RED: 2}, {BLUE: 1})
    table.state.turn = RED
    table.do("play")
    mine, theirs = seen(table), seen(table, BLUE)
    assert (mine["own.ink"], mine["own.unpaid"], mine["own.slot_1"]) == (0.5, 0.5, 1)
    assert (mine["own.outer_0"], mine["own.pairs"], mine["own.guilty"]) == (2 / 3, 0.5, 0.5)
    assert (mine["rival.1_gold"], mine["rival.1_lead_paid"]) == (1, -4 / 3)
    assert (mine["around.kind_I"], mine["around.segment_1"]) == (1, 1)
    assert (mine["rival.1_kind_R"], mine["rival.1_segment_0"]) == (1, 1)
    assert (mine["hand.size"], theirs["hand.size"]) == (0.25, 0)
    assert theirs["rival.1_lead"] == -mine["rival.1_lead"]
    assert theirs["rival.1_next_cleric"] == mine["own.next_cleric"] > 0


def test_the_castle_is_seen_from_the_own_viscount() -> None:
    table = Table(2).lay(RED, at="B:I").lay(BLUE, at="A:R")
    table.castle(1, {}, {RED: 2, BLUE: 1}, {BLUE: 1}).state.turn = RED
    table.do("play")
    ahead = (1 - facing(table.state, RED)) % 5
    mine, theirs = seen(table), seen(table, BLUE)
    assert (mine[f"race.{ahead}_outer"], mine[f"race.{ahead}_rivals_outer"]) == (2 / 3, 1 / 3)
    assert (mine[f"race.{ahead}_full_outer"], mine[f"race.{(ahead + 1) % 5}_full_outer"]) == (1, 0)
    assert theirs[f"race.{(ahead + 1) % 5}_outer"] == mine[f"race.{ahead}_rivals_outer"]


@pytest.mark.parametrize("board", ["noble", "card"])
def test_where_an_automa_will_stand_is_among_what_its_known_schemes_say(board: str) -> None:
    """At difficulty 0 every scheme of its pile is known; no turn leads anywhere else."""
    game, chance, turns = viscounts(), Random(5), 0
    state = game.setup(solo(board, 0), 5)
    run(game.ops, state)
    while state.agenda:
        before = game.clone(state)
        act(game.ops, state, chance.choice(state.options))
        if state.round > before.round > 0 and before.players[RED].viscount >= 0:
            own = facing(before, RED)
            said = dict(zip(COMING, coming(before, RED, BLUE), strict=True))
            assert sum(said[f"coming_{ahead}"] for ahead in range(5)) == pytest.approx(1)
            if before.players[BLUE].draw and state.players[BLUE].bays[0] in before.known_schemes:
                turns += 1
                assert said[f"coming_{(facing(state, BLUE) - own) % 5}"] > 0
    assert turns > 5


def test_what_the_next_turn_can_bring() -> None:
    """Red's second manuscript of a set is worth more to it than to Blue, who can bring a third of
    one ribbon home; Red's reach pays for the one in front of it."""
    table = Table(2).lay(RED, bays="st_abbot - -", hand="st_thief", ink=2, stone=9, at="B:L")
    ribbons, per = table.data.manuscripts.ribbon, table.data.manuscripts.per
    plain = [tile for tile in range(table.data.manuscripts.count) if not per[tile]]
    own = next(tile for tile in plain if ribbons[tile] == c.GREY)
    pair = [tile for tile in plain if ribbons[tile] == c.BLUE][:3]
    table.player(RED).books = [own]
    table.player(BLUE).books = pair[:2]
    table.state.tiles[table.position("B")] = [pair[2]]
    table.state.tiles[table.position("C")] = []
    table.state.turn = RED
    table.do("play")
    mine, theirs = seen(table), seen(table, BLUE)
    sets, board = table.data.board.set_vp, table.data.board
    assert mine["offer.0_gain"] * 8 == sets[1] - sets[0]
    assert mine["offer.0_theirs"] * 8 == sets[0] + board.bonus_vp[c.BLUE]
    assert theirs["offer.1_gain"] == mine["offer.0_theirs"]
    assert (mine["offer.1_gain"], mine["offer.1_payable"]) == (0, 0)
    # a cleric on the board stays, a criminal is played, two ink; the start icons add theirs
    icons = next_icons(table.state, table.player(RED))
    assert mine["offer.reach_transcribe"] * 8 == icons[c.CLERIC] + icons[c.CRIMINAL] + 1 + 2
    cost = table.data.manuscripts.cost[pair[2]]
    assert mine["offer.0_payable"] == (cost <= mine["offer.reach_transcribe"] * 8)
    assert mine["offer.build_points"] * 8 == board.building_vp[c.GUILDHALL][1]


def automa_has(state: State) -> tuple[int, int, int]:
    """Workers in the castle, buildings, manuscripts of the automa."""
    player = state.players[BLUE]
    return sum(castle_workers(state, BLUE)), player.built.bit_count(), len(player.books)


@pytest.mark.slow
@pytest.mark.parametrize("board", sampled(["noble", "cleric", "builder", "card"], slow=3))
def test_the_only_scheme_that_may_come_is_foreseen(board: str) -> None:
    """With one scheme in its pile, what is foreseen of an automa's turn is what it does, where
    nothing but resources comes before (VI-11.11)."""
    game, foreseen, kinds = viscounts(), 0, set[str]()
    for seed in range(20):
        chance = Random(seed)
        state = game.setup(solo(board, 0), seed)
        features = checks.features_at(game, state)
        run(features.played_ops, state)
        while state.agenda:
            player = state.players[BLUE]
            said: dict[str, float] = {}
            before = automa_has(state)
            if features.paused(state) and len(player.draw) == 1 and state.known_schemes:
                scheme = state.data.automas[player.board - 1].schemes[state.known_schemes[0]]
                if all(op == "automa_any" for row in scheme.rows for op, _ in row):
                    found = Scheming(Offers(state.data)).of(state, RED, BLUE)
                    said = dict(zip(SCHEMING, found, strict=True))
            act(features.played_ops, state, chance.choice(state.options))
            while said and state.agenda and not features.begins(state):
                act(features.played_ops, state, chance.choice(state.options))
            if said and state.agenda:
                workers, built, books = (
                    now - then for now, then in zip(automa_has(state), before, strict=True)
                )
                expected = (said["will_send"] * 4, said["will_build"], said["will_transcribe"])
                assert expected[0] >= workers if workers else expected[0] == 0, (seed, expected)
                assert (built > 0, books > 0) == (expected[1] > 0, expected[2] > 0)
                foreseen += 1
                kinds.update(name for name, number in said.items() if number)
    assert foreseen > 5
    assert "will_place" in kinds or board not in ("noble", "cleric")


def test_the_end_of_a_turn_is_looked_at_before_cards_are_drawn() -> None:
    game = viscounts()
    state = next(s for s in positions(game, persons(2), 7, 1) if s.agenda[-1][0] == "recruit")
    features = checks.features_at(game, state)
    seat = asked(state)
    search = TurnSearch(features, state, Random(1))
    for _ in search.advance():
        pass
    assert search.ends
    for way in search.ends:
        assert features.paused(way.state)
        assert features.between(way.state)
        assert len(way.state.players[seat].hand) == len(state.players[seat].hand)


@pytest.mark.slow
@pytest.mark.parametrize("config", sampled([solo(), persons(2)]))
def test_a_game_for_training_pauses_at_the_end_of_every_turn(config: Config) -> None:
    game = viscounts()
    features = checks.features_at(game, next(positions(game, config, 1, 1)))
    net = new_net(features, (8,), 1)
    features.practice_cap = 4  # type: ignore[misc]
    played = play(features, net, config, 3, Recipe().stage(0, 0.0))
    learners = len(played.result)
    assert len(played.positions) > 8 * learners
    assert played.positions[0].features.shape == (learners, len(features.names))
    assert 0 <= played.result[:, 0].sum() <= 1
