"""What tests of scenes have in common."""

from collections.abc import Iterator

import pytest

from scenes.shell.memory import settle
from sprites.common import surface_cache

ROOM = 240 * 1024 * 1024


@pytest.fixture(scope="package", autouse=True)
def roomy_cache() -> Iterator[None]:
    """Many windows in one run: what one test has drawn, the next need not draw anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(surface_cache, "LEAST_BYTES", ROOM)
        yield


@pytest.fixture(scope="module", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Apps and tables of a module are given back before the next one begins."""
    yield
    settle()
