"""The chapter with the rules: contents and search at the left, clauses at the right."""

from __future__ import annotations

import pygame

from engine.explain import Text
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.rules.figures import LINK, Figures
from scenes.handbook.rules.left import LeftPage
from scenes.handbook.rules.right import RightPage, neighbours
from scenes.handbook.rules.search import terms
from scenes.handbook.rules.spoken import open_told, search_told, target_told
from scenes.handbook.rules.text import Rulebook, games_with_rules
from scenes.handbook.rules.trail import Trail
from scenes.handbook.spoken import clause_told
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.layout import BookLayout
from sprites.handbook.tokens import button_width, draw_arrow, draw_button, draw_crest


class RulesChapter:
    """See `scenes.handbook.chapter.Chapter`."""

    def __init__(self, scene: ChapterBook, book: Rulebook, clause: str) -> None:
        self.scene = scene
        self.book = book
        self.left = LeftPage(book, scene.app.say, scene.binding)
        figures = Figures(scene.app, book, scene.binding)
        self.right = RightPage(book, scene.binding, figures)
        first = book.resolve(clause) or (book.sections[0].id if book.sections else "")
        self.trail = Trail([first])
        self.right.open(first)
        self._chosen = f"open:{self._section_id()}"
        self._layout: BookLayout | None = None
        self._games = games_with_rules(scene.app.catalogue)

    def _section_id(self) -> str:
        return self.right.section.id if self.right.section is not None else ""

    @property
    def writing(self) -> bool:
        """True while keys go into the search."""
        return self.left.field.writing

    # Chapter ------------------------------------------------------------------------------------

    def lay_out(self, layout: BookLayout) -> None:
        self._layout = layout
        self.left.lay_out(layout)
        self.right.lay_out(layout)
        self.left.show(self._chosen)

    def targets(self) -> list[Target]:
        feet = [Target(key, box) for key, box in self._feet().items()]
        return [*self.left.targets(), *self.right.targets(), *feet]

    def _feet(self) -> dict[str, pygame.Rect]:
        """The tokens at the foot of both pages: books, back and forward, the next chapter."""
        if self._layout is None:
            return {}
        left, right = self._layout.feet
        scale = self._layout.scale
        side = max(TARGET_PX, min(left.height, round(36 * scale)))
        boxes: dict[str, pygame.Rect] = {}
        if len(self._games) > 1:
            for index, game in enumerate(self._games):
                x = left.x + index * (side + round(6 * scale))
                boxes[f"game:{game}"] = pygame.Rect(x, left.centery - side // 2, side, side)
        for index, key in enumerate(("history:-1", "history:1")):
            x = right.x + index * (side + round(4 * scale))
            boxes[key] = pygame.Rect(x, right.centery - side // 2, side, side)
        if self._next():
            wide = min(right.width - 2 * side - round(24 * scale), self._next_width())
            boxes["next"] = pygame.Rect(right.right - wide, right.centery - side // 2, wide, side)
        return boxes

    def _next(self) -> str:
        section = self.right.section
        return neighbours(self.book.sections, section)[1] if section is not None else ""

    def _next_label(self) -> str:
        section = self.book.section(self._next())
        title = section.title if section is not None else ""
        return self.scene.app.say(Text("handbook.rules.next_section", {"title": title}))

    def _next_width(self) -> int:
        scale = self._layout.scale if self._layout is not None else 1.0
        return button_width(self._next_label(), scale)

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        scene = self.scene
        lit = "search" in (pointer.hovered, pointer.focused)
        self.left.draw(surface, scene.look, self._chosen, lit)
        self.right.draw(surface, scene.ring)
        for target in self.left.targets():
            scene.ring(surface, target.key, target.rect)
        self._draw_feet(surface, pointer)

    def _draw_feet(self, surface: pygame.Surface, pointer: Pointer) -> None:
        assert self._layout is not None
        theme = self.scene.binding.theme
        for key, box in self._feet().items():
            kind, _, name = key.partition(":")
            if kind == "game":
                draw_crest(surface, box, name, name == self.book.game, key, pointer)
            elif kind == "history":
                step = int(name)
                ahead = 0 <= self.trail.at + step < len(self.trail.places)
                draw_arrow(surface, box, "back" if step < 0 else "forward", key, pointer, ahead)
            else:
                draw_button(
                    surface, box, key, self._next_label(), self._layout.scale, pointer, theme=theme
                )
            self.scene.ring(surface, key, box, 14 if kind == "history" else 6)

    @property
    def told(self) -> str:
        """The clause that lies open; else the whole section."""
        return open_told(self.scene.app, self.book, self.right)

    def words(self, key: str) -> str:
        kind, _, name = key.partition(":")
        if kind == "search":
            return search_told(self.scene.app, self.left)
        if kind == "found":
            return clause_told(self.scene.app, self.left.found[int(name)].clause.id)
        if kind == "next":
            return self._next_label()
        return target_told(self.scene.app, self.book, key)

    def choose(self, key: str) -> bool:
        kind, _, name = key.partition(":")
        if kind == "search":
            self.left.field.write(True)
        elif kind == "open":
            self.go(name)
        elif kind == "found":
            self.go(self.left.found[int(name)].clause.id, key)
        elif kind == "link":
            self.go(name.partition(":")[2])
        elif kind == "example":
            app = self.scene.app
            app.stack.push(app.routes.example(self.book.game, name))
        elif kind == "history":
            self._step(int(name))
        elif kind == "next":
            self.go(self._next())
        elif kind == "game":
            self.scene.change_game(name)
        else:
            return False
        return True

    def touched(self, hovered: str, focused: str) -> None:
        key = hovered if hovered.startswith(("link:", LINK)) else focused
        self.right.hover(key if key.startswith(LINK) else _linked(key))
        if focused == "search":
            self.left.field.write(True)
        elif self.writing and focused:
            self._stay()
            self.left.field.write(False)

    def leave(self) -> None:
        self.left.field.write(False)
        self.right.figures.stop()

    @property
    def working(self) -> bool:
        """True while a picture of the chapter is still to be made."""
        return self._layout is not None and self.right.working

    def work(self) -> None:
        """Make some more of the pictures."""
        self.right.work()
        self.scene.retarget()

    def update(self, dt: float) -> bool:
        """Let the caret blink; True if it did."""
        return self.left.field.update(dt)

    @property
    def next_wakeup(self) -> float | None:
        return self.left.field.next_wakeup

    @property
    def preview(self) -> tuple[str, pygame.Rect] | None:
        """The clause behind the link that is pointed at, and where the link stands."""
        focus = self.scene.focus
        key = focus.hovered or focus.focused
        name = _linked(key)
        if not name:
            return None
        for target in self.right.targets():
            if target.key == key:
                return name, target.rect
        return None

    # Going about -----------------------------------------------------------------------------

    def go(self, name: str, row: str = "") -> None:
        """Open a clause or section; `row` is the row of the left page that was clicked."""
        name = self.book.resolve(name)
        if not name:
            return
        if not row:
            self._stay()
        self.trail.go(name)
        self._show(name, row)

    def _step(self, by: int) -> None:
        name = self.trail.step(by)
        if name:
            self._show(name)

    def _show(self, name: str, row: str = "") -> None:
        self.right.open(name)
        self._chosen = row or self._row_of(name)
        self.left.show(self._chosen)
        self.scene.retarget()

    def _row_of(self, name: str) -> str:
        if self.left.searching:
            for index, found in enumerate(self.left.found):
                if found.clause.id == name:
                    return f"found:{index}"
            return ""
        return f"open:{self._section_id()}"

    def asked(self) -> None:
        """The text of the search changed: show the best result, or where one was without any."""
        if not self.left.ask():
            return
        self.right.mark(terms(self.left.field.text))
        if self.left.searching and self.left.found:
            self._peek("found:0")
            return
        place = self.trail.here
        self.right.open(place)
        self._chosen = self._row_of(place)
        self.scene.retarget()

    def _peek(self, row: str) -> None:
        """Show a result while the search is still being written; it is no step of the way yet."""
        self._chosen = row
        self.right.open(self.left.found[int(row.partition(":")[2])].clause.id)
        self.left.show(row)
        self.scene.retarget()

    def _stay(self) -> None:
        """What is shown was only looked at so far: now one has been there."""
        if self.right.opened:
            self.trail.go(self.right.opened)

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.left.field.handle(event):
            self.asked()
            self.scene.mark()
            return True
        self.asked()
        for page in (self.left, self.right):
            if page.scroll.drag(event, _BAR):
                self.scene.retarget()
                return True
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (6, 7):
            self._step(-1 if event.button == 6 else 1)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _wheel(self, steps: int) -> bool:
        over_left = self._layout is not None and self._layout.pages[0].collidepoint(
            self.scene.app.pointer
        )
        page = self.left if over_left else self.right
        if page.wheel(steps):
            self.scene.retarget()
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if self._search_key(event):
            return True
        alt = bool(event.mod & pygame.KMOD_ALT)
        if event.key == pygame.K_BACKSPACE or (alt and event.key == pygame.K_LEFT):
            self._step(-1)
        elif alt and event.key == pygame.K_RIGHT:
            self._step(1)
        elif not self._scroll_key(event.key):
            return False
        return True

    def _search_key(self, event: pygame.event.Event) -> bool:
        """Keys that begin, lead or end a search."""
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if (control and event.key == pygame.K_f) or event.key in (pygame.K_SLASH, pygame.K_F3):
            self.left.field.write(True)
            self.scene.focus.focus("search")
            self.scene.mark()
            return True
        if not self.writing:
            return False
        if event.key in (pygame.K_UP, pygame.K_DOWN) and self.left.found:
            self._peek(self.left.after(self._chosen, 1 if event.key == pygame.K_DOWN else -1))
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            self._end_search(event.key == pygame.K_ESCAPE)
            return True
        return False

    def _end_search(self, cancel: bool) -> None:
        """Enter keeps the results and goes to the chosen one, Esc empties the field first."""
        if cancel and self.left.field.text:
            self.left.field.clear()
            self.asked()
            return
        self._stay()
        self.left.field.write(False)
        self.scene.focus.focus("" if cancel else self._chosen)
        self.scene.mark()

    def _scroll_key(self, code: int) -> bool:
        page, focused = self.right, self.scene.focus.focused
        section = page.section
        if section is None:
            return False
        steps = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}
        if not focused:
            steps[pygame.K_SPACE] = 1
        if code in steps:
            page.page(steps[code])
        elif code in (pygame.K_HOME, pygame.K_END):
            page.to_end(code == pygame.K_END)
        elif not focused and code in (pygame.K_DOWN, pygame.K_UP):
            page.wheel(-1 if code == pygame.K_DOWN else 1)
        elif not focused and code in (pygame.K_LEFT, pygame.K_RIGHT):
            before, after = neighbours(self.book.sections, section)
            self.go(after if code == pygame.K_RIGHT else before)
        else:
            return False
        self.scene.retarget()
        return True


_BAR = 9


def _linked(key: str) -> str:
    """The clause that a target "link:<number>:<clause>" leads to; empty for any other target."""
    return key.partition(":")[2].partition(":")[2] if key.startswith("link:") else ""
