"""Both readings of every ruling that has a switch, by clause; and games of before mean ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.box.applying import apply, shipped
from engine.box.corrections import Correction
from engine.box.places import Place
from engine.box.rulings import rulings_in
from engine.cells import parse_toml
from engine.game import Game
from engine.games import game_keys, load_game
from engine.session import Session
from engine.texts import languages, load_catalogue
from tests.engine.caylus import layout as caylus
from tests.engine.shared.marks import clause
from tests.engine.tara import layout as tara
from tests.engine.tara.clauses.test_kings import crowning
from tests.engine.versailles import layout as versailles
from tests.engine.viscounts import layout as viscounts

GAMES = game_keys()
A, B = 0, 1


def ruled(key: str, ruling: str, reading: str) -> Game:
    """The game in which a ruling is read so, from a component file that says so."""
    base = shipped(key)
    rulings = rulings_in(key, base.game, base.sheet)
    found = next(each for each in rulings if each.id == ruling)
    value = next(each.value for each in found.readings if each.key == reading)
    was = base.value(found.place)
    text = apply(base, [Correction(*found.place, value, was)]).text
    return load_game(key, text)


def read(table: Any, key: str, ruling: str, reading: str) -> Any:
    """A table at which a ruling is read so."""
    table.state.data = ruled(key, ruling, reading).data
    return table


def viscounts_read(ruling: str, reading: str, **table: Any) -> viscounts.Table:
    found: viscounts.Table = read(viscounts.Table(**table), "viscounts", ruling, reading)
    return found


def caylus_read(ruling: str, reading: str) -> caylus.Table:
    found: caylus.Table = read(caylus.Table(variant="advanced"), "caylus", ruling, reading)
    return found


def test_there_are_more_than_ten_of_them() -> None:
    found = [
        ruling for key in GAMES for ruling in rulings_in(key, shipped(key).game, shipped(key).sheet)
    ]
    assert len(found) >= 13
    assert all(len(ruling.readings) == 2 for ruling in found)
    assert all(ruling.now == ruling.readings[0] for ruling in found), "ours is played"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_each_reading_is_a_sentence(key: str, language: str) -> None:
    catalogue = load_catalogue(language)
    base = shipped(key)
    for ruling in rulings_in(key, base.game, base.sheet):
        said = [ruling.about, *(reading.words for reading in ruling.readings)]
        assert len({catalogue.say(text) for text in said}) == 3
        assert f"{key}.ruling" not in "".join(catalogue.say(text) for text in said)


@pytest.mark.parametrize("key", GAMES)
def test_a_file_without_rulings_means_ours(key: str) -> None:
    """Games of before were begun without them."""
    text = load_game(key).data_text
    before = re.sub(r"(?s)\n\[\[ruling\]\].*", "\n", text)
    assert "ruling" not in parse_toml("before", before)
    old = load_game(key, before)
    assert old.data.rulings == load_game(key).data.rulings
    seats = [{"kind": "random"}] * max(2, min(old.info.seats))
    config = {"seats": seats, "options": {}}
    assert Session(old, config, 3).digest() == Session(load_game(key), config, 3).digest()


@clause("VI-11.22.3")
@pytest.mark.parametrize(
    ("reading", "bumped"),
    [("human_first", [viscounts.RED, viscounts.RED]), ("own_first", [viscounts.AUTOMA] * 2)],
)
def test_vi_11_22_3_whom_the_automa_bumps(reading: str, bumped: list[int]) -> None:
    table = viscounts_read("automa_bumps", reading, automa="noble")
    table.state.turn = viscounts.AUTOMA
    table.castle(1, {viscounts.RED: 2, viscounts.AUTOMA: 3})
    table.state.agenda.append(("bump", viscounts.AUTOMA, None))
    table.do("reset_markers", viscounts.AUTOMA)
    assert [event.values[2] for event in table.saw("bump")] == bumped


@clause("VI-8.5.3")
@pytest.mark.parametrize(("reading", "virtue"), [("no_action", 0), ("transcribes", 1)])
def test_vi_8_5_3_a_free_manuscript(reading: str, virtue: int) -> None:
    table = viscounts_read("free_manuscript", reading)
    table.lay(viscounts.RED, bays="tf_deacon_virtue - -").books("C", "ms_10")
    for segment in "ABDE":
        table.books(segment)
    table.do("manuscript_3_4").expect(viscounts.RED, ink=2, manuscripts=1)
    assert len(table.saw("virtue")) == virtue


@clause("VI-10.2.4")
@pytest.mark.parametrize(("reading", "points"), [("counted", 2), ("left_out", 1)])
def test_vi_10_2_4_icons_of_bonus_cards(reading: str, points: int) -> None:
    table = viscounts_read("bonus_icons", reading)
    table.lay(viscounts.RED, books="ms_09", slots=[4]).bonus(viscounts.RED, "grey")
    assert table.points("manuscripts") == points


@clause("CA-12.3")
@pytest.mark.parametrize(
    ("reading", "turned"), [("no_lawyer", [0, 0, 0, 0]), ("not_the_used_one", [0, 0, 0, 1])]
)
def test_ca_12_3_another_own_lawyer(reading: str, turned: list[int]) -> None:
    table = caylus_read("lawyer_turns", reading)
    opening = (("n_park", caylus.NEUTRAL, -1), ("n_peddler", caylus.NEUTRAL, -1))
    table.road(*opening, ("lawyer", A, B), ("lawyer", B, -1))
    table.give(B, food=1).do("begin_activation")
    if ("option", 0) in table.options:
        table.answer(("option", 0))
    assert table.state.residence == turned


@clause("CA-12.3")
def test_ca_12_3_the_lawyer_that_is_used_never_turns() -> None:
    table = caylus_read("lawyer_turns", "not_the_used_one")
    table.road(("n_peddler", caylus.NEUTRAL, -1), ("lawyer", A, A), ("small_farm", A, -1))
    table.give(A, food=1).do("begin_activation").answer(("option", 0))
    assert table.state.residence == [0, 0, 1]


@clause("CA-12.6")
@pytest.mark.parametrize(("reading", "food"), [("supply", 0), ("owner", 4)])
def test_ca_12_6_stored_cubes(reading: str, food: int) -> None:
    table = caylus_read("stored_cubes", reading)
    table.road(("n_peddler", caylus.NEUTRAL, -1), ("lawyer", A, A), ("small_farm", A, -1))
    table.give(A, food=1).do("begin_activation").answer(("option", 0))
    assert table.state.store[2] == 0
    assert table.goods(A).get("food", 0) == food


@clause("CA-11.2")
@pytest.mark.parametrize(
    ("reading", "ways"),
    [
        ("any_time", {(1, 1, 0, 0), (0, 1, 0, 1), (1, 0, 0, 1), (0, 0, 0, 2)}),
        ("when_missing", {(1, 1, 0, 0)}),
    ],
)
def test_ca_11_2_gold_as_a_joker(reading: str, ways: set[tuple[int, ...]]) -> None:
    table = caylus_read("gold_joker", reading)
    table.road(("n_park", caylus.NEUTRAL, -1), ("n_peddler", caylus.NEUTRAL, -1))
    table.give(A, wood=1, food=1, gold=2).hand(A, "small_farm")
    table.do("turn", A).answer(("build", table.card("small_farm")))
    if reading == "when_missing":
        assert table.goods(A) == {"gold": 2}, "nothing to choose: it is paid at once"
    else:
        assert {action[1:] for action in table.options} == ways


@clause("CA-11.2")
def test_ca_11_2_gold_for_what_is_missing() -> None:
    table = caylus_read("gold_joker", "when_missing")
    table.road(("n_park", caylus.NEUTRAL, -1), ("n_peddler", caylus.NEUTRAL, -1))
    table.give(A, food=1, gold=2).hand(A, "small_farm")
    table.do("turn", A).answer(("build", table.card("small_farm")))
    assert table.goods(A) == {"gold": 1}


@clause("TA-10.3")
@pytest.mark.parametrize(("reading", "left"), [("freed", "K0=W"), ("kept", "K0=W(y)")])
def test_ta_10_3_captives_below_a_king(reading: str, left: str) -> None:
    table = tara.Table().board("F0=B(r) K0=W(y)").hand(tara.B, 2).money(tara.B, 4)
    read(table, "tara", "amnesty_king", reading)
    table.turn().answer(("amnesty", 2, 0))
    assert table.show() == f"F0=B {left}"


@clause("TA-10.3", "TA-10.5")
def test_ta_10_3_no_amnesty_for_a_king_alone() -> None:
    table = tara.Table().board("K0=W(y)").hand(tara.B, 2).money(tara.B, 4)
    assert "amnesty" not in read(table, "tara", "amnesty_king", "kept").turn().verbs()


@clause("TA-9.3")
@pytest.mark.parametrize(("reading", "together"), [("allowed", True), ("refused", False)])
def test_ta_9_3_two_discs_of_one_position(reading: str, together: bool) -> None:
    table = tara.Table().board("F0=R(b) F1=B").money(tara.B, 3).hand(tara.B, 33)
    read(table, "tara", "same_position", reading).turn().answer(("stone", 33, 0))
    pairs = {(action[1], action[3]) for action in table.options}
    assert any(here == there for here, there in pairs) == together
    assert any(here != there for here, there in pairs)


@clause("TA-14.6")
@pytest.mark.parametrize(("reading", "asked"), [("never", ""), ("allowed", "garrison")])
def test_ta_14_6_a_garrison_in_a_closed_province(reading: str, asked: str) -> None:
    table = tara.Table(2).board("F0=Y W0=B(y)")
    read(table, "tara", "closed_garrison", reading)
    crowning(table).promote("K0").answer(tara.END)
    table.do("begin_clearing")
    assert table.asked[0] == asked


@clause("VE-4.6")
@pytest.mark.parametrize(("reading", "passes"), [("passed", True), ("stops", False)])
def test_ve_4_6_passing_the_own_marker(reading: str, passes: bool) -> None:
    table = versailles.Table().lay(A, at="workshop construction_yard", marker="sawmill")
    read(table, "versailles", "own_marker", reading).turn()
    assert (("double_step", 4, 5, 6) in table.state.options) == passes


@clause("VE-6.8.3")
@pytest.mark.parametrize(("reading", "hired"), [("both", 2), ("single", 1)])
def test_ve_6_8_3_five_workers_hire(reading: str, hired: int) -> None:
    table = versailles.Table().lay(A, at="kings_favour " * 4 + "alchemists_guild")
    read(table, "versailles", "hire_both", reading)
    table.turn().answer("single", "alchemists_guild", "kings_favour").answer("hire", "row_2")
    assert (("hire", "row_3") in table.options) == (hired == 2)
    if hired == 2:
        table.answer("hire", "row_3")
    table.end()
    assert len(table.saw("arrive")) == hired


@clause("VE-8.3")
@pytest.mark.parametrize(("reading", "steps"), [("two", 2), ("one_step", 1)])
def test_ve_8_3_a_pair_at_the_kings_favour(reading: str, steps: int) -> None:
    table = versailles.Table().lay(A, at="alchemists_guild alchemists_guild")
    read(table, "versailles", "pair_steps", reading).turn()
    table.answer("pair", "alchemists_guild", "kings_favour")
    assert table.state.king == steps


@clause("VE-8.4")
@pytest.mark.parametrize(("reading", "king"), [("none", 1), ("one_step", 2)])
def test_ve_8_4_a_hired_worker(reading: str, king: int) -> None:
    table = versailles.Table().lay(A, at="kings_favour kings_favour alchemists_guild")
    read(table, "versailles", "hired_steps", reading).turn()
    table.answer("single", "alchemists_guild", "kings_favour").answer("hire", "row_3").end()
    assert table.state.king == king


def walk(key: str, ruling: str, reading: str, check: Callable[..., Any]) -> None:
    game = ruled(key, ruling, reading)
    seats = [{"kind": "random"}] * max(2, min(game.info.seats))
    options = {"round_limit": 12} if "round_limit" in game.info.measuring_options else {}
    check(game, {"seats": seats, "options": options}, 11)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "ruling", "reading"),
    [
        (key, ruling.id, reading.key)
        for key in GAMES
        for ruling in rulings_in(key, shipped(key).game, shipped(key).sheet)
        for reading in ruling.readings[1:]
    ],
)
def test_a_whole_game_with_the_other_reading_passes_every_check(
    key: str, ruling: str, reading: str
) -> None:
    from engine.simulation.walker import check_game

    walk(key, ruling, reading, check_game)


def test_a_reading_that_is_none_is_refused() -> None:
    base = shipped("caylus")
    place = Place("ruling lawyer_turns", "reading")
    with pytest.raises(ValueError, match="lawyer_turns"):
        apply(base, [Correction(*place, "whatever", base.value(place))])
