"""The tray of Versailles: what its things are stands below them."""

from __future__ import annotations

import pytest

from sprites.versailles.shelf_plan import TRAY_UNITS, shelf_plan


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_the_names_of_workers_at_work_and_to_hire_keep_apart(scale: float) -> None:
    plan = shelf_plan((round(TRAY_UNITS * scale), round(190 * scale)), scale, 3, 6, 2, 2)
    at_work, to_hire = plan.names[-2:]
    assert at_work.right < to_hire.left
    assert to_hire.right <= plan.size[0]
