"""Workers on one location: a few are seen, from two on a plate tells their number."""

from __future__ import annotations

from scenes.games.versailles.shots import five_config, position
from scenes.games.versailles.table import VersaillesTable
from sprites.versailles.pieces import POOL_SHOWN
from tests.scenes.games.laid import laid


def test_every_stack_from_two_on_has_a_plate_with_its_number() -> None:
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
        assert len(plates) == (count >= 2)
