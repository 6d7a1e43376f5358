"""Five seats on a low rail: every counter stays readable, folded and unfolded."""

from __future__ import annotations

import pygame
import pytest

from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.players import PLAYER_STYLES
from sprites.common.rail_seats import SeatPanel, Stat, panel_units, seat_panel
from sprites.common.theme_worlds import IVORY

ROWS = (
    tuple(Stat("wood", "16") for _ in range(5)),
    tuple(Stat("wood", "4") for _ in range(5)),
    tuple(Stat("wood", "0") for _ in range(6)),
)


def no_icon(name: str, px: int) -> pygame.Surface | None:
    return None


def panel(unfolded: bool) -> SeatPanel:
    return SeatPanel("0", PLAYER_STYLES[0], "Wilhelmina", rows=ROWS, unfolded=unfolded, score="47")


@pytest.mark.parametrize(
    ("scale", "share"), [(0.9, 1.0), (0.9, 0.75), (1.0, 0.8), (1.2, 0.56), (1.7, 0.6)]
)
@pytest.mark.parametrize("unfolded", [False, True])
def test_no_counter_is_lost_where_there_is_little_room(
    scale: float, share: float, unfolded: bool
) -> None:
    shown = panel(unfolded)
    size = (round(285 * scale), round(panel_units(shown) * scale * share))
    drawn = seat_panel(shown, size, scale, IVORY, no_icon)
    counters = sum(len(row) for row in (ROWS if unfolded else ROWS[:1]))
    assert len(drawn.texts) == 1 + counters
    inside = pygame.Rect(0, -1, size[0], size[1] + 3)
    assert all(inside.contains(text) for text in drawn.texts)
    for number, text in enumerate(drawn.texts):
        others = drawn.texts[:number]
        assert not any(text.inflate(0, -8).colliderect(o.inflate(0, -8)) for o in others)


def darkness(value: str, lit: bool = False) -> int:
    """How dark the darkest px of a counter's figure is."""
    shown = SeatPanel("0", PLAYER_STYLES[0], "", rows=((Stat("wood", value, lit),),))
    theme = HIGH_CONTRAST.theme(IVORY)
    drawn = seat_panel(shown, (285, panel_units(shown)), 1.0, theme, no_icon)
    ground = pygame.Surface((285, panel_units(shown)))
    ground.fill(theme.paper)
    drawn.blit(ground, (0, 0))
    box = drawn.texts[-1]
    return max(
        765 - sum(ground.get_at((x, y))[:3])
        for x in range(box.left, box.right)
        for y in range(box.top, box.bottom)
    )


def test_a_zero_stands_back_unless_it_is_news_or_contrast_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert darkness("0") < 0.8 * darkness("8")
    assert darkness("0", lit=True) > 0.9 * darkness("8", lit=True)
    monkeypatch.setattr(HIGH_CONTRAST, "on", True)
    assert darkness("0") > 0.9 * darkness("8")
