"""The table of Tara, Seat of Kings: layout, pictures and words for the table scene."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame

from engine.events import Event
from engine.explain import Choice, Text
from engine.game import Config
from engine.games.tara import OPS
from engine.games.tara.places import HAND, kings_anchor, supply_anchor
from engine.games.tara.state import CARDS, NO_CARD, State
from engine.texts import figure
from scenes.games.board_plan import EDGE, Shelf
from scenes.games.board_table import BoardTable
from scenes.games.icon_sources import icons_named
from scenes.games.tara import facts, words
from scenes.games.tara import layout as lay
from scenes.games.tara.board import BoardSprites
from scenes.games.tara.faces import Faces, dangling, king
from scenes.games.tara.flights import flights, paid_for
from scenes.games.tara.ground import TaraBoards, board_view
from scenes.games.tara.hanging import aside, hollows, middle_ground
from scenes.games.tara.hints import COMES, Foresight, hints, remarks
from scenes.games.tara.inspector import Inspector
from scenes.games.tara.regions import regions
from scenes.games.tara.shelf import ShelfSprites, ShelfView, shelf_pieces
from scenes.games.tara.stage import stage_card, stage_picture
from scenes.table.frame import Frame
from scenes.table.motion.things import Flight, Place, Point, Sprite
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
from sprites.common import fonts
from sprites.common.cache import RasterCache
from sprites.common.chrome_tray import Well
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.rich import IconSource
from sprites.common.theme import Theme
from sprites.common.theme_worlds import BRONZE
from sprites.tara.board_view import BoardView
from sprites.tara.discs import roundel
from sprites.tara.geometry import BoardLayout
from sprites.tara.icons import ICON_NAMES, icon
from sprites.tara.province_tally import province_tally
from sprites.tara.tablets import tablet_back
from sprites.tara.tray import ABOVE, ABROAD, tray
from sprites.tara.tray_layout import tray_layout
from sprites.tara.trough import trough

FLYING = 26.0
"""Units of what flies."""
LIFTED = 600.0
"""Height of what was lifted from a supply."""


class TaraTable(BoardTable[State, BoardLayout, BoardView, ShelfView]):
    """See `scenes.table.view.TableView`."""

    emblem = "crown"
    own_theme: Theme = BRONZE
    bad_counters: frozenset[str] = frozenset({"captured", "imprisoned"})
    wood = "bog"
    inspector_width = words.PICTURE_WIDTH
    shown_to_all = frozenset(("traitor", "compare", "majority", "spread", "clear", "exchange"))
    stage_lasting = frozenset(("used", "turn"))
    nobodys = frozenset(("round", "shuffle", "reshuffle", "turned_away"))

    untraced: tuple[str, ...] = ("amnesty:", "turned:", "draw", "discard")

    def __init__(self, config: Config, say: Say, cache: RasterCache) -> None:
        super().__init__(config, say, TaraBoards(cache), shelf_pieces)
        self._foresight = Foresight(OPS)
        self._names = tuple(facts.name_of(config, seat) for seat in range(len(config["seats"])))
        self._faces: Faces | None = None

    # Layout ----------------------------------------------------------------------------------

    def places(self, view: State, viewer: int) -> Mapping[str, Place]:
        """Every anchor that can be seen now, back to front; but the supply of whose things lie in
        the trough is the rack there."""
        places = lay.board_places(view, self._plan(view))
        seat, hand = self._seat_shown(viewer), self._hand(view, viewer)
        places.pop(supply_anchor(seat), None)
        kings = tray_layout(self._shelf.tray.size, self._need_frame().scale).kings
        stand = Place(kings.move(self._shelf.tray.topleft), "box", board=False)
        own = lay.hand_places(view, seat, self._face_up(viewer), hand)
        return places | own | {kings_anchor(seat): stand}

    def stage_box(self) -> pygame.Rect:
        """On the floor of the trough, beside the cloth that tells whose it is."""
        box, px = self._shelf.hand, self._need_frame().px
        left = box.left + px(EDGE) + px(6)
        return pygame.Rect(left, box.top + px(2), box.right - left - px(4), box.height - px(6))

    # Pictures --------------------------------------------------------------------------------

    def chores(self, view: State, viewer: int) -> Sequence[Callable[[], object]]:
        """Tablets in the sizes in which they may be shown next."""
        plan = self._plan(view)
        widths = (
            *self._widths(view, viewer),
            plan.layout.turned[0].width,
            plan.layout.discard.width,
        )
        made = self._zooms_ahead(view)
        if viewer >= 0:
            own = [card for card in (*view.hands[viewer], *view.kept[viewer]) if card >= 0]
            sizes = (*widths, self._picture_width)
            made += [partial(self.faces(view).card, card, width) for card in own for width in sizes]
        turned = plan.layout.turned[0].width
        made += [partial(self.faces(view).card, card, turned) for card in view.data.cards]
        return made

    def _widths(self, view: State, viewer: int) -> tuple[int, ...]:
        """px of tablets in the shelf now and next: with each one chosen all become larger."""
        hand = self._hand(view, viewer)
        owner = self._seat_shown(viewer)
        if not self._choosing(view, owner):
            return (hand.width,)
        box, scale, kept = self._shelf.hand, self._need_frame().scale, len(view.kept[owner])
        plans = [lay.hand_plan(box, scale, max(lay.HAND_SIZE, kept - n), True) for n in (0, 1)]
        sizes = (px for plan in plans for px in (plan.width, plan.slots[0].width))
        return tuple(dict.fromkeys(sizes))

    def in_sight(self, view: State, viewer: int) -> list[Callable[[], object]]:
        """Discs, kings, rath cards, the own tablets; the trough with everybody's things."""
        plan, scale = self._plan(view), self._need_frame().scale
        made: list[Callable[[], object]] = [partial(trough.steps, self._trough.size, scale)]
        made.append(partial(tablet_back.steps, plan.layout.draw.width))
        made += [partial(self._things, view, seat) for seat in range(view.seats)]
        for style in self.styles:
            made.append(partial(roundel, style, plan.layout.disc))
            made.append(partial(king, style, plan.layout.disc))
        made += [partial(self._board(view).rath, seat) for seat in range(len(plan.layout.raths))]
        made += [partial(self.sprites, view, viewer)]
        return made

    def sprites(self, view: State, viewer: int) -> Sequence[Sprite]:
        """Everything that lies on the ground."""
        seat = self._seat_shown(viewer)
        plan = self._hand(view, viewer)
        scale = self._need_frame().scale
        shelf = ShelfSprites(
            view, seat, self._face_up(viewer), plan, self.faces(view), self.styles,
            self._shelf.tray, scale,
        )  # fmt: skip
        return [*self._board(view).all(), *shelf.all()]

    def lift(self, anchor: str, view: State, viewer: int, box: pygame.Rect) -> Sprite | None:
        """A disc from a supply, a king from those at home."""
        kind, _, seat = anchor.partition(":")
        if kind not in ("supply", "kings"):
            return None
        made, piece = (king, "king") if kind == "kings" else (roundel, "disc")
        picture = made(self.styles[int(seat)], self._plan(view).layout.disc)
        at = picture.get_rect(center=box.center).topleft
        return Sprite(f"lift:{anchor}", f"{piece}:{seat}", anchor, picture, at, LIFTED)

    def in_hand(self, sprite: Sprite, choice: Choice, view: State, viewer: int) -> Sprite:
        """A tablet on its way to the board hangs below the hand: its places can be seen; what
        rises from a disc is another one, from the supply."""
        if choice.action[0] == "promote" and sprite.seat >= 0:
            return replace(sprite, key="rising", anchor=f"supply:{sprite.seat}")
        zone, _, card = choice.source.partition(":")
        if zone != HAND or not card:
            return sprite
        face = self.faces(view).card(int(card), self._hand(view, viewer).width)
        picture, hang = dangling(face)
        return replace(sprite, picture=picture, hang=hang)

    def hung(self, sprite: Sprite, anchor: str, view: State) -> Point | None:
        """A tablet over a hollow hangs beside what is weighed up there."""
        kind, _, spot = anchor.partition(":")
        if not sprite.hang or kind != "hollow":
            return None
        province, rank, index = spot.split(":")
        hollow, size = (province, int(rank), int(index)), sprite.picture.get_size()
        tray = self._shelf.tray
        above = tray_layout(tray.size, self._need_frame().scale).labels
        return aside(self._plan(view), hollow, size, [box.move(tray.topleft) for box in above])

    def hints(self, aim: Aim, view: State, viewer: int) -> Sequence[Hint]:
        """The discs that a placement or a promotion would bring."""
        return hints(aim, self._foresight, self._board(view))

    def ringed(self, event: Event, view: State) -> Sequence[str]:
        """The discs that a province pays for."""
        return paid_for(event, view)

    def headings(self, view: State) -> Sequence[pygame.Rect]:
        """The names above the tablets of both rounds."""
        plan = self._hand(view, self._seat_shown(-1))
        return [plan.now_label, plan.later_label]

    def carried(self, choice: Choice, view: State) -> str | None:
        """Where a disc goes is seen, and the inspector names it: the slip has room on open land."""
        forecast = self._foresight.of(view, choice)
        kinds = {step.kind for step in forecast.first} if forecast is not None else set()
        return "" if kinds and kinds <= COMES else None

    def spared(self, choice: Choice, view: State) -> Sequence[str]:
        """The other tablets of both rounds, while one is weighed up against them."""
        owner = self._seat_shown(-1)
        if not choice.source.startswith(f"{HAND}:"):
            return ()
        return [
            *(f"{HAND}:{card}" for card in view.hands[owner] if f"{HAND}:{card}" != choice.source),
            *(f"kept:{card}" for card in view.kept[owner]),
        ]

    def open_land(self, view: State) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        """The land between the forts, about the Stone of Destiny, while no tablet lies there."""
        if view.turned or view.played != NO_CARD:
            return (), ()
        board = self._board(view)
        marks = [sprite.rect for sprite in board.income()]
        return (middle_ground(board.plan),), [*marks, *hollows(board.plan)]

    def compared(self, lit: Sequence[str], names: Iterable[str]) -> Sequence[str]:
        """All hollows of a province with one that can be used: they are compared."""
        used = {each.split(":")[1] for each in lit if each.startswith("hollow:")}
        hollows = [each for each in names if each.startswith("hollow:")]
        return [each for each in hollows if each.split(":")[1] in used]

    def remarks(self, choice: Choice, view: State, viewer: int) -> Sequence[str]:
        """The chain that a placement would allow, with its price."""
        return remarks(self._foresight.of(view, choice), view, self._say)

    @property
    def icon(self) -> IconSource:
        """The icon family."""
        return icons_named(ICON_NAMES, icon)

    def track(self, seat: SeatFacts, scale: float) -> pygame.Surface | None:
        """How many discs a seat has in each province."""
        return province_tally(seat.track.markers, scale) if seat.track is not None else None

    def sign(self, event_kind: str, topic: str = "") -> str:
        """The icon of a kind of event in the log."""
        return words.event_sign(event_kind)

    def flights(self, event: Event, view: State, viewer: int) -> Sequence[Flight]:
        """Cumals and discs on their way."""
        px = round(FLYING * self._need_frame().scale)
        return flights(event, view, self.styles, px)

    # Words -----------------------------------------------------------------------------------

    def aside(self, event: Event, view: State) -> str:
        """Where tablets go that have done their work."""
        return words.aside(event, self._say)

    def strip(self, view: State) -> StripFacts:
        """What the top strip shows."""
        return facts.strip_facts(view, self._say)

    def seats(self, view: State, viewer: int) -> Sequence[SeatFacts]:
        """The rows of the rail."""
        return facts.seat_facts(view, self._config, self._say)

    def tray(self, view: State, viewer: int) -> Sequence[Counter]:
        """The own counters."""
        return facts.tray_facts(view, max(0, viewer), self._say)

    def furniture(self, wells: tuple[Well, ...], pointer: Pointer) -> Drawn:
        """The own counters as things in the trough."""
        return self._laid(self._seat_shown(-1), wells, pointer)

    def _laid(self, seat: int, wells: tuple[Well, ...], pointer: Pointer) -> Drawn:
        """The things of a seat."""
        style, scale = self.styles[seat], self._need_frame().scale
        names = tuple(self._say(f"tara.table.tray.{key}") for key in ABROAD)
        return tray(style, wells, self._shelf.tray.size, scale, self.theme, pointer, names)

    def _things(self, view: State, seat: int) -> Drawn:
        """The things of a seat before anything is aimed at."""
        counters = facts.tray_facts(view, seat, self._say)
        wells = tuple(Well(c.key, c.icon, figure(c.value), value=c.value) for c in counters)
        return self._laid(seat, wells, NO_POINTER)

    def regions(self, view: State, anchors: Sequence[str]) -> Sequence[Region]:
        """The parts of the table as they are told."""
        return regions(view, anchors, self._say)

    def inspect(self, anchor: str, view: State, viewer: int) -> Inspection | None:
        """Words and a large picture about an anchor."""
        seat = self._seat_shown(viewer)
        width = self._picture_width
        inspector = Inspector(view, seat, self.styles, self._say, self.faces(view), width)
        return words.inspection(inspector, anchor)

    def stage(self, event: Event, view: State, before: StageCard | None) -> StageCard | None:
        """The tablet at work, income, or whose turn it is for a traitor."""
        return stage_card(event, view, before)

    def stage_picture(self, card: StageCard, view: State, height: int) -> pygame.Surface:
        """That tablet, large; for income the table of ranks."""
        return stage_picture(card, view, height, self.faces(view), self.styles)

    def aid(self) -> Sequence[AidEntry]:
        """The icon dictionary."""
        return words.aid_entries(self._say)

    # Inside ----------------------------------------------------------------------------------

    def faces(self, view: State) -> Faces:
        """The pictures of this game's data."""
        if self._faces is None:
            self._faces = Faces(view.data)
        return self._faces

    def _divided(self, frame: Frame) -> Shelf:
        return lay.shelf_of(frame)

    def _plan(self, view: State) -> lay.BoardPlan:
        return lay.board_plan(view, self._need_frame(), self._need_camera())

    def _board(self, view: State) -> BoardSprites:
        labels = (
            self._say(Text("tara.table.draw", {"n": len(view.draw)})),
            self._say(Text("tara.table.discard", {"n": len(view.discard)})),
        )
        return BoardSprites(
            view, self._plan(view), self.styles, self._names, self.faces(view), self._acting, labels
        )

    def _board_view(self, view: State, viewer: int) -> BoardView:
        return board_view(view, self._names, self._say)

    def _shelf_view(self, view: State, viewer: int) -> ShelfView:
        owner = self._seat_shown(viewer)
        hand, kept = len(view.hands[owner]), len(view.kept[owner])
        name = facts.name_of(self._config, owner)
        labels = (
            self._say(Text("tara.table.hand_of", {"name": name})),
            self._say("tara.table.kept" if kept else "tara.table.dealt_anew"),
        )
        if self._choosing(view, owner):
            labels = self._choosing_labels(hand, view.data.keep - hand)
        open_slots = max(0, lay.HAND_SIZE - hand)
        plan = self._hand(view, viewer)
        names = self._names_above(owner)
        style = self.styles[owner]
        return ShelfView(self._trough, plan, self._shelf.tray, style, labels, names, open_slots)

    def _names_above(self, owner: int) -> tuple[str, ...]:
        """Words above the parts of the tray; the first says whose things they are, where the name
        is not too long: while others play, their tablets lie over the words at the left."""
        names = [self._say(f"tara.table.tray.{key}") for key in ABOVE]
        owned = Text("tara.table.supply_of", {"name": facts.name_of(self._config, owner)})
        room = tray_layout(self._shelf.tray.size, self._need_frame().scale).labels[0].width
        if fonts.fits(self._say(owned), room):
            names[0] = self._say(owned)
        return tuple(names)

    def _choosing_labels(self, chosen: int, left: int) -> tuple[str, str]:
        """What was kept so far, and what the others are now: to choose from, or left over."""
        now = self._say(Text("tara.table.chosen", {"n": chosen, "of": chosen + left}))
        if left <= 0:
            return now, self._say("tara.table.left_over")
        return now, self._say(Text("tara.table.candidates", {"n": left}))

    def _hand(self, view: State, viewer: int) -> lay.HandPlan:
        owner = self._seat_shown(viewer)
        kept = len(view.kept[owner])
        scale = self._need_frame().scale
        return lay.hand_plan(self._shelf.hand, scale, kept, self._choosing(view, owner))

    @property
    def _trough(self) -> pygame.Rect:
        """Tablets and things lie in one piece of wood."""
        return self._shelf.hand.union(self._shelf.tray)

    def _choosing(self, view: State, seat: int) -> bool:
        """True while the tablets of this round are chosen from those dealt."""
        return bool(view.phase == CARDS and view.kept[seat] and view.round % 2)
