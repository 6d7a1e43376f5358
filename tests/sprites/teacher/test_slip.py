"""The guide's slip."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from sprites.common.chrome_button import Action, button, compact_width, natural_width, token
from sprites.common.drawn import Pointer
from sprites.common.theme import DEFAULT_THEME
from sprites.teacher.slip import Slip, slip

LABELS = (
    ("Show me", "Skip chaptering", "Play on without anybody's help"),
    ("Oh", "Chapterwithoutend of it", "No"),
    ("Show me", "Skip", "Go on"),
)


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_button_is_as_wide_as_its_words_on_two_lines(
    labels: tuple[str, ...], scale: float
) -> None:
    actions = tuple(Action(f"b{n}", label) for n, label in enumerate(labels))
    state = Slip("viscounts", "Chapter 1", "Ride", "1 of 2", 2, 1, "Ride.", buttons=actions)
    width = round(340 * scale)
    drawn = slip(state, scale, DEFAULT_THEME, lambda *_: None, Pointer(), width)
    boxes = [drawn.rects[action.id] for action in actions]
    assert all(
        box.width + 1 >= compact_width(action, scale)
        for box, action in zip(boxes, actions, strict=True)
    )
    assert all(left.right <= right.left for left, right in pairwise(boxes))
    assert boxes[-1].right <= width


def test_short_words_keep_one_line_where_long_ones_break() -> None:
    words = ("Show me", "Skip chapter", "Play on without anybody's help")
    actions = tuple(Action(f"b{n}", label) for n, label in enumerate(words))
    state = Slip("viscounts", "Chapter 1", "Ride", "1 of 2", 2, 1, "Ride.", buttons=actions)
    drawn = slip(state, 1.0, DEFAULT_THEME, lambda *_: None, Pointer(), 360)
    widths = [drawn.rects[action.id].width for action in actions]
    wanted = [natural_width(action, 1.0) for action in actions]
    assert sum(widths) < sum(wanted), "there is room for all of them"
    assert widths[0] >= wanted[0]
    assert widths[2] < wanted[2]


@pytest.mark.parametrize("scale", [0.72, 0.9, 1.0, 1.35])
def test_words_on_two_lines_stand_within_the_frame_of_their_button(scale: float) -> None:
    words = ("Show me", "Skip all of this chapter", "Play without any help")
    actions = tuple(Action(f"b{n}", label) for n, label in enumerate(words))
    state = Slip("viscounts", "Chapter 1", "Ride", "1 of 2", 2, 1, "Ride.", buttons=actions)
    drawn = slip(state, scale, DEFAULT_THEME, lambda *_: None, Pointer(), round(400 * scale))
    for action in actions:
        size = drawn.rects[action.id].size
        if size[0] >= natural_width(action, scale):
            continue
        empty = token(size, "normal", False, scale, DEFAULT_THEME)
        written = button(action, "normal", size, scale, DEFAULT_THEME)
        rows = _rows_that_differ(written, empty)
        assert rows[0] >= 4 * scale
        assert rows[-1] <= size[1] - 6 * scale


def test_a_row_in_which_words_break_makes_the_sheet_no_higher() -> None:
    short = (Action("show", "Show me"), Action("skip", "Skip"), Action("alone", "Go on"))
    long = (*short[:2], Action("alone", "Play on without anybody's help at all"))
    sheets = [
        slip(
            Slip("viscounts", "Chapter 1", "Ride", "1 of 2", 2, 1, "Ride.", buttons=actions),
            1.0,
            DEFAULT_THEME,
            lambda *_: None,
            Pointer(),
            400,
        )
        for actions in (short, long)
    ]
    assert sheets[0].size == sheets[1].size
    assert sheets[0].rects["alone"].height < sheets[1].rects["alone"].height
    assert pygame.Rect((0, 0), sheets[1].size).contains(sheets[1].rects["alone"])


def _rows_that_differ(one: pygame.Surface, other: pygame.Surface) -> list[int]:
    width, height = one.get_size()
    return [y for y in range(height) if _row(one, y, width) != _row(other, y, width)]


def _row(picture: pygame.Surface, y: int, width: int) -> list[pygame.Color | None]:
    """The colours that can be seen."""
    colours = [picture.get_at((x, y)) for x in range(width)]
    return [colour if colour.a else None for colour in colours]
