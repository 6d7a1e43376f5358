"""Random hands at the real window: keys, mouse, wheel, drags, and other sizes of the window."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

from engine.games import game_keys
from sprites.lobby.layout import lobby_layout
from sprites.title.layout import title_layout
from tests.window.xserver import Point, RealProgram

SIZES = ((1280, 690), (1366, 768), (1500, 800), (1600, 900), (1300, 980))
LETTERS = "ltvahire0"
Words = list[str | int | float]


class SoakedProgram(RealProgram):
    """The real program at whatever size it has now; its files go into its own folder."""

    def __init__(self, display: str, data: Path) -> None:
        self.size = (0, 0)
        super().__init__(display, data)

    def _window_corner(self, pid: int) -> Point:
        found = self._ask("search", "--sync", "--onlyvisible", "--pid", str(pid))
        self._window = found.split()[0]
        self._measure()
        return self._corner

    def _measure(self) -> None:
        words = self._ask("getwindowgeometry", "--shell", self._window)
        lines = dict(line.split("=") for line in words.split() if "=" in line)
        self.size = int(lines["WIDTH"]), int(lines["HEIGHT"])
        self._corner = int(lines["X"]), int(lines["Y"])

    def resize(self, size: tuple[int, int]) -> None:
        """Another size of the window."""
        self.hands("windowsize", "--sync", self._window, *size, "sleep", 0.4)
        self._measure()

    def on_screen(self, point: Point) -> Point:
        """The same point, counted from the corner of the screen."""
        return self._on_screen(point)

    def alive(self) -> bool:
        """True while the process runs."""
        return self.process.poll() is None


class RandomHands:
    """Does something at random, again and again; what it did is counted by name."""

    def __init__(self, program: SoakedProgram, chance: Random) -> None:
        self.program = program
        self.chance = chance
        self.done: dict[str, int] = {}
        self._table: list[tuple[int, Callable[[], None]]] = [
            (30, self.play_by_keys),
            (14, self.play_by_mouse),
            (4, self.read),
            (4, self.look_back),
            (3, self.take_back),
            (2, self.ask_for_a_hint),
            (1, self.open_the_menu),
            (1, self.resize),
        ]

    def do(self, deed: Callable[[], None]) -> None:
        """One deed; a window that ended meanwhile is the caller's business."""
        name = deed.__name__
        self.done[name] = self.done.get(name, 0) + 1
        try:
            deed()
        except subprocess.CalledProcessError:
            if self.program.alive():
                raise

    def at_the_table(self) -> None:
        """Any deed at a table."""
        weights = [weight for weight, _ in self._table]
        self.do(self.chance.choices(self._table, weights)[0][1])

    # At the table --------------------------------------------------------------------------

    def play_by_keys(self) -> None:
        """Walk, take, choose; end the turn, or let the next person see the table."""
        chance, keys = self.chance, list[str]()
        for _ in range(6):
            walk = ["Tab"] * chance.randrange(1, 6)
            pick = ["Down"] * chance.randrange(3)
            keys += chance.choice(
                [
                    [*walk, "Return", *walk, "Return", *pick, "Return"],
                    [*walk, "Return"],
                    [str(chance.randrange(1, 6)), *pick, "Return"],
                    ["e", "Return", "Return"],
                    ["space", "Return"],
                    ["Right", "Return", "Escape"],
                ]
            )
        self._keys(keys)

    def play_by_mouse(self) -> None:
        """Clicks, drags and the wheel anywhere."""
        words: Words = []
        for _ in range(5):
            x, y = self._spot()
            words += ["mousemove", x, y, "sleep", 0.03]
            kind = self.chance.random()
            if kind < 0.6:
                words += ["click", 1]
            elif kind < 0.85:
                words += ["mousedown", 1, "sleep", 0.03, "mousemove", *self._spot(), "mouseup", 1]
            else:
                words += ["click", self.chance.choice((3, 4, 5))]
            words += ["sleep", 0.05]
        self.program.hands(*words)

    def read(self) -> None:
        """Parts of the rail, boards, cards, zoom."""
        self._keys([self.chance.choice(LETTERS) for _ in range(4)] + ["plus", "minus", "Escape"])

    def look_back(self) -> None:
        """Leaf through the past and come back."""
        keys = [self.chance.choice(("Prior", "Prior", "Next", "Left", "Right")) for _ in range(8)]
        self._keys(["Prior", *keys, "space" if self.chance.random() < 0.3 else "Prior", "Escape"])

    def take_back(self) -> None:
        """Undo and redo."""
        self._keys([self.chance.choice(("ctrl+z", "ctrl+y")) for _ in range(4)])

    def ask_for_a_hint(self) -> None:
        """Wait a little for it."""
        self._keys(["h"])
        self.program.hands("sleep", 1.5)
        self._keys(["Escape"])

    def open_the_menu(self) -> None:
        """The pause menu with whatever lies behind it, and back."""
        keys = ["Escape", *["Down"] * self.chance.randrange(5), "Return", "Tab", "Right", "Return"]
        self._keys([*keys, "Escape", "Escape", "Escape"])

    def resize(self) -> None:
        """Another window."""
        self.program.resize(self.chance.choice(SIZES))

    def come_home(self) -> None:
        """Out of whatever lies there, through the pause menu to the title."""
        self._keys(["Escape"] * 4)
        self._keys(["Escape", "Up", "Up", "Return"])
        self.program.hands("sleep", 0.6)

    # From the title ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Continue, and say that the person who is waited for is there."""
        self.click(title_layout(self.program.size, game_keys()).continue_.center)
        self.program.hands("sleep", 1.0, "key", "Return")

    def visit(self) -> None:
        """One of the places of the title's menu: wander about there, and back."""
        place = self.chance.choice(list(title_layout(self.program.size, game_keys()).menu.items()))
        if place[0] == "leave":
            return
        self.click(place[1].center)
        self.program.hands("sleep", 0.8)
        self._wander()
        self._keys(["Escape", "Escape", "Escape"])

    def keep_a_file(self) -> None:
        """Into the library: copy a game, export it, take the copy away and put it back."""
        self.click(title_layout(self.program.size, game_keys()).menu["library"].center)
        self.program.hands("sleep", 1.0)
        for keys in (["Down", "ctrl+d"], ["ctrl+e"], ["Return", "Return"], ["Delete", "ctrl+z"]):
            self._keys(keys)
            self.program.hands("sleep", 0.6)
        self._keys(["F2", "x", "Return", "Escape", "Escape"])

    def set_up(self) -> None:
        """A game through its lobby, as it stands there."""
        layout = title_layout(self.program.size, game_keys())
        game = self.chance.choice(list(game_keys()))
        self.click(layout.thrones[game].panel.center)
        self.program.hands("sleep", 1.2)
        self._wander()
        self.click(lobby_layout(self.program.size).start.center)
        self.program.hands("sleep", 1.0, "key", "Return")

    def click(self, point: Point) -> None:
        """Press and let go in the window."""
        x, y = self.program.on_screen(point)
        self.program.hands("mousemove", x, y, "sleep", 0.05, "click", 1)

    def _wander(self) -> None:
        keys = ["Tab", "Tab", "Right", "Left", "Down", "Up", "space", "Next"]
        self._keys([self.chance.choice(keys) for _ in range(10)])

    def _keys(self, keys: list[str]) -> None:
        words: Words = []
        for name in keys:
            words += ["key", name, "sleep", 0.03]
        self.program.hands(*words)

    def _spot(self) -> Point:
        wide, high = self.program.size
        # The upper edge holds the way out of the game: it is pressed seldom.
        top = 0 if self.chance.random() < 0.05 else 60
        return self.program.on_screen(
            (self.chance.randrange(4, wide - 4), self.chance.randrange(top, high - 4))
        )
