"""The gallery: every card is shown, filters, large card, keys, sizes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import load_game
from scenes.app import App
from scenes.games.viscounts.gallery import make_gallery
from scenes.handbook.gallery.filter import ALL, Filter, marks
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from sprites.common import fonts
from tests.sampling import sampled_rows
from tests.scenes.support import Plain, click, key, make_app, settle, typed


def open_gallery(
    folder: Path, size: tuple[int, int] = (1366, 768), percent: int = 100
) -> tuple[App, GalleryScene]:
    app = make_app(folder, size)
    app.settings.text_percent = percent
    app.stack.push(Plain(app, "below"))
    scene = GalleryScene(app, "viscounts")
    app.stack.push(scene)
    settle(app)
    return app, scene


def boxes(scene: GalleryScene) -> dict[str, pygame.Rect]:
    return {target.key: target.rect for target in scene.page_targets()}


def press(app: App, scene: GalleryScene, name: str) -> None:
    app.tick(click(boxes(scene)[name].center), 0.0)
    settle(app)


def shown(scene: GalleryScene) -> list[str]:
    return [entry.name for entry in scene.grid.entries]


@pytest.mark.slow
def test_it_holds_every_card_of_the_data(tmp_path: Path) -> None:
    _, scene = open_gallery(tmp_path)
    data = load_game("viscounts").data
    counts = dict.fromkeys(scene.source.kinds, 0)
    for entry in scene.source.entries:
        counts[entry.kind] += 1
    assert counts == {
        "townsfolk": len(data.cards.townsfolk),
        "hero": len(data.cards.heroes),
        "starter": len(data.cards.starters),
        "start": len(data.board.starts),
        "manuscript": data.manuscripts.count,
        "scheme": len(data.cards.schemes),
        "bonus": 7,
    }
    keys = [entry.key for entry in scene.source.entries]
    assert len(set(keys)) == len(keys)


@pytest.mark.slow
def test_every_card_is_drawn_small_and_large_with_all_its_words(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    for index, entry in enumerate(scene.source.entries):
        picture = scene.source.picture(entry, 90)
        assert abs(picture.get_width() / picture.get_height() - entry.shape) < 0.05
        assert picture.get_bounding_rect().width > 60
        scene.select(index)
        assert scene.sheet.complete, entry.name
        assert entry.lines
        assert not any("." in line.words and " " not in line.words for line in entry.lines)
    scene.draw(app.canvas)


@pytest.mark.parametrize(
    ("size", "percent"),
    sampled_rows([((1280, 690), 150), ((1366, 768), 150), ((1280, 690), 80)], slow=2),
)
@pytest.mark.slow
def test_every_large_card_fits_at_any_size(
    tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    _, scene = open_gallery(tmp_path, size, percent)
    for index, entry in enumerate(scene.source.entries):
        scene.select(index)
        assert scene.sheet.complete, entry.name


@pytest.mark.slow
def test_only_cards_in_sight_are_drawn(tmp_path: Path) -> None:
    _, scene = open_gallery(tmp_path)
    assert len(scene.grid._pictures) < len(scene.source.entries) / 3


def test_names_and_words_come_from_the_catalogue(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    for kind in scene.source.kinds:
        assert app.catalogue.has(scene.source.kind_words(kind).key)
    for name in scene.source.icons:
        assert app.catalogue.has(scene.source.icon_words(name).key)
    for timing in scene.source.timings:
        assert app.catalogue.has(scene.source.timing_words(timing).key)
    assert not any("handbook." in entry.words for entry in scene.source.entries)


def test_lines_bear_the_icon_of_what_they_say(tmp_path: Path) -> None:
    _, scene = open_gallery(tmp_path)
    for entry in scene.source.entries:
        icons = [line.icon for line in entry.lines]
        if entry.kind in ("townsfolk", "hero", "starter") and entry.timing != "none":
            assert entry.timing in icons, entry.name
        if entry.kind == "townsfolk":
            assert icons[-1] == "hire", entry.name


# Filters -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_kinds_icons_timings_and_values_narrow_the_choice(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    press(app, scene, "kind:townsfolk")
    assert len(scene.grid.entries) == 68
    press(app, scene, "icon:criminal")
    criminals = len(scene.grid.entries)
    assert 0 < criminals < 68
    press(app, scene, "timing:dropoff")
    press(app, scene, "value:3")
    assert 0 < len(scene.grid.entries) < criminals
    for entry in scene.grid.entries:
        assert (entry.kind, entry.timing, entry.value) == ("townsfolk", "dropoff", 3)
        assert "criminal" in entry.icons
    press(app, scene, "clear:")
    assert len(scene.grid.entries) == len(scene.source.entries)


@pytest.mark.slow
def test_two_marks_of_a_group_widen_the_choice(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    press(app, scene, "value:1")
    ones = len(scene.grid.entries)
    press(app, scene, "value:2")
    assert len(scene.grid.entries) > ones
    press(app, scene, "value:2")
    assert len(scene.grid.entries) == ones


def test_reconstructed_cards_are_marked_and_explained(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    press(app, scene, "origin:")
    assert scene.grid.entries
    assert all(entry.reconstructed for entry in scene.grid.entries)
    data = load_game("viscounts").data
    raw = [*data.cards.raw, *data.manuscripts.raw[: data.manuscripts.count]]
    raw += [start.raw for start in data.board.starts]
    marked = [entry for entry in raw if entry.get("source") == "reconstructed"]
    printed = [entry for entry in marked if str(entry.get("id", "")).startswith("printed")]
    assert len(scene.grid.entries) == len(marked) - len(printed)
    known = next(e for e in scene.source.entries if not e.reconstructed)
    guessed = scene.grid.entries[0]
    assert scene.sheet._words(guessed).why
    assert not scene.sheet._words(known).why


@pytest.mark.slow
def test_a_new_kind_drops_marks_that_it_does_not_have(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    press(app, scene, "timing:dropoff")
    press(app, scene, "kind:manuscript")
    assert len(scene.grid.entries) == 35
    assert "timing:dropoff" not in boxes(scene)
    assert "timing:end" in boxes(scene)


def test_words_are_searched(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    app.tick([key(pygame.K_f, pygame.KMOD_CTRL)], 0.0)
    app.tick(typed("debt collector"), 0.0)
    settle(app)
    assert shown(scene) == ["Debt Collector"] * 4
    assert scene.chosen == scene.grid.entries[0].key


def test_nothing_fits_is_said(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    before = pygame.image.tobytes(app.canvas.subsurface(scene.places.velvet), "RGB")
    app.tick([key(pygame.K_f, pygame.KMOD_CTRL)], 0.0)
    app.tick(typed("xylophone"), 0.0)
    settle(app)
    assert scene.grid.entries == ()
    assert pygame.image.tobytes(app.canvas.subsurface(scene.places.velvet), "RGB") != before
    app.tick([key(pygame.K_RETURN), key(pygame.K_DOWN), key(pygame.K_END)], 0.0)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    assert len(scene.grid.entries) == len(scene.source.entries)


def test_filters_as_values() -> None:
    from engine.texts import load_catalogue

    entries = make_gallery(load_catalogue("en").say).entries
    assert Filter().choose(entries) == entries
    assert marks(entries, "hero", "value") == ("1", "2", "3")
    assert set(marks(entries, "manuscript", "timing")) == {"immediate", "end"}
    turned = Filter().turned("icon", "noble").turned("icon", "noble")
    assert turned.empty
    assert Filter().of_kind("hero").kind == "hero"
    assert not Filter().of_kind("hero").empty
    assert ALL not in marks(entries, ALL, "icon")


# Keys and sizes ----------------------------------------------------------------------------


@pytest.mark.slow
def test_arrows_walk_through_all_cards_and_the_page_follows(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    app.tick([key(pygame.K_RIGHT)], 0.0)
    columns = scene.grid.columns
    for step in range(1, 12):
        app.tick([key(pygame.K_DOWN)], 0.0)
        index = scene.grid.index(scene.chosen)
        assert index == step * columns
        assert f"card:{scene.chosen}" in boxes(scene)
    app.tick([key(pygame.K_END)], 0.0)
    assert scene.grid.index(scene.chosen) == len(scene.grid.entries) - 1
    assert scene.grid.scroll.offset == scene.grid.scroll.limit
    app.tick([key(pygame.K_HOME), key(pygame.K_PAGEDOWN)], 0.0)
    assert scene.grid.index(scene.chosen) > columns


def test_the_left_arrow_goes_from_the_cards_to_the_filters(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    app.tick([key(pygame.K_RIGHT), key(pygame.K_LEFT)], 0.0)
    assert not scene.focus.focused.startswith("card:")


@pytest.mark.slow
def test_tab_reaches_filters_cards_and_clauses(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    seen = set()
    for _ in range(80):
        app.tick([key(pygame.K_TAB)], 0.0)
        seen.add(scene.focus.focused.partition(":")[0])
    assert {"back", "tab", "search", "kind", "icon", "timing", "value", "card", "link"} <= seen


@pytest.mark.slow
def test_a_clause_of_a_card_opens_the_rules_and_leads_back(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    link = next(name for name in boxes(scene) if name.startswith("link:"))
    app.tick(click(boxes(scene)[link].center), 0.0)
    app.tick([], 0.0)
    top = app.stack.top
    assert isinstance(top, RulebookScene)
    assert top.rules.right.opened == link.rpartition(":")[2]
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert app.stack.top is scene


@pytest.mark.slow
def test_escape_takes_the_choice_back_before_it_leaves(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    press(app, scene, "kind:hero")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert len(scene.grid.entries) == len(scene.source.entries)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert isinstance(app.stack.top, Plain)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "percent"),
    sampled_rows(
        [
            ((1280, 690), 150),
            ((1280, 690), 100),
            ((1280, 690), 80),
            ((1366, 768), 150),
            ((1920, 1080), 100),
            ((2560, 1440), 150),
        ]
    ),
)
def test_everything_has_room_and_no_label_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], percent: int
) -> None:
    cut: list[str] = []
    original = fonts.ellipsize

    def watched(font: pygame.font.Font, text: str, width: int) -> str:
        kept = original(font, text, width)
        if kept != text:
            cut.append(text)
        return kept

    monkeypatch.setattr(fonts, "ellipsize", watched)
    app, scene = open_gallery(tmp_path, size, percent)
    for kind in (ALL, *scene.source.kinds):
        press(app, scene, f"kind:{kind}")
        screen = pygame.Rect((0, 0), size)
        for name, box in boxes(scene).items():
            assert screen.contains(box), name
            assert min(box.size) >= 32, name
            if name.partition(":")[0] in ("kind", "icon", "timing", "value", "origin", "clear"):
                assert scene.places.filters.contains(box), name
    assert cut == []


def test_an_idle_gallery_draws_nothing(tmp_path: Path) -> None:
    app, _ = open_gallery(tmp_path)
    assert not app.tick([], 5.0)


def test_the_focus_is_seen(tmp_path: Path) -> None:
    app, scene = open_gallery(tmp_path)
    plain = app.canvas.copy()
    names = [name for name in boxes(scene) if name != "search"]
    for name in [*names[:14], *names[-6:]]:
        scene.focus.focus(name)
        scene.mark()
        app.tick([], 0.0)
        around = boxes(scene)[name].inflate(12, 12).clip(app.canvas.get_rect())
        now, before = app.canvas.subsurface(around), plain.subsurface(around)
        assert pygame.image.tobytes(now, "RGB") != pygame.image.tobytes(before, "RGB"), name
