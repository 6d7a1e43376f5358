"""Which card pictures are worth making ahead: those in sight first, then those that may come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from engine.games.viscounts.state import State
from scenes.games.viscounts.faces import Faces, height_of

Chore = Callable[[], object]


@dataclass(frozen=True, slots=True)
class CardSizes:
    """px of cards by where they lie: widths, and heights of the automa's schemes."""

    ring: int
    book: int
    hand: int
    bay: int
    inspector: int
    scheme_bay: int
    stage: int


@dataclass(frozen=True, slots=True)
class Ahead:
    """Chores for one view. `owner` is whose hand and piles lie in the own column."""

    view: State
    faces: Faces
    sizes: CardSizes
    owner: int

    def in_sight(self) -> list[Chore]:
        """Everything that lies face up."""
        view, faces, sizes = self.view, self.faces, self.sizes
        player = view.players[self.owner]
        chores: list[Chore] = [
            partial(faces.card, pile[-1], sizes.ring, True) for pile in view.piles if pile
        ]
        chores += [partial(faces.book, pile[-1], sizes.book) for pile in view.tiles if pile]
        chores += [partial(faces.card, card, sizes.hand) for card in player.hand if card >= 0]
        if not player.board:
            chores += [partial(faces.card, card, sizes.bay) for card in player.bays if card >= 0]
        return chores

    def for_inspector(self) -> list[Chore]:
        """Large pictures of what lies face up."""
        view, faces, width = self.view, self.faces, self.sizes.inspector
        player = view.players[self.owner]
        cards = [pile[-1] for pile in view.piles if pile] + [*player.hand, *player.bays]
        chores: list[Chore] = [partial(faces.card, card, width) for card in cards if card >= 0]
        return chores + [partial(faces.book, pile[-1], width) for pile in view.tiles if pile]

    def to_come(self) -> list[Chore]:
        """Cards that may come to the hand, and everybody who may appear on the ring."""
        faces, sizes = self.faces, self.sizes
        cards = self.view.data.cards
        own = [*cards.starters, *self.view.players[self.owner].discard]
        chores: list[Chore] = [partial(faces.card, card, sizes.hand) for card in own]
        chores += [partial(faces.card, card, sizes.ring, True) for card in cards.townsfolk]
        return chores + [partial(faces.card, card, sizes.inspector) for card in cards.townsfolk]

    def schemes(self) -> list[Chore]:
        """All schemes of an automa's decks in the three sizes in which they are shown."""
        if not any(player.board for player in self.view.players):
            return []
        heights = (self.sizes.scheme_bay, self.sizes.stage, height_of(self.sizes.inspector))
        return [
            partial(self.faces.scheme, card, height)
            for card in self.view.data.cards.schemes
            for height in heights
        ]
