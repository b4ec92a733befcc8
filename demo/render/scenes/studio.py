"""A photographer's studio: a white cyclorama with soft boxes on stands, a camera on its tripod, a set of chair and table; concrete and brick around."""

import math
import random

from kit import building, lamps, lounge, places, plants, rig
from kit import materials as m
from kit.mesh import box, grid, lathe, place, prototype, tube


def build(theme, shot):
    """The cyclorama at the far left corner, the working floor before it, make-up and racks at the right."""
    w, l, h = shot.width, shot.length, shot.height
    rng = random.Random(shot.id)
    floor = building.concrete("studio", "#7f7c77", 9, 0.3, 6.0, 0.4)
    brick = building.brick("studio", "#b9b4aa", "#d6d1c7", "#c3bdb2")
    building.shell(w, l, h, floor, brick, m.plain("studio-lid", "#2c2d30", 0.9))
    _cove(w, l, h)
    _lights(w, l, h)
    _set(theme, w, l)
    _right(theme, w, l, h, rng)
    _above(w, l, h)
    return {
        "cameras": {
            "main": {"at": (w * 0.70, 1.3, 1.6), "target": (w * 0.42, l), "lens": 21, "shift_y": 0.04},
            "second": {"at": (w * 0.08, 1.0, 1.6), "target": (w * 0.72, l), "lens": 20, "shift_y": 0.035},
        },
        "caption": "摄影棚",
        "develop": {"warmth": 0.5, "key": 0.30},
    }


def _cove(w, l, h):
    """White sweeps of floor into the far and the left wall, one radius, 7 m wide."""
    white, r, far, x1, high = m.plain("cove-white", "#f1f0ee", 0.55), 1.1, l - 0.25, w * 0.70, h - 0.9
    wide = x1 - 0.25

    def profile(v):
        run = far - r - (l - 6.2)
        total = run + r * math.pi / 2 + (high - r)
        s = v * total
        if s < run:
            return l - 6.2 + s, 0.012
        if s < run + r * math.pi / 2:
            a = (s - run) / r
            return far - r + r * math.sin(a), 0.012 + r - r * math.cos(a)
        return far, 0.012 + r + (s - run - r * math.pi / 2)

    grid("cove", 1, 90, lambda u, v: (0.25 + wide * u, *profile(v)), white)

    def corner(v):
        a = v * math.pi / 2
        return 0.25 + r - r * math.sin(a), 0.012 + r - r * math.cos(a)

    grid("cove-left", 1, 24, lambda u, v: (corner(v)[0], l - 6.2 + 5.9 * u, corner(v)[1]), white)
    box("cove-wall", (0.06, 5.95, high - r), (0.24, l - 3.2, r + (high - r) / 2), white)
    box("lip", (wide, 0.05, 0.03), (0.25 + wide / 2, l - 6.21, 0.012), m.plain("lip", "#8d8d8b", 0.6), 0.006)
    box("end", (0.14, 1.4, high), (x1 + 0.05, l - 0.7, high / 2), m.plain("cove-end", "#d9d6cf", 0.7), 0.004)


def _soft_box(wide, high, power):
    """A soft box facing -y, its stand below; the middle of its front at the origin."""

    def build():
        dark = m.plain("lamp-black", "#17181a", 0.5, metal=0.3)
        box("front", (wide, 0.012, high), (0, 0, 0), lamps._seen(m.glow(f"soft-{power}", "#fff6ea", power)))
        box("rim", (wide + 0.05, 0.06, high + 0.05), (0, 0.035, 0), dark, 0.01)
        grid("hood", 4, 1, lambda u, v: ((u - 0.5) * wide * (1 - 0.75 * v), 0.05 + 0.5 * v, high / 2 * (1 - 0.75 * v)), dark)
        grid("hood", 4, 1, lambda u, v: ((u - 0.5) * wide * (1 - 0.75 * v), 0.05 + 0.5 * v, -high / 2 * (1 - 0.75 * v)), dark)
        for side in (-1, 1):
            grid("hood", 4, 1, lambda u, v, side=side: (side * wide / 2 * (1 - 0.75 * v), 0.05 + 0.5 * v, (u - 0.5) * high * (1 - 0.75 * v)), dark)
        tube("head", [(0, 0.5, 0), (0, 0.82, 0)], 0.07, dark, resolution=4)

    return prototype(f"soft-box-{wide:.1f}-{high:.1f}", build)


