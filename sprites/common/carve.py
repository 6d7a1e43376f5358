"""Masks and what light does to them: lit edges, hollows, carving, thickness, cast shadow.

A mask is a white surface whose alpha is the shape. Light comes from the upper left.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common.alpha_blur import blurred_alpha
from sprites.common.colour import rgb
from sprites.common.surface_cache import kept

Size = tuple[int, int]


def clear(size: Size) -> Surface:
    """A transparent surface whose hidden colour is white, so that blurred edges stay clean."""
    surface = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    return surface


def mask_of(surface: Surface) -> Surface:
    """The silhouette of a picture as a mask."""
    mask = surface.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return mask


@kept
def kept_mask_of(surface: Surface) -> Surface:
    """The mask of a picture that is itself cached, made once."""
    return mask_of(surface)


def tinted(mask: Surface, colour: str, alpha: float = 1.0) -> Surface:
    """The mask filled with one colour."""
    red, green, blue = rgb(colour)
    surface = mask.copy()
    surface.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 1:
        surface.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def blurred(mask: Surface, radius: float) -> Surface:
    """Two box blurs, close enough to a round one."""
    half = _half(radius)
    return pygame.transform.box_blur(pygame.transform.box_blur(mask, half), half)


def _half(radius: float) -> int:
    return max(1, round(radius / 2))


def moved(mask: Surface, dx: float, dy: float) -> Surface:
    target = clear(mask.get_size())
    target.blit(mask, (round(dx), round(dy)))
    return target


def cut(texture: Surface, mask: Surface) -> Surface:
    """The texture, kept only where the mask is."""
    piece = Surface(mask.get_size(), pygame.SRCALPHA)
    piece.blit(texture, (0, 0))
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def without(mask: Surface, hole: Surface, at: tuple[int, int] = (0, 0)) -> Surface:
    """The mask minus another mask."""
    ghost = hole.copy()
    ghost.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    rest = mask.copy()
    rest.blit(ghost, at, special_flags=pygame.BLEND_RGBA_SUB)
    return rest


def inside_edge(
    mask: Surface, dx: float, dy: float, blur: float, colour: str, alpha: float
) -> Surface:
    """Colour along the inner edge that faces (-dx, -dy): the work-horse of all relief.

    Positive offsets and cream give a lit edge, negative and dark a shaded one; positive and
    dark a hollow; zero and a wide blur an aged rim.
    """
    body = moved(mask, dx, dy)
    if blur > 0:
        body = blurred_alpha(body, _half(blur))
    full = Surface(mask.get_size(), pygame.SRCALPHA)
    full.fill((255, 255, 255, 255))
    rim = without(full, body)
    rim.blit(mask_of(mask), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted(rim, colour, alpha)


def bevel(
    surface: Surface,
    mask: Surface,
    depth: float,
    light: str = "#fff3d0",
    dark: str = "#140b06",
    strength: float = 0.65,
) -> None:
    """Lit upper left and shaded lower right edges, `depth` pixels wide, drawn onto `surface`."""
    surface.blit(inside_edge(mask, depth, depth, depth, light, strength), (0, 0))
    surface.blit(inside_edge(mask, -depth, -depth, depth, dark, strength), (0, 0))


def hollow(surface: Surface, mask: Surface, depth: float, strength: float = 0.8) -> None:
    """Makes the masked part look sunk: shade at the upper left, light at the lower right."""
    surface.blit(inside_edge(mask, depth, depth * 1.3, depth * 2, "#060307", strength), (0, 0))
    surface.blit(
        inside_edge(mask, -depth * 0.4, -depth * 0.4, depth, "#ffe9c0", strength * 0.3), (0, 0)
    )


def engrave(
    target: Surface,
    mask: Surface,
    at: tuple[int, int],
    depth: float,
    ink: str,
    light: str,
    strength: float = 0.85,
) -> None:
    """Cuts the mask into the surface below."""
    step = max(1, round(depth))
    target.blit(tinted(mask, light, strength * 0.7), (at[0] + step, at[1] + step))
    target.blit(tinted(mask, ink, strength), at)


def cast(
    target: Surface,
    mask: Surface,
    at: tuple[float, float],
    offset: tuple[float, float],
    blur: float,
    alpha: float,
    colour: str = "#0a0508",
) -> None:
    """The soft shadow of a mask that would be drawn at `at`."""
    pad = _reach(blur)
    shade = _soft(mask, blur, alpha, colour)
    target.blit(shade, (round(at[0] + offset[0]) - pad, round(at[1] + offset[1]) - pad))


def cast_kept(
    target: Surface,
    mask: Surface,
    at: tuple[float, float],
    offset: tuple[float, float],
    blur: float,
    alpha: float,
    colour: str = "#0a0508",
) -> None:
    """Like `cast`, remembering the shadow: for masks that are cached and drawn every frame."""
    pad = _reach(blur)
    shade = _kept_soft(mask, blur, alpha, colour)
    target.blit(shade, (round(at[0] + offset[0]) - pad, round(at[1] + offset[1]) - pad))


def _reach(blur: float) -> int:
    return round(blur * 1.6) + 2


def _soft(mask: Surface, blur: float, alpha: float, colour: str) -> Surface:
    pad = _reach(blur)
    width, height = mask.get_size()
    room = clear((width + 2 * pad, height + 2 * pad))
    room.blit(mask, (pad, pad))
    return tinted(blurred_alpha(room, _half(blur)), colour, alpha)


@kept
def _kept_soft(mask: Surface, blur: float, alpha: float, colour: str) -> Surface:
    return _soft(mask, blur, alpha, colour)


@kept
def _kept_tint(mask: Surface, colour: str) -> Surface:
    return tinted(mask, colour)


def extrude_kept(
    target: Surface, mask: Surface, at: tuple[int, int], height: int, colour: str
) -> None:
    """Like `extrude`, remembering the tinted silhouette of a cached mask."""
    _stack(target, _kept_tint(mask, colour), at, height)


def extrude(target: Surface, mask: Surface, at: tuple[int, int], height: int, colour: str) -> None:
    """The side of a thick piece: the silhouette repeated downwards."""
    _stack(target, tinted(mask, colour), at, height)


def _stack(target: Surface, side: Surface, at: tuple[int, int], height: int) -> None:
    for step in range(height, 0, -1):
        target.blit(side, (at[0] + round(step * 0.3), at[1] + step))


def halo(
    target: Surface, mask: Surface, at: tuple[int, int], radius: float, colour: str, alpha: float
) -> None:
    """A glow round the mask, drawn below it."""
    cast(target, mask, at, (0, 0), radius, alpha, colour)


def halo_kept(
    target: Surface, mask: Surface, at: tuple[int, int], radius: float, colour: str, alpha: float
) -> None:
    """A glow of a cached mask, remembered at full strength and faded by `alpha`."""
    pad = _reach(radius)
    light = _kept_soft(mask, radius, 1.0, colour)
    light.set_alpha(round(255 * min(1.0, alpha)))
    target.blit(light, (at[0] - pad, at[1] - pad))
