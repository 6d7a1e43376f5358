"""Choosing the opponent of a chair: who it is, and how strong."""

from __future__ import annotations

from engine.ai.search.characters import MOST_PEGS, icons_of, pegs_of
from engine.explain import Text
from scenes.games.screens import screens_of
from scenes.lobby.cast import Cast
from scenes.lobby.company import PLAYERS, Company
from scenes.lobby.drag import NOBODY
from scenes.lobby.view import Choosing, no_icon
from scenes.shell.services import Services
from sprites.common.rich import IconSource
from sprites.lobby.opponent_cards import CharacterCard


def icon_source_of(game: str) -> IconSource:
    """The icons of a game, as its player aid shows them."""
    make = screens_of(game).aid
    return make().icon_source() if make is not None else no_icon


LEVELS = tuple(each for each in PLAYERS if each)


class Opponents:
    """Which chair is being looked after, if any; its choices go to the company at once."""

    def __init__(self, app: Services, company: Company, game: str) -> None:
        self.cast = Cast(company, game)
        self._app = app
        self._company = company
        self._game = game
        self._chair = NOBODY

    @property
    def chair(self) -> int:
        """The chair whose opponent is being chosen, or NOBODY."""
        known = self._chair in self._company.computers and bool(self.cast.people)
        return self._chair if known else NOBODY

    @property
    def who(self) -> tuple[str, ...]:
        """The characters to choose from now."""
        return self.cast.people if self.chair != NOBODY else ()

    def toggle(self, chair: int) -> bool:
        """Look after a chair, or leave it; False where there is no choice."""
        if chair not in self._company.computers or not self.cast.people:
            return False
        self._chair = NOBODY if self.chair == chair else chair
        return True

    def leave(self) -> bool:
        """Back to the options; True when a chair was being looked after."""
        was, self._chair = self.chair, NOBODY
        return was != NOBODY

    def choose(self, character: str) -> None:
        """Somebody else sits on the chair."""
        self.cast.give(self.chair, character)

    def set_level(self, level: str) -> None:
        """The opponent plays stronger or weaker."""
        self._company.appoint(self.chair, level)

    def state(self) -> Choosing | None:
        """What the picture shows of it."""
        chair, say = self.chair, self._app.say
        if chair == NOBODY:
            return None
        here, pegs, icons = self.cast.of(chair), pegs_of(self._game), icons_of(self._game)
        cards = tuple(
            CharacterCard(
                each,
                say(self._word(each, "name")),
                say(self._word(each, "trade")),
                say(self._word(each, "temper")),
                tuple((icons.get(name, name), n) for name, n in pegs[each].items()),
                MOST_PEGS,
                each == here,
            )
            for each in self.cast.people
        )
        colour = say(f"ui.colour.{self._company.colour(chair)}")
        title = say(Text("ui.lobby.who", {"colour": colour}))
        levels = tuple((level, say(f"ui.lobby.player.{level}")) for level in LEVELS)
        away = say("ui.lobby.who_away")
        return Choosing(chair, title, away, cards, levels, self._company.level(chair))

    def _word(self, character: str, part: str) -> str:
        return f"{self._game}.character.{character}.{part}"
