"""The games that have art of their own: the one place of this layer that names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sprites.common.art_gallery import GALLERY

if TYPE_CHECKING:
    from sprites.common.game_art import GameArt


def register_games() -> None:
    """Tell the shared rooms where the art of each game is; nothing of it is imported yet."""
    GALLERY.register("viscounts", _viscounts)
    GALLERY.register("caylus", _caylus)
    GALLERY.register("tara", _tara)
    GALLERY.register("versailles", _versailles)
    GALLERY.register_neutral(_neutral)


def _viscounts() -> GameArt:
    from sprites.viscounts.art import ART

    return ART


def _caylus() -> GameArt:
    from sprites.caylus.art import ART

    return ART


def _tara() -> GameArt:
    from sprites.tara.art import ART

    return ART


def _versailles() -> GameArt:
    from sprites.versailles.art import ART

    return ART


def _neutral() -> GameArt:
    from sprites.neutral.art import ART

    return ART
