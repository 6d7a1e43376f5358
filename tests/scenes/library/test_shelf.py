"""The shelf as a grid: walking, scrolling, what is in view."""

from __future__ import annotations

import pygame
import pytest

from scenes.shell.widgets.grid import Grid, Shelf
from scenes.shell.widgets.grid_input import GridInput
from tests.scenes.support import key, motion, press, release

VIEW = pygame.Rect(100, 50, 400, 300)


def shelf(count: int = 23, chosen: int = 0) -> Shelf:
    """Four columns of 100 px, rows of 120 px: two and a half rows are in view."""
    made = Shelf()
    made.lay_out(Grid(VIEW, 4, 100.0, 120))
    made.fill(count, chosen)
    return made


def arrive(made: Shelf) -> None:
    for _ in range(400):
        made.update(1 / 60)
        if not made.moving:
            return
    raise AssertionError("the shelf never came to rest")


def test_only_what_is_in_view_is_listed() -> None:
    made = shelf()
    assert list(made.in_view()) == list(range(12))
    made.scroll_to(1.0)
    assert list(made.in_view()) == list(range(12, 23))
    assert len(shelf(50_000).in_view()) == 12
    assert list(shelf(0).in_view()) == []


def test_places_stand_in_rows_and_are_found_again() -> None:
    made = shelf()
    assert made.rect_of(5) == pygame.Rect(200, 170, 100, 120)
    for place in made.in_view():
        visible = made.rect_of(place).clip(VIEW)
        assert made.at(visible.center) == place
    assert made.at((99, 60)) == -1
    assert shelf(2).at((450, 100)) == -1


def test_walking_ends_at_the_edges() -> None:
    made = shelf()
    assert not made.step(-1, 0)
    assert not made.step(0, -1)
    assert made.step(1, 0)
    assert made.step(0, 1)
    assert made.chosen == 5
    made.choose(3)
    assert not made.step(1, 0)
    made.choose(22)
    assert not made.step(0, 1)
    assert not made.step(1, 0)
    assert not shelf(0, -1).step(1, 0)


def test_down_from_a_row_above_a_short_one_goes_to_its_end() -> None:
    made = shelf(22)
    made.choose(19)
    assert made.step(0, 1)
    assert made.chosen == 21


def test_what_is_chosen_comes_into_view() -> None:
    made = shelf()
    made.choose(22)
    arrive(made)
    assert VIEW.contains(made.rect_of(22))
    made.choose(0)
    arrive(made)
    assert VIEW.contains(made.rect_of(0))


def test_scrolling_is_bounded_and_smooth() -> None:
    made = shelf()
    made.scroll_by(200)
    assert made.moving
    made.update(1 / 60)
    assert 0 < made.scroll < 200
    arrive(made)
    assert made.scroll == pytest.approx(200, abs=1)
    made.scroll_by(99_999)
    arrive(made)
    assert made.scroll == pytest.approx(made.furthest, abs=1)
    made.scroll_by(-99_999)
    made.update(0.0, at_once=True)
    assert made.scroll == 0


def test_a_shorter_list_never_leaves_the_view_empty() -> None:
    made = shelf(400)
    made.scroll_to(1.0)
    made.fill(5, 400)
    assert made.chosen == 4
    assert made.scroll == 0
    made.fill(0, 0)
    assert made.chosen == -1


def test_paging_moves_by_a_screenful() -> None:
    made = shelf(100)
    made.page(1)
    assert made.chosen == 8
    made.page(-1)
    assert made.chosen == 0


def test_the_thumb_shows_where_we_are() -> None:
    track = pygame.Rect(500, 50, 14, 300)
    assert shelf(4).thumb(track) is None
    made = shelf(2_000)
    top = made.thumb(track)
    assert top is not None
    assert top.y == 50
    assert top.height >= 32
    made.scroll_to(1.0)
    bottom = made.thumb(track)
    assert bottom is not None
    assert bottom.bottom == 350


def test_the_bar_can_be_dragged() -> None:
    made = shelf(400)
    hands = GridInput(made)
    hands.track = pygame.Rect(500, 50, 14, 300)
    assert hands.drag(press(507, 60))
    assert hands.drag(motion(507, 330))
    assert made.scroll > made.furthest * 0.8
    assert hands.drag(release(507, 330))
    assert not hands.drag(motion(507, 60))
    assert not hands.drag(press(300, 100))


def test_two_clicks_are_a_double_click_only_when_they_are_quick() -> None:
    hands = GridInput(shelf())
    assert hands.click((210, 100)) == "once"
    assert hands.click((210, 100)) == "twice"
    assert hands.click((210, 100)) == "once"
    hands.pass_time(2.0)
    assert hands.click((210, 100)) == "once"
    assert hands.click((310, 100)) == "once"
    assert hands.click((0, 0)) == ""


def test_keys_walk_and_page() -> None:
    made = shelf(100)
    hands = GridInput(made)
    assert hands.walk(key(pygame.K_RIGHT).key) == "walked"
    assert hands.walk(pygame.K_END) == "walked"
    assert made.chosen == 99
    assert hands.walk(pygame.K_DOWN) == "end"
    assert hands.walk(pygame.K_a) == ""
