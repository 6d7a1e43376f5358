"""VI-11.1 to VI-11.13 The automa's setup and turn; VI-11.27 to VI-11.30 its end."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from engine.games.viscounts.state import icon_count
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, RED, STARTERS, Table, config, viscounts

BOARDS = ("cleric", "builder", "noble", "card")


@clause("VI-11.1")
def test_the_human_starts_and_the_automa_is_second_in_every_round() -> None:
    session = Session(viscounts(), config(1, "builder"), 2)
    assert session.state.first == RED
    turns = []
    while session.state.round < 6:
        turns += [e.seat for e in session.act(session.state.options[0]) if e.kind == "turn"]
    assert turns == [RED, AUTOMA] * (len(turns) // 2) + [RED] * (len(turns) % 2)


@clause("VI-11.2")
@pytest.mark.parametrize(
    ("board", "focus"),
    [
        ("cleric", "automa_act_transcribe"),
        ("builder", "automa_act_build"),
        ("noble", "automa_act_workers"),
        ("card", "automa_act_flip"),
    ],
)
def test_each_board_has_its_focus(board: str, focus: str) -> None:
    automas = {automa.id: automa for automa in viscounts().data.automas}
    assert automas[board].focus == focus


@clause("VI-11.3")
@pytest.mark.parametrize("board", BOARDS)
def test_what_the_automa_has(board: str) -> None:
    state = viscounts().setup(config(1, board), 1)
    automa = state.players[AUTOMA]
    assert (automa.workers, automa.corruption, automa.virtue, automa.built) == (20, 1, 7, 0)
    assert automa.goods == [0] * 5
    assert automa.hand == []
    slots = state.data.automas[automa.board - 1].slots
    assert [slot.building for slot in slots] == [2, 2, 2, 1, 1, 1, 0, 0, 0]
    kinds = {state.data.cards.kinds[card] for card in automa.draw + state.future}
    assert kinds == {"scheme"}


@clause("VI-11.4")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("difficulty", range(4))
def test_schemes_of_each_board_and_difficulty(board: str, difficulty: int) -> None:
    state = viscounts().setup(config(1, board, difficulty), 5)
    automa, cards = state.players[AUTOMA], state.data.cards
    assert (len(automa.draw), len(state.future)) == (7 + difficulty, 6 - difficulty)
    removed = set(state.data.automas[automa.board - 1].removed)
    assert len(removed) == 3
    everything = [*automa.draw, *state.future]
    assert sorted([*everything, *removed]) == list(cards.schemes)
    decks = [cards.raw[card]["deck"] for card in automa.draw]
    assert decks.count("future") == difficulty
    assert {cards.raw[card]["deck"] for card in state.future} == {"future"}


@clause("VI-11.4")
def test_the_schemes_are_shuffled() -> None:
    draws = {tuple(viscounts().setup(config(1, "card"), s).players[AUTOMA].draw) for s in range(20)}
    assert len(draws) > 15


@clause("VI-11.6", "VI-11.24")
@pytest.mark.parametrize(
    ("board", "goods"),
    [
        ("cleric", {"ink": 1, "stone": 1}),
        ("builder", {"stone": 1, "gold": 1}),
        ("noble", {"gold": 1, "ink": 1}),
        ("card", {"wild": 2}),
    ],
)
def test_the_start_list_of_the_automa(board: str, goods: dict[str, int]) -> None:
    """Space 10, low side: plot 3 of the Snow Peaks gives any:1, which follows the chart."""
    table = Table(automa=board)
    table.state.phase = c.SETUP
    start = next(i for i, s in enumerate(table.data.board.starts) if s.number == 10)
    table.state.pairs = [(start, table.card("he_ada"))]
    table.state.gone.remove(table.card("he_ada"))
    table.do("automa_setup", AUTOMA)
    first = {"cleric": "ink", "builder": "stone", "noble": "gold", "card": "wild"}[board]
    goods = goods | {first: goods[first] + 1}
    nothing = dict.fromkeys(("ink", "stone", "gold", "wild", "silver"), 0)
    table.expect(AUTOMA, deed=1, debt=1, buildings=1, **(nothing | goods))
    assert table.saw("build")[0].values == (0, "guildhall", table.plot("C:3"))


@clause("VI-11.7", "VI-11.20")
@pytest.mark.parametrize(
    ("board", "second", "third"),
    [
        ("cleric", c.NOBLE, (c.BUILDER, c.CLERIC)),
        ("builder", c.CLERIC, (c.NOBLE, c.BUILDER)),
        ("noble", c.BUILDER, (c.CLERIC, c.NOBLE)),
        ("card", c.NOBLE, (c.BUILDER, c.CLERIC)),
    ],
)
def test_start_icons_count_while_uncovered(board: str, second: int, third: tuple[int, int]) -> None:
    table = Table(automa=board).lay(AUTOMA, bays="ss_criminal_deed - -")
    player = table.player(AUTOMA)
    shown = [icon_count(table.state, player, icon) for icon in range(4)]
    assert shown == [(icon == second) + (icon in third) for icon in range(4)]
    table.lay(AUTOMA, bays="ss_criminal_deed ss_criminal_debt ss_criminal_deed")
    assert [icon_count(table.state, player, icon) for icon in range(4)] == [0] * 4


def automa_turn(scheme: str, board: str = "cleric", **laid: object) -> Table:
    """One whole turn of the automa with a forced scheme, from the Hill Country's left space."""
    table = Table(automa=board).lay(RED, at="C:I", hand="st_abbot st_squire")
    table.lay(AUTOMA, draw=scheme, at="A:L", **laid)
    return table


