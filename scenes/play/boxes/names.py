"""What a game is played with, by name."""

from __future__ import annotations

from engine.box.playing import played_with
from engine.game import Config
from scenes.shell.services import Services


def set_name(app: Services, name: str) -> str:
    """A set as it is called; the program's own figures have no name of their own."""
    return name or app.say("sets.published")


def played_name(config: Config) -> str:
    """The set that a game is played with; empty for the program's figures."""
    found = played_with(config)
    return found.name if found is not None else ""
