"""Cards as they lie on the road, with all that happened to them, and card backs."""

from __future__ import annotations

import pygame

from sprites.caylus.bowls import PIECES
from sprites.caylus.card_face import badge_box, card_face, card_height, plan_of, shield_box
from sprites.caylus.card_frame import CORNER, DEEP_NAMED, HIGH, TWO_LINED, TWO_LINED_ROW, WIDE
from sprites.caylus.card_view import CardFace, RoadState, residence_face
from sprites.caylus.icons import icon
from sprites.caylus.palette import GOLD, INK, IVORY, PALE_STONE, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common import fonts
from sprites.common.light import clip, rounded_mask, shadow, shadow_pad
from sprites.common.noise import grain
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept

CROWN_SHARE = 0.76
DUSK = (192, 187, 204)
_CUBE, _LEAST_CUBE = 20.0, 15
"""Width of a cube in store, in units of the card, and px below which it cannot be told."""
_OVER = 2.6
"""Units that the slip leaves below it, to the name or the effects."""
_BESIDE, _LEAST_BESIDE = 17.0, 13
"""Units and least px of a cube where the slip stands between badge and shield, as high as they."""
_SLIP_WIDTH = 86.0
"""Units that the slip with them may take of a card's width."""
_GREEN_ROOF = "#6f8a44"


