"""What lies over a taught table in one frame: dusk with light on what is spoken of, rings, slip."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.explain import Choice
from scenes.shell.taught import TaughtTable
from scenes.shell.voice.heard import joined
from scenes.teacher.slip_place import Around, Written, boxes_of, laid
from sprites.common.drawn import Pointer
from sprites.teacher.hand import gesture
from sprites.teacher.slip import Slip, folded, hang, slip
from sprites.teacher.veil import RING_PAD, Hole, ring, veil

_HAND = ("hand:*", "tile:*")
"""The anchors of the own hand, which a slip hides only where it can lie nowhere else."""
_PROMPT_LIGHT, _RAIL_LIGHT, _NEAR_LIGHT = 0.8, 0.5, 0.75
_GROWN = 5
"""Units by which the light reaches beyond what it falls on."""


Part = tuple[pygame.Surface, tuple[int, int]]


class Overlay:
    """The parts of one frame, back to front, and where the slip's targets lie."""

    def __init__(self, table: TaughtTable, size: tuple[int, int]) -> None:
        self._table, self._size = table, size
        self.parts: list[Part] = []
        self.box: pygame.Rect | None = None
        """Where the slip lies, the guide's head included."""
        self.open_box: pygame.Rect | None = None
        """The same of one that is folded away, as it would lie open."""
        self.targets: dict[str, pygame.Rect] = {}
        self.lit: list[pygame.Rect] = []
        """What the slip speaks of."""
        self._sheet = 0
        """The number of the part that is the slip."""
        self.near: list[pygame.Rect] = []
        """The ground around it, which is to be seen as well."""

    def speak_of(self, anchors: Sequence[str], choice: Choice | None) -> None:
        """Light on some anchors and on where a choice begins and goes."""
        table = self._table
        found = table.lights(anchors)
        if choice is not None:
            found += self._ends(choice)
            found = table.rows(choice) or found
            if not (choice.source or choice.target):
                found += table.buttons(choice)
        window = pygame.Rect((0, 0), self._size)
        for box in found:
            if box.clip(window) not in self.lit:
                self.lit.append(box.clip(window))

    def _ends(self, choice: Choice) -> list[pygame.Rect]:
        """Where a choice begins and goes; only where it begins, if that lies on where it goes."""
        ends = [self._table.lights([name]) for name in (choice.source, choice.target) if name]
        begins, goes = ends[0] if ends else [], [box for each in ends[1:] for box in each]
        return [*begins, *(box for box in goes if not any(_lies_on(each, box) for each in begins))]

    def see(self, anchors: Sequence[str]) -> None:
        """Keep the ground of some anchors in sight, that of a pattern as a whole."""
        for anchor in anchors:
            found = self._table.boxes([anchor])
            self.near += [found[0].unionall(found[1:])] if found else []

    def darken(self) -> None:
        """Lay the dusk over everything else, and rings around what is lit."""
        if self._table.holding:
            self.ring()
            return
        scale = self._table.scale
        grown = round(2 * _GROWN * scale)
        holes = [_hole(box.inflate(grown, grown), 1.0) for box in self.lit]
        prompt, *others = self._table.read_now()
        holes += [_hole(prompt, _PROMPT_LIGHT), *(_hole(box, 1.0) for box in others)]
        holes.append(_hole(self._table.rail, _RAIL_LIGHT))
        holes += [_hole(box, _NEAR_LIGHT) for box in self.near]
        self.parts.append((veil(self._size, tuple(holes), scale), (0, 0)))
        self.ring()

    words = ""
    """What the slip says, without its buttons: one that is folded away opens when it changes."""
    told = ""
    """The slip for somebody who listens; icons stand in it by their names in braces."""

    def ring(self) -> None:
        """Rings around what is lit."""
        scale = self._table.scale
        pad, grown = round(RING_PAD * scale), round(4 * scale)
        for box in self.lit:
            wide = box.inflate(grown, grown)
            self.parts.append((ring(wide.size, scale), (wide.x - pad, wide.y - pad)))

    def lay(
        self,
        state: Slip,
        pointer: Pointer,
        named: Sequence[pygame.Rect],
        scale: float,
        *,
        away: bool = False,
        before: pygame.Rect | None = None,
        same: bool = False,
    ) -> None:
        """Lay the slip beside what is named, clear of it, of what is read now and, where there is
        room, of all that can be chosen, or where it lay `before` if it can stay there, as wide if
        it says the `same`; of one that was folded `away` the guide's head stays."""
        parts = (state.note, state.title.replace("\n", "; "), state.text, state.hint)
        buttons = (button.label for button in state.buttons)
        self.told = joined((*parts, *buttons))
        table = self._table
        written = Written(state, scale, table.theme, table.icon)
        found = laid(written, self._around(named, before, same))
        box, scale = pygame.Rect(found.box), found.scale
        left, top = hang(scale)
        corner = (box.x + left, box.y + top)
        self.open_box = box
        if away:
            drawn = folded(state, scale, table.theme, pointer)
            box = pygame.Rect(box.topleft, drawn.size)
        else:
            drawn = slip(state, scale, table.theme, table.icon, pointer, found.width)
        self.box, self.targets = box, drawn.at(corner)
        at = (corner[0] - drawn.origin[0], corner[1] - drawn.origin[1])
        self._sheet = len(self.parts)
        self.parts.append((drawn.surface, at))

    def _around(
        self, named: Sequence[pygame.Rect], before: pygame.Rect | None, same: bool
    ) -> Around:
        """All places that decide where the slip lies."""
        table = self._table
        return Around(
            named=boxes_of(named),
            lit=boxes_of(self.lit),
            near=boxes_of(self.near),
            read=boxes_of(table.read_now()),
            offered=boxes_of(table.offered()),
            own=boxes_of(table.boxes(_HAND)),
            everything=boxes_of(table.boxes(["*"])),
            looked_up=tuple(boxes_of(each) for each in table.looked_up()),
            grounds=boxes_of(table.grounds()),
            large_words=table.large_words,
            before=None if before is None else boxes_of([before])[0],
            same=same,
        )

    def shift(self, by: tuple[int, int]) -> None:
        """Draw the slip beside where it lies: it is on its way there."""
        picture, (x, y) = self.parts[self._sheet]
        self.parts[self._sheet] = picture, (x + by[0], y + by[1])

    def show(self, choice: Choice, seconds: float) -> None:
        """The hand on its way from where a choice begins to where it goes, or to its button."""
        table = self._table
        found = [box for name in (choice.source, choice.target) for box in table.boxes([name])[:1]]
        found = table.rows(choice)[:1] or found or table.buttons(choice)[:1]
        if not found:
            return
        (x, y), end = found[0].center, found[-1].center
        start = (x, y) if len(found) > 1 else (x - 60 * table.scale, y + 90 * table.scale)
        self.parts += gesture(start, end, seconds, table.scale)

    def same_as(self, other: Overlay | None) -> bool:
        """True when two overlays look alike."""
        if other is None or len(other.parts) != len(self.parts):
            return False
        return all(
            mine[0] is theirs[0] and mine[1] == theirs[1]
            for mine, theirs in zip(self.parts, other.parts, strict=True)
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Everything, over the table."""
        for picture, at in self.parts:
            surface.blit(picture, at)


def _lies_on(box: pygame.Rect, place: pygame.Rect) -> bool:
    """True when a good part of a box is over a place, not only an edge of it."""
    part = box.clip(place)
    return 4 * part.width * part.height >= box.width * box.height


def _hole(box: pygame.Rect, strength: float) -> Hole:
    return box.x, box.y, box.width, box.height, strength
