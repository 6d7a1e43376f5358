"""Drag and drop, click-click and keys through one controller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.explain import Blocked, Choice, Question, Text
from scenes.table.input.controller import Act, Choose, Controller, PutBack, Refuse
from scenes.table.model.legality import Look, Offers, clear, looks

PLACES = {
    "hand:1": (100, 500),
    "hand:2": (200, 500),
    "bay:1": (100, 300),
    "spot:A:1": (400, 100),
    "spot:A:2": (500, 100),
    "spot:A:3": (600, 100),
    "pile:A": (700, 400),
}
CHOICES = (
    Choice(("a",), Text("a"), "hand:1", "spot:A:1"),
    Choice(("b",), Text("b"), "hand:1", "spot:A:2", rank=1),
    Choice(("c",), Text("c"), "hand:1", "spot:A:2"),
    Choice(("d",), Text("d"), "hand:2", "spot:A:1"),
    Choice(("e",), Text("e"), "", "pile:A"),
    Choice(("f",), Text("f"), "bay:1"),
    Choice(("g",), Text("g")),
)
BLOCKED = (Blocked("spot:A:3", Text("river"), "VI-3.4"),)
QUESTION = Question("op", 0, Text("p"), "VI-1", CHOICES, BLOCKED)


def hit(point: tuple[float, float], reach: float) -> Sequence[str]:
    return [
        name
        for name, (x, y) in PLACES.items()
        if abs(point[0] - x) <= 20 + reach and abs(point[1] - y) <= 20 + reach
    ]


@pytest.fixture
def hand() -> Controller:
    controller = Controller(hit)
    controller.ask(Offers(QUESTION))
    return controller


def drag(controller: Controller, start: str, end: tuple[float, float]) -> object:
    x, y = PLACES[start]
    controller.press((x, y))
    controller.move((x + 30, y - 30))
    controller.move(end)
    return controller.release(end)


def click(controller: Controller, anchor: str) -> object:
    controller.press(PLACES[anchor])
    return controller.release(PLACES[anchor])


def test_a_drop_on_a_target_takes_the_only_choice(hand: Controller) -> None:
    assert drag(hand, "hand:1", PLACES["spot:A:1"]) == Act(CHOICES[0], dragged=True)
    assert hand.source == ""


def test_a_drop_beside_a_target_still_reaches_it(hand: Controller) -> None:
    x, y = PLACES["spot:A:1"]
    assert drag(hand, "hand:1", (x - 35, y + 35)) == Act(CHOICES[0], dragged=True)


def test_several_fitting_choices_are_offered_proposed_first(hand: Controller) -> None:
    intent = drag(hand, "hand:1", PLACES["spot:A:2"])
    assert intent == Choose((CHOICES[2], CHOICES[1]), "spot:A:2")


def test_a_drop_on_a_blocked_place_says_why(hand: Controller) -> None:
    assert drag(hand, "hand:1", PLACES["spot:A:3"]) == Refuse(BLOCKED[0], "hand:1")


def test_a_drop_beside_a_blocked_place_says_why(hand: Controller) -> None:
    x, y = PLACES["spot:A:3"]
    assert drag(hand, "hand:1", (x + 35, y + 35)) == Refuse(BLOCKED[0], "hand:1")


def test_a_piece_laid_down_beside_others_is_told_nothing_of_them(hand: Controller) -> None:
    """What another one of the hand is refused is no reason for this one."""
    other = Blocked("spot:A:3", Text("dear"), "VI-3.4", "hand:2")
    hand.ask(Offers(replace(QUESTION, blocked=(other,))))
    assert drag(hand, "hand:1", PLACES["hand:2"]) == PutBack("hand:1")


def test_a_drop_nowhere_puts_the_piece_back(hand: Controller) -> None:
    assert drag(hand, "hand:1", (-400.0, 9000.0)) == PutBack("hand:1")
    assert not hand.dragging
    assert hand.source == ""


def test_click_click_does_the_same_as_a_drag(hand: Controller) -> None:
    assert click(hand, "hand:1") is None
    assert hand.source == "hand:1"
    assert click(hand, "spot:A:1") == Act(CHOICES[0])


def test_a_second_click_on_the_source_lets_go(hand: Controller) -> None:
    click(hand, "hand:1")
    assert click(hand, "hand:1") is None
    assert hand.source == ""


def test_clicking_another_source_changes_the_selection(hand: Controller) -> None:
    click(hand, "hand:1")
    click(hand, "hand:2")
    assert hand.source == "hand:2"


def test_a_click_on_a_target_without_source_acts(hand: Controller) -> None:
    assert click(hand, "pile:A") == Act(CHOICES[4])


def test_a_click_on_a_target_of_several_sources_asks_which(hand: Controller) -> None:
    assert click(hand, "spot:A:1") == Choose((CHOICES[0], CHOICES[3]), "spot:A:1")


def test_a_source_without_target_acts_on_a_click(hand: Controller) -> None:
    assert click(hand, "bay:1") == Act(CHOICES[5])


def test_a_click_on_a_blocked_place_says_why(hand: Controller) -> None:
    assert click(hand, "spot:A:3") == Refuse(BLOCKED[0], "")


def test_a_click_on_the_bare_table_lets_go(hand: Controller) -> None:
    click(hand, "hand:1")
    hand.press((1.0, 1.0))
    assert hand.release((1.0, 1.0)) is None
    assert hand.source == ""


def test_a_lost_window_lets_go_of_everything(hand: Controller) -> None:
    hand.press(PLACES["hand:1"])
    hand.move((300, 300))
    hand.drop_all()
    assert hand.release(PLACES["spot:A:1"]) is None
    assert not hand.dragging


def test_a_storm_of_presses_and_releases_acts_once_per_pair(hand: Controller) -> None:
    for _ in range(5):
        hand.press(PLACES["pile:A"])
    assert hand.release(PLACES["pile:A"]) == Act(CHOICES[4])
    assert hand.release(PLACES["pile:A"]) is None


def test_a_locked_table_takes_no_press(hand: Controller) -> None:
    hand.locked = True
    assert hand.press(PLACES["pile:A"]) is False
    assert hand.release(PLACES["pile:A"]) is None


def test_tab_walks_sources_then_targets_of_the_source_in_hand(hand: Controller) -> None:
    assert [hand.tab() for _ in range(3)] == ["hand:1", "hand:2", "bay:1"]
    hand.escape()
    hand.tab()
    assert hand.enter() is None
    assert hand.source == "hand:1"
    assert hand.focus == "spot:A:1"
    assert hand.enter() == Act(CHOICES[0])


def test_arrows_go_to_the_nearest_anchor_in_their_direction(hand: Controller) -> None:
    click(hand, "hand:1")
    hand.focus = "spot:A:1"
    assert hand.arrow((1, 0), PLACES.get) == "spot:A:2"
    assert hand.arrow((0, 1), PLACES.get) == "spot:A:2"


def test_an_arrow_up_leads_up_and_one_down_leads_down(hand: Controller) -> None:
    hand.focus = "hand:1"
    assert hand.arrow((0, -1), PLACES.get) == "bay:1"
    assert hand.arrow((0, 1), PLACES.get) == "hand:1"


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside(hand: Controller) -> None:
    hand.focus = "hand:1"
    places = {"hand:1": (0, 0), "hand:2": (100, 60), "bay:1": (200, 0)}
    assert hand.arrow((1, 0), places.get) == "bay:1"


@pytest.mark.parametrize(("ways", "alone"), [([0], False), ([0, 1], False), ([-1], True)])
def test_where_it_matters_how_a_piece_is_held_its_place_alone_says_nothing(
    ways: list[int], alone: bool
) -> None:
    choices = [Choice(("put", way), Text("put"), "hand:1", "spot", variant=way) for way in ways]
    assert clear(choices) is alone


def test_a_button_stands_for_what_has_no_place_at_all() -> None:
    assert Offers(QUESTION).buttons() == [CHOICES[6]]


def test_looks_tell_now_later_blocked_and_selected_apart() -> None:
    marks = looks(Offers(QUESTION), "hand:1", ["pile:B"])
    assert marks["spot:A:1"] is Look.NOW
    assert marks["spot:A:3"] is Look.BLOCKED
    assert marks["pile:B"] is Look.LATER
    assert marks["hand:1"] is Look.SELECTED
    resting = looks(Offers(QUESTION), "")
    assert resting["hand:1"] is Look.SOURCE
    assert resting["pile:A"] is Look.NOW
    assert "spot:A:1" not in resting


def test_a_new_question_ends_the_gesture(hand: Controller) -> None:
    hand.press(PLACES["hand:1"])
    hand.move((300, 300))
    hand.ask(Offers(None))
    assert hand.source == ""
    assert hand.release(PLACES["spot:A:1"]) is None


def test_a_second_click_on_a_piece_with_one_place_puts_it_there(hand: Controller) -> None:
    assert click(hand, "hand:2") is None
    assert click(hand, "hand:2") == Act(CHOICES[3])


def test_one_decision_in_several_ways_is_one_choice() -> None:
    """A disc goes up from either side: a click on the target asks nothing more."""
    ways = [Choice(("up",), Text("u"), source, "spot:A:1") for source in ("hand:1", "hand:2")]
    controller = Controller(hit)
    controller.ask(Offers(Question("op", 0, Text("p"), "VI-1", (*ways, CHOICES[6]))))
    assert controller.offers.targets() == ["spot:A:1"]
    assert click(controller, "spot:A:1") == Act(ways[0])
    assert drag(controller, "hand:2", PLACES["spot:A:1"]) == Act(ways[1], dragged=True)


def test_a_thing_that_can_be_clicked_may_be_dragged_too() -> None:
    ways = [Choice(("keep",), Text("k"), "hand:1", target) for target in ("", "bay:1")]
    controller = Controller(hit)
    controller.ask(Offers(Question("op", 0, Text("p"), "VI-1", tuple(ways))))
    assert click(controller, "hand:1") == Act(ways[0])
    assert drag(controller, "hand:1", PLACES["bay:1"]) == Act(ways[1], dragged=True)


TURNS = tuple(
    Choice(("lay", square, turn), Text("t"), "hand:1", f"spot:A:{square}", variant=turn)
    for square, turns in ((1, (0, 2)), (2, (1, 2, 3)))
    for turn in turns
)


@pytest.fixture
def turning() -> Controller:
    controller = Controller(hit)
    controller.ask(Offers(Question("op", 0, Text("p"), "VE-6.6", TURNS)))
    return controller


def carried(controller: Controller, target: str, turns: int) -> object:
    """Drag the source over a place, turn it there so often, and drop it."""
    x, y = PLACES["hand:1"]
    controller.press((x, y))
    controller.move((x + 30, y - 30))
    controller.move(PLACES[target])
    for _ in range(turns):
        assert controller.turn(1)
    held = controller.held_as()
    intent = controller.release(PLACES[target])
    assert isinstance(intent, Act)
    assert intent.choice is held
    return intent.choice.action


@pytest.mark.parametrize(("turns", "end"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_a_piece_in_the_hand_goes_through_the_ways_that_fit(
    turning: Controller, turns: int, end: int
) -> None:
    assert carried(turning, "spot:A:2", turns) == ("lay", 2, end)


def test_a_way_that_does_not_fit_elsewhere_gives_way_to_the_first_that_does(
    turning: Controller,
) -> None:
    assert not turning.turn(1)
    turning.press(PLACES["hand:1"])
    turning.move((130, 470))
    turning.turn(1)
    turning.move(PLACES["spot:A:1"])
    held = turning.held_as()
    assert held is not None
    assert held.action == ("lay", 1, 0)


def test_what_is_held_in_one_way_only_is_not_left_out(turning: Controller) -> None:
    plain = Choice(("put",), Text("p"), "hand:1", "bay:1")
    assert turning.meant((TURNS[0], plain)) == (TURNS[0], plain)
    assert turning.meant(TURNS) == [TURNS[0]]
    assert turning.meant(()) == ()


def test_a_click_asks_for_the_way_unless_it_was_chosen(turning: Controller) -> None:
    click(turning, "hand:1")
    intent = click(turning, "spot:A:1")
    assert isinstance(intent, Choose)
    turning.drop_all()
    click(turning, "hand:1")
    turning.move(PLACES["spot:A:1"])
    assert turning.turn(1)
    chosen = click(turning, "spot:A:1")
    assert isinstance(chosen, Act)
    assert chosen.choice.action == ("lay", 1, 2)


def test_where_the_source_matters_no_place_is_taken_before_it() -> None:
    question = Question("op", 0, Text("p"), "VI-1", CHOICES[:4], BLOCKED, source_first=True)
    controller = Controller(hit)
    controller.ask(Offers(question))
    assert controller.offers.targets() == []
    refused = click(controller, "spot:A:2")
    assert isinstance(refused, Refuse)
    assert refused.blocked.reason.key == "table.pick_first"
    assert click(controller, "spot:A:3") is None
    assert click(controller, "hand:2") is None
    assert click(controller, "spot:A:1") == Act(CHOICES[3])


def test_what_is_held_in_several_ways_must_be_picked_up_first(turning: Controller) -> None:
    assert turning.offers.targets() == []
    assert turning.offers.targets("hand:1") == ["spot:A:1", "spot:A:2"]
    assert isinstance(click(turning, "spot:A:2"), Choose)


@pytest.mark.parametrize(("last", "lit"), [("y", True), ("z", False)])
def test_a_place_is_lit_alone_when_every_way_there_allows_the_same(last: str, lit: bool) -> None:
    choices = tuple(
        Choice((name,), Text(name), source, "spot:A:1")
        for source, names in (("hand:1", "xy"), ("hand:2", f"x{last}"))
        for name in names
    )
    offers = Offers(Question("op", 0, Text("p"), "VI-1", choices))
    assert (looks(offers, "").get("spot:A:1") is Look.NOW) == lit
