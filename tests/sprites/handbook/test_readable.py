"""Words on the handbook's pages can be read, and the clear palette keeps seats further apart."""

from itertools import combinations
from typing import get_args

import pytest

from sprites.common import contrast
from sprites.common.players import CLEAR_STYLES, PALETTES, PLAYER_STYLES, style_of
from sprites.handbook.style import text_pairs

EYES: tuple[contrast.Deficiency | None, ...] = (None, *get_args(contrast.Deficiency))
CLEAR_DELTA_E = 30.0


def _seen(colour: str, eye: contrast.Deficiency | None) -> str:
    return colour if eye is None else contrast.simulate(colour, eye)


@pytest.mark.parametrize(("what", "text", "ground"), text_pairs(), ids=lambda part: str(part))
def test_words_stand_out_from_their_ground(what: str, text: str, ground: str) -> None:
    assert contrast.contrast(text, ground) >= contrast.READABLE


@pytest.mark.parametrize("eye", EYES, ids=str)
def test_clear_colours_are_far_apart_for_every_eye(eye: contrast.Deficiency | None) -> None:
    close = [
        (first.key, second.key)
        for first, second in combinations(CLEAR_STYLES, 2)
        if contrast.delta_e(_seen(first.fill, eye), _seen(second.fill, eye)) < CLEAR_DELTA_E
    ]
    assert close == []


@pytest.mark.parametrize("eye", EYES, ids=str)
@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_passes_the_rule_for_seats(
    palette: str, eye: contrast.Deficiency | None
) -> None:
    pairs = combinations(PALETTES[palette], 2)
    assert all(contrast.distinct(first.fill, second.fill, eye) for first, second in pairs)


def test_palettes_differ_in_colours_alone() -> None:
    for painted, clear in zip(PLAYER_STYLES, CLEAR_STYLES, strict=True):
        assert (painted.key, painted.shape) == (clear.key, clear.shape)
        assert painted.fill != clear.fill
        assert style_of(clear.key, "clear") is clear
        assert style_of(clear.key) is painted
