"""A paper slip by the thing under the mouse: what it is, why not, and the clause."""

from dataclasses import dataclass
from functools import lru_cache
from string import ascii_letters, digits

import pygame

from sprites.common import fonts
from sprites.common.colour import mix
from sprites.common.drawn import Drawn
from sprites.common.glyphs import Glyph, glyph
from sprites.common.lettering import put
from sprites.common.light import shadow, shadow_pad
from sprites.common.materials import slip_of_paper
from sprites.common.rich import IconSource, Token, layout
from sprites.common.stretched import taller, wider
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

WIDTH = 260
"""Units at which a slip begins to wrap."""
_PAD = (12, 9)
_CORNER, _BLUR = 5, 8
_LETTERS = ascii_letters + digits


@dataclass(frozen=True, slots=True)
class Tooltip:
    """All sentences finished; any part may be empty."""

    text: tuple[Token, ...] = ()
    title: str = ""
    reason: tuple[Token, ...] = ()
    """Why it is not possible; set off with a no-sign."""
    warning: tuple[Token, ...] = ()
    """What to mind although it is possible: a warning sign, in ink, for red is for refusals."""
    clause: str = ""


@kept
def tooltip(
    state: Tooltip, scale: float, theme: Theme, icon: IconSource, max_width: int | None = None
) -> Drawn:
    """The slip, only as wide as its words; `max_width` px instead of the usual measure."""
    pad_x, pad_y = round(_PAD[0] * scale), round(_PAD[1] * scale)
    parts = words_of(state, scale, theme, icon, max_width)
    theme = theme.for_slips()
    gap = round(4 * scale)
    width = max((words.get_width() for words, _ in parts), default=1) + 2 * pad_x
    height = sum(words.get_height() + gap for words, _ in parts) - gap + 2 * pad_y
    size = (max(width, round(40 * scale)), max(height, round(28 * scale)))
    slip = slip_of_paper(size, scale, _tint(theme), _CORNER, theme.rule, theme.ink)
    canvas, pad = _fall(size, scale)
    canvas.blit(slip, (pad, pad))
    top = pad + pad_y
    texts = []
    for words, at_right in parts:
        left = pad + (size[0] - pad_x - words.get_width() if at_right else pad_x)
        drawn = put(canvas, words, (left, top + words.get_height() / 2))
        texts.append(drawn.move(-pad, -pad))
        top += words.get_height() + gap
    return Drawn(canvas, size, (pad, pad), texts=tuple(texts))


@kept
def words_of(
    state: Tooltip, scale: float, theme: Theme, icon: IconSource, max_width: int | None
) -> list[tuple[pygame.Surface, bool]]:
    """The words of a slip from top to bottom, each with whether they stand at the right. They take
    as long as all the rest: a frame may draw them for the next one."""
    room = (max_width or round(WIDTH * scale)) - 2 * round(_PAD[0] * scale)
    return _parts(state, room, scale, theme.for_slips(), icon)


def prepare_slips(scale: float, theme: Theme) -> None:
    """Make what all slips have in common, before the first one is wanted."""
    theme = theme.for_slips()
    size = (round(WIDTH * scale), round(WIDTH * scale / 3))
    slip_of_paper(size, scale, _tint(theme), _CORNER, theme.rule, theme.ink)
    _fall(size, scale)
    for font in (fonts.sans(14 * scale), fonts.serif(16 * scale, "bold")):
        font.render(_LETTERS, True, theme.text)  # the first time takes long for each letter


def _tint(theme: Theme) -> str:
    return mix(theme.paper, "#fff4e6", 0.5)


def _fall(size: tuple[int, int], scale: float) -> tuple[pygame.Surface, int]:
    """The shadow of a slip, and by how many px it reaches beyond it: that of a small one, made
    longer."""
    least = 2 * round((_CORNER + _BLUR) * scale) + 1
    small = (min(size[0], least), min(size[1], least))
    fall, pad = _small_fall(small, scale)
    return taller(wider(fall, size[0] - small[0]), size[1] - small[1]).copy(), pad


@lru_cache(maxsize=8)
def _small_fall(size: tuple[int, int], scale: float) -> tuple[pygame.Surface, int]:
    """It is small, and every slip wants it: it stays, however full the cache is."""
    offset = (3 * scale, 6 * scale)
    pad = shadow_pad(offset, _BLUR * scale)
    body = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(body, "#ffffff", body.get_rect(), border_radius=round(_CORNER * scale))
    return shadow(body, offset, _BLUR * scale, 150), pad


def _parts(
    state: Tooltip, room: int, scale: float, theme: Theme, icon: IconSource
) -> list[tuple[pygame.Surface, bool]]:
    """(picture, whether it stands at the right) from top to bottom."""
    body = fonts.sans(14 * scale)
    parts: list[tuple[pygame.Surface, bool]] = []
    if state.title:
        title = layout((state.title,), fonts.serif(16 * scale, "bold"), room, icon, theme.text)
        parts.append((trimmed(title), False))
    if state.text:
        parts.append((trimmed(layout(state.text, body, room, icon, theme.text, 0.95)), False))
    signed: tuple[tuple[Glyph, tuple[Token, ...], str], ...] = (
        ("no", state.reason, theme.danger),
        ("warning", state.warning, theme.text),
    )
    for sign, words, colour in signed:
        if words:
            parts.append((_set_off(sign, words, colour, body, room, scale, theme, icon), False))
    if state.clause:
        font = fonts.serif(13.5 * scale, "semibold", italic=True)
        clause = layout((state.clause,), font, room, icon, theme.accent)
        parts.append((trimmed(clause), True))
    return parts


def _set_off(
    name: Glyph,
    tokens: tuple[Token, ...],
    colour: str,
    font: pygame.font.Font,
    room: int,
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> pygame.Surface:
    indent = round(24 * scale)
    words = trimmed(layout(tokens, font, room - indent, icon, colour, 0.95))
    height = max(words.get_height(), round(20 * scale))
    canvas = pygame.Surface((indent + words.get_width(), height), pygame.SRCALPHA)
    sign = glyph(name, round(18 * scale), ink=theme.ink)
    canvas.blit(sign, (0, max(0, (font.get_height() - sign.get_height()) // 2)))
    canvas.blit(words, (indent, (height - words.get_height()) // 2))
    return canvas


def trimmed(words: pygame.Surface) -> pygame.Surface:
    """Without the empty room at the right of a paragraph."""
    used = words.get_bounding_rect()
    width = max(1, used.right)
    return words.subsurface((0, 0, width, words.get_height()))
