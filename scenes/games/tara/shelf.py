"""The trough below the Tara board: tablets of both rounds, kings at home, prisoners; its wood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.games.tara.state import SEATS, State
from scenes.games.shelf_wood import hollow, lay_cloth
from scenes.games.tara.board import card_key
from scenes.games.tara.faces import Faces, back
from scenes.games.tara.layout import HAND_SIZE, HandPlan
from scenes.table.motion.things import Sprite
from sprites.common import carve, fonts
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import Pieces, finished
from sprites.common.theme import Theme
from sprites.tara.belongings import CROWNS, king_base, prison
from sprites.tara.kings import king
from sprites.tara.signs import burnt_triskele
from sprites.tara.tray_layout import tray_layout
from sprites.tara.trough import put_plait, put_recesses, trough

_HAND, _KINGS = 450.0, 440.0
_DENT = "#120c08"
_IN_HOLLOW = 0.5
"""Width of the sign where a tablet would lie, of that of a tablet."""
_NARROW = 0.7
"""Names of recesses may be set closer than other words: they stand right beside each other."""
_PLAIT = 15.0
"""Units of the width of a plait."""
_SMALL_GAP = 4
"""px between small empty places."""
_KING_FOOT = 0.12
"""How far the foot of a king at home stands above the lower edge of its base, by its height."""


@dataclass(frozen=True, slots=True)
class ShelfSprites:
    """Sprites of the shelf: `seat` is whose tablets lie there, `shown` whether by their faces."""

    view: State
    seat: int
    shown: bool
    plan: HandPlan
    faces: Faces
    styles: Sequence[PlayerStyle]
    tray: pygame.Rect
    scale: float

    def all(self) -> list[Sprite]:
        """Tablets of both rounds, kings at home, the prison."""
        hand, kept = self.view.hands[self.seat], self.view.kept[self.seat]
        return [
            *self._cards(hand, self.plan.slots, "hand"),
            *self._cards(kept, self.plan.kept, "kept"),
            *self._kings(),
            self._prison(),
        ]

    def _kings(self) -> list[Sprite]:
        """Kings that stand in no province: they leave the trough for their throne."""
        bases = king_bases(self.tray, self.scale)
        style, made = self.styles[self.seat], []
        for place, base in enumerate(bases[: self.view.cylinders[self.seat]]):
            picture = king(style, base.width)
            foot = base.bottom - round(base.height * _KING_FOOT)
            at = picture.get_rect(midbottom=(base.centerx, foot)).topleft
            key, kind, home = f"home:{self.seat}:{place}", f"king:{self.seat}", f"rath:{self.seat}"
            made.append(Sprite(key, kind, "", picture, at, _KINGS, home, board=False))
        return made

    def _prison(self) -> Sprite:
        """The discs of others on the own rath card."""
        held = self.view.prisoners[self.seat * SEATS : self.seat * SEATS + self.view.seats]
        box = tray_layout(self.tray.size, self.scale).prison
        owners = tuple((self.styles[who], n) for who, n in enumerate(held) if n)
        picture = prison(owners, box.size, self.scale)
        at = box.move(self.tray.topleft).topleft
        return Sprite(
            "prison", "prison", "", picture, at, _KINGS, board=False, shadow=False, movable=False
        )

    def _cards(self, cards: Sequence[int], boxes: Sequence[pygame.Rect], zone: str) -> list[Sprite]:
        """Faces for their owner, backs for everybody else."""
        sprites = []
        for place, (card, box) in enumerate(zip(cards, boxes, strict=False)):
            hidden = card < 0 or not self.shown
            picture = back(box.width) if hidden else self.faces.card(card, box.width)
            key = f"hidden:{zone}:{place}" if hidden else card_key(card)
            anchor = "" if hidden else f"{zone}:{card}"
            z = _HAND + place
            sprites.append(
                Sprite(key, "tablet", anchor, picture, box.topleft, z, "draw", board=False)
            )
        return sprites


def king_bases(tray: pygame.Rect, scale: float) -> list[pygame.Rect]:
    """Where kings stand who are at home: each as wide as its king, px of the window."""
    box = tray_layout(tray.size, scale).kings.move(tray.topleft)
    wide = min(round(box.width * 0.46), round((box.height - 18 * scale) * 0.54))
    bases = []
    for place in range(CROWNS):
        base = pygame.Rect(0, 0, wide, round(wide * 0.5))
        x = box.left + round(box.width * (place + 0.5) / CROWNS)
        base.midbottom = (x, box.bottom - round(17 * scale))
        bases.append(base)
    return bases


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the trough's wood shows: whose things lie there, and the words above their parts."""

    box: pygame.Rect
    plan: HandPlan
    tray: pygame.Rect
    style: PlayerStyle
    labels: tuple[str, str]
    names: tuple[str, ...]
    """Words above the four parts of the tray."""
    open_slots: int
    """Places of this round without a tablet."""

    @property
    def key(self) -> object:
        """Changes with the picture."""
        plan = tuple(tuple(slot) for slot in (*self.plan.slots, self.plan.later))
        tray = tuple(self.box), tuple(self.tray)
        return tray, plan, self.style, self.labels, self.names, self.open_slots


