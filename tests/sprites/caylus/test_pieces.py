"""Workers, provost and pass markers: owners told by colour and shape, feet on their places."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from sprites.caylus.pieces import FEET, PieceKind, good, on_table, piece, piece_size, put_on, worker
from sprites.common.players import PLAYER_STYLES, style_of

KINDS: tuple[PieceKind, ...] = ("worker", "provost", "pass_marker")


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
    picture = piece("provost", None, 60)
    robe = picture.get_at((20, 75))
    assert min(robe[:3]) > 180


@pytest.mark.parametrize("kind", KINDS)
def test_a_piece_stands_with_its_foot_on_the_spot(kind: PieceKind) -> None:
    table = pygame.Surface((120, 120), pygame.SRCALPHA)
    box = put_on(table, kind, style_of("blue"), (60, 90), 30, 1.0)
    assert box.left + FEET[kind][0] * box.width == pytest.approx(60, abs=1)
    assert box.top + FEET[kind][1] * box.height == pytest.approx(90, abs=1)
    assert table.get_at((60, 88)).a > 0


def test_a_lifted_piece_throws_a_wider_shadow() -> None:
    lying, lifted = (on_table("worker", style_of("red"), 30, 1.0, up) for up in (False, True))
    assert lifted.surface.get_width() > lying.surface.get_width()


def test_an_owned_piece_needs_its_owner() -> None:
    with pytest.raises(ValueError, match="worker"):
        piece("worker", None, 20)


def test_goods_can_be_turned() -> None:
    assert pixels(good("gold", 30)) != pixels(good("gold", 30, 20))
