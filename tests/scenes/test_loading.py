"""What is pressed while a screen loads."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from tests.scenes.support import Plain, click, key, make_app, press, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    made = make_app(tmp_path)
    made.stack.push(Plain(made))
    settle(made)
    return made


class Loading(Plain):
    """A scene that cannot be used before so many frames have passed; meanwhile somebody clicks."""

    left = 3

    @property
    def loading(self) -> bool:
        return self.left > 0

    @property
    def animating(self) -> bool:
        return self.loading

    def enter(self) -> None:
        self._click()

    def update(self, dt: float) -> None:
        if self.loading:
            self._click()
            self.left -= 1

    def _click(self) -> None:
        for made in [*click((9, 9)), key(pygame.K_RETURN)]:
            pygame.event.post(made)


def queued(app: App) -> list[pygame.event.Event]:
    """One frame of the loop with what lies in the real queue."""
    events = pygame.event.get()
    app.tick(events, 0.016)
    return events


def test_presses_made_while_a_screen_loads_are_not_kept_for_it(app: App) -> None:
    pygame.event.clear()
    opened = Loading(app)
    app.stack.push(opened)
    for _ in range(6):
        queued(app)
    assert not opened.loading
    assert [made.type for made in opened.events if made.type != pygame.MOUSEMOTION] == []
    pygame.event.post(press(9, 9))
    queued(app)
    assert opened.events[-1].type == pygame.MOUSEBUTTONDOWN


def test_while_a_screen_loads_the_pointer_is_followed_and_no_press_taken(app: App) -> None:
    opened = Loading(app)
    app.stack.push(opened)
    app.tick([], 0.016)
    app.tick([*click((40, 40)), key(pygame.K_a)], 0.016)
    assert opened.loading
    assert {made.type for made in opened.events} == {pygame.MOUSEMOTION}


def test_presses_made_while_a_small_sheet_opens_are_kept(app: App) -> None:
    pygame.event.clear()
    sheet = Plain(app, "sheet", opaque=False)
    app.stack.push(sheet)
    pygame.event.post(key(pygame.K_ESCAPE))
    app.tick([], 0.016)
    queued(app)
    assert [made.type for made in sheet.events] == [pygame.KEYDOWN]
