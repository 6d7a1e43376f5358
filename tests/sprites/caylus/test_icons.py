"""Icons: every one draws at every size, no two are alike, goods differ by their outline."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import PHASES
from sprites.caylus.icons import ICON_NAMES, icon

SAME = {
    frozenset(pair)
    for pair in (
        ("worker", "workers"),
        ("residence", "residences"),
        ("building", "buildings"),
        ("store", "from_store"),
        ("swap", "redraw"),
        ("hand", "setup"),
    )
}


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("px", [13, 24, 64])
def test_every_icon_draws(px: int) -> None:
    for name in ICON_NAMES:
        picture = icon(name, px)
        assert picture.get_size() == (px, px), name
        inked = pygame.mask.from_surface(picture, 60).count()
        assert inked > px * px * 0.06, name


def test_no_two_icons_are_alike() -> None:
    for first, second in combinations(ICON_NAMES, 2):
        alike = pixels(icon(first, 40)) == pixels(icon(second, 40))
        assert alike == (frozenset((first, second)) in SAME), (first, second)


@pytest.mark.parametrize("family", [("food", "wood", "stone", "gold", "denier"), SECTIONS])
@pytest.mark.parametrize("px", [13, 20, 40])
def test_goods_and_tokens_differ_without_colour(family: tuple[str, ...], px: int) -> None:
    for first, second in combinations(family, 2):
        one, other = (pygame.mask.from_surface(icon(name, px), 110) for name in (first, second))
        shared = one.overlap_area(other, (0, 0))
        united = one.count() + other.count() - shared
        assert 1 - shared / united > 0.06, (first, second)


def test_the_names_that_the_engine_uses_are_there() -> None:
    counters = {"workers", "hand", "draw", "discard", "buildings", "residences", "prestige"}
    phases = {phase for phase in PHASES if phase != "over"}
    costs = {"any", "plain", "token", "points"}
    assert {*GOODS, *SECTIONS, *counters, *phases, *costs, "over"} <= set(ICON_NAMES)


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        icon("unicorn", 20)
