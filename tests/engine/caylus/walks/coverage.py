"""Everything that games and forced positions must have exercised, by the audit's labels."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.caylus.audit import AUDIT
from engine.games.caylus.data import SECTIONS, CaylusData
from tests.engine.caylus.layout import A, B, Table

PLAIN = (
    "keep discard_hand draw shuffle start_player round gain pay place pass provost_stays "
    "provost_advances activation activate decline cannot chosen residence home unused "
    "most_batches castle_skipped over"
)
STEPS = ("-3", "-2", "-1", "+1", "+2", "+3")
BATCHES = (1, 2, 3)
ENDINGS = "won shared delivered removed church"


def wanted(data: CaylusData) -> set[str]:
    """Every label that must be touched."""
    names = set(PLAIN.split())
    names |= {f"build:{data.buildings[card].id}" for card in data.players}
    names |= {f"prestige:{data.buildings[card].id}" for card in data.prestige}
    for card in (*data.players, *data.neutrals):
        building = data.buildings[card]
        for part, effect in enumerate((building.primary, building.secondary)):
            sizes = range(len(effect.options) if effect else 0)
            names |= {f"effect:{building.id}:{part}:{index}" for index in sizes}
    names |= {f"{kind}:{section}" for kind in ("token", "token_lost") for section in SECTIONS}
    names |= {f"provost:{step}" for step in STEPS}
    names |= {f"deliver:{n}" for n in BATCHES}
    return names | {f"ending:{name}" for name in ENDINGS.split()}


def _labels(table: Table) -> set[str]:
    """What the events of a position exercised; its last state tells how the game ended."""
    found = {label for event in table.events for label in AUDIT.labels(event, table.state)}
    return found | set(AUDIT.endings(table.state, table.game.outcome(table.state)))


def church_takes_the_last_token() -> set[str]:
    """The stock is emptied in the activation: the castle is skipped and the game ends."""
    table = Table(2, "advanced").road(("n_park", -1, -1), ("church", A, B))
    table.tokens(0, 0, 1).give(B, denier=5).passing(A, B)
    table.do("begin_activation").answer(("option", 0))
    return _labels(table) | _labels(table.do("begin_castle"))


def three_batches_at_once() -> set[str]:
    """One delivery of three batches."""
    table = Table(2).road(("n_park", -1, -1)).tokens(2, 2, 2).passing(A, B)
    table.give(A, food=3, wood=3, stone=3)
    return _labels(table.do("begin_castle").answer(("deliver", 3)))


def prestige_buildings() -> set[str]:
    """Every prestige building is built by somebody who can pay for it."""
    found: set[str] = set()
    for card in Table(2).data.prestige:
        table = Table(2, "advanced").road(("n_park", -1, -1), ("market", A, -1))
        table.state.residence[1] = 1
        table.state.display = [card]
        table.give(A, food=9, wood=9, stone=9, gold=3, denier=9)
        table.do("turn", A).answer(("prestige", card))
        cost = table.data.buildings[card].cost.amounts
        if table.asked[0] == "pay":
            table.answer(("pay", *cost[:4]))
        found |= _labels(table)
    return found


def provost_far_ahead() -> set[str]:
    """All three cards forward in one move."""
    cards = [(name, A, -1) for name in ("market", "peddler", "bank")]
    table = Table(2, "advanced").road(("n_park", -1, -1), *cards).passing(A).give(A, denier=3)
    table.state.provost = 0
    return _labels(table.do("begin_provost").answer(("provost", 3)))


def an_effect_declined() -> set[str]:
    """Somebody could pay a peddler and does not."""
    table = Table(2).road(("n_peddler", -1, A)).give(A, denier=1)
    return _labels(table.do("begin_activation").answer(("decline",)))


POSITIONS: tuple[Callable[[], set[str]], ...] = (
    church_takes_the_last_token,
    three_batches_at_once,
    prestige_buildings,
    provost_far_ahead,
    an_effect_declined,
)
"""What random players reach too seldom."""
