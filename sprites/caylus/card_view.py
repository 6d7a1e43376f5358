"""What the cards of Caylus show: plain values, from which the sprites draw them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

CardGroup = Literal["player", "neutral", "prestige"]
Amount = tuple[str, int]
"""An icon's name and how many of it."""


@dataclass(frozen=True, slots=True)
class OptionFace:
    """One size of an effect: what is paid and what is gained."""

    gain: tuple[Amount, ...]
    pay: tuple[Amount, ...] = ()


@dataclass(frozen=True, slots=True)
class EffectFace:
    """An effect with its options, smallest first; `store`: from the cubes on the card."""

    options: tuple[OptionFace, ...]
    store: bool = False


@dataclass(frozen=True, slots=True)
class CardFace:
    """A building. `key` is its id in the data, which also finds its façade.

    The effect of a prestige building goes to its owner: it stands in `secondary`.
    """

    key: str
    name: str
    group: CardGroup
    cost: tuple[Amount, ...] = ()
    points: int = 0
    primary: EffectFace | None = None
    secondary: EffectFace | None = None


@dataclass(frozen=True, slots=True)
class RoadState:
    """What has happened to a card since it was laid on the road.

    `store`: icon and number of the cubes on it. `title` and `income` belong to its residence
    side, of which `variant` chooses the house. `dimmed`: it will not be activated.
    """

    residence: bool = False
    title: str = ""
    income: tuple[Amount, ...] = (("denier", 1),)
    points: int = 1
    variant: int = 0
    store: Amount | None = None
    crown: CardFace | None = None
    chosen: bool = False
    dimmed: bool = False


def residence_face(state: RoadState) -> CardFace:
    """The other side of a player's card, as a card of its own."""
    income = EffectFace((OptionFace(state.income),))
    points = 0 if state.crown is not None else state.points
    return CardFace("residence", state.title, "player", (), points, income, None)
