"""A private dining room: a round table for twelve with its turntable, a screen of lattice, a cabinet with porcelain, the city beyond."""

import math
import random

import bmesh
import bpy

from kit import building, dining, lamps, lounge, places, plants, tableware, view
from kit import materials as m
from kit.mesh import add, box, lathe, place, prototype, rounded_rectangle, rounded_slab, tube
from kit.textures import carpet, image


def build(theme, shot):
    """The room; windows at the left, the cabinet ahead, a corner for tea at the right."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    wood = m.veneer("private-wood", "#3b2415", "#6d4526", seed=33, rough=0.28)
    silk = m.plain("private-silk", "#8c9a86", 0.85, bump=0.5, bump_scale=900, sheen=0.3)
    pile = m.textured("private-carpet", image("private-carpet", carpet("watercolour", ("#5f6a5e", "#8d8a74", "#b39b6b"), 31)), 4.6, 0.95, 0.15, sheen=0.25, bump=0.5)
    white = m.plain("private-ceiling", "#f0ebe0", 0.8)
    building.shell(w, l, h + 0.3, pile, silk, white, leave=("left",))
    _walls(w, l, h, wood)
    _window(w, l, h, wood)
    _ceiling(w, l, h, wood, white)
    _table(theme, w, l, rng)
    _tea(theme, w, l, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.72, 0.35, 1.55), "target": (w * 0.40, l), "lens": 20, "shift_y": -0.02},
            "second": {"at": (w - 0.4, l * 0.80, 1.55), "target": (0.0, l * 0.18), "lens": 20, "shift_y": -0.02},
        },
        "caption": "包间",
        "seats": 12,
        "develop": {"warmth": 0.55, "key": 0.235},
    }


def _walls(w, l, h, wood):
    """Timber frames over silk on the right and the far wall; a cabinet with porcelain in the middle of the latter."""
    brass = m.plain("private-brass", "#b8914e", 0.28, metal=1.0)
    for i in range(5):
        y = l * (i + 0.5) / 5
        for dy in (-l / 10 + 0.03, l / 10 - 0.03):
            box("stile", (0.05, 0.06, h), (w - 0.02, y + dy, h / 2), wood, 0.006)
        box("dado", (0.05, l / 5 - 0.1, 0.85), (w - 0.02, y, 0.5), wood, 0.006)
        tube("bead", [(w - 0.05, y - l / 10 + 0.2, 1.05), (w - 0.05, y + l / 10 - 0.2, 1.05), (w - 0.05, y + l / 10 - 0.2, h - 0.25), (w - 0.05, y - l / 10 + 0.2, h - 0.25)], 0.008, brass, cyclic=True)
    box("skirting", (0.06, l, 0.12), (w - 0.03, l / 2, 0.06), wood)
    # The cabinet: drawers below, open lit compartments above, two leaves of lattice beside it.
    x0, x1 = w * 0.24, w * 0.76
    wide = x1 - x0
    box("panel", (w, 0.05, h + 0.1), (w / 2, l - 0.02, h / 2), wood)
    box("base", (wide, 0.42, 0.80), (w / 2, l - 0.24, 0.42), wood, 0.006)
    for i in range(6):
        x = x0 + wide * (i + 0.5) / 6
        box("front", (wide / 6 - 0.02, 0.02, 0.66), (x, l - 0.46, 0.42), wood, 0.006)
        lathe("pull", [(0.001, 0), (0.016, 0), (0.012, 0.02), (0.001, 0.022)], brass, (x + wide / 12 - 0.06, l - 0.472, 0.46), 16).rotation_euler = (math.pi / 2, 0, 0)
    stone = m.stone("private-stone", "#ded8cc", "#9c9284", seed=6, rough=0.14)
    box("top", (wide + 0.04, 0.46, 0.04), (w / 2, l - 0.25, 0.84), stone, 0.006)
    box("back", (wide, 0.03, h - 1.1), (w / 2, l - 0.06, 0.86 + (h - 1.1) / 2), m.plain("private-back", "#39453c", 0.8))
    vessels = _porcelain()
    glow = lamps._seen(m.glow("private-shelf", "#ffd7a0", 9))
    for column in range(6):
        x = x0 + wide * (column + 0.5) / 6
        box("stile", (0.03, 0.30, h - 1.1), (x0 + wide * column / 6, l - 0.2, 0.86 + (h - 1.1) / 2), wood)
        tops = (1.42, 2.02) if column % 2 else (1.62, 2.22)
        for k, z in enumerate((0.86, *tops)):
            if k:
                box("board", (wide / 6, 0.30, 0.026), (x, l - 0.2, z), wood)
                box("strip", (wide / 6 - 0.06, 0.012, 0.01), (x, l - 0.09, z - 0.018), glow)
            place(vessels[(column * 2 + k) % len(vessels)], (x, l - 0.2, z + 0.014), column + k, 0.92)
    box("stile", (0.03, 0.30, h - 1.1), (x1, l - 0.2, 0.86 + (h - 1.1) / 2), wood)
    for side in (-1, 1):
        lx = w / 2 + side * (wide / 2 + (w - wide) / 4 + 0.03)
        lw = (w - wide) / 2 - 0.5
        for k in range(int(lw / 0.16) + 1):
            box("lattice", (0.022, 0.03, h - 0.5), (lx - lw / 2 + lw * k / int(lw / 0.16), l - 0.09, h / 2), wood)
        for k in range(int((h - 0.5) / 0.32) + 1):
            box("lattice", (lw, 0.03, 0.022), (lx, l - 0.09, 0.25 + (h - 0.5) * k / int((h - 0.5) / 0.32)), wood)
        lamps.spot("lattice", (lx, l - 0.7, h + 0.1), (lx, l - 0.05, 1.0), "#ffd9a0", 50, 60)
    for x in (x0 + wide * 0.25, x0 + wide * 0.75):
        lamps.area("cabinet", (x, l - 0.32, h - 0.28), (wide * 0.45, 0.05), "#ffd7a0", 12, (x, l - 0.1, 0.9))
    places.hung_picture((w - 0.05, l * 0.5, 1.72), 1.5, 0.95, 6, math.pi, "#4a3320")
    lamps.spot("picture", (w - 1.0, l * 0.5, h + 0.1), (w - 0.03, l * 0.5, 1.6), "#ffe2bd", 70, 48)


def _porcelain():
    """Vases and bowls in celadon, white and oxblood."""
    tones = ("#9fb3a2", "#eef0ee", "#7c2a22", "#2f4a6d")
    shapes = (
        [(0.001, 0), (0.06, 0), (0.11, 0.12), (0.10, 0.20), (0.04, 0.30), (0.035, 0.36), (0.055, 0.40)],
        [(0.001, 0), (0.05, 0), (0.05, 0.015), (0.12, 0.09), (0.135, 0.14), (0.13, 0.14), (0.11, 0.09), (0.001, 0.03)],
        [(0.001, 0), (0.07, 0), (0.12, 0.08), (0.12, 0.15), (0.06, 0.22), (0.05, 0.24), (0.06, 0.26), (0.001, 0.29)],
    )
    made = []
    for k in range(8):
        mat = m.plain(f"porcelain-{k % 4}", tones[k % 4], 0.12, spec=0.7)
        made.append(prototype(f"porcelain-{k}", lambda k=k, mat=mat: lathe("vessel", shapes[k % 3], mat, segments=40)))
    return made


def _window(w, l, h, wood):
    box("sill", (0.3, l, 0.42), (-0.12, l / 2, 0.21), wood)
    box("head", (0.3, l, 0.5), (-0.12, l / 2, h + 0.05), wood)
    building.glazing("left", w, 0, l, 0.42, h - 0.2, 4, m.plain("private-frame", "#2a1c12", 0.4))
    building.outlook("left", w, l, "blue", 0.8, distance=18, low=-8, top=18, seed=13, horizon=0.38)
    cloth = m.plain("private-curtain", "#8f8468", 0.9, sheen=0.4, bump=0.3)
    for y0, y1 in ((0.02, 0.95), (l - 0.95, l - 0.08)):
        view.curtain("curtain", (0.16, y0), (0.16, y1), 0.02, h - 0.06, cloth, 0.13, 0.05, y0)
    sheer = view.voile("private-voile", "#f3efe6", 0.55, 0.05, "#c9d6f0")
    view.curtain("voile", (0.08, 0.9), (0.08, 1.7), 0.02, h - 0.06, sheer, 0.11, 0.035, 2.0)
    view.curtain("voile", (0.08, l - 1.7), (0.08, l - 0.9), 0.02, h - 0.06, sheer, 0.11, 0.035, 3.0)
    box("track", (0.16, l, 0.05), (0.13, l / 2, h - 0.02), m.plain("private-ceiling", "#f0ebe0", 0.8))
    lamps.area("evening", (0.2, l / 2, 1.6), (l * 0.9, 2.0), "#a9c0f2", 55, (w, l / 2, 0.4))


def _ceiling(w, l, h, wood, white):
    """A lowered frame round a raised round field with a cove, and a lamp of rings with drops over the table."""
    cx, cy, r = w * 0.45, l * 0.48, min(w, l) * 0.36
    ring = [(r * math.cos(a), r * math.sin(a)) for a in (2 * math.pi * i / 72 for i in range(72))]
    bm = bmesh.new()
    outer = [(-cx, -cy), (w - cx, -cy), (w - cx, l - cy), (-cx, l - cy)]
    edges = []
    for loop in (outer, ring):
        verts = [bm.verts.new((x, y, 0)) for x, y in loop]
        edges += [bm.edges.new((verts[i], verts[(i + 1) % len(verts)])) for i in range(len(verts))]
    bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True)
    mesh = bpy.data.meshes.new("soffit")
    bm.to_mesh(mesh)
    bm.free()
    add("soffit", mesh, white, (cx, cy, h))
    tube("edge", [(cx + x, cy + y, h + 0.01) for x, y in ring], 0.02, wood, cyclic=True)
    tube("cove", [(cx + x * 1.06, cy + y * 1.06, h + 0.07) for x, y in ring], 0.02, lamps._seen(m.glow("private-cove", "#ffd9a6", 12)), cyclic=True)
    lamps.area("cove", (cx, cy, h + 0.05), (r * 1.7, r * 1.7), "#ffe0b6", 30, (cx, cy, h + 2))
    lamps.area("fill", (cx, cy, h - 0.03), (r * 1.6, r * 1.6), "#ffe6c8", 150, (cx, cy, 0))
    brass = m.plain("private-brass", "#b8914e", 0.28, metal=1.0)
    drop = prototype("private-drop", lambda: lathe("drop", [(0.001, -0.15), (0.016, -0.11), (0.018, 0.0), (0.006, 0.02)], lamps._seen(m.glow("private-drop", "#ffdca8", 6)), segments=10))
    for share, z in ((0.78, h - 0.52), (0.52, h - 0.66), (0.27, h - 0.78)):
        rr = share
        points = [(cx + rr * math.cos(a), cy + rr * math.sin(a), z) for a in (2 * math.pi * i / 48 for i in range(48))]
        tube("ring", points, 0.012, brass, cyclic=True)
        for i in range(int(rr * 46)):
            a = 2 * math.pi * i / int(rr * 46)
            place(drop, (cx + rr * math.cos(a), cy + rr * math.sin(a), z - 0.01), a)
        for i in range(3):
            a = 2 * math.pi * i / 3
            tube("wire", [(cx + rr * math.cos(a), cy + rr * math.sin(a), z), (cx + 0.05 * math.cos(a), cy + 0.05 * math.sin(a), h + 0.3)], 0.003, brass)
    lamps.spot("table", (cx, cy, h - 0.85), (cx, cy, 0), "#ffdcae", 150, 120, 0.7, 0.3)
    down = prototype("private-down", lambda: lathe("disc", [(0.001, -0.004), (0.045, -0.004)], lamps._seen(m.glow("private-disc", "#ffe2b4", 26)), segments=20))
    for x, y in ((0.6, 0.6), (0.6, l - 0.6), (w - 0.5, 0.6), (w - 0.5, l * 0.34), (w - 0.5, l * 0.66), (w - 0.5, l - 0.6), (w * 0.35, l - 0.6), (w * 0.65, l - 0.6)):
        place(down, (x, y, h))
        lamps.spot("down", (x, y, h - 0.02), (min(x + 0.25, w - 0.1) if x > w / 2 else x, y, 0), "#ffe2b4", 34, 76, 0.8)
    for x, y in ((w - 0.9, l * 0.2), (w - 0.9, l * 0.8)):
        box("slot", (0.08, 1.2, 0.006), (x, y, h - 0.002), m.plain("slot", "#26272a", 0.7))
        tube("sprinkler", [(x - 0.4, y, h), (x - 0.4, y, h - 0.05)], 0.008, m.plain("sprinkler", "#b9b9b7", 0.35, metal=1))


def _chair(theme):
    """A high-backed chair of dark wood with a cushion, looking along +y."""

    def build():
        wood, cloth = m.veneer("private-chair", "#2f1c10", "#55341c", seed=36, rough=0.3, world=False), lounge.upholstery(theme, "#75826f")
        rounded_slab("seat", rounded_rectangle(0.52, 0.50, 0.05), 0.04, wood, 0.012, (0, 0, 0.42))
        rounded_slab("pad", rounded_rectangle(0.48, 0.46, 0.06), 0.07, cloth, 0.03, (0, 0.01, 0.45))
        for side in (-1, 1):
            tube("front", [(side * 0.23, 0.22, 0), (side * 0.23, 0.22, 0.42)], 0.02, wood, resolution=3)
            tube("rear", [(side * 0.23, -0.26, 0), (side * 0.23, -0.22, 0.44), (side * 0.225, -0.30, 1.12)], 0.02, wood, resolution=3)
        rounded_slab("back", rounded_rectangle(0.40, 0.52, 0.05), 0.06, cloth, 0.026, (0, -0.235, 0.82), (math.radians(97), 0, 0))
        tube("top", [(-0.235, -0.30, 1.12), (0, -0.315, 1.15), (0.235, -0.30, 1.12)], 0.024, wood, resolution=3)
        tube("rail", [(-0.225, -0.245, 0.55), (0.225, -0.245, 0.55)], 0.014, wood)

    return prototype("private-chair", build)


def _table(theme, w, l, rng):
    x, y, radius = w * 0.45, l * 0.48, 1.22
    wood = m.veneer("private-table", "#3b2415", "#6d4526", seed=37, rough=0.16, world=False)
    lathe("top", [(0.001, 0.70), (radius - 0.03, 0.70), (radius, 0.715), (radius, 0.742), (radius - 0.012, 0.752), (0.001, 0.752)], wood, (x, y, 0), 96)
    lathe("skirt", [(radius - 0.18, 0.62), (radius - 0.18, 0.70)], wood, (x, y, 0), 64)
    lathe("foot", [(0.52, 0), (0.52, 0.05), (0.34, 0.09), (0.26, 0.34), (0.36, 0.64)], wood, (x, y, 0), 48)
    stone = m.stone("private-stone", "#ded8cc", "#9c9284", seed=6, rough=0.14)
    lathe("turntable", [(0.001, 0.768), (0.66, 0.768), (0.675, 0.776), (0.675, 0.786), (0.66, 0.792), (0.001, 0.792)], stone, (x, y, 0), 72)
    place(tableware.flowers(theme, variant=1), (x, y, 0.792), 0.5, 1.15)
    for k in range(6):
        a = 2 * math.pi * k / 6 + 0.2
        china = m.plain("china", "#f6f4ef", 0.12, spec=0.6)
        lathe("dish", [(0.001, 0.0), (0.07, 0.002), (0.115, 0.016), (0.118, 0.02)], china, (x + 0.46 * math.cos(a), y + 0.46 * math.sin(a), 0.793), 36)
        for j in range(9):
            tone = (("#7ea54a", "#4b7330"), ("#a8482a", "#d8863f"), ("#e9e2cf", "#cfa86a"))[k % 3][j % 2]
            lathe("food", [(0.001, 0), (0.022, 0.006), (0.016, 0.022), (0.001, 0.028)], m.plain(f"food-{tone}", tone, 0.45), (x + 0.46 * math.cos(a) + rng.uniform(-0.05, 0.05), y + 0.46 * math.sin(a) + rng.uniform(-0.05, 0.05), 0.798), 10)
    chair = _chair(theme)
    for k in range(12):
        a = 2 * math.pi * (k + 0.5) / 12
        c, s = math.cos(a), math.sin(a)
        turn = a + math.pi / 2
        reach = radius + 0.28 + rng.uniform(-0.02, 0.05)
        place(chair, (x + reach * c, y + reach * s, 0), turn + rng.uniform(-0.06, 0.06))
        place(tableware.cover(theme, "flat"), (x + (radius - 0.20) * c, y + (radius - 0.20) * s, 0.752), turn)
        place(tableware.wine_glass(), (x + (radius - 0.42) * c, y + (radius - 0.42) * s, 0.752), turn + rng.uniform(-0.2, 0.2))


def _tea(theme, w, l, rng):
    """Two chairs and a small table with a tray of tea at the right, plants in the corners."""
    for y in (l * 0.26, l * 0.40):
        place(lounge.armchair(theme, "#6f6046", y > 2), (w - 0.62, y + 0.1, 0), math.pi / 2 + rng.uniform(-0.1, 0.1), 0.85)
    place(lounge.side_table(theme, 0.22, 0.5), (w - 0.5, l * 0.345, 0), 0)
    place(lounge.tea_tray(theme), (w - 0.5, l * 0.345, 0.5), 1.4, 0.75)
    place(plants.indoor_tree(2.0, 2), (w - 0.55, l - 0.7, 0), 0.6, 0.85)
    place(dining.heap("oranges"), (w * 0.5 - 0.9, l - 0.27, 0.86), 0.4, 0.85)
    place(tableware.flowers(theme, variant=2), (w * 0.5 + 0.95, l - 0.27, 0.86), 0.4, 0.8)
