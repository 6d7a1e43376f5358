"""The gallery: all cards of a game, filtered, one of them large with its text in words."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from engine.texts import DEFAULT_LANGUAGE, load_catalogue
from scenes.games.screens import screens_of
from scenes.handbook.book import GameBook
from scenes.handbook.gallery.content import CardEntry, GallerySource
from scenes.handbook.gallery.grid import BAR, CardGrid
from scenes.handbook.gallery.panel import FilterPanel
from scenes.handbook.gallery.sheet import CardSheet
from scenes.handbook.gallery.spoken import card_told
from scenes.handbook.spoken import clause_told
from scenes.handbook.tabs import BOX, CARDS, chapters
from scenes.play.boxes import in_use
from scenes.shell.services import Services
from scenes.shell.voice.heard import icon_names
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import WHEEL_UNITS
from scenes.shell.widgets.slips import draw_help
from sprites.common import fonts
from sprites.common.drawn import Pointer
from sprites.handbook.gallery_ground import gallery_steps
from sprites.handbook.gallery_layout import GalleryLayout, gallery_layout

_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class GalleryScene(GameBook):
    """All cards of `game`; `card` is the key of the one that lies large at first."""

    def __init__(self, app: Services, game: str, card: str = "") -> None:
        self.game = game
        super().__init__(app)
        self.retell()
        self.chosen = card or self.source.entries[0].key
        self.places: GalleryLayout = gallery_layout(self.layout)

    def retell(self) -> None:
        make, say = screens_of(self.game).gallery, self.app.say
        assert make is not None, "a game without cards has no such chapter"
        used = in_use(self.app.boxes, self.game).boxed
        self.source: GallerySource = make(say, None if used is None else used.data_text)
        english = load_catalogue(DEFAULT_LANGUAGE)
        told = () if self.app.catalogue is english else make(english.say).entries
        self.originals = {entry.key: entry.name for entry in told}
        self.panel = FilterPanel(self.source, say, self.binding)
        self.grid = CardGrid(self.source, self.binding)
        correctable = BOX in chapters(self.game)
        self.sheet = CardSheet(self.source, say, self.binding, correctable)

    # Book ------------------------------------------------------------------------------------

    @property
    def chosen_tab(self) -> str:
        return CARDS

    def ground(self) -> Iterator[pygame.Surface]:
        return gallery_steps(gallery_layout(self.layout), self.binding)

    @property
    def state_words(self) -> str:
        shown = self.grid.entries
        return self.panel.count_told(len(shown)) if shown else self._nothing

    @property
    def _nothing(self) -> str:
        return self.app.say("handbook.gallery.nothing")

    def page_words(self, key: str) -> str:
        kind, _, rest = key.partition(":")
        if kind == "correct":
            return self.app.say("handbook.box.correct")
        if kind == "link":
            return clause_told(self.app, rest.partition(":")[2])
        entry = self._entry() if kind == "card" and rest == self.chosen else None
        if entry is None:
            return self.panel.told(key)
        named = icon_names(self.app.catalogue, self.game)
        return card_told(entry, self.source, self.app.say, named)

    def lay_out(self) -> None:
        self.places = gallery_layout(self.layout)
        self.panel.lay_out(self.places)
        self.grid.lay_out(self.places)
        self.sheet.lay_out(self.places, self._entry())
        self.grid.reveal(self.grid.index(self.chosen))

    def page_targets(self) -> list[Target]:
        return [*self.panel.targets(), *self.grid.targets(), *self.sheet.targets()]

    def draw_pages(self, surface: pygame.Surface, pointer: Pointer) -> None:
        self.panel.draw(surface, self.look, pointer, len(self.grid.entries))
        self.grid.draw(surface, self.chosen, pointer)
        self.sheet.draw(surface, pointer)
        if not self.grid.entries:
            self._draw_nothing(surface)
        for target in (Target("back", self.layout.back), *self.page_targets()):
            self.ring(surface, target.key, target.rect)
        words, box = self.panel.help(self.focus.hovered or self.focus.focused)
        if words:
            draw_help(surface, words, box, self.layout.scale, beside=True)

    def _draw_nothing(self, surface: pygame.Surface) -> None:
        room = self.places.grid
        letters = fonts.fit(
            self._nothing,
            room.width,
            19 * self.layout.scale,
            13,
            italic=True,
            colour=self.binding.accent_text,
        )
        surface.blit(letters, letters.get_rect(center=room.center))

    # Time ------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return super().animating or self.grid.waiting

    @property
    def next_wakeup(self) -> float | None:
        return self.panel.field.next_wakeup

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.dirty and self.grid.work():
            self.mark()
        if self.panel.field.update(dt):
            self.mark()

    def pause(self) -> None:
        self.panel.field.write(False)

    def leave(self) -> None:
        self.panel.field.write(False)

    # Choosing --------------------------------------------------------------------------------

    def _entry(self) -> CardEntry | None:
        index = self.grid.index(self.chosen)
        return self.grid.entries[index] if index >= 0 else None

    def select(self, index: int) -> None:
        """Lay a card of those shown on the sheet."""
        if not 0 <= index < len(self.grid.entries):
            return
        self.chosen = self.grid.entries[index].key
        self.grid.reveal(index)
        self.sheet.lay_out(self.places, self._entry())
        self.retarget()

    def choose(self, key: str) -> None:
        kind, _, name = key.partition(":")
        if kind == "tab":
            self.open_tab(name)
        elif kind == "card":
            self.select(self.grid.index(name))
        elif kind == "correct":
            self.app.stack.replace(self.app.routes.box(self.game, name))
        elif kind == "link":
            self._open_clause(name.partition(":")[2])
        elif self.panel.choose(key):
            self._refilter()
        self.mark()

    def _refilter(self) -> None:
        """Show what fits, from the beginning, and keep the large card if it still fits."""
        self.grid.scroll.offset = 0
        self.grid.show(self.panel.filter.choose(self.source.entries, self.originals))
        if self.grid.entries and self.grid.index(self.chosen) < 0:
            self.chosen = self.grid.entries[0].key
        self.sheet.lay_out(self.places, self._entry())
        self.retarget()

    def _open_clause(self, clause: str) -> None:
        self.app.stack.push(self.app.routes.handbook(self.game, clause))

    def touched(self) -> None:
        focused = self.focus.focused
        if focused == "search":
            self.panel.field.write(True)
        elif focused:
            self.panel.field.write(False)
        if focused.startswith("card:"):
            self.select(self.grid.index(focused.partition(":")[2]))

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        used = self.panel.field.handle(event)
        if self.panel.asked():
            self._refilter()
        if used:
            self.mark()
            return True
        if self.grid.scroll.drag(event, BAR):
            self.retarget()
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            self.mark()
            return True
        return super().handle(event)

    def _wheel(self, steps: int) -> None:
        if self.grid.scroll.by(-steps * round(WHEEL_UNITS * self.layout.scale)):
            self.retarget()

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self._escape(event.key == pygame.K_ESCAPE)
            return True
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if self.turn_tab(event):
            return True
        if control and event.key == pygame.K_f:
            self.focus.focus("search")
            self.panel.field.write(True)
            return True
        if self.panel.field.writing:
            return self._leave_field(event.key)
        return self._grid_key(event.key)

    def _escape(self, cancel: bool) -> None:
        """Esc leaves the line first, then takes the choice back, then closes."""
        if cancel and self.panel.field.writing:
            self.panel.field.write(False)
            self.focus.focus("")
        elif cancel and not self.panel.filter.empty:
            self.panel.choose("clear:")
            self._refilter()
        else:
            self.close()

    def _leave_field(self, code: int) -> bool:
        """Enter and the arrows go from the line to the cards."""
        if code not in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_DOWN, pygame.K_UP):
            return False
        self.panel.field.write(False)
        self._focus_card(0)
        return True

    def _grid_key(self, code: int) -> bool:
        """Arrows walk the cards, also those out of sight; pages and ends scroll with them."""
        focused = self.focus.focused
        on_card = focused.startswith("card:")
        index = self.grid.index(focused.partition(":")[2] if on_card else self.chosen)
        page = self.grid.columns * max(1, self.places.grid.height // self.grid.row_height)
        jumps = {
            pygame.K_PAGEDOWN: index + page,
            pygame.K_PAGEUP: index - page,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.grid.entries) - 1,
        }
        if code in jumps:
            self._focus_card(max(0, min(len(self.grid.entries) - 1, jumps[code])))
            return True
        if focused and not on_card:
            return False
        step = _STEPS.get(code, 0)
        if code in (pygame.K_UP, pygame.K_DOWN):
            step = self.grid.columns * (1 if code == pygame.K_DOWN else -1)
        if not step or self._leaves_row(index, step):
            return False
        self._focus_card(index + step if on_card else max(0, index))
        return True

    def _leaves_row(self, index: int, step: int) -> bool:
        """True where an arrow leads out of the cards: other targets take it."""
        columns = self.grid.columns
        if step == -1:
            return index % columns == 0
        if step == 1:
            return index % columns == columns - 1 or index + 1 >= len(self.grid.entries)
        return not 0 <= index + step < len(self.grid.entries)

    def _focus_card(self, index: int) -> None:
        if not 0 <= index < len(self.grid.entries):
            return
        self.select(index)
        self.focus.focus(f"card:{self.chosen}")
