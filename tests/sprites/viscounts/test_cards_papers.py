"""Manuscripts, writs, charters, schemes and setup cards: all of the game, at several sizes."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from sprites.viscounts.card_setup import bonus_card, leader_card, majority_card, start_card
from sprites.viscounts.card_view import BonusFace, LeaderFace, MajorityFace, SchemeProgress
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.manuscript import RIBBON_COLOURS, hanging_ribbon, manuscript
from sprites.viscounts.scheme import scheme_card
from sprites.viscounts.writ import debt, deed, writ_height
from tests.sprites.viscounts.card_samples import all_books, all_schemes, all_start_cards

POVERTY = MajorityFace("poverty", "Poverty", ("deed_approved",), (12, 8, 4))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def outline(surface: pygame.Surface) -> bytes:
    """The silhouette alone, without any colour."""
    return pygame.image.tobytes(pygame.mask.from_surface(surface).to_surface(), "RGB")


@pytest.mark.parametrize("width", [62, 120, 240])
def test_every_manuscript_is_drawn_and_differs(width: int) -> None:
    seen: dict[bytes, str] = {}
    for book in all_books():
        drawn = manuscript(book, width, icon)
        assert drawn.get_size() == (width, round(width * 92 / 110))
        picture = pixels(drawn)
        twin = seen.get(picture)
        assert twin is None, f"{book.key} looks like {twin}"
        seen[picture] = book.key


def test_ribbons_differ_in_shape_as_well_as_in_colour() -> None:
    shapes = {ribbon: outline(hanging_ribbon(ribbon, 24)) for ribbon in RIBBON_COLOURS}  # type: ignore[arg-type]
    for first, second in combinations(shapes, 2):
        assert shapes[first] != shapes[second], f"{first} and {second}"


def test_a_scoring_book_shows_its_divisor() -> None:
    scoring = next(book for book in all_books() if book.per and book.divisor == 2)
    single = replace(scoring, divisor=1)
    assert pixels(manuscript(scoring, 62, icon)) != pixels(manuscript(single, 62, icon))


def test_the_book_printed_on_the_board_has_no_ribbon() -> None:
    book = all_books()[1]
    assert pixels(manuscript(book, 62, icon)) != pixels(
        manuscript(replace(book, ribbon="none"), 62, icon)
    )


@pytest.mark.parametrize("width", [38, 60, 150])
def test_writs_and_charters_show_whether_they_are_turned(width: int) -> None:
    papers = [debt(width), debt(width, paid=True), deed(width), deed(width, approved=True)]
    for first, second in combinations(papers, 2):
        assert pixels(first) != pixels(second)
    assert {paper.get_size() for paper in papers} == {(width, writ_height(width))}


def test_a_paid_debt_is_pale() -> None:
    dark = pygame.transform.average_color(debt(150))
    pale = pygame.transform.average_color(debt(150, paid=True))
    assert sum(pale[:3]) > sum(dark[:3]) + 120


@pytest.mark.parametrize("height", [90, 140, 220])
def test_every_scheme_is_drawn(height: int) -> None:
    for scheme in all_schemes():
        card = scheme_card(scheme, height, icon)
        assert card.get_size() == (round(height * 5 / 7), height)
        assert card.get_at((0, 0)).a < 64


@pytest.mark.parametrize(
    "progress",
    [
        SchemeProgress(row_2="lit"),
        SchemeProgress(row_2="done", move="lit"),
        SchemeProgress(move="done"),
        SchemeProgress(options=("lit",)),
        SchemeProgress(options=("impossible", "lit")),
        SchemeProgress(options=("impossible", "impossible", "done")),
    ],
)
def test_progress_shows_on_the_letter(progress: SchemeProgress) -> None:
    scheme = next(card for card in all_schemes() if len(card.options) == 3)
    assert pixels(scheme_card(scheme, 220, icon, progress)) != pixels(
        scheme_card(scheme, 220, icon)
    )


def test_rows_of_a_criminal_scheme_light_up_one_by_one() -> None:
    scheme = next(card for card in all_schemes() if card.row_1)
    first = scheme_card(scheme, 220, icon, SchemeProgress(row_1="lit"))
    second = scheme_card(scheme, 220, icon, SchemeProgress(row_2="lit"))
    assert pixels(first) != pixels(second)


def test_future_schemes_are_darker() -> None:
    scheme = all_schemes()[0]
    today = pygame.transform.average_color(scheme_card(scheme, 220, icon))
    later = pygame.transform.average_color(scheme_card(replace(scheme, future=True), 220, icon))
    assert sum(later[:3]) < sum(today[:3]) - 30


@pytest.mark.parametrize("height", [140, 190])
def test_every_player_card_is_drawn_and_differs(height: int) -> None:
    drawn = [start_card(card, height, icon) for card in all_start_cards()]
    assert {card.get_size() for card in drawn} == {(round(height * 5 / 7), height)}
    assert len({pixels(card) for card in drawn}) == 10


@pytest.mark.parametrize("width", [52, 110])
def test_bonus_and_leader_cards(width: int) -> None:
    cards = [
        bonus_card(BonusFace(ribbon, 3, 3, ("builder",)), width, icon)  # type: ignore[arg-type]
        for ribbon in RIBBON_COLOURS
    ]
    cards.append(leader_card(LeaderFace("Castle Leader", 5, ("+1", "hand")), width, icon))
    assert len({pixels(card) for card in cards}) == 5
    assert {card.get_size() for card in cards} == {(width, round(width * 1.26))}


@pytest.mark.parametrize("size", [(90, 60), (100, 140), (170, 120)])
def test_a_majority_card_hides_and_reveals_its_points(size: tuple[int, int]) -> None:
    hidden = majority_card(POVERTY, size, False, icon)
    shown = majority_card(POVERTY, size, True, icon)
    assert hidden.get_size() == shown.get_size() == size
    assert pixels(hidden) != pixels(shown)
    fewer = majority_card(replace(POVERTY, points=(12, 4)), size, True, icon)
    assert pixels(fewer) != pixels(shown)
