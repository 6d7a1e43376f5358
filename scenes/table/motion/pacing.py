"""Spreads over several frames what has to be drawn anew, so that no frame takes long."""

from __future__ import annotations


def same_things(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """True for the same objects in the same order: what was made of the one is right for the
    other, and nothing large is compared."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


class Pacing:
    """One large thing per frame: first the board, then the parts of the chrome one by one.

    Nobody sees a rail that follows a sixtieth of a second later; everybody sees a jerk.
    """

    def __init__(self) -> None:
        self._board: tuple[object, ...] = ()
        self.full = False
        """Enough is drawn anew in this frame: other large things wait."""
        self.waiting = False
        """Something waits for the next frame."""
        self.slip_waits = False
        """The slip by the hand does: it comes before tray and rail."""

    def begin(self, *board: object) -> None:
        """A frame begins. The board is drawn anew when it depends on other things (the same
        objects count as the same) than in the last frame. The first frame shows everything."""
        before, self._board = self._board, board
        self.waiting = False
        self.full = bool(before) and not same_things(before, board)

    def outside(self) -> None:
        """What follows is made between frames, where there is room for one large thing more."""
        self.full = self.waiting = False

    def wait(self) -> None:
        """Something is left for the next frame."""
        self.waiting = True

    def drawn(self) -> None:
        """A large part was drawn anew."""
        self.full = True
