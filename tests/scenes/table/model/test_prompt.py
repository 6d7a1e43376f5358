"""The bar while others are watched, over a toy game."""

from __future__ import annotations

import pytest

from engine.explain import Text
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.prompt import PromptMaker
from tests.scenes.table.toy import event, toy_session


def say(text: Text | str) -> str:
    return text if isinstance(text, str) else text.key


@pytest.fixture
def prompt() -> PromptMaker:
    return PromptMaker(Match(toy_session()), say)


@pytest.mark.parametrize(("speed", "slower", "faster"), [(0, False, True), (4, True, False)])
def test_at_either_end_of_the_speeds_there_is_no_further(
    prompt: PromptMaker, speed: int, slower: bool, faster: bool
) -> None:
    tokens = {token.id: token for token in prompt.watching(1, "", "", False, speed, 4).buttons}
    assert (tokens["slower"].enabled, tokens["faster"].enabled) == (slower, faster)
    assert bool(tokens["slower"].reason) is not slower
    middle = {token.id: token for token in prompt.watching(1, "", "", False, 2, 4).buttons}
    assert middle["slower"].enabled
    assert middle["faster"].enabled


def test_who_watches_has_no_numbered_button(prompt: PromptMaker) -> None:
    for waiting in (False, True):
        facts = prompt.watching(1, "", "", waiting)
        assert {token.number for token in facts.buttons} == {0}


def test_a_reason_stands_beside_what_its_opponent_did_alone() -> None:
    match = Match(toy_session())
    match.take([("play", 2), ("walk", 1)])
    match.session.reasons[0] = Text("because")
    view = match.view
    own, of_another, of_none = (
        ShownEvent(event("played", seat), view, decision, 0)
        for seat, decision in ((0, 0), (1, 0), (0, 1))
    )
    assert match.reason_for(own) == Text("because")
    assert match.reason_for(of_another) is None
    assert match.reason_for(of_none) is None
