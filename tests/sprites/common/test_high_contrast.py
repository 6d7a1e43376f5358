"""High contrast: all listed pairs keep 7:1, seats stay apart, and nothing changes without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations

import pygame
import pytest

from sprites.common import fonts, legality
from sprites.common.binding import PLAIN_BINDING, plain_binding, strong_binding
from sprites.common.colour import hex_colour
from sprites.common.contrast import contrast, luminance
from sprites.common.high_contrast import HIGH_CONTRAST, HighContrast
from sprites.common.players import CONTRAST_STYLES, PALETTES, PLAYER_STYLES
from sprites.common.theme import DEFAULT_THEME, Page, Theme
from sprites.common.theme_worlds import WORLDS

STRONG = 7.0
THEMES = (DEFAULT_THEME, *WORLDS)


@pytest.fixture
def high() -> Iterator[HighContrast]:
    HIGH_CONTRAST.on = True
    yield HIGH_CONTRAST
    HIGH_CONTRAST.on = False


def faint(wearer: object, kind: str) -> list[tuple[str, str, float]]:
    """The listed pairs of colours that stand out too little."""
    found = []
    for ink, ground in HIGH_CONTRAST.pairs(kind):
        value = contrast(getattr(wearer, ink), getattr(wearer, ground))
        if value < STRONG:
            found.append((ink, ground, round(value, 2)))
    return found


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", ["text", "outline"])
def test_every_listed_pair_of_the_chrome_keeps_seven_to_one(theme: Theme, kind: str) -> None:
    assert faint(HIGH_CONTRAST.counterpart(theme), kind) == []


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_listed_pair_of_slips_keeps_seven_to_one(theme: Theme) -> None:
    assert faint(HIGH_CONTRAST.counterpart(theme).for_slips(), "slips") == []


@pytest.mark.parametrize("style", CONTRAST_STYLES, ids=lambda style: style.key)
def test_the_sign_of_a_seat_keeps_seven_to_one_on_its_colour(style: object) -> None:
    assert faint(style, "seats") == []


def test_pairs_name_every_role_that_words_are_written_in() -> None:
    inks = {ink for ink, _ in HIGH_CONTRAST.pairs("text")}
    words = {role.name for role in fields(Theme) if role.name.endswith(("_text", "_soft"))}
    words |= {role.name for role in fields(Page) if role.name.startswith("text")}
    assert words <= inks


@pytest.mark.parametrize("ink", ["text", "soft", "faint", "accent", "rule"])
def test_inks_of_books_keep_seven_to_one(ink: str) -> None:
    binding = strong_binding(PLAIN_BINDING)
    for ground in (binding.page, binding.page_dark, binding.slip):
        assert contrast(getattr(binding, ink), ground) >= STRONG


def test_outlines_of_what_can_be_done_keep_seven_to_one() -> None:
    for line in (
        legality.GOLD,
        legality.PALE_GOLD,
        legality.RICH_GOLD,
        legality.CREAM,
        legality.HINT,
        legality.WHITE,
    ):
        assert contrast(line, legality.INK) >= STRONG


def test_any_ink_becomes_readable_on_any_calm_ground(high: HighContrast) -> None:
    """Dark inks on paper, down to a dark one, bright inks on leather and wood."""
    for part in range(0, 256, 15):
        for colour in (hex_colour(part, part, part), hex_colour(part, 255 - part, 120)):
            strong = high.ink(colour)
            ground = "#a8a294" if luminance(colour) < 0.18 else "#4a4a4a"
            assert contrast(strong, ground) >= STRONG
            assert contrast(strong, high.edge(colour)) >= STRONG


def test_seats_differ_in_brightness_or_in_the_brightness_of_their_signs() -> None:
    """Without any colour: a dark seat has a white sign, a bright one a black sign."""
    for style in CONTRAST_STYLES:
        assert (luminance(style.fill) < 0.2) == (luminance(style.mark) > 0.5)
    assert len({style.shape for style in CONTRAST_STYLES}) == len(CONTRAST_STYLES)


def test_shapes_and_names_of_seats_stay() -> None:
    for usual, strong in zip(PLAYER_STYLES, PALETTES["contrast"], strict=True):
        assert (usual.key, usual.shape) == (strong.key, strong.shape)


def test_without_the_switch_everything_is_as_it_was() -> None:
    assert HIGH_CONTRAST.ink("#6d2f4a") == "#6d2f4a"
    assert all(HIGH_CONTRAST.theme(theme) is theme for theme in THEMES)
    assert plain_binding() is PLAIN_BINDING


def test_a_theme_that_wears_it_already_stays(high: HighContrast) -> None:
    for first, second in combinations(THEMES, 2):
        assert high.theme(first) != high.theme(second) or first.name == "table"
    for theme in THEMES:
        assert high.theme(high.theme(theme)) == high.theme(theme)


def test_a_line_of_words_takes_the_same_room(high: HighContrast) -> None:
    font = fonts.serif(20)
    strong = fonts.render(font, "End turn", "#fff3d6")
    haloed = fonts.render(font, "End turn", "#fff3d6", "#231b2b", 2)
    assert strong.get_size() == font.size("End turn")
    high.on = False
    assert haloed.get_size() == fonts.render(font, "End turn", "#fff3d6", "#231b2b", 2).get_size()


def test_bright_words_are_edged_by_a_dark_line(high: HighContrast) -> None:
    words = fonts.render(fonts.serif(30), "I", "#f7cf6e")
    colours = {tuple(words.get_at((x, 20)))[:3] for x in range(words.get_width())
               if words.get_at((x, 20)).a > 240}  # fmt: skip
    assert min(sum(colour) for colour in colours) < 260 < 700 < max(sum(c) for c in colours)
    assert isinstance(words, pygame.Surface)
