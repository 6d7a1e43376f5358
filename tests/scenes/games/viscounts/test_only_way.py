"""A step that nobody was asked about is told as the only way there was."""

from __future__ import annotations

from pathlib import Path

from tests.scenes.table.opening import SOLO, close, open_table


def test_a_viscount_that_moves_by_itself_is_told_as_the_only_way(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO)
    match, log = player.scene.match, player.scene.model.log
    forced = chosen = 0
    while not forced or not chosen:
        player.step()
        player.settle()
        for line in log.lines:
            if line.kind != "walk" or line.seat != 0:
                continue
            asked = match.session.log[line.decision][0] == "walk"
            assert line.words.endswith(": the only way") is not asked, line.words
            chosen += asked
            forced += not asked
    close(player)
