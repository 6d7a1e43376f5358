"""What a table of Viscounts with an automa is worth: one person alone, and a printed opponent.

The automa gains about as much with every turn, so the number of turns left is worth something in
itself; and goods and cards count only as far as something is left to use them for.
"""

from __future__ import annotations

from engine.ai.contract import Weights
from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.outlook import Outlook
from engine.games.viscounts.ai.worth import FINE
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.setup import AUTOMA_SEAT
from engine.games.viscounts.state import Player, State

SOLO_WEIGHTS = "viscounts_solo"
"""The weights file of these tables."""
SOLO_ONLY = "tempo"
"""A weight that only this file has."""
CROWDING = "automa_act_workers"
"""The focus of the automa that fills the castle and bumps."""
MOST_KEPT_BACK = 4
GOLD_PER_WORKER = 2
"""So much gold at most is spent for each worker that is placed."""


class SoloOutlook(Outlook):
    """The terms of the person and of the automa."""

    def __init__(self, data: ViscountsData, weights: Weights) -> None:
        super().__init__(data, weights)
        rows = data.cards.icons
        noble = weights["icon_noble"] * FINE
        builder = weights["icon_builder"] * FINE
        self._noble = tuple(round(row[c.NOBLE] * noble) for row in rows)
        self._builder = tuple(round(row[c.BUILDER] * builder) for row in rows)
        costs = [data.board.building_cost[slot.building] for slot in data.board.slots]
        self._building_needs = [
            sum(cost for index, cost in enumerate(costs) if not mask >> index & 1)
            for mask in range(1 << len(costs))
        ]
        self._crowds = [False, *(board.focus == CROWDING for board in data.automas)]

    def _automa(self, state: State, seat: int, player: Player) -> list[float]:
        """Its points so far, and about what its turns left will bring."""
        w = self._w
        tempo = w["tempo"] * w.get(f"tempo_{self._data.automas[player.board - 1].id}", 1.0)
        return [*super()._automa(state, seat, player), tempo * self.turns_left(state, seat)]

    def _goods(self, player: Player, soon: float) -> float:
        """Gold and stone count as far as there are workers and buildings to pay for."""
        ink, stone, gold, silver = player.goods[:4]
        w, stock = self._w, self._stock
        useful_gold = stock[min(gold, GOLD_PER_WORKER * player.workers)]
        useful_stone = stock[min(stone, self._building_needs[player.built])]
        worth = w["ink"] * stock[ink] + w["stone"] * useful_stone + w["gold"] * useful_gold
        return soon * (worth + w["silver"] * stock[silver]) + 0.02 * (ink + stone + gold + silver)

    def _groups(self, state: State, seat: int) -> float:
        """As at every table; little lasts in a castle that an automa crowds, so that workers kept
        back count for more."""
        worth = super()._groups(state, seat)
        if not self._crowds[state.players[AUTOMA_SEAT].board]:
            return worth
        kept_back = min(state.players[seat].workers, MOST_KEPT_BACK)
        return self._w["crowded"] * worth + self._w["crowded_worker"] * kept_back

    def _unused(self, player: Player) -> tuple[float, float]:
        """The parts of noble and builder icons that nothing is left to use for."""
        workers = max(0.0, 1.0 - player.workers / self._w["enough_workers"])
        buildings = max(0.0, 1.0 - (9 - player.built.bit_count()) / self._w["enough_buildings"])
        return workers, buildings

    def _deck(self, player: Player) -> float:
        """As at every table, less the icons that are of no use any more."""
        worth = super()._deck(player)
        workers, buildings = self._unused(player)
        if not workers and not buildings:
            return worth
        cards = [*player.bays, *player.hand, *player.draw, *player.discard]
        nobles = builders = n = 0
        for card in cards:
            if card >= 0:
                nobles += self._noble[card]
                builders += self._builder[card]
                n += 1
        idle = workers * nobles + buildings * builders
        return worth - self._w["deck"] * idle / (n * FINE) if n else worth

    def _icons(self, player: Player) -> float:
        """As at every table, less the icons that are of no use any more."""
        worth = super()._icons(player)
        workers, buildings = self._unused(player)
        if not workers and not buildings:
            return worth
        left, middle, _ = player.bays
        for card, share in ((left, self._w["icons_left"]), (middle, self._w["icons_middle"])):
            if card >= 0:
                idle = workers * self._noble[card] + buildings * self._builder[card]
                worth -= share * idle / FINE
        return worth
