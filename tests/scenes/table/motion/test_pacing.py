"""What must be drawn anew is spread over frames; nothing waits for ever."""

from scenes.table.motion.pacing import Pacing


def test_the_first_frame_shows_everything() -> None:
    pacing = Pacing()
    pacing.begin("view", "question")
    assert not pacing.full


def test_a_frame_with_another_board_has_no_room_for_more() -> None:
    pacing, view, other = Pacing(), object(), object()
    pacing.begin(view, "")
    pacing.begin(other, "")
    assert pacing.full
    pacing.wait()
    pacing.begin(other, "")
    assert not pacing.full
    assert not pacing.waiting


def test_one_part_at_a_time() -> None:
    """Three parts that change with the board are all drawn within four frames."""
    pacing, stale = Pacing(), {"stage", "rail", "chooser"}
    pacing.begin("before")
    frames = 0
    while stale:
        pacing.begin("after")
        frames += 1
        for part in sorted(stale):
            if pacing.full:
                pacing.wait()
            else:
                stale.remove(part)
                pacing.drawn()
        assert pacing.waiting == bool(stale)
    assert frames == 4
