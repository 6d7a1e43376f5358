"""Every game's own rooms: board, pictures, ornaments differ, and all words on them are read."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from engine.games import game_keys
from sprites.common.art_gallery import art_of
from sprites.common.contrast import contrast
from sprites.lobby import fittings
from sprites.lobby.boards import board
from sprites.lobby.headers import header
from sprites.lobby.layout import lobby_layout
from sprites.lobby.ledger import INK, SOFT, draw_ledger, ledger_page
from sprites.lobby.room import backdrop
from tests.sprites.eyesight import READABLE
from tests.sprites.title.test_readable import ground

GAMES = game_keys()

SMALL = (1280, 690)
DRAWN = (*GAMES, "chess")
"""The games, and one that has no art of its own."""


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_every_game_has_a_world_and_an_unknown_one_a_neutral_one() -> None:
    worlds = [art_of(game).world for game in GAMES]
    assert len({world.carpet for world in worlds}) == len(GAMES)
    assert art_of("chess").world == art_of("go").world
    assert art_of("chess").world not in worlds


def test_boards_headers_and_pages_of_the_games_differ() -> None:
    for pictures in (
        [board(game, (120, 120)) for game in DRAWN],
        [header(game, (400, 70), 0.9) for game in DRAWN],
        [ledger_page((400, 420), 0.7, game) for game in DRAWN],
    ):
        assert len({pixels(picture) for picture in pictures}) == len(DRAWN)


@pytest.mark.parametrize("game", DRAWN)
def test_the_title_is_read_over_the_picture(game: str) -> None:
    picture = header(game, (560, 86), 0.9)
    for left in range(90, 320, 40):
        assert contrast("#fff0cc", ground(picture, Rect(left, 24, 40, 34))) >= READABLE, left


@pytest.mark.parametrize("game", DRAWN)
def test_words_are_read_on_paper_and_leather(game: str) -> None:
    target = Surface((760, 720))
    rooms = draw_ledger(target, Rect(20, 20, 700, 660), 0.9, game)
    for ink in (INK, SOFT, art_of(game).world.accent):
        assert contrast(ink, ground(target, rooms.body.inflate(-200, -200))) >= READABLE
    column = Surface((640, 720))
    fittings.draw_column(column, Rect(10, 10, 614, 690), 1.0, game)
    below = ground(column, Rect(60, 60, 400, 400))
    assert contrast("#f3d595", below) >= READABLE
    assert contrast("#ecdcc0", below) >= READABLE


@pytest.mark.parametrize("game", DRAWN)
def test_the_room_fills_the_window(game: str) -> None:
    layout = lobby_layout(SMALL, 5 if game == "versailles" else 4)
    room = backdrop(layout, game)
    assert room.get_size() == SMALL
    middle = Rect(0, 0, 100, 100)
    middle.center = layout.table_centre
    assert len(set(pixels(room.subsurface(middle)))) > 60


@pytest.mark.parametrize("title", ["SHORT", "A LONG NAME THAT GOES ON AND ON", "NAME " * 12])
def test_the_name_of_the_game_ends_before_the_ways_to_learn(title: str) -> None:
    layout = lobby_layout((1280, 690), 2)
    canvas = pygame.Surface(layout.size, pygame.SRCALPHA)
    fittings.draw_title(canvas, layout.title, layout.scale, "viscounts", title)
    drawn = canvas.get_bounding_rect()
    assert drawn.width > layout.title.height
    assert drawn.right < layout.minute.left
