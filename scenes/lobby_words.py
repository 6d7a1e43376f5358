"""The finished sentences of the lobby."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.seating import AUTOMA_BOARDS, DIFFICULTIES

if TYPE_CHECKING:
    from scenes.app import App

OPTIONS: tuple[str, ...] = ("confirm_end", "step_mode", "persons", "computers")
"""The option cards in their order."""

COMING_OPTIONS = frozenset(("persons", "computers"))


@dataclass(frozen=True, slots=True)
class LobbyWords:
    """Everything that the lobby says, in one language. `options`: key, title, consequence."""

    automas: str
    difficulty: str
    start: str
    seed: str
    seed_chance: str
    nobody: str
    boards: dict[str, str]
    board_lines: dict[str, str]
    levels: tuple[str, ...]
    options: tuple[tuple[str, str, str], ...]


def lobby_words(app: App) -> LobbyWords:
    """The words in the app's language."""
    say = app.say
    return LobbyWords(
        automas=say("ui.lobby.automas"),
        difficulty=say("ui.lobby.difficulty"),
        start=say("ui.lobby.start"),
        seed=say("ui.lobby.seed"),
        seed_chance=say("ui.lobby.seed_chance"),
        nobody=say("ui.lobby.nobody"),
        boards={board: say(f"ui.lobby.board.{board}") for board in AUTOMA_BOARDS},
        board_lines={board: say(f"ui.lobby.board_line.{board}") for board in AUTOMA_BOARDS},
        levels=tuple(say(f"ui.lobby.level.{level}") for level in DIFFICULTIES),
        options=tuple(
            (key, say(f"ui.lobby.option.{key}"), say(f"ui.lobby.option_line.{key}"))
            for key in OPTIONS
        ),
    )


def help_for(app: App, target: str) -> str:
    """A sentence about a target for its tooltip; empty where the picture says enough."""
    kind, _, name = target.partition(":")
    if kind == "board":
        return app.say(f"ui.lobby.board_help.{name}")
    if kind == "level":
        return app.say(f"ui.lobby.level_line.{name}")
    if kind == "colour":
        return app.say("ui.lobby.colour_help", colour=app.say(f"ui.colour.{name}"))
    if target in ("seat:0", "kind:0"):
        return app.say("ui.lobby.person_seat")
    if target in ("seat:2", "kind:2"):
        return app.say("ui.lobby.automa_seat")
    if kind in ("seed", "name", "dice"):
        return app.say(f"ui.lobby.{kind}_help")
    return ""
