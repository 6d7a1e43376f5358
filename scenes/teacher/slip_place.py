"""Where the guide's slip lies, and how wide: beside what it names, never on it, hiding as little of
the table as it can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from scenes.shell.layer import Size
from sprites.common.placing import covers, free_place, place_beside, stays
from sprites.common.rich import IconSource
from sprites.common.theme import Theme
from sprites.teacher.slip import Slip, hang, has_room, slip_height

_WIDTHS = (400, 360, 320)
"""Units of the slip, the first with which it lies on nothing that is spoken of."""
_NARROWER = (400, 360, 320, 290, 270)
"""Units of a slip that speaks of no place: the one that hides least of the table."""
_SMALLER = 0.8
"""Of its size a slip has that would lie on what it speaks of whatever its width is."""
_KEPT = 10**9
"""What lying on something that is kept counts for, in px²."""
_GAP = 12

Box = tuple[int, int, int, int]
Boxes = tuple[Box, ...]


def boxes_of(places: Sequence[Rect]) -> Boxes:
    """The same as something that can be compared and remembered."""
    return tuple((each.x, each.y, each.width, each.height) for each in places)


@dataclass(frozen=True, slots=True)
class Written:
    """What is written on a slip and how; `scale` is that of letters in their full size."""

    slip: Slip
    scale: float
    theme: Theme
    icon: IconSource


@dataclass(frozen=True, slots=True)
class Around:
    """All places that decide where a slip lies, in px of the window."""

    named: Boxes
    """What it speaks of; `lit` what of that bears light, `near` the ground around it."""
    lit: Boxes
    near: Boxes
    read: Boxes
    """What is read now: the prompt, and what lies open over the table."""
    offered: Boxes
    own: Boxes
    """The own hand, which a slip hides only where it can lie nowhere else."""
    everything: Boxes
    """All places of the table."""
    looked_up: tuple[Boxes, ...]
    """What is looked up on the rail, all of it, then what can least be missed."""
    grounds: Boxes
    """Where it may lie, best first."""
    large_words: bool
    before: Box | None
    """Where it lay before; it stays there if it can, as wide if it says the `same`."""
    same: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """Where a slip lies with the guide's head, the width of its sheet, and the scale of its
    letters."""

    width: int
    box: Box
    scale: float


@lru_cache(maxsize=32)
def laid(written: Written, around: Around) -> Laid:
    """Where the slip lies: frame after frame mostly the same."""
    return _Search(written, around).found()


class _Search:
    """Tries one way after another, the one that hides least first."""

    def __init__(self, written: Written, around: Around) -> None:
        self._written, self._state, self._scale = written, written.slip, written.scale
        self._around, self._same = around, around.same
        self._named, self._near = _rects(around.named), _rects(around.near)
        self._read = _rects(around.read)
        self._offered, self._own = _rects(around.offered), _rects(around.own)
        self._everything = _rects(around.everything)
        self._looked_up = [_rects(each) for each in around.looked_up]
        self._grounds = _rects(around.grounds)
        self._before = Rect(around.before) if around.before is not None else None

    def found(self) -> Laid:
        named = self._named
        rather_not = self._offered or self._everything
        kept = self._read
        spoken_of = [*self._read, *_rects(self._around.lit)]
        if not named:
            kept, rather_not = [*spoken_of, *rather_not], []
        tries = self._tries(kept, spoken_of, rather_not)
        found = next((each for each in tries if each is not None), None)
        if found is not None:
            return found
        seen = [*kept, *self._near]
        found = self._stayed(seen, self._offered) or self._placed(seen, rather_not)
        if self._near and covers(Rect(found.box), [*named, *seen]):
            found = self._placed(kept, [*rather_not, *self._near])
        return found

    def _tries(
        self, kept: Sequence[Rect], spoken_of: list[Rect], rather_not: Sequence[Rect]
    ) -> Iterator[Laid | None]:
        """The slip in one way after another, the one that hides least first; None where it cannot
        lie so."""
        named, offered, near = self._named, self._offered, self._near
        hand = self._own if named else []
        if named:
            yield self._open([*kept, *offered, *hand])
        for smaller in (False, True) if hand else ():
            off_hand = [*kept, *([] if smaller else hand)]
            yield self._spared(off_hand, offered, rather_not)
            in_sight = [*kept, *near, *hand]
            if not self._around.large_words:
                yield self._spared(in_sight, offered, rather_not, True)
            yield self._clear(in_sight, offered, rather_not, smaller)
        yield self._spared(kept, offered, rather_not)
        for seen in ([*spoken_of, *self._own], spoken_of) if not named else ():
            yield self._spared(seen, [], [])
        for seen in ([*spoken_of, *near], spoken_of) if not named else ():
            yield self._clear(seen, [], [], False)

    def _spared(
        self,
        kept: Sequence[Rect],
        offered: Sequence[Rect],
        rather_not: Sequence[Rect],
        smaller: bool = False,
    ) -> Laid | None:
        """The slip in letters of its full size with room for its buttons, which matters only where
        usual letters have some on the widest, or in `smaller` ones, clear of what is looked up on
        the rail as well; None where it cannot lie so."""
        widest = round(_WIDTHS[0] * self._scale)
        in_vain = not self._around.large_words and not self._has_room(widest)
        for looked_up in self._looked_up:
            seen = [*kept, *self._near, *looked_up]
            found = self._clear(seen, offered, rather_not, smaller)
            if found is None:
                continue
            width = found.box[2] - hang(self._scale)[0]
            roomy = width >= self._easy_to_read or self._has_room(width) or in_vain
            if roomy or smaller:
                return found
        return None

    def _clear(
        self,
        seen: Sequence[Rect],
        offered: Sequence[Rect],
        rather_not: Sequence[Rect],
        smaller: bool,
    ) -> Laid | None:
        """The slip clear of all that is to be seen, where the one before lay if it can; None where
        it cannot lie so, though its letters may be `smaller`."""
        stayed = self._stayed(seen, offered)
        if stayed is not None or self._named:
            return stayed or self._free(seen, rather_not, smaller)
        if not self._has_place(seen):
            return None
        found = self._hiding_least(seen, rather_not)
        return None if covers(Rect(found.box), seen) else found

    def _has_place(self, seen: Sequence[Rect]) -> bool:
        """True where a slip of some width would lie on nothing that is to be seen: soon found."""
        widths = (round(units * self._scale) for units in _NARROWER)
        sizes = (self._size_of(self._scale, width) for width in widths)
        return any(free_place([], size, self._grounds, 0, seen) is not None for size in sizes)

    def _open(self, kept: Sequence[Rect]) -> Laid | None:
        """The slip clear of all that is kept and looked up, no narrower than it is easy to read;
        None where it cannot lie so."""
        found = self._clear([*kept, *self._near, *self._looked_up[0]], [], [], False)
        least = self._easy_to_read + hang(self._scale)[0]
        return found if found is not None and found.box[2] >= least else None

    def _stayed(self, kept: Sequence[Rect], rather_not: Sequence[Rect]) -> Laid | None:
        """The slip where the one before lay; None where it would hide what it speaks of."""
        before, scale = self._before, self._scale
        if before is None:
            return None
        widths = [round(units * scale) for units in (_WIDTHS if self._named else _NARROWER)]
        same = [each for each in widths if self._same and each + hang(scale)[0] == before.width]
        roomy = [width for width in widths if self._has_room(width)]
        for width in same or (dict.fromkeys([*roomy, *widths]) if self._named else roomy):
            size, clear = self._size_of(scale, width), [*self._named, *kept]
            box = stays(before, size, self._grounds, clear, rather_not)
            if box is not None:
                return _laid(width, box, scale)
        return None

    def _free(self, kept: Sequence[Rect], rather_not: Sequence[Rect], smaller: bool) -> Laid | None:
        """The widest slip that lies on nothing named and nothing kept; None where none can."""
        for width, scale in self._sizes(smaller):
            size, gap = self._size_of(scale, width), round(_GAP * scale)
            given = self._named, size, self._grounds, gap, kept
            box = free_place(*given, rather_not=rather_not)
            if box is not None:
                return _laid(width, box, scale)
        return None

    def _placed(self, kept: Sequence[Rect], rather_not: Sequence[Rect]) -> Laid:
        """The widest slip that lies on nothing named and nothing kept; the smallest one, or the
        one that hides least, where none can."""
        if not self._named:
            return self._hiding_least(kept, rather_not)
        free = self._free(kept, rather_not, True)
        if free is not None:
            return free
        width, scale = self._sizes(True)[-1]
        size, gap = self._size_of(scale, width), round(_GAP * scale)
        given = self._named, size, self._grounds, gap, kept
        return _laid(width, place_beside(*given, rather_not=rather_not), scale)

    def _hiding_least(self, kept: Sequence[Rect], rather_not: Sequence[Rect]) -> Laid:
        """A slip that speaks of no place, as wide as it hides least."""
        found: list[Laid] = []
        for units in _NARROWER:
            width = round(units * self._scale)
            clear = any(not covers(Rect(each.box), kept) for each in found)
            if clear and not self._has_room(width):
                break
            size, gap = self._size_of(self._scale, width), round(_GAP * self._scale)
            box = self._open_ground(size, kept) or place_beside(
                [], size, self._grounds, gap, kept, rather_not=rather_not
            )
            found.append(_laid(width, box, self._scale))
        return min(found, key=lambda each: self._hides(Rect(each.box), kept))

    def _open_ground(self, size: Size, kept: Sequence[Rect]) -> Rect | None:
        """Where a slip that speaks of the whole table hides least of it; None where it would lie
        on what is kept."""
        box = place_beside([], size, self._grounds, 0, [*kept, *self._everything])
        return None if covers(box, kept) else box

    def _hides(self, box: Rect, kept: Sequence[Rect]) -> int:
        """px² of the table's places that a slip would lie on; those that are kept count most."""
        parts = [box.clip(place) for place in self._everything]
        return sum(part.width * part.height for part in parts) + _KEPT * covers(box, kept)

    @property
    def _easy_to_read(self) -> int:
        """px of the sheet's least width that is easy to read."""
        return round(_WIDTHS[1] * self._scale)

    def _sizes(self, smaller: bool) -> list[tuple[int, float]]:
        """Widths in px with the scale of the letters, in the order in which they are tried."""
        scales = (self._scale, self._scale * _SMALLER) if smaller else (self._scale,)
        return [(round(units * scale), scale) for scale in scales for units in _WIDTHS]

    def _has_room(self, width: int) -> bool:
        return has_room(self._state, self._scale, width)

    def _size_of(self, scale: float, width: int) -> Size:
        """The size of a slip with the guide's head."""
        left, top = hang(scale)
        written = self._written
        height = slip_height(written.slip, scale, written.theme, written.icon, width)
        return width + left, height + top


def _rects(boxes: Boxes) -> list[Rect]:
    return [Rect(box) for box in boxes]


def _laid(width: int, box: Rect, scale: float) -> Laid:
    return Laid(width, (box.x, box.y, box.width, box.height), scale)