def _stand(at, top):
    dark = m.plain("stand-steel", "#3a3b3e", 0.35, metal=0.9)
    x, y = at
    tube("pole", [(x, y, 0.2), (x, y, top)], 0.016, dark)
    for k in range(3):
        a = 2.1 * k + 0.4
        tube("leg", [(x, y, 0.75), (x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), 0.02)], 0.011, dark)
        tube("stay", [(x, y, 0.28), (x + 0.27 * math.cos(a), y + 0.27 * math.sin(a), 0.36)], 0.007, dark)
    for z in (1.0, 1.5):
        tube("collar", [(x, y, z), (x, y, z + 0.06)], 0.026, dark)


def _lights(w, l, h):
    """Two large soft boxes, a strip, an umbrella, a boom over the set; and the light that they give."""
    subject = (w * 0.34, l - 2.6, 1.1)
    for (x, y, z), wide, high in (((w * 0.08, l - 5.0, 2.2), 1.2, 1.6), ((w * 0.60, l - 4.6, 2.3), 1.0, 1.4), ((w * 0.62, l - 1.7, 1.6), 0.4, 1.6)):
        way = math.atan2(subject[1] - y, subject[0] - x) + math.pi / 2
        place(_soft_box(wide, high, 9), (x, y, z), way)
        back = (x - 0.66 * math.sin(way) * -1 * -1, y + 0.66 * math.cos(way))
        _stand((back[0], back[1]), z)
        lamps.area("soft", (x + 0.05 * math.sin(way), y - 0.05 * math.cos(way), z), (wide, high), "#fff4e6", 58 * wide * high, subject)
    _stand((w * 0.50, l - 6.6), 2.9)
    dark = m.plain("lamp-black", "#17181a", 0.5, metal=0.3)
    tube("boom", [(w * 0.53, l - 7.2, 2.7), (w * 0.36, l - 3.2, 3.35)], 0.018, dark)
    lathe("dish", [(0.02, 0.20), (0.10, 0.18), (0.30, 0.0)], m.plain("dish", "#d9dadb", 0.35, metal=0.6), (w * 0.36, l - 3.2, 3.12), 36)
    lathe("dish-light", [(0.001, 0.03), (0.26, 0.02)], lamps._seen(m.glow("dish-light", "#fff6ea", 14)), (w * 0.36, l - 3.2, 3.1), 30)
    lamps.spot("dish", (w * 0.36, l - 3.2, 3.1), subject, "#fff4e6", 120, 70, 0.7, 0.2)
    for x in (w * 0.16, w * 0.36, w * 0.56):
        lamps.area("ground", (x, l - 2.0, h - 0.6), (1.8, 1.2), "#fff8f0", 26, (x, l - 0.5, 1.4))


