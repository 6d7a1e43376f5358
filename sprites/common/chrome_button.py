"""Action buttons as embossed tokens, and the keyboard's focus ring."""

from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import darker, lighter, mix
from sprites.common.drawn import Pointer
from sprites.common.glyphs import Glyph, glyph
from sprites.common.lettering import fit_lines, fit_or_shrink, put, sizes_from, write
from sprites.common.light import Shaded
from sprites.common.metrics import target_px
from sprites.common.surface_cache import kept
from sprites.common.theme import ButtonShape, Theme

ButtonLook = Literal["normal", "hover", "pressed", "disabled", "later"]
HEIGHT = 38
LABEL = 14.5
_SIDE = 4
"""Height of the extruded lower side, units."""
_PAD = 13
_KEY = 18
"""Units of a key's picture: a number beside a label would be read as a quantity."""
_POINTED_END = 4.5
"""Units that two lines lose to each end of a hexagon."""
_SPARE: dict[ButtonShape, float] = {"token": 5, "pill": 2.5, "hexagon": -4, "plaque": 5}
"""Units of the pad at each end that two lines may use, fewer where it is round; below 0 they lose
them."""
_LESS: dict[ButtonShape, float] = {"token": 8, "pill": 4, "plaque": 8}
"""Units by which such a button is narrower."""


@dataclass(frozen=True, slots=True)
class Action:
    """A button: what it says and whether it may be pressed. `number` is its key, 1 to 9."""

    id: str
    label: str
    primary: bool = False
    enabled: bool = True
    later: bool = False
    number: str = ""
    reason: str = ""
    """Why it is disabled; the scene shows it as a tooltip."""
    picture: pygame.Surface | None = None
    reveals: bool = False
    """It shows something hidden, so it carries an eye."""


def look_of(action: Action, pointer: Pointer) -> ButtonLook:
    """The look that follows from the action and the pointer."""
    if not action.enabled:
        return "disabled"
    if pointer.pressed == action.id:
        return "pressed"
    if pointer.hovered == action.id:
        return "hover"
    return "later" if action.later else "normal"


def natural_width(action: Action, scale: float) -> int:
    """px for the label on one line in its full size."""
    label = fonts.sans(round(LABEL * scale), bold=True).size(action.label)[0]
    return max(round(64 * scale), label + _furniture(action, scale))


def compact_width(action: Action, scale: float, shape: ButtonShape = "token") -> int:
    """px for the label in the smallest size on two lines."""
    font = fonts.sans(max(fonts.FLOOR, round(13 * scale)), bold=True)
    half = _half(action.label.split(), font)
    pointed = _POINTED_END * (1 if action.number else 2)  # a key cap is no end
    ends = pointed if shape == "hexagon" else -_LESS[shape]
    return max(target_px(40, scale), half + _furniture(action, scale) + round(ends * scale))


def _half(words: list[str], font: pygame.font.Font) -> int:
    """px across of words on two lines, broken where that is least."""
    if len(words) < 2:
        return font.size("".join(words))[0]
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(max(font.size(line)[0] for line in lines) for lines in breaks)


def _furniture(action: Action, scale: float) -> int:
    """px of everything beside the label."""
    extra = 2 * _PAD * scale
    extra += (_KEY + 2) * scale + _cap_beyond(scale) if action.number else 0
    extra += 22 * scale if action.reveals else 0
    if action.picture is not None:
        extra += action.picture.get_width() + 5 * scale
    return round(extra)


def _cap_beyond(scale: float) -> int:
    """px by which a key cap is larger than its units: its number has the app's least size."""
    number = fonts.sans(13 * scale, bold=True).get_ascent() + 4
    return max(0, number - round(_KEY * scale))


