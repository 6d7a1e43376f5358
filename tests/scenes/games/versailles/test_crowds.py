"""Workers on one location: a few are seen, from two on a plate tells their number."""

from __future__ import annotations

import pygame
import pytest

from engine.games import load_game
from scenes.games.versailles.layout import board_plan, board_spec
from scenes.games.versailles.shots import five_config, position
from scenes.games.versailles.table import VersaillesTable
from scenes.table.camera import Camera
from scenes.table.frame import make_frame
from sprites.common.legality import decorate
from sprites.common.players import PLAYER_STYLES
from sprites.versailles.crowds import Slot
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.pieces import POOL_SHOWN, foot_corner, worker
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


WINDOWS = [
    ((1280, 690), 80), ((1280, 690), 100), ((1280, 690), 150), ((1366, 768), 100),
    ((1366, 768), 150), ((1920, 1080), 80), ((1920, 1080), 100), ((1920, 1080), 150),
]  # fmt: skip


def prices(layout: BoardLayout) -> list[pygame.Rect]:
    """What is read of costs and gains, without the lines around it."""
    unit = layout.unit
    lines = [site.chips for site in layout.sites.values() if site.chips.width]
    found = [line.inflate(-round(4 * unit), -round(2 * unit)) for line in lines]
    found += [cell.inflate(-round(4 * unit), -round(4 * unit)) for cell in layout.workshop]
    techs = [cell for row in layout.techs for cell in row]
    pad = round(4 * unit)
    found += [pygame.Rect(cell.topleft, (cell.width - pad, cell.height // 2)) for cell in techs]
    for cell in layout.newcomer_prices:
        tab = pygame.Rect(cell.left, 0, cell.width, round(25 * unit))
        tab.centery = cell.centery
        found.append(tab)
    return found


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_no_worker_covers_a_price_even_in_the_light_of_one_that_can_move(
    size: tuple[int, int], text: int, seats: int
) -> None:
    data = load_game("versailles").setup(five_config(seats), 1).data
    frame = make_frame(size, text, "foot")
    layout = board_plan(board_spec(data, seats), frame, Camera(frame.board)).layout
    read = prices(layout)
    for name, site in layout.sites.items():
        for seat, pool in enumerate(site.pools):
            slot = Slot(pool)
            picture = worker(PLAYER_STYLES[seat], slot.worker_width)
            look = decorate(picture, "now", frame.scale, core=VersaillesTable.gilded).merged()
            lit = look.surface.get_bounding_rect(min_alpha=200)
            for count in range(1, POOL_SHOWN + 1):
                x, y = foot_corner(slot.worker_width, slot.feet(count)[-1])
                box = lit.move(x - look.origin[0], y - look.origin[1])
                covered = box.collidelist(read)
                assert covered == -1, (name, seat, count, box, read[covered])
                for foot in slot.feet(count):
                    spot = foot_corner(slot.worker_width, foot)
                    assert picture.get_rect(topleft=spot).collidelist(read) == -1
