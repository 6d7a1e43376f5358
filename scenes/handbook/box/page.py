"""The page "Your box" as it lies there: three papers, their words, and what is open on them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from engine.explain import Text
from scenes.handbook.book import GameBook
from scenes.handbook.box.contents import Contents
from scenes.handbook.box.desk import Desk
from scenes.handbook.box.entries import Things
from scenes.handbook.box.footer import Footer
from scenes.handbook.box.form import Form
from scenes.handbook.box.preview import Preview
from scenes.handbook.box.workbench import Workbench
from scenes.handbook.gui.opened import Gui
from scenes.handbook.tabs import BOX
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.slips import draw_help, draw_reason
from sprites.common.drawn import Pointer
from sprites.handbook.box.ground import box_steps
from sprites.handbook.box.layout import BoxLayout, box_layout


class BoxPage(GameBook):
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

    @property
    def chosen_tab(self) -> str:
        return BOX

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
        return super().animating or self.contents.waiting or self.preview.waiting

    @property
    def next_wakeup(self) -> float | None:
        times = (
            self.contents.field.next_wakeup, self.desk.gui.next_wakeup, self.desk.next_wakeup,
        )  # fmt: skip
        return min((each for each in times if each is not None), default=None)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.desk.update(dt)
        drawn = not self.dirty and (self.contents.work() or self.preview.work())
        blinks = self.contents.field.update(dt) or self.desk.gui.update(dt)
        if drawn or blinks:
            self.mark()

    def pause(self) -> None:
        self._shut()
        self.preview.on_board.stop()

    def resume(self) -> None:
        self.desk.bench.reopen()
        self._changed()

    def leave(self) -> None:
        self._shut()
        self.desk.bench.flush()

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
