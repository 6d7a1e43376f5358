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


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_a_row_of_beads_stands_between_any_two_groups(scale: float) -> None:
    plan = shelf_plan((round(TRAY_UNITS * scale), round(190 * scale)), scale, 3, 6, 2, 2)
    groups = (plan.salvers[-1], plan.decorations, plan.token_place, plan.bench)
    for beads, before, after in zip(plan.beads, groups[:-1], groups[1:], strict=True):
        assert before.right < beads < after.left
    at_work, to_hire = plan.names[-2:]
    assert at_work.left > plan.beads[-1]
    assert to_hire.left - at_work.right >= 4 * scale
