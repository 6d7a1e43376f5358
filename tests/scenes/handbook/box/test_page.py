""" "Your box" as a page: refusals stay in their field, nothing is lost, undo, steps, bad files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.box.applying import shipped
from engine.box.corrections import Box, Correction
from engine.box.figures import figures_of
from engine.box.places import Place
from engine.cells.rulings import SECTION
from engine.games import game_keys
from engine.session import Session
from saves.box_files import BoxFile, write_text
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.box.workbench import CHANGED, CONFIRMED
from scenes.handbook.gallery.scene import GalleryScene
from scenes.play.boxes import in_use
from scenes.play.sessions import begin, load
from tests.engine.box.support import box_with
from tests.sampling import sampled, sampled_rows
from tests.scenes.handbook.box.support import Hand, Keys, open_box
from tests.scenes.support import Plain, click, key, make_app, settle, typed

CARD = "manuscript ms_09"
COST = Place(CARD, "cost")
OURS = 5
CONFIG = {"seats": [{"kind": "random"}] * 2, "options": {}}


@pytest.mark.slow
def test_a_game_begun_afterwards_plays_the_correction_and_an_older_one_does_not(
    tmp_path: Path,
) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    old = begin(app.library, "viscounts", CONFIG, 3, in_use(app.boxes, "viscounts").boxed)
    digest = old.session.digest()
    Hand(app, scene).use("f1:more")
    new = begin(app.library, "viscounts", CONFIG, 3, in_use(app.boxes, "viscounts").boxed)
    assert cost_in(new.session) == OURS + 1
    again = load(app.library, old.id)
    assert cost_in(again.session) == OURS
    assert again.session.digest() == digest


def cost_in(session: Session) -> int:
    tiles = session.game.data.manuscripts
    return int(tiles.cost[tiles.ids.index("ms_09")])


@pytest.mark.slow
def test_a_refused_value_stays_in_its_field_with_the_sentence(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f1:open")
    hand.write("77")
    draft = scene.desk.bench.drafts[COST]
    assert draft.value == "77"
    assert "1 to 9" in scene.desk.reason(draft.reason)
    assert not scene.focus.enabled("do:confirm")
    assert "1 to 9" in scene.focus.reason("do:confirm")
    scene.open_entry("manuscript ms_08")
    scene.open_entry(CARD)
    assert hand.field(COST).value == "77"
    hand.use("f1:restore")
    assert hand.field(COST).value == OURS
    assert in_use(app.boxes, "viscounts").boxed is None


@pytest.mark.slow
def test_what_is_being_typed_is_taken_when_the_page_is_left(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL), *typed("7")], 0.0)
    app.tick(click(scene.layout.back.center), 0.0)
    app.tick([], 0.0)
    assert app.stack.top is not scene
    used = app.boxes.used("viscounts")
    assert used is not None
    assert used.corrections[COST].value == 7


@pytest.mark.slow
def test_a_number_is_typed_over_by_its_digits(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Keys(app, scene).walk_to("f1:open")
    app.tick([key(pygame.K_8, text="8")], 0.0)
    app.tick([key(pygame.K_TAB)], 0.0)
    settle(app)
    assert scene.desk.bench.editing.figure(COST).value == 8
    assert scene.focus.focused == "f2:open"


@pytest.mark.slow
def test_the_arrows_leave_letters_alone_that_are_no_number(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("f1:open")
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL), *typed("--5"), key(pygame.K_UP)], 0.0)
    line = scene.desk.gui.line
    assert line is not None
    assert line.text == "--5"
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL), *typed("-5"), key(pygame.K_UP)], 0.0)
    assert line.text == "1", "the least that it may be"


@pytest.mark.slow
def test_the_keyboard_stays_at_a_figure_that_was_confirmed(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Keys(app, scene)
    hand.use("f2:confirm")
    assert scene.focus.focused == "f2:open"
    hand.use("f2:restore")
    assert scene.focus.focused == "f2:open"


@pytest.mark.slow
def test_tab_leads_past_a_list_that_has_no_row_of_what_lies_open(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    Hand(app, scene).use("show:mine")
    assert scene.contents.entries == []
    keys = Keys(app, scene)
    keys.walk_to("search")
    keys.walk_to("f1:open")
    for _ in range(20):
        app.tick([key(pygame.K_TAB, pygame.KMOD_SHIFT)], 0.0)
        if scene.focus.focused == "search":
            return
    raise AssertionError("no way back")


@pytest.mark.slow
def test_a_list_takes_what_is_clicked(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f0:open")
    hand.pick(2)
    figure = scene.desk.bench.figures(CARD)[0]
    assert figure.value == figure.choices[2]


@pytest.mark.slow
def test_a_list_that_lies_open_costs_nothing(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", "ai_board noble")
    Hand(app, scene).use("f1:open")
    assert scene.desk.gui.open
    assert not app.stack.needs_frame()


@pytest.mark.slow
def test_undo_and_redo_by_keys_and_buttons(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand, bench = Hand(app, scene), scene.desk.bench
    hand.use("f1:more")
    hand.use("f1:more")
    app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.0)
    assert bench.editing.figure(COST).value == OURS + 1
    hand.use("do:undo")
    assert bench.editing.figure(COST).value == OURS
    app.tick([key(pygame.K_y, pygame.KMOD_CTRL)], 0.0)
    hand.use("do:redo")
    assert bench.editing.figure(COST).value == OURS + 2


@pytest.mark.slow
def test_all_of_a_card_as_printed_then_the_next(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand, bench = Hand(app, scene), scene.desk.bench
    left = bench.editing.progress.left
    hand.use("do:confirm")
    assert bench.state_of_entry(CARD) == CONFIRMED
    assert bench.editing.progress.left < left
    hand.use("do:next")
    assert scene.entry not in ("", CARD)
    assert bench.left_in(scene.entry)
    later = scene.entry
    hand.use("do:later")
    assert scene.entry != later
    assert later in {place.entry for place in app.boxes.read("viscounts").file.skipped}


@pytest.mark.slow
def test_an_effect_is_composed_of_signs(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", "manuscript ms_08")
    hand, bench = Hand(app, scene), scene.desk.bench
    place = Place("manuscript ms_08", "effects")
    name = hand.field(place).key
    hand.use(f"{name}:here")
    hand.use(f"{name}:sign_gold")
    assert bench.editing.figure(place).value[-1] == "gold:1"
    last = len(bench.editing.figure(place).value) - 1
    hand.use(f"{name}:morechip_{last}")
    assert bench.editing.figure(place).value[-1] == "gold:2"
    hand.use(f"{name}:chip_{last}")
    hand.use(f"{name}:sign_virtue")
    assert bench.editing.figure(place).value[-1] == "virtue:2"
    hand.use(f"{name}:chip_{last}")
    hand.use(f"{name}:remove")
    assert len(bench.editing.figure(place).value) == last
    assert bench.state(place) in (CHANGED, CONFIRMED)


@pytest.mark.slow
def test_an_effect_without_signs_says_what_is_missing(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", "manuscript ms_08")
    hand, bench = Hand(app, scene), scene.desk.bench
    place = Place("manuscript ms_08", "effects")
    name, before = hand.field(place).key, bench.editing.figure(place).value
    for _ in before:
        hand.use(f"{name}:chip_0")
        hand.use(f"{name}:remove")
    assert place in bench.drafts
    assert bench.editing.figure(place).value
    assert not scene.focus.enabled("do:confirm")


@pytest.mark.slow
def test_figures_that_only_change_together(tmp_path: Path) -> None:
    """Two provinces exchange their places in the order: the first alone waits for the second."""
    app, scene = open_box(tmp_path, "tara", "province connacht")
    hand, bench = Hand(app, scene), scene.desk.bench
    first, second = Place("province connacht", "order"), Place("province ulster", "order")
    values = [bench.editing.figure(each).value for each in (first, second)]
    for place, value in ((first, values[1]), (second, values[0])):
        scene.open_entry(place.entry)
        hand.use(f"{hand.field(place).key}:open")
        hand.write(str(value))
    assert bench.drafts == {}
    assert [bench.editing.figure(each).value for each in (first, second)] == values[::-1]


@pytest.mark.slow
def test_a_set_that_today_cannot_be_played_is_told_and_kept(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    box = box_with("viscounts", **{f"{CARD}|cost": 40, "manuscript ms_08|cost": 6})
    app.boxes.write(BoxFile("viscounts", {box.name: box}, box.name))
    scene = BoxScene(app, "viscounts", CARD)
    app.stack.push(scene)
    settle(app)
    assert "red" in app.notice.sentence
    assert scene.desk.bench.drafts[COST].value == 40
    Hand(app, scene).use("f2:confirm")
    file = app.boxes.read("viscounts").file
    assert in_use(app.boxes, "viscounts").problem is None
    assert box.corrections in [each.corrections for each in file.boxes.values()]


@pytest.mark.slow
@pytest.mark.parametrize("said", sampled([{"a": 1}, -5, True, "nonsense", [], ["x"], [[0, 1]]], 1))
def test_a_set_of_another_form_is_told_and_its_page_stays_open(tmp_path: Path, said: Any) -> None:
    """A file from elsewhere may say anything about any kind of figure."""
    app = make_app(tmp_path, (1280, 690))
    places = _one_of_each("viscounts")
    corrections = {place: Correction(*place, said, None) for place in places}
    app.boxes.keep(Box("viscounts", "anything", corrections))
    app.boxes.use("viscounts", "anything")
    scene = BoxScene(app, "viscounts")
    app.stack.push(scene)
    settle(app)
    assert app.notice.sentence
    for place in places:
        scene.open_entry(place.entry)
        app.tick([], 0.0)
        assert scene.entry == place.entry


def _one_of_each(game: str) -> list[Place]:
    """A figure of each kind that the form can show."""
    base = shipped(game)
    figures = [each for each in figures_of(base.game, base.text) if each.group != SECTION]
    return list({each.kind: each.place for each in figures}.values())


@pytest.mark.slow
def test_a_set_that_is_not_in_use_is_corrected_and_stays_so(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    box = box_with("viscounts", **{f"{CARD}|cost": 7})
    app.boxes.write(BoxFile("viscounts", {box.name: box}))
    scene = BoxScene(app, "viscounts", CARD)
    app.stack.push(scene)
    settle(app)
    assert app.notice.sentence == app.say("handbook.box.not_in_use", name=box.name)
    Hand(app, scene).use("f1:more")
    file = app.boxes.read("viscounts").file
    assert file.boxes[box.name].corrections[COST].value == 8
    assert file.used is None


@pytest.mark.slow
@pytest.mark.parametrize("taken", sampled(["away", "out of use", "for another"], slow=2))
def test_a_set_that_was_taken_meanwhile_does_not_come_back(tmp_path: Path, taken: str) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    hand = Hand(app, scene)
    hand.use("f1:more")
    hand.use("f1:open")
    hand.write("77")
    hand.use("do:next")
    name = scene.desk.bench.editing.box.name
    hand.use("sets")
    app.tick([], 0.0)
    if taken == "away":
        app.boxes.remove("viscounts", name)
    elif taken == "out of use":
        app.boxes.use("viscounts", "")
    else:
        other = replace(box_with("viscounts", **{f"{CARD}|cost": 3}), name="other")
        app.boxes.keep(other)
        app.boxes.use("viscounts", "other")
    app.stack.pop()
    settle(app)
    assert app.stack.top is scene
    assert scene.desk.bench.drafts == {}
    before = {"out of use": OURS + 1, "away": OURS, "for another": 3}[taken]
    scene.open_entry(CARD)
    assert hand.field(COST).value == before
    hand.use("f1:more")
    file = app.boxes.read("viscounts").file
    assert file.in_use == {"out of use": "", "away": name, "for another": "other"}[taken]
    corrected = file.boxes["other" if taken == "for another" else name]
    assert [each.value for each in corrected.corrections.values()] == [before + 1]


@pytest.mark.slow
def test_a_damaged_file_is_told_and_laid_aside(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    path = app.boxes.path("viscounts")
    path.parent.mkdir(parents=True)
    path.write_bytes(b"format = 1\ngame = \x00 nonsense")
    scene = BoxScene(app, "viscounts", "no such entry")
    app.stack.push(scene)
    settle(app)
    assert app.notice.sentence
    assert scene.entry in scene.desk.bench.entries
    Hand(app, scene).use("do:confirm")
    assert len(list(path.parent.glob("*.damaged-*"))) == 1
    assert app.boxes.read("viscounts").problem is None


@pytest.mark.slow
def test_a_disk_that_refuses_says_so_and_nothing_is_lost(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", CARD)
    app.boxes.folder.write_text("in the way", encoding="utf-8")
    hand = Hand(app, scene)
    hand.use("f1:more")
    assert app.notice.sentence
    app.boxes.folder.unlink()
    hand.use("f1:more")
    used = app.boxes.used("viscounts")
    assert used is not None
    assert used.corrections[COST].value == OURS + 2


@pytest.mark.slow
def test_the_figure_of_an_update_is_held_against_the_own_one(tmp_path: Path) -> None:
    """The program has another figure now: the own one stays, and it is told what ours is."""
    app = make_app(tmp_path, (1280, 690))
    box = box_with("viscounts", **{f"{CARD}|cost": 7})
    was = write_text(BoxFile("viscounts", {box.name: box}, box.name))
    app.boxes.folder.mkdir(parents=True)
    app.boxes.path("viscounts").write_text(was.replace("was = 5", "was = 4"), encoding="utf-8")
    scene = BoxScene(app, "viscounts", CARD)
    app.stack.push(scene)
    settle(app)
    assert scene.desk.bench.editing.figure(COST).value == 7
    assert scene.form.words("f1:open").endswith("5")


@pytest.mark.slow
def test_a_card_of_the_gallery_leads_to_its_figures(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    app.stack.push(Plain(app, "below"))
    scene = GalleryScene(app, "viscounts")
    app.stack.push(scene)
    settle(app)
    target = next(each for each in scene.page_targets() if each.key.startswith("correct:"))
    app.tick(click(target.rect.center), 0.0)
    settle(app)
    top = app.stack.top
    assert isinstance(top, BoxScene)
    assert top.entry == target.key.partition(":")[2]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "percent", "language"),
    sampled_rows(
        [
            (game, size, percent, language)
            for game in game_keys()
            for size, percent, language in (
                ((1280, 690), 150, "pt_BR"),
                ((1920, 1080), 100, "hu"),
                ((1280, 690), 100, "en"),
            )
        ],
        1,
    ),
)
def test_everything_has_room(
    tmp_path: Path, game: str, size: tuple[int, int], percent: int, language: str
) -> None:
    app, scene = open_box(tmp_path, game, size=size, percent=percent, language=language)
    screen = pygame.Rect((0, 0), size)
    groups: dict[str, str] = {}
    for entry in scene.desk.bench.entries:
        groups.setdefault(entry.partition(" ")[0], entry)
    for entry in groups.values():
        scene.open_entry(entry)
        app.tick([], 0.0)
        for target in scene.page_targets():
            assert screen.contains(target.rect), target.key
            assert min(target.rect.size) >= 32 or target.key.startswith(("f", "entry")), target
        foot = scene.places.form
        assert all(t.rect.bottom <= foot.bottom for t in scene.form.targets())


@pytest.mark.slow
def test_every_field_says_what_it_is(tmp_path: Path) -> None:
    _, scene = open_box(tmp_path, "viscounts")
    for entry in ("manuscript ms_08", "ai_board noble", "townsfolk tf_acolyte", "player_board"):
        scene.open_entry(entry)
        for target in scene.page_targets():
            assert scene.target_words(target.key), target.key


@pytest.mark.slow
def test_the_own_figure_is_drawn_on_every_kind_of_thing(tmp_path: Path) -> None:
    _, scene = open_box(tmp_path, "viscounts")
    for entry in ("ai_board noble", "slot 3", "collision 2", CARD):
        scene.open_entry(entry)
        assert scene.preview.picture is not None, entry
