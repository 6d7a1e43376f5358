"""Nothing overlaps, leaves its place or is cut, also with strings that are a third longer."""

from dataclasses import replace

import pygame
import pytest

from sprites.common.chrome_button import Action
from sprites.common.chrome_chooser import BACK, MORE, Chooser, chooser
from sprites.common.chrome_prompt import Prompt, prompt
from sprites.common.chrome_rail import rail, rail_layout
from sprites.common.chrome_strip import strip
from sprites.common.chrome_toast import Toast, toast
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.chrome_tray import Delta, Well, tray
from sprites.common.drawn import Drawn, Pointer
from sprites.common.metrics import px
from sprites.common.players import style_of
from sprites.common.rail_inspector import Inspector, InspectorLine, inspector, inspector_height
from sprites.common.rich import parse
from sprites.common.theme_worlds import DUSK, WORLDS
from tests.sampling import sampled
from tests.sprites.common import samples
from tests.sprites.common.samples import SCALES, as_it_is, longer

SAYINGS = pytest.mark.parametrize("say", [as_it_is, longer], ids=["short", "long"])
AT_SCALES = pytest.mark.parametrize("scale", sampled(SCALES))
IN_WORLDS = pytest.mark.parametrize("theme", WORLDS, ids=lambda theme: theme.name)


def draw_prompt(state: Prompt, scale: float, theme=DUSK, pointer=None) -> Drawn:
    size = (px(1366 - 300 - 14, scale), px(52, scale))
    return prompt(state, size, scale, theme, pointer or Pointer())


@SAYINGS
@AT_SCALES
@IN_WORLDS
def test_prompt(say, scale, theme) -> None:
    drawn = draw_prompt(samples.prompt_state(say), scale, theme)
    assert drawn.complete
    samples.assert_targets_large(drawn)
    samples.assert_inside(drawn.rects.values(), drawn.size)
    buttons = [drawn.rects[name] for name in ("build", "change", "undo", "restart", "pass")]
    samples.assert_apart([*buttons, *drawn.texts], slack=round(6 * scale))
    samples.assert_apart([drawn.rects["crumb:0"], drawn.rects["crumb:1"], *buttons])
    samples.assert_inside(drawn.texts, (drawn.size[0], drawn.size[1] + 2))


@SAYINGS
@AT_SCALES
def test_prompt_with_three_long_actions(say, scale) -> None:
    actions = tuple(
        Action(str(index), say("Keep the silver"), index == 0, number=str(index + 1))
        for index in range(3)
    )
    state = samples.prompt_state(say)
    full = Prompt(state.sentence, state.seat, state.crumbs, 2, actions, state.tokens)
    drawn = draw_prompt(full, scale)
    assert drawn.complete
    samples.assert_targets_large(drawn)
    samples.assert_apart(
        [*(drawn.rects[action.id] for action in actions), *drawn.texts], slack=round(6 * scale)
    )


@pytest.mark.slow
def test_prompt_says_when_it_must_cut() -> None:
    state = samples.prompt_state()
    endless = Prompt(state.sentence * 9, state.seat, state.crumbs, 2, state.actions, state.tokens)
    drawn = draw_prompt(endless, 1.0)
    assert not drawn.complete
    samples.assert_inside(drawn.rects.values(), drawn.size)


def test_only_steps_that_are_done_can_be_clicked() -> None:
    drawn = draw_prompt(samples.prompt_state(), 1.0)
    assert [name for name in drawn.rects if name.startswith("crumb")] == ["crumb:0", "crumb:1"]


def test_pointer_changes_the_picture_only_of_its_own_elements() -> None:
    state = samples.prompt_state()
    plain = draw_prompt(state, 1.0)
    assert draw_prompt(state, 1.0, pointer=Pointer("somewhere else")) is plain
    assert draw_prompt(state, 1.0, pointer=Pointer("build")).surface is not plain.surface


@SAYINGS
@AT_SCALES
@IN_WORLDS
def test_strip(say, scale, theme) -> None:
    drawn = strip(samples.strip_state(say), px(1366, scale), scale, theme)
    samples.assert_targets_large(drawn)
    samples.assert_inside(drawn.rects.values(), drawn.size)
    samples.assert_apart(drawn.rects.values())
    samples.assert_inside(drawn.texts, drawn.size)
    samples.assert_apart(drawn.texts)


@SAYINGS
@AT_SCALES
@IN_WORLDS
def test_rail(say, scale, theme) -> None:
    picture = pygame.Surface((px(122, scale), px(170, scale)), pygame.SRCALPHA)
    state = samples.rail_state(say, picture=picture)
    size = (px(294, scale), px(768 - 44, scale) if scale >= 1 else 650)
    drawn = rail(state, size, scale, theme, samples.icon)
    assert drawn.complete
    samples.assert_targets_large(drawn)
    samples.assert_inside(drawn.rects.values(), drawn.size)
    clickable = [rect for name, rect in drawn.rects.items() if ":" in name]
    samples.assert_apart(clickable)
    samples.assert_inside(drawn.texts, drawn.size)


@AT_SCALES
def test_unfolded_seats_leave_room_for_the_log(scale) -> None:
    state = samples.rail_state()
    seats = tuple(replace(panel, unfolded=True) for panel in state.seats)
    size = (px(294, scale), px(724, scale))
    places = rail_layout(replace(state, seats=seats), size, scale, DUSK, samples.icon)
    assert places.middle.height >= px(100, scale)
    assert not places.middle.colliderect(places.inspector)


