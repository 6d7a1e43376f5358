"""What else can be done with a lifted tablet is seen at once: the used pile and the name stones."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.tara.shots import middle
from scenes.table.drawing.marks import CROWD, Marker
from scenes.table.model.legality import Look
from scenes.table.motion.things import Place, Sprite
from sprites.common.legality import GOLD, PALE_GOLD
from tests.scenes.games.tara.test_table import make_table

SIZE = (1920, 1080)
USED, STONE = "discard", "amnesty:connacht"


def position(used: int) -> tuple[dict[str, Place], list[Sprite]]:
    """The board with so many used tablets."""
    table, _ = make_table()
    session = middle()
    session.state.discard = session.state.discard[:used]
    view = session.game.mask(session.state, session.asked)
    lying = [sprite for sprite in table.sprites(view, session.asked) if sprite.board]
    return dict(table.places(view, session.asked)), lying


def marked(used: int, hollows: int) -> tuple[dict[str, Place], list[Sprite], pygame.Surface]:
    """A lifted tablet may go to so many hollows, to the used ones and on two name stones."""
    places, lying = position(used)
    names = [name for name in places if name.startswith("hollow:")][:hollows]
    marks = dict.fromkeys((*names, USED, STONE, "amnesty:ulster"), Look.NOW)
    canvas = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
    marker = Marker(1.0, canvas.get_rect())
    for _ in range(len(marks) + 1):
        canvas.fill("black")
        marker.new_frame()
        marker.mark_all(canvas, marks, places, lying, frozenset())
        if not marker.unfinished:
            break
    return places, lying, canvas


def sides(canvas: pygame.Surface, box: pygame.Rect, colour: str) -> tuple[bool, ...]:
    """Whether a line of a colour runs along each side of a box but the lower one."""
    left, top = box.left, box.centery
    along = (
        [(left - step, top) for step in range(-2, 6)],
        [(box.right - 1 + step, top) for step in range(-2, 6)],
        [(box.centerx, box.top - step) for step in range(-2, 6)],
    )
    sought = pygame.Color(colour)
    return tuple(any(_near(canvas.get_at(at), sought) for at in spots) for spots in along)


def _near(seen: pygame.Color, sought: pygame.Color) -> bool:
    return all(abs(a - b) < 16 for a, b in zip(tuple(seen)[:3], tuple(sought)[:3], strict=True))


@pytest.mark.parametrize("hollows", [2, CROWD + 6])
@pytest.mark.parametrize("used", [0, 5])
def test_the_used_pile_has_one_frame_whatever_lies_there_and_else_is_open(
    used: int, hollows: int
) -> None:
    places, _, canvas = marked(used, hollows)
    assert sides(canvas, places[USED].rect, GOLD) == (True, True, True)


@pytest.mark.parametrize("used", [0, 5])
def test_the_number_of_used_tablets_is_read_on_the_frame(used: int) -> None:
    _, lying, canvas = marked(used, CROWD + 6)
    words = next(sprite for sprite in lying if sprite.key == f"words:{USED}")
    letters = pygame.mask.from_threshold(words.picture, "#fff0c6", (40, 40, 40, 255))
    seen = canvas.subsurface(pygame.Rect(words.at, words.picture.get_size()))
    shown = pygame.mask.from_threshold(seen, "#fff0c6", (60, 60, 60, 255))
    assert letters.count() > 0
    assert letters.overlap_area(shown, (0, 0)) == letters.count()


def test_a_name_stone_is_ringed_with_its_emblem() -> None:
    places, _, canvas = marked(5, CROWD + 6)
    table, _ = make_table()
    session = middle()
    plan = table._plan(session.game.mask(session.state, session.asked))
    fort = plan.layout.fort("connacht")
    stone = plan.rect(fort.name.union(fort.emblem))
    assert sides(canvas, stone, PALE_GOLD) == (True, True, True)
    assert places[STONE].rect.contains(stone)
