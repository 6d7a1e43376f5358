"""Which sentence stands beside what is shown: it always speaks of the seat that is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from scenes.table.model.match import ShownEvent


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence about `seat`. `told` is the event that says it, `shown` the one beside which it
    stands: something that happens without a sentence of its own may come before or after."""

    seat: int
    words: str
    told: ShownEvent
    shown: ShownEvent


def caption_of(
    shown: ShownEvent,
    coming: Iterable[ShownEvent],
    before: Caption | None,
    acting: Callable[[ShownEvent], int],
    sentence: Callable[[ShownEvent], str],
) -> Caption | None:
    """The caption beside an event. One without a sentence belongs to the decision that was told
    last, else to what is told next of the same seat, else to what was told of it before."""
    if before is not None and before.shown is shown:
        return before
    seat = acting(shown)
    words = sentence(shown)
    if words:
        return Caption(seat, words, shown, shown)
    stands = before is not None and before.seat == seat
    if before is not None and stands and before.told.decision == shown.decision:
        return replace(before, shown=shown)
    for each in coming:
        if acting(each) != seat:
            break
        words = sentence(each)
        if words:
            return Caption(seat, words, each, shown)
    return replace(before, shown=shown) if before is not None and stands else None
