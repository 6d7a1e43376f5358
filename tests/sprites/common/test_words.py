"""Fonts keep their floor; lines fit, wrap and mix with icons; nothing is lost silently."""

from dataclasses import replace

import pygame
import pytest

from sprites.common import fonts
from sprites.common.chrome_tooltip import trimmed
from sprites.common.lettering import fit_lines, sizes_from
from sprites.common.prompt_fit import fit_prompt
from sprites.common.rich import Icon, Styled, layout, parse
from tests.sprites.common import samples

HUNGARIAN = "Árvíztűrő tükörfúrógép a választott telken"


@pytest.mark.parametrize("weight", ["regular", "semibold", "bold", "black"])
def test_no_font_is_below_the_floor(weight) -> None:
    assert fonts.serif(5, weight).get_height() == fonts.serif(13, weight).get_height()
    assert fonts.sans(1).get_height() == fonts.sans(13).get_height()
    assert min(sizes_from(14, 8, 0.9)) == 13


@pytest.mark.parametrize("halo", [None, "#ffffff"])
def test_signs_without_width_are_drawn_as_nothing(halo) -> None:
    """A name from a file may have them, also alone between blanks."""
    for font in (fonts.serif(13), fonts.serif(36), fonts.sans(14)):
        nothing = fonts.render(font, "", "#000000", halo).get_size()
        for sign in ("\u202e", "\u200b"):
            assert fonts.render(font, sign, "#000000", halo).get_size() == nothing


def test_a_no_break_space_keeps_its_words_on_one_line() -> None:
    font = fonts.serif(16)
    room = font.size("Hall of Mirrors: 19")[0] + 2
    loose, tied = (f"Hall of Mirrors: 19{space}points" for space in " \u00a0")
    first = font.size("Hall of Mirrors:")[0] + 2
    pictures = [trimmed(layout((words,), font, room, samples.icon)) for words in (loose, tied)]
    assert pictures[0].get_width() > first >= pictures[1].get_width()


def test_fonts_carry_the_letters_of_all_languages() -> None:
    """A missing letter is drawn as the same empty box, whatever letter it is."""
    for font in (fonts.serif(20), fonts.serif(20, "semibold", True), fonts.sans(20)):
        box = pygame.image.tobytes(font.render("\ue0f0", True, "white"), "RGBA")
        for letter in "áéíóöőúüűÁŐŰãõçâêôàÃÕÇ–−…“”’„":
            assert pygame.image.tobytes(font.render(letter, True, "white"), "RGBA") != box


def test_fit_shrinks_then_cuts_with_dots() -> None:
    wide = fonts.serif(20).size(HUNGARIAN)[0]
    assert fonts.fit(HUNGARIAN, wide, 20).get_width() == wide
    assert fonts.fit(HUNGARIAN, wide - 40, 20).get_width() <= wide - 40
    assert fonts.fit(HUNGARIAN, 90, 20).get_width() <= 90
    assert fonts.ellipsize(fonts.sans(14), HUNGARIAN, 90).endswith(fonts.ELLIPSIS)


def test_wrap_keeps_every_letter() -> None:
    lines = fonts.wrap(fonts.sans(14), HUNGARIAN, 120)
    assert "".join(lines).replace(" ", "") == HUNGARIAN.replace(" ", "")
    assert all(fonts.sans(14).size(line)[0] <= 120 for line in lines)


def test_two_lines_are_balanced() -> None:
    fitted = fit_lines("one two three four five six seven", 170, (14,), 2, "sans")
    widths = [fitted.font.size(line)[0] for line in fitted.lines]
    assert len(widths) == 2
    assert min(widths) > max(widths) * 0.6


@pytest.mark.parametrize("words", ["Ambassadors' Staircase", "Extraordinarily long of"])
def test_no_word_is_broken_only_to_balance_lines(words: str) -> None:
    room = fonts.serif(19, "bold").size(words.split()[0])[0] + 40
    fitted = fit_lines(words, room, (19,), 2, "serif", "bold")
    assert " ".join(fitted.lines) == words


def test_text_that_cannot_fit_says_so() -> None:
    fitted = fit_lines(HUNGARIAN * 3, 100, (15, 14, 13), 2)
    assert not fitted.complete
    assert len(fitted.lines) == 2
    assert fitted.width() <= 100


def test_halo_surrounds_the_letters() -> None:
    plain = fonts.render(fonts.serif(20), "Plot", "#ffffff")
    haloed = fonts.render(fonts.serif(20), "Plot", "#ffffff", "#000000", 3)
    assert haloed.get_size() == (plain.get_width() + 6, plain.get_height() + 6)


def test_icons_are_parsed_out_of_sentences() -> None:
    assert parse("Costs {silver} 2") == ("Costs ", Icon("silver"), " 2")
    assert parse("{ink}") == (Icon("ink"),)
    assert parse("none") == ("none",)


@pytest.mark.parametrize("width", [60, 120, 400])
def test_paragraph_stays_in_its_width(width: int) -> None:
    words = parse("Pay {stone} 2 and Donaudampfschiffahrtsgesellschaft {gold}, then draw.")
    picture = layout(words, fonts.sans(14), width, samples.icon)
    assert picture.get_width() == width
    assert picture.get_bounding_rect().right <= width


