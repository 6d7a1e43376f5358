"""How fast the turns of others are shown: changed at the table while they move."""

from __future__ import annotations

from engine.explain import Text
from scenes.shell.services import Services
from scenes.shell.settings import SPEEDS


def change_speed(app: Services, by: int) -> bool:
    """Some steps faster or slower, remembered and told in a notice; True when it changed."""
    settings = app.settings
    wanted = max(0, min(len(SPEEDS) - 1, settings.speed + by))
    changed = wanted != settings.speed
    if changed:
        settings.speed = wanted
        app.save_settings()
    speed = app.say(f"ui.speed.{SPEEDS[wanted]}")
    app.notice.show(app.say(Text("table.speed", {"speed": speed})))
    return changed
