"""What flies while an event is shown, laid out for one window: where it begins and ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.events import Event
from engine.games.caylus.state import State
from scenes.games.caylus import layout as lay
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.flights import drawn_card, flights, laid_open, paid_beside
from scenes.table.frame import Frame
from scenes.table.motion.things import Flight, Place
from sprites.common.players import PlayerStyle

LIFTED_GOOD = 30.0
TAKEN = 0.56
"""Of the width of a card that is shown, that of one whose back alone is seen."""
CARDS = ("draw", "discard_hand")


@dataclass(frozen=True, slots=True)
class Flown:
    """Makes the flights of events in one view; `own` is whose things lie on the shelf."""

    view: State
    own: int
    frame: Frame
    plan: lay.BoardPlan
    faces: Faces
    styles: Sequence[PlayerStyle]

    def of(self, event: Event) -> Sequence[Flight]:
        """Goods and castle tokens on their way, and cards of others."""
        if event.kind in CARDS and event.seat != self.own:
            return self._others_cards(event)
        return flights(event, self.view, self.own, self._good)

    def beside(self, event: Event, main: Event) -> Sequence[Flight]:
        """What is paid for a thing, on its way beside it."""
        return (paid_beside(event, self._paid_at(main), self.view, self.own, self._good),)

    @property
    def _good(self) -> int:
        """px of a good."""
        return round(LIFTED_GOOD * self.frame.scale)

    def _paid_at(self, main: Event) -> Place | str | None:
        """Where the things of an event come to for which is paid, or their anchor; None: nowhere
        on the board."""
        plan, values = self.plan, main.values
        if main.kind == "place":
            return Place(lay.worker_box(plan, values[0]))
        if main.kind == "provost":
            return Place(lay.provost_box(plan, values[1]))
        if main.kind in ("build", "prestige") and values[1] >= 0:
            return Place(plan.rect(plan.layout.card(values[1])))
        if main.kind in CARDS:
            return "draw" if main.seat == self.own else self._deck()
        return None

    def _deck(self) -> Place:
        """Where the cards of somebody else are seen."""
        return Place(lay.cards_beside(self.frame), "card", board=False)

    def _others_cards(self, event: Event) -> Sequence[Flight]:
        """Backs of what somebody else draws; what is discarded lies open (CA-5.4)."""
        seat, faces = event.seat, self.faces
        deck, style = self._deck(), self.styles[seat]
        wide = deck.rect.width
        if event.kind == "draw":
            return drawn_card(seat, faces.back(style, round(TAKEN * wide)), deck)
        back = faces.back(style, wide)
        return laid_open(seat, [faces.card(card, style, wide) for card in event.values], back, deck)
