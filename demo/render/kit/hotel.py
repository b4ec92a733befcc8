"""What a lobby is furnished with beyond seats: paving, columns, reception desk, trolley, lettering."""

import math
import random

import bpy
import numpy as np

from . import lamps
from . import materials as m
from .lounge import lead_wood, trim
from .mesh import box, lathe, place, prototype, rounded_rectangle, rounded_slab, tube
from .textures import font_file, image, marble, noise, srgb


def _paving(base, vein, seed, shade=1.0, tiles=4, size=2048):
    """Stone slabs laid in a grid: each its own cut and its own shade, a hair joint between."""
    rng = np.random.default_rng(seed)
    block = size // tiles
    veined = 0.45 * marble(base, vein, seed, size) + 0.55 * srgb(base) * (1 + 0.03 * noise(size, 2, 30, seed + 7))[..., None]
    out = np.empty((size, size, 3))
    for row in range(tiles):
        for column in range(tiles):
            y, x = rng.integers(0, size - block, 2)
            cut = np.rot90(veined[y : y + block, x : x + block], int(rng.integers(4)))
            out[row * block : (row + 1) * block, column * block : (column + 1) * block] = cut * rng.uniform(0.94, 1.02) * shade
    for line in range(tiles):
        for axis in (0, 1):
            index = [slice(None)] * 3
            index[axis] = slice(line * block, line * block + 2)
            out[tuple(index)] *= 0.62
    return np.clip(out, 0, 1)


def paving(theme, tile=1.2, dark=False, rough=0.10):
    """Polished paving by world position."""
    base, vein = (theme.wood[0], theme.wood[1]) if dark else theme.marble
    name = f"{theme.key}-paving-{dark}"
    return m.textured(name, image(name, _paving(base, vein, 12, 1.0 if dark else 0.80)), tile * 4, rough, 0.5)


def column(theme, side=0.8, height=6.6):
    """A square column: stone below, veneer above, metal in the reveals."""

    def build():
        stone, wood, metal = m.stone(f"{theme.key}-slab", *theme.marble, seed=9, rough=0.12, tile=3.0), m.veneer(f"{theme.key}-panel", *theme.wood, seed=21), trim(theme)
        box("core", (side - 0.05, side - 0.05, height), (0, 0, height / 2), metal)
        box("base", (side + 0.03, side + 0.03, 0.14), (0, 0, 0.07), m.plain(f"{theme.key}-skirting", theme.wood[0], 0.3), 0.004)
        box("stone", (side, side, 2.90), (0, 0, 0.14 + 1.45), stone, 0.006)
        box("wood", (side, side, height - 3.09), (0, 0, 3.07 + (height - 3.09) / 2), wood if theme.wall != "mouldings" else stone, 0.006)

    return prototype(f"{theme.key}-column-{side:.2f}-{height:.1f}", build)


def reception(theme, width=5.4):
    """A desk of stone with a ribbed front; staff stand at +y, guests at -y."""

    def build():
        stone, wood, metal = m.stone(f"{theme.key}-slab", *theme.marble, seed=9, rough=0.12, tile=3.0), lead_wood(theme, "desk"), trim(theme)
        box("front", (width, 0.10, 0.92), (0, -0.36, 0.57), wood, 0.004)
        ribs = int(width / 0.055)
        for i in range(ribs):
            x = -width / 2 + width * (i + 0.5) / ribs
            if abs(x) > width * 0.16:
                box("rib", (0.030, 0.03, 0.90), (x, -0.425, 0.57), wood, 0.006)
        box("plate", (width * 0.32, 0.04, 0.92), (0, -0.43, 0.57), stone, 0.004)
        box("kick", (width - 0.1, 0.05, 0.10), (0, -0.30, 0.05), m.plain("kick", "#151413", 0.5))
        box("strip", (width - 0.1, 0.012, 0.012), (0, -0.385, 0.106), lamps._seen(m.glow("kick-light", theme.warm, 9)))
        box("counter", (width + 0.12, 0.42, 0.05), (0, -0.30, 1.055), stone, 0.006)
        box("work", (width, 0.62, 0.035), (0, 0.16, 0.76), wood, 0.004)
        for side in (-1, 1):
            box("cheek", (0.10, 1.0, 1.08), (side * (width / 2 + 0.01), 0.0, 0.54), stone, 0.006)
        for x in (-width * 0.30, width * 0.02, width * 0.32):
            box("monitor", (0.52, 0.03, 0.32), (x, 0.10, 1.06), m.plain("tv-frame", "#1a1b1d", 0.4), 0.004, rot=(-0.08, 0, 0))
            box("neck", (0.05, 0.04, 0.16), (x, 0.12, 0.85), m.plain("tv-frame", "#1a1b1d", 0.4))
        for x, turn in ((-width * 0.22, 0.2), (width * 0.13, -0.15), (width * 0.40, 0.1)):
            box("card", (0.10, 0.012, 0.14), (x, -0.34, 1.15), m.plain("acrylic", "#f4f2ee", 0.2), 0.002, rot=(-0.2, 0, turn))
            box("leaflets", (0.10, 0.21, 0.018), (x + 0.22, -0.30, 1.09), m.plain("leaflet", "#d8cdb9", 0.4), 0.002, rot=(0, 0, turn))
        lathe("bell", [(0.045, 0), (0.045, 0.006), (0.038, 0.022), (0.02, 0.036), (0.004, 0.04), (0.005, 0.05), (0.001, 0.052)], metal, (0.35, -0.33, 1.08), 24)
        del metal

    return prototype(f"{theme.key}-reception-{width:.1f}", build)


