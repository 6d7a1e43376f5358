"""Everything that lies on the Tara board as sprites: stacks, kings, rath cards, piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.games.tara.board import INDEX_OF, K0, POSITIONS, RANK_OF
from engine.games.tara.places import hollow_anchor, rath_anchor
from engine.games.tara.state import ABSENT, NO_CARD, PROVINCES, SEATS, State, captives, is_fort
from scenes.games.tara import faces
from scenes.games.tara.faces import Faces
from scenes.games.tara.layout import BoardPlan
from scenes.games.tara.majority import leader
from scenes.table.motion.things import Point, Sprite
from sprites.common.players import PlayerStyle
from sprites.tara.discs import palisade, step_of
from sprites.tara.furniture import income_mark
from sprites.tara.kings import crown
from sprites.tara.pile_label import line_height, pile_label
from sprites.tara.rath import RathView

_RATHS, _PILES, _WORDS, _DISCS, _INCOME, _TURNED = 20.0, 40.0, 50.0, 100.0, 200.0, 300.0
STACK_SWAY = 0.035
"""How far captives stand aside, by the diameter, so that their rims show."""
KING_FOOT = 0.24
"""How far the foot of a king stands below the middle of the throne, by his height."""
_CROWN, _CROWN_FOOT = 0.74, 0.42
"""Of a disc on a throne: the width of its crown, and how far the crown reaches down on it."""
INCOME_MARK, TIED = 35.0, 0.8
"""Units of a mark's width; of a tie's, by that: it pays nobody and is passed over."""
_LEAST_MARK = 24
"""px of a mark at least: whose it is must be told from its motif."""
PILE_SHOWN = 3
"""Discards that lie visibly on each other: one that goes away is hidden by those above it."""


def card_key(card: int) -> str:
    """The key of a tablet, in the hand as on the table."""
    return f"card:{card}"


@dataclass(frozen=True, slots=True)
class BoardSprites:
    """Makes the sprites of one view. `styles` and `names` by seat."""

    view: State
    plan: BoardPlan
    styles: Sequence[PlayerStyle]
    names: Sequence[str]
    faces: Faces
    acting: int = -1
    """Whose rath card glows."""
    labels: tuple[str, str] = ("", "")
    """Words below draw pile and discards: they change too often to be part of the ground."""

    def all(self) -> list[Sprite]:
        """Everything on the board."""
        return [
            *self.raths(),
            *self.income(),
            *self.piles(),
            *self.words(),
            *self.stacks(),
            *self.turned(),
        ]

    # Stacks -----------------------------------------------------------------------------------

    def stacks(self) -> list[Sprite]:
        """Discs and kings of all provinces."""
        sprites: list[Sprite] = []
        for province in range(PROVINCES):
            if self.view.status[province] != ABSENT:
                for position in range(POSITIONS):
                    sprites += self.stack(province, position)
        return sprites

    def stack(self, province: int, position: int) -> list[Sprite]:
        """The captives of a hollow from below, then its top disc or king."""
        view, hollow = self.view, province * POSITIONS + position
        owner = view.top[hollow]
        if owner < 0:
            return []
        anchor = hollow_anchor(view, province, position)
        if position == K0 and view.cylinder[province]:
            return [self._king(province, owner, anchor)]
        seats = self.layers(hollow)
        numbers = [0] * view.seats
        sprites = []
        for level, seat in enumerate(seats):
            key = f"disc:{hollow}:{seat}:{numbers[seat]}"
            numbers[seat] += 1
            sprites.append(self._disc(hollow, anchor, key, seat, level, len(seats)))
        if position == K0:
            sprites.append(self._crown(hollow, len(seats)))
        if is_fort(view, hollow):
            front, behind = (self._palisade(hollow, front=each) for each in (True, False))
            return [behind, *sprites, front]
        return sprites

    def _crown(self, hollow: int, n: int) -> Sprite:
        """On the disc of a throne: it rules, although no king's stone stands there."""
        px = self.plan.layout.disc
        picture = crown(round(px * _CROWN))
        left, top = self.corner(hollow, n - 1, n)
        at = picture.get_rect(
            midbottom=(round(left + px / 2), round(top + px * _CROWN_FOOT))
        ).topleft
        key = f"crown:{hollow}"
        return Sprite(key, key, "", picture, at, self._depth(hollow) + n * 0.1, shadow=False)

    def layers(self, hollow: int) -> list[int]:
        """Owners of the discs from below: captives, the second disc of a fort, the top one."""
        owner = self.view.top[hollow]
        if owner < 0:
            return []
        others = [seat for seat in range(self.view.seats) if seat != owner]
        layers = [seat for seat in others for _ in range(captives(self.view, hollow, seat))]
        return [*layers, *[owner] * (captives(self.view, hollow, owner) + 1)]

    def _disc(self, hollow: int, anchor: str, key: str, seat: int, level: int, n: int) -> Sprite:
        px = self.plan.layout.disc
        picture = faces.disc(self.styles[seat], px, step_of(px, n))
        at = self.corner(hollow, level, n)
        top = level == n - 1
        z = self._depth(hollow) + level * 0.1
        kind, home = f"disc:{seat}", f"supply:{seat}"
        owner = seat if top else -1
        return Sprite(key, kind, anchor, picture, at, z, home, shadow=level == 0, seat=owner)

    def corner(self, hollow: int, level: int, n: int) -> Point:
        """The upper left corner of a disc of a stack of `n`, px of the window."""
        px = self.plan.layout.disc
        x, y = self.middle(hollow)
        aside = 0.0 if level == n - 1 else px * STACK_SWAY * (1 if level % 2 else -0.7)
        return round(x - px / 2 + aside), round(y - px / 2) - step_of(px, n) * (level + 1)

    def middle(self, hollow: int) -> Point:
        """The middle of a hollow, px of the window."""
        province, position = divmod(hollow, POSITIONS)
        name = self.view.data.provinces[province]
        return self.plan.at(self.plan.layout.hollow(name, RANK_OF[position], INDEX_OF[position]))

    def _depth(self, hollow: int) -> float:
        """Lower ranks stand nearer."""
        return _DISCS + (4 - RANK_OF[hollow % POSITIONS]) * 10

    def _palisade(self, hollow: int, *, front: bool) -> Sprite:
        """The half behind is never put back over what wears a look: its own discs may be that."""
        picture = palisade(self.plan.layout.disc, front)
        at = picture.get_rect(center=self.middle(hollow)).topleft
        key = f"fort:{hollow}:{'front' if front else 'back'}"
        z = self._depth(hollow) + (9 if front else -0.1)
        return Sprite(key, key, "", picture, at, z, shadow=False, movable=front)

    def _king(self, province: int, seat: int, anchor: str) -> Sprite:
        picture = faces.king(self.styles[seat], self.plan.layout.disc)
        hollow = province * POSITIONS + K0
        at = self.king_corner(hollow, picture)
        key, home = f"king:{province}:{seat}", f"rath:{seat}"
        return Sprite(
            key, f"king:{seat}", anchor, picture, at, self._depth(hollow), home, seat=seat
        )

    def king_corner(self, hollow: int, picture: pygame.Surface) -> tuple[int, int]:
        """The upper left corner of a king who stands on a throne, px of the window."""
        x, y = self.middle(hollow)
        foot = y + picture.get_height() * KING_FOOT
        return round(x - picture.get_width() / 2), round(foot - picture.get_height())

    # Income -----------------------------------------------------------------------------------

    def income(self) -> list[Sprite]:
        """Beside every rank a coin of whom it would pay, or an empty ring for equal shares."""
        view, layout, sprites = self.view, self.plan.layout, []
        px = max(_LEAST_MARK, round(INCOME_MARK * layout.unit))
        for province in range(PROVINCES):
            if view.status[province] == ABSENT:
                continue
            fort = layout.fort(view.data.provinces[province])
            for rank, spot in enumerate(fort.income):
                seat, n = leader(view, province, rank)
                if n:
                    style = self.styles[seat] if seat >= 0 else None
                    picture = income_mark(style, px if style else round(px * TIED))
                    at = picture.get_rect(center=self.plan.at(spot)).topleft
                    key = f"income:{province}:{rank}"
                    sprites.append(Sprite(key, key, "", picture, at, _INCOME, movable=False))
        return sprites

    # Rath cards and piles ---------------------------------------------------------------------

    def raths(self) -> list[Sprite]:
        """Treasury, supply and prison of every seat."""
        return [self.rath(seat) for seat in range(len(self.plan.layout.raths))]

    def rath(self, seat: int) -> Sprite:
        """Treasury, supply and prison of one seat."""
        view, layout = self.view, self.plan.layout.raths[seat]
        prison = view.prisoners[seat * SEATS : seat * SEATS + view.seats]
        card = RathView(
            style=self.styles[seat],
            name=self.names[seat],
            cumals=view.money[seat],
            supply=view.supply[seat],
            prisoners=tuple((self.styles[who], n) for who, n in enumerate(prison) if n),
            kings=view.cylinders[seat],
            start=view.first == seat and view.round > 0,
            active=seat == self.acting,
            resting=self.acting not in (seat, -1),
        )
        at, key = self.plan.rect(layout.box).topleft, f"rath:{seat}"
        return Sprite(key, key, "", faces.rath(card, layout), at, _RATHS, movable=False)

    def piles(self) -> list[Sprite]:
        """Draw pile face down, the last discards face up."""
        view, layout = self.view, self.plan.layout
        sprites = []
        if view.draw:
            box = self.plan.rect(layout.draw)
            picture = faces.pile(len(view.draw), box.width)
            at = (box.left, box.bottom - picture.get_height())
            sprites.append(Sprite("pile:draw", "pile", "draw", picture, at, _PILES))
        box = self.plan.rect(layout.discard)
        for place, card in enumerate(view.discard[-PILE_SHOWN:]):
            picture = self.faces.card(card, box.width)
            key, z = card_key(card), _PILES + place
            sprites.append(Sprite(key, "tablet", "discard", picture, box.topleft, z))
        return sprites

    def words(self) -> list[Sprite]:
        """How many tablets lie on each pile: read on the frame of one that can be used."""
        layout, made = self.plan.layout, []
        boxes = (layout.draw_label, layout.discard_label)
        for anchor, box, words in zip(("draw", "discard"), boxes, self.labels, strict=True):
            picture = pile_label(words, box.size, layout.unit)
            place = self.plan.rect(box)
            at = (place.centerx - picture.width // 2, place.centery - line_height(place.h) // 2)
            key = f"words:{anchor}"
            made.append(Sprite(key, key, anchor, picture, at, _WORDS, shadow=False, movable=False))
        return made

    def turned(self) -> list[Sprite]:
        """The tablet of the present turn, or those turned up for a traitor."""
        view, layout = self.view, self.plan.layout
        cards = list(view.turned)
        if view.played != NO_CARD:
            cards.insert(0, view.played)
        sprites = []
        for place, (card, slot) in enumerate(zip(cards, layout.turned, strict=False)):
            box = self.plan.rect(slot)
            picture = self.faces.card(card, box.width)
            anchor = f"turned:{place}"
            home = "draw" if view.played == NO_CARD else rath_anchor(view.turn)
            z = _TURNED + place
            sprites.append(Sprite(card_key(card), "tablet", anchor, picture, box.topleft, z, home))
        return sprites
