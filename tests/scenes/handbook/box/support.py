"""The page "Your box" and two ways to use it: by mouse and by keys, both through real events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pygame

from engine.box.figures import SHAPE, Figure
from engine.box.places import Place
from scenes.app import App
from scenes.handbook.box.fields.base import Field
from scenes.handbook.box.fields.composing import spots
from scenes.handbook.box.fields.effect import ComposedField
from scenes.handbook.box.fields.offsets import OffsetsField
from scenes.handbook.box.scene import BoxScene
from tests.scenes.support import Plain, click, key, make_app, settle, typed

Act = Callable[[], None]
_MOST_TABS = 200


def open_box(
    folder: Path,
    game: str,
    entry: str = "",
    size: tuple[int, int] = (1280, 690),
    percent: int = 100,
    language: str = "en",
) -> tuple[App, BoxScene]:
    app = make_app(folder, size)
    app.settings.text_percent = percent
    app.speak(language)
    app.stack.push(Plain(app, "below"))
    scene = BoxScene(app, game, entry)
    app.stack.push(scene)
    settle(app)
    return app, scene


def wheel(steps: int) -> pygame.event.Event:
    """The wheel of the mouse, upwards when positive."""
    return pygame.event.Event(pygame.MOUSEWHEEL, {"x": 0, "y": steps, "flipped": False})


_PAD: Final = {"a": 0, "b": 1, "x": 2}


def pad(what: str) -> list[pygame.event.Event]:
    """A button of a gamepad, or a step of its cross: "up", "down", "left", "right"."""
    if what in _PAD:
        told = {"instance_id": 7, "joy": 7, "button": _PAD[what]}
        kinds = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
        return [pygame.event.Event(kind, told) for kind in kinds]
    steps = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
    told = {"instance_id": 7, "joy": 7, "hat": 0}
    return [
        pygame.event.Event(pygame.JOYHATMOTION, {**told, "value": value})
        for value in (steps[what], (0, 0))
    ]


class Hand:
    """Somebody with a mouse."""

    def __init__(self, app: App, scene: BoxScene) -> None:
        self.app, self.scene = app, scene

    def boxes(self) -> dict[str, pygame.Rect]:
        return {target.key: target.rect for target in self.scene.page_targets()}

    def field(self, place: Place) -> Field:
        found = self.scene.form.field_at(place)
        assert found is not None, place
        return found

    def use(self, name: str) -> None:
        """Activate a target, scrolled into view."""
        if name not in self.boxes():
            self.scene.form.reveal(name)
            self.scene.retarget()
        box = self.boxes()[name]
        on_sign = name.partition(":")[2].startswith("chip_")  # less and more lie over its left half
        self.app.tick(click((box.right - 8, box.centery) if on_sign else box.center), 0.0)
        settle(self.app)

    def pick(self, index: int) -> None:
        """Take an entry of the list that lies open."""
        choices = self.scene.desk.gui.choices
        assert choices is not None
        for _ in choices.words:
            if index in choices.boxes():
                break
            self.app.tick([wheel(1 if index < choices.index else -1)], 0.0)
        self.app.tick(click(choices.boxes()[index].center), 0.0)
        settle(self.app)

    def pickable(self) -> list[int]:
        choices = self.scene.desk.gui.choices
        assert choices is not None
        return list(choices.boxes())

    def write(self, letters: str) -> None:
        """Write into the line that lies open, in the place of what stands there."""
        self.app.tick([key(pygame.K_a, pygame.KMOD_CTRL)], 0.0)
        self.app.tick(typed(letters), 0.0)
        self.app.tick([], 0.2)
        self.app.tick([key(pygame.K_RETURN)], 0.0)
        settle(self.app)

    def undo(self) -> None:
        self.use("do:undo")


class Keys(Hand):
    """Somebody with a keyboard."""

    def use(self, name: str) -> None:
        self.walk_to(name)
        self.app.tick([key(pygame.K_RETURN)], 0.0)
        settle(self.app)

    def walk_to(self, name: str) -> None:
        focus = self.scene.focus
        with patch.object(self.app, "_show", return_value=False):  # nobody looks on the way
            for _ in range(_MOST_TABS):
                if focus.focused == name:
                    return
                self.app.tick([key(pygame.K_TAB)], 0.0)
        raise AssertionError(f"no way to {name}")

    def pick(self, index: int) -> None:
        choices = self.scene.desk.gui.choices
        assert choices is not None
        while choices.index != index:
            step = pygame.K_DOWN if choices.index < index else pygame.K_UP
            self.app.tick([key(step)], 0.0)
        self.app.tick([key(pygame.K_RETURN)], 0.0)
        settle(self.app)

    def undo(self) -> None:
        self.app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.0)
        settle(self.app)


def attempts(hand: Hand, figure: Figure) -> Iterator[None]:
    """Tries to give a figure another value, one after the other, until nobody asks for more."""
    field = hand.field(figure.place)
    name = field.key
    if figure.kind == "number":
        for part in ("more", "less"):
            if hand.scene.focus.enabled(f"{name}:{part}") or isinstance(hand, Keys):
                hand.use(f"{name}:{part}")
                yield
        for number in range(figure.low, figure.high + 1):
            hand.use(f"{name}:open")
            hand.write(str(number))
            yield
    elif figure.kind == "flag":
        hand.use(f"{name}:open")
        yield
    elif figure.kind in ("choice", SHAPE):
        yield from _choices(hand, figure, name)
    elif figure.kind == "text":
        for letters in (figure.value[1:] + figure.value[:1], "GPPP", "PGPP"):
            hand.use(f"{name}:open")
            hand.write(letters)
            yield
    elif isinstance(field, OffsetsField):
        steps = ([0, 1], [0, -1], [0, 2], [1, 0], [-1, 0], [-1, 1])
        for step in steps:
            for value in ([*figure.value[:-1], step], [*figure.value, step]):
                enter(hand, figure, value)
                yield
        enter(hand, figure, figure.value[:-1])
        yield
    elif isinstance(field, ComposedField):
        yield from _composed(hand, figure, field)


def _choices(hand: Hand, figure: Figure, name: str) -> Iterator[None]:
    hand.use(f"{name}:open")
    for index in hand.pickable():
        if figure.choices[index] == figure.value:
            continue
        if not hand.scene.desk.gui.open:
            hand.use(f"{name}:open")
        hand.pick(index)
        yield


def _composed(hand: Hand, figure: Figure, field: ComposedField) -> Iterator[None]:
    name, place = field.key, figure.place
    count = len(list(spots(field.composer.effect)))
    for number in range(count):
        for part in ("more", "less"):
            key_of = f"{name}:{part}chip_{number}"
            if any(target.key == key_of for target in hand.field(place).targets()):
                hand.use(key_of)
                yield
    if figure.kind == "numbers":
        return
    if figure.kind == "choices" and count > 1:
        yield from _first_last(hand, figure, name)
    for sign in field.composer.palette.gain:
        if count:
            hand.use(f"{name}:chip_0")
            if f"{name}:sign_{sign.key}" not in _keys(hand.field(place)):
                hand.use(f"{name}:chip_0")
        else:
            hand.use(f"{name}:here")
        if f"{name}:sign_{sign.key}" in _keys(hand.field(place)):
            hand.use(f"{name}:sign_{sign.key}")
            yield
        count = len(list(spots(_composer_of(hand, place).composer.effect)))


def _first_last(hand: Hand, figure: Figure, name: str) -> Iterator[None]:
    """The first of several words becomes the last."""
    hand.use(f"{name}:chip_0")
    hand.use(f"{name}:remove")
    yield
    if f"{name}:sign_{figure.value[0]}" not in _keys(hand.field(figure.place)):
        hand.use(f"{name}:here")
    hand.use(f"{name}:sign_{figure.value[0]}")
    yield


def enter(hand: Hand, figure: Figure, value: Any) -> None:
    """Give a figure that is one of several words, a number or offsets this value."""
    field = hand.field(figure.place)
    if isinstance(field, OffsetsField):
        now = [list(each) for each in field.value]
        for cell in [each for each in [*now, *value] if (each in now) != (each in value)]:
            hand.use(f"{field.key}:{cell[0]}_{cell[1]}")
    elif figure.kind == "number":
        hand.use(f"{field.key}:open")
        hand.write(str(value))
    else:
        hand.use(f"{field.key}:open")
        hand.pick(figure.choices.index(value))


def _composer_of(hand: Hand, place: Place) -> ComposedField:
    field = hand.field(place)
    assert isinstance(field, ComposedField)
    return field


def _keys(field: Field) -> list[str]:
    return [target.key for target in field.targets()]
