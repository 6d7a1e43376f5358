"""The looks of legality differ in form, not only in colour, and stay within their picture."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from sprites.common import legality
from sprites.common.contours import dashes, dilated, draw_dots
from sprites.common.legality import Look, decorate, marker
from sprites.common.materials import framed_paper
from sprites.common.surface_cache import CACHE

LOOKS: tuple[Look, ...] = get_args(Look)


def grey_difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Mean difference of brightness per px, on a dark table."""
    grounds = []
    for picture in (first, second):
        ground = pygame.Surface(picture.get_size())
        ground.fill((70, 48, 34))
        ground.blit(picture, (0, 0))
        grounds.append(pygame.transform.grayscale(ground))
    above, below = grounds[0].copy(), grounds[1].copy()
    above.blit(grounds[1], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    below.blit(grounds[0], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sum(pygame.transform.average_color(part)[0] for part in (above, below))


@pytest.fixture(scope="module")
def card() -> pygame.Surface:
    return framed_paper((60, 84), 1.0, 3)


@pytest.mark.parametrize("pair", list(combinations(LOOKS, 2)), ids="-".join)
def test_looks_differ_without_colour(card: pygame.Surface, pair: tuple) -> None:
    first, second = (decorate(card, look, 1.0).merged().surface for look in pair)
    assert grey_difference(first, second) >= 3
    spots = [marker("circle", (40, 40), look, 1.0).surface for look in pair]
    assert grey_difference(*spots) >= 2


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", [0.9, 2.0])
def test_nothing_is_cut_at_the_edge(card: pygame.Surface, look, scale: float) -> None:
    for layer, _ in decorate(card, look, scale, badge=False).parts:
        width, height = layer.get_size()
        rim = [(x, y) for x in range(width) for y in (0, height - 1)]
        rim += [(x, y) for x in (0, width - 1) for y in range(height)]
        if layer is not card:
            assert max(layer.get_at(place).a for place in rim) <= 12


def test_glow_has_no_seam_where_the_shadow_ends(card: pygame.Surface) -> None:
    """Left of a lifted card only the glow is seen, and it stays golden down to its last px."""
    _, (lines, (left, top)), *_ = decorate(card, "now", 1.0).parts
    row = [lines.get_at((x, 42 - top)) for x in range(-left - 5)]
    glowing = [shade for shade in row if 20 < shade.a < 160]
    assert glowing
    assert all(shade.r > 200 and shade.g > 150 for shade in glowing)


@pytest.mark.parametrize("ground", ["#f6cf72", "#f5ecd6", "#24447f", "#4a6b3d"])
def test_on_a_gilded_board_what_can_be_used_has_a_white_line_between_dark_ones(ground: str) -> None:
    """From outside to the piece: dark, white, dark, and the white is no ornament's gold."""
    piece = pygame.Surface((40, 60), pygame.SRCALPHA)
    piece.fill("#24447f")
    canvas = pygame.Surface((120, 140))
    canvas.fill(ground)
    decorate(piece, "now", 2.0, core=True).blit(canvas, (40, 40))
    row = [canvas.get_at((x, 62)) for x in range(40)]
    white = [x for x, shade in enumerate(row) if min(shade[:3]) > 235]
    assert len(white) >= 3
    assert min(sum(row[x][:3]) for x in range(white[0] - 5, white[0])) < 240
    assert min(sum(row[x][:3]) for x in range(white[-1] + 1, 40)) < 240


@pytest.mark.parametrize("look", ["open", "beside", "selected", "focus", "later"])
def test_a_white_line_is_no_other_look(card: pygame.Surface, look: Look) -> None:
    other = decorate(card, look, 1.0, core=True).merged().surface
    assert grey_difference(decorate(card, "now", 1.0, core=True).merged().surface, other) >= 3


@pytest.mark.parametrize("form", ["circle", "rect"])
def test_markers_leave_the_place_visible(form) -> None:
    """What is printed on an empty place must still be seen through "now" and "later"."""
    for look in ("now", "later", "focus", "selected"):
        shaded = marker(form, (40, 40), look, 1.0, badge=False)
        centre = (shaded.origin[0] + 20, shaded.origin[1] + 20)
        assert shaded.surface.get_at(centre).a < 150


def test_sprite_is_not_touched(card: pygame.Surface) -> None:
    before = pygame.image.tobytes(card, "RGBA")
    for look in LOOKS:
        decorate(card, look, 1.0)
    assert pygame.image.tobytes(card, "RGBA") == before


def test_same_request_is_drawn_once(card: pygame.Surface) -> None:
    assert decorate(card, "now", 1.0) is decorate(card, "now", 1.0)


def test_sprites_of_one_shape_share_shadow_and_lines(card: pygame.Surface) -> None:
    CACHE.clear()  # one that other tests have filled may give up what was drawn first
    other = framed_paper((60, 84), 1.0, 3, "#a0b0c0")
    first, second = (decorate(each, "now", 1.0).parts for each in (card, other))
    assert [part is own for (part, _), (own, _) in zip(first, second, strict=True)] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("look", ["now", "open", "beside", "spot", "selected", "focus"])
def test_a_long_ring_is_a_small_one_with_longer_sides(look) -> None:
    """Drawn whole, the ring of a large box has the same px as the stretched one."""
    whole = legality._ring("rect", (150, 130), look, 1.0, 6, legality.TRAIL)
    stretched = legality._long_ring((150, 130), look, 1.0, 6, legality.TRAIL)
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(stretched, "RGBA")


def test_lines_follow_all_parts_of_a_silhouette() -> None:
    two = pygame.Surface((120, 60), pygame.SRCALPHA)
    for left in (20, 80):
        pygame.draw.circle(two, (255, 255, 255), (left + 10, 30), 12)
    dots = pygame.Surface(two.get_size(), pygame.SRCALPHA)
    draw_dots(dots, two, 3, 6, ((2, "#ffffff"),))
    for line in (dots, dashes(two, 0, 4, 3, "#ffffff", 2)):
        halves = (line.subsurface((0, 0, 60, 60)), line.subsurface((60, 0, 60, 60)))
        assert all(half.get_bounding_rect().width > 15 for half in halves)


def test_a_spot_is_a_pale_ring_that_leaves_its_inside_to_be_read() -> None:
    """A dark line, a pale one and a dark one around it, and a glow outside: no veil within."""
    ring = marker("circle", (40, 40), "spot", 1.0)
    left, top = ring.origin
    row = [ring.surface.get_at((x, top + 20)) for x in range(ring.surface.get_width())]
    within = row[left + 4 : left + 36]
    assert max(shade.a for shade in within) < 40
    solid = [sum(shade[:3]) / 3 for shade in row if shade.a > 220]
    assert max(solid) > 200
    assert min(solid) < 80
    assert any(20 < shade.a < 160 for shade in row[:left])


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.4])
def test_a_refused_drawing_of_fine_lines_is_hatched_so_that_they_can_be_followed(
    scale: float,
) -> None:
    side = round(80 * scale)
    plain = pygame.Surface((side, side), pygame.SRCALPHA)
    plain.fill("#f4ecd8")
    dark = []
    for fine in (False, True):
        canvas = pygame.Surface((side, side), pygame.SRCALPHA)
        decorate(plain, "blocked", scale, badge=False, fine=fine).blit(canvas, (0, 0))
        inner = canvas.subsurface(canvas.get_rect().inflate(-20, -20))
        tones = [sum(inner.get_at((x, y))[:3]) / 3 for x in range(40) for y in range(40)]
        dark.append(sum(tone < 150 for tone in tones) / len(tones))
        assert max(tones) - min(tones) > 50, "hatched in any case"
    assert dark[1] < 0.7 * dark[0]


def test_the_line_around_a_leaning_card_has_no_stairs(card: pygame.Surface) -> None:
    """From one px of a slope to the next the soft edge passes on, as the card's own does."""
    room = pygame.Surface((120, 144), pygame.SRCALPHA)
    room.blit(card, (30, 30))
    leaning = pygame.transform.rotozoom(room, 2.2, 1.0)
    middle = leaning.get_width() // 2

    def soft(picture: pygame.Surface) -> int:
        """Columns of the upper edge whose topmost px are neither empty nor full."""
        columns = range(middle - 20, middle + 20)
        alphas = ([picture.get_at((x, y)).a for y in range(60)] for x in columns)
        return sum(any(25 < alpha < 230 for alpha in column) for column in alphas)

    assert soft(leaning) > 25
    assert soft(dilated(leaning, 5, legality.GOLD)) > 25


@pytest.mark.parametrize(("side", "rayed"), [(60, True), (240, False)])
def test_a_hint_has_rays_unless_they_would_reach_what_is_written_beside_it(
    side: int, rayed: bool
) -> None:
    left, top = marker("rect", (side, side), "hint", 1.0, badge=False).origin
    assert (min(left, top) > 8) is rayed
