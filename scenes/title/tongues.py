"""The languages to choose from in the corner of the title, each by its own name."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from engine.texts import languages, name_of
from scenes.shell.layer import Size
from sprites.common.metrics import TARGET_PX
from sprites.title.state import Look
from sprites.title.tongue import draw_tongue, tongue_width

KEY = "language:"
_MARGIN = 14
_GAP = 4


def boxes(size: Size, scale: float) -> dict[str, Rect]:
    """The names side by side at the top right, canvas pixels."""
    found: dict[str, Rect] = {}
    right, top = size[0] - round(_MARGIN * scale), round(_MARGIN * scale / 2)
    for language in reversed(languages()):
        wide = max(TARGET_PX, tongue_width(name_of(language), scale))
        found[f"{KEY}{language}"] = Rect(right - wide, top, wide, TARGET_PX)
        right -= wide + round(_GAP * scale)
    return dict(reversed(found.items()))


def draw(
    target: Surface,
    places: Mapping[str, Rect],
    scale: float,
    spoken: str,
    looks: Mapping[str, Look],
) -> None:
    """The names; the one that is spoken is lit."""
    for key, box in places.items():
        language = key.removeprefix(KEY)
        look = looks.get(key, Look())
        draw_tongue(target, box, name_of(language), scale, language == spoken, look)
