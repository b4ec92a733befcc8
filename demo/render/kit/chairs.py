"""Five chairs, each looking along +y, its middle at the origin."""

import math

from . import materials as m
from .mesh import box, grid, lathe, prototype, rounded_rectangle, rounded_slab, tube


def _cloth(theme):
    leather = theme.key in ("jade",)
    return m.plain(f"{theme.key}-chair", theme.chair_cloth, 0.45 if leather else 0.85, bump=0.12 if leather else 0.35, bump_scale=900, sheen=0.0 if leather else 0.25, vary=0.07)


def _metal(theme):
    return m.plain(f"{theme.key}-metal", theme.metal, theme.metal_rough + 0.12, metal=1.0)


def _legs(metal, half_width, front, back, seat, radius=0.011, splay=0.02):
    for side in (-1, 1):
        tube("leg", [(side * half_width, front, seat), (side * (half_width + splay), front + splay, 0.0)], radius, metal)
        tube("leg", [(side * half_width, back, seat), (side * (half_width + splay), back - 2 * splay, 0.0)], radius, metal)


def banquet(theme):
    """The stacking chair of hotels: square seat, rounded back, tube frame."""
    cloth, metal = _cloth(theme), _metal(theme)
    rounded_slab("seat", rounded_rectangle(0.44, 0.43, 0.06), 0.075, cloth, 0.03, (0, 0.02, 0.405))
    outline = rounded_rectangle(0.42, 0.50, 0.05)
    outline = [(x, y + (0.10 * math.cos(x / 0.42 * math.pi) if y > 0 else 0)) for x, y in outline]
    rounded_slab("back", outline, 0.055, cloth, 0.026, (0, -0.175, 0.67), (math.radians(98), 0, 0))
    _legs(metal, 0.195, 0.20, -0.17, 0.42)
    for side in (-1, 1):
        tube("stay", [(side * 0.195, -0.17, 0.40), (side * 0.185, -0.215, 0.62)], 0.011, metal)
    tube("rail", [(-0.195, -0.17, 0.41), (-0.195, 0.20, 0.41), (0.195, 0.20, 0.41), (0.195, -0.17, 0.41)], 0.010, metal, cyclic=True)
    box("grip", (0.11, 0.02, 0.018), (0, -0.252, 0.925), metal, 0.006)


def round_back(theme):
    """Oval back in a frame, for banquets."""
    cloth, metal = _cloth(theme), _metal(theme)
    rounded_slab("seat", rounded_rectangle(0.46, 0.44, 0.10), 0.085, cloth, 0.036, (0, 0.02, 0.40))
    oval = [(0.205 * math.cos(a), 0.255 * math.sin(a)) for a in (2 * math.pi * i / 36 for i in range(36))]
    rounded_slab("back", oval, 0.05, cloth, 0.023, (0, -0.18, 0.72), (math.radians(98), 0, 0), 3)
    lean = math.tan(math.radians(8))
    rim = [(1.04 * x, -0.205 - 1.04 * y * lean, 0.72 + 1.04 * y) for x, y in oval]
    tube("rim", rim, 0.013, metal, cyclic=True)
    _legs(metal, 0.20, 0.20, -0.16, 0.41, 0.013, 0.012)
    for side in (-1, 1):
        tube("stay", [(side * 0.16, -0.16, 0.41), (side * 0.13, -0.19, 0.50)], 0.012, metal)


def shell(theme):
    """A moulded shell on four thin legs."""
    cloth, metal = _cloth(theme), _metal(theme)

    def shape(u, v):
        x = (u - 0.5) * (0.46 - 0.06 * v)
        if v < 0.5:
            y, z = 0.22 - 0.40 * (v / 0.5), 0.455 - 0.02 * math.sin(v / 0.5 * math.pi)
        else:
            rise = (v - 0.5) / 0.5
            y, z = -0.18 - 0.11 * rise**1.1, 0.455 + 0.41 * rise**1.25
        curl = (2 * u - 1) ** 2
        return (x, y + (0.045 * curl if v > 0.5 else 0), z + (0.05 * curl if v < 0.55 else 0.012 * curl))

    skin = grid("shell", 14, 22, shape, cloth)
    solid = skin.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.026, 0
    rounded_slab("pad", rounded_rectangle(0.38, 0.37, 0.09), 0.035, cloth, 0.016, (0, 0.03, 0.452))
    _legs(metal, 0.165, 0.15, -0.14, 0.44, 0.010, 0.045)


