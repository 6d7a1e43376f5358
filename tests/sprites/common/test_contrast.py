"""Seats can be told apart and words can be read, by everybody."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from sprites.common import contrast
from sprites.common.bars import bar
from sprites.common.colour import hex_colour
from sprites.common.players import PLAYER_STYLES, badge
from sprites.common.theme import Theme
from sprites.common.theme_worlds import WORLDS
from tests.sprites.eyesight import READABLE, delta_e, distinct, lab

APART = 20.0
"""Colour difference (ΔE76) from which two lines side by side are different ones."""
EYES: tuple[contrast.Deficiency, ...] = get_args(contrast.Deficiency)


def text_pairs(theme: Theme) -> tuple[tuple[str, str, str], ...]:
    """(what it is, text colour, background colour) of all words; each must reach 4.5:1."""
    slips = theme.for_slips()
    return (
        ("slip", slips.text, slips.paper),
        ("slip, light", slips.text, slips.paper_light),
        ("slip, soft words", slips.text_soft, slips.paper),
        ("slip, clause", slips.accent, slips.paper),
        ("slip, reason", slips.danger, slips.paper),
        ("strip", theme.strip_text, theme.strip_ground),
        ("strip, soft words", theme.strip_soft, theme.strip_ground),
        ("strip, title", theme.title, theme.strip_ground),
        ("prompt sentence", theme.bar_text, theme.bar_tint),
        ("crumb done", theme.bar_soft, theme.bar_tint),
        ("crumb to come", theme.bar_faint, theme.bar_tint),
        ("crumb now", theme.bar_bright, theme.bar_tint),
        ("button", theme.button_text, theme.button),
        ("primary button", theme.primary_text, theme.primary),
        ("disabled button", theme.disabled_text, theme.disabled),
        ("log", theme.text, theme.paper),
        ("active panel", theme.text, theme.paper_light),
        ("level", theme.text_soft, theme.paper),
        ("level, active panel", theme.text_soft, theme.paper_light),
        ("tab", theme.text_soft, theme.paper_deep),
        ("active tab", theme.accent_text, theme.accent),
        ("clause", theme.accent, theme.paper),
        ("barrier", theme.danger, theme.paper),
        ("tray number", theme.well_text, theme.well),
        ("tray note", theme.well_soft, theme.well),
        ("gain", theme.badge_text, theme.gain),
        ("loss", theme.badge_text, theme.loss),
    )


def test_known_values() -> None:
    assert contrast.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast.contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast.contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert lab("#ff0000") == pytest.approx((53.24, 80.09, 67.20), abs=0.1)
    assert delta_e("#ffffff", "#000000") == pytest.approx(100, abs=0.1)


def test_greys_look_the_same_to_every_eye() -> None:
    for deficiency in EYES:
        assert delta_e("#808080", contrast.simulate("#808080", deficiency)) < 2


def test_red_and_green_come_closer_without_green_cones() -> None:
    red, green = "#c00000", "#008000"
    seen = [contrast.simulate(colour, "deutan") for colour in (red, green)]
    assert delta_e(*seen) < delta_e(red, green) / 2


@pytest.mark.parametrize("eye", [None, *EYES])
def test_seat_colours_stay_apart(eye: contrast.Deficiency | None) -> None:
    close = [
        (first.key, second.key)
        for first, second in combinations(PLAYER_STYLES, 2)
        if not distinct(first.fill, second.fill, eye)
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
        for what, text, ground in text_pairs(theme)
        if contrast.contrast(text, ground) < READABLE
    ]
    assert faint == []


@pytest.mark.parametrize("theme", WORLDS, ids=lambda theme: theme.name)
def test_words_can_be_read_on_the_drawn_bar(theme) -> None:
    """The listed colour of a bar is what its material really looks like."""
    shaded = bar((600, 52), 1.0, theme)
    middle = shaded.surface.subsurface((shaded.origin[0] + 60, shaded.origin[1] + 12, 400, 28))
    seen = hex_colour(*pygame.transform.average_color(middle)[:3])
    for text in (theme.bar_text, theme.bar_soft, theme.bar_faint, theme.bar_bright):
        assert contrast.contrast(text, seen) >= READABLE


def test_the_panel_of_who_acts_is_framed_in_nobodys_colour() -> None:
    for theme in WORLDS:
        for style in PLAYER_STYLES:
            assert delta_e(theme.active, style.fill) >= APART, (theme.active, style.key)
