"""The art of every game that has none of its own: oak, leather and a brass star."""

from __future__ import annotations

from sprites.common.art_gallery import ANY_AUTOMA
from sprites.common.game_art import GameArt, Header, Heraldry, Lettering, Niche, Plate, World
from sprites.common.metal_letters import GILT, inked
from sprites.common.theme_worlds import DUSK
from sprites.neutral import niche, places, signs
from sprites.neutral.throne import throne

HERALDRY = Heraldry("#5c4630", "#dcae55", "#20130a", signs.GROUND, "#c9964a", "#fbeecb", "#f0dcb2")
LETTERING = Lettering(GILT, inked("#5a3a1e", "#33200f"))
SKY = ("#232b3c", "#414c60", "#76777c", "#b59c78", "#e2c48e")
WORLD = World(
    ("#6a6258", "#5d564d", "#766d62", "#544d45"), "#a89060",
    "#4f3a26", "#20150b", ("#d0a55c", "#2e3a44"), "#63492e",
    "#3a2c20", "#d8c2a0", "#eadbb6", "#5f4315", "#4a3520",
    ("#b5873f", "#7d6a40", "#5a6b4a"), "#fbf0d6",
)  # fmt: skip

ART = GameArt(
    theme=DUSK,
    heraldry=HERALDRY,
    lettering=LETTERING,
    world=WORLD,
    crest=signs.crest,
    plate=lambda: Plate(signs.OUTLINE, signs.plate_ornament, signs.plate_material),
    niche=lambda: Niche(niche.opening, niche.backdrop, throne, niche.surround, niche.ornament),
    header=lambda: Header(SKY, places.header),
    board=places.board,
    corner=signs.corner,
    box_sign=signs.box_sign,
    busts=lambda: {ANY_AUTOMA: signs.BUST},
)
