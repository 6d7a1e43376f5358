"""What a save may hold, and where its bounds are."""

from __future__ import annotations

from typing import Any

import pytest

from saves.plain import MAX_NAME, clean_name, is_plain, is_text, is_whole


def nested(levels: int, innermost: object) -> Any:
    """So many lists around it, the first ones tables."""
    found = innermost
    for level in range(levels):
        found = [found] if level % 2 else {"in": found}
    return found


@pytest.mark.parametrize("innermost", [None, True, 1, "x"])
def test_twelve_levels_are_the_most(innermost: object) -> None:
    assert is_plain(nested(12, innermost))
    assert not is_plain(nested(12, [])), "another level, though nothing is in it"
    assert is_plain(nested(11, []))
    assert not is_plain(nested(40, innermost))


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (2**128 - 1, True),
        (-(2**128 - 1), True),
        (2**128, False),
        ("x" * 2000, True),
        ("x" * 2001, False),
        ("\u0151", True),
        ("a\nb", False),
        ("a\x9fb", False),
        ("\ud800", False),
        (0.5, False),
        ({1: 2}, False),
        ({"x" * 2001: 2}, False),
        ([1, ["a", None, {"b": False}]], True),
        ([1, b"a"], False),
        ({1, 2}, False),
    ],
)
def test_only_what_comes_back_the_same_is_plain(value: object, plain: bool) -> None:
    assert is_plain(value) is plain


def test_a_text_may_have_a_length_of_its_own() -> None:
    assert is_text("four", 4)
    assert not is_text("fives", 4)
    assert not is_text(4, 4)


@pytest.mark.parametrize(
    ("value", "whole"), [(0, True), (3, True), (-1, False), (4, False), (True, False), (1.0, False)]
)
def test_a_whole_number_is_within_its_bounds_and_no_truth(value: object, whole: bool) -> None:
    assert is_whole(value, 0, 3) is whole


def test_a_name_is_made_fit_for_one_line() -> None:
    assert clean_name("  Anna\n\tBlue \ud800x ") == "Anna Blue x"
    assert clean_name("n" * 200) == "n" * MAX_NAME
