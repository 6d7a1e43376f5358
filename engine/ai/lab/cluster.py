"""Games on the machines of a Dask cluster (dependency group `cluster`).

A game is decided by its task alone, so that one whose worker was lost is played again on another
and counts once, whoever played it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import engine
from engine.games import register_all, registrations
from engine.texts import spoken

if TYPE_CHECKING:
    from distributed import Client

LIBRARY = "distributed"
PATIENCE = 20.0
"""Seconds until the scheduler, or the first worker, has answered."""
PLAIN, ENCRYPTED = ("tcp", "ws"), ("tls", "wss")
"""How a scheduler can be spoken to."""
DECIDING = (".py", ".toml", ".npz")
"""Files that decide how a game goes on."""


class ClusterError(Exception):
    """A cluster that cannot be used; its text is a finished sentence."""


@dataclass(frozen=True, slots=True)
class Abroad:
    """Work as it is sent away: done only by the same program, for the same games."""

    work: Callable[[Any], Any]
    games: tuple[tuple[str, str], ...]
    program: str

    def __call__(self, task: Any) -> Any:
        """The work on one task. Raises ClusterError."""
        if program_mark() != self.program:
            raise ClusterError(_say("other_program"))
        register_all(self.games)
        return self.work(task)


class ClusterExecutor(Executor):
    """Sends work through a connection; what is not done when it is shut down is given up."""

    def __init__(self, client: Client) -> None:
        self._inner = client.get_executor(pure=False)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """One task, as one argument."""
        found: Future[Any] = self._inner.submit(
            Abroad(fn, registrations(), program_mark()), *args, **kwargs
        )
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Give up what was not finished."""
        self._inner.shutdown(wait=wait and not cancel_futures)


@contextmanager
def cluster_executor(address: str) -> Iterator[ClusterExecutor]:
    """The workers of the cluster whose scheduler has this address. Raises ClusterError, also
    where the cluster is lost while it is used."""
    if find_spec(LIBRARY) is None:
        raise ClusterError(_say("not_installed"))
    from distributed import KilledWorker

    client = _connected(address)
    executor = ClusterExecutor(client)
    try:
        yield executor
    except KilledWorker as error:
        raise ClusterError(_say("workers_lost", address=address)) from error
    except CancelledError as error:
        raise ClusterError(_say("lost", address=address)) from error
    finally:
        executor.shutdown(cancel_futures=True)
        _let_go(client)


def _connected(address: str) -> Client:
    """A connection with at least one worker behind it. Raises ClusterError."""
    from distributed import Client

    try:
        _require_address(address)
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterError(_say("no_answer", address=address)) from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except OSError as error:
        _let_go(client)
        raise ClusterError(_say("no_worker", address=address)) from error
    return client


def _require_address(address: str) -> None:
    """Refuse what leads to no scheduler: the library would notice it when it has begun what it
    cannot end any more. Raises ValueError."""
    from distributed.security import Security

    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if not (parts.hostname and parts.port):
        raise ValueError(address)
    keys = Security().get_connection_args("client").get("ssl_context")
    if parts.scheme not in (PLAIN if keys is None else (*PLAIN, *ENCRYPTED)):
        raise ValueError(address)


def _let_go(client: Client) -> None:
    """Close a connection; a scheduler that answers no more is not waited for."""
    with suppress(OSError):
        client.close()


@lru_cache(maxsize=1)
def program_mark() -> str:
    """Equal for programs that play alike: made of everything that decides a game."""
    root = Path(engine.__file__).parent
    found = sha256()
    for path in sorted(root.rglob("*"), key=lambda each: each.relative_to(root).as_posix()):
        name = path.relative_to(root)
        if path.suffix in DECIDING and name.parts[0] != "texts":
            found.update(f"{name.as_posix()}\n".encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def _say(key: str, **values: str) -> str:
    return spoken().say(f"cluster.{key}", **values)
