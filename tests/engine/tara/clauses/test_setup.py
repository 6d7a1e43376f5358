"""TA-1 to TA-3: components, geometry, cards, setup."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.game import ConfigError
from engine.games import load_game
from engine.games.tara.board import ABOVE, BELOW, INDEX_OF, NAMES, POSITIONS, RANK_OF, position
from engine.games.tara.data import SWAP, coverage
from engine.games.tara.slots import starts
from engine.games.tara.state import ABSENT, PLAY, RESERVE
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, at, config, tara

DATA = tara().data
SEEDS = range(40)


@clause("TA-1.1", "TA-1.2", "TA-1.3", "TA-1.4")
def test_components() -> None:
    assert DATA.provinces == ("connacht", "ulster", "leinster", "munster")
    assert list(DATA.cards) == list(range(1, 37))
    assert DATA.colours == ("blue", "yellow", "white", "red")
    assert (DATA.discs, DATA.cylinders) == (20, 2)
    supply = DATA.raw["supply"]
    assert (supply["discs_total"], supply["cylinders_total"], supply["rath_cards"]) == (80, 8, 4)
    assert supply["cumal_ones"] + 5 * supply["cumal_fives"] == supply["cumal_total"] == 71


@clause("TA-1.5", "TA-20.1")
def test_without_a_disc_only_pointing_and_stripping_are_left() -> None:
    board = "F0=B F1=B F2=R(r) F3=Y F4=W"
    table = Table().board(board).supply(B, 0).money(B, 0).hand(B, 6, 1, 16).turn()
    assert table.targets("place", 6) == "F2"
    assert table.targets("point", 6) == ""  # the promotion to H0 would need a disc
    assert table.targets("place", 16) == ""  # all herdsmen are empty
    other = Table().board(board).board("H0=R(r) H1=B H2=Y H3=Y").supply(B, 0).hand(B, 1).turn()
    assert other.targets("point", 1) == "F1"
    other.place(1, "F1", verb="point").promote("H0")
    assert "H0=R " in other.show()
    assert other.verbs() == {"end"}


@clause("TA-1.6", "TA-1.8")
def test_the_bank_never_runs_out() -> None:
    table = Table().money(R, 500).hand(R, 1).turn(R).answer(("discard", 1))
    assert table.state.money[R] == 502


@clause("TA-1.7")
def test_nothing_is_bought_on_credit() -> None:
    table = Table().board("F0=B F1=B(r)").money(B, 3).hand(B, 26).turn()
    assert "amnesty" not in table.verbs()
    table.place(26, "W0")
    assert table.options == [END]
    many = Table().prison(B, "r" * 15)
    assert many.held_by(B) == "r" * 15


@clause("TA-2.1", "TA-2.2")
def test_fifteen_positions_in_five_ranks() -> None:
    assert Counter(RANK_OF) == {0: 5, 1: 4, 2: 3, 3: 2, 4: 1}
    assert " ".join(NAMES) == "F0 F1 F2 F3 F4 H0 H1 H2 H3 W0 W1 W2 C0 C1 K0"
    assert [INDEX_OF[at(name)] for name in ("F4", "H3", "W1", "C0", "K0")] == [4, 3, 1, 0, 0]


def beside(at: int) -> list[int]:
    """The positions next to one in its rank."""
    rank, index = RANK_OF[at], INDEX_OF[at]
    return [p for p in (position(rank, index - 1), position(rank, index + 1)) if p >= 0]


@clause("TA-2.3", "TA-2.4")
def test_neighbours_have_one_common_position_above() -> None:
    assert [NAMES[p] for p in beside(at("H1"))] == ["H0", "H2"]
    assert beside(at("K0")) == []
    for one in range(POSITIONS):
        for other in beside(one):
            common = set(ABOVE[one]) & set(ABOVE[other])
            assert len(common) == 1
            assert sorted(BELOW[common.pop()]) == sorted((one, other))


@clause("TA-2.6")
@pytest.mark.parametrize(
    ("name", "below", "above"),
    [
        ("F0", "", "H0"),
        ("F1", "", "H0 H1"),
        ("F4", "", "H3"),
        ("H0", "F0 F1", "W0"),
        ("H1", "F1 F2", "W0 W1"),
        ("H3", "F3 F4", "W2"),
        ("W0", "H0 H1", "C0"),
        ("W1", "H1 H2", "C0 C1"),
        ("W2", "H2 H3", "C1"),
        ("C0", "W0 W1", "K0"),
        ("C1", "W1 W2", "K0"),
        ("K0", "C0 C1", ""),
    ],
)
def test_what_lies_below_and_above(name: str, below: str, above: str) -> None:
    assert " ".join(NAMES[p] for p in BELOW[at(name)] if p >= 0) == below
    assert " ".join(NAMES[p] for p in ABOVE[at(name)]) == above


@clause("TA-2.5", "TA-2.9", "TA-2.13")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        (1, "F1 F2 F3 F4"),
        (3, "F0 F1 F2 F3"),
        (5, "F1 F2 F3"),
        (6, "F0 F1 F2 F3 F4"),
        (8, "F0,F1 F1,F2 F2,F3 F3,F4"),
        (10, "F1,F2 F2,F3 F3,F4"),
        (11, "F0,F1 F1,F2 F2,F3"),
        (12, "F0,F2 F1,F3 F2,F4"),
        (13, "H1 H2 H3"),
        (14, "H0 H1 H2"),
        (15, "H1 H2"),
        (16, "H0 H1 H2 H3"),
        (18, "H0,H1 H1,H2 H2,H3"),
        (20, "H0,F0 H1,F1 H2,F2 H3,F3"),
        (21, "H0,F1 H1,F2 H2,F3 H3,F4"),
        (22, "F1,H0 F2,H1 F3,H2"),
        (23, "F1,H1 F2,H2 F3,H3"),
        (24, "W1 W2"),
        (25, "W0 W1"),
        (26, "W0 W1 W2"),
        (28, "W0,F0 W1,F1 W2,F2"),
        (29, "W0,F2 W1,F3 W2,F4"),
        (30, "W0,W1 W1,W2"),
        (31, "W0,H0 W1,H1 W2,H2"),
        (32, "W0,H1 W1,H2 W2,H3"),
        (36, ""),
    ],
)
def test_where_every_figure_fits(card: int, fits: str) -> None:
    spots = DATA.shapes[DATA.shape_of[card]].spots
    assert " ".join(",".join(NAMES[p] for p in spot) for spot in spots) == fits


@clause("TA-2.9", "TA-2.12", "TA-2.13")
def test_costs_and_coverage_of_the_deck() -> None:
    costs = Counter(DATA.shapes[DATA.shape_of[card]].cost for card in DATA.cards)
    assert costs == {0: 5, 1: 10, 2: 8, 3: 10, 4: 3}
    counted = coverage(DATA)
    for rank, row in DATA.raw["deck"]["coverage"].items():
        assert rank == "source" or counted[rank] == row
    assert counted["chieftain"] == [0, 0]
    assert counted["king"] == [0]
    copies = Counter(DATA.shapes[DATA.shape_of[card]].id for card in DATA.cards)
    assert {name for name, n in copies.items() if n > 1} == {
        *("F_L", "F_R", "F", "FF", "H", "HH", "W", "DOOM")
    }


@clause("TA-2.10")
def test_a_stone_shows_no_positions_and_costs_3() -> None:
    stones = [n for n in DATA.cards if DATA.shapes[DATA.shape_of[n]].effect == SWAP]
    assert stones == [33, 34, 35, 36]
    stone = DATA.shapes[DATA.shape_of[33]]
    assert (stone.cost, stone.slots, stone.cover) == (3, (), 0)


@clause("TA-2.11")
def test_the_whole_figure_must_fit_even_for_one_slot() -> None:
    starting = starts(DATA.shapes[DATA.shape_of[12]], 0)
    assert [NAMES[start.position] for start in starting] == ["F0", "F1", "F2", "F3", "F4"]
    herdsman = starts(DATA.shapes[DATA.shape_of[20]], 0)
    assert "F4" not in [NAMES[start.position] for start in herdsman]


@clause("TA-2.7", "TA-7.2")
def test_the_top_disc_controls_and_captives_do_nothing() -> None:
    table = Table().board("F0=R(b) F1=R(b) F2=Y").hand(B, 6).money(B, 9).turn()
    table.place(6, "F3").answer(END)
    table.do("income")
    assert table.state.money == [9, 2, 2, 3]


@clause("TA-2.8")
def test_captives_have_no_order() -> None:
    one = Table().board("F0=R").board("F1=Y").hand(B, 6)
    other = Table().board("F1=Y").board("F0=R").hand(B, 6)
    assert one.state.bag == other.state.bag
    buried = Table().board("F1=B(r,b)")  # a fort with a foreign captive
    assert buried.game.counters(buried.state, B)["forts"] == 1


@clause("TA-2.14", "TA-3.5")
def test_the_highest_card_begins_and_the_cards_go_back() -> None:
    firsts = set()
    for seed in SEEDS:
        session = Session(tara(), config(4), seed)
        event = next(e for e in session.events[0] if e.kind == "start_cards")
        assert len(set(event.values)) == 4
        assert session.state.first == event.values.index(max(event.values))
        firsts.add(session.state.first)
        cards = [
            c for p in (*session.state.hands, *session.state.kept, session.state.draw) for c in p
        ]
        assert sorted(cards) == list(DATA.cards)
    assert firsts == {0, 1, 2, 3}


@clause("TA-3.1", "TA-3.2", "TA-18.1")
@pytest.mark.parametrize(
    ("seats", "names", "status"),
    [
        (2, None, [PLAY, ABSENT, PLAY, RESERVE]),
        (3, None, [PLAY, PLAY, PLAY, ABSENT]),
        (4, None, [PLAY, PLAY, PLAY, PLAY]),
        (2, ("munster", "ulster", "connacht"), [RESERVE, PLAY, ABSENT, PLAY]),
        (3, ("munster", "leinster", "connacht"), [PLAY, ABSENT, PLAY, PLAY]),
    ],
)
def test_provinces_in_play(seats: int, names: tuple[str, ...] | None, status: list[int]) -> None:
    assert Table(seats, names).state.status == status
    if names is not None:
        written = config(seats) | {"options": {"provinces": ", ".join(names)}}
        assert tara().setup(written, 1).status == status


@clause("TA-3.2", "TA-17.3")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (3, {"provinces": ["connacht", "ulster"]}),
        (3, {"provinces": ["connacht", "ulster", "ulster"]}),
        (3, {"provinces": ["connacht", "ulster", "meath"]}),
        (2, {"provinces": "connacht"}),
        (2, {"round_limit": -1}),
        (2, {"round_limit": "many"}),
    ],
)
def test_a_configuration_that_no_game_can_be_made_from(
    seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(ConfigError):
        tara().setup(config(seats) | {"options": options}, 1)


def test_there_is_no_automa() -> None:
    people = config(2)
    people["seats"][1] = {"kind": "automa", "board": "cleric"}
    with pytest.raises(ConfigError, match="no automa"):
        tara().setup(people, 1)


@clause("TA-3.3", "TA-3.4")
def test_what_players_begin_with() -> None:
    state = tara().setup(config(3), 1)
    assert (state.supply, state.money, state.cylinders) == ([20] * 3, [2] * 3, [2] * 3)
    assert set(state.top) == {-1}
    assert not any(state.bag)


@clause("TA-3.2")
def test_the_reserve_may_be_the_first_province_of_the_file() -> None:
    text = tara().data_text.replace('reserve = "munster"', 'reserve = "connacht"')
    text = text.replace('["connacht", "leinster"]', '["munster", "leinster"]')
    state = Session(load_game("tara", text), config(2), 1).state
    assert [state.status[number] for number in range(4)] == [RESERVE, ABSENT, PLAY, PLAY]