def relief(width, height, loc, seed=2):
    """A wall piece of upright rods whose ends draw ranges of hills; in front of a wall that faces -y."""
    rng, metal = random.Random(seed), m.plain("relief", "#c9a468", 0.42, metal=0.45)
    count = int(width / 0.085)
    phases = [rng.uniform(0, 6.28) for _ in range(4)]
    for layer, (share, out) in enumerate(((1.0, 0.03), (0.62, 0.08))):
        for i in range(count):
            u = (i + 0.5 * layer) / count
            hill = 0.58 + 0.24 * math.sin(5.2 * u + phases[layer]) + 0.14 * math.sin(12.3 * u + phases[3] + layer) + 0.03 * math.sin(41 * u + layer)
            tall = height * share * max(0.12, hill)
            box("rod", (0.026, 0.02, tall), (loc[0] - width / 2 + width * u, loc[1] - out, loc[2] + tall / 2), metal, 0.004)


def lettering(words, size, loc, mat, depth=0.012, turn=0.0):
    """Raised letters on a wall, centred at `loc`, read by someone looking along +y (turn 0)."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y = words, size, depth, "CENTER", "CENTER"
    curve.font = bpy.data.fonts.load(font_file(True), check_existing=True)
    curve.space_character = 1.15
    curve.materials.append(mat)
    made = bpy.data.objects.new("letters", curve)
    made.location, made.rotation_euler = loc, (math.pi / 2, 0, turn)
    bpy.context.scene.collection.objects.link(made)


def trolley(theme):
    """A porter's trolley with two cases on it; its length along x."""

    def build():
        brass, dark = trim(theme), m.plain("rubber", "#151515", 0.6)
        rounded_slab("deck", rounded_rectangle(1.08, 0.60, 0.08), 0.05, m.plain("deck", "#4a1a1f", 0.95, bump=0.4), 0.012, (0, 0, 0.19))
        rim = [(x * 1.02, y * 1.02, 0.215) for x, y in rounded_rectangle(1.08, 0.60, 0.08)]
        tube("rim", rim, 0.018, brass, cyclic=True)
        for x in (-0.5, 0.5):
            arch = [(x, 0.26 * math.cos(a), 1.45 + 0.26 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
            tube("arch", [(x, 0.26, 0.2), *arch, (x, -0.26, 0.2)], 0.015, brass, resolution=3)
        tube("rail", [(-0.5, 0, 1.71), (0.5, 0, 1.71)], 0.015, brass, resolution=3)
        for x in (-0.42, 0.42):
            for y in (-0.22, 0.22):
                lathe("wheel", [(0.001, -0.016), (0.075, -0.016), (0.08, 0), (0.075, 0.016), (0.001, 0.016)], dark, (x, y, 0.08), 24).rotation_euler = (math.pi / 2, 0, 0.3)
        from .bedding import suitcase

        place(suitcase(), (-0.02, 0.0, 0.245), 0.05, 0.95)
        box("bag", (0.44, 0.26, 0.30), (0.08, 0.02, 0.62), m.plain("bag", "#6a4a2e", 0.45, bump=0.2), 0.06, 4, rot=(0, 0, 0.12))
        tube("bag-grip", [(-0.02, 0.02, 0.76), (0.02, 0.02, 0.90), (0.16, 0.03, 0.90), (0.20, 0.03, 0.76)], 0.011, m.plain("bag-grip", "#3a2617", 0.4))

    return prototype(f"{theme.key}-trolley", build)
