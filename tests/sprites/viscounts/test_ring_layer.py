"""The board as a picture: every rotation, both sides, the same every time, in short steps."""

from dataclasses import replace
from pathlib import Path
from typing import Literal

import pygame
import pytest

from sprites.common.cache import RasterCache
from sprites.common.surface_cache import finished
from sprites.viscounts import castle, medallion, ring_frame
from sprites.viscounts import geometry as geo
from sprites.viscounts.ring_layer import RingBuild, RingLayout, with_effects
from sprites.viscounts.ring_view import Landscape, LinkView, RingView, SegmentView, is_text
from tests.sampling import sampled

LAYOUT = RingLayout(0.5)
BANKS: tuple[Literal["L", "R"], ...] = ("L", "L", "R", "R", "R")
NAMES: tuple[Landscape, ...] = ("hills", "lake", "snow", "cliffs", "forest")


def plain_icon(name: str, px: int) -> pygame.Surface:
    picture = pygame.Surface((px, px), pygame.SRCALPHA)
    picture.fill((60 + len(name) * 7 % 180, 90, 140, 255))
    return picture


def segment(landscape: Landscape, count: int) -> SegmentView:
    return SegmentView(
        landscape=landscape,
        name=landscape,
        number_left="3",
        number_right="10",
        banks=BANKS[:count],
        spots=tuple(("ink",) for _ in range(count)),
        links=(LinkView(1, 2, ("2", "silver")), LinkView(count, 0, ("gold",))),
        exchange_left=("1", "merchant", ":", "silver"),
        exchange_right=("2", "merchant", ":", "stone"),
    )


def ring(side: geo.Side, first: int = 0, rotation: int = 0) -> RingView:
    order = NAMES[first:] + NAMES[:first]
    return RingView(
        segments=tuple(segment(name, geo.spot_count(side)) for name in order),
        side=side,
        rotation=rotation,
        castle_effects=(("ink", "stone"), ("flip",), ("gold", "/", "hire"), ("2", "virtue"), ()),
    )


def build_of(view: RingView, cache: RasterCache | None = None) -> RingBuild:
    return RingBuild(LAYOUT, view, cache or RasterCache(None), plain_icon)


def draw(view: RingView) -> pygame.Surface:
    build = build_of(view)
    _steps(build)
    return build.surface


@pytest.mark.parametrize("side", sampled(["low", "high"]))
@pytest.mark.slow
def test_every_landscape_can_lie_at_every_position(side: geo.Side) -> None:
    box = round(geo.RING_BOX_PIXELS * LAYOUT.scale)
    for first in range(geo.POSITIONS):
        layer = draw(ring(side, first))
        assert layer.get_width() == pytest.approx(box, abs=1)
        x, y = LAYOUT.frame.pixel((0, 0))
        for position in range(geo.POSITIONS):
            point = geo.polar(200, geo.segment_angle(position))
            place = (round(x + point[0] * LAYOUT.unit), round(y + point[1] * LAYOUT.unit))
            assert layer.get_at(place).a == 255
        assert layer.get_at((1, 1)).a == 0


@pytest.mark.slow
def test_picture_is_the_same_every_time() -> None:
    first, second = draw(ring("high")), draw(ring("high"))
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def test_turned_castle_shows_its_effects_elsewhere() -> None:
    pictures = []
    stones = [finished(castle.castle_layer(LAYOUT.unit, number)) for number in range(castle.LAYERS)]
    for rotation in range(geo.POSITIONS):
        layers = with_effects(stones, ring("high", rotation=rotation), LAYOUT.unit, plain_icon)
        assert len(layers) == castle.LAYERS
        pictures.append(b"".join(pygame.image.tobytes(part.surface, "RGBA") for part in layers))
    assert len(set(pictures)) == geo.POSITIONS


@pytest.mark.slow
def test_a_change_of_the_data_changes_the_picture() -> None:
    view = ring("high")
    other = replace(view.segments[0], number_left="7")
    changed = replace(view, segments=(other, *view.segments[1:]))
    assert pygame.image.tobytes(draw(view), "RGBA") != pygame.image.tobytes(draw(changed), "RGBA")


@pytest.mark.slow
def test_build_reports_rising_progress_and_finishes() -> None:
    build = build_of(ring("low"))
    heard = [build.fraction]
    while not build.step():
        heard.append(build.fraction)
    heard.append(build.fraction)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) > 40


@pytest.mark.slow
def test_second_build_comes_from_the_disk(tmp_path: Path) -> None:
    view = ring("high")
    first = build_of(view, RasterCache(tmp_path))
    cold = _steps(first)
    second = build_of(view, RasterCache(tmp_path))
    warm = _steps(second)
    assert warm < cold / 2
    assert pygame.image.tobytes(first.surface, "RGBA") == pygame.image.tobytes(
        second.surface, "RGBA"
    )
    assert len(second.castle) == castle.LAYERS


def _steps(build: RingBuild) -> int:
    count = 1
    while not build.step():
        count += 1
    return count


def test_small_drawings_have_their_sizes_and_states() -> None:
    unit = 1.0
    plain = medallion.plot(unit, ("ink",), plain_icon)
    assert plain.get_size() == (40, 40)
    looks = [
        medallion.plot(unit, ("ink",), plain_icon, look) for look in ("lit", "later", "blocked")
    ]
    pictures = {pygame.image.tobytes(picture, "RGBA") for picture in (plain, *looks)}
    assert len(pictures) == 4
    assert medallion.space_disc(unit, "10").get_size() == (40, 40)
    assert medallion.medallion(unit, ("2", "silver"), plain_icon).get_size() == (28, 28)
    sign = medallion.exchange_sign(unit * 1.8, ("4", "merchant", ":", "flip"), plain_icon)
    assert sign.get_width() > 48 * 1.7


def test_a_long_count_widens_its_pill() -> None:
    assert (
        medallion.count_pill(1.0, "1000").get_width() > medallion.count_pill(1.0, "5").get_width()
    )


def test_glyph_tokens_are_told_from_icon_names() -> None:
    assert is_text("2")
    assert is_text("/")
    assert not is_text("silver")


@pytest.mark.parametrize("position", range(geo.POSITIONS))
def test_long_segment_names_stay_on_their_rim(position: int) -> None:
    name = "Montanhas Nevadas do Norte"
    unit = geo.pixels_per_unit(1.0)
    assert ring_frame.lettering_half_angle(name, unit) < geo.HALF_SEGMENT
    surface = LAYOUT.frame.blank()
    ring_frame.letter(surface, LAYOUT.frame, position, name)
    assert surface.get_bounding_rect().width > 40
