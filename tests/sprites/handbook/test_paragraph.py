"""Paragraphs of the handbook: lines, links, hits, dots."""

import pygame
import pytest

from sprites.common.binding import PLAIN_BINDING
from sprites.handbook import style
from sprites.handbook.clauses import ClauseLook, clause_block, section_heading
from sprites.handbook.contents import result_block, result_height
from sprites.handbook.paragraph import Run, _rows, _words, paragraph

WORDS = "Move exactly the silver value of the card played this turn, even if rearranged since."


def test_lines_stay_within_their_width() -> None:
    for width in (80, 140, 300):
        drawn = paragraph((Run(WORDS),), style.body_faces(16), width, style.INK)
        assert drawn.surface.get_width() == width
        assert drawn.surface.get_bounding_rect().right <= width


def test_no_letter_is_cut_at_the_end_of_a_line() -> None:
    words = (
        "Red stands on the left space and plays the Abbot: his value is 2, so Red moves 2 steps."
    )
    for width in range(200, 400):
        faces = style.body_faces(13)
        rows = _rows(list(_words((Run(words),))), faces, width)
        told = [" ".join(piece.text for word in row for piece in word) for row in rows]
        assert max(faces.plain.size(line)[0] for line in told) <= width


def test_a_narrower_paragraph_is_higher() -> None:
    faces = style.body_faces(16)
    heights = [
        paragraph((Run(WORDS),), faces, width, style.INK).surface.get_height()
        for width in (400, 200, 100)
    ]
    assert heights == sorted(heights)
    assert heights[0] < heights[2]


def test_links_lie_where_their_words_are() -> None:
    runs = (Run("Then "), Run("VI-9.3", "VI-9.3"), Run(" to "), Run("VI-9.7", "VI-9.7"), Run("."))
    drawn = paragraph(runs, style.body_faces(16), 400, style.INK)
    assert [name for name, _ in drawn.links] == ["VI-9.3", "VI-9.7"]
    first, second = (box for _, box in drawn.links)
    assert first.right < second.left
    assert all(drawn.surface.get_rect().contains(box) for _, box in drawn.links)


def test_hits_are_marked_behind_the_words() -> None:
    faces = style.body_faces(16)
    plain = paragraph((Run("a criminal icon"),), faces, 300, style.INK)
    runs = (Run("a "), Run("criminal", hit=True), Run(" icon"))
    marked = paragraph(runs, faces, 300, style.INK)
    colour = pygame.Color(PLAIN_BINDING.hit)
    mask = pygame.mask.from_threshold(marked.surface, colour, (2, 2, 2, 255))
    assert mask.count() > 100
    assert pygame.mask.from_threshold(plain.surface, colour, (2, 2, 2, 255)).count() == 0


def test_a_limit_of_lines_ends_with_dots() -> None:
    faces = style.body_faces(16)
    whole = paragraph((Run(WORDS),), faces, 120, style.INK)
    cut = paragraph((Run(WORDS),), faces, 120, style.INK, lines=2)
    assert cut.surface.get_height() < whole.surface.get_height()


def test_a_word_longer_than_the_line_is_broken() -> None:
    drawn = paragraph((Run("m" * 60),), style.body_faces(16), 90, style.INK)
    assert drawn.surface.get_height() > 60


@pytest.mark.parametrize("scale", [0.72, 1.0, 1.35, 2.1])
def test_clauses_and_headings_fit_their_width(scale: float) -> None:
    look = ClauseLook("VI-11.22.1", (Run("Label:", strong=True), Run(f" {WORDS}")), 1)
    block = clause_block(look, 420, round(100 * scale), scale, True)
    assert block.surface.get_width() == 420
    assert block.height >= 28 * scale
    heading = section_heading("13", "Where the printed rules differ from each other", 420, scale)
    assert heading.surface.get_bounding_rect().right <= 420


@pytest.mark.parametrize("words", [0, 3, 12, 60])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_what_was_found_is_as_high_as_was_measured_without_drawing_it(
    words: int, scale: float
) -> None:
    runs = (Run("abbey " * words), Run("castle", hit=True))
    drawn = result_block("VI-1", "The castle", runs, 300, scale, "")
    assert drawn.height == result_height(runs, 300, scale)
