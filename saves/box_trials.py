"""What trial games have shown of component files: kept beside other things that can be found anew.

A result belongs to a component file, not to a name: who changes a figure, or gets another version
of the program, has no result yet.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saves.datatexts import hash_of
from saves.errors import SaveError
from saves.plain import is_text, is_whole
from saves.whole_file import read_whole, write_whole

if TYPE_CHECKING:
    from engine.box.trials import Verdict
    from engine.box.trials.balance import Balance

FOLDER: Final = "trials"
_MOST_BYTES: Final = 1_000_000
_SPOILT: Final = (
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    OverflowError,
    RecursionError,
)
_FAULTS: Final = frozenset({"", "no_end", "dead_end", "free_loop", "broken"})


@dataclass(frozen=True, slots=True)
class TrialResult:
    """The verdict on a component file and, where games were played to see it, its balance.

    `level`: who played the games of the balance.
    """

    verdict: Verdict
    balance: Balance | None = None
    level: str = ""


class TrialShelf:
    """The results below the folder for what can be made anew."""

    def __init__(self, cache: Path) -> None:
        self.folder = cache / FOLDER

    def path(self, data_text: str) -> Path:
        """The file of a component file's result."""
        return self.folder / f"{hash_of(data_text)[:32]}.json"

    def read(self, data_text: str) -> TrialResult | None:
        """The result of a component file; None where none is kept, or it cannot be read."""
        path = self.path(data_text)
        try:
            if not path.exists():
                return None
            return _result(json.loads(read_whole(path, _MOST_BYTES)))
        except (OSError, SaveError, *_SPOILT):
            return None

    def keep(self, data_text: str, result: TrialResult) -> None:
        """Keep a result, if the folder allows: it can be found anew."""
        with suppress(OSError, SaveError):
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(_plain(result), separators=(",", ":"))
            write_whole(self.path(data_text), text.encode("utf-8"))

    def add(self, data_text: str, found: TrialResult) -> None:
        """Keep what was found besides what is known, and the balance where none was looked for."""
        before = self.read(data_text)
        found = replace(found, verdict=_verdict(before, found))
        if before is not None and found.balance is None:
            found = replace(found, balance=before.balance, level=before.level)
        self.keep(data_text, found)


def _verdict(before: TrialResult | None, found: TrialResult) -> Verdict:
    """A fault that more games than the new ones have shown stays, as does what more games have not
    shown. Games for a balance are without automas: they show a fault, but never that there is
    none."""
    from engine.box.trials import Verdict  # not before one is kept

    known = before.verdict if before is not None else Verdict(0)
    new = found.verdict
    if new.sound and found.balance is not None:
        return known
    fewer = new.games < known.games
    return known if fewer and (new.sound or not known.sound) else new


def _plain(result: TrialResult) -> dict[str, Any]:
    trial = result.verdict.trial
    fault = trial and [trial.seats, trial.seed, trial.decisions, trial.fault, trial.where]
    balance = result.balance.as_json() if result.balance else None
    return {
        "games": result.verdict.games,
        "fault": fault,
        "balance": balance,
        "level": result.level,
    }


def _result(found: Any) -> TrialResult:
    from engine.box.trials import Trial, Verdict  # not before one is read

    trial = None
    if found["fault"] is not None:
        seats, seed, decisions, fault, where = found["fault"]
        if fault not in _FAULTS or not is_text(where) or not is_whole(seats, 1, 8):
            raise ValueError("not a trial")
        trial = Trial(seats, int(seed), int(decisions), fault=fault, where=where)
    balance = None if found["balance"] is None else _balance(found["balance"])
    return TrialResult(Verdict(int(found["games"]), trial), balance, str(found["level"]))


def _balance(found: Any) -> Balance:
    from engine.box.trials.balance import Balance, Length

    lengths = tuple(
        Length(
            seats=int(each["seats"]),
            games=int(each["games"]),
            decisions=float(each["decisions"]),
            rounds=float(each["rounds"]),
            shortest=int(each["shortest"]),
            longest=int(each["longest"]),
            shares=tuple(map(float, each["shares"])),
            points=tuple(map(float, each["points"])),
        )
        for each in found["lengths"]
    )
    used = {str(name): float(part) for name, part in found["used"].items()}
    return Balance(int(found["games"]), lengths, used)
