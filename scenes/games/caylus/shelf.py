"""The sill below the board: hand, piles and free workers as sprites, and all that stays there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from engine.games.caylus.data import GOODS
from engine.games.caylus.state import State
from scenes.games.caylus.board import card_key
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.layout import SLOTS, HandPlan, draw_target, hand_start, label_box
from scenes.games.caylus.token_rack import TokenSprites, draw_places, heading_box, token_places
from scenes.games.caylus.tray_plan import TrayPlan, tray_plan
from scenes.games.shelf_wood import hollow, lay_cloth, lay_wood
from scenes.table.motion.things import Point, Sprite
from sprites.caylus.bowls import put_bowl
from sprites.caylus.carving import carving, small_carving
from sprites.caylus.hod import rack
from sprites.caylus.pieces import corner_of, worker
from sprites.common import fonts
from sprites.common.light import faded
from sprites.common.players import PlayerStyle
from sprites.common.shelf_grooves import groove
from sprites.common.surface_cache import Pieces, finished
from sprites.common.theme import Theme

BACKS_SHOWN, FACES_SHOWN = 5, 2
_WORKERS, _HAND, _PILES = 440.0, 450.0, 430.0
_DENT = "#1c100a"
_CARVED, _LEAST_CARVED = 320.0, 130.0
"""Units that the carving is wide at most, and of bare wood that it needs."""
_FAINT = 0.55
"""So faintly is seen where a card of the hand will lie."""
_IN_HOLLOW = 0.62
"""Width of the small one where a pile would lie, of that of a card."""
_BETWEEN_NAMES = 6
"""Units between the names of two goods: the frame of a neighbour may run there."""
_NARROW = 0.74
"""Names of goods may be set closer than other words."""


@dataclass(frozen=True, slots=True)
class ShelfSprites:
    """Sprites of the shelf: `seat` is whose hand lies there, `shown` whether by its faces."""

    view: State
    seat: int
    shown: bool
    plan: HandPlan
    style: PlayerStyle
    faces: Faces
    scale: float
    tray: pygame.Rect
    box: pygame.Rect
    """The hand's part of the shelf."""

    def all(self) -> list[Sprite]:
        """Piles, hand, workers."""
        return [*self.piles(), *self.tokens(), *self.cards(), *self.workers()]

    def tokens(self) -> list[Sprite]:
        """The castle tokens that the seat has taken."""
        places = token_places(self.box, self.plan, self.scale)
        return TokenSprites(self.view, self.seat, places, self.scale).all()

    def workers(self) -> list[Sprite]:
        """The free workers on their rack: the last one is taken first."""
        plan, seat = tray_plan(self.tray.size, self.scale), self.seat
        picture = worker(self.style, plan.worker)
        sprites = []
        for place, foot in enumerate(plan.feet[: self.view.players[seat].workers]):
            spot = (self.tray.left + foot[0], self.tray.top + foot[1])
            at = corner_of("worker", plan.worker, spot)
            key, kind, z = f"rack:{seat}:{place}", f"worker:{seat}", _WORKERS + place
            sprites.append(Sprite(key, kind, "workers", picture, at, z, board=False, seat=seat))
        return sprites

    def cards(self) -> list[Sprite]:
        """The hand: faces for its owner, backs for everybody else."""
        sprites = []
        hand = self.view.players[self.seat].hand
        for place, (card, box) in enumerate(zip(hand, self.plan.cards, strict=True)):
            hidden = card < 0 or not self.shown
            if hidden:
                picture = self.faces.back(self.style, box.width)
            else:
                picture = self.faces.card(card, self.style, box.width, with_cost=True)
            key = f"hidden:{place}" if hidden else card_key(self.seat, card)
            anchor = "" if hidden else f"hand:{card}"
            z = _HAND + place
            sprites.append(
                Sprite(key, "hand", anchor, picture, box.topleft, z, "draw", board=False)
            )
        return sprites

    def piles(self) -> list[Sprite]:
        """Draw pile face down, discard pile face up."""
        player = self.view.players[self.seat]
        sprites = []
        if player.draw:
            back = self.faces.back(self.style, self.plan.draw.width)
            heap = _heap(back, min(BACKS_SHOWN, len(player.draw)), self._step)
            at: Point = (self.plan.draw.left, self.plan.draw.bottom - heap.get_height())
            sprites.append(Sprite("pile:draw", "pile", "draw", heap, at, _PILES, board=False))
        if player.discard:
            card = player.discard[-1]
            face = self.faces.card(card, self.style, self.plan.discard.width)
            key = f"discard:{card}"
            heap = _heap(face, min(FACES_SHOWN, len(player.discard)), self._step)
            at = (self.plan.discard.left, self.plan.discard.bottom - heap.get_height())
            sprites.append(Sprite(key, "hand", "discard", heap, at, _PILES + 1, board=False))
        return sprites

    @property
    def _step(self) -> int:
        """px by which a card of a pile looks out from below the next."""
        return max(1, round(1.2 * self.scale))


