"""The icon family: every name draws, at every size in use, and is told from the others."""

from itertools import combinations

import pygame
import pytest

from sprites.viscounts.icons.catalogue import ICON_NAMES, icon, icon_body

PROFESSIONS = ("merchant", "builder", "noble", "cleric", "criminal")
RIBBONS = ("ribbon_grey", "ribbon_black", "ribbon_yellow", "ribbon_blue")
LANDS = ("hills", "lake", "snow", "cliffs", "forest")
PROMISED = (
    *PROFESSIONS,
    *RIBBONS,
    *LANDS,
    *("ink", "stone", "gold", "silver", "any", "wild", "points"),
    *("debt", "debt_paid", "deed", "deed_approved", "flip", "flip_debt", "flip_deed"),
    *("hire", "destroy", "discard", "rearrange", "shuffle", "castle_move"),
    *("manuscript", "manuscript_3_4", "workers", "worker", "hand", "hand_limit"),
    *("immediate", "dropoff", "ongoing", "workshop", "trading_post", "guildhall", "building"),
    *("virtue", "corruption", "collision", "castle", "castle_leader", "arrow", "step"),
    *("scheme", "future_scheme", "dismiss", "tick", "cross", "no_sign", "eye", "hourglass"),
    *("undo", "restart", "pass", "end", "menu", "search", "round", "cards", "move", "action"),
    *("recruit", "draw", "poverty", "prosperity", "viscount", "focus", "automa"),
)


def drawn_share(picture: pygame.Surface) -> float:
    """Share of the pixels that the drawing covers."""
    width, height = picture.get_size()
    return pygame.mask.from_surface(picture, 60).count() / (width * height)


def overlap(first: str, second: str, px: int = 48) -> float:
    """Common area of two silhouettes divided by the area of both together."""
    one, two = (pygame.mask.from_surface(icon(name, px)) for name in (first, second))
    shared = one.overlap_area(two, (0, 0))
    return shared / (one.count() + two.count() - shared)


def ink_line_runs_round(name: str) -> bool:
    """Whether the outermost pixels of every row are dark: an outline, not a bare fill."""
    picture = icon(name, 96)
    edges = 0
    rows = 0
    for y in range(8, 88):
        row = [x for x in range(96) if picture.get_at((x, y)).a > 200]
        if not row:
            continue
        rows += 1
        colour = picture.get_at((row[0], y))
        edges += sum(colour[:3]) < 330
    return rows > 0 and edges / rows > 0.8


def test_every_promised_name_exists() -> None:
    assert set(PROMISED) <= set(ICON_NAMES)


def tones_of(picture: pygame.Surface) -> int:
    """How many tones its solid pixels have."""
    width, height = picture.get_size()
    points = ((x, y) for x in range(width) for y in range(height))
    colours = (picture.get_at(point) for point in points)
    return len({tuple(part // 24 for part in tone[:3]) for tone in colours if tone.a > 250})


@pytest.mark.parametrize("px", [16, 24, 48])
def test_icons_have_their_size_and_fill_a_fair_part_of_it(px: int) -> None:
    for name in ICON_NAMES:
        picture = icon(name, px)
        assert picture.get_size() == (px, px), name
        assert 0.15 < drawn_share(picture) < 0.97, name


def test_icons_have_at_least_two_tones_besides_their_ink() -> None:
    assert [name for name in ICON_NAMES if tones_of(icon(name, 48)) < 3] == []


@pytest.mark.slow
def test_icons_stand_in_an_ink_line() -> None:
    assert [name for name in ICON_NAMES if not ink_line_runs_round(name)] == []


@pytest.mark.parametrize(("first", "second"), list(combinations(PROFESSIONS, 2)))
def test_professions_differ_in_silhouette(first: str, second: str) -> None:
    assert overlap(first, second) < 0.9


@pytest.mark.parametrize(("first", "second"), list(combinations(LANDS, 2)))
def test_lands_differ_in_silhouette(first: str, second: str) -> None:
    assert overlap(first, second) < 0.8


@pytest.mark.parametrize(("first", "second"), list(combinations(RIBBONS, 2)))
def test_ribbons_end_in_different_tails(first: str, second: str) -> None:
    one, two = (pygame.mask.from_surface(icon(name, 96)) for name in (first, second))
    assert one.count() + two.count() - 2 * one.overlap_area(two, (0, 0)) > 60


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("debt", "debt_paid"),
        ("deed", "deed_approved"),
        ("flip_debt", "flip_deed"),
        ("virtue", "corruption"),
        ("scheme", "future_scheme"),
        ("hire", "dismiss"),
    ],
)
def test_pairs_differ_without_colour(first: str, second: str) -> None:
    one, two = (pygame.transform.grayscale(icon(name, 48)) for name in (first, second))
    different = sum(
        abs(one.get_at((x, y)).r - two.get_at((x, y)).r) > 40 for x in range(48) for y in range(48)
    )
    assert different > 120


def test_unknown_icon_names_the_known_ones() -> None:
    with pytest.raises(KeyError, match=r"no icon 'sword'.*merchant.*forest"):
        icon("sword", 24)
    with pytest.raises(KeyError, match="merchant"):
        icon_body("sword")


def test_icon_is_drawn_once_per_size() -> None:
    assert icon("ink", 24) is icon("ink", 24)
    assert icon("ink", 24) is not icon("ink", 25)
