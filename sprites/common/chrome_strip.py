"""The top strip: menu, game, round, steps of the round and turn order."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.cloth_and_stone import damask
from sprites.common.colour import darker, lighter, rgb
from sprites.common.drawn import NO_POINTER, Drawn, Pointer, as_target
from sprites.common.glyphs import glyph
from sprites.common.lettering import put, write
from sprites.common.light import glow, shadow
from sprites.common.materials import oak
from sprites.common.metrics import STRIP, px
from sprites.common.players import PlayerStyle, badge
from sprites.common.theme import Theme

MENU, NEXT = "menu", "next"
Asks = Literal["", "rests", "ready", "open"]
_SHADOW = 6
_DARK = "#0a0508"


_PEG = 20.0
"""Units of a phase without its name."""
_SPARE = 12.0
"""Units before the seats that phases may use: air, where there is no label."""
_BESIDE = " · "
"""Parts the round from what is said beside it."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat in the turn order."""

    seat: str
    """Id of the seat; its target is called "seat:" + this."""
    style: PlayerStyle
    active: bool = False
    passed: bool = False


@dataclass(frozen=True, slots=True)
class Strip:
    """What the top strip says; all sentences finished."""

    title: str
    subtitle: str = ""
    round: str = ""
    phases: tuple[str, ...] = ()
    phase: int = -1
    """Index of the current phase."""
    order_label: str = ""
    order: tuple[Turn, ...] = ()
    crest: pygame.Surface | None = None
    wordmark: pygame.Surface | None = None
    """The game's lettered title; replaces `title` where it is given."""
    asks: Asks = ""
    """How the sign looks that tells what can be done; "": there is none."""


def strip(
    state: Strip, width: int, scale: float, theme: Theme, pointer: Pointer = NO_POINTER
) -> Drawn:
    """The strip, `width` px wide and 36 units high. Targets: "menu", "next", "phase:0" ..,
    "seat:<id>"."""
    ids = {MENU, NEXT, *(f"phase:{i}" for i in range(len(state.phases)))}
    ids |= {f"seat:{turn.seat}" for turn in state.order}
    return _strip(state, width, scale, theme, pointer.only(frozenset(ids)))


def bare_strip(width: int, scale: float, theme: Theme) -> None:
    """Draw the beam, to be there when words are written on it."""
    _beam((width, px(STRIP, scale)), scale, theme)


@lru_cache(maxsize=2)
def _strip(state: Strip, width: int, scale: float, theme: Theme, pointer: Pointer) -> Drawn:
    size = (width, px(STRIP, scale))
    beam, bounds = _beam(size, scale, theme), pygame.Rect((0, 0), size)
    for said, share, pegs in _ways(state):
        work = _Work(beam.copy(), scale * share, theme, pointer, bounds, {}, [], pegs)
        if work.draw(said):
            break
    return Drawn(work.canvas, size, rects=work.rects, texts=tuple(work.texts))


def _ways(state: Strip) -> Iterator[tuple[Strip, float, float]]:
    """What to say, how large, and the units of a phase without its name: the most generous way
    first. What can be given up goes before anything becomes smaller."""
    yield state, 1.0, _PEG
    bare = replace(state, order_label="")
    yield bare, 1.0, _PEG
    yield bare, 1.0, 0.0
    short = replace(bare, round=state.round.partition(_BESIDE)[0])
    for step in range(10, 4, -1):
        yield short, step / 10, 0.0