def test_narrow_paragraphs_are_higher_and_not_cut() -> None:
    words = parse("Jegy {stone} gyúrógép, " * 6)
    narrow = layout(words, fonts.sans(14), 90, samples.icon)
    wide = layout(words, fonts.sans(14), 600, samples.icon)
    assert narrow.get_height() > wide.get_height() * 3
    # The feet of the last line's letters are inside.
    assert narrow.get_bounding_rect().bottom < narrow.get_height()


def test_icon_without_picture_is_named() -> None:
    named = layout((Icon("none"),), fonts.sans(14), 200, samples.icon)
    blank = layout(("",), fonts.sans(14), 200, samples.icon)
    assert named.get_bounding_rect().width > blank.get_bounding_rect().width


@pytest.mark.parametrize("bracket", ["(road 1)", "(1. útkártya)", "(estrada 1)"])
def test_two_words_within_brackets_stay_on_one_line(bracket: str) -> None:
    font, head = fonts.sans(14), "Worker on Trading Post"
    free = layout((f"{head}\n{bracket}",), font, 400, samples.icon)
    width = font.size(f"{head} {bracket.split()[0]}")[0] + 3
    broken = layout((f"{head} {bracket}",), font, width, samples.icon)
    size = broken.get_size()
    same = free.subsurface((0, 0, *size))
    assert pygame.image.tobytes(broken, "RGBA") == pygame.image.tobytes(same, "RGBA")


def test_number_and_icon_are_not_parted() -> None:
    words = ("Take", " ", "2", Icon("stone"), " now")
    width = fonts.sans(14).size("Take 2")[0] + 4
    picture = layout(words, fonts.sans(14), width, samples.icon)
    first_line = picture.subsurface((0, 0, width, fonts.sans(14).get_linesize()))
    assert first_line.get_bounding_rect().right <= fonts.sans(14).size("Take ")[0] + 1


def test_styled_words_and_line_breaks() -> None:
    red = layout((Styled("Now", colour="#ff0000"),), fonts.sans(14), 100, samples.icon)
    assert pygame.transform.average_color(red, consider_alpha=True)[0] > 200
    two = layout(("a\nb",), fonts.sans(14), 100, samples.icon)
    one = layout(("a b",), fonts.sans(14), 100, samples.icon)
    assert two.get_height() > one.get_height()


def test_a_minus_is_nearly_as_long_as_a_plus_in_both_families() -> None:
    for font in (fonts.serif(16, "bold"), fonts.sans(16), fonts.sans(16, True)):
        lengths = [
            fonts.render(font, sign, "#000000").get_bounding_rect().width
            for sign in ("\N{MINUS SIGN}", "+")
        ]
        assert lengths[0] >= 0.6 * lengths[1]


@pytest.mark.parametrize("name", ["Wolfeschlegelsteinhausen", "W" * 24])
def test_a_name_is_shortened_with_dots_and_never_broken(name: str) -> None:
    font = fonts.serif(18)
    room = font.size(name)[0] // 2
    assert fonts.wrap(font, name, font.size(name)[0]) == [name]
    (line,) = fonts.wrap(font, name, room)
    assert line.endswith(fonts.ELLIPSIS)
    assert name.startswith(line[:-1])
    fitted = fit_lines(f"{name} takes silver", room, (18, 15, 13), 4)
    assert any(line.endswith(fonts.ELLIPSIS) for line in fitted.lines)
    assert fitted.font.size("x") == fonts.serif(13).size("x"), "smaller before it is shortened"


def test_words_stay_on_the_tokens_as_long_as_the_sentence_fits_beside_them() -> None:
    state, size = samples.prompt_state(), (1000, 60)
    least = fonts.serif(fonts.FLOOR)
    for count in range(1, 40):
        longer = replace(state, sentence="choose a plot " * count)
        fit = fit_prompt(longer, size, 1.0)
        if not fit.labelled:
            break
    labelled = fit_prompt(replace(state, sentence="choose"), size, 1.0)
    assert least.size(longer.sentence)[0] > labelled.right - labelled.left


def test_a_long_word_is_parted_at_its_hyphen_first() -> None:
    font = fonts.serif(16)
    room = font.size("semleges városlakó-")[0]
    assert fonts.wrap(font, "semleges városlakó-kártya", room) == ["semleges", "városlakó-kártya"]
    room = font.size("városlakó-")[0]
    assert fonts.wrap(font, "városlakó-kártya", room) == ["városlakó-", "kártya"]


def _square(name: str, height: int) -> pygame.Surface:
    square = pygame.Surface((height, height))
    square.fill("#ff0000")
    return square


def _left_of_the_icon(words: str, fits: str) -> bool:
    """Whether something is written left of the icon of the last line, in a paragraph just wide
    enough for `fits`."""
    font = fonts.serif(20)
    picture = layout(parse(words), font, font.size(fits)[0] + 2, _square, "#ffffff")
    icons = pygame.mask.from_threshold(picture, "#ff0000", (1, 1, 1, 255)).get_bounding_rects()
    assert len(icons) == 1
    before = pygame.Rect(0, icons[0].top, icons[0].left, icons[0].height)
    return picture.subsurface(before).get_bounding_rect().width > 0


def test_an_icon_does_not_leave_its_number() -> None:
    words = "Discard any tablet here, for 2"
    assert _left_of_the_icon(words + " {ox} each", words)


def test_no_icon_stands_alone_on_the_last_line() -> None:
    words = "The whole castle, or a long manuscript"
    assert _left_of_the_icon(words + " {ink}.", words)
