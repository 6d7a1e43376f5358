"""Workers of one seat in one place are counted by eye; of many a plate tells the number."""

from __future__ import annotations

from scenes.games.versailles.shots import position
from sprites.versailles.pieces import FIGURE_FROM, POOL_SHOWN
from tests.scenes.games.versailles.test_table import make_table, shown


def test_up_to_three_workers_are_counted_by_eye_and_more_have_a_plate() -> None:
    session = position(lambda s, q: q.op == "move", 4)
    view, seat = shown(session)
    table, _ = make_table(4)
    player = view.players[seat]
    for count in range(1, 8):
        player.workers[:] = [count] + [0] * (len(player.workers) - 1)
        sprites = table.sprites(view, seat)
        anchor = f"pool:{view.data.sites[0].id}:{seat}"
        crowd = [sprite.rect for sprite in sprites if sprite.anchor == anchor]
        assert len(crowd) == min(count, POOL_SHOWN)
        assert len({box.topleft for box in crowd}) == len(crowd)
        plates = [sprite for sprite in sprites if sprite.key == f"count:{seat}:0"]
        assert len(plates) == (count >= FIGURE_FROM)
