"""Sets of corrections from strangers: refused with a sentence, and nothing has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.texts import languages, load_catalogue
from saves.boxes import BoxShelf
from scenes.play.boxes import import_set
from tests.attacks.hostile_boxes import hostile_sets
from tests.engine.box.support import box_with
from tests.sampling import WHOLE


def refuse(tmp_path: Path, seed: int, count: int) -> None:
    """So many files are refused; those that happen to be sound are looked at again, and removed."""
    shelf = BoxShelf(tmp_path / "data")
    mine = box_with("viscounts", **{"townsfolk tf_mason|cost": 4})
    shelf.keep(mine)
    shelf.use("viscounts", mine.name)
    before = {path: path.read_bytes() for path in shelf.folder.iterdir()}
    catalogues = [load_catalogue(language) for language in languages()]
    path = tmp_path / "stranger.thronebox"
    refused = 0
    for content in hostile_sets(seed):
        path.write_bytes(content)
        found = import_set(shelf, path)
        if found.box is not None:
            assert shelf.read(found.box.game).file.boxes[found.box.name] == found.box
            shelf.remove(found.box.game, found.box.name)
            for kept in shelf.folder.iterdir():
                if kept not in before:
                    kept.unlink()
        else:
            assert found.problem is not None
            for catalogue in catalogues:
                said = catalogue.say(found.problem)
                assert len(said) > 10
                assert not said.startswith(("box", "file"))
            refused += 1
        after = {path: path.read_bytes() for path in shelf.folder.iterdir()}
        assert after == before
        if refused == count:
            return


@pytest.mark.slow
def test_forty_hostile_sets(tmp_path: Path) -> None:
    refuse(tmp_path, 7, 40)


@pytest.mark.slow
def test_many_hostile_sets(tmp_path: Path) -> None:
    refuse(tmp_path, 2026, 1000 if WHOLE else 200)
