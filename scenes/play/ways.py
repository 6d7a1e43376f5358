"""Ways between the menus and a game: begin one, go on with one, play it again, go home."""

from __future__ import annotations

import secrets

from engine.ai.contract import LEVELS
from engine.ai.evaluations import load_evaluation
from engine.ai.search.methods import check_methods
from engine.cells import DataError
from engine.game import Config, Game, with_asked_ends
from engine.games import load_game
from engine.session import Session
from saves.errors import SaveError
from scenes.games.screens import has_screens
from scenes.play.boxes import in_use
from scenes.play.messages import as_text
from scenes.play.patience import Patience
from scenes.play.sessions import Loaded, begin, load
from scenes.shell.services import Services


def begin_game(app: Services, game: str, config: Config, seed: int) -> None:
    """Set up a new game and show its table on top; a notice when its component data, or what its
    computer players weigh, were edited and cannot be used. A set of corrections that cannot be
    played is told, too, and the game begun with the program's figures; of a set that this program
    has not all places for, the first one is told, and the game begun with the rest."""
    app.show_at_once()
    found = in_use(app.boxes, game, app.trials)
    try:
        check_opponents(load_game(game), config)
        begun = begin(app.library, game, config, seed, found.boxed)
    except DataError as error:
        app.tell("ui.title.bad_data", reason=error.text)
        return
    _show(app, begun)
    left_out = found.boxed.left_out if found.boxed is not None else ()
    for sentence in (*left_out[:1], found.problem):
        if sentence is not None:
            app.tell(sentence)


def continue_game(app: Services, session_id: str) -> bool:
    """Go on with a saved game; False, and a notice, when it cannot be opened or has no table."""
    app.show_at_once()
    try:
        loaded = load(app.library, session_id, Patience(app).replayed)
    except SaveError as error:
        app.tell("ui.title.cannot_open", reason=as_text(error.message))
        return False
    game = loaded.session.game.key
    if not has_screens(game):
        app.tell("ui.title.no_table", game=app.say(f"game.{game}"))
        return False
    try:
        check_opponents(loaded.session.game, loaded.session.config)
    except DataError as error:
        app.tell("ui.title.cannot_open", reason=error.text)
        return False
    _show(app, loaded)
    if loaded.problem is not None:
        app.tell(as_text(loaded.problem))
    return True


def review_game(app: Services, session_id: str) -> bool:
    """Look where a finished game turned; False, and a notice, when it cannot be opened."""
    try:
        loaded = load(app.library, session_id, Patience(app).replayed)
    except SaveError as error:
        app.tell("ui.title.cannot_open", reason=as_text(error.message))
        return False
    if not loaded.session.over or not has_screens(loaded.session.game.key):
        return continue_game(app, session_id)
    app.stack.push(app.routes.review(loaded.id, loaded.session))
    return True


def check_opponents(game: Game, config: Config) -> None:
    """Load what the computer players of a game weigh, and how they think. Raises DataError for a
    broken file."""
    if any(seat.get("kind") in LEVELS for seat in config["seats"]):
        load_evaluation(game)
        check_methods(game.key)


def play_again(app: Services, session: Session, *, same_seed: bool) -> None:
    """A new game of the same persons, with the same or another seed; as games begin today, also
    after one of before."""
    seed = session.seed if same_seed else secrets.randbelow(1_000_000_000)
    go_home(app)
    begin_game(app, session.game.key, with_asked_ends(session.config), seed)


def go_home(app: Services) -> None:
    """Leave everything and show the title. Nothing is lost: each decision is saved."""
    app.stack.home(app.routes.home)


def _show(app: Services, loaded: Loaded) -> None:
    app.stack.push(app.routes.table(loaded.id, loaded.session))
