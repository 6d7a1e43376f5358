"""The right page of the settings: what they do, shown at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from engine.explain import Text
from engine.games import game_keys
from scenes.games.screens import has_screens, screens_of
from scenes.settings.pad_rows import PAD_ROWS, draw_pad_rows
from scenes.shell.input.pad_layout import LETTERS
from scenes.shell.services import Services
from scenes.shell.sound.effects import RECIPES
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.slips import plain_theme
from sprites.common.chrome_button import Action
from sprites.common.chrome_prompt import Prompt, prompt
from sprites.common.contrast import Deficiency
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.metrics import TARGET_PX, px
from sprites.common.players import PALETTES, PlayerStyle
from sprites.handbook import style
from sprites.handbook.aid_rows import aid_heading, aid_remark
from sprites.handbook.clauses import Block
from sprites.handbook.layout import BookLayout
from sprites.handbook.paragraph import Run, paragraph
from sprites.handbook.samples import draw_bell, draw_walker, draw_way, seat_colours, way_points
from sprites.handbook.tailpiece import draw_tailpiece

EYES: tuple[tuple[str, Deficiency | None], ...] = (
    ("full", None),
    ("protan", "protan"),
    ("deutan", "deutan"),
    ("tritan", "tritan"),
)
NEXT, TABLE = "next", "table"
ASKED_FOR = 40
"""The volume of ambience for somebody who asks for it while there is none."""
_REST = 0.7
"""Seconds that the pawn stands between two moves."""


class Sample:
    """Draws the page of a chapter. `percent` is the size that is being tried."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._layout: BookLayout | None = None
        self._passed = 0.0
        self._step = 0
        self._listened = ""
        """The game whose ambience is listened to."""

    def lay_out(self, layout: BookLayout) -> None:
        """Place the page in the book."""
        self._layout = layout

    def _say(self, key: str) -> str:
        return self._app.say(Text(f"settings.{key}"))

    def _styles(self) -> tuple[PlayerStyle, ...]:
        return PALETTES[self._app.settings.seat_palette]

    # Time ------------------------------------------------------------------------------------

    @property
    def walks(self) -> bool:
        """False where moves are not shown at all."""
        return self._app.settings.seconds_per_move > 0

    @property
    def moving(self) -> bool:
        """True while the pawn is on its way."""
        return self.walks and self._passed < self._app.settings.seconds_per_move

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the pawn starts again; in step mode it waits for Next."""
        if not self.walks or self._app.settings.step_mode or self.moving:
            return None
        return max(0.01, self._app.settings.seconds_per_move + _REST - self._passed)

    def update(self, dt: float) -> bool:
        """Let the pawn walk; True if it looks different now."""
        if not self.walks:
            return False
        moving = self.moving
        self._passed += dt
        rested = self._passed >= self._app.settings.seconds_per_move + _REST
        if rested and not self._app.settings.step_mode:
            self.next()
        return moving or self.moving

    def next(self) -> None:
        """The pawn makes its next move."""
        self._step += 1
        self._passed = 0.0

    # Targets ---------------------------------------------------------------------------------

    def targets(self, chapter: str) -> list[Target]:
        """What can be clicked on the page."""
        if self._layout is None:
            return []
        if chapter == "play" and self._app.settings.step_mode:
            bar = self._turn_bar(NO_POINTER)
            return [Target(NEXT, bar.at(self._land().move(0, self._below()).bottomleft)[NEXT])]
        if chapter != "sound":
            return []
        return [Target(key, box) for key, (_, box) in self._bells().items()]

    def words(self, key: str) -> str:
        """What a target of the page says to somebody who listens."""
        kind, _, name = key.partition(":")
        if kind == TABLE:
            return self._app.say(Text("settings.sample.table", {"game": self._game(name)}))
        return self._say(f"hear.{name}") if kind == "hear" else self._say("sample.next")

    def choose(self, key: str) -> bool:
        """A sound or the next move was asked for."""
        kind, _, name = key.partition(":")
        if kind == NEXT:
            self.next()
        elif kind == "hear":
            self._app.sounds.play(name)
        elif kind == TABLE:
            self._listen_to(name)
        else:
            return False
        return True

    # Ambience --------------------------------------------------------------------------------

    @property
    def ambience(self) -> Path | None:
        """What is listened to now."""
        return screens_of(self._listened).ambience if self._listened else None

    def hear_some(self) -> None:
        """The volume was changed: there is something to hear it by."""
        self._listened = self._listened or next(iter(_with_ambience()), "")

    def _listen_to(self, game: str) -> None:
        """Listen to a game's table, or no more. Whoever asks for it wants to hear it."""
        self._listened = "" if game == self._listened else game
        if self._listened and not self._app.settings.ambience:
            self._app.settings.ambience = ASKED_FOR
            self._app.save_settings()

    def _game(self, game: str) -> str:
        return self._app.say(f"game.{game}")

    def _land(self) -> pygame.Rect:
        """Where the pawn walks."""
        assert self._layout is not None
        room, grid, scale = self._layout.right, self._layout.grid, self._layout.scale
        top = room.y + self._heading("play").height + round(8 * scale)
        high = min(round(270 * grid), room.bottom - top - round(70 * scale) - round(20 * grid))
        return pygame.Rect(room.x, top, room.width, high)

    def _below(self) -> int:
        """px from the land to the prompt bar below it."""
        return round(14 * self._layout.grid) if self._layout is not None else 0

    def _turn_bar(self, pointer: Pointer) -> Drawn:
        assert self._layout is not None
        size = (self._layout.right.width, px(56, self._layout.scale))
        return prompt(self.turn_prompt(), size, self._layout.scale, plain_theme(), pointer)

    def _bells(self) -> dict[str, tuple[str, pygame.Rect]]:
        """What can be heard, its words and its place: short sounds, below them the tables."""
        assert self._layout is not None
        room, scale = self._layout.right, self._layout.scale
        top = room.y + self._heading("sound").height + round(10 * scale)
        short = {f"hear:{name}": self._say(f"hear.{name}") for name in RECIPES}
        tables = {f"{TABLE}:{game}": self._game(game) for game in _with_ambience()}
        found = self._in_pairs(short, top)
        below = max(box.bottom for _, box in found.values())
        return {**found, **self._in_pairs(tables, below + round(26 * scale))}

    def _in_pairs(self, words: Mapping[str, str], top: int) -> dict[str, tuple[str, pygame.Rect]]:
        """Plaques in two columns from `top` on."""
        assert self._layout is not None
        room, scale = self._layout.right, self._layout.scale
        gap = round(10 * scale)
        high, wide = max(TARGET_PX, round(50 * scale)), (room.width - gap) // 2
        return {
            key: (said, pygame.Rect(
                room.x + index % 2 * (wide + gap), top + index // 2 * (high + gap), wide, high
            ))
            for index, (key, said) in enumerate(words.items())
        }  # fmt: skip

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, chapter: str, percent: int, pointer: Pointer) -> None:
        """The page of a chapter."""
        if self._layout is None:
            return
        heading = self._heading(chapter)
        room = self._layout.right
        surface.blit(heading.surface, room)
        top = room.y + heading.height + round(8 * self._layout.scale)
        drawing: dict[str, Callable[[], None]] = {
            "display": lambda: self._draw_display(surface, top, percent),
            "play": lambda: self._draw_play(surface, pointer),
            "sound": lambda: self._draw_sound(surface, pointer),
            "hands": lambda: self._draw_hands(surface, top),
        }
        drawing[chapter]()

    def _heading(self, chapter: str) -> Block:
        assert self._layout is not None
        title = self._say(f"sample.{chapter}")
        return aid_heading(title, "", self._layout.right.width, self._layout.scale)

    def _draw_display(self, surface: pygame.Surface, top: int, percent: int) -> None:
        assert self._layout is not None
        room, grid = self._layout.right, self._layout.grid
        scale = grid * percent / 100
        bar = (room.width, px(56, scale))
        drawn = prompt(self.table_prompt(), bar, scale, plain_theme())
        drawn.blit(surface, (room.x, top))
        top += bar[1] + round(16 * grid)
        words = Run(self._say("sample.body"))
        text = paragraph((words,), style.body_faces(style.BODY * scale), room.width, style.INK)
        surface.blit(text.surface, (room.x, top))
        top += text.surface.get_height() + round(12 * grid)
        colours = aid_remark(self._say("sample.colours"), room.width, self._layout.scale, _no_icon)
        rows = [(self._say(f"eye.{name}"), eye) for name, eye in EYES]
        left = room.bottom - top - colours.height
        fitted = min(grid * 1.45, left / (len(rows) * 41))
        surface.blit(colours.surface, (room.x, top))
        box = pygame.Rect(room.x, top + colours.height, room.width, left)
        foot = seat_colours(surface, box, self._styles(), rows, fitted, self._layout.scale)
        self._close(surface, foot, "castle")

    def table_prompt(self) -> Prompt:
        """A question as the table asks it."""
        seat = self._styles()[0]
        build = Action("build", self._say("sample.build"), primary=True, number="1")
        return Prompt(self._say("sample.sentence"), seat, actions=(build,))

    def _draw_play(self, surface: pygame.Surface, pointer: Pointer) -> None:
        assert self._layout is not None
        room, grid = self._layout.right, self._layout.grid
        settings, field = self._app.settings, self._land()
        points = way_points(field)
        draw_way(surface, field, points, grid)
        share = min(1.0, self._passed / settings.seconds_per_move) if self.walks else 1.0
        seat = self._styles()[1]
        draw_walker(surface, points, self._step, share, seat, grid, settings.reduced_motion)
        bar = self._turn_bar(pointer)
        top = field.bottom + self._below()
        bar.blit(surface, (room.x, top))
        top += bar.size[1] + round(8 * grid)
        if not self.walks:
            remark = aid_remark(self._say("sample.instant"), room.width, grid, _no_icon)
            if top + remark.height <= room.bottom:
                surface.blit(remark.surface, (room.x, top))
                top += remark.height
        self._close(surface, top, "castle")

    def _draw_hands(self, surface: pygame.Surface, top: int) -> None:
        """The buttons of a gamepad with what they do, and whether anything here can speak."""
        assert self._layout is not None
        settings = self._app.settings
        marks = settings.pad_pictures or self._app.pads.marks or LETTERS
        rows = [
            (signs, self._app.say(f"table.keys.pad.{name}")) for name, signs in PAD_ROWS.items()
        ]
        room = self._layout.right
        remark = self._silence()
        bottom = room.bottom - (remark.height if remark else 0)
        foot = draw_pad_rows(surface, self._layout, top, bottom, rows, marks)
        if remark:
            surface.blit(remark.surface, (room.x, foot))
            foot += remark.height
        self._close(surface, foot, "castle")

    def _silence(self) -> Block | None:
        """What is said of a voice where nothing here can speak."""
        assert self._layout is not None
        if self._app.narrator.voice.available:
            return None
        width, scale = self._layout.right.width, self._layout.scale
        return aid_remark(self._say("sample.no_voice"), width, scale, _no_icon)

    def _close(self, surface: pygame.Surface, top: int, figure: str) -> None:
        """An ornament on what is left of the page."""
        assert self._layout is not None
        room = self._layout.right
        rest = pygame.Rect(room.x, top, room.width, room.bottom - top)
        draw_tailpiece(surface, rest, figure, self._layout.grid)

    def turn_prompt(self) -> Prompt:
        """What the table asks at the end of a turn, and Next where it waits."""
        confirm = self._app.settings.confirm_end
        sentence = self._app.say("table.confirm_end") if confirm else self._say("sample.end")
        label = self._app.say("table.really_end") if confirm else self._say("sample.end")
        actions = [Action("end", label, primary=True, number="1")]
        if self._app.settings.step_mode:
            actions.append(Action(NEXT, self._say("sample.next"), number="2"))
        return Prompt(sentence, self._styles()[0], actions=tuple(actions))

    def _draw_sound(self, surface: pygame.Surface, pointer: Pointer) -> None:
        assert self._layout is not None
        app, scale = self._app, self._layout.scale
        silent = app.settings.muted or not app.sounds.open
        bottom = 0
        for key, (words, box) in self._bells().items():
            off = key.startswith(TABLE) and not app.settings.ambience
            chosen = key == f"{TABLE}:{self._listened}"
            draw_bell(surface, box, key, words, scale, pointer, silent or off, chosen)
            bottom = box.bottom
        if silent:
            key = "sample.silent" if app.settings.muted else "sample.no_device"
            room = self._layout.right
            remark = aid_remark(self._say(key), room.width, scale, _no_icon)
            surface.blit(remark.surface, (room.x, bottom + round(12 * scale)))
            bottom += remark.height + round(12 * scale)
        self._close(surface, bottom, "bell")


def _with_ambience() -> list[str]:
    """The games whose tables can be heard."""
    known = [game for game in game_keys() if has_screens(game)]
    return [game for game in known if screens_of(game).ambience is not None]


def _no_icon(name: str, size: int) -> None:
    return None
