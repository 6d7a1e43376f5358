"""Numbers and names of Caylus for strip, rail and tray: masked views to plain values; small signs
of a seat beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import pygame

from engine.explain import Text
from engine.game import NOBODY, PERSON, Config
from engine.games.caylus import state as c
from engine.games.caylus.places import counters
from engine.games.caylus.state import State
from engine.texts import figure
from scenes.table.view import Counter, Say, SeatFacts, StripFacts
from sprites.caylus.icons import icon
from sprites.caylus.pieces import worker
from sprites.common.players import PlayerStyle
from sprites.common.tally import tally
from sprites.common.theme_worlds import SANDSTONE

BASE_PHASES = (c.INCOME, c.ACTIONS, c.ACTIVATION, c.CASTLE, c.ROUND_END)
ADVANCED_PHASES = (c.INCOME, c.ACTIONS, c.PROVOST, c.ACTIVATION, c.CASTLE, c.ROUND_END)

TRAY: tuple[tuple[str, str], ...] = (
    ("food", "goods:food"),
    ("wood", "goods:wood"),
    ("stone", "goods:stone"),
    ("gold", "goods:gold"),
    ("denier", "goods:denier"),
    ("workers", ""),
    ("batch", "batch"),
)
"""(counter, anchor of its place in the tray); the points stand on the rail."""

_GOODS_ROW = ("food", "wood", "stone", "gold", "denier")
_TOKENS_ROW = ("workers", "dungeon", "walls", "towers", "prestige")
_CARDS_ROW = ("hand", "draw", "discard", "buildings")
_ADVANCED_CARDS_ROW = (*_CARDS_ROW, "residences")


def strip_facts(view: State, say: Say) -> StripFacts:
    """Round, phases and turn order."""
    phases = ADVANCED_PHASES if view.advanced else BASE_PHASES
    variant = "advanced" if view.advanced else "base"
    setup = view.phase == c.SETUP
    return StripFacts(
        title=say("caylus.table.title"),
        subtitle=say(f"caylus.table.subtitle_{variant}"),
        round=say("caylus.table.setup")
        if setup
        else say(Text("caylus.table.round", {"n": max(1, view.round)})),
        phases=tuple(say(f"caylus.table.phase.{c.PHASES[phase]}") for phase in phases),
        phase=phases.index(view.phase) if view.phase in phases else -1,
        order=turn_order(view),
        ending=say("caylus.table.last_round") if _ending(view) else "",
    )


def _ending(view: State) -> bool:
    return not any(view.tokens) and view.phase != c.OVER


def turn_order(view: State) -> tuple[int, ...]:
    """Clockwise from the start player; in passing order once everybody has passed (CA-3.4)."""
    if len(view.passed) == view.seats and view.phase in (c.PROVOST, c.CASTLE):
        return tuple(view.passed)
    return tuple((view.first + place) % view.seats for place in range(view.seats))


def seat_facts(view: State, config: Config, say: Say) -> list[SeatFacts]:
    """A row of the rail for every seat."""
    return [_seat(view, seat, chair, say) for seat, chair in enumerate(config["seats"])]


def _seat(view: State, seat: int, chair: Mapping[str, object], say: Say) -> SeatFacts:
    values = counters(view, seat)
    cards = _ADVANCED_CARDS_ROW if view.advanced else _CARDS_ROW
    return SeatFacts(
        seat=seat,
        name=str(chair.get("name", "")),
        colour=str(chair.get("colour", "red")),
        kind=_standing_of(view, seat, chair, say),
        rows=tuple(
            tuple(Counter(key, key, values[key], counter_words(key, say)) for key in row)
            for row in (_GOODS_ROW, _TOKENS_ROW, cards)
        ),
        badges=("start_player",) if view.first == seat and view.phase != c.SETUP else (),
        score=figure(values["points"]),
    )


def _standing_of(view: State, seat: int, chair: Mapping[str, object], say: Say) -> str:
    """What stands behind the name: who has passed, else who plays."""
    if seat in view.passed and view.phase == c.ACTIONS:
        return say(Text("caylus.table.passed", {"n": view.passed.index(seat) + 1}))
    kind = str(chair.get("kind", "person"))
    return "" if kind in (PERSON, NOBODY) else say(f"caylus.table.kind.{kind}")


def counter_words(key: str, say: Say) -> str:
    """The name of a counter."""
    return say(f"caylus.counter.{key}")


def tray_facts(view: State, seat: int, colour: str, say: Say) -> list[Counter]:
    """The goods of the own tray, workers and batches; the workers are in the seat's colour."""
    values = counters(view, seat)
    return [
        Counter(
            key,
            _icon(key, colour),
            values[key],
            counter_words(key, say),
            anchor=anchor,
            quiet=key == "batch" and view.phase != c.CASTLE,
        )
        for key, anchor in TRAY
    ]


def _icon(key: str, colour: str) -> str:
    return f"worker:{colour}" if key == "workers" else key


def name_of(config: Config, seat: int) -> str:
    """The name on a chair; empty for nobody."""
    chairs: Sequence[Mapping[str, object]] = config["seats"]
    return str(chairs[seat].get("name", "")) if 0 <= seat < len(chairs) else ""


@lru_cache(maxsize=64)
def seat_tally(style: PlayerStyle, workers: int, tokens: int, scale: float) -> pygame.Surface:
    """Free workers and castle tokens, each beside its number."""
    drum, castle = worker(style, round(14 * scale)), icon("castle", round(18 * scale))
    return tally(((drum, workers), (castle, tokens)), scale, SANDSTONE)


@lru_cache(maxsize=32)
def worker_icon(style: PlayerStyle, px: int) -> pygame.Surface:
    """A worker in the middle of a square."""
    picture = worker(style, round(px * 0.78))
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    canvas.blit(picture, picture.get_rect(center=(px // 2, px // 2)))
    return canvas
