"""The chrome around the board: facts of the scene become the drawn parts of `sprites/common`.

Every part is drawn at its place and reports its click targets in px of the window; their ids are
prefixed by the part: "strip:menu", "prompt:undo", "rail:tab:log", "tray:well:ink".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Literal

import pygame

from engine.texts import change, figure
from scenes.table.frame import Frame
from scenes.table.model.prompt import BUTTON_LIMIT, ZERO, PromptFacts
from scenes.table.model.prompt import Token as ToolFacts
from scenes.table.view import Counter, StripFacts
from sprites.common.chrome_button import Action
from sprites.common.chrome_chooser import Chooser, chooser
from sprites.common.chrome_prompt import (
    Prompt,
    Token,
    TokenKind,
    bare_prompt,
    draw_a_button,
    prompt,
    without_crowding,
)
from sprites.common.chrome_rail import (
    Rail,
    RailLayout,
    draw_a_part,
    inspector_ground,
    rail,
    rail_layout,
)
from sprites.common.chrome_strip import Asks, Strip, Turn, bare_strip, strip
from sprites.common.chrome_tray import Delta, Well, tray
from sprites.common.digest import Digest, digest
from sprites.common.drawn import NO_POINTER, Canvas, Drawn, Pointer
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.history_bar import HistoryBar, history_bar
from sprites.common.pad_signs import Marks, PadButton, pad_sign
from sprites.common.placing import SLIP, place_beside
from sprites.common.players import PlayerStyle
from sprites.common.rail_seats import SeatPanel
from sprites.common.rich import IconSource
from sprites.common.theme import Theme

Part = Literal["strip", "prompt", "rail", "tray", "digest", "chooser"]
LAYERS: tuple[Part, ...] = ("strip", "prompt", "rail", "tray", "digest", "chooser")
"""From the lowest part to the topmost."""
NOT_CLICKED = ("middle", "inspector")
"""Places of the rail that are no buttons."""
_PAD_SIGN = 20
"""Units of a gamepad's button in the prompt."""
Furniture = Callable[[tuple[Well, ...], Pointer], Drawn | None]
"""A game's own tray; None: compartments in rows."""
_TOOL_KINDS: dict[str, TokenKind] = {
    "undo": "undo",
    "redo": "redo",
    "restart": "restart",
    "end": "end",
}


