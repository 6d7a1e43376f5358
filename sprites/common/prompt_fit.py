"""How the prompt's words, actions and tokens share the bar, also when the words are long."""

from dataclasses import dataclass, replace
from typing import Protocol

from sprites.common import fonts
from sprites.common.chrome_button import Action, compact_width, natural_width
from sprites.common.lettering import Fitted, fit_lines, sizes_from
from sprites.common.metrics import target_px
from sprites.common.theme import ButtonShape

SENTENCE = 18
CRUMB = 13.5
_FULL, _LEAST = 17, 13
"""Units of a sentence that is as large as the words of the buttons, and of the smallest."""
_GAP = 6


class _Labelled(Protocol):
    @property
    def label(self) -> str: ...


class Content(Protocol):
    """The part of a prompt that needs room."""

    @property
    def sentence(self) -> str: ...
    @property
    def seat(self) -> object | None: ...
    @property
    def crumbs(self) -> tuple[str, ...]: ...
    @property
    def actions(self) -> tuple[Action, ...]: ...
    @property
    def tokens(self) -> tuple[_Labelled, ...]: ...


@dataclass(frozen=True, slots=True)
class PromptFit:
    """Places in px from the bar's own corner."""

    left: int
    right: int
    """The words stand between left and right."""
    sentence: Fitted
    sentence_top: float
    step: float
    """Distance of the sentence's lines."""
    crumbs_middle: float
    action_lefts: tuple[int, ...]
    action_widths: tuple[int, ...]
    token_lefts: tuple[int, ...]
    token_widths: tuple[int, ...]
    labelled: bool
    """Whether the tokens show their words."""
    complete: bool


@dataclass(frozen=True, slots=True)
class CrumbFit:
    shown: tuple[int, ...]
    """Indices of the crumbs that are drawn; -1 stands for dots."""
    size: int


@dataclass(frozen=True, slots=True)
class _Try:
    """One way of sharing the bar, generous ways first. `own`: each token is as wide as its word, no
    longer all as the longest."""

    labelled: bool
    compact: bool
    lines: int
    sizes: tuple[int, ...]
    own: bool = False


def fit_prompt(
    state: Content,
    size: tuple[int, int],
    scale: float,
    insets: tuple[int, int] = (0, 0),
    shape: ButtonShape = "token",
) -> PromptFit:
    """The most generous way in which everything fits; the last way may cut the sentence.

    `insets` are units at both ends of the bar that must stay free.
    """
    for way in _ways(scale, bool(state.crumbs), size[1]):
        fitted = _fit(state, size, scale, way, insets, shape)
        if fitted.complete:
            break
    return fitted


def said_instead(
    fit: PromptFit, sentence: str, size: tuple[int, int], scale: float, crumbs: bool
) -> PromptFit | None:
    """Another sentence in the room of the first one, with smaller type or a second line if need
    be; None where it has no room."""
    for way in _ways(scale, crumbs, size[1]):
        words = fit_lines(sentence, fit.right - fit.left, way.sizes, way.lines)
        if words.complete:
            top, step, middle = _stacked(words, size, scale, way.lines, crumbs)
            return replace(fit, sentence=words, sentence_top=top, step=step, crumbs_middle=middle)
    return None


def _stacked(
    sentence: Fitted, size: tuple[int, int], scale: float, lines: int, crumbs: bool
) -> tuple[float, float, float]:
    """Where the sentence begins, how far its lines stand apart, and the middle of the steps."""
    step = _line_step(sentence, lines)
    block = step * len(sentence.lines)
    crumb_height = _crumb_height(scale) if crumbs else 0.0
    top = (size[1] - block - crumb_height) / 2 - (1.8 * scale if crumbs else 0)
    return top, step, top + block + crumb_height / 2


