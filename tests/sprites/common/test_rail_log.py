"""The log shows its end, scrolls by lines, and draws only what is seen."""

import time

import pygame
import pytest

from sprites.common import log_entry
from sprites.common.rail_log import LogLine, LogView, log_view, scroll_limit, set_line
from sprites.common.theme_worlds import DUSK
from tests.sprites.common import samples

SIZE = (274, 180)


def shown(view: LogView) -> list[str]:
    drawn = log_view(view, SIZE, 1.0, DUSK, samples.icon)
    return [name.removeprefix("log:") for name in drawn.rects]


def test_newest_line_stands_at_the_foot() -> None:
    lines = samples.log_lines(30)
    assert shown(LogView(lines))[-1] == "29"


def test_scrolling_hides_lines_at_the_foot() -> None:
    lines = samples.log_lines(30)
    assert shown(LogView(lines, scroll=1))[-1] == "28"


def test_scrolling_stops_at_the_first_line() -> None:
    lines = samples.log_lines(30)
    far = shown(LogView(lines, scroll=10_000))
    assert far[0] == "0"
    limit = scroll_limit(lines, SIZE, 1.0, DUSK, samples.icon)
    assert shown(LogView(lines, scroll=limit)) == far


def test_short_log_begins_at_the_top() -> None:
    drawn = log_view(LogView(samples.log_lines(1)), SIZE, 1.0, DUSK, samples.icon)
    assert drawn.rects["log:0"].top == 0
    assert scroll_limit(samples.log_lines(1), SIZE, 1.0, DUSK, samples.icon) == 0


def test_empty_log() -> None:
    assert shown(LogView()) == []


def test_what_came_to_nothing_takes_no_more_room_than_a_deed_and_can_be_clicked() -> None:
    words = ("Red cannot use the market: nothing on sale can be paid for",)
    loud, quiet = LogLine("a", words), LogLine("a", words, quiet=True)
    drawn = [log_view(LogView((each,)), SIZE, 1.0, DUSK, samples.icon) for each in (loud, quiet)]
    assert drawn[1].rects["log:a"].height <= drawn[0].rects["log:a"].height
    looks = [pygame.image.tobytes(each.surface, "RGBA") for each in drawn]
    assert looks[0] != looks[1]


def test_barriers_cannot_be_clicked() -> None:
    lines = (LogLine("a", ("Something",)), LogLine("b", ("no undo before this",), kind="barrier"))
    assert shown(LogView(lines)) == ["a"]


def test_current_and_hovered_lines_look_different() -> None:
    lines = samples.log_lines(3)
    plain = log_view(LogView(lines), SIZE, 1.0, DUSK, samples.icon)
    current = log_view(LogView(lines, current="1"), SIZE, 1.0, DUSK, samples.icon)
    hovered = log_view(LogView(lines), SIZE, 1.0, DUSK, samples.icon, "log:1")
    place = plain.rects["log:1"].move(0, 0)
    at = (place.left + 8, place.top + 4)
    colours = {tuple(drawn.surface.get_at(at)) for drawn in (plain, current, hovered)}
    assert len(colours) == 3


def test_long_log_costs_no_more_than_a_short_one() -> None:
    short, long = samples.log_lines(61), samples.log_lines(20_000)
    log_view(LogView(long, scroll=3), SIZE, 1.0, DUSK, samples.icon)
    start = time.process_time()
    for scroll in range(20):
        log_view(LogView(long, scroll=scroll), SIZE, 1.0, DUSK, samples.icon)
    spent = time.process_time() - start
    assert spent < 1.0
    assert shown(LogView(short))[-1] == "60"


def test_a_long_entry_is_set_in_two_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes as long as much else that a frame may draw."""
    entry = LogLine("9", ("Red pays for two pieces",), subline="four silver, and then one more")
    known = (500, 1.0, DUSK, samples.icon)
    drawn: list[str] = []
    for name in ("layout", "fit_lines"):
        real = getattr(log_entry, name)

        def counted(*args: object, name: str = name, real: object = real, **how: object) -> object:
            drawn.append(name)
            return real(*args, **how)  # type: ignore[operator]

        monkeypatch.setattr(log_entry, name, counted)
    assert [set_line(entry, *known) for _ in range(3)] == [True, True, False]
    assert drawn == ["layout", "fit_lines"]
    whole = LogLine("10", ("Red passes",))
    assert [set_line(whole, *known) for _ in range(2)] == [True, False]
