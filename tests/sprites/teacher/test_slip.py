"""The guide's slip."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sprites.common.chrome_button import Action, compact_width, natural_width
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
