"""The bar of the past: what happened at the shown moment, a line of time to walk along, and the
ways to step, play, leave and branch. It lies where the prompt lies."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.bars import bar, bar_insets
from sprites.common.chrome_button import (
    HEIGHT,
    Action,
    button,
    compact_width,
    focus_ring,
    look_of,
    natural_width,
    token,
)
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.lettering import fit_lines, fit_or_shrink, sizes_from, write
from sprites.common.metrics import target_px
from sprites.common.players import PlayerStyle, badge
from sprites.common.theme import Theme

Sign = Literal["back", "play", "pause", "on", "speed", "eyes"]
TRACK = "track"
_GAP = 6
_WORDS_SHARE = 0.33
_GROOVE = 7.0


@dataclass(frozen=True, slots=True)
class HistoryBar:
    """Everything on the bar, finished words. `place` counts from 0 to `count` - 1; `rounds` and
    `gates` are places where a round begins and where nothing can be taken back."""

    sentence: str
    note: str
    place: int
    count: int
    seat: PlayerStyle | None = None
    rounds: tuple[int, ...] = ()
    gates: tuple[int, ...] = ()
    playing: bool = False
    speed: str = ""
    eyes: str = ""
    """Id of the token that changes who looks; empty: there is none."""
    watcher: PlayerStyle | None = None
    """Whose eyes look, where that can be changed."""
    actions: tuple[Action, ...] = ()

    @property
    def steps(self) -> tuple[tuple[str, Sign], ...]:
        """The tokens from left to right: id and sign."""
        play: Sign = "pause" if self.playing else "play"
        eyes: tuple[tuple[str, Sign], ...] = ((self.eyes, "eyes"),) if self.eyes else ()
        return (("back", "back"), ("play", play), ("on", "on"), ("speed", "speed"), *eyes)


@dataclass(frozen=True, slots=True)
class Track:
    """The groove of time in px from the bar's own corner."""

    box: pygame.Rect
    count: int

    def x(self, place: float) -> int:
        """Where a place lies on the groove."""
        return self.box.left + round(self.box.width * place / max(1, self.count - 1))

    def place(self, x: float) -> int:
        """The place nearest to a point of the groove, from 0 to count - 1."""
        share = (x - self.box.left) / max(1, self.box.width)
        return max(0, min(self.count - 1, round(share * (self.count - 1))))


