"""Composing an effect from signs: where the next one goes, and how it is joined. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from engine.box.language import Effect, Offer, Palette, Part, Sign

Side = Literal["gain", "pay"]
THEN: Final = "then"
AND: Final = "and"
OR: Final = "or"
FOR: Final = "for"
JOINS: Final = (THEN, AND, OR, FOR)
"""How the next sign is joined: another step, more of the same offer, another offer to choose from,
or a price."""


class Spot(NamedTuple):
    """Where a sign stands."""

    step: int
    offer: int
    side: Side
    part: int


def spots(effect: Effect) -> Iterator[Spot]:
    """All signs as they are read: what is paid before what is had."""
    for i, step in enumerate(effect.steps):
        for j, offer in enumerate(step):
            for k in range(len(offer.pay)):
                yield Spot(i, j, "pay", k)
            for k in range(len(offer.gain)):
                yield Spot(i, j, "gain", k)


def part_at(effect: Effect, spot: Spot) -> Part:
    """The sign at a spot. Raises IndexError."""
    offer = effect.steps[spot.step][spot.offer]
    return (offer.pay if spot.side == "pay" else offer.gain)[spot.part]


@dataclass(frozen=True, slots=True)
class Composer:
    """An effect that is being composed. `chosen`: the sign that the next one replaces; `join`: how
    the next one is joined where none is chosen."""

    effect: Effect
    palette: Palette
    chosen: Spot | None = None
    join: str = ""

    @property
    def joins(self) -> tuple[str, ...]:
        """The joins that the notation allows now."""
        palette, last = self.palette, self._last
        if palette.heads is not None and not palette.heads.get(self.effect.head, False):
            return ()
        if last is None:
            return (FOR, THEN) if palette.pay else (THEN,)
        step = self.effect.steps[last.step]
        offer = step[last.offer]
        allowed = {
            THEN: len(self.effect.steps) < palette.most_steps,
            AND: len(offer.gain) < palette.most_parts,
            OR: len(step) < palette.most_offers and bool(offer.gain),
            FOR: bool(palette.pay) and len(offer.pay) < palette.most_parts,
        }
        return tuple(join for join in JOINS if allowed[join])

    @property
    def joined(self) -> str:
        """How the next sign is joined; "": there is no room for one."""
        joins = self.joins
        if self.join in joins:
            return self.join
        last = self._last
        if last is not None and not self.effect.steps[last.step][last.offer].gain and AND in joins:
            return AND
        return joins[0] if joins else ""

    @property
    def _last(self) -> Spot | None:
        found = list(spots(self.effect))
        return found[-1] if found else None

    @property
    def signs(self) -> Sequence[Sign]:
        """What the palette offers for the next sign."""
        paying = self.joined == FOR if self.chosen is None else self.chosen.side == "pay"
        return self.palette.pay if paying else self.palette.gain

    @property
    def room(self) -> bool:
        """True when another sign can be chosen: in place of one, or behind the last."""
        return self.chosen is not None or bool(self.joined)

    def sign_at(self, spot: Spot) -> Sign | None:
        """What a sign may be."""
        return self.palette.sign(part_at(self.effect, spot).sign, pay=spot.side == "pay")

    def choose(self, spot: Spot | None) -> Composer:
        """The next sign replaces this one; None: it comes behind the last."""
        return replace(self, chosen=None if spot == self.chosen else spot, join="")

    def joining(self, join: str) -> Composer:
        """The next sign is joined like this."""
        return replace(self, chosen=None, join=join)

    def headed(self, head: str) -> Composer:
        """With another head; signs that it cannot have go."""
        heads = self.palette.heads or {}
        steps = self.effect.steps if heads.get(head) else ()
        return replace(self, effect=Effect(steps, head), chosen=None, join="")

    def put(self, key: str) -> Composer:
        """A sign of the palette is taken."""
        spot = self.chosen
        if spot is not None:
            return self._replaced(spot, key)
        sign = self.palette.sign(key, pay=self.joined == FOR)
        if sign is None or not self.joined:
            return self
        return replace(self, effect=self._with(sign.first), join="")

    def _replaced(self, spot: Spot, key: str) -> Composer:
        sign = self.palette.sign(key, pay=spot.side == "pay")
        if sign is None:
            return self
        number = part_at(self.effect, spot).number
        fits = number is not None and sign.most and sign.least <= number <= sign.most
        part = Part(key, number) if fits else sign.first
        return replace(self, effect=self._set(spot, part), chosen=None)

    def _with(self, part: Part) -> Effect:
        """The effect with one more sign, joined as is wished."""
        steps, head = self.effect.steps, self.effect.head
        last, join = self._last, self.joined
        if last is None or join == THEN:
            offer = Offer((), (part,)) if join == FOR else Offer((part,))
            return Effect((*steps, (offer,)), head)
        step = steps[last.step]
        offer = step[last.offer]
        if join == OR:
            step = (*step, Offer((part,)))
        elif join == FOR:
            step = (*step[:-1], Offer(offer.gain, (*offer.pay, part)))
        else:
            step = (*step[:-1], Offer((*offer.gain, part), offer.pay))
        return Effect((*steps[:-1], step), head)

    def _set(self, spot: Spot, *parts: Part) -> Effect:
        """The effect with other signs, or none, at a spot."""
        step = self.effect.steps[spot.step]
        offer = step[spot.offer]
        old = offer.pay if spot.side == "pay" else offer.gain
        new = (*old[: spot.part], *parts, *old[spot.part + 1 :])
        changed = Offer(offer.gain, new) if spot.side == "pay" else Offer(new, offer.pay)
        offers = (*step[: spot.offer], changed, *step[spot.offer + 1 :])
        left = tuple(each for each in offers if each.gain or each.pay)
        steps = (*self.effect.steps[: spot.step], left, *self.effect.steps[spot.step + 1 :])
        return Effect(tuple(each for each in steps if each), self.effect.head)

    def numbered(self, spot: Spot, number: int) -> Composer:
        """Another number at a sign, held within what it may be."""
        sign = self.sign_at(spot)
        if sign is None or not sign.most:
            return self
        held = max(sign.least, min(sign.most, number))
        plain = sign.plain and held == 1
        part = Part(sign.key, None if plain else held)
        return replace(self, effect=self._set(spot, part))

    def number(self, spot: Spot) -> int | None:
        """The number at a sign; None for one that has none."""
        sign, part = self.sign_at(spot), part_at(self.effect, spot)
        if sign is None:
            return part.number
        return None if not sign.most else 1 if part.number is None else part.number

    def without(self, spot: Spot) -> Composer:
        """A sign is taken away."""
        return replace(self, effect=self._set(spot), chosen=None)
