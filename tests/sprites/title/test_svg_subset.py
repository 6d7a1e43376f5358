"""The drawings keep to the SVG that the rasteriser knows: nothing is silently dropped."""

from __future__ import annotations

import re

import pytest

from sprites.caylus import title_backdrop as backdrop_caylus
from sprites.caylus import title_throne as throne_caylus
from sprites.lobby.portraits import DEFS, TINTS, portrait
from sprites.tara import title_backdrop as backdrop_tara
from sprites.title import pieces
from sprites.title.frame_ornaments import ornament
from sprites.title.games import GAMES
from sprites.versailles import title_backdrop as backdrop_versailles
from sprites.versailles import title_throne as throne_versailles
from sprites.viscounts import title_backdrop as backdrop_viscounts
from sprites.viscounts import title_throne as throne_viscounts

DRAWINGS = {
    "backdrop caylus": backdrop_caylus.body(),
    "backdrop tara": backdrop_tara.body(),
    "backdrop versailles": backdrop_versailles.body(),
    "backdrop viscounts": backdrop_viscounts.body(),
    "throne caylus": throne_caylus.body(),
    "throne versailles": throne_versailles.body(),
    "throne viscounts": throne_viscounts.body(),
    **{f"ornament {game}": ornament(game) for game in GAMES},
    **{f"portrait {automa}": DEFS + portrait(automa) for automa in TINTS},
    **{f"piece {index}": piece.draw()[0] for index, piece in enumerate(pieces.LEFT + pieces.RIGHT)},
}
KNOWN = {
    "path",
    "circle",
    "ellipse",
    "rect",
    "g",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
}
PAINT = re.compile(r'(?:fill|stroke|stop-color)="([^"]*)"')
ALLOWED = re.compile(r"#[0-9a-f]{6}|#[0-9a-f]{3}|none|url\(#[a-z-]+\)")


@pytest.mark.parametrize("name", DRAWINGS)
def test_only_known_elements(name: str) -> None:
    assert set(re.findall(r"<([A-Za-z]+)", DRAWINGS[name])) <= KNOWN


@pytest.mark.parametrize("name", DRAWINGS)
def test_only_hex_colours_and_own_gradients(name: str) -> None:
    paints = set(PAINT.findall(DRAWINGS[name]))
    assert paints
    assert all(ALLOWED.fullmatch(paint) for paint in paints), paints
    used = {paint[5:-1] for paint in paints if paint.startswith("url")}
    defined = set(re.findall(r'Gradient id="([a-z-]+)"', DRAWINGS[name]))
    assert used <= defined, used - defined


@pytest.mark.parametrize("name", DRAWINGS)
def test_no_number_went_wrong(name: str) -> None:
    assert "nan" not in DRAWINGS[name]
    assert "inf" not in DRAWINGS[name]
