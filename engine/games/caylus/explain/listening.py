"""What only who listens is told of an answer: whose a card is, and what tokens are worth."""

from __future__ import annotations

from engine.explain import Text
from engine.games.caylus.data import SECTIONS, Effect
from engine.games.caylus.state import NO_ONE, State
from engine.games.caylus.telling import words
from engine.texts import Seat


def card_of(state: State, seat: int, place: int) -> Text:
    """A road card; whose it is, where it has an owner."""
    named, owner = words.road_name(state, place), state.owner[place]
    if owner == NO_ONE:
        return named
    key = "caylus.owned" if owner == seat else "caylus.owned_by"
    return Text(key, {"card": named, "owner": Seat(owner)})


def owner_gets(state: State, seat: int, place: int, *, now: bool) -> tuple[Text, ...]:
    """What a card brings its owner when another's worker has used it (CA-7.4). `now`: it is
    activated already."""
    owner = state.owner[place]
    effect = state.data.buildings[state.road[place]].secondary
    if effect is None or owner in (NO_ONE, seat):
        return ()
    if effect.options[0].from_store and not state.store[place]:
        return (Text("caylus.heard.owner_nothing", {"owner": Seat(owner)}),)
    key = "caylus.heard.owner_gets" if effect.auto else "caylus.heard.owner_may"
    key = f"{key}_now" if now else key
    return (Text(key, {"owner": Seat(owner), "what": words.effect_words(effect)}),)


def brings_owner(effect: Effect | None) -> tuple[Text, ...]:
    """What a card will bring who builds it when others use it (CA-7.4)."""
    if effect is None:
        return ()
    key = "you_get" if effect.auto else "you_may"
    return (Text(f"caylus.heard.{key}", {"what": words.effect_words(effect)}),)


def tokens_worth(state: State, n: int) -> tuple[Text, ...]:
    """The next `n` castle tokens, by section, with their points (CA-8.13, CA-9.4)."""
    told = []
    for section, left in enumerate(state.tokens):
        taken = min(n, left)
        n -= taken
        if taken:
            values = {
                "n": taken,
                "section": Text(f"caylus.section.{SECTIONS[section]}"),
                "vp": state.data.token_vp[section],
            }
            told.append(Text("caylus.heard.tokens", values))
    return tuple(told)