@kept
def button(
    action: Action, look: ButtonLook, size: tuple[int, int], scale: float, theme: Theme
) -> pygame.Surface:
    """The button at exactly `size` px; a label that does not fit in one line takes two."""
    picture = token(size, look, action.primary, scale, theme).copy()
    sink = round(2 * scale) if look == "pressed" else 0
    middle = (size[1] - _SIDE * scale) / 2 + sink
    left, right = _PAD * scale, size[0] - _PAD * scale
    colour = text_colour(action, look, theme)
    if action.number:
        ground = theme.primary if action.primary else theme.button
        cap = _keycap(action.number, colour, ground, scale)
        picture.blit(cap, (round(left - 5 * scale), round(middle - cap.get_height() / 2)))
        left += (_KEY - 2) * scale + _cap_beyond(scale)
    if action.picture is not None:
        place = (round(left), round(middle - action.picture.get_height() / 2))
        picture.blit(action.picture, place)
        left += action.picture.get_width() + 5 * scale
    if action.reveals:
        eye = glyph("eye", round(17 * scale), ink=theme.ink)
        picture.blit(eye, (round(right - 15 * scale), round(middle - eye.get_height() / 2)))
        right -= 20 * scale
    end = _SPARE[theme.button_shape] * scale
    spare = (0.0 if action.number else end, end)
    _label(picture, action.label, (left, right), spare, middle, colour, scale)
    if look == "later":
        then = glyph("then", round(16 * scale), ink=theme.ink)
        picture.blit(then, (0, size[1] - then.get_height()))
    return picture


@kept
def _keycap(key: str, ink: str, ground: str, scale: float) -> pygame.Surface:
    """The key that presses a button: a small cap with its front side."""
    font = fonts.sans(13 * scale, bold=True)
    px = round(_KEY * scale) + _cap_beyond(scale)
    line, face = mix(ink, ground, 0.5), mix(lighter(ground, 0.32), ground, 0.35)
    body = svg.rect(0.7, 0.7, 16.6, 16.6, darker(ground, 0.3), line, 1.1, 4.2)
    body += svg.rect(2.2, 1.4, 13.6, 12.8, face, mix(line, face, 0.45), 0.8, 3.2)
    cap = svg.raster(svg.document(body, 18, 18), (px, px)).copy()
    write(cap, key, font, ink, (px / 2, px * 0.44), "centre")
    return cap


def _label(
    picture: pygame.Surface,
    label: str,
    span: tuple[float, float],
    spare: tuple[float, float],
    middle: float,
    colour: str,
    scale: float,
) -> None:
    # Two lines may use the round ends (`spare`) as well: the pad is there for the eye, not for the
    # words. A key cap is no end. Between pointed ends two lines have less room than one (below 0).
    room = round(span[1] - span[0])
    sizes = sizes_from(LABEL, 13, scale)
    fitted = fit_lines(label, room, sizes, 1, "sans", "bold")
    if not fitted.complete:
        span = (span[0] - spare[0], span[1] + spare[1])
        room = round(span[1] - span[0])
        fitted = fit_or_shrink(label, room, sizes[-1:], 2, "sans", "bold")
    step = fitted.font.get_ascent() + round(1 * scale)
    top = middle - step * (len(fitted.lines) - 1) / 2
    for row, line in enumerate(fitted.lines):
        words = fonts.render(fitted.font, line, colour)
        put(picture, words, ((span[0] + span[1]) / 2, top + row * step), "centre")


def text_colour(action: Action, look: ButtonLook, theme: Theme) -> str:
    if look == "disabled":
        return theme.disabled_text
    return theme.primary_text if action.primary else theme.button_text


@kept
def token(
    size: tuple[int, int], look: ButtonLook, primary: bool, scale: float, theme: Theme
) -> pygame.Surface:
    """The empty embossed token: side, lit face, inner line; flat and dashed when disabled."""
    width, height = size[0] / scale, size[1] / scale
    base = _base_colour(look, primary, theme)
    shape = theme.button_shape
    if look == "disabled":
        body = _outline(shape, 1, 2.5, width - 2, height - 5, base, theme.ink, 1.4)
        rim = mix(base, theme.disabled_text, 0.5)
        body += _outline(shape, 3.4, 5, width - 6.8, height - 10, "none", rim, 1, dashes="3 3")
        return svg.raster(svg.document(body, width, height), size)
    sunk = 2.2 if look == "pressed" else 0.0
    face_height = height - 1 - _SIDE
    face = svg.linear_gradient(
        "f",
        (0, sunk),
        (0, face_height),
        (0, darker(base, 0.25) if sunk else lighter(base, 0.3)),
        (0.3, base),
        (1, darker(base, 0.22)),
    )
    body = _outline(shape, 1, 2, width - 2, height - 3, darker(base, 0.62), theme.ink, 1.5)
    body += _outline(shape, 1, 1 + sunk, width - 2, face_height, "url(#f)", theme.ink, 1.5)
    line, strong = ("#fbf3dc", 0.95) if look == "later" else ("#fff0c8", 0.6)
    if look == "hover":
        line, strong = theme.gold_light, 1.0
    body += _outline(
        shape,
        3.6,
        3.4 + sunk,
        width - 7.2,
        face_height - 4.8,
        "none",
        line,
        1.5 if look == "hover" else 1.0,
        opacity=strong,
    )
    return svg.raster(svg.document(body, width, height, face), size)


