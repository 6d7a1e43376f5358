"""The figures of one entry as a form that scrolls: labels, fields, whose figure each one is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from engine.box.figures import EFFECT, SHAPE, Figure
from engine.box.places import Place
from scenes.handbook.box.desk import Desk
from scenes.handbook.box.fields.base import Field
from scenes.handbook.box.fields.effect import ComposedField
from scenes.handbook.box.fields.offsets import OffsetsField
from scenes.handbook.box.fields.simple import ChoiceField, FlagField, LineField, NumberField
from scenes.handbook.box.workbench import CHANGED, CONFIRMED, LATER, OURS
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import Scroll
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.box.cells import foot, label, refusal
from sprites.handbook.box.marks import small_token
from sprites.handbook.contents import scroll_thumb

BAR: Final = 9
_MOST_NAMED: Final = 8
"""Of more figures that belong together the number is told."""
_WHOLE: Final = 6
"""Sixths of a row."""
_KINDS: Final[dict[str, type[Field]]] = {
    "number": NumberField,
    "text": LineField,
    "choice": ChoiceField,
    SHAPE: ChoiceField,
    "flag": FlagField,
    "notation": OffsetsField,
    "numbers": ComposedField,
    "choices": ComposedField,
    EFFECT: ComposedField,
}


def field_of(desk: Desk, figure: Figure, key: str) -> Field:
    """The field of a figure."""
    return _KINDS[figure.kind](desk, figure, key)


@dataclass(slots=True)
class _Cell:
    """A field in its row, all boxes within the content: label, field and foot; what is refused
    stands across the row below."""

    field: Field
    whole: pygame.Rect
    control: pygame.Rect
    foot: pygame.Rect
    said: pygame.Rect


class Form:
    """Shows an entry; its targets are "f<number>:<part>", "f<number>:confirm" and ":restore"."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.scroll = Scroll()
        self.entry = ""
        self._cells: list[_Cell] = []
        self._told: set[Place] = set()
        """Figures under which stands why they are refused."""

    @property
    def fields(self) -> list[Field]:
        """The fields in their order."""
        return [cell.field for cell in self._cells]

    def field_at(self, place: Place) -> Field | None:
        """The field of a figure that is shown."""
        return next((field for field in self.fields if field.place == place), None)

    def show(self, entry: str) -> None:
        """The figures of this entry from the top."""
        if entry != self.entry:
            self.scroll.offset = 0
            self.desk.composing.clear()
            self.desk.active = None
        self.entry = entry
        self.lay_out()

    def lay_out(self) -> None:
        """The figures or the window changed."""
        figures = [*self.desk.bench.figures(self.entry), *self.desk.drawn_in(self.entry)]
        fields = [field_of(self.desk, figure, f"f{n}") for n, figure in enumerate(figures)]
        self._cells = []
        top = 0
        for row in self._rows(fields):
            top = self._lay_row(row, top)
        self.scroll.fit(self.desk.layout.form, top)
        self._show_refused()
        self._place()

    def _show_refused(self) -> None:
        """What is refused now, and was not before, comes into view with its reason."""
        refused = [cell for cell in self._cells if cell.said.height]
        new = next((cell for cell in refused if cell.field.place not in self._told), None)
        self._told = {cell.field.place for cell in refused}
        if new is not None:
            self.scroll.show(new.whole.top, new.said.bottom, 4)

    def _rows(self, fields: list[Field]) -> list[list[Field]]:
        """Fields side by side, as many as fit, in their order."""
        rows: list[list[Field]] = []
        room = 0
        for field in fields:
            span = self._span(field)
            if span > room:
                rows.append([])
                room = _WHOLE
            rows[-1].append(field)
            room -= span
        return rows

    def _span(self, field: Field) -> int:
        narrow = self.desk.layout.form.width < 560 * self.desk.layout.scale
        guest = field.figure.entry != self.entry
        return 3 if (narrow or guest) and field.span == 2 else field.span

    def _label(self, field: Field) -> str:
        """What a figure is called; that of another entry with its name."""
        own = field.figure.entry == self.entry
        return self.desk.label(field.figure) if own else self.desk.titled(field.figure)

    def _lay_row(self, row: list[Field], top: int) -> int:
        """Lay fields side by side; the lower end."""
        layout = self.desk.layout
        gap, head = layout.units(14), max(TARGET_PX, layout.units(32))
        whole = layout.form.width - layout.units(4)
        each = (whole + gap) / _WHOLE
        left, cells = 0.0, []
        for field in row:
            wide = round(each * self._span(field)) - gap
            high = field.measure(wide)
            control = pygame.Rect(round(left), top + head, wide, high)
            below = pygame.Rect(control.x, control.bottom, wide, layout.units(19))
            cells.append(
                _Cell(
                    field,
                    pygame.Rect(control.x, top, wide, 0),
                    control,
                    below,
                    pygame.Rect(0, 0, 0, 0),
                )
            )
            left += each * self._span(field)
        footed = any(self._foot(cell.field)[0] for cell in cells)
        bottom = max(cell.foot.bottom if footed else cell.control.bottom for cell in cells)
        for cell in cells:
            cell.whole.height = bottom - top
            words = self._refused(cell.field)
            if words:
                high = refusal(words, whole, layout.scale, self.desk.binding).get_height()
                cell.said = pygame.Rect(0, bottom + 2, whole, high)
                bottom = cell.said.bottom
        self._cells += cells
        return bottom + layout.units(8)

    def _refused(self, field: Field) -> str:
        """The sentence under a row; an effect tells its own."""
        if field.draft is None or field.figure.kind == EFFECT:
            return ""
        said = self.desk.reason(field.draft.reason)
        return f"{said} {self._together(field)}".rstrip() if field.draft.asked else said

    def _together(self, field: Field) -> str:
        """Which figures have to go with it."""
        desk, others = self.desk, self.desk.beside(field.figure)
        if not others:
            return ""
        if len(others) > _MOST_NAMED:
            return desk.say("handbook.box.together_many", n=len(others))
        same = all(each.entry == field.figure.entry for each in others)
        names = [desk.label(each) if same else desk.titled(each) for each in others]
        return desk.say("handbook.box.together", figures=names)

    def _place(self) -> None:
        """Everything lies where it is scrolled to."""
        for cell in self._cells:
            cell.field.lay(self._seen(cell.control))

    def _seen(self, box: pygame.Rect) -> pygame.Rect:
        form = self.desk.layout.form
        return box.move(form.x, form.y - self.scroll.offset)

    def moved(self) -> None:
        """It was scrolled."""
        self._place()

    # Targets ---------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """What can be clicked, as far as it is in sight."""
        view = self.desk.layout.form
        found = []
        for target in self.all_targets():
            seen = target.rect.clip(view)
            if seen.height >= min(target.rect.height, TARGET_PX):
                found.append(Target(target.key, seen, target.enabled, target.reason))
        return found

    def all_targets(self) -> list[Target]:
        """The same with those that are out of sight, where they would lie."""
        return [
            target for cell in self._cells for target in (*cell.field.targets(), *self._token(cell))
        ]

    def _token(self, cell: _Cell) -> list[Target]:
        """The button at a label: to confirm what is ours, or to take back what was said."""
        name = self._action(cell.field)
        if not name:
            return []
        whole = self._seen(cell.whole)
        box = pygame.Rect(0, whole.y, TARGET_PX, TARGET_PX)
        box.right = whole.right
        return [Target(f"{cell.field.key}:{name}", box)]

    def _action(self, field: Field) -> str:
        bench = self.desk.bench
        if field.draft is not None:
            return "restore"
        state = bench.state(field.place)
        if state in (CHANGED, CONFIRMED):
            return "restore" if field.place in bench.editing.box.corrections else ""
        return "confirm" if state in (OURS, LATER) else ""

    def _cell_of(self, key: str) -> tuple[_Cell | None, str]:
        name, _, part = key.partition(":")
        found = (cell for cell in self._cells if cell.field.key == name)
        return next(found, None), part

    def choose(self, key: str) -> bool:
        """A target was activated; False for one of somebody else."""
        cell, part = self._cell_of(key)
        if cell is None:
            return False
        if part == "confirm":
            self.desk.bench.confirm(cell.field.place)
        elif part == "restore":
            self.desk.composing.pop(cell.field.place, None)
            self.desk.bench.restore(cell.field.place)
        else:
            cell.field.choose(part)
            return True
        self.desk.changed()
        return True

    def press(self, key: str, event: pygame.event.Event) -> bool:
        """A key while a target is focused."""
        cell, part = self._cell_of(key)
        return cell is not None and cell.field.press(part, event)

    def words(self, key: str) -> str:
        """What a target says."""
        cell, part = self._cell_of(key)
        if cell is None:
            return ""
        if part in ("confirm", "restore"):
            label = self.desk.label(cell.field.figure)
            return self.desk.say(f"handbook.box.{part}", what=label)
        said = cell.field.words(part)
        more = self._foot(cell.field)[0]
        refused = self._refused(cell.field)
        return " ".join(each for each in (said, more, refused) if each)

    def help(self, key: str) -> str:
        """What a picture without words means, for whoever points at it."""
        cell, part = self._cell_of(key)
        if cell is not None and part.startswith(("sign_", "confirm", "restore")):
            return self.words(key)
        return ""

    def reveal(self, key: str) -> bool:
        """Scroll the field of a target into view; True when that moved anything."""
        cell, _ = self._cell_of(key)
        if cell is None:
            return False
        before = self.scroll.offset
        self.scroll.show(cell.whole.top, max(cell.whole.bottom, cell.said.bottom), 4)
        if self.scroll.offset != before:
            self._place()
        return self.scroll.offset != before

    def first_key(self) -> str:
        """The first target of the first field that nobody has looked at, else of the first."""
        bench = self.desk.bench
        left = [f for f in self.fields if bench.state(f.place) in (OURS, LATER)]
        targets = [target for field in (left or self.fields)[:1] for target in field.targets()]
        return targets[0].key if targets else ""

    def first_target(self, key: str) -> str:
        """The first target of the field that a target belongs to."""
        cell, _ = self._cell_of(key)
        targets = [] if cell is None else cell.field.targets()
        return targets[0].key if targets else ""

    def next_key(self, key: str, by: int) -> str:
        """The first target of the field behind, or before, that of a target; "" at the ends."""
        keys = [cell.field.key for cell in self._cells]
        name = key.partition(":")[0]
        if name not in keys or not 0 <= keys.index(name) + by < len(keys):
            return ""
        targets = self._cells[keys.index(name) + by].field.targets()
        return targets[0].key if targets else ""

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """What is in sight."""
        view = self.desk.layout.form
        clip = surface.get_clip()
        surface.set_clip(view.inflate(10, 4).clip(clip))
        for cell in self._cells:
            reach = cell.whole.union(cell.said) if cell.said.height else cell.whole
            if self._seen(reach).colliderect(view):
                self._draw_cell(surface, cell, pointer)
        surface.set_clip(clip)
        thumb = self.scroll.thumb(BAR)
        if thumb.height:
            face = scroll_thumb(thumb.size, self.scroll.dragging, self.desk.binding)
            surface.blit(face, thumb)

    def _draw_cell(self, surface: pygame.Surface, cell: _Cell, pointer: Pointer) -> None:
        desk = self.desk
        scale, binding = desk.layout.scale, desk.binding
        whole = self._seen(cell.whole)
        token = self._token(cell)
        room = cell.whole.width - (TARGET_PX + 4 if token else 0)
        name = label(self._label(cell.field), room, scale, binding)
        surface.blit(name, name.get_rect(bottomleft=(whole.x, cell.field.box.y - 3)))
        for target in token:
            part = target.key.rpartition(":")[2]
            lit = target.key in (pointer.hovered, pointer.focused)
            face = small_token(part, TARGET_PX - 2, "hover" if lit else "")
            surface.blit(face, face.get_rect(center=target.rect.center))
        cell.field.draw(surface, pointer)
        words, state = self._foot(cell.field)
        if words:
            line = foot(words, state, cell.foot.width, scale, binding)
            surface.blit(line, self._seen(cell.foot))
        if cell.said.height:
            slip = refusal(self._refused(cell.field), cell.said.width, scale, binding)
            surface.blit(slip, self._seen(cell.said))

    def _foot(self, field: Field) -> tuple[str, str]:
        """Whose figure it is, and how far somebody has come with it."""
        desk = self.desk
        state = desk.bench.state(field.place)
        printed = desk.bench.editing.printed.get(field.place)
        if state == CHANGED and printed is not None:
            was = desk.told(printed, printed.value)
            return desk.say("handbook.box.state.was", was=was), state
        if state in (OURS, LATER, CHANGED, CONFIRMED):
            return desk.say(f"handbook.box.state.{state}"), state
        return "", state
