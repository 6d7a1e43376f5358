"""A small sheet with a question: title, words, and a row of buttons."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from sprites.common import fonts
from sprites.common.metrics import fitted_scale
from sprites.library.files_sheet import draw_remark
from sprites.library.layout import least
from sprites.library.page import INK, SOFT, draw_sheet

_SHEET = (640.0, 312.0)
_EDGE = 34.0
_BUTTON = 48.0


@dataclass(frozen=True, slots=True)
class AskLayout:
    """Rooms of the sheet in pixels; `actions` by key, the first one the large one at the left."""

    scale: float
    page: Rect
    title: Rect
    text: Rect
    note: Rect
    actions: dict[str, Rect]


def ask_layout(size: tuple[int, int], actions: tuple[str, ...], percent: int = 100) -> AskLayout:
    """The sheet in the middle of the window."""
    unit = fitted_scale(size, percent, (_SHEET[0] + 24, _SHEET[1] + 32))
    wide, high = _SHEET
    page = Rect(0, 0, round(wide * unit), round(high * unit))
    page.center = (size[0] // 2, size[1] // 2)

    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(
            page.x + round(x * unit), page.y + round(y * unit), round(w * unit), round(h * unit)
        )

    room = wide - 2 * _EDGE
    step = (room + 12) / max(1, len(actions))
    foot = high - _EDGE - _BUTTON + 4
    return AskLayout(
        scale=unit,
        page=page,
        title=box(_EDGE, 28, room, 40),
        text=box(_EDGE, 78, room, foot - 78 - 60),
        note=box(_EDGE, foot - 56, room, 44),
        actions={
            key: box(_EDGE + number * step, foot, step - 12, _BUTTON)
            for number, key in enumerate(actions)
        },
    )


def draw_ask(
    target: Surface, layout: AskLayout, title: str, text: str, note: str, strong: bool
) -> None:
    """The sheet without its buttons; `strong`: the note says that something went wrong."""
    scale = layout.scale
    draw_sheet(target, layout.page, scale)
    head = fonts.fit(
        title, layout.title.width, 26 * scale, least(16, scale), weight="bold", colour=INK
    )
    target.blit(head, head.get_rect(midleft=layout.title.midleft))
    top = layout.text.y
    for px in range(max(13, round(17 * scale)), 12, -1):
        font = fonts.serif(px, "regular")
        lines = fonts.wrap(font, text, layout.text.width)
        if len(lines) * font.get_height() <= layout.text.height:
            break
    for line in lines:
        target.blit(fonts.render(font, line, SOFT), (layout.text.x, top))
        top += font.get_height()
    draw_remark(target, layout.note, scale, note, strong)