def _ways(scale: float, crumbs: bool, height: int) -> tuple[_Try, ...]:
    """Two lines of words stand well only where no steps stand below them. Last of all the type
    shrinks below the wished sizes, in as many lines as the bar is high."""
    one, two = sizes_from(SENTENCE, _LEAST, scale), sizes_from(15, _LEAST, scale)
    large = tuple(size for size in one if size >= round(15 * scale)) or one[:1]
    full = tuple(size for size in one if size >= round(_FULL * scale)) or one[:1]
    whole: tuple[_Try, ...] = (_Try(True, False, 1, full), _Try(True, False, 1, full, True))
    if not crumbs:
        whole = (*whole, _Try(True, False, 2, full))
    worded: tuple[_Try, ...] = (
        *whole,
        _Try(True, False, 1, large),
        _Try(True, False, 1, one),
        _Try(True, True, 1, large),
    )
    if not crumbs:
        worded = (*worded, _Try(True, False, 2, two), _Try(True, True, 2, two))
    shrunk = tuple(range(two[-1], fonts.FLOOR - 1, -1))
    most = 2 if crumbs else max(2, int(height / (1.1 * fonts.FLOOR)))
    return (
        *worded,
        _Try(False, False, 1, one),
        _Try(False, True, 1, large),
        _Try(False, False, 2, two),
        _Try(False, True, 2, two),
        _Try(False, True, most, shrunk),
    )


def _fit(
    state: Content,
    size: tuple[int, int],
    scale: float,
    way: _Try,
    insets: tuple[int, int],
    shape: ButtonShape,
) -> PromptFit:
    token_widths = _token_widths(state, scale, way, shape)
    end = size[0] - round((13 + insets[1]) * scale)
    token_lefts = _row_from_right(end, token_widths, scale)
    right = token_lefts[0] - round(17 * scale) if token_lefts else end
    widths = [
        compact_width(action, scale, shape) if way.compact else natural_width(action, scale)
        for action in state.actions
    ]
    action_lefts = _row_from_right(right, widths, scale)
    right = action_lefts[0] - round(12 * scale) if action_lefts else right
    left = round((insets[0] + (56 if state.seat is not None else 18)) * scale)
    room = max(1, right - left)
    sentence = fit_lines(state.sentence, room, way.sizes, way.lines)
    top, step, middle = _stacked(sentence, size, scale, way.lines, bool(state.crumbs))
    return PromptFit(
        left,
        right,
        sentence,
        top,
        step,
        middle,
        tuple(action_lefts),
        tuple(widths),
        tuple(token_lefts),
        tuple(token_widths),
        way.labelled,
        sentence.complete and left + 40 * scale < right,
    )


def _line_step(sentence: Fitted, lines: int) -> float:
    """Close lines where there are two: the bar is low and the letters' feet do not touch."""
    ascent = sentence.font.get_ascent()
    return ascent * 1.3 if lines == 1 else ascent * 1.06


def _crumb_height(scale: float) -> float:
    return max(14.0, 15.5 * scale)


def _token_widths(state: Content, scale: float, way: _Try, shape: ButtonShape) -> list[int]:
    least = target_px(40, scale)
    if not way.labelled:
        return [least] * len(state.tokens)
    font = fonts.sans(13 * scale)
    pad = round((37 if shape == "hexagon" else 24) * scale)
    words = [max(least, font.size(token.label)[0] + pad) for token in state.tokens]
    return words if way.own else [max(words, default=least)] * len(words)


def _row_from_right(right: int, widths: list[int], scale: float) -> list[int]:
    """Left ends of boxes that stand in a row and end at `right`."""
    gap = round(_GAP * scale)
    left = right - sum(widths) - gap * max(0, len(widths) - 1)
    lefts = []
    for width in widths:
        lefts.append(left)
        left += width + gap
    return lefts


def fit_crumbs(crumbs: tuple[str, ...], now: int, room: int, scale: float) -> CrumbFit:
    """All crumbs if they fit; else the ones about the current step, with dots for the others."""
    sizes = sizes_from(CRUMB, _LEAST, scale)
    every = tuple(range(len(crumbs)))
    for size in sizes:
        if _crumbs_width(crumbs, every, size, scale) <= room:
            return CrumbFit(every, size)
    first, last = 0, len(crumbs)
    while last - first > 1:
        if last - 1 > now:
            last -= 1
        elif first < now:
            first += 1
        else:
            break
        shown = tuple(range(first, last))
        shown = (*((-1,) if first else ()), *shown, *((-1,) if last < len(crumbs) else ()))
        if _crumbs_width(crumbs, shown, sizes[-1], scale) <= room:
            return CrumbFit(shown, sizes[-1])
    return CrumbFit((max(0, min(now, len(crumbs) - 1)),), sizes[-1])


def _crumbs_width(
    crumbs: tuple[str, ...], shown: tuple[int, ...], size: int, scale: float
) -> float:
    font = fonts.sans(size, bold=True)
    words = [crumbs[index] if index >= 0 else fonts.ELLIPSIS for index in shown]
    return sum(max(font.size(word)[0], 20 * scale) + 20 * scale for word in words)
