"""The rulebook as a scene: opening, searching, links, back and forward, keys, sizes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.rules.figures import Figures
from scenes.handbook.rules.text import games_with_rules
from scenes.handbook.scene import RulebookScene
from scenes.handbook.tabs import chapters
from sprites.common import fonts
from tests.sampling import one_in, sampled, sampled_rows, spread
from tests.scenes.support import Plain, click, key, make_app, settle, typed

SIZES = ((1280, 690), (1366, 768), (1920, 1080))
TABS = ("rules", "aid", "icons")
TIGHT = [(tab, 150, SIZES[0]) for tab in TABS]
WIDER = [row for row in spread(TABS, (80, 100, 150), SIZES, rows=9) if row not in TIGHT]


@pytest.fixture(autouse=True)
def without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """How the tables in the book are drawn is tested with the examples: here is only room for
    them, as long as there are none."""
    monkeypatch.setattr(Figures, "missing", lambda figures, scale: None)


def open_book(
    folder: Path,
    clause: str = "",
    game: str = "viscounts",
    tab: str = "rules",
    size: tuple[int, int] = (1366, 768),
    percent: int = 100,
) -> tuple[App, RulebookScene]:
    app = make_app(folder, size)
    app.settings.text_percent = percent
    app.stack.push(Plain(app, "below"))
    scene = RulebookScene(app, game, clause, tab)
    app.stack.push(scene)
    settle(app)
    return app, scene


def boxes(scene: RulebookScene) -> dict[str, pygame.Rect]:
    return {target.key: target.rect for target in scene.page_targets()}


def search_for(app: App, words: str, *, letter_by_letter: bool = False) -> None:
    """All at once, as an input method gives it, or with a search after every letter."""
    app.tick([key(pygame.K_f, pygame.KMOD_CTRL)], 0.0)
    whole = pygame.event.Event(pygame.TEXTINPUT, {"text": words})
    app.tick(typed(words) if letter_by_letter else [whole], 0.0)
    settle_once(app)


def settle_once(app: App) -> None:
    app.tick([], 0.0)


@pytest.mark.slow
def test_clauses_of_every_game_open(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    for game in games_with_rules(app.catalogue):
        scene = RulebookScene(app, game)
        scene.resize(app.size)
        for clause in one_in(8, scene.rules.book.clauses()):
            scene.open_clause(clause.id)
            page = scene.rules.right
            assert page.opened == clause.id
            assert clause.id in page.visible
        scene.draw(app.canvas)


@pytest.mark.slow
def test_it_opens_at_a_clause_of_any_game(tmp_path: Path) -> None:
    _, scene = open_book(tmp_path, "CA-5.3")
    assert scene.game == "caylus"
    assert scene.rules.right.opened == "CA-5.3"


@pytest.mark.parametrize("clause", ["", "VI-99", "nonsense", "VI-7.2.1.4.4"])
def test_an_odd_clause_opens_the_book_all_the_same(tmp_path: Path, clause: str) -> None:
    app, scene = open_book(tmp_path, clause)
    assert scene.rules.right.section is not None
    assert app.tick([key(pygame.K_TAB)], 0.0)


def test_an_unknown_game_or_chapter_opens_what_there_is(tmp_path: Path) -> None:
    _, scene = open_book(tmp_path, game="chess", tab="openings")
    assert scene.game in ("viscounts", "caylus", "tara", "versailles")
    assert scene.chosen_tab == "rules"


@pytest.mark.slow
def test_searching_shows_hits_and_opens_the_best(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    search_for(app, "criminals are wild")
    assert scene.rules.left.found[0].clause.id == "VI-4.4"
    assert scene.rules.right.opened == "VI-4.4"
    before = pygame.image.tobytes(app.canvas, "RGB")
    scene.rules.right.mark(())
    scene.mark()
    settle(app)
    assert pygame.image.tobytes(app.canvas, "RGB") != before


@pytest.mark.slow
def test_results_are_walked_with_arrows_and_taken_with_enter(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    search_for(app, "keep")
    second = scene.rules.left.found[1].clause.id
    app.tick([key(pygame.K_DOWN)], 0.0)
    assert scene.rules.right.opened == second
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert not scene.rules.writing
    assert scene.focus.focused == "found:1"


@pytest.mark.slow
def test_looking_through_results_is_one_step_of_the_way(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-7.2.1")
    search_for(app, "keep", letter_by_letter=True)
    app.tick([key(pygame.K_DOWN), key(pygame.K_DOWN), key(pygame.K_RETURN)], 0.0)
    assert scene.rules.right.opened != "VI-7.2.1"
    app.tick([key(pygame.K_LEFT, pygame.KMOD_ALT)], 0.0)
    assert scene.rules.right.opened == "VI-7.2.1"


@pytest.mark.slow
def test_giving_a_search_up_goes_back_to_the_page(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-7.2.1")
    search_for(app, "castle")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert scene.rules.right.opened == "VI-7.2.1"


@pytest.mark.slow
def test_a_result_is_opened_by_a_click(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    search_for(app, "workers")
    app.tick(click(boxes(scene)["found:2"].center), 0.0)
    assert scene.rules.right.opened == scene.rules.left.found[2].clause.id


@pytest.mark.slow
def test_nothing_found_says_so_and_keeps_the_page(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-7.2.1")
    search_for(app, "xylophone", letter_by_letter=True)
    settle(app)
    assert scene.rules.left.found == ()
    assert scene.rules.right.opened == "VI-7.2.1"


@pytest.mark.slow
def test_escape_empties_the_search_then_leaves_it_then_the_book(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    search_for(app, "castle")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert not scene.rules.left.searching
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert not scene.rules.writing
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle_once(app)
    assert isinstance(app.stack.top, Plain)


@pytest.mark.slow
def test_links_lead_on_and_back_and_forward(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-7.2.2")
    links = {name: box for name, box in boxes(scene).items() if name.startswith("link:")}
    target = next(name for name in links if name.endswith(":VI-3.2"))
    app.tick(click(links[target].center), 0.0)
    assert scene.rules.right.opened == "VI-3.2"
    app.tick([key(pygame.K_LEFT, pygame.KMOD_ALT)], 0.0)
    assert scene.rules.right.opened == "VI-7.2.2"
    app.tick([key(pygame.K_RIGHT, pygame.KMOD_ALT)], 0.0)
    assert scene.rules.right.opened == "VI-3.2"
    app.tick([key(pygame.K_BACKSPACE)], 0.0)
    assert scene.rules.right.opened == "VI-7.2.2"
    app.tick([key(pygame.K_BACKSPACE)], 0.0)
    assert scene.rules.right.opened == "VI-7.2.2"


def test_pointing_at_a_link_previews_its_clause(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-7.2.2")
    name, box = next((name, box) for name, box in boxes(scene).items() if name.endswith(":VI-3.2"))
    before = pygame.image.tobytes(app.canvas, "RGB")
    app.tick(click(box.center)[:1], 0.0)
    assert scene.rules.preview is not None
    assert scene.rules.preview[0] == "VI-3.2"
    assert pygame.image.tobytes(app.canvas, "RGB") != before
    assert name in boxes(scene)


@pytest.mark.slow
def test_chapters_are_chosen_by_click_and_by_arrows(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    app.tick(click(boxes(scene)["open:VI-9"].center), 0.0)
    assert scene.rules.right.section is not None
    assert scene.rules.right.section.id == "VI-9"
    app.tick([key(pygame.K_RIGHT)], 0.0)
    assert scene.rules.right.section.id == "VI-10"
    app.tick([key(pygame.K_LEFT), key(pygame.K_LEFT)], 0.0)
    assert scene.rules.right.section.id == "VI-8"


@pytest.mark.slow
def test_wheel_and_page_keys_scroll(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-8")
    page = scene.rules.right.scroll
    app.pointer = scene.layout.pages[1].center
    app.tick([pygame.event.Event(pygame.MOUSEWHEEL, {"x": 0, "y": -2})], 0.0)
    assert page.offset > 0
    app.tick([key(pygame.K_END)], 0.0)
    assert page.offset == page.limit
    app.tick([key(pygame.K_PAGEUP)], 0.0)
    assert page.offset < page.limit
    app.tick([key(pygame.K_HOME)], 0.0)
    assert page.offset == 0


def test_the_bar_can_be_dragged(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-8")
    scroll = scene.rules.right.scroll
    x, y = scroll.thumb(9).center
    down, up = click((x, y))[1:]
    motion = pygame.event.Event(
        pygame.MOUSEMOTION, {"pos": (x, y + 4000), "rel": (0, 4000), "buttons": (1, 0, 0)}
    )
    app.tick([down, motion, up], 0.0)
    assert scroll.offset == scroll.limit
    assert not scroll.dragging


@pytest.mark.slow
def test_chapters_of_the_book(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    app.tick([key(pygame.K_TAB, pygame.KMOD_CTRL)], 0.0)
    assert [scene.chosen_tab, len(scene.tabs())] == ["icons", len(chapters(scene.game))]
    settle(app)
    app.tick([key(pygame.K_TAB, pygame.KMOD_CTRL)], 0.0)
    settle_once(app)
    assert isinstance(app.stack.top, GalleryScene)
    app.tick([key(pygame.K_TAB, pygame.KMOD_CTRL)], 0.0)
    settle_once(app)
    assert isinstance(app.stack.top, BoxScene)
    app.tick([key(pygame.K_TAB, pygame.KMOD_CTRL)], 0.0)
    settle_once(app)
    assert isinstance(app.stack.top, RulebookScene)
    assert app.stack.top.chosen_tab == chapters(scene.game)[0]


@pytest.mark.slow
def test_the_aid_turns_its_pages_and_opens_clauses(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, tab="aid")
    app.tick([key(pygame.K_RIGHT)], 0.0)
    assert "turn:-1" in boxes(scene)
    app.tick([key(pygame.K_HOME)], 0.0)
    link = next(name for name in boxes(scene) if name.endswith(":VI-7.2"))
    app.tick(click(boxes(scene)[link].center), 0.0)
    assert scene.chosen_tab == "rules"
    assert scene.rules.right.opened == "VI-7.2"


@pytest.mark.slow
def test_the_icon_dictionary_has_every_icon_in_words(tmp_path: Path) -> None:
    from scenes.games.viscounts.aid import ICON_GROUPS
    from scenes.handbook.aid.content import icon_key
    from sprites.viscounts.icons.catalogue import ICON_NAMES

    app, _ = open_book(tmp_path, tab="icons")
    shown = [name for group in ICON_GROUPS for name in group.icons]
    assert sorted(shown) == sorted(ICON_NAMES)
    assert all(app.catalogue.has(icon_key("viscounts", name)) for name in shown)
    assert all(app.catalogue.has(group.title) for group in ICON_GROUPS)


def test_the_aid_has_the_figures_of_the_data(tmp_path: Path) -> None:
    from scenes.games.viscounts.aid import aid
    from scenes.handbook.aid.content import Row

    app, _ = open_book(tmp_path)
    rows = [entry.cells for entry in aid(app.say) if isinstance(entry, Row)]
    assert any(cells[-3:] == ("6", "13", "21") for cells in rows)
    assert ("7", "4 {silver} 3 {debt}", "with {no_criminal}: {deed}") in rows
    assert not any("handbook." in cell for cells in rows for cell in cells)


@pytest.mark.slow
@pytest.mark.parametrize(("tab", "percent", "size"), sampled_rows(TIGHT + WIDER, len(TABS)))
def test_nothing_leaves_its_place_at_any_size(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    percent: int,
    tab: str,
) -> None:
    cut: list[str] = []
    original = fonts.ellipsize

    def watched(font: pygame.font.Font, text: str, width: int) -> str:
        kept = original(font, text, width)
        if kept != text:
            cut.append(text)
        return kept

    monkeypatch.setattr(fonts, "ellipsize", watched)
    app, scene = open_book(tmp_path, tab=tab, size=size, percent=percent)
    screen = pygame.Rect((0, 0), size)
    for _ in range(12):
        for name, box in boxes(scene).items():
            assert screen.contains(box), name
            assert min(box.size) >= 32 or name.startswith(("open:", "found:", "link:")), name
        app.tick([key(pygame.K_PAGEDOWN)], 0.0)
    assert cut == []


@pytest.mark.slow
@pytest.mark.parametrize("percent", sampled([150, 100, 80]))
def test_pages_of_the_aid_are_not_overfull(tmp_path: Path, percent: int) -> None:
    for tab in ("aid", "icons"):
        app, scene = open_book(tmp_path / tab, tab=tab, size=(1280, 690), percent=percent)
        room = scene.layout.left.height
        for column in scene.chapter._columns:  # type: ignore[attr-defined]
            assert column[-1].top + column[-1].block.height <= room
        app.close()


@pytest.mark.slow
def test_tab_walks_through_everything_and_the_focus_is_seen(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-7.2.1")
    plain = app.canvas.copy()
    keys = ["back", *(f"tab:{tab.key}" for tab in scene.tabs()), *boxes(scene)]
    for name in keys:
        scene.focus.focus(name)
        scene.touched()
        scene.mark()
        settle_once(app)
        rects = boxes(scene) | {"back": scene.layout.back}
        rects |= {f"tab:{t.key}": b for t, b in zip(scene.tabs(), scene.layout.tabs, strict=True)}
        around = rects[name].inflate(14, 14).clip(app.canvas.get_rect())
        now, before = app.canvas.subsurface(around), plain.subsurface(around)
        assert pygame.image.tobytes(now, "RGB") != pygame.image.tobytes(before, "RGB"), name


def test_an_idle_book_draws_nothing(tmp_path: Path) -> None:
    app, _ = open_book(tmp_path)
    assert not app.tick([], 5.0)


@pytest.mark.slow
def test_changing_the_size_keeps_the_place(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path, "VI-9.7")
    app.settings.text_percent = 150
    app.stack.resize(app.size)
    settle(app)
    assert scene.rules.right.opened == "VI-9.7"
    assert "VI-9.7" in scene.rules.right.visible


@pytest.mark.slow
def test_another_book_from_the_shelf(tmp_path: Path) -> None:
    app, scene = open_book(tmp_path)
    app.tick(click(boxes(scene)["game:caylus"].center), 0.0)
    settle(app)
    top = app.stack.top
    assert isinstance(top, RulebookScene)
    assert top.game == "caylus"