def _base_colour(look: ButtonLook, primary: bool, theme: Theme) -> str:
    if look == "disabled":
        return theme.disabled
    base = theme.primary if primary else theme.button
    if look == "hover":
        return mix(base, theme.gold_light, 0.28 if primary else 0.1)
    return mix(base, theme.ink, 0.08) if look == "pressed" else base


def _outline(
    shape: ButtonShape,
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    stroke: str,
    stroke_width: float,
    opacity: float | None = None,
    dashes: str | None = None,
) -> str:
    more = {"stroke_opacity": opacity, "stroke_dasharray": dashes}
    if shape == "hexagon":
        point = min(height * 0.28, width * 0.2)
        middle = svg.number(float(y + height / 2))
        corners = (
            f"M{svg.number(float(x + point))} {svg.number(float(y))}"
            f" H{svg.number(float(x + width - point))} L{svg.number(float(x + width))} {middle}"
            f" L{svg.number(float(x + width - point))} {svg.number(float(y + height))}"
            f" H{svg.number(float(x + point))} L{svg.number(float(x))} {middle} Z"
        )
        return svg.path(corners, fill, stroke, stroke_width, **more)
    radius = {"token": 0.3, "pill": 0.5, "plaque": 0.16}[shape] * height
    return svg.rect(x, y, width, height, fill, stroke, stroke_width, radius, **more)


@kept
def icon_token(
    name: Glyph,
    label: str,
    look: ButtonLook,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    primary: bool = False,
) -> pygame.Surface:
    """A token with a sign and, if `label` is not empty, its word below the sign."""
    picture = token(size, look, primary, scale, theme).copy()
    colour = text_colour(Action(name, label, primary), look, theme)
    sink = round(2 * scale) if look == "pressed" else 0
    room = size[1] - _SIDE * scale
    sign_px = round((15 if label else 21) * scale)
    sign = glyph(name, sign_px, colour, theme.ink)
    top = 2.4 * scale if label else (room - sign_px) / 2 + 0.6 * scale
    picture.blit(sign, (round((size[0] - sign_px) / 2), round(top + sink)))
    if label:
        font = fonts.sans(13 * scale)
        write(picture, label, font, colour, (size[0] / 2, room - 10 * scale + sink), "centre")
    return picture


@kept
def flat_token(
    name: Glyph, label: str, look: ButtonLook, size: tuple[int, int], scale: float, theme: Theme
) -> pygame.Surface:
    """A tool beside the actions: its sign over its word on the bar itself, in a thin rim while it
    can be used; one that cannot is faint."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    dead = look == "disabled"
    colour = theme.bar_faint if dead else theme.bar_soft
    if look in ("hover", "pressed"):
        colour = theme.bar_bright
    width, height = size[0] / scale, size[1] / scale
    if not dead:
        rim = theme.gold_line if theme.bar_shade else theme.bar_faint
        ground = theme.ink if look == "pressed" else "none"
        body = _outline(theme.button_shape, 1, 1, width - 2, height - 2, ground, rim, 1, 0.6)
        picture.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    px = round((15 if label else 19) * scale)
    font = fonts.sans(13 * scale)
    top = (size[1] - px - (font.get_height() * 0.9 if label else 0)) / 2
    picture.blit(glyph(name, px, colour, theme.ink), (round((size[0] - px) / 2), round(top)))
    if label:
        middle = (size[0] / 2, top + px + font.get_height() * 0.42)
        write(picture, label, font, colour, middle, "centre")
    return picture


@kept
def focus_ring(size: tuple[int, int], scale: float, theme: Theme, radius: float = 9) -> Shaded:
    """A ring around a thing of `size` px: 3 px of light between two dark lines, just outside it."""
    reach = round(5 * max(1.0, scale))
    thick = 3 * max(1.0, scale)
    width, height = size[0] + 2 * reach, size[1] + 2 * reach
    inset = reach / 2
    box = (inset, inset, width - 2 * inset, height - 2 * inset)
    corner = radius * scale + inset
    body = svg.rect(*box, "none", theme.focus_casing, thick + 3, corner)
    body += svg.rect(*box, "none", theme.focus, thick, corner)
    return Shaded(svg.raster(svg.document(body, width, height), (width, height)), (reach, reach))
