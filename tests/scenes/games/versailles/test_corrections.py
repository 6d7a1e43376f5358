"""A figure corrected in the component data changes the game, its picture and its text; a broken
edit is refused with file, entry and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from engine.cells import DataError
from engine.explain import Text
from engine.games import load_game
from engine.games.versailles import data
from engine.games.versailles.data import DATA_FILE
from engine.session import Session
from engine.texts import load_catalogue
from scenes.games.versailles.aid import VersaillesAid
from scenes.games.versailles.shots import five_config
from scenes.games.versailles.table import VersaillesTable
from scenes.handbook.aid.content import Row
from scenes.play.ways import begin_game
from scenes.table.camera import Camera
from scenes.table.frame import make_frame
from sprites.common.cache import RasterCache
from tests.refusals import said
from tests.scenes.support import Plain, make_app

pytestmark = pytest.mark.usefixtures("display")

SHIPPED = DATA_FILE.read_text(encoding="utf-8")
CATALOGUE = load_catalogue("en")
SEATS = 3


def edited(entry: str, old: str, new: str) -> str:
    """The data with one cell changed: the first `old` after the line `entry`."""
    head, found, tail = SHIPPED.partition(f"{entry}\n")
    assert found, entry
    assert old in tail, old
    return head + found + tail.replace(old, new, 1)


class Laid:
    """A table of a game with some data."""

    def __init__(self, text: str) -> None:
        config = five_config(SEATS)
        self.session = Session(load_game("versailles", text), config, 5)
        self.view = self.session.game.mask(self.session.state, 0)
        self.table = VersaillesTable(config, self.say, RasterCache(None))
        self.frame = make_frame((1366, 768), 100, self.table.shelf)
        self.table.lay_out(self.frame, Camera(self.frame.board))

    def say(self, text: Text | str) -> str:
        return CATALOGUE.say(text, ["A", "B", "C"])

    def words(self, anchor: str) -> str:
        """Everything that the inspector says."""
        found = self.table.inspect(anchor, self.view, 0)
        assert found is not None
        return " / ".join((found.title, found.subtitle, *(fact.words for fact in found.facts)))

    def board(self) -> bytes:
        """The pixels of the finished board."""
        for _ in self.table.load(self.view, 0):
            pass
        ground = self.table.ground(self.view, 0, frozenset())
        return pygame.image.tobytes(ground.subsurface(self.frame.board), "RGB")


def tile_picture(laid: Laid, number: int) -> bytes:
    return pygame.image.tobytes(laid.table.faces(laid.view).tile(number, 96), "RGBA")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("vp = 3", "vp = 8", "8 points"),
        ('edges = "PPGG"', 'edges = "PGPG"', "east garden"),
        ("cost = { wood = 2,", "cost = { wood = 5,", "5 wood"),
        ("decorations = []", 'decorations = ["statue"]', "1 Statue"),
    ],
)
def test_a_corrected_tile_changes_its_picture_and_its_words(old: str, new: str, says: str) -> None:
    shipped, corrected = Laid(SHIPPED), Laid(edited('id = "T18"', old, new))
    number = next(n for n, tile in enumerate(shipped.view.data.tiles) if tile.id == "T18")
    for laid in (shipped, corrected):
        laid.view.players[0].hand[:] = [number]
    assert says in corrected.words("tile:T18")
    assert says not in shipped.words("tile:T18")
    same = tile_picture(shipped, number) == tile_picture(corrected, number)
    assert same == old.startswith("cost")  # its price stands beside it


@pytest.mark.slow
def test_a_corrected_price_of_a_decoration_changes_board_and_words() -> None:
    text = edited('id = "fountain"', "workers = 3", "workers = 2")
    shipped, corrected = Laid(SHIPPED), Laid(text)
    assert "3 workers" in shipped.words("workshop:fountain")
    assert "2 workers" in corrected.words("workshop:fountain")
    assert shipped.board() != corrected.board()


@pytest.mark.slow
def test_a_corrected_track_of_the_king_changes_board_and_words() -> None:
    text = edited("[king]", "p3 = 25", "p3 = 19")
    shipped, corrected = Laid(SHIPPED), Laid(text)
    assert "25 steps" in shipped.words("king:0")
    assert "19 steps" in corrected.words("king:0")
    assert "king:19" in corrected.table.places(corrected.view, 0)
    assert "king:20" not in corrected.table.places(corrected.view, 0)
    assert "of 19" in corrected.table.strip(corrected.view).round
    assert shipped.board() != corrected.board()


@pytest.mark.parametrize(
    ("entry", "old", "new", "names"),
    [
        ('id = "T18"', 'edges = "PPGG"', 'edges = "PPXG"', ("tile T18", "edges", "'PPXG'")),
        ('id = "fountain"', "workers = 3", 'workers = "many"', ("fountain", "workers", "many")),
        ("[king]", "p3 = 25", "p3 = 0", ("king", "palace.p3", "0")),
    ],
)
def test_a_broken_edit_is_refused_with_file_entry_and_reason(
    entry: str, old: str, new: str, names: tuple[str, ...]
) -> None:
    with pytest.raises(DataError) as refused:
        load_game("versailles", edited(entry, old, new))
    for name in ("versailles/cards.toml", *names):
        assert name in said(refused.value)


@pytest.mark.slow
def test_a_decoration_of_another_name_and_a_larger_palace_need_no_code() -> None:
    text = SHIPPED.replace('id = "fountain"', 'id = "obelisk"').replace('"fountain"', '"obelisk"')
    text = text.replace('name = "Fountain"', 'name = "Obelisk"')
    laid = Laid(text.replace("rows = 4", "rows = 5").replace("p3 = 25", "p3 = 40"))
    places = laid.table.places(laid.view, 0)
    assert {"square:5:5", "king:40", "workshop:obelisk"} <= set(places)
    assert min(min(place.rect.size) for place in places.values()) >= 32
    assert laid.words("workshop:obelisk").startswith("Obelisk")
    for counter in laid.table.tray(laid.view, 0):
        assert laid.table.icon(counter.icon, 20) is not None
    assert "Obelisk" in {counter.words for counter in laid.table.tray(laid.view, 0)}
    assert laid.board()


@pytest.mark.parametrize("clause", ["VE-2.7", "VE-6.4.1", "VE-6.5.2", "VE-6.7.2"])
def test_the_rulebook_names_no_reconstructed_figure_that_could_become_wrong(clause: str) -> None:
    """It sends the reader to the board and the player aid, which are made from the data."""
    assert not re.search(r"\d", CATALOGUE.say(f"rule.{clause}"))


def test_a_corrected_price_stands_in_the_player_aid() -> None:
    text = edited('id = "fountain"', "workers = 3", "workers = 7")
    rows = VersaillesAid(CATALOGUE.say, load_game("versailles", text).data).entries()
    words = " ".join(cell for row in rows if isinstance(row, Row) for cell in row.cells)
    assert "Fountain" in words
    assert "7{pool}" in words


def forget_data() -> None:
    """The next game reads its component data anew."""
    data.load_data.cache_clear()
    load_game.cache_clear()


def test_a_game_with_broken_data_does_not_begin_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "cards.toml"
    broken.write_text(edited('id = "T18"', "vp = 3", 'vp = "three"'), encoding="utf-8")
    monkeypatch.setattr(data, "DATA_FILE", broken)
    forget_data()
    app = make_app(tmp_path / "app")
    app.stack.reset(Plain(app, "title"))
    app.tick([], 0.0)
    begin_game(app, "versailles", five_config(2), 1)
    forget_data()
    for part in ("versailles/cards.toml", "tile T18", "vp", "three"):
        assert part in app.notice.sentence
    assert isinstance(app.stack.top, Plain)
    app.close()
    app.window.close()
