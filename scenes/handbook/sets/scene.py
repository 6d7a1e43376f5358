"""The book of an owner's box: sets of figures, rulings, what has changed under them, trial games.

Sets hold what the owner's copy of a game says where the program says something else. Everything is
kept at once; games in progress keep the figures that they began with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.handbook.sets.book import SetsBook
from scenes.handbook.sets.changes import ChangesLeaf
from scenes.handbook.sets.desk import Desk
from scenes.handbook.sets.leaf import Leaf
from scenes.handbook.sets.list import ListLeaf
from scenes.handbook.sets.rulings import RulingsLeaf
from scenes.handbook.sets.trials import TrialsLeaf
from scenes.play.boxes.trying import try_in_use
from scenes.shell.services import Services
from scenes.shell.voice.heard import WHERE, joined
from scenes.shell.widgets.entry import TextLine
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.slips import draw_reason
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.handbook.head import Tab, draw_game_title
from sprites.handbook.style import binding_of
from sprites.handbook.tokens import draw_page_number

SETS, RULINGS, CHANGES, TRIALS = "sets", "rulings", "changes", "trials"
_LEAVES: dict[str, Callable[[SetsBook], Leaf]] = {
    SETS: ListLeaf,
    RULINGS: RulingsLeaf,
    CHANGES: ChangesLeaf,
    TRIALS: TrialsLeaf,
}


class SetsScene(SetsBook):
    """The sets of `game`, open at the leaf `tab`. Ctrl+Z takes the last change back."""

    def __init__(self, app: Services, game: str, tab: str = SETS) -> None:
        self.game = game
        super().__init__(app)
        self.desk = Desk(app, game)
        self.tab = tab if tab in _LEAVES else SETS
        self.line: TextLine | None = None
        """The name that is being written."""
        self.leaf: Leaf = _LEAVES[self.tab](self)

    def retell(self) -> None:
        self.leaf = _LEAVES[self.tab](self)

    # Book ------------------------------------------------------------------------------------

    def bound(self) -> Binding:
        return binding_of(self.game)

    def tabs(self) -> tuple[Tab, ...]:
        waiting = {CHANGES: self.desk.waiting}
        return tuple(
            Tab(key, self.app.say(f"sets.tab.{key}"), waiting.get(key, 0)) for key in _LEAVES
        )

    @property
    def chosen_tab(self) -> str:
        return self.tab

    @property
    def title_words(self) -> str:
        tab = self.app.say(f"sets.tab.{self.tab}")
        return f"{self.app.say(f'game.{self.game}')}. {tab}"

    @property
    def state_words(self) -> str:
        found = [
            part.words for column in self.leaf.columns for part in column.parts if not part.key
        ]
        return joined([each for each in found if each])

    def page_words(self, key: str) -> str:
        return self.leaf.words(key)

    def tell_more(self, question: str, back: bool) -> Sequence[str]:
        told = super().tell_more(question, back)
        if question != WHERE:
            return told
        return [self.title_words, *self.leaf.paragraphs, *told[1:]]

    def lay_out(self) -> None:
        self.stop_writing()
        self.leaf.layout = self.layout
        self.leaf.fill()
        self.leaf.ended()

    def page_targets(self) -> list[Target]:
        return self.leaf.targets()

    def draw_title(self, surface: pygame.Surface) -> None:
        draw_game_title(surface, self.layout, self.game, self.app.lettered(self.game))

    def draw_pages(self, surface: pygame.Surface, pointer: Pointer) -> None:
        self.leaf.draw(surface, pointer)
        for side, foot in enumerate(self.layout.feet):
            draw_page_number(surface, foot, str(side + 1), self.layout.scale, self.binding)
        self.ring(surface, "back", self.layout.back)
        if self.line is not None:
            self.line.draw(surface)
        key = self.focus.active
        box = next((each.rect for each in self.leaf.targets() if each.key == key), None)
        if box is not None:
            draw_reason(surface, self.focus.reason(key), box, self.layout.scale)

    def touched(self) -> None:
        if any(column.reveal(self.focus.focused) for column in self.leaf.columns):
            self.retarget()

    # Time ------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return super().animating or self.leaf.waiting

    @property
    def next_wakeup(self) -> float | None:
        return self.line.next_wakeup if self.line is not None else None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.line is not None:
            self.line.update(dt)
            self.mark()
        elif not self.dirty and self.leaf.changed():
            self.refill()

    def pause(self) -> None:
        self.stop_writing()
        self.leaf.stop()

    def resume(self) -> None:
        self.desk.read()
        self.refill()

    def leave(self) -> None:
        self.stop_writing()
        self.leaf.stop()
        try_in_use(self.app, self.game)

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.line is not None and self._line_takes(self.line, event):
            return True
        for column in self.leaf.columns:
            if column.scroll.drag(event, 9):
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
        left, right = self.leaf.columns
        over = right if self.app.pointer[0] >= self.layout.pages[1].x else left
        if over.wheel(steps):
            self.retarget()

    def _key(self, event: pygame.event.Event) -> bool:
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self.close()
        elif control and event.key == pygame.K_TAB:
            self._turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif control and event.key in (pygame.K_z, pygame.K_y):
            back = event.key == pygame.K_z and not event.mod & pygame.KMOD_SHIFT
            self.choose("undo" if back else "redo")
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            by = 1 if event.key == pygame.K_PAGEDOWN else -1
            for column in self.leaf.columns:
                column.page(by)
            self.retarget()
        else:
            return False
        return True

    def choose(self, key: str) -> None:
        if not self.focus.enabled(key) and key in self.focus.keys:
            self.app.notice.show(self.focus.reason(key))
        elif key.startswith("tab:"):
            self.open_tab(key.removeprefix("tab:"))
        elif key == "undo":
            self._told(self.desk.undo(), "sets.nothing_to_undo")
        elif key == "redo":
            self._told(self.desk.redo(), "sets.nothing_to_redo")
        else:
            self.leaf.choose(key)
        self.mark()

    def _told(self, done: bool, nothing: str) -> None:
        if done:
            self.refill()
        else:
            self.app.tell(nothing)

    def _turn(self, by: int) -> None:
        keys = list(_LEAVES)
        self.open_tab(keys[(keys.index(self.tab) + by) % len(keys)])

    # Going about -----------------------------------------------------------------------------

    def open_tab(self, tab: str) -> None:
        """Open another leaf."""
        if tab == self.tab or tab not in _LEAVES:
            return
        self.leaf.stop()
        self.tab = tab
        self.leaf = _LEAVES[tab](self)
        self.refill()

    def open_clause(self, clause: str) -> None:
        """Show a clause in the rulebook, which lies over this book."""
        self.app.stack.push(self.app.routes.handbook(self.game, clause))

    def refill(self) -> None:
        """Something else is to be shown."""
        self.lay_out()
        self.retarget()

    # Writing a name --------------------------------------------------------------------------

    def write_name(self, box: pygame.Rect, hint: str, longest: int) -> None:
        """Write the name of the open set at this place of the window."""
        px = max(14, round(18 * self.layout.scale))
        self.line = TextLine(self.app.size, box, px, self.desk.name, hint, longest, self.binding)
        self.mark()

    def stop_writing(self) -> None:
        """Put the line away; what stands there does not count."""
        if self.line is not None:
            self.line.close()
            self.line = None

    def _line_takes(self, line: TextLine, event: pygame.event.Event) -> bool:
        """Offer an event to the name; True when nobody else shall see it."""
        self.mark()
        answer = line.take(event)
        elsewhere = event.type == pygame.MOUSEBUTTONDOWN and not line.rect.collidepoint(event.pos)
        other_key = event.type == pygame.KEYDOWN and not answer
        if answer == "cancel":
            self.stop_writing()
            return True
        if answer == "done" or elsewhere or other_key:
            self.stop_writing()
            if self.desk.rename(line.text):
                self.refill()
        return not (elsewhere or other_key)
