"""Ten figures of the list are corrected in the real window, with the box in hand.

How long a person takes is counted, not waited for: reading a card, finding a place on the screen
and clicking take what they take on any machine. The program has to be quicker than the person.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.app import App
from scenes.handbook.box.fields.simple import NumberField
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.box.workbench import OURS
from scenes.handbook.first.choice import LearnChoice
from scenes.handbook.scene import RulebookScene
from scenes.title.scene import TitleScene
from tests.scenes.support import click, settle
from tests.window.real_player import both_click, close, open_mirror
from tests.window.test_real_window import prepared
from tests.window.xserver import Point, RealProgram, tools_present, virtual_screen

pytestmark = pytest.mark.skipif(
    not tools_present(), reason="Xvfb and xdotool are not installed: no window to drive"
)

FIGURES = 10
READS, POINTS = 8.0, 2.5
"""Seconds for reading a figure off a card, and for finding a place on the screen and clicking."""
MOST_SECONDS = 300.0
WAITS = 120.0
GAME = "viscounts"


@pytest.fixture
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


class Owner:
    """Somebody with a mouse and a box: every click goes to the mirror and to the window."""

    def __init__(self, app: App, program: RealProgram) -> None:
        self.app, self.program = app, program
        self.seconds = 0.0

    def open_page(self) -> BoxScene:
        """From the title by Learn to the tab of the box."""
        title = self.app.stack.top
        assert isinstance(title, TitleScene)
        self.press(title.boxes()["learn"].center)
        choice = self.app.stack.top
        assert isinstance(choice, LearnChoice)
        self.press(choice.boxes()[GAME].center)
        book = self.app.stack.top
        assert isinstance(book, RulebookScene)
        self.press(book.layout.tabs[-1].center)
        page = self.app.stack.top
        assert isinstance(page, BoxScene)
        return page

    def press(self, point: Point) -> None:
        """A click that opens a page, which both have made before the next one."""
        both_click(self.app, self.program, point)
        self.program.rest()

    def click(self, scene: BoxScene, target: str) -> None:
        boxes = {each.key: each.rect for each in scene.page_targets()}
        if target not in boxes:
            scene.form.reveal(target)
            scene.retarget()
            boxes = {each.key: each.rect for each in scene.page_targets()}
        self.seconds += POINTS
        self.app.tick(click(boxes[target].center), 0.0)
        settle(self.app)
        self.program.click(boxes[target].center)
        self.program.breathe()

    def next_number(self, scene: BoxScene) -> str:
        """Read on to the next number that nobody has looked at, and say which way it goes."""
        while True:
            self.seconds += READS
            for field in scene.form.fields:
                ours = scene.desk.bench.state(field.place) == OURS
                seen = f"{field.key}:more" in {each.key for each in scene.form.targets()}
                if isinstance(field, NumberField) and ours and seen:
                    more = scene.focus.enabled(f"{field.key}:more")
                    return f"{field.key}:{'more' if more else 'less'}"
            self.click(scene, "do:next")


def spent(program: RealProgram) -> float:
    """Seconds of processor time of the window's process."""
    fields = Path(f"/proc/{program.pid}/stat").read_text("ascii", "replace").rpartition(")")[2]
    user, system = fields.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def wait_for_both(folder: Path) -> None:
    """The window has written the same corrections as the mirror."""
    end = time.monotonic() + WAITS
    while kept(folder / "real") != kept(folder / "mirror"):
        assert time.monotonic() < end, "the window says something else than the mirror"
        time.sleep(0.05)


def kept(data: Path) -> str:
    path = data / "boxes" / f"{GAME}.toml"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.mark.slow
def test_ten_figures_take_less_than_five_minutes(display: str, tmp_path: Path) -> None:
    app = open_mirror(prepared(tmp_path / "mirror"))
    program = RealProgram(display, prepared(tmp_path / "real"))
    owner = Owner(app, program)
    try:
        scene = owner.open_page()
        bench, before = scene.desk.bench, spent(program)
        left = bench.editing.progress.left
        for number in range(FIGURES):
            owner.click(scene, owner.next_number(scene))
            assert len(bench.editing.box.corrections) == number + 1
            wait_for_both(tmp_path)
        assert bench.editing.progress.left == left - FIGURES
        print(f"{owner.seconds:.0f} s of a person, {spent(program) - before:.1f} s of the program")
        assert owner.seconds < MOST_SECONDS
        assert spent(program) - before < owner.seconds
    finally:
        program.kill()
        close(app)
