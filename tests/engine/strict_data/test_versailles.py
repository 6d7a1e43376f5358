"""Every slip of the pen in the component file of Versailles is refused when it is read."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from engine.cells import DataError
from engine.games.versailles.data import DATA_FILE, DOCUMENTATION, read_sheet
from tests.engine.shared.cell_mutations import SHARE, Keys, cells, first_cells, path_of, spoil
from tests.refusals import refused, said
from tests.sampling import one_in

RAW: dict[str, Any] = tomllib.loads(DATA_FILE.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_one_cell_of_each_kind_spoilt() -> None:
    report = spoil(RAW, read_sheet, first_cells(RAW))
    assert report.refused > 300
    assert report.accepted == []
    assert report.unplaced == []


@pytest.mark.slow
def test_cells_spoilt() -> None:
    report = spoil(RAW, read_sheet, one_in(SHARE, cells(RAW)))
    assert report.refused > 3300 // SHARE
    assert report.accepted == []
    assert report.unplaced == []


def test_what_is_documentation_and_what_may_be_left_out() -> None:
    sheet = read_sheet(RAW)
    paths = {path_of(keys) for keys in cells(RAW)}
    assert list(DOCUMENTATION) == sorted(DOCUMENTATION)
    assert set(DOCUMENTATION) <= paths
    left_out = {path for path in sheet.optional if not path.startswith("start.places.")}
    assert left_out == {"location.options.limit"}


@pytest.mark.parametrize(
    ("keys", "value", "problem"),
    [
        (
            ("tile", 17, "vp"),
            "one",
            "tile T18, vp: 'one' is not a whole number from 0 to 99",
        ),
        (
            ("tile", 17, "vpp"),
            1,
            "tile T18, vpp: unknown column; did you mean vp? "
            "known: cost, decorations, edges, id, name, source, vp, workers",
        ),
        (
            ("location", 3, "options", 2, "limt"),
            1,
            "location architects_guild, options[3].limt: unknown column; did you mean limit? "
            "known: code, limit, tiles, workers",
        ),
        (
            ("location", 3, "options", 2, "source"),
            "hearsay",
            "location architects_guild, options[3].source: 'hearsay' is not one of "
            "rulebook, published, community, reconstructed, ruling, box",
        ),
        (
            ("location", 3, "options", 2, "tiles"),
            6,
            "location architects_guild, options[3].tiles: 6 is not a whole number from 1 to 5",
        ),
        (
            ("location", 0, "options", 2, "row"),
            "row_4",
            "location kings_favour, options[3].row: 'row_4' is not one of row_2, row_3",
        ),
        (
            ("location", 1, "id"),
            "marble_pit",
            "location marble_pit, id: 'marble_pit' is not one of kings_favour, marble_quarry, "
            "gold_mine, architects_guild, workshop, sawmill, alchemists_guild, construction_yard",
        ),
        (("location", 4, "ring"), 5, "location workshop, ring: 5 stands twice"),
        (
            ("arrow", 7, "kind"),
            "ring",
            "arrow[8], kind: marble_quarry to construction_yard is not 'ring'",
        ),
        (
            ("move", 2, "steps"),
            1,
            "move double_step, steps: 1 is not a whole number from 2 to 2",
        ),
        (
            ("start", 7, "total"),
            6,
            "start players=4 seat=3, total: says 6, but the places add up to 5",
        ),
        (
            ("start", 7, "places", "stable"),
            1,
            "start players=4 seat=3, places.stable: is not one of kings_favour, "
            "marble_quarry, gold_mine, architects_guild, workshop, sawmill, alchemists_guild, "
            "construction_yard",
        ),
        (("start", 7, "seat"), 2, "start players=4 seat=2, seat: 2 stands twice"),
        (
            ("supply", "technology_markers_per_player"),
            4,
            "supply, technology_markers_per_player: says 4, but the entries add up to 3",
        ),
        (
            ("tile", 17, "id"),
            "T 18",
            "tile T 18, id: 'T 18' has other signs than letters, digits and _",
        ),
        (
            ("final_scoring", 1, "kinds"),
            ["wood"],
            "final_scoring[2], kinds: 'wood' is counted twice",
        ),
        (
            ("tie_break", "order"),
            ["resources_left", "resources_left"],
            "tie_break, order: the same stands twice",
        ),
        (("meta", "players_max"), 6, "meta, players_max: 6 is not a whole number from 5 to 5"),
        (
            ("resource",),
            [{"id": "wood"}, {"id": "gold"}, {"id": "marble"}],
            "resource marble, id: the resources are wood, marble, gold, in this order",
        ),
        (("colour",), [{"id": "red"}], "colour red, id: there are 1, not 5"),
    ],
)
def test_a_mistake_is_named(keys: Keys, value: Any, problem: str) -> None:
    raw: Any = copy.deepcopy(RAW)
    table = raw
    for key in keys[:-1]:
        table = table[key]
    table[keys[-1]] = value
    with pytest.raises(DataError) as refused:
        read_sheet(raw)
    assert said(refused.value) == f"versailles/cards.toml, {problem}"


def test_new_workers_must_find_work() -> None:
    raw: Any = copy.deepcopy(RAW)
    del raw["location"][0]["options"][2]
    with refused("newcomer_row row_3, id: no location hires from row_3"):
        read_sheet(raw)
