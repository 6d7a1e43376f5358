"""Where Tab and the arrows lead on "Your box": through all figures, also those out of sight, and
through the list of entries as one stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.shell.widgets.focus import Target, TargetFocus

ENTRY: Final = "entry"
"""The entry that lies open, in the list."""
FORM: Final = "form"
"""The first of its figures."""
_TABS: Final = {"search": ENTRY, "entry": "sets", "sets": FORM}
_TABS_BACK: Final = {"sets": ENTRY, "entry": "search"}
_KEYS: Final = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


def next_stop(focused: str, event: pygame.event.Event, figures: Sequence[Target]) -> str:
    """The target that a key leads to: a key, ENTRY or FORM; "" where the targets in sight know
    better. `figures`: all targets of the figures, where they would lie."""
    back = bool(event.mod & pygame.KMOD_SHIFT)
    if event.key not in _KEYS or not figures:
        return ""
    if event.key == pygame.K_TAB:
        found = (_TABS_BACK if back else _TABS).get(focused.partition(":")[0])
        if found is not None:
            return found
        if back and focused == "do:undo":
            return figures[-1].key
    if focused not in [target.key for target in figures]:
        return ""
    if event.key == pygame.K_TAB and focused == figures[0 if back else -1].key:
        return ""
    inner = TargetFocus()
    inner.set_targets(figures)
    inner.focus(focused)
    inner.handle(event)
    return "" if inner.focused == focused else inner.focused
