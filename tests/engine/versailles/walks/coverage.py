"""Everything that games and forced positions must have exercised, by the audit's labels."""

from __future__ import annotations

from engine.games.versailles.audit import AUDIT
from tests.engine.versailles.layout import A, B, Table, versailles
from tests.engine.versailles.scenarios.test_palace import almost_full

DATA = versailles().data
TILES = [tile.id for tile in DATA.tiles]


def wanted() -> set[str]:
    """Every label that must be touched."""
    names = {f"{what}:{tile}" for what in ("take", "build") for tile in TILES}
    names |= {f"{what}:{d.id}" for what in ("buy", "adorn") for d in DATA.decorations}
    names |= {f"learn:{technology.id}" for technology in DATA.technologies}
    names |= {f"activate:{site.id}" for site in DATA.sites}
    names |= {f"echo:{site.id}" for site in DATA.sites if site.echo}
    names |= {f"{what}:{good}" for what in ("gain", "bonus") for good in ("wood", "marble", "gold")}
    names |= {f"hire:{row}" for row in DATA.newcomer_rows}
    names |= {"king:1", "king:2", "sold_out", "echo:builds"}
    names |= {f"event:{kind}" for kind in EVENTS.split()}
    names |= {f"ending:{name}" for name in ("grid", "king", "pile")}
    names |= {f"won:{name}" for name in ("points", "tiles_built", "resources_left", "shared")}
    return names | _moves() | _turns()


EVENTS = "arrive discard finish pay pile_out ready reveal score shuffle slide spend_tokens sweep"


def _moves() -> set[str]:
    """Every move that is ever offered."""
    offered = {a for mode in DATA.moves.modes for by in mode.actions for row in by for a in row}
    ids = [site.id for site in DATA.sites]
    return {f"{action[0]}:{':'.join(ids[place] for place in action[1:])}" for action in offered}


def _turns() -> set[str]:
    """Every edge pattern in every position that looks different."""
    palace = DATA.palace
    return {
        f"turn:{tile.edges}:{turn}"
        for tile, pattern in zip(DATA.tiles, palace.patterns, strict=True)
        for turn in palace.fits[pattern][0]
    }


def forced_build(name: str) -> Table:
    """A tile built with exactly what it asks for."""
    tile = next(tile for tile in DATA.tiles if tile.id == name)
    wood, marble, gold = tile.cost
    stock = " ".join(
        d.id for d, n in zip(DATA.decorations, tile.decorations, strict=True) for _ in range(n)
    )
    table = Table().lay(A, at="construction_yard " * tile.workers, hand=name, stock=stock)
    table.lay(A, wood=wood, marble=marble, gold=gold).use("construction_yard")
    return table.answer("build", name, 2, 3, 0)


def forced_endings() -> set[str]:
    """A full grid, and a victory that is shared."""
    full = almost_full(1, "T34").lay(A, at="marble_quarry", score=10).turn()
    full.answer("single", "marble_quarry", "construction_yard").answer("build", "T34", 4, 5, 1)
    full.end()
    shared = Table().lay(A, score=9).lay(B, score=9)
    return {
        *AUDIT.endings(full.state, full.outcome()),
        *AUDIT.endings(shared.state, shared.outcome()),
    }
