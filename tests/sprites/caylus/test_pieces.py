"""Workers, provost and pass markers: owners told by colour and shape, feet on their places."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from sprites.caylus.pieces import (
    FEET,
    PieceKind,
    corner_of,
    pass_marker,
    piece_size,
    provost,
    worker,
)
from sprites.common.players import PLAYER_STYLES, PlayerStyle, style_of

KINDS: tuple[PieceKind, ...] = ("worker", "provost", "pass_marker")


def piece(kind: PieceKind, style: PlayerStyle, px: int) -> pygame.Surface:
    owned = {"worker": worker, "pass_marker": pass_marker}
    return owned[kind](style, px) if kind in owned else provost(px)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("px", [15, 28, 60])
@pytest.mark.parametrize("kind", KINDS)
def test_a_piece_is_as_wide_as_asked(kind: PieceKind, px: int) -> None:
    assert piece(kind, style_of("red"), px).get_size() == piece_size(kind, px)


@pytest.mark.parametrize("kind", ["worker", "pass_marker"])
def test_owners_differ_even_without_colour(kind: PieceKind) -> None:
    greys = [pygame.transform.grayscale(piece(kind, style, 40)) for style in PLAYER_STYLES[:5]]
    for first, second in combinations(greys, 2):
        assert pixels(first) != pixels(second)


def test_the_shape_stays_visible_on_the_smallest_worker() -> None:
    for style in PLAYER_STYLES[:5]:
        top = worker(style, 15).subsurface((4, 2, 7, 5))
        tones = [sum(top.get_at((x, y))[:3]) for x in range(7) for y in range(5)]
        assert max(tones) - min(tones) > 60, style.key


def test_the_provost_is_white() -> None:
    picture = provost(60)
    robe = picture.get_at((20, 75))
    assert min(robe[:3]) > 180


@pytest.mark.parametrize("kind", KINDS)
def test_a_piece_stands_with_its_foot_on_the_spot(kind: PieceKind) -> None:
    picture = piece(kind, style_of("blue"), 30)
    left, top = corner_of(kind, 30, (60, 90))
    assert left + FEET[kind][0] * picture.get_width() == pytest.approx(60, abs=1)
    assert top + FEET[kind][1] * picture.get_height() == pytest.approx(90, abs=1)
    assert picture.get_at((60 - left, 88 - top)).a > 0