@kept
def road_card(
    face: CardFace, style: PlayerStyle | None, state: RoadState, width: int
) -> pygame.Surface:
    """A card of the road, `width` px wide, 5/4 as high; `style` is its owner's, None: nobody's."""
    shown = residence_face(state) if state.residence else face
    card = card_face(shown, style, width, False, state.variant).copy()
    unit = width / WIDE
    if state.store is not None and not state.residence:
        _stored(card, state.store, unit, shown)
    if state.crown is not None:
        _crown(card, state.crown, width)
    if state.chosen:
        _chosen(card, unit)
    if state.dimmed:
        card.fill((*DUSK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return card


def _stored(card: pygame.Surface, store: tuple[str, int], unit: float, face: CardFace) -> None:
    """The cubes that lie on the card and how many, on a slip at the foot of its picture; where
    that is low, in the sky beside the shield with the points."""
    kind, number = store
    px = max(_LEAST_CUBE, round(_CUBE * unit))
    plan = plan_of(face, card.get_width())
    foot = round((plan.name[1] - _OVER if plan.name else plan.strip[1] - _OVER) * unit)
    slip = _store_slip(kind, number, px, round(_SLIP_WIDTH * unit))
    offset, blur = (1.0 * unit, 1.8 * unit), max(1.6, 2.6 * unit)
    pad = shadow_pad(offset, blur)
    right = card.get_width() - round(6.5 * unit)
    shield = shield_box(card.get_width(), face.points)
    in_sky = plan in (DEEP_NAMED, TWO_LINED, TWO_LINED_ROW)
    if face.points and (in_sky or foot - slip.get_height() < shield.bottom):
        slip = _store_slip(kind, number, max(_LEAST_BESIDE, round(_BESIDE * unit)), 0)
        spare = shield.left - badge_box(card.get_width()).right - slip.get_width()
        right = shield.left - max(1, spare // 2)
        foot = min(foot, shield.centery + slip.get_height() // 2)
    left, top = right - slip.get_width(), foot - slip.get_height()
    card.blit(shadow(slip, offset, blur, 150), (left - pad, top - pad))
    card.blit(slip, (left, top))


@kept
def _store_slip(kind: str, number: int, px: int, most: int) -> pygame.Surface:
    """Ivory behind the cubes, which may lie before walls of their own grey; as many of them as
    have room in `most` px, but one."""
    figure = fonts.render(fonts.serif(max(fonts.FLOOR, px * 0.86), "black"), str(number), INK)
    step, edge = round(px * 0.62), max(2, round(px * 0.16))
    room = (most - figure.get_width() - 3 * edge - px) // step
    shown = 1 + max(0, min(number - 1, room))
    cubes = px + step * (shown - 1)
    high = px + 3 if px < _LEAST_CUBE else max(px, figure.get_height() - edge) + edge
    size = (cubes + figure.get_width() + 3 * edge, high)
    d = Drawing()
    inset = 0.7
    d.rect(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset, IVORY, INK, 1.2, 4.0)
    slip = d.raster((float(size[0]), float(size[1])), size).copy()
    piece, _ = PIECES[kind]
    for index in range(shown):
        slip.blit(piece(px), (edge + index * step, (size[1] - px) // 2))
    slip.blit(figure, figure.get_rect(midright=(size[0] - edge - 1, size[1] // 2)))
    return slip


def _crown(card: pygame.Surface, crown: CardFace, width: int) -> None:
    """The prestige building that stands on this residence."""
    wide = round(width * CROWN_SHARE)
    small = card_face(crown, None, wide)
    turned = pygame.transform.rotozoom(small, 1.6, 1.0) if wide > 60 else small
    unit = width / WIDE
    offset, blur = (2 * unit, 3.4 * unit), max(2.0, 5 * unit)
    pad = shadow_pad(offset, blur)
    corner = (
        card.get_width() - turned.get_width() - round(3 * unit),
        card.get_height() - turned.get_height() - round(2 * unit),
    )
    card.blit(shadow(turned, offset, blur, 140), (corner[0] - pad, corner[1] - pad))
    card.blit(turned, corner)


def _chosen(card: pygame.Surface, unit: float) -> None:
    """A green seal in a corded ring over the picture: this card will be turned."""
    px = max(20, round(46 * unit))
    ring = _cord(px + round(14 * unit))
    seal = icon("chosen", px)
    middle = (card.get_width() // 2, round(44 * unit))
    offset, blur = (1.4 * unit, 2.4 * unit), max(1.8, 4 * unit)
    pad = shadow_pad(offset, blur)
    for part in (ring, seal):
        corner = part.get_rect(center=middle)
        card.blit(shadow(part, offset, blur, 130), (corner.left - pad, corner.top - pad))
        card.blit(part, corner)


@kept
def _cord(px: int) -> pygame.Surface:
    """A twisted cord of gold and green, `px` across."""
    d = Drawing()
    for colour, wide, dash in ((INK, 7.0, ""), (lit(GOLD, 0.2), 4.6, ""), ("#4f6f2e", 4.6, "5 5")):
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        d.add(
            f'<circle cx="32" cy="32" r="28" fill="none" stroke="{colour}" '
            f'stroke-width="{wide:g}"{dashed}/>'
        )
    return d.raster((64, 64), (px, px))


def residence_card(
    style: PlayerStyle | None, width: int, title: str = "", variant: int = 0
) -> pygame.Surface:
    """The residence side of a player's card, as it would lie on the road."""
    face = CardFace("", "", "player")
    state = RoadState(residence=True, title=title, variant=variant)
    return road_card(face, style, state, width)


@kept
def card_back(style: PlayerStyle, width: int) -> pygame.Surface:
    """The back of a player's card: a green-roofed house on the owner's cloth."""
    size, unit = (width, card_height(width)), width / WIDE
    d = Drawing(max(1.1, 0.9 / unit))
    _cloth(d, style)
    middle = (50.0, 60.0)
    d.circle(*middle, 33, shaded(style.fill, 0.3))
    d.circle(*middle, 30.4, GOLD)
    d.circle(
        *middle,
        28,
        d.linear(
            (0, 32), (0, 90), (0, "#9fc2cd"), (0.7, "#e7e2bd"), (0.72, "#a9b256"), (1, "#87963f")
        ),
    )
    _house(d)
    d.path("M50 96 l9 9.6 l-9 9.6 l-9 -9.6 Z", GOLD)
    d.add(shape_svg(style.shape, 50, 105.6, 5, style.fill, style.ink, 0.9))
    back = d.raster((WIDE, HIGH), size).copy()
    grain(back, (max(2.0, 2 * unit), max(2.0, 2 * unit)), 226, 255, 17)
    grain(back, (1, 1), 240, 255, 5)
    return clip(back, rounded_mask(size, CORNER * unit))


def _cloth(d: Drawing, style: PlayerStyle) -> None:
    shine = d.linear(
        (0, 0), (WIDE, HIGH), (0, lit(style.fill, 0.2)), (0.5, style.fill), (1, style.dark)
    )
    d.rect(0, 0, WIDE, HIGH, shine, corner=CORNER)
    for row in range(9):
        for column in range(6):
            x = 10 + column * 16 + (8 if row % 2 else 0)
            if x > 92:
                continue
            d.add(shape_svg(style.shape, x, 10 + row * 13.2, 2.6, lit(style.fill, 0.24)))
    for inset, colour, wide in ((3.6, GOLD, 1.5), (6.6, lit(style.fill, 0.4), 0.8)):
        d.add(
            f'<rect x="{inset:g}" y="{inset:g}" width="{WIDE - 2 * inset:g}" '
            f'height="{HIGH - 2 * inset:g}" rx="{CORNER - 2:g}" fill="none" stroke="{colour}" '
            f'stroke-width="{wide:g}"/>'
        )


def _house(d: Drawing) -> None:
    d.path("M34 78 V56 H66 V78 Z", PALE_STONE)
    d.fill("M58 56 h8 v22 h-8 Z", shaded(PALE_STONE, 0.4), 0.5)
    d.path("M29 58 L39 40 H61 L71 58 Z", _GREEN_ROOF)
    d.line("M31.6 53.4 H68.4 M34.4 48.6 H65.6 M37 44 H63", shaded(_GREEN_ROOF, 0.4), 0.9)
    d.line("M30 57 L39.6 40.6", lit(_GREEN_ROOF, 0.6), 1.2)
    d.path("M46 78 V68 a4 4 0 0 1 8 0 V78 Z", "#6b4a2e")
    for x in (37.4, 57):
        d.rect(x, 63, 5.6, 6.4, "#5f7480", width=0.8)
    d.line("M24 78 H76", INK, 1.2)
