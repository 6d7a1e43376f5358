"""SVG, colours, materials, light and motion: exact sizes, same picture for the same seed."""

import pygame
import pytest

from engine.game import SHOWN_COLOURS
from sprites.common import backdrop, cloth_and_stone, glyphs, light, materials, noise, svg, tween
from sprites.common.chrome_button import Action, button, focus_ring, look_of
from sprites.common.colour import darker, lighter, mix, rgb
from sprites.common.drawn import Pointer
from sprites.common.metrics import table_scale
from sprites.common.players import PLAYER_STYLES, badge, style_of
from sprites.common.theme_worlds import DUSK, WORLDS


def test_raster_has_exactly_the_asked_size() -> None:
    wide = svg.document(svg.rect(0, 0, 200, 100, "#ff0000"), 200, 100)
    for size in ((40, 20), (100, 100), (33, 17), (1, 1)):
        assert svg.raster(wide, size).get_size() == size


def test_malformed_drawing_is_reported() -> None:
    with pytest.raises(pygame.error):
        svg.raster("this is not a drawing", (10, 10))


def test_gradients_really_change() -> None:
    fade = svg.linear_gradient("g", (0, 0), (40, 0), (0, "#ff0000"), (1, "#0000ff"))
    picture = svg.raster(svg.document(svg.rect(0, 0, 40, 10, "url(#g)"), 40, 10, fade), (40, 10))
    assert picture.get_at((1, 5)).r > 200
    assert picture.get_at((38, 5)).b > 200


def test_colours() -> None:
    assert rgb("#0a0B0c") == (10, 11, 12)
    assert rgb("#abc") == (0xAA, 0xBB, 0xCC)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert sum(rgb(darker("#808080"))) < sum(rgb("#808080")) < sum(rgb(lighter("#808080")))
    with pytest.raises(ValueError, match="colour"):
        rgb("#12345")


@pytest.mark.parametrize(
    "make",
    [
        lambda: materials.oak((90, 60), 1.0, 3),
        lambda: materials.paper((90, 60), 1.0, 3),
        lambda: materials.framed_paper((90, 60), 1.0, 3),
        lambda: materials.leather((90, 60), 1.0),
        lambda: materials.slate((90, 60), 1.0, 3),
        lambda: cloth_and_stone.sandstone((90, 60), 1.0),
        lambda: cloth_and_stone.marble((90, 60), 1.0),
        lambda: cloth_and_stone.silk((90, 60), 1.0),
        lambda: cloth_and_stone.damask((90, 60), 1.0),
    ],
)
def test_materials_fill_their_size_and_are_never_flat(make) -> None:
    surface = make()
    assert surface.get_size() == (90, 60)
    shades = {tuple(surface.get_at((x, 30))) for x in range(10, 80)}
    assert len(shades) > 10


def test_same_seed_gives_the_same_picture() -> None:
    materials.paper.cache_clear()
    first = pygame.image.tobytes(materials.paper((60, 40), 1.0, 7), "RGBA")
    materials.paper.cache_clear()
    assert pygame.image.tobytes(materials.paper((60, 40), 1.0, 7), "RGBA") == first
    assert pygame.image.tobytes(materials.paper((60, 40), 1.0, 8), "RGBA") != first


def test_pale_paper_does_not_turn_green() -> None:
    red, green, blue, _ = pygame.transform.average_color(
        materials.paper((80, 80), 1.0, 2, "#fbf6e8")
    )
    assert red >= green >= blue


def test_noise_stays_between_its_values() -> None:
    layer = noise.noise((80, 60), (12, 3), 120, 200, 4)
    values = [layer.get_at((x, y)).r for x in range(0, 80, 7) for y in range(0, 60, 7)]
    assert min(values) >= 115
    assert max(values) <= 205


def test_shadow_falls_to_the_lower_right() -> None:
    tile = pygame.Surface((30, 30), pygame.SRCALPHA)
    tile.fill((200, 30, 30, 255))
    shaded = light.with_shadow(tile, 1.0)
    x, y = shaded.origin
    assert shaded.surface.get_at((x + 15, y + 33)).a > shaded.surface.get_at((x + 15, y - 3)).a
    lifted = light.with_shadow(tile, 1.0, lifted=True)
    assert lifted.surface.get_width() > shaded.surface.get_width()
    assert tuple(shaded.surface.get_at((x + 15, y + 15)))[:3] == (200, 30, 30)


