"""Made-up contents of the chrome, also a third longer, and checks on what was drawn."""

import math
from collections.abc import Iterable
from functools import lru_cache

import pygame

from sprites.common.chrome_button import Action
from sprites.common.chrome_chooser import Choice, Chooser, Effect
from sprites.common.chrome_prompt import Prompt, Token
from sprites.common.chrome_rail import Rail
from sprites.common.chrome_strip import Strip, Turn
from sprites.common.chrome_tray import Delta, Well
from sprites.common.drawn import Drawn
from sprites.common.metrics import TARGET_PX
from sprites.common.players import PLAYER_STYLES, badge, style_of
from sprites.common.rail_inspector import Inspector, InspectorLine
from sprites.common.rail_log import LogLine, LogView
from sprites.common.rail_seats import SeatPanel, Stat
from sprites.common.rail_text import TextBlock
from sprites.common.rich import parse

SCALES = (0.9, 1.0, 1.40625, 2.0)
SEATS = ("red", "blue", "yellow", "green")


@lru_cache(maxsize=64)
def icon(name: str, size: int) -> pygame.Surface | None:
    """Any picture will do; "none" has none."""
    return None if name == "none" else badge(PLAYER_STYLES[len(name) % 7], size)


def longer(text: str) -> str:
    """At least 30 % more letters, as another language may need, in words of the same kind."""
    words = text.split()
    missing, made = math.ceil(len(text) * 0.3), list(words)
    while missing > 0:
        word = words[len(made) % len(words)].lower()
        if missing < len(word):
            # A shorter rest lengthens the last word, as a suffix would.
            made[-1] += word[:missing]
        else:
            made.append(word)
        missing -= len(word)
    return " ".join(made)


def as_it_is(text: str) -> str:
    return text


def prompt_state(say=as_it_is) -> Prompt:
    return Prompt(
        say("Julia: choose a plot on your bank for the trading post"),
        style_of("red"),
        tuple(say(word) for word in ("Build", "Trading post", "Plot", "Payment", "Bonus")),
        2,
        (
            Action("build", say("Build here"), True, number="1"),
            Action("change", say("Change"), number="2"),
        ),
        (
            Token("undo", "undo", say("Undo")),
            Token("restart", "restart", say("Restart turn")),
            Token("pass", "pass", say("Pass"), False, "Not before you moved."),
        ),
    )


def strip_state(say=as_it_is) -> Strip:
    phases = ("Cards", "Move", "Action", "Recruit", "Collision", "Draw")
    return Strip(
        "A SEAT OF STONE",
        say("of the far kingdom"),
        say("Round 9"),
        tuple(say(phase) for phase in phases),
        2,
        say("Turn order"),
        tuple(Turn(key, style_of(key), key == "red", key == "green") for key in SEATS),
    )


def log_lines(count: int, say=as_it_is) -> tuple[LogLine, ...]:
    lines = []
    for index in range(count):
        if index % 7 == 3:
            lines.append(LogLine(str(index), (say("a card was shown: no undo"),), kind="barrier"))
            continue
        words = say("Mateus builds at the hill country and gains 1 {stone}")
        lines.append(LogLine(str(index), parse(words), style_of(SEATS[index % 4]), "house"))
    return tuple(lines)


def inspector_state(say=as_it_is, picture: pygame.Surface | None = None) -> Inspector:
    words = ("Costs 1 silver", "Builder and merchant", "When played: rearrange", "When hired: draw")
    lines = tuple(InspectorLine(parse(say(word)), "coin") for word in words)
    footer = parse(say("You may hire it in phase 4, or dismiss it now for 1 builder icon."))
    return Inspector(
        say("Architect"), say("Hill country"), picture, lines, footer, "later", "Rules VI-7.4"
    )


def rail_state(say=as_it_is, lines: int = 40, picture: pygame.Surface | None = None) -> Rail:
    stats = tuple(Stat(name, "3") for name in ("deed", "debts", "cards", "houses"))
    seats = tuple(
        SeatPanel(key, style_of(key), "Bertrand", say("Standard"), key == "red", (stats, stats))
        for key in SEATS
    )
    block = TextBlock(parse(say("Pay {stone} and place a house.")), say("Build"), "VI-5", "build")
    return Rail(
        seats,
        (say("Log"), say("Aid"), say("Rules")),
        "log",
        LogView(log_lines(lines, say), 0, "5"),
        (block,) * 12,
        (block,) * 3,
        0,
        inspector_state(say, picture),
    )


def wells(say=as_it_is) -> tuple[Well, ...]:
    change = (None, Delta("−3", False), None, Delta("+2", True))
    return tuple(
        Well(str(index), "stone", "13", say("left"), change[index % 4]) for index in range(8)
    )


def chooser_state(count: int, say=as_it_is) -> Chooser:
    effects = (Effect("stone", Delta("−2", False)), Effect("gold", Delta("−1", False)))
    choices = tuple(
        Choice(f"c{index}", parse(say("Pay {stone} 2 and {gold} 1")), "stone", effects)
        for index in range(count)
    )
    return Chooser(choices, say("How do you pay?"))


def assert_targets_large(drawn: Drawn) -> None:
    for name, rect in drawn.rects.items():
        assert min(rect.size) >= TARGET_PX, f"{name} is only {rect.size}"


def assert_inside(rects: Iterable[pygame.Rect], size: tuple[int, int]) -> None:
    box = pygame.Rect((0, 0), size)
    for rect in rects:
        assert box.contains(rect), f"{rect} leaves {box}"


def assert_apart(rects: Iterable[pygame.Rect], slack: int = 0) -> None:
    """No two of the rectangles overlap by more than `slack` px in height and any in width."""
    boxes = [pygame.Rect(rect) for rect in rects]
    for index, first in enumerate(boxes):
        for second in boxes[index + 1 :]:
            shared = first.clip(second)
            assert shared.width == 0 or shared.height <= slack, f"{first} and {second} overlap"