@AT_SCALES
def test_the_inspector_takes_what_it_needs_and_the_log_the_rest(scale) -> None:
    size = (px(294, scale), px(724, scale))
    state = samples.rail_state(picture=pygame.Surface((px(122, scale), px(170, scale))))

    def places(inspected: Inspector | None):
        return rail_layout(replace(state, inspected=inspected), size, scale, DUSK, samples.icon)

    tall, low, none = places(state.inspected), places(Inspector("A wall")), places(None)
    assert tall.inspector.height > low.inspector.height > none.inspector.height == 0
    assert tall.middle.height < low.middle.height < none.middle.height
    assert none.middle.bottom >= size[1] - px(12, scale)
    needed = inspector_height(
        Inspector("A wall"), low.inspector.width, size[1], scale, DUSK, samples.icon
    )
    assert low.inspector.height - needed <= px(30, scale)


def test_a_building_with_store_worker_and_provost_is_told_to_its_last_line() -> None:
    """Some ten lines of words in the smallest window, where the log still has room to give."""
    words = (
        "Owner of the worker: 1 stone",
        "1 point at the end",
        "Worker of Red",
        "In the store: 4",
    )
    longer_words = ("Owner of the card, for the worker of another player: 1 stone, from the store",)
    lines = tuple(
        InspectorLine(parse(word), "coin") for word in (*words, *words[:1], *longer_words * 2)
    )
    footer = parse("To Small Quarry (road 21) for 3 deniers")
    told = Inspector("Small Quarry", "Road 21, Red", None, lines, footer, "now", "Rules CA-7.4")
    places = rail_layout(
        replace(samples.rail_state(), inspected=told), (265, 651), 0.9, DUSK, samples.icon
    )
    assert inspector(told, places.inspector.size, 0.9, DUSK, samples.icon).complete
    assert places.middle.height >= px(46, 0.9)


def test_very_large_words_leave_the_log_two_lines_beside_an_inspector() -> None:
    """Text at 200 % in a window of 1920 x 1080."""
    scale = 2.8
    state = samples.rail_state(picture=pygame.Surface((px(122, scale), px(170, scale))))
    places = rail_layout(state, (790, 980), scale, DUSK, samples.icon)
    assert places.inspector.height > 0
    assert places.middle.height >= px(46, scale)


@SAYINGS
@AT_SCALES
@IN_WORLDS
def test_tray(say, scale, theme) -> None:
    size = (px(374, scale), px(86, scale))
    drawn = tray(samples.wells(say), 4, size, scale, theme, samples.icon)
    samples.assert_targets_large(drawn)
    samples.assert_inside(drawn.rects.values(), drawn.size)
    samples.assert_apart(drawn.rects.values())
    samples.assert_apart(drawn.texts)


@pytest.mark.parametrize("width", [280, 374])
def test_large_numbers_and_their_changes_stand_apart_in_narrow_wells(width) -> None:
    delta = Delta("-10", good=False)
    wells = tuple(Well(f"w{n}", "stone", "128", delta=delta) for n in range(8))
    drawn = tray(wells, 4, (width, px(112, 1.4)), 1.4, DUSK, samples.icon)
    assert len(drawn.texts) == 16
    samples.assert_apart(drawn.texts)


@SAYINGS
@AT_SCALES
@pytest.mark.parametrize("count", [2, 12])
def test_chooser(say, scale, count) -> None:
    limit = (px(720, scale), px(560, scale))
    drawn = chooser(samples.chooser_state(count, say), limit, scale, DUSK, samples.icon)
    assert len(drawn.rects) == count
    assert drawn.size[0] <= limit[0]
    assert drawn.size[1] <= limit[1]
    samples.assert_targets_large(drawn)
    samples.assert_inside(drawn.rects.values(), drawn.size)
    samples.assert_apart(drawn.rects.values())
    samples.assert_apart(drawn.texts)


def test_chooser_with_too_many_options_has_pages() -> None:
    state = samples.chooser_state(30)
    limit = (400, 300)
    seen: list[str] = []
    while True:
        drawn = chooser(state, limit, 1.0, DUSK, samples.icon)
        samples.assert_targets_large(drawn)
        samples.assert_inside(drawn.rects.values(), drawn.size)
        assert (BACK in drawn.rects) == (state.first > 0)
        seen += [name for name in drawn.rects if name.startswith("c") and ":" not in name]
        if MORE not in drawn.rects:
            break
        state = Chooser(state.choices, state.title, len(seen))
    assert seen == [choice.id for choice in state.choices]


@SAYINGS
@AT_SCALES
@IN_WORLDS
def test_tooltip_and_caption(say, scale, theme) -> None:
    words = parse(say("This bank is across the river from your {house}."))
    slip = tooltip(
        Tooltip(words, say("Plot 3"), parse(say("Needs 2 {stone}.")), "VI-5.3"),
        scale, theme, samples.icon,
    )  # fmt: skip
    caption = toast(Toast(words, style_of("red"), "house", "VI-9"), scale, theme, samples.icon)
    for drawn in (slip, caption):
        samples.assert_inside(drawn.texts, drawn.size)
        samples.assert_apart(drawn.texts)
        assert drawn.size[0] <= px(640, scale)


@pytest.mark.slow
def test_a_clause_without_room_at_the_foot_stands_beside_the_title() -> None:
    state = samples.inspector_state()
    wide, least = 260, 1
    while not inspector(state, (wide, least), 1.0, DUSK, samples.icon).complete:
        least += 1
    tight = inspector(state, (wide, least), 1.0, DUSK, samples.icon).texts
    roomy = inspector(state, (wide, 2 * least), 1.0, DUSK, samples.icon).texts
    lowest = max(box.bottom for box in tight)
    assert len(tight) == len(roomy), "nothing is left out"
    assert lowest <= least
    samples.assert_apart(tight, slack=4)
    clause = max((box for box in tight if box.right >= wide - 1), key=lambda box: box.left)
    assert clause.centery < least / 3
