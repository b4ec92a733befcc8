"""A ballroom by the tropics' garden: a high timber ceiling with fans and lamps of rattan, folding doors open to palms, daylight across laid tables."""

import math
import random

from kit import building, chairs, lamps, plants, shore, tables, tableware
from kit import materials as m
from kit.mesh import box, lathe, place, prototype, quad, tube


def build(theme, shot):
    """Doors and garden at the left (x = 0) and ahead; a stage of boards at the right of the far wall."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    shore.dusk(38, -70, 0.10, cover=0.35, tone="#ffffff", above="#dbe6f2", strength=3.0)
    floor = building.boards("tropical", "#6e5238", "#9c7a55", 0.16, seed=24, rough=0.26)
    white = m.plain("tropical-wall", "#ece6da", 0.85, bump=0.2, bump_scale=80)
    box("floor", (w + 0.4, l + 0.4, 0.1), (w / 2, l / 2, -0.05), floor)
    box("right", (0.2, l, h), (w + 0.1, l / 2, h / 2), white)
    box("back", (w, 0.2, h + 4), (w / 2, -0.1, (h + 4) / 2), white)
    _roof(w, l, h)
    _doors(w, l, h)
    _garden(w, l, rng)
    _right(theme, w, l, h)
    seats = _tables(theme, w, l, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.74, 0.5, 1.68), "target": (w * 0.40, l), "lens": 19, "shift_y": 0.05},
            "second": {"at": (w * 0.92, l * 0.30, 1.68), "target": (0.0, l * 0.72), "lens": 19, "shift_y": 0.05},
        },
        "caption": "花园宴会厅",
        "seats": seats,
        "develop": {"warmth": 0.5, "key": 0.255},
    }


def _roof(w, l, h):
    """A hipped ceiling of boards on beams, fans and rattan lamps below it."""
    clad, timber = building.boards("tropical-roof", "#8a6a48", "#b8936a", 0.14, seed=26, rough=0.55), m.plain("tropical-timber", "#5f4128", 0.5, bump=0.2, bump_scale=50)
    top = h + 3.0
    for x, far in ((-0.6, 0), (w + 0.6, 0)):
        quad("slope", [(x, -0.3, h - 0.15), (x, l + 0.8, h - 0.15), (w / 2, l + 0.8, top), (w / 2, -0.3, top)], clad)
    count = round(l / 3.6)
    for i in range(count + 1):
        y = 0.1 + (l - 0.2) * i / count
        box("tie", (w, 0.16, 0.28), (w / 2, y, h + 0.02), timber, 0.01)
        for side in (-1, 1):
            run = math.hypot(w / 2, 3.0)
            box("rafter", (run, 0.14, 0.24), (w / 2 + side * w / 4, y, h + 1.38), timber, 0.01, rot=(0, side * math.atan2(3.0, w / 2), 0))
        box("king", (0.14, 0.14, 2.8), (w / 2, y, h + 1.5), timber, 0.01)
    box("ridge", (0.16, l, 0.3), (w / 2, l / 2, top - 0.1), timber, 0.01)
    quad("gable", [(-0.2, l + 0.02, h), (w + 0.2, l + 0.02, h), (w / 2 + 0.02, l + 0.02, top), (w / 2 - 0.02, l + 0.02, top)], clad)
    lamp = prototype("rattan-lamp", _rattan)
    for i in range(count):
        y = 0.1 + (l - 0.2) * (i + 0.5) / count
        for x in (w * 0.24, w * 0.76):
            place(lamp, (x, y, h - 0.35), 0.3 * i)
            lamps.area("rattan", (x, y, h - 0.7), (0.4, 0.4), "#ffd9a0", 40, (x, y, 0))
        if i % 2 == 0:
            _fan((w / 2, y, h + 0.5))
    lamps.area("sky", (w / 2, l / 2, h - 0.1), (w * 0.8, l * 0.8), "#fff1de", 1.5 * w * l, (w / 2, l / 2, 0))
    lamps.area("roof", (w / 2, l / 2, h - 0.6), (w * 0.7, l * 0.8), "#ffe6c4", 0.9 * w * l, (w / 2, l / 2, h + 4))


def _rattan():
    """A bell of woven rods with a bulb in it; its wire rises to the roof."""
    cane = m.plain("rattan", "#b58a52", 0.6, bump=0.4, bump_scale=60)
    profile = [(0.10, 0.34), (0.30, 0.26), (0.44, 0.06), (0.46, -0.12), (0.40, -0.24)]
    for i in range(30):
        a = 2 * math.pi * i / 30
        tube("rod", [(r * math.cos(a), r * math.sin(a), z) for r, z in profile], 0.007, cane, resolution=1)
    for r, z in ((0.10, 0.34), (0.235, 0.29), (0.30, 0.26), (0.38, 0.15), (0.44, 0.06), (0.455, -0.04), (0.46, -0.12), (0.40, -0.24)):
        tube("hoop", [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * i / 40 for i in range(40))], 0.009, cane, cyclic=True, resolution=1)
    lathe("bulb", [(0.001, -0.06), (0.07, 0.0), (0.001, 0.09)], lamps._seen(m.glow("rattan-bulb", "#ffd9a0", 18)), segments=20)
    tube("wire", [(0, 0, 0.34), (0, 0, 1.6)], 0.006, m.plain("wire", "#1c1c1c", 0.6))


def _fan(at):
    x, y, z = at
    dark, blade = m.plain("fan", "#3a2a1e", 0.4), m.plain("fan-blade", "#7a5636", 0.5)
    tube("rod", [(x, y, z), (x, y, z + 2.2)], 0.016, dark)
    lathe("hub", [(0.001, -0.08), (0.12, -0.06), (0.13, 0.06), (0.03, 0.12)], dark, at, 28)
    for k in range(5):
        a = 2 * math.pi * k / 5 + y
        box("blade", (0.95, 0.16, 0.012), (x + 0.58 * math.cos(a), y + 0.58 * math.sin(a), z - 0.02), blade, 0.004, rot=(0.12, 0, a))


def _doors(w, l, h):
    """Leaves of glass folded back between white columns, louvres above them; the same ahead."""
    timber, glass = m.plain("tropical-timber", "#5f4128", 0.5, bump=0.2, bump_scale=50), m.thin_glass("pane", "#f2f6f6", 0.93)
    column = m.plain("tropical-column", "#efe9dc", 0.6)
    head = 3.0

    def bay(x, y, turn, wide):
        c, s = math.cos(turn), math.sin(turn)
        put = lambda px, py, pz: (x + px * c - py * s, y + px * s + py * c, pz)
        box("head", (wide, 0.14, 0.16), put(0, 0, head), timber, 0.006, rot=(0, 0, turn))
        for k in range(9):
            box("louvre", (wide - 0.1, 0.09, 0.012), put(0, 0, head + 0.16 + 0.115 * k), timber, rot=(0.6, 0, turn))
        for side in (-1, 1):
            for k in range(2):
                px, py, a = side * (wide / 2 - 0.10 - 0.10 * k), 0.38, turn + math.pi / 2 + side * (0.18 if k else -0.18)
                box("leaf", (0.78, 0.04, 0.09), put(px, py, 0.06), timber, 0.004, rot=(0, 0, a))
                box("leaf", (0.78, 0.04, 0.09), put(px, py, head - 0.12), timber, 0.004, rot=(0, 0, a))
                for e in (-0.36, 0.36):
                    ex, ey = e * math.cos(a - turn), e * math.sin(a - turn)
                    box("stile", (0.07, 0.045, head - 0.1), put(px + ex, py + ey, head / 2), timber, 0.004, rot=(0, 0, a))
                box("pane", (0.70, 0.006, head - 0.3), put(px, py, head / 2), glass, rot=(0, 0, a))

    count = round(l / 3.6)
    for i in range(count):
        bay(0.0, 0.1 + (l - 0.2) * (i + 0.5) / count, math.pi / 2, l / count - 0.4)
    for i in range(count + 1):
        box("column", (0.4, 0.4, h), (0.0, 0.1 + (l - 0.2) * i / count, h / 2), column, 0.02)
    across = round(w / 3.7)
    for i in range(across):
        bay(w * (i + 0.5) / across, l, 0.0, w / across - 0.4)
    for i in range(across + 1):
        box("column", (0.4, 0.4, h), (w * i / across, l, h / 2), column, 0.02)
    for size, at in (((0.2, l, 0.24), (0, l / 2, h - 0.1)), ((w, 0.2, 0.24), (w / 2, l, h - 0.1))):
        box("plate", size, at, timber, 0.01)
    lamps.area("day-left", (-0.5, l / 2, 1.8), (l * 0.95, 2.6), "#eef4ff", 900, (w, l / 2, 0.2))
    lamps.area("day-front", (w / 2, l + 0.6, 1.8), (w * 0.95, 2.6), "#fdf4e4", 560, (w / 2, 0, 0.2))
    sun = lamps.spot("sun", (-16, l * 0.95, 13), (2.8, l * 0.42, 0), "#fff0d0", 60000, 46, 0.2, 0.15)
    sun.visible_glossy = False
    # The noon light on leaves and lawn, from over the roof.
    lamps.area("garden-left", (-4.0, l / 2, 14), (10, l + 8), "#fff3dc", 9000, (-11, l / 2, 0))
    lamps.area("garden-front", (w / 2, l + 3.0, 14), (w + 8, 8), "#fff3dc", 7000, (w / 2, l + 12, 0))


def _garden(w, l, rng):
    """A terrace, lawn, palms and broad leaves, a far row of trees and the sea's line."""
    stone = m.stone("terrace", "#cfc7b8", "#a89e8c", seed=4, rough=0.5, tile=3.0)
    box("terrace", (4.0, l + 12, 0.1), (-2.2, l / 2 + 2, -0.06), stone)
    box("terrace", (w + 8, 4.0, 0.1), (w / 2 - 2, l + 2.2, -0.06), stone)
    box("grass", (160, 160, 0.1), (0, l / 2, -0.14), m.plain("far-grass", "#5f8a3c", 0.9, bump=1.0, bump_scale=14))
    palms = [shore.coconut(8.0, 0, 1.4), shore.coconut(9.5, 1, 2.0), shore.coconut(6.5, 2, 1.0)]
    bushes = [plants.shrub(0.9, k, tone, 700) for k, tone in ((0, "#4f7a36"), (1, "#3f6a34"), (2, "#6f9444"))]
    for i in range(12):
        place(palms[i % 3], (-6.0 - 3.0 * (i % 3) + rng.uniform(-0.8, 0.8), -1 + i * 2.4, -0.1), rng.uniform(0, 6), rng.uniform(0.85, 1.1))
    for i in range(9):
        place(palms[(i + 1) % 3], (-2 + i * 2.6, l + 6.5 + 2.6 * (i % 3), -0.1), rng.uniform(0, 6), rng.uniform(0.85, 1.1))
    for i in range(40):
        place(bushes[i % 3], (-4.6 - rng.uniform(0, 1.2), -3 + i * 0.72, -0.15), rng.uniform(0, 6), rng.uniform(0.7, 1.3))
        place(bushes[(i + 1) % 3], (-5 + i * 0.7, l + 4.8 + rng.uniform(0, 1.2), -0.15), rng.uniform(0, 6), rng.uniform(0.7, 1.3))
    trees = [plants.garden_tree(9.0, k, "#3f6330", 3600) for k in (1, 2)]
    for i in range(10):
        place(trees[i % 2], (-26 - 2 * (i % 3), -8 + i * 5.0, -0.1), i, 1.1)
        place(trees[i % 2], (-20 + i * 5.0, l + 26 + 2 * (i % 3), -0.1), i, 1.1)


