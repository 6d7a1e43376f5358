"""What a walk costs beyond its free steps: the silver hangs below a space, whose number stays; and
how many steps the way that is meant takes: they are counted beside the spaces. What a space is for
stays in sight where one can ride: the sign of its exchange. While a card is chosen signs
step back. Empty plots on which a building cannot stand step back, for those that are
open look like them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import pygame

from engine.explain import Choice
from engine.games.viscounts.constants import SEGMENTS
from engine.games.viscounts.places import segment_id, spot_anchor
from engine.games.viscounts.state import State
from engine.texts import change
from scenes.table.motion.things import Place
from scenes.table.view import Hint
from sprites.common import svg
from sprites.common.cost_tag import LEAST, bright_ring, coin_px, cost_tag
from sprites.common.step_disc import SMALLEST, step_disc
from sprites.common.surface_cache import kept
from sprites.viscounts.geometry import SIGN_SIZE
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.medallion import exchange_sign
from sprites.viscounts.pieces import good
from sprites.viscounts.ring_view import Glyphs, RingView

TAG = 0.5
"""Height of a slip, of a space's width."""
DROP = 0.36
"""By which its middle hangs below that of the space: the number above it stays free."""
APART = 3
"""From a slip to a medallion beside it: so many of them are as much as the slip is high."""
RING = 1.5
"""Width of the ring about the space that is pointed at, of a space's."""
STEP = 0.45
"""Width of the number of a step, of a space's."""
BESIDE = 0.46
"""By which its middle lies above and to the right of the space's."""

SIGN = SIGN_SIZE[1] / SIGN_SIZE[0]
"""Height of a sign of exchange by its width."""
HAZE, RESTING = "#a8966e", 0.12
"""The veil's tone, and its strength where nothing is meant: what lies below is planned with, so its
goods stay readable."""
DUSK, STRENGTH = "#170a22", 0.17


def walk_hints(
    offered: Sequence[Choice],
    meant: str,
    places: Mapping[str, Place],
    far: Callable[[str], pygame.Surface],
) -> list[Hint]:
    """All spaces stay bright, paid ones over their slip; the one that is `meant` has a ring. `far`:
    the picture of a sign of exchange that cannot be reached, by its anchor."""
    reached = {choice.target for choice in offered if choice.source.startswith("viscount:")}
    found = _far_signs(places, reached, far) if reached else []
    links = [each.rect for name, each in places.items() if name.startswith("link:")]
    for choice in offered:
        place = places.get(choice.target)
        if place is None or not choice.source.startswith("viscount:"):
            continue
        silver = dict(choice.cost).get("silver", 0)
        aimed = choice.target == meant
        if aimed:
            found.append(_ring(place))
        if silver:
            found.append(_tag(place, silver, links))
        if aimed:
            found += _steps(choice.path, places)
    return found


def _steps(path: Sequence[str], places: Mapping[str, Place]) -> list[Hint]:
    """The numbers of the steps, one beside each space of a way."""
    found = []
    for number, anchor in enumerate(path, 1):
        place = places.get(anchor)
        if place is None:
            continue
        width, height = place.rect.size
        picture = step_disc(number, max(SMALLEST, round(min(width, height) * STEP)))
        middle = (
            place.rect.centerx + round(width * BESIDE),
            place.rect.centery - round(height * BESIDE),
        )
        left, top = picture.get_rect(center=middle).topleft
        found.append(Hint(picture, (float(left), float(top))))
    return found


def _ring(place: Place) -> Hint:
    """The ring about a space."""
    px = round(min(place.rect.size) * RING)
    box = pygame.Rect(0, 0, px, px)
    box.center = place.rect.center
    return Hint(bright_ring(px), (float(box.left), float(box.top)))


def _far_signs(
    places: Mapping[str, Place], reached: Collection[str], far: Callable[[str], pygame.Surface]
) -> list[Hint]:
    """The signs of exchange step back where the viscount cannot come now; where it can they are
    what the space is for. Their wood darkens, what is written on it is read as before."""
    near = {space.replace("space:", "sign:", 1) for space in reached}
    found = []
    for name, place in places.items():
        if name.startswith("sign:") and name not in near:
            picture = far(name)
            left, top = picture.get_rect(center=place.rect.center).topleft
            found.append(Hint(picture, (float(left), float(top)), veil=True))
    return found


def far_sign(view: State, printed: RingView, unit: float, anchor: str) -> pygame.Surface:
    """The darkened sign of exchange of an anchor."""
    _, letter, kind = anchor.split(":")
    position = next(at for at in range(SEGMENTS) if segment_id(view, at) == letter)
    segment = printed.segments[position]
    return _dark_sign(unit, segment.exchange_left if kind == "L" else segment.exchange_right)


@kept
def _dark_sign(unit: float, glyphs: Glyphs) -> pygame.Surface:
    return exchange_sign(unit, glyphs, icon, dark=True)


def quiet_ring(places: Mapping[str, Place]) -> list[Hint]:
    """Signs of exchange step back while a card is chosen: nothing of them can be touched. The
    medallions of the links stay clear: for their sake one builds."""
    signs = (place.rect for name, place in places.items() if name.startswith("sign:"))
    return [_veiled(_sign_box(box), RESTING) for box in signs]


def _veiled(box: pygame.Rect, strength: float) -> Hint:
    """A veil over one thing."""
    return Hint(haze(box.size, strength), (float(box.left), float(box.top)), veil=True)


def _sign_box(place: pygame.Rect) -> pygame.Rect:
    """What is drawn of a sign: its place may be higher, to be hit."""
    box = pygame.Rect(0, 0, place.width, min(place.height, round(place.width * SIGN)))
    box.center = place.center
    return box


@kept
def haze(size: tuple[int, int], strength: float) -> pygame.Surface:
    """A veil in the tone of trodden earth over a sign."""
    width, height = size
    body = svg.rect(0, 0, width, height, HAZE, rx=height * 0.16, fill_opacity=strength)
    return svg.raster(svg.document(body, width, height), size)


def _tag(place: Place, silver: int, links: Sequence[pygame.Rect]) -> Hint:
    """The slip below a space; it makes room for the medallion of a link beside it."""
    height = max(LEAST, round(place.rect.width * TAG))
    picture = cost_tag(change(-silver), height, good("silver", coin_px(height)))
    middle = (
        place.rect.centerx,
        place.rect.centery + round(place.rect.height * DROP) + height // 2,
    )
    box = picture.get_rect(center=middle)
    for link in links:
        link = link.inflate(2 * (height // APART), 0)
        if box.colliderect(link):
            room = link.left - box.right if link.centerx > box.centerx else link.right - box.left
            box.move_ip(max(-box.width // 3, min(box.width // 3, room)), 0)
    return Hint(picture, (float(box.left), float(box.top)))


def closed_plots(view: State, choices: Sequence[Choice], places: Mapping[str, Place]) -> list[Hint]:
    """A veil on every empty plot to which none of the choices leads."""
    open_ = {choice.target for choice in choices}
    empty = (spot_anchor(view, spot) for spot, owner in enumerate(view.spots) if owner < 0)
    boxes = [places[name].rect for name in empty if name in places and name not in open_]
    return [Hint(shade(box.size), (float(box.left), float(box.top)), veil=True) for box in boxes]


@kept
def shade(size: tuple[int, int]) -> pygame.Surface:
    """A dark veil over a plot."""
    width, height = size
    body = svg.rect(0, 0, width, height, DUSK, rx=height * 0.12, fill_opacity=STRENGTH)
    return svg.raster(svg.document(body, width, height), size)
