"""A box in the hands of its owner: changes, refusals, undo, and the way through what is ours."""

from __future__ import annotations

import pytest

from engine.box.applying import BoxError, apply, shipped
from engine.box.corrections import Box
from engine.box.places import Place
from engine.games import load_game
from engine.texts import load_catalogue
from tests.engine.box.support import DAY, box_with, editing

COST = Place("townsfolk tf_mason", "cost")
HIRE = Place("townsfolk tf_mason", "on_hire")
KIND = Place("townsfolk tf_mason", "ability.timing")


def said(error: BoxError) -> str:
    return load_catalogue("en").say(error.sentence)


@pytest.mark.slow
def test_a_corrected_figure_is_played_and_says_so() -> None:
    box = editing("viscounts")
    box.change({COST: 4, HIRE: ["flip:1"]}, note="read twice")
    game = load_game("viscounts", box.text)
    card = game.data.cards.ids.index("tf_mason")
    assert game.data.cards.cost[card] == 4
    assert box.figure(COST).value == 4
    assert box.figure(COST).source == box.figure(HIRE).source == "box"
    correction = box.correction(COST)
    assert correction is not None
    assert (correction.was, correction.who, correction.when) == (1, "Anna", DAY)
    assert correction.note == "read twice"
    assert box.differs(COST)
    assert not box.differs(Place("townsfolk tf_acolyte", "cost"))


@pytest.mark.slow
def test_only_the_lines_of_the_corrected_entry_change() -> None:
    box = editing("viscounts")
    box.change({COST: 4})
    before, after = shipped("viscounts").text.splitlines(), box.text.splitlines()
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert len(changed) == 1
    assert (
        changed[0][1].replace("cost = 4", "cost = 1").replace(', source_cost = "box"', "")
        == (changed[0][0])
    )


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        (COST, 9, "townsfolk tf_mason, cost: this must be a whole number from 1 to 5."),
        (COST, "4", "townsfolk tf_mason, cost: this must be a whole number from 1 to 5."),
        (HIRE, ["nonsense:1"], "townsfolk tf_mason, on_hire: the rules cannot play this"),
        (Place("manuscript ms_02", "ribbon"), "pink", "grey, black, yellow"),
    ],
)
def test_what_the_rules_cannot_play_is_refused_by_entry_and_column(
    place: Place, value: object, sentence: str
) -> None:
    box = editing("viscounts")
    box.change({Place("townsfolk tf_acolyte", "cost"): 4})
    before = box.box, box.text, box.figures
    with pytest.raises(BoxError) as refused:
        box.change({place: value})
    assert refused.value.place == place
    assert sentence in said(refused.value)
    assert (box.box, box.text, box.figures) == before
    assert box.can_undo
    assert not box.can_redo


@pytest.mark.slow
def test_cells_that_repeat_others_follow() -> None:
    box = editing("viscounts")
    box.change({Place("poverty", "vp"): [12, 8, 5], Place("player_board", "hand_limit"): 4})
    raw = load_game("viscounts", box.text).data.board.raw
    assert raw["prosperity"]["vp"] == [12, 8, 5]
    assert raw["setup"]["hand_size"] == 4


@pytest.mark.slow
def test_two_figures_that_only_make_sense_together_change_at_once() -> None:
    left, right = Place("segment A", "number_left"), Place("segment A", "number_right")
    box = editing("viscounts")
    with pytest.raises(BoxError):
        box.change({left: 4})
    box.change({left: 4, right: 3})
    assert (box.figure(left).value, box.figure(right).value) == (4, 3)


@pytest.mark.slow
def test_an_ability_can_become_another_kind_and_back() -> None:
    box = editing("viscounts")
    before = box.text
    for key in ("none", "immediate", "dropoff", "trigger", "convert"):
        box.reshape(KIND, key)
        assert box.figure(KIND).value == key
        load_game("viscounts", box.text)
    while box.can_undo:
        box.undo()
    assert box.text == before
    assert box.box.fingerprint == ""


@pytest.mark.slow
def test_undo_and_redo() -> None:
    box = editing("viscounts")
    box.change({COST: 2})
    box.change({COST: 3})
    box.undo()
    assert box.figure(COST).value == 2
    box.redo()
    assert box.figure(COST).value == 3
    box.undo()
    box.change({COST: 5})
    assert not box.can_redo
    box.restore(COST)
    assert box.figure(COST).value == 1
    assert box.correction(COST) is None


def test_what_is_still_reconstructed_is_gone_through_one_by_one() -> None:
    box = editing("tara")
    start = box.progress
    assert start.left == start.reconstructed > 100
    first = box.step(None, 1)
    assert first is not None
    box.confirm(first)
    assert box.progress.left == start.left - 1
    assert not box.differs(first)
    second = box.step(first, 1)
    assert second is not None
    box.skip(second)
    assert box.still_reconstructed()[-1] == second
    assert box.progress.left == start.left - 1
    assert box.step(box.step(second, 1), -1) in (second, box.still_reconstructed()[-2])
    box.unskip(second)
    assert box.still_reconstructed()[0] == second


def test_confirming_everything_leaves_nothing_and_changes_nothing() -> None:
    box = editing("versailles")
    box.confirm(*box.still_reconstructed())
    assert box.progress.left == 0
    assert box.step(None, 1) is None
    assert box.box.fingerprint == ""
    played = load_game("versailles", box.text)
    assert played.setup({"seats": [{"kind": "random"}] * 2, "options": {}}, 1)


def test_the_fingerprint_is_that_of_the_changes() -> None:
    one = box_with("viscounts", "One", **{"townsfolk tf_mason|cost": 3})
    other = box_with("viscounts", "Other", **{"townsfolk tf_mason|cost": 3})
    third = box_with("viscounts", "One", **{"townsfolk tf_mason|cost": 4})
    assert one.fingerprint == other.fingerprint != third.fingerprint
    assert Box("viscounts", "Empty", {}).fingerprint == ""


def test_a_correction_of_a_cell_that_is_gone_is_left_out() -> None:
    box = box_with("viscounts", **{"townsfolk tf_nobody|cost": 3, "townsfolk tf_mason|cost": 3})
    applied = apply(shipped("viscounts"), box.corrections.values())
    assert [each.entry for each in applied.left_out] == ["townsfolk tf_nobody"]
    assert 'id = "tf_mason", name = "Mason", cost = 3' in applied.text
