"""The settings as rows: what each says, its values, how it is changed. No drawing here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from engine.explain import Text
from engine.texts import languages, name_of
from scenes.shell.services import Services
from scenes.shell.settings import LARGEST_TEXT, PAD_PICTURES, PALETTES, SPEEDS, TIPS, Settings

Kind = Literal["slider", "switch", "choice"]
PERCENTS: tuple[int, ...] = tuple(range(80, LARGEST_TEXT + 1, 10))
RATES: tuple[int, ...] = tuple(range(50, 301, 25))
VOLUMES: tuple[int, ...] = tuple(range(0, 101, 5))


@dataclass(frozen=True, slots=True)
class Row:
    """A setting. `get` and `put` work on the index of its value among `words`.

    `whole`: changing it lays everything out anew, so a slider commits when it is let go.
    """

    key: str
    kind: Kind
    words: tuple[str, ...]
    get: Callable[[], int]
    put: Callable[[int], None]
    whole: bool = False

    @property
    def share(self) -> float:
        """Where the value stands between the first and the last, 0 to 1."""
        return self.get() / max(1, len(self.words) - 1)

    def nearest(self, share: float) -> int:
        """The index of the value that is nearest to a share."""
        return round(share * (len(self.words) - 1))


def pages(app: Services) -> dict[str, tuple[Row, ...]]:
    """The rows of each chapter, from top to bottom."""
    return {
        "display": (
            _language(app),
            _size(app),
            _fullscreen(app),
            _contrast(app),
            _option(app, "palette", PALETTES),
        ),
        "play": (
            _speed(app),
            _switch(app, "step_mode"),
            _switch(app, "reduced_motion"),
            _switch(app, "confirm_end"),
            _switch(app, "ahead"),
            _option(app, "tips", TIPS),
        ),
        "sound": (
            _sounds(app),
            _volume(app, "master_volume"),
            _volume(app, "volume"),
            _ambience(app),
            _switch(app, "mute_unfocused"),
        ),
        "hands": (
            _voice(app),
            _voice_rate(app),
            _option(app, "pad_pictures", PAD_PICTURES),
            _switch(app, "rumble"),
        ),
    }


def restore(app: Services) -> None:
    """All settings of the pages as they were at the first start; language and window stay."""
    fresh = Settings()
    names = (
        "speed", "step_mode", "reduced_motion", "confirm_end", "ahead", "muted", "volume",
        "master_volume", "ambience", "mute_unfocused", "palette", "text_percent", "high_contrast",
        "tips",
        "voice", "voice_rate", "pad_pictures", "rumble",
    )  # fmt: skip
    for name in names:
        setattr(app.settings, name, getattr(fresh, name))
    app.dress()
    app.save_settings()


def _on_off(app: Services) -> tuple[str, str]:
    return app.say("settings.off"), app.say("settings.on")


def _switch(app: Services, name: str) -> Row:
    def put(index: int) -> None:
        _keep(app, name, bool(index))

    return Row(name, "switch", _on_off(app), lambda: int(getattr(app.settings, name)), put)


def _sounds(app: Services) -> Row:
    def put(index: int) -> None:
        _keep(app, "muted", not index)
        app.sounds.prepare()
        app.sounds.play("coin")

    return Row("sounds", "switch", _on_off(app), lambda: int(not app.settings.muted), put)


def _voice(app: Services) -> Row:
    def put(index: int) -> None:
        if index == int(app.settings.voice):
            return
        app.narrator.switch()
        app.save_settings()

    return Row("voice", "switch", _on_off(app), lambda: int(app.settings.voice), put)


def _voice_rate(app: Services) -> Row:
    words = tuple(_percent(app, n) for n in RATES)
    get = partial(_nearest, RATES)
    return Row(
        "voice_rate",
        "slider",
        words,
        lambda: get(app.settings.voice_rate),
        lambda n: _keep(app, "voice_rate", RATES[n]),
    )


def _volume(app: Services, name: str) -> Row:
    def put(index: int) -> None:
        _keep(app, name, VOLUMES[index])
        app.sounds.play("coin")

    words = tuple(_percent(app, n) for n in VOLUMES)
    return Row(name, "slider", words, lambda: _nearest(VOLUMES, getattr(app.settings, name)), put)


def _ambience(app: Services) -> Row:
    """Its own volume; at its left end there is none."""
    words = (app.say("settings.off"), *(_percent(app, n) for n in VOLUMES[1:]))
    return Row(
        "ambience",
        "slider",
        words,
        lambda: _nearest(VOLUMES, app.settings.ambience),
        lambda n: _keep(app, "ambience", VOLUMES[n]),
    )


def _speed(app: Services) -> Row:
    words = tuple(app.say(f"ui.speed.{speed}") for speed in SPEEDS)
    return Row(
        "speed", "slider", words, lambda: app.settings.speed, lambda n: _keep(app, "speed", n)
    )


def _size(app: Services) -> Row:
    words = tuple(_percent(app, n) for n in PERCENTS)
    return Row(
        "text_percent",
        "slider",
        words,
        lambda: _nearest(PERCENTS, app.settings.text_percent),
        lambda n: _keep(app, "text_percent", PERCENTS[n]),
        whole=True,
    )


def _fullscreen(app: Services) -> Row:
    return Row(
        "fullscreen",
        "switch",
        _on_off(app),
        lambda: int(app.window.fullscreen),
        lambda n: app.set_fullscreen(bool(n)),
    )


def _contrast(app: Services) -> Row:
    def put(index: int) -> None:
        _keep(app, "high_contrast", bool(index))
        app.dress()

    words = _on_off(app)
    name = "high_contrast"
    return Row(name, "switch", words, lambda: int(app.settings.high_contrast), put, whole=True)


def _option(app: Services, name: str, options: Sequence[str]) -> Row:
    """One of several words of a setting."""
    return Row(
        name,
        "choice",
        tuple(app.say(f"settings.{name}.option.{option or 'auto'}") for option in options),
        lambda: options.index(getattr(app.settings, name)),
        lambda n: _keep(app, name, options[n]),
    )


def _language(app: Services) -> Row:
    known = languages()
    return Row(
        "language",
        "choice",
        tuple(name_of(language) for language in known),
        lambda: known.index(app.catalogue.language),
        lambda n: app.speak(known[n]),
    )


def _keep(app: Services, name: str, value: object) -> None:
    setattr(app.settings, name, value)
    app.save_settings()


def _percent(app: Services, n: int) -> str:
    return app.say(Text("settings.percent", {"n": n}))


def _nearest(values: tuple[int, ...], value: int) -> int:
    return min(range(len(values)), key=lambda index: abs(values[index] - value))
