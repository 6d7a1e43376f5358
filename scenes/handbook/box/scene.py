""" "Your box": every figure of a game's component file can be made that of one's own copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from engine.explain import Text
from scenes.handbook.box.contents import BAR as LIST_BAR
from scenes.handbook.box.contents import Contents
from scenes.handbook.box.desk import Desk
from scenes.handbook.box.entries import Things
from scenes.handbook.box.footer import Footer
from scenes.handbook.box.form import BAR, Form
from scenes.handbook.box.gui import Gui
from scenes.handbook.box.preview import Preview
from scenes.handbook.box.walking import ENTRY, FORM, next_stop
from scenes.handbook.box.workbench import Workbench
from scenes.handbook.tabs import BOX, CARDS, chapters
from scenes.shell.services import Services
from scenes.shell.widgets.book import BookScene
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import WHEEL_UNITS
from scenes.shell.widgets.slips import draw_help, draw_reason
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.handbook.box.ground import box_steps
from sprites.handbook.box.layout import BoxLayout, box_layout
from sprites.handbook.head import Tab, draw_game_title
from sprites.handbook.style import binding_of

_PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_ENDS: Final = {pygame.K_HOME: -(10**6), pygame.K_END: 10**6}


class BoxScene(BookScene):
    """The page of `game`; `entry`: what lies open at first."""

    def __init__(self, app: Services, game: str, entry: str = "") -> None:
        self.game = game
        super().__init__(app)
        self.places: BoxLayout = box_layout(self.layout)
        bench = Workbench(
            app.boxes, game, app.say("handbook.box.first_name"), self._tell, app.settings.lobby.name
        )
        things = Things(app, game, bench.editing.text)
        gui = Gui(app.size, self.layout.scale, self.binding)
        self.desk = Desk(app, game, bench, things, self.binding, gui, self.places, self._changed)
        self._text = bench.editing.text
        self.entry = entry if entry in bench.entries else self._first(bench)
        self._was = ""
        """What the keyboard was on before."""
        self._warned = False
        """It was told that refused values are not kept."""
        self._make_parts()

    def _make_parts(self) -> None:
        self.contents = Contents(self.desk)
        self.contents.chosen = self.entry
        self.form = Form(self.desk)
        self.form.entry = self.entry
        self.preview = Preview(self.desk)
        self.footer = Footer(self.desk)

    @staticmethod
    def _first(bench: Workbench) -> str:
        left = bench.editing.still_reconstructed()
        return left[0].entry if left else bench.entries[0]

    def _tell(self, sentence: Text) -> None:
        self.app.tell(sentence)

    def retell(self) -> None:
        self.desk.gui.close()
        self.desk.things = Things(self.app, self.game, self._text)
        shown = self.contents.shown
        self._make_parts()
        self.contents.shown = shown

    # Book ------------------------------------------------------------------------------------

    def bound(self) -> Binding:
        return binding_of(self.game)

    def tabs(self) -> tuple[Tab, ...]:
        return tuple(Tab(key, self.app.say(f"handbook.tab.{key}")) for key in chapters(self.game))

    @property
    def chosen_tab(self) -> str:
        return BOX

    @property
    def title_words(self) -> str:
        return f"{self.app.say(f'game.{self.game}')}. {self.app.say('handbook.tab.box')}"

    @property
    def state_words(self) -> str:
        progress = self.desk.bench.editing.progress
        left = self.app.say("handbook.box.progress", left=progress.left, figures=progress.figures)
        return f"{left} {self.desk.things.title(self.entry)}"

    def page_words(self, key: str) -> str:
        return self.contents.words(key) or self.form.words(key) or self.footer.words(key)

    def ground(self) -> Iterator[pygame.Surface]:
        return box_steps(box_layout(self.layout), self.binding)

    def lay_out(self) -> None:
        self.desk.gui.close()
        self.places = self.desk.layout = box_layout(self.layout)
        self.desk.gui = Gui(self.layout.size, self.layout.scale, self.binding)
        self.contents.lay_out()
        self.form.lay_out()
        self.preview.show(self.entry)
        self.footer.lay_out(self.entry)

    def page_targets(self) -> list[Target]:
        return [*self.contents.targets(), *self.form.targets(), *self.footer.targets()]

    def draw_title(self, surface: pygame.Surface) -> None:
        draw_game_title(surface, self.layout, self.game, self.app.lettered(self.game))

    def draw_pages(self, surface: pygame.Surface, pointer: Pointer) -> None:
        self.contents.draw(surface, pointer)
        self.form.draw(surface, pointer)
        self.footer.draw(surface, pointer)
        self.preview.draw(surface, pointer)
        for target in (Target("back", self.layout.back), *self.page_targets()):
            self.ring(surface, target.key, target.rect)
        self._draw_help(surface)
        self.desk.gui.draw(surface)

    def _draw_help(self, surface: pygame.Surface) -> None:
        """What a sign means, or why a button does nothing, beside what is pointed at."""
        key = self.focus.active
        box = next((target.rect for target in self.page_targets() if target.key == key), None)
        if box is None or self.desk.gui.open:
            return
        draw_reason(surface, self.focus.reason(key), box, self.layout.scale)
        draw_help(surface, self.form.help(key), box, self.layout.scale)

    # Time ------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return super().animating or self.contents.waiting

    @property
    def next_wakeup(self) -> float | None:
        times = (
            self.contents.field.next_wakeup, self.desk.gui.next_wakeup, self.desk.next_wakeup,
        )  # fmt: skip
        return min((each for each in times if each is not None), default=None)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.desk.update(dt)
        if self.contents.field.update(dt) or self.desk.gui.update(dt):
            self.mark()
        if not self.dirty and self.contents.work():
            self.mark()

    def pause(self) -> None:
        self._shut()

    def resume(self) -> None:
        self.desk.bench.reopen()
        self._changed()

    def leave(self) -> None:
        self._shut()

    def _shut(self) -> None:
        """Nothing is being written any more; what was, is taken."""
        self.desk.gui.close()
        self.desk.now()
        self.contents.field.write(False)

    # Changing --------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Figures, drafts or what is open may be others now."""
        text = self.desk.bench.editing.text
        if text != self._text:
            self._text = text
            self.desk.things.show(text)
            self.contents.redrawn(self.entry)
        self._warned = False
        self.form.lay_out()
        self.contents.fill()
        self.preview.show(self.entry)
        self.footer.lay_out(self.entry)
        self.retarget()

    def open_entry(self, entry: str) -> None:
        """Lay the figures of an entry before the reader."""
        if entry == self.entry or not entry:
            return
        self._shut()
        self.entry = self.contents.chosen = entry
        self.form.show(entry)
        self.contents.reveal(entry)
        self.preview.show(entry)
        self.footer.lay_out(entry)
        self.retarget()

    def choose(self, key: str) -> None:
        if not self.focus.enabled(key):
            reason = self.focus.reason(key)
            if reason:
                self.app.notice.show(reason)
            return
        kind, _, name = key.partition(":")
        if kind == "tab":
            self._open_tab(name)
        elif kind == "entry":
            self.open_entry(name)
            if self.focus.focused == key:
                self._focus_form()
        elif kind == "show":
            self.contents.show(name)
            self.retarget()
        elif kind == "sets":
            self.app.stack.push(self.app.routes.box_sets(self.game))
        elif kind == "search":
            self.contents.field.write(True)
        elif kind == "do":
            self.do(name)
        else:
            self._use_field(key)
        self.mark()

    def _use_field(self, key: str) -> None:
        """A target of a figure; the keyboard stays with the figure when the target goes."""
        focused = self.focus.focused
        self.form.choose(key)
        if focused == key and key not in self.focus.keys:
            self.focus.focus(self.form.first_target(key))

    def do(self, name: str) -> None:
        """One of the buttons around the figures."""
        self._shut()
        entry = self.footer.act(name)
        self.desk.composing.clear()
        self._changed()
        self.open_entry(entry)

    def close(self) -> None:
        if self._may_leave():
            super().close()

    def _may_leave(self) -> bool:
        """False once while something is refused: it would be lost, and is shown."""
        self._shut()
        drafts = self.desk.bench.drafts
        if not drafts or self._warned:
            return True
        self._warned = True
        self._tell(Text("handbook.box.leaves_refused", {"n": len(drafts)}))
        self.open_entry(next(iter(drafts)).entry)
        return False

    def _open_tab(self, tab: str) -> None:
        if tab == BOX or not self._may_leave():
            return
        routes = self.app.routes
        other = routes.gallery(self.game) if tab == CARDS else routes.handbook(self.game, tab=tab)
        self.app.stack.replace(other)

    def touched(self) -> None:
        focused = self.focus.focused
        self.contents.field.write(focused == "search")
        if focused.startswith("entry:") and self._was.startswith("entry:"):
            self.open_entry(focused.partition(":")[2])
        elif focused.startswith("entry:"):
            self.focus.focus(f"entry:{self.entry}")
        self._was = self.focus.focused
        if self.form.reveal(focused):
            self.retarget()

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self._field_open(event) or self._searching(event) or self._scrolled(event):
            self.mark()
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            self.mark()
            return True
        return super().handle(event)

    def _field_open(self, event: pygame.event.Event) -> bool:
        """What lies open over the figures gets everything; Tab and Enter lead on from it."""
        gui = self.desk.gui
        if not gui.open:
            return False
        used = gui.handle(event)
        if used and not gui.open and event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            self._step_field(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        return used

    def _step_field(self, by: int) -> None:
        key = self.form.next_key(self.focus.focused, by)
        if key:
            self.form.reveal(key)
            self.retarget()
            self.focus.focus(key)

    def _searching(self, event: pygame.event.Event) -> bool:
        field = self.contents.field
        before = field.text
        used = field.handle(event)
        if field.text != before:
            self.contents.search()
            self.retarget()
        return used

    def _scrolled(self, event: pygame.event.Event) -> bool:
        for scroll, wide in ((self.contents.scroll, LIST_BAR), (self.form.scroll, BAR)):
            if scroll.drag(event, wide):
                self._moved()
                return True
        if event.type != pygame.MOUSEWHEEL:
            return False
        over_list = self.places.papers[0].collidepoint(self.app.pointer)
        scroll = self.contents.scroll if over_list else self.form.scroll
        if scroll.by(-event.y * round(WHEEL_UNITS * self.layout.scale)):
            self._moved()
        return True

    def _moved(self) -> None:
        self.desk.gui.close()
        self.form.moved()
        self.retarget()

    def _key(self, event: pygame.event.Event) -> bool:
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self._escape(event.key == pygame.K_ESCAPE)
            return True
        if control:
            return self._control(event)
        field = self.contents.field
        if field.writing:
            return self._leave_search(event)
        if self.form.press(self.focus.focused, event) or self._walk(event):
            return True
        return self._list_key(event.key)

    def _leave_search(self, event: pygame.event.Event) -> bool:
        """Enter and the arrow down go from the line to what was found, Tab to what lies open."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_DOWN):
            self.contents.field.write(False)
            self._focus_entry(0)
            return True
        return event.key == pygame.K_TAB and self._walk(event)

    def _walk(self, event: pygame.event.Event) -> bool:
        """Tab and arrows lead to figures out of sight as well; True where they led somewhere."""
        stop = next_stop(self.focus.focused, event, self.form.all_targets())
        return bool(stop) and self._go(stop)

    def _go(self, key: str = "") -> bool:
        """Put the keyboard on a target, scrolled into view."""
        if key == ENTRY:
            self.contents.reveal(self.entry)
            key = f"entry:{self.entry}"
        elif key == FORM:
            key = next((target.key for target in self.form.all_targets()), "")
        self.form.reveal(key)
        self.retarget()
        if key not in self.focus.keys:
            return False
        self.focus.focus(key)
        self.touched()
        return True

    def _control(self, event: pygame.event.Event) -> bool:
        back = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_z:
            self.do("redo" if back else "undo")
        elif event.key == pygame.K_y:
            self.do("redo")
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.do("next" if event.key == pygame.K_RIGHT else "previous")
            self._focus_form()
        elif event.key == pygame.K_f:
            self.focus.focus("search")
            self.contents.field.write(True)
        elif event.key == pygame.K_TAB:
            keys = [tab.key for tab in self.tabs()]
            self._open_tab(keys[(keys.index(BOX) + (-1 if back else 1)) % len(keys)])
        else:
            return False
        return True

    def _escape(self, cancel: bool) -> None:
        """Esc leaves the search, then the signs that lie open, then the page."""
        field, desk = self.contents.field, self.desk
        if cancel and field.writing:
            field.write(False)
            self.focus.focus("")
        elif cancel and desk.active is not None:
            desk.active = None
            desk.composing.clear()
            self._changed()
        else:
            self.close()

    def _list_key(self, code: int) -> bool:
        """Pages and ends walk the list; so do the arrows while it has the keyboard."""
        focused = self.focus.focused
        if code in _PAGES:
            self._focus_entry(_PAGES[code] * self.contents.page)
            return True
        if code in _ENDS:
            self._focus_entry(_ENDS[code])
            return True
        if code in (pygame.K_UP, pygame.K_DOWN) and focused.startswith("entry:"):
            by = 1 if code == pygame.K_DOWN else -1
            if self.contents.step(self.entry, by) != self.entry:
                self._focus_entry(by)
                return True
        return False

    def _focus_form(self) -> None:
        """On to the first figure of the entry that is still ours, or to its first one."""
        key = self.form.first_key()
        if key:
            self.form.reveal(key)
            self.retarget()
            self.focus.focus(key)

    def _focus_entry(self, by: int) -> None:
        entry = self.contents.step(self.entry, by)
        if entry:
            self.open_entry(entry)
            self.contents.reveal(entry)
            self.retarget()
            self.focus.focus(f"entry:{entry}")
