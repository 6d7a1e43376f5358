"""What a slip leaves in sight: names, and while the palace is built what one plans by."""

from __future__ import annotations

import pygame

from engine.games.versailles.state import State
from scenes.games.versailles.board import COACH_UNITS
from scenes.games.versailles.layout import BoardPlan, king_step
from scenes.games.versailles.light import PALACE, site_in_use
from sprites.versailles.coach import coach, coach_corner

_NEXT = 3
"""Steps ahead of the coach that are looked at first."""


def kept_free(view: State, plan: BoardPlan) -> list[pygame.Rect]:
    """The ribbons of the locations; while the palace is built, its tiles, the coach with its next
    steps and the locations around: the road behind it and the bare plan are the better room."""
    sites = plan.layout.sites.items()
    ribbons = [plan.rect(site.ribbon) for _, site in sites]
    if site_in_use(view) != PALACE:
        return ribbons
    around = [plan.rect(site.box) for name, site in sites if name != PALACE]
    squares = zip(view.squares, plan.layout.squares, strict=True)
    around += [plan.rect(square) for tile, square in squares if tile >= 0]
    return [*around, *ribbons, coach_box(view, plan), *_steps_ahead(view, plan)[:_NEXT]]


def coach_box(view: State, plan: BoardPlan) -> pygame.Rect:
    """Where the King's coach stands, with the number of its step."""
    step, unit = king_step(view, view.king), plan.layout.unit
    picture = coach(round(COACH_UNITS * unit), False)
    corner = coach_corner(picture, plan.at(plan.layout.king_spot(step)), unit)
    return picture.get_rect(topleft=corner).union(plan.rect(plan.layout.king[step]))


def _steps_ahead(view: State, plan: BoardPlan) -> list[pygame.Rect]:
    return [plan.rect(box) for box in plan.layout.king[king_step(view, view.king) + 1 :]]
