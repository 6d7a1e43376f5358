"""Tablets: every card draws at every size, and what is printed on it can be seen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from sprites.tara.tablets import (
    NUMBER_FROM,
    TabletView,
    tablet,
    tablet_back,
    tablet_height,
)
from tests.sprites.tara.samples import CARDS, pixels, tablet_view

SIZES = (36, 47, 60, 94, 150)


@pytest.mark.parametrize("width", SIZES)
def test_every_card_draws(width: int) -> None:
    for number in CARDS:
        picture = tablet(tablet_view(number), width)
        assert picture.get_size() == (width, tablet_height(width))
        assert pygame.mask.from_surface(picture, 200).count() > width * width


@pytest.mark.parametrize("width", SIZES)
def test_different_figures_look_different(width: int) -> None:
    shapes: dict[TabletView, bytes] = {}
    for number in CARDS:
        view = replace(tablet_view(number), number=1)
        shapes[view] = pixels(tablet(view, width))
    assert len(shapes) == 26
    assert len(set(shapes.values())) == len(shapes)


def test_copies_of_a_figure_are_told_apart_by_their_number() -> None:
    one, two = tablet_view(1), replace(tablet_view(1), number=5)
    assert pixels(tablet(one, NUMBER_FROM)) != pixels(tablet(two, NUMBER_FROM))


@pytest.mark.parametrize("width", [60, 120])
def test_slots_are_of_oak_and_needs_are_not(width: int) -> None:
    def oak(view: TabletView) -> int:
        face = tablet(view, width)
        figure = face.subsurface((width // 10, width // 4, width * 8 // 10, width * 6 // 10))
        mask = pygame.mask.from_threshold(figure, (95, 69, 43), (26, 22, 22, 255))
        return mask.count()

    plain = replace(tablet_view(16), reach=(), cost=2)
    needy = replace(tablet_view(15), reach=(), cost=2)
    double = replace(tablet_view(18), reach=(), cost=2)
    assert oak(double) > oak(plain) * 1.5
    assert oak(needy) <= oak(plain)


def test_every_cost_looks_different() -> None:
    for width in (40, 94):
        views = [replace(tablet_view(6), cost=cost) for cost in range(5)]
        assert len({pixels(tablet(view, width)) for view in views}) == 5


def test_the_back_tells_nothing_and_is_no_face() -> None:
    for width in SIZES:
        back = tablet_back(width)
        assert back.get_size() == (width, tablet_height(width))
        assert pixels(back) != pixels(tablet(tablet_view(1), width))


@pytest.mark.parametrize("number", CARDS)
def test_a_figure_stands_above_the_triangle_of_places(number: int) -> None:
    """With the figure or without, the triangle looks alike from its uppermost place down."""
    width = 120
    view = tablet_view(number)
    bare = replace(view, slots=view.slots[:1], needs=()) if not view.swap else view
    top = round(width * (87 + (33 - 4 * 7.0 - 2.5 + 4) / 44 * 58) / 120)
    triangle = pygame.Rect(7, top, 58, tablet_height(width) - top)
    shown, alone = (tablet(each, width).subsurface(triangle) for each in (view, bare))
    alike = pygame.mask.from_threshold(shown, (0, 0, 0), (24, 24, 24, 255), alone)
    assert alike.count() == triangle.width * triangle.height
