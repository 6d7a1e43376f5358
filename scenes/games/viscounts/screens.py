"""What Viscounts brings to the shared screens; each part is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.game import Config
from scenes.commands.shots.shot import Shot
from scenes.games.screens import GameScreens
from scenes.handbook.aid.content import AidModule
from scenes.handbook.aid.content import Say as BookSay
from scenes.handbook.gallery.content import GallerySource
from scenes.table.view import AnyTable, Say
from sprites.common.cache import RasterCache


def _table(config: Config, say: Say, cache: RasterCache) -> AnyTable:
    from scenes.games.viscounts.table import ViscountsTable

    return ViscountsTable(config, say, cache)


def _aid() -> AidModule:
    from scenes.games.viscounts import aid

    return aid


def _gallery(say: BookSay, data_text: str | None = None) -> GallerySource:
    from scenes.games.viscounts.gallery import make_gallery

    return make_gallery(say, data_text)


def _shots() -> Sequence[Shot]:
    from scenes.games.viscounts import shots
    from scenes.games.viscounts.shots import hotseat

    return (*hotseat.SHOTS, *shots.SHOTS)


_AMBIENCE = Path(__file__).with_name("ambience.toml")
_BOX_PLACES = Path(__file__).with_name("box_places.toml")
SCREENS = GameScreens(_table, _aid, _gallery, None, _shots, _AMBIENCE, _BOX_PLACES)
