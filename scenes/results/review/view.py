"""The picture of a review: the sheet with the chart, the slips, and the panel of one decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from engine.ai.appraisal.review import Judgement, Review
from scenes.results.review.layout import ReviewLayout
from scenes.results.review.told import Panel, Slip
from sprites.common import fonts
from sprites.common.area_chart import Area, AreaChart, area_chart
from sprites.common.art_gallery import art_of
from sprites.common.lettering import write
from sprites.common.materials import framed_paper
from sprites.common.players import PlayerStyle
from sprites.lobby.fittings import draw_column, draw_start
from sprites.lobby.review import (
    CASING,
    CREAM,
    GILT,
    accent_of,
    draw_bar,
    draw_loss,
    draw_slip_ground,
    draw_told,
    draw_words,
    number_seal,
)
from sprites.title.buttons import draw_menu_button
from sprites.title.state import REST, Look

VEIL = (14, 7, 20)
_BOARD = 0.5
"""Height of a board whose picture is not there yet, in parts of its width."""
_BELOW_BOARD = 345
"""Units that head, choices, reasons and judge need beside it."""
_SOFT, _INK, _PALE = "#5a3838", "#2a1626", "#ecdcc0"
_PLAYED, _BETTER = "#f6dcd0", "#f4efc2"


class ReviewPicture:
    """Draws one review at one window size."""

    def __init__(self, layout: ReviewLayout, game: str, styles: Sequence[PlayerStyle]) -> None:
        self.layout = layout
        self._game = game
        self._styles = styles
        self._theme = art_of(game).theme
        self._chart: AreaChart | None = None

    # The sheet ----------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface, title: str, sub: str) -> None:
        """The dark room, its title, and sheet and panel without anything on them."""
        layout, scale = self.layout, self.layout.scale
        surface.fill(VEIL)
        big = fonts.serif(29 * scale, "bold")
        place = layout.title
        put = write(surface, title, big, GILT, (place.x, place.centery))
        small = fonts.serif(16 * scale, "regular", italic=True)
        room = place.right - put.right - round(24 * scale)
        words = fonts.ellipsize(small, sub, room)
        write(surface, words, small, _PALE, (put.right + 18 * scale, place.centery + 3 * scale))
        world = art_of(self._game).world
        sheet = framed_paper(
            layout.sheet.size, scale, 19, world.sheet, 6, self._theme.for_slips().rule
        )
        surface.blit(sheet, layout.sheet)
        draw_column(surface, layout.panel, scale, self._game)

    def draw_heading(self, surface: pygame.Surface, title: str, knows: str) -> None:
        """What the chart shows, and from whose knowledge."""
        box, scale = self.layout.heading, self.layout.words
        accent = self._theme.for_slips().accent
        font = fonts.serif(18 * scale, "bold")
        write(surface, title, font, accent, (box.x, box.y + 13 * scale))
        under = fonts.serif(14.5 * scale, "regular", italic=True)
        write(surface, knows, under, _SOFT, (box.x, box.y + 36 * scale))

    def chart(
        self,
        review: Review,
        names: Sequence[str],
        notes: Sequence[str],
        length: int,
        ticks: tuple[tuple[float, str], ...],
        axis: str,
        percents: tuple[str, ...],
    ) -> None:
        """Take what the chart shows: the looked-at seat lies at the bottom."""
        seats = [review.seat, *(seat for seat in range(len(names)) if seat != review.seat)]
        known = sorted(review.curve)
        areas = tuple(
            Area(
                names[seat],
                notes[seat],
                self._styles[seat],
                tuple(round(review.curve[at][seat], 4) for at in known),
            )
            for seat in seats
        )
        places = tuple(at / max(1, length) for at in known)
        self._chart = AreaChart(areas, places, ticks, axis, percents)

    @property
    def _drawn(self) -> tuple[AreaChart, tuple[int, int], float]:
        assert self._chart is not None
        return self._chart, self.layout.chart.size, self.layout.words

    def plane(self) -> pygame.Rect:
        """Where the areas lie, canvas px."""
        chart, size, scale = self._drawn
        found = area_chart(chart, size, scale, self._theme).rects["plane"]
        return found.move(self.layout.chart.topleft)

    def names(self) -> list[pygame.Rect]:
        """The names beside the areas, from the bottom area up."""
        chart, size, scale = self._drawn
        rects = area_chart(chart, size, scale, self._theme).rects
        found = [rects[f"seat:{at}"] for at in range(len(chart.areas))]
        return [box.move(self.layout.chart.topleft) for box in found]

    def draw_chart(
        self,
        surface: pygame.Surface,
        review: Review,
        points: Sequence[Judgement],
        at: int,
        length: int,
    ) -> None:
        """The areas, and over them the lines of the turning points and of the chosen decision."""
        chart, size, scale = self._drawn
        area_chart(chart, size, scale, self._theme).blit(surface, self.layout.chart.topleft)
        plane = self.plane()
        for number, each in enumerate(points, 1):
            self._draw_line(surface, plane, review, each.decision, length, each.decision == at)
            seal = self.seal(each.decision, length)
            drawn = number_seal(seal.width, number, each.decision == at, accent_of(self._game))
            surface.blit(drawn, seal)
        if at >= 0 and all(each.decision != at for each in points):
            self._draw_line(surface, plane, review, at, length, True)

    def seal(self, decision: int, length: int) -> pygame.Rect:
        """The seal over a decision, canvas px."""
        px = max(32, round(34 * self.layout.scale))
        box = pygame.Rect(0, 0, px, px)
        box.midbottom = (self._x(decision, length), self.layout.seals.bottom)
        return box

    def _x(self, decision: int, length: int) -> int:
        plane = self.plane()
        return plane.left + round(plane.width * decision / max(1, length))

    def decision_at(self, x: int, length: int) -> int:
        """The decision under a place of the chart."""
        plane = self.plane()
        return round((x - plane.left) / max(1, plane.width) * length)

    def _draw_line(
        self,
        surface: pygame.Surface,
        plane: pygame.Rect,
        review: Review,
        decision: int,
        length: int,
        chosen: bool,
    ) -> None:
        x, scale = self._x(decision, length), self.layout.scale
        wide = max(2, round((3 if chosen else 2) * scale))
        tall = pygame.Rect(x - wide // 2 - 2, plane.top, wide + 4, plane.height)
        pygame.draw.rect(surface, CASING, tall)
        pygame.draw.rect(surface, GILT if chosen else CREAM, tall.inflate(-4, 0))
        if review.curve:
            share = review.chances_at(decision)[review.seat]
            y = plane.bottom - round(plane.height * share)
            radius = max(4, round((7 if chosen else 5) * scale))
            pygame.draw.circle(surface, CASING, (x, y), radius + 2)
            pygame.draw.circle(surface, GILT if chosen else CREAM, (x, y), radius)

    def draw_slip(
        self, surface: pygame.Surface, number: int, slip: Slip, look: Look, chosen: bool
    ) -> None:
        """A turning point in short."""
        box, scale = self.layout.slips[number], self.layout.words
        draw_slip_ground(surface, box, self.layout.scale, look, chosen)
        inner = box.inflate(-round(24 * scale), -round(18 * scale))
        seal = number_seal(round(28 * scale), number + 1, True, accent_of(self._game))
        surface.blit(seal, inner.topleft)
        middle = inner.y + seal.get_height() // 2
        tag = draw_loss(surface, (inner.right, middle), scale, slip.loss)
        head = fonts.serif(17 * scale, "bold")
        left = inner.x + seal.get_width() + round(8 * scale)
        words = fonts.ellipsize(head, slip.head, tag.left - left - round(6 * scale))
        write(surface, words, head, _INK, (left, middle))
        top = inner.y + seal.get_height() + round(7 * scale)
        half = (inner.bottom - top) // 2
        for at, (told, good) in enumerate(((slip.played, False), (slip.better, True))):
            room = pygame.Rect(inner.x, top + at * half, inner.width, half)
            draw_told(surface, room, scale, told, good, 2, 14.5)

    def draw_nothing(self, surface: pygame.Surface, words: str) -> None:
        """That there are no slips."""
        box = self.layout.slips[0].unionall(self.layout.slips[1:])
        inner = box.move(0, round(20 * self.layout.scale))
        draw_words(surface, inner, self.layout.words, words, 3, 17, _INK, italic=True)

    def draw_fall(self, surface: pygame.Surface, words: str, slips: int) -> None:
        """What was nobody's fault: beside the slips, or below them where they fill the row."""
        layout, scale = self.layout, self.layout.words
        if slips == len(layout.slips):
            draw_words(surface, layout.fall, scale, words, 1, 14.5, _SOFT, italic=True)
            return
        if not slips:
            under = layout.slips[0].unionall(layout.slips[1:]).move(0, round(52 * layout.scale))
            draw_words(surface, under, scale, words, 2, 16, _SOFT, italic=True)
            return
        room = layout.slips[slips].unionall(layout.slips[slips:])
        inner = room.inflate(-round(36 * layout.scale), -round(60 * layout.scale))
        draw_words(surface, inner, scale, words, 4, 16, _SOFT, italic=True)

    def draw_progress(
        self, surface: pygame.Surface, share: float, words: str, note: str, button: str, look: Look
    ) -> None:
        """How far the work is, and the button that stops it or goes on."""
        box, scale = self.layout.progress, self.layout.words
        draw_words(surface, box, scale, words, 1, 17)
        bar = pygame.Rect(box.x, box.y + round(27 * scale), box.width, round(12 * scale))
        draw_bar(surface, bar, scale, share, self._game)
        under = pygame.Rect(box.x, bar.bottom + round(7 * scale), box.width, round(20 * scale))
        draw_words(surface, under, scale, note, 1, 14, _SOFT, italic=True, weight="regular")
        draw_menu_button(surface, self.layout.pause, scale, button, look, False)

    # The panel ----------------------------------------------------------------------------

    def draw_panel(
        self, surface: pygame.Surface, panel: Panel, number: int, board: pygame.Surface | None
    ) -> pygame.Rect:
        """All about one decision; returns where the board lies. `number`: of the turning point."""
        inner, scale = self.layout.inner, self.layout.words
        middle = inner.y + round(18 * scale)
        left = inner.x
        if number:
            seal = number_seal(round(34 * scale), number, True, accent_of(self._game))
            surface.blit(seal, seal.get_rect(midleft=(left, middle)))
            left += seal.get_width() + round(10 * scale)
        font = fonts.serif(19 * scale, "bold")
        head = fonts.ellipsize(font, panel.head, inner.right - left)
        write(surface, head, font, GILT, (left, middle))
        place = self._draw_board(surface, board)
        top = place.bottom + round(10 * scale)
        top = self._draw_choice(surface, top, panel.played_head, panel.played, False)
        if not panel.better:
            room = pygame.Rect(inner.x, top + round(4 * scale), inner.width, round(60 * scale))
            top = draw_words(surface, room, scale, panel.same, 2, 15.5, CREAM, italic=True)
        else:
            top = self._draw_choice(surface, top, panel.better_head, panel.better, True)
            top = self._draw_why(surface, top, panel)
        rest = pygame.Rect(inner.x, 0, inner.width, round(50 * scale))
        rest.bottom = inner.bottom
        if rest.top >= top - round(6 * scale):
            draw_words(surface, rest, scale, panel.judged, 3, 13.5, _PALE, True, "regular")
        return place

    def _draw_board(self, surface: pygame.Surface, board: pygame.Surface | None) -> pygame.Rect:
        inner, scale = self.layout.inner, self.layout.words
        room = pygame.Rect(inner.x, inner.y + round(38 * scale), inner.width, 0)
        shape = _BOARD if board is None else board.get_height() / board.get_width()
        room.height = min(round(inner.width * shape), inner.height - round(_BELOW_BOARD * scale))
        frame = max(2, round(3 * scale))
        pygame.draw.rect(surface, "#180e1e", room)
        if board is not None:
            by = min(room.width / board.get_width(), room.height / board.get_height())
            size = (round(board.get_width() * by), round(board.get_height() * by))
            small = pygame.transform.smoothscale(board, size)
            surface.blit(small, small.get_rect(center=room.center))
        pygame.draw.rect(surface, "#c9964a", room.inflate(frame, frame), frame, frame)
        return room

    def _draw_choice(
        self, surface: pygame.Surface, top: int, head: str, words: str, good: bool
    ) -> int:
        """What was played, or what was stronger, on its slip; returns the bottom."""
        inner, scale = self.layout.inner, self.layout.words
        font = fonts.serif(15.5 * scale, "semibold")
        long = len(fonts.wrap(font, words, inner.width - round(51 * scale))) > 1
        box = pygame.Rect(inner.x, top, inner.width, round((74 if long else 50) * scale))
        tint = _BETTER if good else _PLAYED
        paper = framed_paper(box.size, scale, 11, tint, 6, "#8a5a34", corners=False)
        surface.blit(paper, box)
        room = box.inflate(-round(24 * scale), -round(12 * scale))
        small = fonts.serif(13.5 * scale, "semibold", italic=True)
        tone = "#2f5f2d" if good else "#8c2c27"
        write(surface, head, small, tone, (room.x + 27 * scale, room.y + 6 * scale))
        room.y += round(15 * scale)
        room.height -= round(15 * scale)
        draw_told(surface, room, scale, words, good, 2, 15.5)
        return box.bottom + round(7 * scale)

    def _draw_why(self, surface: pygame.Surface, top: int, panel: Panel) -> int:
        inner, scale = self.layout.inner, self.layout.words
        font = fonts.serif(17 * scale, "bold")
        middle = top + round(12 * scale)
        put = write(surface, panel.why, font, GILT, (inner.x, middle))
        start = (put.right + round(10 * scale), middle + 2)
        pygame.draw.line(surface, "#c9964a", start, (inner.right, middle + 2), 1)
        top += round(27 * scale)
        for reason in panel.reasons:
            dot = (inner.x + round(7 * scale), top + round(10 * scale))
            pygame.draw.circle(surface, GILT, dot, max(3, round(3.4 * scale)))
            room = pygame.Rect(inner.x + round(20 * scale), top, 0, round(44 * scale))
            room.width = inner.right - room.x
            top = draw_words(surface, room, scale, reason, 2, 15.5, CREAM) + round(3 * scale)
        return top

    def draw_buttons(
        self,
        surface: pygame.Surface,
        words: Mapping[str, str],
        looks: Mapping[str, Look],
        closed: Sequence[str],
    ) -> None:
        """The ways on; playing on is the first of them."""
        for key, box in self.layout.buttons.items():
            look, shut = looks.get(key, REST), key in closed
            if key == "branch":
                draw_start(surface, box, self.layout.words * 0.8, words[key], look, shut)
                continue
            draw_menu_button(surface, box, self.layout.words, words[key], look, shut)