@clause("VI-11.8")
def test_its_cards_shift_without_effect() -> None:
    table = automa_turn("ss_criminal_debt", bays="ss_builder ss_noble ss_cleric")
    table.do("automa_shift", AUTOMA)
    assert table.names(table.player(AUTOMA).bays) == "- ss_builder ss_noble"
    assert table.names(table.player(AUTOMA).discard) == "ss_cleric"
    assert [e.kind for e in table.events] == ["shift", "scheme_leaves"]


@clause("VI-11.9")
def test_an_empty_draw_pile_is_shuffled_anew_before_the_scheme() -> None:
    table = automa_turn("", bays="ss_builder ss_noble ss_cleric")
    table.do("begin_turn", AUTOMA)
    assert [e.kind for e in table.events][:5] == [
        "turn",
        "shift",
        "scheme_leaves",
        "shuffle",
        "virtue",
    ]
    assert table.names(table.player(AUTOMA).bays) == "ss_cleric ss_builder ss_noble"


@clause("VI-11.10")
def test_the_header_of_a_scheme_is_no_effect() -> None:
    table = automa_turn("ss_noble_cleric ss_builder").do("automa_reveal", AUTOMA)
    assert table.names(table.player(AUTOMA).bays) == "ss_noble_cleric - -"
    assert [e.kind for e in table.events] == ["scheme", "scheme_row", "gain", "walk"]


@clause("VI-11.11")
def test_rows_then_move_then_the_first_possible_option() -> None:
    table = automa_turn("fs_criminal", unpaid=1, acquired=1).top("A", "tf_friar")
    table.do("begin_turn", AUTOMA)
    kinds = [e.kind for e in table.saw_of("corruption gain dismiss walk option option_refused")]
    assert kinds == [
        "corruption",  # row 1: one criminal, the new card
        "gain",  # row 2: any:1, dismiss_here
        "dismiss",
        *["walk"] * 3,
        "option_refused",  # the focus: no manuscript in reach
        "option",
        "gain",  # the resource of the flipped Debt
    ]
    table.expect(AUTOMA, deed=2, debt=0, debt_paid=1)


@clause("VI-11.11")
def test_no_other_option_follows_the_one_carried_out() -> None:
    table = automa_turn("ss_builder_noble", stone=7, acquired=1)
    table.do("begin_turn", AUTOMA)
    assert [e.values[1] for e in table.saw("option")] == [0]
    table.expect(AUTOMA, buildings=1, debt=0, deed_approved=0)


@clause("VI-11.11")
def test_the_last_option_is_always_possible() -> None:
    table = automa_turn("ss_noble").do("begin_turn", AUTOMA)
    assert [e.values[1] for e in table.saw("option")] == [1]
    assert table.saw("nothing_to_flip")


@clause("VI-11.12")
@pytest.mark.parametrize(
    ("space", "gains"),
    [
        (1, {"deed": 3, "ink": 0}),
        (2, {"deed": 2, "ink": 0}),
        (3, {"deed": 1, "ink": 1}),
        (4, {"deed": 1, "debt": 1, "ink": 1}),
        (5, {"debt": 1, "ink": 1}),
        (6, {"debt": 2, "ink": 1}),
        (7, {"debt": 3, "ink": 2}),
    ],
)
def test_the_collision_of_the_automa(space: int, gains: dict[str, int]) -> None:
    table = Table(automa="cleric").lay(AUTOMA, markers=(space, space))
    table.do("begin_collision", AUTOMA)
    none = {"deed": 0, "debt": 0, "ink": 0, "silver": 0, "corruption": 1, "virtue": 7}
    table.expect(AUTOMA, **(none | gains))


