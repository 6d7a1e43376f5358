"""What every game's table remembers: its session's seats, the window, whose things lie there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from engine.explain import Choice
from engine.game import Config
from scenes.table.camera import Camera
from scenes.table.frame import Frame
from scenes.table.view import Aim, GameState, Hint, Say, Sprite
from sprites.common.players import PlayerStyle, style_of


class LaidTable(Generic[GameState]):
    """The base of a `scenes.table.view.TableView`."""

    untraced: tuple[str, ...] = ()

    def __init__(self, config: Config, say: Say) -> None:
        self._config = config
        self._say = say
        self._shown_seat = -1
        self.styles: tuple[PlayerStyle, ...] = tuple(
            style_of(str(chair.get("colour", "red"))) for chair in config["seats"]
        )
        self._frame: Frame | None = None
        self._camera: Camera | None = None

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, the zoom or the pan changed."""
        self._frame, self._camera = frame, camera

    def show_seat(self, seat: int) -> None:
        """Whose own things lie on the table; -1: the viewer's."""
        self._shown_seat = seat

    def in_hand(self, sprite: Sprite, choice: Choice, view: GameState, viewer: int) -> Sprite:
        """A piece in the hand looks as it lay."""
        return sprite

    def hints(self, aim: Aim, view: GameState, viewer: int) -> Sequence[Hint]:
        """Nothing besides the marks that every game has."""
        return ()

    def remarks(self, choice: Choice, view: GameState, viewer: int) -> Sequence[str]:
        """Label, cost, gain and warnings say everything."""
        return ()

    def _seat_shown(self, viewer: int) -> int:
        return self._shown_seat if self._shown_seat >= 0 else max(0, viewer)

    def _owner(self, viewer: int) -> int:
        """Whose piles and hand lie there: the viewer's, else face down those of the seat that is
        shown."""
        return viewer if viewer >= 0 else self._seat_shown(viewer)

    def _need_frame(self) -> Frame:
        if self._frame is None:
            raise RuntimeError("the table was not laid out yet")
        return self._frame

    def _need_camera(self) -> Camera:
        if self._camera is None:
            raise RuntimeError("the table was not laid out yet")
        return self._camera
