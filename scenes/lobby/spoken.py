"""What the lobby's targets say to somebody who listens."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Text
from scenes.lobby.view import Choosing, LobbyState
from scenes.lobby.words import LobbyWords
from scenes.shell.voice.heard import joined

Say = Callable[[Text | str], str]


def target_words(say: Say, words: LobbyWords, state: LobbyState, key: str) -> str:
    """A target with its value."""
    kind, _, rest = key.partition(":")
    if kind in ("back", "dice"):
        return say("spoken.back" if kind == "back" else "ui.lobby.dice_help")
    if kind in ("start", "minute", "first"):
        return {"start": words.start, "minute": words.minute, "first": words.first}[kind]
    if kind == "seed":
        return _valued(say, words.seed, state.seed or words.seed_chance)
    if kind == "figures":
        return _valued(say, words.figures, state.figures)
    if kind == "board":
        return _valued(say, words.automas, _chosen(say, words.boards[rest], rest == state.board))
    if kind == "level":
        level = _chosen(say, words.levels[int(rest)], int(rest) == state.difficulty)
        return _valued(say, words.difficulty, level)
    if kind == "option":
        title, line = next((t, line) for name, t, line in words.options if name == rest)
        switch = say("settings.on" if rest in state.options else "settings.off")
        return _valued(say, title, f"{switch}. {line}")
    if kind == "province":
        chips = state.provinces.chips if state.provinces is not None else ()
        named = next((told for name, told, _ in chips if name == rest), say("spoken.dice"))
        return _valued(say, say("spoken.province"), named)
    if kind in ("who", "strength", "away"):
        return _opponent(say, state.choosing, kind, rest)
    chair, _, colour = rest.partition(":")
    return _chair(say, words, state, int(chair), kind, colour)


def _chair(
    say: Say, words: LobbyWords, state: LobbyState, chair: int, kind: str, colour: str
) -> str:
    sitting = state.chairs[chair]
    name, number = sitting.name, {"n": chair + 1}
    if sitting.kind == "empty":
        return say(Text("spoken.empty_chair", number))
    if kind == "card" and sitting.line:
        return say(Text("spoken.opponent", {**number, "name": name}))
    if kind == "kind":
        key = "spoken.computer" if sitting.line else "spoken.person"
        return say(Text(key, {**number, "line": sitting.line}))
    who = f"{name}, {sitting.line}" if sitting.line else name
    if kind == "colour":
        who = _chosen(say, say(f"ui.colour.{colour}"), colour == sitting.colour)
    elif kind == "name":
        who = _valued(say, say("spoken.name"), name)
    return say(Text("spoken.chair", {**number, "who": who}))


def _opponent(say: Say, told: Choosing | None, kind: str, name: str) -> str:
    """A character with what it is like, a level, or the way back to the options."""
    if told is None:
        return ""
    if kind == "strength":
        return _chosen(say, dict(told.levels)[name], name == told.level)
    for card in told.cards:
        if kind == "who" and card.id == name:
            return joined([_chosen(say, card.name, card.chosen), card.trade, card.temper])
    return told.away


def _valued(say: Say, what: str, value: str) -> str:
    return say(Text("spoken.valued", {"what": what, "value": value}))


def _chosen(say: Say, words: str, chosen: bool) -> str:
    return say(Text("spoken.chosen", {"what": words})) if chosen else words
