"""Looks at every frame that the window presents and finds cards that nobody in front may see.

Card faces are replaced by codes: a lattice of pixels in a colour that names the card and that no
other picture has. Whatever is composed, cached or kept of a face still carries the code, so a
search in the pixels of the presented frame finds every card that can be seen, wherever it is
drawn. Words are read from the values that the parts of the chrome are drawn from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import Any

import pygame
import pytest

from engine.explain import Text
from engine.games.viscounts.telling import words
from engine.session import Session
from scenes.app import App
from scenes.table.chrome.parts import Chrome
from scenes.table.model.moves import Move, MoveTeller, MoveWords
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from sprites.viscounts.card_frame import HIGH, WIDE

LATTICE = 5
"""Every so many px one pixel of a face carries the code."""
MARK = b"\xfe\x01"
"""Green and red of a code; blue is the number of the card."""
GROUND = (120, 104, 96)


def code_of(card: int) -> tuple[int, int, int]:
    """The colour that stands for a card."""
    assert 0 <= card < 256
    return 1, 254, card


def coded(card: int, size: tuple[int, int]) -> pygame.Surface:
    """A face that says which card it is."""
    face = pygame.Surface(size, pygame.SRCALPHA)
    face.fill(GROUND)
    for y in range(1, size[1], LATTICE):
        for x in range(1, size[0], LATTICE):
            face.set_at((x, y), code_of(card))
    return face


def cards_in(canvas: pygame.Surface) -> set[int]:
    """The cards whose codes can be found in a picture of 32-bit pixels."""
    raw, found, at = canvas.get_buffer().raw, set(), 0
    while (at := raw.find(MARK, at)) >= 0:
        if at % 4 == 1:
            found.add(raw[at - 1])
        at += 4
    return found


def hidden_from(session: Session, seat: int) -> frozenset[int]:
    """Cards that lie where this seat may not look. Starters are left out: they have twins in
    every deck."""
    game, state = session.game, session.state
    hidden: set[int] = set()
    for pool in game.secrets(state):
        for zone in pool.zones if pool.name != "manuscripts" else ():
            if seat not in zone.viewers:
                hidden |= set(zone.cards[zone.start : zone.stop])
    return frozenset(hidden & {*game.data.cards.heroes, *game.data.cards.townsfolk})


class ScreenWatch:
    """Notes every presented frame; `leaks` are sentences about what should not have been there."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self.frames = 0
        self.curtained = 0
        self.with_hand = 0
        self.leaks: list[str] = []
        self.front = -1
        """Who said last to be in front of the laptop."""
        self.seen: set[int] = set()
        self._app = app
        self._words: list[str] = []
        self._entries: set[str] = set()
        """Headlines of the log, and what stood below them."""
        self._before: dict[int, frozenset[int]] = {}
        self._now: dict[int, frozenset[int]] = {}
        self._log_length = -1
        self._code_faces(patch)
        self._ahead = 0
        self._read_words(patch)
        self._leave_out_what_is_drawn_ahead(patch)
        self._read_log(patch)
        self._follow_persons(patch)
        present = app.window.present
        patch.setattr(app.window, "present", lambda *regions: (self._look(), present(*regions))[1])
        self._follow_frames(patch)

    # What differs from game to game ----------------------------------------------------------

    def hidden_from(self, session: Session, seat: int) -> frozenset[int]:
        """Cards that lie where this seat may not look."""
        return hidden_from(session, seat)

    def hand_of(self, session: Session, seat: int) -> set[int]:
        """The cards that this seat holds."""
        return set(session.state.players[seat].hand)

    def may_tell(self, move: Move, text: str) -> bool:
        """Whether an entry of the log may say this of what happened openly in its move."""
        return True

    # What is drawn ---------------------------------------------------------------------------

    def _code_faces(self, patch: pytest.MonkeyPatch) -> None:
        module = "scenes.games.viscounts.faces"
        numbers: dict[str, int] = {}

        def number(view: Any) -> int:
            if not numbers:
                scene = self._table()
                assert scene is not None
                numbers.update({k: n for n, k in enumerate(scene.match.game.data.cards.ids)})
            return numbers[view.key]

        kept: dict[tuple[int, int, int], pygame.Surface] = {}

        def face(view: Any, width: int, height: int) -> pygame.Surface:
            key = (number(view), width, height)
            return kept.setdefault(key, coded(key[0], (width, height)))

        def large(view: Any, height: int, icon: Any, shown: int = 0) -> pygame.Surface:
            return face(view, round(height * WIDE / HIGH), height)

        def small(view: Any, width: int, icon: Any) -> pygame.Surface:
            return face(view, width, round(width * 1.4))

        patch.setattr(f"{module}.card_face", large)
        patch.setattr(f"{module}.card_small", small)
        # A card that lies aslant in the fan of a hand would not be read.
        patch.setattr("scenes.games.viscounts.column.fanned", lambda each, _: each)
        # What dims or tints the whole table would change the codes.
        patch.setattr("scenes.table.drawing.painter.old_light", lambda *_: None)
        patch.setattr("scenes.table.drawing.overlays.Veil.lay", lambda *_: None)
        patch.setattr("scenes.shell.widgets.leaf_menu.LeafMenu.dimmed", 0)

    def _read_words(self, patch: pytest.MonkeyPatch) -> None:
        """Keep the words of everything that is written on the chrome of a frame."""
        for name in ("strip", "prompt", "rail", "tray", "chooser", "digest", "history_bar"):
            self._wrap(patch, f"scenes.table.chrome.parts.{name}")
        self._wrap(patch, "scenes.table.chrome.tooltips.tooltip")
        self._wrap(patch, "scenes.table.drawing.stage.inspector")

    def _read_log(self, patch: pytest.MonkeyPatch) -> None:
        """Keep what entries of the log say: it tells of what was seen then."""
        told = MoveTeller.told

        def noted(teller: MoveTeller, move: Move, *more: Any) -> MoveWords:
            words = told(teller, move, *more)
            said = (words.headline, words.subline)
            self._entries |= {text for text in said if self.may_tell(move, text)}
            return words

        patch.setattr(MoveTeller, "told", noted)

    def _wrap(self, patch: pytest.MonkeyPatch, path: str) -> None:
        module, _, name = path.rpartition(".")
        draw: Callable[..., Any] = getattr(__import__(module, fromlist=[name]), name)

        def noted(state: Any, *more: Any, **named: Any) -> Any:
            if not self._ahead:
                self._words += list(words_in(state))
            return draw(state, *more, **named)

        known = getattr(draw, "has", None)
        if known is not None:  # a kept picture can be asked for without being drawn
            vars(noted)["has"] = known
        patch.setattr(path, noted)

    def _leave_out_what_is_drawn_ahead(self, patch: pytest.MonkeyPatch) -> None:
        """What is made to be shown later is read then: it is asked for again."""
        held = Chrome.held

        @contextmanager
        def noted(chrome: Chrome) -> Iterator[None]:
            self._ahead += 1
            try:
                with held(chrome):
                    yield
            finally:
                self._ahead -= 1

        patch.setattr(Chrome, "held", noted)

    def _follow_frames(self, patch: pytest.MonkeyPatch) -> None:
        """A frame that differs in no pixel from the last one is not presented; what was read from
        it belongs to it all the same, and not to the next one."""
        draw = self._app._draw

        def noted() -> None:
            draw()
            if self._words:
                self._look()

        patch.setattr(self._app, "_draw", noted)

    def _follow_persons(self, patch: pytest.MonkeyPatch) -> None:
        """Who says so on a curtain is in front from then on."""
        rise = CurtainScene.rise

        def noted(curtain: CurtainScene) -> None:
            self.front = curtain.seat
            rise(curtain)

        patch.setattr(CurtainScene, "rise", noted)

    # Looking ---------------------------------------------------------------------------------

    def _table(self) -> TableScene | None:
        return next((s for s in self._app.stack.scenes if isinstance(s, TableScene)), None)

    def _look(self) -> None:
        """A frame is about to be presented."""
        scene = self._table()
        read, self._words = self._words, []
        if scene is None or scene.context.workshop.loading:
            return
        self.frames += 1
        shown = cards_in(self._app.canvas)
        top = self._app.stack.top
        if isinstance(top, CurtainScene) and top.opaque:
            self.curtained += 1
            self.front = -1
            if shown or read:
                self.leaks.append(f"behind the curtain: cards {shown}, words {read}")
            return
        self._compare(scene, shown, read)

    def _names(self, scene: TableScene, hidden: frozenset[int]) -> list[str]:
        """The names that only hidden cards have: some townsfolk are namesakes."""
        cards = scene.match.game.data.cards
        everybody = {*cards.heroes, *cards.townsfolk, *cards.starters}
        known = {scene.context.say(card_name(scene, card)) for card in everybody - hidden}
        return sorted({scene.context.say(card_name(scene, card)) for card in hidden} - known)

    def _hidden(self, scene: TableScene, front: int) -> frozenset[int]:
        """What may not be seen: at the moment that is looked back at, or now."""
        past = scene.model.past
        if past is None:
            return self._now[front] & self._before[front]
        return self._at_that_time(scene.match.session, past.line.decision, front)

    def _at_that_time(self, session: Session, decision: int, seat: int) -> frozenset[int]:
        """What was hidden from a seat before and after a decision of the past."""
        past = Session(session.game, session.config, session.seed)
        past.replay(session.log[: max(0, decision)])
        before = self.hidden_from(past, seat)
        past.replay(session.log[max(0, decision) : decision + 1])
        return before & self.hidden_from(past, seat)

    def _compare(self, scene: TableScene, shown: set[int], read: list[str]) -> None:
        """What lies there against what the seat in front may see. What was only hidden by the
        last decision is still on its way into hiding, in front of everybody's eyes."""
        session, front = scene.match.session, scene.match.viewer
        if len(session.log) != self._log_length:
            self._before = self._now
            self._log_length = len(session.log)
            seats = range(-1, scene.match.seats)
            self._now = {seat: self.hidden_from(session, seat) for seat in seats}
            if not self._before:
                self._before = self._now
        if front not in (-1, self.front):
            self.leaks.append(f"seat {front} is shown its cards, but {self.front} is in front")
        if scene.model.asking and front not in (-1, session.asked):
            self.leaks.append(f"seat {front} looks on while {session.asked} is asked")
        hidden = self._hidden(scene, front)
        self.seen |= shown
        if front >= 0 and shown & self.hand_of(session, front):
            self.with_hand += 1
        if shown & hidden:
            self.leaks.append(f"seat {front} sees cards {sorted(shown & hidden)}")
        told = {text for line in scene.model.log.lines for text in (line.words, line.sentence)}
        told |= self._entries
        rest = "\n".join(text for text in read if text not in told)
        names = "|".join(re.escape(name) for name in self._names(scene, hidden))
        found = re.search(rf"\b({names})\b.*", rest) if names else None
        if found is not None:
            self.leaks.append(f"seat {front} reads {found.group()!r}")


def card_name(scene: TableScene, card: int) -> Text:
    """The name of a card as a catalogue text."""
    return words.card_name(scene.match.game.data, card)


def words_in(value: Any) -> Iterator[str]:
    """All words in a nest of values."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from words_in(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from words_in(item)
