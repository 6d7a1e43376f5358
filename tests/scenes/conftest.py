"""Scenes are tested on SDL's dummy drivers, without a screen and without sound."""

import os
from collections.abc import Iterator

import pytest

from sprites.common import kept

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

ROOM = 300 * 1024 * 1024


@pytest.fixture(scope="package", autouse=True)
def roomy_shelf() -> Iterator[None]:
    """Many windows in one run: what one test has drawn, the next need not draw anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "LEAST_BYTES", ROOM)
        yield
