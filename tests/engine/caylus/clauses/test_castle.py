"""CA-9, CA-10, CA-13, CA-14: castle, end, scoring, secrets."""

from __future__ import annotations

from random import Random

from engine.explain import Text
from engine.games.caylus.data import DENIER
from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.caylus.layout import NEUTRAL, A, B, C, D, Table
from tests.engine.shared.marks import clause

ROAD = (("n_park", NEUTRAL, -1), ("n_peddler", NEUTRAL, -1))


@clause("CA-9.2", "CA-9.3", "CA-9.11")
def test_any_number_of_batches_in_one_payment() -> None:
    table = Table(2).road(*ROAD).tokens(5, 5, 5).passing(A).give(A, food=3, wood=1, gold=4)
    table.do("begin_castle")
    assert table.options == [("deliver", 0), ("deliver", 1), ("deliver", 2)]
    table.answer(("deliver", 2))
    assert ("pay", 2, 1, 0, 3) in table.options
    assert all(sum(option[1:]) == 6 for option in table.options)


@clause("CA-9.4")
def test_one_delivery_may_span_sections() -> None:
    table = Table(2).road(*ROAD).tokens(1, 1, 1).passing(A, B).give(A, food=3, wood=3, stone=3)
    table.do("begin_castle").answer(("deliver", 3))
    assert table.state.players[A].tokens == [1, 1, 1]


@clause("CA-9.7", "CA-9.10")
def test_the_gold_is_paid_when_the_stock_empties() -> None:
    table = Table(2).road(*ROAD).tokens(0, 0, 1).passing(A, B).give(A, food=1, wood=1, stone=1)
    table.do("begin_castle").answer(("deliver", 1)).do("end_round")
    assert table.goods(A) == {"gold": 1}
    assert table.kinds()[-1] == "over"


@clause("CA-9.9", "CA-8.13.2")
def test_an_empty_stock_skips_the_castle() -> None:
    table = Table(2).road(*ROAD).tokens(0, 0, 0).passing(A, B).give(A, food=1, wood=1, stone=1)
    table.do("begin_castle")
    assert table.asked == ("", -1)
    assert table.kinds() == ["castle_skipped"]
    assert table.events[0].clause == "CA-9.9"


@clause("CA-10.2", "CA-10.3")
def test_the_round_ends_only_while_the_game_goes_on() -> None:
    table = Table(3).road(*ROAD).tokens(1, 0, 0).passing(C, B, A)
    table.state.first = 2
    table.do("end_round")
    assert table.state.first == 0
    assert table.state.passed == []
    assert table.state.round == 2
    ended = Table(3).road(*ROAD).tokens(0, 0, 0).passing(C, B, A)
    ended.state.first = 2
    ended.do("end_round")
    assert ended.state.first == 2
    assert ended.game.outcome(ended.state).reason.key


@clause("CA-13.4", "CA-13.5", "CA-13.6")
def test_what_scores_nothing() -> None:
    table = Table(2).road(*ROAD, ("small_farm", B, -1)).hand(A, "bank")
    table.state.players[A].draw = [table.card("market")]
    table.state.players[A].discard = [table.card("peddler")]
    table.give(A, food=2, denier=2)
    assert table.game.standing(table.state)[A] == 0
    table.give(A, food=2, wood=1, denier=3)
    assert table.game.standing(table.state)[A] == 2
    assert table.game.standing(table.state)[B] == 1


@clause("CA-13.7")
def test_tied_players_share_the_victory() -> None:
    table = Table(4).road(*ROAD).give(A, gold=5).give(C, gold=5).give(D, gold=1)
    outcome = table.game.outcome(table.state)
    assert outcome.winners == (A, C)
    assert outcome.reason.key.endswith("shared_points")
    alone = table.give(A, gold=6).game.outcome(table.state)
    assert alone.winners == (A,)


@clause("CA-13.8")
def test_every_round_removes_a_token() -> None:
    for seed in range(6):
        session = Session(Table(2).game, Table(2).config, seed)
        chance = Random(seed)
        while not session.over:
            session.act(chance.choice(session.state.options))
        assert session.state.round <= 18


@clause("CA-14.1", "CA-14.2", "CA-14.4", "CA-14.5")
def test_hands_and_draw_piles_are_hidden() -> None:
    table = Table(3)
    session = Session(table.game, table.config, 4)
    view = table.game.mask(session.state, B)
    assert view.players[B].hand == session.state.players[B].hand
    for seat in (A, C):
        assert set(view.players[seat].hand) == {-1}
        assert len(view.players[seat].hand) == 3
    assert all(set(player.draw) == {-1} for player in view.players)
    assert view.road == session.state.road
    assert view.display == session.state.display
    world = table.game.redeal(session.state, B, Random(3))
    for seat in (A, C):
        own = session.state.players[seat]
        other = world.players[seat]
        assert sorted(own.hand + own.draw) == sorted(other.hand + other.draw)


@clause("CA-14.1", "CA-14.2")
def test_the_order_in_which_a_hand_was_drawn_does_not_show_in_what_is_discarded() -> None:
    table = Table(2)
    shown = set()
    for turned in (False, True):
        session = Session(table.game, table.config, 4)
        seat = session.asked
        session.state.players[seat].hand.sort(reverse=turned)
        discarding = next(a for a in session.state.options if a != ("keep",))
        events = session.act(discarding)
        for other in range(2):
            view = table.game.mask(session.state, other)
            told = [table.game.narrate(event, view) for event in events]
            shown.add((other, repr(view.players[seat].discard), repr(told[0])))
    assert len(session.state.players[seat].discard) == 3
    assert len(shown) == 2


@clause("CA-14.6")
def test_a_forced_pass_is_asked_like_a_chosen_one() -> None:
    table = Table(2).road(*ROAD)
    assert table.state.players[A].goods[DENIER] == 0
    assert table.do("turn", A).options == [("pass",)]
    assert table.asked == ("turn", A)


@clause("CA-13.4", "CA-12.8")
def test_every_line_of_the_sheet_says_what_it_is_made_of() -> None:
    table = Table(2, "advanced").road(("bank", A, -1), ("market", A, -1), ("peddler", A, -1))
    state = table.state
    state.residence[1] = state.residence[2] = 1
    state.crown[2] = table.card("cathedral")
    state.players[A].tokens = [2, 0, 1]
    table.give(A, food=2, wood=3, gold=1, denier=7)
    said = {row.key: _said(row.details[A]) for row in table.game.outcome(state).rows}
    assert said == {
        "tokens": ["2 × Dungeon, 4 each: 8", "1 × Towers, 2 each: 2"],
        "road": ["Bank: 3"],
        "residences": ["1 open residence: 1", "Residence below the Cathedral: 0"],
        "prestige": ["Cathedral: 14"],
        "gold": ["1 gold: 1"],
        "cubes": ["2 food, 3 wood: 1 × 3, 2 left over"],
        "deniers": ["7 deniers: 2 × 3, 1 left over"],
    }
    nobody = table.game.outcome(Table(2).state)
    assert all(line == () for row in nobody.rows for line in row.details[B:])


def _said(lines: tuple[Text, ...]) -> list[str]:
    return [load_catalogue("en").say(text) for text in lines]
