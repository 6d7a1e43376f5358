"""Where the art of the games is found: each is registered with a loader, so that nothing of it is
imported before it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sprites.common.binding import strong_binding
from sprites.common.high_contrast import HIGH_CONTRAST

if TYPE_CHECKING:
    from sprites.common.game_art import Bust, GameArt

ANY_AUTOMA = ""
"""The key of the bust in the neutral art that stands for every automa without one."""
Loader = Callable[[], "GameArt"]


class ArtGallery:
    """The art of all games by key, loaded when it is first asked for."""

    def __init__(self) -> None:
        self._loaders: dict[str, Loader] = {}
        self._loaded: dict[str, GameArt] = {}
        self._neutral: Loader | None = None
        self._strong: dict[str, GameArt] = {}
        """The same in high contrast."""

    def register(self, key: str, loader: Loader) -> None:
        """The art of a game; registering a key again replaces it."""
        self._loaders[key] = loader
        self._loaded.pop(key, None)

    def register_neutral(self, loader: Loader) -> None:
        """What draws games that have no art of their own."""
        self._neutral = loader

    def art_of(self, key: str) -> GameArt:
        """The art of a game, neutral for a key that nobody registered; RuntimeError before
        anything is registered."""
        loader = self._loaders.get(key, self._neutral)
        if loader is None:
            raise RuntimeError("no art is registered: call sprites.games.register_games first")
        if key not in self._loaded:
            self._loaded[key] = loader()
            self._strong.pop(key, None)
        return self._loaded[key] if not HIGH_CONTRAST.on else self._strengthened(key)

    def _strengthened(self, key: str) -> GameArt:
        if key not in self._strong:
            art = self._loaded[key]
            theme = HIGH_CONTRAST.theme(art.theme)
            self._strong[key] = replace(art, theme=theme, binding=strong_binding(art.binding))
        return self._strong[key]

    def bust_of(self, automa: str) -> Bust:
        """The bust of an automa, whichever game it plays; a neutral one if no game drew it."""
        for key in self._loaders:
            busts = self.art_of(key).busts()
            if automa in busts:
                return busts[automa]
        return self.art_of(ANY_AUTOMA).busts()[ANY_AUTOMA]


GALLERY = ArtGallery()
"""The one registry of this layer, filled by `sprites.games`."""


def art_of(key: str) -> GameArt:
    """The art of a game, neutral for a key that nobody registered."""
    return GALLERY.art_of(key)


def bust_of(automa: str) -> Bust:
    """The bust of an automa, neutral if no game drew it."""
    return GALLERY.bust_of(automa)
