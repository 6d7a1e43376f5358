"""The tokens of the prompt bar keep their words as long as there is room for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from sprites.common import chrome_button, fonts
from sprites.common.chrome_button import Action, button, compact_width, natural_width, token
from sprites.common.chrome_prompt import Prompt, Token, prompt
from sprites.common.lettering import Fitted, fit_lines, fit_or_shrink
from sprites.common.players import style_of
from sprites.common.prompt_fit import fit_prompt
from sprites.common.theme import ButtonShape
from sprites.common.theme_worlds import BRONZE, DUSK, IVORY, SANDSTONE

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


@pytest.mark.parametrize("scale", [1.0, 1.32])
def test_a_question_is_no_smaller_than_the_buttons_beside_it(scale: float) -> None:
    """It stands on two lines rather than in small type, and on one where that is large."""
    asked = bar(3, sentence="Blue: take one action, or pass")
    for units in range(950, 1150, 10):
        size = (round(units * scale), round(52 * scale))
        fit = fit_prompt(asked, size, scale)
        if not fit.labelled or fit.action_widths[0] != natural_width(asked.actions[0], scale):
            continue
        least = fonts.serif(17 * scale).get_height()
        assert fit.sentence.font.get_height() >= least
        assert fit.sentence_top >= 0


@pytest.mark.parametrize("scale", [1.0, 1.41])
def test_tokens_become_as_wide_as_their_words_before_a_question_takes_a_second_line(
    scale: float,
) -> None:
    asked, steps = bar(2, sentence="Blue: take one action, or pass"), []
    for units in range(1100, 800, -5):
        fit = fit_prompt(asked, (round(units * scale), round(52 * scale)), scale)
        step = len(fit.sentence.lines), len(set(fit.token_widths)) == len(TOKENS)
        if step not in steps:
            steps.append(step)
    assert steps[:3] == [(1, False), (1, True), (2, False)]


def test_no_token_bulges_over_the_edge_of_the_bar() -> None:
    for height, scale in ((47, 0.9), (52, 1.0), (73, 1.41)):
        boxes = prompt(bar(0, sentence="End?"), (1100, height), scale, DUSK).rects
        assert max(boxes[token.id].height for token in TOKENS) <= height - 8


def test_over_the_steps_of_an_action_a_sentence_stays_on_one_line_while_it_can() -> None:
    fit = fit_prompt(bar(0, ("Card", "Move", "Action")), (900, 52), 1.0)
    assert len(fit.sentence.lines) == 1


def test_a_narrow_bar_cuts_no_sentence_to_keep_those_words() -> None:
    fit = fit_prompt(bar(2), (760, 52), 1.0)
    assert fit.complete
    assert not fit.labelled


QUESTION = "Julia: promote or end"
CONFIRM = "End this turn? Press again to confirm."


@pytest.mark.parametrize(("width", "scale"), [(740, 1.0), (880, 1.0), (1056, 1.5), (1400, 1.5)])
def test_the_button_that_is_pressed_again_stays_under_the_pointer(width: int, scale: float) -> None:
    size = (width, round(52 * scale))
    asked = bar(2, ("Card", "Move"), QUESTION)
    before = prompt(asked, size, scale, DUSK)
    again = prompt(replace(asked, sentence=CONFIRM, calm=QUESTION), size, scale, DUSK)
    assert again.rects == before.rects
    assert again.complete


def test_without_the_question_the_buttons_would_move() -> None:
    asked, size = bar(2, ("Card", "Move"), QUESTION), (740, 52)
    before = prompt(asked, size, 1.0, DUSK)
    assert prompt(replace(asked, sentence=CONFIRM), size, 1.0, DUSK).rects != before.rects


@pytest.mark.parametrize("label", ["aaaaa bbbbb ccccc", "wőrkérs őr áctíőñs", "ñőbődy őűéáí"])
def test_a_button_made_narrow_holds_its_words_on_two_lines(label: str) -> None:
    beside = compact_width(Action("x", "i" * 9), 1.0) - fonts.sans(13, bold=True).size("i" * 9)[0]
    room = compact_width(Action("x", label), 1.0) - beside
    assert fit_lines(label, room, (13,), 2, "sans", "bold").complete


@pytest.mark.parametrize("label", ["Deliver 1 batch", "Deliver 2 batches"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_words_on_two_lines_stay_clear_of_the_keycap(label: str, scale: float) -> None:
    action = Action("x", label, number="2")
    size = (compact_width(action, scale), round(44 * scale))
    written = button(action, "normal", size, scale, DUSK)
    bare = button(replace(action, label=""), "normal", size, scale, DUSK)
    words = pygame.mask.from_threshold(written, (0, 0, 0), (1, 1, 1, 255), bare)
    words.invert()
    cap = round(26 * scale)
    assert words.count() > 0
    assert min(box.left for box in words.get_bounding_rects()) >= cap + 2 * scale


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.4])
@pytest.mark.parametrize(("number", "primary"), [("1", True), ("", False)])
def test_between_pointed_ends_two_lines_stay_within_the_button(
    scale: float, number: str, primary: bool
) -> None:
    label = "Promote to herdsman 1 of Leinster, capture Blue"
    action = Action("x", label, primary, number=number)
    wide = compact_width(action, scale, BRONZE.button_shape)
    size = (wide, max(44, round(44 * scale)))
    worded = button(action, "normal", size, scale, BRONZE)
    empty = token(size, "normal", primary, scale, BRONZE)
    clear = round(5 * scale)
    for y in range(size[1]):
        written = [x for x in range(wide) if worded.get_at((x, y)) != empty.get_at((x, y))]
        for x in written[-1:]:
            assert empty.get_at((x + clear, y)).a == 255, (x, y)
        for x in written[:1] if not number else ():
            assert empty.get_at((x - clear, y)).a == 255, (x, y)


@pytest.mark.parametrize("scale", [0.8, 0.9, 1.0, 1.4])
@pytest.mark.parametrize("number", ["1", ""])
@pytest.mark.parametrize("shape", ["hexagon", "token"])
@pytest.mark.parametrize("label", ["Show again", "Do not promote", "Újra megmutat"])
def test_a_button_made_narrow_breaks_no_word(
    monkeypatch: pytest.MonkeyPatch, scale: float, number: str, shape: ButtonShape, label: str
) -> None:
    written: list[Fitted] = []

    def fitted(*given: Any) -> Fitted:
        written.append(fit_or_shrink(*given))
        return written[-1]

    monkeypatch.setattr(chrome_button, "fit_or_shrink", fitted)
    action = Action(f"{label} {number}", label, number=number)
    theme = replace(BRONZE, button_shape=shape)
    wide = compact_width(action, scale, shape)
    button(action, "normal", (wide, max(44, round(44 * scale))), scale, theme)
    assert [(" ".join(each.lines), each.complete) for each in written] == [(label, True)]


@pytest.mark.parametrize(
    ("size", "scale", "label", "sentence"),
    [
        (
            (884, 66),
            1.26,
            "Build Guards' Hall on row 1, column 3, unturned: 4 points",
            "Julia: build a tile (1 worker left) or end the turn",
        ),
        (
            (1257, 110),
            2.11,
            "Hire the waiting worker for 2 workers",
            "Julia: hire a worker (2 workers left) or end the turn",
        ),
    ],
)
def test_two_lines_over_the_steps_of_an_action_stay_off_the_rim(
    size: tuple[int, int], scale: float, label: str, sentence: str
) -> None:
    """Cases of Versailles with large letters, in a small window and in a large one."""
    asked = bar(0, ("Move", "Use the location"), sentence)
    asked = replace(asked, actions=(Action("x", label, True, number="1"),), seat=style_of("red"))
    written = prompt(asked, size, scale, IVORY)
    assert written.complete
    within = pygame.Rect((0, 0), size).inflate(0, -round(10 * scale))
    assert [box for box in written.texts if not within.contains(box)] == []


@pytest.mark.parametrize("scale", [0.6, 0.76, 0.9, 1.0, 1.5])
def test_a_key_cap_and_the_words_beside_it_do_not_touch(scale: float) -> None:
    """The cap has letters of the app's least size, however small the button is."""
    action = Action("trade", "Trade", number="2")
    size = (natural_width(action, scale), max(30, round(38 * scale)))
    columns = [set[int]() for _ in range(2)]
    for found, label in zip(columns, ("Trade", ""), strict=True):
        picture = button(replace(action, label=label), "normal", size, scale, IVORY)
        plain = token(size, "normal", False, scale, IVORY)
        points = ((x, y) for x in range(size[0]) for y in range(size[1]))
        found |= {x for x, y in points if picture.get_at((x, y)) != plain.get_at((x, y))}
    cap, words = columns[1], columns[0] - columns[1]
    assert words
    assert min(words) > max(cap) + 1


def test_two_lines_keep_off_the_round_end_of_a_pill() -> None:
    """Caylus in Hungarian: "2 dénár › 2 választott kocka" ran into the gilt line of its button."""
    asked = Action("choice:1", "2 dénár › 2 választott kocka", number="2")
    for scale in (0.9, 1.0, 1.4):
        size = (compact_width(asked, scale, "pill"), round(38 * scale))
        written = button(asked, "normal", size, scale, SANDSTONE)
        bare = button(replace(asked, label=""), "normal", size, scale, SANDSTONE)
        ink = pygame.mask.from_threshold(written, (0, 0, 0), (1, 1, 1, 255), bare)
        ink.invert()
        words = ink.get_bounding_rects()
        assert max(box.right for box in words) <= size[0] - round(9.5 * scale)
