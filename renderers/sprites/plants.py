"""Small things that grow in more than one terrain."""

from __future__ import annotations

from renderers.design import INK, WHITE, WOOD_DARK, Colour, darker, lighter
from renderers.sprites.brush import Brush, arc, smooth


def tuft(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw three blades of grass that grow from (x, y)."""
    for lean, height in ((-0.6, 0.75), (0.0, 1.0), (0.6, 0.7)):
        brush.line([(x, y), (x + lean * size * 0.5, y - height * size)], colour, 0.02)


def flower(brush: Brush, x: float, y: float, size: float, petals: Colour) -> None:
    brush.line([(x, y), (x, y + size * 1.6)], (86, 140, 54), 0.014)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        brush.circle(x + dx * size * 0.55, y + dy * size * 0.55, size * 0.55, petals, None)
    brush.circle(x, y, size * 0.4, (250, 206, 70) if petals != (250, 206, 70) else (220, 120, 40), None)


def tree(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a round tree; (x, y) is the foot of its trunk and `size` the radius of its top."""
    brush.shadow(x + size * 0.25, y - size * 0.05, size * 0.95, size * 0.35)
    brush.box(x - size * 0.13, y - size * 0.5, size * 0.26, size * 0.5, WOOD_DARK)
    # The top: outline, shade below, light from the left.
    top = y - size * 1.25
    crown = [
        (x + dx * size, top + dy * size)
        for dx, dy in (
            (-0.98, 0.12),
            (-0.62, -0.68),
            (0.05, -1.0),
            (0.7, -0.62),
            (1.0, 0.15),
            (0.55, 0.78),
            (-0.5, 0.8),
        )
    ]
    brush.polygon(smooth(crown), colour)
    brush.polygon(arc(x + size * 0.18, top + size * 0.2, size * 0.62, size * 0.5, -20, 160), darker(colour, 0.25), None)
    brush.polygon(arc(x - size * 0.3, top - size * 0.32, size * 0.42, size * 0.34, 0, 360), lighter(colour, 0.28), None)


def fir(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a pointed tree of three tiers; (x, y) is the foot of its trunk and `size` half its height."""
    brush.shadow(x + size * 0.2, y, size * 0.7, size * 0.25)
    brush.box(x - size * 0.1, y - size * 0.35, size * 0.2, size * 0.35, WOOD_DARK)
    # Tiers from the lowest up, each with a lit side.
    for tier, half in ((0.3, 0.72), (0.75, 0.58), (1.2, 0.42)):
        base = y - size * tier
        brush.polygon([(x - size * half, base), (x, base - size * 0.85), (x + size * half, base)], colour)
        brush.polygon(
            [
                (x - size * half * 0.75, base - size * 0.06),
                (x - size * 0.04, base - size * 0.7),
                (x, base - size * 0.06),
            ],
            lighter(colour, 0.2),
            None,
        )


def mushroom(brush: Brush, x: float, y: float, size: float, cap: Colour) -> None:
    brush.box(x - size * 0.22, y - size * 0.6, size * 0.44, size * 0.6, WHITE)
    brush.polygon(arc(x, y - size * 0.55, size * 0.8, size * 0.75, 180, 360), cap)
    for dx, dy in ((-0.35, -0.8), (0.2, -1.0), (0.45, -0.7)):
        brush.circle(x + dx * size, y + dy * size, size * 0.11, WHITE, None)


def reed(brush: Brush, x: float, y: float, height: float, lean: float) -> None:
    """Draw a cattail that grows from (x, y)."""
    top = (x + lean, y - height)
    brush.line([(x, y), top], (92, 116, 58), 0.02)
    brush.line([(x, y), (x - 0.07 + lean, y - height * 0.6)], (120, 146, 74), 0.018)
    # The cattail: ink around brown.
    brush.line([(top[0] - lean * 0.05, top[1] + 0.02), (top[0] - lean * 0.3, top[1] + 0.13)], INK, 0.062)
    brush.line([(top[0] - lean * 0.05, top[1] + 0.025), (top[0] - lean * 0.3, top[1] + 0.125)], (128, 76, 46), 0.036)
