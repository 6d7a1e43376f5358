"""What lies over the board while the provost is held: the road as it would be after his step."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace

import pygame

from engine.games.caylus.state import State
from scenes.games.board_plan import target as on_board
from scenes.games.caylus.board import BoardSprites
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.layout import BoardPlan
from scenes.games.caylus.prices import framed, price_tags, worn
from scenes.table.motion.things import Point
from scenes.table.view import Aim, Hint
from sprites.caylus.board_layer import well_px
from sprites.caylus.cobbles import barrier, favour_moved, worker_ring_picture
from sprites.caylus.geometry import provost_box
from sprites.caylus.pen import Drawing
from sprites.common.light import faded
from sprites.common.players import PlayerStyle

_STAKE = 0.85
"""So solid is the stake at its new place."""
_CLEAR = 0.4
"""Card widths from where the provost stands to the first dot of his way, for a frame is there."""


@dataclass(frozen=True, slots=True)
class ProvostStep:
    """Makes the hints of the provost's step in one view."""

    view: State
    plan: BoardPlan
    styles: Sequence[PlayerStyle]
    faces: Faces
    scale: float

    def hints(self, aim: Aim) -> list[Hint]:
        """Prices; where a card is aimed at, all cards and stones up to it in their new light."""
        tags = price_tags(aim, self.plan)
        if aim.source != "provost" or aim.choice is None or not aim.choice.target:
            return tags
        target = int(aim.choice.target.partition(":")[2])
        reached = {choice.target for choice in aim.offered if choice.source == "provost"}
        way = Hint(way=tuple(self.way(target)))
        road = [*self._stones(target), *self._wells(target), way]
        cards = self._cards(target, reached)
        return [*road, *cards, *self._left_behind(target), *self._stake(target), *tags]

    def way(self, target: int) -> list[Point]:
        """His walk along the road, from beside the frame where he stood."""
        points = [self.plan.at(point) for point in self.plan.layout.way(self.view.provost, target)]
        clear = _CLEAR * self.plan.layout.road.card_width
        start = pygame.Vector2(points[0])
        return [point for point in points if start.distance_to(point) >= clear]

    def _end(self, place: int) -> float:
        return self.plan.layout.road.cells[place].end

    def _stones(self, target: int) -> list[Hint]:
        moved = favour_moved(self.plan.layout.road, self._end(self.view.provost), self._end(target))
        return [self._drawn(*moved)] if target != self.view.provost else []

    def _wells(self, target: int) -> list[Hint]:
        """The rings of stones on which workers stand, over the other light."""
        first, last = sorted((self.view.provost, target))
        ring = worker_ring_picture(well_px(self.plan.layout))
        places = (n for n in range(first + 1, last + 1) if not self.view.residence[n])
        spots = (self.plan.at(self.plan.layout.worker(place)) for place in places)
        corners = (ring.get_rect(center=(round(x), round(y))).topleft for x, y in spots)
        return [Hint(ring, corner, veil=True) for corner in corners]

    def _left_behind(self, target: int) -> list[Hint]:
        """The frame where he stood, over dusk and card when he goes back."""
        place = self.view.provost
        box = on_board(self.plan.rect(provost_box(self.plan.layout, place)))
        return [replace(framed(box, self.scale), above=False)] if target < place else []

    def _stake(self, target: int) -> list[Hint]:
        stake = self._drawn(*barrier(self.plan.layout.road, self._end(target)), _STAKE)
        return [stake] if target != self.view.provost else []

    def _drawn(self, drawing: Drawing, box: pygame.Rect, share: float = 1.0) -> Hint:
        picture = faded(drawing.once((*box.topleft, *box.size), box.size), share)
        return Hint(picture, self.plan.at(box.topleft), veil=True)

    def _cards(self, target: int, reached: set[str]) -> list[Hint]:
        """The cards whose light changes, that at which he would stand, and what stands there."""
        there = copy(self.view)
        there.provost = target
        board = BoardSprites(there, self.plan, self.styles, self.faces, 0)
        first, last = sorted((self.view.provost, target))
        hints, workers = [], []
        for place in range(first, last + 1):
            if place > first or place == target:
                hints.append(self._card(board, place, target, reached))
            if there.worker[place] >= 0:
                sprite = board.worker_at(place)
                workers.append(Hint(sprite.picture, sprite.at, veil=True))
        return hints + workers

    def _card(self, board: BoardSprites, place: int, target: int, reached: set[str]) -> Hint:
        view, box = board.view, self.plan.rect(self.plan.layout.card(place))
        owner = view.owner[place]
        face = self.faces.on_road(
            view, place, self.styles[owner] if owner >= 0 else None, box.width
        )
        if view.crown[place] >= 0:
            crown, face = board.crown_at(place), face.copy()
            face.blit(crown.picture, (crown.at[0] - box.left, crown.at[1] - box.top))
        if place == target:
            return worn(face, box, self.scale, "selected")
        if f"road:{place}" in reached:
            return worn(face, box, self.scale)
        return Hint(face, box.topleft)