@clause("VI-11.12")
def test_the_automa_neither_recruits_nor_draws() -> None:
    table = automa_turn("ss_cleric_builder").do("begin_turn", AUTOMA)
    assert not table.saw("hire")
    assert not table.saw("draw")
    assert table.player(AUTOMA).hand == []


@clause("VI-11.13")
@pytest.mark.parametrize(
    ("scheme", "start", "path"),
    [
        ("ss_builder_noble", "A:L", "A:R"),
        ("ss_noble", "A:R", "B:L B:R"),
        ("fs_cleric", "D:L", "D:R E:L E:R A:L"),
    ],
)
def test_it_moves_along_the_outer_path_only(scheme: str, start: str, path: str) -> None:
    table = automa_turn(scheme).lay(AUTOMA, at=start).do("begin_turn", AUTOMA)
    walked = [table.space_name(e.values[1]) for e in table.saw("walk")]
    assert walked == path.split()


@clause("VI-11.13", "VI-7.2.3")
def test_ending_on_the_humans_space_lets_the_human_rearrange() -> None:
    table = automa_turn("ss_builder_noble").lay(RED, at="A:R", bays="st_abbot st_thief -")
    table.do("begin_turn", AUTOMA)
    assert table.asked == ("rearrange", RED)
    assert not table.saw("option")
    table.answer(*table.options[1])
    assert table.saw("option")


@clause("VI-11.13", "VI-11.15")
def test_the_human_ending_on_its_space_gives_it_a_resource() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="A:L").lay(RED, at="A:L")
    table.do("share_space").expect(AUTOMA, ink=1)


@clause("VI-11.27", "VI-10.1")
def test_the_automa_has_the_last_turn() -> None:
    table = Table(automa="noble").lay(RED, hand="st_abbot st_squire st_labourer", draw=STARTERS)
    table.lay(AUTOMA, draw="ss_cleric ss_builder_noble ss_cleric_builder", at="B:L")
    table.state.poverty, table.state.prosperity, table.state.round = 1, 99, 6
    table.effects(RED, "debt:1").do("next_turn").play_out()
    assert [(e.values[0], e.seat) for e in table.saw("turn")] == [
        (6, AUTOMA),
        (7, RED),
        (7, AUTOMA),
    ]


@clause("VI-11.27", "VI-10.2.7")
def test_majorities_are_shared_among_the_two() -> None:
    table = Table(automa="noble").lay(RED, approved=2, paid=1).lay(AUTOMA, approved=1, paid=1)
    table.state.poverty_shown = table.state.prosperity_shown = True
    assert (table.points("poverty"), table.points("poverty", AUTOMA)) == (12, 4)
    assert (table.points("prosperity"), table.points("prosperity", AUTOMA)) == (8, 8)


@clause("VI-11.28")
def test_the_automa_scores_its_resources() -> None:
    table = Table(automa="noble").lay(AUTOMA, ink=2, stone=1, gold=4, books="ms_03")
    table.lay(RED, ink=5)
    assert (table.points("automa"), table.points("automa", AUTOMA)) == (0, 7)
    assert table.points("manuscripts", AUTOMA) == 3
    card = Table(automa="card").lay(AUTOMA, wild=5, books="ms_03")
    assert (card.points("automa", AUTOMA), card.points("manuscripts", AUTOMA)) == (5, 2)


@clause("VI-11.28")
def test_the_automas_icons_are_the_headers_of_its_schemes() -> None:
    """Board, draw and discard pile; not the Future pile, not the start icons."""
    table = Table(automa="cleric").lay(AUTOMA, bays="ss_noble - -", draw="ss_noble_cleric")
    table.lay(AUTOMA, discard="fs_builder_noble", slots=[3], books="ms_20").bonus(AUTOMA, "yellow")
    assert any(table.data.cards.icons[card][c.NOBLE] for card in table.state.future)
    assert table.points("manuscripts", AUTOMA) == 3 + 1 + 1


@clause("VI-11.29")
@pytest.mark.parametrize(
    ("human", "automa", "winners", "reason"),
    [
        (4, 3, (RED,), "viscounts.outcome.solo_won"),
        (3, 4, (AUTOMA,), "viscounts.outcome.solo_lost"),
        (3, 3, (AUTOMA,), "viscounts.outcome.solo_tie"),
    ],
)
def test_the_human_wins_with_strictly_more(
    human: int, automa: int, winners: tuple[int, ...], reason: str
) -> None:
    table = Table(automa="cleric").lay(RED, acquired=human, silver=50).lay(AUTOMA, acquired=automa)
    outcome = table.outcome()
    assert (outcome.winners, outcome.reason.key) == (winners, reason)
