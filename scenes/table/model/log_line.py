"""One line of the log: a step of a move, or a barrier."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. `decision` and `event` are its address; a barrier line has event -1. `sentence`
    is told `times` times; `topic` is the word that the event begins with, if it is one."""

    words: str
    seat: int
    kind: str
    clause: str
    decision: int
    event: int
    sentence: str = ""
    times: int = 1
    topic: str = ""

    @property
    def barrier(self) -> bool:
        return self.event < 0
