"""`main.py shots DIR`: pictures of named positions of all scenes, in three window sizes."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.launch import open_app, prepare_environment
from scenes.shell.refusal import refuse

if TYPE_CHECKING:
    from scenes.app import App

SIZES: tuple[tuple[int, int], ...] = ((1280, 690), (1920, 1080), (2560, 1440))
PROVIDERS: tuple[str, ...] = (
    "scenes.commands.shots.menus",
    "scenes.commands.shots.hotseat",
    "scenes.commands.shots.library",
    "scenes.commands.shots.handbook",
    "scenes.games.viscounts.shots",
    "scenes.games.caylus.shots",
    "scenes.games.tara.shots",
    "scenes.games.versailles.shots",
)
"""Modules with a tuple SHOTS."""

_SETTLING_FRAMES = 2000


@dataclass(frozen=True, slots=True)
class Shot:
    """A named position. `stage` brings a fresh app there; it may tick the app."""

    name: str
    stage: Callable[[App], None]


def all_shots() -> dict[str, Shot]:
    """Every registered picture by name."""
    found = [shot for provider in PROVIDERS for shot in import_module(provider).SHOTS]
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

    path = folder / f"{shot.name}-{size[0]}x{size[1]}.png"
    with tempfile.TemporaryDirectory() as data:
        app = open_app(data, size, strict=True)
        try:
            shot.stage(app)
            settle(app)
            pygame.image.save(app.canvas, path)
        finally:
            app.close()
            app.window.close()
    return path


def settle(app: App) -> None:
    """Frames without input until nothing moves any more."""
    app.tick([], 0.0)
    for _ in range(_SETTLING_FRAMES):
        if not app.stack.pending and not app.stack.needs_frame():
            return
        app.tick([], 0.05)


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
        if not (width.isdecimal() and height.isdecimal()) or not 320 <= int(width) <= 8000:
            raise refuse("ui.cli.bad_size", size=text)
        sizes.append((int(width), max(240, min(8000, int(height)))))
    return sizes
