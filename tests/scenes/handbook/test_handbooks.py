"""The handbook of every game that has one: aid, icons and cards fit, are drawn and have words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.games import game_keys
from scenes.handbook.aid.chapter import PagedChapter
from scenes.handbook.aid.content import Row, icon_key
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from tests.sampling import sampled, sampled_rows
from tests.scenes.support import Plain, make_app, settle

GAMES = tuple(game for game in game_keys() if find_spec(f"scenes.games.{game}.aid") is not None)
PAGES = [(percent, game) for percent in (150, 80) for game in GAMES]
SMALLEST = (1280, 690)
LARGEST = 150


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_dictionary_is_drawn_and_said_once(game: str, tmp_path: Path) -> None:
    module = import_module(f"scenes.games.{game}.aid")
    app = make_app(tmp_path)
    names = [name for group in module.ICON_GROUPS for name in group.icons]
    assert len(names) == len(set(names)) > 20
    draw = module.icon_source()
    assert [name for name in names if draw(name, 20) is None] == []
    assert [name for name in names if not app.catalogue.has(icon_key(game, name))] == []
    assert [g.title for g in module.ICON_GROUPS if not app.catalogue.has(g.title)] == []


@pytest.mark.parametrize(("percent", "game"), sampled_rows(PAGES, slow=len(GAMES)))
def test_the_pages_hold_everything_and_show_no_key(game: str, percent: int, tmp_path: Path) -> None:
    app = make_app(tmp_path, SMALLEST)
    app.settings.text_percent = percent
    module = import_module(f"scenes.games.{game}.aid")
    cells = [c for row in module.aid(app.say) if isinstance(row, Row) for c in row.cells]
    assert not any("handbook." in cell or f"{game}." in cell for cell in cells)
    for tab in ("aid", "icons"):
        scene = RulebookScene(app, game, tab=tab)
        app.stack.push(scene)
        settle(app)
        assert isinstance(scene.chapter, PagedChapter)
        room = scene.layout.left.height
        assert scene.chapter._columns
        for column in scene.chapter._columns:
            assert column[-1].top + column[-1].block.height <= room


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(reversed(GAMES)))
def test_every_card_fits_onto_the_large_sheet(game: str, tmp_path: Path) -> None:
    app = make_app(tmp_path, SMALLEST)
    app.settings.text_percent = LARGEST
    app.stack.push(Plain(app, "below"))
    scene = GalleryScene(app, game)
    app.stack.push(scene)
    settle(app)
    entries = scene.source.entries
    assert len({entry.key for entry in entries}) == len(entries) > 20
    assert {entry.kind for entry in entries} == set(scene.source.kinds)
    for index, entry in enumerate(entries):
        scene.select(index)
        assert scene.sheet.complete, entry.name
        assert entry.lines
        assert f"{game}." not in entry.words
        assert "handbook." not in entry.words
        width, height = scene.source.picture(entry, 90).get_size()
        assert abs(width / height - entry.shape) < 0.05
