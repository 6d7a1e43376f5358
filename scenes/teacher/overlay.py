"""What lies over a taught table in one frame: dusk with light on what is spoken of, rings, slip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from engine.explain import Choice
from scenes.shell.layer import Size
from scenes.shell.taught import TaughtTable
from scenes.shell.voice.heard import joined
from sprites.common.drawn import Drawn, Pointer
from sprites.common.placing import covers, place_beside, stays
from sprites.teacher.hand import gesture
from sprites.teacher.slip import Slip, folded, hang, has_room, slip
from sprites.teacher.veil import RING_PAD, Hole, ring, veil

_WIDTHS = (400, 360, 320)
"""Units of the slip, the first with which it lies on nothing that is spoken of."""
_NARROWER = (400, 360, 320, 290, 270)
"""Units of a slip that speaks of no place: the one that hides least of the table."""
_SMALLER = 0.8
"""Of its size a slip has that would lie on what it speaks of whatever its width is."""
_KEPT = 10**9
"""What lying on something that is kept counts for, in px²."""
_HAND = ("hand:*", "tile:*")
"""The anchors of the own hand, which a slip hides only where it can lie nowhere else."""
_GAP = 12
_PROMPT_LIGHT, _RAIL_LIGHT, _NEAR_LIGHT = 0.8, 0.5, 0.75
_GROWN = 5
"""Units by which the light reaches beyond what it falls on."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """A slip, where it lies, and how large its letters are."""

    drawn: Drawn
    box: pygame.Rect
    scale: float


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
        kept = table.read_now()
        offered = table.offered()
        rather_not = offered or table.boxes(["*"])
        read, given = [*kept, *self.lit], (state, pointer, named, scale)
        if not named:
            kept, rather_not = [*read, *rather_not], []
        tries = self._tries(given, kept, read, offered, rather_not, before, same)
        laid = next((each for each in tries if each is not None), None)
        if laid is None:
            seen = [*kept, *self.near]
            laid = self._settled(given, seen, offered, rather_not, before, same)
            if self.near and covers(laid.box, [*named, *seen]):
                rather_not = [*rather_not, *self.near]
                laid = self._placed(*given, kept, rather_not)
        drawn, box, scale = laid.drawn, laid.box, laid.scale
        left, top = hang(scale)
        corner = (box.x + left, box.y + top)
        self.open_box = box
        if away:
            drawn = folded(state, scale, table.theme, pointer)
            box = pygame.Rect(box.topleft, drawn.size)
        self.box, self.targets = box, drawn.at(corner)
        at = (corner[0] - drawn.origin[0], corner[1] - drawn.origin[1])
        self._sheet = len(self.parts)
        self.parts.append((drawn.surface, at))

    def _tries(
        self,
        given: tuple[Slip, Pointer, Sequence[pygame.Rect], float],
        kept: Sequence[pygame.Rect],
        read: list[pygame.Rect],
        offered: Sequence[pygame.Rect],
        rather_not: Sequence[pygame.Rect],
        before: pygame.Rect | None,
        same: bool,
    ) -> Iterator[_Laid | None]:
        """The slip in one way after another, the one that hides least first; None where it cannot
        lie so."""
        table, named = self._table, given[2]
        own = table.boxes(_HAND)
        hand = own if named else []
        if named:
            yield self._open(given, [*kept, *offered, *hand], before, same)
        for smaller in (False, True) if hand else ():
            off_hand = [*kept, *([] if smaller else hand)]
            yield self._spared(given, off_hand, offered, rather_not, before, same)
            in_sight = [*kept, *self.near, *hand]
            if not table.large_words:
                yield self._spared(given, in_sight, offered, rather_not, before, same, True)
            yield self._clear(given, in_sight, offered, rather_not, before, same, smaller)
        yield self._spared(given, kept, offered, rather_not, before, same)
        for seen in ([*read, *own], read) if not named else ():
            yield self._spared(given, seen, [], [], before, same)
        for seen in ([*read, *self.near], read) if not named else ():
            yield self._clear(given, seen, [], [], before, same, False)

    def _spared(
        self,
        given: tuple[Slip, Pointer, Sequence[pygame.Rect], float],
        kept: Sequence[pygame.Rect],
        offered: Sequence[pygame.Rect],
        rather_not: Sequence[pygame.Rect],
        before: pygame.Rect | None,
        same: bool,
        smaller: bool = False,
    ) -> _Laid | None:
        """The slip in letters of its full size with room for its buttons, which matters only where
        usual letters have some on the widest, or in `smaller` ones, clear of what is looked up on
        the rail as well; None where it cannot lie so."""
        state, _, named, scale = given
        widest = round(_WIDTHS[0] * scale)
        in_vain = not self._table.large_words and not has_room(state, scale, widest)
        for looked_up in self._table.looked_up():
            seen = [*kept, *self.near, *looked_up]
            laid = self._settled(given, seen, offered, rather_not, before, same, smaller=smaller)
            width = laid.box.width - hang(scale)[0]
            roomy = width >= round(_WIDTHS[1] * scale) or has_room(state, scale, width) or in_vain
            if (roomy or smaller) and not covers(laid.box, [*named, *seen]):
                return laid
        return None

    def _clear(
        self,
        given: tuple[Slip, Pointer, Sequence[pygame.Rect], float],
        seen: Sequence[pygame.Rect],
        offered: Sequence[pygame.Rect],
        rather_not: Sequence[pygame.Rect],
        before: pygame.Rect | None,
        same: bool,
        smaller: bool,
    ) -> _Laid | None:
        """The slip clear of all that is to be seen, over whatever stands on the rail; None where
        it cannot lie so, though its letters may be `smaller`."""
        laid = self._settled(given, seen, offered, rather_not, before, same, smaller=smaller)
        return None if covers(laid.box, [*given[2], *seen]) else laid

    def _open(
        self,
        given: tuple[Slip, Pointer, Sequence[pygame.Rect], float],
        kept: Sequence[pygame.Rect],
        before: pygame.Rect | None,
        same: bool,
    ) -> _Laid | None:
        """The slip clear of all that is kept and looked up, no narrower than it is easy to read;
        None where it cannot lie so."""
        seen = [*kept, *self.near, *self._table.looked_up()[0]]
        laid = self._settled(given, seen, [], [], before, same, smaller=False)
        scale = given[3]
        wide = laid.box.width - hang(scale)[0] >= round(_WIDTHS[1] * scale)
        return laid if wide and not covers(laid.box, [*given[2], *seen]) else None

    def shift(self, by: tuple[int, int]) -> None:
        """Draw the slip beside where it lies: it is on its way there."""
        picture, (x, y) = self.parts[self._sheet]
        self.parts[self._sheet] = picture, (x + by[0], y + by[1])

    def _settled(
        self,
        given: tuple[Slip, Pointer, Sequence[pygame.Rect], float],
        seen: Sequence[pygame.Rect],
        offered: Sequence[pygame.Rect],
        rather_not: Sequence[pygame.Rect],
        before: pygame.Rect | None,
        same: bool,
        *,
        smaller: bool = True,
    ) -> _Laid:
        """The slip where the one before lay if it can, else where it covers least."""
        stayed = self._stayed(*given, seen, offered, before, same)
        return stayed or self._placed(*given, seen, rather_not, smaller=smaller)

    def _stayed(
        self,
        state: Slip,
        pointer: Pointer,
        named: Sequence[pygame.Rect],
        scale: float,
        kept: Sequence[pygame.Rect],
        rather_not: Sequence[pygame.Rect],
        before: pygame.Rect | None,
        same: bool,
    ) -> _Laid | None:
        """The slip where the one before lay; None where it would hide what it speaks of."""
        if before is None:
            return None
        widths = [round(units * scale) for units in (_WIDTHS if named else _NARROWER)]
        kept_wide = [width for width in widths if same and width + hang(scale)[0] == before.width]
        roomy = [width for width in widths if has_room(state, scale, width)]
        for width in kept_wide or (dict.fromkeys([*roomy, *widths]) if named else roomy):
            drawn, size = self._drawn(state, pointer, scale, width)
            clear = [*named, *kept]
            box = stays(before, size, self._table.grounds(), clear, rather_not)
            if box is not None:
                return _Laid(drawn, box, scale)
        return None

    def _drawn(self, state: Slip, pointer: Pointer, scale: float, width: int) -> tuple[Drawn, Size]:
        """A slip, and its size with the guide's head."""
        left, top = hang(scale)
        drawn = slip(state, scale, self._table.theme, self._table.icon, pointer, width)
        return drawn, (drawn.size[0] + left, drawn.size[1] + top)

    def _placed(
        self,
        state: Slip,
        pointer: Pointer,
        named: Sequence[pygame.Rect],
        scale: float,
        kept: Sequence[pygame.Rect],
        rather_not: Sequence[pygame.Rect],
        *,
        smaller: bool = True,
    ) -> _Laid:
        """The widest slip that lies on nothing named and nothing kept; the smallest one, or the
        one that hides least, where none can."""
        table = self._table
        found: list[_Laid] = []
        sizes = [(units, scale) for units in (_WIDTHS if named else _NARROWER)]
        if named and smaller:
            sizes += [(units, scale * _SMALLER) for units in _WIDTHS]
        for units, scale in sizes:
            width = round(units * scale)
            clear = any(not covers(each.box, kept) for each in found)
            if clear and not named and not has_room(state, scale, width):
                break
            drawn, whole = self._drawn(state, pointer, scale, width)
            gap = round(_GAP * scale)
            open_ground = None if named else self._open_ground(whole, kept)
            box = open_ground or place_beside(
                named, whole, table.grounds(), gap, kept, rather_not=tuple(rather_not)
            )
            found.append(_Laid(drawn, box, scale))
            if named and not covers(box, [*named, *kept]):
                break
        return found[-1] if named else min(found, key=lambda each: self._hides(each.box, kept))

    def _open_ground(self, size: Size, kept: Sequence[pygame.Rect]) -> pygame.Rect | None:
        """Where a slip that speaks of the whole table hides least of it; None where it would lie
        on what is kept."""
        table = self._table
        everything = [*kept, *table.boxes(["*"])]
        box = place_beside([], size, table.grounds(), 0, everything)
        return None if covers(box, kept) else box

    def _hides(self, box: pygame.Rect, kept: Sequence[pygame.Rect]) -> int:
        """px² of the table's places that a slip would lie on; those that are kept count most."""
        parts = [box.clip(place) for place in self._table.boxes(["*"])]
        return sum(part.width * part.height for part in parts) + _KEPT * covers(box, kept)

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
