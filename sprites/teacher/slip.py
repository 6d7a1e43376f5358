"""The guide's slip of parchment: chapter, what to do, why, the row of chapters, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.common import fonts
from sprites.common.chrome_button import Action, button, compact_width, look_of, natural_width
from sprites.common.colour import mix
from sprites.common.drawn import NO_POINTER, Drawn, Pointer, as_target
from sprites.common.lettering import put, write
from sprites.common.light import shadow, shadow_pad
from sprites.common.materials import framed_paper
from sprites.common.rich import IconSource, layout, parse
from sprites.common.surface_cache import kept
from sprites.common.theme import ButtonShape, Theme
from sprites.teacher.guide import Mood, guide
from sprites.teacher.signs import ChapterLook, Sign, chapter_sign, fold_sign

WIDTH = 400.0
"""Units of the sheet without the guide's head."""
HEAD = 92.0
"""Diameter of the guide's medallion, units; it hangs over the upper left corner."""
FOLD = "fold"
"""The guide's head: it folds the sheet away, and opens it again."""
WHY = "why"
"""The words that open the clause behind what the sheet says."""
_BADGE = 24.0
_HANG = (30.0, 34.0)
_PAD = 14.0
_BUTTON = 34.0
_BROKEN = 42.0
"""Height of buttons in a row in which words stand on two lines, units. A single row takes what it
needs more from the space above and below it, so that the sheet stays as high."""
_SIGN = 30.0
_MOST_BUTTONS = 3
_ROW_GAP = 6.0
"""Units between rows of buttons, where one row has no room for their words."""


@dataclass(frozen=True, slots=True)
class ChapterMark:
    """One chapter in the row: its finished name and the icon that stands for it."""

    name: str
    sign: str


@dataclass(frozen=True, slots=True)
class Slip:
    """All sentences finished; `note`, `title`, `hint`, `clause`, `why` may be empty.

    `note` answers what was done before. `now` is the chapter that is taught, `done` of `steps`
    its steps so far; the buttons carry their own words.
    """

    game: str
    chapter: str
    name: str
    count: str
    steps: int
    done: int
    text: str
    title: str = ""
    note: str = ""
    hint: str = ""
    clause: str = ""
    why: str = ""
    mood: Mood = "speaks"
    chapters: tuple[ChapterMark, ...] = ()
    now: int = 0
    buttons: tuple[Action, ...] = ()


