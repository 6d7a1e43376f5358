"""How elements of pygame_gui look in a game's book, and what they tell each other."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import pygame
import pygame_gui

from sprites.common.binding import Binding
from sprites.common.colour import darker, lighter

PICKED: Final = (
    pygame_gui.UI_SELECTION_LIST_NEW_SELECTION,
    pygame_gui.UI_SELECTION_LIST_DROPPED_SELECTION,
)
"""What is chosen comes out of the queue before what was chosen till then."""
PRESSED: Final = pygame_gui.UI_BUTTON_PRESSED
CONFIRMED: Final = pygame_gui.UI_CONFIRMATION_DIALOG_CONFIRMED
_OWN: Final = (
    *PICKED,
    PRESSED,
    CONFIRMED,
    pygame_gui.UI_BUTTON_START_PRESS,
    pygame_gui.UI_BUTTON_DOUBLE_CLICKED,
    pygame_gui.UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION,
    pygame_gui.UI_WINDOW_CLOSE,
)
"""What elements tell each other through the queue; read at once, nobody else wants it."""


def told() -> list[pygame.event.Event]:
    """What elements have told each other since the last call."""
    return pygame.event.get(_OWN)


def forget() -> None:
    """Nobody shall hear what they have told each other."""
    pygame.event.clear(_OWN)


def theme_of(scale: float, binding: Binding, item: int) -> dict[str, dict[str, Any]]:
    """Well, list, bar and buttons in the inks of a book."""
    px = str(max(13, round(16 * scale)))
    place = files("font_source_serif_pro").joinpath("files")
    face = str(place.joinpath("SourceSerifPro-Semibold.otf"))
    font = {"name": "source_serif_semibold", "size": px, "regular_path": face}
    large = {**font, "size": str(max(13, round(20 * scale)))}
    colours = {
        "dark_bg": lighter(binding.slip, 0.2),
        "normal_bg": lighter(binding.slip, 0.2),
        "hovered_bg": darker(binding.page, 0.06),
        "selected_bg": binding.accent,
        "active_bg": binding.accent,
        "disabled_bg": binding.page,
        "normal_text": binding.text,
        "hovered_text": binding.text,
        "selected_text": binding.accent_text,
        "active_text": binding.accent_text,
        "normal_border": binding.accent,
        "hovered_border": binding.accent,
        "selected_border": binding.accent,
        "active_border": binding.accent,
        "text_cursor": binding.text,
    }
    flat = {"border_width": "0", "shadow_width": "0"}
    row = {
        "colours": colours,
        "font": font,
        "misc": {**flat, "text_horiz_alignment": "left", "text_horiz_alignment_padding": "10"},
    }
    framed = {"border_width": "2", "shadow_width": "0", "list_item_height": str(item)}
    bar = {
        "colours": {
            **colours,
            "dark_bg": darker(binding.page, 0.1),
            "normal_bg": binding.rule,
            "hovered_bg": binding.accent,
        },
        "misc": {**flat, "enable_arrow_buttons": "0"},
    }
    slider = {
        "colours": {**colours, "dark_bg": darker(binding.page, 0.1), "normal_border": binding.rule},
        "misc": {
            "border_width": "1", "shadow_width": "0", "enable_arrow_buttons": "0",
            "sliding_button_width": str(round(item * 0.6)),
            "shape": "rounded_rectangle", "shape_corner_radius": str(item // 5),
        },
    }  # fmt: skip
    knob = {
        "colours": {
            **colours, "normal_bg": binding.accent, "hovered_bg": lighter(binding.accent, 0.15),
            "normal_border": binding.accent_text,
        },
        "misc": {**slider["misc"], "border_width": "2"},
    }  # fmt: skip
    line = {**framed, "padding": "8,2"}
    bold = {
        **font,
        "name": "source_serif_bold",
        "regular_path": str(place / "SourceSerifPro-Bold.otf"),
    }
    window = {
        "colours": {**colours, "dark_bg": binding.page, "title_bar_bg": binding.accent},
        "misc": {
            "border_width": "2", "shadow_width": "8", "title_bar_height": str(item),
            "enable_close_button": "0",
        },
    }  # fmt: skip
    bar_of_title = {
        "colours": {
            **colours, "normal_bg": binding.accent, "hovered_bg": binding.accent,
            "active_bg": binding.accent, "normal_text": binding.accent_text,
            "hovered_text": binding.accent_text,
        },
        "font": {**bold, "size": str(max(14, round(18 * scale)))},
        "misc": {**flat, "text_horiz_alignment": "left", "text_horiz_alignment_padding": "18"},
    }  # fmt: skip
    answer = {
        "colours": {
            **colours, "normal_border": binding.rule, "selected_bg": binding.accent,
            "hovered_bg": binding.accent, "hovered_text": binding.accent_text,
        },
        "font": bold,
        "misc": {
            "border_width": "2", "shadow_width": "0", "shape": "rounded_rectangle",
            "shape_corner_radius": "6",
        },
    }  # fmt: skip
    clear = {**colours, "dark_bg": "#00000000"}
    return {
        "confirmation_dialog": window,
        "#confirmation_dialog.#title_bar": bar_of_title,
        "confirmation_dialog.text_box": {
            "colours": clear, "font": font, "misc": {**flat, "padding": "4,2"},
        },
        "confirmation_dialog.button": answer,
        "text_entry_line": {
            "colours": {**colours, "selected_bg": "#b9872f"}, "font": large, "misc": line,
        },
        "selection_list": {"colours": colours, "font": font, "misc": framed},
        "selection_list.@selection_list_item": row,
        "@selection_list_item": row,
        "panel": {"colours": colours, "misc": {"border_width": "2", "shadow_width": "0"}},
        "label": {"colours": clear, "font": font},
        "horizontal_slider": slider,
        "horizontal_slider.button": slider,
        "horizontal_slider.#sliding_button": knob,
        "vertical_scroll_bar": bar,
        "vertical_scroll_bar.button": bar,
        "selection_list.vertical_scroll_bar": bar,
    }  # fmt: skip
