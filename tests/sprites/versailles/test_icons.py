"""Icons: every one draws at every size, and those that are told apart differ by their outline."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from engine.games.versailles.places import counters
from engine.games.versailles.state import State
from engine.games.versailles.telling.narrate import _TELLERS
from sprites.versailles.icons import ICON_NAMES, icon
from sprites.versailles.icons_decor import DECORATIONS
from tests.engine.versailles.layout import Table
from tests.sprites.versailles.samples import DATA

ALIKE = (
    {"worker", "workers", "pool"},
    {"token", "tokens"},
    {"technology", "technologies"},
    {"decoration", "decorations"},
    {"move", "single"},
    {"gain", "bonus"},
    {"activate", "use"},
    {"echo", "share"},
    {"pile", "tile_back"},
)
"""Names under which one drawing goes."""


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("px", [13, 24, 64])
def test_every_icon_draws(px: int) -> None:
    for name in ICON_NAMES:
        picture = icon(name, px)
        assert picture.get_size() == (px, px)
        assert pygame.mask.from_surface(picture, 60).count() > px * px * 0.06, name


def test_no_two_icons_are_alike() -> None:
    for first, second in combinations(ICON_NAMES, 2):
        same = any({first, second} <= names for names in ALIKE)
        assert (pixels(icon(first, 40)) == pixels(icon(second, 40))) == same, (first, second)


@pytest.mark.parametrize("px", [13, 20, 40])
def test_goods_and_decorations_differ_without_colour(px: int) -> None:
    for family in (("wood", "marble", "gold"), tuple(DECORATIONS)):
        for first, second in combinations(family, 2):
            one, other = (pygame.mask.from_surface(icon(name, px), 110) for name in (first, second))
            shared = one.overlap_area(other, (0, 0))
            united = one.count() + other.count() - shared
            assert 1 - shared / united > 0.06, (first, second)


def test_the_names_that_the_engine_uses_are_there() -> None:
    state: State = Table(3).state
    events = set(_TELLERS) - {"king", "finish"}
    sites = {f"site:{site.id}" for site in DATA.sites}
    assert {*counters(state, 0), *events, *sites, "king"} <= set(ICON_NAMES)


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        icon("unicorn", 20)
