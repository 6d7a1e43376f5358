"""While another seat's things lie in the own column, nothing of them can be taken."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Text
from engine.texts import Seat
from scenes.table.context import TableContext
from scenes.table.model.legality import Offers


class OwnThings:
    """Leaves of the offers what can be reached: everything, or what lies on the common board.

    `shown` is the seat whose things lie there.
    """

    def __init__(self, context: TableContext, shown: Callable[[], int]) -> None:
        self._context = context
        self._shown = shown
        self._whole = self._left = Offers()
        self._seat = -1

    def __call__(self, offers: Offers) -> Offers:
        """The offers as long as the things of who is asked lie there, else the rest of them."""
        seat = self._shown()
        if seat == self._context.match.session.asked or offers.question is None:
            return offers
        if offers is not self._whole or seat != self._seat:
            self._whole, self._seat = offers, seat
            why = Text("table.others_things", {"name": Seat(seat)})
            self._left = offers.without(self._not_common(), why)
        return self._left

    def _not_common(self) -> Callable[[str], bool]:
        places = self._context.places

        def away(anchor: str) -> bool:
            place = places.get(anchor)
            if place is None:
                return True
            return not (place.board or place.common or anchor.startswith("seat:"))

        return away
