"""Parts of a table as they are told to somebody who listens: places sorted by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scenes.table.view import Region

Wanted = Callable[[list[str]], bool]
"""Asked with the parts of a name "kind:rest:rest"."""


def of_kinds(*kinds: str) -> Wanted:
    """Places of these kinds."""
    return lambda parts: parts[0] in kinds


def within(first: str, *kinds: str) -> Wanted:
    """Places of these kinds whose name goes on with `first`."""
    return lambda parts: parts[0] in kinds and len(parts) > 1 and parts[1] == first


def region(
    name: str,
    anchors: Sequence[str],
    wanted: Iterable[Wanted],
    *,
    brief: bool = False,
    own: bool = False,
) -> Region:
    """The places that are wanted, those of the first wish first."""
    split = [(anchor, anchor.split(":")) for anchor in anchors]
    found = [anchor for wish in wanted for anchor, parts in split if wish(parts)]
    return Region(name, tuple(dict.fromkeys(found)), brief, own)
