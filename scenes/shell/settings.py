"""What the app remembers between starts: window, speed, sound, the last choices of the lobby.

Settings live in the library, value by value. They are data from outside: a value of a wrong type
or out of range falls back to its default.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from functools import partial
from typing import Any

from engine.texts import DEFAULT_LANGUAGE, languages
from saves.library import Library
from scenes.shell.input.pad_layout import PICTURES

SPEEDS: tuple[str, ...] = ("slow", "calm", "normal", "quick", "instant")
"""Animation speeds by index of `Settings.speed`."""

SECONDS_PER_MOVE: tuple[float, ...] = (1.0, 0.75, 0.5, 0.25, 0.0)
"""Length of one shown move by index of `Settings.speed`."""

TIPS: tuple[str, ...] = ("always", "first", "never")
"""When a tip is shown: in every game, the first time ever, or not at all."""

PALETTES: tuple[str, ...] = ("painted", "clear")
"""Sets of seat colours that may be chosen, as sprites/common/players names them."""

CONTRAST_PALETTE = "contrast"
"""The one that comes with high contrast."""

PAD_PICTURES: tuple[str, ...] = ("", *PICTURES)
"""What is drawn for the buttons of a gamepad; empty: as on the pad in use."""

LARGEST_TEXT = 200
"""Percent of the usual size of words."""

LONGEST_NAME = 24


@dataclass(slots=True)
class Guest:
    """A chair besides the nearest one: whether somebody sits there, under which name. `level`:
    that of a computer opponent, empty for a person. `character`: who that is, if chosen."""

    here: bool = False
    name: str = ""
    colour: str = "red"
    level: str = ""
    character: str = ""


@dataclass(slots=True)
class LobbyChoices:
    """What was chosen last in the lobby. Somebody always sits nearest, as `name`; the other
    chairs follow clockwise."""

    name: str = ""
    colour: str = "red"
    board: str = ""
    difficulty: int = 0
    open_table: bool = False
    ahead: bool = False
    """All agreed that "Who is ahead?" may be asked."""
    advanced: bool = False
    left: Guest = field(default_factory=lambda: Guest(colour="blue"))
    far: Guest = field(default_factory=lambda: Guest(colour="yellow"))
    right: Guest = field(default_factory=lambda: Guest(colour="green"))
    fifth: Guest = field(default_factory=lambda: Guest(colour="white"))
    level: str = ""
    character: str = ""
    provinces_two: str = ""
    provinces_three: str = ""
    automa_bumps: str = ""
    """Whom an automa bumps; empty: as the figures in use say."""


@dataclass(slots=True)
class Settings:
    """All settings. `speed` is an index into SPEEDS; sizes are pixels; volumes 0 to 100."""

    language: str = ""
    """Empty: that of the system."""
    width: int = 1366
    height: int = 768
    fullscreen: bool = False
    speed: int = 2
    step_mode: bool = False
    reduced_motion: bool = False
    confirm_end: bool = True
    muted: bool = False
    volume: int = 60
    master_volume: int = 100
    ambience: int = 0
    """Volume of what is heard of a place; 0: nothing."""
    mute_unfocused: bool = True
    palette: str = "painted"
    tips: str = "first"
    ahead: bool = True
    """"Who is ahead?" may be asked where one person plays."""
    text_percent: int = 100
    high_contrast: bool = False
    pad_pictures: str = ""
    rumble: bool = False
    voice: bool = False
    """What happens is spoken."""
    voice_rate: int = 100
    lobby: LobbyChoices = field(default_factory=LobbyChoices)

    @property
    def seat_palette(self) -> str:
        """The set of seat colours that is worn now."""
        return CONTRAST_PALETTE if self.high_contrast else self.palette

    @property
    def seconds_per_move(self) -> float:
        """How long one move of an opponent is shown; 0 means at once."""
        return SECONDS_PER_MOVE[self.speed]


_RANGES: dict[str, tuple[int, int]] = {
    "width": (320, 16000),
    "height": (240, 16000),
    "speed": (0, len(SPEEDS) - 1),
    "volume": (0, 100),
    "master_volume": (0, 100),
    "ambience": (0, 100),
    "text_percent": (80, LARGEST_TEXT),
    "voice_rate": (50, 300),
    "lobby.difficulty": (-1, 3),
}

_LANGUAGE, _LANGUAGE_ONCE = "chosen_language", "language"
"""Keys of the language: the older one also says English where nobody chose it."""
_UNSAID = "unsaid"
_CHOICES: dict[str, tuple[str, ...]] = {
    "tips": TIPS,
    "palette": PALETTES,
    "pad_pictures": PAD_PICTURES,
    _LANGUAGE: ("", *languages()),
}


class SettingsStore:
    """Settings as one typed object, kept in the library."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def load(self) -> Settings:
        """The stored settings; defaults where a value is missing or wrong."""
        settings = Settings()
        for owner, name, key in _places(settings, ""):
            value = self._library.setting(key, getattr(owner, name), partial(_valid, key))
            setattr(owner, name, value)
        if self._library.setting(_LANGUAGE, _UNSAID) == _UNSAID:
            settings.language = self._language_once()
        return settings

    def _language_once(self) -> str:
        """A language that was chosen before English could be."""
        once = self._library.setting(_LANGUAGE_ONCE, "", partial(_valid, _LANGUAGE))
        return once if once != DEFAULT_LANGUAGE else ""

    def save(self, settings: Settings) -> None:
        """Keep every value that changed; where the library cannot be written they are lost."""
        self._library.set_settings(
            {key: getattr(owner, name) for owner, name, key in _places(settings, "")}
        )


def _places(owner: Any, prefix: str) -> Iterator[tuple[object, str, str]]:
    """Every value: the object that holds it, its field, its key in the library."""
    for item in fields(owner):
        value = getattr(owner, item.name)
        if is_dataclass(value):
            yield from _places(value, f"{prefix}{item.name}.")
        else:
            key = f"{prefix}{item.name}"
            yield owner, item.name, _LANGUAGE if key == _LANGUAGE_ONCE else key


def _valid(key: str, value: Any) -> bool:
    if key in _CHOICES:
        return value in _CHOICES[key]
    if isinstance(value, str):
        return len(value) <= LONGEST_NAME and value.isprintable()
    if key in _RANGES:
        low, high = _RANGES[key]
        return bool(low <= value <= high)
    return True
