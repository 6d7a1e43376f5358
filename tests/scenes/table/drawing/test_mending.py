"""A table draws and presents only what changed, and what it shows is what it would draw whole."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from tests.scenes.support import motion, press, release, settle
from tests.scenes.table.conftest import SIZE
from tests.scenes.table.mouse_player import MousePlayer


class Presented:
    """The regions of every presented frame; with each, the canvas is compared with the same frame
    drawn whole."""

    def __init__(self, player: MousePlayer, patch: pytest.MonkeyPatch) -> None:
        self.regions: list[Sequence[pygame.Rect] | None] = []
        self.differing: list[int] = []
        self._app, self._scene = player.app, player.scene
        patch.setattr(self._app.window, "present", self._look)

    @property
    def shares(self) -> list[float]:
        """Of the window, what was presented in each frame, from the least to the most."""
        return sorted(self._share(regions) for regions in self.regions)

    def _share(self, regions: Sequence[pygame.Rect] | None) -> float:
        if regions is None:
            return 1.0
        px = sum(region.width * region.height for region in regions)
        return px / (SIZE[0] * SIZE[1])

    def _look(self, regions: Sequence[pygame.Rect] | None = None) -> None:
        self.regions.append(regions)
        if self._app.stack.visible() != [self._scene] or self._app.notice.sentence:
            return
        if self._scene.dirty:
            return  # some parts wait for the next frame
        whole = pygame.Surface(SIZE, 0, 32)
        self._scene.draw(whole)
        if pygame.image.tobytes(whole, "RGB") != pygame.image.tobytes(self._app.canvas, "RGB"):
            self.differing.append(len(self.regions))


def lifted(player: MousePlayer) -> pygame.Rect:
    """Decide until something can be dragged, and lift it; where it lay."""
    scene, app = player.scene, player.app
    for _ in range(60):
        for source in scene.controller.offers.sources():
            place = scene.context.places.get(source)
            if place is None or scene.painter.liftable(source, scene.context.viewer) is None:
                continue
            app.tick([motion(*place.rect.center), press(*place.rect.center)], 0.02)
            app.tick([motion(place.rect.centerx + 30, place.rect.centery - 30)], 0.02)
            if scene.context.held is not None:
                return place.rect
            scene.gestures.let_go()
            app.tick([release(*place.rect.center)], 0.02)
        player.step()
    raise LookupError("nothing can be dragged")


@pytest.mark.slow
def test_a_dragged_piece_presents_only_what_changed(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = lifted(player)
    settle(player.app)
    shown = Presented(player, monkeypatch)
    for step in range(1, 25):
        player.app.tick([motion(box.centerx + 4 * step, box.centery - 5 * step)], 0.02)
    assert len(shown.regions) >= 20
    assert shown.shares[-1] < 0.7
    assert shown.shares[len(shown.shares) // 2] < 0.25
    assert not shown.differing


@pytest.mark.slow
def test_a_turn_of_somebody_else_mends_what_it_changes(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Presented(player, monkeypatch)
    scene, watched = player.scene, 0
    for _ in range(900):
        if scene.model.asking and not player.app.stack.needs_frame():
            if watched > 60:
                break
            question = scene.model.question
            assert question is not None
            scene.model.take_or_confirm(question.choices[0])
            scene.gestures.after_decision()
        watched += scene.model.watching
        player.app.tick([], 0.02)
    assert watched > 60
    assert not shown.differing
    small = [regions for regions in shown.regions if regions is not None and len(regions) < 9]
    assert len(small) > len(shown.regions) / 2


@pytest.mark.slow
def test_a_table_at_rest_presents_nothing(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(player.app)
    shown = Presented(player, monkeypatch)
    for _ in range(100):
        player.app.tick([], 0.1)
    assert shown.regions == []
