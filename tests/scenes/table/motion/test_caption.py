"""The sentence beside what is shown speaks of the seat that is marked."""

from __future__ import annotations

from typing import Any

from scenes.table.model.match import ShownEvent
from scenes.table.motion.caption import Caption, caption_of
from tests.scenes.table.toy import event


def happened(kind: str, seat: int, decision: int) -> ShownEvent:
    view: Any = None
    return ShownEvent(event(kind, seat), view, decision, 0)


def said(shown: ShownEvent) -> str:
    return "" if shown.event.kind == "silent" else f"{shown.event.seat} {shown.event.kind}"


def caption(
    shown: ShownEvent, coming: list[ShownEvent], before: Caption | None = None
) -> Caption | None:
    return caption_of(shown, coming, before, lambda each: each.event.seat, said)


def test_what_is_not_told_stands_under_what_the_same_seat_does_next() -> None:
    red = caption(happened("takes", 0, 1), [])
    silent = happened("silent", 1, 2)
    told = happened("places", 1, 3)
    found = caption(silent, [silent, told, happened("takes", 2, 4)], red)
    assert found is not None
    assert (found.words, found.seat, found.told) == ("1 places", 1, told)


def test_the_sentence_of_another_seat_never_stands() -> None:
    red = caption(happened("takes", 0, 1), [])
    assert caption(happened("silent", 1, 2), [happened("takes", 2, 3)], red) is None


def test_the_rest_of_a_decision_stands_under_its_sentence() -> None:
    red = caption(happened("takes", 0, 1), [])
    found = caption(happened("silent", 0, 1), [happened("turn", 0, 2)], red)
    assert found is not None
    assert found.words == "0 takes"


def test_a_sentence_of_the_same_seat_stands_until_the_next_one() -> None:
    red = caption(happened("takes", 0, 1), [])
    found = caption(happened("silent", 0, 2), [happened("turn", 1, 3)], red)
    assert found is not None
    assert found.words == "0 takes"
    blue = caption(happened("places", 1, 2), [])
    assert caption(happened("silent", 0, 2), [happened("turn", 1, 3)], blue) is None
