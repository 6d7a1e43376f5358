"""The ground of the Viscounts table, mended through a whole game, is the one painted at once."""

from typing import Any

import pygame
import pytest

from scenes.games.viscounts import ground
from sprites.common.surface_cache import CACHE
from sprites.viscounts import player_board
from tests.drawn_anew import never
from tests.sampling import sampled
from tests.scenes.games.viscounts.test_table import CONFIGS, make_table, positions

pytestmark = pytest.mark.usefixtures("display")


@pytest.mark.slow
@pytest.mark.parametrize("name", sampled(["solo card", "four"]))
def test_mended_ground_is_the_one_painted_at_once(name: str) -> None:
    config = CONFIGS[name]
    table, _ = make_table(config)
    grounds = []
    for number, session in enumerate(positions(config, every=23)):
        seat = number % len(config["seats"])
        table.show_seat(seat)
        view = session.game.mask(session.state, 0)
        mended = table.ground(view, 0, frozenset())
        assert table.ground(view, 0, frozenset()) is mended
        if number % 4 == 0:
            other, _ = make_table(config)
            other.show_seat(seat)
            fresh = other.ground(view, 0, frozenset())
            grounds.append(pygame.image.tobytes(fresh, "RGB"))
            assert pygame.image.tobytes(mended, "RGB") == grounds[-1]
    assert len(set(grounds)) > 2


def test_a_board_that_lies_there_is_not_drawn_anew_when_the_cache_let_go_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, _ = make_table(CONFIGS["four"])
    views = (each.game.mask(each.state, 0) for each in positions(CONFIGS["four"], every=60))
    table.show_seat(0)
    before = table.ground(next(views), 0, frozenset())
    CACHE.clear()
    monkeypatch.setattr(player_board, "townscape", never)
    drawn: list[object] = []
    draw = ground.draw_player_board

    def counted(*args: Any, **kwargs: Any) -> None:
        drawn.append(args)
        draw(*args, **kwargs)

    monkeypatch.setattr(ground, "draw_player_board", counted)
    assert table.ground(next(views), 0, frozenset()) is not before
    assert drawn
