""" "Your box": every figure of a game's component file can be made that of one's own copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scenes.handbook.box.contents import BAR as LIST_BAR
from scenes.handbook.box.form import BAR
from scenes.handbook.box.page import BoxPage
from scenes.handbook.box.walking import ENTRY, FORM, next_stop
from scenes.handbook.gui.confirm import ConfirmWindow, Question
from scenes.shell.widgets.scroll import WHEEL_UNITS

_PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_ENDS: Final = {pygame.K_HOME: -(10**6), pygame.K_END: 10**6}


class BoxScene(BoxPage):
    """What mouse and keys do on the page."""

    def choose(self, key: str) -> None:
        if not self.focus.enabled(key):
            reason = self.focus.reason(key)
            if reason:
                self.app.notice.show(reason)
            return
        kind, _, name = key.partition(":")
        if kind == "tab":
            self.open_tab(name)
        elif kind == "entry":
            self.open_entry(name)
            if self.focus.focused == key:
                self._focus_form()
        elif kind == "show":
            self.contents.show(name)
            self.retarget()
        elif kind == "sets":
            self._open_sets()
        elif kind == "search":
            self.contents.field.write(True)
        elif kind == "do":
            self._press(name)
        else:
            self._use_field(key)
        self.mark()

    def _use_field(self, key: str) -> None:
        """A target of a figure; the keyboard stays with the figure when the target goes."""
        focused = self.focus.focused
        self.form.choose(key)
        if focused == key and key not in self.focus.keys:
            self.focus.focus(self.form.first_target(key))

    def _press(self, name: str) -> None:
        """One of the buttons; many figures are not taken back without a question."""
        self._shut()
        said = len(self.desk.bench.said_of(self.entry))
        if name == "restore" and said > 1:
            words = self.app.say("handbook.box.ask.restore", n=said)
            self._ask("restore", words, "take_back", lambda: self.do(name))
        else:
            self.do(name)

    def do(self, name: str) -> None:
        """One of the buttons around the figures."""
        self._shut()
        entry = self.footer.act(name)
        self.desk.composing.clear()
        self._changed()
        self.open_entry(entry)

    def close(self) -> None:
        self.left(super().close)

    def _open_sets(self) -> None:
        """The sets show what is on the disk."""
        self._shut()
        if self.desk.bench.flush():
            self.app.stack.push(self.app.routes.box_sets(self.game))

    def left(self, go: Callable[[], None]) -> None:
        """Ask first where values would be lost: those that the disk, or the rules, refuse."""
        self._shut()
        say, drafts = self.app.say, self.desk.bench.drafts
        if not self.desk.bench.flush():
            self._ask("unwritten", say("handbook.box.ask.unwritten"), "leave", go)
        elif drafts:
            self.open_entry(next(iter(drafts)).entry)
            self._ask("refused", say("handbook.box.ask.refused", n=len(drafts)), "leave", go)
        else:
            go()

    def _ask(self, what: str, words: str, answer: str, done: Callable[[], None]) -> None:
        say, other = self.app.say, "stay" if answer == "leave" else "keep"
        asked = Question(
            say(f"handbook.box.ask.title_{what}", name=self.desk.things.title(self.entry)),
            words,
            say(f"handbook.box.ask.{answer}"),
            say(f"handbook.box.ask.{other}"),
        )
        self.app.stack.push(ConfirmWindow(self.app, self.binding, asked, done))

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
        self.mark()
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
        if stop == ENTRY and self.entry not in self.contents.entries:
            stop = "search" if event.mod & pygame.KMOD_SHIFT else "sets"
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
        else:
            return self.turn_tab(event)
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
