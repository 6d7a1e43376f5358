"""What cannot be done now stays in sight as a grey button that says why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.explain import Blocked, Question, Text
from tests.sampling import sampled_rows
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import grey, open_at, people, position, rest_on_button


@pytest.mark.slow
def test_the_larger_option_of_a_card_stays_in_sight_with_its_price(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "effect" and len(question.choices) == 2 and bool(question.blocked)

    player = open_at(tmp_path, position("caylus", people(2, variant="base"), wanted))
    (label, reason), *others = grey(player).items()
    assert not others
    assert label.startswith(("2 cubes of your choice", "2 gold", "2 castle tokens"))
    assert reason.startswith("Needs ")
    before = len(player.scene.match.session.log)
    rest_on_button(player, "prompt:blocked:0")
    assert player.scene.tooltips.box is not None
    player.click_target("prompt:blocked:0")
    assert len(player.scene.match.session.log) == before
    close(player)


@pytest.mark.slow
def test_one_batch_more_than_there_are_goods_for_stays_in_sight(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "deliver"

    player = open_at(tmp_path, position("caylus", people(2, variant="base"), wanted))
    (label, reason) = next(iter(grey(player).items()))
    assert label.startswith("Deliver ")
    assert reason.startswith("A batch is 1 food, 1 wood and 1 stone")
    close(player)


@pytest.mark.slow
def test_the_sweep_of_three_tiles_stays_in_sight_with_what_it_needs(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "spend" and any(each.label for each in question.blocked)

    player = open_at(tmp_path, position("versailles", people(2), wanted))
    label, reason = next(iter(grey(player).items()))
    assert label == "Sweep 3 tiles away"
    assert reason.startswith(("Takes ", "Needs "))
    close(player)


def test_transcribe_without_the_means_stays_in_sight_with_what_it_needs(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        keys = [each.label.key for each in question.blocked if each.label]
        return question.op == "action" and "viscounts.choice.transcribe" in keys

    player = open_at(tmp_path, position("viscounts", people(2), wanted))
    assert grey(player)["Transcribe"].startswith("Needs ")
    before = len(player.scene.match.session.log)
    player.click_target("prompt:blocked:0")
    assert len(player.scene.match.session.log) == before
    close(player)


@pytest.mark.slow
def test_a_trade_for_nothing_is_not_offered(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "action" and any(each.idle for each in question.choices)

    player = open_at(tmp_path, position("viscounts", people(2), wanted))
    assert grey(player)["Trade"].startswith("Needs ")
    labels = [t.label for t in player.scene.panels.prompt.buttons if t.enabled]
    assert "Trade" not in labels
    sign = next(c for c in player.scene.model.question.choices if c.idle)  # type: ignore[union-attr]
    assert sign.action in player.scene.match.session.state.options  # replays may still hold it
    close(player)


@pytest.mark.slow
def test_what_would_end_in_no_exchange_is_not_offered_within_a_trade(tmp_path: Path) -> None:
    """Neither keeping the card without which nothing is traded, nor silver that is not enough."""

    def wanted(question: Question) -> bool:
        idle = [choice.action[0] for choice in question.choices if choice.idle]
        return question.op in ("dismiss", "trade_action") and bool(idle)

    player = open_at(tmp_path, position("viscounts", people(2), wanted))
    question = player.scene.model.question
    assert question is not None
    offered = [token.label for token in player.scene.panels.prompt.buttons]
    idle = [player.scene.context.say(choice.label) for choice in question.choices if choice.idle]
    assert idle
    assert not set(idle) & set(offered)
    player.step()
    player.settle()
    told = [line.words for line in player.scene.model.log.lines[-12:]]
    assert not any("0 times" in words for words in told), told
    close(player)


@pytest.mark.slow
def test_a_fourth_button_stays_in_sight_when_it_is_grey(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        labelled = [each for each in question.blocked if each.label]
        return question.op == "deliver" and len(question.choices) == 3 and bool(labelled)

    player = open_at(tmp_path, position("caylus", people(2, variant="base"), wanted))
    drawn = [name for name in player.scene.chrome.targets if name.startswith("prompt:blocked:")]
    assert len(drawn) == len(grey(player)) == 1
    close(player)


@pytest.mark.slow
def test_deliveries_stand_in_order_from_the_largest(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "deliver" and len(question.choices) > 2 and bool(question.blocked)

    player = open_at(tmp_path, position("caylus", people(2, variant="base"), wanted))
    player.frame()
    targets = player.scene.chrome.targets
    names = [n for n in targets if n.startswith(("prompt:choice:", "prompt:blocked:"))]
    drawn = sorted(names, key=lambda name: targets[name].left)
    assert drawn[0] == "prompt:blocked:0"
    assert drawn[1:] == [f"prompt:choice:{n}" for n in range(len(drawn) - 1)]
    close(player)


def refusing(folder: Path, count: int, size: tuple[int, int], *, listed: bool) -> MousePlayer:
    """A table of Caylus whose question names so many things that are not possible now; `listed`:
    what is possible has no place on the table."""

    def wanted(question: Question) -> bool:
        return question.op == ("turn" if listed else "effect") and len(question.choices) > 1

    player = open_at(folder, position("caylus", people(2), wanted), size)
    match = player.scene.match
    question = match.question()
    assert question is not None
    refused = tuple(
        Blocked("", Text("caylus.blocked.no_hand"), "", label=Text("caylus.choice.pass"))
        for _ in range(count)
    )
    choices = question.choices
    if listed:
        choices = tuple(replace(each, source="", target="") for each in choices)
    made = replace(question, choices=choices, blocked=refused)
    match.question = lambda: made  # type: ignore[method-assign]
    player.scene.model.open()
    player.settle()
    player.frame()
    return player


@pytest.mark.slow
@pytest.mark.parametrize(("size", "least"), sampled_rows([((1280, 690), 2), ((1920, 1080), 4)]))
def test_the_bar_shows_as_many_grey_buttons_as_it_has_room_for(
    tmp_path: Path, size: tuple[int, int], least: int
) -> None:
    player = refusing(tmp_path, 5, size, listed=False)
    targets = player.scene.chrome.targets
    drawn = [targets[name] for name in targets if name.startswith("prompt:")]
    blocked = [name for name in targets if name.startswith("prompt:blocked:")]
    assert len(blocked) >= least
    assert all(player.scene.context.frame.prompt.contains(box) for box in drawn)
    assert all(box.collidelist(drawn[n + 1 :]) < 0 for n, box in enumerate(drawn))
    close(player)


@pytest.mark.slow
def test_a_list_of_choices_ends_with_what_is_not_possible(tmp_path: Path) -> None:
    player = refusing(tmp_path, 2, (1366, 768), listed=True)
    scene = player.scene
    if scene.model.picking is None:
        player.click_target("prompt:more")
    for _ in range(20):
        player.frame()
        if "chooser:blocked:1" in scene.chrome.targets:
            break
        player.click_target("chooser:chooser:more")
    before = len(scene.match.session.log)
    player.click_target("chooser:blocked:1")
    assert len(scene.match.session.log) == before
    assert scene.model.picking is not None
    player.frame()
    while "chooser:chooser:back" in scene.chrome.targets:
        player.click_target("chooser:chooser:back")
        player.frame()
    assert "chooser:choice:0" in scene.chrome.targets
    close(player)
