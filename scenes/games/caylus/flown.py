"""What flies while an event is shown, laid out for one window: where it begins and ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.events import Event
from engine.games.caylus.state import State
from scenes.games.caylus import layout as lay
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.flights import drawn_card, flights, laid_open, paid_beside
from scenes.table.frame import Frame
from scenes.table.motion.things import Flight, Place
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept

LIFTED_GOOD = 30.0
TAKEN = 0.56
"""Of the width of a card that is shown, that of one whose back alone is seen."""
SHOWN = 0.9
"""Of the width of such a place, that of the card on its mat."""
FELT, HEM = (34, 22, 16, 240), 32
"""The colour below such cards, and by how much its hem is narrower than a card."""
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
        style = self.styles[seat]
        if event.kind == "draw":
            deck = self._deck()
            return drawn_card(seat, faces.back(style, round(TAKEN * deck.rect.width)), deck)
        last = Place(lay.cards_shown(self.frame), "card", board=False)
        back, shown = faces.back(style, last.rect.width), round(SHOWN * last.rect.width)
        lying = (faces.card(card, style, shown) for card in event.values)
        cards = [on_mat(card, back.get_size(), style.fill) for card in lying]
        return laid_open(seat, cards, back, last)


@kept
def on_mat(face: pygame.Surface, size: tuple[int, int], colour: str) -> pygame.Surface:
    """A card on dark felt with a hem in its owner's colour: it lies above the board, and is no
    part of it."""
    mat = pygame.Surface(size, pygame.SRCALPHA)
    mat.fill(FELT)
    hem = max(2, size[0] // HEM)
    for top in (0, size[1] - hem):
        mat.fill(colour, (0, top, size[0], hem))
    mat.blit(face, face.get_rect(center=mat.get_rect().center))
    return mat
