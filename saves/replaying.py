"""How far the rules agree with a saved session; also the one place that knows where digests are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves.model import DIGEST_EVERY, SessionRecord


def wants_digest(decisions: int) -> bool:
    """True when the digest of the position after so many decisions is to be saved."""
    return decisions > 0 and decisions % DIGEST_EVERY == 0


def agreed(
    record: SessionRecord, play: Callable[[list[Any]], bool], digest: Callable[[], str]
) -> int:
    """The number of decisions, of the first `cursor`, that can be relied upon.

    `play` takes one decision and says whether it was legal; `digest` gives that of the position.
    At an illegal decision it is the number before it. At a digest that differs it is the place of
    the last digest that agreed: somewhere after it the rules have gone another way.
    """
    trusted = 0
    for count in range(record.cursor + 1):
        if count > 0 and not play(record.log[count - 1]):
            return count - 1
        expected = record.digests.get(count)
        if expected is None:
            continue
        if expected != digest():
            return trusted
        trusted = count
    return record.cursor
