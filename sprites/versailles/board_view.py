"""What is printed on the Versailles board, as plain values from the component data."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sprites.versailles.tile_view import Amount


@dataclass(frozen=True, slots=True)
class Chip:
    """A price in workers and what it brings: an icon, and how many of it (0: no figure)."""

    workers: int
    icon: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class GoodsPrice:
    """A decoration of the Workshop: its icon, workers and resources."""

    icon: str
    workers: int
    cost: tuple[Amount, ...] = ()


@dataclass(frozen=True, slots=True)
class TechFace:
    """A technology: a bonus of `amount` at a `site` with an `icon`, or (icon "") its echo."""

    workers: int
    site: str
    icon: str = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything printed. Pairs begin with the id of a location.

    `titles`: names; `chips`: yields and options by location; `display`: workers by slot;
    `newcomers`: workers by row; `technologies` by row and column. `in_use`: the location
    that lies in the light, `away`: all else steps back from it, `reach`: those where somebody
    can go now, `held`: others from where somebody can go, `aside`: those that have no part in
    it, `begun`: a tile of the palace is laid; none of it is printed.
    """

    titles: tuple[tuple[str, str], ...]
    chips: tuple[tuple[str, tuple[Chip, ...]], ...] = ()
    display: tuple[int, ...] = ()
    goods: tuple[GoodsPrice, ...] = ()
    technologies: tuple[tuple[TechFace, ...], ...] = ()
    newcomers: tuple[int, ...] = ()
    in_use: str = ""
    away: bool = False
    aside: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    reach: tuple[str, ...] = ()
    begun: bool = False

    @property
    def printed(self) -> BoardView:
        """The same in even light."""
        lit = self.in_use or self.aside or self.held or self.reach or self.away or self.begun
        even = replace(self, in_use="", away=False, aside=(), held=(), reach=(), begun=False)
        return even if lit else self

    def title(self, site: str) -> str:
        """The name of a location, or nothing."""
        return dict(self.titles).get(site, "")

    def chips_of(self, site: str) -> tuple[Chip, ...]:
        """The prices of a location."""
        return dict(self.chips).get(site, ())
