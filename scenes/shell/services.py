"""What scenes may ask of the app, without knowing it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from engine.explain import Text
from engine.texts import Catalogue, load_catalogue
from saves.library import Library
from saves.places import Places
from scenes.shell.input.pads import Pads
from scenes.shell.layer import Point, Size, Stack
from scenes.shell.routes import Routes
from scenes.shell.settings import Settings, SettingsStore
from scenes.shell.sound.ambience import Ambience
from scenes.shell.sound.sounds import Sounds
from scenes.shell.voice.narrator import Narrator
from scenes.shell.voice.voice import SystemVoice
from scenes.shell.widgets.notice import Notice
from scenes.shell.window import AppWindow
from sprites.common.cache import RasterCache
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.surface_cache import CACHE

if TYPE_CHECKING:
    from saves.box_trials import TrialShelf
    from saves.boxes import BoxShelf

_HIGH = "high contrast"


class Background(Protocol):
    """Work that goes on whatever scene is shown, a little at a time."""

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until it wants to go on; None: it has nothing to do."""

    def update(self) -> bool:
        """Go on without keeping anybody waiting; True when a scene may have to show it."""

    def close(self) -> None:
        """The app ends: keep what was done."""


class Services(ABC):
    """Words, settings, sounds, kept games, drawn things, the stack and the ways between scenes.

    The app is one (`scenes/app.py`); every scene gets it.
    """

    stack: Stack
    routes: Routes

    def __init__(
        self,
        window: AppWindow,
        catalogue: Catalogue,
        store: SettingsStore,
        library: Library,
        places: Places,
        settings: Settings,
    ) -> None:
        self.window = window
        self.catalogue = catalogue
        self.settings = settings
        self.store = store
        self.library = library
        self.places = places
        self.looking_on = False
        """The person knows that another window saves, and this one does not."""
        self.cache = RasterCache(places.cache / "rasters")
        self.sounds = Sounds(settings)
        self.ambience = Ambience(settings, self.sounds, places.cache / "ambience")
        self.pads = Pads(settings)
        self.sounds.played = self.pads.feel
        self.narrator = Narrator(SystemVoice(), settings, self)
        self.notice = Notice()
        self.background: list[Background] = []
        self.pointer: Point = (0, 0)
        self.dress()
        self.seconds = 0.0
        """Since the app began, by the clock: when the events were read that are handled now."""

    @cached_property
    def boxes(self) -> BoxShelf:
        """The corrections of the person's own boxes. Nothing of it is wanted before the title."""
        from saves.boxes import BoxShelf

        return BoxShelf(self.places.data)

    @cached_property
    def trials(self) -> TrialShelf:
        """What trial games have shown of them."""
        from saves.box_trials import TrialShelf

        return TrialShelf(self.places.cache)

    @property
    @abstractmethod
    def size(self) -> Size:
        """Canvas size in pixels, as last told to the scenes."""

    @abstractmethod
    def mark(self) -> None:
        """Ask for a new frame whatever the scenes say."""

    @abstractmethod
    def show_at_once(self) -> None:
        """Draw a frame now, before or in the middle of something that takes long: the pointer says
        so until the next scene can be used. What is pressed meanwhile is not heard."""

    @abstractmethod
    def settle_soon(self) -> None:
        """Much was left behind: give its memory back when the scene is really gone."""

    @abstractmethod
    def quit(self) -> None:
        """End after this frame. Nothing has to be saved: every decision already is."""

    @abstractmethod
    def set_fullscreen(self, on: bool) -> None:
        """Full screen on or off, remembered."""

    @property
    def scale(self) -> float:
        """Pixels per unit; units are those of a window of 1366 x 768."""
        width, height = self.size
        return min(2.0, max(0.9, min(width / 1366, height / 768)))

    @property
    def words_scale(self) -> float:
        """Pixels per unit for words that lie over a scene, with the person's own factor."""
        return self.scale * self.settings.text_percent / 100

    def say(self, text: Text | str, names: Sequence[str] = (), **values: object) -> str:
        """A finished sentence of the chosen language."""
        return self.catalogue.say(text, names, **values)

    def lettered(self, game: str) -> str:
        """A game's name as it is lettered; one without lettering is written as it is called."""
        return self.say(Text(f"wordmark.{game}", {"fallback": self.say(f"game.{game}")}))

    def speak(self, language: str) -> None:
        """Speak a language from now on, in all scenes at once, and remember it."""
        self.settings.language = language
        self.save_settings()
        if language != self.catalogue.language:
            self.catalogue = load_catalogue(language)
            self.window.title = self.say("ui.app.name")
            self.notice.show("")
            self.stack.retell()
            self.mark()

    def tell(self, text: Text | str, **values: object) -> None:
        """Show a passing notice."""
        self.notice.show(self.say(text, (), **values))
        self.mark()

    def dress(self) -> None:
        """Everything is drawn in the contrast that the person has chosen from now on."""
        high = self.settings.high_contrast
        if HIGH_CONTRAST.on != high:
            HIGH_CONTRAST.on = high
            CACHE.clear()
        self.cache.variant = _HIGH if high else ""

    def save_settings(self) -> None:
        """Keep the settings; where the library cannot be written they hold until the app ends."""
        self.store.save(self.settings)
