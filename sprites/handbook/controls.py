"""Controls of the settings: a brass slider in its groove, a switch, plaques to choose from."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING
from sprites.common.metrics import target_px
from sprites.common.surface_cache import kept
from sprites.handbook import style
from sprites.handbook.filters import text_chip
from sprites.handbook.paragraph import Run, paragraph

_GOLD = (0.0, "#fbe6a6"), (0.5, "#cf9a3c"), (1.0, "#7a5220")


@dataclass(frozen=True, slots=True)
class RowText:
    """The words of a setting: its name, what it means, its value now."""

    label: str
    help: str
    value: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class RowPicture:
    """A drawn row without its control. `control` is the room of the control in the row, px."""

    surface: Surface
    control: Rect


@kept
def slider_row(text: RowText, width: int, scale: float) -> RowPicture:
    """Name and value on a line, the groove's room below, then the help."""
    name, value = _fonts(scale)
    head = name.get_height() + round(2 * scale)
    groove = target_px(34, scale)
    help_text = paragraph(
        (Run(text.help),), style.soft_faces(14.5 * scale), width, style.soft_ink_of(PLAIN_BINDING)
    )
    height = head + groove + help_text.surface.get_height() + round(12 * scale)
    canvas = Surface((width, height), pygame.SRCALPHA)
    words = fonts.render(value, text.value, PLAIN_BINDING.accent)
    room = width - words.get_width() - round(12 * scale)
    label = fonts.fit(text.label, room, 18 * scale, 13, weight="bold", colour=PLAIN_BINDING.text)
    canvas.blit(label, (0, 0))
    canvas.blit(words, (width - words.get_width(), 0))
    canvas.blit(help_text.surface, (0, head + groove))
    return RowPicture(canvas, Rect(0, head, width, groove))


