"""The prompt bar: who does what, the steps, the numbered actions, and undo, restart, pass."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts
from sprites.common.bars import bar, bar_insets
from sprites.common.chrome_button import (
    HEIGHT,
    Action,
    button,
    flat_token,
    focus_ring,
    icon_token,
    look_of,
    natural_width,
)
from sprites.common.colour import rgb
from sprites.common.drawn import NO_POINTER, Drawn, Pointer, as_target
from sprites.common.glyphs import Glyph, glyph
from sprites.common.lettering import write
from sprites.common.light import Shaded
from sprites.common.metrics import target_px
from sprites.common.players import PlayerStyle, badge
from sprites.common.prompt_fit import CrumbFit, PromptFit, fit_crumbs, fit_prompt, said_instead
from sprites.common.theme import Theme

TokenKind = Literal["undo", "redo", "restart", "pass", "end"]


@dataclass(frozen=True, slots=True)
class Token:
    """One of the tokens at the far right; its label is shown below it where there is room."""

    id: str
    kind: TokenKind
    label: str
    enabled: bool = True
    reason: str = ""
    primary: bool = False
    """It is what comes next, so it is lit."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the prompt bar says; all sentences finished."""

    sentence: str
    seat: PlayerStyle | None = None
    crumbs: tuple[str, ...] = ()
    crumb: int = -1
    """Index of the step asked now; earlier ones can be clicked."""
    actions: tuple[Action, ...] = ()
    """The forward one first, those that cannot be taken now last."""
    tokens: tuple[Token, ...] = ()
    tokens_sign: pygame.Surface | None = None
    """The button of a gamepad that leads to the tokens."""
    calm: str = ""
    """A sentence beside which the buttons keep their places, whatever is said meanwhile."""


def prompt(
    state: Prompt, size: tuple[int, int], scale: float, theme: Theme, pointer: Pointer = NO_POINTER
) -> Drawn:
    """The bar at `size` px (about 52 units high). Targets: the ids of actions and tokens, and
    "crumb:0" .. for the steps that are done."""
    ids = {action.id for action in state.actions} | {token.id for token in state.tokens}
    ids |= {f"crumb:{index}" for index in range(len(state.crumbs))}
    return _prompt(state, size, scale, theme, pointer.only(frozenset(ids)))


@lru_cache(maxsize=2)
def _prompt(
    state: Prompt, size: tuple[int, int], scale: float, theme: Theme, pointer: Pointer
) -> Drawn:
    shaded = _empty(size, scale, theme)
    canvas = shaded.surface.copy()
    fit, scale = _fitted(state, size, scale, theme)
    work = _Work(canvas, shaded.origin, size, scale, theme, pointer, {}, [])
    work.draw_tokens(state, fit)
    work.draw_actions(state, fit)
    work.draw_words(state, fit)
    work.draw_focus()
    return Drawn(canvas, size, shaded.origin, work.rects, tuple(work.texts), fit.complete)


@lru_cache(maxsize=1)
def _empty(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    """The bar lies on the table all the time: it stays, however full the cache is."""
    return bar(size, scale, theme)


def bare_prompt(size: tuple[int, int], scale: float, theme: Theme) -> None:
    """Draw the bar, to be there when buttons and words are laid on it."""
    _empty(size, scale, theme)


def draw_a_button(
    state: Prompt, size: tuple[int, int], scale: float, theme: Theme, pointer: Pointer = NO_POINTER
) -> bool:
    """Draw the next button of the bar that was never drawn; False: all of them were."""
    fit, scale = _fitted(state, size, scale, theme)
    for action, box in _boxes(state, fit, size, scale):
        look = look_of(action, pointer)
        if not button.has(action, look, box.size, scale, theme):
            button(action, look, box.size, scale, theme)
            return True
    return False


_SHARES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52)
"""Of the bar's scale: buttons become smaller before the sentence is cut or much reduced."""
_MUCH = 16.0
"""Units that a line of the sentence is high at least, as long as buttons can give way."""


