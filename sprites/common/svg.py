"""SVG strings in the subset that SDL_image draws correctly, and their rasters.

Use hex colours, plain shapes, transforms and gradients in user space or percent. Text, `use`,
clip paths, masks, patterns and filters are silently dropped by the rasteriser, so avoid them.
"""

import io

import pygame

from sprites.common.surface_cache import kept

Stop = tuple[float, str] | tuple[float, str, float]
"""Offset 0..1, colour, and optionally opacity 0..1."""

_SMALL = 160 * 160
"""px of area up to which rasters are kept."""
_NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def document(body: str, width: float, height: float, defs: str = "") -> str:
    """A whole SVG text around `body`, whose own units run over width x height."""
    inner = f"<defs>{defs}</defs>{body}" if defs else body
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    return (
        f'<svg {_NAMESPACES} {box} width="{number(width)}" height="{number(height)}">{inner}</svg>'
    )


def raster(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The drawing at exactly `size` px, with alpha; pygame.error on a malformed text.

    It keeps its proportions and is centred. Small ones are kept and shared between callers: copy
    before drawing on it. A large one is a part of something that its caller keeps.
    """
    return _raster(svg, size) if size[0] * size[1] <= _SMALL else _drawn(svg, size)


@kept
def _raster(svg: str, size: tuple[int, int]) -> pygame.Surface:
    return _drawn(svg, size)


def _drawn(svg: str, size: tuple[int, int]) -> pygame.Surface:
    width, height = max(1, int(size[0])), max(1, int(size[1]))
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))
    if drawn.get_size() == (width, height):
        return with_alpha(drawn)
    canvas = pygame.Surface((width, height), pygame.SRCALPHA)
    canvas.blit(drawn, ((width - drawn.get_width()) // 2, (height - drawn.get_height()) // 2))
    return canvas


def with_alpha(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the format that blits fastest; needs no open display."""
    if surface.get_alpha() in (None, 255):
        copy = surface.convert(32, pygame.SRCALPHA)
        copy.set_alpha(255)  # it lost its blending; pixel for pixel the same in a tenth of the time
        return copy
    canvas = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    canvas.blit(surface, (0, 0))
    return canvas


def number(value: float) -> str:
    """A coordinate with at most two decimals, so that equal drawings are equal texts."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def attributes(**values: float | str | None) -> str:
    """`stroke_width=2` becomes `stroke-width="2"`; None leaves the attribute out."""
    pairs = []
    for name, value in values.items():
        if value is None:
            continue
        text = value if isinstance(value, str) else number(value)
        pairs.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(pairs)


def path(
    data: str,
    fill: str = "none",
    stroke: str | None = None,
    stroke_width: float | None = None,
    **more: float | str | None,
) -> str:
    """A path with round joins and ends."""
    joins = {"stroke_linejoin": "round", "stroke_linecap": "round"} if stroke else {}
    style = attributes(fill=fill, stroke=stroke, stroke_width=stroke_width, **(joins | more))
    return f'<path d="{data}"{style}/>'


def circle(
    cx: float,
    cy: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    stroke_width: float | None = None,
    **more: float | str | None,
) -> str:
    style = attributes(fill=fill, stroke=stroke, stroke_width=stroke_width, **more)
    return f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}"{style}/>'


def ellipse(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str | None = None,
    stroke_width: float | None = None,
    **more: float | str | None,
) -> str:
    style = attributes(rx=rx, ry=ry, fill=fill, stroke=stroke, stroke_width=stroke_width, **more)
    return f'<ellipse cx="{number(cx)}" cy="{number(cy)}"{style}/>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "none",
    stroke: str | None = None,
    stroke_width: float | None = None,
    rx: float = 0,
    **more: float | str | None,
) -> str:
    joins = {"stroke_linejoin": "round"} if stroke else {}
    box = attributes(x=x, y=y, width=max(0.0, width), height=max(0.0, height), rx=rx)
    style = attributes(fill=fill, stroke=stroke, stroke_width=stroke_width, **(joins | more))
    return f"<rect{box}{style}/>"


def group(body: str, transform: str) -> str:
    return f'<g transform="{transform}">{body}</g>'


def linear_gradient(
    name: str,
    start: tuple[float, float],
    end: tuple[float, float],
    *stops: Stop,
    percent: bool = False,
) -> str:
    """Definition in user units or in percent of the painted shape; paint with `url(#name)`."""
    ends = _gradient_places(percent, x1=start[0], y1=start[1], x2=end[0], y2=end[1])
    return f'<linearGradient id="{name}"{ends}>{_stops(stops)}</linearGradient>'


def radial_gradient(
    name: str, centre: tuple[float, float], radius: float, *stops: Stop, percent: bool = False
) -> str:
    """Definition in user units or in percent of the painted shape; paint with `url(#name)`."""
    place = _gradient_places(percent, cx=centre[0], cy=centre[1], r=radius)
    return f'<radialGradient id="{name}"{place}>{_stops(stops)}</radialGradient>'


def _gradient_places(percent: bool, **places: float) -> str:
    if percent:
        return attributes(**{name: f"{value:g}%" for name, value in places.items()})
    return f' gradientUnits="userSpaceOnUse"{attributes(**places)}'


def _stops(stops: tuple[Stop, ...]) -> str:
    drawn = []
    for stop in stops:
        opacity = stop[2] if len(stop) == 3 else None
        style = attributes(offset=stop[0], stop_color=stop[1], stop_opacity=opacity)
        drawn.append(f"<stop{style}/>")
    return "".join(drawn)