def chiavari(theme):
    """The light chair of weddings: bamboo-like rods and a loose cushion."""
    metal = _metal(theme)
    cushion = m.plain(f"{theme.key}-cushion", theme.chair_cloth, 0.85, bump=0.2, sheen=0.2)
    rounded_slab("seat", rounded_rectangle(0.40, 0.40, 0.05), 0.02, metal, 0.008, (0, 0.01, 0.43))
    rounded_slab("cushion", rounded_rectangle(0.38, 0.38, 0.06), 0.045, cushion, 0.02, (0, 0.01, 0.45))
    for side in (-1, 1):
        tube("leg", [(side * 0.185, 0.19, 0.44), (side * 0.19, 0.20, 0)], 0.012, metal)
        tube("post", [(side * 0.19, -0.20, 0), (side * 0.185, -0.18, 0.44), (side * 0.175, -0.225, 0.92)], 0.012, metal)
        for z in (0.16, 0.28):
            tube("bar", [(side * 0.188, 0.195, z), (side * 0.188, -0.19, z)], 0.008, metal)
    for z in (0.18, 0.30):
        tube("bar", [(-0.188, 0.197, z), (0.188, 0.197, z)], 0.008, metal)
    for z in (0.92, 0.86, 0.56):
        y = -0.18 - 0.045 * (z - 0.44) / 0.48
        tube("rail", [(-0.175, y, z), (0, y - 0.012, z + (0.012 if z > 0.9 else 0)), (0.175, y, z)], 0.011, metal)
    for step in range(-3, 4):
        tube("rod", [(step * 0.045, -0.192, 0.56), (step * 0.045, -0.222, 0.86)], 0.007, metal)


def executive(theme):
    """A swivel chair with a high padded back, for board rooms."""
    leather = m.plain(f"{theme.key}-leather", {"jade": "#7d4f2b", "ivory": "#d9cdb8", "linen": "#54504a"}.get(theme.key, "#1d1e20"), 0.38, bump=0.10, bump_scale=600, vary=0.08)
    metal = m.plain("chrome", "#c8cacd", 0.18, metal=1.0)
    rounded_slab("seat", rounded_rectangle(0.52, 0.50, 0.10), 0.10, leather, 0.045, (0, 0.03, 0.40))
    for index in range(4):
        height = 0.165
        rounded_slab("back", rounded_rectangle(0.50 - 0.02 * index, height, 0.05), 0.07, leather, 0.032, (0, -0.20 - 0.024 * index, 0.555 + index * (height - 0.004)), (math.radians(97), 0, 0), 3)
    for side in (-1, 1):
        tube("arm", [(side * 0.25, -0.20, 0.46), (side * 0.285, -0.19, 0.64), (side * 0.285, 0.10, 0.65), (side * 0.26, 0.13, 0.46)], 0.014, metal)
        box("rest", (0.055, 0.27, 0.03), (side * 0.285, -0.04, 0.667), leather, 0.012, 3)
    lathe("post", [(0.028, 0.10), (0.028, 0.40)], metal, segments=14)
    for step in range(5):
        angle = 2 * math.pi * step / 5 + 0.3
        c, s = math.cos(angle), math.sin(angle)
        tube("foot", [(0, 0, 0.11), (0.30 * c, 0.30 * s, 0.065)], 0.017, metal)
        lathe("wheel", [(0.001, -0.028), (0.028, -0.012), (0.028, 0.012), (0.001, 0.028)], m.plain("rubber", "#151515", 0.6), (0.31 * c, 0.31 * s, 0.028), 12)


_kinds = {"banquet": banquet, "round-back": round_back, "shell": shell, "chiavari": chiavari, "executive": executive}


def chair(theme, kind=None):
    """The theme's chair (or another kind in its cloth) as a prototype."""
    kind = kind or theme.chair
    return prototype(f"{theme.key}-{kind}", lambda: _kinds[kind](theme))
