"""Card faces at every size: what they show, how large, and that they are shared and quick."""

import time
from dataclasses import replace

import pygame
import pytest

from sprites.common import fonts
from sprites.viscounts.card_back import card_back
from sprites.viscounts.card_face import ABILITY_FROM, NAMED_FROM, card_face, card_small
from sprites.viscounts.card_tokens import figure, token_row
from sprites.viscounts.card_view import CardFace
from sprites.viscounts.icons.catalogue import icon
from tests.sprites.viscounts.card_samples import all_cards

MASON = next(card for card in all_cards() if card.key == "tf_mason")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("height", [57, 80, 110, 140, 170, 200, 320])
def test_a_face_has_the_size_that_was_asked_for(height: int) -> None:
    assert card_face(MASON, height, icon).get_size() == (round(height * 5 / 7), height)


@pytest.mark.parametrize("width", [51, 57, 80, 114])
def test_the_ring_version_is_as_wide_as_asked(width: int) -> None:
    assert card_small(MASON, width, icon).get_size() == (width, round(width * 1.4))


def test_corners_are_round_and_the_middle_is_opaque() -> None:
    card = card_face(MASON, 170, icon)
    width, height = card.get_size()
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert card.get_at(corner).a == 0
    assert card.get_at((width // 2, height // 2)).a == 255


def test_faces_are_made_once_and_shared() -> None:
    assert card_face(MASON, 170, icon) is card_face(replace(MASON), 170, icon)
    assert card_small(MASON, 57, icon) is card_small(MASON, 57, icon)


@pytest.mark.parametrize(
    ("change", "seen_from"),
    [
        ({"name": "Nosam"}, NAMED_FROM),
        ({"ability": ("virtue",)}, ABILITY_FROM),
        ({"timing": "dropoff"}, ABILITY_FROM),
        ({"cost": 3}, 57),
        ({"icons": ("builder",)}, 57),
        ({"hire": ("virtue",)}, 57),
        ({"key": "tf_princess"}, 57),
        ({"kind": "starter"}, 57),
        ({"kind": "hero"}, 57),
        ({"reconstructed": True}, 57),
    ],
)
def test_what_a_face_shows_depends_on_its_size(change: dict[str, object], seen_from: int) -> None:
    other = replace(MASON, **change)  # type: ignore[arg-type]
    assert pixels(card_face(MASON, seen_from, icon)) != pixels(card_face(other, seen_from, icon))
    if seen_from > 57:
        small = seen_from - 1
        assert pixels(card_face(MASON, small, icon)) == pixels(card_face(other, small, icon))


def test_a_name_that_does_not_fit_in_readable_type_is_left_out() -> None:
    long, other = (
        replace(MASON, name="Stone mason of the lower town"),
        replace(MASON, name="M" * 40),
    )
    assert pixels(card_face(long, 140, icon)) == pixels(card_face(other, 140, icon))


@pytest.mark.parametrize("height", [140, 170, 200])
def test_every_name_of_the_game_stands_whole_on_its_card(height: int) -> None:
    floor = fonts.serif(fonts.FLOOR, "bold")
    for card in all_cards():
        assert floor.size(card.name)[0] <= round(88 * height / 140), card.name


@pytest.mark.parametrize("height", [ABILITY_FROM, NAMED_FROM, 140, 170, 320])
def test_every_ability_fits_into_its_strip(height: int) -> None:
    unit = height / 140
    for card in all_cards():
        row = token_row(card.ability, max(15, round(19 * unit)), icon, round(86 * unit))
        assert row.get_width() <= round(86 * unit), card.key


def test_figures_are_never_under_thirteen_px() -> None:
    assert figure("8", 3).get_size() == figure("8", fonts.FLOOR).get_size()
    assert figure("8", 40).get_height() > figure("8", 13).get_height()


def test_rows_mix_icons_figures_and_marks_and_shrink_to_their_room() -> None:
    row = token_row(("2", "silver", "arrow", "noble"), 30, icon, 400)
    tight = token_row(("2", "silver", "arrow", "noble"), 30, icon, 70)
    assert row.get_height() == 30
    assert tight.get_width() <= 70 < row.get_width()
    assert token_row(("/", ":", "once"), 20, icon, 100).get_bounding_rect().width > 0


def test_a_printed_card_needs_nobody_on_it() -> None:
    printed = replace(MASON, key="printed_a", name="", kind="printed", ability=(), timing="none")
    for height in (80, 140, 320):
        assert card_face(printed, height, icon).get_size() == (round(height * 5 / 7), height)
    assert pixels(card_small(printed, 57, icon)) != pixels(card_small(MASON, 57, icon))


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(KeyError, match="herring"):
        card_face(replace(MASON, ability=("herring",)), 200, icon)


@pytest.mark.parametrize("kind", ["townsfolk", "player", "hero", "scheme", "future_scheme"])
def test_every_back_is_its_own(kind: str) -> None:
    back = card_back(kind, 140)  # type: ignore[arg-type]
    assert back.get_size() == (100, 140)
    assert back.get_at((0, 0)).a == 0
    if kind != "hero":
        assert pixels(back) != pixels(card_back("hero", 140))


@pytest.mark.slow
def test_all_faces_are_made_within_the_time_of_a_start() -> None:
    started = time.process_time()
    for card in all_cards():
        card_face(card, 173, icon)
    assert time.process_time() - started < 4.0


def test_three_merchants_do_not_reach_the_ribbon() -> None:
    peddler = next(card for card in all_cards() if card.key == "tf_peddler_ink")
    assert isinstance(peddler, CardFace)
    bare = replace(peddler, icons=("merchant",))
    three, one = card_face(peddler, 200, icon), card_face(bare, 200, icon)
    ribbon = pygame.Rect(0, round(97 * 200 / 140), three.get_width(), round(30 * 200 / 140))
    assert pixels(three.subsurface(ribbon)) == pixels(one.subsurface(ribbon))


@pytest.mark.parametrize("height", [134, 150, 190, 260])
def test_accents_on_capitals_are_clear_of_the_upper_line_of_the_ribbon(height: int) -> None:
    """Hungarian "Őr" was read as "Or"."""
    for name in ("Őr", "Üstfoltozó", "Összeesküvő"):
        written = card_face(replace(MASON, name=name), height, icon)
        bare = card_face(replace(MASON, name=""), height, icon)
        same = pygame.mask.from_threshold(written, (0, 0, 0), (90, 90, 90, 255), bare)
        same.invert()
        top = min(box.top for box in same.get_bounding_rects())
        assert top >= round(91.5 * height / 140)
