"""Words on plates, papers and buttons can be read: contrast of at least 4.5 to the ground."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from engine.games import game_keys
from sprites.common.colour import hex_colour
from sprites.common.contrast import contrast
from sprites.common.materials import framed_paper
from sprites.common.players import PLAYER_STYLES, PlayerStyle
from sprites.lobby import choice_cards, fittings, seats
from sprites.lobby.curtain import curtain
from sprites.lobby.winner import cloth_colour
from sprites.title import buttons
from sprites.title.plates import plate, word_colours
from sprites.title.state import Look
from tests.sprites.eyesight import READABLE

GAMES = game_keys()

PLATE = (302, 60)


def ground(surface: Surface, area: Rect) -> str:
    """The mean colour of a part of a picture."""
    return hex_colour(*pygame.transform.average_color(surface, area)[:3])


@pytest.mark.parametrize("game", [*GAMES, "chess"])
@pytest.mark.parametrize("lit", [False, True])
def test_plate_words_stand_out(game: str, lit: bool) -> None:
    drawn = plate(game, PLATE, lit)
    name, line, _ = word_colours(game)
    below = ground(drawn, Rect(60, 14, 180, 34))
    assert contrast(name, below) >= READABLE
    assert contrast(line, below) >= READABLE


@pytest.mark.parametrize("look", [Look(), Look(1.0), Look(0, True), Look(1.0, False, True)])
@pytest.mark.parametrize("closed", [False, True])
def test_continue_words_stand_out(look: Look, closed: bool) -> None:
    face = buttons.continue_face((580, 72), 1.0, look.plain(), closed)
    below = ground(face, Rect(60, 18, 400, 36))
    assert contrast(buttons.CREAM, below) >= READABLE
    assert contrast(buttons.LINE, below) >= READABLE


@pytest.mark.parametrize("look", [Look(), Look(1.0), Look(0, True)])
@pytest.mark.parametrize("closed", [False, True])
def test_menu_words_stand_out(look: Look, closed: bool) -> None:
    face = buttons.menu_face((104, 36), 1.0, look.plain(), closed)
    words = buttons.FAINT if closed else buttons.CREAM
    assert contrast(words, ground(face, Rect(12, 9, 80, 18))) >= READABLE


@pytest.mark.parametrize("tint", [seats.PAPER, seats.FAINT_PAPER, choice_cards.CLOSED_PAPER])
def test_ink_stands_out_on_every_paper_of_the_lobby(tint: str) -> None:
    sheet = framed_paper((280, 112), 1.0, 11, tint, 6, "#8a5a34", corners=False)
    below = ground(sheet, Rect(40, 20, 200, 70))
    assert contrast(seats.INK, below) >= READABLE
    assert contrast(seats.SOFT, below) >= READABLE


@pytest.mark.parametrize("chosen", [False, True])
def test_level_words_stand_out(chosen: bool) -> None:
    target = Surface((120, 60))
    target.fill((51, 38, 60))
    choice_cards.draw_level(target, Rect(10, 8, 92, 44), 1.0, 2, "", Look(), chosen)
    words = "#2a1608" if chosen else choice_cards.CREAM
    assert contrast(words, ground(target, Rect(24, 34, 60, 12))) >= READABLE


def test_headings_stand_out_on_the_column() -> None:
    target = Surface((640, 720))
    fittings.draw_column(target, Rect(10, 10, 614, 690), 1.0)
    below = ground(target, Rect(60, 60, 400, 400))
    assert contrast("#f3d595", below) >= READABLE
    assert contrast("#ecdcc0", below) >= READABLE


@pytest.mark.parametrize("style", PLAYER_STYLES, ids=lambda style: style.key)
def test_the_winners_name_stands_out_on_its_ribbon(style: PlayerStyle) -> None:
    assert contrast("#fff6dc", cloth_colour(style)) >= READABLE


@pytest.mark.parametrize("style", PLAYER_STYLES, ids=lambda style: style.key)
def test_the_curtain_is_dark_enough_for_cream_words(style: PlayerStyle) -> None:
    cloth = curtain((683, 384), 0.5, style)
    assert contrast("#fff3d2", ground(cloth, Rect(200, 170, 280, 60))) >= READABLE