@kept
def switch_row(text: RowText, width: int, scale: float) -> RowPicture:
    """Name and help at the left, the switch's room at the right."""
    name, _ = _fonts(scale)
    side = Rect(0, 0, round(70 * scale), target_px(36, scale))
    room = width - side.width - round(16 * scale)
    lines = fonts.wrap(name, text.label, room)
    step = name.get_ascent() + round(4 * scale)
    help_text = paragraph(
        (Run(text.help),), style.soft_faces(14.5 * scale), room, style.soft_ink_of(PLAIN_BINDING)
    )
    words_high = step * len(lines) + help_text.surface.get_height()
    height = max(side.height, words_high) + round(12 * scale)
    canvas = Surface((width, height), pygame.SRCALPHA)
    for row, line in enumerate(lines):
        canvas.blit(fonts.render(name, line, PLAIN_BINDING.text), (0, row * step))
    canvas.blit(help_text.surface, (0, step * len(lines)))
    side.midright = (width, (height - round(12 * scale)) // 2)
    return RowPicture(canvas, side)


@kept
def choice_row(text: RowText, width: int, scale: float) -> RowPicture:
    """Name on a line, room for plaques below, then the help."""
    name, _ = _fonts(scale)
    head = name.get_height() + round(3 * scale)
    plaque = target_px(38, scale)
    help_text = paragraph(
        (Run(text.help),), style.soft_faces(14.5 * scale), width, style.soft_ink_of(PLAIN_BINDING)
    )
    gap = round(5 * scale)
    height = head + plaque + gap + help_text.surface.get_height() + round(12 * scale)
    canvas = Surface((width, height), pygame.SRCALPHA)
    label = fonts.fit(text.label, width, 18 * scale, 13, weight="bold", colour=PLAIN_BINDING.text)
    canvas.blit(label, (0, 0))
    canvas.blit(help_text.surface, (0, head + plaque + gap))
    return RowPicture(canvas, Rect(0, head, width, plaque))


def _fonts(scale: float) -> tuple[pygame.font.Font, pygame.font.Font]:
    """Fonts of a setting's name and of its value."""
    return fonts.serif(18 * scale, "bold"), fonts.serif(18 * scale, "bold", True)


def knob_px(scale: float) -> int:
    """px of the slider's knob."""
    return target_px(32, scale)


def knob_centre(groove: Rect, share: float, scale: float) -> int:
    """Where the knob's middle lies in a groove for a share from 0 to 1, px."""
    inset = knob_px(scale) // 2
    return groove.x + inset + round((groove.width - 2 * inset) * share)


def share_at(groove: Rect, x: int, scale: float) -> float:
    """The share from 0 to 1 that a pointer at `x` means."""
    inset = knob_px(scale) // 2
    return max(0.0, min(1.0, (x - groove.x - inset) / max(1, groove.width - 2 * inset)))


def draw_slider(
    target: Surface, groove: Rect, share: float, stops: int, scale: float, bright: bool
) -> None:
    """The groove filled up to the knob, with a notch for each stop if there are few."""
    target.blit(_groove(groove.size, round(share * 1000), stops, scale), groove)
    px = knob_px(scale)
    knob = _knob(px, bright)
    target.blit(knob, knob.get_rect(center=(knob_centre(groove, share, scale), groove.centery)))


@kept
def _groove(size: tuple[int, int], share: int, stops: int, scale: float) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    inset = knob_px(scale) / scale / 2
    middle, run = high / 2, wide - 2 * inset
    body = svg.rect(inset - 7, middle - 5.5, run + 14, 11, "#4a3222", "#2a1a12", 1.2, 5.5)
    body += svg.path(
        f"M{svg.number(inset - 3)} {svg.number(middle + 4.6)} H{svg.number(inset + run + 3)}",
        stroke="#fff3d2", stroke_width=1, stroke_opacity=0.5,
    )  # fmt: skip
    body += svg.rect(inset - 5, middle - 3.4, 10 + run * share / 1000, 6.8, "url(#fill)", rx=3.4)
    if 1 < stops <= 12:
        for stop in range(stops):
            x = inset + run * stop / (stops - 1)
            body += svg.path(
                f"M{svg.number(x)} {svg.number(middle - 11)} V{svg.number(middle - 7.5)}",
                stroke=PLAIN_BINDING.rule, stroke_width=1.6,
            )  # fmt: skip
    fill = svg.linear_gradient(
        "fill", (0, middle - 4), (0, middle + 4), (0, "#b55a78"), (0.5, "#8a3a58"), (1, "#5b2338")
    )
    return svg.raster(svg.document(body, wide, high, fill), size)


@kept
def _knob(px: int, bright: bool) -> Surface:
    stops = ((0.0, "#fff6cf"), (0.5, "#e9b956"), (1.0, "#94652a")) if bright else _GOLD
    fill = svg.linear_gradient("brass", (8, 4), (32, 36), *stops)
    body = svg.circle(20, 22, 16.6, "#1d0d12", fill_opacity=0.4)
    body += svg.circle(20, 20, 16.4, "url(#brass)", "#3a2210", 1.8)
    body += svg.circle(20, 20, 11.4, "none", "#5b3a16", 1.4)
    body += svg.circle(20, 20, 10, "#d9a84e")
    body += svg.path("M12.6 15.4 A9 9 0 0 1 19 11", stroke="#fff9e0", stroke_width=2)
    body += svg.path("M17 16 V24 M20 16 V24 M23 16 V24", stroke="#6b4518", stroke_width=1.4)
    return svg.raster(svg.document(body, 40, 40, fill), (px, px))


def draw_switch(target: Surface, box: Rect, on: bool, scale: float, bright: bool) -> None:
    """A sunk oval whose knob lies at the right on wine cloth when on, at the left when off."""
    face = _switch(box.size, on, bright)
    target.blit(face, box)


@kept
def _switch(size: tuple[int, int], on: bool, bright: bool) -> Surface:
    wide, high = 72.0, 72.0 * size[1] / size[0]
    middle = high / 2
    ground = ("#a84f6e", "#6d2f4a", "#451c30") if on else ("#8d7c66", "#a4927a", "#b8a68c")
    fill = svg.linear_gradient(
        "ground", (0, middle - 15), (0, middle + 15), (0, ground[2]), (0.5, ground[1]),
        (1, ground[0]),
    )  # fmt: skip
    stops = ((0.0, "#fff6cf"), (0.5, "#e9b956"), (1.0, "#94652a")) if bright else _GOLD
    x = 55.0 if on else 17.0
    fill += svg.linear_gradient("brass", (x - 10, middle - 12), (x + 10, middle + 12), *stops)
    body = svg.rect(1.5, middle - 16, 69, 32, "url(#ground)", "#2a1a12", 1.8, 16)
    body += svg.path(
        f"M12 {svg.number(middle + 14.6)} H60", stroke="#fff3d2", stroke_width=1.2,
        stroke_opacity=0.45,
    )  # fmt: skip
    if on:
        body += svg.path(
            f"M17 {svg.number(middle)} L23.4 {svg.number(middle + 6.4)} L35 "
            f"{svg.number(middle - 6.6)}",
            stroke="#fff0cc", stroke_width=4,
        )  # fmt: skip
    else:
        body += svg.circle(48, middle, 6.4, "none", "#5b4a38", 3)
    body += svg.circle(x, middle + 1.6, 13.6, "#1d0d12", fill_opacity=0.4)
    body += svg.circle(x, middle, 13.4, "url(#brass)", "#3a2210", 1.6)
    body += svg.circle(x, middle, 9, "none", "#5b3a16", 1.1)
    body += svg.path(
        f"M{svg.number(x - 6)} {svg.number(middle - 4)} A7.4 7.4 0 0 1 {svg.number(x)} "
        f"{svg.number(middle - 7.4)}",
        stroke="#fff9e0", stroke_width=1.8,
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, fill), size)


def plaques(box: Rect, count: int, scale: float) -> tuple[Rect, ...]:
    """The rectangles of a choice's plaques, side by side."""
    gap = round(6 * scale)
    wide = (box.width - gap * (count - 1)) // max(1, count)
    return tuple(
        Rect(box.x + index * (wide + gap), box.y, wide, box.height) for index in range(count)
    )


def draw_plaque(target: Surface, box: Rect, label: str, scale: float, look: str) -> None:
    """One of a choice's plaques. `look`: "", "hover" or "chosen"."""
    target.blit(text_chip(label, box.size, scale, look), box)
