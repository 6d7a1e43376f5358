"""Words on the handbook's pages can be read, and the clear palette keeps seats further apart."""

from itertools import combinations
from typing import get_args

import pytest

from engine.games import game_keys
from sprites.common import contrast
from sprites.common.players import CLEAR_STYLES, PALETTES, PLAYER_STYLES, style_of
from sprites.handbook.style import binding_of
from tests.sprites.eyesight import READABLE, delta_e, distinct

EYES: tuple[contrast.Deficiency | None, ...] = (None, *get_args(contrast.Deficiency))
CLEAR_DELTA_E = 30.0
APART = 12.0
"""ΔE76 from which on two large grounds are told apart at a glance."""
BINDINGS = {game: binding_of(game) for game in ("", *game_keys())}


def text_pairs() -> list[tuple[str, str, str]]:
    """(what it is, text colour, background colour); each must reach 4.5:1."""
    pairs = []
    for game, book in BINDINGS.items():
        inks = {"text": book.text, "soft": book.soft, "faint": book.faint, "accent": book.accent}
        grounds = {"page": book.page_dark, "slip": book.slip, "marker": book.hit}
        pairs += [
            (f"{game} {ink} on {ground}", inks[ink], grounds[ground])
            for ink in inks
            for ground in grounds
            if (ink, ground) != ("faint", "marker")
        ]
        pairs.append((f"{game} words on the accent", book.accent_text, book.accent))
        pairs.append((f"{game} soft words on the accent", book.accent_soft, book.accent))
    return pairs


@pytest.mark.parametrize("part", ["cover", "accent", "cloth"])
def test_every_game_is_bound_in_colours_of_its_own(part: str) -> None:
    known = [getattr(BINDINGS[game], part) for game in game_keys()]
    assert min(delta_e(one, other) for one, other in combinations(known, 2)) >= APART


def test_every_game_closes_its_pages_with_a_vignette_of_its_own() -> None:
    drawn = [binding.vignette for game, binding in BINDINGS.items() if game]
    pictures = {each("#000000", "#ffffff") for each in drawn if each is not None}
    assert len(pictures) == len(drawn)


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
