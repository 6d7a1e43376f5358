"""Looking back at the table: stepping along the log, playing it like a film, branching off.

One bar serves the moment that somebody looks up in mid-game and the replay of a finished one.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.explain import Text
from engine.texts import Seat
from saves.errors import SaveError
from scenes.play.branching import continue_from, foreseen
from scenes.play.messages import as_text
from scenes.table.context import TableContext
from scenes.table.model.log import LogLine
from scenes.table.model.passing import NOBODY
from sprites.common.chrome_button import Action
from sprites.common.history_bar import TRACK, HistoryBar, Track

SPEEDS = (0.5, 1.0, 2.0, 4.0)
NORMAL = 1
LEAST_SECONDS = 0.25
"""A played line is shown at least so long, at normal speed."""
LEAVE, BRANCH, EYES = "leave", "branch", "eyes"
_TRACK = f"prompt:{TRACK}"


class History:
    """The past of one table; it moves only while a moment of the past is shown."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.moved: Callable[[], None] = lambda: None
        """Called when another moment is looked at."""
        self.left: Callable[[], object] = lambda: None
        """Called when somebody goes back to the present."""
        self.playing = False
        self.speed = NORMAL
        self._left = 0.0
        self._scrubbing = False
        self._marks: tuple[int, tuple[LogLine, ...], tuple[int, ...], tuple[int, ...]] | None = None

    # What is shown -------------------------------------------------------------------------

    @property
    def active(self) -> bool:
        """True while a moment of the past is shown."""
        return self._context.model.past is not None

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The lines that are moments: all but the barriers."""
        return self._read()[1]

    @property
    def place(self) -> int:
        """Which of the lines is shown; -1 in the present."""
        past = self._context.model.past
        return self.lines.index(past.line) if past is not None and past.line in self.lines else -1

    @property
    def seconds(self) -> float:
        """How long a line is shown while playing."""
        normal = max(LEAST_SECONDS, self._context.app.settings.seconds_per_move)
        return normal / SPEEDS[self.speed]

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the next line is due."""
        return max(0.001, self._left) if self.playing else None

    def bar(self) -> HistoryBar:
        """The values of the bar at the shown moment."""
        context, past = self._context, self._context.model.past
        assert past is not None
        _, lines, rounds, gates = self._read()
        seat = past.line.seat
        styles = context.table.styles
        viewer = context.viewer
        return HistoryBar(
            sentence=past.line.words,
            note=self._where(len(lines)),
            place=max(0, self.place),
            count=len(lines),
            seat=styles[seat] if 0 <= seat < len(styles) else None,
            rounds=rounds,
            gates=() if context.model.over else gates,
            playing=self.playing,
            speed=f"{SPEEDS[self.speed]:g}×",
            eyes=EYES if self._may_change_eyes else "",
            watcher=styles[viewer] if 0 <= viewer < len(styles) else None,
            actions=(
                Action(BRANCH, context.say("table.history.branch")),
                Action(LEAVE, context.say("table.history.leave"), primary=True),
            ),
        )

    def help(self, target: str) -> str:
        """A sentence about a target of the bar; empty where it says enough itself."""
        name = target.partition(":")[2] if self.active else ""
        say = self._context.say
        if name == "play" and self.playing:
            return say("table.history.pause")
        if name in ("back", "play", "on", "speed"):
            return say(f"table.history.{name}")
        if name == BRANCH:
            known = foreseen(self._context.match.session, self._branch_at())
            return say("table.history.branch_assisted" if known else "table.history.branch_help")
        if name == EYES:
            key = "eyes_nobody" if self._context.viewer == NOBODY else "eyes"
            seat = self._next_eyes() if self._context.viewer == NOBODY else self._context.viewer
            return say(Text(f"table.history.{key}", {"name": Seat(seat)}))
        return ""

    # What a person does ----------------------------------------------------------------------

    def act(self, name: str) -> bool:
        """A target of the bar was chosen; False when it is none."""
        actions: dict[str, Callable[[], object]] = {
            "back": lambda: self.step(-1),
            "on": lambda: self.step(1),
            "play": self.toggle,
            "speed": lambda: self.change_speed(1, around=True),
            EYES: self._change_eyes,
            BRANCH: self.branch,
            LEAVE: self.leave,
        }
        if not self.active or name not in actions:
            return False
        actions[name]()
        return True

    def press(self, key: int) -> bool:
        """A key while the past is shown; True when it means something here."""
        last = len(self.lines) - 1
        actions: dict[int, Callable[[], object]] = {
            pygame.K_LEFT: lambda: self.step(-1),
            pygame.K_RIGHT: lambda: self.step(1),
            pygame.K_HOME: lambda: self.go(0),
            pygame.K_END: lambda: self.go(last),
            pygame.K_PAGEUP: lambda: self._go_round(-1),
            pygame.K_PAGEDOWN: lambda: self._go_round(1),
            pygame.K_UP: lambda: self.change_speed(1),
            pygame.K_DOWN: lambda: self.change_speed(-1),
            pygame.K_SPACE: self.toggle,
            pygame.K_c: self.branch,
            pygame.K_RETURN: self.leave,
            pygame.K_KP_ENTER: self.leave,
            pygame.K_ESCAPE: self.leave,
        }
        if not self.active or key not in actions:
            return False
        actions[key]()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag along the groove of time; True when the event was for that."""
        if not self.active:
            self._scrubbing = False
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._scrubbing = self._groove().collidepoint(event.pos)
            if self._scrubbing:
                self._scrub(event.pos[0])
        elif event.type == pygame.MOUSEMOTION and self._scrubbing:
            self._scrub(event.pos[0])
        elif event.type == pygame.MOUSEBUTTONUP and self._scrubbing:
            self._scrubbing = False
            return True
        return self._scrubbing

    def start(self) -> None:
        """Play the whole game from its first line."""
        if self.lines:
            self.go(0)
            self.playing, self._left = True, self.seconds

    def look_at(self, decision: int) -> None:
        """Show the first line that a decision made, or the next one that made any."""
        places = (at for at, line in enumerate(self.lines) if line.decision >= decision)
        self.go(next(places, len(self.lines) - 1))

    def look_last(self) -> None:
        """Look at the newest line, from where the keys walk back."""
        self.go(len(self.lines) - 1)

    def toggle(self) -> None:
        """Play, or stop; at the end play from the beginning."""
        if not self.playing and self.place >= len(self.lines) - 1:
            self.go(0)
        self.playing, self._left = not self.playing, self.seconds
        self._context.mark()

    def change_speed(self, by: int, around: bool = False) -> None:
        """Faster or slower; `around`: after the fastest comes the slowest."""
        wanted = self.speed + by
        self.speed = wanted % len(SPEEDS) if around else max(0, min(len(SPEEDS) - 1, wanted))
        self._left = min(self._left, self.seconds)
        self._context.mark()

    def step(self, by: int) -> None:
        """One line back or on; beyond the last one lies the present."""
        self.playing = False
        if self.place + by >= len(self.lines):
            self.leave()
        else:
            self.go(self.place + by, moving=by > 0)

    def go(self, place: int, moving: bool = False) -> None:
        """Show a line; `moving`: the pieces go there from where they lie."""
        if not 0 <= place < len(self.lines):
            return
        line = self.lines[place]
        if moving:
            self._context.model.replay_to(line, self.seconds)
        else:
            self._context.model.look_back(line)
        self.moved()
        self._context.mark()

    def leave(self) -> None:
        """Back to the present."""
        self.playing = self._scrubbing = False
        self._context.model.leave_past()
        self.left()
        self._context.mark()

    def branch(self) -> None:
        """Continue from here, in a session of its own."""
        context = self._context
        name = self._name_of_branch()
        session = context.match.session
        library, at = context.app.library, self._branch_at()
        try:
            made = continue_from(library, context.session_id, session, at, name)
        except SaveError as error:
            context.app.tell(as_text(error.message))
            return
        context.app.stack.replace(context.app.routes.table(made.id, made.session))
        context.app.tell("table.history.branched")

    def update(self, dt: float) -> bool:
        """Let time pass; True when another line is shown."""
        if not (self.playing and self.active):
            self.playing = False
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left = self.seconds
        if self.place + 1 < len(self.lines):
            self.go(self.place + 1, moving=True)
        else:
            self.playing = False
        return True

    # Inside ------------------------------------------------------------------------------------

    def _read(self) -> tuple[int, tuple[LogLine, ...], tuple[int, ...], tuple[int, ...]]:
        """Lines with the places of rounds and gates, read once per state of the log."""
        version = self._context.model.version
        if self._marks is None or self._marks[0] != version:
            lines: list[LogLine] = []
            gates: list[int] = []
            for line in self._context.model.log.lines:
                if line.barrier:
                    gates.append(max(0, len(lines) - 1))
                else:
                    lines.append(line)
            rounds = tuple(place for place, line in enumerate(lines) if line.kind == "round")
            self._marks = (version, tuple(lines), rounds, tuple(gates))
        return self._marks

    def _where(self, count: int) -> str:
        """Line and, in a game with rounds, the round."""
        number = self._round()
        key = "table.history.place" if number else "table.history.place_alone"
        values = {"n": self.place + 1, "count": count, "round": number}
        return self._context.say(Text(key, values))

    def _name_of_branch(self) -> str:
        number = self._round()
        key = "table.history.branch_name" if number else "table.history.branch_alone"
        return self._context.say(Text(key, {"n": self.place + 1, "round": number}))

    def _round(self) -> str:
        """The round of the shown moment, in words."""
        return self._context.table.strip(self._context.model.shown).round

    def _branch_at(self) -> int:
        """How many decisions lie before the one that made the shown line."""
        past = self._context.model.past
        return max(0, past.line.decision) if past is not None else 0

    def _go_round(self, by: int) -> None:
        """To the beginning of the round before or after, or to an end of the log."""
        _, lines, rounds, _ = self._read()
        self.playing = False
        if by < 0:
            self.go(max((place for place in rounds if place < self.place), default=0))
        else:
            self.go(min((place for place in rounds if place > self.place), default=len(lines) - 1))

    def _groove(self) -> pygame.Rect:
        return self._context.chrome.targets.get(_TRACK, pygame.Rect(0, 0, 0, 0))

    def _scrub(self, x: int) -> None:
        self.playing = False
        place = Track(self._groove(), len(self.lines)).place(x)
        if place != self.place:
            self.go(place)

    @property
    def _may_change_eyes(self) -> bool:
        """After the end nobody has secrets any more, but hands stay down until somebody asks."""
        model, match = self._context.model, self._context.match
        closed_show = match.show and not match.game.info.open_hands
        return model.over and (model.passing.shared or closed_show)

    def _next_eyes(self) -> int:
        """The persons one after the other, in a show the computers; then nobody again."""
        match, viewer = self._context.match, self._context.viewer
        seats = match.persons or match.thinkers
        place = seats.index(viewer) + 1 if viewer in seats else 0
        return seats[place] if place < len(seats) else NOBODY

    def _change_eyes(self) -> None:
        self._context.model.look_with(self._next_eyes())
        self._context.mark()
