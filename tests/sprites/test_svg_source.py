"""No drawing asks for SVG that the rasteriser drops in silence; see `sprites.common.svg`."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pygame
import pytest

from sprites.caylus import icons as caylus_icons
from sprites.common import svg
from sprites.tara import icons as tara_icons
from sprites.versailles import icons as versailles_icons
from sprites.viscounts.icons import catalogue as viscounts_icons
from tests.source import docstrings, files, name, strings

KNOWN = frozenset(
    (
        *("svg", "defs", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("linearGradient", "radialGradient", "stop"),
    )
)
ELEMENT = re.compile(r"<([A-Za-z]+)(?=[ />]|$)")
DROPPED = re.compile(
    r"clip-path=|mask=|filter=|visibility=|paint-order=|vector-effect=|spreadMethod=|[ \"']fx="
    r"|xlink:href=|[ \"']href=|currentColor|hsla?\(|rgba\(|<style|class=\""
)
PAINT = re.compile(r'(?:fill|stroke|stop-color|flood-color)="([^"{]+)"')
COLOUR = re.compile(r"#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|none|url\(#[\w-]+\)|url\(#")
GRADIENT = re.compile(r"<(?:linear|radial)Gradient ([^>]*)>")
ODD_SIZE = 53
"""px at which no other test asks for an icon, so that it is drawn anew."""


def faults(text: str) -> list[str]:
    """All that the rasteriser would drop or draw in grey."""
    wrong = [f"<{tag}>" for tag in ELEMENT.findall(text) if tag not in KNOWN]
    wrong += DROPPED.findall(text)
    return wrong + [paint for paint in PAINT.findall(text) if not COLOUR.fullmatch(paint)]


def markup(path: Path) -> list[str]:
    """The pieces of SVG in a file of drawings."""
    spoken = docstrings(path)
    texts = [str(text.value) for text in strings(path) if text not in spoken]
    return [text for text in texts if "<" in text or '="' in text]


def test_the_check_finds_what_is_dropped() -> None:
    assert faults('<use x="1"/>') == ["<use>"]
    assert faults('<path d="M0 0" fill="orange"/>') == ["orange"]
    assert faults('<path d="M0 0" fill="#123456" filter="url(#soft)"/>') == ["filter="]
    assert faults('<rect fill="#ab1" stroke="url(#edge)"/>') == []


@pytest.mark.parametrize("folder", sorted({p.parent.name for p in files("sprites")}))
def test_drawings_are_written_in_the_subset_that_works(folder: str) -> None:
    wrong = {
        f"{name(path)}: {fault}"
        for path in files("sprites")
        if path.parent.name == folder
        for text in markup(path)
        for fault in faults(text)
    }
    assert wrong == set()


FAMILIES = {
    "viscounts": viscounts_icons,
    "caylus": caylus_icons,
    "tara": tara_icons,
    "versailles": versailles_icons,
}


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_drawn_icons_keep_to_the_subset(family, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = pygame.image.load_sized_svg

    def recorded(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(file.getvalue().decode())
        return draw(file, size)

    monkeypatch.setattr(svg.pygame.image, "load_sized_svg", recorded)
    for icon in family.ICON_NAMES:
        family.icon(icon, ODD_SIZE)
    assert len(drawn) > len(family.ICON_NAMES) / 2
    assert [fault for text in drawn for fault in faults(text)] == []
    loose = [
        found
        for text in drawn
        for found in GRADIENT.findall(text)
        if "userSpaceOnUse" not in found and "%" not in found
    ]
    assert loose == []
