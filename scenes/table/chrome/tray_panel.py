"""The tray: the counters that lie there, with what changes on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.table.chrome.parts import wells
from scenes.table.context import TableContext
from scenes.table.frame import Frame
from scenes.table.view import Counter
from sprites.common.chrome_tray import Well


class TrayPanel:
    """Fills the tray; its compartments are made again only when one of them changes."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._made: tuple[object, tuple[Well, ...]] = (None, ())
        """The compartments that were made last, and of what."""

    def set(self, counters: Sequence[Counter], changes: Mapping[str, int], ahead: bool) -> bool:
        """Show these counters with their changes; `ahead`: those that a choice would bring. True
        if they were drawn anew."""
        context, table = self._context, self._context.table
        made_of = (counters, dict(changes), ahead, context.frame)
        if made_of != self._made[0]:
            self._made = (made_of, self._wells(*made_of))
        wells, box = self._made[1], table.tray_box()
        return context.chrome.set_tray(context.frame, box, wells, table.furniture)

    def _wells(
        self, counters: Sequence[Counter], changes: dict[str, int], ahead: bool, frame: Frame
    ) -> tuple[Well, ...]:
        extras = {}
        for counter in counters:
            picture = self._context.table.well_extra(counter, frame.scale)
            if picture is not None:
                extras[counter.key] = picture
        return wells(counters, changes, extras, frozenset(), ahead=ahead)
