"""The own column: player board or automa's board, piles and hand, as plain values and sprites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.games.viscounts import constants as c
from engine.games.viscounts.places import pairs_on_offer
from engine.games.viscounts.reader.tables import Slot
from engine.games.viscounts.state import State, slots_of
from scenes.games.viscounts.board import heap_of, pill_of
from scenes.games.viscounts.faces import Faces
from scenes.games.viscounts.layout import HandPlan, scheme_height
from scenes.table.motion.things import Place, Point, Sprite
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.viscounts.automa_board import AutomaBoardView, automa_layout
from sprites.viscounts.corners import empty_place
from sprites.viscounts.pieces import FEET, HouseKind, building
from sprites.viscounts.player_board import PlayerBoardView, SlotView, board_layout
from sprites.viscounts.player_board_bays import ARROW_UNITS, arrow_badge
from sprites.viscounts.player_board_glyphs import slot_glyphs
from sprites.viscounts.player_board_layout import slot_foot, unit
from sprites.viscounts.player_board_slots import HOUSE_UNITS
from sprites.viscounts.track import Gain

HOUSES: tuple[HouseKind, ...] = ("workshop", "trading_post", "guildhall")
_BAYS, _HAND, _PILES = 400.0, 450.0, 430.0
FOCUS_ICONS = {
    "act_transcribe": "cleric",
    "act_build": "builder",
    "act_workers": "noble",
    "act_flip": "flip",
}
NO_LIMIT = 99
FAN_TURN, FAN_SAG = 2.2, 1.6
"""Degrees from one card of the hand to the next, and units by which the outer ones lie lower."""
FAN_ROOM = 1
"""px of nothing around a card before it is turned."""


def gains_of(effects: Sequence[str]) -> tuple[Gain, ...]:
    """Component effects as (icon, how many)."""
    found = []
    for entry in effects:
        name, _, count = entry.partition(":")
        found.append((name, int(count or 1)))
    return tuple(found)


def board_view(
    view: State, seat: int, name: str, style: PlayerStyle, away: frozenset[str]
) -> PlayerBoardView:
    """A person's board. A house in the hand or on its way already bares its slot."""
    raw = view.data.board.raw
    player = view.players[seat]
    return PlayerBoardView(
        name=name,
        style=style,
        slots=_slots(view, seat, raw["slot"], away),
        prices=_prices(view, view.data.board.slots),
        corruption=player.corruption,
        virtue=player.virtue,
        track=tuple(gains_of(row["active"]) for row in raw["collision"]),
        start_icons=(
            (),
            tuple(raw["player_board"]["start_icons_space_2"]),
            tuple(raw["player_board"]["start_icons_space_3"]),
        ),
    )


def automa_view(
    view: State, seat: int, name: str, style: PlayerStyle, away: frozenset[str]
) -> AutomaBoardView:
    """The automa's board with its focus, chart and piles."""
    player = view.players[seat]
    board = view.data.automas[player.board - 1]
    raw = board.raw
    return AutomaBoardView(
        kind=raw["id"],
        name=name,
        style=style,
        focus=FOCUS_ICONS[raw["focus"]],
        chart=tuple(
            (intent["resource"], intent["below"] if intent["below"] < NO_LIMIT else None)
            for intent in raw["resource_chart"]
        ),
        slots=_slots(view, seat, raw["slots"], away),
        prices=_prices(view, board.slots),
        corruption=player.corruption,
        virtue=player.virtue,
        track=tuple(gains_of(row["active_ai"]) for row in view.data.board.raw["collision"]),
        start_icons=(
            (),
            tuple(raw["start_icons_space_2"]),
            tuple(raw["start_icons_space_3"]),
        ),
        draw_count=len(player.draw),
        discard_count=len(player.discard),
        future_count=len(view.future),
    )


def _slots(
    view: State, seat: int, raw: Sequence[Mapping[str, Any]], away: frozenset[str]
) -> tuple[SlotView, ...]:
    built = view.players[seat].built
    return tuple(
        SlotView(
            entry["type"],
            bool(built >> index & 1) or slot_key(seat, entry["type"], index) in away,
            slot_glyphs(entry["reveals"]),
        )
        for index, entry in enumerate(raw)
    )


