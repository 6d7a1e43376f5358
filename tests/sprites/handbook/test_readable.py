"""Words on the handbook's pages can be read, and the clear palette keeps seats further apart."""

from itertools import combinations
from typing import get_args

import pytest

from sprites.common import contrast
from sprites.common.players import CLEAR_STYLES, PALETTES, PLAYER_STYLES, style_of
from sprites.handbook import style
from tests.sprites.eyesight import READABLE, delta_e, distinct

EYES: tuple[contrast.Deficiency | None, ...] = (None, *get_args(contrast.Deficiency))
CLEAR_DELTA_E = 30.0
PAGE_DARK = "#dfc99a"
"""The page at its darkest where words stand, for judging contrast."""


def text_pairs() -> tuple[tuple[str, str, str], ...]:
    """(what it is, text colour, background colour); each must reach 4.5:1."""
    return tuple(
        (f"{what} on {where}", colour, ground)
        for what, colour in (
            ("text", style.TEXT),
            ("soft words", style.SOFT),
            ("faint words", style.FAINT),
            ("accent", style.ACCENT),
        )
        for where, ground in (("page", PAGE_DARK), ("slip", style.SLIP), ("marker", style.HIT))
        if what != "faint words" or where != "marker"
    )


def _seen(colour: str, eye: contrast.Deficiency | None) -> str:
    return colour if eye is None else contrast.simulate(colour, eye)


@pytest.mark.parametrize(("what", "text", "ground"), text_pairs(), ids=lambda part: str(part))
def test_words_stand_out_from_their_ground(what: str, text: str, ground: str) -> None:
    assert contrast.contrast(text, ground) >= READABLE


@pytest.mark.parametrize("eye", EYES, ids=str)
def test_clear_colours_are_far_apart_for_every_eye(eye: contrast.Deficiency | None) -> None:
    close = [
        (first.key, second.key)
        for first, second in combinations(CLEAR_STYLES, 2)
        if delta_e(_seen(first.fill, eye), _seen(second.fill, eye)) < CLEAR_DELTA_E
    ]
    assert close == []


@pytest.mark.parametrize("eye", EYES, ids=str)
@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_passes_the_rule_for_seats(
    palette: str, eye: contrast.Deficiency | None
) -> None:
    pairs = combinations(PALETTES[palette], 2)
    assert all(distinct(first.fill, second.fill, eye) for first, second in pairs)


def test_palettes_differ_in_colours_alone() -> None:
    for painted, clear in zip(PLAYER_STYLES, CLEAR_STYLES, strict=True):
        assert (painted.key, painted.shape) == (clear.key, clear.shape)
        assert painted.fill != clear.fill
        assert style_of(clear.key, "clear") is clear
        assert style_of(clear.key) is painted
