"""The composer: an effect as chips in a line, the signs for the next one, the sentence that it
becomes. Lists of words and numbers are composed in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pygame

from engine.box.figures import EFFECT, Figure
from engine.box.language import Effect, complete
from engine.texts import sentence_case
from scenes.handbook.box.desk import Desk
from scenes.handbook.box.fields.base import Field
from scenes.handbook.box.fields.composing import FOR, Composer, Spot, part_at, spots
from scenes.handbook.box.fields.listed import composed
from scenes.handbook.box.workbench import INCOMPLETE, NO_EFFECT
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.box import controls

_CHIP: Final = 2 * TARGET_PX
_ICON: Final = 34.0
_TILE: Final = 40.0
_REMOVE: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)
_UP: Final = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
_DOWN: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)


@dataclass(frozen=True, slots=True)
class Item:
    """Something in the composer: the part of its key, and its box relative to the control."""

    part: str
    box: pygame.Rect
    words: str = ""
    spot: Spot | None = None


class ComposedField(Field):
    """See the module."""

    span = 6

    def __init__(self, desk: Desk, figure: Figure, key: str) -> None:
        super().__init__(desk, figure, key)
        self._notation = composed(figure)
        self._items: list[Item] = []
        self._line = pygame.Rect(0, 0, 0, 0)
        self._told = pygame.Rect(0, 0, 0, 0)

    # What is composed ------------------------------------------------------------------------

    @property
    def composer(self) -> Composer:
        """The effect with the place of its next sign."""
        kept = self.desk.composing.get(self.place)
        if kept is not None:
            return kept
        try:
            effect = self._notation.read(self.value)
        except NO_EFFECT:
            effect = self._notation.read(self.figure.value)
        return Composer(effect, self._notation.palette)

    @property
    def active(self) -> bool:
        """True while its signs lie open."""
        return self.desk.active == self.place

    def _compose(self, composer: Composer) -> None:
        """Another effect, or another place for the next sign."""
        before = self.composer.effect
        self.desk.composing[self.place] = composer
        self.desk.active = self.place
        if composer.effect != before:
            self._say(composer.effect)
        self.desk.changed()

    def _say(self, effect: Effect) -> None:
        value: Any = None
        if complete(effect, self._notation.palette):
            try:
                value = self._notation.write(effect)
            except NO_EFFECT:
                value = None
        if value is None:
            self.desk.bench.refuse(self.place, None, INCOMPLETE)
        else:
            self.desk.bench.say(self.place, value)

    # Measures --------------------------------------------------------------------------------

    def measure(self, width: int) -> int:
        scale = self.desk.layout.scale
        self._items = []
        pad = round(8 * scale)
        bottom = self._flow(self._chips(), width - 2 * pad, pad, pad, _CHIP) + pad
        self._line = pygame.Rect(0, 0, width, bottom)
        if self.active:
            bottom = self._flow(self._palette(), width, 0, bottom + pad, self._tile)
        self._told = pygame.Rect(0, 0, 0, 0)
        if self.figure.kind == EFFECT:
            high = self._sentence(width).get_height()
            self._told = pygame.Rect(0, bottom + pad, width, high)
            bottom = self._told.bottom
        return bottom

    @property
    def _tile(self) -> int:
        return self.desk.layout.target(_TILE)

    def _flow(
        self, items: Iterator[tuple[Item, int]], width: int, left: int, top: int, high: int
    ) -> int:
        """Put items side by side, in as many rows as they take; the lower end. An item of no
        width begins a row."""
        gap = round(7 * self.desk.layout.scale)
        x = left
        for item, wide in items:
            wide = min(wide, width)
            if x > left and (not wide or x + wide > left + width):
                x, top = left, top + high + gap
            if wide:
                box = pygame.Rect(x, top, wide, high)
                self._items.append(Item(item.part, box, item.words, item.spot))
                x = box.right + gap
        return top + high

    def _chips(self) -> Iterator[tuple[Item, int]]:
        """Head, signs and the words between them, and the place for the next."""
        scale, composer = self.desk.layout.scale, self.composer
        nowhere = pygame.Rect(0, 0, 0, 0)
        if composer.palette.heads is not None:
            words = self.desk.sign(composer.effect.head) if composer.effect.head else "–"
            wide = controls.tile_width(words, scale) + round(46 * scale)
            yield Item("head", nowhere, words), max(wide, round(120 * scale))
        before: Spot | None = None
        for number, spot in enumerate(spots(composer.effect)):
            join = self._join(before, spot)
            if join:
                words = self.desk.say(f"handbook.box.join.{join}")
                word = controls.joiner(words, scale, self.desk.binding)
                yield Item("word", nowhere, words), word.get_width()
            yield Item(f"chip_{number}", nowhere, "", spot), self._chip_width(spot)
            before = spot
        if composer.joined and self.figure.kind != "numbers":
            words = self.desk.say("handbook.box.next_sign")
            yield Item("here", nowhere, words), controls.pill_width(words, scale)

    @staticmethod
    def _join(before: Spot | None, spot: Spot) -> str:
        """How two signs are joined that follow each other."""
        if before is None:
            return ""
        if before.step != spot.step:
            return "then"
        if before.offer != spot.offer:
            return "or"
        return "arrow" if before.side != spot.side else "and"

    def _face(self, spot: Spot) -> tuple[str, pygame.Surface | None, str, int]:
        """Number, picture and words of a chip, and the room at its left."""
        composer, scale = self.composer, self.desk.layout.scale
        number = composer.number(spot)
        sign = part_at(composer.effect, spot).sign
        picture = self._picture(sign, round(_ICON * scale))
        words = self._sign_words(sign) if sign and picture is None else ""
        left = TARGET_PX if number is not None else round(4 * scale)
        said = "" if number is None else str(number).replace("-", "−")
        return said, picture, words, left

    def _picture(self, sign: str, px: int) -> pygame.Surface | None:
        return self.desk.things.icon(sign, px) if sign else None

    def _sign_words(self, sign: str) -> str:
        if self.figure.kind == EFFECT:
            return self.desk.sign(sign)
        return self.desk.choice(self.figure, sign) if sign else self.desk.label(self.figure)

    def _chip_width(self, spot: Spot) -> int:
        number, picture, words, left = self._face(spot)
        return controls.chip_width(number, picture, words, left, self.desk.layout.scale)

    def _palette(self) -> Iterator[tuple[Item, int]]:
        """How the next sign is joined, then all signs."""
        composer, scale, nowhere = self.composer, self.desk.layout.scale, pygame.Rect(0, 0, 0, 0)
        if composer.chosen is not None and self._spare:
            words = self.desk.say("handbook.box.remove")
            yield Item("remove", nowhere, words), controls.pill_width(words, scale)
        if self.figure.kind == "numbers":
            words = self.desk.say("handbook.box.another_number")
            yield Item("another", nowhere, words), controls.pill_width(words, scale)
            return
        joins = composer.joins if composer.effect.steps or FOR in composer.joins else ()
        if composer.chosen is None and len(joins) > 1:
            for join in joins:
                words = self.desk.say(f"handbook.box.join.{join}")
                yield Item(f"join_{join}", nowhere, words), controls.pill_width(words, scale)
        yield Item("row", nowhere), 0
        if not composer.room:
            return
        for sign in composer.signs:
            words = self._sign_words(sign.key)
            picture = self._picture(sign.key, round(28 * scale))
            wide = self._tile if picture is not None else controls.tile_width(words, scale)
            yield Item(f"sign_{sign.key}", nowhere, words), wide

    # Targets ---------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        found = []
        for item in self._items:
            if item.part in ("word", "row"):
                continue
            box = item.box.move(self.box.topleft)
            found.append(Target(f"{self.key}:{item.part}", box))
            if item.spot is not None and self.composer.number(item.spot) is not None:
                half = pygame.Rect(box.x, box.y, TARGET_PX, box.height // 2)
                found.append(Target(f"{self.key}:more{item.part}", half))
                found.append(Target(f"{self.key}:less{item.part}", half.move(0, half.height)))
        return found

    @property
    def _spare(self) -> bool:
        """True where a sign may go: one number of a list has to stay."""
        return self.figure.kind != "numbers" or len(list(spots(self.composer.effect))) > 1

    def _spot(self, part: str) -> Spot | None:
        """The sign that a part of a key is about."""
        name = part.removeprefix("more").removeprefix("less")
        return next((item.spot for item in self._items if item.part == name), None)

    def choose(self, part: str) -> None:
        composer, spot = self.composer, self._spot(part)
        if spot is not None and part.startswith(("more", "less")):
            self._step(spot, 1 if part.startswith("more") else -1)
        elif spot is not None:
            self._compose(composer.choose(spot))
        elif part.startswith("join_"):
            self._compose(composer.joining(part.removeprefix("join_")))
        elif part.startswith("sign_"):
            self._compose(composer.put(part.removeprefix("sign_")))
        elif part == "remove" and composer.chosen is not None:
            self._compose(composer.without(composer.chosen))
        elif part == "another":
            self._compose(composer.choose(None).put(""))
        elif part == "head":
            self._open_heads()
        elif part == "here":
            self._compose(composer.choose(None))

    def _step(self, spot: Spot, by: int) -> None:
        composer = self.composer
        self._compose(composer.numbered(spot, (composer.number(spot) or 0) + by))

    def _open_heads(self) -> None:
        heads = list(self.composer.palette.heads or ())
        head = self.composer.effect.head
        words = [self.desk.sign(each) for each in heads]
        index = heads.index(head) if head in heads else -1
        box = next(item.box for item in self._items if item.part == "head")
        self.desk.gui.choose(
            box.move(self.box.topleft), words, index, lambda n: self._headed(heads[n])
        )

    def _headed(self, head: str) -> None:
        self.desk.gui.close()
        self._compose(self.composer.headed(head))

    def press(self, part: str, event: pygame.event.Event) -> bool:
        spot, composer = self._spot(part), self.composer
        if spot is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        number = composer.number(spot)
        if event.key in _REMOVE and self._spare:
            self._compose(composer.without(spot))
        elif number is None:
            return False
        elif event.unicode.isdecimal():
            self._compose(composer.numbered(spot, self._typed(spot, number, event.unicode)))
        elif event.key in _UP or event.unicode == "+":
            self._step(spot, 1)
        elif event.key in _DOWN:
            self._step(spot, -1)
        else:
            return False
        return True

    def _typed(self, spot: Spot, number: int, digit: str) -> int:
        """Another digit behind the number, where that is one that the sign may have."""
        sign = self.composer.sign_at(spot)
        longer = number * 10 + int(digit)
        return longer if sign is not None and number > 0 and longer <= sign.most else int(digit)

    def words(self, part: str) -> str:
        label, spot = self.desk.label(self.figure), self._spot(part)
        if spot is not None:
            sign = self._sign_words(part_at(self.composer.effect, spot).sign)
            number = self.composer.number(spot)
            said = sign if number is None else f"{number} {sign}"
            if part.startswith(("more", "less")):
                return self.desk.say(f"handbook.box.{part[:4]}", what=said)
            return self.desk.say("handbook.box.field", what=label, value=said)
        item = next((item for item in self._items if item.part == part), None)
        said = item.words if item is not None else ""
        if part == "here":
            value = self.desk.told(self.figure, self.figure.value)
            return self.desk.say("handbook.box.composed", what=label, value=value, next=said)
        return said

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        scale, binding = self.desk.layout.scale, self.desk.binding
        look = "wrong" if self.draft is not None else "open" if self.active else ""
        line = self._line.move(self.box.topleft)
        surface.blit(controls.well(line.size, scale, look, binding), line)
        for item in self._items:
            self._draw_item(surface, item, pointer)
        if self._told.height:
            surface.blit(self._sentence(self._told.width), self._told.move(self.box.topleft))

    def _draw_item(self, surface: pygame.Surface, item: Item, pointer: Pointer) -> None:
        scale, binding = self.desk.layout.scale, self.desk.binding
        box = item.box.move(self.box.topleft)
        key = f"{self.key}:{item.part}"
        lit = "hover" if key in (pointer.hovered, pointer.focused) else ""
        if item.spot is not None:
            self._draw_chip(surface, item, box, lit, pointer)
        elif item.part == "word":
            word = controls.joiner(item.words, scale, binding)
            surface.blit(word, word.get_rect(center=box.center))
        elif item.part == "head":
            inner = box.inflate(0, -round(box.height * 0.3))
            face = controls.drop_down(item.words, None, inner.size, scale, lit, binding)
            surface.blit(face, inner)
        elif item.part == "here":
            surface.blit(controls.dashed_place(item.words, box.size, scale, lit, binding), box)
        elif item.part.startswith("sign_"):
            sign = item.part.removeprefix("sign_")
            picture = self._picture(sign, round(28 * scale))
            face = controls.sign_tile(picture, item.words, box.size, scale, lit, binding)
            surface.blit(face, box)
        elif item.part != "row":
            chosen = item.part == f"join_{self.composer.joined}"
            look = "chosen" if chosen else lit
            inner = box.inflate(0, -round(4 * scale))
            surface.blit(controls.pill(item.words, inner.size, scale, look, binding), inner)

    def _draw_chip(
        self, surface: pygame.Surface, item: Item, box: pygame.Rect, lit: str, pointer: Pointer
    ) -> None:
        assert item.spot is not None
        scale, binding = self.desk.layout.scale, self.desk.binding
        number, picture, words, left = self._face(item.spot)
        look = "chosen" if self.active and self.composer.chosen == item.spot else lit
        face = controls.chip(number, picture, words, box.size, left, scale, look, binding)
        controls.lifted(face, box, surface, self.desk.layout.book.grid)
        if not number:
            return
        half = (TARGET_PX, box.height // 2)
        for name, top in (("more", box.y), ("less", box.y + half[1])):
            key = f"{self.key}:{name}{item.part}"
            state = "hover" if key in (pointer.hovered, pointer.focused) else ""
            surface.blit(controls.stepper(name, half, scale, state, binding), (box.x, top))

    def _sentence(self, width: int) -> pygame.Surface:
        draft, desk = self.draft, self.desk
        if draft is None:
            words, verdict = desk.effect(self.figure, self.figure.value), "handbook.box.playable"
            said = desk.say(verdict)
        else:
            words = desk.effect(self.figure, draft.value)
            said = desk.reason(draft.reason)
        label, words = desk.say("handbook.box.becomes"), sentence_case(words)
        scale, binding = desk.layout.scale, desk.binding
        return controls.becomes(label, words, said, draft is None, width, scale, binding)
