"""Faces of all cards and papers of the table, by number of the component data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from engine.games.viscounts import constants as c
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.telling.words import card_name
from scenes.games.viscounts.glyphs import (
    ability_glyphs,
    counted_glyphs,
    effect_glyphs,
    reveal_glyphs,
)
from scenes.games.viscounts.layout import PAIR_SEAM
from scenes.games.viscounts.stage import FIRST_OPTION, MOVE
from scenes.table.view import LineState, Say
from sprites.common.surface_cache import kept
from sprites.viscounts.card_back import card_back
from sprites.viscounts.card_face import card_face, card_small
from sprites.viscounts.card_frame import HIGH, WIDE
from sprites.viscounts.card_setup import bonus_card, leader_card, majority_card, start_card
from sprites.viscounts.card_view import (
    BonusFace,
    BookFace,
    CardFace,
    CardKind,
    LeaderFace,
    MajorityFace,
    Ribbon,
    SchemeFace,
    SchemeProgress,
    StartFace,
)
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.manuscript import manuscript
from sprites.viscounts.scheme import scheme_card

RIBBONS: tuple[Ribbon, ...] = ("grey", "black", "yellow", "blue")
Majority = Literal["poverty", "prosperity"]
_RECONSTRUCTED = "reconstructed"
_KINDS: dict[str, CardKind] = {"starter": "starter", "hero": "hero", "printed": "printed"}


class Faces:
    """Makes pictures from the data of one game; names come from the catalogue."""

    def __init__(self, data: ViscountsData, say: Say) -> None:
        self._data = data
        self._say = say
        self._faces: dict[int, CardFace] = {}
        self._books: dict[int, BookFace] = {}
        self._schemes: dict[int, SchemeFace] = {}

    # Townsfolk --------------------------------------------------------------------------------

    def card(self, card: int, width: int, small: bool = False, shown: int = 0) -> pygame.Surface:
        """A townsfolk card by its width in px; `small`: as it lies on the ring, without name;
        `shown`: px that its neighbour in the hand leaves in sight, 0 for all."""
        if card < 0:
            return self.back(width)
        if small:
            return card_small(self._face(card), width, icon)
        return card_face(self._face(card), height_of(width), icon, shown)

    def back(self, width: int, own: bool = False) -> pygame.Surface:
        """The back of the townsfolk piles, or of an own draw pile."""
        return card_back("player" if own else "townsfolk", height_of(width))

    def _face(self, card: int) -> CardFace:
        if card not in self._faces:
            cards = self._data.cards
            raw = cards.raw[card]
            kind = cards.kinds[card]
            ability = raw.get("ability", {"timing": "none"})
            self._faces[card] = CardFace(
                key=cards.ids[card],
                name=self._say(card_name(self._data, card)),
                cost=cards.cost[card],
                icons=tuple(raw["icons"]),
                hire=effect_glyphs(raw.get("on_hire", ())),
                timing=ability["timing"],
                ability=ability_glyphs(ability),
                kind=_KINDS.get(kind, "townsfolk"),
                reconstructed=raw.get("source") == _RECONSTRUCTED,
            )
        return self._faces[card]

    # The automa's schemes ---------------------------------------------------------------------

    def scheme(self, card: int, height: int, lines: Sequence[LineState] = ()) -> pygame.Surface:
        """A scheme by its height in px, its lines lit, done or struck out."""
        if card < 0:
            return card_back("scheme", height)
        progress = None
        if lines:
            options = tuple(lines[FIRST_OPTION:])
            progress = SchemeProgress(lines[0], lines[1], lines[MOVE], options)
        return scheme_card(self._scheme(card), height, icon, progress)

    def _scheme(self, card: int) -> SchemeFace:
        if card not in self._schemes:
            raw = self._data.cards.raw[card]
            future = raw["deck"] == "future"
            self._schemes[card] = SchemeFace(
                key=raw["id"],
                title=self._say("viscounts.inspect.future_card" if future else SCHEME),
                icons=tuple(raw["icons"]),
                row_1=effect_glyphs(raw["row_1"]),
                row_2=effect_glyphs(raw["row_2"]),
                move=raw["move"],
                options=tuple(effect_glyphs(option) for option in raw["options"]),
                future=future,
                reconstructed=raw.get("source") == _RECONSTRUCTED,
            )
        return self._schemes[card]

    # Manuscripts and papers -------------------------------------------------------------------

    def book(self, tile: int, width: int) -> pygame.Surface:
        """A manuscript by its width in px; a printed one bears the grey ribbon of the board."""
        if tile not in self._books:
            tables = self._data.manuscripts
            raw = tables.raw[tile]
            ending = raw["kind"] == "end"
            self._books[tile] = BookFace(
                key=tables.ids[tile],
                ribbon=RIBBONS[max(0, tables.ribbon[tile])],
                cost=tables.cost[tile],
                effect=() if ending else effect_glyphs(raw["effects"]),
                per=counted_glyphs(raw["per"]) if ending else (),
                divisor=int(raw.get("divisor", 1)),
                reconstructed=raw.get("source") == _RECONSTRUCTED,
            )
        return manuscript(self._books[tile], width, icon)

    def bonus(self, ribbon: int, width: int) -> pygame.Surface:
        """A Cleric Bonus card by its width in px."""
        board = self._data.board
        name = c.RIBBONS[ribbon]
        raw = next(e for e in board.raw["cleric_bonus"] if e["ribbon"] == name)
        reveals = reveal_glyphs(raw["reveals"])
        face = BonusFace(RIBBONS[ribbon], board.bonus_at, board.bonus_vp[ribbon], reveals)
        return bonus_card(face, width, icon)

    def leader(self, width: int) -> pygame.Surface:
        """The Castle Leader card by its width in px."""
        name = self._say("viscounts.inspect.leader")
        face = LeaderFace(name, self._data.board.leader_vp, reveal_glyphs("hand_limit:+1"))
        return leader_card(face, width, icon)

    def majority(
        self, kind: Majority, players: int, shown: bool, size: tuple[int, int]
    ) -> pygame.Surface:
        """The Poverty or Prosperity card, hidden or revealed, in any size."""
        board = self._data.board
        counted = board.raw[kind]["rewards_most"]
        points = board.majority_vp_two if players < MANY else board.majority_vp
        name = self._say(f"viscounts.inspect.{kind}")
        return majority_card(
            MajorityFace(kind, name, counted_glyphs(counted), tuple(points)), size, shown, icon
        )

    def start(self, start: int, height: int) -> pygame.Surface:
        """A player card of the setup by its height in px."""
        raw = self._data.board.starts[start].raw
        face = StartFace(
            raw["number"],
            tuple(effect_glyphs([gain]) for gain in raw["gain"]),
            effect_glyphs(raw["effects"]),
            raw.get("source") == _RECONSTRUCTED,
        )
        return start_card(face, height, icon)

    def pair(self, start: int, hero: int, height: int) -> pygame.Surface:
        """A player card with its hero beside it, so many px high; their mount reaches a little
        beyond that."""
        width = round(height * WIDE / HIGH)
        return side_by_side(self.start(start, height), self.card(hero, width))


@kept
def side_by_side(left: pygame.Surface, right: pygame.Surface) -> pygame.Surface:
    """Two cards on one mount: they are taken together. Kept, so that its shadow is kept too."""
    wide = left.get_width() + PAIR_SEAM + right.get_width()
    size = (wide + 2 * MOUNT, max(left.get_height(), right.get_height()) + 2 * MOUNT)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    box = canvas.get_rect()
    pygame.draw.rect(canvas, _LEATHER, box, border_radius=3 * MOUNT)
    pygame.draw.rect(canvas, _RIM, box.inflate(-2, -2), 1, border_radius=2 * MOUNT)
    canvas.blit(left, (MOUNT, MOUNT))
    canvas.blit(right, (MOUNT + left.get_width() + PAIR_SEAM, MOUNT))
    return canvas


def height_of(width: int) -> int:
    """The height of a card that is `width` px wide."""
    return round(width * HIGH / WIDE)


MOUNT = 3
"""px of the mount around the two cards of a pair."""
_LEATHER, _RIM = "#4a2438", "#c58f3c"
MANY = 3
SCHEME = "viscounts.inspect.scheme"
