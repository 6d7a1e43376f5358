"""The race for the castle as a seat sees it: sections in the order of the ring from the one that it
faces, who stands there, and where an automa is about to place workers.
"""

from __future__ import annotations

from engine.games.viscounts import constants as c
from engine.games.viscounts.state import Player, State, section_facing

SECTION = ("outer", "inner", "rivals_outer", "rivals_inner", "full_outer", "full_inner")
RACE = tuple(f"{ahead}_{what}" for ahead in range(c.SEGMENTS) for what in SECTION)
"""What `race` gives."""
COMING = (
    *(f"coming_{ahead}" for ahead in range(c.SEGMENTS)),
    *("places", "focuses", "moves", *(f"scheme_{icon}" for icon in c.ICONS)),
    *("reach_place", "reach_build", "reach_transcribe"),
)
"""What `coming` gives."""
LIMIT = 3
STEPS_ROUND = 2 * c.SEGMENTS
PLACES, FOCUSES = "automa_act_workers", "automa_act_focus"


def race(state: State, seat: int) -> list[float]:
    """Own workers, those of the others, and whether one more bumps (VI-9.7), by section."""
    start, seats = facing(state, seat), state.seats
    numbers: list[float] = []
    for ahead in range(c.SEGMENTS):
        first = (start + ahead) % c.SEGMENTS * seats
        outer, inner = state.tier1[first : first + seats], state.tier2[first : first + seats]
        everybody, inside = sum(outer), sum(inner)
        numbers += (
            outer[seat] / LIMIT,
            inner[seat] / LIMIT,
            (everybody - outer[seat]) / LIMIT,
            (inside - inner[seat]) / LIMIT,
            float(everybody >= LIMIT),
            float(inside >= LIMIT),
        )
    return numbers


def facing(state: State, seat: int) -> int:
    """The section in front of a viscount; of one that is not placed yet the first."""
    return section_facing(state, max(0, state.players[seat].viscount) // 3)


def coming(state: State, seat: int, automa: int) -> list[float]:
    """What the schemes that everybody knows to be next would do: the section that the automa then
    faces, from the own one on, its options, its icons; and how far its icons reach (VI-11.20)."""
    player = state.players[automa]
    known = state.known_schemes if player.draw else player.discard
    schemes = state.data.automas[player.board - 1].schemes
    start = facing(state, seat)
    faced = [0] * c.SEGMENTS
    icons = [0] * len(c.ICONS)
    places = focuses = moves = 0
    for card in known:
        scheme = schemes[card]
        offered = [program[0][0] for program in scheme.options]
        places += PLACES in offered
        focuses += FOCUSES in offered
        moves += scheme.move
        for icon, n in enumerate(state.data.cards.icons[card]):
            icons[icon] += n
        section = section_facing(state, _moved(player, scheme.move))
        faced[(section - start) % c.SEGMENTS] += 1
    each = max(1, len(known))
    return [
        *[n / each for n in faced],
        places / each,
        focuses / each,
        moves / (4 * each),
        *[n / each for n in icons],
        *_reaches(state, player),
    ]


def _moved(player: Player, steps: int) -> int:
    """The position after so many steps along the outer path (VI-11.13)."""
    position, kind = divmod(max(0, player.viscount), 3)
    return (2 * position + (kind == c.RIGHT) + steps) % STEPS_ROUND // 2


def _reaches(state: State, player: Player) -> list[float]:
    """Icons of the two cards that stay on its board, with all that it may spend."""
    table = state.data.cards.icons
    staying = [table[card] for card in player.bays[:2] if card >= 0]
    goods, found = player.goods, []
    for action in (c.PLACE, c.BUILD, c.TRANSCRIBE):
        kind = c.ACTION_ICON[action]
        shown = player.permanent[kind] + sum([row[kind] + row[c.CRIMINAL] for row in staying])
        found.append((shown + goods[c.ACTION_GOOD[action]] + goods[c.WILD]) / 8)
    return found