@dataclass(slots=True)
class Chrome:
    """Draws the parts and remembers where they react. `icon` must be one lasting function."""

    theme: Theme
    icon: IconSource
    styles: Sequence[PlayerStyle]
    targets: dict[str, pygame.Rect] = field(default_factory=dict)
    laid: int = 0
    """Changes with the targets."""
    pointer: Pointer = NO_POINTER
    pad_marks: str = ""
    """What is on the buttons of the gamepad in use; empty: keys are shown."""
    _parts: dict[Part, tuple[Drawn, tuple[int, int]]] = field(default_factory=dict)
    _rail_state: Rail = field(default_factory=Rail)
    _latest: dict[Part, Drawn] = field(default_factory=dict)
    """What was made last of each part, seen or held back."""
    _held: dict[Part, tuple[Drawn, tuple[int, int]]] | None = None
    _known: dict[str, tuple[tuple[object, ...], Drawn]] = field(default_factory=dict)
    """What was asked for last, of what, and what it looks like."""

    def hold(self) -> None:
        """What is set from now on is made, but not seen before `show`."""
        self._held = {}

    def show(self) -> None:
        """What was held back is seen from now on."""
        held, self._held = self._held or {}, None
        for part, (drawn, topleft) in held.items():
            self._put(part, drawn, topleft)

    def give_up(self) -> None:
        """What was held back is not seen: it will be set once more."""
        self._held = None

    @contextmanager
    def held(self) -> Iterator[None]:
        """What is set meanwhile is made and not seen."""
        self.hold()
        try:
            yield
        finally:
            self.give_up()

    def hit(self, point: tuple[int, int]) -> str:
        """The id of the target under a point, with its part; or an empty string."""
        there = [name for name, rect in self.targets.items() if rect.collidepoint(point)]
        return max(reversed(there), key=_layer, default="")

    def blit(self, canvas: Canvas) -> None:
        """Draw all parts that were set."""
        for part in LAYERS:
            if part in self._parts:
                drawn, topleft = self._parts[part]
                drawn.blit(canvas, topleft)

    def drop(self, part: Part) -> None:
        """Take a part away, if it is there."""
        if self._parts.pop(part, None) is None:
            return
        self.laid += 1
        for name in [name for name in self.targets if name.startswith(f"{part}:")]:
            del self.targets[name]

    def bare_bars(self, frame: Frame) -> Iterator[None]:
        """Draw strip and prompt without anything on them, one after the other."""
        bare_strip(frame.size[0], frame.words, self.theme)
        yield
        bare_prompt(frame.prompt.size, frame.words, self.theme)
        yield

    def set_strip(self, frame: Frame, facts: StripFacts, words: StripWords, acting: int) -> bool:
        """Menu, title, round and phases, turn order with who acts; True if it was drawn anew."""
        pointer = self._pointer("strip")

        def made() -> Drawn:
            state = self._strip(facts, words, acting)
            return strip(state, frame.size[0], frame.words, self.theme, pointer)

        about = (facts, words, acting, frame, *self._dress, pointer)
        return self._put("strip", self._same("strip", about, made), frame.strip.topleft)

    def _strip(self, facts: StripFacts, words: StripWords, acting: int) -> Strip:
        parts = [part for part in (facts.round, words.status, facts.ending) if part]
        return Strip(
            title=facts.title,
            subtitle=facts.subtitle,
            round="  ·  ".join(parts),
            phases=facts.phases,
            phase=facts.phase,
            order_label=words.order_label,
            order=tuple(
                Turn(str(seat), self.styles[seat], active=seat == acting) for seat in facts.order
            ),
            crest=words.crest,
            asks=words.asks,
        )

    def set_prompt(self, frame: Frame, facts: PromptFacts) -> bool:
        """Sentence, crumbs, buttons and tools; True if they were drawn anew."""
        pointer = self._pointer("prompt")

        def made() -> Drawn:
            state, size = self._prompt(frame, facts), frame.prompt.size
            return prompt(state, size, frame.words, self.theme, pointer)

        about = (facts, frame, *self._dress, pointer, self.pointer.focused)
        return self._put("prompt", self._same("prompt", about, made), frame.prompt.topleft)

    def draw_buttons(self, frame: Frame, facts: PromptFacts, most: int) -> bool:
        """Draw a few of the buttons of a prompt that were never drawn; True if there were any."""
        pointer = self._pointer("prompt")
        if self._is_known("prompt", (facts, frame, *self._dress, pointer, self.pointer.focused)):
            return False
        state, size = self._prompt(frame, facts), frame.prompt.size
        count = 0
        while count < most and draw_a_button(state, size, frame.words, self.theme, pointer):
            count += 1
        return count > 0

    def _prompt(self, frame: Frame, facts: PromptFacts) -> Prompt:
        """What the bar says of some facts in the room that it has."""
        state = Prompt(
            sentence=facts.sentence,
            seat=self.styles[facts.seat] if 0 <= facts.seat < len(self.styles) else None,
            crumbs=facts.crumbs,
            crumb=facts.crumb,
            calm=facts.calm,
            actions=tuple(self._action(token, frame) for token in facts.buttons),
            tokens=tuple(_token(token) for token in facts.tools),
            tokens_sign=self._sign("x", frame),
        )
        size, scale = frame.prompt.size, frame.words
        choices = sum(token.id.startswith("choice:") for token in facts.buttons)
        least = max(0, BUTTON_LIMIT - choices)
        return without_crowding(state, size, scale, self.theme, least)

    def _action(self, token: ToolFacts, frame: Frame) -> Action:
        """A button with its number, or with that of the gamepad: Y opens the list of them."""
        action = _action(token)
        if not self.pad_marks or not action.number:
            return action
        if not action.enabled:
            return replace(action, number="")
        listed = self.pointer.focused.startswith("chooser:")
        button: PadButton = "a" if self.pointer.focused == f"prompt:{token.id}" else "y"
        return replace(action, number="", picture=None if listed else self._sign(button, frame))

    def _sign(self, button: PadButton, frame: Frame) -> pygame.Surface | None:
        if self.pad_marks not in ("letters", "shapes"):
            return None
        marks: Marks = "shapes" if self.pad_marks == "shapes" else "letters"
        return pad_sign(button, marks, frame.words_px(_PAD_SIGN))

    def set_history(self, frame: Frame, state: HistoryBar) -> bool:
        """The bar of the past in the place of the prompt; True if it was drawn anew."""
        pointer = self._pointer("prompt")
        drawn = history_bar(state, frame.prompt.size, frame.words, self.theme, pointer)
        return self._put("prompt", drawn, frame.prompt.topleft)

    def set_rail(self, frame: Frame, state: Rail) -> None:
        """Seats, tabs with log or reference, inspector."""
        self._rail_state = state
        pointer = self._pointer("rail")

        def made() -> Drawn:
            return rail(state, frame.rail.size, frame.words, self.theme, self.icon, pointer)

        about = (state, frame, *self._dress, pointer)
        self._put("rail", self._same("rail", about, made), frame.rail.topleft)

    def draw_rail_part(self, frame: Frame, state: Rail) -> bool:
        """Draw something of a rail that takes its time and was never drawn; True if there was."""
        if self._known.get("rail", ((), None))[0][:-1] == (state, frame, *self._dress):
            return False
        return draw_a_part(state, frame.rail.size, frame.words, self.theme, self.icon)

    def foresee_rail(self, frame: Frame, state: Rail) -> None:
        """Draw a rail that is seen later."""
        rail(state, frame.rail.size, frame.words, self.theme, self.icon, self._pointer("rail"))

    def rail_places(self, frame: Frame) -> RailLayout:
        """Where the rail's parts lie, from its own corner."""
        return rail_layout(self._rail_state, frame.rail.size, frame.words, self.theme, self.icon)

    @property
    def seat_panels(self) -> tuple[SeatPanel, ...]:
        """The panels of the seats as they are seen."""
        return self._rail_state.seats

    def inspector_ground(self, frame: Frame) -> pygame.Rect:
        """Where the inspector lies, whatever it may tell of, from the rail's own corner."""
        return inspector_ground(self._rail_state.seats, frame.rail.size, frame.words)

    def set_tray(
        self, frame: Frame, box: pygame.Rect, wells: tuple[Well, ...], furniture: Furniture
    ) -> bool:
        """The own counters as the game's furniture, else as compartments, four in a row; True if
        they were drawn anew."""
        pointer = self._pointer("tray")

        def made() -> Drawn:
            own = furniture(wells, pointer)
            if own is not None:
                return own
            return tray(wells, 4, box.size, frame.scale, self.theme, self.icon, pointer)

        about = (wells, box.size, frame, furniture, *self._dress, pointer)
        return self._put("tray", self._same("tray", about, made), box.topleft)

    def set_digest(self, frame: Frame, state: Digest, box: pygame.Rect) -> None:
        """What others did, on a sheet of paper in a box."""
        pointer = self._pointer("digest")
        drawn = digest(state, box.size, frame.words, self.theme, self.icon, pointer)
        self._put("digest", drawn, box.topleft)

    def set_chooser(
        self, frame: Frame, state: Chooser, near: pygame.Rect | None, room: pygame.Rect
    ) -> None:
        """A list of choices: beside a place of the table, or at the foot of a box."""
        limit = (room.width, room.height)
        drawn = chooser(state, limit, frame.words, self.theme, self.icon, self._pointer("chooser"))
        if near is None:
            box = pygame.Rect((0, 0), drawn.size)
            box.bottomright = room.bottomright
        else:
            box = place_beside([near], drawn.size, [room], frame.px(10), sides=SLIP)
        self._put("chooser", drawn, box.clamp(room).topleft)

    @property
    def _dress(self) -> tuple[object, ...]:
        """On what else than its facts every part depends."""
        return self.theme, self.icon, self.styles, self.pad_marks, HIGH_CONTRAST.on

    def _is_known(self, name: str, about: tuple[object, ...]) -> bool:
        """True for what was asked for last under a name."""
        return name in self._known and self._known[name][0] == about

    def _same(self, name: str, about: tuple[object, ...], made: Callable[[], Drawn]) -> Drawn:
        """What was made of the same things when it was asked for last, or made now."""
        if not self._is_known(name, about):
            self._known[name] = (about, made())
        return self._known[name][1]

    def _pointer(self, part: Part) -> Pointer:
        prefix = f"{part}:"

        def own(name: str) -> str:
            return name[len(prefix) :] if name.startswith(prefix) else ""

        return Pointer(
            own(self.pointer.hovered), own(self.pointer.pressed), own(self.pointer.focused)
        )

    def _put(self, part: Part, drawn: Drawn, topleft: tuple[int, int]) -> bool:
        """Make something the picture of a part; True if it is not what was made last."""
        new, self._latest[part] = self._latest.get(part) is not drawn, drawn
        if self._held is not None:
            self._held[part] = (drawn, topleft)
            return new
        known = self._parts.get(part)
        if known is not None and known[0] is drawn and known[1] == topleft:
            return new
        self.drop(part)
        self.laid += 1
        self._parts[part] = (drawn, topleft)
        for name, rect in drawn.at(topleft).items():
            if name not in NOT_CLICKED:
                self.targets[f"{part}:{name}"] = rect
        return new


