"""The table of Versailles: layout, pictures and words for the table scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

import pygame

from engine.events import Event
from engine.explain import Choice, Text
from engine.game import Config
from engine.games.versailles.moves import Move
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import NO_TILE, State
from engine.games.versailles.telling import words as words_of
from engine.texts import Seat
from scenes.games.board_plan import Shelf
from scenes.games.board_table import BoardTable
from scenes.games.icon_sources import icons_and_workers, icons_named
from scenes.games.versailles import facts, words
from scenes.games.versailles import layout as lay
from scenes.games.versailles.avenues import between, courses, short_of, walk
from scenes.games.versailles.board import COACH_UNITS, BoardSprites, tile_of
from scenes.games.versailles.faces import Faces, known_icon
from scenes.games.versailles.flights import earned_at, flights, seal_set
from scenes.games.versailles.ground import VersaillesBoards, board_view
from scenes.games.versailles.hints import Hints
from scenes.games.versailles.inspector import Inspector
from scenes.games.versailles.light import (
    concerns,
    light_of_move,
    site_in_use,
    steps_back,
)
from scenes.games.versailles.reach.slips import kept_free
from scenes.games.versailles.reach.spots import ribbons_of
from scenes.games.versailles.reach.words import way_words
from scenes.games.versailles.regions import regions
from scenes.games.versailles.shelf import (
    ShelfView,
    hand_sprites,
    hushed,
    price_of,
    shelf_pieces,
    waiting_sprites,
)
from scenes.games.versailles.stage import stage_card
from scenes.table.frame import Frame
from scenes.table.motion.things import Course, Flight, Place, Point, Sprite
from scenes.table.view import (
    AidEntry,
    Aim,
    Counter,
    Hint,
    Inspection,
    Region,
    Say,
    SeatFacts,
    StageCard,
    StripFacts,
)
from sprites.common.cache import RasterCache
from sprites.common.chrome_tray import Well
from sprites.common.drawn import Drawn, Pointer
from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource
from sprites.common.tally import tally
from sprites.common.theme import Theme
from sprites.common.theme_worlds import IVORY
from sprites.versailles import shelf_slab
from sprites.versailles.board_light import lit, stepping_back
from sprites.versailles.board_quiet import prepared
from sprites.versailles.board_view import BoardView
from sprites.versailles.cartouche import title_box
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_spec import BoardSpec
from sprites.versailles.icons import ICON_NAMES, icon
from sprites.versailles.marks import tried
from sprites.versailles.pieces import worker, worker_icon
from sprites.versailles.shelf_plan import ShelfPlan
from sprites.versailles.shelf_things import Shown, Stock, things

FLYING = 32.0
MOST_SPRITES = 160
"""So many things on the board are drawn one by one in a new size; any more at once."""
PAIR_STEP = 0.52
"""How far apart two workers are held, in widths."""


class VersaillesTable(BoardTable[State, BoardLayout, BoardView, ShelfView]):
    """See `scenes.table.view.TableView`."""

    emblem = "king"
    own_theme: Theme = IVORY
    inspector_width = words.PICTURE_WIDTH
    shown_to_all = frozenset(("pile_out", "over"))
    gilded = True
    untraced: tuple[str, ...] = ("display:", "discard", "king:")
    together: frozenset[tuple[str, str]] = frozenset((("move", "spend_tokens"), ("move", "marker")))
    """A marker goes with the worker, but after the King's coach where that drives first."""
    passed_over: frozenset[tuple[str, str]] = frozenset((("activate", "void"), ("echo", "void")))
    held_veil = 12

    def __init__(self, config: Config, say: Say, cache: RasterCache) -> None:
        super().__init__(config, say, VersaillesBoards(cache), shelf_pieces)
        self._faces: Faces | None = None
        self._spec: BoardSpec | None = None
        self._print: BoardView | None = None
        self._tray: tuple[Stock, int] | None = None
        """What can lie on the tray, and whose things lie there."""

    # Layout ----------------------------------------------------------------------------------

    def places(self, view: State, viewer: int) -> Mapping[str, Place]:
        """Every anchor that can be seen now, back to front."""
        seat = self._seat_shown(viewer)
        shelf = self._shelf
        tray = self._tray_plan(view)
        own = lay.shelf_places(view, seat, shelf, self._hand(view, seat), tray)
        board = lay.board_places(view, self._plan(view))
        return board | lay.waiting_places(view, seat, shelf, tray, board) | own

    # Pictures --------------------------------------------------------------------------------

    def chores(self, view: State, viewer: int) -> Sequence[Callable[[], object]]:
        """Tiles in the sizes in which they may be shown next."""
        faces, layout = self.faces(view), self._plan(view).layout
        square, hand = layout.squares[0].width, self._hand(view, 0).tiles
        titles = self._board_view(view, viewer).titles
        made = self._zooms_ahead(view)
        made += [part for site, title in titles for part in prepared(layout, site, title)]
        for tile in view.display:
            if tile != NO_TILE:
                made.append(partial(faces.tile, tile, self._picture_width))
                made.append(partial(faces.tile, tile, layout.discard.width))
                made += [partial(faces.tile, tile, box.width) for box in hand[:1]]
        for player in view.players:
            for tile in player.hand:
                made += [partial(faces.built, tile, square, turn) for turn in range(4)]
                made += [partial(faces.tile, tile, box.width) for box in hand[:1]]
        return made

    def in_sight(self, view: State, viewer: int) -> list[Callable[[], object]]:
        """Everything that lies face up on the board, and the titles that hints leave in sight."""
        faces, layout = self.faces(view), self._plan(view).layout
        slab, scale = self._shelf.hand.union(self._shelf.tray), self._need_frame().scale
        made: list[Callable[[], object]] = shelf_slab.prepared(slab.size, scale)
        made += [
            partial(faces.tile, tile, layout.display[0].width)
            for tile in view.display
            if tile != NO_TILE
        ]
        made += [
            partial(faces.built, tile, layout.squares[0].width, view.turned[number])
            for number, tile in enumerate(view.squares)
            if tile != NO_TILE
        ]
        board = self._board_view(view, viewer)
        made += [
            partial(title_box, layout.sites[site].ribbon, layout.unit, title, site)
            for site, title in board.titles
        ]
        if board.in_use:
            made += lit(layout, board.in_use, board.title(board.in_use))
            made += stepping_back(layout, (site for site, _ in board.titles if board.away))
        one_more: Callable[[], object] = partial(
            next, self._board_sprites(view, viewer).each(), None
        )
        return [*made, *(one_more for _ in range(MOST_SPRITES))]

    def ground(self, view: State, viewer: int, away: frozenset[str]) -> pygame.Surface:
        """The words about free places are silent while a tile comes there."""
        board, shelf = self._parts_of(view, viewer)
        shelf = hushed(shelf, view, away) if concerns(view, viewer) else shelf
        return self._painter.ground(self._need_frame(), self._plan(view), board, shelf)

    def sprites(self, view: State, viewer: int) -> Sequence[Sprite]:
        """Everything that lies on the ground."""
        seat = self._seat_shown(viewer)
        own = hand_sprites(view, seat, self._hand(view, seat), self.faces(view))
        tray, style = self._shelf.tray, self.styles[seat]
        waiting = waiting_sprites(view, seat, tray, self._tray_plan(view), style)
        return [*self._board_sprites(view, viewer).all(), *own, *waiting]

    def in_hand(self, sprite: Sprite, choice: Choice, view: State, viewer: int) -> Sprite:
        """A tile as large as where it goes, and turned; one worker or two."""
        if choice.action[0] == "build":
            layout = self._plan(view).layout
            side = layout.squares[0].width
            picture = self.faces(view).tile(choice.action[1], side, choice.action[3])
            return replace(sprite, picture=tried(picture, layout.unit))
        if choice.action[0] == "take":
            side = self._hand(view, 0).tiles[0].width
            return replace(sprite, picture=self.faces(view).tile(tile_of(sprite.key), side))
        if choice.source.startswith("pool:"):
            moved = self._move(view, choice)
            seat = int(choice.source.rpartition(":")[2])
            wide = self._board_sprites(view, seat).worker_width(moved.start, seat)
            return replace(sprite, picture=workers_held(self.styles[seat], wide, moved.workers))
        return sprite

    def headings(self, view: State) -> Sequence[pygame.Rect]:
        """Names, and while the palace is built what one plans by."""
        return kept_free(view, self._plan(view))

    def lettering(self, view: State) -> Sequence[pygame.Rect]:
        """What is said of the free places of the hand, unless tiles come there: see `ground`."""
        seat = self._seat_shown(0)
        free = self._hand(view, seat).names[len(view.players[seat].hand) :]
        if not free or any(action[0] == "take" for action in view.options):
            return []
        room = free[0].unionall(list(free[1:]))
        lines = min(room.height, 2 * self._need_frame().px(lay.REMARK))
        return [room.inflate(0, lines - room.height)]

    def hints(self, aim: Aim, view: State, viewer: int) -> Sequence[Hint]:
        """Reach of workers, the King's way, matching edges."""
        says = self._say, self._ribbons(view, viewer), dict(self._printed(view).titles)
        return Hints(view, self._plan(view), self.faces(view), COACH_UNITS, *says).of(aim)

    def carried(self, choice: Choice, view: State) -> str | None:
        """The location to which a worker goes. A tile is there to be seen, its name stands below
        its place in the hand, and its slip is small."""
        if choice.source.startswith("pool:"):
            return self._say(words_of.site(view, self._move(view, choice).end))
        return ""

    def remarks(self, choice: Choice, view: State, viewer: int) -> Sequence[str]:
        """How the source can be held otherwise."""
        action = choice.action
        if action[0] == "build":
            turns = [each for each in view.options if each[:3] == action[:3]]
            return (self._say("versailles.table.turn_tile"),) if len(turns) > 1 else ()
        if not choice.source.startswith("pool:") or action not in view.data.moves.by_action:
            return ()
        remarks = []
        if not view.data.sites[self._move(view, choice).end].options:
            remarks.append(self._say("versailles.table.ends_turn"))
        other = ("pair" if action[0] == "single" else "single", *action[1:])
        if other in view.options:
            seat, way = int(choice.source.rpartition(":")[2]), view.data.moves.by_action[other]
            what = way_words(view, seat, way, self._say)
            key = "take_two" if other[0] == "pair" else "take_one"
            remarks.append(self._say(Text(f"versailles.table.{key}", {"what": what})))
        return remarks

    def courses(self, event: Event, view: State) -> Sequence[Course]:
        """Workers keep to the avenues, the King's coach to its drive."""
        return courses(event, view, self._plan(view))

    def aside(self, event: Event, view: State) -> str:
        """Where an activation marker goes: the log says it with what is used there."""
        if event.kind != "marker":
            return ""
        site = words_of.site(view, event.values[1])
        values = {"seat": Seat(event.seat), "site": site}
        return self._say(Text("versailles.table.marker_goes", values))

    def trodden(self, view: State, start: str, end: str) -> Sequence[Point]:
        """The avenues between two locations."""
        names = [anchor.partition(":")[2] for anchor in (start, end) if anchor.startswith("site:")]
        plan = self._plan(view)
        line = between(plan, *names) if len(names) == 2 else []
        return short_of(line, plan.layout.unit) if line else ()

    def way(self, view: State, source: str, path: Sequence[str]) -> Sequence[Point]:
        """A worker's way along the avenues."""
        if not source.startswith("pool:"):
            return ()
        stops = [source.split(":")[1], *(anchor.split(":")[1] for anchor in path)]
        return walk(self._plan(view), stops)

    @property
    def icon(self) -> IconSource:
        """The icon family, and the workers of all seats."""
        return icons_and_workers(icons_named(ICON_NAMES, icon), worker_icon, self.styles)

    def counter_icon(self, key: str) -> str:
        """The icon of a counter, a cost or a gain."""
        return known_icon(key)

    def sign(self, event_kind: str, topic: str = "") -> str:
        """The icon of a kind of event in the log."""
        return words.event_sign(event_kind, topic)

    def track(self, seat: SeatFacts, scale: float) -> pygame.Surface | None:
        """Workers and decorations of a seat."""
        values = {counter.key: counter.value for row in seat.rows for counter in row}
        style = self.styles[seat.seat]
        return _tally(style, values["workers"], values["decorations"], scale)

    def flights(self, event: Event, view: State, viewer: int) -> Sequence[Flight]:
        """Cubes, decorations and tokens on their way."""
        px = round(FLYING * self._need_frame().scale)
        own = self._seat_shown(viewer)
        if event.kind == "activate" and event.seat != own:
            site = str(view.data.sites[event.values[0]].id)
            titles = [each for each in self._printed(view).titles if each[0] == site]
            return (seal_set(site, ribbons_of(self._plan(view), titles, "gold")[site]),)
        return flights(event, view, own, px)

    def accented(self, event: Event, view: State) -> Sequence[str] | None:
        """A gain shines where it was earned; walks and markers do without."""
        return earned_at(event, view)

    # Words -----------------------------------------------------------------------------------

    def strip(self, view: State) -> StripFacts:
        """What the top strip shows."""
        return facts.strip_facts(view, self._say)

    def seats(self, view: State, viewer: int) -> Sequence[SeatFacts]:
        """The rows of the rail."""
        return facts.seat_facts(view, self._config, self._say)

    def tray(self, view: State, viewer: int) -> Sequence[Counter]:
        """The own resources."""
        seat = max(0, viewer)
        self._tray = (self._stock(view, seat), seat)
        return facts.tray_facts(view, seat, self.styles[seat].key, self._say)

    def furniture(self, wells: tuple[Well, ...], pointer: Pointer) -> Drawn | None:
        """What lies on the tray: the marble below it belongs to the ground."""
        if self._tray is None:
            return None
        stock, seat = self._tray
        worn = replace(stock, style=self.styles[seat])
        size, scale = self._shelf.tray.size, self._need_frame().scale
        return things(Shown(wells, worn, size, scale, self.theme, pointer))

    def regions(self, view: State, anchors: Sequence[str]) -> Sequence[Region]:
        """The parts of the table as they are told."""
        return regions(view, anchors, self._say)

    def inspect(self, anchor: str, view: State, viewer: int) -> Inspection | None:
        """Words and a large picture about an anchor."""
        seat, faces = self._seat_shown(viewer), self.faces(view)
        inspector = Inspector(view, seat, self.styles, self._say, faces, self._picture_width)
        return words.inspection(inspector, anchor)

    def stage(self, event: Event, view: State, before: StageCard | None) -> StageCard | None:
        """The tile that is taken or built."""
        return stage_card(event, view, before)

    def stage_picture(self, card: StageCard, view: State, height: int) -> pygame.Surface:
        """That tile, large."""
        return self.faces(view).tile(card.card, height)

    def aid(self) -> Sequence[AidEntry]:
        """The icon dictionary."""
        return words.aid_entries(self._say)

    # Inside ----------------------------------------------------------------------------------

    def faces(self, view: State) -> Faces:
        """The faces of this game's data."""
        if self._faces is None:
            self._faces = Faces(view, self._say)
        return self._faces

    def _move(self, view: State, choice: Choice) -> Move:
        move: Move = view.data.moves.by_action[choice.action]
        return move

    def _divided(self, frame: Frame) -> Shelf:
        return lay.shelf_of(frame)

    def _plan(self, view: State) -> lay.BoardPlan:
        if self._spec is None:
            self._spec = lay.board_spec(view.data, view.seats)
        return lay.board_plan(self._spec, self._need_frame(), self._need_camera())

    def _board_sprites(self, view: State, viewer: int) -> BoardSprites:
        return BoardSprites(view, self._plan(view), self.styles, self.faces(view), viewer)

    def _board_view(self, view: State, viewer: int) -> BoardView:
        printed = self._printed(view)
        used, away = site_in_use(view), steps_back(view, viewer)
        mine = concerns(view, viewer)
        reach, held, aside = light_of_move(view) if mine else ((), (), ())
        lit = replace(printed, in_use=used, away=away, begun=view.built > 0)
        return replace(lit, reach=reach, held=held, aside=aside)

    def _ribbons(self, view: State, viewer: int) -> Mapping[str, pygame.Rect]:
        return ribbons_of(self._plan(view), self._printed(view).titles)

    def _printed(self, view: State) -> BoardView:
        """What the board shows in every position."""
        if self._print is None:
            self._print = board_view(view, self._say)
        return self._print

    def _hand(self, view: State, seat: int) -> lay.HandPlan:
        hand, scale = view.players[seat].hand, self._need_frame().scale
        plan = lay.hand_plan(self._shelf.hand, scale, len(hand))
        return plan.priced([len(price_of(view, tile)) for tile in hand], scale)

    def _shelf_view(self, view: State, viewer: int) -> ShelfView:
        seat, faces = self._seat_shown(viewer), self.faces(view)
        hand = view.players[seat].hand
        return ShelfView(
            self._shelf.hand,
            self._shelf.tray,
            self._hand(view, seat),
            self.styles[seat],
            tuple(price_of(view, tile) for tile in hand),
            tuple(faces.face(tile).name for tile in hand),
            facts.shelf_words(view, len(hand), self._say),
            self._stock(view, seat),
        )

    def _stock(self, view: State, seat: int) -> Stock:
        """What can lie on the tray."""
        data = view.data
        rows = len(data.newcomer_rows)
        return Stock(RESOURCES, facts.ornaments(view), data.tokens, rows, self.styles[seat])

    def _tray_plan(self, view: State) -> ShelfPlan:
        stock = self._stock(view, 0)
        return stock.plan(self._shelf.tray.size, self._need_frame().scale)


@lru_cache(maxsize=64)
def _tally(style: PlayerStyle, workers: int, decorations: int, scale: float) -> pygame.Surface:
    figure, medal = worker(style, round(13 * scale)), icon("decorations", round(18 * scale))
    return tally(((figure, workers), (medal, decorations)), scale, IVORY)


@lru_cache(maxsize=32)
def workers_held(style: PlayerStyle, width: int, count: int) -> pygame.Surface:
    """So many workers side by side in one hand, each `width` px wide."""
    picture = worker(style, width)
    if count == 1:
        return picture
    step = round(picture.get_width() * PAIR_STEP)
    wide = picture.get_width() + step * (count - 1)
    canvas = pygame.Surface((wide, picture.get_height() + width // 6), pygame.SRCALPHA)
    for number in range(count):
        lower = (width // 6) * (number % 2)
        canvas.blit(picture, (step * number, lower))
    return canvas