def _set(theme, w, l):
    """What is being photographed: an armchair, a lamp, a vase on a stand; the camera before it."""
    x, y = w * 0.34, l - 2.6
    place(lounge.armchair(theme, "#b4683c", 1), (x, y, 0.012), math.pi + 0.25)
    place(lounge.side_table(theme, 0.26, 0.52), (x + 0.85, y + 0.1, 0.012))
    place(places.sculpture(1), (x + 0.85, y + 0.1, 0.53), 0.4, 0.7)
    place(lounge.floor_lamp(theme), (x - 0.85, y + 0.45, 0.012))
    place(plants.indoor_tree(1.9, 1), (x + 1.5, y + 0.5, 0.012), 0.4, 0.85)
    for k, (px, py, pz) in enumerate(((x - 1.9, y - 0.1, 0.45), (x - 2.3, y + 0.3, 0.25))):
        lathe("drum", [(0.3, 0), (0.3, pz), (0.001, pz)], m.plain(f"set-drum-{k}", ("#d9c2a6", "#8fa39a")[k], 0.7), (px, py, 0.012), 48)
    cx, cy = w * 0.43, l - 6.9
    dark = m.plain("lamp-black", "#17181a", 0.5, metal=0.3)
    for k in range(3):
        a = 2.1 * k + 0.9
        tube("leg", [(cx, cy, 1.30), (cx + 0.42 * math.cos(a), cy + 0.42 * math.sin(a), 0.0)], 0.018, dark)
    tube("column", [(cx, cy, 1.2), (cx, cy, 1.48)], 0.022, dark)
    box("body", (0.16, 0.09, 0.12), (cx, cy, 1.55), dark, 0.014, 3, rot=(0, 0, 0.25))
    tube("lens", [(cx - 0.01, cy + 0.04, 1.55), (cx - 0.06, cy + 0.22, 1.55)], 0.045, dark, resolution=5)
    # A cart with the computer.
    tx, ty = w * 0.60, l - 7.4
    for z in (0.35, 0.9):
        box("deck", (0.7, 0.5, 0.03), (tx, ty, z), dark, 0.004)
    for dx in (-0.33, 0.33):
        for dy in (-0.23, 0.23):
            tube("post", [(tx + dx, ty + dy, 0.06), (tx + dx, ty + dy, 0.9)], 0.014, dark)
    box("screen", (0.62, 0.03, 0.38), (tx, ty + 0.1, 1.22), dark, 0.006, rot=(0, 0, 0.3))
    box("picture", (0.58, 0.006, 0.34), (tx - 0.005, ty + 0.083, 1.22), m.glow("cart-screen", "#c9d6e2", 1.2), rot=(0, 0, 0.3))
    box("keys", (0.36, 0.13, 0.015), (tx - 0.02, ty - 0.12, 0.925), m.plain("keys", "#d9dadb", 0.4), 0.004, rot=(0, 0, 0.3))


