"""Trial games with the owner's figures, in the background: one run at a time, whatever scene is
shown, and kept beside other things that can be found anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.box.applying import shipped
from engine.box.trials import CHANCE, GAMES, tasks
from engine.box.trials.background import TrialRun
from engine.box.trials.balance import balance_of
from engine.explain import Text
from engine.games import load_game
from saves.box_trials import TrialResult
from scenes.play.boxes import Boxed, in_use
from scenes.shell.services import Services

PAUSE: Final = 0.1
"""Seconds between two looks at the process that plays."""
CALM: Final = 1.0
"""Seconds without another change of a set, before games are played with it unasked."""
LEVELS: Final = (CHANCE, "novice")
"""Who can play the games of a balance."""
BALANCE_GAMES: Final = {CHANCE: GAMES, "novice": 60}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Games that are to be played with a component file. `name`: the set's, empty for the program's
    own figures; `weighed`: their balance is kept as well: games of seats alone, whose shares can be
    compared."""

    game: str
    name: str
    data_text: str
    level: str = CHANCE
    weighed: bool = False

    @property
    def games(self) -> int:
        """How many."""
        return BALANCE_GAMES[self.level] if self.weighed else GAMES


@dataclass(frozen=True, slots=True)
class Running:
    """Games of a game being played: so many of so many, first to be seen whether they end, or for
    the balance."""

    played: int
    wanted: int
    weighed: bool


class Trier:
    """Plays trial games for an app; `trier_of` gives the one that an app has."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._queue: list[Wanted] = []
        self._run: TrialRun | None = None
        self._begins = 0.0
        """When the next games begin, by the clock of the app."""

    # What a scene asks --------------------------------------------------------------------

    def result(self, data_text: str) -> TrialResult | None:
        """What is known of a component file."""
        return self._app.trials.read(data_text)

    def check(self, game: str, boxed: Boxed, calm: float = 0.0) -> None:
        """See whether games with a set come to their end, unless that is known; in so many
        seconds, if no other state of the game's figures is to be tried by then."""
        wanted = Wanted(game, boxed.box.name, boxed.data_text)
        other = [each for each in self._queue if each.game == game and not each.weighed]
        self._drop([each for each in other if each != wanted])
        found = self.result(boxed.data_text)
        if found is None or (found.verdict.sound and found.verdict.games < GAMES):
            self._want(wanted, calm)

    def weigh(self, game: str, boxed: Boxed, level: str) -> None:
        """Play for the balance of a set, and for that of the program's figures beside it."""
        own = Wanted(game, "", shipped(game).text, level, weighed=True)
        for wanted in (own, Wanted(game, boxed.box.name, boxed.data_text, level, weighed=True)):
            found = self.result(wanted.data_text)
            known = found.balance if found is not None and found.level == level else None
            if known is None or known.games < wanted.games:
                self._want(wanted)

    def running(self, game: str) -> Running | None:
        """How far the games of a game are that are being played, or wait for it; else None."""
        mine = [each for each in self._queue if each.game == game]
        if not mine:
            return None
        first = self._run is not None and self._queue[0] is mine[0]
        played = len(self._run.trials) if first and self._run is not None else 0
        return Running(played, sum(each.games for each in mine), mine[0].weighed)

    def cancel(self, game: str) -> None:
        """Play no more games of a game; what was not finished is forgotten."""
        self._drop([each for each in self._queue if each.game == game])

    # Background ---------------------------------------------------------------------------

    @property
    def next_wakeup(self) -> float | None:
        """Soon, while there is anything to do."""
        return PAUSE if self._queue else None

    def update(self) -> bool:
        """Go on; True when games were finished."""
        if self._run is None and self._queue and self._app.seconds >= self._begins:
            self._begin()
        run = self._run
        if run is None:
            return False
        found = bool(run.poll())
        if run.done:
            self._run = None
            self._finished(self._queue.pop(0), run)
            return True
        return found

    def close(self) -> None:
        """End the process."""
        self._queue.clear()
        self._stop()

    # Inside -------------------------------------------------------------------------------

    def _want(self, wanted: Wanted, calm: float = 0.0) -> None:
        if wanted not in self._queue:
            self._queue.append(wanted)
            if self._run is None:
                self._begins = self._app.seconds + calm

    def _begin(self) -> None:
        first = self._queue[0]
        game = load_game(first.game, first.data_text)
        todo = tasks(game, first.data_text, first.games, first.level, automas=not first.weighed)
        self._run = TrialRun(todo)

    def _drop(self, unwanted: list[Wanted]) -> None:
        if self._queue and self._queue[0] in unwanted:
            self._stop()
        self._queue = [each for each in self._queue if each not in unwanted]

    def _stop(self) -> None:
        if self._run is not None:
            self._run.cancel()
            self._run = None

    def _finished(self, done: Wanted, run: TrialRun) -> None:
        verdict = run.verdict
        balance = balance_of(run.trials) if done.weighed and verdict.sound else None
        level = done.level if balance is not None else ""
        self._app.trials.add(done.data_text, TrialResult(verdict, balance, level))
        if not verdict.sound and done.name:
            reason = {"name": done.name, "reason": verdict.sentence}
            self._app.tell(Text("sets.senseless", reason))


def trier_of(app: Services) -> Trier:
    """The trier of an app; it begins to exist when somebody asks for it."""
    for work in app.background:
        if isinstance(work, Trier):
            return work
    made = Trier(app)
    app.background.append(made)
    return made


def try_in_use(app: Services, game: str) -> None:
    """See in the background whether the set that new games are played with makes sense."""
    found = in_use(app.boxes, game, app.trials).boxed
    if found is not None and found.box.fingerprint:
        trier_of(app).check(game, found, CALM)
