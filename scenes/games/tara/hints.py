"""What a placement or a promotion would bring, laid over the board while somebody aims."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from engine.core import Action, Ops
from engine.explain import Choice, Text
from engine.game import asked
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.forecast import Forecast, Step, foresee
from engine.games.tara.kings import king_comes
from engine.games.tara.state import State
from engine.games.tara.swap import TOP
from engine.games.tara.telling import words
from scenes.games.tara.board import BoardSprites
from scenes.games.tara.faces import king
from scenes.table.view import Aim, Hint, Say
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.tara.discs import ghost, halo, promised, roundel
from sprites.tara.promotion import long_arrow, rising_arrows, sign_plate, step_tag

SOLID = 217
"""How solid a disc looks that would come, of 255."""
FAINT = 120
"""How solid a disc looks that cannot be paid for, of 255."""
_SIGNS = {"fort": "fort", "strip": "strip", "depose": "depose"}
"""What no disc shows that comes: that one lies on another is a capture is seen."""
COMES = frozenset(("put", "capture", "fort"))
"""Kinds of steps by which a disc comes: it tells them, or its sign does."""
_STUD, _SIGN = (0.44, 18), (0.6, 24)
"""The stud with the number of a step and the plate with a sign: of a disc, and px at least, for
what they show must be told."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a step beside its disc."""

    number: str = ""
    """In its chain."""
    sign: str = ""
    """Of what it does."""
    faint: bool = False
    """It cannot be paid for."""
    right: bool = False
    """The number stands at the right, off the marks beside the ranks."""
    later: bool = False
    """Others of the chain come before: of its own disc only the ring is seen."""


@dataclass(slots=True)
class Foresight:
    """Forecasts of one view, made once per answer."""

    ops: Ops
    _view: State | None = None
    _known: dict[Action, Forecast | None] = field(default_factory=dict)

    def of(self, view: State, choice: Choice) -> Forecast | None:
        """What follows a choice of the open question."""
        if view is not self._view:
            self._view, self._known = view, {}
        if choice.action not in self._known:
            self._known[choice.action] = foresee(self.ops, view, asked(view), choice.action)
        return self._known[choice.action]


def hints(aim: Aim, foresight: Foresight, board: BoardSprites) -> list[Hint]:
    """Coming discs of the choice that is aimed at, and the ways up to them."""
    if aim.choice is None:
        return []
    if aim.choice.action[0] == "swap":
        return _swapped(board, aim.choice.action)
    forecast = foresight.of(board.view, aim.choice)
    if forecast is None:
        return []
    painter = _Ghosts(board, asked(board.view), forecast)
    if board.view.agenda[-1][0] == "promote":
        return painter.promotion()
    return [*painter.ways(), *painter.discs()]


def _swapped(board: BoardSprites, action: Action) -> list[Hint]:
    """Both discs of a swap where the other one lies now."""
    _, here, this, there, that = action
    base = board.view.agenda[-1][2] * POSITIONS
    mine = board.view.top[base + here] if this == TOP else this
    other = board.view.top[base + there] if that == TOP else that
    first = _in_place(board, base + here, this, other)
    return [first, _in_place(board, base + there, that, mine)]


def _in_place(board: BoardSprites, hollow: int, slot: int, comes: int) -> Hint:
    """A ghost of a disc in the exact place of another one (TA-9.2)."""
    layers, px = board.layers(hollow), board.plan.layout.disc
    level = len(layers) - 1 if slot == TOP else layers.index(slot)
    picture = swapped(board.styles[comes], px)
    x, y = board.corner(hollow, level, len(layers))
    side = (picture.get_width() - px) / 2
    return Hint(picture, (x - side, y - side))


