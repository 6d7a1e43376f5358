"""Title and lobby pictures: the same every time, different where they must differ."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine.games import game_keys, info_of
from sprites.common.cache import RasterCache
from sprites.common.mirror import flipped
from sprites.common.players import PLAYER_STYLES, style_of
from sprites.lobby import chairs, choice_cards, fittings, panels, room, seats, winner
from sprites.lobby.curtain import curtain_layout, draw_curtain
from sprites.lobby.layout import lobby_layout
from sprites.lobby.ledger import draw_ledger
from sprites.lobby.medallions import KINDS, kind_sign, medallion, pips
from sprites.title.crests import crest
from sprites.title.dark_hall import first_frame
from sprites.title.layout import MENU, title_layout
from sprites.title.scene import TitlePicture
from sprites.title.state import ContinueWords, Look, PlateWords, TitleState
from sprites.title.wordmarks import app_wordmark, wordmark

GAMES = game_keys()
AUTOMAS = info_of("viscounts").automas
LEVELS = info_of("viscounts").difficulties

SMALL = (1280, 690)
NAME = "Four Thrones"
TITLE = "*Thrones* of Gold"


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def state(**looks: Look) -> TitleState:
    return TitleState(
        plates={game: PlateWords(game, "2–4") for game in GAMES},
        continue_=ContinueWords("Continue", "round 4", "tara"),
        menu={key: key for key in MENU},
        looks=looks,
    )


@pytest.fixture(scope="module")
def title() -> TitlePicture:
    picture = TitlePicture(SMALL, RasterCache(None), GAMES, NAME)
    shares = list(picture.build())
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    return picture


def drawn(title: TitlePicture, shown: TitleState) -> Surface:
    target = Surface(SMALL)
    title.draw(target, shown)
    return target


def brightness(surface: Surface, area: Rect) -> float:
    return float(sum(pygame.transform.average_color(surface, area)[:3]))


@pytest.mark.slow
def test_the_title_is_the_same_every_time(title: TitlePicture) -> None:
    again = TitlePicture(SMALL, RasterCache(None), GAMES, NAME)
    for _ in again.build():
        pass
    assert pixels(drawn(title, state())) == pixels(drawn(again, state()))


@pytest.mark.slow
def test_hovering_a_throne_makes_more_light(title: TitlePicture) -> None:
    opening = title.layout.thrones["viscounts"].opening
    rest = brightness(drawn(title, state()), opening)
    half = brightness(drawn(title, state(viscounts=Look(0.5))), opening)
    full = brightness(drawn(title, state(viscounts=Look(1.0))), opening)
    assert rest * 1.08 < half < full
    focused = brightness(drawn(title, state(viscounts=Look(0, True))), opening)
    assert rest * 1.08 < focused


@pytest.mark.slow
def test_focus_shows_on_every_target(title: TitlePicture) -> None:
    rest = pixels(drawn(title, state()))
    for key in title.layout.targets():
        assert pixels(drawn(title, state(**{key: Look(0, True)}))) != rest, key


@pytest.mark.slow
def test_the_title_comes_back_from_the_disk(tmp_path: Path) -> None:
    first = TitlePicture(SMALL, RasterCache(tmp_path), GAMES, NAME)
    for _ in first.build():
        pass
    second = TitlePicture(SMALL, RasterCache(tmp_path), GAMES, NAME)
    shares = list(second.build())
    assert len(shares) == 1 + len(GAMES), "nothing but reading"
    assert pixels(drawn(first, state())) == pixels(drawn(second, state()))


def test_drawing_before_building_is_refused() -> None:
    with pytest.raises(RuntimeError, match="build the title"):
        TitlePicture(SMALL, RasterCache(None), GAMES, NAME).draw(Surface(SMALL), state())


def test_the_first_frame_shows_the_name() -> None:
    hall = first_frame(SMALL, GAMES, NAME, RasterCache(None))
    name = title_layout(SMALL, GAMES).wordmark
    assert hall.get_size() == SMALL
    assert brightness(hall, name) > 1.4 * brightness(hall, Rect(0, 300, 200, 200))


def test_the_first_frame_of_a_later_start_is_the_kept_one(tmp_path: Path) -> None:
    drawn_now = pixels(first_frame(SMALL, GAMES, NAME, RasterCache(tmp_path)))
    kept = RasterCache(tmp_path)
    assert len(list(tmp_path.iterdir())) == 1
    assert pixels(first_frame(SMALL, GAMES, NAME, kept)) == drawn_now
    assert pixels(first_frame(SMALL, GAMES, "Throne", kept)) != drawn_now


@pytest.mark.parametrize("px", [16, 28, 48, 96])
def test_crests_differ_in_outline_and_keep_their_size(px: int) -> None:
    masks = {}
    for game in GAMES:
        drawn_crest = crest(game, px)
        assert drawn_crest.get_size() == (px, px)
        masks[game] = pygame.mask.from_surface(drawn_crest)
    for first, second in combinations(GAMES, 2):
        differing = masks[first].count() - masks[first].overlap_area(masks[second], (0, 0))
        differing += masks[second].count() - masks[first].overlap_area(masks[second], (0, 0))
        assert differing > 0.03 * px * px, (first, second)


@pytest.mark.parametrize("height", [20, 36, 64])
def test_wordmarks_have_the_height_that_was_asked_for(height: int) -> None:
    for game in GAMES:
        mark = wordmark(game, height, TITLE)
        assert mark.get_height() == height
        assert mark.get_bounding_rect().height >= height * 0.5
        assert pixels(mark) != pixels(wordmark(game, height, TITLE, on_paper=True))
    longer = wordmark("chess", height, "Chess of the Kings")
    assert longer.get_width() > wordmark("chess", height, "Chess").get_width()


@pytest.mark.slow
def test_the_apps_name_fits_its_room_at_every_size() -> None:
    for size in ((1280, 690), (1366, 768), (1920, 1080), (2560, 1440)):
        layout = title_layout(size, GAMES)
        name = app_wordmark(NAME, layout.wordmark.size, GAMES)
        assert name.get_height() == layout.wordmark.height
        assert name.get_bounding_rect().width <= layout.wordmark.width * 1.2


def test_a_game_without_art_has_a_crest_and_its_title() -> None:
    assert pixels(crest("chess", 40)) == pixels(crest("go", 40))
    assert pixels(crest("chess", 40)) not in {pixels(crest(game, 40)) for game in GAMES}
    assert pixels(wordmark("chess", 40, "Chess")) != pixels(wordmark("chess", 40, "Go"))


@pytest.mark.parametrize("count", [1, 3, 5, 6])
def test_the_hall_has_a_throne_for_every_game(count: int) -> None:
    games = (*GAMES, "chess", "go")[:count]
    for size in ((1280, 690), (1366, 768), (2560, 1440)):
        layout = title_layout(size, games)
        thrones = layout.thrones
        assert tuple(thrones) == games
        panels = [place.panel for place in thrones.values()]
        assert all(Rect((0, 0), size).contains(panel) for panel in panels)
        for first, second in combinations(panels, 2):
            assert not first.colliderect(second)
        assert len({place.opening.bottom for place in thrones.values()}) == 1
        assert len(layout.candles) == count + 1


@pytest.mark.slow
def test_a_fifth_throne_lights_up_too() -> None:
    games = (*GAMES, "chess")
    picture = TitlePicture(SMALL, RasterCache(None), games, NAME)
    for _ in picture.build():
        pass
    plates = {game: PlateWords(game, "2–4") for game in games}
    shown = TitleState(plates, ContinueWords("Continue", "", None), {key: key for key in MENU})
    lit = TitleState(plates, shown.continue_, shown.menu, {"chess": Look(1.0)})
    opening = picture.layout.thrones["chess"].opening
    rest = brightness(drawn(picture, shown), opening)
    assert brightness(drawn(picture, lit), opening) > rest * 1.08


def test_mirrored_paths_mirror_back() -> None:
    d = "M10 20L30 40H50V60C1 2 3 4 5 6Q7 8 9 10A5 5 0 0 1 20 20Z"
    assert flipped(flipped(d, 60), 60) == flipped(flipped(flipped(flipped(d, 60), 60), 60), 60)
    assert flipped("M10 20H30Z", 60) == "M110 20H90Z"
    with pytest.raises(ValueError, match="cannot be mirrored"):
        flipped("M10 20l5 5Z")


def test_automas_and_signs_are_all_different() -> None:
    faces = [pixels(medallion(automa, 96)) for automa in AUTOMAS]
    assert len(set(faces)) == len(AUTOMAS)
    assert len({pixels(kind_sign(kind, 32)) for kind in KINDS}) == len(KINDS)
    assert len({pixels(pips(level, 16)) for level in LEVELS}) == len(LEVELS)
    assert pixels(medallion("cleric", 96)) != pixels(medallion("cleric", 96, chosen=True))


def test_a_level_beyond_three_is_refused() -> None:
    with pytest.raises(ValueError, match="-1 to 3"):
        pips(4, 16)


def test_an_empty_chair_is_turned_away_from_the_table() -> None:
    layout = lobby_layout(SMALL, automas=AUTOMAS)
    spot = layout.seats[0]
    assert pixels(chairs.chair(100, 0, None)) != pixels(chairs.chair(100, 180, None))
    taken, empty = Surface(SMALL), Surface(SMALL)
    chairs.draw_chair(taken, spot.chair, layout.scale, spot.angle, style_of("red"), Look())
    chairs.draw_chair(empty, spot.chair, layout.scale, spot.angle, None, Look())
    assert pixels(taken) != pixels(empty)


def test_chairs_tell_seats_apart_by_shape_in_grey() -> None:
    greys = set()
    for style in PLAYER_STYLES:
        greys.add(pixels(pygame.transform.grayscale(chairs.chair(96, 0, style))))
    assert len(greys) == len(PLAYER_STYLES)


@pytest.mark.slow
def test_the_lobby_is_the_same_every_time_and_every_part_draws() -> None:
    assert pixels(_lobby()) == pixels(_lobby())


def _lobby() -> Surface:
    layout = lobby_layout(SMALL, 4, 100, AUTOMAS, len(LEVELS))
    scale, rest = layout.scale, Look()
    target = room.backdrop(layout, "viscounts")
    for seat, key in zip(layout.seats, ("red", "blue", "yellow", "green"), strict=True):
        style = style_of(key)
        chairs.draw_chair(target, seat.chair, scale, seat.angle, style, rest)
        seats.draw_name_plate(target, seat.plate, scale, "Réka", style, rest)
        seats.draw_kind(target, seat.kind, scale, "person", rest)
        for swatch in seat.colours:
            seats.draw_swatch(target, swatch, scale, style, rest, chosen=False)
    fittings.draw_column(target, layout.column, scale)
    fittings.draw_heading(target, layout.automa_heading, scale, "Automa")
    for automa, box in layout.automas.items():
        choice_cards.draw_automa(target, box, scale, automa, "Name", "line", rest, chosen=False)
    for level, box in enumerate(layout.levels):
        choice_cards.draw_level(target, box, scale, level, "level", rest, chosen=level == 1)
    for box in layout.options:
        choice_cards.draw_option(target, box, scale, "Title", "words " * 40, rest, chosen=True)
    fittings.draw_seed(target, layout.seed, scale, "Seed", "42", rest)
    fittings.draw_dice(target, layout.dice, scale, rest)
    fittings.draw_start(target, layout.start, scale, "Start", rest)
    fittings.draw_back(target, layout.back, scale, rest)
    fittings.draw_title(target, layout.title, scale, "viscounts", TITLE)
    fittings.draw_note(target, layout.note, scale, "note " * 60)
    return target


def test_words_stay_inside_their_option_card() -> None:
    target = Surface((500, 300))
    box = Rect(100, 80, 280, 112)
    before = pixels(target.subsurface(Rect(0, 0, 500, 60)))
    choice_cards.draw_option(target, box, 1.0, "Wort " * 30, "Wort " * 200, Look(), chosen=True)
    outside = target.copy()
    outside.fill((0, 0, 0), box.inflate(60, 60))
    assert pixels(outside.subsurface(Rect(0, 0, 500, 60))) == before


def test_a_seed_field_returns_the_room_for_its_entry() -> None:
    box = Rect(20, 20, 400, 44)
    field = fittings.draw_seed(Surface((500, 100)), box, 1.0, "Seed", "1", Look())
    assert box.contains(field)
    assert field.width > 200
    assert field.height >= 32


@pytest.mark.slow
def test_the_score_sheet_pause_and_curtain_are_the_same_every_time() -> None:
    def picture() -> list[bytes]:
        sheet, pause, cloth = Surface(SMALL), Surface(SMALL), Surface(SMALL)
        rooms = draw_ledger(sheet, Rect(40, 20, 700, 640), 0.9, "viscounts")
        winner.draw_winner(sheet, Rect(80, 400, 480, 60), 0.9, "Réka", style_of("green"))
        sheet.blit(winner.laurel(120), rooms.body)
        places = panels.pause_layout(SMALL, 0.9, 3)
        looks = (Look(), Look(1.0), Look(0, True))
        panels.draw_pause(pause, places, "viscounts", "Pause", ("a", "b", "c"), looks)
        panels.draw_save_badge(pause, places.badge, 0.9, saved=True, words="saved")
        layout = curtain_layout(SMALL, 0.9)
        draw_curtain(cloth, layout, style_of("blue"), "Réka", "line", "I am Réka", Look())
        return [pixels(surface) for surface in (sheet, pause, cloth)]

    assert picture() == picture()


def test_the_curtain_hides_everything_below() -> None:
    layout = curtain_layout(SMALL, 0.9)
    over_white, over_black = Surface(SMALL), Surface(SMALL)
    over_white.fill((255, 255, 255))
    for target in (over_white, over_black):
        draw_curtain(target, layout, style_of("red"), "Réka", "line", "I am Réka", Look())
    assert pixels(over_white) == pixels(over_black)


def test_the_save_badge_says_it_by_sign_and_colour() -> None:
    saved, unsaved = Surface((300, 40)), Surface((300, 40))
    panels.draw_save_badge(saved, Rect(4, 4, 290, 32), 1.0, saved=True, words="same")
    panels.draw_save_badge(unsaved, Rect(4, 4, 290, 32), 1.0, saved=False, words="same")
    assert pixels(saved) != pixels(unsaved)
