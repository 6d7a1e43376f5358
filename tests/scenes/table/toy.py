"""A very small game for the tests of the table: cards to play, a road to walk, a deck to draw.

Seat 0 is asked; seat 1 is moved by the rules after every turn (like an automa).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.clone import compile_clone
from engine.core import Action, Op, State, push
from engine.events import Emit, Event
from engine.explain import Blocked, Choice, Question, Text
from engine.game import Game, GameInfo, Outcome
from engine.hidden_info import Pool, Zone
from engine.session import Session

CONFIG = {
    "seats": [
        {"kind": "person", "name": "Julia", "colour": "red"},
        {"kind": "automa", "name": "Automa", "colour": "blue"},
    ],
    "options": {},
}


@dataclass(slots=True)
class ToyState(State):
    hand: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    bay: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=lambda: [0, 3])
    silver: list[int] = field(default_factory=lambda: [5, 5])
    turns: int = 0


def setup(config: Any, seed: int) -> ToyState:
    state = ToyState(rng=seed, hand=[1, 2, 3], deck=[4, 5, 6, 7, 8])
    push(state, ("turn", 0, None))
    return state


def resolve_turn(state: ToyState, seat: int, args: Any, action: Action, emit: Emit) -> None:
    push(state, ("play", 0, None), ("walk", 0, None), ("pay", 0, None), ("end", 0, None))


def play_options(state: ToyState, seat: int, args: Any) -> list[Action]:
    return [("play", card) for card in state.hand]


def resolve_play(state: ToyState, seat: int, args: Any, action: Action, emit: Emit) -> None:
    state.hand.remove(action[1])
    state.bay = [action[1]]
    emit("played", 0, (action[1],))


def walk_options(state: ToyState, seat: int, args: Any) -> list[Action]:
    return [("walk", n) for n in (1, 2) if n <= state.silver[0]]


def resolve_walk(state: ToyState, seat: int, args: Any, action: Action, emit: Emit) -> None:
    state.at[0] = (state.at[0] + action[1]) % 6
    state.silver[0] -= action[1]
    emit("walked", 0, (state.at[0],))


def pay_options(state: ToyState, seat: int, args: Any) -> list[Action]:
    return [("pay", n) for n in range(5)]


def resolve_pay(state: ToyState, seat: int, args: Any, action: Action, emit: Emit) -> None:
    state.silver[0] += action[1] - 1
    emit("paid", 0, (action[1],))


def resolve_end(state: ToyState, seat: int, args: Any, action: Action, emit: Emit) -> None:
    state.hand.append(state.deck.pop())
    emit("drew", 0, (), (state.hand[-1],))
    for _ in range(2):
        state.at[1] = (state.at[1] + 1) % 6
        emit("walked", 1, (state.at[1],))
    state.turns += 1
    if state.deck:
        push(state, ("turn", 0, None))


OPS = {
    "turn": Op(resolve_turn),
    "play": Op(resolve_play, play_options, "T-1", always=True),
    "walk": Op(resolve_walk, walk_options, "T-2", always=True),
    "pay": Op(resolve_pay, pay_options, "T-3"),
    "end": Op(resolve_end, lambda state, seat, args: [("end",)], "T-4", always=True),
}


def explain(state: ToyState) -> Question:
    op = state.agenda[-1][0]
    return Question(op, 0, Text(f"toy.{op}"), OPS[op].clause, _choices(state, op), _blocked(op))


def _choices(state: ToyState, op: str) -> tuple[Choice, ...]:
    if op == "play":
        return tuple(
            Choice(("play", card), Text("toy.card"), f"hand:{card}", "bay:1") for card in state.hand
        )
    if op == "walk":
        return tuple(
            Choice(
                ("walk", n),
                Text("toy.step"),
                "meeple:0",
                f"space:{(state.at[0] + n) % 6}",
                cost=(("silver", n),),
                path=tuple(f"space:{(state.at[0] + k) % 6}" for k in range(n + 1)),
            )
            for n in (1, 2)
            if n <= state.silver[0]
        )
    if op == "pay":
        return tuple(Choice(("pay", n), Text("toy.pay"), rank=n) for n in range(5))
    return (Choice(("end",), Text("toy.end"), ends_turn=True, reveals=True),)


def _blocked(op: str) -> tuple[Blocked, ...]:
    if op != "walk":
        return ()
    return (Blocked("space:5", Text("toy.river"), "T-2", "meeple:0"),)


def _secrets(state: ToyState) -> list[Pool]:
    return [
        Pool(
            "cards",
            (
                Zone(state.hand, 0, len(state.hand), frozenset({0})),
                Zone(state.deck, 0, len(state.deck)),
            ),
        )
    ]


TOY = Game(
    key="toy",
    info=GameInfo(seats=(2,), automas=("toy",), difficulties=(0,)),
    version=1,
    data_text="",
    ops=OPS,
    setup=setup,
    clone=compile_clone(ToyState),
    secrets=_secrets,
    blank=lambda state, seat: None,
    data=None,
    outcome=lambda state: Outcome((), (state.silver[0], state.silver[1]), (0, 0), (0,), Text("x")),
    standing=lambda state: (state.silver[0], state.silver[1]),
    counters=lambda view, seat: {"silver": view.silver[seat], "hand": len(view.hand)},
    anchors=lambda state: [f"space:{n}" for n in range(6)],
    explain=explain,
    event_anchors=lambda event, view: (),
    narrate=lambda event, view: None if event.kind == "paid" else Text(f"toy.{event.kind}"),
    reveals=frozenset({"drew"}),
    conserved=lambda state: {},
)


def toy_session(seed: int = 1) -> Session:
    return Session(TOY, CONFIG, seed)


def event(kind: str = "walked", seat: int = 1) -> Event:
    return Event(kind, seat, (), (), "T-2")
