"""Strip and prompt tell one moment: the phase above is that of the question below."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.chrome.parts import Chrome, StripWords
from scenes.table.chrome.strip_and_prompt import StripAndPrompt
from scenes.table.model.prompt import PromptFacts, Token
from tests.scenes.table.opening import asking, close

CALM = 1


@pytest.mark.slow
def test_the_strip_shows_the_phase_that_is_asked_for_while_the_own_card_still_glides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phases: list[int] = []
    put = Chrome.set_strip

    def watched(self, frame, facts, words, acting):  # type: ignore[no-untyped-def]
        phases.append(facts.phase)
        put(self, frame, facts, words, acting)

    player = asking(tmp_path, "play")
    scene = player.scene
    player.app.settings.speed = CALM
    monkeypatch.setattr(Chrome, "set_strip", watched)
    source = scene.controller.offers.sources()[0]
    player.drag(player.at(source), player.at(scene.controller.offers.targets(source)[0]))
    moving = 0
    for _ in range(60):
        phases.clear()
        player.app.tick([], 0.03)
        moving += scene.animator.busy
        if scene.model.asking and phases:
            asked = scene.context.table.strip(scene.model.now).phase
            assert set(phases) == {asked}
    assert moving
    close(player)


@pytest.mark.parametrize(("saving", "said"), [(True, ""), (False, "table.not_saving")])
@pytest.mark.parametrize("assisted", [False, True])
def test_the_strip_says_that_nothing_is_saved_and_that_somebody_was_helped(
    saving: bool, said: str, assisted: bool
) -> None:
    told: list[StripWords] = []
    library = SimpleNamespace(status=SimpleNamespace(saving=saving))
    context: Any = SimpleNamespace(
        app=SimpleNamespace(library=library),
        say=str,
        match=SimpleNamespace(session=SimpleNamespace(assisted=assisted)),
        table=SimpleNamespace(icon=lambda name, px: None, emblem="crown"),
        frame=SimpleNamespace(words_px=round),
        model=SimpleNamespace(asking=False, past=None, acting=-1),
        chrome=SimpleNamespace(set_strip=lambda frame, facts, words, acting: told.append(words)),
    )
    history: Any = None
    StripAndPrompt(context, history, lambda: False).set_strip()
    expected = [said, "table.assisted" if assisted else ""]
    assert [told[0].status] == ["  ·  ".join(filter(None, expected))]


def test_with_a_piece_in_the_hand_no_answer_is_put_forward() -> None:
    controller = SimpleNamespace(source="")
    prompt = SimpleNamespace(armed="")
    context: Any = SimpleNamespace(controller=controller, model=SimpleNamespace(prompt=prompt))
    history: Any = None
    bars = StripAndPrompt(context, history, lambda: False)
    for sentence in ("Pay", "Walk"):
        bars.facts = PromptFacts(0, sentence, buttons=(Token("choice:0", "One", primary=True),))
        controller.source = ""
        assert bars._looks is bars.facts
        controller.source = "hand:1"
        calm = bars._looks
        assert (calm.sentence, calm.buttons[0].primary) == (sentence, False)
        assert bars._looks is calm, "what is made of it is known"
        prompt.armed = "end"
        assert bars._looks is bars.facts
        prompt.armed = ""


@pytest.mark.parametrize("past", [False, True])
def test_buttons_are_drawn_unless_the_bar_of_the_past_lies_in_their_place(past: bool) -> None:
    drawn: list[object] = []
    context: Any = SimpleNamespace(
        frame=None,
        controller=SimpleNamespace(source=""),
        chrome=SimpleNamespace(draw_buttons=lambda *given: drawn.append(given) or True),
    )
    history: Any = SimpleNamespace(active=past)
    assert StripAndPrompt(context, history, lambda: False).draw_buttons() is not past
    assert bool(drawn) is not past