def _right(theme, w, l, h):
    """The right wall: panels of cane, lamps, a console with flowers, pots of palms."""
    cane, timber = m.plain("cane-panel", "#c2a06c", 0.8, bump=1.0, bump_scale=140), m.plain("tropical-timber", "#5f4128", 0.5, bump=0.2, bump_scale=50)
    count = round(l / 3.6)
    for i in range(count):
        y = 0.1 + (l - 0.2) * (i + 0.5) / count
        wide = l / count - 0.7
        box("cane", (0.03, wide, 2.0), (w - 0.02, y, 1.75), cane)
        for size, at in (((0.05, wide + 0.1, 0.08), (w - 0.03, y, 2.78)), ((0.05, wide + 0.1, 0.08), (w - 0.03, y, 0.72)), ((0.05, 0.08, 2.1), (w - 0.03, y - wide / 2, 1.75)), ((0.05, 0.08, 2.1), (w - 0.03, y + wide / 2, 1.75))):
            box("frame", size, at, timber, 0.006)
        lathe("sconce", [(0.05, -0.14), (0.085, 0.12)], lamps._seen(m.glow("cane-lamp", "#ffd9a0", 4)), (w - 0.12, y + l / count / 2, 2.0), 24)
        place(tableware.palm(), (w - 0.5, y + l / count / 2, 0), i, 1.0)
    box("console", (0.45, 2.4, 0.05), (w - 0.35, l * 0.42, 0.86), timber, 0.008)
    for y in (l * 0.42 - 1.0, l * 0.42 + 1.0):
        box("leg", (0.36, 0.07, 0.84), (w - 0.35, y, 0.42), timber, 0.006)
    place(plants.bouquet(("#f2efe6", "#e9c46a", "#d9785a")), (w - 0.35, l * 0.42, 0.88), 0.4, 0.9)


