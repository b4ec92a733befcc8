"""Four ways to dress a wall. A wall runs along u from 0 to its length; `put` turns (u, out, z) boxes into the room."""

from . import materials as m
from .mesh import box


class Wall:
    """A wall from `start` towards `along` (unit vectors on the axes), looking into the room by `inward`."""

    def __init__(self, start, along, inward, length, height):
        self.start, self.along, self.inward, self.length, self.height = start, along, inward, length, height

    def at(self, u, out, z):
        return (self.start[0] + self.along[0] * u + self.inward[0] * out, self.start[1] + self.along[1] * u + self.inward[1] * out, z)

    def put(self, name, u, z, wide, high, deep, mat, out=0.0, bevel=0.0):
        """A box on the wall: its middle at u and z, standing `out` from it and `deep` thick."""
        size = (abs(self.along[0]) * wide + abs(self.inward[0]) * deep, abs(self.along[1]) * wide + abs(self.inward[1]) * deep, high)
        return box(name, size, self.at(u, out + deep / 2, z), mat, bevel)


def spans(length, gaps, pitch):
    """Even stretches of about `pitch`, those touching a gap (from, to) left out: [(middle, width)]."""
    free, at = [], 0.0
    for start, end in sorted(gaps) + [(length, length)]:
        if start - at > 0.25:
            free.append((at, start))
        at = max(at, end)
    out = []
    for start, end in free:
        count = max(1, round((end - start) / pitch))
        out += [(start + (end - start) * (i + 0.5) / count, (end - start) / count) for i in range(count)]
    return out


def _wood(theme):
    return m.veneer(f"{theme.key}-panel", *theme.wood, seed=21)


def _fabric(theme):
    return m.plain(f"{theme.key}-fabric", theme.fabric, 0.9, bump=0.5, bump_scale=900, sheen=0.2)


def _trim(theme):
    return m.plain(f"{theme.key}-trim", theme.metal, 0.42, metal=1.0)


def _panels(theme, wall, gaps):
    wood, fabric, trim = _wood(theme), _fabric(theme), _trim(theme)
    for index, (u, wide) in enumerate(spans(wall.length, gaps, 1.45)):
        mid = wall.height / 2
        if index % 2 == 0:
            wall.put("panel", u, mid, wide - 0.012, wall.height, 0.035, wood)
            for z in (1.05,) if wall.height < 4 else (1.05, wall.height * 0.62):
                wall.put("joint", u, z, wide - 0.014, 0.012, 0.037, m.plain("joint", "#1c130e", 0.6))
            for side in (-1, 1):
                wall.put("trim", u + side * (wide / 2 - 0.008), mid, 0.016, wall.height, 0.042, trim)
        else:
            wall.put("fabric", u, mid, wide, wall.height, 0.022, fabric, bevel=0.004)


def _fins(theme, wall, gaps):
    wood, fabric = _wood(theme), _fabric(theme)
    for index, (u, wide) in enumerate(spans(wall.length, gaps, 1.9)):
        mid = wall.height / 2
        if index % 3 == 1:
            wall.put("ground", u, mid, wide, wall.height, 0.012, m.plain("fin-ground", "#201d1b", 0.8))
            count = int(wide / 0.11)
            for step in range(count):
                wall.put("fin", u - wide / 2 + wide * (step + 0.5) / count, mid, 0.045, wall.height, 0.06, wood, 0.01)
        else:
            rows = 2 if wall.height < 4 else 3
            for row in range(rows):
                z = wall.height * (row + 0.5) / rows
                wall.put("acoustic", u, z, wide - 0.014, wall.height / rows - 0.014, 0.03, fabric, bevel=0.006)


def _wainscot(theme, wall, gaps):
    wood, fabric, trim = _wood(theme), _fabric(theme), _trim(theme)
    for u, wide in spans(wall.length, gaps, 1.7):
        wall.put("dado", u, 0.5, wide, 1.0, 0.03, wood)
        wall.put("field", u, 0.5, wide - 0.26, 0.66, 0.042, wood, bevel=0.008)
        wall.put("cap", u, 1.01, wide, 0.045, 0.06, wood, bevel=0.008)
        upper = wall.height - 1.06
        wall.put("ground", u, 1.04 + upper / 2, wide, upper, 0.008, m.plain(f"{theme.key}-plaster", "#efe8d8", 0.8, bump=0.1))
        wall.put("fabric", u, 1.04 + upper / 2, wide - 0.20, upper - 0.24, 0.026, fabric, bevel=0.006)
        for dz in (-1, 1):
            wall.put("bead", u, 1.04 + upper / 2 + dz * (upper / 2 - 0.12), wide - 0.18, 0.018, 0.034, trim)
        for du in (-1, 1):
            wall.put("bead", u + du * (wide / 2 - 0.10), 1.04 + upper / 2, 0.018, upper - 0.24, 0.034, trim)


def _mouldings(theme, wall, gaps):
    plaster = m.plain(f"{theme.key}-plaster", theme.fabric, 0.7, bump=0.08)
    paler = m.plain(f"{theme.key}-plaster-2", "#f4eee2", 0.7)
    gilt = _trim(theme)

    def frame(u, z, wide, high, thick, mat):
        for dz in (-1, 1):
            wall.put("rail", u, z + dz * high / 2, wide + thick, thick, thick * 0.8, mat, bevel=thick * 0.25)
        for du in (-1, 1):
            wall.put("stile", u + du * wide / 2, z, thick, high - thick, thick * 0.8, mat, bevel=thick * 0.25)

    for u, wide in spans(wall.length, gaps, 1.8):
        wall.put("ground", u, wall.height / 2, wide, wall.height, 0.012, plaster)
        wall.put("dado", u, 0.475, wide, 0.95, 0.022, paler)
        wall.put("cap", u, 0.97, wide, 0.05, 0.05, paler, bevel=0.01)
        frame(u, 0.52, wide - 0.34, 0.52, 0.035, paler)
        upper = wall.height - 1.0
        frame(u, 1.0 + upper / 2, wide - 0.34, upper - 0.40, 0.05, paler)
        frame(u, 1.0 + upper / 2, wide - 0.44, upper - 0.50, 0.016, gilt)


def dress(theme, wall, gaps=()):
    """Dresses a wall in the theme's way; doors and windows are `gaps` along it."""
    {"panels": _panels, "fins": _fins, "wainscot": _wainscot, "mouldings": _mouldings}[theme.wall](theme, wall, list(gaps))
    skirting = m.plain(f"{theme.key}-skirting", theme.wood[0], 0.4)
    for u, wide in spans(wall.length, gaps, wall.length):
        wall.put("skirting", u, 0.05, wide, 0.10, 0.05, skirting)
