"""Seats can be told apart and words can be read, by everybody."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from sprites.common import contrast
from sprites.common.bars import bar
from sprites.common.colour import hex_colour
from sprites.common.players import PLAYER_STYLES, badge
from sprites.common.theme_worlds import WORLDS

EYES: tuple[contrast.Deficiency, ...] = get_args(contrast.Deficiency)


def test_known_values() -> None:
    assert contrast.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast.contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast.contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert contrast.lab("#ff0000") == pytest.approx((53.24, 80.09, 67.20), abs=0.1)
    assert contrast.delta_e("#ffffff", "#000000") == pytest.approx(100, abs=0.1)


def test_greys_look_the_same_to_every_eye() -> None:
    for deficiency in EYES:
        assert contrast.delta_e("#808080", contrast.simulate("#808080", deficiency)) < 2


def test_red_and_green_come_closer_without_green_cones() -> None:
    red, green = "#c00000", "#008000"
    seen = [contrast.simulate(colour, "deutan") for colour in (red, green)]
    assert contrast.delta_e(*seen) < contrast.delta_e(red, green) / 2


@pytest.mark.parametrize("eye", [None, *EYES])
def test_seat_colours_stay_apart(eye: contrast.Deficiency | None) -> None:
    close = [
        (first.key, second.key)
        for first, second in combinations(PLAYER_STYLES, 2)
        if not contrast.distinct(first.fill, second.fill, eye)
    ]
    assert close == []


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({style.shape for style in PLAYER_STYLES}) == len(PLAYER_STYLES)
    grey = {
        pygame.image.tobytes(pygame.transform.grayscale(badge(style, 24)), "RGBA")
        for style in PLAYER_STYLES
    }
    assert len(grey) == len(PLAYER_STYLES)


@pytest.mark.parametrize("theme", WORLDS, ids=lambda theme: theme.name)
def test_words_can_be_read_on_their_ground(theme) -> None:
    faint = [
        (what, round(contrast.contrast(text, ground), 2))
        for what, text, ground in theme.text_pairs()
        if contrast.contrast(text, ground) < contrast.READABLE
    ]
    assert faint == []


@pytest.mark.parametrize("theme", WORLDS, ids=lambda theme: theme.name)
def test_words_can_be_read_on_the_drawn_bar(theme) -> None:
    """The listed colour of a bar is what its material really looks like."""
    shaded = bar((600, 52), 1.0, theme)
    middle = shaded.surface.subsurface((shaded.origin[0] + 60, shaded.origin[1] + 12, 400, 28))
    seen = hex_colour(*pygame.transform.average_color(middle)[:3])
    for text in (theme.bar_text, theme.bar_soft, theme.bar_faint, theme.bar_bright):
        assert contrast.contrast(text, seen) >= contrast.READABLE
