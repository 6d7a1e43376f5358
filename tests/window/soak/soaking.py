"""The soak itself: start, play, kill, check, again."""

from __future__ import annotations

import json
import os
import shutil
import signal
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from scenes.shell.writing.report import FILE_NAME
from tests.window.soak import games, ledger, process
from tests.window.soak.hands import RandomHands, SoakedProgram

SITTING = (20.0, 110.0)
"""Seconds from one kill to the next."""
QUIET = 25.0
"""After so many seconds without a decision the hands go back to the title."""
SAMPLE = 30.0
WHOLE_CHECK = 8
"""Every so many restarts all games are replayed; the newest one always is."""


@dataclass
class Figures:
    """All counts so far."""

    kills: int = 0
    terminated: int = 0
    workers_killed: int = 0
    left_by_itself: int = 0
    restarts: int = 0
    checks: int = 0
    decisions: int = 0
    games: int = 0
    orphans: int = 0
    lost: int = 0
    memory_start: list[float] = field(default_factory=list)
    memory_end: list[float] = field(default_factory=list)
    handles_start: list[int] = field(default_factory=list)
    handles_end: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    deeds: dict[str, int] = field(default_factory=dict)


class Soak:
    """One soak on one data folder; `figures` are those so far."""

    def __init__(self, display: str, data: Path, seed: int) -> None:
        self.figures = Figures()
        self._display = display
        self._data = data
        self._library = data / "library.sqlite3"
        self._chance = Random(seed)
        self._began = time.monotonic()
        games.prepare(data)
        # What the program writes at home is to stay in this folder too.
        os.environ["HOME"] = str(data / "home")

    def run(self, seconds: float) -> None:
        """Sittings until the time is over, and a whole check at the end."""
        end = self._began + seconds
        while time.monotonic() < end:
            self._sitting(min(time.monotonic() + self._chance.uniform(*SITTING), end))
        self._check_all()
        self._tell("end")

    # One sitting ---------------------------------------------------------------------------

    def _sitting(self, end: float) -> None:
        """Until a kill; whenever the hands leave the program, it is started again."""
        while self._goes_on(end):
            pass

    def _goes_on(self, end: float) -> bool:
        """One start; True when the program was left before its time."""
        kept = ledger.read(self._library)
        if self._chance.random() < 0.6 or not kept:
            self._tell("game", what=games.put_in(self._data, self._chance))
        before = ledger.read(self._library)
        program = SoakedProgram(self._display, self._data)
        self.figures.restarts += 1
        hands = RandomHands(program, self._chance)
        try:
            self._measure(program, self.figures.memory_start, self.figures.handles_start, "start")
            self._note("restarted with another library", ledger.losses(before, self._now()))
            self._play(program, hands, end)
        except BaseException:  # the soak itself is ended: nothing of it stays
            program.kill()
            raise
        for name, count in hands.done.items():
            self.figures.deeds[name] = self.figures.deeds.get(name, 0) + count
        return self._end(program) == 0 and time.monotonic() < end

    def _play(self, program: SoakedProgram, hands: RandomHands, end: float) -> None:
        sampled = time.monotonic()
        self._begin(hands)
        count, moved = ledger.decisions(self._now()), time.monotonic()
        while time.monotonic() < end and program.alive():
            hands.at_the_table()
            now = ledger.decisions(self._now())
            if now != count:
                count, moved = now, time.monotonic()
            elif time.monotonic() - moved > QUIET:
                hands.do(hands.come_home)
                self._begin(hands)
                moved = time.monotonic()
            if time.monotonic() - sampled > SAMPLE:
                sampled = time.monotonic()
                self._sample(program)
            if self._chance.random() < 0.01:
                self._kill_workers(program)

    def _begin(self, hands: RandomHands) -> None:
        """From the title to a table, sometimes with a look at other places before."""
        roll = self._chance.random()
        if roll < 0.2:
            hands.do(hands.visit)
        elif roll < 0.4:
            hands.do(hands.keep_a_file)
        hands.do(hands.set_up if roll > 0.85 else hands.go_on)

    def _kill_workers(self, program: SoakedProgram) -> None:
        for worker in process.below(program.process.pid):
            os.kill(worker, signal.SIGKILL)
            self.figures.workers_killed += 1

    def _end(self, program: SoakedProgram) -> int:
        """Kill it, or let it end, and look at what it leaves; the status that it ended with."""
        pid, workers = program.process.pid, process.below(program.process.pid)
        if program.alive():
            self._measure(program, self.figures.memory_end, self.figures.handles_end, "sample")
            seen = self._now()
            if self._chance.random() < 0.15:
                program.process.terminate()
                self.figures.terminated += 1
            else:
                program.process.send_signal(signal.SIGKILL)
                self.figures.kills += 1
        else:
            seen = {}
            self.figures.left_by_itself += 1
        status = program.process.wait(timeout=60)
        if status not in (0, -signal.SIGKILL, -signal.SIGTERM, 143):
            self._fault(f"it ended with {status}")
        self._hear(program)
        orphans = process.left_over([pid, *workers])
        self.figures.orphans += len(orphans)
        self._note("still running", [str(orphan) for orphan in orphans])
        self._examine(seen)
        self._tell("killed" if status else "ended", status=status)
        return status

    def _hear(self, program: SoakedProgram) -> None:
        """What it said at last, and what it wrote about faults."""
        assert program.process.stderr is not None
        assert program.process.stdout is not None
        said = program.process.stderr.read()
        program.process.stderr.close()
        program.process.stdout.close()
        if "Traceback" in said:
            self._fault(said)
        log = self._data / FILE_NAME
        if log.exists():
            self._fault(log.read_text(encoding="utf-8")[-3000:])
            log.unlink()

    # Checks --------------------------------------------------------------------------------

    def _examine(self, seen: ledger.Ledger) -> None:
        left, opinion = ledger.after_kill(self._library)
        self.figures.checks += 1
        if opinion != "ok":
            self._fault(f"integrity: {opinion}")
        lost = ledger.losses(seen, left)
        self.figures.lost += len(lost)
        self._note("lost", lost)
        self.figures.decisions, self.figures.games = ledger.decisions(left), len(left)
        wrong = games.newest_goes_on(self._data)
        self._note("does not go on", [wrong] if wrong else [])
        if self.figures.restarts % WHOLE_CHECK == 0:
            self._check_all()

    def _check_all(self) -> None:
        self._note("check", games.faults_of(self._data))

    def _note(self, what: str, found: list[str]) -> None:
        for each in found:
            self._fault(f"{what}: {each}")

    def _fault(self, text: str) -> None:
        self.figures.faults.append(text)
        kept = self._data / f"fault_{len(self.figures.faults)}"
        kept.mkdir(exist_ok=True)
        for path in self._data.glob("library.sqlite3*"):
            shutil.copy(path, kept)
        self._tell("fault", text=text)

    # Figures -------------------------------------------------------------------------------

    def _now(self) -> ledger.Ledger:
        return ledger.read(self._library)

    def _measure(
        self, program: SoakedProgram, memory: list[float], handles: list[int], event: str
    ) -> None:
        pid = program.process.pid
        memory.append(process.megabytes(pid))
        handles.append(process.handles(pid))
        self._tell(event, memory=memory[-1], handles=handles[-1], below=len(process.below(pid)))

    def _sample(self, program: SoakedProgram) -> None:
        pid = program.process.pid
        figures = {"memory": process.megabytes(pid), "handles": process.handles(pid)}
        self._tell("sample", **figures, decisions=ledger.decisions(self._now()))

    def _tell(self, event: str, **values: object) -> None:
        """One line, on the disk at once; the last line of all holds every figure."""
        line = {"event": event, "second": round(time.monotonic() - self._began, 1), **values}
        if event in ("killed", "ended", "end"):
            line["figures"] = asdict(self.figures)
        with (self._data / "soak.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())