@lru_cache(maxsize=32)
def _heap(back: pygame.Surface, layers: int, step: int) -> pygame.Surface:
    """Backs on top of each other, the uppermost at the upper left."""
    rise = step * (layers - 1)
    canvas = pygame.Surface((back.get_width() + rise, back.get_height() + rise), pygame.SRCALPHA)
    for layer in reversed(range(layers)):
        canvas.blit(back, (step * layer, step * layer))
    return canvas


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the sill shows besides things that move: whose it is, words below piles and bowls.

    `box` is the whole sill, `tray` its right part.
    """

    box: pygame.Rect
    tray: pygame.Rect
    plan: HandPlan
    style: PlayerStyle
    labels: tuple[str, str]
    names: tuple[str, ...]
    cart: str
    """What the hod is for."""
    points: tuple[int, ...] = ()
    """What a token of each section is worth."""

    @property
    def key(self) -> object:
        """Changes with the picture."""
        slots = len(self.plan.slots)
        plan = (
            slots,
            0 if slots else len(self.plan.cards),
            self.plan.width,
            tuple(self.plan.draw),
            tuple(self.plan.discard),
        )
        words = (self.labels, self.names, self.cart, self.points)
        return tuple(self.box), tuple(self.tray), plan, self.style, words


def draw_shelf(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """All of the shelf at once."""
    finished(shelf_pieces(canvas, shelf, scale, theme))


def shelf_pieces(
    canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme
) -> Pieces[None]:
    """The oak sill with its owner's cloth, grooves, bowls and rack, and their words."""
    lay_wood(canvas, shelf.box, scale, theme)
    yield
    lay_cloth(canvas, shelf.box, shelf.style, scale)
    plan = tray_plan(shelf.tray.size, scale)
    yield
    _beside_hand(canvas, shelf, scale)
    yield
    for x in (shelf.plan.groove, shelf.tray.left, shelf.tray.left + plan.groove):
        groove(canvas, x, shelf.box, scale)
    _piles(canvas, shelf, scale, theme)
    yield
    _bowls(canvas, shelf, plan, scale, theme)
    yield
    _words(canvas, shelf.cart, plan.hod_words.move(shelf.tray.topleft), scale, theme)
    holes = tuple((x - plan.rack.left, y - plan.rack.top) for x, y in plan.feet)
    canvas.blit(rack(plan.rack.size, holes, shelf.style, scale), plan.rack.move(shelf.tray.topleft))


def _beside_hand(canvas: pygame.Surface, shelf: ShelfView, scale: float) -> None:
    """The places for castle tokens, and those for cards; where cards have none an ornament on the
    wood that they leave bare."""
    places = token_places(shelf.box, shelf.plan, scale)
    if places:
        draw_places(canvas, places, shelf.points, heading_box(shelf.box, scale), scale)
    for slot in shelf.plan.slots:
        canvas.blit(faded(hollow(slot.size, scale, _DENT, 5), _FAINT), slot)
    if len(shelf.plan.slots) < SLOTS:
        _carve(canvas, shelf, scale)


def _carve(canvas: pygame.Surface, shelf: ShelfView, scale: float) -> None:
    """The ornament of the wood that no card covers, if there is enough of it: without its vines
    where there is room for one card."""
    cards = shelf.plan.slots or shelf.plan.cards
    left = cards[-1].right if cards else hand_start(shelf.box, scale, shelf.plan.tokens)
    free = shelf.plan.groove - left
    if free >= _LEAST_CARVED * scale:
        ornament = carving(min(round(_CARVED * scale), round(0.84 * free)))
    elif shelf.plan.slots:
        ornament = small_carving(round(_IN_HOLLOW * shelf.plan.width))
    else:
        return
    middle = ((left + shelf.plan.groove) // 2, shelf.box.centery)
    canvas.blit(ornament, ornament.get_rect(center=middle))


def _piles(canvas: pygame.Surface, shelf: ShelfView, scale: float, theme: Theme) -> None:
    """Dashed places for the piles, and below them how many cards there are."""
    piles = (shelf.plan.draw, shelf.plan.discard)
    for pile, seen in zip(piles, (draw_target(shelf.plan), shelf.plan.discard), strict=True):
        canvas.blit(hollow(pile.size, scale, _DENT, 5), pile, ((0, 0), seen.size))
        if not shelf.plan.closed:
            sign = small_carving(round(_IN_HOLLOW * pile.width))
            canvas.blit(sign, sign.get_rect(center=pile.center))
    if shelf.plan.closed:
        below = shelf.plan.draw.union(shelf.plan.discard)
        line = pygame.Rect(below.left, below.bottom + round(3 * scale), below.width, 0)
        line.height = (shelf.box.bottom - round(4 * scale) - line.top) // 2
        for words in shelf.labels:
            _words(canvas, words, line, scale, theme)
            line = line.move(0, line.height)
        return
    for pile, words in zip(piles, shelf.labels, strict=True):
        _words(canvas, words, label_box(pile, scale), scale, theme)


def _bowls(
    canvas: pygame.Surface, shelf: ShelfView, plan: TrayPlan, scale: float, theme: Theme
) -> None:
    """The empty bowls and their names."""
    for place, good in enumerate(GOODS):
        put_bowl(canvas, good, plan.bowls[place].move(shelf.tray.topleft), scale)
        column = plan.columns[place].move(shelf.tray.topleft)
        box = pygame.Rect(0, 0, column.width - round(_BETWEEN_NAMES * scale), round(18 * scale))
        box.centerx = column.centerx
        box.centery = shelf.tray.top + round(plan.names[place][1])
        _words(canvas, shelf.names[place], box, scale, theme)


def _words(
    canvas: pygame.Surface, words: str, box: pygame.Rect, scale: float, theme: Theme
) -> None:
    text = fonts.fit(words, box.width, 13.4 * scale, colour=theme.well_text, narrowest=_NARROW)
    canvas.blit(text, text.get_rect(center=box.center))