@lru_cache(maxsize=8)
def _fitted(
    state: Prompt, size: tuple[int, int], scale: float, theme: Theme
) -> tuple[PromptFit, float]:
    """Where everything stands, and the px per unit of words and buttons."""
    if state.calm:
        fit, share = _fitted(replace(state, sentence=state.calm, calm=""), size, scale, theme)
        said = said_instead(fit, state.sentence, size, share, bool(state.crumbs))
        if said is not None:
            return said, share
    before, after = bar_insets(theme)
    best: tuple[tuple[bool, int], PromptFit, float] | None = None
    for share in _SHARES:
        insets = (round(before / share), round(after / share))
        fit = fit_prompt(state, size, scale * share, insets, theme.button_shape)
        inside = _inside(state, fit, size, scale)
        worth = (fit.complete and inside, fit.sentence.font.get_height())
        if best is None or worth > best[0]:
            best = worth, fit, scale * share
        if best[0] >= (True, round(_MUCH * scale)):
            break
    assert best is not None
    return best[1], best[2]


def _inside(state: Prompt, fit: PromptFit, size: tuple[int, int], scale: float) -> bool:
    """False where larger type leaves the bar's rim no room; the smallest type may."""
    least = fit.sentence.font.get_height() <= fonts.FLOOR * 1.4 + 1
    block = fit.step * len(fit.sentence.lines)
    inside = fit.sentence_top >= 4 * scale if state.crumbs else block <= size[1] - 8 * scale
    return least or inside


def _boxes(
    state: Prompt, fit: PromptFit, size: tuple[int, int], scale: float
) -> Iterator[tuple[Action, pygame.Rect]]:
    """The actions, each with its box in the bar."""
    for action, left, width in zip(state.actions, fit.action_lefts, fit.action_widths, strict=True):
        height = target_px(HEIGHT + (2 if action.primary else 0), scale)
        if width < natural_width(action, scale):  # its label stands in two lines
            height = min(size[1] - 3, max(44, round(44 * scale)))
        box = pygame.Rect(left, 0, width, height)
        box.centery = size[1] // 2
        yield action, box


@lru_cache(maxsize=8)
def without_crowding(
    state: Prompt, size: tuple[int, int], scale: float, theme: Theme, least: int
) -> Prompt:
    """The bar without the last of its disabled actions: those for which it has no room. `least` of
    them stay in any case; all keep their order."""
    grey = tuple(action for action in state.actions if not action.enabled)

    def bare_of(count: int) -> Prompt:
        gone = grey[count:]
        return replace(state, actions=tuple(a for a in state.actions if a not in gone))

    def fit(count: int) -> PromptFit:
        bare = bare_of(count)
        bare = replace(bare, sentence=bare.calm or bare.sentence)
        return fit_prompt(bare, size, scale, bar_insets(theme), theme.button_shape)

    if len(grey) <= least:
        return state
    count = len(grey)
    while count > least and not fit(count).complete:
        count -= 1
    return bare_of(count)


