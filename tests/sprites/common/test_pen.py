"""The pen of all drawings: parts of a picture are exact, gradients go along with what is put."""

from __future__ import annotations

import pygame

from sprites.common.pen import Ink, Pen, closed, opened
from sprites.common.unit_canvas import Canvas, bounds

RED, BLUE = (255, 0, 0), (0, 0, 255)


def squares() -> Pen:
    """A red square of 10 units at the left, a blue one at its right."""
    pen = Pen(Ink())
    pen.fill(closed([(0, 0), (10, 0), (10, 10), (0, 10)]), "#ff0000")
    pen.fill(closed([(10, 0), (20, 0), (20, 10), (10, 10)]), "#0000ff")
    return pen


def test_paths() -> None:
    assert opened([(0, 0.5), (2, 1)]) == "M0 0.5 L2 1"
    assert closed([(0, 0), (2, 1)]).endswith(" Z")


def test_a_part_of_a_drawing_fills_its_picture() -> None:
    picture = squares().once((10, 0, 10, 10), (30, 30))
    assert picture.get_size() == (30, 30)
    assert all(tuple(picture.get_at((x, y)))[:3] == BLUE for x in (2, 27) for y in (2, 27))


def test_lines_are_drawn_in_ink_unless_told_otherwise() -> None:
    pen = Pen(Ink("#ff0000", 4.0))
    pen.line(opened([(0, 5), (20, 5)]))
    pen.line(opened([(0, 15), (20, 15)]), "#0000ff")
    picture = pen.raster((20, 20), (20, 20))
    assert tuple(picture.get_at((10, 5)))[:3] == RED
    assert tuple(picture.get_at((10, 15)))[:3] == BLUE


def test_gradients_are_kept_once_and_adopted() -> None:
    pen, other = Pen(Ink()), Pen(Ink())
    fills = [other.linear((0, 0), (0, 9), (0, "#ffffff"), (1, "#000000")) for _ in range(2)]
    assert fills[0] == fills[1]
    assert other.defs.count("<linearGradient") == 1
    assert pen.defs == ""
    pen.adopt(other)
    assert pen.defs == other.defs


def test_painting_on_a_canvas_touches_only_its_box() -> None:
    canvas = Canvas(pygame.Surface((60, 30), pygame.SRCALPHA), 3.0)
    assert (canvas.width, canvas.height) == (20, 10)
    canvas.paint(squares(), (5, 0, 10, 50))
    shown = canvas.surface.get_bounding_rect()
    assert (shown.left, shown.right) == (15, 45)
    assert tuple(canvas.surface.get_at((20, 20)))[:3] == RED
    assert tuple(canvas.surface.get_at((40, 20)))[:3] == BLUE
    canvas.paint(squares(), (200, 0, 10, 10))
    assert canvas.surface.get_bounding_rect() == shown


def test_bounds_are_wider_by_the_margin_on_all_sides() -> None:
    assert bounds([(1, 2), (5, 4)], 1) == (0, 1, 6, 4)
