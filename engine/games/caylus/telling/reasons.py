"""Why an option of a card cannot be used (CA-7.11, CA-7.12)."""

from __future__ import annotations

from engine.explain import Text
from engine.games.caylus.activation import turnable
from engine.games.caylus.data import Option
from engine.games.caylus.state import State, tokens_left
from engine.games.caylus.telling import words


def missing(state: State, seat: int, place: int, option: Option) -> Text:
    """What an impossible option lacks; goods are public."""
    if option.from_store and not state.store[place]:
        return Text("caylus.blocked.store_empty")
    left = tokens_left(state)
    if option.tokens > left:
        return Text("caylus.blocked.few_tokens" if left else "caylus.blocked.no_token", {"n": left})
    if option.residence and not turnable(state, seat, place):
        return Text("caylus.blocked.no_turnable")
    if option.pay.any and option.gain[3]:
        return Text("caylus.blocked.only_gold")
    return Text("caylus.blocked.needs", {"paid": words.cost_words(option.pay)})


def held(state: State, seat: int) -> tuple[Text, ...]:
    """The goods of a seat."""
    return words.goods(state.players[seat].goods) or (Text("caylus.good.nothing"),)