@dataclass(slots=True)
class _Work:
    """The bar while it is being drawn; places count from the bar's own corner."""

    canvas: pygame.Surface
    origin: tuple[int, int]
    size: tuple[int, int]
    scale: float
    theme: Theme
    pointer: Pointer
    rects: dict[str, pygame.Rect]
    texts: list[pygame.Rect]

    def _bounds(self) -> pygame.Rect:
        return pygame.Rect((0, 0), self.size)

    def _write(
        self, text: str, font: pygame.font.Font, colour: str, at: tuple[float, float]
    ) -> pygame.Rect:
        place = (at[0] + self.origin[0], at[1] + self.origin[1])
        drawn = write(self.canvas, text, font, colour, place, "left", self.theme.bar_shade)
        return drawn.move(-self.origin[0], -self.origin[1])

    def _blit(self, picture: pygame.Surface, at: tuple[int, int]) -> None:
        self.canvas.blit(picture, (at[0] + self.origin[0], at[1] + self.origin[1]))

    def draw_tokens(self, state: Prompt, fit: PromptFit) -> None:
        for token, left, width in zip(state.tokens, fit.token_lefts, fit.token_widths, strict=True):
            end = token.kind in ("end", "pass") or token.primary
            height = target_px(HEIGHT, self.scale)
            if fit.labelled:
                units = HEIGHT + 2
                height = min(self.size[1] - 8, max(units, round(units * self.scale)))
            box = pygame.Rect(left, 0, width, height)
            box.centery = self.size[1] // 2
            look = look_of(Action(token.id, "", enabled=token.enabled), self.pointer)
            label = token.label if fit.labelled else ""
            sign: Glyph = token.kind
            shape = (box.size, self.scale, self.theme)
            if end:
                picture = icon_token(sign, label, look, *shape, token.primary)
            else:
                picture = flat_token(sign, label, look, *shape)
            self._blit(picture, box.topleft)
            self.rects[token.id] = box
        if state.tokens:
            self._draw_divider(fit.token_lefts[0] - round(8 * self.scale))
            if state.tokens_sign is not None:
                box = self.rects[state.tokens[0].id]
                self._blit(state.tokens_sign, box.move(round(-4 * self.scale), 0).topleft)

    def _draw_divider(self, x: int) -> None:
        line = pygame.Surface((max(1, round(1.4 * self.scale)), round(38 * self.scale)))
        line.fill(rgb(self.theme.gold_line))
        line.set_alpha(150)
        self._blit(line, (x, (self.size[1] - line.get_height()) // 2))

    def draw_actions(self, state: Prompt, fit: PromptFit) -> None:
        for action, box in _boxes(state, fit, self.size, self.scale):
            look = look_of(action, self.pointer)
            self._blit(button(action, look, box.size, self.scale, self.theme), box.topleft)
            self.rects[action.id] = box

    def draw_words(self, state: Prompt, fit: PromptFit) -> None:
        middle = self.size[1] / 2
        if state.seat is not None:
            picture = badge(state.seat, round(32 * self.scale))
            left = round((14 + bar_insets(self.theme)[0]) * self.scale)
            self._blit(picture, (left, round(middle - picture.get_height() / 2)))
        font = fit.sentence.font
        for row, line in enumerate(fit.sentence.lines):
            at = (fit.left, fit.sentence_top + fit.step * (row + 0.5))
            self.texts.append(self._write(line, font, self.theme.bar_text, at))
        if state.crumbs:
            crumbs = fit_crumbs(state.crumbs, state.crumb, fit.right - fit.left, self.scale)
            self._draw_crumbs(state, crumbs, fit)

    def _draw_crumbs(self, state: Prompt, crumbs: CrumbFit, fit: PromptFit) -> None:
        x = float(fit.left)
        for place, index in enumerate(crumbs.shown):
            here = index == state.crumb
            font = fonts.sans(crumbs.size, bold=here)
            words = state.crumbs[index] if index >= 0 else fonts.ELLIPSIS
            colour = self._crumb_colour(index, state.crumb)
            drawn = self._write(words, font, colour, (x, fit.crumbs_middle))
            self.texts.append(drawn)
            if 0 <= index < state.crumb:
                self.rects[f"crumb:{index}"] = as_target(drawn, self._bounds())
            x += max(drawn.width, 20 * self.scale) + 6 * self.scale
            if place + 1 < len(crumbs.shown):
                theme = self.theme
                line = theme.gold_line if theme.bar_shade else theme.bar_faint
                sign = glyph("chevron", round(9 * self.scale), line)
                self._blit(sign, (round(x), round(fit.crumbs_middle - sign.get_height() / 2 + 1)))
                x += 14 * self.scale

    def _crumb_colour(self, index: int, now: int) -> str:
        if index == now:
            return self.theme.bar_bright
        if f"crumb:{index}" in (self.pointer.hovered, self.pointer.pressed) and index < now:
            return self.theme.bar_text
        return self.theme.bar_soft if index < now else self.theme.bar_faint

    def draw_focus(self) -> None:
        box = self.rects.get(self.pointer.focused)
        if box is not None:
            ring = focus_ring(box.size, self.scale, self.theme)
            self._blit(ring.surface, (box.x - ring.origin[0], box.y - ring.origin[1]))