def test_lamp_is_brightest_left_of_the_middle() -> None:
    warm, dusk = light.coarse_lamp((800, 450))
    width, height = warm.get_size()
    near, far = (width * 5 // 16, height * 2 // 5), (width - 2, height - 2)
    assert warm.get_at(near).r > warm.get_at(far).r
    assert dusk.get_at(near).r > dusk.get_at(far).r


@pytest.mark.parametrize("wood", ["oak", "bog", "parquet"])
def test_tables_are_opaque(wood) -> None:
    table = backdrop.backdrop((300, 200), 1.0, 5, wood)
    assert table.get_size() == (300, 200)
    assert not table.get_flags() & pygame.SRCALPHA


def test_styles_are_found_by_key() -> None:
    assert style_of("orange").shape == "pentagon"
    assert badge(style_of("white"), 18).get_size() == (18, 18)
    with pytest.raises(KeyError, match="mauve"):
        style_of("mauve")
    assert len({style.key for style in PLAYER_STYLES}) == 7


def test_glyphs_differ() -> None:
    names = [name for name in glyphs.Glyph.__args__ if name not in ("redo",)]
    seen = {pygame.image.tobytes(glyphs.glyph(name, 24), "RGBA") for name in names}
    assert len(seen) == len(names)


def test_button_looks_differ_and_follow_the_pointer() -> None:
    action = Action("a", "Build here", number="1")
    looks = ("normal", "hover", "pressed", "disabled", "later")
    seen = {
        pygame.image.tobytes(button(action, look, (120, 36), 1.0, DUSK), "RGBA") for look in looks
    }
    assert len(seen) == len(looks)
    assert look_of(action, Pointer("a")) == "hover"
    assert look_of(action, Pointer("a", "a")) == "pressed"
    assert look_of(Action("a", "x", enabled=False), Pointer("a", "a")) == "disabled"


@pytest.mark.parametrize("theme", WORLDS, ids=lambda theme: theme.name)
def test_focus_ring_has_three_bright_px_at_every_scale(theme) -> None:
    for scale in (0.9, 2.0):
        ring = focus_ring((120, 40), scale, theme)
        middle = ring.surface.get_height() // 2
        bright = sum(
            sum(ring.surface.get_at((x, middle))[:3]) > 600 for x in range(ring.origin[0] + 4)
        )
        assert bright >= 2


def test_scale_follows_the_window_within_its_range() -> None:
    assert table_scale((1366, 768)) == 1.0
    assert table_scale((1280, 690)) == pytest.approx(0.9)
    assert table_scale((9000, 9000)) == 2.0
    assert table_scale((1920, 1080), 0.8) == pytest.approx(1.40556 * 0.8, abs=0.001)


def test_moves_start_and_end_where_they_should() -> None:
    move = tween.Tween((0, 0), (100, 50), 0.3)
    assert move.position(0) == (0, 0)
    assert move.position(0.3) == (100, 50)
    assert move.position(0.1)[1] < 50 * tween.ease_out_cubic(1 / 3)
    assert move.finished(0.31)
    assert not move.finished(0.2)


def test_leaning_and_settling() -> None:
    assert tween.lean(1e9, 1.0) == -8
    assert tween.settle(0) == pytest.approx(tween.LIFT_SCALE)
    assert tween.settle(1) == pytest.approx(1)


def test_round_corners_cut_nothing_but_the_corners() -> None:
    picture = pygame.Surface((60, 40), pygame.SRCALPHA)
    picture.fill("#336699")
    light.round_corners(picture, 8)
    edges = [picture.get_at((x, y)).a for x in (0, 59) for y in (0, 39)]
    assert max(edges) < 60
    whole = [picture.get_at((x, y)) for x, y in ((30, 0), (30, 39), (0, 20), (59, 20), (30, 20))]
    assert whole == [pygame.Color("#336699")] * 5


def test_every_colour_that_a_seat_may_have_can_be_drawn() -> None:
    assert {style.key for style in PLAYER_STYLES} == set(SHOWN_COLOURS)
