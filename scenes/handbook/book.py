"""What all pages of a game's handbook share: leather and title of the game, the tabs, the way from
one chapter to another."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.handbook.tabs import BOX, CARDS, book_tabs
from scenes.shell.widgets.book import BookScene
from sprites.common.binding import Binding
from sprites.handbook.head import Tab, draw_game_title
from sprites.handbook.style import binding_of


class GameBook(BookScene):
    """The open handbook of `game`. Subclasses give `chosen_tab`."""

    game: str

    def bound(self) -> Binding:
        return binding_of(self.game)

    def tabs(self) -> tuple[Tab, ...]:
        return book_tabs(self.app, self.game)

    @property
    def title_words(self) -> str:
        tab = self.app.say(f"handbook.tab.{self.chosen_tab}")
        return f"{self.app.say(f'game.{self.game}')}. {tab}"

    def draw_title(self, surface: pygame.Surface) -> None:
        draw_game_title(surface, self.layout, self.game, self.app.lettered(self.game))

    def left(self, go: Callable[[], None]) -> None:
        """The page is left by `go`, unless something on it would be lost."""
        go()

    def open_tab(self, tab: str) -> None:
        """Open another chapter: cards and figures have pages of their own kind."""
        if tab == self.chosen_tab:
            return
        routes, game = self.app.routes, self.game
        pages = {CARDS: routes.gallery, BOX: routes.box}

        def go() -> None:
            other = pages[tab](game) if tab in pages else routes.handbook(game, tab=tab)
            self.app.stack.replace(other)

        self.left(go)

    def turn_tab(self, event: pygame.event.Event) -> bool:
        """Ctrl+Tab goes on to the next chapter, with Shift to the one before; True when used."""
        if event.key != pygame.K_TAB or not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        keys = [tab.key for tab in self.tabs()]
        by = -1 if event.mod & pygame.KMOD_SHIFT else 1
        self.open_tab(keys[(keys.index(self.chosen_tab) + by) % len(keys)])
        return True
