"""The parts of one table that its helpers share: session, view, gestures, pictures, window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from engine.ai.thinker import Thinker
from engine.core import State
from engine.explain import Text
from engine.game import Config
from engine.session import Session
from engine.texts.called import with_names
from scenes.games.screens import screens_of
from scenes.shell.layer import Size
from scenes.shell.services import Services
from scenes.table.camera import Camera
from scenes.table.chrome.parts import Chrome
from scenes.table.drawing.painter import TablePainter
from scenes.table.drawing.workshop import Workshop
from scenes.table.frame import Frame, make_frame
from scenes.table.input.controller import Controller
from scenes.table.input.hand import Hand, Held
from scenes.table.input.pointing import anchors_at
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.passing import Passing
from scenes.table.model.seat_players import prepare_thinking, seat_players_for
from scenes.table.model.table_model import TableModel
from scenes.table.motion.animator import Animator
from scenes.table.motion.counted import at_its_counter
from scenes.table.motion.pacing import Pacing
from scenes.table.motion.showing import Habits
from scenes.table.motion.things import Flight, Place, Point, Sprite
from scenes.table.motion.watched import on_table
from scenes.table.saving.autosave import autosave_for
from scenes.table.view import AnyTable
from sprites.common.accent import UNOWNED, Outline, accent, box_outline, round_outline
from sprites.common.players import style_of

MOST_SAID = 512
"""So many sentences are remembered at most."""


class TableContext:
    """What helpers of a table may reach; `mark` asks for a new frame."""

    def __init__(
        self, app: Services, session_id: str, session: Session, mark: Callable[[], None]
    ) -> None:
        self.app = app
        self.session_id = session_id
        self.mark = mark
        self._said: tuple[object, dict[str | int, tuple[Text | str, str]]] = (None, {})
        """What was said last in a language, by key, or by the thing that was told of."""
        self.thinker = Thinker(lambda: app.tell("table.thinks_here"))
        autosave = autosave_for(app.library, session_id, session)
        self.match = Match(session, autosave, seat_players_for(session_id, session, self.thinker))
        self.table = self._make_table()
        self.ambience = screens_of(self.match.game.key).ambience
        self.controller = Controller(self.hit)
        self.animator = Animator(self._sprites, self._places)
        self.animator.flights = self._flights
        self.animator.joins = lambda event, following: self.table.joins(event, following)
        self.animator.courses = lambda shown: self.table.courses(shown.event, shown.view)
        self.animator.accents = self._accents
        self.animator.together = self.table.together
        self.animator.passed_over = self.table.passed_over
        self.animator.kept_clear = self._read_below
        self.model = TableModel(
            self.match,
            self.say,
            self.controller,
            self.animator,
            self._habits,
            Passing(self.match, self._holder, lambda: app.settings.voice),
            self.table.shown_to_all,
        )
        self.model.showing.nobodys = self.table.nobodys
        self.pacing = Pacing()
        self._set_up()
        self.frame: Frame = self.frame_for(app.size)
        self.camera = Camera(self.frame.board)
        self.hand = Hand(lambda: app.settings.reduced_motion)
        self.carried = False
        """What is in the hand has gone on since the last frame."""
        self.pressed = ""
        """The chrome target on which the button went down."""
        self.settled = False
        """The pointer merely rests where something was decided: it asks for nothing."""
        self.unhurried = False
        """A click too many is not taken: somebody learns, who reads every question."""
        self.by_keys = False
        """True after a key, until the mouse is used: what Enter would choose wears a ring."""

    def _make_table(self) -> AnyTable:
        config = with_names(self.app.say, self.match.session.config)
        table = screens_of(self.match.game.key).make_table(config, self.say, self.app.cache)
        dress(table, self.app.settings.seat_palette)
        show_faces(table, self.match.game.key, self.match.session.config)
        return table

    def _set_up(self) -> None:
        """What draws the table."""
        self.chrome = Chrome(self.table.theme, self.table.icon, self.table.styles)
        self.painter = TablePainter(self.model, self.table, self.chrome)
        self.workshop = Workshop(self.table)

    def retell(self) -> None:
        """Another language is spoken: a table that knows no words of the one before."""
        self.let_go()
        self.table = self._make_table()
        self._set_up()

    def prepare_thinking(self) -> None:
        """What is begun here is ended when the table is left: so not before it is entered."""
        prepare_thinking(self.session_id, self.match.session, self.thinker)

    def say(self, text: Text | str) -> str:
        """A finished sentence with the players' names. What is told in every frame, such as the
        label of a choice, is said once."""
        catalogue = self.app.catalogue
        if self._said[0] is not catalogue or len(self._said[1]) > MOST_SAID:
            self._said = (catalogue, {})
        key = text if isinstance(text, str) else id(text)
        known = self._said[1].get(key)
        if known is None:
            names = () if isinstance(text, str) else self.match.names
            known = self._said[1][key] = (text, self.app.say(text, names))
        return known[1]

    @property
    def viewer(self) -> int:
        """Whose cards show their faces: nobody's while another seat is asked on an open table."""
        return self.match.viewer

    @property
    def held(self) -> Held | None:
        """The piece in the hand."""
        return self.hand.held

    def let_go(self) -> None:
        """Nothing stays in the hand."""
        self.controller.drop_all()
        self.hand.drop()
        self.pressed = ""

    def hit(self, point: tuple[float, float], reach: float) -> list[str]:
        """The anchors under a point, topmost first; none under the sheet of the digest."""
        if not self.controller.dragging and self.chrome.hit(self.app.pointer).startswith("digest:"):
            return []
        return anchors_at(self.places, point, reach, self.frame.board)

    @property
    def places(self) -> Mapping[str, Place]:
        """Every anchor on the screen."""
        return self.painter.around.places(self.viewer)

    def place_of(self, anchor: str) -> tuple[float, float] | None:
        """The middle of an anchor."""
        place = self.places.get(anchor)
        return place.middle if place is not None else None

    @property
    def chrome_under(self) -> str:
        """The chrome target under the pointer; nothing while a piece is dragged."""
        return "" if self.controller.dragging else self.chrome.hit(self.app.pointer)

    def frame_for(self, size: Size) -> Frame:
        """Where the parts of the table lie in a window."""
        return make_frame(size, self.app.settings.text_percent, self.table.shelf)

    def lay_out(self, size: Size) -> None:
        """Frame, camera and colours for a window, or for other settings."""
        step = self.camera.step
        self.frame = self.frame_for(size)
        self.camera = Camera(self.frame.board, step)
        dress(self.table, self.app.settings.seat_palette)
        self.chrome.theme = self.table.theme
        self.chrome.styles, self.chrome.icon = self.table.styles, self.table.icon
        self.controller.scale = self.frame.scale

    def relay(self) -> None:
        """Zoom or pan changed."""
        self.lay_anew()
        self.mark()

    def lay_anew(self) -> None:
        """Put everything where it belongs; it is seen in the next frame that is asked for."""
        self.painter.lay_out(self.frame, self.camera)
        self.animator.relaid()

    def _holder(self, view: State) -> int:
        """Who is in turn and needs the own hand; -1 for nobody."""
        return self.table.strip(view).holder

    def _read_below(self) -> Sequence[pygame.Rect]:
        """The prompt, and what is read of the own things: tray and headings. Nothing passes over
        them that can go another way."""
        board, headings = self.frame.board, self.table.headings(self.model.shown)
        beside = (box for box in headings if not board.colliderect(box))
        return [self.frame.prompt, self.table.tray_box(), *beside]

    def _habits(self) -> Habits:
        settings = self.app.settings
        return Habits(
            settings.seconds_per_move,
            settings.step_mode,
            settings.reduced_motion,
            settings.confirm_end,
        )

    def _flights(self, shown: ShownEvent) -> Sequence[Flight]:
        """What flies between anchors while an event is shown."""
        event, view, viewer = shown.event, shown.view, self.viewer
        found = list(self.table.flights(event, view, viewer))
        for each in shown.beside:
            beside = self.table.flights_beside(each, event, view, viewer)
            found += [replace(flight, leads=True) for flight in beside]
        if not any(flight.counter for flight in found):
            return found
        seats = self.table.seats(view, viewer)
        return [at_its_counter(flight, seats, self.chrome, self.frame) for flight in found]

    def _accents(self, shown: ShownEvent) -> Sequence[Sprite]:
        """A line of light around the last place of the table that an event is about."""
        event, view = shown.event, shown.view
        others = () if event.seat == self.painter.around.seat else self.table.own_places
        known = self.table.accented(event, view)
        if known is None:
            known = self.match.game.event_anchors(event, view)
        anchors = [a for a in known if on_table(a) and not a.startswith(others)]
        place = self._places(view).get(anchors[-1]) if anchors else None
        if place is None:
            return ()
        styles = self.table.styles
        colour = styles[event.seat].fill if 0 <= event.seat < len(styles) else UNOWNED
        scale = self.frame.scale
        outline, middle = _edge_of(place, scale)
        light = accent(outline, colour, scale)
        at = light.get_rect(center=middle).topleft
        return (Sprite("accent", "accent", "", light, at, 0.0, board=place.board, shadow=False),)

    def _sprites(self, view: State) -> Sequence[Sprite]:
        """The sprites of a view, the same ones that the painter draws."""
        return self.painter.around.sprites_of(view, self.viewer)

    def _places(self, view: State) -> Mapping[str, Place]:
        around = self.painter.around
        return around.with_chrome(around.places_of(view, self.viewer))


def _edge_of(place: Place, scale: float) -> tuple[Outline, Point]:
    """The edge of a place in a box of its own, and the middle of that box on the table."""
    if place.shape == "disc":
        return round_outline(place.rect, scale), place.middle
    if place.shape != "area":
        return box_outline(place.rect, scale), place.middle
    left, right = min(x for x, _ in place.outline), max(x for x, _ in place.outline)
    top, bottom = min(y for _, y in place.outline), max(y for _, y in place.outline)
    edge = tuple((round(x - left, 1), round(y - top, 1)) for x, y in place.outline)
    return edge, ((left + right) / 2, (top + bottom) / 2)


def dress(table: AnyTable, palette: str) -> None:
    """The seats wear the colours of the palette that the person has chosen."""
    table.styles = tuple(
        replace(style_of(seat.key, palette), face=seat.face) for seat in table.styles
    )


def show_faces(table: AnyTable, game: str, config: Config) -> None:
    """Rail and log show who plays a seat, where it is a character of the game."""
    chairs = [str(chair.get("character", "")) for chair in config["seats"]]
    table.styles = tuple(
        replace(style, face=(game, chairs[seat])) if seat < len(chairs) and chairs[seat] else style
        for seat, style in enumerate(table.styles)
    )
