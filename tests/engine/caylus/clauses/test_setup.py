"""CA-1 to CA-4: components, set-up, rounds, income."""

from __future__ import annotations

import pytest

from engine.core import act, run
from engine.games import load_game
from engine.games.caylus.data import GOODS
from engine.games.caylus.state import State
from tests.engine.caylus.layout import NEUTRAL, A, B, Table
from tests.engine.shared.marks import clause

GAME = load_game("caylus")
DATA = GAME.data
VARIANTS = ("base", "advanced")


def config(seats: int, variant: str) -> dict[str, object]:
    people = [{"kind": "person", "name": str(n)} for n in range(seats)]
    return {"seats": people, "options": {"variant": variant}}


def fresh(seats: int, variant: str = "base", seed: int = 5) -> State:
    state: State = GAME.setup(config(seats, variant), seed)
    run(GAME.ops, state)
    return state


def started(seats: int, variant: str = "base", seed: int = 5) -> State:
    state = fresh(seats, variant, seed)
    while state.agenda[-1][0] == "redraw":
        act(GAME.ops, state, ("keep",))
    return state


def names(cards: object) -> set[str]:
    return {DATA.buildings[card].name for card in cards}  # type: ignore[attr-defined]


@clause("CA-1.1", "CA-1.2", "CA-1.3", "CA-1.4")
def test_sixty_three_cards() -> None:
    assert (len(DATA.players), len(DATA.neutrals), len(DATA.prestige)) == (12, 5, 7)
    assert 4 * 12 + 5 + 7 + len(DATA.raw["other_card"]) == 63
    assert len(names(DATA.players)) == 12
    assert names(DATA.neutrals) == {"Park", "Forest", "Quarry", "Peddler", "Trading Post"}
    for card in DATA.neutrals:
        entry = DATA.buildings[card]
        assert not any(entry.cost.amounts)
        assert entry.vp == 0
        assert entry.secondary is None
    assert "Hotel" in names(DATA.prestige)
    assert all(DATA.buildings[card].primary is None for card in DATA.prestige)


@clause("CA-1.5", "CA-1.6", "CA-1.7", "CA-1.8", "CA-1.9", "CA-1.10", "CA-2.5")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [5, 6, 7]), (3, [6, 7, 8]), (4, [7, 8, 9])])
def test_pieces_and_castle_stock(seats: int, tokens: list[int]) -> None:
    state = fresh(seats, "advanced")
    assert state.tokens == tokens
    assert [player.workers for player in state.players] == [4] * seats
    assert DATA.token_vp == (4, 3, 2)
    assert GOODS == ("food", "wood", "stone", "gold", "denier")
    counted = GAME.conserved(state)
    assert counted["tokens"] == sum(tokens)
    assert counted["workers"] == 4 * seats
    assert fresh(seats).provost == -1


@clause("CA-2.1", "CA-2.4", "CA-2.7")
@pytest.mark.parametrize(("variant", "deck", "display"), [("base", 10, 6), ("advanced", 12, 7)])
def test_cards_in_use(variant: str, deck: int, display: int) -> None:
    state = fresh(3, variant)
    for player in state.players:
        assert len(player.hand) == 3
        assert len(player.hand) + len(player.draw) == deck
    assert len(state.display) == display
    used = names([*state.players[0].hand, *state.players[0].draw])
    assert ({"Lawyer", "Church"} <= used) == (variant == "advanced")
    assert ("Hotel" in names(state.display)) == (variant == "advanced")


@clause("CA-2.2", "CA-2.3", "CA-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_road(seats: int) -> None:
    roads = set()
    for seed in range(12):
        state = fresh(seats, "advanced", seed)
        assert len(state.road) == seats
        assert state.road[-1] == DATA.peddler
        assert len(set(state.road)) == seats
        assert state.owner == [NEUTRAL] * seats
        assert len(state.boxed) == 5 - seats
        assert state.provost == len(state.road) - 1
        roads.add(tuple(state.road))
    assert len(roads) > 2


@clause("CA-2.8", "CA-2.9")
def test_all_or_nothing_redraw_in_seat_order() -> None:
    state = fresh(3)
    for seat in range(3):
        assert state.agenda[-1][:2] == ("redraw", seat)
        before = set(state.players[seat].hand)
        act(GAME.ops, state, ("redraw",) if seat == 1 else ("keep",))
        player = state.players[seat]
        if seat == 1:
            assert set(player.discard) == before
            assert not set(player.hand) & before
            assert len(player.hand) == 3
        else:
            assert set(player.hand) == before
            assert player.discard == []


@clause("CA-2.10", "CA-4.1", "CA-4.4")
def test_starting_goods_and_first_income() -> None:
    state = fresh(4)
    assert all(player.goods == [2, 2, 0, 0, 4] for player in state.players)
    assert all(player.goods == [2, 2, 0, 0, 6] for player in started(4).players)


@clause("CA-2.11", "CA-2.12", "CA-15.2")
def test_the_start_player_is_random_and_the_left_neighbour_follows() -> None:
    firsts = set()
    for seed in range(20):
        state = started(4, "base", seed)
        firsts.add(state.first)
        assert state.agenda[-1][1] == state.first
        act(GAME.ops, state, ("pass",))
        assert state.agenda[-1][1] == (state.first + 1) % 4
    assert firsts == {0, 1, 2, 3}


@clause("CA-3.1", "CA-3.2", "CA-3.3", "CA-3.4")
@pytest.mark.parametrize("variant", VARIANTS)
def test_order_of_phases(variant: str) -> None:
    opening = (("n_park", NEUTRAL, -1), ("n_peddler", NEUTRAL, -1))
    table = Table(3, variant).road(*opening).tokens(1, 1, 1)
    for seat in range(3):
        table.give(seat, denier=3, food=1, wood=1, stone=1)
    table.do("begin_round")
    ops = []
    while table.asked[0] and table.state.round < 3:
        ops.append(table.asked[0])
        options = table.options
        table.answer(("pass",) if ("pass",) in options else options[0])
    first = ops[: ops.index("deliver") + 1]
    middle = ["provost"] * 3 if variant == "advanced" else []
    assert first == ["turn"] * 3 + middle + ["deliver"]
    assert ops[len(first) :].count("deliver") >= 2
    assert table.state.passed != [A, B]


@clause("CA-4.2", "CA-4.3", "CA-8.14")
def test_income_of_residences_and_hotel() -> None:
    table = Table(2, "advanced").road(("n_peddler", NEUTRAL, -1), ("market", A, -1))
    table.state.residence[1] = 1
    table.do("income")
    assert table.goods(A) == {"denier": 3}
    assert table.goods(B) == {"denier": 2}
    table.state.crown[1] = DATA.hotel
    table.do("income")
    assert table.goods(A) == {"denier": 6}
