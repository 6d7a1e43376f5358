"""What tests of the library begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.app import App
from scenes.library.scene import LibraryScene
from tests.scenes.library.opened import fill, open_library


@pytest.fixture
def opened(tmp_path: Path) -> tuple[App, LibraryScene]:
    fill(tmp_path, 4)
    return open_library(tmp_path)
