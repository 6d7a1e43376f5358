"""Named pictures of several persons at one laptop: lobby, curtain, digest, history, replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.lobby import LobbyScene
from scenes.settings_store import Guest, LobbyChoices
from scenes.shots import Shot, settle

if TYPE_CHECKING:
    from scenes.app import App


def _four_in_the_lobby(app: App) -> None:
    app.settings.lobby = LobbyChoices(
        "Réka",
        "red",
        left=Guest(True, "Benedikt", "blue"),
        far=Guest(True, "Ana Sofia", "yellow"),
        right=Guest(True, "", "green"),
        open_table=True,
    )
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)


def _two_in_the_lobby(app: App) -> None:
    app.settings.lobby = LobbyChoices("Réka", "red", far=Guest(True, "Ben", "yellow"))
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)


SHOTS: tuple[Shot, ...] = (
    Shot("lobby-four", _four_in_the_lobby),
    Shot("lobby-two", _two_in_the_lobby),
)
