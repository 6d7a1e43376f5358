"""The lobby: who plays, against which automa, how hard, with which seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.seating import AUTOMA_BOARDS
from scenes.fields import BLINK_SECONDS, TextFields
from scenes.focus import Target, TargetFocus
from scenes.lobby_choices import (
    LARGEST_SEED,
    SeedError,
    clean_name,
    configuration,
    mended,
    parse_seed,
)
from scenes.lobby_view import AUTOMA_SEAT, PERSON_SEAT, LobbyPicture, LobbyState
from scenes.lobby_words import COMING_OPTIONS, OPTIONS, help_for, lobby_words
from scenes.notice import draw_reason
from scenes.play import begin_game
from scenes.scene import Scene, Size
from scenes.seating import SEAT_COLOURS
from scenes.settings_store import LONGEST_NAME
from sprites.title.state import Look

if TYPE_CHECKING:
    from scenes.app import App

_FIELD_PX = 17
_LONGEST_SEED = 15


class LobbyScene(Scene):
    """Sets up a game of `game`; its choices are remembered for the next time."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.choices = app.settings.lobby = mended(app.settings.lobby)
        self._words = lobby_words(app)
        self._texts = {"name": self.choices.name, "seed": ""}
        self._problem = ""
        self._focus = TargetFocus()
        self._picture: LobbyPicture | None = None
        self._fields: TextFields | None = None

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets by key, canvas pixels."""
        return {} if self._picture is None else self._picture.boxes()

    @property
    def focused(self) -> str:
        """The target that the keyboard is on, or an empty string."""
        return self._focus.focused

    @property
    def note(self) -> str:
        """What is wrong, or what the touched or chosen thing means."""
        level = self.app.say(f"ui.lobby.level_line.{self.choices.difficulty}")
        return self._problem or help_for(self.app, self._focus.active) or level

    @property
    def next_wakeup(self) -> float | None:
        return BLINK_SECONDS if self._writing else None

    @property
    def _writing(self) -> str:
        return "" if self._fields is None else self._fields.focused

    def resize(self, size: Size) -> None:
        self._keep_texts()
        self._picture = LobbyPicture(size, self.app.cache)
        self._focus.set_targets(self._target(key, box) for key, box in self.boxes().items())
        rooms = self._picture.text_rooms(self._words)
        self._fields = TextFields(size, max(13, round(_FIELD_PX * self.app.scale)))
        hints = {"name": "ui.lobby.name_hint", "seed": "ui.lobby.seed_chance"}
        longest = {"name": LONGEST_NAME, "seed": _LONGEST_SEED}
        for key, room in rooms.items():
            hint = self.app.say(hints[key])
            self._fields.add(key, room, self._texts[key], hint, longest[key])

    def pause(self) -> None:
        self._write_in("")

    def leave(self) -> None:
        self._write_in("")  # keys must not go on repeating in other scenes
        self._remember()

    def handle(self, event: pygame.event.Event) -> bool:
        if self._writing:
            self.mark()
        if self._field_takes(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.stack.pop()
            return True
        if event.type == pygame.KEYDOWN and self._enter_starts(event.key):
            self._start()
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._follow_focus()
            self.mark()
        if chosen:
            self._choose(chosen)
        return True

    def update(self, dt: float) -> None:
        if self._fields is not None and self._writing:
            self._fields.update(dt)
            self.mark()

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        self._picture.draw(surface, self._state(), self._words, self._looks())
        if self._fields is not None:
            self._fields.draw(surface, self._writing)
        self._draw_slip(surface)

    # Text entries --------------------------------------------------------------------------

    def _field_takes(self, event: pygame.event.Event) -> bool:
        """Offer the event to the line that is being written in; True when it was for it."""
        if self._fields is None or not self._writing:
            return False
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
                self._write_in("")
                self._focus.focus("start" if event.key != pygame.K_ESCAPE else self._focus.focused)
                return True
            if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
                return False
        used = self._fields.handle(event)
        self._fields.update(0.0)
        self._keep_texts()
        return used and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)

    def _write_in(self, key: str) -> None:
        if self._fields is not None and self._fields.focused != key:
            self._keep_texts()
            self._fields.focus(key)
            self._fields.update(0.0)
            if key:
                self._focus.focus(key)  # Tab goes on from here, also after a click
            self.mark()

    def _follow_focus(self) -> None:
        """The keyboard came to a line: write in it; it went on: stop writing."""
        if self._focus.focused in self._texts:
            self._write_in(self._focus.focused)
        elif self._focus.focused or (self._focus.pressed and self._focus.pressed != self._writing):
            self._write_in("")

    def _keep_texts(self) -> None:
        texts = self._texts if self._fields is None else self._fields.texts()
        if texts != self._texts:
            self._texts = texts
            self._problem = ""

    # Choosing ------------------------------------------------------------------------------

    def _enter_starts(self, code: int) -> bool:
        return code in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self._focus.focused

    def _choose(self, key: str) -> None:
        if not self._focus.enabled(key):
            self.app.notice.show(self._focus.reason(key))
            self.app.mark()
            return
        kind, _, name = key.partition(":")
        actions: dict[str, Callable[[], None]] = {
            "back": self.app.stack.pop,
            "start": self._start,
            "dice": self._roll,
            "name": lambda: self._write_in("name"),
            "seed": lambda: self._write_in("seed"),
            "colour": lambda: self._set_colour(name),
            "seat": lambda: self._turn_seat(int(name)),
            "kind": lambda: self._turn_seat(int(name)),
            "board": lambda: self._set_board(name),
            "level": lambda: self._set_level(int(name)),
            "option": lambda: self._toggle(name),
        }
        actions[kind]()
        self.mark()

    def _set_colour(self, colour: str) -> None:
        self.choices.colour = colour

    def _set_board(self, board: str) -> None:
        self.choices.board = board

    def _set_level(self, level: int) -> None:
        self.choices.difficulty = level

    def _turn_seat(self, seat: int) -> None:
        """A click on a chair: the person's next colour, or the next automa."""
        if seat == PERSON_SEAT:
            self._set_colour(_next(SEAT_COLOURS, self.choices.colour))
        elif seat == AUTOMA_SEAT:
            self._set_board(_next(AUTOMA_BOARDS, self.choices.board))

    def _toggle(self, option: str) -> None:
        settings = self.app.settings
        setattr(settings, option, not getattr(settings, option))

    def _roll(self) -> None:
        self._texts["seed"] = str(parse_seed(""))
        self._problem = ""
        if self._fields is not None:
            self._fields.set_text("seed", self._texts["seed"])

    def _start(self) -> None:
        self._keep_texts()
        try:
            seed = parse_seed(self._texts["seed"])
        except SeedError:
            self._write_in("seed")
            self._focus.focus("seed")
            self._problem = self.app.say("ui.lobby.seed_wrong", most=LARGEST_SEED)
            self.app.notice.show(self._problem)
            self.mark()
            return
        self._remember()
        automa = self._words.boards[self.choices.board]
        config = configuration(self.choices, self._name(), automa)
        self.app.stack.pop()
        begin_game(self.app, self.game, config, seed)

    def _name(self) -> str:
        return clean_name(self._texts["name"], self.app.say("ui.lobby.default_name"))

    def _remember(self) -> None:
        self._keep_texts()
        self.choices.name = clean_name(self._texts["name"], "")
        self.app.save_settings()

    # Drawing -------------------------------------------------------------------------------

    def _target(self, key: str, box: pygame.Rect) -> Target:
        kind, _, name = key.partition(":")
        reason = ""
        if kind in ("seat", "kind") and int(name) not in (PERSON_SEAT, AUTOMA_SEAT):
            reason = self.app.say("ui.lobby.seat_coming")
        elif kind == "option" and name in COMING_OPTIONS:
            reason = self.app.say(f"ui.lobby.option_line.{name}")
        return Target(key, box, not reason, reason)

    def _state(self) -> LobbyState:
        choices, settings = self.choices, self.app.settings
        chosen = {key for key in OPTIONS if getattr(settings, key, False)}
        config = configuration(choices, "", "")
        return LobbyState(
            game=self.game,
            name=self._name() if self._writing != "name" else "",
            seed=self._texts["seed"] if self._writing != "seed" else "",
            colour=choices.colour,
            automa_colour=config["seats"][1]["colour"],
            board=choices.board,
            difficulty=choices.difficulty,
            options=frozenset(chosen),
            closed=COMING_OPTIONS,
            note=self.note,
        )

    def _looks(self) -> dict[str, Look]:
        focus = self._focus
        touched = {focus.hovered, focus.focused, focus.pressed} - {""}
        return {
            key: Look(
                1.0 if key == focus.hovered and self._focus.enabled(key) else 0.0,
                key == focus.focused,
                key == focus.pressed,
            )
            for key in touched
        }

    def _draw_slip(self, surface: pygame.Surface) -> None:
        """Why an empty chair stays empty; the option cards say it themselves."""
        key = self._focus.active
        if key and not key.startswith("option:"):
            draw_reason(surface, self._focus.reason(key), self.boxes()[key], self.app.scale)


def _next(items: tuple[str, ...], item: str) -> str:
    return items[(items.index(item) + 1) % len(items)]