@kept
def slip(
    state: Slip, scale: float, theme: Theme, icon: IconSource, pointer: Pointer, width: int
) -> Drawn:
    """The sheet, as high as its words need; `width` px. Its own corner is the sheet's, the guide
    hangs out of it within `hang`."""
    theme = theme.for_slips()
    sheet = _Sheet(state, scale, theme, icon, pointer, width)
    size = (width, sheet.height)
    tint = mix(theme.paper, "#fff2d2", 0.4)
    paper = framed_paper(size, scale, 11, tint, 9, theme.rule, theme.ink, corners=False)
    offset, blur = (4 * scale, 9 * scale), 13 * scale
    pad = max(shadow_pad(offset, blur), *(round(each * scale) + 2 for each in _HANG))
    canvas = pygame.Surface((width + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    fall = shadow(paper, offset, blur, 190)
    fall_pad = shadow_pad(offset, blur)
    canvas.blit(fall, (pad - fall_pad, pad - fall_pad))
    canvas.blit(paper, (pad, pad))
    sheet.write_on(canvas, pad)
    at = (pad - round(_HANG[0] * scale), pad - round(_HANG[1] * scale))
    spot = _put_head(canvas, at, state, scale, theme, pointer, "minus")
    rects = sheet.rects | {FOLD: spot.move(-pad, -pad)}
    return Drawn(canvas, size, (pad, pad), rects, tuple(sheet.texts))


@kept
def slip_height(state: Slip, scale: float, theme: Theme, icon: IconSource, width: int) -> int:
    """px that the sheet takes, without drawing it."""
    return _Sheet(state, scale, theme.for_slips(), icon, NO_POINTER, width).height


@kept
def folded(state: Slip, scale: float, theme: Theme, pointer: Pointer) -> Drawn:
    """The guide's head alone, where it hangs on the sheet whose corner is its own."""
    left, top = round(_HANG[0] * scale), round(_HANG[1] * scale)
    px, pad = round(HEAD * scale), round(12 * scale)
    canvas = pygame.Surface((px + 2 * pad, px + 2 * pad), pygame.SRCALPHA)
    spot = _put_head(canvas, (pad, pad), state, scale, theme.for_slips(), pointer, "plus")
    origin = (pad + left, pad + top)
    return Drawn(canvas, (px, px), origin, {FOLD: spot.move(-origin[0], -origin[1])}, ())


def has_room(state: Slip, scale: float, width: int) -> bool:
    """True when the name and every button are written whole on a sheet of `width` px."""
    room = width - 2 * round(_PAD * scale) - round(8 * scale) * (len(state.buttons) - 1)
    buttons = state.buttons[:_MOST_BUTTONS]
    head = width - round((HEAD - _HANG[0] + 10 + _PAD + 21) * scale)
    bold = fonts.serif(13.5 * scale, "bold", italic=True)
    small = fonts.serif(13.5 * scale, "semibold", italic=True)
    words = bold.size(state.chapter)[0] + small.size(state.name)[0] + small.size(state.count)[0]
    return sum(natural_width(each, scale) for each in buttons) <= room and words <= head


def hang(scale: float) -> tuple[int, int]:
    """px by which the guide's head stands out of the sheet at the left and above it."""
    return round(_HANG[0] * scale) + 2, round(_HANG[1] * scale) + 2


def _put_head(
    canvas: pygame.Surface,
    at: tuple[int, int],
    state: Slip,
    scale: float,
    theme: Theme,
    pointer: Pointer,
    sign: Sign,
) -> pygame.Rect:
    """The medallion with its shadow, and what a press on it does as a small sign on its rim."""
    head = guide(state.game, round(HEAD * scale), state.mood)
    offset, blur = (2 * scale, 4 * scale), 6 * scale
    pad = shadow_pad(offset, blur)
    canvas.blit(shadow(head, offset, blur, 150), (at[0] - pad, at[1] - pad))
    spot = canvas.blit(head, at)
    badge = fold_sign(sign, max(18, round(_BADGE * scale)), theme, lit=pointer.hovered == FOLD)
    canvas.blit(badge, badge.get_rect(bottomleft=spot.bottomleft))
    return spot


class _Sheet:
    """Lays out the words of one slip, then writes them."""

    def __init__(
        self,
        state: Slip,
        scale: float,
        theme: Theme,
        icon: IconSource,
        pointer: Pointer,
        width: int,
    ) -> None:
        self._state, self._scale, self._theme, self._icon = state, scale, theme, icon
        self._pointer, self._width = pointer, width
        self.rects: dict[str, pygame.Rect] = {}
        self.texts: list[pygame.Rect] = []
        self._left = round((HEAD - _HANG[0] + 10) * scale)
        self._room = width - self._left - self._px(_PAD)
        self._name_below = not fonts.fits(state.name, self._room_for_name())
        self._parts = self._paragraphs()
        head = self._px(_PAD + 30)
        words = sum(part.get_height() + self._px(4) for part in self._parts)
        row = self._px(_SIGN + 14) if state.chapters else 0
        self._body = max(head + words, self._px(HEAD - _HANG[1] + 6))
        self._rows = self._button_rows()
        buttons = sum(self._row_height(each) + self._px(_ROW_GAP) for each in self._rows)
        buttons -= self._px(_ROW_GAP) if self._rows else 0
        least = max(32, self._px(_BUTTON))
        self._taken = buttons - least if len(self._rows) == 1 else 0
        self.height = self._body + self._px(4) + row + buttons - self._taken + self._px(_PAD)

    def _px(self, units: float) -> int:
        return round(units * self._scale)

    def _room_for_name(self) -> int:
        """Between the number of the chapter and that of the step; where a name has not enough
        there, it stands below."""
        state, px = self._state, 13.5 * self._scale
        chapter = fonts.serif(px, "bold", italic=True).size(state.chapter)[0]
        count = fonts.serif(px, "semibold", italic=True).size(state.count)[0]
        return self._room - chapter - count - self._px(16)

    def _paragraphs(self) -> list[pygame.Surface]:
        state, theme, scale = self._state, self._theme, self._scale
        soft = theme.text_soft
        body = fonts.serif(15.5 * scale, "semibold")
        italic = fonts.serif(13.5 * scale, "semibold", italic=True)
        parts = []
        if self._name_below:
            parts.append(self._words(state.name, italic, soft))
        if state.note:
            parts.append(self._words(state.note, italic, theme.accent))
        if state.title:
            parts.append(self._words(state.title, fonts.serif(20 * scale, "bold"), theme.text))
        parts.append(self._words(state.text, body, theme.text))
        if state.hint:
            parts.append(self._words(state.hint, fonts.serif(13 * scale, "regular", True), soft))
        if state.clause:
            parts.append(self._words(state.clause, fonts.serif(13 * scale, "regular", True), soft))
        if state.why:
            parts.append(self._why())
        return parts

    def _why(self) -> pygame.Surface:
        """Underlined, as what can be opened."""
        theme, font = self._theme, fonts.serif(13 * self._scale, "semibold", italic=True)
        lit = self._pointer.hovered == WHY
        words = self._words(self._state.why, font, theme.text if lit else theme.accent)
        wide = min(words.get_width(), font.size(self._state.why)[0])
        line = pygame.Rect(0, words.get_height() - 2, wide, 1)
        words.fill(theme.accent, line)
        return words

    def _words(self, text: str, font: pygame.font.Font, colour: str) -> pygame.Surface:
        return layout(parse(text), font, self._room, self._icon, colour, 1.02)

    def write_on(self, canvas: pygame.Surface, pad: int) -> None:
        """Everything, onto a canvas on which the sheet lies `pad` px from its corner."""
        self._write_head(canvas, pad)
        top = pad + self._px(_PAD + 30)
        for part in self._parts:
            box = canvas.blit(part, (pad + self._left, top))
            self.texts.append(box.move(-pad, -pad))
            if self._state.why and part is self._parts[-1]:
                self.rects[WHY] = box.move(-pad, -pad)
            top += part.get_height() + self._px(4)
        foot = pad + self._body + self._px(4)
        if self._state.chapters:
            self._write_chapters(canvas, pad, foot)
            foot += self._px(_SIGN + 14)
        self._write_buttons(canvas, pad, foot - round(0.6 * self._taken))

    def _write_head(self, canvas: pygame.Surface, pad: int) -> None:
        state, theme, scale = self._state, self._theme, self._scale
        y, left = pad + self._px(_PAD + 6), pad + self._left
        right = pad + self._width - self._px(_PAD)
        small = fonts.serif(13.5 * scale, "semibold", italic=True)
        bold = fonts.serif(13.5 * scale, "bold", italic=True)
        told = write(canvas, state.chapter, bold, theme.accent, (left, y))
        far = write(canvas, state.count, small, theme.text_soft, (right, y), "right")
        written = [told, far]
        if not self._name_below:
            room = self._room_for_name()
            name = fonts.fit(state.name, room, 13.5 * scale, italic=True, colour=theme.text_soft)
            written.append(put(canvas, name, (told.right + self._px(7), y)))
        self.texts += [each.move(-pad, -pad) for each in written]
        self._segments(canvas, left, right, y + self._px(13))

    def _segments(self, canvas: pygame.Surface, left: int, right: int, y: int) -> None:
        state, gap = self._state, self._px(4)
        each = (right - left - gap * (state.steps - 1)) / max(1, state.steps)
        for place in range(state.steps):
            box = pygame.Rect(round(left + place * (each + gap)), y, round(each), self._px(4.5))
            done = place < state.done
            tone = self._theme.accent if done else self._theme.hairline
            pygame.draw.rect(canvas, tone, box, border_radius=self._px(2))
            if place == state.done:
                half = pygame.Rect(box.x, box.y, box.width // 2, box.height)
                pygame.draw.rect(canvas, self._theme.accent, half, border_radius=self._px(2))

    def _write_chapters(self, canvas: pygame.Surface, pad: int, top: int) -> None:
        state, px = self._state, max(26, self._px(_SIGN))
        first, last = pad + self._px(_PAD) + px // 2, pad + self._width - self._px(_PAD) - px // 2
        step = (last - first) / max(1, len(state.chapters) - 1)
        y = top + self._px(_SIGN) // 2
        line = max(2, self._px(2))
        pygame.draw.line(canvas, self._theme.hairline, (first, y), (last, y), line)
        for place, chapter in enumerate(state.chapters):
            look: ChapterLook = "done" if place < state.now else "later"
            if place == state.now:
                look = "now"
            lit = self._pointer.hovered == f"chapter:{place}"
            picture = chapter_sign(
                chapter.sign, str(place + 1), px, look, lit, self._theme, self._icon
            )
            spot = picture.get_rect(center=(round(first + place * step), y))
            canvas.blit(picture, spot)
            within = pygame.Rect((0, 0), (self._width, self.height))
            wide = spot.move(-pad, -pad)
            target = as_target(wide, within)
            target.width = min(target.width, max(20, int(step)))
            target.centerx = wide.centerx
            self.rects[f"chapter:{place}"] = target

    def _button_rows(self) -> list[list[Action]]:
        """The buttons, as many beside each other as have room for their words."""
        rows: list[list[Action]] = []
        left = 0.0
        for action in self._state.buttons[:_MOST_BUTTONS]:
            least = compact_width(action, self._scale, self._theme.button_shape)
            wide = min(least, natural_width(action, self._scale))
            if not rows or wide > left:
                rows.append([])
                left = self._width - 2 * self._px(_PAD)
            rows[-1].append(action)
            left -= wide + self._px(8)
        return rows

    def _row_widths(self, actions: Sequence[Action]) -> list[float]:
        room = self._width - 2 * self._px(_PAD) - self._px(8) * (len(actions) - 1)
        return _widths(actions, room, self._scale, self._theme.button_shape)

    def _row_height(self, actions: Sequence[Action]) -> int:
        """Buttons are higher where the words of one of them break."""
        widths = zip(actions, self._row_widths(actions), strict=True)
        if any(round(wide) < natural_width(each, self._scale) for each, wide in widths):
            return max(36, self._px(_BROKEN))
        return max(32, self._px(_BUTTON))

    def _write_buttons(self, canvas: pygame.Surface, pad: int, top: int) -> None:
        gap = self._px(8)
        for actions in self._rows:
            height, left = self._row_height(actions), float(pad + self._px(_PAD))
            widths = self._row_widths(actions)
            for action, wide in zip(actions, widths, strict=True):
                box = pygame.Rect(round(left), top, round(wide), height)
                look = look_of(action, self._pointer)
                canvas.blit(button(action, look, box.size, self._scale, self._theme), box)
                self.rects[action.id] = box.move(-pad, -pad)
                left += wide + gap
            top += height + self._px(_ROW_GAP)


def _widths(actions: Sequence[Action], room: int, scale: float, shape: ButtonShape) -> list[float]:
    """px across of buttons that share the room: each as wide as its words on two lines at least,
    the shortest words on one line first."""
    wanted = [natural_width(action, scale) for action in actions]
    spare = (room - sum(wanted)) / len(actions)
    if spare >= 0:
        return [width + spare for width in wanted]
    least = [
        min(compact_width(each, scale, shape), wide)
        for each, wide in zip(actions, wanted, strict=True)
    ]
    left = room - sum(least)
    if left < 0:
        return [width * room / sum(least) for width in least]
    for place in sorted(range(len(actions)), key=lambda each: wanted[each]):
        given = min(left, wanted[place] - least[place])
        least[place] += given
        left -= given
    return [float(width) for width in least]
