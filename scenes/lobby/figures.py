"""What the next game is played with: the owner's set of figures, and rulings chosen here."""

from __future__ import annotations

from engine.box.applying import shipped
from engine.box.rulings import RulingFigure, rulings_in
from engine.game import GameOption
from engine.games import info_of
from scenes.play.boxes import in_use
from scenes.shell.services import Services
from scenes.shell.settings import LobbyChoices


def ruling_options(game: str) -> tuple[GameOption, ...]:
    """Rulings that a game lets choose before it begins."""
    return tuple(each for each in info_of(game).options if each.ruling)


class Figures:
    """The set in use, read anew whenever the lobby comes into view."""

    def __init__(self, app: Services, choices: LobbyChoices, game: str) -> None:
        self._app, self._choices, self._game = app, choices, game
        self.name = ""
        """The set; empty for the program's own figures."""
        self.problem = ""
        """Why the set in use cannot be played."""
        self._readings: dict[str, str] = {}
        self.read()

    def read(self) -> None:
        """Take up what is in use now."""
        found = in_use(self._app.boxes, self._game, self._app.trials)
        self.name = found.boxed.box.name if found.boxed is not None else ""
        self.problem = self._app.say(found.problem) if found.problem is not None else ""
        said = found.boxed.box.corrections if found.boxed is not None else {}
        self._readings = {}
        for ruling in self._rulings():
            place = said.get(ruling.place)
            self._readings[ruling.id] = str(place.value) if place is not None else ruling.now.key

    def _rulings(self) -> list[RulingFigure]:
        keys = {each.key for each in ruling_options(self._game)}
        if not keys:
            return []
        base = shipped(self._game)
        found = rulings_in(self._game, base.game, base.sheet)
        return [each for each in found if each.id in keys]

    def lit(self, key: str) -> bool:
        """True when a ruling is read in another way than ours."""
        option = self._option(key)
        return option is not None and self._reading(option) != option.default

    def toggle(self, key: str) -> bool:
        """Read a ruling the other way from the next game on; False for what is no ruling."""
        option = self._option(key)
        if option is None:
            return False
        now = self._reading(option)
        wanted = next(each for each in option.choices if each != now)
        setattr(self._choices, key, "" if wanted == self._readings.get(key) else wanted)
        return True

    def _reading(self, option: GameOption) -> str:
        chosen = str(getattr(self._choices, option.key, ""))
        return chosen or self._readings.get(option.key, option.default)

    def _option(self, key: str) -> GameOption | None:
        return next((each for each in ruling_options(self._game) if each.key == key), None)
