"""All hairstyles by name, each of two layers, and the colours of hair."""

from dataclasses import dataclass

from sprites.common.colour import mix
from sprites.portrait import hair_long as long
from sprites.portrait import hair_short as short
from sprites.portrait.hair_shapes import HairDrawing


@dataclass(frozen=True)
class HairStyle:
    """Both layers of a style; a hat keeps the back and hides the front unless `under_hat`."""

    back: HairDrawing | None
    front: HairDrawing | None
    covers_ears: bool = False
    under_hat: HairDrawing | None = None
    top: float = 15.0


HAIR: dict[str, HairStyle] = {
    "bald": HairStyle(None, short.shine),
    "shaved": HairStyle(None, short.shaved),
    "rim": HairStyle(None, short.rim_only, under_hat=long.fringe_under_hat),
    "tonsure": HairStyle(None, short.tonsure),
    "receding": HairStyle(None, short.receding, under_hat=long.fringe_under_hat),
    "short": HairStyle(None, short.short, under_hat=long.fringe_under_hat),
    "side_part": HairStyle(None, short.side_part, under_hat=long.fringe_under_hat),
    "bowl": HairStyle(None, short.bowl, covers_ears=True, under_hat=long.fringe_under_hat),
    "swept": HairStyle(None, short.swept, under_hat=long.fringe_under_hat, top=12),
    "fringe": HairStyle(
        long.shoulder_back, short.fringe, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "messy": HairStyle(None, short.messy, under_hat=long.fringe_under_hat, top=13),
    "crest": HairStyle(None, short.crest, top=7),
    "topknot": HairStyle(None, short.topknot, top=5),
    "curly": HairStyle(None, short.curls, under_hat=long.curls_under_hat, top=13),
    "curly_full": HairStyle(
        long.curls_back, short.curls, covers_ears=True, under_hat=long.curls_under_hat, top=13
    ),
    "cloud": HairStyle(long.cloud_back, long.cloud_front, top=11),
    "locks": HairStyle(
        long.locks_back, long.locks_front, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "shoulder": HairStyle(
        long.shoulder_back, long.parted, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "bob": HairStyle(
        long.shoulder_back, long.bob_front, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "long": HairStyle(
        long.long_back, long.parted, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "wavy": HairStyle(
        long.wavy_back, long.side_swept_long, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "braids": HairStyle(
        long.braids_back, long.parted, covers_ears=True, under_hat=long.fringe_under_hat
    ),
    "crown_braid": HairStyle(None, long.crown_braid, under_hat=long.fringe_under_hat),
    "bun": HairStyle(long.bun_back, short.swept, top=5),
    "side_buns": HairStyle(long.side_buns_back, long.parted, covers_ears=True),
    "ponytail": HairStyle(long.ponytail_back, short.swept, under_hat=long.fringe_under_hat),
}

HAIR_COLOURS: dict[str, str] = {
    "black": "#40303a",
    "jet": "#35303f",
    "brown": "#5b3824",
    "chestnut": "#7b4526",
    "auburn": "#8c3a22",
    "red": "#b4532a",
    "sandy": "#a9804a",
    "fair": "#d2a554",
    "flaxen": "#e6cb85",
    "steel": "#77717e",
    "grey": "#a9a2a2",
    "white": "#e8e2d8",
}


def brow_colour(hair: str) -> str:
    """Brows stay readable on any skin: white and fair hair darkens a little."""
    return mix(HAIR_COLOURS[hair], "#5b3824", 0.25 if hair in ("flaxen", "fair") else 0.0)
