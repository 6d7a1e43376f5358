"""Rath cards, income and chains: what changes in play changes the picture; no small type."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame
import pytest

from sprites.common import fonts
from sprites.tara import board_layer, income, promotion, rath, round_end, stones
from sprites.tara.furniture import income_mark
from sprites.tara.geometry import board_layout
from sprites.tara.icons import icon
from sprites.tara.signs import RANKS
from sprites.tara.tablets import tablet
from tests.sprites.tara.samples import BLUE, RED, STYLES, WHITE, YELLOW, pixels, tablet_view

LAYOUT = board_layout((992, 477)).raths[1]
PLAIN = rath.RathView(BLUE, "Ilona", 3, 14, ((RED, 2), (WHITE, 0)))
TABLE = income.IncomeView(
    ("connacht", "ulster", "leinster", "munster"),
    ((BLUE, None, RED, RED), (None,) * 4, (YELLOW,) * 4, (WHITE, BLUE, None, RED)),
    ((BLUE,), (), (YELLOW, RED), ()),
)


def test_a_rath_fills_its_box() -> None:
    for layout in (*board_layout((992, 477)).raths, *board_layout((1488, 752), 4, 1.6).raths):
        assert rath.rath_card(PLAIN, layout).get_size() == layout.box.size


@pytest.mark.parametrize(
    "changed",
    [
        replace(PLAIN, cumals=4),
        replace(PLAIN, cumals=13),
        replace(PLAIN, supply=0),
        replace(PLAIN, prisoners=((RED, 3), (WHITE, 0))),
        replace(PLAIN, prisoners=((RED, 2), (WHITE, 1))),
        replace(PLAIN, kings=1),
        replace(PLAIN, start=True),
        replace(PLAIN, active=True),
        replace(PLAIN, style=YELLOW),
        replace(PLAIN, name="Ada"),
    ],
)
def test_whatever_lies_on_a_rath_is_seen(changed: rath.RathView) -> None:
    assert pixels(rath.rath_card(changed, LAYOUT)) != pixels(rath.rath_card(PLAIN, LAYOUT))


def test_an_owner_without_prisoners_leaves_no_trace() -> None:
    fewer = replace(PLAIN, prisoners=((RED, 2),))
    assert pixels(rath.rath_card(fewer, LAYOUT)) == pixels(rath.rath_card(PLAIN, LAYOUT))


def test_income_is_seen_rank_by_rank() -> None:
    pictures = [pixels(income.income_table(TABLE, 1.0))]
    for province in range(4):
        for rank in range(4):
            majority = [list(ranks) for ranks in TABLE.majority]
            majority[province][rank] = RED if majority[province][rank] is not RED else BLUE
            changed = replace(TABLE, majority=tuple(tuple(ranks) for ranks in majority))
            pictures.append(pixels(income.income_table(changed, 1.0)))
    pictures.append(pixels(income.income_table(replace(TABLE, spread=((), (), (RED,), ())), 1.0)))
    pictures.append(pixels(income.income_table(replace(TABLE, lit="ulster"), 1.0)))
    assert len(set(pictures)) == len(pictures)
    assert income.income_table(TABLE, 0.9).get_size() == income.income_size(TABLE, 0.9)


def test_a_tie_pays_nobody_and_looks_so() -> None:
    marks = [pixels(income_mark(style, 20)) for style in (*STYLES, None)]
    assert len(set(marks)) == 5


def test_a_tie_is_bone_between_its_two_bars() -> None:
    mark = income_mark(None, 40)
    assert min(mark.get_at((20, 23))[:3]) > 150, "light: it is found on earth and on rock"
    assert max(mark.get_at((20, 20))[:3]) < 90, "the bars are dark on it"


def test_no_rank_wears_the_colour_of_a_player() -> None:
    for name in RANKS[:-1]:
        face = icon(name, 40).get_at((20, 4))[:3]
        for style in STYLES:
            near = min(math.dist(face, pygame.Color(each)[:3]) for each in (style.fill, style.dark))
            assert near > 30, (name, style.key)


def test_arrows_rise_from_both_neighbours() -> None:
    picture = promotion.rising_arrows((62, 36), 0.9)
    left = picture.subsurface((0, 0, 31, 36))
    right = picture.subsurface((31, 0, 31, 36))
    counts = [pygame.mask.from_surface(half, 120).count() for half in (left, right)]
    assert min(counts) > 60
    assert abs(counts[0] - counts[1]) < 30


def test_the_steps_of_a_chain_are_numbered() -> None:
    tags = [promotion.step_tag(number, 18) for number in range(1, 6)]
    assert len({pixels(tag) for tag in tags}) == 5


def test_no_type_on_the_board_is_smaller_than_the_floor(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    serif = fonts.serif

    def recorded(px: float, *more: object, **named: object) -> pygame.font.Font:
        font = serif(px, *more, **named)  # type: ignore[arg-type]
        sizes.append(font.point_size)
        return font

    monkeypatch.setattr(fonts, "serif", recorded)
    for module in (rath, round_end, promotion, stones, board_layer):
        assert module.fonts is fonts
    rath.rath_card(replace(PLAIN, name="Somebody new", cumals=17, supply=19), LAYOUT)
    round_end.ransom_scene(round_end.RansomView(RED, BLUE, 4, ((1, 1),)), 80)
    promotion.step_tag(9, 18)
    stones.name_stone((88, 24), "Somewhere", 0.89)
    for width in (60, 66, 94):
        tablet(replace(tablet_view(4), number=35), width)
    assert len(sizes) > 8
    assert min(sizes) >= fonts.FLOOR


def test_the_order_of_options_is_seen() -> None:
    order = ((RED, "gone"), (BLUE, "now"), (WHITE, "later"))
    shown = round_end.traitor_scene(round_end.TraitorView("ulster", order), 100)
    passed = round_end.traitor_scene(
        round_end.TraitorView("ulster", ((RED, "gone"), (BLUE, "gone"), (WHITE, "now"))), 100
    )
    elsewhere = round_end.traitor_scene(round_end.TraitorView("munster", order), 100)
    assert shown.get_height() == 100
    assert len({pixels(picture) for picture in (shown, passed, elsewhere)}) == 3


def test_prisoners_and_their_price_are_seen() -> None:
    plain = round_end.RansomView(YELLOW, BLUE, 5, ((1, 1), (2, 2), (0, 3)))
    views = (
        plain,
        replace(plain, held=2),
        replace(plain, owner=RED),
        replace(plain, keeper=RED),
        replace(plain, offers=((1, 1),)),
        replace(plain, offers=((1, 2), (2, 2), (0, 3))),
    )
    assert len({pixels(round_end.ransom_scene(view, 90)) for view in views}) == len(views)


def test_a_throne_is_empty_or_has_its_king() -> None:
    scenes = [round_end.throne_scene("ulster", king, 100) for king in (None, RED, BLUE)]
    assert len({pixels(scene) for scene in scenes}) == 3