def _tables(theme, w, l, rng):
    """Round tables in staggered rows, an aisle to the doors; returns the seats."""
    chair, seats = chairs.chair(theme, "chiavari"), 0
    for row in range(5):
        y = 3.2 + row * 3.9
        if y > l - 2.0:
            break
        for column in range(4):
            x = w * (0.14 + 0.235 * column) + (0.5 if row % 2 else -0.1)
            if x > w - 2.2 and row == 0:
                continue
            place(tables.round_table(theme, 1.8, row + column), (x, y, 0), rng.uniform(0, 6))
            place(tableware.flowers(theme, variant=(row + column) % 3), (x, y, 0.752), rng.uniform(0, 6), 1.1)
            for k in range(10):
                a = 2 * math.pi * k / 10 + 0.15 * (row + column)
                c, s = math.cos(a), math.sin(a)
                seats += 1
                place(chair, (x + 1.20 * c, y + 1.20 * s, 0), a + math.pi / 2 + rng.uniform(-0.1, 0.1))
                place(tableware.cover(theme, "flat"), (x + 0.71 * c, y + 0.71 * s, 0.752), a + math.pi / 2)
                place(tableware.wine_glass(), (x + 0.50 * c, y + 0.50 * s, 0.752), a + math.pi / 2)
    return seats