@dataclass(frozen=True, slots=True)
class _Ghosts:
    board: BoardSprites
    seat: int
    forecast: Forecast

    def promotion(self) -> list[Hint]:
        """This one promotion alone: one arrow from between both supporters, and the disc; what
        follows is told in words."""
        layout, made = self.board.plan.layout, []
        arrow = long_arrow(layout.disc, round(layout.pitch[1]), layout.unit)
        for step in self.forecast.first:
            x, y = self.board.middle(self._hollow(step.position))
            made.append(self._disc(step, ""))
            made.append(Hint(arrow, (x - arrow.get_width() / 2, y), above=True))
        return made

    def ways(self) -> list[Hint]:
        """Arrows from both positions below to the next target; more would hide each other."""
        layout = self.board.plan.layout
        pitch = (round(layout.pitch[0]), round(layout.pitch[1]))
        arrows = rising_arrows(pitch, layout.unit)
        steps = self.forecast.chain[:1] if self.forecast.payable else ()
        made = []
        for step in steps:
            x, y = self.board.middle(self._hollow(step.position))
            made.append(Hint(arrows, (x - pitch[0] / 2, y)))
        return made

    def discs(self) -> list[Hint]:
        """The discs themselves, those of the chain with their number; of a chain the first alone
        in full, of the others a ring where they would come."""
        made = [self._disc(step, "") for step in self.forecast.first]
        steps = [*enumerate(self.forecast.chain, 1)]
        # the next one lies over those that follow: its number is read first
        return [*made, *(self._disc(step, str(number)) for number, step in reversed(steps))]

    def _hollow(self, position: int) -> int:
        return self.forecast.province * POSITIONS + position

    def _disc(self, step: Step, number: str) -> Hint:
        layout = self.board.plan.layout
        comes = step.kind in COMES
        name = self.board.view.data.provinces[self.forecast.province]
        told = Told(
            number,
            _SIGNS.get(step.kind, ""),
            faint=bool(number) and not self.forecast.payable,
            right=layout.fort(name).mirrored,
            later=number not in ("", "1"),
        )
        if comes and step.position == K0 and king_comes(self.board.view, self.seat):
            picture = coming_king(self.board.styles[self.seat], told, layout.disc)
            return Hint(picture, self.board.king_corner(self._hollow(K0), picture))
        picture = coming(self.board.styles[self.seat] if comes else None, told, layout.disc)
        hollow = self._hollow(step.position)
        n = len(self.board.layers(hollow)) + (comes and not told.later)
        x, y = self.board.corner(hollow, max(0, n - 1), max(1, n))
        side = (picture.get_width() - layout.disc) / 2
        return Hint(picture, (x - side, y - side))


@kept
def swapped(style: PlayerStyle, px: int) -> pygame.Surface:
    """A disc in a ring of light; nothing of the one below it shines through."""
    canvas = ghost(style, px).copy()
    face = roundel(style, px)
    canvas.blit(face, face.get_rect(center=canvas.get_rect().center))
    canvas.blit(ghost(style, px), (0, 0))
    return canvas


@kept
def nearly(style: PlayerStyle, px: int) -> pygame.Surface:
    """A whole disc in its own colour, a little of what lies there now shining through."""
    ring = halo(px)
    canvas = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
    face = roundel(style, px).copy()
    face.fill((255, 255, 255, SOLID), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(face, face.get_rect(center=canvas.get_rect().center))
    canvas.blit(ring, (0, 0))
    return canvas


@kept
def coming(style: PlayerStyle | None, told: Told, px: int) -> pygame.Surface:
    """A disc that would come, or without a style a ring, and what is told of its step."""
    stud, plate = _small(px, _STUD), _small(px, _SIGN)
    disc = _disc_or_ring(style, told.later, px)
    side = disc.get_width() + (2 * (plate // 2) if told.sign else 0)
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    ring = canvas.blit(disc, disc.get_rect(center=canvas.get_rect().center))
    if told.number:
        across = ring.right - stud if told.right else ring.left
        canvas.blit(step_tag(int(told.number), stud), (across, ring.top))
    if told.sign:
        badge = sign_plate(told.sign, plate)
        canvas.blit(badge, badge.get_rect(center=(ring.right - plate // 6, ring.bottom)))
    if told.faint:
        canvas.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return canvas


def _disc_or_ring(style: PlayerStyle | None, later: bool, px: int) -> pygame.Surface:
    if style is None:
        return halo(px)
    return promised(style, px) if later else nearly(style, px)


def _small(px: int, size: tuple[float, int]) -> int:
    """px of a stud or a sign beside a disc."""
    share, least = size
    return max(least, round(px * share))


@kept
def coming_king(style: PlayerStyle, told: Told, px: int) -> pygame.Surface:
    """The same of a king, as large as he will stand."""
    stud, plate = _small(px, _STUD), _small(px, _SIGN)
    canvas = king(style, px).copy()
    solid = FAINT if told.faint else SOLID
    canvas.fill((255, 255, 255, solid), special_flags=pygame.BLEND_RGBA_MULT)
    if told.number:
        canvas.blit(step_tag(int(told.number), stud), (0, 0))
    if told.sign:
        badge = sign_plate(told.sign, plate)
        canvas.blit(badge, badge.get_rect(bottomright=canvas.get_size()))
    return canvas


def remarks(forecast: Forecast | None, view: State, say: Say) -> list[str]:
    """The chain in words, with its price."""
    if forecast is None:
        return []
    if not forecast.chain:
        won = [say("tara.forecast.wins")] if forecast.wins else []
        return won or ([say("tara.forecast.none")] if forecast.first else [])
    places = tuple(_step_words(view, step) for step in forecast.chain)
    key = "free" if not forecast.cost else "paid" if forecast.payable else "dear"
    if view.agenda[-1][0] == "promote":
        key = "then"
    lines = [say(Text(f"tara.forecast.{key}", {"n": forecast.cost, "places": places}))]
    if forecast.wins and forecast.payable:
        lines.append(say("tara.forecast.wins"))
    return lines


def _step_words(view: State, step: Step) -> Text:
    values = {"place": words.position(view, step.position)}
    return Text(f"tara.forecast.step.{step.kind}", values)
