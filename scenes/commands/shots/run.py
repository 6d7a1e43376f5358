"""`main.py shots DIR`: pictures of named positions of all scenes, in three window sizes.

Imports pygame only after the environment is prepared, as everything that opens an app.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games import game_keys
from engine.simulation.words import whole_number
from saves.places import ENVIRONMENT_VARIABLE, resolve_places
from scenes.games.screens import has_screens, screens_of
from scenes.launch import open_app, prepare_environment
from scenes.shell.refusal import refuse

if TYPE_CHECKING:
    from scenes.commands.shots.shot import Shot

SIZES: tuple[tuple[int, int], ...] = ((1280, 690), (1920, 1080), (2560, 1440))


def all_shots() -> dict[str, Shot]:
    """Every registered picture by name."""
    from scenes.commands.shots import boxes, lessons, library, menus, sets

    plain = (menus, library, lessons, boxes, sets)
    found = [shot for each in plain for shot in each.SHOTS]
    for key in game_keys():
        shots = screens_of(key).shots if has_screens(key) else None
        found += shots() if shots is not None else ()
    return {shot.name: shot for shot in found}


def write_shots(
    folder: Path, only: Sequence[str] | None = None, sizes: Sequence[str] | None = None
) -> int:
    """Write the pictures; the exit status. Raises Refusal for unknown names and bad folders."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment(os.environ, sys.platform)
    wanted = _sizes(sizes)
    chosen = _chosen(only)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("ui.cli.bad_folder", path=folder) from error
    for size in wanted:
        for shot in chosen:
            print(write_shot(shot, size, folder), flush=True)
    return 0


def write_shot(shot: Shot, size: tuple[int, int], folder: Path) -> Path:
    """One picture from a fresh app with an empty data folder; its path."""
    import pygame

    from scenes.commands.shots.shot import finish

    path = folder / f"{shot.name}-{size[0]}x{size[1]}.png"
    with tempfile.TemporaryDirectory(dir=_named_data()) as data:
        app = open_app(data, size, strict=True)
        try:
            shot.stage(app)
            finish(app)
            pygame.image.save(app.canvas, path)
        finally:
            app.close()
            app.window.close()
    return path


def _named_data() -> Path | None:
    """The data folder that was named, if any: the empty ones are then made in it."""
    return resolve_places().data if os.environ.get(ENVIRONMENT_VARIABLE) else None


def _chosen(only: Sequence[str] | None) -> list[Shot]:
    known = all_shots()
    for name in only or ():
        if name not in known:
            raise refuse("ui.cli.unknown_shot", name=name, known=", ".join(known))
    return [known[name] for name in only] if only else list(known.values())


def _sizes(texts: Iterable[str] | None) -> list[tuple[int, int]]:
    if not texts:
        return list(SIZES)
    sizes = []
    for text in texts:
        width, _, height = text.partition("x")
        numbers = whole_number(width), whole_number(height)
        if None in numbers or not 320 <= int(width) <= 8000:
            raise refuse("ui.cli.bad_size", size=text)
        sizes.append((int(width), max(240, min(8000, int(height)))))
    return sizes
