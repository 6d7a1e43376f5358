"""The finished sentences of the lobby."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.ai.levels.strength import Strength
from engine.games import info_of
from engine.texts.called import PLAYER, of_colour, of_opponent
from scenes.games.screens import CHANCE, PlaceChoice, screens_of
from scenes.lobby.cast import Cast
from scenes.lobby.choices import WHO_IS_AHEAD
from scenes.lobby.company import NEAREST, PLAYERS, Company
from scenes.lobby.measured import automa_measured, level_measured, ranked_lines
from scenes.play.lessons import finished_on, has_begun
from scenes.shell.services import Services

CHAIR_TARGETS = ("seat", "kind", "card", "plate")


class Table(NamedTuple):
    """What is chosen beside the company: the game, how hard an automa is, what was measured."""

    game: str
    difficulty: int
    strength: Strength


def options_of(game: str) -> tuple[str, ...]:
    """The option cards of a game in their order."""
    info = info_of(game)
    hands = () if info.open_hands else ("open_table",)
    more = ("advanced",) if info.variants else ()
    places = ("provinces",) if screens_of(game).places is not None else ()
    rulings = [each.key for each in info.options if each.ruling]
    return ("confirm_end", WHO_IS_AHEAD, *hands, *more, *places, *rulings)


@dataclass(frozen=True, slots=True)
class LobbyWords:
    """Everything that the lobby says, in one language. `options`: key, title, consequence."""

    title: str
    automas: str
    company: str
    difficulty: str
    turn_order: str
    begins: str
    start: str
    minute: str
    first: str
    seed: str
    seed_chance: str
    figures: str
    nobody: str
    free: str
    card_here: str
    card_free: str
    characters: dict[str, str]
    boards: dict[str, str]
    board_lines: dict[str, str]
    levels: dict[int, str]
    options: tuple[tuple[str, str, str], ...]


def _first_game(app: Services, game: str) -> str:
    """The key of what the button to the first game says."""
    if has_begun(app.library, game):
        return "ui.lobby.first_again"
    return "ui.lobby.first_done" if finished_on(app.library, game) else "ui.lobby.first"


def lobby_words(app: Services, game: str) -> LobbyWords:
    """The words in the app's language."""
    say, info = app.say, info_of(game)
    return LobbyWords(
        title=app.lettered(game),
        automas=say("ui.lobby.automas"),
        company=say("ui.lobby.company"),
        difficulty=say("ui.lobby.difficulty"),
        turn_order=say("ui.lobby.turn_order"),
        begins=say("ui.lobby.begins"),
        start=say("ui.lobby.start"),
        minute=say("ui.lobby.minute"),
        first=say(_first_game(app, game)),
        seed=say("ui.lobby.seed"),
        seed_chance=say("ui.lobby.seed_chance"),
        figures=say("sets.named.lobby"),
        nobody=say("ui.lobby.nobody"),
        free=say("ui.lobby.free"),
        card_here=say("ui.lobby.card_here"),
        card_free=say("ui.lobby.card_free"),
        characters={level: say(f"ui.lobby.character.{level}") for level in PLAYERS if level},
        boards={board: say(f"ui.lobby.board.{board}") for board in info.automas},
        board_lines=ranked_lines(
            app, game, {board: say(f"ui.lobby.board_line.{board}") for board in info.automas}
        ),
        levels={level: say(f"ui.lobby.level.{level}") for level in info.levels},
        options=tuple(
            (key, say(f"ui.lobby.option.{key}"), say(f"ui.lobby.option_line.{key}"))
            for key in options_of(game)
        ),
    )


def default_name(company: Company, chair: int, game: str) -> str:
    """How somebody without a name is called: alone the player, together by the colour; a computer
    opponent by its character."""
    cast = Cast(company, game)
    if cast.of(chair):
        return cast.name(chair)
    if company.level(chair):
        return of_opponent(company.level(chair), company.colour(chair))
    return PLAYER if company.solo else of_colour(company.colour(chair))


