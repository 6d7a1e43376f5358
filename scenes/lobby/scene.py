"""The lobby: who plays, against which automa, how hard, with which seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.games import info_of
from engine.texts.called import called
from scenes.games.screens import PlaceChoice, screens_of
from scenes.lobby.chance import OwnChance
from scenes.lobby.choices import (
    LARGEST_SEED,
    SeedError,
    chairs_of,
    configuration,
    mended,
    owner_of,
    parse_seed,
    press_place,
    twice,
)
from scenes.lobby.company import NEAREST, Company
from scenes.lobby.drag import NOBODY, ChairDrag, chair_at
from scenes.lobby.figures import Figures
from scenes.lobby.measured import strength_here
from scenes.lobby.opponents import LEVELS, Opponents, icon_source_of
from scenes.lobby.proposal import Proposal
from scenes.lobby.spoken import target_words
from scenes.lobby.states import chair_states, lit_options, province_state, targets
from scenes.lobby.texts import SEED, LobbyTexts, name_key
from scenes.lobby.view import ChairState, LobbyPicture, LobbyState
from scenes.lobby.words import (
    CHAIR_TARGETS,
    Table,
    consequence,
    help_for,
    kept_names,
    lobby_words,
    number_problem,
    options_of,
    provinces_help,
)
from scenes.play.boxes.names import set_name
from scenes.play.ways import begin_game
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.fields import BLINK_SECONDS
from scenes.shell.widgets.focus import TargetFocus
from scenes.shell.widgets.slips import draw_reason

_FIELD_PX = 17
_WAYS_OUT = ("back", "minute", "first")
"""Who takes these has chosen nothing in the lobby."""


class LobbyScene(Scene):
    """Sets up a game of `game`; its choices are remembered for the next time."""

    def __init__(self, app: Services, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.choices = app.settings.lobby = mended(app.settings.lobby, game)
        self.company = Company(self.choices, chairs_of(game))
        self._joined = self.company.solo and not info_of(game).automas
        if self._joined:
            self.company.invite(self.company.opposite)
        self._proposal = Proposal(app, self.company, self.choices, game)
        self._words = lobby_words(app, game)
        self._chance = OwnChance(app, game)
        self._opponents = Opponents(app, self.company, game)
        self._figures = Figures(app, self.choices, game)
        self._texts = LobbyTexts(self.company)
        self._problem = ""
        self._focus = self.listened = TargetFocus()
        self._drag = ChairDrag()
        self._picture: LobbyPicture | None = None

    def retell(self) -> None:
        self._words = lobby_words(self.app, self.game)

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets by key, canvas pixels."""
        if self._picture is None:
            return {}
        company, who = self.company, self._opponents.who
        return self._picture.boxes(company.persons, company.computers, who, LEVELS)

    @property
    def focused(self) -> str:
        """The target that the keyboard is on, or an empty string."""
        return self._focus.focused

    @property
    def note(self) -> str:
        """What is wrong, or what the touched or chosen thing means."""
        choices, target, places = self.choices, self._focus.active, self._provinces
        if target.startswith("province:") and places is not None:
            return self._problem or provinces_help(self.app, self.game, target, places)
        measured = strength_here(self.game, self.company, choices.advanced)
        table = Table(self.game, choices.difficulty, measured)
        touched = help_for(self.app, target, self.company, self._names(), table)
        open_table = choices.open_table or info_of(self.game).open_hands
        plain = consequence(self.app, self.company, choices.difficulty, open_table)
        told = self._problem or touched or self._proposal.word or self._figures.problem
        return told or self._chance.words(self.company, choices) or plain

    @property
    def next_wakeup(self) -> float | None:
        return BLINK_SECONDS if self._texts.writing else None

    @property
    def title_words(self) -> str:
        return self._words.title

    @property
    def state_words(self) -> str:
        return self.app.say("spoken.lobby")

    def target_words(self, key: str) -> str:
        return target_words(self.app.say, self._words, self._state(), key)

    def resize(self, size: Size) -> None:
        self._keep_texts()
        palette = self.app.settings.seat_palette
        percent = self.app.settings.text_percent
        places = self._provinces.all if self._provinces is not None else ()
        self._picture = LobbyPicture(
            size, self.app.cache, self.game, palette, percent, places, icon_source_of(self.game)
        )
        self._drag.let_go()
        hints = {"name": self.app.say("ui.lobby.name_hint"), SEED: self._words.seed_chance}
        px = max(13, round(_FIELD_PX * self._picture.layout.words))
        self._texts.lay_out(size, px, self._picture.text_rooms(self._words), hints)
        self._set_targets()

    def pause(self) -> None:
        self._write_in("")

    def resume(self) -> None:
        self._figures.read()
        self.mark()

    def leave(self) -> None:
        self._write_in("")  # keys must not go on repeating in other scenes
        left = self.app.settings.lobby = self._proposal.unused() or self.choices
        company = Company(left, self.company.chairs)
        if self._joined and company.persons == (NEAREST, company.opposite):
            company.stand_up(company.opposite)  # sat down only because this game needs two
        self._remember()

    def handle(self, event: pygame.event.Event) -> bool:
        if self._texts.writing:
            self.mark()
        if self._field_takes(event) or self._dragged(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if self._opponents.leave():
                self._set_targets()
            else:
                self.app.stack.pop()
            return True
        if event.type == pygame.KEYDOWN and self._enter_starts(event.key):
            self._start()
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._follow_focus()
            self.mark()
        if chosen:
            self._choose(chosen)
        return True

    def update(self, dt: float) -> None:
        if self._texts.writing:
            self._texts.update(dt)
            self.mark()

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        looks = self._focus.looks(lit=self._drop_target())
        self._picture.draw(surface, self._state(), self._words, looks)
        self._texts.draw(surface)
        key = self._focus.active
        if key and not key.startswith("option:"):
            reason, scale = self._focus.reason(key), self.app.words_scale
            draw_reason(surface, reason, self.boxes()[key], scale)

    # Text entries --------------------------------------------------------------------------

    def _field_takes(self, event: pygame.event.Event) -> bool:
        """Offer the event to the line that is being written in; True when it was for it."""
        if not self._texts.writing:
            return False
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
                self._write_in("")
                self._focus.focus("start" if event.key != pygame.K_ESCAPE else self._focus.focused)
                return True
            if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
                return False
        used = self._texts.handle(event)
        self._keep_texts()
        return used

    def _write_in(self, key: str) -> None:
        self._keep_texts()
        if self._texts.focus(key):
            if key:
                self._focus.focus(key)  # Tab goes on from here, also after a click
            self.mark()

    def _follow_focus(self) -> None:
        """The keyboard came to a line: write in it; it went on: stop writing."""
        if self._focus.focused in self._texts:
            self._write_in(self._focus.focused)
        elif self._focus.focused or self._focus.pressed not in ("", self._texts.writing):
            self._write_in("")

    def _keep_texts(self) -> None:
        if self._texts.keep():
            self._problem = ""
            self._proposal.used()
        if self._texts.unshown:
            self._tell(self.app.say("ui.lobby.name_unshown"))

    # Chairs --------------------------------------------------------------------------------

    def _dragged(self, event: pygame.event.Event) -> bool:
        """Carry somebody to another chair; True when the event was for that."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            chair = chair_at(self.boxes(), event.pos)
            carried = self._focus.at(event.pos) == f"seat:{chair}" and not self.company.solo
            self._drag.press(chair if carried and self.company.taken(chair) else NOBODY, event.pos)
        elif event.type == pygame.MOUSEMOTION and self._drag.move(event.pos, self.app.scale):
            self._focus.pressed = ""
            self.mark()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            chair = self._drag.let_go()
            if chair != NOBODY:
                self._exchange(chair, chair_at(self.boxes(), event.pos))
                return True
        return False

    def _exchange(self, chair: int, target: int) -> None:
        self.mark()
        if target in (NOBODY, chair):
            return
        self._keep_texts()
        if self.company.exchange(chair, target):
            self._proposal.used()
            self._texts.write_names()
            self._set_targets()
            self.app.sounds.play("drop")
        else:
            self._tell(self.app.say("ui.lobby.nearest_seat"))

    def _sit_or_stand(self, chair: int) -> None:
        """A click on a chair: somebody sits down, or gets up and goes."""
        company, fewest = self.company, info_of(self.game).fewest_persons
        if chair == NEAREST:
            key = "ui.lobby.solo_note" if company.solo else "ui.lobby.nearest_seat"
            self._tell(self.app.say(key))
        elif company.taken(chair) and len(company.persons) <= fewest:
            self._tell(self.app.say("ui.lobby.two_needed", game=self.app.say(f"game.{self.game}")))
        elif company.taken(chair):
            company.stand_up(chair)
            self._write_in("")
            self._set_targets()
        else:
            self._sit(chair)

    def _change_player(self, chair: int) -> None:
        """A click on the sign: a person, then the levels of computer opponents."""
        if not self.company.taken(chair):
            self._sit_or_stand(chair)
            return
        self._write_in("")
        self.company.change_player(chair)
        self._set_targets()

    def _sit(self, chair: int) -> None:
        self.company.sit(chair)
        self._set_targets()
        self._write_in(name_key(chair))

    # Choosing ------------------------------------------------------------------------------

    def _enter_starts(self, code: int) -> bool:
        return code in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self._focus.focused

    def _choose(self, key: str) -> None:
        if not self._focus.enabled(key):
            self._tell(self._focus.reason(key))
            return
        kind, name = key.partition(":")[::2]
        if kind not in _WAYS_OUT:
            self._proposal.used()
        actions: dict[str, Callable[[], object]] = {
            "back": self.app.stack.pop,
            "start": self._start,
            "minute": lambda: self.app.stack.push(self.app.routes.learn(self.game)),
            "first": lambda: self.app.stack.replace(self.app.routes.lesson(self.game)),
            "dice": self._roll,
            "figures": lambda: self.app.stack.push(self.app.routes.box_sets(self.game)),
            "name": lambda: self._write_in(key),
            "seed": lambda: self._write_in(key),
            "colour": lambda: self._paint(*name.split(":")),
            "seat": lambda: self._sit_or_stand(int(name)),
            "kind": lambda: self._change_player(int(name)),
            "plate": lambda: self._sit_or_stand(int(name)),
            "card": lambda: self._choose_card(int(name)),
            "board": lambda: setattr(self.choices, "board", name),
            "level": lambda: setattr(self.choices, "difficulty", int(name)),
            "option": lambda: self._toggle(name),
            "province": lambda: press_place(self._provinces, name),
            "who": lambda: self._opponents.choose(name),
            "strength": lambda: self._opponents.set_level(name),
            "away": self._opponents.leave,
        }
        actions[kind]()
        if kind in ("who", "strength", "away"):
            self._set_targets()
        self.mark()

    def _choose_card(self, chair: int) -> None:
        if self._opponents.toggle(chair):
            self._write_in("")
            self._set_targets()
        elif self.company.level(chair):
            self._change_player(chair)
        elif self.company.taken(chair):
            self._write_in(name_key(chair))
        else:
            self._sit(chair)

    def _paint(self, chair: str, colour: str) -> None:
        self.company.paint(int(chair), colour)

    def _toggle(self, option: str) -> None:
        if self._figures.toggle(option):
            return
        owner = owner_of(option, self.company, self.choices, self.app.settings)
        setattr(owner, option, not getattr(owner, option))

    @property
    def _provinces(self) -> PlaceChoice | None:
        choose = screens_of(self.game).places
        return choose(self.choices, len(self.company.persons)) if choose is not None else None

    def _roll(self) -> None:
        self._texts.write(SEED, str(parse_seed("")))
        self._problem = ""

    def _tell(self, sentence: str) -> None:
        self.app.notice.show(sentence)
        self.mark()

    # Beginning -----------------------------------------------------------------------------

    def _start(self) -> None:
        self._keep_texts()
        names = self._names()
        double = twice(names)
        if double is not None:
            chair, name = double
            self._complain(name_key(chair), self.app.say("ui.lobby.name_twice", name=name))
            return
        try:
            seed = parse_seed(self._texts.seed)
        except SeedError:
            self._complain(SEED, self.app.say("ui.lobby.seed_wrong", most=LARGEST_SEED))
            return
        problem = number_problem(self.app, self.company, self.game)
        if problem:
            self._tell(problem)
            return
        self._proposal.used()
        self._remember()
        config = configuration(self.choices, kept_names(self.company, self.game), self.game, seed)
        self._focus.pressed = "start"  # until the table is there
        self._words = replace(self._words, start=self.app.say("ui.lobby.opening"))
        self.app.stack.pop()
        begin_game(self.app, self.game, config, seed)

    def _complain(self, field: str, problem: str) -> None:
        """A line has to be written anew."""
        self._write_in(field)
        self._focus.focus(field)
        self._problem = problem
        self._tell(problem)

    def _names(self) -> dict[int, str]:
        """Names by chair as they are told."""
        names = kept_names(self.company, self.game)
        return {chair: called(self.app.say, name) for chair, name in names.items()}

    def _remember(self) -> None:
        self._keep_texts()
        self.app.save_settings()

    # Drawing -------------------------------------------------------------------------------

    def _set_targets(self) -> None:
        self._focus.set_targets(targets(self.app, self.boxes(), self.company))
        self.mark()

    def _state(self) -> LobbyState:
        choices, company = self.choices, self.company
        options = options_of(self.game)
        lit = lit_options(options, company, choices, self.app.settings, self._figures)
        chosen = {key for key in lit if self._focus.enabled(f"option:{key}")}
        colour = company.colour(self._drag.chair) if self._drag.moving else ""
        return LobbyState(
            game=self.game,
            chairs=self._chair_states(),
            seed=self._texts.seed if self._texts.writing != SEED else "",
            board=choices.board if company.solo else "",
            difficulty=choices.difficulty,
            options=frozenset(chosen),
            closed=frozenset(k for k in options if not self._focus.enabled(f"option:{k}")),
            note=self.note,
            held=(colour, self._drag.at) if colour else None,
            provinces=province_state(self.app, self.game, self._provinces),
            choosing=self._opponents.state(),
            figures=set_name(self.app, self._figures.name),
        )

    def _chair_states(self) -> tuple[ChairState, ...]:
        """Who sits where; the name that is being written shows itself."""
        shown = {
            chair: "" if self._texts.writing == name_key(chair) else name
            for chair, name in self._names().items()
        }
        board, cast = self.choices.board, self._opponents.cast.all()
        return chair_states(self.company, self._words, board, shown, cast)

    def _drop_target(self) -> str:
        """The chair that a carried token would go to."""
        chair = chair_at(self.boxes(), self._drag.at) if self._drag.moving else NOBODY
        return f"{CHAIR_TARGETS[0]}:{chair}" if chair != NOBODY else ""
