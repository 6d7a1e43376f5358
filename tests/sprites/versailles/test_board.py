"""The board as a picture: the same every time, in short steps, printed from the data."""

from __future__ import annotations

import io
import itertools
import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.games.versailles.data import DATA_FILE, load_data
from sprites.common import fonts
from sprites.common.cache import RasterCache
from sprites.common.colour import rgb
from sprites.common.players import PLAYER_STYLES
from sprites.versailles import board_light
from sprites.versailles import inline as lines
from sprites.versailles.board_garden import fall_of_light, lamplight
from sprites.versailles.board_layer import BoardBuild
from sprites.versailles.board_light import (
    ASIDE_TONE,
    bring_forward,
    lit,
    set_aside,
    stepping_back,
    toned,
)
from sprites.versailles.board_quiet import HELD, SHUT, Metal, quieten
from sprites.versailles.board_sites import draw_alchemists, draw_chips
from sprites.versailles.board_view import BoardView, Chip, GoodsPrice, TechFace
from sprites.versailles.cartouche import MARBLES, title_box, titled
from sprites.versailles.geometry import BoardLayout, board_layout
from sprites.versailles.geometry_spec import BoardSpec
from sprites.versailles.palette import LAWN
from sprites.versailles.pieces import activation_marker, coach, score_marker, tech_marker, worker
from sprites.versailles.tile_face import tile
from tests.drawn_anew import never
from tests.sampling import sampled
from tests.sprites.test_svg_source import GRADIENT, faults
from tests.sprites.versailles.samples import FACES, VIEW, view_of

BOX = (760, 390)
SPEC = BoardSpec(seats=5)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def finished(
    view: BoardView = VIEW,
    spec: BoardSpec = SPEC,
    cache: RasterCache | None = None,
    zoom: float = 1.0,
) -> BoardBuild:
    build = BoardBuild(board_layout(BOX, spec, zoom), view, cache or RasterCache(None))
    while not build.step():
        pass
    return build


@pytest.fixture(scope="module")
def board() -> BoardBuild:
    return finished()


def part(build: BoardBuild, box: pygame.Rect, view: BoardView = VIEW) -> bytes:
    return pixels(build.ground(view).subsurface(box))


def colour(build: BoardBuild, spot: tuple[float, float]) -> pygame.Color:
    return build.ground(VIEW).get_at((round(spot[0]), round(spot[1])))


