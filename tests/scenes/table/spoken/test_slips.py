"""What lies on the table as a slip of paper is spoken, too: hint, what next, who is ahead, tips."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.appraisal.contract import Appraisal
from engine.ai.hints import Hint
from engine.lessons.tips import load_tips
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import close
from tests.scenes.table.spoken.test_outcomes import opened


@pytest.fixture
def player(tmp_path: Path) -> MousePlayer:
    return opened(tmp_path, "viscounts.prompt.action")


def slips(player: MousePlayer) -> tuple[str, ...]:
    return player.scene.spoken.heard().slips


def test_what_next_tells_ways_and_refusals(player: MousePlayer) -> None:
    player.scene.tips.forget()
    assert slips(player) == ()
    player.scene.what_next.toggle()
    voice = player.scene.spoken
    (told,) = slips(player)
    assert told.startswith("What next? ")
    assert voice.outcome(voice.choices()[0]) in told, "the same sentence as everywhere"
    close(player)


@pytest.mark.slow
def test_who_is_ahead_tells_the_best_first_with_points(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead, say = player.scene.ahead, player.scene.context.say
    player.scene.tips.forget()
    ahead.toggle()
    assert slips(player) == (say("review.ahead.thinking"),)
    monkeypatch.setattr(ahead, "_found", Appraisal((0.25, 0.75), (), "points", 0))
    (told,) = slips(player)
    assert told.index("Automa: 75% to win") < told.index("Julia: 25% to win")
    close(player)


def test_a_tip_is_named_and_stays_while_something_else_is_asked(player: MousePlayer) -> None:
    tip = player.scene.tips.tip = load_tips("viscounts")[0]
    told = f"A tip: {player.scene.context.say(tip.text)}"
    assert slips(player) == (told if told[-1] in ".?!" else f"{told}.",)
    player.scene.what_next.toggle()
    assert len(slips(player)) == 2
    close(player)


def test_a_hint_is_read_with_its_best_answer(player: MousePlayer) -> None:
    scene = player.scene
    scene.tips.forget()
    question = scene.model.question
    assert question is not None
    best = question.choices[0]
    advice = scene.advice
    advice._hints, advice._asked_at = [Hint(best.action, (best.action,), 0.0, ())], advice._now
    (told,) = slips(player)
    assert told.startswith(scene.context.say("table.hint"))
    assert scene.context.say(best.label) in told
    close(player)


def test_without_a_place_under_the_keys_none_is_spoken_of(player: MousePlayer) -> None:
    scene = player.scene
    first = scene.controller.offers.targets()[0]
    scene.controller.focus = first
    assert scene.spoken.focus()[1] != ""
    scene.controller.focus = ""
    assert scene.spoken.focus() == ("", "")
    close(player)
