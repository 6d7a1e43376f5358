"""The handbook of a game: rules with search, player aid, icon dictionary. Opens at a clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from scenes.handbook.aid.chapter import AidChapter, IconsChapter
from scenes.handbook.chapter import Chapter, ChapterBook
from scenes.handbook.first.chapter import FirstGameChapter
from scenes.handbook.first.minute import MinuteChapter
from scenes.handbook.first.practice import PracticeChapter
from scenes.handbook.rules.chapter import RulesChapter
from scenes.handbook.rules.text import game_of_clause, games_with_rules, load_rulebook
from scenes.handbook.tabs import AID, BOX, CARDS, FIRST, ICONS, MINUTE, PRACTICE, RULES, chapters
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.slips import draw_help
from sprites.common.drawn import Pointer

_LONGEST_PREVIEW = 420
_CHAPTERS: Mapping[str, Callable[[ChapterBook], Chapter]] = {
    MINUTE: MinuteChapter,
    FIRST: FirstGameChapter,
    PRACTICE: PracticeChapter,
    AID: AidChapter,
    ICONS: IconsChapter,
}
"""Those beside the rules."""


class RulebookScene(ChapterBook):
    """The book of `game`, open at `clause`, at another chapter with `tab`."""

    def __init__(self, app: Services, game: str, clause: str = "", tab: str = RULES) -> None:
        known = games_with_rules(app.catalogue)
        self.game = game_of_clause(app.catalogue, clause) or (game if game in known else known[0])
        self.tab = tab if tab in chapters(self.game) else RULES
        super().__init__(app)
        self.rules = RulesChapter(self, load_rulebook(app.catalogue, self.game), clause)
        self.chapter: Chapter = self._chapter(self.tab)

    def retell(self) -> None:
        section = self.rules.right.section
        book = load_rulebook(self.app.catalogue, self.game)
        self.rules = RulesChapter(self, book, section.id if section is not None else "")
        self.chapter = self._chapter(self.tab)

    # Book ------------------------------------------------------------------------------------

    @property
    def chosen_tab(self) -> str:
        return self.tab

    @property
    def state_words(self) -> str:
        return self.chapter.told

    def page_words(self, key: str) -> str:
        return self.chapter.words(key)

    def lay_out(self) -> None:
        self.chapter.lay_out(self.layout)

    def page_targets(self) -> list[Target]:
        return self.chapter.targets()

    def draw_pages(self, surface: pygame.Surface, pointer: Pointer) -> None:
        self.chapter.draw(surface, pointer)
        for target in self.focus_boxes():
            self.ring(surface, target.key, target.rect)
        self._draw_preview(surface)

    def focus_boxes(self) -> list[Target]:
        """The targets of the head, which have rings of their own kind."""
        return [Target("back", self.layout.back)]

    def _draw_preview(self, surface: pygame.Surface) -> None:
        """The text behind a link, on a slip beside it."""
        preview = self.rules.preview if self.tab == RULES else None
        clause = self.rules.book.clause(preview[0]) if preview is not None else None
        if preview is None or clause is None:
            return
        words = clause.text
        if len(words) > _LONGEST_PREVIEW:
            words = words[:_LONGEST_PREVIEW].rpartition(" ")[0] + "…"
        draw_help(surface, words, preview[1], self.layout.scale)

    def touched(self) -> None:
        self.chapter.touched(self.focus.hovered, self.focus.focused)

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.chapter.handle(event):
            self.mark()
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        return super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self.close()
            return True
        return self.turn_tab(event)

    def choose(self, key: str) -> None:
        if key.startswith("tab:"):
            self.open_tab(key.removeprefix("tab:"))
        else:
            self.chapter.choose(key)
        self.mark()

    @property
    def next_wakeup(self) -> float | None:
        return self.rules.next_wakeup

    @property
    def at_work(self) -> bool:
        return self.chapter.working

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.chapter.working:
            self.chapter.work()
            if not self.chapter.working:
                self.mark()
        if self.rules.update(dt):
            self.mark()

    def pause(self) -> None:
        self.chapter.leave()

    def resume(self) -> None:
        """Whoever comes back from practice finds the stars that were won there."""
        if self.tab == PRACTICE:
            self.lay_out()
            self.retarget()

    def leave(self) -> None:
        self.chapter.leave()

    # Going about -----------------------------------------------------------------------------

    def open_clause(self, clause: str) -> None:
        """Show a clause, from whichever chapter."""
        self.open_tab(RULES)
        self.rules.go(clause)

    def open_tab(self, tab: str) -> None:
        """Open another chapter."""
        if tab == self.tab:
            return
        self.chapter.leave()
        if tab in (CARDS, BOX):
            super().open_tab(tab)
            return
        self.tab = tab
        self.chapter = self._chapter(tab)
        self.lay_out()
        self.retarget()
        self.touched()

    def change_game(self, game: str) -> None:
        """Take the book of another game from the shelf."""
        if game != self.game:
            self.app.stack.replace(RulebookScene(self.app, game))

    def _chapter(self, tab: str) -> Chapter:
        return self.rules if tab == RULES else _CHAPTERS[tab](self)