@pytest.mark.slow
def test_the_picture_fills_the_layout_and_has_round_corners(board: BoardBuild) -> None:
    picture = board.ground(VIEW)
    assert picture.get_size() == board.layout.size
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((BOX[0] // 2, BOX[1] // 2)).a == 255


@pytest.mark.slow
def test_it_is_the_same_every_time_and_made_once(board: BoardBuild) -> None:
    assert pixels(board.ground(VIEW)) == pixels(finished().ground(VIEW))
    assert board.ground(VIEW) is board.ground(replace(VIEW))


@pytest.mark.slow
def test_it_is_built_in_short_steps_and_tells_how_far_it_is() -> None:
    build = BoardBuild(board_layout(BOX, SPEC), VIEW, RasterCache(None))
    fractions, longest = [build.fraction], 0.0
    first = pixels(build.ground(VIEW))
    while True:
        started = time.process_time()
        done = build.step()
        longest = max(longest, time.process_time() - started)
        fractions.append(build.fraction)
        if done:
            break
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0
    assert len(fractions) > 50
    assert longest < 0.25, "one step took too long"
    assert pixels(build.ground(VIEW)) != first


def test_every_printed_figure_shows(board: BoardBuild) -> None:
    layout = board.layout
    first = (TechFace(2, "sawmill", "gold", 2), *VIEW.technologies[0][1:])
    chips = dict(VIEW.chips) | {"sawmill": (Chip(1, "wood", 4),)}
    view = BoardView(
        titles=(*VIEW.titles[:-1], (VIEW.titles[-1][0], "Yard")),
        chips=tuple(chips.items()),
        display=(3, *VIEW.display[1:]),
        goods=(GoodsPrice("statue", 1, (("gold", 4),)), *VIEW.goods[1:]),
        technologies=(first, *VIEW.technologies[1:]),
        newcomers=(1, *VIEW.newcomers[1:]),
    )
    other = finished(view)
    name = VIEW.titles[-1][0]
    for box in (
        layout.tags[0],
        layout.workshop[0],
        layout.techs[0][0],
        layout.newcomer_prices[0],
        layout.sites["sawmill"].chips,
        layout.sites[name].ribbon,
    ):
        assert part(other, box, view) != part(board, box), box
    for box in (layout.tags[1], layout.workshop[1], layout.techs[1][1], layout.newcomer_prices[1]):
        assert part(other, box, view) == part(board, box), box


@pytest.mark.slow
def test_a_corrected_price_or_track_in_the_component_file_shows(board: BoardBuild) -> None:
    text = DATA_FILE.read_text(encoding="utf-8")
    start = text.index('id = "painting"')
    dearer = text[:start] + text[start:].replace("wood = 3", "wood = 5", 1)
    view = view_of(load_data(dearer))
    box = board.layout.workshop[0]
    assert part(finished(view), box, view) != part(board, box)
    short = load_data(text.replace("p5 = 25", "p5 = 18")).king_palace[5]
    spec = replace(SPEC, king_steps=short)
    room = board.layout.king_room
    assert part(finished(spec=spec), room) != part(board, room)


def test_avenues_are_gravel_between_hedges(board: BoardBuild) -> None:
    layout = board.layout
    (x, y), (end, _) = layout.avenues["sawmill", "alchemists_guild"]
    middle = (x + end) / 2
    strip = pygame.Rect(round(middle) - 12, round(y - 13.6 * layout.unit), 24, 2)
    gravel = pygame.transform.average_color(board.ground(VIEW), strip)
    assert gravel[0] > 168
    assert gravel[0] > gravel[2] + 20
    hedge = colour(board, (middle, y - 18.5 * layout.unit))
    assert hedge.g > hedge.r
    assert sum(hedge[:3]) < 330


def test_the_lamp_makes_a_warm_pool_on_the_lawn_and_leaves_the_far_corner_in_dusk() -> None:
    lawn = rgb(LAWN)
    park = pygame.Surface((960, 480), 0, 32)
    park.fill(lawn)
    for _ in fall_of_light(park):
        pass

    def light(across: float, down: float) -> tuple[float, float]:
        """(how bright, how warm) as shares of the lawn as it is."""
        seen = park.get_at((round(across * 960), round(down * 480)))
        return sum(seen[:3]) / sum(lawn), (seen[0] / lawn[0]) / (seen[2] / lawn[2])

    pool, middle, dusk = light(0.4, 0.36), light(0.7, 0.62), light(0.95, 0.92)
    assert pool[0] > 1.0, "brighter than without any light"
    assert pool[1] > 1.05, "warm"
    assert pool[0] > middle[0] + 0.08 > dusk[0] + 0.15
    assert 0.62 < dusk[0] < 0.76, "dusk, and what lies there can be read"


def test_one_lamp_lights_everything_on_the_plan_and_its_dusk_has_no_colour() -> None:
    marble = (230, 224, 210)
    slab = pygame.Surface((960, 480), 0, 32)
    slab.fill(marble)
    for _ in lamplight(slab):
        pass

    def light(across: float, down: float) -> list[float]:
        seen = slab.get_at((round(across * 960), round(down * 480)))
        return [part / own for part, own in zip(seen[:3], marble, strict=True)]

    near, middle, far = light(0.42, 0.34), light(0.7, 0.6), light(0.95, 0.95)
    assert sum(near) / 3 > 1.04, "brighter than without the lamp"
    assert sum(near) > sum(middle) + 0.1 > sum(far) + 0.4
    assert sum(far) / 3 > 0.8, "and what lies there can be read"
    assert max(far) - min(far) < 0.03, "dimmer, not purple"


def test_every_avenue_shows_its_direction(board: BoardBuild) -> None:
    """An avenue against its arrow would be another picture."""
    turned = tuple(
        (end, start) if start == "sawmill" else (start, end) for start, end in SPEC.arrows
    )
    other = finished(spec=replace(SPEC, arrows=turned))
    (x, y), (end, _) = board.layout.avenues["sawmill", "alchemists_guild"]
    box = pygame.Rect(round(end) + 2, round(y) - 8, round(x - end) - 4, 16)
    assert part(other, box) != part(board, box)


def test_figures_on_the_board_are_never_below_the_floor() -> None:
    row = lines.inline((("text", "8"), ("icon", "worker")), 8, 6.0)
    assert row.get_height() >= fonts.serif(fonts.FLOOR, "black").size("8")[1]


@pytest.mark.slow
def test_a_long_title_stays_on_its_ribbon() -> None:
    long = tuple((name, "Die Werkstatt der königlichen Kunsthandwerker") for name, _ in VIEW.titles)
    view = replace(VIEW, titles=long)
    build = finished(view)
    layout: BoardLayout = build.layout
    below = layout.sites["sawmill"].pools[0]
    assert part(build, below, view) == part(finished(), below)


@pytest.mark.parametrize("box", [(978, 442), (1462, 700)])
def test_titles_stand_in_the_middle_between_the_lines_of_their_ribbon(box: tuple[int, int]) -> None:
    layout = board_layout(box, SPEC, 1.0)
    for site in layout.sites.values():
        room, unit = site.ribbon.size, layout.unit
        picture, (_, up) = titled(room, unit, "H" * 9, "gold_mine", "blue")
        ink = pygame.Color("#f9e9bb")
        mask = pygame.mask.from_threshold(picture, ink, (12, 12, 12, 255))
        words = range(picture.get_width() * 6 // 10, picture.get_width())  # right of the seal
        inked = [sum(mask.get_at((x, y)) for x in words) for y in range(picture.get_height())]
        rows = [y for y, px in enumerate(inked) if 3 < px < len(words) / 2]  # no seams
        above = min(rows) + up - 3.2 * unit
        below = room[1] - 6.4 * unit - (max(rows) + 1 + up)
        assert abs(above - below) <= 1.6
        assert min(above, below) > 0


@pytest.mark.slow
def test_a_second_start_takes_the_park_from_the_disk(tmp_path: Path, board: BoardBuild) -> None:
    first = finished(cache=RasterCache(tmp_path))
    assert list(tmp_path.glob("*.tga"))
    again = BoardBuild(first.layout, VIEW, RasterCache(tmp_path))
    steps = 1
    while not again.step():
        steps += 1
    fresh = BoardBuild(first.layout, VIEW, RasterCache(None))
    painted = 1
    while not fresh.step():
        painted += 1
    assert steps < painted * 0.8
    assert pixels(again.ground(VIEW)) == pixels(board.ground(VIEW))


@pytest.mark.slow
def test_a_corrected_arrow_is_not_taken_from_the_disk(tmp_path: Path) -> None:
    cache = RasterCache(tmp_path)
    first = finished(cache=cache)
    fewer = replace(SPEC, arrows=SPEC.arrows[:-1])
    assert pixels(finished(spec=fewer, cache=cache).ground(VIEW)) != pixels(first.ground(VIEW))


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_changes_nothing(board: BoardBuild) -> None:
    cache = RasterCache(Path("/proc/nowhere/rasters"))
    assert pixels(finished(cache=cache).ground(VIEW)) == pixels(board.ground(VIEW))


@pytest.mark.slow
@pytest.mark.parametrize("seats", sampled([2, 3, 4]))
def test_boards_for_fewer_seats_draw(seats: int) -> None:
    build = finished(spec=BoardSpec(seats=seats))
    assert build.ground(VIEW).get_size() == BOX


@pytest.mark.slow
def test_a_zoomed_board_is_drawn_anew_and_larger() -> None:
    large = finished(zoom=1.25)
    assert large.ground(VIEW).get_size() == (round(BOX[0] * 1.25), round(BOX[1] * 1.25))


@pytest.mark.slow
def test_everything_drawn_keeps_to_the_subset_of_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = pygame.image.load_sized_svg

    def recorded(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(file.getvalue().decode())
        return draw(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", recorded)
    finished(zoom=0.97)
    for number, face in enumerate(FACES):
        tile(face, 61, number)
    for style in PLAYER_STYLES:
        for piece in (worker, activation_marker, tech_marker, score_marker):
            piece(style, 37)
    coach(53)
    assert len(drawn) > len(FACES) + 50
    assert {fault for text in drawn for fault in faults(text)} == set()
    assert all("userSpaceOnUse" in found for text in drawn for found in GRADIENT.findall(text))


@pytest.mark.slow
def test_what_is_lifted_covers_no_title_of_another_location(board: BoardBuild) -> None:
    ground, layout = board.ground(VIEW), board.layout
    for site, words in VIEW.titles:
        canvas = ground.copy()
        bring_forward(canvas, layout, site, words, (0, 0), False, VIEW.titles)
        for name, title in VIEW.titles:
            box = title_box(layout.sites[name].ribbon, layout.unit, title, name)
            band = box.inflate(-box.width // 2, -box.height // 2)
            if name != site:
                before, after = (pixels(each.subsurface(band)) for each in (ground, canvas))
                apart = max(abs(a - b) for a, b in zip(before, after, strict=True))
                assert apart < 5, (site, name)


@pytest.mark.parametrize("box", [(998, 463), (1479, 723)])
def test_the_sign_before_a_row_of_technologies_stands_clear_of_the_row(
    box: tuple[int, int],
) -> None:
    layout = board_layout(box, BoardSpec(seats=4))
    canvas = pygame.Surface(layout.size, pygame.SRCALPHA)
    for _ in draw_alchemists(canvas, layout, VIEW):
        pass
    sign, chip = layout.tech_signs[0], layout.techs[0][0]
    strip = canvas.subsurface(sign.left, sign.top, chip.centerx - sign.left, sign.height // 2)
    parts = pygame.mask.from_surface(strip, 40).get_bounding_rects()
    chip_left = max(parts, key=lambda part: part.width).left
    gaps = [chip_left - part.right for part in parts if part.right <= chip_left]
    assert gaps
    assert min(gaps) >= round(3 * layout.unit)


def test_closed_locations_are_as_dim_as_each_other_and_keep_their_colours() -> None:
    for site, (stone, _) in MARBLES.items():
        light = toned(site, ASIDE_TONE)
        seen = [part * share / 255 for part, share in zip(rgb(stone), light, strict=True)]
        assert sum(seen) == pytest.approx(sum(ASIDE_TONE), abs=12), site
        assert light[0] >= light[1] >= light[2], "white paper becomes cream, not rose"
        assert light[0] - light[2] < 35, site


@pytest.mark.slow
def test_closed_locations_keep_the_light_on_frames_and_ribbons(board: BoardBuild) -> None:
    layout, ground = board.layout, board.ground(VIEW)
    canvas = ground.copy()
    set_aside(canvas, layout, VIEW.titles, (0, 0))
    for name, title in VIEW.titles:
        ribbon = title_box(layout.sites[name].ribbon, layout.unit, title, name)
        band = ribbon.inflate(-ribbon.width // 2, -ribbon.height // 2)
        plate = layout.sites[name].box
        edge = pygame.Rect(plate.left + 1, plate.centery, 1, 2)
        for box in (band, edge):
            blue = [pygame.transform.average_color(g, box)[2] for g in (ground, canvas)]
            assert blue[1] > 0.88 * blue[0], name  # the tone takes most of the blue
        marble = (plate.right - round(14 * layout.unit), plate.bottom - round(14 * layout.unit))
        assert (canvas.get_at(marble) == ground.get_at(marble)) == (name == "construction_yard")


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("box", [(998, 463), (926, 404), (1052, 514), (1479, 723)])
def test_yields_lie_free_of_the_frame_and_of_the_workers(box: tuple[int, int], seats: int) -> None:
    layout = board_layout(box, BoardSpec(seats=seats))
    for name in ("marble_quarry", "gold_mine", "sawmill"):
        canvas = pygame.Surface(layout.size, pygame.SRCALPHA)
        draw_chips(canvas, layout, VIEW, name)
        shown, site = canvas.get_bounding_rect(), layout.sites[name]
        frame = round(5 * layout.unit)
        assert site.plate.inflate(-2 * frame, -2 * frame).contains(shown), name
        assert shown.collidelist(list(site.pools)) == -1, name


def test_no_plate_is_drawn_when_the_light_comes_to_a_place_made_ready(
    board: BoardBuild, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, title = VIEW.titles[0]
    for draw in (*lit(board.layout, site, title), *stepping_back(board.layout, dict(VIEW.titles))):
        draw()
    monkeypatch.setattr(board_light, "Sketch", never)
    canvas = pygame.Surface(board.layout.size)
    bring_forward(canvas, board.layout, site, title, (0, 0), True, VIEW.titles)


@pytest.mark.slow
@pytest.mark.parametrize("metal", [HELD, SHUT])
def test_a_frame_without_gold_is_one_smooth_band(board: BoardBuild, metal: Metal) -> None:
    layout = board.layout
    canvas = board.ground(VIEW).copy()
    quieten(canvas, layout, VIEW.titles, (0, 0), metal)
    for name in ("kings_favour", "gold_mine", "workshop"):
        box = layout.sites[name].box
        for x in (box.left + round(1.6 * layout.unit), box.right - round(2.6 * layout.unit)):
            tones = [sum(canvas.get_at((x, y))[:3]) for y in range(box.top + 30, box.bottom - 20)]
            steps = [abs(b - a) for a, b in itertools.pairwise(tones)]
            assert max(steps) < 24, (name, "no crumbs along its edge")
