"""The chapters with pages to turn: the player aid and the icon dictionary."""

from __future__ import annotations

import pygame

from engine.explain import Text
from scenes.games.screens import screens_of
from scenes.handbook.aid.content import AidModule, Entry, Heading, Row, Step, icon_key
from scenes.handbook.aid.pages import Column, Flowing, columns
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.spoken import clause_told, page_told
from scenes.shell.voice.heard import joined
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.aid_rows import aid_heading, aid_remark, aid_row, aid_step, icon_entry
from sprites.handbook.clauses import Block
from sprites.handbook.layout import BookLayout
from sprites.handbook.tailpiece import draw_tailpiece
from sprites.handbook.tokens import draw_arrow, draw_page_number

_NARROWEST = 250
"""Units that a column of the dictionary needs."""


class PagedChapter:
    """Spreads of two pages with one or more columns each. See `scenes.handbook.chapter.Chapter`."""

    def __init__(self, scene: ChapterBook) -> None:
        self.scene = scene
        make = screens_of(scene.game).aid
        assert make is not None, "a game without an aid has no such chapter"
        self.module: AidModule = make()
        self.icon = self.module.icon_source()
        self.spread = 0
        self.binding = scene.binding
        self._layout: BookLayout | None = None
        self._columns: list[Column] = []
        self._lefts: tuple[int, ...] = ()

    # What a chapter gives --------------------------------------------------------------------

    def per_page(self, layout: BookLayout) -> int:
        """Columns on a page."""
        return 1

    def flow(self, width: int, scale: float) -> list[Flowing]:
        """Everything in order, each block `width` px wide."""
        return []

    # Chapter ------------------------------------------------------------------------------------

    def lay_out(self, layout: BookLayout) -> None:
        self._layout = layout
        count = self.per_page(layout)
        gap = round(22 * layout.scale)
        wide = (layout.left.width - gap * (count - 1)) // count
        self._lefts = tuple(
            page.x + index * (wide + gap)
            for page in (layout.left, layout.right)
            for index in range(count)
        )
        self._columns = columns(self.flow(wide, layout.scale), layout.left.height)
        self.spread = min(self.spread, self.spreads - 1)

    @property
    def told(self) -> str:
        """What stands on the open spread."""
        parts = [placed.words for _, column in self._shown() for placed in column]
        return page_told(self.scene.app, self.scene.game, parts)

    def words(self, key: str) -> str:
        kind, _, rest = key.partition(":")
        if kind == "turn":
            return self.scene.app.say("spoken.back" if int(rest) < 0 else "spoken.forward")
        return clause_told(self.scene.app, rest.partition(":")[2]) if kind == "link" else ""

    @property
    def spreads(self) -> int:
        """How many times the book can be opened in this chapter."""
        return max(1, -(-len(self._columns) // max(1, len(self._lefts))))

    def targets(self) -> list[Target]:
        found = [Target(key, box) for key, box in self._links()]
        return [*found, *(Target(key, box) for key, box in self._arrows().items())]

    def _shown(self) -> list[tuple[int, Column]]:
        """The columns of the open spread and their left ends."""
        first = self.spread * len(self._lefts)
        return list(zip(self._lefts, self._columns[first:], strict=False))

    def _links(self) -> list[tuple[str, pygame.Rect]]:
        assert self._layout is not None
        found: list[tuple[str, pygame.Rect]] = []
        for left, column in self._shown():
            for placed in column:
                for name, box in placed.block.links:
                    at = box.move(left, self._layout.left.y + placed.top)
                    wide, high = max(0, TARGET_PX - at.width), max(0, TARGET_PX - at.height)
                    found.append((f"link:{len(found)}:{name}", at.inflate(wide, high)))
        return found

    def _arrows(self) -> dict[str, pygame.Rect]:
        if self._layout is None or self.spreads < 2:
            return {}
        left, right = self._layout.feet
        side = max(TARGET_PX, min(left.height, round(36 * self._layout.scale)))
        boxes = {}
        if self.spread > 0:
            boxes["turn:-1"] = pygame.Rect(left.x, left.centery - side // 2, side, side)
        if self.spread + 1 < self.spreads:
            top = right.centery - side // 2
            boxes["turn:1"] = pygame.Rect(right.right - side, top, side, side)
        return boxes

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        layout = self._layout
        if layout is None:
            return
        for left, column in self._shown():
            for placed in column:
                surface.blit(placed.block.surface, (left, layout.left.y + placed.top))
            self._close(surface, left, column[-1].top + column[-1].block.height if column else 0)
        for left in self._lefts[len(self._shown()) :]:
            self._close(surface, left, 0)
        for key, box in self._links():
            self.scene.ring(surface, key, box)
        for key, box in self._arrows().items():
            draw_arrow(surface, box, "left" if key == "turn:-1" else "right", key, pointer)
            self.scene.ring(surface, key, box, 14)
        for side, foot in enumerate(layout.feet):
            number = str(self.spread * 2 + side + 1)
            draw_page_number(surface, foot, number, layout.scale, self.binding)

    def _close(self, surface: pygame.Surface, left: int, used: int) -> None:
        """An ornament on what the words leave of a page of one column."""
        assert self._layout is not None
        room = self._layout.left
        if len(self._lefts) > 2:
            return
        top = room.y + used
        rest = pygame.Rect(left, top, room.width, room.bottom - top)
        draw_tailpiece(surface, rest, "crown", self._layout.grid, self.binding)

    def choose(self, key: str) -> bool:
        kind, _, rest = key.partition(":")
        if kind == "turn":
            self.turn(int(rest))
        elif kind == "link":
            self.scene.open_clause(rest.partition(":")[2])
        else:
            return False
        return True

    def turn(self, by: int) -> None:
        """Turn a leaf."""
        spread = max(0, min(self.spreads - 1, self.spread + by))
        if spread != self.spread:
            self.spread = spread
            self.scene.app.sounds.play("card")
            self.scene.retarget()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        keys = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_HOME: -99, pygame.K_END: 99}
        if not self.scene.focus.focused:
            keys |= {pygame.K_RIGHT: 1, pygame.K_LEFT: -1, pygame.K_SPACE: 1}
        if event.key not in keys:
            return False
        self.turn(keys[event.key])
        return True

    def touched(self, hovered: str, focused: str) -> None:
        """Nothing changes its look here."""

    def leave(self) -> None:
        """Nothing to put away."""

    @property
    def working(self) -> bool:
        """Everything is there at once."""
        return False

    def work(self) -> None:
        """Nothing takes long here."""


class AidChapter(PagedChapter):
    """A turn, the tables and the points on a few pages."""

    def flow(self, width: int, scale: float) -> list[Flowing]:
        found: list[Flowing] = []
        odd, group = False, 0
        for entry in self.module.aid(self.scene.app.say):
            block = self._block(entry, odd, width, scale)
            heads = isinstance(entry, Heading) or (isinstance(entry, Row) and entry.head)
            odd = isinstance(entry, Row) and not entry.head and not odd
            space = round(14 * scale) if isinstance(entry, Heading) else 0
            group += isinstance(entry, Heading)
            found.append(Flowing(block, heads, space, group, _words_of(entry)))
        return found

    def _block(self, entry: Entry, odd: bool, width: int, scale: float) -> Block:
        if isinstance(entry, Heading):
            return aid_heading(entry.title, entry.clause, width, scale, self.binding)
        if isinstance(entry, Step):
            mark, title, text = entry.mark, entry.title, entry.text
            return aid_step(mark, title, text, entry.clause, width, scale, self.icon, self.binding)
        if isinstance(entry, Row):
            kind = "head" if entry.head else "odd" if odd else "even"
            return aid_row(entry.cells, entry.shares, kind, width, scale, self.icon, self.binding)
        return aid_remark(entry.text, width, scale, self.icon, self.binding)


class IconsChapter(PagedChapter):
    """Every icon of the game with its meaning."""

    def per_page(self, layout: BookLayout) -> int:
        return 2 if layout.left.width >= 2 * _NARROWEST * layout.scale else 1

    def flow(self, width: int, scale: float) -> list[Flowing]:
        say = self.scene.app.say
        found: list[Flowing] = []
        for group in self.module.ICON_GROUPS:
            title = say(group.title)
            heading = aid_heading(title, "", width, scale, self.binding)
            found.append(Flowing(heading, True, round(14 * scale), words=f"{title}:"))
            for name in group.icons:
                words = say(Text(icon_key(self.scene.game, name)))
                block = icon_entry(name, words, width, scale, self.icon, self.binding)
                found.append(Flowing(block, words=words))
        return found


def _words_of(entry: Entry) -> str:
    """An entry for somebody who listens; the cells of a line one after the other."""
    if isinstance(entry, Heading):
        return f"{entry.title}:"
    if isinstance(entry, Step):
        return joined([entry.title, entry.text])
    if isinstance(entry, Row):
        return ", ".join(cell for cell in entry.cells if cell)
    return entry.text