def draw_shelf(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """All of the shelf at once."""
    finished(shelf_pieces(canvas, shelf, scale, theme))


def shelf_pieces(
    canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme
) -> Pieces[None]:
    """The trough with its owner's cloth, places for tablets, recesses for things and the words."""
    box, plan, tray = shelf.box, shelf.plan, shelf.tray
    yield from trough.steps(box.size, scale)
    wood = trough(box.size, scale)
    carve.cast_kept(canvas, carve.kept_mask_of(wood), box.topleft, (3 * scale, 5 * scale),
                    6 * scale, 0.6)  # fmt: skip
    canvas.blit(wood, box)
    yield
    lay_cloth(canvas, box, shelf.style, scale)
    yield
    put_plait(canvas, _upright(plan.divider.centerx, box, scale), scale)
    put_plait(canvas, _upright((plan.later.right + tray.left) // 2, box, scale), scale)
    yield
    layout = tray_layout(tray.size, scale)
    put_recesses(canvas, layout, tray.topleft)
    yield
    for base in king_bases(tray, scale):
        canvas.blit(king_base(base.size), base)
    empty = () if plan.kept else plan.waiting
    for slot in (*open_places(plan.slots, shelf.open_slots), *empty):
        canvas.blit(hollow(slot.size, scale, _DENT, 6), slot)
        sign = burnt_triskele(round(_IN_HOLLOW * slot.width))
        canvas.blit(sign, sign.get_rect(center=slot.center))
    yield
    labels = [*zip((plan.now_label, plan.later_label), shelf.labels, strict=True)]
    labels += [(part.move(tray.topleft), words)
               for part, words in zip(layout.labels, shelf.names, strict=True)]  # fmt: skip
    for place, words in labels:
        text = fonts.fit(words, place.width, 14 * scale, colour=theme.well_text, halo="#140d08",
                         narrowest=_NARROW)  # fmt: skip
        left = place.left + min(round(3 * scale), place.width - text.get_width())
        canvas.blit(text, text.get_rect(midleft=(left, place.centery)))


def open_places(slots: Sequence[pygame.Rect], missing: int) -> list[pygame.Rect]:
    """As many empty places as tablets are `missing` in this round: where there is room for fewer
    the last one is divided into small ones."""
    free = list(slots[HAND_SIZE - missing :])
    short = missing - len(free)
    if not free or not short:
        return free
    last = free.pop()
    wide, high = (last.width - _SMALL_GAP) // 2, (last.height - _SMALL_GAP) // 2
    for place in range(short + 1):
        row, column = divmod(place, 2)
        box = pygame.Rect(0, 0, wide, high)
        box.bottomleft = (last.left + column * (wide + _SMALL_GAP),
                          last.bottom - row * (high + _SMALL_GAP))  # fmt: skip
        free.append(box)
    return free


def _upright(x: int, box: pygame.Rect, scale: float) -> pygame.Rect:
    """Room for a plait about a line of the trough."""
    wide = round(_PLAIT * scale)
    return pygame.Rect(x - wide // 2, box.top + round(8 * scale), wide,
                       box.height - round(16 * scale))  # fmt: skip