def history_bar(
    state: HistoryBar,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The bar at `size` px. Targets: "track", "back", "play", "on", "speed", the eyes' id, and
    the actions' ids. The track's target is the groove itself (`Track`)."""
    ids = {action.id for action in state.actions} | {name for name, _ in state.steps}
    return _history_bar(state, size, scale, theme, pointer.only(frozenset(ids)))


@lru_cache(maxsize=2)
def _history_bar(
    state: HistoryBar, size: tuple[int, int], scale: float, theme: Theme, pointer: Pointer
) -> Drawn:
    shaded = bar(size, scale, theme)
    canvas, origin = shaded.surface.copy(), shaded.origin
    face = canvas.subsurface(pygame.Rect(origin, size))
    rects = _places(state, size, scale, theme)
    track = Track(rects[TRACK], state.count)
    texts = _draw_words(face, state, rects, scale, theme)
    _draw_track(face, state, track, scale, theme)
    for name, sign in state.steps:
        words = {"speed": state.speed}.get(sign, "")
        _draw_step(face, rects[name], sign, words, state.watcher, pointer, name, scale, theme)
    for action in state.actions:
        box = rects[action.id]
        face.blit(button(action, look_of(action, pointer), box.size, scale, theme), box)
    box_of_focus = rects.get(pointer.focused)
    if box_of_focus is not None:
        ring = focus_ring(box_of_focus.size, scale, theme)
        face.blit(ring.surface, (box_of_focus.x - ring.origin[0], box_of_focus.y - ring.origin[1]))
    return Drawn(canvas, size, origin, rects, tuple(texts))


def _places(
    state: HistoryBar, size: tuple[int, int], scale: float, theme: Theme
) -> dict[str, pygame.Rect]:
    """Buttons at the right, tokens left of them, the groove in what is left beside the words."""
    rects: dict[str, pygame.Rect] = {}
    gap, middle = round(_GAP * scale), size[1] // 2
    right = size[0] - round((13 + bar_insets(theme)[1]) * scale)
    words = _words_right(size)
    side = target_px(36, scale)
    steps = len(state.steps) * (side + gap)
    spare = right - words - steps - round(120 * scale)
    wide = sum(natural_width(action, scale) + gap for action in state.actions) <= spare
    for action in reversed(state.actions):
        narrow = compact_width(action, scale, theme.button_shape)
        width = natural_width(action, scale) if wide else narrow
        rects[action.id] = _box(right - width, width, middle, target_px(HEIGHT, scale))
        right -= width + gap
    right -= round(4 * scale)
    for name, _ in reversed(state.steps):
        rects[name] = _box(right - side, side, middle, target_px(HEIGHT, scale))
        right -= side + gap
    left = words + round(10 * scale)
    rects[TRACK] = _box(left, max(40, right - round(8 * scale) - left), middle, size[1] - 4)
    return rects


def _box(left: int, width: int, middle: int, height: int) -> pygame.Rect:
    box = pygame.Rect(left, 0, width, height)
    box.centery = middle
    return box


def _words_right(size: tuple[int, int]) -> int:
    return round(size[0] * _WORDS_SHARE)


def _draw_words(
    face: pygame.Surface,
    state: HistoryBar,
    rects: dict[str, pygame.Rect],
    scale: float,
    theme: Theme,
) -> list[pygame.Rect]:
    height = face.get_height()
    left = round((14 + bar_insets(theme)[0]) * scale)
    if state.seat is not None:
        picture = badge(state.seat, round(30 * scale))
        face.blit(picture, (left, (height - picture.get_height()) // 2))
        left += picture.get_width() + round(9 * scale)
    room = _words_right(face.get_size()) - left
    below = fit_or_shrink(state.note, room, sizes_from(13, 13, scale), 1, "sans", "regular")
    note = below.font
    lines = fit_lines(state.sentence, room, sizes_from(16, 13, scale), 1)
    if not lines.complete:
        lines = fit_or_shrink(state.sentence, room, sizes_from(14, 13, scale), 2)
    if not lines.complete and height > 4.4 * fonts.FLOOR:
        lines = fit_lines(state.sentence, room, (fonts.FLOOR,), 3)
    step = lines.font.get_ascent() * 1.06
    block = step * len(lines.lines) + note.get_ascent() * 1.1
    top = (height - block) / 2
    texts = []
    for row, words in enumerate(lines.lines):
        at = (left, top + step * (row + 0.5))
        texts.append(write(face, words, lines.font, theme.bar_text, at, "left", theme.bar_shade))
    at = (left, top + block - note.get_ascent() * 0.5)
    texts.append(write(face, below.lines[0], note, theme.bar_soft, at, "left", theme.bar_shade))
    return texts


def _draw_track(
    face: pygame.Surface, state: HistoryBar, track: Track, scale: float, theme: Theme
) -> None:
    """A sunken groove, filled up to the moment; notches for rounds, red ones for gates."""
    wide, high = track.box.width, track.box.height
    pad = round(12 * scale)
    middle, groove = high / 2, _GROOVE * scale
    width = wide + 2 * pad
    body = svg.rect(pad - 4, middle - groove / 2, wide + 8, groove, "#1a0c14", theme.ink, 1.4,
                    groove / 2)  # fmt: skip
    here = track.x(state.place) - track.box.left + pad
    body += svg.rect(pad - 2, middle - groove / 2 + 1.6, max(2, here - pad + 2), groove - 3.2,
                     theme.gold_line, rx=groove / 2)  # fmt: skip
    for places, colour, reach in ((state.rounds, theme.bar_soft, 11), (state.gates, "#d8645a", 5)):
        for place in places:
            x = track.x(place) - track.box.left + pad
            up, down = middle - reach * scale, middle - groove / 2 - 1
            if reach < 8:
                up, down = middle + groove / 2 + 1, middle + groove / 2 + 1 + reach * scale
            body += svg.path(f"M{x} {svg.number(up)} V{svg.number(down)}", stroke=colour,
                             stroke_width=max(1.0, 1.3 * scale))  # fmt: skip
    knob = 8.4 * scale
    shine = svg.linear_gradient("k", (0, 0), (0, high), (0, "#fff6d6"), (1, theme.primary))
    body += svg.circle(here + 0.8, middle + 1.4, knob, "#10060c")
    body += svg.circle(here, middle, knob, "url(#k)", theme.ink, 1.5)
    picture = svg.raster(svg.document(body, width, high, shine), (width, high))
    face.blit(picture, (track.box.left - pad, track.box.top))


def _draw_step(
    face: pygame.Surface,
    box: pygame.Rect,
    sign: Sign,
    words: str,
    watcher: PlayerStyle | None,
    pointer: Pointer,
    name: str,
    scale: float,
    theme: Theme,
) -> None:
    look = look_of(Action(name, ""), pointer)
    face.blit(token(box.size, look, False, scale, theme), box)
    sink = round(2 * scale) if look == "pressed" else 0
    centre = (box.centerx, box.centery - round(2 * scale) + sink)
    if words:
        write(face, words, fonts.sans(14 * scale, bold=True), theme.button_text, centre, "centre")
        return
    if sign == "eyes" and watcher is not None:
        picture = badge(watcher, round(22 * scale))
    else:
        picture = _sign(sign, round(20 * scale), theme.button_text, theme.ink)
    face.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=32)
def _sign(sign: Sign, px: int, colour: str, ink: str) -> pygame.Surface:
    return svg.raster(svg.document(_SIGNS[sign](colour, ink), 32, 32), (px, px))


def _step(colour: str, ink: str) -> str:
    """One step on: a bar and a dart."""
    dart = svg.path("M5 5 L20 16 L5 27 Z", colour, ink, 1.6)
    return dart + svg.rect(22, 5, 5.6, 22, colour, ink, 1.4, 1.4)


def _pause(colour: str, ink: str) -> str:
    return svg.rect(7, 5, 7, 22, colour, ink, 1.5, 1.6) + svg.rect(
        18, 5, 7, 22, colour, ink, 1.5, 1.6
    )


def _eye(colour: str, ink: str) -> str:
    """A closed eye: nobody's hand is seen."""
    lid = svg.path("M3 13 Q16 27 29 13", stroke=colour, stroke_width=3.4)
    lashes = svg.path("M7 19 L4 24 M13 22.4 L11.6 28 M19 22.4 L20.4 28 M25 19 L28 24",
                      stroke=colour, stroke_width=2.4)  # fmt: skip
    return lid + lashes


_SIGNS: dict[Sign, Callable[[str, str], str]] = {
    "back": lambda colour, ink: svg.group(_step(colour, ink), "translate(32,0) scale(-1,1)"),
    "on": _step,
    "play": lambda colour, ink: svg.path("M8 4 L27 16 L8 28 Z", colour, ink, 1.6),
    "pause": _pause,
    "speed": _pause,
    "eyes": _eye,
}
