"""What a review says to somebody who listens."""

from __future__ import annotations

from engine.ai.appraisal.review import Judgement
from scenes.results.review.told import Panel, Teller
from scenes.shell.services import Services
from scenes.shell.voice.heard import in_words, joined


def panel_told(panel: Panel) -> str:
    """One decision: what was played, what was stronger, and why."""
    played = f"{panel.played_head}: {panel.played}"
    better = f"{panel.better_head}: {panel.better}" if panel.better else panel.same
    why = f"{panel.why}:" if panel.why else ""
    return in_words(joined([panel.head, played, better, why, *panel.reasons]))


def target_told(
    app: Services, teller: Teller, points: list[Judgement], working: bool, key: str
) -> str:
    """A target of the page."""
    kind, _, number = key.partition(":")
    if kind == "seat":
        return app.say("review.seat", name=teller.names[int(number)])
    if kind in ("seal", "slip"):
        slip = teller.slip(points[int(number)])
        return in_words(joined([slip.head, slip.loss, slip.played]))
    if kind == "plane":
        return joined([teller.chart_title(), app.say("review.keys")])
    if kind == "pause":
        return app.say("review.cancel" if working else "review.go_on")
    told = app.say(f"review.{kind}")
    return joined([told, app.say("review.branch_help")]) if kind == "branch" else told
