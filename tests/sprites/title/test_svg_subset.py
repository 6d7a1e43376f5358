"""The drawings keep to the SVG that the rasteriser knows: nothing is silently dropped."""

from __future__ import annotations

import re

from engine.games import game_keys
from sprites.caylus import title_throne as throne_caylus
from sprites.common.art_gallery import ANY_AUTOMA, art_of
from sprites.neutral import throne as throne_neutral
from sprites.versailles import title_throne as throne_versailles
from sprites.viscounts import title_throne as throne_viscounts

GAMES = game_keys()

NEUTRAL = ""
ARTS = {game or "neutral": art_of(game) for game in (*GAMES, NEUTRAL)}
BUSTS = {key: bust for art in ARTS.values() for key, bust in art.busts().items()}
DRAWINGS = {
    **{f"backdrop {game}": art.niche().backdrop() for game, art in ARTS.items()},
    "throne caylus": throne_caylus.body(),
    "throne versailles": throne_versailles.body(),
    "throne viscounts": throne_viscounts.body(),
    "throne neutral": throne_neutral.body(),
    **{f"ornament {game}": art.niche().ornament() for game, art in ARTS.items()},
    **{f"crest {game}": "".join(art.crest(False)) for game, art in ARTS.items()},
    **{f"corner {game}": art.corner(art.world) for game, art in ARTS.items()},
    **{f"header {game}": art.header().body(400, 70) for game, art in ARTS.items()},
    **{f"board {game}": art.board() for game, art in ARTS.items()},
    **{f"bust {key or ANY_AUTOMA}": bust.defs + bust.body() for key, bust in BUSTS.items()},
    **{
        f"piece {game} {index}": piece.draw()[0]
        for game, art in ARTS.items()
        for index, piece in enumerate(art.pieces())
    },
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


def test_only_known_elements() -> None:
    for name, drawing in DRAWINGS.items():
        assert set(re.findall(r"<([A-Za-z]+)", drawing)) <= KNOWN, name


def test_only_hex_colours_and_own_gradients() -> None:
    for name, drawing in DRAWINGS.items():
        paints = set(PAINT.findall(drawing))
        assert paints, name
        assert all(ALLOWED.fullmatch(paint) for paint in paints), (name, paints)
        used = {paint[5:-1] for paint in paints if paint.startswith("url")}
        defined = set(re.findall(r'Gradient id="([a-z-]+)"', drawing))
        assert used <= defined, (name, used - defined)


def test_no_number_went_wrong() -> None:
    for name, drawing in DRAWINGS.items():
        assert "nan" not in drawing, name
        assert "inf" not in drawing, name
