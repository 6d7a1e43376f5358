"""What an answer is told to cost and to bring, before Enter takes it."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.explain import Choice, Question, Text
from scenes.table.model.preview import Preview
from scenes.table.spoken.outcomes import _in_words, amounts, hear
from tests.scenes.support import key
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, close, open_table

LABEL = Text("x")
NEXT = Question("next", 0, LABEL, "", ())


def opened(folder: Path, key_of: str, **values: object) -> MousePlayer:
    """A solo table at the first prompt with this key and, of its values, these."""

    def wanted(question: Question) -> bool:
        prompt = question.prompt
        same = all(prompt.values.get(name) == value for name, value in values.items())
        return prompt.key == key_of and same

    for seed in range(1, 30):
        try:
            return open_table(folder, seed, SOLO, wanted)
        except LookupError:
            continue
    raise LookupError(key_of)


def told(player: MousePlayer, verb: str) -> list[str]:
    voice = player.scene.spoken
    return [voice.outcome(each) for each in voice.choices() if each.action[0] == verb]


def test_what_a_trial_did_not_come_to_is_told_as_promised() -> None:
    choice = Choice(("a",), LABEL, cost=(("silver", 1),), gain=(("silver", 3), ("deed", 1)))
    seen = Preview(({"silver": -1},), question=NEXT)
    assert amounts(choice, seen, 0) == {"silver": 2, "deed": 1}
    assert amounts(choice, Preview(), 0) == {"silver": 2, "deed": 1}


def test_what_a_trial_has_seen_is_not_counted_twice() -> None:
    choice = Choice(("a",), LABEL, gain=(("silver", 3),))
    assert amounts(choice, Preview(({"silver": 3},), stopped=True), 0) == {"silver": 3}
    assert amounts(choice, Preview(({"silver": 4},)), 0) == {"silver": 4}


@pytest.mark.parametrize(("known", "told"), [(True, ["deed +2"]), (False, [])])
def test_what_has_no_place_in_the_tray_is_told_where_it_has_a_name(
    known: bool, told: list[str]
) -> None:
    def say(text: Text | str) -> str:
        return text if isinstance(text, str) else "{name} {change}".format(**text.values)

    tray = [SimpleNamespace(key="silver", words="silver")]
    moves = SimpleNamespace(plain=frozenset(), silent=frozenset())
    app = SimpleNamespace(
        catalogue=SimpleNamespace(has=lambda key: known), say=lambda key: key.rpartition(".")[2]
    )
    context: Any = SimpleNamespace(
        app=app,
        say=say,
        match=SimpleNamespace(game=SimpleNamespace(key="toy", moves=moves)),
        model=SimpleNamespace(seat=0, now=None),
        table=SimpleNamespace(tray=lambda view, seat: tray),
    )
    choice = Choice(("a",), LABEL, gain=(("silver", 9), ("deed", 2)))
    assert _in_words(context, {"silver": 1}, choice) == ["silver +1", *told]


@pytest.mark.slow
def test_all_that_a_pair_brings_is_told(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.choose_pair")
    for each in player.scene.spoken.choices():
        words = player.scene.spoken.outcome(each)
        assert words.count("+") == len(each.gain) >= 4, words
    close(player)


def test_going_on_without_a_dismissal_says_what_is_paid_for(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.dismiss")
    does = player.scene.context.model.question.prompt.values["does"]  # type: ignore[union-attr]
    (kept,) = told(player, "keep")
    assert kept.startswith(f"{player.scene.context.say(does)} without dismissing ")
    assert player.scene.spoken.state().count(kept) <= 1
    close(player)


def test_a_trade_tells_its_rate_and_what_silver_makes_of_it(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.trade_action")
    question = player.scene.context.model.question
    assert question is not None
    rate = player.scene.context.say(question.prompt.values["each"])
    assert f"for {rate}: " in player.scene.spoken.prompt()
    for words in told(player, "silver"):
        assert re.search(r"trade with \d+ merchants?: \w", words)
    close(player)


def test_without_free_steps_nobody_is_promised_none(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.walk_paid")
    state = player.scene.spoken.state()
    assert "no free steps left; stay, or pay 1 silver" in state
    assert "0 more" not in state
    close(player)


@pytest.mark.parametrize("op", ["viscounts.prompt.action", "viscounts.prompt.dismiss"])
def test_the_question_that_follows_does_not_name_the_same_person(tmp_path: Path, op: str) -> None:
    player = opened(tmp_path, op)
    for each in player.scene.spoken.choices():
        words = player.scene.spoken.outcome(each)
        assert "then: Julia" not in words
        assert words.count("hen: ") <= 1, "asked once"
    close(player)


def test_every_way_says_whether_an_action_follows(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.walk_then_silver")
    ways = told(player, "walk")
    paid = [words for words in ways if "Silver" in words]
    assert len(ways) > len(paid) > 0
    for words in ways:
        assert re.search(r"[Tt]hen: choose one action|can take no action there", words), words
    assert re.search(r"\d free steps?, then 1 silver each", player.scene.spoken.prompt())
    close(player)


def test_a_building_is_told_by_what_its_slot_gives(tmp_path: Path) -> None:
    key_of = "viscounts.choice.spot_of"
    player = open_table(
        tmp_path, 3, SOLO, lambda asked: any(each.label.key == key_of for each in asked.choices)
    )
    voice = player.scene.spoken
    built = [each for each in voice.choices() if each.label.key == key_of]
    for each in built:
        assert hear(player.scene.context, each.label.values["power"]) in voice.outcome(each)
    close(player)


def test_keys_are_told_three_times_and_then_with_shift(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.action")
    answers, ways = player.scene.answers, player.scene.context.say("spoken.ways")
    assert [ways in answers.answer("can", False) for _ in range(4)] == [True] * 3 + [False]
    assert ways in answers.answer("can", True)
    numbers = [words.partition(":")[0] for words in answers.answer("can", False)[1:4]]
    assert numbers == ["1", "2", "3"], "as the keys that take them"
    assert player.scene.context.say("spoken.not_now") not in answers.answer("can", False)
    close(player)


def test_a_part_of_the_board_is_told_in_brief_then_whole_and_named_once(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.action")
    answers = player.scene.answers
    brief, whole = answers.answer("board", False)[1:], answers.answer("board", True)
    assert len(" ".join(brief)) < len(" ".join(whole)) / 2
    name = whole[0].rstrip(":")
    assert " ".join(whole).count(f"{name}, ") == 0
    close(player)


def test_goods_that_are_not_there_are_not_counted(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.action")
    told_goods = player.scene.answers.answer("mine", False)[1]
    assert all(not part.endswith(" 0") for part in told_goods.split(", "))
    close(player)


def test_what_others_did_has_no_round_in_it(tmp_path: Path) -> None:
    player = opened(tmp_path, "viscounts.prompt.action")
    player.app.tick([key(pygame.K_F4)], 0.02)
    said = player.scene.answers.answer("did", False)
    assert said
    assert not [words for words in said if words.startswith("Round")]
    close(player)
