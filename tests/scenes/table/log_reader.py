"""The log on the rail, by its targets: entries that open, and steps that show their moment."""

from __future__ import annotations

from tests.scenes.table.mouse_player import MousePlayer

ENTRY, LINE = "rail:log:move:", "rail:log:"


def entries_of(player: MousePlayer) -> list[str]:
    """The entries in sight, oldest first."""
    return [name for name in player.scene.chrome.targets if name.startswith(ENTRY)]


def steps_of(player: MousePlayer) -> list[str]:
    """The steps in sight of entries that are open, oldest first."""
    targets = player.scene.chrome.targets
    return [name for name in targets if name.startswith(LINE) and not name.startswith(ENTRY)]


def open_entry(player: MousePlayer, place: int = -1) -> str:
    """Click an entry in sight, by default the newest; returns its target."""
    entry = entries_of(player)[place]
    player.click_target(entry)
    player.frame()
    return entry
