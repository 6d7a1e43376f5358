"""What a held tablet would bring can be told apart on the board: of a chain only the next disc is
shown in full, and the tablet itself hangs off the positions."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.games.tara.hints import Told, coming
from scenes.games.tara.shots import CHAIN, at_turn, lay
from sprites.common.players import PLAYER_STYLES
from tests.scenes.support import motion, press
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at

PX = 38


def test_only_the_next_disc_of_a_chain_covers_what_lies_there() -> None:
    style = PLAYER_STYLES[0]
    for later in (False, True):
        picture = coming(style, Told("2", later=later), PX)
        assert (picture.get_at(picture.get_rect().center).a == 0) is later


def test_what_a_step_does_is_told_by_a_sign_that_can_be_read() -> None:
    """It is at least as large as an icon of the log."""
    plain = coming(None, Told("2"), PX)
    signed = coming(None, Told("2", "strip"), PX)
    aside = ((signed.get_width() - plain.get_width()) // 2,) * 2
    signed = signed.copy()
    signed.blit(plain, aside, special_flags=pygame.BLEND_RGBA_SUB)
    assert min(signed.get_bounding_rect(40).size) >= 16


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_a_held_tablet_hangs_off_the_positions_of_its_province(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player = open_at(tmp_path, lay(at_turn(), CHAIN, (2, 20, 34)), size)
    context = player.scene.context
    lift(player, "hand:2")
    for hollow in ("hollow:leinster:0:1", "hollow:munster:0:1", "hollow:ulster:0:2"):
        player.tick([motion(*player.at(hollow))])
        for _ in range(30):
            player.tick([])
        held = context.held
        assert held is not None
        box = pygame.Rect(held.corner, held.sprite.picture.get_size())
        own = hollow.rpartition(":")[0].rpartition(":")[0]
        for name, place in context.places.items():
            if name.startswith(own):
                assert not box.colliderect(place.rect.inflate(-4, -4)), (hollow, name)
    close(player)


def lift(player: MousePlayer, anchor: str) -> None:
    """Take a tablet a little off the shelf."""
    x, y = player.at(anchor)
    player.tick([motion(x, y), press(x, y)])
    player.tick([motion(x, y - 40)])
    player.frame()
