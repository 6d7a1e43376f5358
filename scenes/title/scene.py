"""The title: four thrones, Continue first, the menu below."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.games import game_keys, info_of
from scenes.games.screens import has_screens
from scenes.shell.layer import Layer, Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.title import tongues, words
from scenes.title.offer import Offer, offered
from scenes.title.progress import draw_progress
from sprites.title.dark_hall import first_frame
from sprites.title.layout import MENU, TitleLayout, title_layout
from sprites.title.state import Look, TitleState

if TYPE_CHECKING:
    from sprites.title.scene import TitlePicture

_GLOW_SECONDS = 0.09
_SLICE_SECONDS = 0.02
_DRAWN = 1.0
"""The share of the whole hall; after it the games are loaded."""
_TROUBLE_WIDTH = 420
WAY_TO_BOXES = "learn"
"""The plate that leads to the handbooks, and in them to what is printed in the boxes."""


class TitleScene(Scene):
    """Where the app begins and where every game goes back to."""

    stays = True

    def __init__(self, app: Services) -> None:
        super().__init__(app)
        self._focus = self.listened = TargetFocus()
        self._offer: Offer | None = None
        self._opening = ""
        self._layout: TitleLayout | None = None
        self._picture: TitlePicture | None = None
        self._built_for: tuple[Size, int] | None = None
        self._building: Iterator[float] | None = None
        self._progress = 0.0
        self._dark: pygame.Surface | None = None
        self._glow: dict[str, float] = {}
        self._state: TitleState | None = None
        self._waiting = 0
        """Corrected figures of all games that have changed since."""

    @property
    def animating(self) -> bool:
        """While the hall is being built, and while a light grows or fades."""
        return self._building is not None or self._glows_move()

    @property
    def loading(self) -> bool:
        """Until the candles are lit there is nothing to press."""
        return self._building is not None

    def enter(self) -> None:
        self._read_library()

    def resume(self) -> None:
        self._opening = ""
        self._read_library()
        self._count_waiting()
        self._set_targets()

    def resize(self, size: Size) -> None:
        percent = self.app.settings.text_percent
        if self._built_for == (size, percent):
            return
        self._built_for = (size, percent)
        self._layout = title_layout(size, game_keys(), percent)
        self._dark = first_frame(size, game_keys(), self._name, self.app.cache)
        self._picture = None
        self._building = self._layers(size, percent)
        self._progress = 0.0
        self._set_targets()

    def retell(self) -> None:
        self._read_library()
        self._built_for = None

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._shortcut(event.key):
            return True
        if event.type == pygame.DROPFILE:  # dropped here, or opened from the desktop of a Mac
            self.app.stack.push(self.app.routes.library(Path(event.file)))
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self.mark()
        if chosen:
            self._choose(chosen)
        return True

    def update(self, dt: float) -> None:
        self._build_some()
        if self._glows_move():
            self._move_glows(dt)
            self.mark()

    def draw(self, surface: pygame.Surface) -> None:
        if self._dark is not None:
            surface.blit(self._dark, (0, 0))
            words_of_wait = self.app.say("ui.app.loading")
            draw_progress(surface, self._progress, words_of_wait, self.app.scale)
        elif self._picture is not None:
            self._draw_hall(surface, self._picture)

    def _draw_hall(self, surface: pygame.Surface, picture: TitlePicture) -> None:
        state = self._looks()
        picture.draw(surface, state)
        places = tongues.boxes(self.app.size, self.app.words_scale)
        spoken = self.app.catalogue.language
        tongues.draw(surface, places, self.app.words_scale, spoken, state.looks)
        if self._waiting:
            from sprites.handbook.seal import seal_at

            place = self.boxes()[WAY_TO_BOXES]
            seal_at(surface, place, self._waiting, self.app.words_scale)
        self._draw_troubles(surface)
        self._draw_reason(surface)

    @property
    def focused(self) -> str:
        """The target that the keyboard is on, or an empty string."""
        return self._focus.focused

    @property
    def title_words(self) -> str:
        return self.app.say("ui.app.name")

    @property
    def state_words(self) -> str:
        return " ".join([*self.troubles(), self.app.say("spoken.title")])

    def target_words(self, key: str) -> str:
        said = words.target_words(self.app, self._offered.words, key)
        if key != WAY_TO_BOXES or not self._waiting:
            return said
        return f"{said}. {self.app.say('sets.waiting', n=self._waiting)}"

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets in canvas pixels, by key."""
        if self._layout is None:
            return {}
        return self._layout.targets() | tongues.boxes(self.app.size, self.app.words_scale)

    def troubles(self) -> list[str]:
        """The sentences about the library that are shown now."""
        return words.troubles(self.app)

    # Building ------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        return self.app.say("ui.app.name")

    def _layers(self, size: Size, percent: int) -> Iterator[float]:
        """The hall, layer by layer: the share that is done. What draws it and what the games say
        of themselves is imported when the first frame is shown, one after the other: whoever
        leaves meanwhile waits for one of them at most."""
        from sprites.title.scene import TitlePicture

        yield 0.0
        self._picture = TitlePicture(size, self.app.cache, game_keys(), self._name, percent)
        yield from self._picture.build()
        for game in game_keys():
            info_of(game)
            yield _DRAWN

    def _build_some(self) -> None:
        """Some layers, for the length of a frame; the first frame comes before any of it."""
        if self._building is None or self.dirty:
            return
        until = time.perf_counter() + _SLICE_SECONDS
        while time.perf_counter() < until:
            share = next(self._building, None)
            if share is None:
                self._building = self._dark = None
                self._warn_if_in_use()
                self._count_waiting()
                break
            self._progress = share
            if share >= _DRAWN:  # however fast the computer is: one game in a frame
                break
        self.mark()

    def _warn_if_in_use(self) -> None:
        if self.app.library.status.saving:
            return
        from scenes.title.in_use import warn_if_in_use  # seldom needed: not before the first frame

        warn_if_in_use(self.app)

    def _count_waiting(self) -> None:
        if not any(self.app.boxes.path(game).exists() for game in game_keys()):
            self._waiting = 0
            return
        from scenes.play.boxes.waiting import waiting  # seldom needed, as above

        self._waiting = sum(waiting(self.app.boxes, game) for game in game_keys())

    # Content -------------------------------------------------------------------------------

    def _read_library(self) -> None:
        self._offer = self._state = None
        self.mark()

    @property
    def _offered(self) -> Offer:
        if self._offer is None:
            self._offer = offered(self.app)
        return self._offer

    def _set_targets(self) -> None:
        boxes = self.boxes()
        others = [key for key in boxes if key not in MENU and key != "continue"]
        order = ["continue", *MENU, *others] if boxes else []
        self._focus.set_targets(self._target(key, boxes[key]) for key in order)

    def _target(self, key: str, box: pygame.Rect) -> Target:
        if key == "continue" and self._offered.words.closed:
            return Target(key, box, False, self.app.say("ui.title.no_unfinished"))
        reason = words.no_table(self.app, key) if key in game_keys() else ""
        return Target(key, box, not reason, reason)

    def _looks(self) -> TitleState:
        if self._state is None:
            self._state = TitleState(
                plates=words.plates(self.app),
                continue_=self._offered.words,
                menu=words.menu(self.app),
            )
        focus = self._focus
        pressed = {focus.pressed, self._opening} - {""}
        looks = {
            key: Look(self._glow.get(key, 0.0), key == focus.focused, key in pressed)
            for key in {*self._glow, focus.focused, *pressed} - {""}
        }
        state = replace(self._state, looks=looks)
        return words.opening(self.app, state, self._opening) if self._opening else state

    def _draw_troubles(self, surface: pygame.Surface) -> None:
        troubles = self.troubles()
        if not troubles:
            return
        from scenes.shell.widgets.slips import no_icon, plain_theme
        from sprites.common.chrome_tooltip import Tooltip, tooltip

        scale, margin = self.app.words_scale, round(12 * self.app.scale)
        top = margin
        for sentence in troubles:
            slip = Tooltip(reason=(sentence,))
            width = round(_TROUBLE_WIDTH * scale)
            drawn = tooltip(slip, scale, plain_theme(), no_icon, width)
            drawn.blit(surface, (margin, top))
            top += drawn.size[1] + margin

    def _draw_reason(self, surface: pygame.Surface) -> None:
        key = self._focus.active
        reason = self._focus.reason(key)
        if reason:
            from scenes.shell.widgets.slips import draw_reason

            draw_reason(surface, reason, self.boxes()[key], self.app.words_scale)

    # Light ---------------------------------------------------------------------------------

    def _glows_move(self) -> bool:
        hovered = self._focus.hovered
        if hovered and self._glow.get(hovered, 0.0) < 1.0:
            return True
        return any(key != hovered for key in self._glow)

    def _move_glows(self, dt: float) -> None:
        hovered = self._focus.hovered
        step = 1.0 if self.app.settings.reduced_motion else dt / _GLOW_SECONDS
        fading = {key: glow - step for key, glow in self._glow.items() if key != hovered}
        grown = {hovered: min(1.0, self._glow.get(hovered, 0.0) + step)} if hovered else {}
        self._glow = {key: glow for key, glow in fading.items() if glow > 0.0} | grown

    # Choosing ------------------------------------------------------------------------------

    def _shortcut(self, code: int) -> bool:
        if code == pygame.K_ESCAPE:
            self._focus.focus("leave")
            self.mark()
            return True
        if code in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self._focus.focused:
            self._choose("continue" if self._offered.goes_on else "new")
            return True
        return False

    def _choose(self, key: str) -> None:
        if not self._focus.enabled(key):
            self.app.notice.show(self._focus.reason(key))
            self.app.mark()
        elif key == "leave":
            self.app.quit()
        elif key.startswith(tongues.KEY):
            self.app.speak(key.removeprefix(tongues.KEY))
        else:
            self._open(key)

    def _open(self, key: str) -> None:
        """Leave by a plate or a throne: until the next scene is there, it stays pressed."""
        self._opening = key
        latest = self._offered.latest
        if key == "continue" and latest is not None:
            self._continue(latest.id)
        else:
            self.app.show_at_once()
            self.app.stack.push(self._way(key))

    def _way(self, key: str) -> Layer:
        """Where a plate of the menu or a throne leads."""
        routes = self.app.routes
        ways: dict[str, Callable[[], Layer]] = {
            "settings": routes.settings,
            "learn": lambda: routes.learn(""),
            "library": routes.library,
            "records": routes.records,
            "new": lambda: routes.lobby(self._new_game),
            "continue": lambda: self._offered.leads_to(self.app),
        }
        return ways[key]() if key in ways else routes.lobby(key)

    @property
    def _new_game(self) -> str:
        """The game whose lobby New game opens: that of the game in progress, else the first."""
        latest = self._offered.latest
        tables = [game for game in game_keys() if has_screens(game)]
        return latest.game if latest is not None and latest.game in tables else tables[0]

    def _continue(self, session: str) -> None:
        from scenes.play.ways import continue_game

        if not continue_game(self.app, session):
            self.resume()
