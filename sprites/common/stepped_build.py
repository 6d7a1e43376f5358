"""Pictures that take long are built in short steps, so that the window never stalls."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

MOST_UNFINISHED = 0.99


class SteppedBuild(ABC):
    """Work in steps: call `step` from the event loop until it is True.

    `fraction` tells how far it is, from 0 to 1; `finished` whether it is.
    """

    def __init__(self) -> None:
        self.fraction = 0.0
        self.finished = False
        self._done = 0
        self._steps = self._build()

    def step(self) -> bool:
        """Do the next piece of work; True when everything is built."""
        try:
            next(self._steps)
        except StopIteration:
            self.fraction = 1.0
            self.finished = True
            return True
        self._done += 1
        self.fraction = min(MOST_UNFINISHED, self._done / self._expected())
        return False

    @abstractmethod
    def _build(self) -> Iterator[None]:
        """The work; every piece ends with a yield. It begins with the first step."""

    @abstractmethod
    def _expected(self) -> float:
        """About how many steps there will be."""
