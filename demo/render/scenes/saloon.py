"""A ship's saloon in the evening: panelled sides with windows on the river, a low ceiling with lit coffers, a bar at the end."""

import math
import random

import bpy

from kit import building, cafe, dining, lamps, lounge, plants, tableware
from kit import materials as m
from kit.mesh import add, box, lathe, place, prototype, quad, rounded_rectangle, tube
from kit.textures import carpet, image


def build(theme, shot):
    """The saloon along the ship; its windows slope a little and have round corners."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    wood = m.veneer("saloon-wood", "#5a331c", "#96602f", seed=27, rough=0.22)
    brass = m.plain("saloon-brass", "#b8914e", 0.28, metal=1.0)
    pile = m.textured("saloon-carpet", image("saloon-carpet", carpet("lattice", ("#1d2b45", "#24365a", "#8f7a4c"), 19)), 2.4, 0.95, 0.15, sheen=0.25, bump=0.45)
    white = m.plain("saloon-ceiling", "#eee8db", 0.6)
    building.shell(w, l, h + 0.14, pile, wood, white, leave=("left", "right"))
    _sides(w, l, h, wood, brass, white)
    _outside(w, l)
    _ceiling(w, l, h, wood, brass, white)
    _bar(theme, w, l, h, wood, brass, rng)
    _seats(theme, w, l, rng)
    return {
        "cameras": {
            "main": {"at": (w * 0.56, 0.6, 1.5), "target": (w * 0.47, l), "lens": 20, "shift_y": -0.01},
            "second": {"at": (w * 0.64, l - 3.6, 1.5), "target": (w * 0.20, 0.0), "lens": 20, "shift_y": -0.01},
        },
        "caption": "船上沙龙",
        "develop": {"warmth": 0.6, "key": 0.185},
    }


def _pane_frame(x, y, wide, sill, head, brass, inward):
    """One window: a brass rim with round corners on the panelling."""
    outline = rounded_rectangle(wide, head - sill, 0.16, 8)
    tube("rim", [(x + inward * 0.05, y + a, (sill + head) / 2 + b) for a, b in outline], 0.028, brass, cyclic=True, resolution=3)
    tube("bead", [(x + inward * 0.035, y + a * 0.965, (sill + head) / 2 + b * 0.955) for a, b in outline], 0.012, brass, cyclic=True)


def _sides(w, l, h, wood, brass, white):
    """Dado, piers with lamps, windows between; the corners of each opening are filled round."""
    bays, sill, head = 8, 0.82, 2.12
    pitch = l / bays
    wide = pitch - 0.52
    lamp = prototype("saloon-lamp", lambda: (box("plate", (0.02, 0.10, 0.30), (0.01, 0, 0), brass, 0.006), lathe("shade", [(0.055, -0.10), (0.075, 0.09)], lamps._seen(m.glow("saloon-shade", "#ffd9a0", 5)), (0.10, 0, 0), 28), tube("arm", [(0.02, 0, -0.12), (0.10, 0, -0.14), (0.10, 0, -0.10)], 0.008, brass)))
    corner = _corner()
    for x, inward in ((0.0, 1), (w, -1)):
        mid = x - inward * 0.06
        box("dado", (0.12, l, sill), (mid, l / 2, sill / 2), wood)
        box("head", (0.12, l, h + 0.14 - head), (mid, l / 2, head + (h + 0.14 - head) / 2), wood)
        box("cap", (0.10, l, 0.035), (x + inward * 0.03, l / 2, sill - 0.10), wood, 0.01)
        tube("rail", [(x + inward * 0.11, 0, sill - 0.02), (x + inward * 0.11, l, sill - 0.02)], 0.018, brass, resolution=3)
        box("skirting", (0.04, l, 0.12), (x + inward * 0.02, l / 2, 0.06), m.plain("saloon-dark", "#2a170c", 0.4))
        for i in range(bays):
            y = pitch * (i + 0.5)
            for side in (-1, 1):
                box("pier", (0.12, pitch / 2 - wide / 2, head - sill), (mid, y + side * (pitch / 2 + wide / 2) / 2, (sill + head) / 2), wood)
                for up in (-1, 1):
                    made = place(corner, (mid - 0.06, y + side * wide / 2, (sill + head) / 2 + up * (head - sill) / 2))
                    made.scale = (1, side, up)
            for part in (-0.25, 0.25):
                box("field", (0.02, pitch / 2 - 0.16, sill - 0.34), (x + inward * 0.012, y + part * pitch, 0.40), wood, 0.008)
            _pane_frame(x, y, wide, sill, head, brass, inward)
            if i:
                place(lamp, (x + inward * 0.01, pitch * i, 1.62), 0 if inward > 0 else math.pi)
                if i % 2:
                    lamps.area("sconce", (x + inward * 0.22, pitch * i, 1.75), (0.12, 0.2), "#ffd9a0", 9, (w / 2, pitch * i, 1.2))
        quad("pane", [(mid, 0, sill), (mid, l, sill), (mid, l, head), (mid, 0, head)], m.thin_glass("pane", "#f2f6f6", 0.93))


def _corner(radius=0.16):
    """The piece that rounds a window's corner: 120 mm thick, its square corner at the origin, pointing to -y and -z."""

    def build():
        wood = m.veneer("saloon-wood", "#5a331c", "#96602f", seed=27, rough=0.22)
        arc = [(-radius + radius * math.cos(a), -radius + radius * math.sin(a)) for a in (math.pi / 2 * i / 10 for i in range(11))]

        points = [(x, y, z) for x in (0.0, 0.12) for y, z in [(0, 0)] + arc[::-1]]
        count = len(arc) + 1
        faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]] + [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        mesh = bpy.data.meshes.new("corner")
        mesh.from_pydata(points, [], faces)

        add("corner", mesh, wood)

    return prototype("saloon-corner", build)


def _outside(w, l):
    """The river and the lit bank on both sides."""
    building.outlook("left", w, l, "blue", 0.95, distance=26, low=0.6, top=17.0, seed=12, horizon=0.10)
    building.outlook("right", w, l, "dusk", 0.85, distance=26, low=0.6, top=17.0, seed=15, horizon=0.10)
    water = m.plain("river", "#0d1a2b", 0.10, spec=0.7, bump=1.0, bump_scale=3)
    for x in (-14.2, w + 14.2):
        box("river", (28, l + 60, 0.1), (x, l / 2, 0.35), water)
    rail = m.plain("deck-rail", "#d7d9db", 0.3, metal=0.8)
    for x in (-1.1, w + 1.1):
        for z in (0.75, 1.02):
            tube("rail", [(x, -3, z), (x, l + 3, z)], 0.016, rail)
        for i in range(int(l / 1.6)):
            tube("post", [(x, i * 1.6, 0.3), (x, i * 1.6, 1.02)], 0.014, rail)


def _ceiling(w, l, h, wood, brass, white):
    """Timber ribs across, between them shallow coffers with a warm strip."""
    bays, glow = 8, lamps._seen(m.glow("saloon-cove", "#ffd7a0", 8))
    for i in range(bays + 1):
        box("rib", (w, 0.20, 0.16), (w / 2, l * i / bays, h + 0.06), wood, 0.008)
    for x in (w * 0.16, w * 0.84):
        box("beam", (0.18, l, 0.14), (x, l / 2, h + 0.07), wood, 0.008)
        box("strip", (0.03, l - 0.2, 0.016), (x + (0.12 if x < w / 2 else -0.12), l / 2, h + 0.10), glow)
    down = prototype("saloon-down", lambda: (lathe("disc", [(0.001, -0.004), (0.045, -0.004)], lamps._seen(m.glow("saloon-disc", "#ffe2b4", 26)), segments=20), lathe("rim", [(0.045, -0.002), (0.058, -0.006), (0.06, 0.0)], brass, segments=24)))
    for i in range(bays):
        y = l * (i + 0.5) / bays
        for x in (w * 0.08, w * 0.38, w * 0.62, w * 0.92):
            place(down, (x, y, h + 0.14))
        lamps.spot("down", (w * 0.08, y, h + 0.1), (w * 0.09, y, 0), "#ffe2b4", 34, 82, 0.7)
        lamps.spot("down", (w * 0.92, y, h + 0.1), (w * 0.91, y, 0), "#ffe2b4", 34, 82, 0.7)
    lamps.area("cove", (w / 2, l / 2, h + 0.02), (w * 0.6, l * 0.92), "#ffe0b6", 3.4 * w * l, (w / 2, l / 2, 0))
    building.sprinklers(w, l, h + 0.14, 2.6)
    for i in range(4):
        box("slot", (0.9, 0.08, 0.006), (w * 0.5, l * (i + 0.5) / 4 + 0.5, h + 0.138), m.plain("slot", "#26272a", 0.7))


def _bar(theme, w, l, h, wood, brass, rng):
    """The bar at the fore end: a curved-looking front of ribs, shelves of glass behind."""
    y, wide = l - 1.5, w * 0.52
    x = w * 0.36
    top = m.stone("saloon-top", "#22303a", "#6d7c84", seed=6, rough=0.12)
    box("front", (wide, 0.12, 1.02), (x, y, 0.51), wood, 0.004)
    for i in range(int(wide / 0.09)):
        lathe("rib", [(0.035, 0.06), (0.035, 0.98)], wood, (x - wide / 2 + 0.045 + i * 0.09, y - 0.07, 0), 12)
    box("counter", (wide + 0.12, 0.62, 0.05), (x, y + 0.14, 1.065), top, 0.012)
    tube("foot", [(x - wide / 2, y - 0.24, 0.20), (x + wide / 2, y - 0.24, 0.20)], 0.02, brass, resolution=3)
    stool = cafe.bar_stool(theme, 0.76)
    for i in range(5):
        place(stool, (x - wide / 2 + 0.5 + i * (wide - 1.0) / 4, y - 0.52 + rng.uniform(-0.06, 0.06), 0), rng.uniform(0, 1))
    props, glow = dining.shelf_props(theme), lamps._seen(m.glow("saloon-shelf", "#ffcf94", 8))
    box("back", (wide, 0.02, 1.5), (x, l - 0.02, 1.75), m.plain("saloon-mirror", "#c9ccca", 0.06, metal=1.0))
    for z in (1.15, 1.55, 1.95):
        box("board", (wide, 0.24, 0.03), (x, l - 0.14, z), wood, 0.003)
        box("strip", (wide - 0.1, 0.012, 0.012), (x, l - 0.04, z - 0.02), glow)
        for i in range(int(wide / 0.36)):
            if rng.random() < 0.92:
                place(props[0] if rng.random() < 0.65 else rng.choice(props[1:3]), (x - wide / 2 + 0.2 + i * 0.36, l - 0.14, z + 0.015), rng.uniform(-0.1, 0.1), 0.85)
    lamps.area("shelf", (x, l - 0.2, 2.35), (wide, 0.08), "#ffcf94", 20, (x, l - 0.1, 0.8))
    for i in range(4):
        place(tableware.wine_glass(), (x - wide / 2 + 0.7 + i * 0.55, y + 0.1 + rng.uniform(-0.05, 0.05), 1.09), 0)
    place(tableware.flowers(theme, variant=1), (x + wide / 2 - 0.4, y + 0.12, 1.09), 0.3, 0.9)
    box("door", (0.9, 0.05, 2.05), (w * 0.84, l - 0.03, 1.03), m.veneer("saloon-door", "#4a2a17", "#7a4a26", seed=78, rough=0.25), 0.006)
    ring = [(w * 0.84 + 0.2 * math.cos(a), l - 0.07, 1.55 + 0.2 * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
    tube("porthole", ring, 0.025, brass, cyclic=True, resolution=3)
    lathe("porthole-glass", [(0.001, 0), (0.19, 0)], m.glow("porthole-glow", "#ffe2b4", 1.1), (w * 0.84, l - 0.062, 1.55), 40).rotation_euler = (math.pi / 2, 0, 0)
    building.exit_sign((w * 0.84, l - 0.05, 2.25))


def _seats(theme, w, l, rng):
    """Benches under the windows, tub chairs and round tables before them, a gangway in the middle."""
    bench = dining.banquette(theme, 3.2, "#2c4350")
    chair = lounge.armchair(theme, "#8a6a44", 0)
    other = lounge.armchair(theme, "#33485a", 1)
    table = lounge.side_table(theme, 0.36, 0.66)
    lamp = lounge.table_lamp(theme, 0.34)
    for side, x in ((0, 0.10), (1, w - 0.10)):
        for k in range(4):
            y = 2.0 + 3.35 * k
            if y > l - 3.2:
                continue
            turn = 0 if side == 0 else math.pi
            place(bench, (x, y, 0), turn)
            out = 1 if side == 0 else -1
            for part in (-0.8, 0.8):
                tx, ty = x + out * 1.02, y + part
                place(table, (tx, ty, 0), 0)
                place(lamp, (tx + out * 0.02, ty + 0.12, 0.66), 0, 0.72)
                lounge.lamp_light(theme, (tx, ty + 0.12, 0.98), 4)
                for g in range(2):
                    place(tableware.wine_glass(), (tx + rng.uniform(-0.2, 0.2), ty - 0.12 + rng.uniform(-0.08, 0.08), 0.66), rng.uniform(0, 6))
                place(chair if (k + side) % 2 else other, (tx + out * (0.72 + rng.uniform(-0.03, 0.05)), ty + rng.uniform(-0.06, 0.06), 0), math.pi / 2 * out + rng.uniform(-0.25, 0.25), 0.92)
    place(plants.indoor_tree(2.0, 1), (w - 0.5, l - 0.6, 0), 0.0, 0.9)