def _right(theme, w, l, h, rng):
    """Windows high in the right wall, a make-up table with bulbs, a rail of clothes, rolls of paper, cases."""
    frame = m.plain("studio-frame", "#2b2d30", 0.4, metal=0.7)
    day = lamps._seen(m.glow("studio-day", "#e4eefb", 2.6))
    for k in range(3):
        y = 2.4 + 3.6 * k
        box("pane", (0.03, 2.6, 1.5), (w - 0.01, y, 3.3), day)
        for i in range(5):
            box("bar", (0.08, 0.05, 1.56), (w - 0.03, y - 1.3 + 0.65 * i, 3.3), frame)
        for z in (2.53, 3.3, 4.07):
            box("bar", (0.08, 2.66, 0.05), (w - 0.03, y, z), frame)
        lamps.area("day", (w - 0.12, y, 3.3), (2.5, 1.4), "#e4eefb", 130, (w * 0.4, y + 0.6, 0))
    wood = lounge.lead_wood(theme, "desk")
    box("desk", (0.55, 2.6, 0.05), (w - 0.32, 3.2, 0.78), wood, 0.006)
    for y in (2.0, 4.4):
        box("leg", (0.5, 0.05, 0.76), (w - 0.32, y, 0.38), wood)
    bulb = prototype("mirror-bulb", lambda: lathe("bulb", [(0.001, -0.03), (0.03, 0), (0.001, 0.03)], lamps._seen(m.glow("mirror-bulb", "#ffe2b4", 14)), segments=14))
    for y in (2.6, 3.8):
        box("mirror", (0.03, 0.9, 0.9), (w - 0.04, y, 1.42), m.plain("saloon-mirror", "#c9ccca", 0.06, metal=1.0))
        for k in range(4):
            for dy in (-0.5, 0.5):
                place(bulb, (w - 0.07, y + dy, 1.06 + 0.24 * k))
        place(lounge.side_table(theme, 0.2, 0.5), (w - 0.95, y, 0))
    lamps.area("mirror", (w - 0.1, 3.2, 1.4), (2.2, 0.8), "#ffe2b4", 34, (w - 2, 3.2, 1.0))
    steel = m.plain("chrome", "#c8cacd", 0.18, metal=1.0)
    ry0, ry1 = 6.0, 8.2
    tube("rail", [(w - 0.8, ry0, 1.65), (w - 0.8, ry1, 1.65)], 0.016, steel)
    for y in (ry0, ry1):
        tube("post", [(w - 0.8, y, 0.05), (w - 0.8, y, 1.65)], 0.016, steel)
        tube("foot", [(w - 1.1, y, 0.05), (w - 0.5, y, 0.05)], 0.016, steel)
    tones = ("#2f3a4a", "#c9b9a2", "#7d3b34", "#e6e1d6", "#4a5a4e", "#b08a5a", "#8d8f93", "#1f2022")
    for k in range(15):
        y, tone = ry0 + 0.15 + k * 0.135, tones[k % 8]
        long = rng.uniform(0.75, 1.2)
        grid("garment", 3, 8, lambda u, v, y=y, long=long, k=k: (w - 0.8 + (u - 0.5) * (0.40 + 0.06 * v), y + 0.012 * math.sin(9 * u + k) + 0.03 * (v - 0.5) * math.sin(k), 1.6 - long * v), m.plain(f"garment-{tone}", tone, 0.9, bump=0.3)).modifiers.new("thick", "SOLIDIFY").thickness = 0.045
    for k, tone in enumerate(("#d9c9a8", "#7f9aa8", "#b9705a", "#e9e7e2", "#5f6f5a")):
        x, y = w - 0.22 - 0.06 * k, l - 1.1 + 0.18 * k
        tube("roll", [(x, y, 0.0), (w - 0.10, y + 0.05, 2.75)], 0.07, m.plain(f"roll-{tone}", tone, 0.8), resolution=4)
    place(rig.flight_case(), (w * 0.83, l - 1.4, 0), 0.4)
    place(rig.flight_case(0.7, 0.6, 0.9), (w * 0.76, l - 0.7, 0), 0.1)
    box("door", (0.95, 0.05, 2.15), (w * 0.86, l - 0.03, 1.07), m.plain("studio-door", "#4d5257", 0.5), 0.006)
    building.exit_sign((w * 0.86, l - 0.06, 2.36))


def _above(w, l, h):
    """Rails for lamps, a duct, beams."""
    rail = m.plain("pipe", "#4a4c50", 0.45, metal=0.8)
    for x in (w * 0.18, w * 0.40, w * 0.62):
        box("rail", (0.06, 7.0, 0.08), (x, l - 3.9, h - 0.35), rail)
    for y in (l - 6.4, l - 3.9, l - 1.4):
        box("rail", (w * 0.5, 0.06, 0.08), (w * 0.40, y, h - 0.44), rail)
    for k in range(4):
        building.steel_beam((0, l * (k + 0.5) / 4, h - 0.14), (w, l * (k + 0.5) / 4, h - 0.14), 0.26, 0.16, "#303236")
    building.duct((w * 0.80, 0, h - 0.6), (w * 0.80, l, h - 0.6), 0.22, "#7d8185")
    building.sprinklers(w, l, h, 3.2)
    lantern = rig.fresnel("#fff2df", 12)
    for x, y in ((w * 0.18, l - 5.6), (w * 0.40, l - 5.8), (w * 0.62, l - 5.2), (w * 0.62, l - 2.4)):
        rig.hang(lantern, (x, y, h - 0.85), (w * 0.34, l - 2.4, 0.8))
    lamps.area("fill", (w * 0.55, l * 0.4, h - 0.8), (w * 0.8, l * 0.7), "#f4f1ea", 3.0 * w * l, (w * 0.55, l * 0.4, 0))
