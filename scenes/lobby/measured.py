"""What the lobby says about strength: only what was measured, with the number of games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai.contract import LEVELS
from engine.ai.levels.strength import Duel, Strength
from engine.explain import Text
from engine.games import info_of
from scenes.lobby.company import Company
from scenes.play.records.figures import ALONE, measured, table_name
from scenes.shell.services import Services

FEWEST = 8
"""What fewer games say is not worth telling anybody."""


def strength_here(game: str, company: Company, advanced: bool) -> Strength:
    """What was measured at a table like this one; nothing where a file cannot be read."""
    return measured(game, table_here(game, company, advanced))


def table_here(game: str, company: Company, advanced: bool) -> str:
    """The kind of table that is being set, as strengths are filed."""
    variants = info_of(game).variants
    variant = variants[-1] if advanced and variants else ""
    return table_name(game, len(company.persons), variant)


def level_measured(app: Services, strength: Strength, level: str, seats: int) -> str:
    """What a level won against the one below it; empty where nobody measured."""
    below = LEVELS[LEVELS.index(level) - 1]
    duel = strength.duel(level, below)
    if duel is None or duel.games < FEWEST:
        return ""
    other = app.say(f"ui.lobby.player.{below}")
    if seats == 2:
        return app.say(Text("ui.lobby.measured.level", {"other": other, **_figures(duel)}))
    values = {"k": seats - 1, "fair": round(100 / seats), "other": other, **_figures(duel)}
    return app.say(Text("ui.lobby.measured.table", values))


def automa_measured(app: Services, game: str, board: str, difficulty: int) -> str:
    """What Standard won against an automa; empty where nobody measured."""
    for name, duel in measured(game, ALONE).automas(difficulty):
        if name == board and duel.games >= FEWEST:
            return app.say(Text("ui.lobby.measured.automa", _figures(duel)))
    return ""


def ranked_lines(app: Services, game: str, lines: Mapping[str, str]) -> dict[str, str]:
    """What automas do; of the hardest and the easiest that they are it, where all were measured:
    there is room for one of the two."""
    known, info = measured(game, ALONE), info_of(game)
    games: dict[str, list[tuple[float, int]]] = {}
    for difficulty in info.difficulties:
        for board, duel in known.automas(difficulty):
            games.setdefault(board, []).append((duel.share * duel.games, duel.games))
    shares = {
        board: sum(won for won, _ in each) / sum(n for _, n in each)
        for board, each in games.items()
    }
    found = dict(lines)
    if len(shares) > 1 and set(shares) == set(lines):
        hardest, easiest = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
        for board, rank in ((hardest, "hardest"), (easiest, "easiest")):
            found[board] = app.say(f"ui.lobby.measured.{rank}")
    return found


def _figures(duel: Duel) -> dict[str, int]:
    return {"share": round(100 * duel.share), "n": duel.games}