def _prices(view: State, slots: Sequence[Slot]) -> tuple[int, int, int]:
    """What a building of each type costs, in the order in which they stand on the board."""
    cost = view.data.board.building_cost
    return cost[slots[0].building], cost[slots[3].building], cost[slots[6].building]


@kept
def empty_mark(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The stitched outline of an empty place, made once per size."""
    return empty_place(size, scale)


@kept
def fanned(face: pygame.Surface, degrees: float) -> pygame.Surface:
    """A card as it lies in the fan of a hand, made once per angle; the room around it lets its
    edges become soft, where they would be stairs."""
    if not degrees:
        return face
    width, height = face.get_size()
    roomy = pygame.Surface((width + 2 * FAN_ROOM, height + 2 * FAN_ROOM), pygame.SRCALPHA)
    roomy.blit(face, (FAN_ROOM, FAN_ROOM))
    return pygame.transform.rotozoom(roomy, degrees, 1.0)


def slot_key(seat: int, kind: str, index: int) -> str:
    """The key of a house that still stands on its slot (0 to 8)."""
    return f"house:{seat}:{kind}:slot{index}"


@dataclass(frozen=True, slots=True)
class ColumnSprites:
    """Sprites of the own column: `seat` is whose board and hand lie there."""

    view: State
    seat: int
    board: pygame.Rect
    hand: HandPlan
    style: PlayerStyle
    faces: Faces
    scale: float

    def all(self) -> list[Sprite]:
        """Everything in the column that is a thing of its own."""
        return [*self.bays(), *self.houses(), *self.piles(), *self.cards()]

    def bays(self) -> list[Sprite]:
        """Board cards and, between them, the arrows of their way."""
        player = self.view.players[self.seat]
        boxes = self._bay_boxes()
        automa = bool(player.board)
        sprites = []
        for number, (card, box) in enumerate(zip(player.bays, boxes, strict=True), 1):
            if card == c.NO_CARD:
                continue
            width = box.width - round(2 * self.scale)
            if automa:
                face = self.faces.scheme(card, scheme_height(box, self.scale))
            else:
                face = self.faces.card(card, width)
            at = face.get_rect(center=box.center).topleft
            anchor = "automa:scheme" if automa else f"bay:{number}"
            home = "automa:draw" if automa else "draw"
            sprites.append(
                Sprite(f"card:{card}", "card", anchor, face, at, _BAYS + number, home, board=False)
            )
        return sprites + ([] if automa else self._arrows(boxes))

    def _arrows(self, boxes: Sequence[pygame.Rect]) -> list[Sprite]:
        u = unit(self.board)
        dart = arrow_badge(max(14, round(ARROW_UNITS * u)))
        sprites = []
        for index, box in enumerate(boxes):
            last = index == len(boxes) - 1
            x = box.right + round(u) if last else (box.right + boxes[index + 1].left) // 2
            middle = (x, box.top + round(box.height * 0.43))
            at: Point = dart.get_rect(center=middle).topleft
            key = f"arrow:{index}"
            sprites.append(Sprite(key, "arrow", "", dart, at, _BAYS + 9, board=False, shadow=False))
        return sprites

    def _bay_boxes(self) -> list[pygame.Rect]:
        if self.view.players[self.seat].board:
            anchors = automa_layout(self.board).anchors
        else:
            anchors = board_layout(self.board)
        return [anchors[f"bay:{number}"] for number in (1, 2, 3)]

    def houses(self) -> list[Sprite]:
        """Houses still on their slots: painted with the board, lifted and moved as sprites."""
        player = self.view.players[self.seat]
        u = unit(self.board)
        sprites = []
        for index, slot in enumerate(slots_of(self.view, player)):
            if player.built >> index & 1:
                continue
            kind = HOUSES[slot.building]
            picture = building(kind, self.style, round(HOUSE_UNITS * u))
            x, y = slot_foot(self.board, index + 1)
            at = (
                round(x - FEET[kind][0] * picture.get_width()),
                round(y - FEET[kind][1] * picture.get_height()),
            )
            anchor = f"slot:{index + 1}"
            sprites.append(
                Sprite(
                    slot_key(self.seat, kind, index),
                    f"house:{self.seat}:{kind}",
                    anchor,
                    picture,
                    at,
                    _BAYS - 1,
                    board=False,
                    painted=False,
                )
            )
        return sprites

    def piles(self) -> list[Sprite]:
        """Draw pile and discard pile of the owner, with their counts; while pairs are on offer,
        those lie there."""
        if self.view.players[self.seat].board or pairs_on_offer(self.view):
            return []
        player = self.view.players[self.seat]
        sprites = [
            self._empty(anchor, box)
            for anchor, box, pile in (
                ("draw", self.hand.draw, player.draw),
                ("discard", self.hand.discard, player.discard),
            )
            if not pile
        ]
        if player.draw:
            sprites += self._draw_pile(len(player.draw))
            sprites.append(self._count("draw", self.hand.draw, len(player.draw)))
        if player.discard:
            card = player.discard[-1]
            face = self.faces.card(card, self.hand.pile_width, small=True)
            at: Point = face.get_rect(center=self.hand.discard.center).topleft
            key = f"card:{card}"
            sprites.append(Sprite(key, "card", "discard", face, at, _PILES, "draw", board=False))
            sprites.append(self._count("discard", self.hand.discard, len(player.discard)))
        return sprites

    def _empty(self, anchor: str, box: pygame.Rect) -> Sprite:
        """The mark on the table where a pile belongs."""
        mark = empty_mark(box.size, self.scale)
        key = f"empty:{anchor}"
        return Sprite(
            key, "empty", anchor, mark, box.topleft, 1, board=False, shadow=False, movable=False
        )

    def _draw_pile(self, count: int) -> list[Sprite]:
        back = self.faces.back(self.hand.pile_width, own=True)
        step = max(1, round(1.1 * self.scale))
        layers = min(6, count)
        left, top = self.hand.draw.topleft
        sprites = [
            Sprite("card:top", "back", "draw", back, (left, top), _PILES, board=False, home="draw")
        ]
        if layers > 1:
            heap = heap_of(back, layers - 1, step)
            below = Sprite(
                "pile:draw",
                "pile",
                "draw",
                heap,
                (left, top),
                _PILES - 1,
                board=False,
                movable=False,
            )
            sprites.insert(0, below)
        return sprites

    def _count(self, anchor: str, box: pygame.Rect, count: int) -> Sprite:
        pill = pill_of(self.scale, count)
        at: Point = pill.get_rect(center=(box.centerx, box.bottom)).topleft
        key = f"count:{anchor}"
        return Sprite(key, "count", anchor, pill, at, _PILES + 5, board=False, movable=False)

    def cards(self) -> list[Sprite]:
        """The hand: faces for its owner, backs for everybody else."""
        hand = self.view.players[self.seat].hand
        middle = (min(len(hand), len(self.hand.cards)) - 1) / 2
        sprites = []
        for place, (card, box) in enumerate(zip(hand, self.hand.cards, strict=False)):
            hidden = card == c.NO_CARD
            face = (
                self.faces.back(box.width, own=True)
                if hidden
                else self.faces.card(card, box.width, shown=self._shown(place, len(hand)))
            )
            key = f"hidden:{place}" if hidden else f"card:{card}"
            anchor = "" if hidden else f"hand:{card}"
            face = fanned(face, round((middle - place) * FAN_TURN, 2))
            spot = (box.centerx, box.centery + self._sag(place - middle))
            at: Point = face.get_rect(center=spot).topleft
            sprites.append(
                Sprite(key, "card", anchor, face, at, _HAND + place, "draw", board=False)
            )
        return sprites

    def _shown(self, place: int, cards: int) -> int:
        """px of a card of the fan that the next one leaves in sight; 0 for all of it."""
        boxes = self.hand.cards[:cards]
        if place + 1 >= len(boxes):
            return 0
        step = boxes[place + 1].x - boxes[place].x
        return step if step < boxes[place].width else 0

    def _sag(self, aside: float) -> int:
        """px by which a card of the fan lies lower than the middle one."""
        return round(FAN_SAG * self.scale * aside * aside)


def hand_places(view: State, seat: int, hand: HandPlan) -> dict[str, Place]:
    """Draw pile, discard pile and every card of the hand that its owner sees."""
    if view.players[seat].board:
        return {}
    places = {
        "draw": Place(hand.draw, "card", board=False),
        "discard": Place(hand.discard, "card", board=False),
    }
    for card, box in zip(view.players[seat].hand, hand.cards, strict=False):
        if card != c.NO_CARD:
            places[f"hand:{card}"] = Place(box, "card", board=False)
    return places
