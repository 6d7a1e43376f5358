"""What the app remembers between starts: window, speed, sound, the last choices of the lobby.

The file is data from outside: every value is checked, and a wrong one falls back to its default.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any

FILE_NAME = "settings.json"
SPEEDS: tuple[str, ...] = ("slow", "calm", "normal", "quick", "instant")
"""Animation speeds by index of `Settings.speed`."""

SECONDS_PER_MOVE: tuple[float, ...] = (1.0, 0.75, 0.5, 0.25, 0.0)
"""Length of one shown move by index of `Settings.speed`."""

_LONGEST_TEXT = 64


@dataclass(slots=True)
class LobbyChoices:
    """What was chosen last in the lobby."""

    name: str = ""
    colour: str = "red"
    board: str = "builder"
    difficulty: int = 0


@dataclass(slots=True)
class Settings:
    """All settings. `speed` is an index into SPEEDS; sizes are pixels; volumes 0 to 100."""

    language: str = "en"
    width: int = 1366
    height: int = 768
    fullscreen: bool = False
    speed: int = 2
    step_mode: bool = False
    reduced_motion: bool = False
    confirm_end: bool = True
    muted: bool = False
    volume: int = 60
    text_percent: int = 100
    hardware_frames: bool = False
    lobby: LobbyChoices = field(default_factory=LobbyChoices)

    @property
    def seconds_per_move(self) -> float:
        """How long one move of an opponent is shown; 0 means at once."""
        return SECONDS_PER_MOVE[self.speed]


_RANGES: dict[str, tuple[int, int]] = {
    "width": (320, 16000),
    "height": (240, 16000),
    "speed": (0, len(SPEEDS) - 1),
    "volume": (0, 100),
    "text_percent": (80, 150),
    "difficulty": (0, 3),
}


class SettingsStore:
    """Reads and writes the settings file. `folder` None: nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / FILE_NAME

    def load(self) -> Settings:
        """The stored settings; defaults where the file or a value is missing or wrong."""
        settings = Settings()
        if self._path is None:
            return settings
        try:
            stored = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return settings
        if isinstance(stored, dict):
            _adopt(settings, stored)
        return settings

    def save(self, settings: Settings) -> bool:
        """Write all settings at once, or not at all; False when the folder cannot be written."""
        if self._path is None:
            return False
        draft = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(asdict(settings), indent=1), encoding="utf-8")
            os.replace(draft, self._path)
        except OSError:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)
            return False
        return True


def _adopt(target: Any, stored: Mapping[str, Any]) -> None:
    for item in fields(target):
        if item.name not in stored:
            continue
        value, current = stored[item.name], getattr(target, item.name)
        if is_dataclass(current):
            if isinstance(value, dict):
                _adopt(current, value)
        elif _acceptable(item.name, value, current):
            setattr(target, item.name, value)


def _acceptable(name: str, value: Any, current: Any) -> bool:
    if type(value) is not type(current):
        return False
    if isinstance(value, str):
        return len(value) <= _LONGEST_TEXT and value.isprintable()
    if name in _RANGES:
        low, high = _RANGES[name]
        return bool(low <= value <= high)
    return True