def _layer(target: str) -> int:
    """How high a target lies; of one part the later ones lie above."""
    part = target.partition(":")[0]
    return next(height for height, name in enumerate(LAYERS) if name == part)


@dataclass(frozen=True, slots=True)
class StripWords:
    """What the scene adds to the game's strip."""

    order_label: str
    status: str = ""
    crest: pygame.Surface | None = None
    asks: Asks = ""
    """How the sign looks that tells what can be done."""


def wells(
    counters: Sequence[Counter],
    deltas: dict[str, int],
    extras: dict[str, pygame.Surface],
    lit: frozenset[str],
    *,
    ahead: bool = False,
) -> tuple[Well, ...]:
    """The tray's wells with changes: those that a choice would bring (`ahead`), or that an event
    that is being shown has brought. Only what is still to come has a badge: the numbers contain
    the rest."""
    return tuple(
        Well(
            counter.key,
            counter.icon,
            figure(counter.value),
            delta=delta_of(deltas.get(counter.key, 0), counter.good_up) if ahead else None,
            extra=None if deltas.get(counter.key) else extras.get(counter.key),
            lit=counter.key in lit,
            value=counter.value,
            change=deltas.get(counter.key, 0),
            ahead=ahead,
            quiet=counter.quiet,
        )
        for counter in counters
    )


def delta_of(number: int, good_up: bool) -> Delta | None:
    """A badge for a change, or none."""
    if not number:
        return None
    return Delta(change(number), (number > 0) == good_up)


def _action(token: ToolFacts) -> Action:
    return Action(
        token.id,
        token.label,
        primary=token.primary,
        enabled=token.enabled,
        number=str(token.number % ZERO) if token.number else "",
        reason=token.reason,
        reveals=token.reveals,
    )


def _token(token: ToolFacts) -> Token:
    kind = _TOOL_KINDS[token.id]
    return Token(token.id, kind, token.label, token.enabled, token.reason, token.primary)
