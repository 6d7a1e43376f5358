"""What each line of the score sheet is made of, seat by seat (CA-13.4)."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Text
from engine.games.caylus.data import DENIER, GOLD, PLAIN, SECTIONS
from engine.games.caylus.state import State
from engine.games.caylus.telling import words

Lines = tuple[Text, ...]


def details_of(state: State, key: str) -> tuple[Lines, ...]:
    """The lines of every seat for a row of the sheet."""
    teller = _TELLERS[key]
    return tuple(teller(state, seat) for seat in range(state.seats))


def _line(name: str, n: int, each: int, what: Text) -> Text:
    values = {"n": n, "each": each, "what": what, "vp": n * each}
    return Text(f"caylus.score_detail.{name}", values)


def _worth(what: Text, points: int) -> Text:
    return Text("caylus.score_detail.worth", {"what": what, "vp": points})


def _tokens(state: State, seat: int) -> Lines:
    pairs = zip(SECTIONS, state.players[seat].tokens, state.data.token_vp, strict=True)
    return tuple(
        _line("tokens", n, each, Text(f"caylus.section.{name}")) for name, n, each in pairs if n
    )


def _road(state: State, seat: int) -> Lines:
    data = state.data
    return tuple(
        _worth(words.card_name(data, card), data.buildings[card].vp)
        for place, card in enumerate(state.road)
        if state.owner[place] == seat and not state.residence[place]
    )


def _residences(state: State, seat: int) -> Lines:
    free, covered = state.data.residence_vp
    own = [p for p, owner in enumerate(state.owner) if owner == seat and state.residence[p]]
    crowns = [state.crown[place] for place in own]
    unbuilt = sum(crown < 0 for crown in crowns)
    open_ones = Text("caylus.score_detail.open", {"n": unbuilt, "vp": unbuilt * free})
    below = tuple(
        _worth(
            Text("caylus.score_detail.below", {"card": words.card_name(state.data, crown)}), covered
        )
        for crown in crowns
        if crown >= 0
    )
    return (open_ones, *below) if unbuilt else below


def _prestige(state: State, seat: int) -> Lines:
    crowned = [
        crown
        for place, crown in enumerate(state.crown)
        if crown >= 0 and state.owner[place] == seat
    ]
    data = state.data
    own = (*crowned, *state.players[seat].prestige)
    return tuple(_worth(words.card_name(data, card), data.buildings[card].vp) for card in own)


def _gold(state: State, seat: int) -> Lines:
    n = state.players[seat].goods[GOLD]
    text = Text("caylus.score_detail.gold", {"n": n, "vp": n * state.data.gold_vp})
    return (text,) if n else ()


def _cubes(state: State, seat: int) -> Lines:
    goods = state.players[seat].goods
    held = [n if kind in PLAIN else 0 for kind, n in enumerate(goods)]
    return _sets(sum(held), state.data.cubes_per_vp, words.goods(held))


def _deniers(state: State, seat: int) -> Lines:
    n = state.players[seat].goods[DENIER]
    held = [n if kind == DENIER else 0 for kind in range(DENIER + 1)]
    return _sets(n, state.data.deniers_per_vp, words.goods(held))


def _sets(n: int, size: int, what: tuple[Text, ...]) -> Lines:
    """Full sets score; what is left over is said too."""
    if not n:
        return ()
    values = {"what": what, "sets": n // size, "size": size, "left": n % size}
    return (Text("caylus.score_detail.sets", values),)


_TELLERS: dict[str, Callable[[State, int], Lines]] = {
    "tokens": _tokens,
    "road": _road,
    "residences": _residences,
    "prestige": _prestige,
    "gold": _gold,
    "cubes": _cubes,
    "deniers": _deniers,
}
