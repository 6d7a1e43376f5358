"""Memory in good order: how the C library keeps it for pictures, and when Python looks for what
nobody reaches any more."""

from __future__ import annotations

import gc
import sys

_MB = 1024 * 1024
LARGE = 10 * _MB
"""Bytes from which on a picture gets memory of its own: more than a picture of a window of
1920 x 1080 takes, for those come and go in every turn, and fresh memory costs 4 ms each time."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
_SPARE = 32 * _MB


def give_back_large_pictures() -> None:
    """From now on the memory of a large picture goes back to the system when the picture goes.

    By itself glibc soon keeps it: after zooming, a third of all memory would be gaps between
    pictures. Other systems do this by themselves; where the call is missing nothing changes.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    try:
        set_option = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return
    set_option(_M_MMAP_THRESHOLD, LARGE)
    set_option(_M_TRIM_THRESHOLD, _SPARE)


def give_back() -> None:
    """Give the gaps between pictures back to the system, as after a zoom, when those of another
    size went. Takes some ms: for quiet moments."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return
    trim(0)


_SEARCHES = (40_000, 20, 20)
"""After how many new things Python looks for unreachable ones, and how often it looks farther:
seldom enough that few frames have such a search in them."""

_EARLY = 6_000
"""So many new things are looked through in a quiet moment: in a frame there are never enough."""


def search_early() -> None:
    """Look through what is new before it is due, because nothing is shown in this moment."""
    if gc.get_count()[0] > _EARLY:
        gc.collect(0)


def settle() -> None:
    """Let go of what nobody reaches any more, and leave what remains out of later searches.

    Python looks for unreachable things among all that there are, now and then and in the middle
    of a frame: with a table that takes longer than a frame has. What is there now lasts, so later
    searches need only look at what has come since.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SEARCHES)