def kept_names(company: Company, game: str) -> dict[int, str]:
    """Names by chair as a game keeps them."""
    return {
        chair: (not company.level(chair) and company.name(chair))
        or default_name(company, chair, game)
        for chair in company.persons
    }


def reason_for(app: Services, target: str, company: Company) -> str:
    """Why a target cannot be chosen now; empty when it can."""
    if target.startswith("province:") and len(company.persons) > 3:
        return app.say("ui.lobby.all_provinces")
    people = len(company.persons) - len(company.computers)
    if target == "option:open_table" and people < 2:
        return app.say("ui.lobby.only_several")
    if target == "option:automa_bumps" and not company.solo:
        return app.say("ui.lobby.only_automa")
    return ""


def number_problem(app: Services, company: Company, game: str) -> str:
    """Where a game is not for as many as sit there: a word about it; else empty."""
    count = len(company.persons)
    if company.solo or count in info_of(game).seats:
        return ""
    return app.say("ui.lobby.wrong_number", game=app.say(f"game.{game}"), n=count)


def help_for(
    app: Services, target: str, company: Company, names: dict[int, str], table: Table
) -> str:
    """A sentence or two about a target; empty where the picture says enough."""
    kind, _, name = target.partition(":")
    if kind == "board":
        measured = automa_measured(app, table.game, name, table.difficulty)
        return _joined(app.say(f"ui.lobby.board_help.{name}"), measured)
    if kind == "level":
        return app.say(f"ui.lobby.level_line.{name}")
    if kind == "colour":
        return _colour_help(app, name, company, names)
    if kind == "kind" and company.taken(int(name)):
        return app.say("ui.lobby.kind_help")
    if kind in CHAIR_TARGETS:
        return _chair_help(app, int(name), company, names, table)
    if kind in ("seed", "name", "dice", "figures"):
        return app.say(f"ui.lobby.{kind}_help")
    return ""


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _chair_help(
    app: Services, chair: int, company: Company, names: dict[int, str], table: Table
) -> str:
    if chair == company.automa:
        return app.say("ui.lobby.automa_seat")
    if not company.taken(chair):
        return app.say("ui.lobby.empty_seat")
    level = company.level(chair)
    if level:
        plain = app.say("ui.lobby.opponent_seat", line=app.say(f"ui.lobby.character.{level}"))
        return _joined(plain, level_measured(app, table.strength, level, len(company.persons)))
    if chair == NEAREST:
        return app.say("ui.lobby.solo_note" if company.solo else "ui.lobby.nearest_seat")
    return app.say("ui.lobby.person_seat", name=names[chair])


def _colour_help(app: Services, target: str, company: Company, names: dict[int, str]) -> str:
    chair, _, colour = target.partition(":")
    words = app.say(f"ui.colour.{colour}")
    for other in company.persons:
        if other != int(chair) and company.colour(other) == colour:
            here, there = names[int(chair)], names[other]
            return app.say("ui.lobby.colour_swap", name=here, colour=words, other=there)
    return app.say("ui.lobby.colour_help", name=names[int(chair)], colour=words)


def provinces_help(app: Services, game: str, target: str, provinces: PlaceChoice) -> str:
    """What is chosen, and what a press on a province would do."""
    if not provinces.open:
        return app.say("ui.lobby.all_provinces")
    name = target.partition(":")[2]
    if name == CHANCE:
        key = "chance_off" if provinces.by_chance else "chance_on"
        return app.say(f"ui.lobby.provinces.{key}")
    if provinces.by_chance:
        return app.say("ui.lobby.provinces.drawn")
    province = app.say(f"{game}.province.{name}")
    return app.say(f"ui.lobby.provinces.{provinces.role(name)}", province=province)


def consequence(app: Services, company: Company, difficulty: int, open_table: bool) -> str:
    """What the choices mean, while nothing is touched."""
    if company.solo:
        return app.say(f"ui.lobby.level_line.{difficulty}")
    people = len(company.persons) - len(company.computers)
    if people < 2:
        return app.say("ui.lobby.alone_note" if people else "ui.lobby.show_note")
    key = "ui.lobby.open_note" if open_table else "ui.lobby.several_note"
    return app.say(key, n=people)