@lru_cache(maxsize=1)
def _beam(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    """The dark beam with its gilt edge, and its shadow on the table below. It lies there all the
    time: it stays, however full the cache is."""
    reach = px(_SHADOW, scale) * 3
    canvas = pygame.Surface((size[0], size[1] + reach), pygame.SRCALPHA)
    beam = pygame.Surface(size, pygame.SRCALPHA)
    if theme.strip_material == "wood":
        beam.blit(oak(size, scale, 31), (0, 0))
        beam.fill((*rgb(theme.strip_tint), 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        beam.blit(damask(size, scale, 31, theme.strip_tint), (0, 0))
    fall = shadow(beam, (0, 4 * scale), 6 * scale, 160)
    canvas.blit(fall, ((size[0] - fall.get_width()) // 2, (size[1] - fall.get_height()) // 2))
    canvas.blit(beam, (0, 0))
    thin = max(1, px(1, scale))
    pygame.draw.rect(canvas, rgb(theme.gold_line), (0, size[1] - 2 * thin, size[0], thin))
    pygame.draw.rect(canvas, (20, 10, 18), (0, size[1] - thin, size[0], thin))
    return canvas


@dataclass(slots=True)
class _Work:
    """The strip while it is being drawn."""

    canvas: pygame.Surface
    scale: float
    theme: Theme
    pointer: Pointer
    bounds: pygame.Rect
    rects: dict[str, pygame.Rect]
    texts: list[pygame.Rect]
    pegs: float = 20.0

    def draw(self, state: Strip) -> bool:
        """Everything from both ends; False where the ends meet."""
        left = self.draw_menu()
        if state.asks:
            left = self.draw_next(state.asks, left)
        right = self.draw_order(state)
        left = self.draw_title(state, left, right)
        return self.draw_phases(state, left, right) <= right + _SPARE * self.scale

    def draw_menu(self) -> float:
        """Returns where the next thing may begin, px."""
        scale = self.scale
        box = pygame.Rect(px(4, scale), 0, px(36, scale), self.bounds.height)
        self.rects[MENU] = as_target(box, self.bounds)
        lit = MENU in (self.pointer.hovered, self.pointer.pressed)
        colour = "#ffffff" if lit else self.theme.title
        sign = glyph("menu", px(25, scale), colour, self.theme.ink)
        self.canvas.blit(sign, sign.get_rect(center=box.center))
        self._mark(MENU, box)
        return 46 * scale

    def draw_next(self, asks: str, left: float) -> float:
        """The sign that tells what can be done; returns where the next thing may begin, px."""
        scale = self.scale
        box = pygame.Rect(round(left) - px(6, scale), 0, px(36, scale), self.bounds.height)
        self.rects[NEXT] = as_target(box, self.bounds)
        lit = asks == "open" or NEXT in (self.pointer.hovered, self.pointer.pressed)
        colour = darker(self.theme.strip_soft, 0.3) if asks == "rests" else self.theme.title
        sign = glyph("ask", px(26, scale), "#ffffff" if lit else colour, self.theme.ink)
        if asks == "open":
            halo = glow((px(38, scale),) * 2, "#ffe07a")
            self.canvas.blit(halo, halo.get_rect(center=box.center))
        self.canvas.blit(sign, sign.get_rect(center=box.center))
        self._mark(NEXT, box)
        return left + 38 * scale

    def draw_order(self, state: Strip) -> float:
        """Seats from the right end; returns where they begin, px."""
        scale, middle = self.scale, self.bounds.height / 2
        pitch, size = max(32, px(42, scale)), px(27, scale)
        left = self.bounds.width - px(8, scale) - pitch * len(state.order)
        for index, turn in enumerate(state.order):
            box = pygame.Rect(left + index * pitch, 0, pitch, self.bounds.height)
            place = pygame.Rect(0, 0, size, size)
            place.center = (box.centerx - px(3, scale), round(middle))
            self._draw_turn(turn, place)
            self.rects[f"seat:{turn.seat}"] = as_target(box, self.bounds)
            self._mark(f"seat:{turn.seat}", box)
        for index in range(1, len(state.order)):  # over the light of who is in turn
            self._draw_chevron(left + index * pitch - px(3, scale), middle)
        if not state.order_label:
            return left - 14 * scale
        label = fonts.sans(13 * scale)
        end = (left - 12 * scale, middle)
        drawn = write(self.canvas, state.order_label, label, self.theme.strip_soft, end, "right")
        self.texts.append(drawn)
        return drawn.left - 18 * scale

    def _draw_turn(self, turn: Turn, place: pygame.Rect) -> None:
        if turn.active:
            halo = glow((px(42, self.scale),) * 2, "#ffe07a")
            self.canvas.blit(halo, halo.get_rect(center=place.center))
        picture = badge(turn.style, place.width)
        if turn.passed:
            picture = picture.copy()
            picture.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
        self.canvas.blit(picture, place)
        if turn.active:
            body = svg.circle(20, 20, 18, "none", self.theme.title, 2.4)
            size = round(place.width * 1.22)
            ring = svg.raster(svg.document(body, 40, 40), (size, size))
            self.canvas.blit(ring, ring.get_rect(center=place.center))

    def _draw_chevron(self, x: float, middle: float) -> None:
        sign = glyph("chevron", px(9, self.scale), self.theme.gold_line)
        self.canvas.blit(sign, sign.get_rect(center=(round(x), round(middle))))

    def draw_title(self, state: Strip, left: float, right: float) -> float:
        scale, middle = self.scale, self.bounds.height / 2
        if state.crest is not None:
            self.canvas.blit(state.crest, state.crest.get_rect(midleft=(round(left), middle)))
            left += state.crest.get_width() + 6 * scale
        if state.wordmark is not None:
            drawn = put(self.canvas, state.wordmark, (left, middle))
        else:
            font = fonts.serif(20 * scale, "black")
            title = fonts.ellipsize(font, state.title, round((right - left) * 0.6))
            drawn = write(self.canvas, title, font, self.theme.title, (left, middle), "left", _DARK)
        self.texts.append(drawn)
        end = drawn.right + 8 * scale
        if state.subtitle and end + self._wanted(state) < right:
            font = fonts.serif(16 * scale, "semibold", italic=True)
            room = right - self._wanted(state) - end
            if font.size(state.subtitle)[0] <= room:
                drawn = write(
                    self.canvas,
                    state.subtitle,
                    font,
                    lighter(self.theme.gold, 0.5),
                    (end, middle + 1),
                    "left",
                    _DARK,
                )
                self.texts.append(drawn)
                end = drawn.right
        return end + 24 * scale

    def _wanted(self, state: Strip) -> float:
        """px that round and phases take when written in full, in the smaller of their types."""
        words = fonts.serif(16 * self.scale, "bold").size(state.round)[0]
        return words + 40 * self.scale + self._phases_width(state, self._phase_sizes[-1])

    @property
    def _phase_sizes(self) -> tuple[int, int]:
        """px of the names of phases: as they are, and where room is scarce."""
        return round(14 * self.scale), max(fonts.FLOOR, round(13 * self.scale))

    def _phases_width(self, state: Strip, size: int) -> float:
        gap = 21 * self.scale
        return sum(
            max(32.0, fonts.sans(size, i == state.phase).size(name)[0] + gap)
            for i, name in enumerate(state.phases)
        )

    def draw_phases(self, state: Strip, left: float, right: float) -> float:
        """Round and phases; if they do not all fit, the other phases shrink to pegs. Returns where
        they end, px."""
        scale, middle = self.scale, self.bounds.height / 2
        if state.round:
            font = fonts.serif(16 * scale, "bold")
            at = (left, middle)
            drawn = write(self.canvas, state.round, font, self.theme.strip_text, at, "left", _DARK)
            self.texts.append(drawn)
            left = drawn.right + 20 * scale
        sizes = self._phase_sizes
        fitting = [s for s in sizes if left + self._phases_width(state, s) <= right]
        size = fitting[0] if fitting else sizes[-1]
        for index, name in enumerate(state.phases):
            here = index == state.phase
            words = name if fitting or here else ""
            left = self._draw_phase(index, words, here, size, left, index < state.phase)
        return left

    def _draw_phase(
        self, index: int, words: str, here: bool, size: int, left: float, done: bool
    ) -> float:
        scale, bar = self.scale, self.bounds.height
        font = fonts.sans(size, bold=here)
        wide = font.size(words)[0] + 18 * scale if words else self.pegs * scale
        box = pygame.Rect(round(left), 0, max(32, round(wide)), bar)
        name = f"phase:{index}"
        self.rects[name] = as_target(box, self.bounds)
        if here:
            pill = self._pill((box.width, px(26, scale)))
            self.canvas.blit(pill, pill.get_rect(center=box.center))
        colour = self.theme.strip_soft
        if here:
            colour = self.theme.primary_text
        elif name == self.pointer.hovered:
            colour = "#ffffff"
        elif done:
            colour = darker(colour, 0.22)
        if words:
            at = (box.centerx, bar / 2 - 0.5)
            self.texts.append(write(self.canvas, words, font, colour, at, "centre"))
        else:
            pygame.draw.circle(self.canvas, rgb(colour), box.center, px(4, scale))
        self._mark(name, box)
        return box.right + 3 * scale

    def _pill(self, size: tuple[int, int]) -> pygame.Surface:
        width, height = size[0] / self.scale, size[1] / self.scale
        theme = self.theme
        face = svg.linear_gradient(
            "p", (0, 0), (0, height), (0, lighter(theme.primary, 0.35)), (1, theme.primary)
        )
        body = svg.rect(1, 1, width - 2, height - 2, "url(#p)", theme.ink, 1.4, height / 2)
        body += svg.rect(
            3, 3, width - 6, height - 6, "none", "#ffeec0", 1, height / 2 - 2, stroke_opacity=0.7
        )
        return svg.raster(svg.document(body, width, height, face), size)

    def _mark(self, name: str, box: pygame.Rect) -> None:
        """The keyboard's ring; inside the strip, so that nothing is covered."""
        if name == self.pointer.focused:
            ring = box.inflate(-2, -px(4, self.scale))
            pygame.draw.rect(self.canvas, rgb(self.theme.focus_casing), ring, 5, 6)
            pygame.draw.rect(self.canvas, rgb(self.theme.focus), ring.inflate(-2, -2), 3, 6)
