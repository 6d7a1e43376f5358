"""Memory in good order, at moments when nobody waits for a frame."""

from __future__ import annotations

import gc


def settle() -> None:
    """Let go of what nobody reaches any more, and leave what remains out of later searches.

    Python looks for unreachable things among all that there are, now and then and in the middle
    of a frame: with a table that takes longer than a frame has. What is there now lasts, so later
    searches need only look at what has come since.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
