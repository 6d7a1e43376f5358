"""Workers on one location: up to three lie side by side, more have a plate with their number."""

from __future__ import annotations

from scenes.games.versailles.shots import five_config, position
from scenes.games.versailles.table import VersaillesTable
from sprites.versailles.pieces import POOL_SHOWN
from tests.scenes.games.laid import laid


def test_up_to_three_workers_are_counted_by_eye_and_more_have_a_plate() -> None:
    session = position(lambda s, q: q.op == "move", 4)
    seat = max(0, session.asked)
    view = session.game.mask(session.state, seat)
    table, _ = laid(VersaillesTable, five_config(4), (1366, 768))
    player = view.players[seat]
    for count in range(1, 8):
        player.workers[:] = [count] + [0] * (len(player.workers) - 1)
        sprites = table.sprites(view, seat)
        anchor = f"pool:{view.data.sites[0].id}:{seat}"
        crowd = [sprite.rect for sprite in sprites if sprite.anchor == anchor]
        assert len(crowd) == min(count, POOL_SHOWN)
        assert len({box.topleft for box in crowd}) == len(crowd)
        plates = [sprite for sprite in sprites if sprite.key == f"count:{seat}:0"]
        assert len(plates) == (count >= 4)
