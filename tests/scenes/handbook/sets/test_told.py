"""What the books tell of sets: paragraphs by ear, and how much waits, before the page is open."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.box_files import BoxFile, write_text
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.first.choice import LearnChoice
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.play.boxes.waiting import waiting
from scenes.shell.voice.heard import WHERE
from scenes.shell.widgets.book import BookScene
from scenes.table.overlays.pause_entries import pause_entries
from scenes.title.scene import TitleScene
from tests.engine.box.support import box_with
from tests.scenes.handbook.sets.opened import GAME, closed, opened
from tests.scenes.support import make_app

CARD = "manuscript ms_09"


@pytest.mark.parametrize(
    ("tab", "paragraph"),
    [("sets", "sets.what"), ("rulings", "sets.rulings.what"), ("trials", "sets.trials.what")],
)
def test_who_asks_hears_the_paragraphs(tmp_path: Path, tab: str, paragraph: str) -> None:
    app, scene = opened(tmp_path, box_with(GAME, "A", **{f"{CARD}|cost": 7}), used="A", tab=tab)
    told = scene.tell_more(WHERE, back=False)
    assert told[0] == scene.title_words
    assert app.say(paragraph) in told
    closed(app)


@pytest.mark.slow
def test_every_way_to_the_box_says_how_much_waits(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    box = box_with(GAME, **{f"{CARD}|cost": 7})
    app.boxes.write(BoxFile(GAME, {box.name: box}, box.name))
    assert waiting(app.boxes, GAME) == 0
    was = write_text(BoxFile(GAME, {box.name: box}, box.name)).replace("was = 5", "was = 4")
    app.boxes.path(GAME).write_text(was + "\n", encoding="utf-8")
    assert waiting(app.boxes, GAME) == 1
    books: list[BookScene] = [
        RulebookScene(app, GAME), GalleryScene(app, GAME), BoxScene(app, GAME),
    ]  # fmt: skip
    for book in books:
        assert app.say("sets.waiting", n=1) in book.target_words("tab:box")
    assert app.say("sets.waiting", n=1) not in RulebookScene(app, "tara").target_words("tab:box")
    choice, title = LearnChoice(app), TitleScene(app)
    assert app.say("sets.waiting", n=1) in choice.target_words(GAME)
    assert app.say("sets.waiting", n=1) not in choice.target_words("tara")
    title.resume()
    assert app.say("sets.waiting", n=1) in title.target_words("learn")
    box_entry = next(e for e in pause_entries(app, app.quit, GAME, "") if e.key == "box")
    assert "1" in box_entry.words()
    closed(app)
