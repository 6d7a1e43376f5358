"""The tokens of the prompt bar keep their words as long as there is room for them."""

from __future__ import annotations

import pytest

from sprites.common.chrome_button import Action
from sprites.common.chrome_prompt import Prompt, Token
from sprites.common.prompt_fit import fit_prompt

TOKENS = (
    Token("end", "end", "End turn"),
    Token("undo", "undo", "Undo"),
    Token("restart", "restart", "Restart turn"),
)
SENTENCE = "Benedikt: choose the building whose owner shall gain a denier from the provost's walk"


def bar(actions: int, crumbs: tuple[str, ...] = (), sentence: str = SENTENCE) -> Prompt:
    """A prompt with so many buttons."""
    buttons = tuple(Action(f"choice:{n}", f"Worker on card {n}") for n in range(actions))
    return Prompt(sentence, crumbs=crumbs, actions=buttons, tokens=TOKENS)


@pytest.mark.parametrize(("actions", "width"), [(0, 900), (1, 900), (2, 1000), (3, 1056)])
def test_a_long_sentence_takes_two_lines_before_the_tokens_lose_their_words(
    actions: int, width: int
) -> None:
    fit = fit_prompt(bar(actions), (width, 52), 1.0)
    assert fit.complete
    assert fit.labelled


def test_over_the_steps_of_an_action_a_sentence_stays_on_one_line_while_it_can() -> None:
    fit = fit_prompt(bar(0, ("Card", "Move", "Action")), (900, 52), 1.0)
    assert len(fit.sentence.lines) == 1


def test_a_narrow_bar_cuts_no_sentence_to_keep_those_words() -> None:
    fit = fit_prompt(bar(2), (760, 52), 1.0)
    assert fit.complete
    assert not fit.labelled
